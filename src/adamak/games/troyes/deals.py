"""Explicit deals: everything random that is decided before the first move, as readable JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from adamak.core.errors import Problem
from adamak.core.reading import Generator, generator_of, index_of, read, set_or_seed
from adamak.games.troyes import le_roy, rounds
from adamak.games.troyes.components import CARD_IDS, CHARACTER_IDS, THREAT_IDS
from adamak.games.troyes.data import (
    CHARACTERS_DEALT,
    FIRST_RED,
    FIRST_WHITE,
    FIRST_YELLOW,
    NEUTRAL,
    RESISTANCE,
    ROUNDS,
    SECRET,
    SLOT_IDS,
    SLOTS,
    SPACE_IDS,
)
from adamak.games.troyes.options import TroyesOptions, options_of
from adamak.games.troyes.pieces import card, character_row, characters, deck, spaces, threats_in
from adamak.games.troyes.position import TroyesPosition
from adamak.games.troyes.readers import check_list, pack_deck, space_of


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """What a start is made of: the card of each slot, the event decks from the top, the red cards left in the box,
    each seat's characters (solo: the row from the top, and the spaces Le Roy took first; without them he rolls)."""

    game: str
    start_player: int
    cards: dict[str, str]
    red_deck: list[str]
    white_deck: list[str]
    yellow_deck: list[str]
    red_box: list[str] = []
    characters: list[list[str]] = []
    character_row: list[str] = []
    le_roy: list[str] | None = None
    horizon: int = 0
    options: dict[str, Any] | None = None
    generator: Generator | None = None


def deal_of(p: TroyesPosition) -> dict[str, Any]:
    told: dict[str, Any] = {
        "game": "troyes",
        "options": options_of(p.variant).changed(),
        "start_player": int(p.starter),
        "cards": {name: card(p, slot) for slot, name in enumerate(SLOT_IDS)},
        "red_deck": deck(p.red_deck),
        "white_deck": deck(p.white_deck),
        "yellow_deck": deck(p.yellow_deck),
        "red_box": threats_in(p.red_box),
        "generator": generator_of(p),
    }
    if p.seats == 1:
        told["character_row"] = character_row(p)
        told["le_roy"] = [SPACE_IDS[k] for k, owner in enumerate(spaces(p)) if owner == NEUTRAL]
        told["horizon"] = int(p.horizon)
    else:
        told["characters"] = [characters(p, seat) for seat in range(int(p.seats))]
    return told


def start_from_deal(seats: int, options: TroyesOptions, data: Mapping[str, object]) -> TroyesPosition:
    deal = read(Deal, data)
    if deal.game != "troyes":
        raise Problem("setup-other-game", game="troyes", found=deal.game[:40])
    p = TroyesPosition(None, seats, options.variant())
    allowed = (0, NEUTRAL) if seats == 1 else tuple(range(seats))
    if deal.start_player not in allowed:
        raise Problem("setup-seat", where="start_player", seat=deal.start_player)
    p.starter = deal.start_player
    _deal_cards(p, deal)
    _deal_events(p, deal)
    _deal_characters(p, deal)
    set_or_seed(p, deal.generator, "deal")
    if seats == 1 and deal.le_roy is not None:
        _open_solo(p, deal)
    else:
        rounds.open_game(p)
    return p


def _deal_cards(p: TroyesPosition, deal: Deal) -> None:
    """TR-3.5: a card of its colour and level on every slot."""
    if sorted(deal.cards) != sorted(SLOT_IDS):
        raise Problem("deal-number", where="cards", found=len(deal.cards), wanted=SLOTS)
    for slot, name in enumerate(SLOT_IDS):
        number = index_of([CARD_IDS[k] for k in rounds.of_slot(p, slot)], deal.cards[name], name)
        p.cards |= int(rounds.of_slot(p, slot)[number]) << 5 * slot


def _deal_events(p: TroyesPosition, deal: Deal) -> None:
    """TR-3.6."""
    last = FIRST_WHITE if p.variant.bonus else RESISTANCE
    red = THREAT_IDS[FIRST_RED:last]
    check_list(deal.red_deck, red, int(ROUNDS[p.seats]), "red_deck")
    left = [name for name in red if name not in deal.red_deck]
    box = deal.red_box or left
    check_list(box, left, len(left), "red_box")
    check_list(deal.white_deck, THREAT_IDS[FIRST_WHITE:FIRST_YELLOW], 4, "white_deck")
    check_list(deal.yellow_deck, THREAT_IDS[FIRST_YELLOW:], 4, "yellow_deck")
    p.red_deck, p.white_deck, p.yellow_deck = map(pack_deck, (deal.red_deck, deal.white_deck, deal.yellow_deck))
    p.red_box = sum(1 << THREAT_IDS.index(name) for name in box)


def _deal_characters(p: TroyesPosition, deal: Deal) -> None:
    """TR-3.4, TR-15.3."""
    if p.seats == 1:
        check_list(deal.character_row, CHARACTER_IDS, len(CHARACTER_IDS), "character_row")
        p.row = sum(CHARACTER_IDS.index(name) + 1 << 4 * k for k, name in enumerate(deal.character_row))
        return
    if len(deal.characters) != p.seats:
        raise Problem("deal-number", where="characters", found=len(deal.characters), wanted=int(p.seats))
    each = int(CHARACTERS_DEALT[p.seats])
    check_list([one for hand in deal.characters for one in hand], CHARACTER_IDS, each * int(p.seats), "characters")
    for seat, hand in enumerate(deal.characters):
        check_list(hand, CHARACTER_IDS, each, "characters")
        p.family[SECRET + seat] = sum(1 << CHARACTER_IDS.index(name) for name in hand)


def _open_solo(p: TroyesPosition, deal: Deal) -> None:
    """TR-15.2 with the first three spaces given: what was rolled for them is past."""
    check_list(deal.le_roy or [], SPACE_IDS, 3, "le_roy")
    key_a, key_b, drawn = p.key_a, p.key_b, p.drawn
    rounds.open_game(p)
    for space, owner in enumerate(spaces(p)):
        if owner == NEUTRAL:
            le_roy.unsettle(p, space)
    for name in deal.le_roy or []:
        space = space_of(name, "le_roy")
        le_roy.settle_on(p, space, 6 * (space // 6))
    p.key_a, p.key_b, p.drawn, p.horizon = key_a, key_b, drawn, deal.horizon
