"""Explicit deals: everything random that is decided before the first move, as readable JSON.

Piles are listed from their tops. `packets` are the four cards of each seat to draft from, `boards` those of the
variable setup by seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adamak.core.errors import Problem
from adamak.core.state import Deal
from adamak.core.state.kinds import check_list, check_names
from adamak.games.architects import data, opening, pieces, printed, setup
from adamak.games.architects.data import Own
from adamak.games.architects.options import ArchitectsOptions
from adamak.games.architects.position import STATE, ArchitectsPosition

DEAL = Deal(
    STATE,
    {"market_pile": setup.MARKETS},
    first_player=None,
    packets=None,
    building_deck=None,
    apprentice_display=None,
    apprentice_deck=None,
    reward_pile=None,
    boards=None,
)


def deal_of(p: ArchitectsPosition) -> dict[str, Any]:
    entries: dict[str, Any] = {
        "first_player": int(p.first),
        "packets": [pieces.packet(p, seat) or pieces.hand(p, seat) for seat in range(p.seats)],
        "building_deck": pieces.building_deck(p),
        "apprentice_display": pieces.display(p),
        "apprentice_deck": pieces.apprentice_deck(p),
        "market_pile": pieces.small_pile(p),
        "reward_pile": pieces.reward_pile(p),
    }
    if boards_are_dealt(p):
        entries["boards"] = [pieces.board(p, seat) for seat in range(p.seats)]
    return DEAL.write(p, **entries)


def boards_are_dealt(p: ArchitectsPosition) -> bool:
    """AR-3.1; in the standard setup the boards stand for nothing but a colour."""
    return p.variant.variable_setup and not p.variant.choose_boards


def start_from_deal(seats: int, options: ArchitectsOptions, given: Mapping[str, object]) -> ArchitectsPosition:
    p, deal = DEAL.read(seats, options, given)
    STATE.first.put(p, STATE.first.kind.check(deal["first_player"], "first_player", seats))
    packets = deal.list("packets")
    if len(packets) != seats:
        raise Problem("setup-seats", seats=seats, found=len(packets))
    packets = [so_many(cards, printed.BUILDING_IDS, opening.PACKET_SIZE, "packets") for cards in packets]
    deck = check_names(deal["building_deck"], printed.BUILDING_IDS, "building_deck")
    setup.BUILDINGS.check([*deck, *(card for cards in packets for card in cards)], whole=True)
    display = so_many(deal["apprentice_display"], printed.APPRENTICE_IDS, data.SLOTS, "apprentice_display")
    staff = check_names(deal["apprentice_deck"], printed.APPRENTICE_IDS, "apprentice_deck")
    setup.APPRENTICES.check([*display, *staff], whole=True)
    rewards = so_many(deal["reward_pile"], printed.REWARD_IDS, 2 * int(p.players) + 1, "reward_pile")
    setup.REWARDS.check(rewards)
    for seat, cards in enumerate(packets):
        STATE.packet.put(p, cards, seat)
    STATE.building_deck.put(p, deck)
    STATE.apprentice_display.put(p, list(display))
    STATE.apprentice_deck.put(p, staff)
    STATE.pile.put(p, deal["market_pile"])
    STATE.rewards.put(p, rewards)
    _deal_boards(p, deal["boards"])
    opening.begin(p)
    return p


def so_many(value: object, names: list[str], number: int, where: str) -> list[str]:
    """A list of this many known names."""
    found = check_names(value, names, where)
    if len(found) != number:
        raise Problem("deal-number", where=where, found=len(found), wanted=number)
    return found


def _deal_boards(p: ArchitectsPosition, given: object) -> None:
    if not boards_are_dealt(p):
        for seat in range(p.seats):
            p.own[Own.BOARD + seat] = seat
        return
    boards = so_many(check_list(given or [], "boards"), printed.BOARD_IDS, int(p.seats), "boards")
    setup.BOARDS.check(boards)
    for seat, board in enumerate(boards):
        STATE.board.put(p, board, seat)
