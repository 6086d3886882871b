"""Any position as readable JSON: its shape, and how one is written down."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from adamak.core.naming import members
from adamak.core.reading import Count, Generator, generator_of
from adamak.games.trajan.components import ACTION_IDS, COMMODITY_IDS, NEED_IDS, STACK_IDS
from adamak.games.trajan.data import (
    ARCH,
    BONUS_IDS,
    BUILT,
    CAMP,
    CENTRE,
    CONSTRUCTION_IDS,
    DISC,
    EARNED,
    EARNED_IDS,
    ENDING_IDS,
    FRAME,
    FRAME_IDS,
    PAYING,
    PHASE_IDS,
    SCORE,
    SETTLE,
    SHIP_IDS,
    SUPPLY,
    TILE_IDS,
    YARD,
)
from adamak.games.trajan.encoding import forum_left, goods_left
from adamak.games.trajan.options import options_of
from adamak.games.trajan.pieces import (
    EXTRA_NAMES,
    bonuses,
    cards,
    colours,
    discs,
    display,
    forum,
    grid,
    hand,
    heap,
    kept,
    known,
    leader,
    legions,
    plus2,
    province_tiles,
    queued,
    slot,
    stack,
    tiles,
    tray,
    wanted,
    workers,
)
from adamak.games.trajan.position import TrajanPosition


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one player. Trays left out hold the two markers of one colour each; `supply` is what is left."""

    score: Annotated[int, msgspec.Meta(ge=-1000, le=10_000)] = 0
    earned: dict[str, Count] | None = None  # where the score came from; left out: Trajan tiles
    hand: list[str] = []
    known: list[str] = []
    display: list[str] = []
    tiles: list[str] = []
    trays: dict[str, list[str]] | None = None
    slots: dict[str, str] = {}
    arch: str | None = ""  # left out: the first free slot; None: the centre
    plus2: list[str] = []
    kept: list[str] = []
    camp: Count = 1
    yard: Count = 1
    supply: Count | None = None
    leader: str = "military_camp"
    legionnaires: list[str] = []
    workers: list[str] = []
    construction: list[str] = []
    yellow: list[str] = []
    gray: list[str] = []
    disc: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """A decision or work not yet done, and what it is about: an action, a need, a seat."""

    kind: str
    about: str = ""


