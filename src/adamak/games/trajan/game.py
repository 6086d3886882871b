"""The game of Trajan: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from adamak.core.game import Game, Guidance
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.trajan import consistency, data, deals, events, gauges, opening, refusals, view
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, STACK_IDS
from adamak.games.trajan.facts import FACTS, THINGS
from adamak.games.trajan.options import TrajanOptions
from adamak.games.trajan.position import STATE, TrajanPosition
from adamak.games.trajan.tables import TrajanTables, trajan_tables
from adamak.games.trajan.variant import Variant


class Trajan(Game[TrajanPosition, TrajanOptions]):
    """The `Game` of the contract."""

    id = "trajan"
    rules_version = 1
    clause_prefix = "TJ"
    seat_counts = range(2, 5)
    minutes = 90
    icon = "trajan"
    place = 5
    options_type = TrajanOptions
    endings = tuple(data.ENDING_IDS[1:])
    facts = FACTS
    things = THINGS
    rollout_moves = 24
    guidance = Guidance(exploration=0.3)
    variant_type = Variant
    state = STATE
    parts = Parts[TrajanPosition, TrajanOptions](refusals, view, events, STATE, STATE, deals, STATE, gauges)
    moves = MoveSpace([
        kind("place", colour=COLOUR_IDS),
        kind("draft", source=data.SOURCE_IDS),
        kind("tile", stack=STACK_IDS),
        kind("lift", tray=ACTION_IDS),
        kind("sow", colour=COLOUR_IDS),
        kind("plus2", action=ACTION_IDS),
        kind("pass"),
        kind("draw_two"),
        kind("take", side=data.SIDE_IDS),
        kind("discard", card=COMMODITY_IDS, side=data.SIDE_IDS),
        kind("display", card=COMMODITY_IDS),
        kind("display_wild"),
        kind("done"),
        kind("ship", ship=data.SHIP_IDS),
        kind("load", card=COMMODITY_IDS),
        kind("load_half", card=COMMODITY_IDS),
        kind("load_wild"),
        kind("sail"),
        kind("forum", space=data.FORUM_IDS),
        kind("recruit"),
        kind("march", province=data.PROVINCE_IDS),
        kind("occupy"),
        kind("advance"),
        kind("hire"),
        kind("build", site=data.SITE_IDS),
        kind("repeat", extra=["tile", "wild"]),
        kind("bonus", side=data.SIDE_IDS),
        kind("pay", means=["tile", "wild"]),
    ])  # fmt: skip

    def tables(self) -> TrajanTables:
        return trajan_tables()

    def empty(self, seats: int, variant: Variant) -> TrajanPosition:
        return TrajanPosition(None, seats, variant)

    check_setup = staticmethod(consistency.check_setup)
    impossible = staticmethod(consistency.impossible)

    def start_from_seed(self, seats: int, options: TrajanOptions, seed: str) -> TrajanPosition:
        position = self.state.new(seats, options)
        position.seed_chance(seed)
        position.first = self.first_seat(position, options.first_player)  # TJ-2.8
        opening.new_game(position)
        return position


Trajan.moves.agree_with(data.Move)
GAME = Trajan()
