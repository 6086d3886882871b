"""The game of 7 Wonders Duel: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from adamak.core.game import Game, Guidance
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.duel import ages, deals, encoding, events, features, loading, refusals, setup, view
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES, PROGRESS_IDS
from adamak.games.duel.data import (
    CAPITAL,
    CARD_IDS,
    DIVINITIES_COUNT,
    ENDING_IDS,
    GOODS_CARDS,
    GREEN_CARDS,
    MOVES,
    SLOTS,
    SPACES,
    TOKEN_IDS,
    WONDER_IDS,
)
from adamak.games.duel.facts import FACTS, THINGS
from adamak.games.duel.options import DuelOptions
from adamak.games.duel.position import DuelPosition

_SLOTS = [str(slot) for slot in range(SLOTS)]
_SPACES = [str(space + 1) for space in range(SPACES)]
_TRACK = [str(space) for space in range(-CAPITAL, CAPITAL + 1)]
_DIVINITIES = DIVINITY_IDS[:DIVINITIES_COUNT]
_GOODS = [CARD_IDS[card] for card in GOODS_CARDS]
_GREEN = [CARD_IDS[card] for card in GREEN_CARDS]


def _offerings(chosen: int) -> str:
    """A set of Offering tokens: none, of_2, of_3, of_2_3, of_4, of_2_4, of_3_4, of_2_3_4."""
    return (
        "_".join(["of", *(str(value) for k, value in enumerate(OFFERING_VALUES) if chosen >> k & 1)])
        if chosen
        else "none"
    )


OFFERING_SETS = [_offerings(chosen) for chosen in range(8)]


class Duel(Game[DuelPosition, DuelOptions]):
    """The `Game` of the contract."""

    id = "duel"
    rules_version = 1
    clause_prefix = "DU"
    seat_counts = range(2, 3)
    options_type = DuelOptions
    endings = tuple(ENDING_IDS[1:])
    features = features.names()
    facts = FACTS
    things = THINGS
    rollout_moves = 16
    exploration = 0.5
    guidance = Guidance(depth=10_000)  # to the end: there the estimate is what is weak
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "mcts:3",
        "medium": "mcts:40",
        "hard": "mcts:400",
        "expert": "mcts:4000",
    }
    parts = Parts[DuelPosition, DuelOptions](refusals, view, events, setup, loading, deals, encoding)
    moves = MoveSpace([
        kind("draft", wonder=WONDER_IDS),
        kind("build", slot=_SLOTS),
        kind("discard", slot=_SLOTS),
        kind("wonder", slot=_SLOTS, wonder=WONDER_IDS),
        kind("activate", space=_SPACES, offerings=OFFERING_SETS),
        kind("begin", player=["p1", "p2"]),
        kind("progress", token=PROGRESS_IDS),
        kind("destroy", card=_GOODS),
        kind("revive", card=CARD_IDS),
        kind("place", divinity=_DIVINITIES, space=_SPACES),
        kind("copy", card=_GREEN),
        kind("steal", card=_GOODS),
        kind("strike", slot=_SLOTS),
        kind("topple", wonder=WONDER_IDS),
        kind("bury", card=CARD_IDS),
        kind("raise", wonder=WONDER_IDS),
        kind("claim", wonder=WONDER_IDS),
        kind("guard", position=_TRACK),
        kind("remove", military_token=TOKEN_IDS),
        kind("apply", military_token=TOKEN_IDS),
        kind("summon", divinity=_DIVINITIES),
        kind("open", mythology=MYTHOLOGY_IDS),
        kind("top", divinity=_DIVINITIES),
    ])  # fmt: skip

    def start_from_seed(self, seats: int, options: DuelOptions, seed: str) -> DuelPosition:
        position = DuelPosition(None, options.variant())
        position.seed_chance(seed)
        position.first = self.first_seat(position, options.first_player)  # DU-2.1
        ages.new_game(position)
        return position


assert len(Duel.moves) == MOVES
GAME = Duel()
