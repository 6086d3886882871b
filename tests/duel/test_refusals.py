"""Refusals as a referee gives them: the clause that forbids, and places counted as people count them."""

import pytest

from adamak.core import Refusal
from adamak.games.duel import GAME
from adamak.words import GameWords

from .arrange import base, choices, elodie, empty_structure, jack, refused, table, why

DRAFT = "the_sphinx piraeus the_pyramids the_colossus the_great_library the_appian_way the_mausoleum circus_maximus"


def test_du_6_10_a_wonder_boxed_by_the_seventh_is_in_the_box():
    """Even when Anubis has torn another one down since."""
    one = elodie(coins=30, standing="the_sphinx piraeus the_pyramids", wonders="the_colossus")
    other = jack(standing="the_great_library the_appian_way the_mausoleum")
    p = table(one, other, cards="walls library", draft=DRAFT.split(), drafted=8)
    assert refused(p, elodie, "wonder circus_maximus with walls") == "DU-6.10"
    assert why(p, elodie, "wonder circus_maximus with walls")[0] == "wonder-boxed"
    assert why(p, elodie, "wonder the_sanctuary with walls")[0] == "wonder-not-in-play"
    assert why(p, elodie, "wonder the_sphinx with walls")[0] == "wonder-stands"


@pytest.mark.parametrize(
    ("standing", "divinities", "clause"),
    [("the_mausoleum", "", "DU-12.7"), ("", "hades", "DU-11.8"), ("the_mausoleum", "hades", "DU-5.14")],
)
def test_du_11_8_hades_and_the_mausoleum_are_told_apart(standing, divinities, clause):
    one = elodie(standing=standing, divinities=divinities)
    p = table(one, jack(), discard_pile="walls", frames=[{"kind": "revive_card"}], phase="revive_card")
    assert choices(p, elodie) == ["revive walls"]
    assert refused(p, elodie, "revive altar") == clause


def test_du_15_3_a_civilian_end_is_cited_as_such():
    p = base(elodie("altar"), jack(), age=3, cards="palace")
    empty_structure(p)
    assert p.ending() == "civilian"
    assert refused(p, elodie, "discard 0") == "DU-15.3"


@pytest.mark.parametrize("move", ["activate 1 none", "place mars 1", "topple piraeus", "strike 3", "open greek"])
def test_du_0_2_nothing_of_the_pantheon_without_it(move):
    p = base(elodie(), jack())
    assert (refused(p, elodie, move), why(p, elodie, move)[0]) == ("DU-0.2", "pantheon-not-used")
    assert refused(p, jack, move) == "DU-0.2"


@pytest.mark.parametrize(("lang", "said"), [("en", "Place 1 is empty"), ("fa", "جای ۱ ")])
def test_places_are_counted_from_one_in_words(lang, said):
    words = GameWords(lang, GAME)
    p = base(elodie(), jack(), structure={3: "walls", 4: "school"})
    refusal = p.why_not(elodie, GAME.moves.number("build 0"))
    assert refusal == Refusal("DU-4.2", "slot-empty", {"slot": "0"})
    assert words.refusal(refusal, ["Elodie", "Jack"]).replace("\u2068", "").replace("\u2069", "").startswith(said)
    last = words.move(GAME.moves.number("build 19"))
    assert words.thing("slot", "19") in last


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(("move", "god"), [("progress law", "enki"), ("revive altar", "hades")])
def test_du_0_2_a_base_table_is_told_of_no_divinity(lang, move, god):
    words = GameWords(lang, GAME)
    name = words.thing("divinity", god)
    sentences = [
        words.refusal(p.why_not(elodie, GAME.moves.number(move)), ["Elodie", "Jack"])
        for p in (table(elodie(), jack()), base(elodie(), jack()))
    ]
    assert [name in sentence for sentence in sentences] == [True, False]
