"""Playing lessons through by the engine alone: as they are told, and with whatever moves a learner may think of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from adamak.core.lesson import Lesson, Step, known_to, true
from adamak.core.match import AnyGame, Match
from adamak.table.guide import Guide
from adamak.words import LANGUAGES, Words
from adamak.words.catalogue import catalogue
from adamak.words.game_words import lesson_part

LONGEST = 600  # decisions before a lesson counts as stuck


@dataclass(frozen=True)
class Shown:
    """A step whose sentence was before the learner."""

    step: Step
    facts: dict[str, Any]
    match: Match


def play_through(
    game: AnyGame, lesson: Lesson, learner: Random | None = None, others: Random | None = None
) -> Iterator[Shown]:
    """The steps that come up. Without a `learner` the lesson is played as it is told, else by random legal moves."""
    others = others or Random(lesson.name)
    guide, match = Guide(lesson), lesson.begin(game)
    last = -1
    for _ in range(LONGEST):
        guide.follow(match)
        if guide.finished:
            return
        if guide.up:
            if guide.step != last:
                last = guide.step
                yield Shown(guide.current, guide.way[-1].facts, match)
            if not guide.current.asks:
                guide.turn_to(guide.step + 1, len(match.record))
                continue
        _decide(guide, match, learner, others)
    raise AssertionError(f"{game.id}, {lesson.name}: stuck at the step {guide.current.name}")


def _decide(guide: Guide, match: Match, learner: Random | None, others: Random) -> None:
    """One move of whoever is asked: the learner last, where several are asked at once."""
    position = match.position
    rivals = [seat for seat in position.actors() if seat != guide.seat]
    if rivals:
        seat = rivals[0]
        scripted = guide.scripted(match, seat)
        match.play(seat, scripted if scripted is not None else int(others.choice(list(position.legal(seat)))))
    else:
        moves = [match.game.moves.words(move) for move in position.legal(guide.seat)]
        move = learner.choice(moves) if learner is not None else guide.shown(match)[0]
        if not guide.wants(match, [move]):
            return
        match.play(guide.seat, move)
    guide.events += position.events_for(guide.seat)


def check_told(game: AnyGame, lesson: Lesson) -> list[Shown]:
    """The lesson as it is told: every step comes up, but for the optional ones, and can be said in every language."""
    shown = []
    for moment in play_through(game, lesson):
        check_sentence(game, lesson, moment)
        shown.append(moment)
    names = [moment.step.name for moment in shown]
    missed = [step.name for step in lesson.step if not step.optional and step.name not in names]
    assert not missed, f"{game.id}, {lesson.name}: passed over, for their words are not so: {', '.join(missed)}"
    return shown


def check_random(game: AnyGame, lesson: Lesson, seed: str) -> None:
    """The lesson with random moves of learner and others: it comes to its end, and no sentence on the way is false."""
    for moment in play_through(game, lesson, Random(seed), Random(f"{seed} others")):
        check_sentence(game, lesson, moment)


def check_sentence(game: AnyGame, lesson: Lesson, moment: Shown) -> None:
    """What the step claims is so, and both languages can say it with the numbers of the position."""
    step, message = moment.step, lesson.message(moment.step)
    known = known_to(moment.match, lesson.seat)
    false = [condition for condition in step.holds if not true(known, condition)]
    assert not false, f"{message}: {false}"
    for lang in LANGUAGES:
        written = catalogue(lesson_part(game), lang)
        assert message in written, f"{message} is missing in {lang}"
        lacking = written.uses(message).all - set(moment.facts) - {f"{name}_count" for name in moment.facts}
        assert not lacking, f"{message}, {lang}: {lacking} is not told"
        sentence = Words(lang).game(game).lesson(message, moment.facts, ["1", "2", "3", "4", "5"])
        assert sentence
        assert "{" not in sentence, sentence
