"""The trail of an apply in words, each event as a seat (or a spectator) may read it (TJ-2.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.games.trajan import data
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, KIND_IDS, NEED_IDS, SENATE_POINTS
from adamak.games.trajan.pieces import cards

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def events_for(p: TrajanPosition, viewer: int) -> list[dict[str, Any]]:
    named = [(data.EVENT_IDS[event], a, b, c) for event, a, b, c in p.trail or ()]
    return [{"event": event} | _tell(p, viewer, event, a, b, c) for event, a, b, c in named]


def _tell(p: TrajanPosition, viewer: int, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    if event in {"marker_placed", "marker_sown"}:
        return {"seat": a, "colour": COLOUR_IDS[b], "tray": ACTION_IDS[c]}
    if event == "markers_lifted":
        return {"seat": a, "tray": ACTION_IDS[b], "number": c}
    if event == "time_moved":
        return {"number": a, "position": b}
    if event in {"tile_drafted", "tile_taken"}:
        return {"seat": a, "trajan_tile": data.TRAJAN_IDS[b], "tray": ACTION_IDS[c]}
    if event == "tile_completed":
        points = int(data.TRAJAN_POINTS[b])
        return {"seat": a, "trajan_tile": data.TRAJAN_IDS[b], "tray": ACTION_IDS[c], "points": points}
    if event == "arch_moved":
        return {"seat": a, "tray": ACTION_IDS[b]}
    if event in {"workers_gained", "legionnaires_gained"}:
        return {"seat": a, "number": b}
    if event == "need_kept":
        return {"seat": a, "need": NEED_IDS[b], "trajan_tile": data.TRAJAN_IDS[c]}
    if event in {"plus2_gained", "action_passed", "action_impossible"}:
        return {"seat": a, "action": ACTION_IDS[b]}
    if event in {"arch_centred", "plus2_lost", "wild_displayed", "recruited", "hired"}:
        return {"seat": a}
    if event == "extra_spent":
        return {"seat": a, "action": ACTION_IDS[b], "extra": "wild" if c & 1 else "tile", "number": c >> 1}
    if event == "table_laid":
        return {}
    return _tell_of_goods(viewer, event, a, b, c) or _tell_of_board(p, event, a, b, c)


def _tell_of_goods(viewer: int, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    """Cards from the pile are seen by whoever draws them, and by nobody else."""
    if event == "card_drafted":
        seen = b > 0 or viewer == a
        return {"seat": a, "source": data.SOURCE_IDS[b], "card": COMMODITY_IDS[c] if seen else None}
    if event == "cards_drawn":
        return {"seat": a, "number": b, "cards": cards(c) if viewer == a else None}
    if event == "side_refilled":
        return {"side": data.SIDE_IDS[a], "card": COMMODITY_IDS[b]}
    if event == "pile_reshuffled":
        return {"number": a}
    if event in {"card_taken", "card_discarded"}:
        return {"seat": a, "side": data.SIDE_IDS[b], "card": COMMODITY_IDS[c]}
    if event == "card_displayed":
        return {"seat": a, "card": COMMODITY_IDS[b]}
    if event == "cargo_loaded":
        card = COMMODITY_IDS[(c & 15) - 1] if c & 15 else None
        return {"seat": a, "ship": data.SHIP_IDS[b], "card": card, "number": c >> 4 & 15, "wilds": c >> 8}
    if event == "ship_sailed":
        side = "gray" if b >> 4 else "coloured"
        return {"seat": a, "ship": data.SHIP_IDS[b & 15], "ship_side": side, "number": c & 255, "points": c >> 8}
    return {}


def _tell_of_board(p: TrajanPosition, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    if event == "forum_taken":
        return {"seat": a, "tile": data.TILE_IDS[b], "space": data.FORUM_IDS[c]}
    if event == "province_tile_taken":
        return {"seat": a, "tile": data.TILE_IDS[b], "province": data.PROVINCE_IDS[c]}
    if event == "leader_moved":
        return {"seat": a, "province": data.PROVINCE_IDS[b]}
    if event == "occupied":
        return {"seat": a, "province": data.PROVINCE_IDS[b], "points": c & 255, "rivals": c >> 8}
    if event == "senate_advanced":
        return {"seat": a, "votes": SENATE_POINTS[b], "points": SENATE_POINTS[b]}
    if event == "built":
        return {"seat": a, "site": data.SITE_IDS[b]}
    if event == "construction_taken":
        return {"seat": a, "construction_tile": data.CONSTRUCTION_IDS[b], "points": c}
    if event == "first_of_kind":
        return {"seat": a, "kind": KIND_IDS[b], "action": ACTION_IDS[c]}
    return _tell_of_time(p, event, a, b, c)


def _tell_of_time(p: TrajanPosition, event: str, a: int, b: int, c: int) -> dict[str, Any]:
    """Rounds, quarters, the end."""
    if event == "round_ended":
        return {"quarter": a, "round": b}
    if event == "demand_revealed":
        return {"need": NEED_IDS[a]}
    if event == "quarter_ended":
        return {"quarter": a}
    if event == "demand_met":
        return {"seat": a, "need": NEED_IDS[b], "means": data.MEANS_IDS[c]}
    if event == "demands_unmet":
        return {"seat": a, "number": b, "points": c}
    if event == "votes_counted":
        return {"seat": a, "votes": b, "place": c}
    if event == "bonus_taken":
        return {"seat": a, "bonus": data.BONUS_IDS[b], "bonus_side": "gray" if c else "yellow"}
    if event == "discs_returned":
        return {"seats": [a >> 4 * k & 15 for k in range(p.seats)]}
    if event in {"forum_cleared", "senate_tiles_removed", "forum_filled", "ships_turned"}:
        return {"number": a}
    if event == "bonus_revealed":
        return {"bonus": data.BONUS_IDS[a]}
    if event == "province_filled":
        return {"province": data.PROVINCE_IDS[a], "tile": data.TILE_IDS[b]}
    if event == "final_scored":
        return {"seat": a, "points": b, "total": c}
    if event == "game_won":
        return {"seat": a, "ending": data.ENDING_IDS[b]}
    raise AssertionError(event)
