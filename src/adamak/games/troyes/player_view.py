"""A player's part of the view, and the points."""

from __future__ import annotations

from typing import TypedDict

from adamak.games.troyes import activity_cards, buildings, data, scoring, threats
from adamak.games.troyes.components import CHARACTER_IDS
from adamak.games.troyes.data import NEUTRAL, Family, Phase
from adamak.games.troyes.hidden import sees_secrets
from adamak.games.troyes.pieces import count
from adamak.games.troyes.position import STATE, TroyesPosition

Score = TypedDict("Score", {"total": int, "parts": dict[str, int]})
# Points as if the game ended now, as far as the viewer can tell; None is hidden.
Standing = TypedDict("Standing", {"owner": int, "total": int | None, "parts": dict[str, int | None]})
Citizens = TypedDict("Citizens", {"palace": int, "bishopric": int, "city_hall": int})
Seat = TypedDict("Seat", {
    "seat": int, "deniers": int, "influence": int, "vp": int | None, "supply": int, "reserve": int,
    "citizens": Citizens, "salary": int, "tradesmen": int, "cathedral_cubes": int, "events_won": list[str],
    "characters": list[str] | None, "characters_number": int, "passed": bool, "score": Score | None,
})  # fmt: skip
Automa = TypedDict("Automa", {
    "vp": int, "citizens_left": int, "citizens": Citizens, "tradesmen": int, "cathedral_cubes": int,
    "events_won": list[str], "roll": int | None, "characters": list[str], "score": Score | None,
    "margin": int | None, "grade": str | None,
})  # fmt: skip


def standing_in(p: TroyesPosition, owner: int) -> Citizens:
    palace, bishopric, city_hall = (int(buildings.upright(p, b, owner)) for b in range(data.BUILDINGS))
    return {"palace": palace, "bishopric": bishopric, "city_hall": city_hall}


def player(p: TroyesPosition, seat: int, viewer: int) -> Seat:
    own, hand = sees_secrets(p, seat, viewer), STATE.characters.read(p, seat)
    return {
        "seat": seat,
        "deniers": count(p, Family.DENIERS, seat),
        "influence": count(p, Family.INFLUENCE, seat),
        "vp": count(p, Family.VP, seat) if own else None,
        "supply": count(p, Family.SUPPLY, seat),
        "reserve": count(p, Family.RESERVE, seat),
        "citizens": standing_in(p, seat),
        "salary": sum(int(data.SALARY[b] * buildings.upright(p, b, seat)) for b in range(data.BUILDINGS)),
        "tradesmen": int(activity_cards.tradesmen(p, seat)),
        "cathedral_cubes": int(p.cathedral_cubes(seat)),
        "events_won": STATE.won.read(p, seat),
        "characters": hand if own else None,
        "characters_number": len(hand),
        "passed": count(p, Family.PURSE, seat) > 0,
        "score": score(p, seat) if p.phase == Phase.OVER else None,
    }


def automa(p: TroyesPosition) -> Automa:
    """TR-15: Le Roy, who hides nothing."""
    over = bool(p.phase == Phase.OVER)
    return {
        "vp": count(p, Family.VP, NEUTRAL),
        "citizens_left": count(p, Family.RESERVE, NEUTRAL),
        "citizens": standing_in(p, NEUTRAL),
        "tradesmen": int(activity_cards.tradesmen(p, NEUTRAL)),
        "cathedral_cubes": int(p.cathedral_cubes(NEUTRAL)),
        "events_won": STATE.won.read(p, NEUTRAL),
        "roll": int(p.rolled) or None,
        "characters": STATE.row.read(p),
        "score": score(p, NEUTRAL) if over else None,
        "margin": int(scoring.points(p, 0) - scoring.points(p, NEUTRAL)) if over else None,
        "grade": p.ending() if over else None,
    }


def open_parts(p: TroyesPosition, owner: int) -> dict[str, int]:
    """TR-12.2 to TR-12.4: what everybody can count on the table."""
    return {
        "events": int(threats.with_own_cube(p, owner)),
        "tradesmen": int(activity_cards.points(p, owner)),
        "cathedral": -data.MISSING_LEVEL * int(scoring.missing_levels(p, owner)),
    }


def character_parts(p: TroyesPosition, owner: int, characters: int) -> dict[str, int]:
    """TR-12.5."""
    names = [name for k, name in enumerate(CHARACTER_IDS) if int(characters) >> k & 1]
    return {name: int(scoring.character_points(p, owner, CHARACTER_IDS.index(name))) for name in names}


def score(p: TroyesPosition, owner: int) -> Score:
    """TR-12, part by part."""
    parts = {"play": count(p, Family.VP, owner)} | open_parts(p, owner)
    parts |= character_parts(p, owner, scoring.in_play(p))
    return {"total": sum(parts.values()), "parts": parts}


def standing(p: TroyesPosition, owner: int, viewer: int) -> Standing:
    """TR-1.4: with the characters the viewer knows; alone they count when the game is over."""
    known = 0
    if p.phase == Phase.OVER:
        known = int(scoring.in_play(p))
    elif p.seats > 1 and viewer >= 0:
        known = int(p.family[Family.SECRET + viewer])
    play = count(p, Family.VP, owner) if owner == NEUTRAL or sees_secrets(p, owner, viewer) else None
    rest = open_parts(p, owner) | character_parts(p, owner, known)
    total = None if play is None else play + sum(rest.values())
    return {"owner": owner, "total": total, "parts": {"play": play, **rest}}


def ranking(p: TroyesPosition) -> list[int]:
    """TR-12.6: equal points share a place; TR-15.17: whoever loses to Le Roy is second."""
    totals = [score(p, seat)["total"] for seat in range(p.seats)]
    if p.seats == 1:
        return [1 if p.winners else 2]
    return [1 + sum(other > mine for other in totals) for mine in totals]
