"""What each seat may see: the view and the scores. Built by white-list (TR-1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.core.naming import seats_of
from adamak.games.troyes import activity_cards, scoring, threats
from adamak.games.troyes import numbers as printed
from adamak.games.troyes.components import (
    BUILDING_IDS,
    CARD_IDS,
    CARD_ROWS,
    CHARACTER_IDS,
    COLOUR_IDS,
    LEVELS,
    THREAT_ROWS,
)
from adamak.games.troyes.data import (
    DENIERS,
    DISTRICT_IDS,
    INFLUENCE,
    NEUTRAL,
    OVER,
    PHASE_IDS,
    PURSE,
    RESERVE,
    ROUNDS,
    SALARY,
    SLOT_IDS,
    SLOTS,
    SPACE_IDS,
    SUPPLY,
    VP,
)
from adamak.games.troyes.pieces import (
    black_list,
    card,
    card_cubes,
    cathedral,
    character_row,
    characters,
    count,
    deck,
    dice_list,
    event_cubes,
    face_up,
    lying,
    picture,
    scoring_spaces,
    spaces,
    tradesmen,
    won,
)
from adamak.games.troyes.previews import compose, defence, flip, offers, pending

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def view(p: TroyesPosition, viewer: int) -> dict[str, Any]:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    return {
        "seats": int(p.seats),
        "solo": p.seats == 1,
        "phase": PHASE_IDS[p.phase],
        "actors": p.actors(),
        "round": int(p.round),
        "rounds": int(ROUNDS[p.seats]),
        "start_player": int(p.starter),
        "districts": [district(p, owner) for owner in (*range(int(p.seats)), NEUTRAL)],
        "black_dice": black_list(p.black),
        "buildings": [building(p, b) for b in range(len(BUILDING_IDS))],
        "cathedral": cathedral(p),
        "slots": [slot_view(p, slot) for slot in range(SLOTS)],
        "queue": [threat(p, at) for at in range(len(p.queue))],
        "decks": {"red": len(deck(p.red_deck)), "white": len(deck(p.white_deck)), "yellow": len(deck(p.yellow_deck))},
        "players": [player(p, seat, viewer) for seat in range(int(p.seats))],
        "automa": automa(p) if p.seats == 1 else None,
        "compose": compose(p),
        "defence": defence(p),
        "flip": flip(p),
        "pending": pending(p),
        "offers": offers(p) if viewer in p.actors() else None,
        "numbers": "own" if p.variant.numbers else "house",
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


# --- the board ------------------------------------------------------------------------------------


def district(p: TroyesPosition, owner: int) -> dict[str, Any]:
    purse = count(p, PURSE, owner)
    return {
        "district": DISTRICT_IDS[owner],
        "owner": owner,
        "dice": dice_list(p.square[owner]),
        "passed": purse > 0,
        "pass_deniers": purse,
    }


def building(p: TroyesPosition, b: int) -> dict[str, Any]:
    standing = spaces(p)
    rows: dict[int, list[int]] = {}
    for value in range(1, 7):
        rows.setdefault(int(p.variant.row_start[6 * b + value - 1]), []).append(value)
    return {
        "building": BUILDING_IDS[b],
        "colour": COLOUR_IDS[b],
        "salary": int(SALARY[b]),
        "rows": [
            {
                "dice": dice,
                "spaces": [
                    {"space": SPACE_IDS[k], "owner": standing[k]}
                    for k in range(start, start + int(p.variant.row_size[6 * b + dice[0] - 1]))
                ],
            }
            for start, dice in sorted(rows.items())
        ],
        "lying": lying(p, b),
    }


def slot_view(p: TroyesPosition, slot: int) -> dict[str, Any]:
    told: dict[str, Any] = {
        "slot": SLOT_IDS[slot], "colour": COLOUR_IDS[slot // LEVELS], "level": slot % LEVELS + 1, "card": None,
        "cost": None, "divisor": None, "vp": None, "house": [], "timing": None, "scoring": scoring_spaces(p, slot),
        "picture": picture(p, slot), "cubes": card_cubes(p, slot),
    }  # fmt: skip
    if face_up(p, slot):
        name = card(p, slot)
        k = CARD_IDS.index(name)
        told |= {
            "card": name,
            "cost": int(p.variant.card_cost[k]),
            "divisor": int(p.variant.card_divisor[k]),
            "vp": [int(p.variant.card_first[k]), int(p.variant.card_second[k])],
            "house": house(p, name, ["cost", "divisor", "vp"]),
            "timing": CARD_ROWS[k][3],
        }
    return told


def house(p: TroyesPosition, name: str, fields: list[str]) -> list[str]:
    """Which of these numbers are house values: neither stated by the rulebook nor entered by the game's owner."""
    table = printed.from_text(p.variant.numbers)
    return [field for field in fields if table.is_house(f"{name}.{field}")]