class Sowing(msgspec.Struct, forbid_unknown_fields=True):
    """TJ-4.2: the tray that was emptied, and how many markers it held."""

    tray: str
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Hold(msgspec.Struct, forbid_unknown_fields=True):
    """What is being displayed or shipped: cards, wild tiles, units so far."""

    ship: str = "ship_same"
    cards: list[str] = []
    wilds: Count = 0
    units: Count = 0


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A position. Whatever is left out has its usual value; piles that are not named hold what lies nowhere else."""

    game: str
    players: list[PlayerSetup]
    rules_version: Count = 1
    options: dict[str, Any] = {}
    first_player: int = 0
    phase: str = "turn"
    turn: int = 0
    decider: int | None = None
    frames: list[Frame] = []
    time: Count = 0
    laps: Count = 0
    rounds: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    quarter: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    in_hand: list[str] = []
    sowing: Sowing | None = None
    extra_spent: bool = False
    hold: Hold | None = None
    owed: list[str] | None = None
    pile: list[str] | None = None
    left: list[str] = []
    right: list[str] = []
    forum: dict[str, str] = {}
    forum_pile: list[str] | None = None
    extra_pile: list[str] | None = None
    provinces: dict[str, str] = {}
    sites: dict[str, str] | None = None
    gray_ships: list[str] = []
    discs: list[int] | None = None
    offer: list[str] | None = None
    bag: list[str] | None = None
    demands: list[str] = []
    demand_pile: list[str] | None = None
    stacks: dict[str, list[str]] = {}
    winner: int | None = None
    senate_order: list[int] = []
    ending: str = ""
    horizon: Count = 0
    generator: Generator | None = None


def to_setup(p: TrajanPosition) -> dict[str, Any]:
    """Everything, hidden things included: for tests, lessons, puzzles; never for a player at the table."""
    return {
        "game": "trajan",
        "rules_version": 1,
        "options": options_of(p.variant, p.seats).changed(),
        "first_player": int(p.first),
        "phase": PHASE_IDS[p.phase],
        "turn": int(p.turn),
        "decider": int(p.decider),
        "frames": frames(p),
        "time": int(p.time),
        "laps": int(p.laps),
        "rounds": int(p.rounds),
        "quarter": int(p.quarter),
        "in_hand": colours(p.in_hand),
        "sowing": {"tray": ACTION_IDS[p.lifted_from], "number": int(p.lifted)} if p.lifted else None,
        "extra_spent": bool(p.spent),
        "hold": _hold(p),
        "owed": None if p.owed < 0 else [need for k, need in enumerate(NEED_IDS) for _ in range(p.owed >> 2 * k & 3)],
        "players": [_player(p, seat) for seat in range(p.seats)],
        "pile": [COMMODITY_IDS[card] for card in goods_left(p)],
        "left": heap(p, 0),
        "right": heap(p, 1),
        "forum": forum(p),
        "forum_pile": [TILE_IDS[kind] for kind in forum_left(p)],
        "extra_pile": queued(p.extra_pile, EXTRA_NAMES, 3),
        "provinces": province_tiles(p),
        "sites": grid(p),
        "gray_ships": members(p.gray_ships, SHIP_IDS),
        "discs": discs(p),
        "offer": queued(p.offer, BONUS_IDS, 4),
        "bag": queued(p.bag, BONUS_IDS, 4),
        "demands": wanted(p),
        "demand_pile": queued(p.demands, NEED_IDS, 2),
        "stacks": {name: stack(p, k) for k, name in enumerate(STACK_IDS)},
        "winner": int(p.winner) if p.winner >= 0 else None,
        "senate_order": [int(p.tie_order) >> 4 * k & 15 for k in range(p.seats)] if p.tie_order else [],
        "ending": ENDING_IDS[p.end_code],
        "horizon": int(p.horizon),
        "generator": generator_of(p),
    }


def _player(p: TrajanPosition, seat: int) -> dict[str, Any]:
    mat = p.mat
    return {
        "score": int(mat[SCORE + seat]),
        "earned": earned(p, seat),
        "hand": hand(p, seat),
        "known": known(p, seat),
        "display": display(p, seat),
        "tiles": [name for name, number in tiles(p, seat).items() for _ in range(number)],
        "trays": {name: tray(p, seat, k) for k, name in enumerate(ACTION_IDS)},
        "slots": {name: tile for k, name in enumerate(ACTION_IDS) if (tile := slot(p, seat, k)) is not None},
        "arch": None if mat[ARCH + seat] == CENTRE else ACTION_IDS[mat[ARCH + seat]],
        "plus2": plus2(p, seat),
        "kept": kept(p, seat),
        "camp": int(mat[CAMP + seat]),
        "yard": int(mat[YARD + seat]),
        "supply": int(mat[SUPPLY + seat]),
        "leader": leader(p, seat),
        "legionnaires": legions(p, seat),
        "workers": workers(p, seat),
        "construction": members(mat[BUILT + seat], CONSTRUCTION_IDS),
        "yellow": bonuses(p, seat, True),
        "gray": bonuses(p, seat, False),
        "disc": int(mat[DISC + seat]),
    }


def earned(p: TrajanPosition, seat: int) -> dict[str, int]:
    """Where the points on the track came from; `demands` is a loss."""
    packed = int(p.mat[EARNED + seat])
    return {name: packed >> 10 * k & 1023 for k, name in enumerate(EARNED_IDS)}


def _hold(p: TrajanPosition) -> dict[str, Any] | None:
    hold = int(p.hold)
    if p.hold == 0 and PHASE_IDS[p.phase] not in {"load", "display"}:
        return None
    return {"ship": SHIP_IDS[hold >> 6], "cards": cards(p.cargo), "wilds": hold >> 3 & 7, "units": hold & 7}


def frames(p: TrajanPosition) -> list[dict[str, str]]:
    """From the next to the last."""
    told, left = [], int(p.frames)
    while left:
        kind, about = left & 31, left >> 5 & 7
        told.append({"kind": FRAME_IDS[kind], "about": names_about(kind)[about]})
        left >>= FRAME
    return told


def names_about(kind: int) -> list[str]:
    """What a frame may be about."""
    if kind == SETTLE:
        return ["0", "1", "2", "3"]
    if kind == PAYING:
        return NEED_IDS
    return ACTION_IDS if FRAME_IDS[kind] not in {"plus2", "bonus", "vote"} else [""]
