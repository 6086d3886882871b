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
from adamak.games.architects.options import ArchitectsOptions
from adamak.games.architects.position import STATE, ArchitectsPosition

# The entries that a setup holds too, by their names there.
PILES = {
    "building_deck": STATE.building_deck,
    "apprentice_display": STATE.apprentice_display,
    "apprentice_deck": STATE.apprentice_deck,
    "market_pile": STATE.pile,
    "reward_pile": STATE.rewards,
}
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
        **{name: field.read(p) for name, field in PILES.items()},
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
    if len(packets) != seats:
        raise Problem("setup-seats", seats=seats, found=len(packets))
    packets = [so_many(cards, printed.BUILDING_IDS, opening.PACKET_SIZE, "packets") for cards in packets]
    piles: dict[str, list[str]] = {
        "building_deck": check_names(deal["building_deck"], printed.BUILDING_IDS, "building_deck"),
        "apprentice_display": so_many(
            deal["apprentice_display"], printed.APPRENTICE_IDS, data.SLOTS, "apprentice_display"
        ),
        "apprentice_deck": check_names(deal["apprentice_deck"], printed.APPRENTICE_IDS, "apprentice_deck"),
        "reward_pile": so_many(deal["reward_pile"], printed.REWARD_IDS, 2 * int(p.players) + 1, "reward_pile"),
        "market_pile": deal["market_pile"],
    }
    setup.BUILDINGS.check([*piles["building_deck"], *(card for cards in packets for card in cards)], whole=True)
    setup.APPRENTICES.check([*piles["apprentice_display"], *piles["apprentice_deck"]], whole=True)
    setup.REWARDS.check(piles["reward_pile"])
    boards = printed.BOARD_IDS[:seats]
    if boards_are_dealt(p):
        boards = so_many(check_list(deal["boards"] or [], "boards"), printed.BOARD_IDS, seats, "boards")
        setup.BOARDS.check(boards)
    for name, pile in piles.items():
        PILES[name].put(p, pile)
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
