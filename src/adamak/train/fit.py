"""Fitting: a network learns from shards as they arrive, and a new one is written now and then.

Needs torch and numpy, and nothing of this package: it may run in another Python than the games do, with a GPU if there
is one. `python fit.py FOLDER` reads FOLDER/fit.json and FOLDER/shards/, and writes FOLDER/networks/. Where the plan has
no minutes, nobody plays beside it: everything that lies there is learned once more, and the rate falls to nothing.
"""

from __future__ import annotations

import copy
import json
import os
import signal
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

SEATS = 8  # columns of values in a shard
CODES = {"H": np.uint16, "q": np.int64, "B": np.uint8, "f": np.float32}
THING_BITS = 20
SCALE = 512.0  # of the integers of the first layer
LEAST_ESTIMATE = 1e-3  # as in `puct.py`
USUAL = {
    "wide": 256, "deep": 64, "batch": 2048, "rate": 1e-3, "last_rate": 5e-5, "passes": 4.0, "decay": 0.01,
    "window": 0.7, "least_window": 300_000, "search_share": 0.5, "policy_weight": 1.0, "every": 25.0, "first": 20_000,
    "minutes": 10.0, "anneal": 0.2, "leans": True, "blend": 0.0,
}  # fmt: skip


class Net(nn.Module):  # type: ignore[misc]  # torch is an extra, and may be missing where types are checked
    """Facts to a value per seat and a score per move. The last row of the two tables is of nothing."""

    def __init__(self, facts: int, things: int, seats: int, wide: int, deep: int) -> None:
        super().__init__()
        self.first = nn.Embedding(facts + 1, wide, padding_idx=facts)
        self.first_bias = nn.Parameter(torch.zeros(wide))
        self.second = nn.Linear(wide, deep)
        self.value = nn.Linear(deep, seats)
        self.thing = nn.Embedding(things + 1, deep, padding_idx=things)
        self.thing_bias = nn.Embedding(things + 1, 1, padding_idx=things)
        with torch.no_grad():
            nn.init.normal_(self.first.weight, 0, 0.08)
            nn.init.normal_(self.thing.weight, 0, 0.05)
            nn.init.zeros_(self.thing_bias.weight)
            self.first.weight[facts] = 0
            self.thing.weight[things] = 0

    def hidden(self, facts: torch.Tensor) -> torch.Tensor:
        nothing = self.first.num_embeddings - 1
        total = functional.embedding_bag(facts, self.first.weight, mode="sum", padding_idx=nothing) + self.first_bias
        return functional.relu(self.second(functional.relu(total)))

    def scores(self, hidden: torch.Tensor, things: torch.Tensor) -> torch.Tensor:
        """`things`: rows x moves x 3."""
        rows = self.thing(things).sum(2)
        bias = self.thing_bias(things).sum(2).squeeze(-1)
        return torch.einsum("bmd,bd->bm", rows, hidden) + bias


class Data:
    """The rows that arrived so far, padded, on the device."""

    def __init__(self, facts: int, things: int, device: str) -> None:
        self.nothing, self.no_thing, self.device = facts, things, device
        self.read: set[str] = set()
        self.games = 0
        self.rows = 0
        self.parts: list[dict[str, torch.Tensor]] = []

    def look(self, folder: Path) -> int:
        """Reads the shards that are new; returns how many rows came with them."""
        fresh = 0
        for path in sorted(folder.glob("*.shard"), key=lambda one: one.stat().st_mtime):
            if path.name not in self.read:
                self.read.add(path.name)
                fresh += self._add(path)
        return fresh

    def _add(self, path: Path) -> int:
        with open(path, "rb") as file:
            header = json.loads(file.readline())
            columns = {}
            for name in header:
                if name not in ("games", "rows"):
                    code, length = header[name]
                    columns[name] = np.frombuffer(file.read(length * np.dtype(CODES[code]).itemsize), CODES[code])
        rows = len(columns["seats"])
        results = columns["result"].reshape(-1, SEATS)
        if rows == 0 or len(results) != rows:
            return 0
        answers = columns["answers"]
        mask = (1 << THING_BITS) - 1
        named = np.stack(
            [answers & mask, ((answers >> THING_BITS) & mask) - 1, ((answers >> 2 * THING_BITS) & mask) - 1], 1
        )
        named[named < 0] = self.no_thing
        counts = columns["answers_in_row"].astype(np.int64)
        visits = padded(columns["visits"].astype(np.float32), counts, 0.0)
        facts = padded(columns["facts"].astype(np.int32), columns["facts_in_row"], self.nothing)
        self.parts.append({
            "facts": self._put(facts, torch.int32),
            "things": self._put(padded_rows(named.astype(np.int32), counts, self.no_thing), torch.int32),
            "visits": self._put(visits / np.maximum(visits.sum(1, keepdims=True), 1), torch.float32),
            "legal": self._put(np.arange(visits.shape[1])[None] < counts[:, None], torch.bool),
            "seats": self._put(columns["seats"].astype(np.int64), torch.int64),
            "searched": self._put(columns["searched"].reshape(-1, SEATS).copy(), torch.float32),
            "estimated": self._put(columns["estimated"].reshape(-1, SEATS).copy(), torch.float32),
            "result": self._put(results.copy(), torch.float32),
        })  # fmt: skip
        self.games += header["games"]
        self.rows += rows
        return rows

    def _put(self, numbers: Any, kind: torch.dtype) -> torch.Tensor:
        return torch.as_tensor(numbers, dtype=kind, device=self.device)

    def shrink(self, keep: int) -> None:
        """Forgets the oldest beyond so many rows."""
        while len(self.parts) > 1 and sum(len(one["seats"]) for one in self.parts[1:]) >= keep:
            self.parts.pop(0)

    def together(self) -> dict[str, torch.Tensor]:
        """All parts as one, of equal width."""
        fill = {"facts": self.nothing, "things": self.no_thing, "visits": 0.0, "legal": False}
        whole = {}
        for name in self.parts[0]:
            pieces = [part[name] for part in self.parts]
            if name in fill:
                width = max(piece.shape[1] for piece in pieces)
                pieces = [widened(piece, width, fill[name]) for piece in pieces]
            whole[name] = torch.cat(pieces)
        return whole


