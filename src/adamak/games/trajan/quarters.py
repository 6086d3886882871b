"""Rounds and quarters: demands, the balance of power, clearing and refilling (TJ-11, TJ-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, filled, total
from adamak.games.trajan import data, scoring
from adamak.games.trajan.components import QUARTERS, ROUNDS, UNMET_COST
from adamak.games.trajan.data import Mat, Phase, Source
from adamak.games.trajan.variant import RefillOrder

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

LOSS: Final[vec[i64]] = vec[i64](UNMET_COST)
BY_TRAJAN: Final = 0
BY_TILE: Final = 1
BY_WILD: Final = 2


def end_round(p: TrajanPosition) -> None:
    """TJ-11.1 to TJ-11.3: a demand comes to light, or the quarter ends."""
    p.note("round_ended", p.quarter, p.rounds + 1, 0)
    if p.rounds < ROUNDS - 1:
        p.reveal()
        need = p.demands & 3
        p.demands >>= 2
        p.wanted |= need << (p.rounds * 2)
        p.rounds += 1
        p.note("demand_revealed", need - 1, 0, 0)
        return
    p.note("quarter_ended", p.quarter, 0, 0)
    p.push(Phase.VOTE, 0)
    # The active player settles first, then clockwise: nobody's payment depends on another's.
    for k in range(p.seats):
        p.push(Phase.SETTLE, (p.turn + p.seats - 1 - k) % p.seats)
    p.owed = -1


# --- step 1: the people's demands (TJ-12.1 to TJ-12.3) ------------------------------------------------
def open_demands(p: TrajanPosition, seat: i64) -> i64:
    """TJ-12.2: the demands that completed Trajan tiles do not meet, two bits a need."""
    owed: i64 = 0
    wanted = p.wanted
    while wanted:
        owed += BIT[((wanted & 3) - 1) * 2]
        wanted >>= 2
    for need in range(data.NEEDS):
        met = bits(p.mat[Mat.KEPT + seat] & data.KEPT_OF_NEED[need])
        while met and (owed >> (need * 2)) & 3:
            owed -= BIT[need * 2]
            met -= 1
            p.note("demand_met", seat, need, BY_TRAJAN)
    return owed


def settle(p: TrajanPosition, seat: i64) -> None:
    """TJ-12.1, TJ-12.2: Trajan tiles, then matching tiles, then wild tiles; R-16 makes the last two a choice."""
    if p.owed < 0:
        p.owed = open_demands(p, seat)
    for need in range(data.NEEDS):
        while (p.owed >> (need * 2)) & 3 and p.owned(seat, data.NEED + need):
            if not p.variant.wild_need_counts_for_need_bonus and spare_wilds(p, seat) > 0:
                p.push(Phase.PAY, need)
                return
            meet(p, seat, need, BY_TILE)
    for need in range(data.NEEDS):
        while (p.owed >> (need * 2)) & 3 and p.owned(seat, data.WILD_NEED):
            meet(p, seat, need, BY_WILD)
    p.frames >>= data.FRAME
    lose(p, seat, total(p.owed, 2))
    p.owed = -1 if p.frames & 31 == Phase.SETTLE else 0


def spare_wilds(p: TrajanPosition, seat: i64) -> i64:
    """TJ-12.1: wild tiles that are not needed where no matching tile is owned."""
    spare = p.owned(seat, data.WILD_NEED)
    for need in range(data.NEEDS):
        spare -= max(0, ((p.owed >> (need * 2)) & 3) - p.owned(seat, data.NEED + need))
    return spare


def meet(p: TrajanPosition, seat: i64, need: i64, means: i64) -> None:
    """TJ-12.2: the tile is spent."""
    p.owed -= BIT[need * 2]
    p.spend_tile(seat, data.NEED + need if means == BY_TILE else data.WILD_NEED)
    p.note("demand_met", seat, need, means)


def lose(p: TrajanPosition, seat: i64, unmet: i64) -> None:
    """TJ-12.3: the score may fall below 0, unless the table forbids it (R-17)."""
    if unmet == 0:
        return
    loss = LOSS[unmet]
    if not p.variant.score_may_be_negative:
        loss = min(loss, p.mat[Mat.SCORE + seat])
    p.mat[Mat.SCORE + seat] -= loss
    p.mat[Mat.SCORE + 4 + seat] += loss << Source.DEMANDS
    p.note("demands_unmet", seat, unmet, loss)


# --- step 2: balance of power (TJ-12.4 to TJ-12.7) -----------------------------------------------------
def votes_of(p: TrajanPosition, seat: i64) -> i64:
    """TJ-12.4, TJ-7.11: the space of the disc and all own senate tiles."""
    tiles = p.mat[Mat.TILES + seat]
    votes = data.VOTES[p.mat[Mat.DISC + seat]]
    return votes + 2 * (tiles & 3) + 3 * ((tiles >> 2) & 3) + 4 * ((tiles >> 4) & 3) + 5 * ((tiles >> 6) & 3)


def height(p: TrajanPosition, seat: i64) -> i64:
    """How high a disc lies among all discs; it counts only on the same space."""
    k: i64 = 0
    while (p.discs >> (k * 4)) & 15 != seat:
        k += 1
    return k


def ranked(p: TrajanPosition, by_votes: bool) -> i64:
    """TJ-12.4: seats in nibbles, the best lowest: votes, then further ahead, then higher in the stack."""
    order: i64 = 0
    for seat in range(p.seats):
        mine = rank_key(p, seat, by_votes)
        better = sum((i64(1) for other in range(p.seats) if rank_key(p, other, by_votes) > mine), i64(0))
        order |= seat << (better * 4)
    return order


def rank_key(p: TrajanPosition, seat: i64, by_votes: bool) -> i64:
    votes: i64 = votes_of(p, seat) if by_votes else 0
    return votes * 64 + p.mat[Mat.DISC + seat] * 8 + height(p, seat)


def vote(p: TrajanPosition) -> None:
    """TJ-12.4, TJ-12.5: the first-ranked player is consul and chooses."""
    p.frames >>= data.FRAME
    order = ranked(p, True)
    for place in range(p.seats):
        seat = (order >> (place * 4)) & 15
        p.note("votes_counted", seat, votes_of(p, seat), place + 1)
    p.push(Phase.BONUS, 0)
    p.decider = order & 15


def choose_bonus(p: TrajanPosition, seat: i64, side: i64) -> None:
    """TJ-12.5, TJ-12.6: the consul's tile yellow side up, the other for the vice consul gray side up."""
    order = ranked(p, True)
    p.tie_order = order if p.variant.final_tiebreak_uses_senate_stack_after_reset else ranked(p, False)
    vice = (order >> 4) & 15
    mine = (p.offer >> (side * 4)) & 15
    other = (p.offer >> ((1 - side) * 4)) & 15
    p.offer = 0
    p.mat[Mat.YELLOW + seat] |= BIT[mine - 1]
    p.mat[Mat.GRAY + vice] |= BIT[other - 1]
    p.note("bonus_taken", seat, mine - 1, 0)
    p.note("bonus_taken", vice, other - 1, 1)
    return_discs(p, order)
    p.decider = p.turn
    if p.quarter == QUARTERS:
        scoring.finish(p)
        return
    p.tie_order = 0
    clear(p)
    fill(p)


