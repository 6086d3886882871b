"""What lies on the table, in words: the packed sets and counts of a position as ids and plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from adamak.core.naming import members
from adamak.games.architects.components import (
    APPRENTICE_ROWS,
    BUILDING_ROWS,
    GOOD_IDS,
    GUILDHALL_ROWS,
    LOCATION_IDS,
    MARKET_ROWS,
    PRINTED_LARGE,
    PRINTED_SMALL,
    SKILL_IDS,
)
from adamak.games.architects.data import (
    APPRENTICE_IDS,
    AWAY,
    BOARD,
    BOARD_IDS,
    BUILDING_IDS,
    BUILT,
    CAPTIVES,
    CIRCLES,
    COINS,
    CREW,
    DECK,
    DISPLAY,
    FREE,
    GUILD,
    GUILDED,
    HAND,
    KNOWN,
    LEVEL,
    MARKET_IDS,
    NONE,
    PACKET,
    PAID,
    PHASE_IDS,
    PICK,
    PRISON,
    PURSE,
    REWARD_IDS,
    RING,
    SLOTS,
    STAFF,
    UNPAID,
    VIRTUE,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

CIRCLE_IDS = LOCATION_IDS[:CIRCLES]
MARKET_SPACES = LOCATION_IDS[CIRCLES : CIRCLES + 3]
APPRENTICE_ROW = {row[0]: row for row in APPRENTICE_ROWS}
BUILDING_ROW = {row[0]: row for row in BUILDING_ROWS}
MARKET_ROW = {row[0]: row for row in MARKET_ROWS}
Who = int | str  # a seat, or "house_bot"


def items(text: str) -> dict[str, int]:
    """ "2 wood 1 gold" as a dictionary."""
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


def goods_in(packed: int) -> dict[str, int]:
    """Packed goods by name, those that are there."""
    counts = {name: int(packed) >> 10 * k & 1023 for k, name in enumerate(GOOD_IDS)}
    return {name: number for name, number in counts.items() if number}


def goods(p: ArchitectsPosition, player: int) -> dict[str, int]:
    """All six goods of a player."""
    return {name: int(p.own[PURSE + player]) >> 10 * k & 1023 for k, name in enumerate(GOOD_IDS)}


def who(p: ArchitectsPosition, player: int) -> Who:
    return "house_bot" if player == p.seats else int(player)


def player_of(p: ArchitectsPosition, name: str) -> int | None:
    """The player a move names: p1 to p5, or house_bot; None if there is no such player."""
    if name == "house_bot":
        return int(p.seats) if p.variant.house_bot else None
    number = int(name.removeprefix("p")) - 1
    return number if number < p.seats else None


def name_of(p: ArchitectsPosition, player: int) -> str:
    return "house_bot" if player == p.seats else f"p{player + 1}"


def turn_order(p: ArchitectsPosition) -> list[int]:
    """AR-2.11, AR-26.3a: clockwise from the start player, the house opponent last."""
    people = [(int(p.first) + k) % int(p.seats) for k in range(p.seats)]
    return [*people, int(p.seats)] if p.variant.house_bot else people


def phase(p: ArchitectsPosition) -> str:
    return PHASE_IDS[p.phase]


# --- workers ------------------------------------------------------------------------------------------


def workers(p: ArchitectsPosition, player: int, location: str) -> int:
    """On an open circle, or in the prison or the guildhall."""
    places = {"prison": PRISON, "guildhall": GUILD}
    place = places[location] if location in places else CIRCLE_IDS.index(location)
    return int(p.own[AWAY + player]) >> 5 * place & 31


def available(p: ArchitectsPosition, player: int) -> int:
    return int(p.own[FREE + player])


def captives(p: ArchitectsPosition, player: int) -> list[int]:
    """On this player's board, by owner."""
    return [int(p.own[CAPTIVES + player]) >> 5 * owner & 31 for owner in range(p.players)]


def on_boards(p: ArchitectsPosition, player: int) -> list[int]:
    """Own workers on each player's board."""
    return [captives(p, board)[player] for board in range(p.players)]


def market_spaces(p: ArchitectsPosition) -> dict[str, int | None]:
    """The player on each space of the Black Market."""
    found = {name: (int(p.spaces) >> 4 * k & 15) - 1 for k, name in enumerate(MARKET_SPACES)}
    return {name: None if player < 0 else player for name, player in found.items()}


def guildhall(p: ArchitectsPosition) -> list[int]:
    """Players in the order of the spaces, those beside it following."""
    return [int(p.cards[GUILDED + k]) for k in range(p.laid)]


def capacity(p: ArchitectsPosition) -> int:
    return GUILDHALL_ROWS * (int(p.players) + 1)


