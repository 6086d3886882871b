"""The description of the HTTP part is honest: a stranger's tool tries it out and finds nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from adamak.server.app import OPERATIONS, description
from adamak.server.background import Running

from .clients import Browser

# What is well-formed may still be against the rules of a game: 422 is an honest answer to it.
SETTINGS = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]

[parameters]
table_id = "{table}"
seat = 1
at = 0

[auth.openapi.secret]
bearer = "{host}"
"""


def test_every_operation_declares_its_security() -> None:
    told = description()
    assert told["openapi"].startswith("3.1")
    operations = [one for path in told["paths"].values() for one in path.values()]
    assert len(operations) == len(OPERATIONS)
    assert all("security" in one for one in operations)
    assert set(told["components"]["securitySchemes"]) == {"secret", "guest", "device"}


def test_unknown_fields_are_refused_in_the_description_as_well() -> None:
    schemas = description()["components"]["schemas"]
    strict = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    assert strict >= {"NewTable", "SeatPlan", "Claim", "Import", "Fork", "MeChanged", "Talk", "ClockPlan"}


def test_schemathesis_finds_nothing(server: Running, tmp_path: Path) -> None:
    with Browser(server.url) as visitor:
        made = visitor.make("me", "friend", "bot:random", public=True)
    (tmp_path / "schemathesis.toml").write_text(SETTINGS.format(**made))
    command = [
        str(Path(sys.executable).with_name("schemathesis")), "--config-file", "schemathesis.toml", "run",
        f"{server.url}/api/openapi.json", "--checks", "all", "--phases", "coverage,fuzzing", "--max-examples", "10",
        "--seed", "1", "--generation-database", "none", "--no-color", "--warnings", "off",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
