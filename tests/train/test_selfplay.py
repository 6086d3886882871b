"""Self-play writes down what was decided and what came of it; the same seed gives the same games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bots"))
from networks import random_file, random_network

from adamak.core import find
from adamak.train.plans import PLANS, plan_of
from adamak.train.selfplay import Chooser, Plan, keep_playing, play
from adamak.train.shards import COLUMNS, SEATS, Shard, turned

QUICK = Plan(long=12, short=4, share=0.5, rows=50, opening=4)


def rows(shard: Shard) -> dict[str, list[Any]]:
    return {name: list(column) for name, column in shard.columns.items()}


@pytest.mark.parametrize("guided", [False, True])
def test_one_seed_gives_one_game(guided: bool) -> None:
    game = find("condottiere")
    network = random_network(game) if guided else None
    found = []
    for _ in range(2):
        shard = Shard()
        play(game, network, QUICK, "same", shard)
        found.append(rows(shard))
    assert found[0] == found[1]


def test_every_decision_has_facts_values_and_a_result() -> None:
    game = find("duel")
    shard = Shard()
    plan = Plan(long=12, short=4, share=0.5, tables=((1.0, 2, {"pantheon": False}),))
    play(game, random_network(game), plan, "whole", shard)
    columns = shard.columns
    number = len(shard)
    assert number > 30
    assert len(columns["result"]) == len(columns["searched"]) == SEATS * number
    assert sum(columns["facts_in_row"]) == len(columns["facts"])
    assert sum(columns["answers_in_row"]) == len(columns["answers"]) == len(columns["visits"])
    assert 0 < sum(1 for length in columns["answers_in_row"] if length) < number  # long and short searches
    for row in range(number):
        result = columns["result"][SEATS * row : SEATS * row + 2]
        assert sum(result) == pytest.approx(1)
        assert sum(columns["searched"][SEATS * row : SEATS * row + 2]) == pytest.approx(1, abs=1e-5)


def test_values_stand_in_the_order_of_the_mover() -> None:
    assert turned([0.1, 0.2, 0.7], 1)[:4] == [0.2, 0.7, 0.1, 0.0]
    assert len(turned([1.0], 0)) == SEATS


def test_a_shard_is_written_whole(tmp_path: Path) -> None:
    game = find("duel")
    shard = Shard()
    play(game, None, QUICK, "file", shard)
    shard.write(tmp_path / "one.shard")
    assert [path.name for path in tmp_path.iterdir()] == ["one.shard"]
    line, _, raw = (tmp_path / "one.shard").read_bytes().partition(b"\n")
    header = json.loads(line)
    assert header["rows"] == len(shard)
    assert header["games"] == 1
    assert len(raw) == sum(len(column) * column.itemsize for column in shard.columns.values())
    assert set(COLUMNS) < set(header)


def test_players_take_the_newest_network(tmp_path: Path) -> None:
    game = find("duel")
    for name in ("networks", "shards"):
        (tmp_path / name).mkdir()
    (tmp_path / "networks" / "0001.net").write_bytes(random_file(game))
    written = list(keep_playing(game, QUICK, tmp_path, "a/1", monotonic() + 1.0))
    assert written
    assert sorted(path.suffix for path in (tmp_path / "shards").iterdir()) == [".shard"] * len(written)


def test_noise_is_a_share_for_each_move() -> None:
    chooser = Chooser("noise")
    for number in (1, 2, 40):
        found = chooser.dirichlet(10.0, number)
        assert len(found) == number
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0


@pytest.mark.parametrize("name", sorted(PLANS))
def test_every_plan_names_tables_that_can_be_set(name: str) -> None:
    game = find(name)
    plan = plan_of(game)
    assert sum(weight for weight, _, _ in plan.tables) == pytest.approx(1)
    for _, seats, options in plan.tables:
        game.start(seats, {**game.unattended, **options}, seed="table")
