"""What a worker placed somewhere would bring a player now, shown before the placing.

Everything is learned from the engine: the worker is placed on a copy, as if it were this player's turn and silver no
matter, and what happens there is read off. What is lacking comes from the refusals.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, TypedDict

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.core.position import AtTheHorizon
from adamak.core.view_cache import cached_by
from adamak.core.view_types import named
from adamak.games.architects import captures, data, guildhall, market, pieces, printed, purse, setup, workshop
from adamak.games.architects import visits as engine
from adamak.games.architects.components import CATHEDRAL_ROWS, LOCATION_IDS, SKILL_IDS, items
from adamak.games.architects.data import Good, Own, Phase, Piles, Place
from adamak.games.architects.position import STATE, ArchitectsPosition
from adamak.games.architects.refusals import blocked, cathedral_blocked, missing_goods, missing_skills
from adamak.games.architects.tables import BUILDINGS

ROOM = Own.HAND - Own.PURSE  # players that each field of `own` has room for
FOR_SILVER = ("town_centre", "guardhouse", *setup.MARKET_SPACES)
RICH = 200 * data.ONE_SILVER  # a purse that pays for any visit

Skill = Annotated[str, named("Skill", SKILL_IDS)]
BuildingId = Annotated[str, named("BuildingId", printed.BUILDING_IDS)]
ApprenticeId = Annotated[str, named("ApprenticeId", printed.APPRENTICE_IDS)]
SlotId = Annotated[str, named("SlotId", data.SLOT_IDS)]
LocationId = Annotated[str, named("LocationId", LOCATION_IDS)]
Who = int | Annotated[str, named("HouseBot", [setup.HOUSE])]
Goods = dict[str, int]  # those that are there

Refused = TypedDict("Refused", {"clause": str, "reason": str, "facts": dict[str, Any]})  # the sentence and its facts
Price = TypedDict("Price", {"tax": int, "silver": int})
Release = TypedDict("Release", {"tax": int, "silver": int, "workers": int})
DebtPaid = TypedDict("DebtPaid", {"tax": int, "silver": int, "gain": Goods, "debts": int})
Group = TypedDict("Group", {"location": LocationId, "player": Who, "workers": int})
Hire = TypedDict("Hire", {
    "tax": int, "silver": int, "slot": SlotId, "apprentice": ApprenticeId | None, "skip": int, "total": int,
    "gain": int,  # the silver on the card
    "affordable": bool, "over": int,  # silver that is lacking
})  # fmt: skip
HandCard = TypedDict("HandCard", {
    "building": BuildingId, "points": int, "cost": Goods, "virtue": int, "skills": list[Skill],
    "missing_goods": Goods, "missing_skills": list[Skill], "possible": bool,
})  # fmt: skip
NextLevel = TypedDict("NextLevel", {
    "level": int | None, "points": int | None, "cost": Goods, "any": int | None,  # any: pieces of stone and wood
    "blocked": Refused | None,
})  # fmt: skip
# Each location has some of these; `blocked` is why not.
Visit = TypedDict("Visit", {
    "blocked": Refused | None,
    "workers": int, "gain": Goods, "bonus": Goods, "clay": Goods, "gold": Goods | None,
    "actions": int, "trades": list[str],  # King's Storehouse, Guardhouse
    "cards": int, "hire": list[Hire],  # Workshop
    "captures": int, "limit": int, "prices": list[Price], "groups": list[Group],  # Town Centre
    "virtue": int,
    "imprison": int, "release_prison": int, "release_boards": Release, "pay_debt": DebtPaid,  # Guardhouse
    "price": int, "dig": int, "reset": bool,  # Black Market
    "refresh": bool, "ends": bool, "beside": bool, "space": int | None, "row": int | None, "column": int | None,
    "buildings": list[HandCard], "cathedral": NextLevel,  # Guildhall
}, total=False)  # fmt: skip


def visits(p: ArchitectsPosition, seat: int) -> dict[str, Visit]:
    """By location."""
    found = whoever_else_stands_there(p, seat)
    return found | {"town_centre": {**found["town_centre"], "groups": groups(p, seat)}}


def for_all_visits(p: ArchitectsPosition, seat: int) -> tuple[int, ...]:
    """All that visits of this seat depend on, but for the workers of others on the open circles: of the others what
    they hold, own and owe is left out.
    """
    own = tuple(p.own)
    mine, captive, levels = own[seat::ROOM], own[Own.CAPTIVES : Own.FREE], own[Own.LEVEL : Own.UNPAID]
    table = p.tax, p.laid, p.spaces, p.pile, p.turned, p.deck_size, p.rewards, p.staff_size, hiring(p, seat)
    return *mine, *captive, *levels, *table, *p.cards[Piles.DISPLAY : Piles.GUILDED]


@cached_by(for_all_visits)
def whoever_else_stands_there(p: ArchitectsPosition, seat: int) -> dict[str, Visit]:
    return {location: visit(p, seat, location) for location in LOCATION_IDS}


def for_what_it_brings(p: ArchitectsPosition, seat: int, location: str) -> tuple[object, ...]:
    """What of it a visit to one location depends on, beside the silver to go there: most moves change few of them."""
    own, number = p.own, LOCATION_IDS.index(location)
    crew, held = own[Own.CREW + seat], own[Own.PURSE + seat]
    fees = own[Own.VIRTUE + seat], own[Own.BOARD + seat]
    if location == "guildhall":
        display, levels = tuple(p.cards[Piles.DISPLAY : Piles.COINS]), tuple(own[Own.LEVEL : Own.UNPAID])
        return crew, held, fees, own[Own.HAND + seat], levels, p.laid, display
    if number >= Place.BLACK_MARKET_LEFT:
        return crew, fees, p.spaces, p.pile & 15, p.turned, min(data.DIG, p.deck_size)
    there = captures.at(p, seat, number)
    if number <= Place.SILVERSMITH:
        return there, crew
    if location == "kings_storehouse":
        return there, crew, held
    if location == "workshop":
        silver = held >> Good.SILVER
        return there, silver, fees, hiring(p, seat), tuple(p.cards[Piles.DISPLAY : Piles.GUILDED])
    if location == "town_centre":
        return there, crew, fees
    if location == "tax_stand":
        return there, crew, p.tax
    captive = captures.prisoners(p, seat), *own[Own.CAPTIVES : Own.FREE]
    return there, crew, fees, captive, own[Own.UNPAID + seat]


def for_a_visit(p: ArchitectsPosition, seat: int, location: str) -> tuple[object, ...]:
    """The same with the silver, where it says whether one may go there."""
    silver = p.own[Own.PURSE + seat] >> Good.SILVER if location in FOR_SILVER else 0
    return silver, *for_what_it_brings(p, seat, location)


@cached_by(for_a_visit)
def visit(p: ArchitectsPosition, seat: int, location: str) -> Visit:
    """What a worker placed there would bring, and why it could not be."""
    why_not = nothing_to_do(p, seat) if location == "guildhall" else refused(blocked(p, seat, location))
    return {**brought(p, seat, location), "blocked": why_not}


@cached_by(for_what_it_brings)
def brought(p: ArchitectsPosition, seat: int, location: str) -> Visit:
    if location in setup.MARKET_SPACES:
        return black_market(p, seat, setup.MARKET_SPACES.index(location))
    return hall(p, seat) if location == "guildhall" else circle(p, seat, location)


def hiring(p: ArchitectsPosition, seat: int) -> bool:
    """Is the worker at the Workshop already, and somebody to be hired?"""
    return bool(p.phase == Phase.WORKSHOP and p.turn == seat)


def refused(refusal: Any) -> Refused | None:
    return None if refusal is None else refusal.to_json()


# --- the copy -------------------------------------------------------------------------------------------
def after(p: ArchitectsPosition, seat: int, act: Callable[..., object], *about: int, crew: bool = True) -> Any:
    """A copy in which something is done in this player's turn, with nothing but silver, as far as anybody can know."""
    copy = p.clone()
    copy.phase, copy.turn, copy.active = Phase.TURN, seat, seat
    copy.frames = copy.overflow = copy.closing = 0
    copy.reset_due = False
    copy.own[Own.PURSE + seat] = RICH
    if not crew:
        copy.own[Own.CREW + seat] = 0
    copy.watch()
    copy.previewing = True
    with suppress(AtTheHorizon):
        act(copy, seat, *about)
    return copy


