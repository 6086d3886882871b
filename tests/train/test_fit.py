"""Fitting: a network learns from shards, is written as the search reads it, and goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adamak.bots.network import fingerprint, load, number_of_things
from adamak.core import find
from adamak.train.selfplay import Plan, play
from adamak.train.shards import Shard

torch = pytest.importorskip("torch", reason="the extra `train` is not installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    game = find("condottiere")
    assert game.facts is not None
    for name in ("shards", "networks"):
        (tmp_path / name).mkdir()
    shard = Shard()
    for number in range(3):
        play(game, None, Plan(long=8, short=4, share=0.5), f"fit {number}", shard)
    shard.write(tmp_path / "shards" / "one.shard")
    plan = {
        "game": game.id, "fingerprint": fingerprint(game), "facts": game.facts.size, "things": number_of_things(game),
        "seats": 6, "minutes": 0.1, "first": 10, "every": 1.0, "batch": 64, "wide": 16, "deep": 8, "passes": 20.0,
    }  # fmt: skip
    (tmp_path / "fit.json").write_text(json.dumps(plan))
    return tmp_path


def test_it_learns_and_writes_what_the_search_reads(folder: Path) -> None:
    from adamak.train.fit import Fitting, losses

    fitting = Fitting(folder)
    fitting.data.look(folder / "shards")
    rows = fitting.data.together()
    with torch.no_grad():
        before = float(sum(losses(fitting.net, rows, 0.5, fitting.plan["leans"])))
    fitting.run()
    with torch.no_grad():
        assert float(sum(losses(fitting.net, rows, 0.5, fitting.plan["leans"]))) < before
    network = load(str(max((folder / "networks").glob("*.net"))))
    game = find("condottiere")
    assert network.fits(game)
    position = game.start(2, game.unattended, seed="read")
    seat = position.actors()[0]
    facts = position.facts(seat)
    answers = [position.answer(seat, move) for move in position.legal(seat)]
    said = network.leaf.evaluate(position.known_facts(seat), answers, 2)
    with torch.no_grad():
        hidden = fitting.mean.hidden(torch.tensor([facts]))
        value = torch.softmax(fitting.mean.value(hidden)[0, :2], 0)
    assert said[:2] == pytest.approx(value.tolist(), abs=0.02)
    again = Fitting(folder)
    assert again.steps == fitting.steps > 0


def written_by(folder: Path, **changes: object) -> Path:
    """The network of a fitting with another plan."""
    from adamak.train.fit import Fitting

    plan = json.loads((folder / "fit.json").read_text()) | changes
    (folder / "fit.json").write_text(json.dumps(plan))
    fitting = Fitting(folder)
    if plan["minutes"]:
        fitting.run()
    else:
        fitting.refit()
    return max((folder / "networks").glob("*.net"))


def asked(path: Path) -> list[float]:
    """What a network says of one position."""
    game = find("condottiere")
    position = game.start(2, game.unattended, seed="asked")
    seat = position.actors()[0]
    answers = [position.answer(seat, move) for move in position.legal(seat)]
    return load(str(path)).leaf.evaluate(position.known_facts(seat), answers, 2)


def test_it_begins_with_a_network_of_before_though_facts_were_added(folder: Path, tmp_path: Path) -> None:
    from adamak.train.fit import Fitting

    former = written_by(folder)
    later = tmp_path / "later"
    later.mkdir()
    plan = json.loads((folder / "fit.json").read_text())
    plan |= {"facts": plan["facts"] + 3, "start": str(former)}
    (later / "fit.json").write_text(json.dumps(plan))
    Fitting(later)
    assert asked(later / "networks" / "0000.net") == pytest.approx(asked(former), abs=0.01)


def test_a_wider_network_begins_by_saying_what_the_narrow_one_said(folder: Path, tmp_path: Path) -> None:
    from adamak.train.fit import Fitting

    narrow = written_by(folder)
    wider = tmp_path / "wider"
    wider.mkdir()
    plan = json.loads((folder / "fit.json").read_text()) | {"wide": 40, "start": str(narrow)}
    (wider / "fit.json").write_text(json.dumps(plan))
    Fitting(wider)
    begun = wider / "networks" / "0000.net"
    assert load(str(begun)).header["wide"] == 40
    assert asked(begun) == pytest.approx(asked(narrow), abs=0.01)


def test_without_minutes_it_learns_once_more_from_what_was_played(folder: Path) -> None:
    first = written_by(folder)
    again = written_by(folder, minutes=0, passes=20.0, start=str(first), wide=24)
    assert again.name > first.name
    assert load(str(again)).header["wide"] == 24
    assert asked(again) != pytest.approx(asked(first), abs=1e-4)


def test_a_blend_keeps_what_the_network_before_knew(folder: Path) -> None:
    first = written_by(folder)
    kept = written_by(folder, minutes=0, passes=20.0, start=str(first), blend=1.0)
    assert asked(kept) == pytest.approx(asked(first), abs=0.01)
