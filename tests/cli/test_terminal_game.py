"""A game in the terminal: typed, explained, taken back, kept, resumed, and kept secret between people."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import Run, files_below

from adamak.cli.files import read_save
from adamak.core import Match, find, savefile

GAME = find("condottiere")
FIRST = ("-o", "first_player=1")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def kept(home: Path) -> Match:
    """The match that the last game left under ADAMAK_HOME."""
    (file,) = (home / "saves").glob("*.json")
    return read_save(file)[0]


def hand_of(seed: str, seat: int, seats: int = 2) -> list[str]:
    position = GAME.start(seats, {"first_player": "1"}, seed=seed)
    return list(position.view(seat)["players"][seat]["hand"])


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_whole_game_typed_by_numbers(run: Run, home: Path, lang: str) -> None:
    """Always the first move on the list: a legal way to play, and it comes to an end."""
    told = run("play", "condottiere", "--seats", "human,random", "--seed", "whole", "--lang", lang, keys="1\n" * 3000)
    assert told.status == 0
    match = kept(home)
    assert match.position.is_over()
    assert ("wins" if lang == "en" else "برد") in told.out
    assert "event-" not in told.out
    assert "move-" not in told.out


def test_bots_among_themselves_are_watched(run: Run, home: Path) -> None:
    told = run("play", "condottiere", "--seats", "random,random,random", "--seed", "bots")
    assert told.status == 0
    assert "Bot 1" in told.out
    assert "wins" in told.out
    assert "Your hand" not in told.out
    assert kept(home).position.is_over()


def test_a_whole_game_in_a_real_terminal_process(home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "adamak", "play", "condottiere", "--seats", "human,random", "--seed", "real"],
        input="1\n" * 3000, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert kept(home).position.is_over()


# --- what can be typed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["site roma", "Fight for Roma", "ROMA", "rom", "fight rom", "۱۶", "16", "  roma  "])
def test_moves_in_words(run: Run, home: Path, words: str) -> None:
    run("play", "condottiere", *FIRST, "--seed", "tea", keys=typed(words, "quit"))
    assert kept(home).record[0].words(GAME) == "0 site roma"


@pytest.mark.parametrize("words", ["نبرد بر سر رم", "رم", "نبرد رم", "۱۶", "roma"])
def test_moves_in_persian_words(run: Run, home: Path, words: str) -> None:
    run("play", "condottiere", *FIRST, "--seed", "tea", "--lang", "fa", keys=typed(words, "خروج"))
    assert kept(home).record[0].words(GAME) == "0 site roma"


def test_slips_are_guessed_and_not_played(run: Run, home: Path) -> None:
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=typed("figth for rmoa", "xyzzy", "m", "99", "quit"))
    assert "Did you mean: Fight for Roma?" in told.out
    assert "“xyzzy” is neither a move nor a command" in told.out
    assert "Which one? Fight for Milano, Fight for Mantova and Fight for Modena." in told.out
    assert "There is no move number 99" in told.out
    assert kept(home).record == []


def test_why_names_the_clause_and_says_it(run: Run) -> None:
    keys = typed("why play drummer", "why roma", "why 1", "why", "why abracadabra", "pass", "quit")
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=keys)
    assert "on your turn in a battle. Right now it is about choosing the site. (CO-4.4)" in told.out
    assert "CO-4.4 To play a card" in told.out
    assert "That is allowed." in told.out
    assert "Why what?" in told.out
    assert "(CO-4.6)" in told.out  # an illegal move is explained without being asked


def test_why_in_persian(run: Run) -> None:
    told = run("play", "condottiere", *FIRST, "--seed", "tea", "--lang", "fa", keys=typed("چرا بازی طبال", "خروج"))
    assert "CO-4.4" in told.out
    assert "محل نبرد" in told.out


def test_the_rulebook_at_hand(run: Run) -> None:
    keys = typed("rules", "rules 2", "rules CO-5.6", "rules 5.6", "rules 99", "quit")
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=keys)
    assert "5. Cards" in told.out
    assert "CO-2.5" in told.out
    assert told.out.count("CO-5.6 If you played the Bishop") == 2
    assert "no clause or chapter “99”" in told.out


def test_the_rulebook_has_more_than_one_name(run: Run) -> None:
    keys = typed("قوانین CO-5.6", "قواعد CO-5.6", "خروج")
    told = run("play", "condottiere", *FIRST, "--seed", "tea", "--lang", "fa", keys=keys)
    assert told.out.count("CO-5.6") == 2


def test_help_and_look(run: Run) -> None:
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=typed("help", "?", "look", "quit"))
    assert told.out.count("show CARDS to PLAYER") == 2
    assert told.out.count("Map") == 2


def test_showing_cards(run: Run, home: Path) -> None:
    card = hand_of("tea", 0)[0]
    missing = next(card for card in ("winter", "spring", "heroine", "surrender") if card not in hand_of("tea", 0))
    keys = typed(
        f"show {card} to 2", f"show {missing} to Bot 2", f"show {card}", f"show {card} to Zoe", "show to 2", "quit"
    )
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=keys)
    assert kept(home).record[0].words(GAME) == f"0 show {card} to 1"
    assert "You can't show" in told.out
    assert "Write what you show and to whom" in told.out
    assert "Nobody here is called “Zoe”" in told.out
    assert "Choose at least one of your own cards" in told.out
    assert len(kept(home).record) == 1


# --- taking back --------------------------------------------------------------------------------------------------


def test_undo_is_free_until_somebody_else_decides(run: Run, home: Path) -> None:
    """The token's holder places it and still has the turn: nothing was drawn, nobody else has decided."""
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=typed("roma", "undo", "siena", "quit"))
    assert "Player 1 takes the last decision back." in told.out
    assert [entry.words(GAME) for entry in kept(home).record] == ["0 site siena"]


