"""A player's mat as everybody sees it, with the own hand for its owner (TJ-1.7 to TJ-1.9, TJ-2.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.core.naming import members
from adamak.games.trajan import scoring
from adamak.games.trajan.components import ACTION_IDS, KIND_IDS, NEED_IDS, PLAYER_COLOURS, VOTE_VALUES, WILD_IDS
from adamak.games.trajan.data import (
    ARCH,
    BONUS_IDS,
    BUILT,
    CAMP,
    CENTRE,
    CONSTRUCTION_IDS,
    DISC,
    EARNED_IDS,
    FINAL_IDS,
    GOODS_BONUSES,
    GRAY_VALUE,
    NEED_BONUS,
    SCORE,
    SLOTS,
    SUPPLY,
    WORKERS_BONUS,
    YARD,
    YELLOW_VALUE,
)
from adamak.games.trajan.pieces import (
    TRAJAN_ROW,
    bonuses,
    display,
    hand,
    kept,
    kept_need,
    known,
    leader,
    legions,
    phase,
    plus2,
    slot,
    tiles,
    tray,
    workers,
)
from adamak.games.trajan.setup import earned
from adamak.games.trajan.slow_rules import WILD_COMMODITY, WILD_NEED, building_sites, lifts, loss, marches, unmet, votes

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def trajan_tile(tile: str | None) -> dict[str, Any] | None:
    """What is printed on a Trajan tile."""
    if tile is None:
        return None
    _, stack, first, second, points, number, need = TRAJAN_ROW[tile]
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
    owned = tiles(p, seat)
    built = members(mat[BUILT + seat], CONSTRUCTION_IDS)
    arch = int(mat[ARCH + seat])
    lasting = [kept_need(tile) for tile in kept(p, seat)]
    missing = 0 if phase(p) == "over" else unmet(p, seat)
    return {
        "seat": seat,
        "colour": PLAYER_COLOURS[seat],
        "score": int(mat[SCORE + seat]),
        "hand": hand(p, seat) if viewer == seat else None,
        "hand_size": len(hand(p, seat)),
        "known": known(p, seat),
        "display": display(p, seat),
        "trays": [tray_view(p, seat, k) for k in range(len(ACTION_IDS))],
        "arch": None if arch == CENTRE else ACTION_IDS[arch],
        "lifts": [lift.to_json() for lift in lifts(p, seat)],
        "extra": {action: owned[f"extra_{action}"] for action in ACTION_IDS},
        "plus2": plus2(p, seat),
        "wild": {name: owned[f"forum_wild_{name}"] for name in WILD_IDS},
        "needs": {need: owned[f"forum_need_{need}"] for need in NEED_IDS},
        "kept": {need: lasting.count(need) for need in NEED_IDS},
        "vote_tiles": [value for value in VOTE_VALUES for _ in range(owned[f"forum_votes_{value}"])],
        "votes": votes(p, seat),
        "disc": int(mat[DISC + seat]),
        "supply": int(mat[SUPPLY + seat]),
        "camp": int(mat[CAMP + seat]),
        "yard": int(mat[YARD + seat]),
        "leader": leader(p, seat),
        "legionnaires": legions(p, seat),
        "marches": marches(p, seat),
        "workers": workers(p, seat),
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
        "markers": tray(p, seat, number),
        "tile": trajan_tile(slot(p, seat, number)),
        "arch": bool(p.mat[ARCH + seat] == number),
        "plus2": ACTION_IDS[number] in plus2(p, seat),
    }


# --- points -----------------------------------------------------------------------------------------------


def bonus_tiles(p: TrajanPosition, seat: int) -> list[dict[str, Any]]:
    """TJ-13.2: each bonus tile with what it would give now; wild tiles count where they give most."""
    told: list[dict[str, Any]] = []
    owned = tiles(p, seat)
    goods_wilds = owned[WILD_COMMODITY]
    need_wilds = owned[WILD_NEED] if p.variant.wild_need_bonus else 0
    for yellow in (True, False):
        for bonus in bonuses(p, seat, yellow):
            number = BONUS_IDS.index(bonus)
            value = int((YELLOW_VALUE if yellow else GRAY_VALUE)[number])
            points = int(scoring.tile_points(p, seat, number, yellow))
            if number < GOODS_BONUSES:
                points += value * goods_wilds
                goods_wilds = 0
            elif NEED_BONUS <= number < WORKERS_BONUS:
                if owned[f"forum_need_{NEED_IDS[number - NEED_BONUS]}"]:
                    points = value
                elif need_wilds:
                    points, need_wilds = value, need_wilds - 1
            told.append({"bonus": bonus, "side": "yellow" if yellow else "gray", "points": points})
    return told


def score(p: TrajanPosition, seat: int) -> dict[str, Any]:
    """TJ-13.1, as if the game ended now, part by part."""
    mat = p.mat
    parts = earned(p, seat)
    parts["demands"] = -parts["demands"]
    wilds = tiles(p, seat)["forum_wild_construction"]
    final = [
        len(hand(p, seat)),
        int(mat[YARD + seat]),
        int(mat[CAMP + seat]),
        int(scoring.open_tiles(mat[SLOTS + seat])),
        int(scoring.bonus_points(p, seat)),
        int(scoring.set_points(mat[BUILT + seat], wilds)),
    ]
    parts |= dict(zip(FINAL_IDS, final, strict=True))
    assert list(parts) == [*EARNED_IDS, *FINAL_IDS]
    return {"total": sum(parts.values()), "parts": parts}
