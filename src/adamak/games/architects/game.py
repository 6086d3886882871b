"""The game of Architects: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from adamak.core.game import Game
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.architects import deals, encoding, events, loading, opening, refusals, setup, view
from adamak.games.architects.components import LOCATION_IDS
from adamak.games.architects.data import (
    APPRENTICE_IDS,
    BOARD_IDS,
    BUILDING_IDS,
    CIRCLES,
    ENDING_IDS,
    MARBLE_MIXES,
    MOVES,
    PAYMENT_IDS,
    PLACE_IDS,
    PLAYER_IDS,
    SLOT_IDS,
    SQUIRE_IDS,
    TAKEN_IDS,
    TRADE_IDS,
    VIRTUE_EFFECT_IDS,
    VIRTUE_MIXES,
)
from adamak.games.architects.facts import FACTS, THINGS
from adamak.games.architects.features import FEATURES
from adamak.games.architects.options import ArchitectsOptions
from adamak.games.architects.position import ArchitectsPosition


class Architects(Game[ArchitectsPosition, ArchitectsOptions]):
    """The `Game` of the contract."""

    id = "architects"
    rules_version = 1
    clause_prefix = "AR"
    seat_counts = range(1, 6)
    options_type = ArchitectsOptions
    endings = tuple(ENDING_IDS[1:])
    features = tuple(FEATURES)
    facts = FACTS
    things = THINGS
    rollout_moves = 6
    parts = Parts[ArchitectsPosition, ArchitectsOptions](refusals, view, events, setup, loading, deals, encoding)
    moves = MoveSpace([
        kind("place", location=LOCATION_IDS),
        kind("take_back", place=PLACE_IDS),
        kind("take", good=TAKEN_IDS),
        kind("trade_virtue", mix=VIRTUE_MIXES),
        kind("trade_marble", mix=MARBLE_MIXES),
        kind("trade_with", apprentice=TRADE_IDS),
        kind("draw"),
        kind("hire", slot=SLOT_IDS),
        kind("dismiss", apprentice=APPRENTICE_IDS),
        kind("capture", location=LOCATION_IDS[:CIRCLES], player=PLAYER_IDS),
        kind("dig"),
        kind("keep", building=BUILDING_IDS),
        kind("bury", building=BUILDING_IDS),
        kind("imprison"),
        kind("release_prison"),
        kind("release_boards", payment=PAYMENT_IDS),
        kind("pay_debt"),
        kind("build", building=BUILDING_IDS),
        kind("advance", wood=[str(n) for n in range(9)]),
        kind("discard", building=BUILDING_IDS),
        kind("destroy_debt"),
        kind("keep_debt"),
        kind("release", number=[str(n) for n in range(3)]),
        kind("squire", apprentice=SQUIRE_IDS),
        kind("resolve", building=VIRTUE_EFFECT_IDS),
        kind("decline"),
        kind("stop"),
        kind("draft", building=BUILDING_IDS),
        kind("choose_board", board=BOARD_IDS),
    ])  # fmt: skip

    def start_from_seed(self, seats: int, options: ArchitectsOptions, seed: str) -> ArchitectsPosition:
        position = ArchitectsPosition(None, seats, options.variant(seats))
        position.seed_chance(seed)
        position.first = self.first_seat(position, options.first_player)  # AR-2.11
        opening.new_game(position)
        return position


assert len(Architects.moves) == MOVES
GAME = Architects()
