"""A position read back from its setup, or from one written by hand; checked for consistency."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adamak.core.bits import BIT
from adamak.core.errors import Problem
from adamak.core.reading import index_of, read, seat_of, seat_set, set_of, set_or_seed
from adamak.games.duel import building
from adamak.games.duel.components import (
    BASE_PROGRESS,
    DIVINITY_IDS,
    MYTHOLOGY_IDS,
    OFFERING_VALUES,
    PROGRESS_IDS,
)
from adamak.games.duel.data import (
    ASTARTE,
    CARD_IDS,
    COINS,
    COVERING,
    DIFFERENT,
    DIVINITIES,
    DRAFT_GROUP,
    DRAFTED,
    ENDING_IDS,
    FACE_UP,
    FIRST_GUILD,
    GONE,
    ISHTAR,
    LAW,
    MEANS,
    MYTHOLOGY_SLOTS_SET,
    MYTHS,
    NISABA,
    NOWHERE,
    OFFERING_SLOTS_SET,
    OFFERINGS,
    OWNED,
    PHASE_IDS,
    SCALES,
    SLOTS,
    SPECIALS,
    STANDING,
    SYMBOL,
    SYMBOLS,
    TOKEN_IDS,
    TURN,
    UNBUILT,
    UNIT,
    WONDER_IDS,
    WONDER_MEANS,
)
from adamak.games.duel.encoding import put_cards
from adamak.games.duel.pieces import (
    city_cards,
    divinities,
    slots,
)
from adamak.games.duel.position import DuelPosition
from adamak.games.duel.readers import deck_of, omens_of, pile_of, slot_of
from adamak.games.duel.setup import (
    FRAME_IDS,
    Lying,
    Setup,
    names_about,
)


def from_setup(data: Mapping[str, object]) -> DuelPosition:
    """Reads a setup and refuses one in which a thing lies twice, or a decision has nothing to decide."""
    setup = read(Setup, data)
    if len(setup.players) != 2:
        raise Problem("setup-seats", seats=2, found=len(setup.players))
    from adamak.games.duel.game import GAME

    p = DuelPosition(None, GAME.read_options(2, setup.options).variant())
    p.first = seat_of(setup.first_player, 2, "first_player")
    p.turn = seat_of(setup.turn, 2, "turn")
    p.phase = index_of(PHASE_IDS, setup.phase, "phase")
    p.again = setup.again
    p.age = setup.age
    p.horizon = setup.horizon
    p.winners = seat_set(setup.winners, 2, "winners")
    p.end_code = index_of(ENDING_IDS, setup.ending, "ending")
    set_or_seed(p, setup.generator, "setup")
    _place_cards(p, setup)
    _place_wonders(p, setup)
    _place_progress(p, setup)
    _place_board(p, setup)
    if p.variant.pantheon:
        _place_gods(p, setup)
    _count_symbols(p)
    _place_frames(p, setup)
    _check(p, setup)
    return p


def _place_cards(p: DuelPosition, setup: Setup) -> None:
    """Every card lies in one place at most; what is not named comes from those that lie nowhere."""
    named = [card for one in setup.players for card in one.cards]
    named += [card for one in setup.players for card in one.standing.values() if card is not None]
    named += setup.discard_pile
    named += (setup.structure or {}).values()
    named += [card for cards in setup.later.values() for card in cards]
    for card in named:
        index_of(CARD_IDS, card, "card")
    if len(set(named)) != len(named):
        raise Problem("setup-card-twice", card=next(card for card in named if named.count(card) > 1))
    spare = [card for card in CARD_IDS if card not in named]
    laid = p.variant.pantheon or setup.phase != "draft"
    cards = [GONE] * (3 * SLOTS)
    for age in range(p.age, 4):
        base = (age - 1) * SLOTS
        if age == p.age and laid:
            if setup.structure is None:
                chosen = _spare_cards(spare, age, p.variant.pantheon)
                p.present = (1 << SLOTS) - 1
                cards[base : base + SLOTS] = [CARD_IDS.index(card) for card in chosen]
            else:
                for key, card in setup.structure.items():
                    slot = slot_of(key)
                    index_of(deck_of(age, p.variant.pantheon), card, "structure")
                    p.present |= 1 << slot
                    cards[base + slot] = CARD_IDS.index(card)
        else:
            given = setup.later.get(str(age))
            chosen = _spare_cards(spare, age, p.variant.pantheon) if given is None else given
            if len(chosen) != SLOTS:
                raise Problem("deal-number", where=f"age{age}", found=len(chosen), wanted=SLOTS)
            for card in chosen:
                index_of(deck_of(age, p.variant.pantheon), card, f"age{age}")
            cards[base : base + SLOTS] = [CARD_IDS.index(card) for card in chosen]
    put_cards(p, cards)
    _place_structure(p, setup)
    for seat, one in enumerate(setup.players):
        for card in one.cards:
            building.settle_in(p, seat, CARD_IDS.index(card))
        for name, under in one.standing.items():
            if under is None:
                under = spare.pop(0)
            p.put_under(index_of(WONDER_IDS, name, "wonder"), CARD_IDS.index(under))
    for card in setup.discard_pile:
        building.throw_away(p, CARD_IDS.index(card))


def _spare_cards(spare: list[str], age: int, pantheon: bool) -> list[str]:
    """Twenty unused cards of an Age, taken out of the spare ones."""
    deck = [card for card in deck_of(age, pantheon) if card in spare]
    special = [card for card in deck if card in CARD_IDS[FIRST_GUILD:]][:SPECIALS]
    ordinary = [card for card in deck if card not in CARD_IDS[FIRST_GUILD:]]
    chosen = [*ordinary[: SLOTS - len(special)], *special]
    if len(chosen) < SLOTS:
        raise Problem("deal-number", where=f"age{age}", found=len(chosen), wanted=SLOTS)
    for card in chosen:
        spare.remove(card)
    return chosen


def _place_structure(p: DuelPosition, setup: Setup) -> None:
    base = (p.age - 1) * SLOTS
    for slot in slots(p.present):
        if COVERING[base + slot] & p.present == 0:
            p.open |= 1 << slot
    p.shown = p.present & (FACE_UP[p.age] | p.open)
    if setup.face_down is not None:
        down = sum(1 << slot_of(str(slot)) for slot in set(setup.face_down))
        if down & ~p.present:
            raise Problem("setup-slot", slot=slots(down & ~p.present)[0])
        p.shown = p.present & ~down


def _place_wonders(p: DuelPosition, setup: Setup) -> None:
    named = [name for one in setup.players for name in (*one.wonders, *one.standing)]
    for name in [*named, *setup.draft]:
        index_of(WONDER_IDS, name, "wonder")
    if len(set(named)) != len(named):
        raise Problem("setup-wonder-twice", wonder=next(name for name in named if named.count(name) > 1))
    for seat, one in enumerate(setup.players):
        p.city[UNBUILT + seat] = set_of(one.wonders, WONDER_IDS, "wonder")
        p.city[STANDING + seat] = set_of(list(one.standing), WONDER_IDS, "wonder")
        for name in one.standing:
            p.city[MEANS + seat] += WONDER_MEANS[WONDER_IDS.index(name)]
    if len(setup.players[0].standing) + len(setup.players[1].standing) > 7:
        raise Problem("setup-wonders")
    if setup.draft and len(set(setup.draft)) != DRAFTED:
        raise Problem("deal-number", where="draft", found=len(set(setup.draft)), wanted=DRAFTED)
    p.wonder_order = sum(WONDER_IDS.index(name) << 4 * k for k, name in enumerate(setup.draft))
    p.drafted = setup.drafted
    if setup.drafted < DRAFTED and setup.draft:
        turned_up = setup.draft[: (setup.drafted // DRAFT_GROUP + 1) * DRAFT_GROUP]
        if len(named) != setup.drafted or not set(named) <= set(turned_up):
            raise Problem("setup-phase", phase=setup.phase)
        p.group = set_of([name for name in turned_up if name not in named], WONDER_IDS, "wonder")


def _place_progress(p: DuelPosition, setup: Setup) -> None:
    known = PROGRESS_IDS if p.variant.pantheon else PROGRESS_IDS[:BASE_PROGRESS]
    named = [token for one in setup.players for token in one.progress]
    named += [*setup.progress_board, *setup.drawn_tokens, *setup.enki]
    if setup.progress_box is None:
        setup.progress_box = [token for token in known if token not in named]
    named += setup.progress_box
    for token in named:
        index_of(known, token, "progress")
    if len(set(named)) != len(named):
        raise Problem("setup-progress-twice", token=next(token for token in named if named.count(token) > 1))
    for seat, one in enumerate(setup.players):
        p.city[OWNED + seat] = set_of(one.progress, PROGRESS_IDS, "progress")
        p.city[COINS + seat] = one.coins
        p.city[ASTARTE + seat] = one.astarte
    p.board = set_of(setup.progress_board, PROGRESS_IDS, "progress")
    p.box = pile_of(setup.progress_box)
    p.box_stale = setup.box_stale
    p.offered = set_of(setup.drawn_tokens, PROGRESS_IDS, "progress")
    p.enki = set_of(setup.enki, PROGRESS_IDS, "progress")


def _place_board(p: DuelPosition, setup: Setup) -> None:
    p.pawn = setup.pawn
    p.tokens = set_of(
        TOKEN_IDS if setup.military_tokens is None else setup.military_tokens, TOKEN_IDS, "military_tokens"
    )
    if abs(setup.pawn) == 9 and setup.phase != "over":
        raise Problem("setup-pawn", position=setup.pawn)
    p.minerva = NOWHERE if setup.minerva is None else setup.minerva


def _place_gods(p: DuelPosition, setup: Setup) -> None:
    mythologies = setup.mythology_tokens or MYTHOLOGY_IDS
    values = setup.offering_tokens or OFFERING_VALUES
    if len(mythologies) != 5 or sorted(values) != OFFERING_VALUES:
        raise Problem("deal-number", where="mythology_tokens", found=len(mythologies), wanted=5)
    p.omens = omens_of(mythologies, values)
    printed = (0, MYTHOLOGY_SLOTS_SET, OFFERING_SLOTS_SET, 0)[p.age]
    if setup.token_slots is None:
        p.tokened = 0
    else:
        p.tokened = sum(1 << slot_of(str(slot)) for slot in set(setup.token_slots))
    if p.tokened & ~(printed & p.present):
        raise Problem("setup-slot", slot=slots(p.tokened & ~(printed & p.present))[0])
    for seat, one in enumerate(setup.players):
        p.city[DIVINITIES + seat] = set_of(one.divinities, DIVINITY_IDS, "divinity")
        for name in one.mythology_tokens:
            p.city[MYTHS + seat] += UNIT[index_of(MYTHOLOGY_IDS, name, "mythology_tokens")]
        for value in one.offering_tokens:
            if value not in OFFERING_VALUES:
                raise Problem("setup-unknown", where="offering_tokens", found=str(value)[:40])
            p.city[OFFERINGS + seat] |= 1 << OFFERING_VALUES.index(value)
    if p.city[OFFERINGS] & p.city[OFFERINGS + 1]:
        raise Problem("setup-offering-twice")
    _place_divinities(p, setup)
    p.snake = -1 if setup.snake is None else index_of(CARD_IDS, setup.snake, "snake")
    if setup.snake is not None and not (p.city[DIVINITIES] | p.city[DIVINITIES + 1]) & BIT[NISABA]:
        raise Problem("setup-snake", card=setup.snake)


def _place_divinities(p: DuelPosition, setup: Setup) -> None:
    named = [name for one in setup.players for name in one.divinities]
    named += [lying.divinity for lying in setup.pantheon if lying]
    named += [lying.divinity for pile in setup.aside.values() for lying in pile]
    if setup.divinity_decks is None:
        pending = [frame.about for frame in setup.frames]
        setup.divinity_decks = {
            name: [Lying(d) for d in DIVINITY_IDS[3 * m : 3 * m + 3] if d not in [*named, *pending]]
            for m, name in enumerate(MYTHOLOGY_IDS)
        }
    named += [lying.divinity for pile in setup.divinity_decks.values() for lying in pile]
    if len(set(named)) != len(named):
        raise Problem("setup-divinity-twice", divinity=next(name for name in named if named.count(name) > 1)[:40])
    p.decks = _decks(setup.divinity_decks)
    p.aside = _decks(setup.aside)
    if len(setup.pantheon) > 6:
        raise Problem("deal-number", where="pantheon", found=len(setup.pantheon), wanted=6)
    for space, lying in enumerate(setup.pantheon):
        if lying is not None:
            known = seat_set(lying.known, 2, "pantheon") if p.age == 1 else 3
            p.spaces |= (index_of(DIVINITY_IDS, lying.divinity, "divinity") + 1 | known << 5) << 7 * space


def _decks(piles: Mapping[str, Sequence[Lying]]) -> int:
    decks = 0
    for name, pile in piles.items():
        m = index_of(MYTHOLOGY_IDS, name, "divinity_decks")
        for k, lying in enumerate(pile):
            number = index_of(DIVINITY_IDS, lying.divinity, "divinity")
            if number // 3 != m:
                raise Problem("setup-unknown", where=name, found=lying.divinity[:40])
            known = seat_set(lying.known, 2, "divinity_decks")
            decks |= (number % 3 + 1 | known << 2) << 12 * m + 4 * k
    return decks


def _count_symbols(p: DuelPosition) -> None:
    """DU-7.2: of own green cards, Law, Ishtar, and the card with the Snake for the owner of Nisaba."""
    for seat in range(2):
        found = [int(SYMBOL[CARD_IDS.index(card)]) for card in city_cards(p, seat)]
        if p.city[OWNED + seat] & BIT[LAW]:
            found.append(SCALES)
        if p.city[DIVINITIES + seat] & BIT[ISHTAR]:
            found.append(SCALES)
        if p.snake >= 0 and "nisaba" in divinities(p, seat):
            if CARD_IDS[p.snake] not in city_cards(p, 1 - seat) or SYMBOL[p.snake] < 0:
                raise Problem("setup-snake", card=CARD_IDS[p.snake])
            found.append(int(SYMBOL[p.snake]))
        found = [symbol for symbol in found if symbol >= 0]
        p.city[SYMBOLS + seat] = sum(1 << 4 * symbol for symbol in found) + (len(set(found)) << DIFFERENT)


def _place_frames(p: DuelPosition, setup: Setup) -> None:
    for frame in reversed(setup.frames):
        kind = index_of(FRAME_IDS, frame.kind, "frames")
        p.push(kind, index_of(names_about(kind), frame.about, "frames"))


def _check(p: DuelPosition, setup: Setup) -> None:
    """What every position keeps: a decision with something to decide, nothing pending at the end."""
    phase = PHASE_IDS[p.phase]
    asked = phase in {"draft", "turn", "begin_age"}
    if phase == "over":
        fits = p.winners != 0 and p.end_code != 0 and p.frames == 0
    elif asked:
        fits = p.frames == 0
    else:
        fits = int(p.frames) & 31 == p.phase
    if not fits or (phase != "over" and len(p.legal(p.turn)) == 0):
        raise Problem("setup-phase", phase=setup.phase)
    if p.phase == TURN and p.open & ~p.shown:
        raise Problem("setup-slot", slot=slots(p.open & ~p.shown)[0])
