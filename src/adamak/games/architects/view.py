"""What each seat may see: the view and the scores. Built by white-list (AR-25.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypedDict

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.core.named import named
from adamak.core.naming import members
from adamak.games.architects import captures, data, ending, pieces, printed, setup, workshop
from adamak.games.architects.components import CATHEDRAL_ROWS, GOOD_IDS, GUILDHALL_ROWS
from adamak.games.architects.data import Own
from adamak.games.architects.market import large, small
from adamak.games.architects.player_view import Automa, PlayerView, Score, automa, player_view, score
from adamak.games.architects.position import STATE
from adamak.games.architects.slow_rules import standing_on
from adamak.games.architects.visit_view import (
    ApprenticeId,
    BuildingId,
    Goods,
    LocationId,
    Price,
    SlotId,
    Visit,
    Who,
    capture_price,
    mined,
    visits,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


Phase = Annotated[str, named("Phase", data.PHASE_IDS)]


class BlackMarket(TypedDict):
    spaces: dict[str, Who | None]
    small: Goods
    large: Goods
    pile: int


class Hall(TypedDict):
    columns: int
    rows: int
    capacity: int
    spaces: list[Who]
    beside: list[Who]
    reset_spaces: list[int]
    refresh_spaces: list[int]


class Level(TypedDict):
    level: int
    points: int
    cost: Goods
    any: int | None  # pieces of stone and wood
    capacity: int
    players: list[Who]


class Cathedral(TypedDict):
    rewards: int
    levels: list[Level]
    below: list[Who]


class Displayed(TypedDict):
    slot: SlotId
    apprentice: ApprenticeId
    silver: int


class Apprentices(TypedDict):
    display: list[Displayed | None]
    deck: int
    bottom: list[ApprenticeId]  # put under the deck where all could see


class BuildingDeck(TypedDict):
    size: int
    known: list[BuildingId]  # by this seat


class Draft(TypedDict):
    """AR-2.10: the own packet, what one has kept, and which packet one has passed on."""

    pick: int
    packet: list[BuildingId] | None
    kept: list[BuildingId] | None
    chosen: BuildingId | None
    answered: list[int]
    passed: list[BuildingId]


class About(TypedDict, total=False):
    """What the decision is about; each phase has some of these."""

    left: int
    made: int
    price: Price
    locations: list[LocationId]
    limit: int
    slot: SlotId
    apprentice: ApprenticeId | None
    seat: int
    points: int
    squires: list[ApprenticeId]
    over: int
    level: int
    clay: Goods
    gold: Goods
    cards: int
    places: list[str]
    effects: dict[str, int]


class View(TypedDict):
    """Everything a seat may know."""

    seats: int
    players_in_all: int
    phase: Phase
    actors: list[int]
    active: Who
    first: int
    order: list[Who]
    closing: int | None
    about: About | None
    options: dict[str, Any]
    locations: dict[str, list[int]]  # by open circle
    tax: int
    black_market: BlackMarket
    prison: list[int]
    guildhall: Hall
    cathedral: Cathedral
    apprentices: Apprentices
    building_deck: BuildingDeck
    players: list[PlayerView]
    automa: Automa | None
    draft: Draft | None
    dug: list[BuildingId] | None
    visits: dict[str, Visit]  # by `LocationId`; a spectator is shown none
    ending: str
    winners: list[int]


def view(p: ArchitectsPosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    everybody = range(p.players)
    taken = STATE.black_market.read(p)
    deck = pieces.apprentice_deck(p)
    return {
        "seats": int(p.seats),
        "players_in_all": int(p.players),
        "phase": pieces.phase(p),
        "actors": [int(seat) for seat in p.actors()],
        "active": pieces.who(p, p.active),
        "first": int(p.first),
        "order": [pieces.who(p, player) for player in pieces.turn_order(p)],
        "closing": int(p.closing) or None,
        "about": about(p),
        "options": STATE.options_of(p).to_json(),
        "locations": {name: [pieces.workers(p, player, name) for player in everybody] for name in setup.CIRCLE_IDS},
        "tax": int(p.tax),
        "black_market": {
            "spaces": {space: taken.get(space) for space in setup.MARKET_SPACES},
            "small": pieces.goods_in(small(p)),
            "large": pieces.goods_in(large(p)),
            "pile": len(pieces.small_pile(p)),
        },
        "prison": [pieces.workers(p, player, "prison") for player in everybody],
        "guildhall": hall(p),
        "cathedral": cathedral(p),
        "apprentices": {
            "display": [
                None if name is None else {"slot": slot, "apprentice": name, "silver": silver}
                for slot, name, silver in zip(data.SLOT_IDS, pieces.display(p), pieces.coins(p), strict=True)
            ],
            "deck": int(p.staff_size),
            "bottom": deck[len(deck) - p.staff_known :],
        },
        "building_deck": {
            "size": int(p.deck_size),
            "known": [card for card in pieces.building_deck(p) if viewer in pieces.known_by(p, card)],
        },
        "players": [player_view(p, viewer, seat) for seat in range(p.seats)],
        "automa": automa(p) if p.variant.house_plays else None,
        "draft": draft(p, viewer),
        "dug": pieces.dug(p) if viewer == p.active and p.dug else None,
        "visits": visits(p, viewer) if viewer >= 0 else {},
        "ending": p.ending(),
        "winners": [seat for seat in range(p.seats) if p.winners >> seat & 1],
    }


def hall(p: ArchitectsPosition) -> Hall:
    """AR-13.2 to AR-13.4."""
    columns = int(p.players) + 1
    capacity = pieces.capacity(p)
    laid = STATE.guildhall.read(p)
    return {
        "columns": columns,
        "rows": GUILDHALL_ROWS,
        "capacity": capacity,
        "spaces": laid[:capacity],
        "beside": laid[capacity:],
        "reset_spaces": [2 * columns + 1, 3 * columns + 1],
        "refresh_spaces": [3, columns + 3, 2 * columns + 3] if p.variant.apprentice_refresh else [],
    }


def cathedral(p: ArchitectsPosition) -> Cathedral:
    """AR-15."""
    levels: list[Level] = [
        {
            "level": step,
            "points": points,
            "cost": pieces.items(cost),
            "any": mixed or None,
            "capacity": spaces,
            "players": [pieces.who(p, player) for player in standing_on(p, step)],
        }
        for step, (cost, mixed, points, spaces) in enumerate(CATHEDRAL_ROWS)
        if step
    ]
    below = [pieces.who(p, player) for player in standing_on(p, 0)]
    return {"rewards": len(pieces.reward_pile(p)), "levels": levels, "below": below}


# --- the draft and the decision ------------------------------------------------------------------------


def draft(p: ArchitectsPosition, viewer: int) -> Draft | None:
    if pieces.phase(p) not in {"draft", "draft_discard"}:
        return None
    seated = viewer >= 0
    left = (viewer + 1) % int(p.seats)
    passed = pieces.packet(p, left) if seated and left != viewer else []
    return {
        "pick": int(p.picks),
        "packet": pieces.packet(p, viewer) if seated else None,
        "kept": pieces.hand(p, viewer) if seated else None,
        "chosen": pieces.pick(p, viewer) if seated else None,
        "answered": [seat for seat in range(p.seats) if pieces.pick(p, seat)],
        "passed": [card for card in passed if viewer in pieces.known_by(p, card)],
    }


def about(p: ArchitectsPosition) -> About | None:
    """What the decision is about."""
    now = pieces.phase(p)
    seat, number = int(p.turn), int(p.about())
    if now in {"storehouse", "guardhouse", "free_capture", "barracks"}:
        return {"left": number}
    if now == "town_centre":
        return {
            "left": number,
            "made": int(p.made),
            "price": capture_price(p, seat, int(p.made)),
            "locations": members(p.used, setup.CIRCLE_IDS),
            "limit": int(captures.most_locations(p)),
        }
    if now == "dismiss":
        return {"slot": data.SLOT_IDS[number], "apprentice": pieces.display(p)[number]}
    if now == "overflow":
        return {"seat": seat, "points": STATE.overflow.read(p)[seat]}
    if now == "reset":
        squires = pieces.family(p, seat, "squire")
        return {"seat": seat, "squires": [s for s in squires if not number >> 3 >> printed.SQUIRE_IDS.index(s) & 1]}
    if now == "hand_limit":
        return {"over": len(pieces.hand(p, seat)) - printed.HAND_LIMIT_CARDS}
    if now == "cathedral_discard":
        return {"level": pieces.level(p, seat) + 1}
    if now == "mines":
        clay, gold = mined(p, seat)
        return {"clay": clay, "gold": gold}
    if now == "workshop":
        return {"cards": int(workshop.cards_to_draw(p, seat))}
    if now == "bury_card":
        return {"left": bits(p.dug)}
    if now == "take_back":
        return {"places": back_places(p, seat)}
    if now == "end_effects":
        return {"seat": seat, "effects": end_effects(p, seat)}
    return None


def back_places(p: ArchitectsPosition, seat: int) -> list[str]:
    """AR-4.3, AR-4.4."""
    from adamak.games.architects.visits import rescues

    return members(rescues(p, seat), data.PLACE_IDS)


def end_effects(p: ArchitectsPosition, seat: int) -> dict[str, int]:
    """AR-24.1: own effects on virtue still to come, and what each would do now."""
    names = members(ending.pending(p, seat), printed.BUILDING_IDS)
    return {name: int(ending.virtue_of(p, seat, printed.BUILDING_IDS.index(name))) for name in names}


# --- gauges: what previews compare --------------------------------------------------------------------


def gauges(p: ArchitectsPosition, viewer: int) -> Gauges:
    """All of them are public."""
    laid, capacity = int(p.laid), pieces.capacity(p)
    table = {
        "tax": int(p.tax),
        "guildhall.spaces": min(laid, capacity),
        "guildhall.beside": max(0, laid - capacity),
        "building_deck.size": int(p.deck_size),
        "apprentices.deck": int(p.staff_size),
    }
    return Gauges(table, [seat_gauges(p, seat) for seat in range(p.seats)])


def seat_gauges(p: ArchitectsPosition, seat: int) -> dict[str, int]:
    own, purse = p.own, int(p.own[Own.PURSE + seat])
    counts = {f"goods.{name}": purse >> 10 * k & data.GOOD_MASK for k, name in enumerate(GOOD_IDS)}
    return counts | {
        "virtue": int(own[Own.VIRTUE + seat]),
        "level": int(own[Own.LEVEL + seat]),
        "unpaid": int(own[Own.UNPAID + seat]),
        "paid": int(own[Own.PAID + seat]),
        "available": int(own[Own.FREE + seat]),
        "prison": int(captures.at(p, seat, data.PRISON)),
        "away": int(captures.on_boards(p, seat)),
        "buildings": bits(own[Own.BUILT + seat]),
        "apprentices": bits(own[Own.CREW + seat]),
        "hand_size": bits(own[Own.HAND + seat]),
    }


def scores(p: ArchitectsPosition) -> list[Score]:
    return [score(p, seat) for seat in range(p.seats)]
