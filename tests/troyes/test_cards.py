"""TR-17 and TR-14: what every Activity card does, and the bonus cards."""

import pytest

from adamak.core import Problem
from adamak.games.troyes import GAME

from .arrange import (
    anna,
    choices,
    cubes,
    deniers,
    emily,
    faye,
    geoffrey,
    gray,
    happened,
    influence,
    may,
    phase,
    play,
    seen,
    table,
    turn,
    vp,
    why,
)


def work(card, group, times=0, round=3, others=(), **facts):
    """Anna activates a card on which she stands."""
    own = facts.pop("own", {})
    lying = {anna: " ".join([*group, facts.pop("left", "")])} | facts.pop("dice", {faye: "red_1"})
    p = table(
        anna(**{"deniers": 10, "influence": 5, **own}), faye(deniers=5), *others, round=round, stalls={card: [anna]},
        dice=lying, **facts,
    )  # fmt: skip
    told = turn(p, anna, f"activate {card}", [(anna, die) for die in group], times=times)
    return p, told


@pytest.mark.parametrize(
    ("card", "die", "gained"),
    [
        ("merchant", "yellow_6", {"deniers": 6}),
        ("goldsmith", "yellow_5", {"vp": 1, "deniers": 2}),
        ("sculptor", "yellow_6", {"vp": 2}),
        ("pilgrimage", "white_6", {"vp": 2}),
        ("hunting", "red_4", {"influence": 3}),
        ("mercenary", "red_6", {"deniers": 6}),
    ],
)
def test_tr_17_1_tr_17_5_plain_gains(card, die, gained):
    p, _ = work(card, [die])
    assert (deniers(p, anna) - 10, vp(p, anna), influence(p, anna) - 5) == tuple(
        gained.get(what, 0) for what in ("deniers", "vp", "influence")
    )


@pytest.mark.parametrize(
    ("card", "group", "asked"),
    [
        ("miller", ["yellow_6", "yellow_6"], "miller"),
        ("artisan", ["yellow_6", "yellow_6"], "exchange"),
        ("archer", ["red_6"], "event_cubes"),
    ],
)
def test_tr_16_4_nothing_but_the_card_activated_asks(card, group, asked):
    p, _ = work(
        card,
        group,
        citizens={anna: "palace_1 palace_2 bishopric_1"},
        cards="templar",
        times=3 if card == "miller" else 0,
    )
    told = p.to_setup()
    assert told["phase"] == asked
    assert GAME.from_setup(told).to_bytes() == p.to_bytes()
    for other in ("activate yellow_1", "activate white_2", "activate red_1", "farm"):
        if other != told["composing"]["target"]:
            with pytest.raises(Problem, match="setup-phase"):
                GAME.from_setup({**told, "composing": {**told["composing"], "target": other}})


def test_tr_17_1_artisan_innkeeper_journeyman():
    p, _ = work("artisan", ["yellow_6", "yellow_6"], own={"influence": 2})
    assert phase(p) == "exchange"
    assert choices(p, anna) == ["exchange 0", "exchange 1", "exchange 2"], "as often as it can be paid"
    offers = seen(p, anna)["pending"]["offers"]
    assert [(offers[times]["deniers"], offers[times]["influence"]) for times in "012"] == [(0, 0), (6, -1), (12, -2)]
    play(p, anna, "exchange 2")
    assert (deniers(p, anna), influence(p, anna)) == (22, 0)
    p, _ = work("innkeeper", ["yellow_6"])
    play(p, anna, "exchange 3")
    assert (deniers(p, anna), influence(p, anna)) == (7, 8)
    p, _ = work("journeyman", ["yellow_5", "yellow_5"])
    play(p, anna, "exchange 2")
    assert (deniers(p, anna), vp(p, anna)) == (4, 4)
    assert p.actors() == [faye]


