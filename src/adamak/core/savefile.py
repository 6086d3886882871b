"""Save files: one readable JSON document that holds a match, replayed and verified when it is loaded."""

from __future__ import annotations

from typing import Any

import msgspec

from adamak.core.errors import Problem
from adamak.core.match import Match, Played, Refused
from adamak.core.registry import find

__all__ = ["Result", "SaveFile", "decode", "read", "schema", "write"]

FORMAT = "adamak-save/1"
LARGEST = 8_000_000  # bytes of a save file
LONGEST = 100_000  # entries of a record: no game comes near it


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How the match stands: verified on loading."""

    digest: str
    ending: str
    winners: list[int]
    totals: list[int]


class SaveFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The shape of a save file; `schema()` publishes it as JSON Schema."""

    format: str
    game: str
    rules_version: int
    seats: int
    moves: list[str]
    options: dict[str, bool | int | str] = {}
    seed: str | None = None
    deal: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    players: list[str] | None = None
    chance: str = ""  # "imported" or "forked": where it began was brought to the table, so somebody may have known it
    result: Result | None = None


def schema() -> dict[str, Any]:
    """The JSON Schema of save files."""
    (described,), parts = msgspec.json.schema_components([SaveFile], ref_template="#/$defs/{name}")
    draft = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": draft, "title": "A saved match of Adamak", **described, "$defs": parts}


def result_of(match: Match) -> Result:
    position = match.position
    over = position.is_over()
    return Result(
        digest=position.digest(),
        ending=position.ending(),
        winners=[seat for seat, place in enumerate(position.ranking()) if place == 1] if over else [],
        totals=[score["total"] for score in position.scores()],
    )


def write(match: Match, players: list[str] | None = None, chance: str = "") -> bytes:
    """The save file of a match."""
    saved = SaveFile(
        format=FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        seats=match.seats,
        options=match.origin.get("options", {}),
        seed=match.origin.get("seed"),
        deal=match.origin.get("deal"),
        setup=match.origin.get("setup"),
        players=players,
        chance=chance,
        moves=[entry.words(match.game) for entry in match.record],
        result=result_of(match),
    )
    return msgspec.json.format(msgspec.json.encode(saved), indent=1) + b"\n"


def read(data: bytes) -> tuple[Match, SaveFile]:
    """A match from its save file: every move is checked, the result compared. A Problem says what is wrong."""
    saved = decode(data)
    game = find(saved.game)
    if saved.rules_version != game.rules_version:
        raise Problem("save-other-rules", game=saved.game, found=saved.rules_version, known=game.rules_version)
    match = _begin(saved)
    for number, line in enumerate(saved.moves, 1):
        entry = Played.read(line, game, match.seats)
        try:
            match.replay(entry)
        except Refused as refused:
            raise Problem("save-illegal-move", number=number, line=line[:60], clause=refused.refusal.clause) from None
    if saved.result is not None and saved.result != result_of(match):
        raise Problem("save-wrong-result")
    return match, saved


def decode(data: bytes) -> SaveFile:
    """The document itself, well-formed but not yet replayed."""
    if len(data) > LARGEST:
        raise Problem("save-too-large", most=LARGEST // 1_000_000)
    try:
        saved = msgspec.json.decode(data, type=SaveFile)
    except msgspec.ValidationError as wrong:
        raise Problem("save-shape", what=str(wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("save-not-json") from None
    if saved.format != FORMAT:
        raise Problem("save-other-format", found=saved.format[:40], known=FORMAT)
    if len(saved.moves) > LONGEST:
        raise Problem("save-too-long", most=LONGEST)
    return saved


def _begin(saved: SaveFile) -> Match:
    game = find(saved.game)
    begun = [saved.seed is not None, saved.deal is not None, saved.setup is not None]
    if begun.count(True) != 1:
        raise Problem("save-no-origin")
    if saved.setup is not None:
        match = Match.from_setup(game, saved.setup)
        if match.seats != saved.seats:
            raise Problem("setup-seats", seats=saved.seats, found=match.seats)
        return match
    return Match.start(game, saved.seats, saved.options, seed=saved.seed, deal=saved.deal)
