"""What lies on the table, in words: `STATE` read by name, and a few questions that take more than one field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.naming import members, seats_of
from adamak.games.architects import components, data, printed, setup
from adamak.games.architects.data import Own, Piles
from adamak.games.architects.position import STATE

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

APPRENTICE_ROW = {row[0]: row for row in components.APPRENTICE_ROWS}
BUILDING_ROW = {row[0]: row for row in components.BUILDING_ROWS}
Who = int | str  # a seat, or "house_bot"

who = setup.who
phase = STATE.phase.read
virtue = STATE.virtue.read
level = STATE.level.read
unpaid = STATE.unpaid.read
paid = STATE.paid.read
available = STATE.available.read
captives = STATE.captives.read
hand = STATE.hand.read
packet = STATE.packet.read
pick = STATE.pick.read
built = STATE.buildings.read
crew = STATE.apprentices.read
building_deck = STATE.building_deck.read
apprentice_deck = STATE.apprentice_deck.read
display = STATE.apprentice_display.read
coins = STATE.apprentice_silver.read
small_pile = STATE.pile.read
reward_pile = STATE.rewards.read


def items(text: str) -> dict[str, int]:
    """ "2 wood 1 gold" as a dictionary."""
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


def goods_in(packed: int) -> dict[str, int]:
    """Packed goods by name, those that are there."""
    return setup.PURSE.write(packed)


def goods(p: ArchitectsPosition, player: int) -> dict[str, int]:
    """All six goods of a player."""
    return dict.fromkeys(components.GOOD_IDS, 0) | goods_in(p.own[Own.PURSE + player])


def spread(counts: dict[str, int]) -> list[str]:
    """Counted goods as a list, for sentences: {"wood": 2} is ["wood", "wood"]."""
    return [name for name in components.GOOD_IDS for _ in range(counts.get(name, 0))]


def player_of(p: ArchitectsPosition, name: str) -> int | None:
    """The player a move names: p1 to p5, or house_bot; None if there is no such player."""
    if name == setup.HOUSE:
        return int(p.seats) if p.variant.house_plays else None
    number = int(name.removeprefix("p")) - 1
    return number if number < p.seats else None


def name_of(p: ArchitectsPosition, player: int) -> str:
    return setup.HOUSE if player == p.seats else f"p{player + 1}"


def turn_order(p: ArchitectsPosition) -> list[int]:
    """AR-2.11, AR-26.3a: clockwise from the start player, the house opponent last."""
    people = [(int(p.first) + k) % int(p.seats) for k in range(p.seats)]
    return [*people, int(p.seats)] if p.variant.house_plays else people


# --- workers ------------------------------------------------------------------------------------------


def workers(p: ArchitectsPosition, player: int, place: str) -> int:
    """On an open circle, in the Prison or in the Guildhall."""
    number = [*setup.CIRCLE_IDS, "prison", "guildhall"].index(place)
    return int(p.own[Own.AWAY + player]) >> data.WORKER * number & data.WORKER_MASK


def on_boards(p: ArchitectsPosition, player: int) -> list[int]:
    """Own workers on each player's board."""
    return [captives(p, board)[player] for board in range(p.players)]


def market_spaces(p: ArchitectsPosition) -> dict[str, int | None]:
    """The player on each space of the Black Market."""
    taken = STATE.black_market.read(p)
    return {space: setup.number_of(p, taken[space]) if space in taken else None for space in setup.MARKET_SPACES}


def capacity(p: ArchitectsPosition) -> int:
    return components.GUILDHALL_ROWS * (int(p.players) + 1)


# --- what a player has --------------------------------------------------------------------------------


def board(p: ArchitectsPosition, player: int) -> str | None:
    return STATE.board.read(p, player) if player < p.seats else None


def character(p: ArchitectsPosition, player: int) -> str | None:
    """AR-22: the board whose ability counts; side 1 has none."""
    return board(p, player) if p.variant.variable_setup else None


def family(p: ArchitectsPosition, player: int, name: str) -> list[str]:
    """Own apprentices of a family: all Conspirators, all Squires."""
    return [apprentice for apprentice in crew(p, player) if apprentice.startswith(name)]


def skills(p: ArchitectsPosition, player: int) -> list[str]:
    known = {skill for apprentice in crew(p, player) for skill in APPRENTICE_ROW[apprentice][1].split()}
    return [skill for skill in components.SKILL_IDS if skill in known]


def dug(p: ArchitectsPosition) -> list[str]:
    return members(p.dug, printed.BUILDING_IDS)


def known_by(p: ArchitectsPosition, card: str) -> list[int]:
    """The seats that know where a building card is."""
    return seats_of(p.cards[Piles.KNOWN + printed.BUILDING_IDS.index(card)])