def test_tr_17_1_miller_chooses_for_each_activation():
    people = {"citizens": {anna: "palace_1 palace_2 bishopric_1"}, "lying": {"palace": [anna]}}
    p, _ = work("miller", ["yellow_6", "yellow_6"], times=3, **people)
    asked = seen(p)["pending"]
    assert (asked["kind"], asked["card"], asked["left"]) == ("miller", "miller", 3)
    assert {name: told["deniers"] for name, told in asked["offers"].items()} == {"palace": 4, "bishopric": 2}
    play(p, anna, "collect palace", "collect bishopric", "collect palace")
    assert deniers(p, anna) == 10 + 4 + 2 + 4, "lying citizens give nothing"
    assert p.actors() == [faye]
    p, _ = work("miller", ["yellow_4"], citizens={anna: "palace_1 bishopric_1"})
    assert (deniers(p, anna), p.actors()) == (12, [faye]), "no question where both give the same"


def test_tr_17_2_glassblower():
    p, _ = work("glassblower", ["white_6", "white_5", "white_5"], cathedral=[[0, 0, 0, 0, 0, 1]])
    assert vp(p, anna) == 2 * 2, "five own cubes are two pairs"


def test_tr_17_2_pilgrimage_takes_any_mixture():
    p, _ = work("pilgrimage", ["red_4", "white_4", "yellow_4"])
    assert vp(p, anna) == 4
    p = table(
        anna(), faye(), round=3, stalls={"pilgrimage": [anna]}, dice={anna: "red_4 white_1 yellow_1"},
        cubes={"confession": [anna], "blacksmith": [anna]},
    )  # fmt: skip
    play(p, anna, "activate pilgrimage", "take d1 red_4", "take d1 white_1", "enough")
    assert phase(p) in ("confirm", "choose_times")
    assert seen(p)["compose"]["cube"] == "confession", "the plain group is worth 5, and Blacksmith wants red alone"
    p = table(
        anna(), faye(), round=3, stalls={"pilgrimage": [anna]}, dice={anna: "red_4 red_2 yellow_1"},
        cubes={"blacksmith": [anna]},
    )  # fmt: skip
    play(p, anna, "activate pilgrimage", "take d1 red_4", "take d1 red_2")
    play(p, anna, "enough")
    assert choices(p, anna) == ["spend blacksmith", "plain"], "a group of one colour accepts any fitting cube"


def test_tr_17_3_procession():
    _, told = work(
        "procession",
        ["white_5"],
        left="red_1 red_2",
        dice={faye: "red_1 red_2", geoffrey: "red_1"},
        others=[geoffrey()],
    )
    assert [(one["seat"], one["vp"]) for one in happened(told, "vp_gained")] == [(anna, 2), (faye, 2)]
    _, told = work("procession", ["white_5"], left="red_1", dice={faye: "red_1", gray: "red_1 red_2"})
    assert happened(told, "vp_gained") == [], "gray blocks and scores nothing"
    _, told = work("procession", ["white_5"], dice={faye: "red_1 red_2"})
    assert happened(told, "vp_gained") == [{"seat": faye, "vp": 2, "reason": "procession"}]
    _, told = work("procession", ["white_5"], dice={faye: "red_1 red_2"}, procession="activator")
    assert happened(told, "vp_gained") == []


def test_tr_17_4_joust():
    _, told = work("joust", ["red_5"], left="red_4", dice={faye: "red_1 red_3", geoffrey: "red_2"}, others=[geoffrey()])
    assert [(one["seat"], one["vp"]) for one in happened(told, "vp_gained")] == [(anna, 2), (faye, 2)]
    _, told = work("joust", ["red_5"], left="red_4", dice={faye: "red_5"})
    assert happened(told, "vp_gained") == [], "somebody is stronger: nobody scores"
    _, told = work("joust", ["red_5"], left="red_4", dice={gray: "red_6"})
    assert happened(told, "vp_gained") == []
    _, told = work("joust", ["red_5"], dice={faye: "white_1"})
    assert happened(told, "vp_gained") == [], "at least 1 is needed"


