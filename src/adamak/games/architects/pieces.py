"""What lies on the table, in words: `STATE` read by name, and a few questions that take more than one field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.core.state import Tally
from adamak.games.architects import components, data, printed, setup
from adamak.games.architects.data import Own, Piles
from adamak.games.architects.position import STATE, ArchitectsPosition

NUMBER = {card: number for number, card in enumerate(printed.BUILDING_IDS)}
APPRENTICE_ROW = {row[0]: row for row in components.APPRENTICE_ROWS}

phase = STATE.phase.read
virtue = STATE.virtue.read
level = STATE.level.read
captives = STATE.captives.read
hand = STATE.hand.read
packet = STATE.packet.read
built = STATE.buildings.read
crew = STATE.apprentices.read
display = STATE.apprentice_display.read


def goods(p: ArchitectsPosition, player: int) -> dict[str, int]:
    """All six goods of a player."""
    return goods_in(int(p.own[Own.PURSE + player]))


goods_in = Tally(components.GOOD_IDS, data.GOOD_MASK.bit_length()).write


def spread(counts: dict[str, int]) -> list[str]:
    """Counted goods as a list, for sentences: {"wood": 2} is ["wood", "wood"]."""
    return [name for name in components.GOOD_IDS for _ in range(counts.get(name, 0))]


def player_of(p: ArchitectsPosition, name: str) -> int | None:
    """The player a move names: p1 to p5, or house_bot; None if there is no such player."""
    number = data.PLAYER_IDS.index(name)
    if number == data.HOUSE_BOT:
        return int(p.seats) if p.variant.house_plays else None
    return number if number < p.seats else None


def workers(p: ArchitectsPosition, player: int, place: str) -> int:
    """On an open circle, or in the Prison."""
    number = data.PRISON if place == "prison" else setup.CIRCLE_IDS.index(place)
    return int(p.own[Own.AWAY + player]) >> data.WORKER * number & data.WORKER_MASK


def on_boards(p: ArchitectsPosition, player: int) -> list[int]:
    """Own workers on each player's board."""
    return [captives(p, board)[player] for board in range(p.players)]


def character(p: ArchitectsPosition, player: int) -> str | None:
    """AR-22: the board whose ability counts; side 1 has none, nor has the house opponent."""
    return STATE.board.read(p, player) if p.variant.variable_setup and player < p.seats else None


def family(p: ArchitectsPosition, player: int, name: str) -> list[str]:
    """Own apprentices of a family: all Conspirators, all Squires."""
    return [apprentice for apprentice in crew(p, player) if apprentice.startswith(name)]


def skills(p: ArchitectsPosition, player: int) -> list[str]:
    return list(skills_of(tuple(crew(p, player))))


@lru_cache(maxsize=4_000)
def skills_of(apprentices: Sequence[str]) -> Sequence[str]:
    known = {skill for apprentice in apprentices for skill in APPRENTICE_ROW[apprentice][1].split()}
    return tuple(skill for skill in components.SKILL_IDS if skill in known)


def known_in_deck(p: ArchitectsPosition, viewer: i64) -> list[str]:
    """Those of the building deck, from the top, of which this seat knows where they are; there seldom is one."""
    found: list[str] = []
    for k in range(p.deck_size):
        card = i64(p.cards[Piles.DECK + ((p.deck_top + k) & data.RING)])
        if i64(p.cards[Piles.KNOWN + card]) & BIT[viewer]:
            found.append(printed.BUILDING_IDS[card])
    return found


def known_to(p: ArchitectsPosition, viewer: int, cards: list[str]) -> list[str]:
    """Those of some building cards of which this seat knows where they are."""
    knowing = p.cards[Piles.KNOWN : Piles.KNOWN + data.CARDS]
    return [card for card in cards if viewer >= 0 and knowing[NUMBER[card]] >> viewer & 1]
