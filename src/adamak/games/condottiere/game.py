"""The game of Condottiere: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from adamak.core.game import Game
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.condottiere import deal as dealing
from adamak.games.condottiere import encoding, features, refusals, setup, view
from adamak.games.condottiere.data import CARD_IDS, ENDING_IDS, MERCENARIES, MOVES, REGION_IDS
from adamak.games.condottiere.facts import FACTS
from adamak.games.condottiere.options import CondottiereOptions
from adamak.games.condottiere.position import CondottierePosition


class Condottiere(Game[CondottierePosition, CondottiereOptions]):
    """The `Game` of the contract."""

    id = "condottiere"
    rules_version = 1
    clause_prefix = "CO"
    seat_counts = range(2, 7)
    options_type = CondottiereOptions
    endings = tuple(ENDING_IDS[1:])
    features = features.names()
    facts = FACTS
    rollout_moves = 60
    exploration = 0.3
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "mcts:3",
        "medium": "mcts:40",
        "hard": "mcts:400",
        "expert": "mcts:4000",
    }
    showing = True
    unattended: ClassVar[Mapping[str, object]] = {"stall_guard": True}
    parts = Parts[CondottierePosition, CondottiereOptions](refusals, view, view, setup, setup, setup, encoding)
    moves = MoveSpace([
        kind("site", region=REGION_IDS),
        kind("play", card=CARD_IDS),
        kind("pass"),
        kind("stay_hidden"),
        kind("reveal"),
        kind("take_back", card=CARD_IDS[:MERCENARIES]),
        kind("take_none"),
        kind("favor", region=REGION_IDS),
        kind("favor_off"),
        kind("keep_hand"),
        kind("discard_hand"),
        kind("keep", card=CARD_IDS),
        kind("keep_done"),
        kind("draw", number=[str(n) for n in range(11)]),
    ])  # fmt: skip

    def start_from_seed(self, seats: int, options: CondottiereOptions, seed: str) -> CondottierePosition:
        position = CondottierePosition(None, seats, options.variant())
        position.seed_chance(seed)
        position.first = self.first_seat(position, options.first_player)  # CO-2.4
        dealing.new_game(position, position.first)
        return position


assert len(Condottiere.moves) == MOVES
GAME = Condottiere()
