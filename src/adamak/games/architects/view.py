"""What each seat may see: the view and the scores. Built by white-list (AR-25.3)."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from adamak.core.bits import bits
from adamak.core.naming import members, seats_of
from adamak.core.position import SPECTATOR
from adamak.core.view_cache import alike, cached_by
from adamak.core.view_types import named
from adamak.games.architects import captures, data, ending, guildhall, market, pieces, printed, setup, visit_view
from adamak.games.architects import visits as engine
from adamak.games.architects.components import BOARD_ROWS, CATHEDRAL_ROWS, TAX_EVASION, VIRTUE_POINTS, items
from adamak.games.architects.data import Own, Phase, Piles
from adamak.games.architects.pieces import NUMBER
from adamak.games.architects.position import STATE, ArchitectsPosition
from adamak.games.architects.visit_view import ApprenticeId, BuildingId, Goods, LocationId, Price, Skill, SlotId, Who
from adamak.games.architects.workshop import cards_to_draw, limit

COLOUR = {None: None} | {row[0]: row[1] for row in BOARD_ROWS}
RIVALRY = sum(1 << card for card, rule in enumerate(printed.END_RULE) if rule == printed.EndRule.MOST)
PhaseId = Annotated[str, named("Phase", data.PHASE_IDS)]
BoardId = Annotated[str, named("BoardId", printed.BOARD_IDS)]

BlackMarket = TypedDict("BlackMarket", {"spaces": dict[str, Who | None], "small": Goods, "large": Goods, "pile": int})
Displayed = TypedDict("Displayed", {"slot": SlotId, "apprentice": ApprenticeId, "silver": int})
BuildingDeck = TypedDict("BuildingDeck", {"size": int, "known": list[BuildingId]})  # known by this seat
Score = TypedDict("Score", {"total": int, "parts": dict[str, int]})
Hall = TypedDict("Hall", {
    "columns": int, "rows": int, "capacity": int, "spaces": list[Who], "beside": list[Who],
    "reset_spaces": list[int], "refresh_spaces": list[int],
})  # fmt: skip
Level = TypedDict("Level", {
    "level": int, "points": int, "cost": Goods, "any": int | None,  # any: pieces of stone and wood
    "capacity": int, "players": list[Who],
})  # fmt: skip
Cathedral = TypedDict("Cathedral", {"rewards": int, "levels": list[Level], "below": list[Who]})
Apprentices = TypedDict("Apprentices", {
    "display": list[Displayed | None], "deck": int,
    "bottom": list[ApprenticeId],  # put under the deck where all could see
})  # fmt: skip
# AR-2.10: the own packet, what one has kept, and which packet one has passed on.
Draft = TypedDict("Draft", {
    "pick": int, "packet": list[BuildingId] | None, "kept": list[BuildingId] | None, "chosen": BuildingId | None,
    "answered": list[int], "passed": list[BuildingId],
})  # fmt: skip
# What the decision is about; each phase has some of these.
About = TypedDict("About", {
    "left": int,  # actions, captures, cards
    "made": int, "price": Price, "locations": list[LocationId], "limit": int,  # Town Centre
    "slot": SlotId, "apprentice": ApprenticeId | None,
    "seat": int, "points": int, "squires": list[ApprenticeId],  # who is asked in another's turn
    "over": int, "level": int, "clay": Goods, "gold": Goods, "cards": int, "places": list[str],
    "effects": dict[str, int],
}, total=False)  # fmt: skip


class Marker(TypedDict):
    """What people and the house opponent have alike."""

    virtue: int
    virtue_points: int
    tax_evasion: int
    level: int
    unpaid: int
    paid: int
    available: int
    prison: int
    captives: list[int]  # by owner
    away: int  # own workers on other boards
    buildings: list[BuildingId]
    score: Score


class PlayerView(Marker):
    seat: int
    board: BoardId | None
    side: int
    colour: str | None
    goods: dict[str, int]  # all six
    apprentices: list[ApprenticeId]
    apprentice_limit: int
    skills: list[Skill]
    hand_size: int
    hand: list[BuildingId] | None
    known_hand: list[BuildingId]


class Automa(Marker):
    """AR-26.3: the house opponent."""

    house_bot: bool
    bot_level: str
    card: str | None
    cards_left: int


View = TypedDict("View", {
    "seats": int, "players_in_all": int, "phase": PhaseId, "actors": list[int], "active": Who, "first": int,
    "order": list[Who], "closing": int | None, "about": About | None, "options": dict[str, Any],
    "locations": dict[str, list[int]],  # by open circle
    "tax": int, "black_market": BlackMarket, "prison": list[int], "guildhall": Hall, "cathedral": Cathedral,
    "apprentices": Apprentices, "building_deck": BuildingDeck,
    "players": list[PlayerView], "automa": Automa | None, "draft": Draft | None, "dug": list[BuildingId] | None,
    "visits": dict[str, visit_view.Visit],  # by `LocationId`; a spectator is shown none
    "ending": str, "winners": list[int],
})  # fmt: skip


def view(p: ArchitectsPosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    seen = for_everybody(p)
    if viewer < 0:
        return seen
    return {
        **seen,
        "building_deck": {"size": int(p.deck_size), "known": pieces.known_in_deck(p, viewer)},
        "players": [player_view(p, viewer, seat) for seat in range(p.seats)],
        "draft": draft(p, viewer) if p.phase in (Phase.DRAFT, Phase.DRAFT_DISCARD) else None,
        "dug": STATE.dug.read(p) if viewer == p.active and p.dug else None,
        "visits": visit_view.visits(p, viewer),
    }


@alike
def for_everybody(p: ArchitectsPosition) -> View:
    """What a spectator sees."""
    return {
        "seats": int(p.seats),
        "players_in_all": int(p.players),
        "phase": pieces.phase(p),
        "actors": p.actors(),
        "active": STATE.active.read(p),
        "first": int(p.first),
        "order": order(p),
        "closing": int(p.closing) or None,
        "about": about(p),
        "options": options(p),
        "locations": {name: there(p)[circle] for circle, name in enumerate(setup.CIRCLE_IDS)},
        "tax": int(p.tax),
        "black_market": black_market(p),
        "prison": there(p)[data.PRISON],
        "guildhall": hall(p),
        "cathedral": cathedral(p),
        "apprentices": apprentices(p),
        "building_deck": {"size": int(p.deck_size), "known": []},
        "players": [open_to_all(p, seat) for seat in range(p.seats)],
        "automa": automa(p) if p.variant.house_plays else None,
        "draft": draft(p, SPECTATOR) if p.phase in (Phase.DRAFT, Phase.DRAFT_DISCARD) else None,
        "dug": None,
        "visits": {},
        "ending": p.ending(),
        "winners": [seat for seat in seats_of(p.winners) if seat < p.seats],
    }


@cached_by(lambda p: ())
def options(p: ArchitectsPosition) -> dict[str, Any]:
    return STATE.options_of(p).to_json()


@cached_by(lambda p: p.first)
def order(p: ArchitectsPosition) -> list[Who]:
    """AR-2.11, AR-26.3a."""
    return [setup.who(p, p.after(p.first, place)) for place in range(p.players)]


@cached_by(lambda p: tuple(p.own[Own.AWAY : Own.AWAY + p.players]))
def there(p: ArchitectsPosition) -> list[list[int]]:
    """Each player's workers on the open circles and in the Prison."""
    away = [int(p.own[Own.AWAY + player]) for player in range(p.players)]
    places = range(data.PRISON + 1)
    return [[workers >> data.WORKER * place & data.WORKER_MASK for workers in away] for place in places]


