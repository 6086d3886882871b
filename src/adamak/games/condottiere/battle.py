"""Strength (CO-6), the resolution of a battle (CO-7), winning (CO-11), the final battle (CO-12), the series (CO-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import bits, lowest
from adamak.games.condottiere import choices, data, dealing, hidden, rounds, turns
from adamak.games.condottiere.data import Card, Ending, Phase, TokenReason
from adamak.games.condottiere.variant import SeriesFirst

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


# --- strength (CO-6) ------------------------------------------------------------------------------
def in_play(p: CondottierePosition) -> i64:
    """CO-1.8: the card types lying face up in any line (a union of heaps: only zero and non-zero mean anything)."""
    cards: i64 = 0
    for line in p.lines:
        cards |= line
    return cards


def highest_mercenary(p: CondottierePosition) -> i64:
    """CO-5.3, CO-5.5: the face-up mercenary type of highest printed strength, or -1."""
    return _highest(in_play(p))


def _highest(cards: i64) -> i64:
    cards &= data.MERCENARY_BITS
    highest: i64 = -1
    while cards:
        cards >>= 4
        highest += 1
    return highest


def strength(p: CondottierePosition, seat: i64) -> i64:
    """CO-6.3: the strength of one line as if the battle ended now; face-down cards left out (CO-18.6)."""
    cards = in_play(p)
    return line_strength(p.lines[seat], cards)


def line_strength(line: i64, cards: i64) -> i64:
    """CO-6.2: Winter sets mercenaries to 1, then Drummers double, then Spring adds to the highest."""
    total = ((line >> (Card.HEROINE << 2)) & 15) * data.HEROINE_STRENGTH
    total += ((line >> (Card.COURTESAN << 2)) & 15) * data.COURTESAN_STRENGTH
    mercenaries = line & data.MERCENARY_BITS
    if mercenaries == 0:
        return total
    winter = (cards >> (Card.WINTER << 2)) & 15 != 0
    spring_on: i64 = _highest(cards) if (cards >> (Card.SPRING << 2)) & 15 else -1
    times: i64 = 2 if (line >> (Card.DRUMMER << 2)) & 15 else 1
    card: i64 = 0
    while mercenaries:
        copies = mercenaries & 15
        if copies:
            worth: i64 = times if winter else data.PRINTED[card] * times
            if card == spring_on:
                worth += data.SPRING_BONUS
            total += copies * worth
        mercenaries >>= 4
        card += 1
    return total


# --- step 1: compare (CO-7.1 to CO-7.6) -----------------------------------------------------------
def resolve(p: CondottierePosition) -> None:
    """CO-7: the battle is over; compare, place the marker, award the token, look for a winner of the game."""
    if p.variant.hidden_cards:
        hidden.turn_up_all(p)
    cards = in_play(p)
    best: i64 = -1
    winner: i64 = -1
    tied: i64 = 0
    for seat in range(p.seats):
        if (p.participants >> seat) & 1:
            total = line_strength(p.lines[seat], cards)
            p.note("strength", seat, total, 0)
            if total > best:
                best = total
                winner = seat
                tied = 1 << seat
            elif total == best:
                winner = -1
                tied |= 1 << seat
    if p.final:
        end_final_battle(p, tied)
        return
    place_marker(p, winner)
    award_token(p, winner, most_courtesans(p))
    p.defender = -1
    p.defender_free = False
    if winner >= 0 and wins_game(p, winner):
        return
    if full_board(p):
        end_full_board(p)
    elif stalled(p):
        end_game(p, Ending.STALLED, most_regions(p))
    elif p.variant.draw_after_each_battle:
        dealing.begin_draw(p)
    else:
        choose_site(p)


def place_marker(p: CondottierePosition, winner: i64) -> None:
    """CO-7.2, CO-7.4, CO-17.4, CO-17.5."""
    defender = p.defender
    if winner < 0:
        p.note("battle_tied", p.site, 0, 0)
        return
    here: i64 = 1 << p.site
    if winner == defender:
        p.note("region_held", winner, p.site, 0)
        return
    if defender >= 0:
        p.domains[defender] &= ~here
        p.note("region_taken", winner, p.site, defender)
    else:
        p.note("battle_won", winner, p.site, 0)
    p.domains[winner] |= here


def award_token(p: CondottierePosition, winner: i64, courted: i64) -> None:
    """CO-7.5, CO-17.5: the Courtesans' player, else the winner, else the defender, else left of the last holder."""
    defended_tie = winner < 0 and p.defender >= 0
    if courted >= 0 and (p.variant.tie_courtesan_first or not defended_tie):
        p.holder = courted
        reason: i64 = TokenReason.COURTESANS
    elif winner >= 0:
        p.holder = winner
        reason = TokenReason.WINNER
    elif defended_tie:
        p.holder = p.defender
        reason = TokenReason.DEFENDER
    else:
        p.holder = (p.holder + 1) % p.seats
        reason = TokenReason.LEFT
    p.note("token_to", p.holder, reason, 0)


def most_courtesans(p: CondottierePosition) -> i64:
    """CO-7.5: the seat that would be given the token for its Courtesans, or -1; CO-12: none is given at the end."""
    best: i64 = 0
    first: i64 = -1
    for seat in range(p.seats):
        courtesans = data.count(p.lines[seat], Card.COURTESAN)
        if courtesans > best:
            best, first = courtesans, seat
        elif courtesans == best:
            first = -1
    return -1 if p.final else first