def gained(copy: ArchitectsPosition, seat: int) -> Goods:
    """The goods that came in on a copy."""
    steps = copy.trail or ()
    return setup.PURSE.write(sum(goods for event, a, goods, _ in steps if event == "gained" and a == seat))


def virtue_changed(copy: ArchitectsPosition, seat: int) -> int:
    """Virtue won and lost on a copy, beyond both ends of the track too."""
    signs = {"virtue_gained": 1, "virtue_lost": -1}
    return sum(signs.get(event, 0) * number for event, a, number, _ in copy.trail or () if a == seat)


# --- open circles ---------------------------------------------------------------------------------------
def collecting(p: ArchitectsPosition, seat: int, location: int) -> Visit:
    copy = after(p, seat, engine.place, location)
    there = int(captures.at(copy, seat, location))
    gain, plain = (gained(after(copy, seat, engine.collect, location, crew=crew), seat) for crew in (True, False))
    bonus = {good: gain[good] - plain[good] for good in gain}
    if location != Place.MINES:
        return {"workers": there, "gain": gain, "bonus": bonus}
    gold = gained(after(copy, seat, engine.dig_gold), seat) if there >= 2 else None
    return {"workers": there, "clay": gain, "gold": gold, "bonus": bonus}


def circle(p: ArchitectsPosition, seat: int, location: str) -> Visit:
    number = LOCATION_IDS.index(location)
    if number <= Place.SILVERSMITH:
        return collecting(p, seat, number)
    copy = after(p, seat, engine.place, number)
    there, actions = int(captures.at(copy, seat, number)), int(copy.about())
    if location == "kings_storehouse":
        return {"workers": there, "actions": actions, "trades": trades(p, seat)}
    if location == "workshop":
        return {"workers": there, "cards": int(workshop.cards_to_draw(copy, seat)), "hire": hires(p, copy, seat)}
    if location == "town_centre":
        return {
            "workers": there,
            "captures": actions,
            "limit": int(captures.most_locations(copy)),
            "prices": [capture_price(copy, seat, made) for made in range(there)],
        }
    if location == "tax_stand":
        return {"workers": there, "gain": {"silver": 0} | gained(copy, seat), "virtue": virtue_changed(copy, seat)}
    return {"workers": there, "actions": actions, **guardhouse(p, seat)}