def test_tr_17_5_captain_and_troubadour():
    queue = {"marauding": [0], "war": [0, 1], "heresy": [1]}
    p, _ = work("captain", ["red_6", "red_6"], events=queue)
    assert vp(p, anna) == 2 * 2
    p, _ = work("troubadour", ["red_4", "red_4"], own={"influence": 7})
    play(p, anna, "exchange 2")
    assert (vp(p, anna), influence(p, anna)) == (4, 1)


def test_tr_17_6_tax_collector():
    people = {anna: "city_hall_1", faye: "city_hall_2 city_hall_3", geoffrey: "city_hall_4", gray: "city_hall_5"}
    p, told = work(
        "tax_collector", ["red_6", "red_6"], times=3, citizens=people, lying={"city_hall": [geoffrey]},
        others=[geoffrey(deniers=9, vp=4)],
    )  # fmt: skip
    assert [(one["seat"], one["to"], one["deniers"]) for one in happened(told, "taxed")] == [
        (faye, anna, 5),
        (geoffrey, anna, 3),
    ]
    assert (deniers(p, anna), deniers(p, faye), deniers(p, geoffrey)) == (18, 0, 6)
    assert vp(p, geoffrey) == 4, "no penalty; gray pays nothing"


def test_tr_17_7_chivalry():
    p, _ = work("chivalry", ["red_5"], left="red_1 red_2", events={"marauding": [], "war": []}, own={"influence": 0})
    assert seen(p)["pending"]["left"] == 2
    assert choices(p, anna) == ["cube marauding", "cube war", "stop"]
    play(p, anna, "cube war", "cube marauding")
    assert (cubes(p, "war"), cubes(p, "marauding"), influence(p, anna)) == ([anna], [anna], 2)
    assert p.actors() == [faye]


def test_tr_17_7_archer():
    hits = set()
    for seed in range(20):
        p = table(anna(), faye(), stalls={"archer": [anna]}, dice={anna: "red_6 red_1", faye: "red_1"})
        p.seed_chance(f"a{seed}")
        told = turn(p, anna, "activate archer", [(anna, "red_6")])
        (rolled,) = happened(told, "archer_rolled")
        assert len(rolled["dice"]) == 3
        assert rolled["number"] == sum(int(die[-1]) >= 3 for die in rolled["dice"])
        hits.add(rolled["number"])
        if rolled["number"]:
            assert seen(p)["pending"]["left"] == rolled["number"]
            play(p, anna, "stop")
        assert p.actors() == [faye]
    assert {1, 2, 3} <= hits


def test_tr_17_7_diplomat_pays_and_gets_back():
    p, _ = work("diplomat", ["red_6"], own={"influence": 1}, events={"marauding": [], "heresy": [1, 1, 1]})
    play(p, anna, "cube heresy")
    assert [one["threat"] for one in seen(p)["queue"]] == ["marauding"], "countered on the way, resolved at once"
    assert why(p, anna, "cube heresy")[0] == "threat-not-in-queue"
    play(p, anna, "cube marauding")
    assert influence(p, anna) == 1
    p, _ = work("diplomat", ["red_6"], own={"influence": 0})
    assert p.actors() == [faye], "nothing to pay with"


def test_tr_17_8_tr_16_4_tr_16_5_declining_and_acting_in_vain():
    """TR-17.8, TR-16.4, TR-16.5."""
    p, _ = work("artisan", ["yellow_4"])
    assert why(p, anna, "exchange 2") == ("too-many-exchanges", {"number": 1})
    play(p, anna, "exchange 0")
    assert (deniers(p, anna), p.actors()) == (10, [faye])
    p, told = work("captain", ["red_6"])
    assert (vp(p, anna), happened(told, "activated")[0]["number"]) == (0, 1)
    p, _ = work("chivalry", ["red_5"], left="red_1")
    play(p, anna, "stop")
    assert cubes(p, "marauding") == []
    p, _ = work("journeyman", ["yellow_5"], own={"deniers": 2})
    assert p.actors() == [faye], "what cannot be paid is not asked"


