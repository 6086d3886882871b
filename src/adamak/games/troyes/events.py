"""What happens in Troyes, each event with what it is about. Everything happens openly (TR-1.4)."""

from __future__ import annotations

from adamak.core.events import SUM, A, B, C, Events, Telling
from adamak.games.troyes import data
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CHARACTER_IDS, THREAT_IDS
from adamak.games.troyes.places import BLACK_DICE
from adamak.games.troyes.setup import DICE


def _arrows(number: int) -> list[str]:
    """The Archer's dice, counted by value."""
    return [f"red_{die.rpartition('_')[2]}" for die in BLACK_DICE.write(number)]


SEAT = {"seat": A.number()}
SPACE = {"space": A.of(data.SPACE_IDS)}
CARD = {**SEAT, "card": B.of(CARD_IDS)}
CARD_NUMBER = {**CARD, "number": C.number()}
THREAT = {"threat": A.of(THREAT_IDS)}
SEAT_THREAT = {**SEAT, "threat": B.of(THREAT_IDS)}
BUILDING = {"building": A.of(BUILDING_IDS)}
SEAT_BUILDING = {**SEAT, "building": B.of(BUILDING_IDS)}
LEVEL = {"level": A.number(), "value": B.number()}
DENIERS = {**SEAT, "deniers": B.number()}
REASON = C.of(data.REASON_IDS)

EVENTS = Events(
    {
        "settled placed": {**SEAT, "space": B.of(data.SPACE_IDS)},
        "gray_settled le_roy_placed": SPACE,
        "le_roy_settled": {**SPACE, "die": B.of(data.DIE_IDS)},
        "round_started": {**SEAT, "round": B.number(), "rounds": C.number()},
        "le_roy_starts": {"round": A.number(), "rounds": B.number()},
        "card_revealed": {"slot": A.of(data.SLOT_IDS), "card": B.of(CARD_IDS)},
        "income": {**DENIERS, "salary": C.number()},
        "vp_lost vp_gained": {**SEAT, "vp": B.number(), "reason": REASON},
        "dice_rolled flipped": {**SEAT, "dice": B.each(DICE.write)},
        "gray_rolled le_roy_used": {"dice": A.each(DICE.write)},
        "threat_revealed threat_skipped gray_event_cube threat_countered threat_discarded last_cube_removed": THREAT,
        "black_dice_added le_roy_fought": {**THREAT, "number": B.number()},
        "threat_paid": {**SEAT_THREAT, "deniers": C.number()},
        "influence_lost": {**SEAT_THREAT, "influence": C.number()},
        "gray_placed": {**THREAT, "space": B.of(data.SPACE_IDS), "value": C.number()},
        "expelled returned": SEAT_BUILDING,
        "gray_expelled gray_returned": BUILDING,
        "gray_built gray_cathedral_cube_removed le_roy_built": LEVEL,
        "cathedral_cube_removed": {**SEAT, "level": B.number(), "value": C.number()},
        "black_rolled": {"blacks": A.each(BLACK_DICE.write)},
        "defended": {
            **SEAT,
            "dice": B.each(DICE.write),
            "blacks": C.bits(0, 24).each(BLACK_DICE.write),
            "influence": C.bits(24).number(),
        },
        "undefended": {**SEAT, "black": B.of(data.BLACK_IDS)},
        "rerolled": {**SEAT, "die": B.of(data.DIE_IDS), "result": C.of(data.DIE_IDS)},
        "recruited": SEAT,
        "dice_used": {**SEAT, "dice": B.each(DICE.write), "value": C.bits(0, 8).number(), "price": C.bits(8).number()},
        "dice_sold": {"owner": A.number(), "number": B.number(), "deniers": C.number()},
        "cube_spent": CARD,
        "citizen_moved": {**SEAT, "source": B.of(data.SOURCE_IDS)},
        "hired": {**CARD, "deniers": C.bits(0, 8).number(), "vp": C.bits(8).number()},
        "activated card_cubes exchanged": CARD_NUMBER,
        "built": {**SEAT, "level": B.bits(0, 8).number(), "value": B.bits(8).number(), "influence": C.number()},
        "fought": {**SEAT_THREAT, "number": C.number()},
        "event_cube threat_won": SEAT_THREAT,
        "farmed": {**DENIERS, "value": C.number()},
        "deniers_gained": {**DENIERS, "reason": REASON},
        "influence_gained": {**SEAT, "influence": B.number(), "reason": REASON},
        "taxed": {**SEAT, "to": B.number(), "deniers": C.number()},
        "archer_rolled": {**SEAT, "dice": B.each(_arrows), "number": C.number()},
        "passed pass_income pass_money_taken": DENIERS,
        "game_ended": {"seats": A.seats(), "ending": B.of(data.ENDING_IDS)},
        "le_roy_rolled le_roy_nothing": {"number": A.number()},
        "le_roy_bought": {"die": A.of(data.DIE_IDS), "deniers": B.number()},
        "le_roy_vp": {"vp": A.number(), "reason": B.of(data.REASON_IDS)},
        "le_roy_hired": {"card": A.of(CARD_IDS), "vp": B.number()},
        "le_roy_defended": {"die": A.of(data.DIE_IDS), "black": B.of(data.BLACK_IDS)},
        "le_roy_stood_by": {"black": A.of(data.BLACK_IDS)},
        "character_scored": {"character": A.of(CHARACTER_IDS), "vp": B.number(), "le_roy": C.number()},
        "le_roy_done": {},
    },
    Telling(
        announced=("round_started", "le_roy_starts", "threat_countered", "game_ended"),
        clearing=("round_started", "le_roy_starts"),
        joined={
            "event_cube": {},
            "gray_event_cube": {},
            "cube_spent": {},
            "recruited": {},
            "vp_gained": {"vp": SUM},
            "vp_lost": {"vp": SUM},
            "deniers_gained": {"deniers": SUM},
            "influence_gained": {"influence": SUM},
            "influence_lost": {"influence": SUM},
            "threat_paid": {"deniers": SUM},
            "black_dice_added": {"number": SUM},
        },
        taken={"hired": "card", "threat_won": "threat"},
    ),
)
events_for = EVENTS.events_for
