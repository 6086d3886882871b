"""`adamak replay`: verifies a saved match and shows any moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from adamak.cli.boards import draw
from adamak.cli.files import read_save
from adamak.cli.output import console, print_json, say, tidy, words
from adamak.cli.who_plays import read_player
from adamak.core.errors import Problem
from adamak.core.match import Match
from adamak.core.position import SPECTATOR
from adamak.words import GameWords


def replay_file(file: Path, at: int | None, seat_number: int | None, as_json: bool) -> None:
    """Loading replays and checks every move; then the position after `at` of them, and the log up to it."""
    match, saved = read_save(file)
    length = len(match.record)
    point = length if at is None else at
    if not 0 <= point <= length:
        raise Problem("no-such-point", point=point, length=length)
    seat = SPECTATOR
    if seat_number is not None:
        if not 1 <= seat_number <= match.seats:
            raise Problem("no-such-seat", seat=seat_number, seats=match.seats)
        seat = seat_number - 1
    wording = words().game(match.game)
    names = player_names(wording, saved.players, match.seats)
    moment, log = _replayed(match, point, seat)
    if as_json:
        print_json({
            "game": match.game.id, "seats": match.seats, "players": names, "options": match.origin.get("options", {}),
            "length": length, "at": point, "digest": moment.position.digest(), "ending": moment.position.ending(),
            "scores": moment.position.scores(), "view": moment.position.view(seat),
            "log": [{"move": words_, "events": events} for words_, events in log],
        })  # fmt: skip
        return
    for number, (_, events) in enumerate(log, 1):
        for event in events:
            print(tidy(wording.say("replay-line", number=number, what=wording.event(event, names))))
    print(say("replay-verified", length=length, at=point))
    draw(console(), wording, moment.position.view(seat), seat, names)
    if moment.position.is_over():
        print_result(wording, moment, names)


def _replayed(match: Match, point: int, seat: int) -> tuple[Match, list[tuple[str, list[dict[str, Any]]]]]:
    """The match at that point, and each entry with what it did, as this seat saw it."""
    again = match.at(0)
    log = []
    for entry in match.record[:point]:
        again.replay(entry)
        log.append((entry.words(match.game), again.position.events_for(seat)))
    return again, log


def player_names(wording: GameWords, saved: list[str] | None, seats: int) -> list[str]:
    """Names from the save file ("random:Bot 2"), else "Player 1", "Player 2", ..."""
    names = [read_player(word)[1] or word for word in saved or []]
    return names if len(names) == seats else [tidy(wording.say("player-name", number=k + 1)) for k in range(seats)]


def print_result(wording: GameWords, match: Match, names: list[str]) -> None:
    """Who won, how, and the scores."""
    position = match.position
    winners = [names[seat] for seat, place in enumerate(position.ranking()) if place == 1]
    ending = wording.thing("ending", position.ending())
    if position.automa_won():
        print(tidy(wording.say("result-automa", ending=ending)))
    else:
        print(tidy(wording.say("result-won", names=wording.join(winners), names_count=len(winners), ending=ending)))
    for name, place, score in zip(names, position.ranking(), position.scores(), strict=True):
        parts = [
            wording.say("result-part", part=wording.thing("score", part), number=number)
            for part, number in score.get("parts", {}).items()
        ]
        print(tidy(wording.say("result-line", number=place, name=name, parts=" · ".join(parts))))