def return_discs(p: TrajanPosition, order: i64) -> None:
    """TJ-12.7: the last-ranked player's disc at the bottom, the first-ranked player's on top."""
    discs: i64 = 0
    for k in range(p.seats):
        discs = (discs << 4) | ((order >> (k * 4)) & 15)
    p.discs = discs
    for seat in range(p.seats):
        p.mat[Mat.DISC + seat] = 0
    p.note("discs_returned", order, 0, 0)


# --- step 3: clearing and refilling (TJ-12.8 to TJ-12.13) ------------------------------------------------
def clear(p: TrajanPosition) -> None:
    """TJ-12.8: senate tiles of all players, what is left in the forum, the demands. Tiles in provinces stay (R-19)."""
    removed: i64 = 0
    for seat in range(p.seats):
        tiles = p.mat[Mat.TILES + seat]
        removed += total(tiles & data.VOTE_TILES, 2)
        p.mat[Mat.TILES + seat] = tiles & ~data.VOTE_TILES
    if not p.variant.province_senate_tiles_survive_quarter_end:
        for province in range(data.PROVINCES):
            entry = (p.provinces >> (province * 5)) & 31
            if 0 < entry <= data.NEED:
                p.provinces -= entry << (province * 5)
                removed += 1
    if removed:
        p.note("senate_tiles_removed", removed, 0, 0)
    left = filled(p.green, 5) + filled(p.yellow, 5)
    if left:
        p.note("forum_cleared", left, 0, 0)
    p.green = 0
    p.yellow = 0
    p.wanted = 0


def fill(p: TrajanPosition) -> None:
    """TJ-12.9 to TJ-12.13, in this order; the next quarter begins."""
    p.reveal()
    offer_bonuses(p)
    forum_first = p.variant.refill_order_when_forum_supply_short == RefillOrder.FORUM_FIRST
    if forum_first:
        fill_forum(p)
    fill_provinces(p)
    if not forum_first:
        fill_forum(p)
    if p.gray_ships:
        p.note("ships_turned", bits(p.gray_ships), 0, 0)
    p.gray_ships = 0
    p.quarter += 1
    p.rounds = 0


def offer_bonuses(p: TrajanPosition) -> None:
    """TJ-2.10, TJ-12.9: two tiles yellow side up."""
    p.offer = p.bag & 255
    p.bag >>= 8
    p.note("bonus_revealed", (p.offer & 15) - 1, 0, 0)
    p.note("bonus_revealed", (p.offer >> 4) - 1, 0, 0)


def next_forum_tile(p: TrajanPosition) -> i64:
    """The next tile of the supply plus one; 0 when there is none."""
    if p.forum_at == i64(len(p.forum_pile)):
        return 0
    p.forum_at += 1
    return i64(p.forum_pile[p.forum_at - 1]) + 1


def fill_provinces(p: TrajanPosition) -> None:
    """TJ-12.10, TJ-12.12: those without tile, leader and legionnaire."""
    busy: i64 = 0
    for seat in range(p.seats):
        busy |= p.mat[Mat.LEGIONS + seat]
        if p.mat[Mat.LEADER + seat] != data.ITALIA:
            busy |= BIT[p.mat[Mat.LEADER + seat]]
    for province in range(data.PROVINCES):
        if busy & BIT[province] == 0 and (p.provinces >> (province * 5)) & 31 == 0:
            entry = next_forum_tile(p)
            if entry:
                p.provinces |= entry << (province * 5)
                p.note("province_filled", province, entry - 1, 0)


def fill_forum(p: TrajanPosition) -> None:
    """TJ-2.3, TJ-12.11, TJ-12.12: three forum tiles a player, column by column, and three extra action tiles."""
    for space in range(3 * p.seats):
        p.green |= next_forum_tile(p) << (space * 5)
    for space in range(i64(data.YELLOW_SPACES)):
        if p.extra_pile:
            p.yellow |= ((p.extra_pile & 7) + data.YELLOW_EXTRA) << (space * 5)
            p.extra_pile >>= 3
    p.note("forum_filled", filled(p.green, 5) + filled(p.yellow, 5), 0, 0)
