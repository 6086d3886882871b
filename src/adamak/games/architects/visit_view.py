"""What a worker placed somewhere would bring a player now, shown before the placing.

Everything is learned from the engine: the worker is placed on a copy, as if it were this player's turn and silver no
matter, and what happens there is read off. What is lacking comes from the refusals.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, TypedDict

from adamak.core.bits import BIT
from adamak.core.named import named
from adamak.core.position import AtTheHorizon
from adamak.games.architects import captures, choices, data, guildhall, market, pieces, printed, purse, setup, workshop
from adamak.games.architects import visits as engine
from adamak.games.architects.components import CATHEDRAL_ROWS, LOCATION_IDS, SKILL_IDS
from adamak.games.architects.data import ONE_SILVER, Own, Phase, Place
from adamak.games.architects.position import STATE
from adamak.games.architects.refusals import blocked, cathedral_blocked
from adamak.games.architects.slow_rules import missing_goods, missing_skills

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

RICH = 200 * ONE_SILVER  # a purse that pays for any visit

Skill = Annotated[str, named("Skill", SKILL_IDS)]
BuildingId = Annotated[str, named("BuildingId", printed.BUILDING_IDS)]
ApprenticeId = Annotated[str, named("ApprenticeId", printed.APPRENTICE_IDS)]
SlotId = Annotated[str, named("SlotId", data.SLOT_IDS)]
LocationId = Annotated[str, named("LocationId", LOCATION_IDS)]
Who = int | Annotated[str, named("HouseBot", [setup.HOUSE])]
Goods = dict[str, int]  # those that are there


class Refused(TypedDict):
    """Why not: a clause, and the sentence with its facts."""

    clause: str
    reason: str
    facts: dict[str, Any]


class Price(TypedDict):
    tax: int
    silver: int


class Hire(Price):
    slot: SlotId
    apprentice: ApprenticeId | None
    skip: int
    total: int
    gain: int  # the silver on the card
    affordable: bool
    over: int  # silver that is lacking


class Group(TypedDict):
    location: LocationId
    player: Who
    workers: int


class Release(Price):
    workers: int


class DebtPaid(Price):
    gain: Goods
    debts: int


class HandCard(TypedDict):
    building: BuildingId
    points: int
    cost: Goods
    virtue: int
    skills: list[Skill]
    missing_goods: Goods
    missing_skills: list[Skill]
    possible: bool


class NextLevel(TypedDict):
    level: int | None
    points: int | None
    cost: Goods
    any: int | None  # pieces of stone and wood
    blocked: Refused | None


class Visit(TypedDict, total=False):
    """Each location has some of these; `blocked` is why not."""

    blocked: Refused | None
    workers: int
    gain: Goods
    bonus: Goods
    clay: Goods
    gold: Goods | None
    actions: int
    trades: list[str]
    cards: int
    hire: list[Hire]
    captures: int
    limit: int
    prices: list[Price]
    groups: list[Group]
    virtue: int
    imprison: int
    release_prison: int
    release_boards: Release
    pay_debt: DebtPaid
    price: int
    dig: int
    reset: bool
    refresh: bool
    ends: bool
    beside: bool
    space: int | None
    row: int | None
    column: int | None
    buildings: list[HandCard]
    cathedral: NextLevel


def visits(p: ArchitectsPosition, seat: int) -> dict[str, Visit]:
    """By location."""
    found: dict[str, Visit] = {location: circle(p, seat, location) for location in setup.CIRCLE_IDS}
    found |= {space: black_market(p, seat, space) for space in setup.MARKET_SPACES}
    found["guildhall"] = hall(p, seat)
    for location, visit in found.items():
        visit["blocked"] = refused(blocked(p, seat, location))
    return found


def refused(refusal: Any) -> Refused | None:
    return None if refusal is None else refusal.to_json()


# --- the copy -------------------------------------------------------------------------------------------


def ready(p: ArchitectsPosition, seat: int, silver: int = RICH) -> ArchitectsPosition:
    """A copy in which this player's turn begins, with nothing but silver."""
    copy = p.clone()
    copy.phase, copy.turn, copy.active = Phase.TURN, seat, seat
    copy.frames = copy.overflow = copy.closing = 0
    copy.reset_due = False
    copy.own[Own.PURSE + seat] = silver
    copy.watch()
    copy.previewing = True
    return copy


