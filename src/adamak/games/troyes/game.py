"""The game of Troyes: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from adamak.core.game import Game
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.troyes import deals, encoding, events, loading, refusals, rounds, setup, view
from adamak.games.troyes.components import BUILDING_IDS, CHARACTER_IDS, THREAT_IDS
from adamak.games.troyes.data import (
    BLACK_IDS,
    DIE_IDS,
    DISTRICT_IDS,
    ENDING_IDS,
    MODIFIER_IDS,
    MOST_TIMES,
    MOVES,
    NEUTRAL,
    PHASE_IDS,
    SLOT_IDS,
    SOURCE_IDS,
    SPACE_IDS,
)
from adamak.games.troyes.facts import FACTS, THINGS
from adamak.games.troyes.options import TroyesOptions
from adamak.games.troyes.position import TroyesPosition

_FAMILY = [
    "deniers", "influence", "supply", "reserve", "purse", "palace", "lying_palace", "bishopric", "lying_bishopric",
    "city_hall", "lying_city_hall", "red_dice", "white_dice", "yellow_dice", "strength", "cathedral", "tradesmen",
    "events",
]  # fmt: skip
_FEATURES = (
    *(f"{whose}_{what}" for whose in ("own", "next", "second", "third", "neutral") for what in _FAMILY),
    "vp",
    *CHARACTER_IDS,
    *(f"{slot}_{what}" for slot in SLOT_IDS for what in ("card", "tradesman", "cubes")),
    *(f"{threat}_{what}" for threat in THREAT_IDS for what in ("queued", "cubes")),
    *(f"phase_{phase}" for phase in PHASE_IDS),
    "round",
    "black_dice",
    "group",
    "own_turn",
)
_COUNTS = [str(number) for number in range(MOST_TIMES + 1)]


class Troyes(Game[TroyesPosition, TroyesOptions]):
    """The `Game` of the contract."""

    id = "troyes"
    rules_version = setup.RULES_VERSION
    clause_prefix = "TR"
    seat_counts = range(1, 5)
    options_type = TroyesOptions
    endings = tuple(ENDING_IDS[1:])
    features = _FEATURES
    facts = FACTS
    things = THINGS
    rollout_moves = 5  # about a turn: playouts that go on blindly tell less than the evaluation
    exploration = 0.05  # a point is a small part of what there is to win
    parts = Parts[TroyesPosition, TroyesOptions](refusals, view, events, setup, loading, deals, encoding)
    moves = MoveSpace([
        kind("settle", space=SPACE_IDS),
        kind("activate", slot=SLOT_IDS),
        kind("build"),
        kind("fight", threat=THREAT_IDS),
        kind("place", building=BUILDING_IDS),
        kind("farm"),
        kind("pass"),
        kind("take", district=DISTRICT_IDS, die=DIE_IDS),
        kind("enough"),
        kind("spend", card=MODIFIER_IDS),
        kind("plain"),
        kind("source", source=SOURCE_IDS),
        kind("times", number=_COUNTS[1:]),
        kind("confirm"),
        kind("reroll", die=DIE_IDS),
        kind("recruit"),
        kind("flip"),
        kind("turn", die=DIE_IDS),
        kind("done"),
        kind("use", die=DIE_IDS),
        kind("oppose", die=BLACK_IDS),
        kind("defend"),
        kind("yield"),
        kind("collect", building=BUILDING_IDS[:2]),
        kind("exchange", number=_COUNTS),
        kind("cube", threat=THREAT_IDS),
        kind("stop"),
    ])  # fmt: skip

    def start_from_seed(self, seats: int, options: TroyesOptions, seed: str) -> TroyesPosition:
        position = TroyesPosition(None, seats, options.variant())
        position.seed_chance(seed)
        position.starter = self.first_seat(position, options.start_player)  # TR-3.8
        if seats == 1 and position.variant.le_roy_starts:
            position.starter = NEUTRAL
        rounds.deal(position)
        rounds.open_game(position)
        return position


assert len(Troyes.moves) == MOVES
GAME = Troyes()
