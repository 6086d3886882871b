"""The game of Condottiere: its move space, its start from a seed or a deal, and how positions are read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from adamak.core.game import Game, Guidance
from adamak.core.moves import MoveSpace, kind
from adamak.core.parts import Parts
from adamak.games.condottiere import consistency, data, dealing, deals, events, gauges, refusals, view
from adamak.games.condottiere.data import CARD_IDS, MERCENARIES, REGION_IDS
from adamak.games.condottiere.facts import FACTS
from adamak.games.condottiere.options import CondottiereOptions
from adamak.games.condottiere.position import STATE, CondottierePosition
from adamak.games.condottiere.tables import condottiere_tables
from adamak.games.condottiere.variant import Variant


class Condottiere(Game[CondottierePosition, CondottiereOptions]):
    """The `Game` of the contract."""

    id = "condottiere"
    rules_version = 1
    clause_prefix = "CO"
    seat_counts = range(2, 7)
    minutes, icon, place = 45, "condottiere", 1
    options_type = CondottiereOptions
    endings = tuple(data.ENDING_IDS[1:])
    facts = FACTS
    rollout_moves = 60
    exploration = 0.3
    guidance = Guidance(doubt=4.0, playout=0.6)
    guidance_several = Guidance(playout=0.6)
    unattended: ClassVar[Mapping[str, object]] = {"stall_guard": True}
    variant_type = Variant
    state = STATE
    position = CondottierePosition
    parts = Parts[CondottierePosition, CondottiereOptions](
        refusals, view, events, deals, consistency, gauges, showing=refusals
    )
    moves = MoveSpace([
        kind("site", "choose_site", "CO-7.8", region=REGION_IDS),
        kind("play", "battle_turn", "CO-4.4", card=CARD_IDS),
        kind("pass", "battle_turn", "CO-4.6"),
        kind("stay_hidden", "reveal_on_pass", "CO-18.4"),
        kind("reveal", "reveal_on_pass", "CO-18.4"),
        kind("take_back", "scarecrow_target", "CO-5.12", card=CARD_IDS[:MERCENARIES]),
        kind("take_none", "scarecrow_target", "CO-5.12"),
        kind("favor", "place_favor", "CO-5.6", region=REGION_IDS),
        kind("favor_off", "place_favor", "CO-5.6"),
        kind("keep_hand", "discard_hand", "CO-7.11"),
        kind("discard_hand", "discard_hand", "CO-7.11"),
        kind("keep", "keep_cards", "CO-8.2", card=CARD_IDS),
        kind("keep_done", "keep_cards", "CO-8.2"),
        kind("draw", "draw_count", "CO-14.6", number=[str(n) for n in range(11)]),
    ])  # fmt: skip

    tables = staticmethod(condottiere_tables)

    def begin(self, position: CondottierePosition, options: CondottiereOptions) -> None:
        position.first = self.first_seat(position, options.first_player)  # CO-2.4
        dealing.new_game(position, position.first)


Condottiere.moves.agree_with(data.Move)
GAME = Condottiere()
