"""Save files: readable, checked move by move, and refused with a reason when anything is wrong."""

import json

import jsonschema
import pytest

from adamak.core import Match, Problem, Rng, find, savefile

GAME = find("condottiere")


def played(moves: int = 30) -> Match:
    match = Match.start(GAME, 3, {"hidden_cards": True}, seed="save")
    rng = Rng("save")
    while len(match.record) < moves:
        seat = match.position.actors()[0]
        legal = match.position.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))
    return match


def changed(**changes: object) -> bytes:
    return json.dumps(json.loads(savefile.write(played())) | changes).encode()


def test_a_save_file_is_words_a_person_can_read():
    saved = json.loads(savefile.write(played()))
    assert saved["game"] == "condottiere"
    assert saved["options"] == {"hidden_cards": True}
    assert saved["moves"][0].split()[1] == "site"


def test_the_published_schema_accepts_it_and_refuses_others():
    jsonschema.Draft202012Validator.check_schema(savefile.schema())
    jsonschema.validate(json.loads(savefile.write(played())), savefile.schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"game": "condottiere"}, savefile.schema())


def test_shown_cards_are_part_of_the_record():
    match = played()
    card = match.position.view(0)["players"][0]["hand"][0]
    match.show(0, [1, 2], [card])
    saved = savefile.write(match)
    assert f'"0 show {card} to 1 2"' in saved.decode()
    loaded, _ = savefile.read(saved)
    assert loaded.position.view(1)["players"][0]["known"] == match.position.view(1)["players"][0]["known"]


def test_a_match_from_a_deal_or_a_setup_is_saved_with_it():
    dealt = Match.start(GAME, 2, deal=GAME.deal(2, seed=4))
    written = Match.from_setup(GAME, played().position.to_setup())
    for match in (dealt, written):
        seat = match.position.actors()[0]
        match.play(seat, int(match.position.legal(seat)[0]))
        loaded, _ = savefile.read(savefile.write(match))
        assert loaded.position.digest() == match.position.digest()


WRONG = {
    "save-not-json": b"not json",
    "save-shape": b'{"format": "adamak-save/1"}',
    "unknown-game": changed(game="chess"),
    "save-other-rules": changed(rules_version=99),
    "save-other-format": changed(format="adamak-save/9"),
    "save-no-origin": changed(seed=None),
    "save-wrong-result": changed(result={"digest": "0", "ending": "", "winners": [], "totals": []}),
    "save-illegal-move": changed(moves=["0 pass", "0 pass"]),
    "no-such-move": changed(moves=["0 fly home"]),
    "bad-record-line": changed(moves=["7 pass"]),
    "bad-seats": changed(seats=9),
    "unknown-option": changed(options={"colour": "red"}),
    "save-too-long": changed(moves=["0 pass"] * (savefile.LONGEST + 1)),
    "save-too-large": b" " * (savefile.LARGEST + 1),
}


@pytest.mark.parametrize("code", WRONG)
def test_what_is_wrong_is_named(code: str):
    with pytest.raises(Problem) as problem:
        savefile.read(WRONG[code])
    assert problem.value.code == code


@pytest.mark.parametrize("data", [b"\xff\xfe{}", savefile.write(played())[:-40], b"[" * 100_000, b""])
def test_broken_bytes_are_not_json(data: bytes):
    with pytest.raises(Problem) as problem:
        savefile.read(data)
    assert problem.value.code in {"save-not-json", "save-shape"}
