"""What each seat may see: the view and the scores. Built by white-list (AR-25.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypedDict

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.core.named import named
from adamak.core.naming import members, seats_of
from adamak.games.architects import captures, data, ending, guildhall, market, pieces, printed, setup, visit_view
from adamak.games.architects import visits as engine
from adamak.games.architects.components import CATHEDRAL_ROWS, GUILDHALL_ROWS, items
from adamak.games.architects.data import Own, Phase
from adamak.games.architects.player_view import Automa, PlayerView, Score, automa, player_view, score
from adamak.games.architects.position import STATE
from adamak.games.architects.visit_view import ApprenticeId, BuildingId, Goods, LocationId, Price, SlotId, Visit, Who
from adamak.games.architects.workshop import cards_to_draw

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

PhaseId = Annotated[str, named("Phase", data.PHASE_IDS)]
BlackMarket = TypedDict("BlackMarket", {"spaces": dict[str, Who | None], "small": Goods, "large": Goods, "pile": int})
Displayed = TypedDict("Displayed", {"slot": SlotId, "apprentice": ApprenticeId, "silver": int})
BuildingDeck = TypedDict("BuildingDeck", {"size": int, "known": list[BuildingId]})  # known by this seat


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


class Apprentices(TypedDict):
    display: list[Displayed | None]
    deck: int
    bottom: list[ApprenticeId]  # put under the deck where all could see


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
    phase: PhaseId
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
    away = [int(p.own[Own.AWAY + player]) for player in range(p.players)]
    taken = STATE.black_market.read(p)
    staff = STATE.apprentice_deck.read(p)
    display = zip(data.SLOT_IDS, pieces.display(p), STATE.apprentice_silver.read(p), strict=True)
    return {
        "seats": int(p.seats),
        "players_in_all": int(p.players),
        "phase": pieces.phase(p),
        "actors": p.actors(),
        "active": STATE.active.read(p),
        "first": int(p.first),
        "order": [setup.who(p, p.after(p.first, place)) for place in range(p.players)],  # AR-2.11, AR-26.3a
        "closing": int(p.closing) or None,
        "about": about(p),
        "options": STATE.options_of(p).to_json(),
        "locations": {name: counted(away, circle) for circle, name in enumerate(setup.CIRCLE_IDS)},
        "tax": int(p.tax),
        "black_market": {
            "spaces": {space: taken.get(space) for space in setup.MARKET_SPACES},
            "small": setup.PURSE.write(market.small(p)),
            "large": setup.PURSE.write(market.large(p)),
            "pile": len(STATE.pile.read(p)),
        },
        "prison": counted(away, data.PRISON),
        "guildhall": hall(p),
        "cathedral": cathedral(p),
        "apprentices": {
            "display": [
                None if name is None else {"slot": slot, "apprentice": name, "silver": silver}
                for slot, name, silver in display
            ],
            "deck": len(staff),
            "bottom": staff[len(staff) - p.staff_known :],
        },
        "building_deck": {
            "size": int(p.deck_size),
            "known": pieces.known_to(p, viewer, STATE.building_deck.read(p)),
        },
        "players": [player_view(p, viewer, seat) for seat in range(p.seats)],
        "automa": automa(p) if p.variant.house_plays else None,
        "draft": draft(p, viewer) if p.phase in (Phase.DRAFT, Phase.DRAFT_DISCARD) else None,
        "dug": pieces.dug(p, viewer) or None,
        "visits": visit_view.visits(p, viewer) if viewer >= 0 else {},
        "ending": p.ending(),
        "winners": [seat for seat in seats_of(p.winners) if seat < p.seats],
    }


def counted(away: list[int], place: int) -> list[int]:
    """Each player's workers at a place."""
    return [workers >> data.WORKER * place & data.WORKER_MASK for workers in away]


