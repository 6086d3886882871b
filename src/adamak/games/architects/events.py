"""The trail of an apply in words, each event as a seat (or a spectator) may read it (AR-25.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.core.naming import members
from adamak.games.architects.components import LOCATION_IDS
from adamak.games.architects.data import (
    APPRENTICE_IDS,
    BOARD_IDS,
    BOT_CARD_IDS,
    BUILDING_IDS,
    ENDING_IDS,
    EVENT_IDS,
    PLACE_IDS,
    REASON_IDS,
    REWARD_IDS,
    SLOT_IDS,
    SOURCE_IDS,
    SQUIRE_IDS,
)
from adamak.games.architects.pieces import goods_in, spread, who

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def events_for(p: ArchitectsPosition, viewer: int) -> list[dict[str, Any]]:
    return [_tell(p, viewer, EVENT_IDS[event], a, b, c) for event, a, b, c in p.trail or ()]


def _tell(p: ArchitectsPosition, viewer: int, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    if event in {"cards_passed", "market_reset", "market_shuffled"}:
        return {"event": event}
    if event in {"large_market", "small_market"}:
        return {"event": event, "goods": spread(goods_in(a))}
    if event == "apprentice_revealed":
        return {"event": event, "slot": SLOT_IDS[a], "apprentice": APPRENTICE_IDS[b]}
    if event == "game_ended":
        return {"event": event, "seats": [s for s in range(p.seats) if a >> s & 1], "ending": ENDING_IDS[b]}
    return {"event": event, "seat": who(p, a)} | _facts(p, viewer, event, a, b, c)


def _facts(p: ArchitectsPosition, viewer: int, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    """What the player `a` did."""
    own = viewer == a
    if event in {"game_started", "turn_begun", "turn_passed", "no_reward", "last_round", "debt_paid"}:
        return {}
    if event == "board_chosen":
        return {"board": BOARD_IDS[b]}
    if event == "card_kept":
        return {"building": BUILDING_IDS[b] if own else None}
    if event == "card_put_under":
        return {"building": BUILDING_IDS[b] if own else None, "reason": REASON_IDS[c]}
    if event in {"cards_drawn", "cards_dug"}:
        return {"number": b, "buildings": members(c, BUILDING_IDS) if own else None}
    if event == "worker_placed":
        return {"location": LOCATION_IDS[b], "workers": c}
    if event == "worker_taken_back":
        return {"place": PLACE_IDS[b]}
    if event in {"gained", "paid"}:
        return {"goods": spread(goods_in(b)), "source": SOURCE_IDS[c]}
    if event == "tax_paid":
        return {"tax": b, "total": c}
    if event == "tax_removed":
        return {"number": b}
    if event in {"virtue_gained", "virtue_lost"}:
        return {"number": b, "virtue": c}
    if event == "debt_taken":
        return {"number": b, "reason": REASON_IDS[c]}
    if event == "debt_destroyed":
        return {"reason": REASON_IDS[b]}
    return _more_facts(p, event, b, c)


def _more_facts(p: ArchitectsPosition, event: str, b: int, c: int) -> dict[str, Any]:
    if event == "hired":
        return {"apprentice": APPRENTICE_IDS[b], "slot": SLOT_IDS[c]}
    if event in {"dismissed", "apprentice_removed"}:
        return {"apprentice": APPRENTICE_IDS[b]}
    if event == "captured":
        return {"owner": who(p, b & 15), "location": LOCATION_IDS[b >> 4], "workers": c}
    if event == "recalled":
        return {"location": LOCATION_IDS[b], "workers": c}
    if event == "imprisoned":
        return {"owner": who(p, b), "workers": c}
    if event == "released":
        return {"workers": b, "from": "boards" if c else "prison"}
    if event == "built":
        return {"building": BUILDING_IDS[b], "points": c}
    if event == "cathedral_advanced":
        return {"level": b}
    if event == "reward_revealed":
        return {"reward": REWARD_IDS[b]}
    if event == "sent_to_prison":
        return {"workers": b}
    if event == "squire_idle":
        return {"apprentice": SQUIRE_IDS[b]}
    if event == "end_effect":
        return {"building": BUILDING_IDS[b], "number": c}
    if event == "bot_card":
        return {"bot_card": BOT_CARD_IDS[b]}
    if event == "bot_elsewhere":
        return {"location": LOCATION_IDS[b]}
    raise AssertionError(event)
