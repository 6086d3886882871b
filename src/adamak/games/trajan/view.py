"""What each seat may see: the view and the scores. Built by white-list (TJ-2.15)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from adamak.core.naming import seats_of
from adamak.core.view_cache import alike, cached_by
from adamak.core.view_types import named
from adamak.games.trajan import actions, data, mat_view, pieces, quarters, seaport, slow_rules
from adamak.games.trajan.components import ACTION_IDS, DEMANDS_REMOVED, GRID_COLUMNS, NEED_IDS, SENATE_POINTS, STACK_IDS
from adamak.games.trajan.data import FORUM_IDS, FRAME_IDS, PHASE_IDS, PROVINCE_IDS, PROVINCES, SHIP_IDS, SITE_IDS
from adamak.games.trajan.data import Mat as At
from adamak.games.trajan.mat_view import ColourId, Mat, Need, ShipSide, TrajanTile, score
from adamak.games.trajan.opening import draft_slot
from adamak.games.trajan.position import STATE, TrajanPosition
from adamak.games.trajan.setup import PROVINCE_SPACES, spaces_in_use
from adamak.games.trajan.slow_rules import Completion, TrayId

__all__ = ["View", "score", "view"]

Phase = Annotated[str, named("Phase", PHASE_IDS)]
FrameKind = Annotated[str, named("FrameKind", FRAME_IDS)]


Time = TypedDict("Time", {"position": int, "spaces": int, "crossings": int})
Stack = TypedDict("Stack", {"stack": str, "tile": TrajanTile | None, "left": int})
Cards = TypedDict("Cards", {"pile": int, "left": list[str], "right": list[str]})


Province = TypedDict("Province", {
    "province": str, "points": int, "tile": str | None, "legionnaires": list[int], "leaders": list[int],
    "worth": list[int | None],  # points for occupying it now, by seat; None where an own legionnaire stands
})  # fmt: skip
Space = TypedDict("Space", {"space": str, "column": int, "row": int, "yellow": bool, "used": bool, "tile": str | None})
Site = TypedDict("Site", {
    "site": str, "row": int, "col": int, "tile": str | None, "kind": str | None, "points": int | None,
    "workers": list[int],
})  # fmt: skip
Ship = TypedDict("Ship", {"ship": str, "side": ShipSide, "values": list[int]})
SenateSpace = TypedDict("SenateSpace", {"points": int, "discs": list[int]})
SenateRank = TypedDict("SenateRank", {"seat": int, "votes": int, "place": int})
Senate = TypedDict("Senate", {"spaces": list[SenateSpace], "bonus": list[str], "ranking": list[SenateRank]})
Demands = TypedDict("Demands", {"open": list[Need], "left": int})
Supply = TypedDict("Supply", {"forum": int, "extra": int, "bonus": int})
Placing = TypedDict("Placing", {"seat": int, "tray": TrayId, "left": list[ColourId]})
Drafting = TypedDict("Drafting", {"seat": int, "tray": TrayId, "used": list[str]})
Sowing = TypedDict("Sowing", {
    "from": TrayId, "target": TrayId, "number": int, "tray": TrayId, "left": list[ColourId],
    "completes": Completion | None,
})  # fmt: skip
Loading = TypedDict("Loading", {
    "ship": str, "side": ShipSide, "cards": list[str], "wilds": int, "units": int, "points": int, "values": list[int],
})  # fmt: skip
Displaying = TypedDict("Displaying", {"cards": list[str], "wilds": int})
Paying = TypedDict("Paying", {"seat": int, "need": Need})
Pending = TypedDict("Pending", {"kind": FrameKind, "about": str})
View = TypedDict("View", {
    # What the decision is about: each phase has some of these.
    "placing": Placing | None, "drafting": Drafting | None, "sowing": Sowing | None, "action": TrayId | None,
    "extra_spent": bool, "pending": list[Pending], "loading": Loading | None, "displaying": Displaying | None,
    "paying": Paying | None,
    "seats": int, "phase": Phase, "actors": list[int], "turn": int, "first": int, "quarter": int, "round": int,
    "time": Time,
    "laid": bool,  # false while markers are placed: stacks, bonus tiles and goods are not on the table yet
    "stacks": list[Stack], "cards": Cards, "provinces": list[Province], "camp_leaders": list[int],
    "forum": list[Space], "sites": list[Site], "ships": list[Ship], "senate": Senate, "demands": Demands,
    "supply": Supply, "players": list[Mat], "ending": str, "winners": list[int],
})  # fmt: skip


def view(p: TrajanPosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    seen = for_everybody(p)
    mats = [mat_view.player(p, seat) if seat == viewer else other for seat, other in enumerate(seen["players"])]
    return {**seen, "players": mats}


@alike
def for_everybody(p: TrajanPosition) -> View:
    """What a spectator sees."""
    asked, turn, left = pieces.phase(p), int(p.turn), pieces.colours(p.in_hand)
    tray = ACTION_IDS[(12 - len(left)) // 2] if asked == "markers" else ""
    slot = ACTION_IDS[draft_slot(p, turn)] if asked == "trajan_draft" else ""
    return {
        "seats": int(p.seats),
        "phase": asked,
        "actors": p.actors(),
        "turn": turn,
        "first": int(p.first),
        "quarter": int(p.quarter),
        "round": int(p.rounds) + 1,
        "time": {"position": int(p.time), "spaces": int(p.variant.spaces), "crossings": int(p.laps)},
        "laid": pieces.is_laid(p),
        "stacks": stacks(p),
        "cards": {"pile": STATE.pile.size(p), "left": pieces.heap(p, 0), "right": pieces.heap(p, 1)},
        "provinces": provinces(p),
        "camp_leaders": led_to(p, PROVINCE_IDS[-1]),
        "forum": forum(p),
        "sites": sites(p),
        "ships": [ship_view(p, ship) for ship in SHIP_IDS],
        "senate": senate(p),
        "demands": {"open": pieces.wanted(p), "left": len(STATE.demands.read(p)) - DEMANDS_REMOVED},
        "supply": supply(p),
        "placing": {"seat": turn, "tray": tray, "left": left} if tray else None,
        "drafting": {"seat": turn, "tray": slot, "used": pieces.used_stacks(p, turn)} if slot else None,
        "sowing": sowing(p) if asked == "sow" else None,
        "action": pieces.action_asked(p),
        "extra_spent": bool(p.spent),
        "pending": [Pending(kind=frame["kind"], about=frame["about"]) for frame in STATE.frames.read(p)],
        "loading": loading(p) if asked == "load" else None,
        "displaying": {"cards": pieces.cards(p.cargo), "wilds": int(p.hold) >> 3 & 7} if asked == "display" else None,
        "paying": {"seat": int(p.decider), "need": NEED_IDS[p.about()]} if asked == "pay" else None,
        "players": [{**mat_view.mat(p, seat), "lifts": mat_view.lifts(p, seat)} for seat in range(p.seats)],
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


# --- the board --------------------------------------------------------------------------------------------
@cached_by(lambda p: (pieces.is_laid(p), tuple(p.mat[At.STACK : At.HEAP])))
def stacks(p: TrajanPosition) -> list[Stack]:
    return [stack_view(p, k) for k in range(len(STACK_IDS))]


def stack_view(p: TrajanPosition, number: int) -> Stack:
    """TJ-2.7: of a stack only the top tile is seen, and nothing before it is laid out."""
    lying = pieces.stack(p, number)
    top = lying[0] if lying and pieces.is_laid(p) else None
    return {"stack": STACK_IDS[number], "tile": mat_view.trajan_tile(top), "left": len(lying)}


@cached_by(lambda p: (p.provinces, tuple(p.mat[At.LEADER : At.WORKERS])))
def provinces(p: TrajanPosition) -> list[Province]:
    legions = [pieces.legions(p, seat) for seat in range(p.seats)]
    found: list[Province] = []
    seats = range(p.seats)
    for number, province in enumerate(PROVINCE_IDS[:PROVINCES]):
        standing = [seat for seat in seats if province in legions[seat]]
        found.append({
            "province": province,
            "points": int(data.PROVINCE_POINTS[number]),
            "tile": PROVINCE_SPACES.on(p.provinces, number),
            "legionnaires": standing,
            "leaders": led_to(p, province),
            "worth": [None if seat in standing else int(actions.occupation(p, seat, number)) for seat in seats],
        })  # fmt: skip
    return found


def led_to(p: TrajanPosition, province: str) -> list[int]:
    """The seats whose leader stands there."""
    return [seat for seat in range(p.seats) if pieces.leader(p, seat) == province]


@cached_by(lambda p: (p.yellow, p.green))
def forum(p: TrajanPosition) -> list[Space]:
    found: list[Space] = []
    for number, space in enumerate(FORUM_IDS):
        column, row = divmod(number, 3)
        found.append({
            "space": space, "column": column, "row": row + 1, "yellow": column == 0,
            "used": space in spaces_in_use(p.seats), "tile": pieces.forum_tile(p, number),
        })  # fmt: skip
    return found


@cached_by(lambda p: (p.intact, tuple(p.grid), tuple(p.mat[At.WORKERS : At.BUILT])))
def sites(p: TrajanPosition) -> list[Site]:
    lying = STATE.sites.read(p)
    standing = [pieces.workers(p, seat) for seat in range(p.seats)]
    found: list[Site] = []
    for number, site in enumerate(SITE_IDS):
        row, column = divmod(number, GRID_COLUMNS)
        tile = lying.get(site)
        kind, points = tile.split("_")[1:] if tile else (None, None)
        found.append({
            "site": site, "row": row + 1, "col": column + 1, "tile": tile,
            "kind": kind, "points": None if points is None else int(points),
            "workers": [seat for seat in range(p.seats) if site in standing[seat]],
        })  # fmt: skip
    return found


def ship_view(p: TrajanPosition, ship: str) -> Ship:
    return {"ship": ship, "side": ship_side(p, ship), "values": ship_values(p, SHIP_IDS.index(ship))}


def ship_values(p: TrajanPosition, ship: int) -> list[int]:
    """TJ-7.4: points for 1, 2, 3… units on the side that is up."""
    return [int(seaport.ship_points(p, ship, units)) for units in range(1, data.MOST_UNITS[ship] + 1)]


def ship_side(p: TrajanPosition, ship: str) -> str:
    return "gray" if p.gray_ships >> SHIP_IDS.index(ship) & 1 else "coloured"


@cached_by(lambda p: (p.discs, p.offer, tuple(p.mat[At.DISC : At.TRAY]), tuple(p.mat[At.TILES : At.SLOTS])))
def senate(p: TrajanPosition) -> Senate:
    """TJ-12.4: the discs, the bonus tiles on offer, and who would be consul now."""
    return {
        "spaces": [{"points": points, "discs": pieces.on_space(p, k)} for k, points in enumerate(SENATE_POINTS)],
        "bonus": STATE.offer.read(p),
        "ranking": [
            {"seat": seat, "votes": int(quarters.votes_of(p, seat)), "place": place}
            for place, seat in enumerate(STATE.discs.kind.write(quarters.ranked(p, True), p.seats), 1)
        ],
    }


# --- the decision -------------------------------------------------------------------------------------------
def supply(p: TrajanPosition) -> Supply:
    return {"forum": STATE.forum_pile.size(p), "extra": len(STATE.extra_pile.read(p)), "bonus": len(STATE.bag.read(p))}


def sowing(p: TrajanPosition) -> Sowing:
    target = int(p.lifted_from + p.lifted) % len(ACTION_IDS)
    return {
        "from": ACTION_IDS[p.lifted_from], "target": ACTION_IDS[target], "number": int(p.lifted),
        "tray": ACTION_IDS[p.sow_tray], "left": pieces.colours(p.in_hand),
        "completes": slow_rules.completion(p, p.turn, target),
    }  # fmt: skip


def loading(p: TrajanPosition) -> Loading:
    hold = int(p.hold)
    ship, units = SHIP_IDS[hold >> 6], hold & 7
    values = ship_values(p, hold >> 6)
    return {
        "ship": ship, "side": ship_side(p, ship), "cards": pieces.cards(p.cargo), "wilds": hold >> 3 & 7,
        "units": units, "points": values[units - 1] if units else 0, "values": values,
    }  # fmt: skip
