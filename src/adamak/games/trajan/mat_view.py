"""A player's mat as everybody sees it, with the own hand for its owner (TJ-1.7 to TJ-1.9, TJ-2.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.games.trajan import data, pieces, scoring
from adamak.games.trajan.components import ACTION_IDS, KIND_IDS, NEED_IDS, PLAYER_COLOURS, VOTE_VALUES, WILD_IDS
from adamak.games.trajan.data import Mat
from adamak.games.trajan.position import STATE
from adamak.games.trajan.slow_rules import WILD_COMMODITY, WILD_NEED, building_sites, lifts, loss, marches, unmet, votes

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def trajan_tile(tile: str | None) -> dict[str, Any] | None:
    """What is printed on a Trajan tile."""
    if tile is None:
        return None
    _, stack, first, second, points, number, need = pieces.TRAJAN_ROW[tile]
    return {
        "tile": tile,
        "stack": stack,
        "colours": [first, second],
        "points": points,
        "number": number,
        "need": need or None,
    }


def player(p: TrajanPosition, viewer: int, seat: int) -> dict[str, Any]:
    mat = p.mat
    owned = pieces.tiles(p, seat)
    built = STATE.built.read(p, seat)
    arch = int(mat[Mat.ARCH + seat])
    lasting = [pieces.kept_need(tile) for tile in pieces.kept(p, seat)]
    missing = 0 if pieces.phase(p) == "over" else unmet(p, seat)
    return {
        "seat": seat,
        "colour": PLAYER_COLOURS[seat],
        "score": int(mat[Mat.SCORE + seat]),
        "hand": pieces.hand(p, seat) if viewer == seat else None,
        "hand_size": len(pieces.hand(p, seat)),
        "known": pieces.known(p, seat),
        "display": pieces.display(p, seat),
        "trays": [tray_view(p, seat, k) for k in range(len(ACTION_IDS))],
        "arch": None if arch == data.CENTRE else ACTION_IDS[arch],
        "lifts": [lift.to_json() for lift in lifts(p, seat)],
        "extra": {action: owned[f"extra_{action}"] for action in ACTION_IDS},
        "plus2": pieces.plus2(p, seat),
        "wild": {name: owned[f"forum_wild_{name}"] for name in WILD_IDS},
        "needs": {need: owned[f"forum_need_{need}"] for need in NEED_IDS},
        "kept": {need: lasting.count(need) for need in NEED_IDS},
        "vote_tiles": [value for value in VOTE_VALUES for _ in range(owned[f"forum_votes_{value}"])],
        "votes": votes(p, seat),
        "disc": int(mat[Mat.DISC + seat]),
        "supply": int(mat[Mat.SUPPLY + seat]),
        "camp": int(mat[Mat.CAMP + seat]),
        "yard": int(mat[Mat.YARD + seat]),
        "leader": pieces.leader(p, seat),
        "legionnaires": pieces.legions(p, seat),
        "marches": marches(p, seat),
        "workers": pieces.workers(p, seat),
        "sites": building_sites(p, seat),
        "construction": built,
        "firsts": [kind for kind in KIND_IDS if not any(tile.startswith(f"construction_{kind}") for tile in built)],
        "bonus": bonus_tiles(p, seat),
        "unmet": missing,
        "loss": loss(missing),
        "total": score(p, seat),
    }


def tray_view(p: TrajanPosition, seat: int, number: int) -> dict[str, Any]:
    return {
        "tray": ACTION_IDS[number],
        "markers": pieces.tray(p, seat, number),
        "tile": trajan_tile(pieces.slot(p, seat, number)),
        "arch": bool(p.mat[Mat.ARCH + seat] == number),
        "plus2": ACTION_IDS[number] in pieces.plus2(p, seat),
    }


# --- points -----------------------------------------------------------------------------------------------


def bonus_tiles(p: TrajanPosition, seat: int) -> list[dict[str, Any]]:
    """TJ-13.2: each bonus tile with what it would give now; wild tiles count where they give most."""
    told: list[dict[str, Any]] = []
    owned = pieces.tiles(p, seat)
    goods_wilds = owned[WILD_COMMODITY]
    need_wilds = owned[WILD_NEED] if p.variant.wild_need_counts_for_need_bonus else 0
    for yellow in (True, False):
        for bonus in pieces.bonuses(p, seat, yellow):
            number = data.BONUS_IDS.index(bonus)
            value = int((data.YELLOW_VALUE if yellow else data.GRAY_VALUE)[number])
            points = int(scoring.tile_points(p, seat, number, yellow))
            if number < data.GOODS_BONUSES:
                points += value * goods_wilds
                goods_wilds = 0
            elif data.NEED_BONUS <= number < data.WORKERS_BONUS:
                if owned[f"forum_need_{NEED_IDS[number - data.NEED_BONUS]}"]:
                    points = value
                elif need_wilds:
                    points, need_wilds = value, need_wilds - 1
            told.append({"bonus": bonus, "side": "yellow" if yellow else "gray", "points": points})
    return told


def score(p: TrajanPosition, seat: int) -> dict[str, Any]:
    """TJ-13.1, as if the game ended now, part by part."""
    mat = p.mat
    parts = STATE.earned.read(p, seat)
    parts["demands"] = -parts["demands"]
    wilds = pieces.tiles(p, seat)["forum_wild_construction"]
    final = [
        len(pieces.hand(p, seat)),
        int(mat[Mat.YARD + seat]),
        int(mat[Mat.CAMP + seat]),
        int(scoring.open_tiles(mat[Mat.SLOTS + seat])),
        int(scoring.bonus_points(p, seat)),
        int(scoring.set_points(mat[Mat.BUILT + seat], wilds)),
    ]
    parts |= dict(zip(data.FINAL_IDS, final, strict=True))
    assert list(parts) == [*data.EARNED_IDS, *data.FINAL_IDS]
    return {"total": sum(parts.values()), "parts": parts}
