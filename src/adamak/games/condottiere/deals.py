"""Explicit deals: who begins, every hand, the order of the draw pile, and the dice of later deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adamak.core.errors import Problem, problem_if
from adamak.core.state import Deal
from adamak.core.state.shapes import check_names
from adamak.games.condottiere import dealing
from adamak.games.condottiere.data import CARD_IDS
from adamak.games.condottiere.options import CondottiereOptions
from adamak.games.condottiere.position import STATE, CondottierePosition
from adamak.games.condottiere.setup import CARDS

DEAL = Deal(STATE, {}, seats=None, first_player=None, hands=None, draw_pile=None)


def deal_of(p: CondottierePosition) -> dict[str, Any]:
    return DEAL.write(
        p,
        seats=int(p.seats),
        first_player=int(p.first),
        hands=[STATE.hand.read(p, seat) for seat in range(p.seats)],
        draw_pile=STATE.draw_pile.read(p),
    )


def start_from_deal(seats: int, options: CondottiereOptions, data: Mapping[str, object]) -> CondottierePosition:
    """CO-2: each of the 110 cards is in a hand or in the draw pile."""
    p, deal = DEAL.read(seats, options, data)
    hands = [check_names(hand, CARD_IDS, "hands") for hand in deal.list("hands")]
    pile = check_names(deal["draw_pile"], CARD_IDS, "draw_pile")
    problem_if(len(hands) != seats or deal["seats"] not in (seats, None), "setup-seats", seats=seats, found=len(hands))
    CARDS.check([*pile, *(card for hand in hands for card in hand)], whole=True)
    for hand in hands:
        if len(hand) != dealing.opening_hand(p):
            raise Problem("setup-hand-size", found=len(hand), wanted=int(dealing.opening_hand(p)))
    STATE.first.put(p, deal.value(STATE.first))
    dealing.clear_board(p, p.first)
    for seat, hand in enumerate(hands):
        STATE.hand.put(p, hand, seat)
    STATE.draw_pile.put(p, pile)
    p.horizon = 1
    dealing.announce(p)
    return p
