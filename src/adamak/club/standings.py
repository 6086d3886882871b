"""Standings, with the tie-breaks of each kind of tournament.

Swiss: points; Buchholz (the points of all whom one has met, a bye counting as somebody with one's own points);
Sonneborn-Berger (points of those beaten, half of those drawn with); victories.
Round robin: points; direct encounter among those level; Sonneborn-Berger; victories.
Tables of three or four: points for each game played; points; the points of all whom one has met; victories.
Knock-out: the round one came to; then equal.
Whoever is level in all of these shares the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from adamak.club.tournament import Meeting, Tournament

Key = tuple[Fraction, ...]


class Line(Struct, frozen=True):
    """One line of the table. The figures are those of `columns`, in the order in which they count."""

    player: str
    place: int
    games: int
    figures: dict[str, Fraction]
    left: bool = False


def standings(tournament: Tournament) -> list[Line]:
    """Best first; whoever left stands among the others with what they had."""
    points = tournament.points()
    figures = {entry.player: _figures(tournament, entry.player, points) for entry in tournament.entries}
    if tournament.kind == "round_robin":
        for player, own in figures.items():
            level = [other for other in figures if points[other] == points[player] and other != player]
            figures[player] = _with_direct(tournament, player, level, own)
    ordered = sorted(figures, key=lambda player: _key(figures[player]), reverse=True)
    lines: list[Line] = []
    for at, player in enumerate(ordered):
        shared = lines and _key(lines[-1].figures) == _key(figures[player])
        lines.append(
            Line(
                player=player,
                place=lines[-1].place if shared else at + 1,
                games=sum(meeting.is_played and not meeting.is_bye for meeting in tournament.of(player)),
                figures=figures[player],
                left=tournament.entry(player).left > 0,
            )
        )
    return lines


def _key(figures: dict[str, Fraction]) -> Key:
    return tuple(figures.values())


def _figures(tournament: Tournament, player: str, points: dict[str, Fraction]) -> dict[str, Fraction]:
    played = [meeting for meeting in tournament.of(player) if meeting.is_played]
    if tournament.kind == "knockout":
        return {"round": Fraction(_reached(tournament, player, played))}
    own = {"points": points[player]}
    won = Fraction(sum(meeting.is_bye or _alone_first(meeting, player) for meeting in played))
    if tournament.kind == "tables":
        games = len(played)
        return {"mean": points[player] / games if games else Fraction(0), **own,
                "opponents": _met_points(played, player, points), "victories": won}  # fmt: skip
    if tournament.kind == "swiss":
        own["opponents"] = _met_points(played, player, points)
    own["beaten"] = _beaten_points(played, player, points)
    return own | {"victories": won}


def _alone_first(meeting: Meeting, player: str) -> bool:
    return meeting.places[meeting.players.index(player)] == 1 and meeting.places.count(1) == 1


def _met_points(played: Sequence[Meeting], player: str, points: dict[str, Fraction]) -> Fraction:
    return sum(
        (
            points[player] if meeting.is_bye else sum((points[p] for p in meeting.players if p != player), Fraction(0))
            for meeting in played
        ),
        Fraction(0),
    )


def _beaten_points(played: Sequence[Meeting], player: str, points: dict[str, Fraction]) -> Fraction:
    return sum(
        (meeting.points(player) * points[other] for meeting in played for other in meeting.players if other != player),
        Fraction(0),
    )


def _with_direct(
    tournament: Tournament, player: str, level: Sequence[str], figures: dict[str, Fraction]
) -> dict[str, Fraction]:
    direct = sum(
        (
            meeting.points(player)
            for meeting in tournament.of(player)
            if meeting.is_played and not meeting.is_bye and any(other in level for other in meeting.players)
        ),
        Fraction(0),
    )
    return {"points": figures["points"], "direct": direct} | figures


def _reached(tournament: Tournament, player: str, played: Sequence[Meeting]) -> int:
    """The number of opponents one has passed, byes included."""
    return sum(meeting.points(player) == 1 for meeting in played)
