"""Turns in a battle, and the cards played in them (CO-4, CO-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.condottiere import battle, choices, hidden
from adamak.games.condottiere.data import MERCENARIES, MERCENARY_BITS, Card, Phase, count, single, slot
from adamak.games.condottiere.variant import HiddenFlip

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


def begin_battle(p: CondottierePosition) -> None:
    """CO-4.1: the token holder has the first turn."""
    p.battle += 1
    p.cards_played = 0
    p.passed = ((1 << p.seats) - 1) & ~p.participants
    if p.variant.taking_regions and p.site >= 0:
        for seat in range(p.seats):
            if (p.domains[seat] >> p.site) & 1:
                p.defender = seat
                p.defender_free = True
    next_turn(p, p.holder)


def next_turn(p: CondottierePosition, seat: i64) -> None:
    """CO-4.6 to CO-4.8: the first seat from here on that is still in; the empty-handed pass by themselves."""
    for _n in range(p.seats):
        if (p.passed >> seat) & 1 == 0:
            if p.hands[seat]:
                p.turn = seat
                p.phase = Phase.BATTLE_TURN
                return
            p.passed |= 1 << seat
            p.note("passed_empty", seat, 0, 0)
        seat = (seat + 1) % p.seats
    battle.resolve(p)


def end_turn(p: CondottierePosition, seat: i64) -> None:
    next_turn(p, (seat + 1) % p.seats)


def pass_turn(p: CondottierePosition, seat: i64) -> None:
    """CO-4.6; CO-18.4: whoever has a card face down is asked whether to turn it up."""
    if free_pass(p, seat):
        p.note("passed_freely", seat, 0, 0)
        end_turn(p, seat)
        return
    p.passed |= 1 << seat
    p.note("passed", seat, 0, 0)
    if p.face_down[seat] >= 0:
        p.phase = Phase.REVEAL_ON_PASS
    else:
        end_turn(p, seat)


def free_pass(p: CondottierePosition, seat: i64) -> bool:
    """CO-17.2, CO-17.3: the defender's pass before a first card is not final while another is in."""
    if seat != p.defender or not p.defender_free:
        return False
    others = p.participants & ~(1 << seat)
    return p.passed & others != others


def reveal_on_pass(p: CondottierePosition, seat: i64, turn_up: bool) -> None:
    """CO-18.4."""
    if turn_up:
        hidden.turn_up(p, seat)
    else:
        p.note("stayed_hidden", seat, 0, 0)
    end_turn(p, seat)


def play(p: CondottierePosition, seat: i64, card: i64) -> None:
    """CO-4.4: one card from the hand into the line, with its effect."""
    one: i64 = single(card)
    p.hands[seat] -= one
    p.cards_played += 1
    if seat == p.defender:
        p.defender_free = False
    if p.variant.hidden_cards and hidden.goes_face_down(card):
        p.note("played_hidden", seat, card, 0)
        if p.face_down[seat] >= 0:
            hidden.turn_up(p, seat)
        p.face_down[seat] = card
        hidden.learn(p, seat, hidden.LAID_DOWN, card)
        end_turn(p, seat)
        return
    hidden.learn(p, seat, hidden.LEFT_HAND, card)
    p.note("played", seat, card, 0)
    if p.variant.hidden_flip == HiddenFlip.BEFORE_EFFECT and p.face_down[seat] >= 0:
        hidden.turn_up(p, seat)
    if card == Card.SCARECROW:
        p.discard += one
        if p.lines[seat] & MERCENARY_BITS:
            p.phase = Phase.SCARECROW_TARGET
        else:
            scarecrow_target(p, seat, MERCENARIES)
        return
    if card == Card.BISHOP:
        p.discard += one
        bishop(p, seat)
        return
    p.lines[seat] += one
    if card == Card.WINTER:
        end_season(p, Card.SPRING)
    elif card == Card.SPRING:
        end_season(p, Card.WINTER)
    elif card == Card.SURRENDER:
        battle.resolve(p)
        return
    finish_card(p, seat)


def finish_card(p: CondottierePosition, seat: i64) -> None:
    """CO-18.2, CO-18.3: the effect is done, now the older hidden card is turned up; the turn ends."""
    if p.face_down[seat] >= 0:
        hidden.turn_up(p, seat)
    end_turn(p, seat)


def sweep(p: CondottierePosition, card: i64) -> i64:
    """Every card of this type leaves the lines for the discard pile; how many."""
    gone: i64 = 0
    for seat in range(p.seats):
        gone += p.lines[seat] & slot(card)
        p.lines[seat] &= ~slot(card)
    p.discard += gone
    return count(gone, card)


def end_season(p: CondottierePosition, season: i64) -> None:
    """CO-5.2, CO-5.3: the opposite season leaves every line."""
    gone = sweep(p, season)
    if gone:
        p.note("season_ended", season, gone, 0)


def bishop(p: CondottierePosition, seat: i64) -> None:
    """CO-5.5: every mercenary of the highest printed strength leaves, then the Favor of the Pope token moves."""
    highest = battle.highest_mercenary(p)
    gone = sweep(p, highest) if highest >= 0 else i64(0)
    p.note("bishop_struck", seat, highest, gone)
    if p.final:  # CO-12.4: the token has no further use
        finish_card(p, seat)
    elif choices.favor_places(p):
        p.favor = -1
        p.phase = Phase.PLACE_FAVOR
    else:
        place_favor(p, seat, -1)


def place_favor(p: CondottierePosition, seat: i64, region: i64) -> None:
    """CO-5.6."""
    p.favor = region
    p.note("favor_placed", seat, region, 0)
    finish_card(p, seat)


def scarecrow_target(p: CondottierePosition, seat: i64, card: i64) -> None:
    """CO-5.11: one own mercenary back into the hand, or none."""
    if card < MERCENARIES:
        one: i64 = single(card)
        p.lines[seat] -= one
        p.hands[seat] += one
        hidden.learn(p, seat, hidden.TAKEN_BACK, card)
        p.note("took_back", seat, card, 0)
    else:
        p.note("took_none", seat, 0, 0)
    finish_card(p, seat)