def padded(values: Any, counts: Any, fill: float) -> Any:
    counts = counts.astype(np.int64)
    table = np.full((len(counts), max(1, int(counts.max(initial=1)))), fill, values.dtype)
    table[np.arange(table.shape[1])[None] < counts[:, None]] = values
    return table


def padded_rows(values: Any, counts: Any, fill: int) -> Any:
    table = np.full((len(counts), max(1, int(counts.max(initial=1))), values.shape[1]), fill, values.dtype)
    table[np.arange(table.shape[1])[None] < counts[:, None]] = values
    return table


def widened(piece: torch.Tensor, width: int, fill: float) -> torch.Tensor:
    if piece.shape[1] == width:
        return piece
    extra = torch.full(
        (piece.shape[0], width - piece.shape[1], *piece.shape[2:]), fill, dtype=piece.dtype, device=piece.device
    )
    return torch.cat([piece, extra], 1)


def losses(
    net: Net, rows: dict[str, torch.Tensor], search_share: float, leans: bool
) -> tuple[torch.Tensor, torch.Tensor]:
    """Of value and policy. A network that leans on the game's estimates is right where both together are."""
    hidden = net.hidden(rows["facts"].long())
    scores = net.value(hidden)
    target = (1 - search_share) * rows["result"] + search_share * rows["searched"]
    seats = rows["seats"]
    if leans:
        estimated = rows["estimated"][:, : scores.shape[1]].clamp(LEAST_ESTIMATE, 1.0)
        odds = torch.logit(estimated[:, :1], LEAST_ESTIMATE)
        scores = scores + torch.where(seats[:, None] == 1, odds, torch.log(estimated))
    target = target[:, : scores.shape[1]]
    there = torch.arange(scores.shape[1], device=scores.device)[None] < seats[:, None]
    shares = functional.log_softmax(scores.masked_fill(~there, -1e9), 1).clamp(min=-50)
    several = -(target * shares * there).sum(1)
    alone = functional.binary_cross_entropy_with_logits(scores[:, 0], target[:, 0].clamp(0, 1), reduction="none")
    value = torch.where(seats == 1, alone, several).mean()
    taught = rows["legal"].any(1).nonzero().squeeze(1)
    if len(taught) == 0:
        return value, value * 0
    legal = rows["legal"][taught]
    moves = net.scores(hidden[taught], rows["things"][taught].long()).masked_fill(~legal, -1e9)
    policy = -(rows["visits"][taught] * functional.log_softmax(moves, 1).clamp(min=-50)).sum(1).mean()
    return value, policy


def export(net: Net, header: dict[str, Any], used: torch.Tensor, things_used: torch.Tensor, path: Path) -> None:
    """Writes the file that `adamak.bots.network` reads; rows that no game has touched are nothing."""
    state = {name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}
    first = state["first.weight"][:-1] * used.cpu().numpy()[:, None]
    thing = state["thing.weight"][:-1] * things_used.cpu().numpy()[:, None]
    layers = {
        "first": np.clip(np.rint(first * SCALE), -32767, 32767).astype("<i2"),
        "first_bias": np.clip(np.rint(state["first_bias"] * SCALE), -32767, 32767).astype("<i2"),
        "second": state["second.weight"].T.astype("<f2"),
        "second_bias": state["second.bias"].astype("<f2"),
        "value": state["value.weight"].astype("<f2"),
        "value_bias": state["value.bias"].astype("<f2"),
        "thing": thing.astype("<f2"),
        "thing_bias": (state["thing_bias.weight"][:-1, 0] * things_used.cpu().numpy()).astype("<f2"),
    }
    head = header | {"format": 1, "scale": SCALE, "lengths": {name: int(one.size) for name, one in layers.items()}}
    packed = zlib.compress(b"".join(np.ascontiguousarray(one).tobytes() for one in layers.values()), 9)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(json.dumps(head).encode() + b"\n" + packed)
    os.replace(unfinished, path)