def trades(p: ArchitectsPosition, seat: int) -> list[str]:
    """The trades this player could make now."""
    from adamak.games.architects.game import GAME

    possible = [trade for trade in range(printed.TRADES) if engine.can_trade(p, seat, trade)]
    return [GAME.moves.words(data.Move.TRADE_VIRTUE + trade) for trade in possible]


def hires(p: ArchitectsPosition, placed: ArchitectsPosition, seat: int) -> list[Hire]:
    """The price of each apprentice with the workers that would be there; silver and cards as they are."""
    here = p if hiring(p, seat) else placed
    tax, silver = int(purse.tax_due(p, seat, printed.HIRE_TAX)), int(workshop.supply_part(p, seat))
    have, found = int(purse.silver_of(p, seat)), []
    shown = zip(data.SLOT_IDS, pieces.display(p), STATE.apprentice_silver.read(p), strict=True)
    for number, (slot, apprentice, coins) in enumerate(shown):
        skip = int(workshop.skipped(here, seat, number))
        total = tax + silver + skip
        hire: Hire = {
            "slot": slot,
            "apprentice": apprentice,
            "tax": tax,
            "silver": silver,
            "skip": skip,
            "total": total,
            "gain": coins,
            "affordable": apprentice is not None and total <= have,
            "over": max(0, total - have),
        }
        found.append(hire)
    return found


def fee(p: ArchitectsPosition, seat: int, tax: int, silver: int) -> Price:
    return {"tax": int(purse.tax_due(p, seat, tax)), "silver": silver}


def capture_price(p: ArchitectsPosition, seat: int, made: int) -> Price:
    """The next capture after so many."""
    return fee(p, seat, captures.capture_tax(made), int(captures.capture_silver(p, seat, made)))


@cached_by(lambda p, seat: tuple(p.own[Own.AWAY : Own.CAPTIVES]))
def groups(p: ArchitectsPosition, seat: int) -> list[Group]:
    """AR-0.6: every group that could be captured, with the worker that is placed."""
    copy = after(p, seat, engine.place, Place.TOWN_CENTRE)
    away = [(setup.who(copy, player), int(copy.own[Own.AWAY + player])) for player in range(copy.players)]
    return [
        {"location": location, "player": who, "workers": number}
        for circle, location in enumerate(setup.CIRCLE_IDS)
        for who, workers in away
        if (number := workers >> data.WORKER * circle & data.WORKER_MASK)
    ]


def guardhouse(p: ArchitectsPosition, seat: int) -> Visit:
    paid = after(p, seat, captures.pay_debt)
    return {
        "imprison": sum(pieces.captives(p, seat)),
        "release_prison": pieces.workers(p, seat, "prison"),
        "release_boards": {
            "workers": int(captures.on_boards(p, seat)),
            **fee(p, seat, printed.RELEASE_TAX, printed.RELEASE_SILVER),
        },
        "pay_debt": {
            **fee(p, seat, printed.DEBT_TAX, printed.DEBT_SILVER),
            "gain": gained(paid, seat),
            "debts": STATE.unpaid.read(p, seat),
        },
    }


