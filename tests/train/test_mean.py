"""The mean of networks: of one and itself it is the same; a wider one is met as an equal; strangers are refused."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from adamak.bots.network import INTEGERS, LAYERS, load, shipped
from adamak.core import Problem, find
from adamak.train.mean import mean

np = pytest.importorskip("numpy")


def write(path: Path, header: dict[str, object], weights: dict[str, bytes]) -> Path:
    lengths = {name: len(layer) // 2 for name, layer in weights.items()}
    packed = zlib.compress(b"".join(weights[name] for name in LAYERS))
    path.write_bytes(json.dumps(header | {"lengths": lengths}).encode() + b"\n" + packed)
    return path


@pytest.fixture
def one(tmp_path: Path) -> Path:
    network = shipped("condottiere")
    assert network is not None
    return write(tmp_path / "one.net", network.header, network.weights)


def test_the_mean_of_a_network_and_itself_is_the_network(one: Path, tmp_path: Path) -> None:
    mean([one, one], tmp_path / "mean.net")
    made, network = load(str(tmp_path / "mean.net")), load(str(one))
    assert made.fits(find("condottiere"))
    for name in LAYERS:
        kind = "<i2" if name in INTEGERS else "<f2"
        assert (np.frombuffer(made.weights[name], kind) == np.frombuffer(network.weights[name], kind)).all(), name


def test_a_file_named_twice_counts_twice_and_what_one_never_met_is_the_others(one: Path, tmp_path: Path) -> None:
    network = load(str(one))
    wide = int(network.header["wide"])
    first = np.frombuffer(network.weights["first"], "<i2").reshape(-1, wide).copy()
    met = np.flatnonzero(np.abs(first).sum(1))
    forgotten, changed = int(met[0]), int(met[1])
    first[forgotten] = 0
    first[changed] += 30
    other = write(tmp_path / "other.net", network.header, network.weights | {"first": first.astype("<i2").tobytes()})
    mean([one, one, other], tmp_path / "mean.net")
    made = np.frombuffer(load(str(tmp_path / "mean.net")).weights["first"], "<i2").reshape(-1, wide)
    before = np.frombuffer(network.weights["first"], "<i2").reshape(-1, wide)
    assert (made[forgotten] == before[forgotten]).all()
    assert (made[changed] == before[changed] + 10).all()


def test_a_narrower_network_has_no_say_in_the_further_units(one: Path, tmp_path: Path) -> None:
    network = load(str(one))
    wide, deep = int(network.header["wide"]), int(network.header["deep"])
    half = wide // 2
    cut = dict(network.weights)
    for name, shape, kept in (
        ("first", (-1, wide), np.s_[:, :half]),
        ("first_bias", (wide,), np.s_[:half]),
        ("second", (wide, deep), np.s_[:half]),
    ):
        kind = "<i2" if name in INTEGERS else "<f2"
        cut[name] = np.frombuffer(cut[name], kind).reshape(shape)[kept].tobytes()
    narrow = write(tmp_path / "narrow.net", network.header | {"wide": half}, cut)
    mean([narrow, one], tmp_path / "mean.net")
    made = load(str(tmp_path / "mean.net"))
    assert made.header["wide"] == wide
    biases = np.frombuffer(made.weights["first_bias"], "<i2")
    whole = np.frombuffer(network.weights["first_bias"], "<i2")
    assert (biases[:half] == whole[:half]).all()
    assert np.abs(biases[half:] - whole[half:] / 2).max() <= 0.5


def test_networks_of_different_games_have_no_mean(one: Path, tmp_path: Path) -> None:
    other = shipped("troyes")
    assert other is not None
    with pytest.raises(Problem) as refused:
        mean([one, write(tmp_path / "other.net", other.header, other.weights)], tmp_path / "mean.net")
    assert refused.value.code == "other-network"
