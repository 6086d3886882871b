"""What happens in Architects, each event with what it is about (AR-25.3: who may not see which)."""

from __future__ import annotations

from adamak.core.events import LAST, SUM, A, Argument, B, C, Events, Slot, Telling
from adamak.core.naming import ids, members
from adamak.games.architects import data, pieces, printed, setup
from adamak.games.architects.components import LOCATION_IDS


def player(slot: Slot) -> Argument:
    """A seat, or the house opponent, who sits after the last one."""
    return slot.seat_or(setup.HOUSE)


def goods(slot: Slot) -> Argument:
    """One name for each good."""
    return slot.each(lambda packed: pieces.spread(setup.PURSE.write(packed)))


SEAT = {"seat": player(A)}
NUMBER = {**SEAT, "number": B.number()}
LOCATION = B.of(LOCATION_IDS)
BUILDING = B.of(printed.BUILDING_IDS)
DRAWN = C.each(lambda drawn: members(drawn, printed.BUILDING_IDS))
APPRENTICE = {**SEAT, "apprentice": B.of(printed.APPRENTICE_IDS)}
REASONS = ids(data.Reason)

EVENTS = Events(
    {
        "cards_passed market_reset market_shuffled": {},
        "game_started turn_begun turn_passed debt_paid no_reward last_round": SEAT,
        "gained paid": {**SEAT, "goods": goods(B), "source": C.of(ids(data.Source))},
        "large_market small_market": {"goods": goods(A)},
        "virtue_gained virtue_lost": {**NUMBER, "virtue": C.number()},
        "dismissed apprentice_removed": APPRENTICE,
        "worker_placed recalled": {**SEAT, "location": LOCATION, "workers": C.number()},
        "cards_drawn cards_dug": {**NUMBER, "buildings": DRAWN.only_for(A)},
        "board_chosen": {**SEAT, "board": B.of(printed.BOARD_IDS)},
        "card_kept": {**SEAT, "building": BUILDING.only_for(A)},
        "card_put_under": {**SEAT, "building": BUILDING.only_for(A), "reason": C.of(REASONS)},
        "worker_taken_back": {**SEAT, "place": B.of(data.PLACE_IDS)},
        "tax_paid": {**SEAT, "tax": B.number(), "total": C.number()},
        "tax_removed": NUMBER,
        "idle_round": {"number": A.number(), "limit": B.number()},
        "debt_taken": {**NUMBER, "reason": C.of(REASONS)},
        "debt_destroyed": {**SEAT, "reason": B.of(REASONS)},
        "hired": {**APPRENTICE, "slot": C.of(data.SLOT_IDS)},
        "apprentice_revealed": {"slot": A.of(data.SLOT_IDS), "apprentice": B.of(printed.APPRENTICE_IDS)},
        "captured": {
            **SEAT,
            "owner": player(B.bits(0, 4)),
            "location": B.bits(4).of(LOCATION_IDS),
            "workers": C.number(),
        },
        "imprisoned": {**SEAT, "owner": player(B), "workers": C.number()},
        "released": {**SEAT, "workers": B.number(), "from": C.of(["prison", "boards"])},
        "built": {**SEAT, "building": BUILDING, "points": C.number()},
        "cathedral_advanced": {**SEAT, "level": B.number()},
        "reward_revealed": {**SEAT, "reward": B.of(printed.REWARD_IDS)},
        "sent_to_prison": {**SEAT, "workers": B.number()},
        "squire_idle": {**SEAT, "apprentice": B.of(printed.SQUIRE_IDS)},
        "end_effect": {**SEAT, "building": BUILDING, "number": C.number()},
        "bot_card": {**SEAT, "bot_card": B.of(printed.BOT_CARD_IDS)},
        "bot_elsewhere": {**SEAT, "location": LOCATION},
        "game_ended": {"seats": A.seat_set(), "ending": B.of(data.ENDING_IDS)},
    },
    Telling(
        announced=("market_reset", "last_round", "idle_round", "game_ended"),
        joined={
            "virtue_gained": {"number": SUM, "virtue": LAST},
            "virtue_lost": {"number": SUM, "virtue": LAST},
            "debt_taken": {"number": SUM},
            "debt_paid": {},
            "card_put_under": {},
        },
        taken={"board_chosen": "board", "built": "building", "hired": "apprentice"},
    ),
)
events_for = EVENTS.events_for
