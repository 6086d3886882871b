"""What happens in 7 Wonders Duel, each event with what it is about (DU-16: who may not see which)."""

from __future__ import annotations

from adamak.core.events import A, Argument, B, C, Events, Telling
from adamak.core.naming import ids
from adamak.games.duel import data
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES, PROGRESS_IDS, SYMBOL_IDS
from adamak.games.duel.data import CARD_IDS, TOKEN_IDS, WONDER_IDS


def price(shift: int) -> dict[str, Argument]:
    """A price from a bit of the third number on: coins in all, and those for goods."""
    return {"price": C.bits(shift, 8).number(), "trade": C.bits(shift + 8, 8).number()}


SEAT = {"seat": A.number()}
CARD = {**SEAT, "card": B.of(CARD_IDS)}
WONDER = {**SEAT, "wonder": B.of(WONDER_IDS)}
COINS = {**SEAT, "coins": B.number(), "reason": C.of(ids(data.Reason))}
SYMBOL = {**SEAT, "symbol": B.of(SYMBOL_IDS)}
TRACK = {**SEAT, "position": B.text()}
MYTHOLOGY = {**SEAT, "mythology": B.of(MYTHOLOGY_IDS)}
MYTHOLOGY_OF = [name for name in MYTHOLOGY_IDS for _ in range(3)]  # of each Divinity
DIVINITY = {**SEAT, "divinity": B.of(DIVINITY_IDS)}
# Which Divinities the Gate or the Theater turned up: by table option only the active player sees them.
TURNED_UP = B.members(DIVINITY_IDS).only_for(A, unless=C)
SPACE_NUMBERS = range(1, data.SPACES + 1)
PLACED = {**SEAT, "space": B.value(SPACE_NUMBERS)}

EVENTS = Events(
    {
        "wonder_drafted wonder_returned wonder_claimed": WONDER,
        "wonders_revealed": {"wonders": A.members(WONDER_IDS)},
        "age_started": {"age": A.number()},
        "age_begun": {**SEAT, "to": B.number(), "age": C.number()},
        "built": {**CARD, **price(0), "way": C.bits(16).of(ids(data.Way))},
        "discarded": {**CARD, "coins": C.number()},
        "wonder_built": {**WONDER, "card": C.bits(0, 8).of(CARD_IDS), **price(8)},
        "coins_gained coins_lost": COINS,
        "pawn_moved": {**SEAT, "from": B.text(), "position": C.text()},
        "minerva_stopped minerva_placed": TRACK,
        "military_token_used": {**SEAT, "token": B.of(TOKEN_IDS), "coins": C.number()},
        "symbol_gained": {**SYMBOL, "number": C.number()},
        "pair": SYMBOL,
        "progress_taken": {**SEAT, "token": B.of(PROGRESS_IDS), "source": C.of(ids(data.Source))},
        # DU-12.4: shown to the constructor only.
        "progress_drawn": {**SEAT, "number": B.size(), "tokens": B.members(PROGRESS_IDS).only_for(A)},
        "card_destroyed card_stolen": {**CARD, "owner": C.number()},
        "card_revived snake_placed": CARD,
        "plays_again extra_turn_lost": SEAT,
        "card_revealed": {"slot": A.text(), "card": B.of(CARD_IDS)},
        "mythology_token_taken": {**MYTHOLOGY, "slot": C.text()},
        "offering_token_taken": {**SEAT, "value": B.value(OFFERING_VALUES), "slot": C.text()},
        # DU-10.3: only the active player sees the two cards, and which of them is placed.
        "divinities_seen": {**MYTHOLOGY, "number": C.size(), "divinities": C.members(DIVINITY_IDS).only_for(A)},
        "divinity_placed": {**PLACED, "mythology": C.of(MYTHOLOGY_OF), "divinity": C.of(DIVINITY_IDS).only_for(A)},
        "divinity_activated": {
            **DIVINITY,
            "space": C.bits(0, 4).value(SPACE_NUMBERS).or_nothing(),
            "price": C.bits(4, 8).number(),
            "offerings": C.bits(12).members(OFFERING_VALUES),
        },
        "divinity_without_effect": DIVINITY,
        "gate_placed": {"space": A.value(SPACE_NUMBERS)},
        "divinity_revealed": {"space": A.value(SPACE_NUMBERS), "divinity": B.of(DIVINITY_IDS)},
        "enki_tokens": {"seat": B.number(), "tokens": A.members(PROGRESS_IDS).only_for(B, unless=C)},
        "card_struck": {**SEAT, "slot": B.text(), "card": C.of(CARD_IDS)},
        "token_lost": {
            "slot": A.text(),
            "mythology": B.of(MYTHOLOGY_IDS).or_nothing(),
            "value": C.value(OFFERING_VALUES).or_nothing(),
        },
        "wonder_toppled": {**WONDER, "card": C.of(CARD_IDS)},
        "military_token_removed": {**SEAT, "token": B.of(TOKEN_IDS), "applied": C.flag()},
        "gate_opened divinities_returned": {**SEAT, "divinities": TURNED_UP},
        "theater_opened": {
            **SEAT,
            "mythology": B.bits(0, 4).of(MYTHOLOGY_IDS),
            "divinities": C.members(DIVINITY_IDS).only_for(A, unless=B.bits(4)),
        },
        "astarte_filled": {**SEAT, "coins": B.number()},
        "game_won": {"seats": A.seats(), "ending": B.of(data.ENDING_IDS)},
    },
    Telling(
        announced=("age_started", "military_token_used", "pair", "game_won"),
        clearing=("age_started",),
        taken={
            "built": "card",
            "wonder_built": "wonder",
            "progress_taken": "token",
            "divinity_activated": "divinity",
        },
    ),
)
events_for = EVENTS.events_for