def test_undo_further_back_needs_consent(run: Run, home: Path) -> None:
    keys = typed("undo", "roma", "1", "undo", "no", "undo", "yes", "quit")
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=keys)
    assert "There is nothing to take back." in told.out
    assert told.out.count("Does everybody agree?") == 2
    assert "Then it stays as it is." in told.out
    assert [entry.words(GAME) for entry in kept(home).record] == ["0 site roma"]


def test_undo_when_the_device_is_passed(run: Run, home: Path) -> None:
    # Whoever typed "undo" may not be the one who moved: the device is handed over again before anything is shown.
    keys = typed("", "roma", "1", "undo", "", "2", "", "quit")
    run("play", "condottiere", *FIRST, "--seats", "human,human", "--seed", "tea", keys=keys)
    first, second = (move.words(GAME) for move in kept(home).record[:2])
    assert first == "0 site roma"
    assert second == f"0 play {sorted(set(hand_of('tea', 0)), key=_rank)[1]}"


def _rank(card: str) -> int:
    from adamak.games.condottiere.data import CARD_IDS

    return CARD_IDS.index(card)


# --- keeping ------------------------------------------------------------------------------------------------------


def test_quitting_keeps_the_match_and_says_where(run: Run, home: Path) -> None:
    for keys in (typed("roma", "quit"), typed("roma", "exit"), "roma\n"):  # the end of input is a way to leave
        for file in (home / "saves").glob("*"):
            file.unlink()
        told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=keys)
        assert told.status == 0
        (file,) = (home / "saves").glob("*.json")
        assert str(file) in told.out.replace("\n", "")
        assert len(kept(home).record) == 1


