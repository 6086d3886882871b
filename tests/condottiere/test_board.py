"""CO-1: what lies in the box, and the map. The numbers here are written out by hand."""

import json
from collections import Counter
from pathlib import Path

import pytest

from adamak.core import Problem
from adamak.games.condottiere import GAME
from adamak.games.condottiere.data import BORDERS, CARD_IDS, COPIES, PRINTED, REGION_IDS, largest_group

from .arrange import (
    DECK,
    anna,
    battle,
    between_battles,
    bruno,
    carla,
    conquest,
    everybody_keeps,
    everybody_passes,
    follow,
    new_game,
    play,
    play_randomly,
    refused,
    table,
    written,
)

NEIGHBOURS = {
    "torino": "milano genova",
    "milano": "torino venezia genova mantova modena parma",
    "venezia": "milano mantova ferrara",
    "genova": "torino milano parma",
    "mantova": "milano venezia ferrara modena",
    "ferrara": "venezia mantova modena bologna",
    "modena": "milano mantova ferrara parma bologna lucca firenze",
    "parma": "milano genova modena lucca",
    "bologna": "ferrara modena firenze urbino",
    "lucca": "modena parma firenze",
    "firenze": "modena bologna lucca siena urbino spoleto roma",
    "siena": "firenze roma",
    "urbino": "bologna firenze spoleto ancona",
    "spoleto": "firenze urbino ancona roma napoli",
    "ancona": "urbino spoleto napoli",
    "roma": "firenze siena spoleto napoli",
    "napoli": "spoleto ancona roma",
}
DEGREES = {
    "torino": 2, "milano": 6, "venezia": 3, "genova": 3, "mantova": 4, "ferrara": 4, "modena": 7, "parma": 4,
    "bologna": 4, "lucca": 3, "firenze": 7, "siena": 2, "urbino": 4, "spoleto": 5, "ancona": 3, "roma": 4, "napoli": 3,
}  # fmt: skip


def group_of(*names: str) -> int:
    return int(largest_group(sum(1 << REGION_IDS.index(name) for name in names)))


def touching() -> dict[str, set[str]]:
    """Who touches whom, as the engine reckons groups."""
    return {a: {b for b in REGION_IDS if b != a and group_of(a, b) == 2} for a in REGION_IDS}


def test_co_1_1_seventeen_regions():
    assert sorted(REGION_IDS) == sorted(NEIGHBOURS)
    assert len(REGION_IDS) == 17


def test_co_1_2_one_hundred_and_ten_cards():
    assert sum(DECK.values()) == 110
    assert sum(n for card, n in DECK.items() if card.startswith("mercenary")) == 58
    assert sum(n for card, n in DECK.items() if not card.startswith("mercenary")) == 52


def test_co_1_3_condottiere_token_marks_the_battle_then_lies_before_its_holder():
    p = battle(anna(hand="10 1"), bruno(hand="1 1"), site="lucca")
    assert table(p)["site"] == "lucca"
    follow(p, "anna 10", "bruno pass", "anna pass")
    assert (table(p)["holder"], p.actors()) == (anna, [anna])
    play(p, anna, "site roma")
    assert table(p)["site"] == "roma"


def test_co_1_4_favor_of_the_pope_starts_off_the_board():
    """R-01."""
    assert table(new_game(4))["favor"] is None


def test_co_1_4_region_with_the_favor_cannot_be_attacked():
    p = between_battles(anna(hand="1"), bruno(hand="1"), favor="roma")
    assert refused(p, anna, "site roma") == "CO-5.7"


def test_co_1_5_six_markers_each():
    with pytest.raises(Problem, match="setup-markers"):
        GAME.from_setup(
            written(anna(hand="1", regions="torino venezia lucca ancona roma bologna napoli"), bruno(hand="1"))
        )


def test_co_1_5_nobody_ever_needs_a_seventh_marker():
    for seats in range(2, 7):
        p = play_randomly(new_game(seats, taking_regions=True, stall_guard=True), f"markers {seats}")
        assert max(len(one["regions"]) for one in table(p)["players"]) <= 6


def test_co_1_6_thirty_four_borders():
    assert len({frozenset(pair) for pair in BORDERS}) == 34
    assert sum(map(len, touching().values())) == 68


def test_co_1_6_regions_across_the_water_do_not_touch():
    assert "venezia" not in touching()["ancona"]
    assert "genova" not in touching()["lucca"]


def test_co_1_7_a_chain_is_enough():
    """R-02: Genova, Parma, Lucca: the ends do not touch."""
    assert group_of("genova", "parma", "lucca") == 3
    assert group_of("genova", "lucca") == 1


def test_co_1_7_third_region_of_the_second_editions_example():
    """Holding Genova, Lucca and Bologna, a third connected region comes with Parma, Modena or Firenze."""
    held = ["genova", "lucca", "bologna"]
    completing = {name for name in NEIGHBOURS if name not in held and group_of(*held, name) >= 3}
    assert completing == {"parma", "modena", "firenze"}


def test_co_1_7_only_the_largest_group_counts():
    """Two pairs are not a group of four."""
    assert group_of("torino", "genova", "siena", "roma") == 2
    assert conquest(4, ["torino", "genova", "siena"], "roma").ending() == ""


def test_co_1_8_left_is_the_next_seat_clockwise():
    p = battle(anna(hand="1 1"), bruno(hand="1 1"), carla(hand="1 1"), holder=carla)
    follow(p, "carla 1", "anna 1", "bruno 1")
    assert p.actors() == [carla]


def test_co_1_8_a_card_is_in_play_while_it_lies_in_any_line():
    p = battle(anna(line="10", hand="1"), bruno(line="W", hand="1"))
    assert table(p)["season"] == "winter"
    everybody_passes(p)
    play(p, anna, "site roma")
    everybody_keeps(p)
    assert table(p)["season"] is None


def test_co_1_9_every_region_has_its_neighbours():
    assert touching() == {name: set(others.split()) for name, others in NEIGHBOURS.items()}


def test_co_1_9_degrees():
    assert {name: len(others) for name, others in touching().items()} == DEGREES
    assert sum(DEGREES.values()) == 68


def test_co_1_9_symmetric_and_connected():
    near = touching()
    assert all(a in near[b] for a in near for b in near[a])
    assert group_of(*REGION_IDS) == 17


def test_co_5_deck_counts():
    """CO-5.1 and the table above it: 58 mercenaries worth 250 together, no 7, 8 or 9."""
    counts = {
        "mercenary_1": 10, "mercenary_2": 8, "mercenary_3": 8, "mercenary_4": 8, "mercenary_5": 8, "mercenary_6": 8,
        "mercenary_10": 8, "winter": 3, "spring": 3, "bishop": 6, "courtesan": 12, "drummer": 6, "heroine": 3,
        "scarecrow": 16, "surrender": 3,
    }  # fmt: skip
    assert Counter(counts) == DECK
    assert dict(zip(CARD_IDS, COPIES, strict=True)) == counts
    assert PRINTED == [1, 2, 3, 4, 5, 6, 10]
    assert sum(s * counts[f"mercenary_{s}"] for s in PRINTED) == 250


def test_co_1_2_the_dossier_says_the_same():
    """Its file of facts, where it lies beside the checkout."""
    file = Path(__file__).parents[3] / "shared" / "games" / "condottiere" / "components.json"
    if not file.exists():
        pytest.skip("no dossier here")
    facts = json.loads(file.read_text(encoding="utf-8"))
    assert {card["id"]: card["count"] for card in facts["deck"]["cards"]} == dict(DECK)
