"""AR-20.1, AR-20.3 and AR-22: who may do what."""

from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    dan,
    eve,
    goods,
    hand,
    may,
    phase,
    play,
    player,
    seen,
    table,
    virtue,
)


def variable(mine: dict, *others, **facts):
    return table(ann(**mine), *(others or (bob(),)), variable_setup=True, **facts)


def test_ar_20_1_the_labourer_counts_for_each_hut():
    p = table(ann(apprentices="labourer thief", buildings="carpenters_hut masons_hut tilers_hut"), bob())
    assert player(p, ann)["score"]["parts"]["effects"] == 2 + 1 + 1


def test_ar_20_3_only_the_workshop_limits_the_reach():
    p = table(ann(goods="2 silver"), bob())
    play(p, ann, "place black_market_middle")
    assert [move for move in choices(p, ann) if move.startswith("hire")] == [
        f"hire {row}_{column}" for row in ("top", "bottom") for column in range(1, 5)
    ]


def test_ar_22_1_ada_ignores_a_tax():
    p = variable({"board": "ada", "goods": "3 silver"}, tax=0)
    play(p, ann, "place workshop", "hire top_1")
    assert (seen(p)["tax"], goods(p, ann)) == (1, {})


def test_ar_22_1_besides_the_evasion_and_never_below_0():
    p = variable({"board": "ada", "goods": "3 silver", "virtue": 0}, tax=0)
    play(p, ann, "place workshop", "hire top_1")
    assert (seen(p)["tax"], goods(p, ann)) == (0, {"silver": 1})
    p = variable({"board": "ada"}, bob(workers="1 forest"))
    play(p, ann, "place town_centre", "capture forest p2")
    assert player(p, ann)["captives"] == [0, 1]


def test_ar_22_2_caroline_draws_after_each_market_action():
    p = variable({"board": "caroline", "goods": "1 silver"}, building_deck=None)
    play(p, ann, "place black_market_left")
    assert player(p, ann)["hand_size"] == 1
    p = variable({"board": "caroline", "goods": "2 silver"})
    play(p, ann, "place black_market_middle", "hire top_1")
    assert player(p, ann)["hand_size"] == 1


def test_ar_22_2_after_digging_too():
    p = variable({"board": "caroline", "goods": "2 silver"})
    play(p, ann, "place black_market_middle", "dig")
    kept, *others = [move.split()[1] for move in choices(p, ann)]
    play(p, ann, f"keep {kept}", *(f"bury {card}" for card in others[:3]))
    assert len(hand(p, ann)) == 2
    assert not hand(p, ann) & set(others)


def test_ar_22_3_fredrick_discards_nothing_for_the_cathedral():
    """AR-EX-29."""
    p = variable({"board": "fredrick", "goods": "1 gold"})
    play(p, ann, "place guildhall", "advance 0")
    assert player(p, ann)["level"] == 1
    p = variable({"board": "fredrick", "goods": "1 gold", "hand": "well keep"}, reward_pile=["reward_05"])
    play(p, ann, "place guildhall", "advance 0")
    assert hand(p, ann) == {"well", "keep"}


def test_ar_22_4_rudolf_hires_cheaper_and_more():
    crew = "miner_1 miner_2 jeweller_1 jeweller_2 thief"
    p = variable({"board": "rudolf", "goods": "3 silver", "apprentices": crew}, tax=0)
    play(p, ann, "place workshop", "hire top_1")
    assert len(player(p, ann)["apprentices"]) == 6
    assert (seen(p)["tax"], goods(p, ann)) == (2, {})
    play(p, bob, "place forest")
    p = variable({"board": "rudolf", "goods": "3 silver", "apprentices": crew + " labourer"})
    play(p, ann, "place workshop", "hire top_1")
    assert phase(p) == "dismiss"


def test_ar_22_4_skipping_costs_rudolf_as_much_as_anybody():
    p = variable({"board": "rudolf", "goods": "4 silver"})
    play(p, ann, "place workshop", "hire top_2")
    assert goods(p, ann) == {}


def test_ar_22_5_gold_and_marble_are_one_for_therese():
    p = variable({"board": "therese", "goods": "3 wood 2 gold 1 stone", "hand": "lighthouse", "apprentices": "miner_1"})
    play(p, ann, "place guildhall", "build lighthouse")
    assert goods(p, ann) == {}


def test_ar_22_5_the_printed_kind_is_paid_first():
    """R-20: level 5 costs 2 gold and 2 marble."""
    p = variable(
        {"board": "therese", "level": 4, "goods": "1 gold 4 marble", "hand": "well"}, reward_pile=["reward_05"]
    )
    play(p, ann, "place guildhall", "advance 0")
    assert goods(p, ann) == {"marble": 1}
    p = variable({"board": "therese", "goods": "2 wood 2 marble", "hand": "steeple"})
    play(p, ann, "place guildhall", "build steeple")
    assert goods(p, ann) == {}


def test_ar_22_5_too_little_is_too_little():
    p = variable({"board": "therese", "level": 4, "goods": "1 gold 2 marble", "hand": "well"})
    assert not may(p, ann, "place guildhall")
    assert seen(p, ann)["visits"]["guildhall"]["cathedral"]["blocked"]["facts"]["goods"] == ["gold"]


def test_ar_22_5_castle_and_observatory_count_both():
    p = variable({"board": "therese", "goods": "2 gold 3 marble", "buildings": "castle observatory", "virtue": 7})
    assert player(p, ann)["score"]["parts"]["virtue"] == 2  # 7 + 2 + 2 = 11
    assert player(p, ann)["score"]["parts"]["precious"] == 5


def test_ar_22_side_1_has_no_abilities():
    """The same five boards, side 1."""
    p = table(ann(goods="3 silver"), bob(), cyd(goods="3 silver"), dan(), eve(), turn=2)
    assert seen(p)["players"][2]["board"] == "ada"
    play(p, 2, "place workshop")
    assert (player(p, 2)["hand_size"], virtue(p, 2)) == (1, 7)
