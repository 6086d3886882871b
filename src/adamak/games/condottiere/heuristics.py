"""What bots know of Condottiere: how a position stands, and how a hurried player moves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.core.rng import Rng
from adamak.games.condottiere import battle, choices, data
from adamak.games.condottiere.data import Card, Move, Phase

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition

# What a card in hand is worth in a battle, in points of strength.
WORTH: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 10, 5, 4, 6, 3, 7, 10, 6, 3])
USUAL_WORTH: Final = 4.4  # of a card not dealt yet

# Fitted to 200 games of four players, searching ones and greedy ones mixed (softmax over the seats).
TERMS: Final = 14
WEIGHTS: Final[vec[float]] = vec[float](
    [1.13, -0.08, 0.04, -0.08, 0.97, 0.02, 1.36, 0.08, 0.35, 0.23, 1.99, 0.48, 0.4, 1.12]
)


# --- how it stands --------------------------------------------------------------------------------
def hand_worth(heap: i64) -> i64:
    worth: i64 = (heap >> 56) * WORTH[Card.SCARECROW]
    heap &= 0xFFFFFFFFFFFFFF
    card: i64 = 0
    while heap:
        worth += (heap & 15) * WORTH[card]
        heap >>= 4
        card += 1
    return worth


def fighting(p: CondottierePosition) -> bool:
    """Is there a battle under way, or about to begin at a known place?"""
    between = p.phase in (Phase.CHOOSE_SITE, Phase.DRAW_COUNT, Phase.KEEP_CARDS)
    return not between and (p.site >= 0 or p.final)


def line_strength(p: CondottierePosition, seat: i64, cards: i64) -> i64:
    """The line with the card that lies face down in it: bots look at samples, where nothing is hidden."""
    line = p.lines[seat]
    if p.face_down[seat] >= 0:
        line += data.single(p.face_down[seat])
    return battle.line_strength(line, cards)


def may_extend(p: CondottierePosition, seat: i64, needed: i64) -> bool:
    """Can the largest group still grow by so many regions? Asked only where little is missing."""
    mine = p.domains[seat]
    open_ = choices.unprotected(p, data.ALL_REGIONS if p.variant.taking_regions else choices.free_regions(p))
    goal = data.largest_group(mine) + needed
    for region in range(17):
        if (mine >> region) & 1 and bits(data.group(mine | open_, region)) >= goal:
            return True
    return mine == 0


def battles_to_win(p: CondottierePosition, seat: i64) -> i64:
    """CO-11.1: how many regions are missing."""
    mine = p.domains[seat]
    by_total = data.regions_to_win(p.seats) - bits(mine)
    by_group = data.adjacent_to_win(p.seats, p.variant.larger_empires) - data.largest_group(mine)
    if by_group < by_total and may_extend(p, seat, by_group):
        return by_group
    return by_total


def wins_with(p: CondottierePosition, seat: i64, region: i64) -> bool:
    """CO-11.2: would this region decide the game?"""
    if region < 0:
        return p.final
    mine = p.domains[seat] | (1 << region)
    if bits(mine) >= data.regions_to_win(p.seats):
        return True
    return bits(data.group(mine, region)) >= data.adjacent_to_win(p.seats, p.variant.larger_empires)


def terms(p: CondottierePosition) -> list[list[float]]:
    """What speaks for each seat; `estimates` weighs it."""
    seats = p.seats
    in_battle = fighting(p)
    cards: i64 = battle.in_play(p) if in_battle else 0
    powers: list[float] = []
    worths: list[float] = []
    all_power = 0.0
    all_worth = 0.0
    most_courtesans: i64 = 0
    for seat in range(seats):
        hand = p.hands[seat]
        worth = float(hand_worth(hand))
        if p.phase == Phase.KEEP_CARDS:
            kept = p.kept if p.turn == seat else 0
            worth = float(hand_worth(kept))
            worth += USUAL_WORTH * float(data.HAND + bits(p.domains[seat]) - data.size(kept))
        worths.append(worth)
        all_worth += worth
        power = 0.0
        if in_battle and (p.participants >> seat) & 1:
            power = float(line_strength(p, seat, cards)) + 0.5
            if (p.passed >> seat) & 1 == 0:
                power += 0.4 * worth
            power = power * power * power
        powers.append(power)
        all_power += power
        most_courtesans = max(most_courtesans, data.count(p.lines[seat], Card.COURTESAN))
    by_seat: list[list[float]] = []
    for seat in range(seats):
        missing = battles_to_win(p, seat)
        chance = powers[seat] / all_power if all_power > 0.0 else 0.0
        decides = in_battle and wins_with(p, seat, p.site)
        grows = in_battle and p.site >= 0 and data.NEIGHBOURS[p.site] & p.domains[seat] != 0
        share = worths[seat] / all_worth if all_worth > 0.0 else 0.0
        leads = most_courtesans > 0 and data.count(p.lines[seat], Card.COURTESAN) == most_courtesans
        found: list[float] = [
            float(bits(p.domains[seat])) / 5.0,
            1.0 if missing <= 1 else 0.0,
            1.0 if missing == 2 else 0.0,
            1.0 if missing == 3 else 0.0,
            worths[seat] / 40.0,
            share,
            float(data.size(p.hands[seat])) / 10.0,
            1.0 if p.holder == seat else 0.0,
            1.0 if p.holder == seat and missing <= 1 else 0.0,
            chance,
            chance if decides else 0.0,
            chance if grows and not decides else 0.0,
            1.0 if in_battle and leads else 0.0,
            chance * chance if decides else 0.0,
        ]
        by_seat.append(found)
    return by_seat


def estimates(p: CondottierePosition) -> list[float]:
    """The payoff each seat may expect."""
    if p.phase == Phase.OVER:
        return p.payoffs()
    worth: list[float] = []
    total = 0.0
    by_seat = terms(p)
    for seat in range(p.seats):
        found = by_seat[seat]
        standing = 0.0
        for k in range(TERMS):
            standing += found[k] * WEIGHTS[k]
        out = p.final and (p.participants >> seat) & 1 == 0
        worth.append(0.0 if out else math.exp(standing))
        total += worth[seat]
    for seat in range(p.seats):
        worth[seat] = worth[seat] / total
    return worth


# --- a hurried player -----------------------------------------------------------------------------
def rollout_move(p: CondottierePosition, seat: i64, rng: Rng) -> i64:
    phase = p.phase
    if phase == Phase.BATTLE_TURN:
        return battle_move(p, seat, rng)
    if phase == Phase.DISCARD_HAND and rng.below(8):
        return Move.KEEP_HAND
    moves = p.legal(seat)
    n: i64 = len(moves)
    move = moves[rng.below(n)]
    if phase == Phase.CHOOSE_SITE:
        mine = p.domains[seat]
        if mine and data.NEIGHBOURS[move - Move.SITE] & mine == 0:  # one more look for a region next to one's own
            move = moves[rng.below(n)]
            if data.NEIGHBOURS[move - Move.SITE] & mine == 0:
                move = moves[rng.below(n)]
    elif phase == Phase.KEEP_CARDS:
        other = moves[rng.below(n)]
        if move == Move.KEEP_DONE or (other != Move.KEEP_DONE and WORTH[other - Move.KEEP] > WORTH[move - Move.KEEP]):
            move = other
    elif phase == Phase.SCARECROW_TARGET:
        if n > 1 and rng.below(4):
            move = moves[n - 2]  # the strongest
    elif phase == Phase.DRAW_COUNT:
        move = moves[n - 1]
    return move


def battle_move(p: CondottierePosition, seat: i64, rng: Rng) -> i64:
    """Whoever leads may stop; whoever cannot catch up does; whoever is alone plays only what is needed."""
    cards = battle.in_play(p)
    mine: i64 = line_strength(p, seat, cards)
    best: i64 = 0
    rivals: i64 = 0
    for other in range(p.seats):
        if other != seat and (p.participants >> other) & 1:
            best = max(best, line_strength(p, other, cards))
            if (p.passed >> other) & 1 == 0 and p.hands[other]:
                rivals += 1
    hand = p.hands[seat]
    if mine > best:
        if rivals == 0:
            return Move.PASS
        if data.count(hand, Card.SURRENDER):
            return Move.PLAY + Card.SURRENDER
        if rng.below(3) == 0:
            return Move.PASS
    elif mine + hand_worth(hand) <= best or (rivals and rng.below(6) == 0):
        return Move.PASS
    return Move.PLAY + some_card(hand, mine <= best, rng)


def some_card(hand: i64, behind: bool, rng: Rng) -> i64:
    """Any type in hand, but no Surrender by whoever is behind, if there is another."""
    others = hand & ~data.slot(Card.SURRENDER)
    if behind and others:
        hand = others
    kinds: i64 = 0
    for card in range(data.CARD_TYPES):
        if data.count(hand, card):
            kinds += 1
    nth = rng.below(kinds)
    card = 0
    while True:
        if data.count(hand, card):
            if nth == 0:
                return card
            nth -= 1
        card += 1
