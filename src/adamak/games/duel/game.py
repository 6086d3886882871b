"""The game of 7 Wonders Duel: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from adamak.core.game import Game, Guidance
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.duel import ages, consistency, data, deals, events, gauges, refusals, view
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, PROGRESS_IDS, Divinity
from adamak.games.duel.facts import FACTS, THINGS
from adamak.games.duel.options import DuelOptions
from adamak.games.duel.position import STATE, DuelPosition
from adamak.games.duel.tables import duel_tables
from adamak.games.duel.variant import Variant

_SLOTS = [str(slot) for slot in range(data.SLOTS)]
_SPACES = [str(space + 1) for space in range(data.SPACES)]
_TRACK = [str(space) for space in range(-data.CAPITAL, data.CAPITAL + 1)]
_DIVINITIES = DIVINITY_IDS[: Divinity.GATE]
_GOODS = [data.CARD_IDS[card] for card in data.GOODS_CARDS]
_GREEN = [data.CARD_IDS[card] for card in data.GREEN_CARDS]
OFFERING_SETS = ["none", "of_2", "of_3", "of_2_3", "of_4", "of_2_4", "of_3_4", "of_2_3_4"]  # as sets: 0 to 7


class Duel(Game[DuelPosition, DuelOptions]):
    """The `Game` of the contract."""

    id = "duel"
    rules_version = 1
    clause_prefix = "DU"
    seat_counts = range(2, 3)
    minutes, icon, place = 30, "pyramid", 2
    options_type = DuelOptions
    endings = tuple(data.ENDING_IDS[1:])
    facts = FACTS
    things = THINGS
    rollout_moves = 16
    exploration = 0.5
    guidance = Guidance(exploration=0.5, playout=0.0)  # the network knows more by now than any playout tells
    never_shown = "DU-16.1"  # nobody holds anything
    variant_type = Variant
    state = STATE
    parts = Parts[DuelPosition, DuelOptions](refusals, view, events, deals, consistency, gauges)
    moves = MoveSpace([
        kind("draft", "draft", "DU-3.1", wonder=data.WONDER_IDS),
        kind("build", "turn", "DU-4.3", slot=_SLOTS),
        kind("discard", "turn", "DU-4.3", slot=_SLOTS),
        kind("wonder", "turn", "DU-4.3", slot=_SLOTS, wonder=data.WONDER_IDS),
        kind("activate", "turn", "DU-10.8", space=_SPACES, offerings=OFFERING_SETS),
        kind("begin", "begin_age", "DU-9.3", player=["p1", "p2"]),
        kind("progress", "choose_progress great_library enki", "DU-7.3", token=PROGRESS_IDS),
        kind("destroy", "destroy_card", "DU-12.2", card=_GOODS),
        kind("revive", "revive_card", "DU-12.7", card=data.CARD_IDS),
        kind("place", "place_divinity", "DU-10.2", divinity=_DIVINITIES, space=_SPACES),
        kind("copy", "nisaba", "DU-11.3", card=_GREEN),
        kind("steal", "baal", "DU-11.5", card=_GOODS),
        kind("strike", "zeus", "DU-11.9", slot=_SLOTS),
        kind("topple", "anubis", "DU-11.10", wonder=data.WONDER_IDS),
        kind("bury", "isis_card", "DU-11.11", card=data.CARD_IDS),
        kind("raise", "isis_wonder", "DU-11.11", wonder=data.WONDER_IDS),
        kind("claim", "ra", "DU-11.12", wonder=data.WONDER_IDS),
        kind("guard", "minerva", "DU-11.14", position=_TRACK),
        kind("remove", "neptune_remove", "DU-11.15", military_token=data.TOKEN_IDS),
        kind("apply", "neptune_apply", "DU-11.15", military_token=data.TOKEN_IDS),
        kind("summon", "gate theater_divinity", "DU-11.16", divinity=_DIVINITIES),
        kind("open", "theater_deck", "DU-12.14", mythology=MYTHOLOGY_IDS),
        kind("top", "theater_order", "DU-12.14", divinity=_DIVINITIES),
    ])  # fmt: skip

    def empty(self, seats: int, variant: Variant) -> DuelPosition:
        return DuelPosition(None, variant)

    tables = staticmethod(duel_tables)

    def begin(self, position: DuelPosition, options: DuelOptions) -> None:
        position.first = self.first_seat(position, options.first_player)  # DU-2.1
        ages.new_game(position)


Duel.moves.agree_with(data.Move)
GAME = Duel()
