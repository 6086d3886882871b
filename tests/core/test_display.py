"""A position shows itself: in a notebook, in lines, and never more than may be seen."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from adamak.core import SPECTATOR, Knowledge, Match, Rng, find, games
from adamak.core.display import html, lines


class Reader(HTMLParser):
    """Checks that tags close in order, and keeps the words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(page: str) -> str:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return " ".join(reader.words)


@pytest.mark.parametrize("game_id", games())
def test_every_game_shows_itself(game_id: str) -> None:
    game = find(game_id)
    match = Match.start(game, game.seat_counts[-1], game.unattended, seed="show")
    rng = Rng("show")
    for _ in range(30):
        seat = match.position.actors()[0]
        moves = match.position.legal(seat)
        match.play(seat, int(moves[rng.below(len(moves))]))
    assert "phase" in read(match.position._repr_html_())
    assert f"{game_id}, 30 moves" in read(match._repr_html_())
    seat = match.position.actors()[0]
    knowledge = Knowledge(game, match.position, seat, rng)
    assert game.moves.words(knowledge.legal()[0]) in read(knowledge._repr_html_())


@pytest.mark.parametrize("game_id", games())
def test_a_position_shows_no_secret(game_id: str) -> None:
    """The same page as that of a position a spectator cannot tell from it."""
    game = find(game_id)
    position = game.start(game.seat_counts[-1], game.unattended, seed="secret")
    assert position._repr_html_() == position.sample(SPECTATOR, Rng("other"))._repr_html_()


def test_what_looks_like_a_tag_is_not_one() -> None:
    page = html({"name": "<script>x</script>", "rows": [{"a<b": 1, "none": None}]}, caption="<b>")
    assert "<script>" not in page
    assert "none" not in page
    assert read(page).split() == ["<b>", "name", "<script>x</script>", "rows", "a<b", "1"]


def test_seat_nought_is_somebody() -> None:
    page = read(html({"owners": {"roma": 0, "milano": None}, "players": [{"line": {"strength": 0}}, None]}))
    assert page.split() == ["owners", "roma", "0", "players", "line", "strength", "0"]


def test_lines() -> None:
    view = {"a": 1, "b": {"c": []}, "d": [{"e": "f"}], "g": None, "h": ["x", "y"]}
    assert list(lines(view)) == ["a: 1", "b:", "  c: -", "d 0:", "  e: f", "h: x, y"]
