"""What a seat of 7 Wonders Duel sees, as numbers from 0 to 1: for learning programs. Oneself first, then the rival."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import BIT, lowest
from adamak.games.duel import data, hidden, payment, scoring
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, PROGRESS_IDS, RESOURCE_IDS, SYMBOL_IDS
from adamak.games.duel.data import City, Divinity, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

_SIDES: Final = ["own", "rival"]
_SPENT: Final = 16  # Divinities and the Gate


def names() -> tuple[str, ...]:
    """A name for each number."""
    found = [f"phase:{phase}" for phase in data.PHASE_IDS]
    found += ["my_turn", "first_player", "again", "age_1", "age_2", "age_3", "track", "minerva", "minerva_at"]
    found += [f"military_token:{token}" for token in data.TOKEN_IDS]
    for zone in ("board", "offered", "on_enki"):
        found += [f"{zone}:{token}" for token in PROGRESS_IDS]
    found += [f"to_draft:{wonder}" for wonder in data.WONDER_IDS]
    for zone in ("present", "open", "token", "own_price", "rival_price"):
        found += [f"{zone}:{slot}" for slot in range(data.SLOTS)]
    found += [f"{zone}:{card}" for zone in ("accessible", "covered", "discarded") for card in data.CARD_IDS]
    found += [
        f"space_{space + 1}:{name}" for space in range(data.SPACES) for name in [*DIVINITY_IDS[:_SPENT], "face_down"]
    ]
    for side in _SIDES:
        found += [f"{side}:{what}" for what in ("coins", "astarte", "points", "offering_2", "offering_3", "offering_4")]
        found += [f"{side}:produces:{good}" for good in RESOURCE_IDS]
        found += [f"{side}:cheap:{good}" for good in RESOURCE_IDS]
        found += [f"{side}:choice:{kind}" for kind in ("raw", "manufactured")]
        found += [f"{side}:symbol:{symbol}" for symbol in SYMBOL_IDS]
        found += [f"{side}:progress:{token}" for token in PROGRESS_IDS]
        found += [f"{side}:built:{wonder}" for wonder in data.WONDER_IDS]
        found += [f"{side}:unbuilt:{wonder}" for wonder in data.WONDER_IDS]
        found += [f"{side}:mythology:{mythology}" for mythology in MYTHOLOGY_IDS]
        found += [f"{side}:divinity:{name}" for name in DIVINITY_IDS[:_SPENT]]
        found += [f"{side}:card:{card}" for card in data.CARD_IDS]
    return tuple(found)


def features(p: DuelPosition, seat: i64) -> list[float]:
    """In the order of `names`."""
    told: list[float] = []
    k: i64 = 0
    while k <= Phase.OVER:
        told.append(1.0 if p.phase == k else 0.0)
        k += 1
    told.append(1.0 if p.turn == seat else 0.0)
    told.append(1.0 if p.first == seat else 0.0)
    told.append(1.0 if p.again else 0.0)
    told.append(1.0 if p.age == 1 else 0.0)
    told.append(1.0 if p.age == 2 else 0.0)
    told.append(1.0 if p.age == 3 else 0.0)
    told.append(_on_track(p, seat, p.pawn))
    told.append(0.0 if p.minerva == data.NOWHERE else 1.0)
    told.append(0.0 if p.minerva == data.NOWHERE else _on_track(p, seat, p.minerva))
    _set(told, p.tokens, data.TOKENS)
    _set(told, p.board, data.PROGRESS)
    _set(told, p.offered if p.phase == Phase.GREAT_LIBRARY and p.turn == seat else 0, data.PROGRESS)
    _set(told, 0 if hidden.enki_is_secret(p, seat) else p.enki, data.PROGRESS)
    _set(told, p.group if p.phase == Phase.DRAFT else 0, data.WONDERS)
    _set(told, p.present, data.SLOTS)
    _set(told, p.open, data.SLOTS)
    _set(told, p.tokened & p.present, data.SLOTS)
    _prices(told, p, seat)
    _prices(told, p, 1 - seat)
    seen = p.shown & p.present
    _structure(told, p, seen & p.open)
    _structure(told, p, seen & ~p.open)
    _cards(told, p.waste_early, p.waste_late)
    _pantheon(told, p, seat)
    _city(told, p, seat)
    _city(told, p, 1 - seat)
    return told


def _on_track(p: DuelPosition, seat: i64, space: i64) -> float:
    """0 is one's own capital, 1 the rival's."""
    return float((space if seat == p.first else -space) + data.CAPITAL) / 18.0


def _prices(told: list[float], p: DuelPosition, seat: i64) -> None:
    """What each accessible card would cost; twenty coins or more are 1."""
    for slot in range(data.SLOTS):
        if p.open & p.shown & BIT[slot]:
            told.append(_part(payment.total(payment.card_price(p, seat, p.card_in(slot))), 20))
        else:
            told.append(0.0)


def _structure(told: list[float], p: DuelPosition, slots: i64) -> None:
    """Which cards lie in these slots."""
    early: i64 = 0
    late: i64 = 0
    while slots:
        card = p.card_in(lowest(slots))
        if card < data.EARLY_CARDS:
            early |= BIT[card]
        elif card < data.CARDS:
            late |= BIT[card - data.EARLY_CARDS]
        slots &= slots - 1
    _cards(told, early, late)


def _pantheon(told: list[float], p: DuelPosition, seat: i64) -> None:
    for space in range(data.SPACES):
        divinity = p.on_space(space)
        known = divinity == Divinity.GATE or (divinity >= 0 and hidden.space_known(p, space, BIT[seat]))
        for k in range(_SPENT):
            told.append(1.0 if known and divinity == k else 0.0)
        told.append(1.0 if divinity >= 0 and not known else 0.0)


def _city(told: list[float], p: DuelPosition, seat: i64) -> None:
    city = p.city
    told.append(_part(city[City.COINS + seat], 30))
    told.append(_part(city[City.ASTARTE + seat], 7))
    told.append(_part(scoring.points(p, seat), 80))
    _set(told, city[City.OFFERINGS + seat], 3)
    _counts(told, city[City.GOODS + seat], 5, 5)
    means = city[City.MEANS + seat]
    _counts(told, means & 0x11111, 5, 1)
    told.append(_part((means >> 20) & 15, 2))
    told.append(_part(means >> 24, 2))
    _counts(told, city[City.SYMBOLS + seat], 7, 2)
    _set(told, city[City.PROGRESS + seat], data.PROGRESS)
    _set(told, city[City.STANDING + seat], data.WONDERS)
    _set(told, city[City.UNBUILT + seat], data.WONDERS)
    _counts(told, city[City.MYTHS + seat], data.MYTHOLOGIES, 2)
    _set(told, city[City.DIVINITIES + seat], _SPENT)
    _cards(told, city[City.EARLY + seat], city[City.LATE + seat])


def _set(told: list[float], members: i64, size: i64) -> None:
    for k in range(size):
        told.append(1.0 if members & BIT[k] else 0.0)


def _cards(told: list[float], early: i64, late: i64) -> None:
    _set(told, early, data.EARLY_CARDS)
    _set(told, late, data.CARDS - data.EARLY_CARDS)


def _counts(told: list[float], nibbles: i64, size: i64, most: i64) -> None:
    for k in range(size):
        told.append(_part((nibbles >> (k << 2)) & 15, most))


def _part(number: i64, most: i64) -> float:
    return 1.0 if number >= most else float(number) / float(most)
