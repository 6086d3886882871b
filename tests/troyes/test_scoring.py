"""TR-12 and TR-13: the end of the game, part by part."""

import pytest

from adamak.games.troyes import scoring

from .arrange import anna, faye, geoffrey, gray, happened, phase, play, score, seen, table, turn

THREE = [["henry_i"], ["thibaut_ii"], ["urbain_iv"]]


def ended(*families, dice=None, **facts):
    """The last action of a game is played: a lone yellow 1 of Anna's, which gives nothing."""
    rounds = {1: 4, 2: 4, 3: 5, 4: 6}[len(families)]
    p = table(*families, dice=dice or {anna: "yellow_1"}, round=rounds, red_deck="", **facts)
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert phase(p) == "over"
    return p, told


def family(one, characters, **facts):
    return one(characters=characters, **facts)


def test_tr_12_1_to_tr_12_5_all_parts():
    """TR-12.1, TR-12.2, TR-12.3, TR-12.4, TR-12.5."""
    p, _ = ended(
        family(anna, "henry_i", vp=9, deniers=12, won="war heresy"), family(faye, "thibaut_ii", deniers=0),
        family(geoffrey, "urbain_iv", deniers=0), events={"marauding": [0, 0, 1], "drought": [0]},
        stalls={"merchant": [anna, faye], "priest": [faye, anna]},
        cathedral=[[0, 0, 0, None, None, None], [0, None, None, None, None, None]],
    )  # fmt: skip
    assert score(p, anna) == {
        "play": 9, "events": 2, "tradesmen": 2 + 2, "cathedral": -2, "urbain_iv": 1, "thibaut_ii": 3, "henry_i": 1,
    }  # fmt: skip
    assert score(p, faye) == {
        "play": 0, "events": 1, "tradesmen": 1 + 4, "cathedral": -6, "urbain_iv": 0, "thibaut_ii": 0, "henry_i": 0,
    }  # fmt: skip
    assert p.scores()[anna]["total"] == 18
    assert [scoring.points(p, seat) for seat in range(3)] == [entry["total"] for entry in p.scores()], "who has won"
    assert seen(p, faye)["players"][anna]["characters"] == ["henry_i"], "characters are revealed"


def test_tr_12_4_levels_without_an_own_cube():
    p, _ = ended(
        family(anna, "henry_i"), family(faye, "thibaut_ii"), family(geoffrey, "urbain_iv"),
        cathedral=[[0, 1, 1, None, None, None], [1, 1, None, None, None, None], [1, None, None, None, None, None]],
    )  # fmt: skip
    assert [score(p, seat)["cathedral"] for seat in range(3)] == [-4, 0, -6]


def test_tr_12_6_most_points_ties_are_shared():
    names = ("henry_i", "thibaut_ii", "urbain_iv")
    p, told = ended(
        *(
            family(one, name, vp=points, deniers=0)
            for one, name, points in zip((anna, faye, geoffrey), names, (5, 9, 2), strict=True)
        )
    )
    assert (p.ending(), p.ranking(), [p.payoff(seat) for seat in range(3)]) == ("points", [2, 1, 3], [0, 1, 0])
    p, told = ended(
        *(
            family(one, name, vp=points, deniers=0)
            for one, name, points in zip((anna, faye, geoffrey), names, (9, 9, 2), strict=True)
        )
    )
    assert (p.ending(), p.ranking(), [p.payoff(seat) for seat in range(3)]) == ("shared", [1, 1, 3], [0.5, 0.5, 0])
    assert happened(told, "game_ended") == [{"seats": [0, 1], "ending": "shared"}]
    assert p.scores()[geoffrey]["total"] == -4, "final totals may be negative"


def test_tr_12_7_the_last_round_ends_before_the_scoring():
    p = table(
        family(anna, "thibaut_ii", deniers=4), family(faye, "chretien_de_troyes", purse=3),
        family(geoffrey, "henry_i", purse=3),
        dice={anna: "yellow_1", gray: "red_1"}, round=5, red_deck="", citizens={faye: "palace_1 palace_2"},
        lying={"palace": [faye]},
    )  # fmt: skip
    play(p, anna, "pass")
    assert phase(p) == "over"
    assert score(p, anna)["thibaut_ii"] == 1, "4 + 2 deniers of the pass"
    assert score(p, faye)["chretien_de_troyes"] == 0, "the lying one went home"


