"""What a seat sees as numbers from 0 to 1, for learning programs: the table, the own hand, the mats, own first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.games.trajan import data, mancala, quarters, seaport
from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, KIND_IDS, NEED_IDS, STACK_IDS
from adamak.games.trajan.data import Mat, Phase
from adamak.games.trajan.setup import MAT_TILES

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

SEATS: Final = 4
MOST_POINTS: Final = 200.0


def _tile_names(where: str) -> list[str]:
    return [f"{where}_{name}" for name in [*COLOUR_IDS, *STACK_IDS, "points"]]


def _mat_names(seat: int) -> list[str]:
    who = "own" if seat == 0 else f"next{seat}"
    names = ["seated", "score", "hand", "supply", "camp", "yard", "disc", "votes"]
    names += [f"display_{card}" for card in COMMODITY_IDS] + [f"known_{card}" for card in COMMODITY_IDS]
    names += MAT_TILES + [f"kept_{need}" for need in NEED_IDS] + [f"plus2_{action}" for action in ACTION_IDS]
    names += [f"arch_{action}" for action in [*ACTION_IDS, "centre"]]
    names += [f"leader_{province}" for province in data.PROVINCE_IDS]
    names += [f"legionnaire_{province}" for province in data.PROVINCE_IDS[:-1]]
    names += [f"worker_{site}" for site in data.SITE_IDS] + [f"built_{kind}" for kind in KIND_IDS]
    names += [f"yellow_{bonus}" for bonus in data.BONUS_IDS] + [f"gray_{bonus}" for bonus in data.BONUS_IDS]
    for action in ACTION_IDS:
        names += [f"tray_{action}_{colour}" for colour in COLOUR_IDS] + _tile_names(f"slot_{action}")
    return [f"{who}_{name}" for name in names]


def _names() -> tuple[str, ...]:
    names = [f"phase_{phase}" for phase in data.PHASE_IDS[:-1]] + [f"action_{action}" for action in ACTION_IDS]
    names += ["decides", "active", "quarter", "rounds", "time", "laps", "extra_spent", "pile", "forum_pile"]
    names += [f"demand_{need}" for need in NEED_IDS] + [f"gray_{ship}" for ship in data.SHIP_IDS]
    names += [f"sown_{colour}" for colour in COLOUR_IDS] + [f"sow_into_{action}" for action in ACTION_IDS]
    names += [f"left_{card}" for card in COMMODITY_IDS] + [f"right_{card}" for card in COMMODITY_IDS]
    names += [f"cargo_{card}" for card in COMMODITY_IDS] + [f"hand_{card}" for card in COMMODITY_IDS]
    names += [f"offer_{bonus}" for bonus in data.BONUS_IDS]
    for stack in STACK_IDS:
        names += [f"stack_{stack}_left", *(f"stack_{stack}_{colour}" for colour in COLOUR_IDS)]
    names += [f"forum_{tile}" for tile in data.TILE_IDS]
    names += [f"{province}_{tile}" for province in data.PROVINCE_IDS[:-1] for tile in data.TILE_IDS[: data.KINDS]]
    names += [f"{site}_{kind}" for site in data.SITE_IDS for kind in [*KIND_IDS, "points"]]
    for seat in range(SEATS):
        names += _mat_names(seat)
    return tuple(names)


NAMES: Final = _names()


def features(p: TrajanPosition, seat: i64) -> list[float]:
    """In the order of `NAMES`."""
    found: list[float] = []
    _moment(p, seat, found)
    _goods(p, seat, found)
    _board(p, found)
    other = seat
    for k in range(SEATS):
        _mat(p, other if k < p.seats else -1, found)
        other = p.next_seat(other)
    return found


def _one_of(found: list[float], chosen: i64, number: i64) -> None:
    for k in range(number):
        found.append(1.0 if k == chosen else 0.0)


def _members(found: list[float], mask: i64, number: i64) -> None:
    for k in range(number):
        found.append(float((mask >> k) & 1))


def _cards(found: list[float], packed: i64) -> None:
    for k in range(data.COMMODITIES):
        found.append(float((packed >> (k * 3)) & 7) / 5.0)


def _markers(found: list[float], packed: i64) -> None:
    for k in range(data.COLOURS):
        found.append(float((packed >> (k * 2)) & 3) / 2.0)


def _share(number: i64, most: float) -> float:
    """A number as a part of what is usual, kept within 0 and 1."""
    share = float(number) / most
    return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share


def _moment(p: TrajanPosition, seat: i64, found: list[float]) -> None:
    """What is asked, of whom, and when."""
    _one_of(found, p.phase, Phase.OVER)
    _one_of(found, p.about() if p.frames else -1, data.TRAYS)
    found.append(1.0 if p.decider == seat else 0.0)
    found.append(1.0 if p.turn == seat else 0.0)
    found.append(_share(p.quarter, 4.0))
    found.append(_share(p.rounds, 3.0))
    found.append(float(p.time) / float(p.variant.spaces))
    found.append(_share(p.laps, 2.0))
    found.append(float(p.spent))
    pile: i64 = len(p.pile) - p.pile_at
    found.append(_share(pile, 60.0))
    supply: i64 = len(p.forum_pile) - p.forum_at
    found.append(_share(supply, 60.0))
    need: i64 = 1
    while need <= data.NEEDS:
        wanted = p.wanted
        number: i64 = 0
        while wanted:
            if wanted & 3 == need:
                number += 1
            wanted >>= 2
        found.append(_share(number, 3.0))
        need += 1
    _members(found, p.gray_ships, data.SHIPS)
    _markers(found, p.in_hand)
    _one_of(found, p.sow_tray if p.lifted else -1, data.TRAYS)


def _goods(p: TrajanPosition, seat: i64, found: list[float]) -> None:
    """The tops of L and R, what is being played, the own hand, the bonus tiles on offer."""
    _one_of(found, seaport.heap_top(p, 0), data.COMMODITIES)
    _one_of(found, seaport.heap_top(p, 1), data.COMMODITIES)
    _cards(found, p.cargo)
    _cards(found, p.mat[Mat.HAND + seat])
    bonus: i64 = 1
    while bonus <= data.BONUSES:
        found.append(1.0 if p.offer & 15 == bonus or p.offer >> 4 == bonus else 0.0)
        bonus += 1


def _board(p: TrajanPosition, found: list[float]) -> None:
    """Trajan stacks, forum, provinces, sites."""
    for stack in range(data.STACKS):
        queue = p.mat[Mat.STACK + stack]
        number: i64 = 0
        while queue:
            number += 1
            queue >>= 4
        found.append(float(number) / float(data.STACK_SIZE))
        _printed(found, mancala.top_of(p, stack) if p.phase != Phase.MARKERS else -1)
    kind: i64 = 1
    while kind <= data.KINDS + 6:
        found.append(_share(_lying(p.green, kind) + _lying(p.yellow, kind), 4.0))
        kind += 1
    for province in range(data.PROVINCES):
        _one_of(found, ((p.provinces >> (province * 5)) & 31) - 1, data.KINDS)
    for site in range(data.SITES):
        tile: i64 = i64(p.grid[site]) if (p.intact >> site) & 1 else -1
        _one_of(found, tile >> 2 if tile >= 0 else -1, data.BUILDING_KINDS)
        found.append(float((tile & 3) + 2) / 5.0 if tile >= 0 else 0.0)


def _lying(spaces: i64, entry: i64) -> i64:
    number: i64 = 0
    while spaces:
        if spaces & 31 == entry:
            number += 1
        spaces >>= 5
    return number


def _printed(found: list[float], tile: i64) -> None:
    """The two colours of a Trajan tile, or nothing."""
    for colour in range(data.COLOURS):
        number: i64 = 0
        if tile >= 0:
            if data.FIRST_COLOUR[tile] == colour:
                number += 1
            if data.SECOND_COLOUR[tile] == colour:
                number += 1
        found.append(float(number) / 2.0)


def _mat(p: TrajanPosition, seat: i64, found: list[float]) -> None:
    """What lies before one player; zeros for a seat that is not taken."""
    if seat < 0:
        for _ in range(MAT_FEATURES):
            found.append(0.0)
        return
    mat = p.mat
    found.append(1.0)
    found.append(_share(mat[Mat.SCORE + seat], MOST_POINTS))
    found.append(_share(seaport.hand_size(mat[Mat.HAND + seat]), 15.0))
    found.append(_share(mat[Mat.SUPPLY + seat], 13.0))
    found.append(_share(mat[Mat.CAMP + seat], 8.0))
    found.append(_share(mat[Mat.YARD + seat], 8.0))
    found.append(_share(mat[Mat.DISC + seat], float(data.TOP_SPACE)))
    found.append(_share(quarters.votes_of(p, seat), 20.0))
    _cards(found, mat[Mat.DISPLAY + seat])
    _cards(found, mat[Mat.KNOWN + seat])
    for kind in range(data.KINDS):
        found.append(_share(p.owned(seat, kind), float(data.TILE_MASK[kind])))
    for need in range(data.NEEDS):
        found.append(float(bits(mat[Mat.KEPT + seat] & data.KEPT_OF_NEED[need])) / 3.0)
    _members(found, mat[Mat.PLUS2 + seat], data.TRAYS)
    _one_of(found, mat[Mat.ARCH + seat], data.CENTRE + 1)
    _one_of(found, mat[Mat.LEADER + seat], data.ITALIA + 1)
    _members(found, mat[Mat.LEGIONS + seat], data.PROVINCES)
    _members(found, mat[Mat.WORKERS + seat], data.SITES)
    for kind in range(data.BUILDING_KINDS):
        found.append(float(bits((mat[Mat.BUILT + seat] >> (kind * 4)) & 15)) / 4.0)
    _members(found, mat[Mat.YELLOW + seat], data.BONUSES)
    _members(found, mat[Mat.GRAY + seat], data.BONUSES)
    for tray in range(data.TRAYS):
        _markers(found, mat[Mat.TRAY + 4 * tray + seat])
        tile = ((mat[Mat.SLOTS + seat] >> (tray * 6)) & 63) - 1
        _printed(found, tile)
        _one_of(found, tile // data.STACK_SIZE if tile >= 0 else -1, data.STACKS)
        found.append(float(data.TRAJAN_POINTS[tile]) / 9.0 if tile >= 0 else 0.0)


MAT_FEATURES: Final = 249
assert len(_mat_names(0)) == MAT_FEATURES
