"""What each seat may see: the view and the scores. Built by white-list (DU-16)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Literal, NotRequired, TypedDict

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.core.named import named
from adamak.core.naming import seats_of
from adamak.games.duel import building, components, pieces, scoring
from adamak.games.duel.components import COLOUR_IDS, DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES, PROGRESS_IDS
from adamak.games.duel.data import CARD_IDS, NOWHERE, OMEN, PHASE_IDS, SLOTS, WONDER_IDS, City, Phase
from adamak.games.duel.hidden import enki_is_secret, open_aside, open_in_deck
from adamak.games.duel.slow_rules import NAMES, Reckoning, Trade, activation_costs, purse, wasted_offering

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

PhaseId = Annotated[str, named("Phase", PHASE_IDS)]
Back = Annotated[str, named("Back", list(dict.fromkeys(pieces.BACK_OF.values())))]


class Token(TypedDict):
    """A Mythology or an Offering token."""

    kind: Literal["mythology", "offering"]
    mythology: NotRequired[str]
    value: NotRequired[int]


class Slot(TypedDict):
    slot: int
    card: str | None  # None: face down
    back: Back
    covered_by: list[int]
    accessible: bool
    token: Token | None


class Progress(TypedDict):
    board: list[str]
    box: list[str]
    drawn: list[str] | None


class Draft(TypedDict):
    group: list[str]
    picks: int


class Space(TypedDict):
    space: int
    mythology: str | None
    card: str | None
    face_up: bool
    costs: list[int]  # DU-10.9: what each seat would pay without Offering tokens; before Age II the printed costs


class PantheonView(TypedDict):
    spaces: list[Space]
    decks: dict[str, list[str | None]]
    aside: dict[str, list[str | None]]
    enki: list[str]
    minerva: int | None
    snake: str | None
    offerings_in_play: list[int]


class Wonder(TypedDict):
    wonder: str
    standing: bool
    card: str | None


class Score(TypedDict):
    total: int
    parts: dict[str, int]


class CityView(TypedDict):
    seat: int
    player: Literal["p1", "p2"]
    coins: int
    astarte: int
    cards: dict[str, list[str]]
    production: dict[str, int]
    choices: list[list[str]]
    unit_prices: dict[str, int]
    symbols: dict[str, int]
    progress: list[str]
    wonders: list[Wonder]
    divinities: list[str]
    mythology_tokens: list[str]
    offering_tokens: list[int]
    discard_value: int
    score: Score


class Price(Reckoning):
    affordable: bool


class WayOfPaying(TypedDict):
    offerings: list[int]
    price: int


class Activation(TypedDict):
    space: int
    divinity: str
    cost: int
    ways: list[WayOfPaying]


class Prices(TypedDict):
    coins: int
    cards: dict[str, Price]
    wonders: dict[str, Price]
    activations: list[Activation]


class View(TypedDict):
    """Everything a seat may know."""

    seats: int
    phase: PhaseId
    actors: list[int]
    age: int
    p1: int
    plays_again: bool
    about: str | None
    structure: list[Slot | None]
    discard_pile: list[str]
    pawn: int
    military_tokens: list[str]
    progress: Progress
    draft: Draft | None
    pantheon: PantheonView | None
    players: list[CityView]
    prices: list[Prices]
    ending: str
    winners: list[int]


def view(p: DuelPosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    trades = [Trade(p, seat) for seat in range(2)]
    costs = [activation_costs(p, seat) for seat in range(2)]
    drafting = p.phase == Phase.DRAFT
    return {
        "seats": 2,
        "phase": PHASE_IDS[p.phase],
        "actors": p.actors(),
        "age": int(p.age),
        "p1": int(p.first),
        "plays_again": bool(p.again),
        "about": about(p),
        "structure": structure(p),
        "discard_pile": pieces.discard_pile(p),
        "pawn": int(p.pawn),
        "military_tokens": pieces.military_tokens(p),
        "progress": progress(p, viewer),
        "draft": {"group": pieces.on_offer(p), "picks": int(p.drafted)} if drafting else None,
        "pantheon": pantheon(p, viewer, costs) if p.variant.pantheon else None,
        "players": [player(p, seat, trades[seat]) for seat in range(2)],
        "prices": [prices(p, seat, trades[seat], costs[seat]) for seat in range(2)],
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


def about(p: DuelPosition) -> str | None:
    """What the decision is about: a colour to destroy, the card under a Wonder, a Mythology."""
    phase, number = p.phase, int(p.about())
    if phase == Phase.DESTROY_CARD:
        return COLOUR_IDS[number]
    if phase == Phase.ISIS_WONDER:
        return CARD_IDS[number]
    if phase in {Phase.PLACE_DIVINITY, Phase.THEATER_DIVINITY, Phase.THEATER_ORDER}:
        return MYTHOLOGY_IDS[number]
    return None


def structure(p: DuelPosition) -> list[Slot | None]:
    """The twenty slots of the Age; None where a card was taken. Of a face-down card only the back is told."""
    return [slot_view(p, slot) if p.present >> slot & 1 else None for slot in range(SLOTS)] if pieces.is_laid(p) else []


def slot_view(p: DuelPosition, slot: int) -> Slot:
    card = CARD_IDS[p.card_in(slot)]
    return {
        "slot": slot,
        "card": card if p.shown >> slot & 1 else None,
        "back": pieces.BACK_OF[card],
        "covered_by": [k for k in components.COVERED_BY[p.age - 1][slot] if p.present >> k & 1],
        "accessible": bool(p.open >> slot & 1),
        "token": slot_token(p, slot),
    }


def slot_token(p: DuelPosition, slot: int) -> Token | None:
    if not p.tokened >> slot & 1:
        return None
    number = pieces.omen(p, OMEN[slot])
    if p.age == 1:
        return {"kind": "mythology", "mythology": MYTHOLOGY_IDS[number]}
    return {"kind": "offering", "value": OFFERING_VALUES[number]}


def progress(p: DuelPosition, viewer: int) -> Progress:
    """DU-16.1: the set in the box is public, what the Great Library drew is not (DU-12.4)."""
    own = p.phase == Phase.GREAT_LIBRARY and viewer == p.turn
    boxed = set(pieces.box(p))
    if enki_is_secret(p, viewer):
        boxed |= set(pieces.tokens_on_enki(p))
    if not own:
        boxed |= set(pieces.drawn_tokens(p))
    return {
        "board": pieces.board(p),
        "box": [token for token in PROGRESS_IDS if token in boxed],
        "drawn": pieces.drawn_tokens(p) if own else None,
    }


# --- Pantheon -------------------------------------------------------------------------------------


def pantheon(p: DuelPosition, viewer: int, costs: list[list[int]]) -> PantheonView:
    """DU-16.1, DU-16.3: face-up cards, the number of cards in each deck, and what this seat has seen of them."""
    decks = enumerate(MYTHOLOGY_IDS)
    return {
        "spaces": [
            space_view(p, viewer, space, entry, [costs[0][space - 1], costs[1][space - 1]])
            for space, entry in enumerate(pieces.space_entries(p), 1)
        ],
        "decks": {name: deck_view(p.decks, viewer, m, open_in_deck(p, m)) for m, name in decks},
        "aside": {name: deck_view(p.aside, viewer, m, open_aside(p)) for m, name in enumerate(MYTHOLOGY_IDS)},
        "enki": [] if enki_is_secret(p, viewer) else pieces.tokens_on_enki(p),
        "minerva": None if p.minerva == NOWHERE else int(p.minerva),
        "snake": CARD_IDS[p.snake] if p.snake >= 0 else None,
        "offerings_in_play": offerings_in_play(p),
    }


def space_view(p: DuelPosition, viewer: int, space: int, entry: tuple[str, int] | None, costs: list[int]) -> Space:
    if entry is None:
        return {"space": space, "mythology": None, "card": None, "face_up": False, "costs": costs}
    divinity, known = entry
    face_up = p.age >= 2
    return {
        "space": space,
        "mythology": pieces.mythology_of(divinity) if divinity != DIVINITY_IDS[-1] else None,
        "card": divinity if face_up or knows(viewer, known) else None,
        "face_up": face_up,
        "costs": costs,
    }


def knows(viewer: int, known: int) -> bool:
    """DU-16.3: what a player has seen of a card that lies face down now; a spectator is told none of it."""
    return viewer >= 0 and bool(known >> viewer & 1)


def deck_view(decks: int, viewer: int, mythology: int, face_up: int) -> list[str | None]:
    """A deck from the top, None for a card that neither lies open nor was seen there by this seat."""
    return [
        name if at < face_up or knows(viewer, known) else None
        for at, (name, known) in enumerate(pieces.divinity_entries(decks, mythology))
    ]


def offerings_in_play(p: DuelPosition) -> list[int]:
    """DU-9.5: face up from Age II on."""
    slots = [slot for slot in components.OFFERING_SLOTS if p.age == 2 and p.tokened >> slot & 1]
    return [OFFERING_VALUES[pieces.omen(p, OMEN[slot])] for slot in slots]


# --- players --------------------------------------------------------------------------------------


def player(p: DuelPosition, seat: int, trade: Trade) -> CityView:
    cards: dict[str, list[str]] = {name: [] for name in COLOUR_IDS}
    for card in pieces.city_cards(p, seat):
        cards[pieces.colour(card)].append(card)
    return {
        "seat": seat,
        "player": "p1" if seat == p.first else "p2",
        "coins": int(p.city[City.COINS + seat]),
        "astarte": int(p.city[City.ASTARTE + seat]),
        "cards": cards,
        "production": {name: trade.made[letter] for letter, name in NAMES.items()},
        "choices": [[NAMES[letter] for letter in letters] for letters in trade.choices],
        "unit_prices": {name: trade.prices[letter] for letter, name in NAMES.items()},
        "symbols": symbols(p, seat),
        "progress": trade.progress,
        "wonders": wonders(p, seat),
        "divinities": pieces.divinities(p, seat),
        "mythology_tokens": pieces.mythology_tokens(p, seat),
        "offering_tokens": pieces.offerings(p, seat),
        "discard_value": 2 + len(cards["yellow"]),
        "score": score(p, seat),
    }


def symbols(p: DuelPosition, seat: int) -> dict[str, int]:
    counts = int(p.city[City.SYMBOLS + seat])
    return {name: counts >> 4 * k & 15 for k, name in enumerate(components.SYMBOL_IDS)}


def wonders(p: DuelPosition, seat: int) -> list[Wonder]:
    """DU-6.9: the card under a Wonder is known to both."""
    built = p.city[City.STANDING + seat]
    here = p.city[City.UNBUILT + seat] | built
    return [
        {
            "wonder": name,
            "standing": bool(built >> k & 1),
            "card": CARD_IDS[p.card_under(k)] if built >> k & 1 else None,
        }
        for k, name in enumerate(WONDER_IDS)
        if here >> k & 1
    ]


def prices(p: DuelPosition, seat: int, trade: Trade, costs: list[int]) -> Prices:
    """What every accessible card, own Wonder and card of the Pantheon costs this seat, with the reckoning."""
    coins = purse(p, seat)
    cards = [CARD_IDS[p.card_in(slot)] for slot in pieces.slots(p.open & p.shown)]
    return {
        "coins": coins,
        "cards": {card: priced(trade.card_cost(card), coins) for card in cards},
        "wonders": {wonder: priced(trade.wonder_cost(wonder), coins) for wonder in pieces.unbuilt(p, seat)},
        "activations": activations(p, seat, costs),
    }


def priced(reckoning: Reckoning, coins: int) -> Price:
    return {**reckoning, "affordable": reckoning["total"] <= coins}


def activations(p: DuelPosition, seat: int, costs: list[int]) -> list[Activation]:
    """DU-10.10: each card of the Pantheon with every set of own Offering tokens that wastes none, and what it costs."""
    if p.age < 2:
        return []
    owned = pieces.offerings(p, seat)
    sets = [list(values) for n in range(len(owned) + 1) for values in combinations(owned, n)]
    found: list[Activation] = []
    for space, entry in enumerate(pieces.space_entries(p), 1):
        if entry is not None:
            cost = costs[space - 1]
            ways: list[WayOfPaying] = [
                {"offerings": values, "price": max(0, cost - sum(values))}
                for values in sets
                if wasted_offering(cost, values) is None
            ]
            found.append({"space": space, "divinity": entry[0], "cost": cost, "ways": ways})
    return found


# --- gauges: what previews compare ----------------------------------------------------------------

# Counts in nibbles: where the view shows each of them, and how far it is to be shifted.
_CARDS = [(f"cards.{name}", 4 * k) for k, name in enumerate(COLOUR_IDS)]
_SYMBOLS = [(f"symbols.{name}", 4 * k) for k, name in enumerate(components.SYMBOL_IDS)]
_PRODUCTION = [(f"production.{name}", 4 * k) for k, name in enumerate(components.RESOURCE_IDS)]


def gauges(p: DuelPosition, viewer: int) -> Gauges:
    """All of them are public."""
    table = {
        "pawn": int(p.pawn),
        "military_tokens": bits(p.tokens),
        "discard_pile": bits(p.waste_early) + bits(p.waste_late),
        "progress.board": bits(p.board),
    }
    return Gauges(table, [seat_gauges(p, seat) for seat in range(2)])


def seat_gauges(p: DuelPosition, seat: int) -> dict[str, int]:
    city = p.city
    points = score_parts(p, seat)
    cards, symbols, goods = int(city[City.COLOURS + seat]), int(city[City.SYMBOLS + seat]), int(city[City.GOODS + seat])
    counts = {
        "coins": int(city[City.COINS + seat]),
        "astarte": int(city[City.ASTARTE + seat]),
        "discard_value": building.discard_value(p, seat),
        "progress": bits(city[City.PROGRESS + seat]),
        "divinities": bits(city[City.DIVINITIES + seat]),
        "mythology_tokens": sum(int(city[City.MYTHS + seat]) >> 4 * k & 15 for k in range(len(MYTHOLOGY_IDS))),
        "offering_tokens": bits(city[City.OFFERINGS + seat]),
        "score.total": sum(points.values()),
    }
    counts.update({name: cards >> at & 15 for name, at in _CARDS})
    counts.update({name: symbols >> at & 15 for name, at in _SYMBOLS})
    counts.update({name: goods >> at & 15 for name, at in _PRODUCTION})
    counts.update({f"score.parts.{name}": number for name, number in points.items()})
    return counts


# --- points ---------------------------------------------------------------------------------------


def score_parts(p: DuelPosition, seat: int) -> dict[str, int]:
    """DU-15.4, as if the game ended now."""
    return dict(zip(scoring.PART_IDS, map(int, scoring.parts(p, seat)), strict=True))


def score(p: DuelPosition, seat: int) -> Score:
    parts = score_parts(p, seat)
    return {"total": sum(parts.values()), "parts": parts}


def scores(p: DuelPosition) -> list[Score]:
    return [score(p, seat) for seat in range(2)]
