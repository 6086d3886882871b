"""The mean of several networks of one game: where trainings have wandered to different sides, it is stronger than each.

Networks that grew out of one another lie close enough together for the mean of their weights to make sense.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from adamak.bots.network import INTEGERS, LAYERS, load
from adamak.core import Problem

if TYPE_CHECKING:
    import numpy as np

    Layers = dict[str, np.ndarray[Any, Any]]

ROWS = ("first", "thing")  # layers with a row for each fact or thing; one that no game has touched is nothing


def mean(networks: Sequence[Path], out: Path) -> None:
    """Writes the mean of these. A file named twice counts twice; a narrower network has no say in the further units."""
    import numpy as np

    headers = [load(str(path)).header for path in networks]
    for header, path in zip(headers, networks, strict=True):
        if any(header[name] != headers[0][name] for name in ("game", "fingerprint", "deep", "scale")):
            raise Problem("other-network", file=str(path)[:200], game=headers[0]["game"])
    wide = max(header["wide"] for header in headers)
    widest = next(header for header in headers if header["wide"] == wide)
    several = [_layers(path, wide) for path in networks]
    weights = {}
    for name in LAYERS:
        stacked = np.stack([layers[name] for layers in several])
        if name in ROWS:
            met = np.abs(stacked).sum(2, keepdims=True) > 0
            value = stacked.sum(0) / np.maximum(met.sum(0), 1)
        else:
            value = stacked.mean(0)
        whole = name in INTEGERS
        weights[name] = np.clip(np.rint(value), -32767, 32767).astype("<i2") if whole else value.astype("<f2")
    made = {"mean": [header["made"] for header in headers]}
    lengths = {name: int(layer.size) for name, layer in weights.items()}
    head = widest | {"made": made, "lengths": lengths}
    packed = zlib.compress(b"".join(layer.tobytes() for layer in weights.values()), 9)
    unfinished = out.with_suffix(".part")
    unfinished.write_bytes(json.dumps(head).encode() + b"\n" + packed)
    os.replace(unfinished, out)


def _layers(path: Path, wide: int) -> Layers:
    """Of one network, as wide as the widest."""
    import numpy as np

    network = load(str(path))
    own, deep = network.header["wide"], network.header["deep"]
    layers = {
        name: np.frombuffer(network.weights[name], "<i2" if name in INTEGERS else "<f2").astype(np.float64)
        for name in LAYERS
    }
    more = wide - own
    layers["first"] = np.pad(layers["first"].reshape(-1, own), ((0, 0), (0, more)))
    layers["first_bias"] = np.pad(layers["first_bias"], (0, more))
    layers["second"] = np.pad(layers["second"].reshape(own, deep), ((0, more), (0, 0)))
    layers["thing"] = layers["thing"].reshape(-1, deep)
    return layers