def placed(p: ArchitectsPosition, seat: int, location: str) -> ArchitectsPosition:
    """A copy with this player's worker placed there, as far as anybody can know."""
    return done(ready(p, seat), lambda copy: engine.place(copy, seat, LOCATION_IDS.index(location)))


def done(copy: ArchitectsPosition, act: Callable[[ArchitectsPosition], None]) -> ArchitectsPosition:
    with suppress(AtTheHorizon):
        act(copy)
    return copy


def gained(copy: ArchitectsPosition, seat: int) -> dict[str, int]:
    """The goods that came in on a copy."""
    found: dict[str, int] = {}
    for event in copy.events_for(seat):
        if event["event"] == "gained" and event["seat"] == seat:
            for good in event["goods"]:
                found[good] = found.get(good, 0) + 1
    return found


def virtue_changed(copy: ArchitectsPosition, seat: int) -> int:
    """Virtue won and lost on a copy, beyond both ends of the track too."""
    signs = {"virtue_gained": 1, "virtue_lost": -1}
    mine = [event for event in copy.events_for(seat) if event.get("seat") == seat]
    return sum(signs.get(event["event"], 0) * event.get("number", 0) for event in mine)


def without_crew(p: ArchitectsPosition, seat: int) -> ArchitectsPosition:
    copy = p.clone()
    copy.own[Own.CREW + seat] = 0
    return copy


# --- open circles ---------------------------------------------------------------------------------------


def circle(p: ArchitectsPosition, seat: int, location: str) -> Visit:
    copy = placed(p, seat, location)
    there = pieces.workers(copy, seat, location)
    if location in {"forest", "quarry", "silversmith"}:
        gain = gained(copy, seat)
        plain = gained(placed(without_crew(p, seat), seat, location), seat)
        return {"workers": there, "gain": gain, "bonus": {good: gain[good] - plain[good] for good in gain}}
    if location == "mines":
        clay, gold = mined(copy, seat)
        plain = mined(placed(without_crew(p, seat), seat, location), seat)[0]
        return {
            "workers": there,
            "clay": clay,
            "gold": gold if there >= 2 else None,
            "bonus": {"clay": clay["clay"] - plain["clay"]},
        }
    if location == "kings_storehouse":
        return {"workers": there, "actions": int(copy.about()), "trades": trades(p, seat)}
    if location == "workshop":
        here = p if asked_at_workshop(p, seat) else copy
        hires = [hire(p, here, seat, slot) for slot in data.SLOT_IDS]
        return {"workers": there, "cards": int(workshop.cards_to_draw(copy, seat)), "hire": hires}
    if location == "town_centre":
        return {
            "workers": there,
            "captures": int(copy.about()),
            "limit": int(captures.most_locations(copy)),
            "prices": [capture_price(copy, seat, made) for made in range(there)],
            "groups": groups(copy),
        }
    if location == "tax_stand":
        return {"workers": there, "gain": {"silver": 0} | gained(copy, seat), "virtue": virtue_changed(copy, seat)}
    return {"workers": there, **guardhouse(p, seat, int(copy.about()))}


