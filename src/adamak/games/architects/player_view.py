"""What each seat may see of a player, and of the house opponent (AR-26.3); and the points as they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypedDict

from adamak.core.bits import bits
from adamak.core.named import named
from adamak.games.architects import captures, ending, pieces, printed, workshop
from adamak.games.architects.components import BOARD_ROWS, TAX_EVASION, VIRTUE_POINTS
from adamak.games.architects.position import STATE
from adamak.games.architects.visit_view import ApprenticeId, BuildingId, Skill

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

COLOUR = {None: None} | {row[0]: row[1] for row in BOARD_ROWS}
BoardId = Annotated[str, named("BoardId", printed.BOARD_IDS)]
Score = TypedDict("Score", {"total": int, "parts": dict[str, int]})


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
    board, cards = STATE.board.read(p, seat), pieces.hand(p, seat)
    return {
        "seat": seat,
        "board": board,
        "side": 2 if p.variant.variable_setup else 1,
        "colour": COLOUR[board],
        "goods": pieces.goods(p, seat),
        **marker(p, seat),
        "apprentices": pieces.crew(p, seat),
        "apprentice_limit": int(workshop.limit(p, seat)),
        "skills": pieces.skills(p, seat),
        "hand_size": len(cards),
        "hand": cards if viewer == seat else None,
        "known_hand": [] if viewer == seat else pieces.known_to(p, viewer, cards),
    }


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


def score(p: ArchitectsPosition, player: int) -> Score:
    """AR-24.2, as if the game ended now: virtue effects first, as well ordered as can be (see `ending.settled`)."""
    q = ending.settled(p, player)
    parts = {part: int(ending.points(q, player, k)) for k, part in enumerate(printed.SCORE_IDS)}
    return {"total": sum(parts.values()), "parts": parts}
