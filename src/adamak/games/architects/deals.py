"""Explicit deals: everything random that is decided before the first move, as readable JSON.

Piles are listed from their tops. `packets` are the four cards of each seat to draft from, `boards` those of the
variable setup by seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adamak.core.errors import problem_if
from adamak.core.state import Deal
from adamak.core.state.shapes import check_list, check_names
from adamak.games.architects import opening, pieces, printed, setup
from adamak.games.architects.options import ArchitectsOptions
from adamak.games.architects.position import STATE, ArchitectsPosition

# Entries that a setup holds too.
PILES = (STATE.building_deck, STATE.apprentice_display, STATE.apprentice_deck, STATE.rewards)
OTHERS = ("first_player", "packets", "boards", *(pile.key for pile in PILES))
DEAL = Deal(STATE, {"market_pile": setup.MARKETS}, **dict.fromkeys(OTHERS))


def deal_of(p: ArchitectsPosition) -> dict[str, Any]:
    entries: dict[str, Any] = {
        "first_player": int(p.first),
        "packets": [pieces.packet(p, seat) or pieces.hand(p, seat) for seat in range(p.seats)],
        **{pile.key: pile.read(p) for pile in PILES},
        "market_pile": STATE.pile.read(p),
    }
    if boards_are_dealt(p):
        entries["boards"] = [STATE.board.read(p, seat) for seat in range(p.seats)]
    return DEAL.write(p, **entries)


def boards_are_dealt(p: ArchitectsPosition) -> bool:
    """AR-3.1; in the standard setup the boards stand for nothing but a colour."""
    return p.variant.variable_setup and not p.variant.choose_boards


def start_from_deal(seats: int, options: ArchitectsOptions, given: Mapping[str, object]) -> ArchitectsPosition:
    p, deal = DEAL.read(seats, options, given)
    STATE.first.put(p, STATE.first.kind.check(deal["first_player"], "first_player", seats))
    packets = deal.list("packets")
    problem_if(len(packets) != seats, "setup-seats", seats=seats, found=len(packets))
    packets = [so_many(cards, printed.BUILDING_IDS, opening.PACKET_SIZE, "packets") for cards in packets]
    deck, display, staff, rewards = piles = [deal.value(pile) for pile in PILES]
    so_many(rewards, printed.REWARD_IDS, 2 * int(p.players) + 1, "reward_pile")
    setup.BUILDINGS.check([*deck, *(card for cards in packets for card in cards)], whole=True)
    setup.APPRENTICES.check([*display, *staff], whole=True)
    setup.REWARDS.check(rewards)
    boards = printed.BOARD_IDS[:seats]
    if boards_are_dealt(p):
        boards = so_many(check_list(deal["boards"] or [], "boards"), printed.BOARD_IDS, seats, "boards")
        setup.BOARDS.check(boards)
    for pile, cards in zip((*PILES, STATE.pile), (*piles, deal["market_pile"]), strict=True):
        pile.put(p, cards)
    for seat in range(seats):
        STATE.packet.put(p, packets[seat], seat)
        STATE.board.put(p, boards[seat], seat)
    opening.begin(p)
    return p


def so_many(value: object, names: list[str], number: int, where: str) -> list[str]:
    """A list of this many known names."""
    found = check_names(value, names, where)
    setup.check_length(found, number, where, least=number)
    return found