@cached_by(lambda p: (p.spaces, p.pile, p.turned))
def black_market(p: ArchitectsPosition) -> BlackMarket:
    taken = STATE.black_market.read(p)
    return {
        "spaces": {space: taken.get(space) for space in setup.MARKET_SPACES},
        "small": setup.PURSE.write(market.small(p)),
        "large": setup.PURSE.write(market.large(p)),
        "pile": len(STATE.pile.read(p)),
    }


@cached_by(lambda p: tuple(p.cards[Piles.GUILDED : Piles.GUILDED + p.laid]))
def hall(p: ArchitectsPosition) -> Hall:
    """AR-13.2 to AR-13.4."""
    columns, capacity = int(p.players) + 1, int(guildhall.capacity(p))
    laid = STATE.guildhall.read(p)
    return {
        "columns": columns,
        "rows": capacity // columns,
        "capacity": capacity,
        "spaces": laid[:capacity],
        "beside": laid[capacity:],
        "reset_spaces": [2 * columns + 1, 3 * columns + 1],
        "refresh_spaces": [3, columns + 3, 2 * columns + 3] if p.variant.apprentice_refresh else [],
    }


@cached_by(lambda p: (p.staff_top, p.staff_size, p.staff_known, *p.cards[Piles.STAFF : Piles.GUILDED]))
def apprentices(p: ArchitectsPosition) -> Apprentices:
    staff = STATE.apprentice_deck.read(p)
    display = zip(data.SLOT_IDS, pieces.display(p), STATE.apprentice_silver.read(p), strict=True)
    return {
        "display": [
            None if name is None else {"slot": slot, "apprentice": name, "silver": silver}
            for slot, name, silver in display
        ],
        "deck": len(staff),
        "bottom": staff[len(staff) - p.staff_known :],
    }


