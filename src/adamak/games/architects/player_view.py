"""What each seat may see of a player, and of the house opponent (AR-26.3); and the points as they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypedDict

from adamak.core.bits import bits
from adamak.core.named import named
from adamak.games.architects import ending, pieces, printed, workshop
from adamak.games.architects.components import BOARD_ROWS, CATHEDRAL_ROWS, TAX_EVASION, VIRTUE_POINTS
from adamak.games.architects.position import STATE
from adamak.games.architects.visit_view import ApprenticeId, BuildingId, Skill

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

COLOUR = {row[0]: row[1] for row in BOARD_ROWS}
BoardId = Annotated[str, named("BoardId", printed.BOARD_IDS)]


class Score(TypedDict):
    total: int
    parts: dict[str, int]


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


def player_view(p: ArchitectsPosition, viewer: int, seat: int) -> PlayerView:
    mine = viewer == seat
    name = pieces.board(p, seat)
    cards = pieces.hand(p, seat)
    return {
        "seat": seat,
        "board": name,
        "side": 2 if p.variant.variable_setup else 1,
        "colour": None if name is None else COLOUR[name],
        "goods": pieces.goods(p, seat),
        **marker(p, seat),
        "apprentices": pieces.crew(p, seat),
        "apprentice_limit": int(workshop.limit(p, seat)),
        "skills": pieces.skills(p, seat),
        "hand_size": len(cards),
        "hand": cards if mine else None,
        "known_hand": [] if mine else [card for card in cards if viewer in pieces.known_by(p, card)],
    }


def marker(p: ArchitectsPosition, player: int) -> Marker:
    virtue = pieces.virtue(p, player)
    return {
        "virtue": virtue,
        "virtue_points": VIRTUE_POINTS[virtue],
        "tax_evasion": TAX_EVASION[virtue],
        "level": pieces.level(p, player),
        "unpaid": pieces.unpaid(p, player),
        "paid": pieces.paid(p, player),
        "available": pieces.available(p, player),
        "prison": pieces.workers(p, player, "prison"),
        "captives": pieces.captives(p, player),
        "away": sum(pieces.on_boards(p, player)),
        "buildings": pieces.built(p, player),
        "score": score(p, player),
    }


def automa(p: ArchitectsPosition) -> Automa:
    card = int(p.bot_card)
    return {
        "house_bot": True,
        "bot_level": str(STATE.options_of(p).to_json()["house_bot_level"]),
        **marker(p, int(p.seats)),
        "card": printed.BOT_CARD_IDS[card] if card >= 0 else None,
        "cards_left": bits(p.bot_left),
    }


def score(p: ArchitectsPosition, player: int) -> Score:
    """AR-24.2, as if the game ended now: virtue effects first, as well ordered as can be (see `ending.settled`)."""
    q = ending.settled(p, player)
    counted = {
        "buildings": int(ending.building_points(q, player)),
        "effects": int(ending.effect_points(q, player)),
        "cathedral": CATHEDRAL_ROWS[pieces.level(q, player)][2],
        "virtue": VIRTUE_POINTS[pieces.virtue(q, player)],
        "debts": int(ending.debt_points(q, player)),
        "precious": int(ending.precious_points(q, player)),
        "silver": int(ending.silver_points(q, player)),
        "prison": int(ending.prison_points(q, player)),
    }
    return {"total": sum(counted.values()), "parts": counted}
