"""What a seat of Troyes knows, as facts, and what its moves name: oneself first, then clockwise, the neutral last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, entries, filled, keyed
from adamak.core.facts import BEYOND, Declaration, naming, tell, tell_counts, tell_if, tell_large, tell_number, tell_set
from adamak.games.troyes import data
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CHARACTER_IDS, THREAT_IDS
from adamak.games.troyes.data import Family, Move, Phase, Threat
from adamak.games.troyes.options import TroyesOptions

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

_WHO: Final = ["own", "next 1", "next 2", "next 3", "neutral"]
_MOST_DICE: Final = 3
_MOST_GROUP: Final = 8
_MOST_ORDER: Final = 16
_MOST_CUBES: Final = 6
_MOST_DENIERS: Final = 24
_STEP: Final = 4  # of points

# --- the declaration ------------------------------------------------------------------------------
FACTS: Final = Declaration()
_SEATS: Final[i64] = FACTS.number("seats", 4)
_OPTION: Final[i64] = FACTS.block("option", list(TroyesOptions.facts))
_PHASE: Final[i64] = FACTS.block("phase", data.PHASE_IDS)
_ENDING: Final[i64] = FACTS.block("ending", data.ENDING_IDS)
_ROUND: Final[i64] = FACTS.number("round", 6)
_TO_COME: Final[i64] = FACTS.number("rounds to come", 6)
_BLACK: Final[i64] = FACTS.numbers("black", data.BLACK_IDS, _MOST_DICE)
_LYING: Final[i64] = FACTS.numbers("lying", [f"{b} {who}" for b in BUILDING_IDS for who in _WHO], 3)
_SPACE: Final[i64] = FACTS.each("space", data.SPACE_IDS, _WHO)
_CATHEDRAL: Final[i64] = FACTS.each("cathedral", [str(k) for k in range(data.SPACES)], _WHO)
_SLOT: Final[i64] = FACTS.each("slot", data.SLOT_IDS, CARD_IDS)
_FIRST: Final[i64] = FACTS.each("first on", data.SLOT_IDS, _WHO)
_SECOND: Final[i64] = FACTS.each("second on", data.SLOT_IDS, _WHO)
_PICTURE: Final[i64] = FACTS.each("on the picture of", data.SLOT_IDS, _WHO)
_CUBES: Final[i64] = FACTS.numbers("cubes on", [f"{on} {who}" for on in data.SLOT_IDS for who in _WHO[:4]], _MOST_CUBES)
LONGEST_QUEUE: Final = 16  # events that a network tells apart
_QUEUE: Final[i64] = FACTS.each("event", [str(k) for k in range(LONGEST_QUEUE)], THREAT_IDS)
_OPEN: Final[i64] = FACTS.block("event", THREAT_IDS)
_COUNTERED: Final[i64] = FACTS.each(
    "cube on", [f"{threat} {k}" for threat in THREAT_IDS for k in range(_MOST_ORDER)], _WHO
)
_MARAUDERS: Final[i64] = FACTS.numbers("cubes on marauding", _WHO, _MOST_CUBES)
_DECKS: Final[i64] = FACTS.numbers("deck", ["red", "white", "yellow"], 9)
_ROLLED: Final[i64] = FACTS.number("le roy rolled", 12)
_ROW: Final[i64] = FACTS.each("row of characters", [str(k) for k in range(6)], CHARACTER_IDS)
_TARGET: Final[i64] = FACTS.block("target", [str(move) for move in range(Move.ACTIVATE, Move.PASS)])
_TARGET_CARD: Final[i64] = FACTS.block("target", CARD_IDS)
_GROUP: Final[i64] = FACTS.each("taken", [f"{k} {who}" for k in range(_MOST_GROUP) for who in _WHO], data.DIE_IDS)
_CUBE: Final[i64] = FACTS.block("with", [*data.MODIFIER_IDS, "no cube", "undecided"])
_SOURCE: Final[i64] = FACTS.block("source", data.SOURCE_IDS)
_TIMES: Final[i64] = FACTS.number("times", 13)
_LEFT: Final[i64] = FACTS.number("left to decide", 13)
_ASIDE: Final[i64] = FACTS.numbers("aside", data.DIE_IDS, _MOST_DICE)
_AGAINST: Final[i64] = FACTS.numbers("against", data.BLACK_IDS, _MOST_DICE)

FAMILY_FACTS: Final = Declaration()
_FAMILY: Final[i64] = FAMILY_FACTS.block("", ["decides", "begins", "won"])
_DICE: Final[i64] = FAMILY_FACTS.numbers("dice", data.DIE_IDS, _MOST_DICE)
_DENIERS: Final[i64] = FAMILY_FACTS.number("deniers", _MOST_DENIERS)
_INFLUENCE: Final[i64] = FAMILY_FACTS.number("influence", 20)
_SUPPLY: Final[i64] = FAMILY_FACTS.number("supply", 8)
_RESERVE: Final[i64] = FAMILY_FACTS.number("reserve", 24)
_PURSE: Final[i64] = FAMILY_FACTS.number("in the district", 8)
_WON: Final[i64] = FAMILY_FACTS.block("won", THREAT_IDS)
_POINTS: Final[i64] = FAMILY_FACTS.large("points", _STEP, 20)
_NEGATIVE: Final[i64] = FAMILY_FACTS.large("points below zero", _STEP, 4)
_CHARACTER: Final[i64] = FAMILY_FACTS.block("character", CHARACTER_IDS)
_CHARACTERS: Final[i64] = FAMILY_FACTS.number("characters", 6)
_FAMILIES: Final[i64] = FACTS.each("family", _WHO, FAMILY_FACTS.names())
_FAMILY_SIZE: Final[i64] = FAMILY_FACTS.size

THINGS: Final = Declaration()
_MOVE: Final[i64] = THINGS.block("move", [str(move) for move in range(Move.STOP + 1)])  # by its number
_ACTIVATES: Final[i64] = THINGS.block("activate", CARD_IDS)
_TAKES: Final[i64] = THINGS.block("take", data.DIE_IDS)
_FROM: Final[i64] = THINGS.block("take from", _WHO)


# --- what is true ---------------------------------------------------------------------------------
def tell_facts(p: TroyesPosition, seat: i64, known: BytesWriter) -> None:
    """Everything this seat may know."""
    tell_number(known, _SEATS, p.seats, 4)
    tell_set(known, _OPTION, p.variant.facts)
    tell(known, _PHASE + p.phase)
    tell_if(known, p.phase == Phase.OVER, _ENDING + p.end_code)
    tell_number(known, _ROUND, p.round, 6)
    tell_number(known, _TO_COME, data.ROUNDS[p.seats] - p.round, 6)
    tell_counts(known, _BLACK, p.black, 4, _MOST_DICE)
    tell_board(known, p, seat)
    tell_cards(known, p, seat)
    tell_events(known, p, seat)
    tell_turn(known, p, seat)
    for owner in range(p.seats):
        tell_family(known, p, seat, owner)
    tell_family(known, p, seat, data.NEUTRAL)
    if p.seats == 1:
        tell_number(known, _ROLLED, p.rolled, 12)
        for k, character in enumerate(entries(p.row, 4)):
            tell(known, _ROW + k * len(CHARACTER_IDS) + character - 1)


def place(p: TroyesPosition, seat: i64, owner: i64) -> i64:
    """Where an owner comes in the order of the facts."""
    return i64(data.NEUTRAL) if owner == data.NEUTRAL else (owner - seat) % p.seats


def tell_board(known: BytesWriter, p: TroyesPosition, seat: i64) -> None:
    """Who stands, lies and has built where."""
    tell_owners(known, p, seat, _SPACE, p.spaces)
    tell_owners(known, p, seat, _CATHEDRAL, p.cathedral)
    for k in range(data.BUILDINGS * data.OWNERS):
        number = (p.lying >> (3 * k)) & 7
        if number:
            building = k // data.OWNERS
            at = building * data.OWNERS + place(p, seat, k - building * data.OWNERS)
            tell_number(known, _LYING + at * (3 + BEYOND), number, 3)


def tell_owners(known: BytesWriter, p: TroyesPosition, seat: i64, base: i64, packed: i64) -> None:
    """An owner for each space, three bits, plus one."""
    while packed:
        if packed & 7:
            tell(known, base + place(p, seat, (packed & 7) - 1))
        packed >>= 3
        base += data.OWNERS


def tell_cards(known: BytesWriter, p: TroyesPosition, seat: i64) -> None:
    """The Activity cards face up, and who stands on them."""
    for slot in range(data.SLOTS):
        if slot % 3 < p.revealed:
            tell(known, _SLOT + slot * data.CARDS + p.card_on(slot))
        stall = p.stalls[slot]
        for space in range(data.SCORING_SPACES):
            mark = (stall >> data.SCORING[space]) & 7
            if mark:
                at = slot * data.OWNERS + place(p, seat, mark - 1)
                tell(known, (_SECOND if space else _FIRST) + at)
                tell_if(known, space == 2, _PICTURE + at)  # third: second and on the picture, as nobody else can be
        for owner in range(data.OWNERS):
            if (stall >> (data.PICTURE + owner)) & 1:
                tell(known, _PICTURE + slot * data.OWNERS + place(p, seat, owner))
        for owner in range(p.seats):
            cubes = (stall >> (data.CUBES + data.CUBE_BITS * owner)) & 255
            if cubes:
                at = slot * 4 + place(p, seat, owner)
                tell_number(known, _CUBES + at * (_MOST_CUBES + BEYOND), cubes, _MOST_CUBES)


def tell_events(known: BytesWriter, p: TroyesPosition, seat: i64) -> None:
    """The events in their order, with the cubes on them, and what is left in the decks."""
    for at in range(i64(len(p.queue))):
        entry = p.queue[at]
        threat = entry & 31
        tell_if(known, at < LONGEST_QUEUE, _QUEUE + at * data.THREATS + threat)
        tell(known, _OPEN + threat)
        if threat == Threat.MARAUDING:
            for owner in range(data.OWNERS):
                cubes = (p.marauders >> (owner << 3)) & 255
                if cubes:
                    base = _MARAUDERS + place(p, seat, owner) * (_MOST_CUBES + BEYOND)
                    tell_number(known, base, cubes, _MOST_CUBES)
        else:
            for k in range(min((entry >> data.THREAT_BITS) & 31, _MOST_ORDER)):
                holder = ((entry >> (data.ORDER + 3 * k)) & 7) - 1
                tell(known, _COUNTERED + (threat * _MOST_ORDER + k) * data.OWNERS + place(p, seat, holder))
    tell_number(known, _DECKS, filled(p.red_deck, data.THREAT_BITS), 9)
    tell_number(known, _DECKS + 9 + BEYOND, filled(p.white_deck, data.THREAT_BITS), 9)
    tell_number(known, _DECKS + 2 * (9 + BEYOND), filled(p.yellow_deck, data.THREAT_BITS), 9)


def tell_turn(known: BytesWriter, p: TroyesPosition, seat: i64) -> None:
    """The turn being put together, the defence, and what a card still asks."""
    phase = p.phase
    if Phase.TAKE_DICE <= phase <= Phase.CONFIRM:
        tell(known, _TARGET + p.target - Move.ACTIVATE)
        if p.target < Move.BUILD:
            tell(known, _TARGET_CARD + p.card_on(p.target - Move.ACTIVATE))
        group = p.group
        base = _GROUP
        while group:
            number = (group & 127) - 1
            district = number // data.DICE
            tell(known, base + place(p, seat, district) * data.DICE + number - district * data.DICE)
            group >>= 7
            base += data.OWNERS * data.DICE
        tell(known, _CUBE + p.cube)
        tell_if(known, p.source >= 0, _SOURCE + p.source)
        tell_number(known, _TIMES, p.times, 13)
    elif phase == Phase.BLACK_DICE:
        tell_counts(known, _ASIDE, p.aside, 3, _MOST_DICE)
        tell_counts(known, _AGAINST, p.against, 4, _MOST_DICE)
    elif phase == Phase.FLIP:
        tell_counts(known, _ASIDE, p.aside, 3, _MOST_DICE)
    elif Phase.MILLER <= phase < Phase.OVER:
        tell(known, _TARGET_CARD + p.card_on(p.target - Move.ACTIVATE))
        tell_number(known, _LEFT, p.left, 13)


def tell_family(known: BytesWriter, p: TroyesPosition, seat: i64, owner: i64) -> None:
    """What one family has; points and characters are secret until the end (TR-1.4), not alone."""
    base = _FAMILIES + place(p, seat, owner) * _FAMILY_SIZE
    family = p.family
    tell_if(known, p.starter == owner, base + _FAMILY + 1)
    tell_counts(known, base + _DICE, p.square[owner], 3, _MOST_DICE)
    tell_number(known, base + _PURSE, family[Family.PURSE + owner], 8)
    if owner == data.NEUTRAL:
        if p.seats > 1:
            return
    else:
        tell_if(known, p.turn == owner and p.phase != Phase.OVER, base + _FAMILY)
        tell_if(known, (p.winners & BIT[owner]) != 0, base + _FAMILY + 2)
        tell_number(known, base + _DENIERS, family[Family.DENIERS + owner], _MOST_DENIERS)
        tell_number(known, base + _INFLUENCE, family[Family.INFLUENCE + owner], 20)
        tell_number(known, base + _SUPPLY, family[Family.SUPPLY + owner], 8)
        tell_number(known, base + _CHARACTERS, bits(family[Family.SECRET + owner]), 6)
    tell_number(known, base + _RESERVE, family[Family.RESERVE + owner], 24)
    tell_set(known, base + _WON, family[Family.WON + owner])
    hidden = owner != seat and owner != data.NEUTRAL and p.phase != Phase.OVER
    if not hidden:
        tell_large(known, base + _POINTS, family[Family.VP + owner], _STEP, 20)
        tell_large(known, base + _NEGATIVE, -family[Family.VP + owner], _STEP, 4)
        if owner != data.NEUTRAL:
            tell_set(known, base + _CHARACTER, family[Family.SECRET + owner])


# --- what a move names ----------------------------------------------------------------------------
def answer(p: TroyesPosition, seat: i64, move: i64) -> i64:
    """Cards instead of slots, districts in the order of the facts."""
    if Move.ACTIVATE <= move < Move.BUILD:
        return naming(_ACTIVATES + p.card_on(move - Move.ACTIVATE), _MOVE + move, -1)
    if Move.TAKE <= move < Move.ENOUGH:
        district = (move - Move.TAKE) // data.DICE
        return naming(_TAKES + move - Move.TAKE - district * data.DICE, _FROM + place(p, seat, district), -1)
    return naming(_MOVE + move, -1, -1)


def outcome_key(p: TroyesPosition) -> i64:
    """All that lies open, in one number: characters and decks, which do not, decide nothing of what may be done."""
    key = keyed(keyed(keyed(keyed(p.phase, p.turn), p.left), p.round), p.revealed)
    key = keyed(keyed(keyed(keyed(key, p.starter), p.settled), p.spaces), p.lying)
    key = keyed(keyed(keyed(keyed(key, p.cathedral), p.marauders), p.lost), p.row)
    key = keyed(keyed(keyed(keyed(key, p.black), p.against), p.aside), p.rolled)
    key = keyed(keyed(keyed(keyed(key, p.target), p.group), p.size), p.cube)
    key = keyed(keyed(key, p.source), p.times)
    for dice in p.square:
        key = keyed(key, dice)
    for slot in range(i64(data.SLOTS)):
        key = keyed(key, p.stalls[slot])
        if slot % 3 < p.revealed:
            key = keyed(key, p.card_on(slot))
    for threat in p.queue:
        key = keyed(key, threat)
    for at in range(i64(Family.SECRET)):
        key = keyed(key, p.family[at])
    return key