def threat(p: TroyesPosition, at: int) -> dict[str, Any]:
    k = int(threats.threat_at(p, at))
    name, kind, colour, _ = THREAT_ROWS[k]
    marauding = name == "marauding"
    colours = ["yellow"] if marauding and p.variant.marauding_yellow else COLOUR_IDS if marauding else [colour]
    return {
        "threat": name,
        "colour": colour or None,
        "colours": colours,
        "divisor": int(p.variant.threat_divisor[k]),
        "banners": None if marauding else int(p.variant.threat_banners[k]),
        "vp": None if marauding else [int(p.variant.threat_first[k]), int(p.variant.threat_second[k])],
        "black_dice": int(p.variant.threat_black[k]),
        "house": house(p, kind, ["divisor"] if marauding else ["divisor", "banners", "vp"]),
        "cubes": event_cubes(p, at),
    }


# --- players --------------------------------------------------------------------------------------


def standing_in(p: TroyesPosition, owner: int) -> dict[str, int]:
    here = spaces(p)
    return {name: here[6 * b : 6 * b + 6].count(owner) for b, name in enumerate(BUILDING_IDS)}


def player(p: TroyesPosition, seat: int, viewer: int) -> dict[str, Any]:
    """TR-1.4: points and characters are the player's own secret until the end; alone there is nobody to hide from."""
    over = bool(p.phase == OVER)
    own = over or viewer == seat or p.seats == 1
    citizens = standing_in(p, seat)
    hand = characters(p, seat)
    return {
        "seat": seat,
        "deniers": count(p, DENIERS, seat),
        "influence": count(p, INFLUENCE, seat),
        "vp": count(p, VP, seat) if own else None,
        "supply": count(p, SUPPLY, seat),
        "reserve": count(p, RESERVE, seat),
        "citizens": citizens,
        "salary": sum(int(SALARY[b]) * citizens[name] for b, name in enumerate(BUILDING_IDS)),
        "tradesmen": tradesmen(p, seat),
        "cathedral_cubes": sum(level.count(seat) for level in cathedral(p)),
        "events_won": won(p, seat),
        "characters": hand if own else None,
        "characters_number": len(hand),
        "passed": count(p, PURSE, seat) > 0,
        "score": score(p, seat) if over else None,
    }


def automa(p: TroyesPosition) -> dict[str, Any]:
    """TR-15: Le Roy, who hides nothing."""
    over = bool(p.phase == OVER)
    margin = int(scoring.points(p, 0) - scoring.points(p, NEUTRAL))
    return {
        "vp": count(p, VP, NEUTRAL),
        "citizens_left": count(p, RESERVE, NEUTRAL),
        "citizens": standing_in(p, NEUTRAL),
        "tradesmen": tradesmen(p, NEUTRAL),
        "cathedral_cubes": sum(level.count(NEUTRAL) for level in cathedral(p)),
        "events_won": won(p, NEUTRAL),
        "roll": int(p.rolled) or None,
        "characters": character_row(p),
        "score": score(p, NEUTRAL) if over else None,
        "margin": margin if over else None,
        "grade": p.ending() if over else None,
    }


# --- points ---------------------------------------------------------------------------------------


def score(p: TroyesPosition, owner: int) -> dict[str, Any]:
    """TR-12, part by part."""
    parts = {
        "play": count(p, VP, owner),
        "events": int(threats.with_own_cube(p, owner)),
        "tradesmen": int(activity_cards.points(p, owner)),
        "cathedral": -2 * int(scoring.missing_levels(p, owner)),
    }
    for k, name in enumerate(CHARACTER_IDS):
        if int(scoring.in_play(p)) >> k & 1:
            parts[name] = int(scoring.character_points(p, owner, k))
    return {"total": sum(parts.values()), "parts": parts}


def scores(p: TroyesPosition) -> list[dict[str, Any]]:
    """As if the game ended now; the table tells nobody before it does."""
    return [score(p, seat) for seat in range(int(p.seats))]


def ranking(p: TroyesPosition) -> list[int]:
    """TR-12.6: equal points share a place; TR-15.17: whoever loses to Le Roy is second."""
    totals = [one["total"] for one in scores(p)]
    if p.seats == 1:
        return [1 if p.winners else 2]
    return [1 + sum(other > mine for other in totals) for mine in totals]
