"""What lies on the table, in words: `STATE` read by name, and a few questions that take more than one field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.games.duel import pantheon_setup, setup
from adamak.games.duel.components import BEGINNER_WONDERS, DIVINITY_IDS, MYTHOLOGY_IDS
from adamak.games.duel.data import BACK_IDS, CARD_IDS, CARD_ROWS, DECK_SIZE, City
from adamak.games.duel.position import STATE

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

ROW_OF = {row[0]: row for row in CARD_ROWS}
city_cards = STATE.cards.read
discard_pile = STATE.discard_pile.read
unbuilt = STATE.wonders.read
owned = STATE.progress.read
divinities = STATE.divinities.read
mythology_tokens = STATE.seat_mythologies.read
offerings = STATE.seat_offerings.read
military_tokens = STATE.tokens.read
box = STATE.box.read
board = STATE.board.read
drawn_tokens = STATE.offered.read
tokens_on_enki = STATE.enki.read
is_laid = setup.is_laid
slots = setup.SLOT_SET.write
divinity_entries = pantheon_setup.deck_entries


def colour(card: str) -> str:
    return ROW_OF[card][1]


# DU-1.5: what the back of a card tells.
_BACKS = [back for back, size in zip(BACK_IDS, DECK_SIZE, strict=True) for _ in range(size)]
BACK_OF = dict(zip(CARD_IDS, _BACKS, strict=True))


def standing(p: DuelPosition, seat: int) -> list[str]:
    return setup.WONDER_SET.write(p.city[City.STANDING + seat])


def space_entries(p: DuelPosition) -> list[tuple[str, int] | None]:
    """The six spaces of the Pantheon: each Divinity and the set of seats that know it."""
    return pantheon_setup.space_entries(p.spaces)


def omen(p: DuelPosition, number: int) -> int:
    """Which token was laid on a slot, numbered by `OMEN`."""
    return int(p.omens) >> 4 * number & 15


def dealt_wonders(p: DuelPosition) -> list[str]:
    """DU-3.1, DU-0.3: the eight Wonders of this game; none where a position was set up without its draft."""
    if p.variant.beginner_wonders:
        return [wonder for wonders in BEGINNER_WONDERS for wonder in wonders]
    return STATE.draft.read(p)


def on_offer(p: DuelPosition) -> list[str]:
    """DU-3.1: the Wonders that may be drafted."""
    return setup.WONDER_SET.write(p.group)


def mythology_of(divinity: str) -> str:
    return MYTHOLOGY_IDS[DIVINITY_IDS.index(divinity) // 3]
