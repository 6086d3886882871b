"""Explicit deals: everything random that is decided before the first move, as readable JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from adamak.core.errors import Problem
from adamak.core.reading import Generator, generator_of, index_of, read, seat_of, set_of, set_or_seed
from adamak.games.architects import opening
from adamak.games.architects.data import (
    APPRENTICE_IDS,
    BOARD,
    BOARD_IDS,
    BUILDING_IDS,
    CARDS,
    DECK,
    DISPLAY,
    MARKET_IDS,
    MARKETS,
    PACKET,
    REWARD_IDS,
    SLOTS,
    STAFF,
)
from adamak.games.architects.encoding import put_cards
from adamak.games.architects.options import ArchitectsOptions, options_of
from adamak.games.architects.pieces import (
    apprentice_deck,
    board,
    building_deck,
    display,
    hand,
    packet,
    reward_pile,
    small_pile,
)
from adamak.games.architects.position import ArchitectsPosition
from adamak.games.architects.readers import check_list, pile_of


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """What a start is made of. Piles are listed from their tops; `boards` are those of the variable setup by seat."""

    game: str
    first_player: int
    packets: list[list[str]]
    building_deck: list[str]
    apprentice_display: list[str]
    apprentice_deck: list[str]
    market_pile: list[str]
    reward_pile: list[str]
    boards: list[str] | None = None
    options: dict[str, Any] | None = None
    generator: Generator | None = None


def deal_of(p: ArchitectsPosition) -> dict[str, Any]:
    told: dict[str, Any] = {
        "game": "architects",
        "options": options_of(p.variant, int(p.seats)).changed(),
        "first_player": int(p.first),
        "packets": [packet(p, seat) or hand(p, seat) for seat in range(p.seats)],
        "building_deck": building_deck(p),
        "apprentice_display": display(p),
        "apprentice_deck": apprentice_deck(p),
        "market_pile": small_pile(p),
        "reward_pile": reward_pile(p),
        "generator": generator_of(p),
    }
    if p.variant.variable and not p.variant.choose_boards:
        told["boards"] = [board(p, seat) for seat in range(p.seats)]
    return told


def start_from_deal(seats: int, options: ArchitectsOptions, data: Mapping[str, object]) -> ArchitectsPosition:
    deal = read(Deal, data)
    if deal.game != "architects":
        raise Problem("setup-other-game", game="architects", found=deal.game[:40])
    p = ArchitectsPosition(None, seats, options.variant(seats))
    p.first = seat_of(deal.first_player, seats, "first_player")
    if len(deal.packets) != seats:
        raise Problem("setup-seats", seats=seats, found=len(deal.packets))
    for cards in deal.packets:
        check_list(cards, BUILDING_IDS, opening.PACKET_SIZE, "packets")
    dealt = [card for cards in deal.packets for card in cards]
    check_list([*dealt, *deal.building_deck], BUILDING_IDS, CARDS, "building_deck")
    for seat, cards in enumerate(deal.packets):
        p.own[PACKET + seat] = set_of(cards, BUILDING_IDS, "packets")
    put_cards(p, DECK, [BUILDING_IDS.index(card) for card in deal.building_deck])
    p.deck_size = len(deal.building_deck)
    check_list(deal.apprentice_display, APPRENTICE_IDS, SLOTS, "apprentice_display")
    check_list([*deal.apprentice_display, *deal.apprentice_deck], APPRENTICE_IDS, CARDS, "apprentice_deck")
    put_cards(p, DISPLAY, [APPRENTICE_IDS.index(card) for card in deal.apprentice_display])
    put_cards(p, STAFF, [APPRENTICE_IDS.index(card) for card in deal.apprentice_deck])
    p.staff_size = len(deal.apprentice_deck)
    check_list(deal.market_pile, MARKET_IDS, MARKETS, "market_pile")
    p.pile = pile_of(deal.market_pile, MARKET_IDS, "market_pile")
    check_list(deal.reward_pile, REWARD_IDS, 2 * int(p.players) + 1, "reward_pile")
    p.rewards = pile_of(deal.reward_pile, REWARD_IDS, "reward_pile")
    _deal_boards(p, deal)
    set_or_seed(p, deal.generator, "deal")
    opening.begin(p)
    return p


def _deal_boards(p: ArchitectsPosition, deal: Deal) -> None:
    """AR-3.1; in the standard setup the boards stand for nothing but a colour."""
    if not p.variant.variable or p.variant.choose_boards:
        for seat in range(p.seats):
            p.own[BOARD + seat] = seat
        return
    check_list(deal.boards or [], BOARD_IDS, int(p.seats), "boards")
    for seat, name in enumerate(deal.boards or []):
        p.own[BOARD + seat] = index_of(BOARD_IDS, name, "boards")
