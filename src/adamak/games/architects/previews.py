"""What a worker placed somewhere would bring a player now: shown before the placing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.games.architects.components import CATHEDRAL_ROWS
from adamak.games.architects.data import SLOT_IDS
from adamak.games.architects.pieces import (
    APPRENTICE_ROW,
    BUILDING_ROW,
    CIRCLE_IDS,
    MARKET_SPACES,
    capacity,
    captives,
    character,
    crew,
    family,
    goods,
    hand,
    items,
    large_market,
    level,
    market_spaces,
    on_boards,
    small_market,
    unpaid,
    who,
    workers,
)
from adamak.games.architects.refusals import blocked, cathedral_blocked
from adamak.games.architects.slow_rules import (
    apprentice_in,
    bonus,
    capture_price,
    collected,
    debt_price,
    drawn_cards,
    dug_gold,
    hire_price,
    location_limit,
    market_price,
    market_virtue,
    missing_goods,
    missing_skills,
    release_price,
    silver_on,
    swindled,
    trades,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def visits(p: ArchitectsPosition, seat: int) -> dict[str, Any]:
    """By location: `blocked` is why not, the rest what it would give."""
    told: dict[str, Any] = {}
    for location in CIRCLE_IDS:
        told[location] = {"workers": workers(p, seat, location) + 1} | _circle(p, seat, location)
    for space in MARKET_SPACES:
        told[space] = _market(p, seat, space)
    told["guildhall"] = _guildhall(p, seat)
    for location, facts in told.items():
        refusal = blocked(p, seat, location)
        facts["blocked"] = None if refusal is None else refusal.to_json()
    return told


def _circle(p: ArchitectsPosition, seat: int, location: str) -> dict[str, Any]:
    there = workers(p, seat, location) + 1
    if location in {"forest", "quarry", "silversmith"}:
        gain = collected(p, seat, location, there)
        return {"gain": gain, "bonus": {name: bonus(p, seat, location) for name in gain}}
    if location == "mines":
        gold = dug_gold(p, seat, there) if there >= 2 else None
        return {
            "clay": collected(p, seat, location, there),
            "gold": gold,
            "bonus": {"clay": bonus(p, seat, location)},
        }
    if location == "kings_storehouse":
        return {"actions": there, "trades": trades(p, seat)}
    if location == "workshop":
        return {"cards": drawn_cards(there), "hire": [_hire(p, seat, slot, there) for slot in SLOT_IDS]}
    if location == "town_centre":
        return {
            "captures": there,
            "limit": location_limit(p),
            "prices": [capture_price(p, seat, made) for made in range(there)],
            "groups": groups(p, seat),
        }
    if location == "tax_stand":
        gain = {"silver": int(p.tax)} | ({"gold": 1} if "pickpocket" in crew(p, seat) else {})
        return {"gain": gain, "virtue": -1 if "thief" in crew(p, seat) else -2}
    return _guardhouse(p, seat, there)


def _hire(p: ArchitectsPosition, seat: int, slot: str, there: int) -> dict[str, Any]:
    price = hire_price(p, seat, slot, there)
    silver = goods(p, seat)["silver"]
    apprentice = apprentice_in(p, slot)
    return {
        "slot": slot,
        "apprentice": apprentice,
        **price,
        "gain": silver_on(p, slot),
        "affordable": apprentice is not None and price["total"] <= silver,
        "over": max(0, price["total"] - silver),
    }


def groups(p: ArchitectsPosition, seat: int) -> list[dict[str, Any]]:
    """AR-0.6: every group that could be captured, this worker in the Town Centre included."""
    found = []
    for location in CIRCLE_IDS:
        for player in range(p.players):
            number = workers(p, player, location) + (player == seat and location == "town_centre")
            if number:
                found.append({"location": location, "player": who(p, player), "workers": number})
    return found


def _guardhouse(p: ArchitectsPosition, seat: int, there: int) -> dict[str, Any]:
    collectors: dict[str, int] = {}
    for one in family(p, seat, "debt_collector"):
        for name, number in items(APPRENTICE_ROW[one][5]).items():
            collectors[name] = collectors.get(name, 0) + number
    return {
        "actions": there,
        "imprison": sum(captives(p, seat)),
        "release_prison": workers(p, seat, "prison"),
        "release_boards": {"workers": sum(on_boards(p, seat)), **release_price(p, seat)},
        "pay_debt": {**debt_price(p, seat), "gain": collectors, "debts": unpaid(p, seat)},
    }


def _market(p: ArchitectsPosition, seat: int, space: str) -> dict[str, Any]:
    gain = dict(swindled(p, seat))
    items_there = {"black_market_left": small_market, "black_market_right": large_market}.get(space)
    if items_there is not None:
        for name, number in items_there(p).items():
            gain[name] = gain.get(name, 0) + number
    others = [player for name, player in market_spaces(p).items() if name != space]
    told = {
        "price": market_price(p, seat, space),
        "virtue": market_virtue(p, seat),
        "gain": gain,
        "cards": min(1, int(p.deck_size)) if character(p, seat) == "caroline" else 0,
        "reset": None not in others,
    }
    return told if space != "black_market_middle" else told | {"dig": min(5, int(p.deck_size))}


def _guildhall(p: ArchitectsPosition, seat: int) -> dict[str, Any]:
    columns = int(p.players) + 1
    row, column = divmod(int(p.laid), columns)
    beside = p.laid >= capacity(p)
    step = level(p, seat) + 1
    top = step >= len(CATHEDRAL_ROWS)
    cost, pieces, points, _ = CATHEDRAL_ROWS[-1 if top else step]
    refusal = cathedral_blocked(p, seat)
    return {
        "space": None if beside else int(p.laid) + 1,
        "row": None if beside else row + 1,
        "column": None if beside else column + 1,
        "beside": beside,
        "reset": not beside and column == 0 and row >= 2,
        "refresh": p.variant.refresh and column == 2 and row < 3,
        "ends": p.laid + 1 == capacity(p),
        "buildings": [_building(p, seat, card) for card in hand(p, seat)],
        "cathedral": {
            "level": None if top else step,
            "points": None if top else points,
            "cost": {} if top else items(cost),
            "any": None if top else pieces or None,
            "blocked": None if refusal is None else refusal.to_json(),
        },
    }


def _building(p: ArchitectsPosition, seat: int, card: str) -> dict[str, Any]:
    _, skills, cost, virtue, points, _, _ = BUILDING_ROW[card]
    lacking, short = missing_skills(p, seat, card), missing_goods(p, seat, card)
    return {
        "building": card,
        "points": points,
        "cost": items(cost),
        "virtue": virtue,
        "skills": skills.split(),
        "missing_goods": short,
        "missing_skills": lacking,
        "possible": not lacking and not short,
    }
