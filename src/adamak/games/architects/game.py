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
from adamak.games.architects.setup import CIRCLE_IDS
from adamak.games.architects.tables import TABLES, ArchitectsTables
from adamak.games.architects.variant import Variant

BUILD = data.Move.PLACE + data.Place.GUILDHALL
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
    things = THINGS
    rollout_moves = 6
    guidance = Guidance(exploration=0.5)
    never_shown = "AR-25.3"  # hands stay secret for the whole game
    variant_type = Variant
    state = STATE
    position = ArchitectsPosition
    parts = Parts[ArchitectsPosition, ArchitectsOptions](refusals, view, events, deals, consistency, gauges)
    moves = MoveSpace([
        kind("place", "turn", "AR-4.2", location=LOCATION_IDS),
        kind("take_back", "take_back", "AR-4.3", place=data.PLACE_IDS),
        kind("take", "mines clay_pit treasury", "AR-6.3", good=["clay", "gold", "marble", "silver"]),
        kind("trade_virtue", "storehouse", "AR-7.2", mix=data.VIRTUE_MIXES),
        kind("trade_marble", "storehouse", "AR-7.2", mix=data.MARBLE_MIXES),
        kind("trade_with", "storehouse", "AR-7.2", apprentice=printed.TRADE_IDS),
        kind("draw", "workshop", "AR-8.7"),
        kind("hire", "workshop black_market tavern starting_apprentice", "AR-8.1", slot=data.SLOT_IDS),
        kind("dismiss", "dismiss", "AR-8.5", apprentice=printed.APPRENTICE_IDS),
        kind("capture", "town_centre free_capture barracks", "AR-9.3", location=CIRCLE_IDS, player=data.PLAYER_IDS),
        kind("dig", "black_market", "AR-11.3"),
        kind("keep", "keep_card", "AR-11.3", building=printed.BUILDING_IDS),
        kind("bury", "bury_card", "AR-11.3", building=printed.BUILDING_IDS),
        kind("imprison", "guardhouse", "AR-12.2"),
        kind("release_prison", "guardhouse", "AR-12.3"),
        kind("release_boards", "guardhouse barracks", "AR-12.4", payment=["silver", "debt", "free"]),
        kind("pay_debt", "guardhouse", "AR-12.5"),
        kind("build", "guildhall", "AR-14.1", building=printed.BUILDING_IDS),
        kind("advance", "guildhall", "AR-15.1", wood=[str(n) for n in range(9)]),
        kind("discard", "cathedral_discard library hand_limit draft_discard", "AR-25.1", building=printed.BUILDING_IDS),
        kind("destroy_debt", "overflow church", "AR-16.2"),
        kind("keep_debt", "overflow church", "AR-16.2"),
        kind("release", "reset", "AR-19.4", number=[str(n) for n in range(3)]),
        kind("squire", "reset", "AR-19.4", apprentice=printed.SQUIRE_IDS),
        kind("resolve", "end_effects", "AR-24.1", building=printed.VIRTUE_EFFECT_IDS),
        kind("decline", "free_capture barracks library tavern", "AR-14.4"),
        kind("stop", "storehouse town_centre guardhouse", "AR-7.1"),
        kind("draft", "draft", "AR-2.10", building=printed.BUILDING_IDS),
        kind("choose_board", "choose_board", "AR-3.1", board=printed.BOARD_IDS),
    ])  # fmt: skip

    def tables(self) -> ArchitectsTables:
        return TABLES

    def drags(self, position: ArchitectsPosition) -> bool:
        """Somebody hoards, and no house opponent fills the Guildhall."""
        if position.closing or position.players > position.seats:
            return False
        return any(_goods(position, seat) >= HOARD for seat in range(position.seats))

    def hastening(self, moves: list[int]) -> list[int]:
        """Only the Guildhall ends the game (AR-23.1)."""
        return [move for move in moves if move == BUILD] or moves

    def begin(self, position: ArchitectsPosition, options: ArchitectsOptions) -> None:
        position.first = self.first_seat(position, options.first_player)  # AR-2.11
        opening.new_game(position)


def _goods(position: ArchitectsPosition, seat: int) -> int:
    purse = position.own[data.Own.PURSE + seat]
    return int(data.basic(purse) + data.precious(purse) + (purse >> data.Good.SILVER))


Architects.moves.agree_with(data.Move)
GAME = Architects()
