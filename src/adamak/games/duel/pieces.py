"""What lies on the table, in words: the packed sets of a position as lists of ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.naming import members
from adamak.games.duel.components import (
    BEGINNER_WONDERS,
    DIVINITY_IDS,
    MYTHOLOGY_IDS,
    OFFERING_VALUES,
    PROGRESS_IDS,
)
from adamak.games.duel.data import (
    CARD_IDS,
    CARD_ROWS,
    DIVINITIES,
    DRAFTED,
    DRAFTING,
    EARLY,
    EARLY_CARDS,
    FIRST_GUILD,
    FIRST_TEMPLE,
    LATE,
    MYTHS,
    OFFERINGS,
    OWNED,
    SLOTS,
    SPACES,
    STANDING,
    TOKEN_IDS,
    UNBUILT,
    WONDER_IDS,
)
from adamak.games.duel.pantheon import deck

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

ROW_OF = {row[0]: row for row in CARD_ROWS}


def cards_of(early: int, late: int) -> list[str]:
    return members(early | late << EARLY_CARDS, CARD_IDS)


def city_cards(p: DuelPosition, seat: int) -> list[str]:
    return cards_of(int(p.city[EARLY + seat]), int(p.city[LATE + seat]))


def discard_pile(p: DuelPosition) -> list[str]:
    return cards_of(int(p.waste_early), int(p.waste_late))


def colour(card: str) -> str:
    return ROW_OF[card][1]


def back(card: str) -> str:
    """DU-1.5: what the back of a card tells."""
    number = CARD_IDS.index(card)
    if number >= FIRST_TEMPLE:
        return "grand_temple"
    if number >= FIRST_GUILD:
        return "guild"
    return "age1" if number < 23 else "age2" if number < EARLY_CARDS else "age3"


def unbuilt(p: DuelPosition, seat: int) -> list[str]:
    return members(p.city[UNBUILT + seat], WONDER_IDS)


def standing(p: DuelPosition, seat: int) -> list[str]:
    return members(p.city[STANDING + seat], WONDER_IDS)


def owned(p: DuelPosition, seat: int) -> list[str]:
    return members(p.city[OWNED + seat], PROGRESS_IDS)


def divinities(p: DuelPosition, seat: int) -> list[str]:
    return members(p.city[DIVINITIES + seat], DIVINITY_IDS)


def mythology_tokens(p: DuelPosition, seat: int) -> list[str]:
    counts = int(p.city[MYTHS + seat])
    return [name for k, name in enumerate(MYTHOLOGY_IDS) for _ in range(counts >> 4 * k & 15)]


def offerings(p: DuelPosition, seat: int) -> list[int]:
    return [value for k, value in enumerate(OFFERING_VALUES) if p.city[OFFERINGS + seat] >> k & 1]


def military_tokens(p: DuelPosition) -> list[str]:
    return members(p.tokens, TOKEN_IDS)


def box(p: DuelPosition) -> list[str]:
    """The progress tokens in the box, in the order of the next draw."""
    left, found = int(p.box), []
    while left:
        found.append(PROGRESS_IDS[(left & 15) - 1])
        left >>= 4
    return found


def is_laid(p: DuelPosition) -> bool:
    """DU-2.6: without Pantheon the first Age is laid out only after the draft."""
    return p.variant.pantheon or p.phase != DRAFTING


def slots(mask: int) -> list[int]:
    return [slot for slot in range(SLOTS) if int(mask) >> slot & 1]


def structure(p: DuelPosition) -> dict[int, str]:
    """The cards of the present Age by slot, hidden ones included."""
    return {slot: CARD_IDS[p.card_in(slot)] for slot in slots(p.present)}


def divinity_entries(decks: int, mythology: int) -> list[tuple[str, int]]:
    """A deck from the top: each Divinity and the set of seats that know it."""
    cards, found = int(deck(decks, mythology)), []
    while cards:
        found.append((DIVINITY_IDS[3 * mythology + (cards & 3) - 1], (cards & 15) >> 2))
        cards >>= 4
    return found


def space_entries(p: DuelPosition) -> list[tuple[str, int] | None]:
    """The six spaces of the Pantheon: each Divinity and the set of seats that know it."""
    found: list[tuple[str, int] | None] = []
    for space in range(SPACES):
        entry = int(p.spaces) >> 7 * space & 127
        found.append((DIVINITY_IDS[(entry & 31) - 1], entry >> 5) if entry else None)
    return found


def omen(p: DuelPosition, number: int) -> int:
    return int(p.omens) >> 4 * number & 15


def draft_order(p: DuelPosition) -> list[str]:
    if p.variant.beginner_wonders or p.wonder_order == 0:
        return []
    return [WONDER_IDS[int(p.wonder_order) >> 4 * k & 15] for k in range(DRAFTED)]


def dealt_wonders(p: DuelPosition) -> list[str]:
    """DU-3.1, DU-0.3: the eight Wonders of this game; none where a position was set up without its draft."""
    if p.variant.beginner_wonders:
        return [wonder for wonders in BEGINNER_WONDERS for wonder in wonders]
    return draft_order(p)


def mythology_of(divinity: str) -> str:
    return MYTHOLOGY_IDS[DIVINITY_IDS.index(divinity) // 3]


def player_seat(p: DuelPosition, player: str) -> int:
    """The seat of `p1` or `p2`."""
    return int(p.first) if player == "p1" else 1 - int(p.first)


def seat_player(p: DuelPosition, seat: int) -> str:
    return "p1" if seat == p.first else "p2"