def hall(p: ArchitectsPosition) -> Hall:
    """AR-13.2 to AR-13.4."""
    columns, capacity = int(p.players) + 1, int(guildhall.capacity(p))
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
    standing: list[list[Who]] = [[] for _ in CATHEDRAL_ROWS]
    for player in range(p.players):
        standing[pieces.level(p, player)].append(setup.who(p, player))
    levels: list[Level] = [
        {
            "level": step,
            "points": points,
            "cost": items(cost),
            "any": mixed or None,
            "capacity": spaces,
            "players": standing[step],
        }
        for step, (cost, mixed, points, spaces) in enumerate(CATHEDRAL_ROWS)
        if step
    ]
    return {"rewards": len(STATE.rewards.read(p)), "levels": levels, "below": standing[0]}


# --- the draft and the decision ------------------------------------------------------------------------


def draft(p: ArchitectsPosition, viewer: int) -> Draft:
    seated = viewer >= 0
    left = (viewer + 1) % int(p.seats)
    passed = pieces.packet(p, left) if seated and left != viewer else []
    return {
        "pick": int(p.picks),
        "packet": pieces.packet(p, viewer) if seated else None,
        "kept": pieces.hand(p, viewer) if seated else None,
        "chosen": STATE.pick.read(p, viewer) if seated else None,
        "answered": [seat for seat in range(p.seats) if STATE.pick.read(p, seat)],
        "passed": pieces.known_to(p, viewer, passed),
    }


def about(p: ArchitectsPosition) -> About | None:
    """What the decision is about."""
    now, seat, number = pieces.phase(p), int(p.turn), int(p.about())
    if now in {"storehouse", "guardhouse", "free_capture", "barracks"}:
        return {"left": number}
    if now == "town_centre":
        return {
            "left": number,
            "made": int(p.made),
            "price": visit_view.capture_price(p, seat, int(p.made)),
            "locations": STATE.used.read(p),
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
        clay = visit_view.gained(visit_view.after(p, seat, engine.collect, data.Place.MINES), seat)
        return {"clay": clay, "gold": visit_view.gained(visit_view.after(p, seat, engine.dig_gold), seat)}
    if now == "workshop":
        return {"cards": int(cards_to_draw(p, seat))}
    if now == "bury_card":
        return {"left": bits(p.dug)}
    if now == "take_back":
        return {"places": members(engine.rescues(p, seat), data.PLACE_IDS)}
    if now == "end_effects":  # AR-24.1: own effects on virtue still to come, and what each would do now
        effects = seats_of(ending.pending(p, seat))
        return {
            "seat": seat,
            "effects": {printed.BUILDING_IDS[card]: int(ending.virtue_of(p, seat, card)) for card in effects},
        }
    return None


# --- gauges: what previews compare --------------------------------------------------------------------

COUNTED = {"virtue": Own.VIRTUE, "level": Own.LEVEL, "unpaid": Own.UNPAID, "paid": Own.PAID, "available": Own.FREE}
SETS = {"buildings": Own.BUILT, "apprentices": Own.CREW, "hand_size": Own.HAND}


def gauges(p: ArchitectsPosition, viewer: int) -> Gauges:
    """All of them are public."""
    laid, capacity = int(p.laid), int(guildhall.capacity(p))
    table = {
        "tax": int(p.tax),
        "guildhall.spaces": min(laid, capacity),
        "guildhall.beside": max(0, laid - capacity),
        "building_deck.size": int(p.deck_size),
        "apprentices.deck": int(p.staff_size),
    }
    return Gauges(table, [seat_gauges(p, seat) for seat in range(p.seats)])


def seat_gauges(p: ArchitectsPosition, seat: int) -> dict[str, int]:
    counts = {f"goods.{name}": number for name, number in pieces.goods(p, seat).items()}
    counts |= {name: int(p.own[at + seat]) for name, at in COUNTED.items()}
    counts |= {"prison": int(captures.prisoners(p, seat)), "away": int(captures.on_boards(p, seat))}
    return counts | {name: bits(p.own[at + seat]) for name, at in SETS.items()}


def scores(p: ArchitectsPosition) -> list[Score]:
    return [score(p, seat) for seat in range(p.seats)]
