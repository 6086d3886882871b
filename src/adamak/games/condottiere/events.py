"""What happens in Condottiere, each event with what it is about (CO-20: who may not see which)."""

from __future__ import annotations

from adamak.core.events import A, B, C, Events, Telling
from adamak.games.condottiere import data
from adamak.games.condottiere.data import CARD_IDS, ENDING_IDS, REGION_IDS, Ending
from adamak.games.condottiere.setup import HEAP

SEAT = {"seat": A.number()}
NUMBER = {"number": A.number()}
CARD = {**SEAT, "card": B.of(CARD_IDS)}
PLACE = {**SEAT, "region": B.of(REGION_IDS)}
DRAWN = {**SEAT, "number": C.number(), "cards": B.each(HEAP.write).only_for(A)}
BONUS = [data.ADJACENT_BONUS if ending == Ending.ADJACENT else 0 for ending in range(len(ENDING_IDS))]  # CO-15.2
ANNOUNCED = (
    "battle_won", "battle_tied", "region_held", "region_taken", "round_started", "final_battle", "series_game",
    "game_won",
)  # fmt: skip

EVENTS = Events(
    {
        "game_started": {**NUMBER, "seat": B.number()},
        "dealt drew": DRAWN,
        "site_chosen battle_won region_held": PLACE,
        "played turned_up took_back": CARD,
        "played_hidden": {**SEAT, "card": B.of(CARD_IDS).only_for(A)},
        "season_ended": {"card": A.of(CARD_IDS), "number": B.number()},
        "bishop_struck": {**SEAT, "card": B.of(CARD_IDS).if_any(), "number": C.number()},
        "favor_placed": {**SEAT, "region": B.of(REGION_IDS).if_any()},
        "took_none passed passed_empty passed_freely stayed_hidden": SEAT,
        "strength": {**SEAT, "number": B.number()},
        "battle_tied": {"region": A.of(REGION_IDS)},
        "region_taken": {**PLACE, "loser": C.number()},
        "token_to": {**SEAT, "reason": B.of(data.TOKEN_REASONS)},
        "lines_discarded round_started reshuffled": NUMBER,
        "hand_answered": {**SEAT, "discard": B.flag().only_for(A)},  # CO-7.11: sealed; all see that there is an answer
        "hand_discarded": {**SEAT, "number": B.size(HEAP.write), "cards": B.each(HEAP.write).only_for(A, unless=C)},
        "cards_kept": {  # CO-20.3: only their number is public
            **SEAT,
            "number": B.size(HEAP.write),
            "rest": C.number(),
            "cards": B.each(HEAP.write).only_for(A),
        },
        "final_battle": {"seats": A.seats()},
        "game_won": {"seats": A.seats(), "ending": B.of(ENDING_IDS)},
        "game_scored": {**SEAT, "number": B.number(), "total": C.number()},
        "shown": {**SEAT, "to": B.number(), "number": C.size(HEAP.write), "cards": C.each(HEAP.write).only_for(A, B)},
        "series_game": {**NUMBER, "ending": B.of(ENDING_IDS), "seats": C.seats(), "bonus": B.value(BONUS)},
    },
    Telling(
        announced=ANNOUNCED,
        clearing=("lines_discarded",),
        taken={"played": "card", "played_hidden": "card", "battle_won": "region"},
    ),
)
events_for = EVENTS.events_for
