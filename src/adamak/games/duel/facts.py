"""What a seat of 7 Wonders Duel knows, as facts, and what its moves name; oneself before the rival.

The track, the Pantheon and the tokens are turned so that one's own side comes first: a network learns them once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, keyed, lowest
from adamak.core.facts import Declaration, naming, tell, tell_counts, tell_if, tell_number, tell_set
from adamak.games.duel import components, data, hidden, pantheon, payment, scoring
from adamak.games.duel.components import COLOUR_IDS, DIVINITY_IDS, MYTHOLOGY_IDS, PROGRESS_IDS, Colour, Divinity
from adamak.games.duel.data import City, Has, Move, Phase
from adamak.games.duel.options import DuelOptions

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

_SLOT_IDS: Final = [str(slot) for slot in range(data.SLOTS)]
_TRACK_IDS: Final = [str(space) for space in range(-data.CAPITAL, data.CAPITAL + 1)]
_SPACE_IDS: Final = [str(space) for space in range(data.SPACES)]
_LYING_IDS: Final = ["first", "second", "third", "unknown"]
_MOST_COINS: Final = 20
_MOST_GOODS: Final = 4
_MOST_SYMBOLS: Final = 2
_MOST_COLOUR: Final = 8
_MOST_MARGIN: Final = 30
_POINTS_STEP: Final = 5
_MOST_STEPS: Final = 16
_MOST_PRICE: Final = 9
_PRICE_IDS: Final = [str(price) for price in range(_MOST_PRICE + 1)]
_WITHIN_REACH: Final = ["capital", "sixth symbol", "pair", "sixth symbol under a card", "pair under a card"]
_DIGIT: Final = 9  # a card under a Wonder is told by two digits to this base

# --- the declaration ------------------------------------------------------------------------------
FACTS: Final = Declaration()
_OPTION: Final[i64] = FACTS.block("option", list(DuelOptions.facts))
_PHASE: Final[i64] = FACTS.block("phase", data.PHASE_IDS)
_SEAT: Final[i64] = FACTS.block("seat", ["decides", "is p1", "plays again", "won", "rival won", "nothing laid out"])
_ENDING: Final[i64] = FACTS.block("ending", data.ENDING_IDS)
_COLOUR_ABOUT: Final[i64] = FACTS.block("about colour", COLOUR_IDS)
_CARD_ABOUT: Final[i64] = FACTS.block("about card", data.CARD_IDS)
_MYTH_ABOUT: Final[i64] = FACTS.block("about mythology", MYTHOLOGY_IDS)
_LEFT: Final[i64] = FACTS.each("cards left in age", ["1", "2", "3"], [str(n) for n in range(data.SLOTS + 1)])
_PARITY: Final[i64] = FACTS.block("cards left", ["even", "odd"])
_PAWN: Final[i64] = FACTS.block("pawn", _TRACK_IDS)
_MINERVA: Final[i64] = FACTS.block("minerva", _TRACK_IDS)
_TOKENS: Final[i64] = FACTS.block("military token", ["own far", "own near", "rival near", "rival far"])
_BOARD: Final[i64] = FACTS.block("progress on board", PROGRESS_IDS)
_BOX: Final[i64] = FACTS.block("progress in box", PROGRESS_IDS)
_DRAWN: Final[i64] = FACTS.block("progress drawn", PROGRESS_IDS)
_ON_ENKI: Final[i64] = FACTS.block("progress on enki", PROGRESS_IDS)
_GROUP: Final[i64] = FACTS.block("to draft", data.WONDER_IDS)
_DRAFTED: Final[i64] = FACTS.number("drafted", 8)
_SLOT: Final[i64] = FACTS.each("face down in age", ["1", "2", "3"], _SLOT_IDS)
_SPECIAL: Final[i64] = FACTS.block("guild or temple face down", _SLOT_IDS)
_LIES: Final[i64] = FACTS.each("slot", _SLOT_IDS, data.CARD_IDS)
_ACCESSIBLE: Final[i64] = FACTS.block("accessible", data.CARD_IDS)
_CAN_PAY: Final[i64] = FACTS.block("can pay for", data.CARD_IDS)
_RIVAL_CAN_PAY: Final[i64] = FACTS.block("rival can pay for", data.CARD_IDS)
_COVERED: Final[i64] = FACTS.block("covered", data.CARD_IDS)
_NEARLY: Final[i64] = FACTS.block("covered by one card", data.CARD_IDS)
_DISCARDED: Final[i64] = FACTS.block("discarded", data.CARD_IDS)
_TOKEN_MYTH: Final[i64] = FACTS.each("mythology token on", _SLOT_IDS, MYTHOLOGY_IDS)
_TOKEN_OFFERING: Final[i64] = FACTS.each("offering token on", _SLOT_IDS, ["2", "3", "4"])
_SPACE: Final[i64] = FACTS.each("space", _SPACE_IDS, [*DIVINITY_IDS, *(f"{name} unknown" for name in MYTHOLOGY_IDS)])
_IN_DECK: Final[i64] = FACTS.each("deck", MYTHOLOGY_IDS, [f"{k} {name}" for k in range(3) for name in _LYING_IDS])
_ASIDE: Final[i64] = FACTS.each("aside", MYTHOLOGY_IDS, [f"{k} {name}" for k in range(3) for name in _LYING_IDS])
_SNAKE: Final[i64] = FACTS.block("snake", data.CARD_IDS)
_AHEAD: Final[i64] = FACTS.number("points ahead", _MOST_MARGIN)
_BEHIND: Final[i64] = FACTS.number("points behind", _MOST_MARGIN)
_ALL_WONDERS: Final[i64] = FACTS.number("wonders standing", 7)
_UNDER: Final[i64] = FACTS.each(
    "under", data.WONDER_IDS, [*(f"nines {k}" for k in range(_DIGIT)), *(f"ones {k}" for k in range(_DIGIT))]
)

# A city: the facts of the rival's follow those of one's own in the same order.
CITY_FACTS: Final = Declaration()
_COINS: Final[i64] = CITY_FACTS.number("coins", _MOST_COINS)
_ON_ASTARTE: Final[i64] = CITY_FACTS.number("coins on astarte", 7)
_MADE: Final[i64] = CITY_FACTS.numbers("produces", components.RESOURCE_IDS, _MOST_GOODS)
_CHEAP: Final[i64] = CITY_FACTS.block("pays one for", components.RESOURCE_IDS)
_CHOICE: Final[i64] = CITY_FACTS.numbers("produces any", ["raw", "manufactured"], 2)
_SYMBOL: Final[i64] = CITY_FACTS.numbers("symbol", components.SYMBOL_IDS, _MOST_SYMBOLS)
_DIFFERENT: Final[i64] = CITY_FACTS.number("different symbols", 6)
_PROGRESS: Final[i64] = CITY_FACTS.block("progress", PROGRESS_IDS)
_STANDING: Final[i64] = CITY_FACTS.block("standing", data.WONDER_IDS)
_UNBUILT: Final[i64] = CITY_FACTS.block("unbuilt", data.WONDER_IDS)
_PAYABLE: Final[i64] = CITY_FACTS.block("can pay for", data.WONDER_IDS)
_CARD: Final[i64] = CITY_FACTS.block("card", data.CARD_IDS)
_COLOUR: Final[i64] = CITY_FACTS.numbers("cards of", COLOUR_IDS, _MOST_COLOUR)
_DIVINITY: Final[i64] = CITY_FACTS.block("divinity", DIVINITY_IDS)
_MYTH: Final[i64] = CITY_FACTS.numbers("mythology tokens", MYTHOLOGY_IDS, 2)
_OFFERING: Final[i64] = CITY_FACTS.block("offering token", ["2", "3", "4"])
_POINTS: Final[i64] = CITY_FACTS.number("points in fives", _MOST_STEPS)
_OWN_CITY: Final[i64] = FACTS.block("own", CITY_FACTS.names())
_RIVAL_CITY: Final[i64] = FACTS.block("rival", CITY_FACTS.names())
_PRICE: Final[i64] = FACTS.each("price", data.CARD_IDS, _PRICE_IDS)
_RIVAL_PRICE: Final[i64] = FACTS.each("rival's price", data.CARD_IDS, _PRICE_IDS)
_WONDER_PRICE: Final[i64] = FACTS.each("price", data.WONDER_IDS, _PRICE_IDS)
_RIVAL_WONDER_PRICE: Final[i64] = FACTS.each("rival's price", data.WONDER_IDS, _PRICE_IDS)
_REACH: Final[i64] = FACTS.block("within reach", _WITHIN_REACH)
_RIVAL_REACH: Final[i64] = FACTS.block("within the rival's reach", _WITHIN_REACH)

THINGS: Final = Declaration()
_BUILDS: Final[i64] = THINGS.block("build", data.CARD_IDS)
_SELLS: Final[i64] = THINGS.block("discard", data.CARD_IDS)
_BURIES: Final[i64] = THINGS.block("under a wonder", data.CARD_IDS)
_RAISES: Final[i64] = THINGS.block("wonder", data.WONDER_IDS)
_FROM_SLOT: Final[i64] = THINGS.each("from slot of age", ["1", "2", "3"], _SLOT_IDS)
_DRAFTS: Final[i64] = THINGS.block("draft", data.WONDER_IDS)
_BEGINS: Final[i64] = THINGS.block("begins", ["oneself", "rival"])
_ACTIVATES: Final[i64] = THINGS.block("activate", DIVINITY_IDS)
_OFFERS: Final[i64] = THINGS.block("offering", [str(chosen) for chosen in range(8)])
_ON_SPACE: Final[i64] = THINGS.block("space", _SPACE_IDS)
_PLACES: Final[i64] = THINGS.block("place", DIVINITY_IDS)
_GUARDS: Final[i64] = THINGS.block("guard", _TRACK_IDS)
_REMOVES: Final[i64] = THINGS.block("remove", ["own far", "own near", "rival near", "rival far"])
_STRIPS: Final[i64] = THINGS.block("apply", ["own far", "own near", "rival near", "rival far"])
_STRIKES: Final[i64] = THINGS.block("strike", data.CARD_IDS)
_PLAIN: Final[i64] = THINGS.block("move", [str(move) for move in range(Move.TOP + len(DIVINITY_IDS))])  # by its number


# --- what is true ---------------------------------------------------------------------------------
def tell_facts(p: DuelPosition, seat: i64, known: BytesWriter) -> None:
    """Everything this seat may know."""
    tell_set(known, _OPTION, p.variant.facts)
    tell_course(known, p, seat)
    tell_board(known, p, seat)
    if p.variant.pantheon or p.phase != Phase.DRAFT:
        tell_structure(known, p, seat)
    else:
        tell(known, _SEAT + 5)
    tell_cards(known, _DISCARDED, p.waste_early, p.waste_late)
    if p.variant.pantheon:
        tell_pantheon(known, p, seat)
    own = scoring.points(p, seat)
    rival = scoring.points(p, 1 - seat)
    tell_number(known, _AHEAD, own - rival, _MOST_MARGIN)
    tell_number(known, _BEHIND, rival - own, _MOST_MARGIN)
    tell_city(known, p, seat, _OWN_CITY, _WONDER_PRICE, own)
    tell_city(known, p, 1 - seat, _RIVAL_CITY, _RIVAL_WONDER_PRICE, rival)
    tell_wonders(known, p)


def tell_course(known: BytesWriter, p: DuelPosition, seat: i64) -> None:
    """Whose decision, which, and about what."""
    phase = p.phase
    tell(known, _PHASE + phase)
    tell_if(known, p.actor() == seat, _SEAT)
    tell_if(known, p.first == seat, _SEAT + 1)
    tell_if(known, p.again != 0, _SEAT + 2)
    if phase == Phase.OVER:
        tell(known, _ENDING + p.end_code)
        tell_if(known, (p.winners & BIT[seat]) != 0, _SEAT + 3)
        tell_if(known, (p.winners & BIT[1 - seat]) != 0, _SEAT + 4)
    elif phase == Phase.DESTROY_CARD:
        tell(known, _COLOUR_ABOUT + p.about())
    elif phase == Phase.ISIS_WONDER:
        tell(known, _CARD_ABOUT + p.about())
    elif phase >= Phase.PLACE_DIVINITY and p.about() < data.MYTHOLOGIES:
        tell(known, _MYTH_ABOUT + p.about())
    if phase == Phase.DRAFT:
        tell_set(known, _GROUP, p.group)
        tell_number(known, _DRAFTED, p.drafted, 8)


def tell_board(known: BytesWriter, p: DuelPosition, seat: i64) -> None:
    """The track and the progress tokens."""
    left = bits(p.present)
    tell(known, _LEFT + (p.age - 1) * (data.SLOTS + 1) + left)
    tell(known, _PARITY + (left & 1))
    tell(known, _PAWN + turned(p, seat, p.pawn) + data.CAPITAL)
    tell_set(known, _TOKENS, turned_tokens(p, seat))
    tell_set(known, _BOARD, p.board)
    boxed: i64 = 0
    box = p.box
    while box:
        boxed |= BIT[(box & 15) - 1]
        box >>= 4
    if p.phase == Phase.GREAT_LIBRARY and p.turn == seat:
        tell_set(known, _DRAWN, p.offered)
    else:
        boxed |= p.offered
    if hidden.enki_is_secret(p, seat):
        boxed |= p.enki
    else:
        tell_set(known, _ON_ENKI, p.enki)
    tell_set(known, _BOX, boxed)


def turned(p: DuelPosition, seat: i64, space: i64) -> i64:
    """A space of the track, the rival's capital at the positive end."""
    return space if seat == p.first else -space


