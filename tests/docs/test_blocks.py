"""Every block of the documents is true: Python and commands run, data can be read, and what is only shown says why.

The blocks of a page run in order, in one folder, with fewer games than on the page. The pages on sixth games and bots
show the files of docs/examples: those blocks are the files.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer
from tests.docs.pages import BLOCKS, PAGES, ROOT, Block, blocks_of, name_of

from adamak.cli import main
from adamak.cli.app import app
from adamak.cli.output import take_language

RUN = ("python", "console")
READ = {"toml": tomllib.loads, "json": json.loads}
SHOWN = ("text", "diff", "nginx", "ini", "yaml", "fluent", "markdown", "sh", "svelte", "ts", "css", "html")
DIRECTIVES = ("{toctree}", "{eval-rst}")
EXAMPLES = {"docs/sixth-game.md": "pig", "docs/bots.md": "first_bot"}
SHORTER = {
    "docs/research.md": {
        "GAMES = 1000": "GAMES = 40",
        "range(200)": "range(4)",
        "ROUNDS, TABLES, RATE = 30, 64": "ROUNDS, TABLES, RATE = 2, 8",
        "--games 40": "--games 2 --processes 1 --mirror none",
        "max_simulations=20": "max_simulations=2",
        "--games 500": "--games 10",
        "--games 100000 --processes 2": "--games 10",
    },
    "docs/arena.md": {
        "mcts:400,greedy --games 200": "mcts:2,greedy:1 --games 2 --processes 1",
        "mcts:4000,greedy,greedy,greedy --games 200": "mcts:2,greedy:1,greedy:1,greedy:1 --games 4 --processes 1",
        "easy,medium,hard,expert --ladder --games 400": "random,greedy:1 --ladder --games 2 --processes 1",
    },
    "docs/cluster.md": {"--games 8": "--games 2 --processes 1"},
    "docs/bots.md": {"mcts:500": "mcts:20", "--games 10": "--games 2 --processes 1 --mirror none"},
    "docs/playing.md": {"mcts:500": "mcts:20"},
    "README.md": {
        "--games 20 --seed": "--games 2 --processes 1 --seed",
        "--games 2000": "--games 20",
    },
}
IN_AN_EXAMPLE = [block for block in BLOCKS if name_of(block.page) in EXAMPLES and block.rest and not block.file]
EXCERPTS = [block for block in BLOCKS if block.rest.startswith("of=")]
TO_RUN = [
    block
    for block in BLOCKS
    if block.kind in RUN and not block.why and block not in IN_AN_EXAMPLE and block not in EXCERPTS
]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Path]:
    return {page: tmp_path_factory.mktemp(page.stem) for page in PAGES}


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    for block in BLOCKS:
        assert block.kind in (*RUN, *READ, *SHOWN, *DIRECTIVES), f"{block}: {block.kind}"
        assert not block.why or block.kind in RUN, f"{block} need not say why it is shown"
        assert block.kind != "console" or block.commands, str(block)


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_no_code_stands_outside_a_block(document: Path) -> None:
    """Indented, it would be code to the reader and nothing to these tests."""
    inside, before = False, ""
    for line in document.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            inside = not inside
        assert inside or before or not line.startswith("    "), line
        before = line
    assert not inside


def test_what_is_made_shorter_stands_on_the_page() -> None:
    for page, changes in SHORTER.items():
        text = (ROOT / page).read_text(encoding="utf-8")
        assert [words for words in changes if words not in text] == [], page


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind in READ], ids=str)
def test_data_can_be_read(block: Block) -> None:
    READ[block.kind](block.code)


@pytest.mark.parametrize("document", EXAMPLES)
def test_a_page_shows_every_file_of_its_example(document: str) -> None:
    shown: dict[str, str] = {}
    for block in IN_AN_EXAMPLE:
        if name_of(block.page) == document:
            shown[block.rest] = shown.get(block.rest, "") + block.code
    folder = ROOT / "docs" / "examples" / EXAMPLES[document]
    kinds = {".toml", ".py", ".ftl", ".md"}
    files = [file for file in folder.rglob("*") if file.suffix in kinds and ".egg-info" not in str(file)]
    assert shown == {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


@pytest.mark.parametrize("block", EXCERPTS, ids=str)
def test_an_excerpt_stands_in_its_file(block: Block) -> None:
    lines = [line.strip() for line in (ROOT / block.rest.removeprefix("of=")).read_text("utf-8").splitlines()]
    assert [line for line in block.code.splitlines() if line.strip() not in lines] == []


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind == "console"], ids=str)
def test_commands_are_spelt_as_the_program_knows_them(block: Block) -> None:
    """Also those that are not run: a renamed option is found on every page."""
    for command in block.commands:
        plain = re.sub(r"\$\([^)]*\)", "x", command).replace(" N ", " 1 ")
        _, words = take_language([word for word in shlex.split(plain) if not word.startswith("ADAMAK_")])
        if words[0] not in ("adamak", "./adamak") or words[1:2] in (["test"], ["docs"], ["troyes"]):
            continue
        group = typer.main.get_command(app)
        with group.make_context("adamak", words[1:] or ["serve"]) as context:
            name, inner, rest = group.resolve_command(context, words[1:] or ["serve"])
            inner.make_context(name, rest, parent=context).close()


@pytest.mark.parametrize("block", TO_RUN, ids=str)
def test_block_runs(
    block: Block, folders: dict[Path, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that needs what an earlier one left runs those first, unless they ran in this folder already."""
    folder = folders[block.page]
    monkeypatch.chdir(folder)
    monkeypatch.setenv("ADAMAK_HOME", str(folder / "home"))
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if example := EXAMPLES.get(name_of(block.page)):
        known = os.environ.get("PYTHONPATH", "")
        path = [str(ROOT / "docs" / "examples" / example), known]
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    for earlier in blocks_of(block.page)[: block.number]:
        if earlier in TO_RUN and not (folder / f"done-{earlier.number}").exists():
            run(earlier, monkeypatch, capsys)
            (folder / f"done-{earlier.number}").touch()


def run(block: Block, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, commands = block.code, block.commands
    for words, fewer in SHORTER.get(name_of(block.page), {}).items():
        code = code.replace(words, fewer)
        commands = [command.replace(words, fewer) for command in commands]
    if block.file:
        Path(block.file).write_text(code, encoding="utf-8")
        return
    if block.kind == "python":
        done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    for command in commands:
        program, *rest = shlex.split(command)
        assert program == "adamak", f"{block} runs {program}"
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        capsys.readouterr()
        status = main(rest)
        told = capsys.readouterr()
        assert (status, "Traceback" in told.err) == (0, False), told
        # A busy machine may make a program late; it must do nothing else wrong.
        assert re.findall(r": (?:start|crash|illegal|garbage): .*", told.out) == []