def test_save_and_resume(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    seats = ("--seats", "human:Sara,random:Robo")
    told = run("play", "condottiere", *FIRST, *seats, "--seed", "tea", keys=typed("roma", f"save {file}", "quit"))
    assert f"Saved: {file}" in told.out
    assert not (home / "saves").exists()
    told = run("play", "condottiere", file, keys=typed("1", "quit"))
    assert "Condottiere: Sara and Robo." in told.out
    match, saved = read_save(file)
    assert saved.players == ["human:Sara", "random:Robo"]
    assert match.record[0].words(GAME) == "0 site roma"
    assert len(match.record) > 1
    assert "Sara>" in run("play", file, keys="quit\n").out  # the file knows its game
    assert savefile.write(read_save(file)[0], saved.players) == file.read_bytes()


def test_save_asks_before_it_replaces(run: Run, tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("diary")
    keys = typed(f"save {precious}", "no", f"save {tmp_path}", "save /dev/null/x", "quit")
    told = run("play", "condottiere", *FIRST, "--seed", "tea", keys=keys)
    assert "Replace it?" in told.out
    assert "Not saved." in told.out
    assert "is a folder" in told.out
    assert "cannot be written" in told.out
    assert precious.read_text() == "diary"
    run("play", "condottiere", *FIRST, "--seed", "tea", keys=typed(f"save {precious}", "yes", "quit"))
    assert read_save(precious)[0].game is GAME
    assert not [name for name in files_below(tmp_path) if name.startswith(".precious")]


# --- secrets between people at one screen -------------------------------------------------------------------------


def test_nobodys_hand_is_shown_before_the_device_is_theirs(run: Run) -> None:
    """Up to each hand-over prompt only the last reader's cards may have been printed since the one before."""
    keys = "\n" + typed("roma", "pass", "") + typed("pass", "") * 3 + "quit\n"
    told = run("play", "condottiere", *FIRST, "--seats", "human:Sara,human:Omid,random", "--seed", "tea", keys=keys)
    parts = re.split(r"Pass the device to (\w+), then press Enter", told.out)
    assert "Your hand" not in parts[0]
    assert len(parts) > 4
    for reader, shown in zip(parts[1::2], parts[2::2], strict=True):
        assert f"{reader}>" in shown
        assert not [name for name in ("Sara", "Omid") if name != reader and f"{name}>" in shown]
    sara = parts[2]
    for name in ("winter", "spring", "heroine", "surrender", "bishop", "drummer"):
        if name in hand_of("tea", 1, 3) and name not in hand_of("tea", 0, 3):
            assert name.capitalize() not in sara


def test_each_reads_the_news_since_they_last_looked(run: Run) -> None:
    keys = "\n" + typed("roma", "pass", "", "quit")
    told = run("play", "condottiere", *FIRST, "--seats", "human:Sara,human:Omid", "--seed", "tea", keys=keys)
    omid = told.out.partition("Pass the device to Omid")[2]
    assert "Sara brings the battle to Roma." in omid
    assert "Sara passes." in omid


# --- replay -------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    keys = typed(f"save {file}") + "1\n" * 3000
    run("play", "condottiere", *FIRST, "--seats", "human:Sara,random:Robo", "--seed", "record", keys=keys)
    return file


def test_replay_shows_the_log_and_the_end(run: Run, record: Path) -> None:
    told = run("replay", record)
    assert told.status == 0
    assert "1. Sara brings the battle to Torino." in told.out
    assert "Verified:" in told.out
    assert re.search(r"(Sara|Robo) wins ", told.out)
    persian = run("replay", record, "--lang", "fa")
    assert "بررسی شد" in persian.out


def test_replay_of_an_earlier_moment_as_json(run: Run, record: Path) -> None:
    told = json.loads(run("replay", record, "--at", 3, "--json").out)
    assert told["at"] == 3
    assert len(told["log"]) == 3
    assert told["log"][0]["move"] == "0 site torino"
    assert told["players"] == ["Sara", "Robo"]
    assert all(player["hand"] is None for player in told["view"]["players"])
    assert told["ending"] == ""
    own = json.loads(run("replay", record, "--at", 3, "--seat", 1, "--json").out)
    assert own["view"]["players"][0]["hand"]
    assert own["digest"] == told["digest"]
    end = json.loads(run("replay", record, "--json").out)
    assert end["at"] == end["length"]
    assert end["ending"] in GAME.endings


def test_replay_writes_nothing(run: Run, record: Path, tmp_path: Path) -> None:
    before = files_below(tmp_path)
    run("replay", record)
    assert files_below(tmp_path) == before


def test_ctrl_c_keeps_the_match_and_is_no_traceback(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["roma"])

    def keyboard(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", keyboard)
    told = run("play", "condottiere", *FIRST, "--seed", "tea")
    assert told.status == 0
    assert "The match is kept in" in told.out
    assert len(kept(home).record) == 1


def test_ctrl_c_elsewhere_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("adamak.cli.games.show", interrupted)
    told = run("games")
    assert told.status == 130
    assert told.err.split() == ["adamak:", "Stopped."]
