"""AR-1, AR-20.1, AR-20.2: what is in the box, checked against the counts of the dossier."""

import re
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files

import pytest
from tests.architects.arrange import ann, bob, goods, play, table

from adamak.games.architects.components import (
    APPRENTICE_ROWS,
    BOARD_ROWS,
    BOT_ROWS,
    BUILDING_ROWS,
    CATHEDRAL_ROWS,
    GOOD_IDS,
    LOCATION_IDS,
    MARKET_ROWS,
    REWARD_ROWS,
    SKILL_IDS,
    TAX_EVASION,
    VIRTUE_POINTS,
)


def family(name: str) -> str:
    words = [word for word in name.split("_") if not word.isdigit() and word not in (*GOOD_IDS, *SKILL_IDS, "virtue")]
    return "_".join(words)


def test_ar_1_1_numbers_of_cards():
    assert (len(APPRENTICE_ROWS), len(BUILDING_ROWS)) == (40, 40)
    assert (len(MARKET_ROWS), len(REWARD_ROWS)) == (10, 11)
    assert len({row[0] for row in APPRENTICE_ROWS}) == len({row[0] for row in BUILDING_ROWS}) == 40


def test_ar_1_1_families_of_apprentices():
    assert Counter(family(row[0]) for row in APPRENTICE_ROWS) == {
        "acolyte": 3, "conspirator": 2, "debt_collector": 3, "gatekeeper": 1, "illusionist": 1, "jeweller": 2,
        "labourer": 1, "merchant": 5, "miner": 2, "patron": 4, "pickpocket": 1, "squire": 3, "stonecutter": 2,
        "swindler": 3, "thief": 1, "trader": 3, "trickster": 1, "woodcutter": 2,
    }  # fmt: skip


def test_skills_of_apprentices_thirteen_each_and_the_labourer():
    icons = Counter(skill for row in APPRENTICE_ROWS for skill in row[1].split())
    assert icons == {"carpentry": 14, "tiling": 14, "masonry": 14}


def test_ar_14_1_skills_of_buildings():
    assert Counter(row[1] for row in BUILDING_ROWS) == {
        "": 13, "masonry": 5, "carpentry": 4, "tiling": 4, "carpentry tiling masonry": 7, "carpentry masonry": 2,
        "carpentry tiling": 3, "tiling masonry": 2,
    }  # fmt: skip


def test_points_of_buildings_add_up():
    assert sum(row[4] for row in BUILDING_ROWS) == 279


def in_all(texts: Iterable[str]) -> dict[str, int]:
    """ "2 wood 1 gold" and the like, added up."""
    total: Counter[str] = Counter()
    for text in texts:
        for number, name in re.findall(r"(-?\d+) (\w+)", text):
            total[name] += int(number)
    return dict(total)


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def effects(kind: str) -> dict[str, str]:
    """The English sentence beside each card."""
    words = (files("adamak.games.architects") / "text" / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(rf"^{kind}-(\w+) = .*\n    \.effect = (.*)$", words, re.M))


# What the sentence says besides the table: a rule's own number, or "1" of a thing.
BESIDES = {
    "watchtower": ["3"], "church": ["1"], "library": ["1"], "conspirator_1": ["1"], "conspirator_2": ["1"],
    "gatekeeper": ["2"], "thief": ["1"], "trickster": ["1"],
}  # fmt: skip


def test_ar_14_2_costs_of_buildings_add_up():
    costs = in_all(row[2] for row in BUILDING_ROWS)
    assert costs == {"clay": 59, "wood": 75, "stone": 77, "gold": 30, "marble": 22}
    assert sum(row[3] for row in BUILDING_ROWS) == -8, "virtue"


@pytest.mark.parametrize("row", BUILDING_ROWS, ids=lambda row: row[0])
def test_ar_21_1_the_words_of_a_building_say_its_numbers(row: tuple):
    table = numbers(f"{row[5]} {row[6]}".replace("per 1 ", ""))
    assert numbers(effects("building")[row[0]]) == sorted([*table, *BESIDES.get(row[0], [])])


