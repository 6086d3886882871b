"""TR-15: alone against Le Roy. His results are made to come by trying seeds until the dice show them."""

import pytest

from adamak.core import Rng
from adamak.core.rollout import play_randomly
from adamak.games.troyes import GAME, le_roy

from .arrange import (
    anna,
    choices,
    compose,
    deniers,
    dice,
    gray,
    happened,
    influence,
    new_game,
    on,
    phase,
    play,
    reserve,
    score,
    seen,
    supply,
    table,
    turn,
    vp,
)


def rolled(result, watched=True, **facts):
    """Anna farms with a yellow 1, and Le Roy's dice show this sum: the position and what happened."""
    own = facts.pop("own", {})
    lying = {anna: "yellow_1 " + facts.pop("left", "red_1"), gray: facts.pop("his", "red_6 white_5 yellow_4")}
    for seed in range(2000):
        p = table(anna(**{"deniers": 0, **own}), dice=lying, **facts)
        p.seed_chance(f"roy {seed}")
        told = turn(p, anna, "farm", [(anna, "yellow_1")])
        first = happened(told, "le_roy_rolled")
        if first and first[0]["number"] == result:
            return p, told
    raise AssertionError(result)


def test_tr_15_1_the_column_of_two_players_and_no_gray():
    p = new_game(1)
    assert (supply(p, anna), reserve(p, anna), seen(p)["rounds"]) == (6, 6, 4)
    assert len(GAME.deal(1, {}, seed="x")["red_deck"]) == 4
    assert seen(p)["automa"]["vp"] == 0
    assert (deniers(p, gray), influence(p, gray)) == (0, 0)


