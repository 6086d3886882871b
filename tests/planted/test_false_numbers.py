"""False numbers in the tables of cards, tiles and tracks are noticed by the game's own tests."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import adamak

ROOT = Path(__file__).parent.parent.parent

BUILDINGS = "test_printed.py::test_ar_14_2_every_building_costs_what_is_printed"
MARKETS = "test_printed.py::test_ar_11_2_every_market_card_on_both_sides"
SHIPS = "test_printed.py::test_tj_7_4_every_ship_side_and_number"

# What is printed, what stands there instead, and the test that notices it.
FALSE_NUMBERS = {
    "architects": [
        ('smithy = ["", "4 clay 2 wood"', 'smithy = ["", "3 clay 2 wood"', BUILDINGS),
        ('"5 wood 2 stone 2 gold", -2, 12', '"5 wood 2 stone 2 gold", -2, 11', BUILDINGS),
        ('"trade", "3 clay", "1 marble"', '"trade", "2 clay", "1 marble"', "test_printed.py::test_ar_7_2_every_trade"),
        ('black_market_07 = ["2 gold"', 'black_market_07 = ["1 gold"', MARKETS),
        ('reward_11 = "1 virtue 1 gold"', 'reward_11 = "2 virtue 1 gold"',
         "test_printed.py::test_ar_15_3_every_reward"),
    ],
    "condottiere": [
        ("8, 8, 3, 3, 6, 12, 6, 3, 3, 16]", "8, 8, 3, 3, 6, 11, 6, 3, 3, 16]",
         "test_cards.py::test_co_5_every_card_of_the_deck"),
        ("[1, 2, 3, 4, 5, 6, 10]", "[1, 2, 3, 4, 5, 6, 9]", "test_cards.py"),
        ("HEROINE_STRENGTH: Final = 10", "HEROINE_STRENGTH: Final = 9", "test_cards.py"),
        ("COURTESAN_STRENGTH: Final = 1", "COURTESAN_STRENGTH: Final = 2", "test_cards.py"),
        ("SPRING_BONUS: Final = 3", "SPRING_BONUS: Final = 2", "test_cards.py"),
    ],
    "duel": [
        ('pretorium = ["red", "8", "shields 3"', 'pretorium = ["red", "7", "shields 3"', "test_printed.py"),
        ('obelisk = ["blue", "SSG", "vp 5"', 'obelisk = ["blue", "SSG", "vp 6"', "test_printed.py"),
        ('"coins 2 own brown, vp 3"', '"coins 3 own brown, vp 3"', "test_components.py"),
        ('the_hanging_gardens = ["WWGP", "coins 6,', 'the_hanging_gardens = ["WWGP", "coins 5,',
         "test_components.py::test_du_14_the_words_of_a_card_tell_the_numbers_of_its_row"),
        ('token_p2_far = [5, [6, 7, 8]]', 'token_p2_far = [4, [6, 7, 8]]',
         "test_components.py::test_du_1_1_base_components"),
    ],
    "trajan": [
        ('ship_pairs = [[5, 10, 15], [1, 6, 11]]', 'ship_pairs = [[5, 10, 16], [1, 6, 11]]', SHIPS),
        ('noricum = [5,', 'noricum = [6,',
         "test_printed.py::test_tj_8_3_every_province_with_every_number_of_rivals"),
        ('["workers", 5, 1, ', '["workers", 6, 1, ',
         "test_printed.py::test_tj_5_4_every_trajan_tile"),
        ('f"need {need}", 9, 6', 'f"need {need}", 9, 5', "test_every_count.py::test_tj_13_2_every_need_tile"),
        ("[0, 4, 9, 15]", "[0, 4, 9, 14]",
         "test_every_count.py::test_tj_12_3_unmet_demands_cost_every_seat"),
    ],
    "troyes": [
        ('hugues_de_payns = [[6, 10, 15],', 'hugues_de_payns = [[6, 11, 15],', "test_scoring.py"),
        ('war = ["red", 2,', 'war = ["red", 1,', "test_events.py"),
        ("[0, 1, 3, 6]", "[0, 1, 3, 5]", "test_scoring.py"),
        ('worried = 16', 'worried = 17', "test_solo.py"),
        ('thibaut_ii = [[6, 12, 18], [6, 12, 18]]', 'thibaut_ii = [[6, 12, 18], [5, 12, 18]]', "test_scoring.py"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("game", FALSE_NUMBERS)
def test_a_false_number_is_noticed(game):
    faults = FALSE_NUMBERS[game]
    sources = str(Path(adamak.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation.planted", game],
        input="\n".join(json.dumps(fault) for fault in faults), capture_output=True, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": sources},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    noticed = dict(zip((new for _, new, _ in faults), map(json.loads, done.stdout.splitlines()), strict=True))
    assert all(noticed.values()), noticed
