"""games, deal, schema, help, version: what can be asked without playing."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import Run

from adamak.core import find, savefile

COMMANDS = ("games", "play", "replay", "serve", "sim", "soak", "deal", "schema", "bench")
PERSIAN = re.compile("[آ-ی]")


def test_games_in_english(run: Run) -> None:
    told = run("games")
    assert told.status == 0
    assert "Condottiere (condottiere), 2–6 players" in told.out
    for option in find("condottiere").options_type.describe():
        assert f"  {option['name']}=" in told.out
    assert "The rulebook leaves this open (CO-14.6)." in told.out
    assert "\u2068" not in told.out  # nothing to isolate in English


def test_games_in_persian(run: Run) -> None:
    for arguments in (("--lang", "fa", "games"), ("games", "--lang=fa"), ("games", "--lang", "fa")):
        told = run(*arguments)
        assert told.status == 0
        assert "کوندوتیره" in told.out
        assert "۲ تا ۶ بازیکن" in told.out


def test_games_as_json(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)["games"]}
    assert {"condottiere", "duel", "troyes"} <= set(games)
    game = games["condottiere"]
    assert game["seats"] == [2, 3, 4, 5, 6]
    assert game["moves"] == 90
    option = next(one for one in game["options"] if one["name"] == "points_target")
    assert option["needs"] == "playing_for_points"
    assert (option["low"], option["high"], option["default"]) == (5, 100, 20)
    assert option["title"] == "Points to reach"
    assert option["explain"]


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_in_both_languages(run: Run, lang: str, command: str) -> None:
    told = run(command, "--help", "--lang", lang)
    assert told.status == 0
    assert f"adamak {command}" in told.out
    assert "help-" not in told.out.replace("--help", "")
    assert bool(PERSIAN.search(told.out)) == (lang == "fa")


def test_help_lists_every_command(run: Run) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        told = run(*arguments)
        assert told.status == 0
        assert all(f"  {command} " in told.out for command in COMMANDS)


def test_version(run: Run) -> None:
    from adamak import __version__, compiled

    engine = "compiled engine" if compiled() else "engine not compiled"
    assert run("--version").out == f"adamak {__version__} ({engine})\n"
    assert PERSIAN.search(run("--version", "--lang", "fa").out)


def test_the_language_follows_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    assert PERSIAN.search(run("--help").out)
    monkeypatch.setenv("ADAMAK_LANG", "en")
    assert not PERSIAN.search(run("--help").out)
    monkeypatch.setenv("ADAMAK_LANG", "klingon")  # a setting nobody can mend from here: English
    assert not PERSIAN.search(run("--help").out)


def test_deal_writes_what_a_game_starts_from(run: Run) -> None:
    told = run("deal", "condottiere", "--seats", "3", "--seed", "tea", "-o", "hidden_cards").out
    dealt = json.loads(told)
    game = find("condottiere")
    options = {"hidden_cards": True}
    assert dealt["seats"] == 3
    assert dealt["options"] == options
    assert game.start(3, options, deal=dealt["deal"]).digest() == game.start(3, options, seed="tea").digest()
    assert savefile.read(told.encode())[0].position.digest() == game.start(3, options, seed="tea").digest()


def test_schema_describes_save_files(run: Run) -> None:
    import jsonschema

    from adamak.core import Match

    schema = json.loads(run("schema", "save").out)
    jsonschema.Draft202012Validator.check_schema(schema)
    saved = savefile.write(Match.start(find("condottiere"), 2, seed="tea"), ["human:Sara", "random:Bot"])
    jsonschema.validate(json.loads(saved), schema)


def test_a_reader_that_goes_away_is_no_mistake(home: Path) -> None:
    command = f"{sys.executable} -m adamak games | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True)
    assert done.stderr == ""
    assert "Architects" in done.stdout


def test_it_starts_fast(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compared with the libraries it starts with, by work alone: 8 times as much for `games`, 2.5 for help."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "pyc"))

    def seconds(*arguments: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def least(*arguments: str) -> float:
        seconds(*arguments)  # writes the byte code
        return min(seconds(*arguments) for _ in range(3))

    libraries = least("-c", "import asyncio, typer, msgspec")
    assert least("-m", "adamak", "games") < 20 * libraries
    assert least("-m", "adamak", "--help") < 8 * libraries


def test_help_imports_nothing_heavy(home: Path) -> None:
    code = "import sys; from adamak.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert not loaded & {"rich", "litestar", "sqlalchemy", "uvicorn", "adamak.games.condottiere", "adamak.server"}