@pytest.mark.parametrize(("measure", "points"), [(2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6), (8, 6)])
def test_tr_13_1_tr_13_2_urbain_and_chretien(measure, points):
    """TR-13.1, TR-13.2."""
    cathedral = [[0 if k < measure else None for k in range(6)], [0 if k + 6 < measure else None for k in range(6)]]
    spaces = " ".join([f"palace_{k}" for k in range(1, 7)] + ["bishopric_1", "bishopric_2"])
    people = {anna: " ".join(spaces.split()[:measure])}
    p, _ = ended(
        family(anna, "urbain_iv"), family(faye, "chretien_de_troyes"), family(geoffrey, "henry_i"), cathedral=cathedral,
        citizens=people,
    )  # fmt: skip
    assert (score(p, anna)["urbain_iv"], score(p, anna)["chretien_de_troyes"]) == (points, points)


@pytest.mark.parametrize(("measure", "points"), [(3, 0), (4, 1), (5, 1), (6, 3), (7, 3), (8, 6)])
def test_tr_13_1_tr_13_2_with_two_players(measure, points):
    cathedral = [[0 if k < measure else None for k in range(6)], [0 if k + 6 < measure else None for k in range(6)]]
    spaces = [f"palace_{k}" for k in range(1, 7)] + ["bishopric_1", "bishopric_2"]
    p, _ = ended(
        family(anna, "urbain_iv henry_i"), family(faye, "chretien_de_troyes thibaut_ii"), cathedral=cathedral,
        citizens={anna: " ".join(spaces[:measure])},
    )  # fmt: skip
    assert (score(p, anna)["urbain_iv"], score(p, anna)["chretien_de_troyes"]) == (points, points)


@pytest.mark.parametrize(
    ("influence", "hugues", "deniers", "thibaut"),
    [(5, 0, 5, 0), (6, 1, 6, 1), (9, 1, 11, 1), (10, 3, 12, 3), (14, 3, 17, 3), (15, 6, 18, 6)],
)
def test_tr_13_3_tr_13_4_hugues_and_thibaut(influence, hugues, deniers, thibaut):
    """TR-13.3, TR-13.4."""
    p, _ = ended(
        family(anna, "hugues_de_payns", influence=influence, deniers=deniers), family(faye, "thibaut_ii"),
        family(geoffrey, "henry_i"),
    )  # fmt: skip
    assert (score(p, anna)["hugues_de_payns"], score(p, anna)["thibaut_ii"]) == (hugues, thibaut)


WON = "war heresy drought support civil_war"
CARDS = ["artisan", "innkeeper", "journeyman", "tithing", "apprenticeship", "procession", "archer"]


@pytest.mark.parametrize(
    ("cards", "henry", "tradesmen", "florentin"),
    [(0, 0, 1, 0), (1, 1, 2, 1), (2, 1, 3, 1), (3, 3, 4, 3), (4, 3, 5, 3), (5, 6, 6, 6)],
)
def test_tr_13_5_tr_13_6_henry_and_florentin(cards, henry, tradesmen, florentin):
    """TR-13.5, TR-13.6."""
    people = {name: [faye, geoffrey, anna] if k == 0 else [anna] for k, name in enumerate(CARDS[:tradesmen])}
    p, _ = ended(
        family(anna, "henry_i", won=" ".join(WON.split()[:cards])), family(faye, "le_florentin"),
        family(geoffrey, "thibaut_ii"), stalls=people,
    )  # fmt: skip
    assert (score(p, anna)["henry_i"], score(p, anna)["le_florentin"]) == (henry, florentin), "picture ones count too"


@pytest.mark.parametrize(
    ("influence", "hugues", "deniers", "thibaut"),
    [(5, 0, 5, 0), (6, 1, 6, 1), (9, 1, 11, 1), (10, 3, 12, 3), (14, 3, 17, 3), (15, 6, 18, 6)],
)
def test_tr_13_3_tr_13_4_with_two_players(influence, hugues, deniers, thibaut):
    p, _ = ended(
        family(anna, "hugues_de_payns henry_i", influence=influence, deniers=deniers),
        family(faye, "thibaut_ii le_florentin"),
    )  # fmt: skip
    assert (score(p, anna)["hugues_de_payns"], score(p, anna)["thibaut_ii"]) == (hugues, thibaut)


@pytest.mark.parametrize(
    ("cards", "henry", "tradesmen", "florentin"),
    [(0, 0, 1, 0), (1, 1, 2, 1), (2, 1, 3, 1), (3, 3, 4, 3), (4, 3, 5, 3), (5, 6, 6, 6)],
)
def test_tr_13_5_tr_13_6_with_two_players(cards, henry, tradesmen, florentin):
    p, _ = ended(
        family(anna, "henry_i urbain_iv", won=" ".join(WON.split()[:cards])), family(faye, "le_florentin thibaut_ii"),
        stalls={name: [anna] for name in CARDS[:tradesmen]},
    )  # fmt: skip
    assert (score(p, anna)["henry_i"], score(p, anna)["le_florentin"]) == (henry, florentin)
