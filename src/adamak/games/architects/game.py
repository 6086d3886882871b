"""The game of Architects: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from adamak.core.game import Game, Guidance
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.architects import consistency, data, deals, events, gauges, opening, printed, refusals, view
from adamak.games.architects.components import LOCATION_IDS
from adamak.games.architects.facts import FACTS, THINGS
from adamak.games.architects.options import ArchitectsOptions
from adamak.games.architects.position import STATE, ArchitectsPosition
from adamak.games.architects.tables import TABLES, ArchitectsTables
from adamak.games.architects.variant import Variant

HOARD = 100  # goods of one player: nobody needs so many who means to build


class Architects(Game[ArchitectsPosition, ArchitectsOptions]):
    """The `Game` of the contract."""

    id = "architects"
    rules_version = 1
    clause_prefix = "AR"
    seat_counts = range(1, 6)
    minutes = 70
    icon = "cathedral"
    place = 3
    options_type = ArchitectsOptions
    endings = tuple(data.ENDING_IDS[1:])
    facts = FACTS
    facts_overlook = ("idle_turns",)
    things = THINGS
    rollout_moves = 6
    guidance = Guidance(exploration=0.5)
    variant_type = Variant
    state = STATE
    parts = Parts[ArchitectsPosition, ArchitectsOptions](refusals, view, events, STATE, STATE, deals, STATE, gauges)
    moves = MoveSpace([
        kind("place", location=LOCATION_IDS),
        kind("take_back", place=data.PLACE_IDS),
        kind("take", good=["clay", "gold", "marble", "silver"]),
        kind("trade_virtue", mix=data.VIRTUE_MIXES),
        kind("trade_marble", mix=data.MARBLE_MIXES),
        kind("trade_with", apprentice=printed.TRADE_IDS),
        kind("draw"),
        kind("hire", slot=data.SLOT_IDS),
        kind("dismiss", apprentice=printed.APPRENTICE_IDS),
        kind("capture", location=LOCATION_IDS[:data.CIRCLES], player=data.PLAYER_IDS),
        kind("dig"),
        kind("keep", building=printed.BUILDING_IDS),
        kind("bury", building=printed.BUILDING_IDS),
        kind("imprison"),
        kind("release_prison"),
        kind("release_boards", payment=["silver", "debt", "free"]),
        kind("pay_debt"),
        kind("build", building=printed.BUILDING_IDS),
        kind("advance", wood=[str(n) for n in range(9)]),
        kind("discard", building=printed.BUILDING_IDS),
        kind("destroy_debt"),
        kind("keep_debt"),
        kind("release", number=[str(n) for n in range(3)]),
        kind("squire", apprentice=printed.SQUIRE_IDS),
        kind("resolve", building=printed.VIRTUE_EFFECT_IDS),
        kind("decline"),
        kind("stop"),
        kind("draft", building=printed.BUILDING_IDS),
        kind("choose_board", board=printed.BOARD_IDS),
    ])  # fmt: skip

    def tables(self) -> ArchitectsTables:
        return TABLES

    def empty(self, seats: int, variant: Variant) -> ArchitectsPosition:
        return ArchitectsPosition(None, seats, variant)

    def drags(self, position: ArchitectsPosition) -> bool:
        """Somebody hoards, and no house opponent fills the Guildhall."""
        if position.closing or position.players > position.seats:
            return False
        return any(_goods(position, seat) >= HOARD for seat in range(position.seats))

    check_setup = staticmethod(consistency.check_setup)
    impossible = staticmethod(consistency.impossible)

    def start_from_seed(self, seats: int, options: ArchitectsOptions, seed: str) -> ArchitectsPosition:
        position = self.state.new(seats, options)
        position.seed_chance(seed)
        position.first = self.first_seat(position, options.first_player)  # AR-2.11
        opening.new_game(position)
        return position


def _goods(position: ArchitectsPosition, seat: int) -> int:
    purse = position.own[data.Own.PURSE + seat]
    return int(data.basic(purse) + data.precious(purse) + (purse >> data.Good.SILVER))


Architects.moves.agree_with(data.Move)
GAME = Architects()
