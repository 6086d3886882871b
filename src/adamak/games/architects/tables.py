"""What is printed on the components, ready to be drawn: the tables of `components.py` as the page is given them."""

from __future__ import annotations

import re

from msgspec import Struct

from adamak.games.architects import components, data, printed
from adamak.games.architects.components import items
from adamak.games.architects.setup import CIRCLE_IDS, MARKET_SPACES


class Item(Struct):
    number: int
    what: str  # a good, virtue, card, debt, vp


class Effect(Struct):
    """What a building does when it is constructed, or at the end."""

    at_once: bool
    kind: str  # gain, choose, capture ...; at the end most, per, no, always, unpaid
    gives: list[Item]
    number: int  # captures, prisoners
    per: int  # at the end, and for the Palace
    metric: str  # what is looked at


class Building(Struct):
    skills: list[str]
    cost: dict[str, int]
    virtue: int
    points: int
    effect: Effect


class Apprentice(Struct):
    skills: list[str]
    virtue: int  # on hiring
    trigger: str
    pays: dict[str, int]
    gains: dict[str, int]


class CharacterBoard(Struct):
    prison: int
    silver: int
    virtue: int
    gains: dict[str, int]


class ArchitectsTables(Struct):
    goods: list[str]
    circles: list[str]
    market_spaces: list[str]
    market_silver: list[int]
    slots: list[str]
    virtue_points: list[int]
    tax_evasion: list[int]
    market_virtue: int  # AR-16.4: at most
    cathedral_virtue: int  # AR-16.5: at least
    buildings: dict[str, Building]
    apprentices: dict[str, Apprentice]
    boards: dict[str, CharacterBoard]


def at_once(building: int, text: str) -> Effect:
    kind = printed.AT_ONCE_IDS[printed.AT_ONCE[building]]
    what, _, per = text.partition(" per ")
    gives = [Item(int(number), name) for number, name in re.findall(r"(\d+) (\w+)", what)]
    number = {"capture": int(printed.FREE_CAPTURES[building]), "prisoners": printed.PRISONERS}.get(kind, 0)
    return Effect(True, kind, gives, number, int(per.split()[0]) if per else 1, per.split()[1] if per else "")


def at_the_end(building: int) -> Effect:
    virtue, points = int(printed.END_VIRTUE[building]), int(printed.END_POINTS[building])
    rule, metric = printed.END_RULE[building], printed.END_METRIC[building]
    gives = Item(virtue, "virtue") if virtue else Item(points, "vp")
    kind = printed.RULE_IDS[rule]
    return Effect(False, kind, [gives], 0, int(printed.END_PER[building]), printed.METRIC_IDS[metric])


BUILDINGS = {
    name: Building(skills.split(), items(cost), virtue, points, at_once(k, now) if now else at_the_end(k))
    for k, (name, skills, cost, virtue, points, now, _) in enumerate(components.BUILDING_ROWS)
}
TABLES = ArchitectsTables(
    components.GOOD_IDS,
    CIRCLE_IDS,
    MARKET_SPACES,
    components.MARKET_SILVER,
    data.SLOT_IDS,
    components.VIRTUE_POINTS,
    components.TAX_EVASION,
    printed.MARKET_VIRTUE,
    printed.CATHEDRAL_VIRTUE,
    BUILDINGS,
    {
        name: Apprentice(skills.split(), virtue, trigger, items(pays), items(gains))
        for name, skills, virtue, trigger, pays, gains in components.APPRENTICE_ROWS
    },
    {
        name: CharacterBoard(prison, silver, virtue, items(gains))
        for name, _, prison, silver, virtue, gains in components.BOARD_ROWS
    },
)
