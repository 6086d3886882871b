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
    guidance_alone = Guidance(exploration=0.1, playout=0.7)
    variant_type = Variant
    state = STATE
    parts = Parts[TroyesPosition, TroyesOptions](refusals, view, events, STATE, STATE, deals, STATE, gauges)
    moves = MoveSpace([
        kind("settle", space=data.SPACE_IDS),
        kind("activate", slot=data.SLOT_IDS),
        kind("build"),
        kind("fight", threat=THREAT_IDS),
        kind("place", building=BUILDING_IDS),
        kind("farm"),
        kind("pass"),
        kind("take", district=data.DISTRICT_IDS, die=data.DIE_IDS),
        kind("enough"),
        kind("spend", card=data.MODIFIER_IDS),
        kind("plain"),
        kind("source", source=data.SOURCE_IDS),
        kind("times", number=_COUNTS[1:]),
        kind("confirm"),
        kind("reroll", die=data.DIE_IDS),
        kind("recruit"),
        kind("flip"),
        kind("turn", die=data.DIE_IDS),
        kind("done"),
        kind("use", die=data.DIE_IDS),
        kind("oppose", die=data.BLACK_IDS),
        kind("defend"),
        kind("yield"),
        kind("collect", building=BUILDING_IDS[:2]),
        kind("exchange", number=_COUNTS),
        kind("cube", threat=THREAT_IDS),
        kind("stop"),
    ])  # fmt: skip

    def tables(self) -> TroyesTables:
        prices = [int(price) for price in data.PRICE]
        return TroyesTables(
            COLOUR_IDS, CHARACTER_IDS, data.NEUTRAL, prices, data.INFLUENCE_MAX, data.RED_COUNTS, data.MOST_TIMES
        )

    def empty(self, seats: int, variant: Variant) -> TroyesPosition:
        return TroyesPosition(None, seats, variant)

    check_setup = staticmethod(consistency.check_setup)
    impossible = staticmethod(consistency.impossible)

    def start_from_seed(self, seats: int, options: TroyesOptions, seed: str) -> TroyesPosition:
        position = self.state.new(seats, options)
        position.seed_chance(seed)
        position.starter = self.first_seat(position, options.start_player)  # TR-3.8
        if seats == 1 and position.variant.solo_start == SoloStart.LE_ROY:
            position.starter = data.NEUTRAL
        rounds.deal(position)
        rounds.open_game(position)
        return position


Troyes.moves.agree_with(data.Move)
GAME = Troyes()
