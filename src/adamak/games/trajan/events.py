"""What happens in Trajan, each event with what it is about (TJ-2.15: who may not see which)."""

from __future__ import annotations

from adamak.core.events import SUM, A, B, C, Events, Telling
from adamak.games.trajan import data
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, KIND_IDS, NEED_IDS, SENATE_POINTS
from adamak.games.trajan.setup import CARDS

SEAT = {"seat": A.number()}
MARKER = {**SEAT, "colour": B.of(COLOUR_IDS), "tray": C.of(ACTION_IDS)}
TRAJAN_TILE = {**SEAT, "trajan_tile": B.of(data.TRAJAN_IDS), "tray": C.of(ACTION_IDS)}
ACTION = {**SEAT, "action": B.of(ACTION_IDS)}
GAINED = {**SEAT, "number": B.number()}
SIDE_CARD = {**SEAT, "side": B.of(data.SIDE_IDS), "card": C.of(COMMODITY_IDS)}
NUMBER = {"number": A.number()}

EVENTS = Events(
    {
        "marker_placed marker_sown": MARKER,
        "table_laid": {},
        # Cards from the pile are seen by whoever draws them, and by nobody else.
        "card_drafted": {**SEAT, "source": B.of(data.SOURCE_IDS), "card": C.of(COMMODITY_IDS).only_for(A, unless=B)},
        "side_refilled": {"side": A.of(data.SIDE_IDS), "card": B.of(COMMODITY_IDS)},
        "pile_reshuffled forum_cleared senate_tiles_removed forum_filled ships_turned": NUMBER,
        "tile_drafted tile_taken": TRAJAN_TILE,
        "markers_lifted": {**SEAT, "tray": B.of(ACTION_IDS), "number": C.number()},
        "time_moved": {**NUMBER, "position": B.number()},
        "tile_completed": {**TRAJAN_TILE, "points": B.value(data.TRAJAN_POINTS)},
        "arch_moved": {**SEAT, "tray": B.of(ACTION_IDS)},
        "arch_centred plus2_lost wild_displayed recruited hired": SEAT,
        "cards_drawn": {**GAINED, "cards": C.each(CARDS.write).only_for(A)},
        "workers_gained legionnaires_gained": GAINED,
        "need_kept": {**SEAT, "need": B.of(NEED_IDS), "trajan_tile": C.of(data.TRAJAN_IDS)},
        "plus2_gained action_passed action_impossible": ACTION,
        "card_taken card_discarded": SIDE_CARD,
        "card_displayed": {**SEAT, "card": B.of(COMMODITY_IDS)},
        "cargo_loaded": {
            **SEAT,
            "ship": B.of(data.SHIP_IDS),
            "card": C.bits(0, 4).of(COMMODITY_IDS).or_nothing(),
            "number": C.bits(4, 4).number(),
            "wilds": C.bits(8).number(),
        },
        "ship_sailed": {
            **SEAT,
            "ship": B.bits(0, 4).of(data.SHIP_IDS),
            "ship_side": B.bits(4).of(["coloured", "gray"]),
            "number": C.bits(0, 8).number(),
            "points": C.bits(8).number(),
        },
        "forum_taken": {**SEAT, "tile": B.of(data.TILE_IDS), "space": C.of(data.FORUM_IDS)},
        "province_tile_taken": {**SEAT, "tile": B.of(data.TILE_IDS), "province": C.of(data.PROVINCE_IDS)},
        "leader_moved": {**SEAT, "province": B.of(data.PROVINCE_IDS)},
        "occupied": {
            **SEAT,
            "province": B.of(data.PROVINCE_IDS),
            "points": C.bits(0, 8).number(),
            "rivals": C.bits(8).number(),
        },
        "senate_advanced": {**SEAT, "votes": B.value(SENATE_POINTS), "points": B.value(SENATE_POINTS)},
        "built": {**SEAT, "site": B.of(data.SITE_IDS)},
        "construction_taken": {**SEAT, "construction_tile": B.of(data.CONSTRUCTION_IDS), "points": C.number()},
        "first_of_kind": {**SEAT, "kind": B.of(KIND_IDS), "action": C.of(ACTION_IDS)},
        "extra_spent": {**ACTION, "extra": C.bits(0, 1).of(["tile", "wild"]), "number": C.bits(1).number()},
        "round_ended": {"quarter": A.number(), "round": B.number()},
        "demand_revealed": {"need": A.of(NEED_IDS)},
        "quarter_ended": {"quarter": A.number()},
        "demand_met": {**SEAT, "need": B.of(NEED_IDS), "means": C.of(data.MEANS_IDS)},
        "demands_unmet": {**GAINED, "points": C.number()},
        "votes_counted": {**SEAT, "votes": B.number(), "place": C.number()},
        "bonus_taken": {**SEAT, "bonus": B.of(data.BONUS_IDS), "bonus_side": C.of(["yellow", "gray"])},
        "discs_returned": {"seats": A.seat_order()},
        "bonus_revealed": {"bonus": A.of(data.BONUS_IDS)},
        "province_filled": {"province": A.of(data.PROVINCE_IDS), "tile": B.of(data.TILE_IDS)},
        "final_scored": {**SEAT, "points": B.number(), "total": C.number()},
        "game_won": {**SEAT, "ending": B.of(data.ENDING_IDS)},
    },
    Telling(
        announced=("round_ended", "quarter_ended", "game_won"),
        joined={name: {"number": SUM} for name in ("cards_drawn", "workers_gained", "legionnaires_gained")}
        | {"recruited": {}, "hired": {}},
        taken={
            "tile_completed": "trajan_tile",
            "forum_taken": "tile",
            "ship_sailed": "ship",
            "occupied": "province",
            "construction_taken": "construction_tile",
        },
    ),
)
events_for = EVENTS.events_for
