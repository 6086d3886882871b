"""The game of Trajan: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from adamak.core.game import Game
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.trajan import deals, encoding, events, features, loading, opening, refusals, setup, view
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, STACK_IDS
from adamak.games.trajan.data import (
    ENDING_IDS,
    FORUM_IDS,
    MOVES,
    PROVINCE_IDS,
    SHIP_IDS,
    SIDE_IDS,
    SITE_IDS,
    SOURCE_IDS,
)
from adamak.games.trajan.facts import FACTS
from adamak.games.trajan.options import TrajanOptions
from adamak.games.trajan.position import TrajanPosition


class Trajan(Game[TrajanPosition, TrajanOptions]):
    """The `Game` of the contract."""

    id = "trajan"
    rules_version = 1
    clause_prefix = "TJ"
    seat_counts = range(2, 5)
    options_type = TrajanOptions
    endings = tuple(ENDING_IDS[1:])
    features = features.NAMES
    facts = FACTS
    rollout_moves = 24
    parts = Parts[TrajanPosition, TrajanOptions](refusals, view, events, setup, loading, deals, encoding)
    moves = MoveSpace([
        kind("place", colour=COLOUR_IDS),
        kind("draft", source=SOURCE_IDS),
        kind("tile", stack=STACK_IDS),
        kind("lift", tray=ACTION_IDS),
        kind("sow", colour=COLOUR_IDS),
        kind("plus2", action=ACTION_IDS),
        kind("pass"),
        kind("draw_two"),
        kind("take", side=SIDE_IDS),
        kind("discard", card=COMMODITY_IDS, side=SIDE_IDS),
        kind("display", card=COMMODITY_IDS),
        kind("display_wild"),
        kind("done"),
        kind("ship", ship=SHIP_IDS),
        kind("load", card=COMMODITY_IDS),
        kind("load_half", card=COMMODITY_IDS),
        kind("load_wild"),
        kind("sail"),
        kind("forum", space=FORUM_IDS),
        kind("recruit"),
        kind("march", province=PROVINCE_IDS),
        kind("occupy"),
        kind("advance"),
        kind("hire"),
        kind("build", site=SITE_IDS),
        kind("repeat", extra=["tile", "wild"]),
        kind("bonus", side=SIDE_IDS),
        kind("pay", means=["tile", "wild"]),
    ])  # fmt: skip

    def start_from_seed(self, seats: int, options: TrajanOptions, seed: str) -> TrajanPosition:
        position = TrajanPosition(None, seats, options.variant(seats))
        position.seed_chance(seed)
        position.first = self.first_seat(position, options.first_player)  # TJ-2.8
        opening.new_game(position)
        return position


assert len(Trajan.moves) == MOVES
GAME = Trajan()
