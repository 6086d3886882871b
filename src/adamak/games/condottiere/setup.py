"""Positions and deals as readable JSON, checked for consistency when they are read back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

import msgspec

from adamak.core.errors import Problem
from adamak.core.naming import seats_of
from adamak.core.reading import (
    Count,
    Generator,
    generator_of,
    index_of,
    read,
    seat_of,
    seat_set,
    set_generator,
    set_or_seed,
)
from adamak.games.condottiere import battle, choices
from adamak.games.condottiere.data import (
    CARD_IDS,
    COPIES,
    DRAW,
    DRAW_WHEN_ALL_EMPTY,
    ENDING_IDS,
    MARKERS,
    MAY_KEEP,
    MERCENARIES,
    PHASE_IDS,
    REGION_IDS,
    adjacent_to_win,
    largest_group,
    regions_to_win,
)
from adamak.games.condottiere.deal import announce, clear_board, may_draw, opening_hand
from adamak.games.condottiere.encoding import put_pile
from adamak.games.condottiere.hidden import goes_face_down, pair
from adamak.games.condottiere.options import CondottiereOptions
from adamak.games.condottiere.position import CondottierePosition
from adamak.games.condottiere.refusals import cards_of
from adamak.games.condottiere.variant import Variant
from adamak.games.condottiere.view import region

# --- deals ----------------------------------------------------------------------------------------


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """What a start is made of: who begins, every hand, the order of the draw pile, and the dice of later deals."""

    game: str
    first_player: int
    hands: list[list[str]]
    draw_pile: list[str]
    generator: Generator
    seats: int | None = None
    options: dict[str, Any] | None = None


def deal_of(p: CondottierePosition) -> dict[str, Any]:
    return {
        "game": "condottiere",
        "seats": int(p.seats),
        "options": options_of(p.variant).changed(),
        "first_player": int(p.first),
        "hands": [cards_of(hand) for hand in p.hands],
        "draw_pile": [CARD_IDS[p.deck[k]] for k in range(p.top, p.end)],
        "generator": generator_of(p),
    }


def start_from_deal(seats: int, options: CondottiereOptions, data: Mapping[str, object]) -> CondottierePosition:
    deal = read(Deal, data)
    if deal.game != "condottiere":
        raise Problem("setup-other-game", game="condottiere", found=deal.game[:40])
    p = CondottierePosition(None, seats, options.variant())
    if len(deal.hands) != seats or (deal.seats or seats) != seats:
        raise Problem("setup-seats", seats=seats, found=len(deal.hands))
    if not 0 <= deal.first_player < seats:
        raise Problem("setup-seat", where="first_player", seat=deal.first_player)
    _check_all_cards([*deal.hands, deal.draw_pile])
    for hand in deal.hands:
        if len(hand) != opening_hand(p):
            raise Problem("setup-hand-size", found=len(hand), wanted=int(opening_hand(p)))
    p.first = deal.first_player
    clear_board(p, p.first)
    for seat, hand in enumerate(deal.hands):
        p.hands[seat] = heap_of(hand)
    put_pile(p, [CARD_IDS.index(card) for card in deal.draw_pile])
    set_generator(p, deal.generator)
    p.horizon = 1
    announce(p)
    return p


def _check_all_cards(piles: Sequence[Sequence[str]]) -> None:
    """CO-1.2: each of the 110 cards is somewhere, once."""
    found = Counter(card for pile in piles for card in pile)
    for card in found:
        if card not in CARD_IDS:
            raise Problem("setup-unknown-card", card=card[:40])
    for card, copies in zip(CARD_IDS, COPIES, strict=True):
        if found[card] != copies:
            raise Problem("setup-cards", card=card, found=found[card], wanted=copies)


# --- setups: any position as readable JSON --------------------------------------------------------


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True):
    """One player's cards and regions."""

    hand: list[str] = []
    line: list[str] = []
    face_down: str | None = None
    known: list[str] = []
    blurred: list[str] = []
    regions: list[str] = []
    points: Count = 0
    passed: bool = False


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    viewer: int
    owner: int
    known: list[str]
    blurred: list[str] = []
    face_down: bool = False


