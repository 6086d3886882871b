"""A player's mat as everybody sees it, with the own hand for its owner (TJ-1.7 to TJ-1.9, TJ-2.15)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from adamak.core.view_cache import cached_by
from adamak.core.view_types import named
from adamak.games.trajan import components, data, pieces, quarters, scoring, slow_rules
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, KIND_IDS, NEED_IDS, VOTE_VALUES, WILD_IDS
from adamak.games.trajan.position import STATE, TrajanPosition
from adamak.games.trajan.slow_rules import Lift, TrayId
from adamak.games.trajan.variant import NeedBonus

ColourId = Annotated[str, named("ColourId", COLOUR_IDS)]
Need = Annotated[str, named("Need", NEED_IDS)]
Wild = Annotated[str, named("Wild", WILD_IDS)]
ShipSide = Annotated[str, named("ShipSide", ["coloured", "gray"])]
BonusSide = Annotated[str, named("BonusSide", ["yellow", "gray"])]


TrajanTile = TypedDict("TrajanTile", {
    "tile": str, "stack": str, "colours": list[ColourId], "points": int,
    "number": int, "need": Need | None,  # number: tokens or cards it gives
})  # fmt: skip
Tray = TypedDict("Tray", {
    "tray": TrayId, "markers": list[ColourId], "tile": TrajanTile | None,
    "missing": list[ColourId],  # of the two markers on the tile
    "arch": bool, "plus2": bool,
})  # fmt: skip
Bonus = TypedDict("Bonus", {"bonus": str, "side": BonusSide, "points": int})
Score = TypedDict("Score", {"total": int, "parts": dict[str, int]})
Mat = TypedDict("Mat", {
    "seat": int, "colour": str, "score": int,
    "hand": list[str] | None, "hand_size": int, "known": list[str], "display": list[str],  # hand: None, not one's own
    "trays": list[Tray], "arch": TrayId | None, "lifts": list[Lift], "extra": dict[TrayId, int], "plus2": list[TrayId],
    "wild": dict[Wild, int], "needs": dict[Need, int], "kept": dict[Need, int], "vote_tiles": list[int], "votes": int,
    "disc": int, "supply": int, "camp": int, "yard": int, "leader": str, "legionnaires": list[str],
    "marches": list[str], "workers": list[str], "sites": list[str], "construction": list[str], "firsts": list[str],
    "bonus": list[Bonus], "unmet": int, "loss": int, "total": Score,
})  # fmt: skip


def trajan_tile(tile: str | None) -> TrajanTile | None:
    """What is printed on a Trajan tile."""
    if tile is None:
        return None
    _, stack, first, second, points, number, need = pieces.TRAJAN_ROW[tile]
    return {
        "tile": tile, "stack": stack, "colours": [first, second], "points": points, "number": number,
        "need": need or None,
    }  # fmt: skip


def player(p: TrajanPosition, seat: int) -> Mat:
    """As its owner sees it."""
    return {**mat(p, seat), "hand": pieces.hand(p, seat), "lifts": lifts(p, seat)}


lifts = cached_by(
    lambda p, seat: (p.time, p.mat[data.Mat.SLOTS + seat], tuple(p.mat)[data.Mat.TRAY + seat : data.Mat.STACK : 4])
)(slow_rules.lifts)


@cached_by(lambda p, seat: (p.wanted, p.phase == data.Phase.OVER, tuple(p.mat)[seat : data.Mat.STACK : 4]))
def mat(p: TrajanPosition, seat: int) -> Mat:
    """What everybody sees of a mat, whatever the time is."""
    owned = pieces.tiles(p, seat)
    built = STATE.built.read(p, seat)
    lasting = pieces.kept(p, seat)
    missing = 0 if pieces.phase(p) == "over" else slow_rules.unmet(p, seat)
    return {
        "seat": seat,
        "colour": components.PLAYER_COLOURS[seat],
        "score": STATE.score.read(p, seat),
        "hand": None,
        "hand_size": len(pieces.hand(p, seat)),
        "known": STATE.known.read(p, seat),
        "display": STATE.display.read(p, seat),
        "trays": [tray_view(p, seat, k) for k in range(len(ACTION_IDS))],
        "arch": STATE.arch.read(p, seat),
        "lifts": [],
        "extra": {action: owned[f"extra_{action}"] for action in ACTION_IDS},
        "plus2": pieces.plus2(p, seat),
        "wild": {name: owned[f"forum_wild_{name}"] for name in WILD_IDS},
        "needs": {need: owned[f"forum_need_{need}"] for need in NEED_IDS},
        "kept": {need: lasting.count(need) for need in NEED_IDS},
        "vote_tiles": [value for value in VOTE_VALUES for _ in range(owned[f"forum_votes_{value}"])],
        "votes": int(quarters.votes_of(p, seat)),
        "disc": STATE.disc.read(p, seat),
        "supply": STATE.supply.read(p, seat),
        "camp": STATE.camp.read(p, seat),
        "yard": STATE.yard.read(p, seat),
        "leader": pieces.leader(p, seat),
        "legionnaires": pieces.legions(p, seat),
        "marches": slow_rules.marches(p, seat),
        "workers": pieces.workers(p, seat),
        "sites": slow_rules.building_sites(p, seat),
        "construction": built,
        "firsts": [kind for kind in KIND_IDS if not any(tile.startswith(f"construction_{kind}") for tile in built)],
        "bonus": bonus_tiles(p, seat),
        "unmet": missing,
        "loss": components.UNMET_COST[missing],  # TJ-12.3
        "total": score(p, seat),
    }


@cached_by(
    lambda p, seat, number: (
        pieces.slot(p, seat, number), p.mat[data.Mat.TRAY + 4 * number + seat], p.mat[data.Mat.ARCH + seat],
        p.mat[data.Mat.PLUS2 + seat],
    )
)  # fmt: skip
def tray_view(p: TrajanPosition, seat: int, number: int) -> Tray:
    tile, markers = pieces.slot(p, seat, number), pieces.tray(p, seat, number)
    return {
        "tray": ACTION_IDS[number],
        "markers": markers,
        "tile": trajan_tile(tile),
        "missing": slow_rules.missing(tile, markers) if tile is not None else [],
        "arch": STATE.arch.read(p, seat) == ACTION_IDS[number],
        "plus2": ACTION_IDS[number] in pieces.plus2(p, seat),
    }


# --- points -----------------------------------------------------------------------------------------------
def bonus_tiles(p: TrajanPosition, seat: int) -> list[Bonus]:
    """TJ-13.2: each bonus tile with what it would give now; wild tiles count where they give most."""
    found: list[Bonus] = []
    owned = pieces.tiles(p, seat)
    goods_wilds = owned[slow_rules.WILD_COMMODITY]
    need_wilds = owned[slow_rules.WILD_NEED] if p.variant.wild_need_counts_for_need_bonus else 0
    for yellow in (True, False):
        for bonus in (STATE.yellow if yellow else STATE.gray).read(p, seat):
            number = data.BONUS_IDS.index(bonus)
            value = int((data.YELLOW_VALUE if yellow else data.GRAY_VALUE)[number])
            points = int(scoring.tile_points(p, seat, number, yellow))
            if number < data.GOODS_BONUSES:
                points += value * goods_wilds
                goods_wilds = 0
            elif data.NEED_BONUS <= number < data.WORKERS_BONUS:
                tiles = owned[f"forum_need_{NEED_IDS[number - data.NEED_BONUS]}"]
                if p.variant.need_bonus == NeedBonus.EACH_TILE:
                    points, need_wilds = value * (tiles + need_wilds), 0
                elif tiles:
                    points = value
                elif need_wilds:
                    points, need_wilds = value, need_wilds - 1
            found.append({"bonus": bonus, "side": "yellow" if yellow else "gray", "points": points})
    return found


def score(p: TrajanPosition, seat: int) -> Score:
    """TJ-13.1, as if the game ended now, part by part."""
    parts = STATE.earned.read(p, seat)
    parts["demands"] = -parts["demands"]
    wilds = pieces.tiles(p, seat)["forum_wild_construction"]
    parts |= {
        "hand": len(pieces.hand(p, seat)),
        "workers": STATE.yard.read(p, seat),
        "legionnaires": STATE.camp.read(p, seat),
        "open_tiles": int(scoring.open_tiles(p.mat[data.Mat.SLOTS + seat])),
        "bonus_tiles": int(scoring.bonus_points(p, seat)),
        "sets": int(scoring.set_points(p.mat[data.Mat.BUILT + seat], wilds)),
    }
    return {"total": sum(parts.values()), "parts": parts}