def test_tr_15_2_three_for_le_roy_two_for_you():
    p = new_game(1)
    for step in range(6):
        his = sum(
            owner == gray
            for b in seen(p)["buildings"]
            for row in b["rows"]
            for s in row["spaces"]
            for owner in [s["owner"]]
        )
        assert his == 3 * (step // 2 + 1)
        told = play(p, anna, choices(p, anna)[0])
    assert len(happened(told, "le_roy_settled")) == 3


def test_tr_15_2_the_best_dice_and_the_best_spaces():
    p = new_game(1)
    taken = [s["space"] for b in seen(p)["buildings"] for row in b["rows"] for s in row["spaces"] if s["owner"] == gray]
    ranks = {"palace": ["6", "5", "4"], "bishopric": ["5", "3", "1"], "city_hall": ["4", "1", "5"]}
    for building, order in ranks.items():
        here = {space.rsplit("_", 1)[1] for space in taken if space.startswith(building)}
        assert here == set(order[: len(here)])


def test_tr_15_2_a_full_building_passes_its_die_on():
    for seed in range(40):
        p = GAME.start(1, {}, seed=f"full {seed}")
        rng = Rng(str(seed))
        while phase(p) == "settle":
            moves = p.legal(0)
            p.apply(0, moves[rng.below(len(moves))])
        people = [s["owner"] for b in seen(p)["buildings"] for row in b["rows"] for s in row["spaces"]]
        assert people.count(None) == 0


def test_tr_15_3_the_row_of_characters_is_open():
    assert sorted(seen(new_game(1))["automa"]["characters"]) == sorted(
        ["urbain_iv", "chretien_de_troyes", "hugues_de_payns", "thibaut_ii", "henry_i", "le_florentin"]
    )


def test_tr_15_4_the_start_player_changes_every_round():
    p = new_game(1)
    assert seen(p)["start_player"] == anna
    assert seen(new_game(1, solo_start="le_roy"))["start_player"] == gray
    p = table(anna(), dice={anna: "yellow_1"}, round=1)
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert happened(told, "le_roy_starts") == [{"round": 2, "rounds": 4}]


def test_tr_15_5_events_do_not_hurt_him_and_name_him_instead_of_gray():
    p = table(
        anna(deniers=9), dice={anna: "yellow_1"}, start_player=4, events={"marauding": [], "heresy": [], "drought": []},
        red_deck="succession_conflict war brigands_1",
        white_deck="migrant_workers theological_conflict interruption_of_work",
        citizens={gray: "city_hall_1 city_hall_2"},
    )  # fmt: skip
    before = reserve(p, gray)
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert {one["seat"] for one in happened(told, "threat_paid") + happened(told, "influence_lost")} == {anna}
    assert len(happened(told, "gray_placed")) == 1
    assert reserve(p, gray) == before - 1
    assert happened(told, "gray_built") == [{"level": 1, "value": 1}]
    assert {"vp": 1, "reason": "migrant_workers"} in happened(told, "le_roy_vp")


def test_tr_15_6_rank_of_dice():
    from adamak.games.troyes.data import DIE_IDS, ONE_DIE
    from adamak.games.troyes.le_roy import best_die

    order = ["red_6", "yellow_6", "white_6", "red_5", "yellow_5", "white_1"]
    lying = sum(int(ONE_DIE[DIE_IDS.index(die)]) for die in order)
    found = []
    while lying:
        die = int(best_die(lying))
        found.append(DIE_IDS[die])
        lying -= int(ONE_DIE[die])
    assert found == order
    assert best_die(0) == -1


def test_tr_15_7_black_dice():
    p = table(
        anna(influence=0), phase="black_dice", against="black_6", black="black_5 black_4 black_3",
        dice={anna: "red_6 red_1 red_4", gray: "white_1 yellow_2"},
    )  # fmt: skip
    told = play(p, anna, "use red_6", "defend")
    assert happened(told, "le_roy_defended") == [{"die": "yellow_2", "black": "black_5"}], "whatever the values"
    assert seen(p)["defence"]["blacks"] == ["black_4"]
    p = table(anna(influence=0), phase="black_dice", against="black_6", black="black_5", dice={anna: "red_6 red_1"})
    told = play(p, anna, "use red_6", "defend")
    assert happened(told, "le_roy_stood_by") == [{"black": "black_5"}]
    assert (happened(told, "vp_lost"), happened(told, "le_roy_defended"), dice(p, gray)) == ([], [], [])


def test_tr_15_8_his_dice_are_paid_to_the_bank():
    p = table(anna(deniers=5), dice={anna: "red_1", gray: "yellow_6 yellow_5"})
    told = compose(p, anna, "farm", [(gray, "yellow_6")])
    assert seen(p)["compose"]["price"] == 2
    told = play(p, anna, "confirm")
    assert happened(told, "dice_sold") == []


@pytest.mark.parametrize(
    ("result", "points", "own", "paid"), [(2, 3, 2, 6), (12, 3, 2, 6), (3, 2, 1, 4), (11, 2, 1, 4)]
)
def test_tr_15_9_dear_results(result, points, own, paid):
    p, told = rolled(result, left="red_5 white_2")
    assert happened(told, "le_roy_vp")[0] == {"vp": points, "reason": "le_roy"}
    assert happened(told, "le_roy_used")[0]["dice"] == ["red_6", "white_5", "yellow_4"][:own]
    assert happened(told, "le_roy_bought") == [{"die": "red_5", "deniers": paid}]
    assert (deniers(p, anna), dice(p, anna)) == (paid, ["white_2"])


@pytest.mark.parametrize("die", ["red_1", "white_1", "yellow_1", "yellow_6"])
def test_tr_15_9_he_buys_whatever_die_is_your_best(die):
    """TR-15.10 is for those who have none at all."""
    p, told = rolled(3, left=die)
    assert happened(told, "le_roy_used")[0]["dice"] == ["red_6"]
    assert happened(told, "le_roy_bought") == [{"die": die, "deniers": 4}]
    assert dice(p, anna) == []


def test_tr_15_9_two_and_twelve_as_the_rulebook_prints_them():
    _, told = rolled(12, solo_dear_result="2", left="red_5 white_2")
    assert happened(told, "le_roy_vp")[0]["vp"] == 2


def test_tr_15_9_fewer_dice_than_the_cost():
    _, told = rolled(7, his="white_1")
    assert happened(told, "le_roy_used")[0]["dice"] == ["white_1"]
    assert len(happened(told, "le_roy_built")) == 2, "he does the action fully with all he has"
    assert happened(told, "le_roy_done") == [{}]


def test_tr_15_10_without_a_die_of_yours_he_uses_one_more():
    for seed in range(2000):
        p = table(anna(deniers=2, purse=0), dice={anna: "yellow_1", gray: "red_6 white_5 yellow_4 white_4"})
        p.seed_chance(str(seed))
        told = turn(p, anna, "farm", [(anna, "yellow_1")])
        if happened(told, "le_roy_rolled")[0]["number"] == 3:
            break
    assert happened(told, "le_roy_used")[0]["dice"] == ["red_6", "white_5"]
    assert happened(told, "le_roy_bought") == []


def test_tr_15_11_he_expels_you_if_he_can():
    p, told = rolled(4, citizens={anna: "palace_2 palace_4", gray: "palace_6"})
    assert happened(told, "le_roy_placed")[0] == {"space": "palace_4"}, "your citizen on the best-ranked space"
    assert happened(told, "expelled") == [{"seat": anna, "building": "palace"}]
    p, told = rolled(
        10,
        his="yellow_6 white_5",
        citizens={anna: "city_hall_3 city_hall_6", gray: "city_hall_1 city_hall_2 city_hall_4 city_hall_5"},
    )
    assert happened(told, "le_roy_placed")[0] == {"space": "city_hall_4"}, "the better row is pushed"
    assert on(p, "city_hall_6") == gray
    p, told = rolled(4, his="white_6 white_5", citizens={anna: "bishopric_1", gray: "bishopric_5"})
    assert happened(told, "le_roy_placed")[0] == {"space": "bishopric_3"}, "no full row: the best empty space"
    p, told = rolled(4, citizens={anna: "palace_4"}, lying={"palace": [anna]})
    assert happened(told, "le_roy_placed")[0] == {"space": "palace_6"}, "protection holds"
    p, told = rolled(4, citizens={gray: " ".join(f"palace_{k}" for k in range(1, 7))})
    assert happened(told, "le_roy_nothing") == [{"number": 4}]
    assert "red_6" in happened(told, "le_roy_used")[0]["dice"], "the die is spent"


def test_tr_15_12_he_counters_the_rightmost_event():
    p, told = rolled(5, his="red_6 red_5 red_4 red_3", events={"marauding": [], "war": [], "heresy": [0, 0]})
    assert happened(told, "le_roy_fought")[0] == {"threat": "heresy", "number": 2}
    assert len(happened(told, "le_roy_used")[0]["dice"]) == 2
    assert vp(p, anna) == 2
    assert {"vp": 2, "reason": "heresy"} in happened(told, "le_roy_vp"), "a tie: 5 // 2 each"
    assert seen(p)["players"][0]["events_won"] == ["heresy"]
    p, told = rolled(9, events={"marauding": []})
    assert happened(told, "le_roy_nothing") == [{"number": 9}]
    assert happened(told, "le_roy_used") == [], "no die is spent"
    p, told = rolled(9, his="red_6 white_1", events={"marauding": [], "war": []})
    assert seen(p)["automa"]["events_won"] == ["war"]
    assert {"vp": 8, "reason": "war"} in happened(told, "le_roy_vp"), "alone: both values"


def test_tr_15_13_he_hires_on_the_best_space():
    _, told = rolled(6, cards="priest merchant archer")
    assert happened(told, "le_roy_hired")[0] == {"card": "priest", "vp": 4}
    _, told = rolled(6, stalls={"priest": [gray]}, cards="artisan archer")
    assert happened(told, "le_roy_hired")[0] == {"card": "archer", "vp": 2}, "equal points and cost: red first"
    full = {"priest": [gray], "merchant": [gray], "archer": [gray]}
    _, told = rolled(6, stalls=full)
    assert happened(told, "le_roy_nothing") == [{"number": 6}]
    taken = {"priest": [anna], "merchant": [gray], "archer": [gray]}
    _, told = rolled(6, stalls=taken, numbers="priest.vp=4")
    assert happened(told, "le_roy_nothing") == [{"number": 6}], "the only scoring space is taken"


def test_tr_15_13_a_second_scoring_space_gives_its_own_points():
    elsewhere = {"merchant": [gray], "archer": [gray]}
    _, told = rolled(6, stalls={"priest": [anna], **elsewhere})
    assert happened(told, "le_roy_hired")[0] == {"card": "priest", "vp": 2}
    _, told = rolled(6, stalls={"monk": [anna], "archer": [anna], "merchant": [anna]})
    assert happened(told, "le_roy_hired")[0] == {"card": "monk", "vp": 2}, "more than the second spaces of the others"


def test_tr_15_14_two_cathedral_cubes():
    _, told = rolled(7, cathedral=[[0, 0, 0, 0, 0, None]])
    assert happened(told, "le_roy_built")[:2] == [{"level": 1, "value": 6}, {"level": 2, "value": 6}]
    assert [one["vp"] for one in happened(told, "le_roy_vp")[:2]] == [1, 1]
    _, told = rolled(7, cathedral=[[0] * 6] * 3)
    assert happened(told, "le_roy_vp")[0] == {"vp": 2, "reason": "cathedral"}


def test_tr_15_15_the_top_character_scores():
    p, told = rolled(8, character_row=["henry_i", "urbain_iv"], own={"won": ["war", "heresy", "drought"]})
    assert happened(told, "character_scored")[0] == {"character": "henry_i", "vp": 3, "le_roy": 0}
    assert vp(p, anna) >= 3
    assert "henry_i" not in seen(p)["automa"]["characters"]
    p, told = rolled(8, character_row=["thibaut_ii"], own={"deniers": 18})
    assert happened(told, "character_scored")[0] == {"character": "thibaut_ii", "vp": 6, "le_roy": 0}
    assert happened(told, "vp_gained")[0] == {"seat": anna, "vp": 6, "reason": "thibaut_ii"}
    whole = [[gray, gray, gray, gray, gray, gray], [gray] * 6]
    p, told = rolled(8, character_row=["urbain_iv"], cathedral=whole)
    assert happened(told, "le_roy_vp")[0] == {"vp": 6, "reason": "urbain_iv"}
    p, told = rolled(8, character_row=[])
    assert happened(told, "le_roy_vp")[0] == {"vp": 1, "reason": "le_roy"}


def test_tr_15_16_card_changes():
    people = {gray: "city_hall_1 city_hall_2 city_hall_3"}
    p = table(anna(deniers=0), round=2, stalls={"tax_collector": [anna]}, citizens=people, dice={anna: "red_4 red_1"})
    turn(p, anna, "activate tax_collector", [(anna, "red_4")])
    assert deniers(p, anna) >= 6
    p = table(anna(deniers=0), cubes={"tithing": [anna]}, dice={anna: "red_1", gray: "yellow_6 yellow_5 yellow_4"})
    compose(p, anna, "farm", [(gray, "yellow_6"), (gray, "yellow_5"), (gray, "yellow_4")], cube="tithing")
    assert seen(p)["compose"]["price"] == 0
    p = table(
        anna(),
        round=3,
        bonus_cards=True,
        stalls={"banquet": [anna]},
        dice={anna: "red_5 red_1", gray: "red_1 red_2 red_3"},
    )
    told = turn(p, anna, "activate banquet", [(anna, "red_5")])
    assert happened(told, "vp_gained")[0] == {"seat": anna, "vp": 1, "reason": "banquet"}
    p = table(anna(), round=3, stalls={"procession": [anna]}, dice={anna: "white_5", gray: "red_1 red_2 red_3"})
    told = turn(p, anna, "activate procession", [(anna, "white_5")])
    assert [one for one in happened(told, "le_roy_vp") if one["reason"] == "procession"] == []


@pytest.mark.parametrize(
    ("margin", "grade"),
    [(-7, "defeat"), (0, "defeat"), (1, "poor"), (5, "poor"), (6, "average"), (10, "average"), (11, "not_bad"),
     (15, "not_bad"), (16, "worried"), (20, "worried"), (21, "masterful"), (40, "masterful")],
)  # fmt: skip
def test_tr_15_17_grades(margin, grade):
    p = table(
        anna(vp=max(margin, 0), deniers=0, influence=0), dice={anna: "yellow_1"}, round=4, red_deck="",
        character_row=[], neutral={"vp": max(-margin, 0)},
    )  # fmt: skip
    turn(p, anna, "farm", [(anna, "yellow_1")])
    assert (p.ending(), seen(p)["automa"]["margin"]) == (grade, margin)
    assert p.automa_won() == (grade == "defeat")
    assert p.ranking() == ([2] if grade == "defeat" else [1])
    assert p.payoff(0) == (0 if grade == "defeat" else 1)


def test_tr_15_17_both_score_the_remaining_characters_and_the_rest():
    p = table(
        anna(vp=9, deniers=6, influence=10), dice={anna: "yellow_1"}, round=4, red_deck="",
        character_row=["hugues_de_payns", "thibaut_ii", "chretien_de_troyes"], events={"marauding": [0, 4]},
        citizens={anna: "palace_1 palace_2 palace_3 palace_4", gray: " ".join(f"city_hall_{k}" for k in range(1, 7))},
        stalls={"merchant": [anna], "priest": [gray]}, cathedral=[[4, 0, None, None, None, None]],
    )  # fmt: skip
    turn(p, anna, "farm", [(anna, "yellow_1")])
    assert score(p, anna) == {
        "play": 9, "events": 1, "tradesmen": 2, "cathedral": -4, "chretien_de_troyes": 1, "hugues_de_payns": 3,
        "thibaut_ii": 1,
    }  # fmt: skip
    assert seen(p)["automa"]["score"]["parts"] == {
        "play": 0, "events": 1, "tradesmen": 4, "cathedral": -4, "chretien_de_troyes": 3, "hugues_de_payns": 0,
        "thibaut_ii": 0,
    }  # fmt: skip


def test_le_roy_goes_on_until_his_dice_are_gone_and_you_are_paid_for_waiting():
    """TR-15.9, TR-8.10."""
    p = table(anna(deniers=0), dice={anna: "red_1", gray: "red_1 red_2 red_3 white_1 white_2"}, round=1)
    told = play(p, anna, "pass")
    turns = len(happened(told, "le_roy_rolled"))
    assert len(happened(told, "pass_income")) >= turns - 1
    assert happened(told, "le_roy_starts") or happened(told, "round_started")


def test_random_play_never_masters_le_roy():
    for seed in range(40):
        p = GAME.start(1, {}, seed=f"lost {seed}")
        play_randomly(p, Rng(str(seed)), 10**6)
        assert p.ending() != "masterful"


def test_tr_15_2_he_takes_the_only_space_left_even_if_it_is_the_first():
    spaces = [f"{building}_{number}" for building in ("palace", "bishopric", "city_hall") for number in range(1, 7)]
    p = table(anna(), citizens={anna: " ".join(spaces[1:13]), gray: " ".join(spaces[13:])})
    le_roy.settle(p)
    assert on(p, "palace_1") == gray
    assert [one["space"] for one in happened(p.events_for(anna), "le_roy_settled")] == ["palace_1"]


@pytest.mark.parametrize("empty", [["palace_1", "palace_2", "palace_3", "palace_4"], ["city_hall_6", "palace_1"]])
def test_tr_15_2_he_takes_three_spaces_where_the_dice_find_two_and_no_more_than_there_are(empty):
    """Two dice go to each building: what is left is taken where there is room."""
    spaces = [f"{building}_{number}" for building in ("palace", "bishopric", "city_hall") for number in range(1, 7)]
    full = [space for space in spaces if space not in empty]
    p = table(anna(), citizens={anna: " ".join(full[:12]), gray: " ".join(full[12:])})
    le_roy.settle(p)
    taken = [one["space"] for one in happened(p.events_for(anna), "le_roy_settled")]
    assert len(taken) == len(set(taken)) == min(3, len(empty))
    assert set(taken) <= set(empty)
