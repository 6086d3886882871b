"""Any position as readable JSON: its shape, and how one is written down."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from adamak.core.naming import seats_of
from adamak.core.reading import Count, Generator, generator_of
from adamak.games.troyes.components import BUILDING_IDS
from adamak.games.troyes.data import (
    CUBING,
    DENIERS,
    DISTRICT_IDS,
    ENDING_IDS,
    INFLUENCE,
    MODIFIER_IDS,
    MODIFIERS,
    NEUTRAL,
    OVER,
    PHASE_IDS,
    PLAINLY,
    PURSE,
    RESERVE,
    SLOT_IDS,
    SOURCE_IDS,
    SPACE_IDS,
    SUPPLY,
    TAKING,
    VP,
)
from adamak.games.troyes.options import options_of
from adamak.games.troyes.pieces import (
    black_list,
    card,
    card_cubes,
    cathedral,
    character_row,
    characters,
    count,
    deck,
    dice_list,
    event_cubes,
    group,
    last_marauder,
    lying,
    picture,
    queue,
    scoring_spaces,
    spaces,
    threats_in,
    won,
)
from adamak.games.troyes.position import TroyesPosition

RULES_VERSION: Final = 2  # 2: house values under which work pays more
Owner = Annotated[int, msgspec.Meta(ge=0, le=4)]


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True):
    """What one family has. `reserve` is what is left of twelve citizens, where it is not given."""

    deniers: Count = 5
    influence: Annotated[int, msgspec.Meta(ge=0, le=20)] = 4
    vp: Count = 0
    supply: Count = 0
    reserve: Count | None = None
    purse: Count = 0
    won: list[str] = []
    characters: list[str] | None = None


class NeutralSetup(msgspec.Struct, forbid_unknown_fields=True):
    """The neutral, or Le Roy."""

    reserve: Count | None = None
    vp: Count = 0
    won: list[str] = []


class SlotSetup(msgspec.Struct, forbid_unknown_fields=True):
    """A slot: its card (None: any of its colour and level), tradesmen, and cubes per seat."""

    card: str | None = None
    scoring: tuple[Owner | None, Owner | None] = (None, None)
    picture: list[Owner] = []
    cubes: list[Count] = []


class ThreatSetup(msgspec.Struct, forbid_unknown_fields=True):
    """An event of the queue and the owners of its cubes, in the order of placement."""

    threat: str
    cubes: list[Owner] = []


class TurnSetup(msgspec.Struct, forbid_unknown_fields=True):
    """A turn being put together: the move that named its target, the dice so far, and what else is chosen."""

    target: str
    dice: list[tuple[str, str]] = []
    cube: str | None = None  # a delayed card, "plain", or None while it is open
    source: str | None = None
    times: Count = 0


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A position. What is left out is as at a quiet moment: nothing built, no cubes, decks of the cards not named."""

    game: str
    players: list[PlayerSetup]
    rules_version: int = RULES_VERSION
    options: dict[str, Any] = {}
    phase: str = "act"
    turn: Count = 0
    round: Count = 1
    start_player: Owner = 0
    settled: Count | None = None
    revealed: Count | None = None
    spaces: dict[str, Owner] = {}
    lying: dict[str, list[Owner]] = {}
    cathedral: list[list[Owner | None]] = []
    districts: dict[str, list[str]] = {}
    slots: dict[str, SlotSetup] = {}
    queue: list[ThreatSetup] = []
    last_marauder: Owner | None = None
    neutral: NeutralSetup = msgspec.field(default_factory=NeutralSetup)
    red_deck: list[str] | None = None
    white_deck: list[str] | None = None
    yellow_deck: list[str] | None = None
    red_box: list[str] | None = None
    lost: list[str] = []
    character_row: list[str] | None = None
    black: list[str] = []
    against: list[str] = []
    aside: list[str] = []
    composing: TurnSetup | None = None
    left: Count = 0
    rolled: Count = 0
    winners: list[int] = []
    ending: str = ""
    horizon: int = 0
    generator: Generator | None = None


def to_setup(p: TroyesPosition) -> dict[str, Any]:
    return {
        "game": "troyes",
        "rules_version": RULES_VERSION,
        "options": options_of(p.variant).changed(),
        "phase": PHASE_IDS[p.phase],
        "turn": int(p.turn),
        "round": int(p.round),
        "start_player": int(p.starter),
        "settled": int(p.settled),
        "revealed": int(p.revealed),
        "players": [_player(p, seat) for seat in range(int(p.seats))],
        "neutral": {"reserve": count(p, RESERVE, NEUTRAL), "vp": count(p, VP, NEUTRAL), "won": won(p, NEUTRAL)},
        "spaces": {SPACE_IDS[k]: owner for k, owner in enumerate(spaces(p)) if owner is not None},
        "lying": {name: lying(p, b) for b, name in enumerate(BUILDING_IDS)},
        "cathedral": cathedral(p),
        "districts": {name: dice_list(p.square[k]) for k, name in enumerate(DISTRICT_IDS)},
        "slots": {name: _slot(p, slot) for slot, name in enumerate(SLOT_IDS)},
        "queue": [{"threat": name, "cubes": event_cubes(p, at)} for at, name in enumerate(queue(p))],
        "last_marauder": last_marauder(p),
        "red_deck": deck(p.red_deck),
        "white_deck": deck(p.white_deck),
        "yellow_deck": deck(p.yellow_deck),
        "red_box": threats_in(p.red_box),
        "lost": threats_in(p.lost),
        "character_row": character_row(p),
        "black": black_list(p.black),
        "against": black_list(p.against),
        "aside": dice_list(p.aside),
        "composing": _composing(p),
        "left": int(p.left),
        "rolled": int(p.rolled),
        "winners": seats_of(p.winners),
        "ending": ENDING_IDS[p.end_code],
        "horizon": int(p.horizon),
        "generator": generator_of(p),
    }


def _player(p: TroyesPosition, seat: int) -> dict[str, Any]:
    return {
        "deniers": count(p, DENIERS, seat),
        "influence": count(p, INFLUENCE, seat),
        "vp": count(p, VP, seat),
        "supply": count(p, SUPPLY, seat),
        "reserve": count(p, RESERVE, seat),
        "purse": count(p, PURSE, seat),
        "won": won(p, seat),
        "characters": characters(p, seat),
    }


def _slot(p: TroyesPosition, slot: int) -> dict[str, Any]:
    return {
        "card": card(p, slot),
        "scoring": scoring_spaces(p, slot),
        "picture": picture(p, slot),
        "cubes": card_cubes(p, slot),
    }


def _composing(p: TroyesPosition) -> dict[str, Any] | None:
    if not TAKING <= p.phase <= CUBING:
        return None
    from adamak.games.troyes.game import GAME

    cube = "plain" if p.cube == PLAINLY else MODIFIER_IDS[p.cube] if p.cube < MODIFIERS else None
    return {
        "target": GAME.moves.words(int(p.target)),
        "dice": [[DISTRICT_IDS[district], die] for district, die in group(p)],
        "cube": cube,
        "source": SOURCE_IDS[p.source] if p.source >= 0 else None,
        "times": int(p.times),
    }


assert CUBING < OVER