class Buried(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    cards: list[str]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A position. Whatever is left out has its usual value; a missing draw pile is all cards that lie nowhere else."""

    game: str
    players: list[PlayerSetup]
    rules_version: int = 1
    options: dict[str, Any] = {}
    phase: str = "battle_turn"
    turn: int = 0
    holder: int = 0
    site: str | None = None
    favor: str | None = None
    defender_free: bool | None = None
    discard_pile: list[str] = []
    draw_pile: list[str] | None = None
    buried: list[Buried] = []
    asked: list[int] = []
    answers: list[int] = []
    kept: list[str] = []
    drawing: Count = 0
    draw_up_to: Count = 0
    first_player: int = 0
    game_number: Count = 1
    round: Count = 1
    battle: Count = 1
    cards_played: Count = 0
    idle_battles: Count = 0
    final: bool = False
    participants: list[int] | None = None
    winners: list[int] = []
    ending: str = ""
    shown: list[Shown] = []
    horizon: Count = 0
    generator: Generator | None = None


def to_setup(p: CondottierePosition) -> dict[str, Any]:
    """Everything, hidden things included: for tests, lessons, puzzles; never for a player at the table."""
    players = [
        {
            "hand": cards_of(p.hands[seat]),
            "line": cards_of(p.lines[seat]),
            "face_down": CARD_IDS[p.face_down[seat]] if p.face_down[seat] >= 0 else None,
            "known": cards_of(p.known[seat]),
            "blurred": cards_of(p.blurred[seat]),
            "regions": [name for k, name in enumerate(REGION_IDS) if p.domains[seat] >> k & 1],
            "points": int(p.points[seat]),
            "passed": bool(p.passed >> seat & 1),
        }
        for seat in range(p.seats)
    ]
    return {
        "game": "condottiere",
        "rules_version": 1,
        "options": options_of(p.variant).changed(),
        "phase": PHASE_IDS[p.phase],
        "turn": int(p.turn),
        "holder": int(p.holder),
        "site": region(p.site),
        "favor": region(p.favor),
        "defender_free": p.defender_free,
        "players": players,
        "discard_pile": cards_of(p.discard),
        "draw_pile": [CARD_IDS[p.deck[k]] for k in range(p.top, p.end)],
        "buried": [{"seat": p.buried[k], "cards": cards_of(p.buried[k + 1])} for k in range(0, len(p.buried), 2)],
        "asked": seats_of(p.asked),
        "answers": seats_of(p.answers),
        "kept": cards_of(p.kept),
        "drawing": int(p.drawing),
        "draw_up_to": int(p.draw_up_to),
        "first_player": int(p.first),
        "game_number": int(p.game),
        "round": int(p.round),
        "battle": int(p.battle),
        "cards_played": int(p.cards_played),
        "idle_battles": int(p.idle_battles),
        "final": p.final,
        "participants": seats_of(p.participants),
        "winners": seats_of(p.winners),
        "ending": ENDING_IDS[p.end_code],
        "shown": [
            {
                "viewer": p.shown[k],
                "owner": p.shown[k + 1],
                "known": cards_of(p.shown[k + 2]),
                "blurred": cards_of(p.shown[k + 3]),
                "face_down": bool(p.shown_face_down & pair(p.shown[k], p.shown[k + 1])),
            }
            for k in range(0, len(p.shown), 4)
        ],
        "horizon": int(p.horizon),
        "generator": generator_of(p),
    }


def from_setup(data: Mapping[str, object]) -> CondottierePosition:
    """Reads a setup and refuses one that no game could reach."""
    setup = read(Setup, data)
    seats = len(setup.players)
    from adamak.games.condottiere.game import GAME

    options = GAME.read_options(seats, setup.options)
    p = CondottierePosition(None, seats, options.variant())
    p.phase = index_of(PHASE_IDS, setup.phase, "phase")
    p.turn = seat_of(setup.turn, seats, "turn")
    p.holder = seat_of(setup.holder, seats, "holder")
    p.first = seat_of(setup.first_player, seats, "first_player")
    p.site = _region(setup.site)
    p.favor = _region(setup.favor)
    p.game = setup.game_number
    p.round = setup.round
    p.battle = setup.battle
    p.cards_played = setup.cards_played
    p.idle_battles = setup.idle_battles
    p.final = setup.final
    p.participants = seat_set(setup.participants if setup.participants is not None else range(seats), seats, "seats")
    p.winners = seat_set(setup.winners, seats, "seats")
    p.end_code = index_of(ENDING_IDS, setup.ending, "ending")
    p.asked = seat_set(setup.asked, seats, "seats")
    p.answers = seat_set(setup.answers, seats, "seats")
    p.drawing = setup.drawing
    p.draw_up_to = setup.draw_up_to
    p.horizon = setup.horizon
    set_or_seed(p, setup.generator, "setup")
    _place_cards(p, setup)
    _place_regions(p, setup)
    for shown in setup.shown:
        viewer, owner = seat_of(shown.viewer, seats, "shown"), seat_of(shown.owner, seats, "shown")
        if viewer == owner or (shown.face_down and p.face_down[owner] < 0):
            raise Problem("setup-known", seat=owner)
        p.shown = (*p.shown, viewer, owner, heap_of(shown.known), heap_of(shown.blurred))
        if shown.face_down:
            p.shown_face_down |= pair(viewer, owner)
    _check(p)
    return p


def _place_cards(p: CondottierePosition, setup: Setup) -> None:
    lying = [
        card for one in setup.players for card in (*one.hand, *one.line, *([one.face_down] if one.face_down else []))
    ]
    lying += [*setup.discard_pile, *setup.kept]
    if setup.draw_pile is None:
        rest = Counter(dict(zip(CARD_IDS, COPIES, strict=True)))
        rest.subtract(card for card in lying if card in CARD_IDS)
        setup.draw_pile = [card for card in CARD_IDS for _ in range(rest[card])]
    _check_all_cards([lying, setup.draw_pile])
    for seat, one in enumerate(setup.players):
        p.hands[seat] = heap_of(one.hand)
        p.lines[seat] = heap_of(one.line)
        p.face_down[seat] = CARD_IDS.index(one.face_down) if one.face_down else -1
        p.known[seat] = heap_of(one.known)
        if one.passed:
            p.passed |= 1 << seat
    p.blurred = tuple(heap_of(one.blurred) for one in setup.players)
    p.points = tuple(one.points for one in setup.players)
    p.discard = heap_of(setup.discard_pile)
    p.kept = heap_of(setup.kept)
    for hand in setup.buried:
        p.buried = (*p.buried, seat_of(hand.seat, int(p.seats), "buried"), heap_of(hand.cards))
    put_pile(p, [CARD_IDS.index(card) for card in setup.draw_pile])


def _place_regions(p: CondottierePosition, setup: Setup) -> None:
    owned: set[str] = set()
    for seat, one in enumerate(setup.players):
        for name in one.regions:
            if name in owned:
                raise Problem("setup-region-twice", region=name[:40])
            owned.add(name)
            p.domains[seat] |= 1 << _region(name)
        if len(one.regions) > MARKERS:
            raise Problem("setup-markers", seat=seat, found=len(one.regions), most=MARKERS)
    may_be_controlled = p.variant.taking_regions or p.variant.favor_on_contested
    if setup.favor in owned and not may_be_controlled:
        raise Problem("setup-favor", region=setup.favor)
    for seat in range(p.seats):
        if p.variant.taking_regions and p.site >= 0 and p.domains[seat] >> p.site & 1:
            p.defender = seat
    # A site controlled by somebody is a defended one only while the battle for it lasts.
    if PHASE_IDS[p.phase] not in {"battle_turn", "scarecrow_target", "place_favor", "reveal_on_pass"}:
        p.defender = -1
    p.defender_free = p.defender >= 0 if setup.defender_free is None else setup.defender_free
    if p.site >= 0 and setup.site in owned and p.defender < 0 and p.phase == PHASE_IDS.index("battle_turn"):
        raise Problem("setup-site", region=setup.site)


def _check(p: CondottierePosition) -> None:
    """What every reachable position keeps."""
    phase = PHASE_IDS[p.phase]
    for seat in range(p.seats):
        card = p.face_down[seat]
        if card >= 0 and not (p.variant.hidden_cards and goes_face_down(card)):
            raise Problem("setup-face-down", card=CARD_IDS[card])
        if not _knowledge_fits(p, seat):
            raise Problem("setup-known", seat=seat)
        if not p.final and phase != "over" and _has_won(p, seat):
            raise Problem("setup-already-won", seat=seat)
    line = set(cards_of(battle.in_play(p)))
    if {"winter", "spring"} <= line or line & {"bishop", "scarecrow"}:
        raise Problem("setup-line")
    in_another_phase = (
        (p.kept and phase != "keep_cards")
        or ((p.asked or p.answers) and phase != "discard_hand")
        or ((p.winners or p.end_code) and phase != "over")
    )
    everybody = (1 << p.seats) - 1
    if in_another_phase or (p.participants != everybody and not p.final) or not _phase_fits(p, phase):
        raise Problem("setup-phase", phase=phase)
    if p.favor >= 0 and p.favor == p.site and p.battle > 0 and not _favor_may_lie_there(p, phase):
        raise Problem("setup-favor", region=REGION_IDS[p.favor])
    unseen = [card for k in range(0, len(p.buried), 2) for card in cards_of(p.buried[k + 1])]
    if Counter(unseen) - Counter(cards_of(p.discard)) or set(unseen) & set(CARD_IDS[:MERCENARIES]):
        raise Problem("setup-buried")


def _favor_may_lie_there(p: CondottierePosition, phase: str) -> bool:
    """R-06: not on the site while it is fought for, unless the table allows it."""
    return p.variant.favor_on_contested or phase not in {"battle_turn", "scarecrow_target", "reveal_on_pass"}


def _knowledge_fits(p: CondottierePosition, seat: int) -> bool:
    """What others know of a hand is in it; what they know in part is in it or face down."""
    kept = p.kept if PHASE_IDS[p.phase] == "keep_cards" and p.turn == seat else 0
    hand = Counter(cards_of(p.hands[seat] + kept))
    with_face_down = hand + Counter([CARD_IDS[p.face_down[seat]]] if p.face_down[seat] >= 0 else [])
    heaps = [(p.known[seat], p.blurred[seat])]
    heaps += [(p.shown[k + 2], p.shown[k + 3]) for k in range(0, len(p.shown), 4) if p.shown[k + 1] == seat]
    return not any(
        Counter(cards_of(known)) - hand or Counter(cards_of(known + blurred)) - with_face_down
        for known, blurred in heaps
    )


def _has_won(p: CondottierePosition, seat: int) -> bool:
    domain = p.domains[seat]
    enough = bin(domain).count("1") >= regions_to_win(p.seats)
    return enough or largest_group(domain) >= adjacent_to_win(p.seats, p.variant.larger_empires)


def _phase_fits(p: CondottierePosition, phase: str) -> bool:
    """Each decision with what it needs on the table (CO-21)."""
    turn = p.turn
    hand, line = set(cards_of(p.hands[turn])), set(cards_of(p.lines[turn]))
    mercenaries = set(CARD_IDS[:MERCENARIES])
    holding = [seat for seat in range(p.seats) if p.hands[seat]]
    taking_part = bool(p.participants >> turn & 1)
    fighting = taking_part and (p.final or p.site >= 0)
    if phase == "choose_site":
        return turn == p.holder and not p.final and choices.sites(p) != 0
    if phase == "battle_turn":
        return fighting and bool(hand) and not p.passed >> turn & 1
    if phase == "scarecrow_target":
        return fighting and bool(line & mercenaries)
    if phase == "place_favor":
        return fighting and not p.final and p.favor < 0 and choices.favor_places(p) != 0
    if phase == "reveal_on_pass":
        return fighting and p.face_down[turn] >= 0 and bool(p.passed >> turn & 1)
    if phase == "discard_hand":
        asked, answers = seats_of(p.asked), seats_of(p.answers)
        discards = all(not set(cards_of(p.hands[seat])) & mercenaries for seat in answers)
        return bool(asked) and set(asked) <= set(holding) and set(answers) <= set(holding) - set(asked) and discards
    if phase == "keep_cards":
        return holding == [turn] and len(cards_of(p.kept)) < MAY_KEEP
    if phase == "draw_count":
        may = p.draw_up_to in (DRAW, DRAW_WHEN_ALL_EMPTY) and p.drawing < p.seats and may_draw(p, turn) > 0
        return p.variant.choose_draw and may and (p.holder + p.drawing) % p.seats == turn
    return p.winners != 0 and p.end_code != 0


# --- small readers --------------------------------------------------------------------------------


def options_of(variant: Variant) -> CondottiereOptions:
    """The options that give this variant (who begins is not one of the variant's)."""
    names: dict[str, Any] = {
        "draw_initial_hand": variant.draw_initial_hand,
        "draw_amount": "chosen" if variant.choose_draw else "maximum",
        "points_target": variant.target,
        "series_first_player": ("same", "rotate", "winner")[variant.series_first],
        "full_board_ends_game": variant.full_board_ends,
        "tie_courtesan_first": variant.courtesan_first,
        "hidden_flip": "before_effect" if variant.flip_before_effect else "after_effect",
        "favor_on_contested_region": variant.favor_on_contested,
    }
    for f in fields(CondottiereOptions):
        if f.name not in names and f.name != "first_player":
            names[f.name] = getattr(variant, f.name)
    return CondottiereOptions(**names)


def heap_of(cards: Sequence[str]) -> int:
    return sum(1 << 4 * index_of(CARD_IDS, card, "card") for card in cards)


def _region(name: str | None) -> int:
    return -1 if name is None else index_of(REGION_IDS, name, "region")