# --- what a player has --------------------------------------------------------------------------------


def virtue(p: ArchitectsPosition, player: int) -> int:
    return int(p.own[VIRTUE + player])


def level(p: ArchitectsPosition, player: int) -> int:
    return int(p.own[LEVEL + player])


def unpaid(p: ArchitectsPosition, player: int) -> int:
    return int(p.own[UNPAID + player])


def paid(p: ArchitectsPosition, player: int) -> int:
    return int(p.own[PAID + player])


def board(p: ArchitectsPosition, player: int) -> str | None:
    number = int(p.own[BOARD + player])
    return BOARD_IDS[number] if player < p.seats and number < len(BOARD_IDS) else None


def character(p: ArchitectsPosition, player: int) -> str | None:
    """AR-22: the board whose ability counts; side 1 has none."""
    return board(p, player) if p.variant.variable else None


def hand(p: ArchitectsPosition, player: int) -> list[str]:
    return members(p.own[HAND + player], BUILDING_IDS)


def packet(p: ArchitectsPosition, player: int) -> list[str]:
    return members(p.own[PACKET + player], BUILDING_IDS)


def pick(p: ArchitectsPosition, player: int) -> str | None:
    number = int(p.own[PICK + player])
    return BUILDING_IDS[number - 1] if number else None


def built(p: ArchitectsPosition, player: int) -> list[str]:
    return members(p.own[BUILT + player], BUILDING_IDS)


def crew(p: ArchitectsPosition, player: int) -> list[str]:
    return members(p.own[CREW + player], APPRENTICE_IDS)


def family(p: ArchitectsPosition, player: int, name: str) -> list[str]:
    """Own apprentices of a family: all Conspirators, all Squires."""
    return [one for one in crew(p, player) if one.startswith(name)]


def skills(p: ArchitectsPosition, player: int) -> list[str]:
    known = {skill for one in crew(p, player) for skill in APPRENTICE_ROW[one][1].split()}
    return [skill for skill in SKILL_IDS if skill in known]


def known_by(p: ArchitectsPosition, card: str) -> list[int]:
    """The seats that know where a building card is."""
    mask = int(p.cards[KNOWN + BUILDING_IDS.index(card)])
    return [seat for seat in range(p.seats) if mask >> seat & 1]


# --- piles --------------------------------------------------------------------------------------------


def building_deck(p: ArchitectsPosition) -> list[str]:
    """From the top."""
    return [BUILDING_IDS[p.cards[DECK + ((p.deck_top + k) & RING)]] for k in range(p.deck_size)]


def apprentice_deck(p: ArchitectsPosition) -> list[str]:
    """From the top."""
    return [APPRENTICE_IDS[p.cards[STAFF + ((p.staff_top + k) & RING)]] for k in range(p.staff_size)]


def display(p: ArchitectsPosition) -> list[str | None]:
    """The apprentice on each of the eight spaces."""
    found = [int(p.cards[DISPLAY + k]) for k in range(SLOTS)]
    return [None if card == NONE else APPRENTICE_IDS[card] for card in found]


def coins(p: ArchitectsPosition) -> list[int]:
    """Silver on each of them."""
    return [int(p.cards[COINS + k]) for k in range(SLOTS)]


def nibbles(packed: int, names: Sequence[str]) -> list[str]:
    """A packed pile from its top."""
    left, found = int(packed), []
    while left:
        found.append(names[(left & 15) - 1])
        left >>= 4
    return found


def small_pile(p: ArchitectsPosition) -> list[str]:
    return nibbles(p.pile, MARKET_IDS)


def reward_pile(p: ArchitectsPosition) -> list[str]:
    return nibbles(p.rewards, REWARD_IDS)


def small_market(p: ArchitectsPosition) -> dict[str, int]:
    """AR-2.2, AR-11.6."""
    pile = small_pile(p)
    return items(MARKET_ROW[pile[0]][1] if pile else PRINTED_SMALL)


def large_market(p: ArchitectsPosition) -> dict[str, int]:
    return items(MARKET_ROW[MARKET_IDS[p.turned]][2] if p.turned >= 0 else PRINTED_LARGE)


def frames(p: ArchitectsPosition) -> list[tuple[int, int]]:
    """Kinds and what they are about, from the next to the last."""
    left, found = int(p.frames), []
    while left:
        found.append((left & 31, left >> 5 & 1023))
        left >>= 15
    return found


def spread(counts: dict[str, int]) -> list[str]:
    """Counted goods as a list, for sentences: {"wood": 2} is ["wood", "wood"]."""
    return [name for name in GOOD_IDS for _ in range(counts.get(name, 0))]


def plain(value: Any) -> Any:
    return None if value is None else int(value)