@pytest.mark.parametrize("row", APPRENTICE_ROWS, ids=lambda row: row[0])
def test_ar_20_1_the_words_of_an_apprentice_say_its_numbers(row: tuple):
    table = numbers(f"{row[4]} {row[5]}")
    assert numbers(effects("apprentice")[row[0]]) == sorted([*table, *BESIDES.get(row[0], [])])


def test_ar_11_markets_and_rewards_add_up():
    assert in_all(row[1] for row in MARKET_ROWS) == {"marble": 6, "gold": 6, "stone": 2, "wood": 4}
    assert in_all(row[2] for row in MARKET_ROWS) == {"marble": 12, "wood": 12, "gold": 4, "stone": 12}
    rewards = in_all(row[1] for row in REWARD_ROWS)
    assert rewards == {"virtue": 13, "silver": 6, "wood": 4, "stone": 4, "card": 2, "gold": 1}


def test_ar_3_2_what_the_boards_give():
    assert {row[0]: row[2:] for row in BOARD_ROWS} == {
        "therese": (4, 5, 5, "1 card"),
        "caroline": (8, 10, 3, "1 debt 1 marble"),
        "ada": (0, 0, 11, "1 card 1 gold"),
        "fredrick": (0, 4, 7, "1 stone"),
        "rudolf": (0, 3, 9, "1 wood"),
    }


def test_every_building_has_one_effect():
    assert all(bool(row[5]) != bool(row[6]) for row in BUILDING_ROWS)
    assert sum(bool(row[5]) for row in BUILDING_ROWS) == 19


def test_ar_20_2_virtue_on_hiring():
    changes = {family(row[0]): row[2] for row in APPRENTICE_ROWS}
    assert {name for name, change in changes.items() if change == 1} == {"acolyte", "squire"}
    assert {name for name, change in changes.items() if change == -1} == {
        "gatekeeper", "illusionist", "pickpocket", "swindler", "trickster",
    }  # fmt: skip
    assert changes["thief"] == 0


def test_each_market_face_lies_on_two_cards():
    assert set(Counter(row[1] for row in MARKET_ROWS).values()) == {2}
    assert set(Counter(row[2] for row in MARKET_ROWS).values()) == {2}


def test_rewards_always_bring_virtue():
    assert all("virtue" in row[1] for row in REWARD_ROWS)


def test_ar_15_1_cathedral_has_eleven_spaces():
    assert sum(row[3] for row in CATHEDRAL_ROWS[1:]) == 11
    assert [row[2] for row in CATHEDRAL_ROWS] == [0, 2, 4, 7, 12, 20]


def test_ar_16_1_virtue_track():
    assert VIRTUE_POINTS == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    assert TAX_EVASION[:5] == [2, 2, 1, 1, 0]


def test_ar_1_4_boards_and_colours():
    assert {row[0]: row[1] for row in BOARD_ROWS} == {
        "therese": "blue", "caroline": "green", "ada": "purple", "fredrick": "red", "rudolf": "yellow",
    }  # fmt: skip


def test_ar_5_1_nine_open_circles_three_market_spaces_and_the_guildhall():
    assert LOCATION_IDS[:9] == [
        "forest", "quarry", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand",
        "guardhouse",
    ]  # fmt: skip
    assert len(LOCATION_IDS) == 13


def test_ar_1_2_no_published_solo_material_but_sixteen_cards_of_our_own():
    """AR-26.2: nothing goes by the names of the published opponents."""
    assert len(BOT_ROWS) == 16
    assert not any("constantine" in row[0] or "helena" in row[0] for row in BOT_ROWS)


@pytest.mark.parametrize("number", [60, 90])
def test_ar_1_3_the_supply_never_runs_out(number: int):
    p = table(ann(goods=f"{number} stone", workers="3 quarry"), bob(goods="50 silver", unpaid=22))
    play(p, ann, "place quarry")
    assert goods(p, ann) == {"stone": number + 4}
    play(p, bob, "place silversmith")
    assert goods(p, bob) == {"silver": 52}
