"""What a seat of Architects of the West Kingdom knows, as facts, and what its moves name; oneself first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, filled, lowest
from adamak.core.facts import BEYOND, Declaration, naming, tell, tell_counts, tell_if, tell_large, tell_number, tell_set
from adamak.games.architects import data, ending, market, printed
from adamak.games.architects.components import GOOD_IDS, LOCATION_IDS
from adamak.games.architects.data import Ending, Move, Own, Phase, Piles
from adamak.games.architects.options import ArchitectsOptions

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

_WHO: Final = [str(k) for k in range(data.PEOPLE)]
_HALL: Final = 32
_DEEP: Final = 16  # known cards of a deck that are told in their order
_AWAY_IDS: Final = [*LOCATION_IDS[: data.CIRCLES], "prison", "guildhall"]
_MOST_GOODS: Final = 10
_MOST_AWAY: Final = 7
_STEP: Final = 5  # of points

# --- the declaration ------------------------------------------------------------------------------
FACTS: Final = Declaration()
_SEATS: Final[i64] = FACTS.number("seats", data.PEOPLE)
_OPTION: Final[i64] = FACTS.block("option", list(ArchitectsOptions.facts))
_PHASE: Final[i64] = FACTS.block("phase", data.PHASE_IDS)
_ENDING: Final[i64] = FACTS.block("ending", data.ENDING_IDS[: Ending.STALLED])  # networks know no other
_CLOSING: Final[i64] = FACTS.number("closing", 10)
_LEFT: Final[i64] = FACTS.number("left to do", 8)
_MADE: Final[i64] = FACTS.number("captures made", 8)
_USED: Final[i64] = FACTS.block("captured at", LOCATION_IDS[: data.CIRCLES])
_HIRING: Final[i64] = FACTS.block("hiring from", data.SLOT_IDS)
_OVER_VIRTUE: Final[i64] = FACTS.number("points above", 20)
_SQUIRES: Final[i64] = FACTS.block("resolved", printed.SQUIRE_IDS)
_EFFECTS: Final[i64] = FACTS.block("effect to come", printed.BUILDING_IDS)
_TAX: Final[i64] = FACTS.number("tax", 24)
_MARKET_SPACE: Final[i64] = FACTS.each("market", ["left", "middle", "right"], _WHO)
_SMALL: Final[i64] = FACTS.numbers("small market", GOOD_IDS, 3)
_LARGE: Final[i64] = FACTS.numbers("large market", GOOD_IDS, 3)
_MARKET_PILE: Final[i64] = FACTS.number("market cards", 10)
_REWARDS: Final[i64] = FACTS.number("rewards", 11)
_HALL_SPACE: Final[i64] = FACTS.each("guildhall", [str(k) for k in range(_HALL)], _WHO)
_LAID: Final[i64] = FACTS.number("in the guildhall", _HALL)
_ROOM: Final[i64] = FACTS.number("room in the guildhall", 12)
_OFFERED: Final[i64] = FACTS.block("apprentice", printed.APPRENTICE_IDS)
_OFFER: Final[i64] = FACTS.each("apprentice on", data.SLOT_IDS, printed.APPRENTICE_IDS)
_SILVER: Final[i64] = FACTS.numbers("silver on", data.SLOT_IDS, 6)
_STAFF: Final[i64] = FACTS.number("apprentice deck", 30)
_BOTTOM: Final[i64] = FACTS.each("bottom of apprentices", [str(k) for k in range(data.CARDS)], printed.APPRENTICE_IDS)
_DECK: Final[i64] = FACTS.number("building deck", data.CARDS)
_IN_DECK: Final[i64] = FACTS.each("known in deck", [str(k) for k in range(_DEEP)], printed.BUILDING_IDS)
_HAND: Final[i64] = FACTS.block("hand", printed.BUILDING_IDS)
_PACKET: Final[i64] = FACTS.block("packet", printed.BUILDING_IDS)
_PASSED: Final[i64] = FACTS.block("passed on", printed.BUILDING_IDS)
_CHOSEN: Final[i64] = FACTS.block("chosen", printed.BUILDING_IDS)
_PICKS: Final[i64] = FACTS.number("pick", 8)
_DUG: Final[i64] = FACTS.block("drawn", printed.BUILDING_IDS)
_DUG_NUMBER: Final[i64] = FACTS.number("drawn", 6)
_BOT_CARD: Final[i64] = FACTS.block("house card", printed.BOT_CARD_IDS)
_BOT_LEFT: Final[i64] = FACTS.number("house cards left", 16)
_AHEAD: Final[i64] = FACTS.large("points ahead", _STEP, 10)
_BEHIND: Final[i64] = FACTS.large("points behind", _STEP, 10)

PLAYER_FACTS: Final = Declaration()
_PLAYER: Final[i64] = PLAYER_FACTS.block(
    "", ["decides", "is active", "begins", "won", "is the house", "answered", "has no board"]
)
_GOODS: Final[i64] = PLAYER_FACTS.numbers("has", GOOD_IDS, _MOST_GOODS)
_AT: Final[i64] = PLAYER_FACTS.numbers("workers at", _AWAY_IDS, _MOST_AWAY)
_HELD: Final[i64] = PLAYER_FACTS.numbers("captives of", _WHO, _MOST_AWAY)
_FREE: Final[i64] = PLAYER_FACTS.number("workers", data.WORKERS)
_VIRTUE: Final[i64] = PLAYER_FACTS.number("virtue", printed.MOST_VIRTUE)
_LEVEL: Final[i64] = PLAYER_FACTS.number("cathedral", 5)
_UNPAID: Final[i64] = PLAYER_FACTS.number("debts", 8)
_PAID: Final[i64] = PLAYER_FACTS.number("paid debts", 8)
_CARDS: Final[i64] = PLAYER_FACTS.number("cards", 8)
_POINTS: Final[i64] = PLAYER_FACTS.large("points", _STEP, 16)
_BOARD: Final[i64] = PLAYER_FACTS.block("board", printed.BOARD_IDS)
_CREW: Final[i64] = PLAYER_FACTS.block("employs", printed.APPRENTICE_IDS)
_BUILT: Final[i64] = PLAYER_FACTS.block("built", printed.BUILDING_IDS)
_KNOWN_HAND: Final[i64] = PLAYER_FACTS.block("known in hand", printed.BUILDING_IDS)
_PLAYERS: Final[i64] = FACTS.each("player", _WHO, PLAYER_FACTS.names())
_PLAYER_SIZE: Final[i64] = PLAYER_FACTS.size
_FURTHER: Final[i64] = FACTS.each("known in deck", [str(k) for k in range(_DEEP, data.CARDS)], printed.BUILDING_IDS)
_EFFECT_DONE: Final[i64] = FACTS.each("effect done", _WHO, printed.BUILDING_IDS)

THINGS: Final = Declaration()
MOVES: Final = 398  # as many as the move space has: the shipped network counts on it
_MOVE: Final[i64] = THINGS.block("move", [str(move) for move in range(MOVES)])  # by its number
_CAPTURES: Final[i64] = THINGS.block("capture at", LOCATION_IDS[: data.CIRCLES])
_CAPTURED: Final[i64] = THINGS.block("capture workers of", _WHO)
_FROM: Final[i64] = THINGS.block("take back from", _WHO)
_HIRES: Final[i64] = THINGS.block("hire", printed.APPRENTICE_IDS)


# --- what is true ---------------------------------------------------------------------------------
def tell_facts(p: ArchitectsPosition, seat: i64, known: BytesWriter) -> None:
    """Everything this seat may know."""
    tell_number(known, _SEATS, p.seats, data.PEOPLE)
    tell_set(known, _OPTION, p.variant.facts)
    tell_decision(known, p, seat)
    tell_town(known, p, seat)
    tell_apprentices(known, p)
    tell_cards(known, p, seat)
    own: i64 = 0
    best: i64 = -1000
    base = _PLAYERS
    for number in range(p.players):
        player = p.after(seat, number)
        points = ending.total(p, player)
        tell_player(known, p, seat, player, base, points)
        if player < p.seats:
            tell_set(known, _EFFECT_DONE + number * data.CARDS, p.own[Own.DONE + player])
        if number == 0:
            own = points
        elif points > best:
            best = points
        base += _PLAYER_SIZE
    if p.variant.house_plays:
        tell_if(known, p.bot_card >= 0, _BOT_CARD + p.bot_card)
        tell_number(known, _BOT_LEFT, bits(p.bot_left), 16)
    tell_large(known, _AHEAD, own - best, _STEP, 10)
    tell_large(known, _BEHIND, best - own, _STEP, 10)


def tell_decision(known: BytesWriter, p: ArchitectsPosition, seat: i64) -> None:
    """What is asked, and about what."""
    phase = p.phase
    tell(known, _PHASE + phase)
    tell_if(known, phase == Phase.OVER and p.end_code < Ending.STALLED, _ENDING + p.end_code)
    tell_number(known, _CLOSING, p.closing, 10)
    about = p.about()
    if counts_down(phase):
        tell_number(known, _LEFT, about, 8)
    if phase == Phase.TOWN_CENTRE:
        tell_number(known, _MADE, p.made, 8)
        tell_set(known, _USED, p.used & (BIT[data.CIRCLES] - 1))
    elif phase == Phase.DISMISS:
        tell(known, _HIRING + about)
    elif phase == Phase.OVERFLOW:
        tell_number(known, _OVER_VIRTUE, (p.overflow >> (p.turn << 3)) & 255, 20)
    elif phase == Phase.RESET:
        for k in range(3):
            here = p.own[Own.CREW + p.turn] & BIT[printed.SQUIRE + k]
            tell_if(known, here != 0 and (about >> (3 + k)) & 1 != 0, _SQUIRES + k)
    elif phase == Phase.END_EFFECTS:
        tell_set(known, _EFFECTS, ending.pending(p, p.turn))
    if Phase.DRAFT <= phase <= Phase.DRAFT_DISCARD:
        tell_number(known, _PICKS, p.picks, 8)
        tell_set(known, _PACKET, p.own[Own.PACKET + seat])
        if p.own[Own.PICK + seat]:
            tell(known, _CHOSEN + p.own[Own.PICK + seat] - 1)
        left = (seat + 1) % p.seats
        if left != seat:
            tell_set(known, _PASSED, seen_by(p, seat, p.own[Own.PACKET + left]))
    if p.active == seat:
        tell_set(known, _DUG, p.dug)
    if phase == Phase.BURY_CARD:
        tell_number(known, _DUG_NUMBER, bits(p.dug), 6)


def counts_down(phase: i64) -> bool:
    """Decisions that are about so many actions still to be taken."""
    if phase in (Phase.STOREHOUSE, Phase.GUARDHOUSE, Phase.TOWN_CENTRE):
        return True
    return Phase.FREE_CAPTURE <= phase <= Phase.BARRACKS


def tell_town(known: BytesWriter, p: ArchitectsPosition, seat: i64) -> None:
    """Tax, market, cathedral, guildhall."""
    tell_number(known, _TAX, p.tax, 24)
    for k in range(3):
        there = (p.spaces >> (k << 2)) & 15
        if there:
            tell(known, _MARKET_SPACE + k * data.PEOPLE + from_seat(p, seat, there - 1))
    tell_counts(known, _SMALL, market.small(p), 10, 3)
    tell_counts(known, _LARGE, market.large(p), 10, 3)
    tell_number(known, _MARKET_PILE, filled(p.pile, 4), 10)
    tell_number(known, _REWARDS, filled(p.rewards, 4), 11)
    tell_number(known, _LAID, p.laid, _HALL)
    tell_number(known, _ROOM, 4 * (p.players + 1) - p.laid, 12)
    for k in range(min(p.laid, _HALL)):
        tell(known, _HALL_SPACE + k * data.PEOPLE + from_seat(p, seat, i64(p.cards[Piles.GUILDED + k])))


def tell_apprentices(known: BytesWriter, p: ArchitectsPosition) -> None:
    for slot in range(data.SLOTS):
        apprentice = i64(p.cards[Piles.DISPLAY + slot])
        if apprentice != data.NONE:
            tell(known, _OFFERED + apprentice)
            tell(known, _OFFER + slot * data.CARDS + apprentice)
            tell_number(known, _SILVER + slot * (6 + BEYOND), i64(p.cards[Piles.COINS + slot]), 6)
    tell_number(known, _STAFF, p.staff_size, 30)
    for k in range(min(p.staff_known, data.CARDS)):
        at = (p.staff_top + p.staff_size - p.staff_known + k) & data.RING
        tell(known, _BOTTOM + k * data.CARDS + i64(p.cards[Piles.STAFF + at]))


def tell_cards(known: BytesWriter, p: ArchitectsPosition, seat: i64) -> None:
    """The own hand, and what this seat knows of the building deck."""
    tell_set(known, _HAND, p.own[Own.HAND + seat])
    tell_number(known, _DECK, p.deck_size, data.CARDS)
    number: i64 = 0
    for k in range(p.deck_size):
        card = i64(p.cards[Piles.DECK + ((p.deck_top + k) & data.RING)])
        if (i64(p.cards[Piles.KNOWN + card]) >> seat) & 1:
            if number < _DEEP:
                tell(known, _IN_DECK + number * data.CARDS + card)
            else:
                tell(known, _FURTHER + (number - _DEEP) * data.CARDS + card)
            number += 1


def seen_by(p: ArchitectsPosition, seat: i64, cards: i64) -> i64:
    """The cards of a set whose place this seat knows."""
    seen: i64 = 0
    while cards:
        card = lowest(cards)
        if (i64(p.cards[Piles.KNOWN + card]) >> seat) & 1:
            seen |= BIT[card]
        cards &= cards - 1
    return seen


def from_seat(p: ArchitectsPosition, seat: i64, player: i64) -> i64:
    """How many turns after this seat a player comes."""
    number: i64 = 0
    while number < p.players and p.after(seat, number) != player:
        number += 1
    return number


def tell_player(known: BytesWriter, p: ArchitectsPosition, seat: i64, player: i64, base: i64, points: i64) -> None:
    own = p.own
    if p.phase == Phase.DRAFT:
        tell_if(known, (p.asked & BIT[player]) != 0, base + _PLAYER)
    elif p.turn == player and p.phase != Phase.OVER:
        tell(known, base + _PLAYER)
    tell_if(known, p.active == player, base + _PLAYER + 1)
    tell_if(known, p.first == player, base + _PLAYER + 2)
    tell_if(known, (p.winners & BIT[player]) != 0, base + _PLAYER + 3)
    if player == p.seats:
        tell(known, base + _PLAYER + 4)
    elif own[Own.BOARD + player] < len(printed.BOARD_IDS):
        tell(known, base + _BOARD + own[Own.BOARD + player])
    else:
        tell(known, base + _PLAYER + 6)
    tell_if(known, own[Own.PICK + player] != 0 and Phase.DRAFT <= p.phase <= Phase.DRAFT_DISCARD, base + _PLAYER + 5)
    if player < p.seats:
        tell_counts(known, base + _GOODS, own[Own.PURSE + player], 10, _MOST_GOODS)
        tell_number(known, base + _CARDS, bits(own[Own.HAND + player]), 8)
        tell_set(known, base + _CREW, own[Own.CREW + player])
        if player != seat:
            tell_set(known, base + _KNOWN_HAND, seen_by(p, seat, own[Own.HAND + player]))
    tell_counts(known, base + _AT, own[Own.AWAY + player], 5, _MOST_AWAY)
    captives = own[Own.CAPTIVES + player]
    owner: i64 = 0
    while captives:
        if captives & 31:
            at = base + _HELD + from_seat(p, seat, owner) * (_MOST_AWAY + BEYOND)
            tell_number(known, at, captives & 31, _MOST_AWAY)
        captives >>= 5
        owner += 1
    tell_number(known, base + _FREE, own[Own.FREE + player], data.WORKERS)
    tell_number(known, base + _VIRTUE, own[Own.VIRTUE + player], printed.MOST_VIRTUE)
    tell_number(known, base + _LEVEL, own[Own.LEVEL + player], 5)
    tell_number(known, base + _UNPAID, own[Own.UNPAID + player], 8)
    tell_number(known, base + _PAID, own[Own.PAID + player], 8)
    tell_large(known, base + _POINTS, points + 20, _STEP, 16)
    tell_set(known, base + _BUILT, own[Own.BUILT + player])


# --- what a move names ----------------------------------------------------------------------------
def answer(p: ArchitectsPosition, seat: i64, move: i64) -> i64:
    """Players by their order after oneself, apprentices instead of spaces."""
    if Move.CAPTURE <= move < Move.DIG:
        location = (move - Move.CAPTURE) // data.CAPTURERS
        player = p.player_named(move - Move.CAPTURE - location * data.CAPTURERS)
        return naming(_CAPTURES + location, _CAPTURED + from_seat(p, seat, player), -1)
    if Move.TAKE_BACK + data.FROM_BOARD <= move < Move.TAKE:
        return naming(_FROM + from_seat(p, seat, p.player_named(move - Move.TAKE_BACK - data.FROM_BOARD)), -1, -1)
    if Move.HIRE <= move < Move.DISMISS:
        return naming(_MOVE + move, _HIRES + i64(p.cards[Piles.DISPLAY + move - Move.HIRE]), -1)
    return naming(_MOVE + move, -1, -1)
