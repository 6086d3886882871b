"""Refusals as a referee gives them: every move is told where it belongs."""

import pytest

from adamak.games.troyes import GAME
from adamak.words import LANGUAGES, GameWords

from .arrange import anna, faye, play, refused, table, why


def answer(p: object, seat: int, move: str) -> tuple[str, str]:
    return refused(p, seat, move), why(p, seat, move)[0]


@pytest.mark.parametrize(
    ("move", "clause", "reason"),
    [
        ("settle palace_1", "TR-4.1", "settle-not-now"),
        ("take d1 yellow_5", "TR-8.2", "take-not-now"),
        ("enough", "TR-8.2", "enough-not-now"),
        ("spend monk", "TR-11.1", "spend-not-now"),
        ("source supply", "TR-8.4", "source-not-now"),
        ("times 1", "TR-8.7", "times-not-now"),
        ("confirm", "TR-16.3", "confirm-not-now"),
        ("turn yellow_5", "TR-10.4", "turn-not-now"),
        ("use yellow_5", "TR-7.13", "use-not-now"),
        ("yield", "TR-7.14", "yield-not-now"),
        ("collect palace", "TR-17.1", "collect-not-now"),
        ("exchange 1", "TR-17.8", "exchange-not-now"),
        ("cube marauding", "TR-17.7", "cube-not-now"),
    ],
)
def test_tr_16_3_a_move_out_of_its_time_is_told_its_time(move, clause, reason):
    p = table(anna(), faye(), dice={anna: "yellow_5"})
    assert answer(p, anna, move) == (clause, reason)


@pytest.mark.parametrize("move", ["activate red_1", "build", "farm", "place palace", "pass"])
def test_tr_8_1_one_action_a_turn(move):
    p = table(anna(), faye(), dice={anna: "yellow_5 yellow_4"})
    play(p, anna, "farm", "take d1 yellow_5")
    assert answer(p, anna, move) == ("TR-8.1", "action-chosen")
    assert answer(p, anna, "recruit") == ("TR-10.5", "recruit-not-now")


def test_tr_11_5_nothing_joins_the_white_die_of_a_monk():
    p = table(anna(), faye(), round=2, cubes={"monk": [anna]}, dice={anna: "white_3 yellow_4 yellow_1"})
    play(p, anna, "farm", "take d1 white_3")
    assert answer(p, anna, "take d1 yellow_4") == ("TR-11.5", "one-white-die-only")


def test_tr_8_2_a_white_die_that_no_cube_of_ones_own_makes_fit():
    p = table(anna(), faye(), cubes={"templar": [anna]}, round=2, dice={anna: "white_4 yellow_4 yellow_1"})
    play(p, anna, "farm")
    assert answer(p, anna, "take d1 white_4") == ("TR-8.2", "die-wrong-colour")


def test_tr_8_2_dice_mixed_without_any_cube():
    p = table(anna(), faye(), dice={anna: "white_3 yellow_4 yellow_1"})
    play(p, anna, "farm", "take d1 yellow_4")
    assert answer(p, anna, "take d1 white_3") == ("TR-8.2", "colours-mixed")


@pytest.mark.parametrize(
    ("lang", "named"), [("en", "from Faye's district"), ("fa", "از محلهٔ Faye")], ids=["English", "Persian"]
)
def test_tr_8_2_a_district_is_called_by_its_player(lang, named):
    p = table(anna(), faye(), dice={anna: "yellow_5", faye: "yellow_2"})
    play(p, anna, "farm")
    refusal = p.why_not(anna, GAME.moves.number("take d2 yellow_6"))
    assert (refusal.clause, refusal.facts) == ("TR-8.2", {"seat": 1, "die": "yellow_6"})
    said = GameWords(lang, GAME).refusal(refusal, ["Anna", "Faye"])
    assert named in said.replace("\u2068", "").replace("\u2069", "")
    assert answer(p, anna, "take gray yellow_6") == ("TR-8.2", "die-not-gray")
    assert answer(p, anna, "take d4 yellow_6") == ("TR-8.2", "district-without-player")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_has_its_own_sentence(lang):
    words = GameWords(lang, GAME)
    sentences = {words.say(f"refusal-{kind.name}-not-now", phase="-") for kind in GAME.moves.kinds}
    assert len(sentences) == len(GAME.moves.kinds)
