"""The rulebook's tables of numbers say what `numbers.py` says, in both languages; † marks a house value."""

import re
from pathlib import Path

import pytest

import adamak.games.troyes as package
from adamak.games.troyes import GAME
from adamak.games.troyes.components import BUILDING_IDS, CARD_ROWS, THREAT_ROWS
from adamak.games.troyes.numbers import BONUS_LEVELS, CALLS, HOUSE, LIKELY, SURE
from adamak.words.game_words import GameWords

PERSIAN = str.maketrans("0123456789,", "۰۱۲۳۴۵۶۷۸۹،")
NONE = "–"
EVENTS = list(dict.fromkeys(row[1] for row in THREAT_ROWS))

languages = pytest.mark.parametrize("lang", ["en", "fa"])


class Rulebook:
    """One language: its table rows by their first cell, and how it writes names and numbers."""

    def __init__(self, lang):
        self.path = Path(package.__file__).parent / "rules" / f"{lang}.md"
        self.persian = lang == "fa"
        self.words = GameWords(lang, GAME)
        lines = self.path.read_text("utf-8").splitlines()
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
        self.rows = {}
        for row in cells:
            self.rows.setdefault(row[0], []).append(row[1:])

    def say(self, message):
        return re.sub("[\u2066-\u2069]", "", self.words.say(message))

    def number(self, text):
        return str(text).translate(PERSIAN) if self.persian else str(text)

    def value(self, key, sure=SURE):
        """An entry of the table, each of its parts marked where it is the house's."""
        mark = "" if key in sure else "†"
        parts = [self.say(f"colour-{one}") if isinstance(one, str) else one for one in HOUSE.get(key)]
        return self.number(", ".join(f"{one}{mark}" for one in parts))

    def bonus(self, name):
        return f"{name} ({'افزونه' if self.persian else 'bonus card'})"

    def card(self, card):
        """Level, cost, divisor and points of an Activity card as they should stand there."""
        level = self.number(next(row[2] for row in CARD_ROWS if row[0] == card))
        if card in BONUS_LEVELS:
            level = self.value(f"{card}.level", SURE | LIKELY)
        points = self.value(f"{card}.vp")
        if card == "merchant":
            points = points.replace("†", "", 1)  # its first space is printed
        return [level, self.value(f"{card}.cost"), self.value(f"{card}.divisor"), points]

    def event(self, event):
        """Divisor, banners, points and calls of an event."""
        if event == "marauding":
            return [self.value("marauding.divisor"), NONE, NONE, NONE]
        called = self.say("colour-red") if event == "resistance" else NONE
        if event in CALLS:
            called = self.value(f"{event}.calls")
        return [*(self.value(f"{event}.{what}") for what in ("divisor", "banners", "vp")), called]

    def event_title(self, event):
        copies = [row[0] for row in THREAT_ROWS if row[1] == event]
        title = self.say(f"threat-{copies[0]}")
        if len(copies) > 1:
            title = f"{re.sub(' [1۱]$', '', title)} × {self.number(len(copies))}"
        return self.bonus(title) if event == "resistance" else title


@languages
@pytest.mark.parametrize("card", [row[0] for row in CARD_ROWS])
def test_activity_cards(lang, card):
    book = Rulebook(lang)
    title = book.say(f"card-{card}")
    [row] = [row for row in book.rows[book.bonus(title) if card in BONUS_LEVELS else title] if len(row) == 6]
    assert [row[0], *row[2:5]] == book.card(card)


@languages
@pytest.mark.parametrize("event", EVENTS)
def test_events(lang, event):
    book = Rulebook(lang)
    [row] = [row for row in book.rows[book.event_title(event)] if len(row) == 6]
    assert row[2:] == book.event(event)


@languages
def test_board(lang):
    """Where gray stands with two players, the rows of dice, and Le Roy's ranking of spaces."""
    book = Rulebook(lang)
    for building in BUILDING_IDS:
        listed = [book.number(", ".join(map(str, HOUSE.get(f"{building}.{w}")))) for w in ("neutral", "ranking")]
        found = book.rows[book.say(f"building-{building}")]
        assert [row[0] for row in found if len(row) == 1] == listed
        if building != "palace":
            rows = [str(row).split(":")[0] for row in HOUSE.get(f"{building}.rows")]
            assert [row[1] for row in found if len(row) == 3] == [book.number(", ".join(dice)) for dice in rows]
