"""TJ-1: what is in the box, cross-checked against the sums that the components must give."""

from collections import Counter

import pytest

from adamak.games.trajan import components as box
from adamak.games.trajan.data import (
    BONUS_IDS,
    CONSTRUCTION_IDS,
    FORUM_IDS,
    PROVINCE_IDS,
    SITE_IDS,
    TILE_COUNTS,
    TILE_IDS,
    TRAJAN_IDS,
)
from adamak.games.trajan.slow_rules import beside

from .arrange import new_game, player, seen


def test_tj_1_1_six_areas_one_per_action():
    assert box.ACTION_IDS == ["seaport", "forum", "military", "senate", "trajan", "construction"]


def test_tj_1_2_a_set_per_player():
    assert len(box.COLOUR_IDS) * box.MARKERS_PER_COLOUR == 12
    assert box.TOKENS == 15
    assert box.PLAYER_COLOURS == ["red", "green", "blue", "brown"]
    assert (4 * box.TOKENS, 4 * 12) == (60, 48)


def test_tj_1_3_sixty_cards():
    assert len(box.COMMODITY_IDS) * box.CARDS_PER_COMMODITY == 60
    named = [name for row in box.BONUS_ROWS if row[1].startswith("goods") for name in row[1].split()[1:]]
    assert sorted(named) == sorted(box.COMMODITY_IDS), "each commodity is named on exactly one goods bonus tile"


def test_tj_1_4_trajan_tiles_and_their_colours():
    assert len(TRAJAN_IDS) == len(set(TRAJAN_IDS)) == 54
    assert set(Counter(row[1] for row in box.TRAJAN_ROWS).values()) == {9}
    colours = Counter(colour for row in box.TRAJAN_ROWS for colour in row[2:4])
    assert set(colours.values()) == {18}
    pairs = Counter(tuple(sorted(row[2:4])) for row in box.TRAJAN_ROWS)
    assert all(pairs[(colour, colour)] == 3 for colour in box.COLOUR_IDS)
    mixed = Counter(number for pair, number in pairs.items() if pair[0] != pair[1])
    assert mixed == {3: 6, 2: 9}


@pytest.mark.parametrize(
    ("stack", "points", "numbers"),
    [("vp9", {9}, {0}), ("cards", {3}, {2}), ("plus2", {4}, {0}), ("demand", {1}, {0})],
)
def test_tj_1_4_points_of_the_stacks(stack, points, numbers):
    rows = [row for row in box.TRAJAN_ROWS if row[1] == stack]
    assert {row[4] for row in rows} == points
    assert {row[5] for row in rows} == numbers


@pytest.mark.parametrize("stack", ["workers", "legionnaires"])
def test_tj_1_4_five_points_with_one_token_or_two_with_two(stack):
    rows = Counter((row[4], row[5]) for row in box.TRAJAN_ROWS if row[1] == stack)
    assert rows == {(5, 1): 5, (2, 2): 4}


def test_tj_1_4_three_demand_tiles_of_each_need():
    assert Counter(row[6] for row in box.TRAJAN_ROWS if row[1] == "demand") == {"bread": 3, "games": 3, "religion": 3}


def test_tj_1_4_seventy_forum_tiles():
    counts = dict(box.FORUM_ROWS)
    assert sum(number for name, number in counts.items() if "votes" in name) == 12
    assert sum(number for name, number in counts.items() if "need_" in name and "wild" not in name) == 42
    wilds = ["forum_wild_commodity", "forum_wild_need", "forum_wild_construction", "forum_wild_extra_action"]
    assert [counts[name] for name in wilds] == [3, 3, 2, 2]
    assert sum(counts.values()) == 70


def test_tj_1_4_other_tiles():
    assert sum(number for _, number in box.EXTRA_ROWS) == 12 == 3 * 4
    assert len(CONSTRUCTION_IDS) == len(set(CONSTRUCTION_IDS)) == 20
    assert sum(int(name[-1]) for name in CONSTRUCTION_IDS) == 70
    assert 3 * box.DEMANDS_PER_NEED - box.DEMANDS_REMOVED == 12 == 3 * 4
    assert len(BONUS_IDS) == 12 == 4 + 2 + 3 * 2
    assert 70 - 10 - 4 * 12 == 12, "what four players leave for the provinces"


def test_tj_1_5_extra_tiles_of_either_back_are_one_kind_once_owned():
    from .arrange import acting, green, play, red

    p = acting("forum", red(), green(), forum={"forum_c0_r1": "extra_senate", "forum_c1_r1": "forum_extra_senate"})
    play(p, red, "forum forum_c0_r1")
    assert player(p, red)["extra"]["senate"] == 1
    q = acting("forum", red(), green(), forum={"forum_c0_r1": "extra_senate", "forum_c1_r1": "forum_extra_senate"})
    play(q, red, "forum forum_c1_r1")
    assert player(q, red)["extra"]["senate"] == 1
    assert TILE_COUNTS[TILE_IDS.index("forum_extra_senate")] == 1
    assert TILE_COUNTS[TILE_IDS.index("extra_senate")] == 2


def test_tj_1_6_a_token_never_changes_its_role_again():
    """Recruited or hired, it stays legionnaire or worker: the setup counts fifteen tokens a player in their places."""
    from .arrange import acting, green, play, red

    p = play(acting("military", red(), green()), red, "recruit")
    told = player(p, red)
    assert (told["supply"], told["camp"], told["yard"]) == (12, 2, 1)


def test_tj_1_7_trays_clockwise_each_with_its_slot():
    told = player(new_game(), 0)["trays"]
    assert [one["tray"] for one in told] == ["seaport", "forum", "military", "senate", "trajan", "construction"]


def test_provinces_and_their_borders():
    """TJ-8.2: 14 land borders, 3 dashed links of Britannia, 3 roads from the camp; 65 points in all."""
    borders = {frozenset((name, other)) for name, _, others in box.PROVINCE_ROWS for other in others}
    assert sum(len(others) for _, _, others in box.PROVINCE_ROWS) == 2 * len(borders), "every border has two sides"
    assert len(borders) == 17
    assert len([pair for pair in borders if "britannia" in pair]) == 3
    assert len(box.CAMP_EXITS) == 3
    assert sum(points for _, points, _ in box.PROVINCE_ROWS) == 65
    assert len(PROVINCE_IDS) == 11


def test_sites_and_spaces():
    assert len(SITE_IDS) == 20
    assert sum(len(beside(site)) for site in SITE_IDS) == 2 * 31, "31 neighbourly pairs in a grid of four rows of five"
    assert len(FORUM_IDS) == 15
    assert len(seen(new_game())["forum"]) == 15