@cached_by(lambda p: (p.rewards, *p.own[Own.LEVEL : Own.LEVEL + p.players]))
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


# --- a player, and the house opponent (AR-26.3) -------------------------------------------------------
def for_a_player(p: ArchitectsPosition, seat: int) -> tuple[object, ...]:
    """All that a player's part depends on: of others what they hold, where own points are for having more of it."""
    own = tuple(p.own)
    rivals = own if own[Own.BUILT + seat] & RIVALRY else own[Own.CAPTIVES : Own.FREE]
    return p.overflow, own[seat :: visit_view.ROOM], rivals


@cached_by(for_a_player)
def open_to_all(p: ArchitectsPosition, seat: int) -> PlayerView:
    """What everybody sees of a player."""
    board = STATE.board.read(p, seat)
    return {
        "seat": seat,
        "board": board,
        "side": 2 if p.variant.variable_setup else 1,
        "colour": COLOUR[board],
        "goods": pieces.goods(p, seat),
        **marker(p, seat),
        "apprentices": pieces.crew(p, seat),
        "apprentice_limit": int(limit(p, seat)),
        "skills": pieces.skills(p, seat),
        "hand_size": len(pieces.hand(p, seat)),
        "hand": None,
        "known_hand": [],
    }


def hand_seen(p: ArchitectsPosition, viewer: int, seat: int) -> tuple[list[BuildingId] | None, list[BuildingId]]:
    """The own hand, or what is known of another's."""
    cards = pieces.hand(p, seat)
    return (cards, []) if viewer == seat else (None, pieces.known_to(p, viewer, cards))


@cached_by(lambda p, viewer, seat: (open_to_all(p, seat), hand_seen(p, viewer, seat)))
def player_view(p: ArchitectsPosition, viewer: int, seat: int) -> PlayerView:
    hand, known = hand_seen(p, viewer, seat)
    return {**open_to_all(p, seat), "hand": hand, "known_hand": known}


def marker(p: ArchitectsPosition, player: int) -> Marker:
    virtue = pieces.virtue(p, player)
    return {
        "virtue": virtue,
        "virtue_points": VIRTUE_POINTS[virtue],
        "tax_evasion": TAX_EVASION[virtue],
        "level": pieces.level(p, player),
        "unpaid": STATE.unpaid.read(p, player),
        "paid": STATE.paid.read(p, player),
        "available": STATE.available.read(p, player),
        "prison": STATE.prison.read(p, player),
        "captives": pieces.captives(p, player),
        "away": int(captures.on_boards(p, player)),
        "buildings": pieces.built(p, player),
        "score": score(p, player),
    }


def automa(p: ArchitectsPosition) -> Automa:
    return {
        "house_bot": True,
        "bot_level": str(STATE.options_of(p).to_json()["house_bot_level"]),
        **marker(p, int(p.seats)),
        "card": printed.BOT_CARD_IDS[p.bot_card] if p.bot_card >= 0 else None,
        "cards_left": bits(p.bot_left),
    }


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
        effects = members(ending.pending(p, seat), printed.BUILDING_IDS)
        return {"seat": seat, "effects": {card: int(ending.virtue_of(p, seat, NUMBER[card])) for card in effects}}
    return None


def score(p: ArchitectsPosition, player: int) -> Score:
    """AR-24.2, as if the game ended now: virtue effects first, as well ordered as can be (see `ending.settled`)."""
    q = ending.settled(p, player)
    parts = {
        "buildings": int(ending.building_points(q, player)),
        "effects": int(ending.effect_points(q, player, printed.POINT_EFFECTS)),
        "cathedral": CATHEDRAL_ROWS[pieces.level(q, player)][2],
        "virtue": VIRTUE_POINTS[pieces.virtue(q, player)],
        "debts": int(ending.debt_points(q, player)),
        "precious": int(data.precious(q.own[Own.PURSE + player])),
        "silver": int(ending.silver_points(q, player)),
        "prison": int(ending.prison_points(q, player)),
    }
    return {"total": sum(parts.values()), "parts": parts}
