"""Refusals as a referee gives them, and a log that notes what was gained."""

import pytest

from adamak.core import Refusal
from adamak.games.architects import GAME
from adamak.words import LANGUAGES, GameWords

from .arrange import ann, bob, events, goods, play, refused, table, why

NAMES = ["Ann", "Bob"]


def sentence(lang: str, refusal: Refusal) -> str:
    return GameWords(lang, GAME).refusal(refusal, NAMES).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("who", "facts"),
    [
        ({"virtue": 7}, {"hand": "empty", "cathedral": "cathedral-no-card"}),
        ({"virtue": 4}, {"hand": "empty", "cathedral": "cathedral-virtue"}),
        ({"hand": "well"}, {"hand": "goods", "building": "well", "cathedral": "cathedral-cost"}),
    ],
)
def test_ar_13_1_the_guildhall_tells_what_is_lacking(who, facts):
    p = table(ann(**who), bob())
    reason, told = why(p, ann, "place guildhall")
    assert (refused(p, ann, "place guildhall"), reason) == ("AR-13.1", "guildhall-nothing")
    assert facts.items() <= told.items()
    assert p.view(ann)["visits"]["guildhall"]["blocked"]["facts"] == dict(told)


def test_ar_13_1_the_nearest_building_is_named():
    p = table(ann(goods="1 wood 2 stone", hand="well fortress"), bob())
    assert (
        why(p, ann, "place guildhall")[1] | {"building": "well", "goods": ["wood"]} == why(p, ann, "place guildhall")[1]
    )
    for lang in LANGUAGES:
        words = GameWords(lang, GAME)
        assert words.thing("building", "well") in sentence(lang, p.why_not(ann, GAME.moves.number("place guildhall")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ar_9_3_players_are_called_by_their_names(lang):
    p = table(ann(goods="9 silver"), bob(workers="1 mines"))
    play(p, ann, "place town_centre")
    refusal = p.why_not(ann, GAME.moves.number("capture forest p2"))
    assert (refusal.clause, refusal.facts) == ("AR-9.3", {"location": "forest", "owner": 1})
    assert "Bob" in sentence(lang, refusal)


def test_ar_1_3_a_purse_that_is_full_gains_only_what_it_holds():
    p = table(ann(goods="510 wood", workers="3 forest"), bob())
    play(p, ann, "place forest")
    assert goods(p, ann)["wood"] == 511
    assert [event["goods"] for event in events(p, "gained")] == [["wood"]]
    play(p, bob, "place quarry")
    play(p, ann, "place forest")
    assert (goods(p, ann)["wood"], events(p, "gained")) == (511, [])