def header_of(path: Path) -> dict[str, Any]:
    with open(path, "rb") as file:
        header: dict[str, Any] = json.loads(file.readline())
    return header


def take_over(net: Net, path: Path) -> tuple[torch.Tensor, torch.Tensor]:
    """The weights of a network that was written before; facts it never met begin anew. Returns what it has met.

    Facts and things that were declared since, after all others, are new to it as well. A narrower one is widened: its
    new units have no say at first.
    """
    _, _, packed = path.read_bytes().partition(b"\n")
    header, raw, at = header_of(path), zlib.decompress(packed), 0
    layers = {}
    for name, length in header["lengths"].items():
        kind = "<i2" if name.startswith("first") else "<f2"
        layers[name] = torch.as_tensor(np.frombuffer(raw, kind, length, at).astype(np.float32))
        at += 2 * length
    wide, deep, device = header["wide"], header["deep"], net.first_bias.device
    first = layers["first"].reshape(-1, wide).to(device) / header["scale"]
    thing = layers["thing"].reshape(-1, deep).to(device)
    met = torch.zeros(net.first.num_embeddings - 1, dtype=torch.bool, device=device)
    named = torch.zeros(net.thing.num_embeddings - 1, dtype=torch.bool, device=device)
    met[: len(first)] = first.abs().sum(1) > 0
    named[: len(thing)] = thing.abs().sum(1) > 0
    with torch.no_grad():
        net.first.weight[:-1, :wide][met] = first[met[: len(first)]]
        net.thing.weight[:-1][named] = thing[named[: len(thing)]]
        net.thing_bias.weight[: len(thing), 0] = layers["thing_bias"].to(device)
        net.first_bias[:wide] = layers["first_bias"].to(device) / header["scale"]
        net.second.weight.zero_()
        net.second.weight[:, :wide] = layers["second"].reshape(wide, deep).T.to(device)
        net.second.bias.copy_(layers["second_bias"].to(device))
        net.value.weight.copy_(layers["value"].reshape(-1, deep).to(device))
        net.value.bias.copy_(layers["value_bias"].to(device))
    return met, named