def turned_tokens(p: DuelPosition, seat: i64) -> i64:
    tokens = p.tokens
    if seat == p.first:
        return tokens
    return ((tokens & 1) << 3) | ((tokens & 2) << 1) | ((tokens & 4) >> 1) | ((tokens & 8) >> 3)


def tell_structure(known: BytesWriter, p: DuelPosition, seat: i64) -> None:
    """Which card lies where, who can pay for it, and what is about to be uncovered."""
    base = (p.age - 1) * data.SLOTS
    own = payment.purse(p, seat)
    rival = payment.purse(p, 1 - seat)
    reach: i64 = 0
    rival_reach: i64 = 0
    slots = p.present
    while slots:
        slot = lowest(slots)
        here = BIT[slot]
        slots &= slots - 1
        card = p.card_in(slot)
        if p.shown & here == 0:
            tell(known, _SLOT + base + slot)
            tell_if(known, p.age == 3 and card >= data.FIRST_GUILD, _SPECIAL + slot)
            continue
        tell(known, _LIES + slot * len(data.CARD_IDS) + card)
        if p.open & here:
            tell(known, _ACCESSIBLE + card)
            price = payment.total(payment.card_price(p, seat, card))
            tell(known, _PRICE + card * len(_PRICE_IDS) + min(price, _MOST_PRICE))
            if price <= own:
                tell(known, _CAN_PAY + card)
                reach |= promise(p, seat, card)
            price = payment.total(payment.card_price(p, 1 - seat, card))
            tell(known, _RIVAL_PRICE + card * len(_PRICE_IDS) + min(price, _MOST_PRICE))
            if price <= rival:
                tell(known, _RIVAL_CAN_PAY + card)
                rival_reach |= promise(p, 1 - seat, card)
        else:
            tell(known, _COVERED + card)
            reach |= (promise(p, seat, card) & 6) << 2
            rival_reach |= (promise(p, 1 - seat, card) & 6) << 2
            above = data.COVERING[base + slot] & p.present
            tell_if(known, above & (above - 1) == 0, _NEARLY + card)
    tell_set(known, _REACH, reach)
    tell_set(known, _RIVAL_REACH, rival_reach)


