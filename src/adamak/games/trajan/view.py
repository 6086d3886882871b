"""What each seat may see: the view and the scores. Built by white-list (TJ-2.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.core.naming import seats_of
from adamak.games.trajan import pieces
from adamak.games.trajan.components import ACTION_IDS, DEMANDS_REMOVED, GRID_COLUMNS, NEED_IDS, SENATE_POINTS, STACK_IDS
from adamak.games.trajan.data import FORUM_IDS, PROVINCE_IDS, PROVINCES, SHIP_IDS, SITE_IDS
from adamak.games.trajan.mat_view import player, score, trajan_tile
from adamak.games.trajan.opening import draft_slot
from adamak.games.trajan.position import STATE
from adamak.games.trajan.setup import spaces_in_use
from adamak.games.trajan.slow_rules import PROVINCE_VALUE, occupation, senate_ranking, ship_values, votes

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def view(p: TrajanPosition, viewer: int) -> dict[str, Any]:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    return {
        "seats": int(p.seats),
        "phase": pieces.phase(p),
        "actors": p.actors(),
        "turn": int(p.turn),
        "first": int(p.first),
        "quarter": int(p.quarter),
        "round": int(p.rounds) + 1,
        "time": {"position": int(p.time), "spaces": int(p.variant.spaces), "crossings": int(p.laps)},
        "laid": pieces.is_laid(p),
        "stacks": [stack_view(p, k) for k in range(len(STACK_IDS))],
        "cards": {"pile": len(STATE.pile.left(p)), "left": pieces.heap(p, 0), "right": pieces.heap(p, 1)},
        "provinces": [province_view(p, k) for k in range(PROVINCES)],
        "camp_leaders": [seat for seat in range(p.seats) if pieces.leader(p, seat) == PROVINCE_IDS[-1]],
        "forum": [space_view(p, k) for k in range(len(FORUM_IDS))],
        "sites": sites(p),
        "ships": [ship_view(p, ship) for ship in SHIP_IDS],
        "senate": senate(p),
        "demands": {"open": pieces.wanted(p), "left": len(STATE.demands.read(p)) - DEMANDS_REMOVED},
        "supply": {
            "forum": len(STATE.forum_pile.left(p)),
            "extra": len(STATE.extra_pile.read(p)),
            "bonus": len(STATE.bag.read(p)),
        },
        **decision(p),
        "players": [player(p, viewer, seat) for seat in range(p.seats)],
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


# --- the board --------------------------------------------------------------------------------------------


def stack_view(p: TrajanPosition, number: int) -> dict[str, Any]:
    """TJ-2.7: of a stack only the top tile is seen, and nothing before it is laid out."""
    lying = pieces.stack(p, number)
    top = lying[0] if lying and pieces.is_laid(p) else None
    return {"stack": STACK_IDS[number], "tile": trajan_tile(top), "left": len(lying)}


def province_view(p: TrajanPosition, number: int) -> dict[str, Any]:
    province = PROVINCE_IDS[number]
    standing = [seat for seat in range(p.seats) if province in pieces.legions(p, seat)]
    return {
        "province": province,
        "points": PROVINCE_VALUE[province],
        "tile": pieces.province_tile(p, number),
        "legionnaires": standing,
        "leaders": [seat for seat in range(p.seats) if pieces.leader(p, seat) == province],
        "worth": [None if seat in standing else occupation(p, seat, province) for seat in range(p.seats)],
    }


def space_view(p: TrajanPosition, number: int) -> dict[str, Any]:
    space = FORUM_IDS[number]
    column, row = divmod(number, 3)
    return {
        "space": space,
        "column": column,
        "row": row + 1,
        "yellow": column == 0,
        "used": space in spaces_in_use(p.seats),
        "tile": pieces.forum_tile(p, number),
    }


def sites(p: TrajanPosition) -> list[dict[str, Any]]:
    lying = pieces.grid(p)
    standing = [pieces.workers(p, seat) for seat in range(p.seats)]
    told = []
    for number, site in enumerate(SITE_IDS):
        row, column = divmod(number, GRID_COLUMNS)
        tile = lying.get(site)
        kind, points = tile.split("_")[1:] if tile else (None, None)
        told.append(
            {
                "site": site,
                "row": row + 1,
                "col": column + 1,
                "tile": tile,
                "kind": kind,
                "points": None if points is None else int(points),
                "workers": [seat for seat in range(p.seats) if site in standing[seat]],
            }
        )
    return told


def ship_view(p: TrajanPosition, ship: str) -> dict[str, Any]:
    return {"ship": ship, "side": ship_side(p, ship), "values": list(ship_values(p, ship))}


def ship_side(p: TrajanPosition, ship: str) -> str:
    return "gray" if p.gray_ships >> SHIP_IDS.index(ship) & 1 else "coloured"


def senate(p: TrajanPosition) -> dict[str, Any]:
    """TJ-12.4: the discs, the bonus tiles on offer, and who would be consul now."""
    return {
        "spaces": [{"points": points, "discs": pieces.on_space(p, k)} for k, points in enumerate(SENATE_POINTS)],
        "bonus": pieces.offered(p),
        "ranking": [
            {"seat": seat, "votes": votes(p, seat), "place": place} for place, seat in enumerate(senate_ranking(p), 1)
        ],
    }


# --- the decision -------------------------------------------------------------------------------------------


def decision(p: TrajanPosition) -> dict[str, Any]:
    """What is being placed, sown, loaded or paid; and what is still to come in this turn."""
    asked = pieces.phase(p)
    turn = int(p.turn)
    return {
        "placing": {
            "seat": turn,
            "tray": ACTION_IDS[(12 - len(pieces.colours(p.in_hand))) // 2],
            "left": pieces.colours(p.in_hand),
        }
        if asked == "markers"
        else None,
        "drafting": {"seat": turn, "tray": ACTION_IDS[draft_slot(p, turn)], "used": pieces.used_stacks(p, turn)}
        if asked == "trajan_draft"
        else None,
        "sowing": sowing(p) if asked == "sow" else None,
        "action": pieces.action_asked(p),
        "extra_spent": bool(p.spent),
        "pending": STATE.frames.read(p),
        "loading": loading(p) if asked == "load" else None,
        "displaying": {"cards": pieces.cards(p.cargo), "wilds": int(p.hold) >> 3 & 7} if asked == "display" else None,
        "paying": {"seat": int(p.decider), "need": NEED_IDS[p.about()]} if asked == "pay" else None,
    }


def sowing(p: TrajanPosition) -> dict[str, Any]:
    return {
        "from": ACTION_IDS[p.lifted_from],
        "target": ACTION_IDS[(p.lifted_from + p.lifted) % len(ACTION_IDS)],
        "number": int(p.lifted),
        "tray": ACTION_IDS[p.sow_tray],
        "left": pieces.colours(p.in_hand),
    }


def loading(p: TrajanPosition) -> dict[str, Any]:
    hold = int(p.hold)
    ship, units = SHIP_IDS[hold >> 6], hold & 7
    values = list(ship_values(p, ship))
    return {
        "ship": ship,
        "side": ship_side(p, ship),
        "cards": pieces.cards(p.cargo),
        "wilds": hold >> 3 & 7,
        "units": units,
        "points": values[units - 1] if units else 0,
        "values": values,
    }


def scores(p: TrajanPosition) -> list[dict[str, Any]]:
    return [score(p, seat) for seat in range(p.seats)]
