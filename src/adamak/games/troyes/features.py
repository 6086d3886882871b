"""The table as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings, data, defence, groups, threats
from adamak.games.troyes.data import Family, Phase

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def upto(number: i64, most: float) -> float:
    value = float(number) / most
    return value if value < 1.0 else 1.0


def family_features(p: TroyesPosition, owner: i64, found: list[float]) -> None:
    """Eighteen numbers that everybody can see."""
    family = p.family
    found.append(upto(family[Family.DENIERS + owner], 40.0))
    found.append(upto(family[Family.INFLUENCE + owner], 20.0))
    found.append(upto(family[Family.SUPPLY + owner], 6.0))
    found.append(upto(family[Family.RESERVE + owner], 24.0))
    found.append(upto(family[Family.PURSE + owner], 6.0))
    for building in range(i64(data.BUILDINGS)):
        found.append(upto(buildings.upright(p, building, owner), 6.0))
        found.append(upto(buildings.lying(p, building, owner), 2.0))
    for colour in range(i64(data.COLOURS)):
        found.append(upto(data.dice_in(p.square[owner] & data.OF_COLOUR[colour]), 6.0))
    found.append(upto(defence.strength(p.square[owner]), 40.0))
    found.append(upto(p.cathedral_cubes(owner), 10.0))
    found.append(upto(activity_cards.tradesmen(p, owner), 9.0))
    found.append(upto(threats.with_own_cube(p, owner), 10.0))


def features(p: TroyesPosition, seat: i64) -> list[float]:
    """The own family and the others' in turn, then secrets of one's own, the cards, the events, and the moment."""
    found: list[float] = []
    for k in range(i64(4)):
        if k < p.seats:
            family_features(p, (seat + k) % p.seats, found)
        else:
            found.extend([0.0] * 18)
    family_features(p, data.NEUTRAL, found)
    found.append(upto(p.family[Family.VP + seat], 60.0))
    for character in range(i64(data.CHARACTERS)):
        found.append(1.0 if p.family[Family.SECRET + seat] & data.ONE_BIT[character] else 0.0)
    for slot in range(i64(data.SLOTS)):
        found.append(float(p.card_on(slot) + 1) / 30.0 if slot % 3 < p.revealed else 0.0)
        found.append(1.0 if activity_cards.stands(p, slot, seat) else 0.0)
        found.append(upto(activity_cards.cubes(p, slot, seat), 8.0))
    for threat in range(i64(18)):
        at = threats.place_of(p, threat)
        found.append(1.0 if at >= 0 else 0.0)
        found.append(upto(threats.own_cubes(p, at, seat), 6.0) if at >= 0 else 0.0)
    for phase in range(i64(Phase.OVER + 1)):
        found.append(1.0 if p.phase == phase else 0.0)
    found.append(upto(p.round, 6.0))
    found.append(upto(defence.black_sum(p.black) + defence.black_sum(p.against), 30.0))
    found.append(upto(groups.sum_of(p.group), 18.0))
    found.append(1.0 if p.turn == seat else 0.0)
    return found
