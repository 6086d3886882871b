"""Any position as readable JSON: its shape, and how one is written down."""

from __future__ import annotations

from typing import Any

import msgspec

from adamak.core.naming import members
from adamak.core.reading import Count, Generator, generator_of
from adamak.games.architects.data import (
    BOT_CARD_IDS,
    BUILDING_IDS,
    DISMISS,
    DONE,
    EFFECT,
    ENDING_IDS,
    MARKET_IDS,
    PHASE_IDS,
    REWARD_IDS,
    SLOT_IDS,
    VIRTUE_EFFECTS,
)
from adamak.games.architects.options import options_of
from adamak.games.architects.pieces import (
    CIRCLE_IDS,
    apprentice_deck,
    available,
    board,
    building_deck,
    built,
    captives,
    coins,
    crew,
    display,
    frames,
    goods,
    guildhall,
    hand,
    known_by,
    level,
    market_spaces,
    packet,
    paid,
    pick,
    reward_pile,
    small_pile,
    unpaid,
    virtue,
    who,
    workers,
)
from adamak.games.architects.position import ArchitectsPosition
from adamak.games.architects.readers import Coins, Debts, Goods, Level, Virtue, Workers

FRAME_IDS = [*PHASE_IDS, "finish", "effect", "caroline_draws"]


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to one player; workers not named anywhere are available."""

    board: str | None = None
    goods: dict[str, Goods] = {}
    virtue: Virtue = 7
    level: Level = 0
    unpaid: Debts = 0
    paid: Debts = 0
    workers: dict[str, Workers] = {}
    prison: Workers = 0
    captives: list[Workers] = []
    available: Workers | None = None
    apprentices: list[str] = []
    buildings: list[str] = []
    hand: list[str] = []
    packet: list[str] = []
    pick: str | None = None
    effects_done: list[str] = []


class AutomaSetup(msgspec.Struct, forbid_unknown_fields=True):
    """The house opponent; `deck` are the cards not turned up yet (None: all), `card` the last one turned up."""

    virtue: Virtue = 7
    level: Level = 0
    unpaid: Debts = 0
    paid: Debts = 0
    workers: dict[str, Workers] = {}
    prison: Workers = 0
    captives: list[Workers] = []
    available: Workers | None = None
    buildings: list[str] = []
    deck: list[str] | None = None
    card: str | None = None


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """A decision or work not yet done, and what it is about."""

    kind: str
    about: int | str = 0


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A position. Players are named by seat, the house opponent as "house_bot". Piles are listed from their tops;
    a pile left out is made of the cards that lie nowhere else, in the order of the tables."""

    game: str
    players: list[PlayerSetup]
    automa: AutomaSetup | None = None
    rules_version: Count = 1
    options: dict[str, Any] = {}
    first: int = 0
    phase: str = "turn"
    turn: int = 0
    active: int | str | None = None
    frames: list[Frame] = []
    overflow: list[Workers] = []
    closing: Workers = 0
    reset_due: bool = False
    tax: Count = 4
    black_market: dict[str, int | str] = {}
    small_pile: list[str] | None = None
    large_market: str | None = None
    large_pile: list[str] = []
    large_blind: bool = False
    reward_pile: list[str] | None = None
    rewards_gone: list[str] = []
    guildhall: list[int | str] = []
    building_deck: list[str] | None = None
    known: dict[str, list[int]] = {}
    apprentice_display: list[str | None] | None = None
    apprentice_silver: list[Coins] = msgspec.field(default_factory=lambda: [0] * 8)
    apprentice_deck: list[str] | None = None
    apprentices_known: Count = 0
    captures_made: Workers = 0
    locations_used: list[str] = []
    dug: list[str] = []
    draft_pick: Workers = 0
    draft_waits: list[int] = []
    winners: list[int | str] = []
    ending: str = ""
    horizon: Count = 0
    generator: Generator | None = None