def mined(copy: ArchitectsPosition, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """Clay, and gold instead, with the workers there."""
    clay = done(ready(copy, seat), lambda mine: engine.dig_clay(mine, seat))
    gold = done(ready(copy, seat), lambda mine: engine.dig_gold(mine, seat))
    return gained(clay, seat), gained(gold, seat)


def trades(p: ArchitectsPosition, seat: int) -> list[str]:
    """The trades this player could make now."""
    from adamak.games.architects.game import GAME

    copy = ready(p, seat, int(p.own[Own.PURSE + seat]))
    copy.push(Phase.STOREHOUSE, 1)
    copy.phase = Phase.STOREHOUSE
    return [words for words in map(GAME.moves.words, choices.legal(copy, seat)) if words.startswith("trade")]


def asked_at_workshop(p: ArchitectsPosition, seat: int) -> bool:
    """Is the worker placed already?"""
    return bool(p.phase == Phase.WORKSHOP and p.turn == seat)


def hire(p: ArchitectsPosition, here: ArchitectsPosition, seat: int, slot: str) -> Hire:
    """The price of an apprentice with the workers that would be there; silver and cards as they are."""
    number = data.SLOT_IDS.index(slot)
    tax, silver = int(purse.tax_due(p, seat, printed.HIRE_TAX)), int(workshop.supply_part(p, seat))
    skip = int(workshop.skipped(here, seat, number))
    total, have = tax + silver + skip, int(purse.silver_of(p, seat))
    apprentice = pieces.display(p)[number]
    return {
        "slot": slot,
        "apprentice": apprentice,
        "tax": tax,
        "silver": silver,
        "skip": skip,
        "total": total,
        "gain": pieces.coins(p)[number],
        "affordable": apprentice is not None and total <= have,
        "over": max(0, total - have),
    }


def capture_price(p: ArchitectsPosition, seat: int, made: int) -> Price:
    """The next capture after so many."""
    copy = p.clone()
    copy.made = made
    return {"tax": int(captures.capture_tax(copy, seat)), "silver": int(captures.capture_silver(copy, seat))}


def groups(copy: ArchitectsPosition) -> list[Group]:
    """AR-0.6: every group that could be captured."""
    return [
        {"location": location, "player": pieces.who(copy, player), "workers": number}
        for location in setup.CIRCLE_IDS
        for player in range(copy.players)
        if (number := pieces.workers(copy, player, location))
    ]


def guardhouse(p: ArchitectsPosition, seat: int, actions: int) -> Visit:
    release, debt = purse.tax_due(p, seat, printed.RELEASE_TAX), purse.tax_due(p, seat, printed.DEBT_TAX)
    paid = done(ready(p, seat), lambda copy: captures.pay_debt(copy, seat))
    return {
        "actions": actions,
        "imprison": sum(pieces.captives(p, seat)),
        "release_prison": pieces.workers(p, seat, "prison"),
        "release_boards": {
            "workers": int(captures.on_boards(p, seat)),
            "tax": int(release),
            "silver": printed.RELEASE_SILVER,
        },
        "pay_debt": {
            "tax": int(debt),
            "silver": printed.DEBT_SILVER,
            "gain": gained(paid, seat),
            "debts": pieces.unpaid(p, seat),
        },
    }


# --- Black Market and Guildhall -------------------------------------------------------------------------


def black_market(p: ArchitectsPosition, seat: int, space: str) -> Visit:
    number = setup.MARKET_SPACES.index(space)
    here = p.clone()
    here.spaces &= ~(15 * BIT[4 * number])  # as if nobody stood there
    copy = placed(here, seat, space)
    draws = any(frame["kind"] == "caroline_draws" for frame in STATE.frames.read(copy))
    visit: Visit = {
        "price": int(market.price(p, seat, number)),
        "virtue": virtue_changed(copy, seat),
        "gain": gained(copy, seat),
        "cards": min(1, int(p.deck_size)) if draws else 0,
        "reset": bool(market.all_taken(copy)),
    }
    if LOCATION_IDS.index(space) == Place.BLACK_MARKET_MIDDLE:
        visit["dig"] = min(printed.DIG, int(p.deck_size))
    return visit


def hall(p: ArchitectsPosition, seat: int) -> Visit:
    row, column = divmod(int(p.laid), int(p.players) + 1)
    beside = bool(p.laid >= guildhall.capacity(p))
    copy = placed(p, seat, "guildhall")
    return {
        "space": None if beside else int(p.laid) + 1,
        "row": None if beside else row + 1,
        "column": None if beside else column + 1,
        "beside": beside,
        "reset": copy.reset_due,
        "refresh": any(event["event"] == "apprentice_removed" for event in copy.events_for(seat)),
        "ends": bool(copy.closing),
        "buildings": [building(p, seat, card) for card in pieces.hand(p, seat)],
        "cathedral": next_level(p, seat),
    }


def next_level(p: ArchitectsPosition, seat: int) -> NextLevel:
    step = pieces.level(p, seat) + 1
    why_not = refused(cathedral_blocked(p, seat))
    if step >= len(CATHEDRAL_ROWS):
        return {"level": None, "points": None, "cost": {}, "any": None, "blocked": why_not}
    cost, mixed, points, _ = CATHEDRAL_ROWS[step]
    return {"level": step, "points": points, "cost": pieces.items(cost), "any": mixed or None, "blocked": why_not}


def building(p: ArchitectsPosition, seat: int, card: str) -> HandCard:
    _, skills, cost, virtue, points, _, _ = pieces.BUILDING_ROW[card]
    lacking, short = missing_skills(p, seat, card), missing_goods(p, seat, card)
    return {
        "building": card,
        "points": points,
        "cost": pieces.items(cost),
        "virtue": virtue,
        "skills": skills.split(),
        "missing_goods": short,
        "missing_skills": lacking,
        "possible": not lacking and not short,
    }
