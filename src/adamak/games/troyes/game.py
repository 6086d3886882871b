"""The game of Troyes: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from msgspec import Struct

from adamak.core.game import Game, Guidance
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.troyes import consistency, data, deals, events, gauges, refusals, rounds, view
from adamak.games.troyes.components import BUILDING_IDS, CHARACTER_IDS, COLOUR_IDS, THREAT_IDS
from adamak.games.troyes.facts import FACTS, THINGS
from adamak.games.troyes.options import TroyesOptions
from adamak.games.troyes.position import STATE, TroyesPosition
from adamak.games.troyes.variant import SoloStart, Variant

_COUNTS = [str(number) for number in range(data.MOST_TIMES + 1)]


class TroyesTables(Struct):
    """What is printed on the board and the cards, as far as the page draws it: written into it when it is built."""

    colours: list[str]
    characters: list[str]
    neutral: int  # the owner of gray pieces, who is Le Roy alone
    prices: list[int]  # TR-8.3: what each die of another district costs, by the size of the group
    influence: int  # the end of the track
    red_counts: int  # TR-7.13: how often a red die counts against black ones
    most_times: int  # that one move names


class Troyes(Game[TroyesPosition, TroyesOptions]):
    """The `Game` of the contract."""

    id = "troyes"
    rules_version = 2  # 2: house values under which work pays more
    clause_prefix = "TR"
    seat_counts = range(1, 5)
    minutes = 90
    icon = "die-5"
    place = 4
    options_type = TroyesOptions
    endings = tuple(data.ENDING_IDS[1:])
    facts = FACTS
    things = THINGS
    rollout_moves = 5  # about a turn: playouts that go on blindly tell less than the evaluation
    exploration = 0.05  # a point is a small part of what there is to win
    guidance_alone = Guidance(exploration=0.5, caution=0.05)
    never_shown = "TR-1.4"  # characters stay secret to the end
    variant_type = Variant
    state = STATE
    position = TroyesPosition
    parts = Parts[TroyesPosition, TroyesOptions](refusals, view, events, deals, consistency, gauges)
    moves = MoveSpace([
        kind("settle", "settle", "TR-4.1", space=data.SPACE_IDS),
        kind("activate", "act", "TR-8.1", slot=data.SLOT_IDS),
        kind("build", "act", "TR-8.1"),
        kind("fight", "act", "TR-8.1", threat=THREAT_IDS),
        kind("place", "act", "TR-8.1", building=BUILDING_IDS),
        kind("farm", "act", "TR-8.1"),
        kind("pass", "act", "TR-8.10"),
        kind("take", "take_dice", "TR-8.2", district=data.DISTRICT_IDS, die=data.DIE_IDS),
        kind("enough", "take_dice", "TR-8.2"),
        kind("spend", "choose_cube", "TR-11.1", card=data.MODIFIER_IDS),
        kind("plain", "choose_cube", "TR-11.1"),
        kind("source", "choose_source", "TR-8.4", source=data.SOURCE_IDS),
        kind("times", "choose_times", "TR-8.7", number=_COUNTS[1:]),
        kind("confirm", "confirm choose_times", "TR-16.3"),
        kind("reroll", "act black_dice", "TR-10.5", die=data.DIE_IDS),
        kind("recruit", "act black_dice", "TR-10.5"),
        kind("flip", "act black_dice", "TR-10.5"),
        kind("turn", "flip", "TR-10.4", die=data.DIE_IDS),
        kind("done", "flip", "TR-10.4"),
        kind("use", "black_dice", "TR-7.13", die=data.DIE_IDS),
        kind("oppose", "black_dice", "TR-7.13", die=data.BLACK_IDS),
        kind("defend", "black_dice", "TR-7.13"),
        kind("yield", "black_dice", "TR-7.14"),
        kind("collect", "miller", "TR-17.1", building=BUILDING_IDS[:2]),
        kind("exchange", "exchange", "TR-17.8", number=_COUNTS),
        kind("cube", "event_cubes", "TR-17.7", threat=THREAT_IDS),
        kind("stop", "event_cubes", "TR-17.7"),
    ])  # fmt: skip

    def tables(self) -> TroyesTables:
        prices = [int(price) for price in data.PRICE]
        return TroyesTables(
            COLOUR_IDS, CHARACTER_IDS, data.NEUTRAL, prices, data.INFLUENCE_MAX, data.RED_COUNTS, data.MOST_TIMES
        )

    def begin(self, position: TroyesPosition, options: TroyesOptions) -> None:
        position.starter = self.first_seat(position, options.start_player)  # TR-3.8
        if position.seats == 1 and position.variant.solo_start == SoloStart.LE_ROY:
            position.starter = data.NEUTRAL
        rounds.deal(position)
        rounds.open_game(position)


Troyes.moves.agree_with(data.Move)
GAME = Troyes()
