"""What a seat of Condottiere knows, as facts: oneself first, then clockwise. Its moves name what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.core.facts import BEYOND, Declaration, tell, tell_if, tell_large, tell_number, tell_set
from adamak.games.condottiere import battle, data, hidden
from adamak.games.condottiere.data import Card, Phase
from adamak.games.condottiere.gauges import cards_held
from adamak.games.condottiere.options import CondottiereOptions

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition

_MOST_OF_CARD: Final = 5
_MOST_HELD: Final = 14
_MOST_STRENGTH: Final = 50

# --- the declaration ------------------------------------------------------------------------------
FACTS: Final = Declaration()
_SEATS: Final[i64] = FACTS.number("seats", data.MOST_SEATS)
_OPTION: Final[i64] = FACTS.block("option", list(CondottiereOptions.facts))
_FIRST_HAND: Final[i64] = FACTS.number("first hand", 10)
_TARGET: Final[i64] = FACTS.large("points to win", 5, 20)
_PHASE: Final[i64] = FACTS.block("phase", data.PHASE_IDS)
_ENDING: Final[i64] = FACTS.block("ending", data.ENDING_IDS)
_TABLE: Final[i64] = FACTS.block("table", ["winter", "spring", "final battle", "defender has not played"])
_DRAW_PILE: Final[i64] = FACTS.large("draw pile", 5, 22)
_DISCARDED: Final[i64] = FACTS.large("discarded in all", 5, 22)
_GAME: Final[i64] = FACTS.number("game", 6)
_ROUND: Final[i64] = FACTS.number("round", 8)
_BATTLE: Final[i64] = FACTS.number("battle", 20)
_MAY_DRAW: Final[i64] = FACTS.number("may draw", 10)
_SITE: Final[i64] = FACTS.block("site", data.REGION_IDS)
_FAVOR: Final[i64] = FACTS.block("favor", data.REGION_IDS)
_HAND: Final[i64] = FACTS.numbers("in hand", data.CARD_IDS, _MOST_OF_CARD)
_KEPT: Final[i64] = FACTS.numbers("kept", data.CARD_IDS, _MOST_OF_CARD)
_SEEN_DISCARDED: Final[i64] = FACTS.numbers("discarded", data.CARD_IDS, _MOST_OF_CARD)
_AHEAD: Final[i64] = FACTS.number("strength ahead", 30)
_BEHIND: Final[i64] = FACTS.number("strength behind", 30)

PLAYER_FACTS: Final = Declaration()
_PLAYER: Final[i64] = PLAYER_FACTS.block(
    "", ["decides", "holds the token", "passed", "answered", "defends", "takes part", "no cards", "face down", "won"]
)
_REGION: Final[i64] = PLAYER_FACTS.block("region", data.REGION_IDS)
_GROUP: Final[i64] = PLAYER_FACTS.number("largest group", 6)
_HELD: Final[i64] = PLAYER_FACTS.number("cards", _MOST_HELD)
_STRENGTH: Final[i64] = PLAYER_FACTS.number("strength", _MOST_STRENGTH)
_POINTS: Final[i64] = PLAYER_FACTS.large("points", 5, 12)
_LYING: Final[i64] = PLAYER_FACTS.block("face down", data.CARD_IDS)
_LINE: Final[i64] = PLAYER_FACTS.numbers("in line", data.CARD_IDS, _MOST_OF_CARD)
_KNOWN: Final[i64] = PLAYER_FACTS.numbers("known in hand", data.CARD_IDS, _MOST_OF_CARD)
_KNOWS: Final[i64] = PLAYER_FACTS.numbers("knows of my hand", data.CARD_IDS, _MOST_OF_CARD)
_PLAYERS: Final[i64] = FACTS.each("player", [str(k) for k in range(data.MOST_SEATS)], PLAYER_FACTS.names())
_PLAYER_SIZE: Final[i64] = PLAYER_FACTS.size


# --- what is true ---------------------------------------------------------------------------------
def tell_facts(p: CondottierePosition, seat: i64, known: BytesWriter) -> None:
    """Everything this seat may know."""
    tell_number(known, _SEATS, p.seats, data.MOST_SEATS)
    tell_set(known, _OPTION, p.variant.facts)
    if p.variant.draw_after_each_battle:
        tell_number(known, _FIRST_HAND, p.variant.draw_initial_hand, 10)
    if p.variant.playing_for_points:
        tell_large(known, _TARGET, p.variant.points_target, 5, 20)
    tell_table(known, p)
    tell_heap(known, _HAND, p.hands[seat])
    if p.phase == Phase.KEEP_CARDS and p.turn == seat:
        tell_heap(known, _KEPT, p.kept)
    if p.variant.discard_pile_public:
        tell_heap(known, _SEEN_DISCARDED, p.discard - hidden.buried_by_others(p, seat))
    own: i64 = 0
    best: i64 = 0
    other = seat
    base = _PLAYERS
    for k in range(p.seats):
        strength = battle.strength(p, other)
        tell_player(known, p, seat, other, base, strength)
        if k == 0:
            own = strength
        else:
            best = max(best, strength)
        base += _PLAYER_SIZE
        other = (other + 1) % p.seats
    tell_number(known, _AHEAD, own - best, 30)
    tell_number(known, _BEHIND, best - own, 30)


def tell_table(known: BytesWriter, p: CondottierePosition) -> None:
    """The course of the game, the board and the piles."""
    tell(known, _PHASE + p.phase)
    tell_if(known, p.phase == Phase.OVER, _ENDING + p.end_code)
    cards = battle.in_play(p)
    tell_if(known, data.count(cards, Card.WINTER) != 0, _TABLE)
    tell_if(known, data.count(cards, Card.SPRING) != 0, _TABLE + 1)
    tell_if(known, p.final, _TABLE + 2)
    tell_if(known, p.defender_free, _TABLE + 3)
    tell_large(known, _DRAW_PILE, p.end - p.top, 5, 22)
    tell_large(known, _DISCARDED, data.size(p.discard), 5, 22)
    tell_number(known, _GAME, p.game, 6)
    tell_number(known, _ROUND, p.round, 8)
    tell_number(known, _BATTLE, p.battle, 20)
    if p.phase == Phase.DRAW_COUNT:
        tell_number(known, _MAY_DRAW, p.draw_up_to, 10)
    tell_if(known, p.site >= 0, _SITE + p.site)
    tell_if(known, p.favor >= 0, _FAVOR + p.favor)


def tell_player(known: BytesWriter, p: CondottierePosition, seat: i64, other: i64, base: i64, strength: i64) -> None:
    """What one player has, as far as `seat` knows."""
    here = BIT[other]
    held = cards_held(p, other)
    if p.phase == Phase.DISCARD_HAND:
        if p.asked & here:
            tell(known, base + _PLAYER)
        elif held:
            tell(known, base + _PLAYER + 3)
    elif p.turn == other and p.phase != Phase.OVER:
        tell(known, base + _PLAYER)
    tell_if(known, p.holder == other, base + _PLAYER + 1)
    tell_if(known, (p.passed & here) != 0, base + _PLAYER + 2)
    tell_if(known, p.defender == other, base + _PLAYER + 4)
    tell_if(known, (p.participants & here) != 0, base + _PLAYER + 5)
    tell_if(known, held == 0, base + _PLAYER + 6)
    tell_if(known, (p.winners & here) != 0, base + _PLAYER + 8)
    if other == seat or p.variant.hand_counts_public:
        tell_number(known, base + _HELD, held, _MOST_HELD)
    card = p.face_down[other]
    if card >= 0:
        tell(known, base + _PLAYER + 7)
        tell_if(known, hidden.knows_face_down(p, seat, other), base + _LYING + card)
    domain = p.domains[other]
    tell_set(known, base + _REGION, domain)
    tell_number(known, base + _GROUP, data.largest_group(domain), 6)
    tell_number(known, base + _STRENGTH, strength, _MOST_STRENGTH)
    if p.variant.playing_for_points:
        points: i64 = p.points[other]
        tell_large(known, base + _POINTS, points, 5, 12)
    tell_heap(known, base + _LINE, p.lines[other])
    if other != seat:
        tell_heap(known, base + _KNOWN, hidden.known_in_hand(p, seat, other) + hidden.known_blurred(p, seat, other))
        tell_heap(known, base + _KNOWS, hidden.known_in_hand(p, other, seat) + hidden.known_blurred(p, other, seat))


def tell_heap(known: BytesWriter, base: i64, heap: i64) -> None:
    """How many of each card."""
    card: i64 = 0
    while heap >> (card << 2) and card < data.CARD_TYPES:
        tell_number(known, base, data.count(heap, card), _MOST_OF_CARD)
        base += _MOST_OF_CARD + BEYOND
        card += 1