def choose_site(p: CondottierePosition) -> None:
    """CO-7.7, CO-7.8: step 2; a single region left is taken at once (R-37)."""
    sites = choices.sites(p)
    if sites & (sites - 1) == 0:
        rounds.place_token(p, lowest(sites))
    else:
        p.phase = Phase.CHOOSE_SITE
        p.turn = p.holder


# --- winning (CO-11) ------------------------------------------------------------------------------
def wins_game(p: CondottierePosition, winner: i64) -> bool:
    """CO-11.2: enough regions in total or adjacent; a new region can only have enlarged its own group."""
    domain = p.domains[winner]
    total = bits(domain)
    adjacent_goal = data.adjacent_to_win(p.seats, p.variant.larger_empires)
    if total >= adjacent_goal and bits(data.group(domain, p.site)) >= adjacent_goal:
        end_game(p, Ending.ADJACENT, 1 << winner)
        return True
    if total >= data.regions_to_win(p.seats):
        end_game(p, Ending.TOTAL, 1 << winner)
        return True
    return False


def full_board(p: CondottierePosition) -> bool:
    """CO-11.4, CO-17.8: no region is left to fight for."""
    if p.variant.taking_regions and not p.variant.full_board_ends_game:
        return False
    return choices.unprotected(p, choices.free_regions(p)) == 0


def stalled(p: CondottierePosition) -> bool:
    """R-31, unattended play only: two battles per player in a row without a single card."""
    if p.cards_played:
        p.idle_battles = 0
        return False
    p.idle_battles += 1
    return p.variant.stall_guard and p.idle_battles >= 2 * p.seats


def most_regions(p: CondottierePosition) -> i64:
    """The seats that control the most regions."""
    return leading([int(bits(domain)) for domain in p.domains])


def leading(numbers: Sequence[int]) -> i64:
    """The seats with the highest number."""
    best = max(numbers)
    return sum(1 << seat for seat, number in enumerate(numbers) if number == best)


def end_full_board(p: CondottierePosition) -> None:
    """CO-11.4, CO-12.1; CO-15.5: inside a series a tie needs no final battle."""
    leaders = most_regions(p)
    if leaders & (leaders - 1) == 0 or p.variant.playing_for_points:
        end_game(p, Ending.FULL_BOARD, leaders)
    else:
        begin_final_battle(p, leaders)


def end_game(p: CondottierePosition, code: i64, winners: i64) -> None:
    """One game is over; a series goes on (CO-15)."""
    if not p.variant.playing_for_points:
        finish(p, code, winners)
        return
    gained = score_game(p, code, winners)
    leaders = leading(p.points)  # CO-15.4
    if max(p.points) >= p.variant.points_target:
        if leaders & (leaders - 1) == 0:
            finish(p, Ending.SERIES, leaders)
        else:
            begin_final_battle(p, leaders)
    elif code == Ending.STALLED and gained == 0:
        finish(p, Ending.STALLED, leaders)  # otherwise players who only pass would play games for ever
    else:
        next_game(p, winners)


def score_game(p: CondottierePosition, code: i64, winners: i64) -> i64:
    """CO-15.2, CO-15.3: a point per region, five more for winning by adjacent regions. Returns the points given."""
    p.note("series_game", p.game, code, winners)
    all_gained: i64 = 0
    points: list[int] = []
    for seat in range(p.seats):
        gained = bits(p.domains[seat])
        if code == Ending.ADJACENT and (winners >> seat) & 1:
            gained += data.ADJACENT_BONUS
        points.append(p.points[seat] + gained)
        all_gained += gained
        p.note("game_scored", seat, gained, points[seat])
    p.points = tuple(points)
    return all_gained


def next_game(p: CondottierePosition, winners: i64) -> None:
    """CO-15.6: the setup again; who begins is a table option."""
    first = p.first
    if p.variant.series_first_player == SeriesFirst.ROTATE:
        first = (first + p.game) % p.seats
    elif p.variant.series_first_player == SeriesFirst.WINNER and winners & (winners - 1) == 0:
        first = lowest(winners)
    dealing.new_game(p, first)


# --- the final battle (CO-12) ---------------------------------------------------------------------
def begin_final_battle(p: CondottierePosition, participants: i64) -> None:
    """CO-12.1 to CO-12.3: the tied players alone, with new cards; the holder or the next of them begins."""
    p.final = True
    p.participants = participants
    p.site = -1
    p.note("final_battle", participants, 0, 0)
    dealing.deal_final(p)
    turns.begin_battle(p)


def end_final_battle(p: CondottierePosition, best: i64) -> None:
    """CO-12.5: the highest strength wins; who shares it wins together."""
    alone = best & (best - 1) == 0
    if p.variant.playing_for_points:
        finish(p, Ending.SERIES_FINAL_BATTLE if alone else Ending.SERIES_SHARED, best)
    else:
        finish(p, Ending.FINAL_BATTLE if alone else Ending.SHARED_VICTORY, best)


def finish(p: CondottierePosition, code: i64, winners: i64) -> None:
    p.end_code = code
    p.winners = winners
    p.phase = Phase.OVER
    p.note("game_won", winners, code, 0)
