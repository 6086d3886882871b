"""The recipes that only other machines run: read here as far as that goes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def steps_of(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def supported() -> list[str]:
    """The versions of Python that the package says it is for."""
    lines = [
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in PROJECT["project"]["classifiers"]
    ]
    return [found[1] for found in lines if found]


# --- Workflows -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_complete_and_may_only_read(workflow: Path) -> None:
    said = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert said["permissions"] == {"contents": "read"}
    for job in said["jobs"].values():
        assert "timeout-minutes" in job
        assert job["runs-on"]
        assert set(job.get("needs", "").split()) <= set(said["jobs"])
    for step in steps_of(workflow):
        assert ("uses" in step) != ("run" in step)
        assert re.search(r"@v\d", step.get("uses", "@v0")), f"{step['uses']} follows no version"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_there_is(workflow: Path) -> None:
    script = (ROOT / "adamak").read_text(encoding="utf-8")
    ours = [step["run"].split() for step in steps_of(workflow) if step.get("run", "").startswith(("./", ".ci/"))]
    assert ours
    for program, *arguments in ours:
        assert (ROOT / program).is_file()
        assert not arguments or f"    ./adamak {arguments[0]}" in script


def test_wheels_are_built_for_every_python_the_package_is_for() -> None:
    built = [
        f"3.{name.removeprefix('cp3').removesuffix('-*')}" for name in PROJECT["tool"]["cibuildwheel"]["build"].split()
    ]
    assert built == supported()
    assert PROJECT["project"]["requires-python"] == f">={supported()[0]}"
    assert PROJECT["tool"]["cibuildwheel"]["environment"] == {"ADAMAK_COMPILE": "1"}


# --- Container -------------------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """Of the last stage, in order."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]
    last = max(number for number, (word, *_) in enumerate(lines) if word == "FROM")
    return [(word, rest) for word, rest in lines[last:]]


def test_the_container_serves_as_nobody_in_particular_and_keeps_its_home() -> None:
    said = dict(instructions())
    assert re.fullmatch(r"[1-9]\d*", said["USER"]), "a number: whoever runs it can see that it is not root"
    assert f"ADAMAK_HOME={said['VOLUME']}" in said["ENV"]
    assert (said["ENTRYPOINT"], said["CMD"]) == ('["adamak"]', '["serve", "--host", "0.0.0.0"]')
    order = [word for word, _ in instructions()]
    assert order.index("RUN") < order.index("USER") < order.index("ENTRYPOINT")


def test_the_container_asks_after_its_health_where_the_server_answers() -> None:
    from adamak.server.host.health import ready

    health = dict(instructions())["HEALTHCHECK"]
    assert any(f"127.0.0.1:8000{path}'" in health for path in ready.paths)
    assert dict(instructions())["EXPOSE"] == "8000"


def test_the_image_is_built_from_what_git_knows() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ".git" not in left_out
    assert {".venv", "build", "src/adamak/_web", "**/*.so"} <= set(left_out)
