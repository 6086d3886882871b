"""Programs as players: good ones play, and whatever a bad one does, its seat makes a legal move and it is noted."""

from __future__ import annotations

import logging
import shlex
import sys
from pathlib import Path

import pytest

from adamak.bots import external, player
from adamak.core import Knowledge, Match, Problem, Rng, find, visible_move

GAME = find("condottiere")


def command(folder: Path, source: str) -> str:
    file = folder / "bot.py"
    file.write_text(source)
    return f"run:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def play(spec: str, moves: int = 12, seconds: float = 5.0) -> external.OutsidePlayer:
    """A match in which the program has every seat's turn that is its own; every move of it is legal, or it raises."""
    match = Match.start(GAME, 2, {"stall_guard": True, "first_player": "1"}, seed="outside")
    rng = Rng("outside")
    one = player(spec, GAME, seconds)
    assert isinstance(one, external.OutsidePlayer)
    for _ in range(moves):
        if match.position.is_over():
            break
        seat = match.position.actors()[0]
        legal = match.position.legal(seat)
        move = int(legal[rng.below(len(legal))])
        if seat == 0:
            move = one.choose(Knowledge(GAME, match.position, seat, rng), rng)
        seen = visible_move(match.position, seat, move, 0)
        match.play(seat, move)
        one.saw(seat, seen)
    one.close()
    return one


def test_our_own_players_play_as_programs() -> None:
    program = play(f"run:{shlex.quote(sys.executable)} -m adamak.bots.client greedy:2")
    assert program.incidents == []


HELLO = 'import sys, json, time\nsys.stdin.readline()\nprint(\'{"type": "ready"}\', flush=True)\n'
ANSWER = "for line in sys.stdin:\n    asked = json.loads(line)\n    if asked['type'] != 'choose': continue\n"
BAD = {
    "crashes": ("crash", HELLO + "sys.stdin.readline()\nsys.exit(3)"),
    "ends at once": ("crash", ""),
    "hangs": ("overrun", HELLO + "time.sleep(60)"),
    "says nothing at all": ("overrun", "import time; time.sleep(60)"),
    "answers what is illegal": (
        "illegal",
        HELLO + ANSWER + "    print(json.dumps({'type': 'move', 'id': asked['id'], 'move': 10**6}), flush=True)",
    ),
    "answers another question": (
        "garbage",
        HELLO + ANSWER + "    print(json.dumps({'type': 'move', 'id': -1, 'move': 17}), flush=True)",
    ),
    "answers no number": (
        "garbage",
        HELLO + ANSWER + "    print(json.dumps({'type': 'move', 'id': asked['id'], 'move': 'x'}), flush=True)",
    ),
    "talks nonsense": ("garbage", HELLO + "print('good evening', flush=True)\ntime.sleep(60)"),
    "talks nonsense without end": ("garbage", HELLO + "while True: print('x' * 9999)"),
    "sends bytes": ("garbage", HELLO + "sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()"),
    "never ends its line": ("garbage", HELLO + "sys.stdout.write('[' * 10**6); sys.stdout.flush(); time.sleep(60)"),
}


@pytest.mark.parametrize("name", list(BAD))
def test_a_bad_program_makes_a_legal_move_and_is_noted(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    why, source = BAD[name]
    monkeypatch.setattr(external, "STARTING", 3.0 if why != "overrun" else 0.5)
    with caplog.at_level(logging.WARNING, "adamak.bots"):
        program = play(command(tmp_path, source), seconds=0.5 if why == "overrun" else 5.0)
    assert program.incidents
    assert {incident.why for incident in program.incidents} <= {why, "start"}
    assert why in caplog.text


def test_a_program_that_fails_again_and_again_is_left_alone(tmp_path: Path) -> None:
    program = play(command(tmp_path, ""), moves=40)
    assert program.incidents[-1].why == "start"
    assert sum(incident.why == "crash" for incident in program.incidents) == external.RESTARTS + 1


def test_its_last_words_say_why_it_ended(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """They reach whoever reads our standard error, too."""
    source = HELLO + "sys.stdin.readline()\nprint('loading', file=sys.stderr)\nraise KeyError('weights')"
    program = play(command(tmp_path, source))
    assert program.incidents[0] == external.Incident("crash", "KeyError: 'weights'")
    assert "loading\n" in capfd.readouterr().err


def test_a_program_that_is_not_there() -> None:
    program = play("run:/there/is/no/such/program")
    assert {incident.why for incident in program.incidents} == {"start"}


@pytest.mark.parametrize("spec", ["run:", "run:  ", "run:'unclosed"])
def test_a_command_line_that_is_none(spec: str) -> None:
    with pytest.raises(Problem, match="bot-command"):
        player(spec, GAME)


def test_a_program_sees_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    """Everything that goes over the line, written down by the program: no card of the rival is in it."""
    heard = tmp_path / "heard"
    source = (
        HELLO
        + ANSWER
        + f"    open({str(heard)!r}, 'a').write(line)\n"
        + ("    print(json.dumps({'type': 'move', 'id': asked['id'], 'move': asked['legal'][0]}), flush=True)\n")
    )
    assert play(command(tmp_path, source)).incidents == []
    import json

    for line in heard.read_text().splitlines():
        asked = json.loads(line)
        assert set(asked) == {"type", "id", "seat", "seats", "seconds", "view", "legal"}
        assert asked["view"]["players"][1]["hand"] is None