def promise(p: DuelPosition, seat: i64, card: i64) -> i64:
    """What a card would bring this player at once: the capital (1), the sixth symbol (2), a pair (4)."""
    symbol = data.SYMBOL[card]
    if symbol >= 0:
        symbols = p.city[City.SYMBOLS + seat]
        number = (symbols >> (symbol << 2)) & 15
        if number == 0 and symbols >> data.DIFFERENT == data.SYMBOLS_TO_WIN - 1:
            return 2
        if number == 1 and p.board:
            return 4
        return 0
    shields = data.SHIELDS[card]
    if shields == 0:
        return 0
    if p.city[City.PROGRESS + seat] & Has.STRATEGY and data.COLOUR[card] == Colour.RED:
        shields += 1
    if turned(p, seat, p.pawn) + shields >= data.CAPITAL:
        return 1
    return 0


def tell_pantheon(known: BytesWriter, p: DuelPosition, seat: i64) -> None:
    """Tokens on cards, the spaces, and what this seat has seen of the decks."""
    if p.minerva != data.NOWHERE:
        tell(known, _MINERVA + turned(p, seat, p.minerva) + data.CAPITAL)
    tell_if(known, p.snake >= 0, _SNAKE + p.snake)
    slots = p.tokened
    while slots:
        slot = lowest(slots)
        omen = (p.omens >> (data.OMEN[slot] << 2)) & 15
        if p.age == 1:
            tell(known, _TOKEN_MYTH + slot * data.MYTHOLOGIES + omen)
        else:
            tell(known, _TOKEN_OFFERING + slot * 3 + omen)
        slots &= slots - 1
    eye = BIT[seat]
    for space in range(data.SPACES):
        divinity = p.on_space(space)
        if divinity >= 0:
            at = _SPACE + turned_space(p, seat, space) * (len(DIVINITY_IDS) + data.MYTHOLOGIES)
            if divinity == Divinity.GATE or hidden.space_known(p, space, eye):
                tell(known, at + divinity)
            else:
                tell(known, at + len(DIVINITY_IDS) + divinity // 3)
    for mythology in range(data.MYTHOLOGIES):
        tell_deck(
            known, _IN_DECK + mythology * 12, pantheon.deck(p.decks, mythology), eye, hidden.open_in_deck(p, mythology)
        )
        tell_deck(known, _ASIDE + mythology * 12, pantheon.deck(p.aside, mythology), eye, hidden.open_aside(p))


def turned_space(p: DuelPosition, seat: i64, space: i64) -> i64:
    """DU-10.9: spaces by what they cost oneself."""
    if seat == p.first:
        return space
    return data.SPACES - 1 - space


def tell_deck(known: BytesWriter, base: i64, cards: i64, eye: i64, face_up: i64) -> None:
    while cards:
        if hidden.hidden_from(cards & 15, eye, face_up > 0):
            tell(known, base + 3)
        else:
            tell(known, base + (cards & 3) - 1)
        cards >>= 4
        face_up -= 1
        base += 4


def tell_city(known: BytesWriter, p: DuelPosition, seat: i64, base: i64, prices: i64, points: i64) -> None:
    """What lies before one player."""
    city = p.city
    tell_number(known, base + _COINS, city[City.COINS + seat], _MOST_COINS)
    tell_number(known, base + _ON_ASTARTE, city[City.ASTARTE + seat], 7)
    tell_counts(known, base + _MADE, city[City.GOODS + seat], 4, _MOST_GOODS)
    means = city[City.MEANS + seat]
    for good in range(5):
        tell_if(known, ((means >> (good << 2)) & 1) != 0, base + _CHEAP + good)
    tell_counts(known, base + _CHOICE, means >> 20, 4, 2)
    symbols = city[City.SYMBOLS + seat]
    tell_counts(known, base + _SYMBOL, symbols & (BIT[data.DIFFERENT] - 1), 4, _MOST_SYMBOLS)
    tell_number(known, base + _DIFFERENT, symbols >> data.DIFFERENT, 6)
    tell_set(known, base + _PROGRESS, city[City.PROGRESS + seat])
    tell_set(known, base + _STANDING, city[City.STANDING + seat])
    unbuilt = city[City.UNBUILT + seat]
    tell_set(known, base + _UNBUILT, unbuilt)
    purse = payment.purse(p, seat)
    while unbuilt:
        wonder = lowest(unbuilt)
        price = payment.total(payment.wonder_price(p, seat, wonder))
        tell(known, prices + wonder * len(_PRICE_IDS) + min(price, _MOST_PRICE))
        tell_if(known, price <= purse, base + _PAYABLE + wonder)
        unbuilt &= unbuilt - 1
    tell_cards(known, base + _CARD, city[City.EARLY + seat], city[City.LATE + seat])
    tell_counts(known, base + _COLOUR, city[City.COLOURS + seat], 4, _MOST_COLOUR)
    tell_set(known, base + _DIVINITY, city[City.DIVINITIES + seat])
    tell_counts(known, base + _MYTH, city[City.MYTHS + seat], 4, 2)
    tell_set(known, base + _OFFERING, city[City.OFFERINGS + seat])
    tell_number(known, base + _POINTS, points // _POINTS_STEP, _MOST_STEPS)


def tell_wonders(known: BytesWriter, p: DuelPosition) -> None:
    """How many stand, and the cards under them (DU-6.9)."""
    standing = p.city[City.STANDING] | p.city[City.STANDING + 1]
    tell_number(known, _ALL_WONDERS, bits(standing), 7)
    while standing:
        wonder = lowest(standing)
        card = p.card_under(wonder)
        if card >= 0:
            at = _UNDER + wonder * 2 * _DIGIT
            tell(known, at + card // _DIGIT)
            tell(known, at + _DIGIT + card % _DIGIT)
        standing &= standing - 1


def tell_cards(known: BytesWriter, base: i64, early: i64, late: i64) -> None:
    tell_set(known, base, early)
    tell_set(known, base + data.EARLY_CARDS, late)


# --- what a move names ----------------------------------------------------------------------------
def answer(p: DuelPosition, seat: i64, move: i64) -> i64:
    """Cards instead of slots, one's own side first."""
    if move < Move.BUILD:
        return naming(_DRAFTS + move, -1, -1)
    if move < Move.DISCARD:
        return from_slot(p, _BUILDS, move - Move.BUILD, -1)
    if move < Move.WONDER:
        return from_slot(p, _SELLS, move - Move.DISCARD, -1)
    if move < Move.ACTIVATE:
        at = move - Move.WONDER
        slot = at // data.WONDERS
        return from_slot(p, _BURIES, slot, _RAISES + at - slot * data.WONDERS)
    if move < Move.BEGIN:
        at = move - Move.ACTIVATE
        space = at >> 3
        return naming(_ACTIVATES + p.on_space(space), _ON_SPACE + turned_space(p, seat, space), _OFFERS + (at & 7))
    if move < Move.PROGRESS:
        begins: i64 = (move - Move.BEGIN) ^ (0 if seat == p.first else 1)
        return naming(_BEGINS + begins, -1, -1)
    if Move.PLACE <= move < Move.COPY:
        at = move - Move.PLACE
        divinity = at // data.SPACES
        return naming(_PLACES + divinity, _ON_SPACE + turned_space(p, seat, at - divinity * data.SPACES), -1)
    if Move.STRIKE <= move < Move.TOPPLE:
        return from_slot(p, _STRIKES, move - Move.STRIKE, -1)
    if Move.GUARD <= move < Move.REMOVE:
        return naming(_GUARDS + turned(p, seat, move - Move.GUARD - data.CAPITAL) + data.CAPITAL, -1, -1)
    if Move.REMOVE <= move < Move.SUMMON:
        strips = move >= Move.APPLY
        token = move - (Move.APPLY if strips else Move.REMOVE)
        if seat != p.first:
            token = len(data.TOKEN_IDS) - 1 - token
        return naming((_STRIPS if strips else _REMOVES) + token, -1, -1)
    return naming(_PLAIN + move, -1, -1)


def from_slot(p: DuelPosition, kind: i64, slot: i64, wonder: i64) -> i64:
    return naming(kind + p.card_in(slot), _FROM_SLOT + (p.age - 1) * data.SLOTS + slot, wonder)


def outcome_key(p: DuelPosition) -> i64:
    """All cards that were seen, and where they are now, in one number.

    With Pantheon, decks are known to some and not to others: -1.
    """
    if p.variant.pantheon:
        return -1
    key = p.offered * 31 + p.group
    city = p.city
    key = keyed(keyed(keyed(keyed(key, city[City.EARLY]), city[City.EARLY + 1]), city[City.LATE]), city[City.LATE + 1])
    key = keyed(keyed(keyed(keyed(key, p.waste_early), p.waste_late), p.under_low), p.under_high)
    slots = p.shown & p.present
    while slots:
        slot = lowest(slots)
        key = keyed(key, slot * 128 + p.card_in(slot))
        slots &= slots - 1
    return key
