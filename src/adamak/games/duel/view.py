"""What each seat may see: the view and the scores. Built by white-list (DU-16)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Annotated, Literal, NotRequired, TypedDict

from adamak.core.naming import ids
from adamak.core.state import Tally
from adamak.core.view_cache import alike, cached_by
from adamak.core.view_types import named
from adamak.games.duel import building, components, scoring
from adamak.games.duel.components import COLOUR_IDS, DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES, PROGRESS_IDS, Colour
from adamak.games.duel.data import BACK_IDS, CARD_IDS, DECK, DECK_OF, LATE_OF, OMEN, PHASE_IDS, SLOTS, City, Phase, Way
from adamak.games.duel.hidden import enki_is_secret, open_aside, open_in_deck
from adamak.games.duel.pantheon_setup import deck_entries, space_entries
from adamak.games.duel.position import STATE, DuelPosition
from adamak.games.duel.setup import SLOT_SET, WONDER_SET, is_laid
from adamak.games.duel.slow_rules import NAMES, ROW_OF, Trade, activation_costs, wasted_offering

PhaseId = Annotated[str, named("Phase", PHASE_IDS)]
WayId = Annotated[str, named("WayId", ids(Way))]
Back = Annotated[str, named("Back", BACK_IDS[1:])]
PRODUCTION = Tally(components.RESOURCE_IDS, 4)
SYMBOLS = Tally(components.SYMBOL_IDS, 4)


# What the page's types are made of: `npm run wire`.
Token = TypedDict("Token", {
    "kind": Literal["mythology", "offering"], "mythology": NotRequired[str], "value": NotRequired[int],
})  # fmt: skip
# Of a card that lies face down only the back is told.
Slot = TypedDict("Slot", {
    "slot": int, "card": str | None, "back": Back, "covered_by": list[int], "accessible": bool, "token": Token | None,
})  # fmt: skip
Progress = TypedDict("Progress", {"board": list[str], "box": list[str], "drawn": list[str] | None})
Draft = TypedDict("Draft", {"group": list[str], "picks": int})
# `costs`, DU-10.9: what each seat would pay without Offering tokens; before Age II the printed costs.
Space = TypedDict("Space", {
    "space": int, "mythology": str | None, "card": str | None, "face_up": bool, "costs": list[int],
})  # fmt: skip
PantheonView = TypedDict("PantheonView", {
    "spaces": list[Space], "decks": dict[str, list[str | None]], "aside": dict[str, list[str | None]],
    "enki": list[str], "minerva": int | None, "snake": str | None, "offerings_in_play": list[int],
})  # fmt: skip
Wonder = TypedDict("Wonder", {"wonder": str, "standing": bool, "card": str | None})
Score = TypedDict("Score", {"total": int, "parts": dict[str, int]})
CityView = TypedDict("CityView", {
    "seat": int, "player": Literal["p1", "p2"], "coins": int, "astarte": int, "cards": dict[str, list[str]],
    "production": dict[str, int], "choices": list[list[str]], "unit_prices": dict[str, int], "symbols": dict[str, int],
    "progress": list[str], "wonders": list[Wonder], "divinities": list[str], "mythology_tokens": list[str],
    "offering_tokens": list[int], "discard_value": int, "score": Score,
})  # fmt: skip
# One kind of good in a cost, and where its units come from.
Good = TypedDict("Good", {
    "good": str, "needed": int, "produced": int, "by_choice": int, "waived": int, "bought": int, "each": int,
})  # fmt: skip
# A price and how it comes about: `coins` are printed in the cost, `trade` is for goods.
Price = TypedDict("Price", {
    "total": int, "coins": int, "trade": int, "way": WayId, "goods": list[Good], "affordable": bool,
})  # fmt: skip
WayOfPaying = TypedDict("WayOfPaying", {"offerings": list[int], "price": int})
Activation = TypedDict("Activation", {"space": int, "divinity": str, "cost": int, "ways": list[WayOfPaying]})
Prices = TypedDict("Prices", {
    "coins": int, "cards": dict[str, Price], "wonders": dict[str, Price], "activations": list[Activation],
})  # fmt: skip
View = TypedDict("View", {
    "seats": int, "phase": PhaseId, "actors": list[int], "age": int, "p1": int, "plays_again": bool,
    "about": str | None, "structure": list[Slot | None], "discard_pile": list[str], "pawn": int,
    "military_tokens": list[str], "progress": Progress, "draft": Draft | None, "pantheon": PantheonView | None,
    "players": list[CityView], "prices": list[Prices], "ending": str, "winners": list[int],
})  # fmt: skip


def view(p: DuelPosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    seen = for_everybody(p)
    gods = pantheon(p, viewer) if p.variant.pantheon else None
    return {**seen, "progress": progress(p, viewer), "pantheon": gods}


@alike
def for_everybody(p: DuelPosition) -> View:
    """What is alike for all: without the Pantheon and the progress tokens, of which some have seen more."""
    frames = STATE.frames.read(p)
    return {
        "seats": 2,
        "phase": PHASE_IDS[p.phase],
        "actors": p.actors(),
        "age": int(p.age),
        "p1": int(p.first),
        "plays_again": bool(p.again),
        "about": frames[0]["about"] or None if frames else None,
        "structure": structure(p) if is_laid(p) else [],
        "discard_pile": STATE.discard_pile.read(p),
        "pawn": int(p.pawn),
        "military_tokens": STATE.tokens.read(p),
        "progress": {"board": [], "box": [], "drawn": None},
        "draft": {"group": WONDER_SET.write(p.group), "picks": int(p.drafted)} if p.phase == Phase.DRAFT else None,
        "pantheon": None,
        "players": [player(p, seat) for seat in range(2)],
        "prices": [prices(p, seat) for seat in range(2)],
        "ending": p.ending(),
        "winners": STATE.winners.read(p),
    }


@cached_by(lambda p: (p.age, p.present, p.open, p.shown, p.tokened, p.omens))  # the cards are dealt once for all
def structure(p: DuelPosition) -> list[Slot | None]:
    """The twenty slots of the Age; None where a card was taken. Of a face-down card only the back is told."""
    found: list[Slot | None] = [None] * SLOTS
    for slot in SLOT_SET.write(p.present):
        card = p.card_in(slot)
        found[slot] = {
            "slot": slot,
            "card": CARD_IDS[card] if p.shown >> slot & 1 else None,
            "back": BACK_IDS[DECK_OF[card]],
            "covered_by": [k for k in components.COVERED_BY[p.age - 1][slot] if p.present >> k & 1],
            "accessible": bool(p.open >> slot & 1),
            "token": token_on(p, slot),
        }
    return found


def token_on(p: DuelPosition, slot: int) -> Token | None:
    if not p.tokened >> slot & 1:
        return None
    number = int(p.omens) >> 4 * OMEN[slot] & 15
    if p.age == 1:
        return {"kind": "mythology", "mythology": MYTHOLOGY_IDS[number]}
    return {"kind": "offering", "value": OFFERING_VALUES[number]}


def progress(p: DuelPosition, viewer: int) -> Progress:
    """DU-16.1: the set in the box is public, what the Great Library drew is not (DU-12.4)."""
    drawn = STATE.offered.read(p)
    own = p.phase == Phase.GREAT_LIBRARY and viewer == p.turn
    boxed = [*STATE.box.read(p), *([] if own else drawn)]
    if enki_is_secret(p, viewer):
        boxed += STATE.enki.read(p)
    box = [token for token in PROGRESS_IDS if token in boxed]
    return {"board": STATE.board.read(p), "box": box, "drawn": drawn if own else None}


# --- Pantheon -------------------------------------------------------------------------------------
@cached_by(
    lambda p, viewer: (
        p.first, p.age, p.decks, p.aside, p.spaces, p.enki, p.minerva, p.snake, p.tokened, p.omens,
        p.city[City.STANDING], p.city[City.STANDING + 1], enki_is_secret(p, viewer), open_aside(p),
        *(open_in_deck(p, m) for m in range(len(MYTHOLOGY_IDS))),
    )
)  # fmt: skip
def pantheon(p: DuelPosition, viewer: int) -> PantheonView:
    """DU-16.1, DU-16.3: face-up cards, the number of cards in each deck, and what this seat has seen of them."""
    costs = [activation_costs(p, seat) for seat in range(2)]
    spaces: list[Space] = []
    for k, (divinity, known) in enumerate(entry or ("", 0) for entry in space_entries(p.spaces)):
        face_up = p.age >= 2 and bool(divinity)
        mythology = MYTHOLOGY_IDS[DIVINITY_IDS.index(divinity) // DECK] if divinity not in {"", "gate"} else None
        card = divinity if face_up or knows(viewer, known) else None
        both = [costs[0][k], costs[1][k]]
        spaces.append({"space": k + 1, "mythology": mythology, "card": card, "face_up": face_up, "costs": both})
    return {
        "spaces": spaces,
        "decks": {name: deck_view(p.decks, viewer, m, open_in_deck(p, m)) for m, name in enumerate(MYTHOLOGY_IDS)},
        "aside": {name: deck_view(p.aside, viewer, m, open_aside(p)) for m, name in enumerate(MYTHOLOGY_IDS)},
        "enki": [] if enki_is_secret(p, viewer) else STATE.enki.read(p),
        "minerva": STATE.minerva.read(p),
        "snake": STATE.snake.read(p),
        # DU-9.5: face up from Age II on.
        "offerings_in_play": [
            value
            for slot, value in zip(components.OFFERING_SLOTS, STATE.offering_tokens.read(p), strict=True)
            if p.age == 2 and p.tokened >> slot & 1
        ],
    }


def knows(viewer: int, known: int) -> bool:
    """DU-16.3: what a player has seen of a card that lies face down now; a spectator is told none of it."""
    return viewer >= 0 and bool(known >> viewer & 1)


@lru_cache(maxsize=4_000)
def deck_view(decks: int, viewer: int, mythology: int, face_up: int) -> list[str | None]:
    """A deck from the top, None for a card that neither lies open nor was seen there by this seat."""
    cards = enumerate(deck_entries(decks, mythology))
    return [name if at < face_up or knows(viewer, known) else None for at, (name, known) in cards]


# --- players --------------------------------------------------------------------------------------
@alike
def on_sale(p: DuelPosition) -> tuple[str, ...]:
    """DU-4.2: the accessible cards."""
    return tuple(CARD_IDS[p.card_in(slot)] for slot in SLOT_SET.write(p.open & p.shown))


def own_city(p: DuelPosition, seat: int) -> tuple[int, ...]:
    return tuple(p.city)[seat::2]


@cached_by(lambda p, seat: (own_city(p, seat), p.city[City.EARLY + 1 - seat], p.city[City.LATE + 1 - seat]))
def trade_of(p: DuelPosition, seat: int) -> Trade:
    """Another one whenever the city changes, or what the rival produces."""
    return Trade(p, seat)


def rival_counts(p: DuelPosition, seat: int) -> tuple[int, ...]:
    """What Guilds count in the other city (DU-14.2); nothing without them."""
    return own_city(p, 1 - seat) if p.city[City.LATE + seat] & LATE_OF[Colour.PURPLE] else ()


@cached_by(
    lambda p, seat: (p.first, p.pawn, p.under_low, p.under_high, trade_of(p, seat), rival_counts(p, seat))
)  # fmt: skip
def player(p: DuelPosition, seat: int) -> CityView:
    trade = trade_of(p, seat)
    cards: dict[str, list[str]] = {name: [] for name in COLOUR_IDS}
    for card in STATE.cards.read(p, seat):
        cards[ROW_OF[card][1]].append(card)
    return {
        "seat": seat,
        "player": "p1" if seat == p.first else "p2",
        "coins": STATE.coins.read(p, seat),
        "astarte": STATE.astarte.read(p, seat),
        "cards": cards,
        "production": PRODUCTION.write(p.city[City.GOODS + seat]),
        "choices": [[NAMES[letter] for letter in letters] for letters in trade.choices],
        "unit_prices": dict(zip(components.RESOURCE_IDS, trade.each, strict=True)),
        "symbols": SYMBOLS.write(p.city[City.SYMBOLS + seat]),
        "progress": trade.progress,
        "wonders": wonders(p, seat),
        "divinities": STATE.divinities.read(p, seat),
        "mythology_tokens": STATE.seat_mythologies.read(p, seat),
        "offering_tokens": STATE.seat_offerings.read(p, seat),
        "discard_value": building.discard_value(p, seat),
        "score": score(p, seat),
    }


def wonders(p: DuelPosition, seat: int) -> list[Wonder]:
    """DU-6.9: the card under a Wonder is known to both."""
    under = STATE.standing.read(p, seat)
    here = WONDER_SET.write(p.city[City.UNBUILT + seat] | p.city[City.STANDING + seat])
    return [{"wonder": name, "standing": name in under, "card": under.get(name)} for name in here]


@cached_by(lambda p, seat: (p.first, p.age, p.spaces, on_sale(p), trade_of(p, seat)))
def prices(p: DuelPosition, seat: int) -> Prices:
    """What every accessible card, own Wonder and card of the Pantheon costs this seat, with the reckoning."""
    trade = trade_of(p, seat)
    return {
        "coins": trade.coins,
        "cards": {card: trade.card_cost(card) for card in on_sale(p)},
        "wonders": {wonder: trade.wonder_cost(wonder) for wonder in STATE.wonders.read(p, seat)},
        "activations": activations(p, seat) if p.age >= 2 else [],
    }


def activations(p: DuelPosition, seat: int) -> list[Activation]:
    """DU-10.10: each card of the Pantheon with every set of own Offering tokens that wastes none, and what it costs."""
    owned = STATE.seat_offerings.read(p, seat)
    sets = [list(values) for n in range(len(owned) + 1) for values in combinations(owned, n)]
    found: list[Activation] = []
    for space, (entry, cost) in enumerate(zip(space_entries(p.spaces), activation_costs(p, seat), strict=True), 1):
        if entry is not None:
            ways: list[WayOfPaying] = [
                {"offerings": values, "price": max(0, cost - sum(values))}
                for values in sets
                if wasted_offering(cost, values) is None
            ]
            found.append({"space": space, "divinity": entry[0], "cost": cost, "ways": ways})
    return found


def score(p: DuelPosition, seat: int) -> Score:
    """DU-15.4, as if the game ended now."""
    parts = dict(zip(scoring.PART_IDS, map(int, scoring.parts(p, seat)), strict=True))
    return {"total": sum(parts.values()), "parts": parts}
