"""What each seat may see: the view and the scores. Built by white-list (DU-16)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.core.naming import members, seats_of
from adamak.games.duel import building, scoring
from adamak.games.duel.components import (
    COLOUR_IDS,
    COVERED_BY,
    DIVINITY_IDS,
    MYTHOLOGY_IDS,
    OFFERING_SLOTS,
    OFFERING_VALUES,
    PROGRESS_IDS,
    RESOURCE_IDS,
    SYMBOL_IDS,
)
from adamak.games.duel.data import (
    ASTARTE,
    BLUE,
    CARD_IDS,
    COINS,
    COLOURS,
    DIVINITIES,
    GOODS,
    GREEN,
    MYTHS,
    NOWHERE,
    OFFERINGS,
    OMEN,
    OWNED,
    PHASE_IDS,
    SLOTS,
    SYMBOLS,
    WONDER_IDS,
    YELLOW,
)
from adamak.games.duel.hidden import enki_is_secret, open_aside, open_in_deck
from adamak.games.duel.pieces import (
    back,
    box,
    city_cards,
    colour,
    discard_pile,
    divinities,
    divinity_entries,
    is_laid,
    military_tokens,
    mythology_of,
    mythology_tokens,
    offerings,
    omen,
    owned,
    slots,
    space_entries,
    standing,
    unbuilt,
)
from adamak.games.duel.slow_rules import (
    NAMES,
    activation_cost,
    card_cost,
    choices,
    prices,
    production,
    purse,
    wasted_offering,
    wonder_cost,
)

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def view(p: DuelPosition, viewer: int) -> dict[str, Any]:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    return {
        "seats": 2,
        "phase": PHASE_IDS[p.phase],
        "actors": p.actors(),
        "age": int(p.age),
        "p1": int(p.first),
        "plays_again": bool(p.again),
        "about": about(p),
        "structure": structure(p),
        "discard_pile": discard_pile(p),
        "pawn": int(p.pawn),
        "military_tokens": military_tokens(p),
        "progress": progress(p, viewer),
        "draft": {"group": members(p.group, WONDER_IDS), "picks": int(p.drafted)} if in_draft(p) else None,
        "pantheon": pantheon(p, viewer) if p.variant.pantheon else None,
        "players": [player(p, seat) for seat in range(2)],
        "prices": [seat_prices(p, seat) for seat in range(2)],
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


def in_draft(p: DuelPosition) -> bool:
    return PHASE_IDS[p.phase] == "draft"


def about(p: DuelPosition) -> str | None:
    """What the decision is about: a colour to destroy, the card under a Wonder, a Mythology."""
    phase, number = PHASE_IDS[p.phase], int(p.about())
    if phase == "destroy_card":
        return COLOUR_IDS[number]
    if phase == "isis_wonder":
        return CARD_IDS[number]
    if phase in {"place_divinity", "theater_divinity", "theater_order"}:
        return MYTHOLOGY_IDS[number]
    return None


def structure(p: DuelPosition) -> list[dict[str, Any] | None]:
    """The twenty slots of the Age; None where a card was taken. Of a face-down card only the back is told."""
    if not is_laid(p):
        return []
    return [slot_view(p, slot) if p.present >> slot & 1 else None for slot in range(SLOTS)]


def slot_view(p: DuelPosition, slot: int) -> dict[str, Any]:
    card = CARD_IDS[p.card_in(slot)]
    face_up = bool(p.shown >> slot & 1)
    lying = slots(p.present)
    return {
        "slot": slot,
        "card": card if face_up else None,
        "back": back(card),
        "covered_by": [k for k in COVERED_BY[p.age - 1][slot] if k in lying],
        "accessible": bool(p.open >> slot & 1),
        "token": slot_token(p, slot),
    }


def slot_token(p: DuelPosition, slot: int) -> dict[str, Any] | None:
    if not p.tokened >> slot & 1:
        return None
    number = omen(p, OMEN[slot])
    if p.age == 1:
        return {"kind": "mythology", "mythology": MYTHOLOGY_IDS[number]}
    return {"kind": "offering", "value": OFFERING_VALUES[number]}


def progress(p: DuelPosition, viewer: int) -> dict[str, Any]:
    """DU-16.1: the set in the box is public, what the Great Library drew is not (DU-12.4)."""
    hidden = int(p.enki) if enki_is_secret(p, viewer) else 0
    drawing = PHASE_IDS[p.phase] == "great_library"
    own = drawing and viewer == p.turn
    boxed = set(box(p)) | set(members(hidden, PROGRESS_IDS))
    if not own:
        boxed |= set(members(p.offered, PROGRESS_IDS))
    return {
        "board": members(p.board, PROGRESS_IDS),
        "box": [token for token in PROGRESS_IDS if token in boxed],
        "drawn": members(p.offered, PROGRESS_IDS) if own else None,
    }


# --- Pantheon -------------------------------------------------------------------------------------


def pantheon(p: DuelPosition, viewer: int) -> dict[str, Any]:
    """DU-16.1, DU-16.3: face-up cards, the number of cards in each deck, and what this seat has seen of them."""
    secret = enki_is_secret(p, viewer)
    return {
        "spaces": [space_view(p, viewer, space) for space in range(1, 7)],
        "decks": {name: deck_view(p.decks, viewer, m, open_in_deck(p, m)) for m, name in enumerate(MYTHOLOGY_IDS)},
        "aside": {name: deck_view(p.aside, viewer, m, open_aside(p)) for m, name in enumerate(MYTHOLOGY_IDS)},
        "enki": [] if secret else members(p.enki, PROGRESS_IDS),
        "minerva": None if p.minerva == NOWHERE else int(p.minerva),
        "snake": CARD_IDS[p.snake] if p.snake >= 0 else None,
        "offerings_in_play": offerings_in_play(p),
    }


def space_view(p: DuelPosition, viewer: int, space: int) -> dict[str, Any]:
    entry = space_entries(p)[space - 1]
    face_up = p.age >= 2
    told: dict[str, Any] = {"space": space, "mythology": None, "card": None, "face_up": False, "costs": None}
    if entry is not None:
        divinity, known = entry
        told["mythology"] = mythology_of(divinity) if divinity != DIVINITY_IDS[-1] else None
        told["card"] = divinity if face_up or knows(viewer, known) else None
        told["face_up"] = face_up
    # DU-10.9: what each seat would pay without Offering tokens; before Age II the printed costs.
    told["costs"] = [activation_cost(p, seat, space) for seat in range(2)]
    return told


def knows(viewer: int, known: int) -> bool:
    """DU-16.3: what a player has seen of a card that lies face down now; a spectator is told none of it."""
    return viewer >= 0 and bool(known >> viewer & 1)


def deck_view(decks: int, viewer: int, mythology: int, face_up: int) -> list[str | None]:
    """A deck from the top, None for a card that neither lies open nor was seen there by this seat."""
    return [
        name if at < face_up or knows(viewer, known) else None
        for at, (name, known) in enumerate(divinity_entries(decks, mythology))
    ]


def offerings_in_play(p: DuelPosition) -> list[int]:
    """DU-9.5: face up from Age II on."""
    if p.age != 2:
        return []
    return [OFFERING_VALUES[omen(p, OMEN[slot])] for slot in OFFERING_SLOTS if p.tokened >> slot & 1]


# --- players --------------------------------------------------------------------------------------


def player(p: DuelPosition, seat: int) -> dict[str, Any]:
    cards = city_cards(p, seat)
    made = production(p, seat)
    return {
        "seat": seat,
        "player": "p1" if seat == p.first else "p2",
        "coins": int(p.city[COINS + seat]),
        "astarte": int(p.city[ASTARTE + seat]),
        "cards": {name: [card for card in cards if colour(card) == name] for name in COLOUR_IDS},
        "production": {name: made[letter] for letter, name in NAMES.items()},
        "choices": [[NAMES[letter] for letter in letters] for letters in choices(p, seat)],
        "unit_prices": {NAMES[letter]: price for letter, price in prices(p, seat).items()},
        "symbols": symbols(p, seat),
        "progress": owned(p, seat),
        "wonders": wonders(p, seat),
        "divinities": divinities(p, seat),
        "mythology_tokens": mythology_tokens(p, seat),
        "offering_tokens": offerings(p, seat),
        "discard_value": 2 + len([card for card in cards if colour(card) == "yellow"]),
        "score": score(p, seat),
    }


def symbols(p: DuelPosition, seat: int) -> dict[str, int]:
    counts = int(p.city[SYMBOLS + seat])
    return {name: counts >> 4 * k & 15 for k, name in enumerate(SYMBOL_IDS)}


def wonders(p: DuelPosition, seat: int) -> list[dict[str, Any]]:
    """DU-6.9: the card under a Wonder is known to both."""
    here = set(unbuilt(p, seat)) | set(standing(p, seat))
    return [
        {
            "wonder": name,
            "standing": name in standing(p, seat),
            "card": CARD_IDS[p.card_under(k)] if name in standing(p, seat) else None,
        }
        for k, name in enumerate(WONDER_IDS)
        if name in here
    ]


def seat_prices(p: DuelPosition, seat: int) -> dict[str, Any]:
    """What every accessible card, own Wonder and card of the Pantheon costs this seat, with the reckoning."""
    coins = purse(p, seat)
    cards = {slot: CARD_IDS[p.card_in(slot)] for slot in slots(p.open & p.shown)}
    built = {card: card_cost(p, seat, card) for card in cards.values()}
    raised = {wonder: wonder_cost(p, seat, wonder) for wonder in unbuilt(p, seat)}
    return {
        "coins": coins,
        "cards": {card: told.to_json() | {"affordable": told.total <= coins} for card, told in built.items()},
        "wonders": {wonder: told.to_json() | {"affordable": told.total <= coins} for wonder, told in raised.items()},
        "activations": activations(p, seat),
    }


def activations(p: DuelPosition, seat: int) -> list[dict[str, Any]]:
    """DU-10.10: each card of the Pantheon with every set of own Offering tokens that wastes none, and what it costs."""
    if p.age < 2:
        return []
    told = []
    for space, entry in enumerate(space_entries(p), 1):
        if entry is not None:
            cost = activation_cost(p, seat, space)
            sets = [list(values) for n in range(4) for values in combinations(offerings(p, seat), n)]
            ways = [
                {"offerings": values, "price": max(0, cost - sum(values))}
                for values in sets
                if wasted_offering(cost, values) is None
            ]
            told.append({"space": space, "divinity": entry[0], "cost": cost, "ways": ways})
    return told


# --- gauges: what previews compare ----------------------------------------------------------------

# Counts in nibbles: where the view shows each of them, and how far it is to be shifted.
_CARDS = [(f"cards.{name}", 4 * k) for k, name in enumerate(COLOUR_IDS)]
_SYMBOLS = [(f"symbols.{name}", 4 * k) for k, name in enumerate(SYMBOL_IDS)]
_PRODUCTION = [(f"production.{name}", 4 * k) for k, name in enumerate(RESOURCE_IDS)]


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
    cards, symbols, goods = int(city[COLOURS + seat]), int(city[SYMBOLS + seat]), int(city[GOODS + seat])
    counts = {
        "coins": int(city[COINS + seat]),
        "astarte": int(city[ASTARTE + seat]),
        "discard_value": building.discard_value(p, seat),
        "progress": bits(city[OWNED + seat]),
        "divinities": bits(city[DIVINITIES + seat]),
        "mythology_tokens": sum(int(city[MYTHS + seat]) >> 4 * k & 15 for k in range(len(MYTHOLOGY_IDS))),
        "offering_tokens": bits(city[OFFERINGS + seat]),
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
    return {
        "military": scoring.military_points(p, seat),
        "blue": scoring.colour_points(p, seat, BLUE),
        "green": scoring.colour_points(p, seat, GREEN),
        "yellow": scoring.colour_points(p, seat, YELLOW),
        "guilds": scoring.guild_points(p, seat),
        "temples": scoring.temple_points(p, seat),
        "wonders": scoring.wonder_points(p, seat),
        "progress": scoring.progress_points(p, seat),
        "divinities": scoring.divinity_points(p, seat),
        "coins": scoring.coin_points(p, seat),
    }


def score(p: DuelPosition, seat: int) -> dict[str, Any]:
    parts = score_parts(p, seat)
    return {"total": sum(parts.values()), "parts": parts}


def scores(p: DuelPosition) -> list[dict[str, Any]]:
    return [score(p, seat) for seat in range(2)]