# --- Black Market and Guildhall -------------------------------------------------------------------------
def black_market(p: ArchitectsPosition, seat: int, space: int) -> Visit:
    here = p.clone()
    here.spaces &= ~(15 * BIT[4 * space])  # as if nobody stood there
    copy = after(here, seat, engine.place, Place.BLACK_MARKET_LEFT + space)
    draws = any(frame["kind"] == "caroline_draws" for frame in STATE.frames.read(copy))
    visit: Visit = {
        "price": int(market.price(p, seat, space)),
        "virtue": virtue_changed(copy, seat),
        "gain": gained(copy, seat),
        "cards": min(1, int(p.deck_size)) if draws else 0,
        "reset": bool(market.free_space(copy) == 3),
    }
    if space == 1:
        visit["dig"] = min(data.DIG, int(p.deck_size))
    return visit


def hall(p: ArchitectsPosition, seat: int) -> Visit:
    return {
        **next_space(p, seat),
        "buildings": [building(p, seat, card) for card in pieces.hand(p, seat)],
        "cathedral": next_level(p, seat),
    }


@cached_by(lambda p, seat: (p.laid, *p.cards[Piles.DISPLAY : Piles.COINS]))
def next_space(p: ArchitectsPosition, seat: int) -> Visit:
    row, column = divmod(int(p.laid), int(p.players) + 1)
    beside = bool(p.laid >= guildhall.capacity(p))
    copy = after(p, seat, engine.place, Place.GUILDHALL)
    return {
        "space": None if beside else int(p.laid) + 1,
        "row": None if beside else row + 1,
        "column": None if beside else column + 1,
        "beside": beside,
        "reset": copy.reset_due,
        "refresh": any(step[0] == "apprentice_removed" for step in copy.trail),
        "ends": bool(copy.closing),
    }


@cached_by(
    lambda p, seat: (
        p.own[Own.PURSE + seat], p.own[Own.VIRTUE + seat], p.own[Own.BOARD + seat], p.own[Own.HAND + seat] == 0,
        *p.own[Own.LEVEL : Own.UNPAID],
    )
)  # fmt: skip
def next_level(p: ArchitectsPosition, seat: int) -> NextLevel:
    step = pieces.level(p, seat) + 1
    why_not = refused(cathedral_blocked(p, seat))
    if step >= len(CATHEDRAL_ROWS):
        return {"level": None, "points": None, "cost": {}, "any": None, "blocked": why_not}
    cost, mixed, points, _ = CATHEDRAL_ROWS[step]
    return {"level": step, "points": points, "cost": items(cost), "any": mixed or None, "blocked": why_not}


def lacking(p: ArchitectsPosition, seat: i64, card: i64) -> i64:
    """The goods short of a building's cost; with boards that let one pay otherwise (AR-22.5) all that are held."""
    held, cost = p.own[Own.PURSE + seat], printed.COST[card]
    if p.variant.variable_setup:
        return held
    short: i64 = 0
    for shift in range(i64(0), 60, 10):
        short |= max(0, data.good(cost, shift) - data.good(held, shift)) << shift
    return short


@cached_by(
    lambda p, seat: (
        p.own[Own.CREW + seat], p.own[Own.VIRTUE + seat], next_level(p, seat),
        [(card, lacking(p, seat, pieces.NUMBER[card])) for card in pieces.hand(p, seat)],
    )
)  # fmt: skip
def nothing_to_do(p: ArchitectsPosition, seat: int) -> Refused | None:
    return refused(blocked(p, seat, "guildhall"))


@cached_by(
    lambda p, seat, card: (
        p.own[Own.CREW + seat], p.own[Own.BOARD + seat], lacking(p, seat, pieces.NUMBER[card])
    )
)  # fmt: skip
def building(p: ArchitectsPosition, seat: int, card: str) -> HandCard:
    printed_on = BUILDINGS[card]
    lacking, short = missing_skills(p, seat, card), missing_goods(p, seat, card)
    return {
        "building": card,
        "points": printed_on.points,
        "cost": dict(printed_on.cost),
        "virtue": printed_on.virtue,
        "skills": list(printed_on.skills),
        "missing_goods": short,
        "missing_skills": lacking,
        "possible": not lacking and not short,
    }
