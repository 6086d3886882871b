"""A guided game at its table: what is asked is played, other things are answered, pages turn both ways."""

from __future__ import annotations

import pytest

from adamak.core import Problem, Refused
from adamak.table import Table, commands, opening, rows
from adamak.table.messages import LessonState
from adamak.table.seats import hashed

LEARNER = 0


class Lesson:
    """The first lesson of Condottiere, its learner on seat 0; commands are decided and applied at once."""

    def __init__(self) -> None:
        bots = [rows.SeatRow("bot", level="easy") for _ in range(2)]
        seats = [rows.SeatRow("human", "Ann", secret=hashed("secret")), *bots]
        self.table = Table("t")
        self.put(opening.guided("condottiere", "first", seats, hashed("host")))
        self.put(rows.Started())

    def put(self, row: rows.AnyRow) -> None:
        self.table.apply(rows.Stored(self.table.version + 1, 1_000_000, row))

    def turn(self, back: bool = False) -> None:
        self.put(commands.turn_page(self.table, LEARNER, self.told.step, back, f"k{self.table.version}"))

    def play(self, *moves: str) -> None:
        self.put(commands.play(self.table, LEARNER, moves, f"k{self.table.version}", self.table.version))

    def others(self) -> None:
        """Whoever else is asked plays what the script says."""
        while asked := self.table.bots_asked():
            assert self.table.guide is not None
            move = self.table.guide.scripted(self.table.match, asked[0])
            assert move is not None
            self.put(commands.bot_move(self.table, asked[0], move))

    def read_on(self) -> None:
        while not self.told.asks:
            self.turn()

    @property
    def told(self) -> LessonState:
        state = self.table.state(LEARNER)
        assert state is not None
        assert state.lesson is not None
        return state.lesson


@pytest.fixture
def lesson() -> Lesson:
    return Lesson()


def test_it_is_prepared_private_and_for_the_learner_alone(lesson: Lesson) -> None:
    info = lesson.table.info()
    assert (info.chance, info.lesson, info.public, info.spectators, info.seed_hash) == (
        "prepared", "first", False, False, None,
    )  # fmt: skip
    other = lesson.table.state(1)
    assert other is not None
    assert other.lesson is None


def test_while_something_is_explained_nothing_is_played(lesson: Lesson) -> None:
    assert (lesson.told.name, lesson.told.asks) == ("welcome", False)
    with pytest.raises(Problem, match="lesson-reads"):
        lesson.play("site siena")


def test_another_legal_move_is_answered_and_not_played(lesson: Lesson) -> None:
    lesson.read_on()
    with pytest.raises(Problem, match="lesson-wants-other"):
        lesson.play("site torino")
    assert lesson.told.name == "site"
    assert not lesson.table.match.record


def test_an_illegal_move_is_refused_by_its_rule(lesson: Lesson) -> None:
    lesson.read_on()
    with pytest.raises(Refused) as refused:
        lesson.play("site lucca")
    assert refused.value.refusal.clause.startswith("CO-")


def test_any_move_of_the_wanted_kind_goes_on(lesson: Lesson) -> None:
    lesson.read_on()
    lesson.play("site roma")
    assert lesson.told.name == "turn"


def test_back_leads_to_the_step_before_as_things_stood(lesson: Lesson) -> None:
    lesson.read_on()
    lesson.play("site siena")
    lesson.turn(back=True)
    assert lesson.told.name == "site"
    assert not lesson.table.match.record
    lesson.turn(back=True)
    assert lesson.told.name == "hand"


def test_a_move_taken_back_brings_its_step_back(lesson: Lesson) -> None:
    lesson.read_on()
    lesson.play("site siena")
    lesson.put(commands.undo(lesson.table, LEARNER, "u"))
    assert lesson.told.name == "site"


def test_a_page_is_turned_once(lesson: Lesson) -> None:
    with pytest.raises(Problem, match="stale"):
        lesson.put(commands.turn_page(lesson.table, LEARNER, lesson.told.step + 1, False, "k"))
    with pytest.raises(Problem, match="stale"):
        lesson.turn(back=True)


def test_nobody_moves_while_something_is_explained(lesson: Lesson) -> None:
    lesson.read_on()
    lesson.play("site siena")
    lesson.play("play mercenary_5")
    assert lesson.told.name == ""  # the others are playing
    lesson.others()
    assert lesson.told.name == "strength"
    assert lesson.told.facts == {"mine": 5, "left": 4, "right": 6}
    assert lesson.table.bots_asked() == []


def test_the_table_remembers_its_step(lesson: Lesson) -> None:
    lesson.read_on()
    lesson.play("site siena")
    lesson.play("play mercenary_5")
    lesson.others()
    lesson.turn()
    again = Table.load("t", lesson.table.history).state(LEARNER)
    assert again is not None
    assert again.lesson == lesson.told


def test_after_the_lesson_the_game_is_the_learners(lesson: Lesson) -> None:
    while lesson.told.step < lesson.told.steps:
        if lesson.told.asks:
            lesson.play(*lesson.told.shown)
        elif lesson.told.name:
            lesson.turn()
        lesson.others()
    assert lesson.table.status == "over"
    assert lesson.told.name == ""


def test_other_tables_have_no_pages(lesson: Lesson) -> None:
    lesson.table.guide = None
    with pytest.raises(Problem, match="no-lesson"):
        commands.turn_page(lesson.table, LEARNER, 0, False, "k")