# --- TR-14: bonus cards ---------------------------------------------------------------------------


def test_tr_14_1_bonus_cards_join_their_decks():
    seen_cards, reds = set(), set()
    for seed in range(60):
        deal = GAME.deal(4, {"bonus_cards": True}, seed=seed)
        seen_cards |= set(deal["cards"].values())
        reds |= set(deal["red_deck"])
        assert len(deal["red_deck"]) + len(deal["red_box"]) == 9
    assert {"prior", "baker", "banquet"} <= seen_cards
    assert "resistance" in reds
    for seed in range(30):
        deal = GAME.deal(4, {}, seed=seed)
        assert not {"prior", "baker", "banquet", "resistance"} & {*deal["cards"].values(), *deal["red_deck"]}


def test_tr_14_2_baker_and_banquet():
    p, _ = work(
        "baker", ["yellow_5"], left="yellow_1", dice={faye: "yellow_2", gray: "yellow_3 red_1"}, bonus_cards=True
    )
    assert deniers(p, anna) == 13
    p, _ = work("banquet", ["red_5"], left="red_1", dice={gray: "red_1 red_2 red_3"}, bonus_cards=True)
    assert vp(p, anna) == 3


def test_tr_14_3_resistance_is_fought_like_any_red_event():
    p = table(
        anna(), faye(), bonus_cards=True, events={"marauding": [], "resistance": []}, dice={anna: "red_6 red_6 white_1"}
    )
    turn(p, anna, "fight resistance", [(anna, "red_6"), (anna, "red_6")])
    assert cubes(p, "resistance") == [anna] * 3


def test_tr_14_4_resistance_calls_a_red_card_from_the_box():
    called = set()
    for seed in range(40):
        p = table(
            anna(), faye(), bonus_cards=True, dice={anna: "yellow_1"}, red_deck="resistance brigands_1 brigands_2",
            start_player=1,
        )  # fmt: skip
        p.seed_chance(str(seed))
        before = seen(p)["rounds"]
        told = turn(p, anna, "farm", [(anna, "yellow_1")])
        red, extra, second = [one["threat"] for one in happened(told, "threat_revealed")]
        assert red == "resistance"
        called.add(extra)
        assert second in ("theological_conflict", "drought")
        assert seen(p)["rounds"] == before
        assert seen(p)["decks"]["red"] == 2
    assert called == {"brigands_3", "skirmishes_1", "skirmishes_2", "war", "normans_attack", "succession_conflict"}
    assert len(called) > 3
    p = table(
        anna(won="brigands_3 war normans_attack"), faye(won="succession_conflict skirmishes_1 skirmishes_2"),
        bonus_cards=True, dice={anna: "yellow_1"}, red_box="", events={"marauding": []},
        red_deck="resistance brigands_1 brigands_2",
    )  # fmt: skip
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert [one["threat"] for one in happened(told, "threat_revealed")] == ["resistance"], (
        "an empty box: nothing is called"
    )


def test_tr_14_5_countering_resistance_removes_the_last_cube_of_every_event():
    p = table(
        anna(), faye(), emily(), bonus_cards=True, dice={anna: "red_4 white_1"}, last_marauder=1,
        events={"marauding": [0, 1, 1], "war": [0, 4], "resistance": [0, 0, 1, 1], "heresy": [1], "drought": []},
    )  # fmt: skip
    told = turn(p, anna, "fight resistance", [(anna, "red_4")])
    assert [one["threat"] for one in happened(told, "last_cube_removed")] == ["marauding", "war", "heresy"]
    assert (cubes(p, "marauding"), cubes(p, "war"), cubes(p, "heresy")) == ([0, 1], [0], [])
    assert vp(p, anna) == 4, "after its scoring"
    assert may(p, faye, "pass")
