"""Any position as readable JSON: its shape, and how one is written down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from adamak.core.naming import members, seats_of
from adamak.core.reading import Count, Generator, generator_of
from adamak.games.duel.components import (
    COLOUR_IDS,
    DIVINITY_IDS,
    MYTHOLOGY_IDS,
    OFFERING_VALUES,
    PROGRESS_IDS,
)
from adamak.games.duel.data import (
    ACTIVATE_NOW,
    ASTARTE,
    CARD_IDS,
    COINS,
    DESTROY_CARD,
    DRAFTED,
    ENDING_IDS,
    FRAME,
    GONE,
    ISIS_WONDER,
    NOWHERE,
    PHASE_IDS,
    PLACE_DIVINITY,
    RETURN_THEATER,
    SLOTS,
    THEATER_DIVINITY,
    THEATER_ORDER,
    WONDER_IDS,
)
from adamak.games.duel.encoding import cards_ahead
from adamak.games.duel.pieces import (
    box,
    city_cards,
    discard_pile,
    divinities,
    divinity_entries,
    draft_order,
    military_tokens,
    mythology_tokens,
    offerings,
    omen,
    owned,
    slots,
    space_entries,
    standing,
    structure,
    unbuilt,
)
from adamak.games.duel.position import DuelPosition
from adamak.games.duel.readers import Space, options_of

FRAME_IDS = [*PHASE_IDS, "activate_divinity", "return_to_gate", "return_to_theater"]

# --- setups: any position as readable JSON --------------------------------------------------------


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one player; `standing` names the card under each Wonder (None: any card not used elsewhere)."""

    coins: Count = 7
    astarte: Count = 0
    cards: list[str] = []
    progress: list[str] = []
    wonders: list[str] = []
    standing: dict[str, str | None] = {}
    divinities: list[str] = []
    mythology_tokens: list[str] = []
    offering_tokens: list[int] = []


