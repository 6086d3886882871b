"""What a seat sees, as numbers from 0 to 1: for learning programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import BIT, bits
from adamak.games.architects import captures, data, ending, market, printed
from adamak.games.architects.components import GOOD_IDS, LOCATION_IDS
from adamak.games.architects.data import GOOD_MASK, Own, Phase, Piles
from adamak.games.architects.heuristics import left
from adamak.games.architects.printed import Metric

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def features(p: ArchitectsPosition, seat: i64) -> list[float]:
    """In the order of `FEATURES`: players from this seat clockwise, then the table; of hands only the own one."""
    told: list[float] = []
    for number in range(data.PEOPLE):
        if number < p.players:
            tell_player(p, told, p.after(seat, number))
        else:
            tell_zeros(told, PER_PLAYER)
    tell_set(told, p.own[Own.HAND + seat])
    tell_set(told, p.own[Own.PACKET + seat])
    tell_set(told, p.dug if p.active == seat else 0)
    tell_table(p, told)
    return told


def tell_player(p: ArchitectsPosition, told: list[float], player: i64) -> None:
    goods = p.own[Own.PURSE + player]
    for k in range(6):
        told.append(share((goods >> (k * 10)) & GOOD_MASK, 20))
    away = p.own[Own.AWAY + player]
    k = 0
    while k <= data.GUILD:
        told.append(share((away >> (k * data.WORKER)) & data.WORKER_MASK, data.WORKERS))
        k += 1
    told.append(share(p.own[Own.FREE + player], data.WORKERS))
    told.append(share(ending.metric(p, player, Metric.CAPTIVES), data.WORKERS))
    told.append(share(captures.on_boards(p, player), data.WORKERS))
    told.append(share(p.own[Own.VIRTUE + player], printed.MOST_VIRTUE))
    told.append(share(p.own[Own.LEVEL + player], printed.TOP_LEVEL))
    told.append(share(p.own[Own.UNPAID + player], 10))
    told.append(share(p.own[Own.PAID + player], 10))
    told.append(share(bits(p.own[Own.HAND + player]), 10))
    told.append(share(ending.total(p, player) + 30, 120))
    told.append(1.0 if p.active == player else 0.0)
    board = p.own[Own.BOARD + player] if p.variant.variable_setup and player < p.seats else data.PEOPLE
    for k in range(data.PEOPLE):
        told.append(1.0 if board == k else 0.0)
    tell_set(told, p.own[Own.CREW + player])
    tell_set(told, p.own[Own.BUILT + player])


def tell_table(p: ArchitectsPosition, told: list[float]) -> None:
    shown: i64 = 0
    for k in range(data.SLOTS):
        apprentice = i64(p.cards[Piles.DISPLAY + k])
        told.append(share(apprentice + 1, data.CARDS) if apprentice < data.CARDS else 0.0)
        if apprentice < data.CARDS:
            shown |= BIT[apprentice]
    for k in range(data.SLOTS):
        told.append(share(i64(p.cards[Piles.COINS + k]), 8))
    tell_set(told, shown)
    small = market.small(p)
    large = market.large(p)
    for k in range(5):
        told.append(share((small >> (k * 10)) & GOOD_MASK, 3))
        told.append(share((large >> (k * 10)) & GOOD_MASK, 3))
    for k in range(3):
        told.append(1.0 if (p.spaces >> (k << 2)) & 15 else 0.0)
    told.append(share(p.tax, 30))
    told.append(share(p.laid, 32))
    told.append(left(p))
    told.append(1.0 if p.closing else 0.0)
    told.append(share(p.deck_size, data.CARDS))
    told.append(share(p.about() if p.frames else 0, 1024))
    k = 0
    while k <= Phase.OVER:
        told.append(1.0 if p.phase == k else 0.0)
        k += 1


def tell_set(told: list[float], cards: i64) -> None:
    for k in range(data.CARDS):
        told.append(float((cards >> k) & 1))


def tell_zeros(told: list[float], number: i64) -> None:
    while number > 0:
        told.append(0.0)
        number -= 1


def share(number: i64, most: i64) -> float:
    """A count as a number from 0 to 1."""
    if number <= 0:
        return 0.0
    return 1.0 if number >= most else float(number) / float(most)


def feature_names() -> list[str]:
    """One for each number of `features`."""
    names: list[str] = []
    for player in ("own", "next_1", "next_2", "next_3", "next_4"):
        names += [f"{player}_{good}" for good in GOOD_IDS]
        names += [f"{player}_at_{place}" for place in [*LOCATION_IDS[: data.CIRCLES], "prison", "guildhall"]]
        parts = ["available", "captives", "on_boards", "virtue", "level", "unpaid", "paid", "hand", "points", "active"]
        names += [f"{player}_{part}" for part in parts]
        names += [f"{player}_is_{board}" for board in printed.BOARD_IDS]
        names += [f"{player}_has_{apprentice}" for apprentice in printed.APPRENTICE_IDS]
        names += [f"{player}_built_{building}" for building in printed.BUILDING_IDS]
    for place in ("hand", "packet", "dug"):
        names += [f"{place}_{building}" for building in printed.BUILDING_IDS]
    names += [f"apprentice_{slot}" for slot in data.SLOT_IDS] + [f"silver_{slot}" for slot in data.SLOT_IDS]
    names += [f"shown_{apprentice}" for apprentice in printed.APPRENTICE_IDS]
    names += [f"{size}_{good}" for good in GOOD_IDS[:5] for size in ("small", "large")]
    names += [f"taken_{space}" for space in ("left", "middle", "right")]
    names += ["tax", "guildhall", "left", "closing", "deck", "about"]
    return names + [f"phase_{phase}" for phase in data.PHASE_IDS]


FEATURES: Final[list[str]] = feature_names()
PER_PLAYER: Final = 112
