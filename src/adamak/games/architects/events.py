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
GOODS = {**SEAT, "goods": goods(B), "source": C.of(ids(data.Source))}
VIRTUE = {**NUMBER, "virtue": C.number()}
BUILDING = B.of(printed.BUILDING_IDS)
CARDS = {**NUMBER, "buildings": C.each(lambda drawn: members(drawn, printed.BUILDING_IDS)).only_for(A)}
APPRENTICE = {**SEAT, "apprentice": B.of(printed.APPRENTICE_IDS)}
REASONS = ids(data.Reason)
MARKET = {"goods": goods(A)}

EVENTS = Events(
    data.Event,
    {
        "game_started": SEAT,
        "board_chosen": {**SEAT, "board": B.of(printed.BOARD_IDS)},
        "card_kept": {**SEAT, "building": BUILDING.only_for(A)},
        "cards_passed": {},
        "card_put_under": {**SEAT, "building": BUILDING.only_for(A), "reason": C.of(REASONS)},
        "turn_begun": SEAT,
        "turn_passed": SEAT,
        "worker_placed": {**SEAT, "location": B.of(LOCATION_IDS), "workers": C.number()},
        "worker_taken_back": {**SEAT, "place": B.of(data.PLACE_IDS)},
        "gained": GOODS,
        "paid": GOODS,
        "tax_paid": {**SEAT, "tax": B.number(), "total": C.number()},
        "tax_removed": NUMBER,
        "virtue_gained": VIRTUE,
        "virtue_lost": VIRTUE,
        "debt_taken": {**NUMBER, "reason": C.of(REASONS)},
        "debt_destroyed": {**SEAT, "reason": B.of(REASONS)},
        "debt_paid": SEAT,
        "hired": {**APPRENTICE, "slot": C.of(data.SLOT_IDS)},
        "dismissed": APPRENTICE,
        "apprentice_removed": APPRENTICE,
        "apprentice_revealed": {"slot": A.of(data.SLOT_IDS), "apprentice": B.of(printed.APPRENTICE_IDS)},
        "cards_drawn": CARDS,
        "cards_dug": CARDS,
        "captured": {
            **SEAT,
            "owner": player(B.bits(0, 4)),
            "location": B.bits(4).of(LOCATION_IDS),
            "workers": C.number(),
        },
        "recalled": {**SEAT, "location": B.of(LOCATION_IDS), "workers": C.number()},
        "imprisoned": {**SEAT, "owner": player(B), "workers": C.number()},
        "released": {**SEAT, "workers": B.number(), "from": C.of(["prison", "boards"])},
        "built": {**SEAT, "building": BUILDING, "points": C.number()},
        "cathedral_advanced": {**SEAT, "level": B.number()},
        "reward_revealed": {**SEAT, "reward": B.of(printed.REWARD_IDS)},
        "no_reward": SEAT,
        "market_reset": {},
        "sent_to_prison": {**SEAT, "workers": B.number()},
        "large_market": MARKET,
        "small_market": MARKET,
        "market_shuffled": {},
        "squire_idle": {**SEAT, "apprentice": B.of(printed.SQUIRE_IDS)},
        "end_effect": {**SEAT, "building": BUILDING, "number": C.number()},
        "last_round": SEAT,
        "bot_card": {**SEAT, "bot_card": B.of(printed.BOT_CARD_IDS)},
        "bot_elsewhere": {**SEAT, "location": B.of(LOCATION_IDS)},
        "game_ended": {"seats": A.seat_set(), "ending": B.of(data.ENDING_IDS)},
    },
    Telling(
        announced=("market_reset", "last_round", "game_ended"),
        joined={
            "virtue_gained": {"number": SUM, "virtue": LAST},
            "virtue_lost": {"number": SUM, "virtue": LAST},
            "debt_taken": {"number": SUM},
            "debt_paid": {},
        },
    ),
)
events_for = EVENTS.events_for