class Fitting:
    """One run: reads, learns, writes, until its time is over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plan = USUAL | json.loads((folder / "fit.json").read_text())
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(int(self.plan.get("seed", 1)))
        if self.device == "cpu":
            torch.set_num_threads(int(self.plan.get("threads", 1)))
        p = self.plan
        if p.get("start"):  # it goes on as it began
            former = header_of(Path(p["start"]))
            p["leans"] = bool(former.get("leans", False))
            p["wide"] = max(p["wide"], former["wide"])
        self.net = Net(p["facts"], p["things"], p["seats"], p["wide"], p["deep"]).to(self.device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=p["rate"], weight_decay=p["decay"])
        self.steps = 0
        self.learned = 0  # rows, each as often as it was used
        self.number = len(list((folder / "networks").glob("*.net"))) if not p["minutes"] else 0
        self.stopped = False
        if (folder / "fit.pt").exists() and p["minutes"]:
            kept = torch.load(folder / "fit.pt", map_location=self.device, weights_only=True)
            self.net.load_state_dict(kept["net"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.steps, self.number, self.learned = kept["steps"], kept["number"], kept["learned"]
        self.used = torch.zeros(p["facts"], dtype=torch.bool, device=self.device)
        self.things_used = torch.zeros(p["things"], dtype=torch.bool, device=self.device)
        if p.get("start") and not self.steps:
            self.used, self.things_used = take_over(self.net, Path(p["start"]))
        self.mean = copy.deepcopy(self.net)
        self.data = Data(p["facts"], p["things"], self.device)
        (folder / "networks").mkdir(exist_ok=True)
        if p.get("start") and not self.steps:
            export(self.mean, self._header({"from": Path(p["start"]).name}), self.used, self.things_used, self._file())

    def stop(self, *_: Any) -> None:
        """Ends the run early, with everything written."""
        self.stopped = True

    def run(self) -> None:
        p = self.plan
        began = time.monotonic()
        until = began + 60 * p["minutes"]
        written = began
        rows: dict[str, torch.Tensor] = {}
        while (now := time.monotonic()) < until and not self.stopped:
            if self.data.look(self.folder / "shards") or not rows:
                self.data.shrink(max(int(p["least_window"]), int(p["window"] * self.data.rows)))
                if self.data.rows < p["first"]:
                    time.sleep(0.5)
                    continue
                if not rows:
                    self.learned = min(self.learned, int(p["passes"] * self.data.rows))  # of a run that went before
                rows = self.data.together()
                self._note_used(rows)
            left = (until - now) / (until - began)
            rate = (
                p["rate"] if left > p["anneal"] else p["last_rate"] + (p["rate"] - p["last_rate"]) * left / p["anneal"]
            )
            worked = False
            look_again = time.monotonic() + 3.0
            while self.learned < p["passes"] * self.data.rows and time.monotonic() < look_again and not self.stopped:
                self._step(rows, rate)
                worked = True
            if not worked:
                time.sleep(0.3)
            if time.monotonic() - written >= p["every"] and worked:
                written = time.monotonic()
                self._write(rows)
        if rows:
            self._write(rows)

    def refit(self) -> None:
        """Everything that was played once more, for so many passes."""
        p = self.plan
        self.data.look(self.folder / "shards")
        if not self.data.rows:
            return
        rows = self.data.together()
        self._note_used(rows)
        steps = max(1, int(p["passes"] * self.data.rows / p["batch"]))
        for step in range(steps):
            self._step(rows, p["last_rate"] + (p["rate"] - p["last_rate"]) * (1 - step / steps))
            if self.stopped:
                return
        if p.get("start") and p["blend"]:
            self._blend(p["blend"])
        self._write(rows)

    def _blend(self, share: float) -> None:
        """So much of the network it began with stays in the new one: what was played little now is not forgotten."""
        former = copy.deepcopy(self.net)
        met, _ = take_over(former, Path(self.plan["start"]))
        with torch.no_grad():
            former.first.weight[:-1][~met] = self.mean.first.weight[:-1][~met]
            for new, old in zip(self.mean.parameters(), former.parameters(), strict=True):
                new.lerp_(old, share)

    def _keep(self) -> None:
        """Where the next run goes on."""
        counts = {"steps": self.steps, "number": self.number, "learned": self.learned}
        kept = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict(), **counts}
        unfinished = self.folder / "fit.pt.part"
        torch.save(kept, unfinished)
        os.replace(unfinished, self.folder / "fit.pt")

    def _note_used(self, rows: dict[str, torch.Tensor]) -> None:
        for seen, used in ((rows["facts"], self.used), (rows["things"], self.things_used)):
            counted = torch.zeros(len(used) + 1, dtype=torch.bool, device=self.device)
            counted[torch.unique(seen).long()] = True
            used |= counted[:-1]

    def _step(self, rows: dict[str, torch.Tensor], rate: float) -> None:
        p = self.plan
        batch = int(p["batch"])
        chosen = torch.randint(0, len(rows["seats"]), (batch,), device=self.device)
        some = {name: column[chosen] for name, column in rows.items()}
        value, policy = losses(self.net, some, p["search_share"], p["leans"])
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1.0, (self.steps + 1) / 200)
        self.optimizer.zero_grad()
        (value + p["policy_weight"] * policy).backward()
        self.optimizer.step()
        self.steps += 1
        self.learned += batch
        keep = min(0.998, self.steps / (self.steps + 20))
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                mean.lerp_(now, 1 - keep)

    def _write(self, rows: dict[str, torch.Tensor]) -> None:
        self.number += 1
        newest = {name: column[-20_000:] for name, column in rows.items()}
        with torch.no_grad():
            value, policy = losses(self.mean, newest, 0.0, self.plan["leans"])
        made = {
            "games": self.data.games, "rows": self.data.rows, "steps": self.steps, "value_loss": round(float(value), 4),
            "policy_loss": round(float(policy), 4),
        }  # fmt: skip
        if self.plan["blend"]:
            made["blend"] = self.plan["blend"]
        export(self.mean, self._header(made), self.used, self.things_used, self._file())
        self._keep()
        line = {"network": self.number, "learned": self.learned, "window": len(rows["seats"]), **made}
        print(json.dumps(line), flush=True)
        with open(self.folder / "fit.log", "a") as file:
            file.write(json.dumps(line) + "\n")

    def _header(self, made: dict[str, Any]) -> dict[str, Any]:
        names = ("game", "fingerprint", "facts", "things", "seats", "wide", "deep", "leans")
        return {name: self.plan[name] for name in names} | {"made": made}

    def _file(self) -> Path:
        return self.folder / "networks" / f"{self.number:04}.net"


if __name__ == "__main__":
    fitting = Fitting(Path(sys.argv[1]))
    signal.signal(signal.SIGTERM, fitting.stop)
    if fitting.plan["minutes"]:
        fitting.run()
    else:
        fitting.refit()