def to_setup(p: ArchitectsPosition) -> dict[str, Any]:
    """Everything, hidden things included: for tests, lessons, puzzles; never for a player at the table."""
    turned = MARKET_IDS[p.turned] if p.turned >= 0 else None
    told: dict[str, Any] = {
        "game": "architects",
        "rules_version": 1,
        "options": options_of(p.variant, int(p.seats)).changed(),
        "first": int(p.first),
        "phase": PHASE_IDS[p.phase],
        "turn": int(p.turn),
        "active": who(p, p.active),
        "frames": _frames(p),
        "overflow": [int(p.overflow) >> 8 * player & 255 for player in range(p.players)],
        "closing": int(p.closing),
        "reset_due": p.reset_due,
        "players": [_player(p, seat) for seat in range(p.seats)],
        "tax": int(p.tax),
        "black_market": {name: who(p, player) for name, player in market_spaces(p).items() if player is not None},
        "small_pile": small_pile(p),
        "large_market": turned,
        "large_pile": [name for name in members(p.turned_all, MARKET_IDS) if name != turned],
        "large_blind": p.turned_blind,
        "reward_pile": reward_pile(p),
        "rewards_gone": members(p.rewarded, REWARD_IDS),
        "guildhall": [who(p, player) for player in guildhall(p)],
        "building_deck": building_deck(p),
        "known": _known(p),
        "apprentice_display": display(p),
        "apprentice_silver": coins(p),
        "apprentice_deck": apprentice_deck(p),
        "apprentices_known": int(p.staff_known),
        "captures_made": int(p.made),
        "locations_used": members(p.used, CIRCLE_IDS),
        "dug": members(p.dug, BUILDING_IDS),
        "draft_pick": int(p.picks),
        "draft_waits": [seat for seat in range(p.seats) if p.asked >> seat & 1],
        "winners": [who(p, player) for player in range(p.players) if p.winners >> player & 1],
        "ending": ENDING_IDS[p.end_code],
        "horizon": int(p.horizon),
        "generator": generator_of(p),
    }
    if p.variant.house_bot:
        told["automa"] = _automa(p)
    return told


def _player(p: ArchitectsPosition, seat: int) -> dict[str, Any]:
    return {
        "board": board(p, seat),
        "goods": {name: number for name, number in goods(p, seat).items() if number},
        **_marker(p, seat),
        "apprentices": crew(p, seat),
        "buildings": built(p, seat),
        "hand": hand(p, seat),
        "packet": packet(p, seat),
        "pick": pick(p, seat),
        "effects_done": members(p.own[DONE + seat] & VIRTUE_EFFECTS, BUILDING_IDS),
    }


def _marker(p: ArchitectsPosition, player: int) -> dict[str, Any]:
    return {
        "virtue": virtue(p, player),
        "level": level(p, player),
        "unpaid": unpaid(p, player),
        "paid": paid(p, player),
        "workers": {name: workers(p, player, name) for name in CIRCLE_IDS if workers(p, player, name)},
        "prison": workers(p, player, "prison"),
        "captives": captives(p, player),
        "available": available(p, player),
    }


def _automa(p: ArchitectsPosition) -> dict[str, Any]:
    return {
        **_marker(p, int(p.seats)),
        "buildings": built(p, int(p.seats)),
        "deck": members(p.bot_left, BOT_CARD_IDS),
        "card": BOT_CARD_IDS[p.bot_card] if p.bot_card >= 0 else None,
    }


def holder(p: ArchitectsPosition, card: str) -> int | None:
    """The seat that has a building card in hand, in its packet, or drawn at the Black Market."""
    for seat in range(p.seats):
        if card in hand(p, seat) or card in packet(p, seat):
            return seat
    return int(p.active) if card in members(p.dug, BUILDING_IDS) else None


def _known(p: ArchitectsPosition) -> dict[str, list[int]]:
    """Who, besides its holder, knows where a building card is."""
    told = {}
    for card in BUILDING_IDS:
        others = [seat for seat in known_by(p, card) if seat != holder(p, card)]
        if others:
            told[card] = others
    return told


def _frames(p: ArchitectsPosition) -> list[dict[str, Any]]:
    """From the next to the last."""
    return [{"kind": FRAME_IDS[kind], "about": about_id(kind, about)} for kind, about in frames(p)]


def about_id(kind: int, about: int) -> int | str:
    if kind == EFFECT:
        return BUILDING_IDS[about]
    return SLOT_IDS[about] if kind == DISMISS else about
