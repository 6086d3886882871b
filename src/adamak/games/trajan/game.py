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
from adamak.games.trajan.tables import trajan_tables
from adamak.games.trajan.variant import Variant

_ACTING = "action first_tile_action extra_action"


class Trajan(Game[TrajanPosition, TrajanOptions]):
    """The `Game` of the contract."""

    id = "trajan"
    rules_version = 1
    clause_prefix = "TJ"
    seat_counts = range(2, 5)
    minutes, icon, place = 90, "trajan", 5
    options_type = TrajanOptions
    endings = tuple(data.ENDING_IDS[1:])
    facts = FACTS
    things = THINGS
    rollout_moves = 24
    guidance = Guidance(exploration=0.3)
    never_shown = "TJ-2.15"  # hands are hidden
    variant_type = Variant
    state = STATE
    position = TrajanPosition
    parts = Parts[TrajanPosition, TrajanOptions](refusals, view, events, deals, consistency, gauges)
    moves = MoveSpace([
        kind("place", "markers", "TJ-2.6", colour=COLOUR_IDS),
        kind("draft", "goods_draft", "TJ-2.12", source=data.SOURCE_IDS),
        kind("tile", f"trajan_draft {_ACTING}", "TJ-8.5", stack=STACK_IDS),
        kind("lift", "turn", "TJ-4.1", tray=ACTION_IDS),
        kind("sow", "sow", "TJ-4.3", colour=COLOUR_IDS),
        kind("plus2", "plus2", "TJ-5.4", action=ACTION_IDS),
        kind("pass", f"{_ACTING} repeat", "TJ-6.1"),
        kind("draw_two", _ACTING, "TJ-7.1"),
        kind("take", _ACTING, "TJ-7.2", side=data.SIDE_IDS),
        kind("discard", "discard", "TJ-7.1", card=COMMODITY_IDS, side=data.SIDE_IDS),
        kind("display", f"{_ACTING} display", "TJ-7.3", card=COMMODITY_IDS),
        kind("display_wild", f"{_ACTING} display", "TJ-7.6"),
        kind("done", "display", "TJ-7.3"),
        kind("ship", _ACTING, "TJ-7.4", ship=data.SHIP_IDS),
        kind("load", "load", "TJ-7.4", card=COMMODITY_IDS),
        kind("load_half", "load", "TJ-7.6", card=COMMODITY_IDS),
        kind("load_wild", "load", "TJ-7.6"),
        kind("sail", "load", "TJ-7.4"),
        kind("forum", _ACTING, "TJ-7.8", space=data.FORUM_IDS),
        kind("recruit", _ACTING, "TJ-8.1"),
        kind("march", _ACTING, "TJ-8.2", province=data.PROVINCE_IDS),
        kind("occupy", _ACTING, "TJ-8.3"),
        kind("advance", _ACTING, "TJ-7.9"),
        kind("hire", _ACTING, "TJ-9.1"),
        kind("build", _ACTING, "TJ-9.2", site=data.SITE_IDS),
        kind("repeat", "repeat", "TJ-10.5", extra=["tile", "wild"]),
        kind("bonus", "bonus", "TJ-12.5", side=data.SIDE_IDS),
        kind("pay", "pay", "TJ-12.2", means=["tile", "wild"]),
    ])  # fmt: skip

    tables = staticmethod(trajan_tables)

    def begin(self, position: TrajanPosition, options: TrajanOptions) -> None:
        position.first = self.first_seat(position, options.first_player)  # TJ-2.8
        opening.new_game(position)


Trajan.moves.agree_with(data.Move)
GAME = Trajan()