class Lying(msgspec.Struct, forbid_unknown_fields=True):
    """A Divinity in a deck or on a space, and the seats that have seen it there."""

    divinity: str
    known: list[int] = []


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """A decision or work not yet done, and what it is about."""

    kind: str
    about: str = ""


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A position. Whatever is left out has its usual value; cards of this Age and of Ages to come that are not named
    are those that lie nowhere else, in the order of the card list."""

    game: str
    players: list[PlayerSetup]
    rules_version: Count = 1
    options: dict[str, Any] = {}
    first_player: int = 0
    phase: str = "turn"
    turn: int = 0
    again: Count = 0
    frames: list[Frame] = []
    age: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    structure: dict[str, str] | None = None
    face_down: list[int] | None = None
    token_slots: list[int] | None = None
    mythology_tokens: list[str] = []
    offering_tokens: list[int] = []
    later: dict[str, list[str]] = {}
    discard_pile: list[str] = []
    pawn: Space = 0
    military_tokens: list[str] | None = None
    minerva: Space | None = None
    progress_board: list[str] = []
    progress_box: list[str] | None = None
    box_stale: bool = False
    drawn_tokens: list[str] = []
    divinity_decks: dict[str, list[Lying]] | None = None
    aside: dict[str, list[Lying]] = {}
    pantheon: list[Lying | None] = []
    enki: list[str] = []
    snake: str | None = None
    draft: list[str] = []
    drafted: Annotated[int, msgspec.Meta(ge=0, le=DRAFTED)] = DRAFTED
    winners: list[int] = []
    ending: str = ""
    horizon: Count = 0
    generator: Generator | None = None


def to_setup(p: DuelPosition) -> dict[str, Any]:
    """Everything, hidden things included: for tests, lessons, puzzles; never for a player at the table."""
    cards = cards_ahead(p)
    told: dict[str, Any] = {
        "game": "duel",
        "rules_version": 1,
        "options": options_of(p.variant).changed(),
        "first_player": int(p.first),
        "phase": PHASE_IDS[p.phase],
        "turn": int(p.turn),
        "again": int(p.again),
        "frames": _frames(p),
        "age": int(p.age),
        "players": [_player(p, seat) for seat in range(2)],
        "structure": {str(slot): card for slot, card in structure(p).items()},
        "face_down": slots(p.present & ~p.shown),
        "later": {
            str(age): [CARD_IDS[card] for card in cards[(age - 1) * SLOTS : age * SLOTS]]
            for age in (1, 2, 3)
            if GONE not in cards[(age - 1) * SLOTS : age * SLOTS] and not (age == p.age and p.present)
        },
        "discard_pile": discard_pile(p),
        "pawn": int(p.pawn),
        "military_tokens": military_tokens(p),
        "progress_board": members(p.board, PROGRESS_IDS),
        "progress_box": box(p),
        "box_stale": p.box_stale,
        "drawn_tokens": members(p.offered, PROGRESS_IDS),
        "draft": draft_order(p),
        "drafted": int(p.drafted),
        "winners": seats_of(p.winners),
        "ending": ENDING_IDS[p.end_code],
        "horizon": int(p.horizon),
        "generator": generator_of(p),
    }
    if p.variant.pantheon:
        told |= {
            "token_slots": slots(p.tokened),
            "mythology_tokens": [MYTHOLOGY_IDS[omen(p, k)] for k in range(5)],
            "offering_tokens": [OFFERING_VALUES[omen(p, 5 + k)] for k in range(3)],
            "minerva": None if p.minerva == NOWHERE else int(p.minerva),
            "divinity_decks": {name: _lying(divinity_entries(p.decks, m)) for m, name in enumerate(MYTHOLOGY_IDS)},
            "aside": {name: _lying(divinity_entries(p.aside, m)) for m, name in enumerate(MYTHOLOGY_IDS)},
            "pantheon": [entry and _lying([entry])[0] for entry in space_entries(p)],
            "enki": members(p.enki, PROGRESS_IDS),
            "snake": CARD_IDS[p.snake] if p.snake >= 0 else None,
        }
    return told


def _player(p: DuelPosition, seat: int) -> dict[str, Any]:
    return {
        "coins": int(p.city[COINS + seat]),
        "astarte": int(p.city[ASTARTE + seat]),
        "cards": city_cards(p, seat),
        "progress": owned(p, seat),
        "wonders": unbuilt(p, seat),
        "standing": {name: CARD_IDS[p.card_under(WONDER_IDS.index(name))] for name in standing(p, seat)},
        "divinities": divinities(p, seat),
        "mythology_tokens": mythology_tokens(p, seat),
        "offering_tokens": offerings(p, seat),
    }


def _lying(entries: Iterable[tuple[str, int]]) -> list[dict[str, Any]]:
    return [{"divinity": name, "known": seats_of(known)} for name, known in entries]


def _frames(p: DuelPosition) -> list[dict[str, str]]:
    """From the next to the last."""
    told, left = [], int(p.frames)
    while left:
        kind, about = left & 31, left >> 5 & 127
        told.append({"kind": FRAME_IDS[kind], "about": about_id(kind, about)})
        left >>= FRAME
    return told


def names_about(kind: int) -> list[str]:
    if kind == DESTROY_CARD:
        return COLOUR_IDS
    if kind == ISIS_WONDER:
        return CARD_IDS
    if kind in {PLACE_DIVINITY, THEATER_DIVINITY, THEATER_ORDER}:
        return MYTHOLOGY_IDS
    if kind == RETURN_THEATER:
        return [*MYTHOLOGY_IDS, "", "", "", *(f"{name} gate" for name in MYTHOLOGY_IDS)]
    return DIVINITY_IDS if kind == ACTIVATE_NOW else [""]


def about_id(kind: int, about: int) -> str:
    return names_about(kind)[about]
