"""Explicit deals: everything random that is decided before the first move, as readable JSON.

The card of each slot, the event decks from the top, the red cards left in the box, each seat's characters; in solo the
row of them from the top, and the spaces Le Roy took first (without them the dice decide).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adamak.core.errors import problem_if
from adamak.core.state import Deal, Dealt
from adamak.core.state.shapes import check_different, check_list, check_name, check_number
from adamak.games.troyes import data as tables
from adamak.games.troyes import le_roy, rounds
from adamak.games.troyes.components import CARD_IDS, CHARACTER_IDS
from adamak.games.troyes.data import NEUTRAL, SLOT_IDS, SPACE_IDS, Family
from adamak.games.troyes.options import TroyesOptions
from adamak.games.troyes.pieces import spaces
from adamak.games.troyes.position import STATE, TroyesPosition
from adamak.games.troyes.setup import WHITE_CARDS, YELLOW_CARDS, red_cards

REQUIRED = dict.fromkeys(("start_player", "cards", "red_deck", "white_deck", "yellow_deck"))
DEAL = Deal(STATE, {}, **REQUIRED, red_box=(), characters=(), character_row=(), le_roy=None, horizon=0)


def deal_of(p: TroyesPosition) -> dict[str, Any]:
    entries: dict[str, Any] = {
        "start_player": int(p.starter),
        "cards": {name: slot["card"] for name, slot in STATE.slots.read(p).items()},
        **{field.key: field.read(p) for field in (STATE.red_deck, STATE.white_deck, STATE.yellow_deck, STATE.red_box)},
    }
    if p.seats == 1:
        entries["character_row"] = STATE.row.read(p)
        entries["le_roy"] = [SPACE_IDS[k] for k, owner in enumerate(spaces(p)) if owner == NEUTRAL]
        entries["horizon"] = int(p.horizon)
    else:
        entries["characters"] = [STATE.characters.read(p, seat) for seat in range(p.seats)]
    return DEAL.write(p, **entries)


def start_from_deal(seats: int, options: TroyesOptions, data: Mapping[str, object]) -> TroyesPosition:
    p, deal = DEAL.read(seats, options, data)
    STATE.starter.put(p, deal.value(STATE.starter))
    _deal_cards(p, deal)
    _deal_events(p, deal)
    _deal_characters(p, deal)
    if seats == 1 and deal["le_roy"] is not None:
        _open_solo(p, deal)
    else:
        rounds.open_game(p)
    return p


def _deal_cards(p: TroyesPosition, deal: Dealt) -> None:
    """TR-3.5: a card of its colour and level on every slot."""
    cards = deal.dict("cards")
    problem_if(sorted(cards) != sorted(SLOT_IDS), "deal-number", where="cards", found=len(cards), wanted=tables.SLOTS)
    for slot, name in enumerate(SLOT_IDS):
        card = check_name(cards[name], [CARD_IDS[k] for k in rounds.of_slot(p.variant, slot)], name)
        p.cards |= CARD_IDS.index(card) << 5 * slot


def _deal_events(p: TroyesPosition, deal: Dealt) -> None:
    """TR-3.6."""
    red = red_cards(p.variant)
    deck = check_different(deal["red_deck"], red, int(tables.ROUNDS[p.seats]), "red_deck")
    left = [name for name in red if name not in deck]
    STATE.red_deck.put(p, deck)
    STATE.red_box.put(p, check_different(deal["red_box"] or left, left, len(left), "red_box"))
    STATE.white_deck.put(p, check_different(deal["white_deck"], WHITE_CARDS, len(WHITE_CARDS), "white_deck"))
    STATE.yellow_deck.put(p, check_different(deal["yellow_deck"], YELLOW_CARDS, len(YELLOW_CARDS), "yellow_deck"))


def _deal_characters(p: TroyesPosition, deal: Dealt) -> None:
    """TR-3.4, TR-15.3."""
    if p.seats == 1:
        STATE.row.put(p, check_different(deal["character_row"], CHARACTER_IDS, len(CHARACTER_IDS), "character_row"))
        return
    each = int(tables.CHARACTERS_DEALT[p.seats])
    hands = [check_list(hand, "characters") for hand in deal.list("characters")]
    problem_if(len(hands) != p.seats, "deal-number", where="characters", found=len(hands), wanted=int(p.seats))
    check_different([name for hand in hands for name in hand], CHARACTER_IDS, each * int(p.seats), "characters")
    for seat, hand in enumerate(hands):
        STATE.characters.put(p, check_different(hand, CHARACTER_IDS, each, "characters"), seat)


def _open_solo(p: TroyesPosition, deal: Dealt) -> None:
    """TR-15.2 with the first three spaces given: what was rolled for them is past."""
    taken = check_different(deal["le_roy"], SPACE_IDS, 3, "le_roy")
    key_a, key_b, drawn = p.key_a, p.key_b, p.drawn
    rounds.open_game(p)
    STATE.spaces.put(p, {})
    p.family[Family.RESERVE + NEUTRAL] = tables.LE_ROY_CITIZENS
    for space in map(SPACE_IDS.index, taken):
        le_roy.settle_on(p, space, 6 * (space // 6))
    p.key_a, p.key_b, p.drawn = key_a, key_b, drawn
    p.horizon = check_number(deal["horizon"], 0, 1_000_000, "horizon")
