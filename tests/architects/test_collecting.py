"""AR-6 and AR-7: Forest, Quarry, Mines, Silversmith, King's Storehouse."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    goods,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    virtue,
    why,
)


def test_ar_6_1_forest_gives_a_wood_per_worker():
    """AR-EX-01: 1, 2 and 3 wood on three turns."""
    p = table(ann(), bob())
    for total in (1, 3, 6):
        play(p, ann, "place forest")
        assert goods(p, ann) == {"wood": total}
        play(p, bob, "place quarry")


def test_ar_6_2_quarry():
    """AR-EX-02: the second worker brings 2 stone, the third 3, whoever else stands there."""
    p = table(ann(workers="1 quarry"), bob(workers="4 quarry"))
    play(p, ann, "place quarry")
    assert goods(p, ann) == {"stone": 2}
    play(p, bob, "place forest")
    play(p, ann, "place quarry")
    assert goods(p, ann) == {"stone": 5}


def test_ar_6_3_fifth_worker_in_the_mines():
    """AR-EX-03: 6 clay or 2 gold, not a mix."""
    p = table(ann(workers="4 mines"), bob())
    play(p, ann, "place mines")
    assert choices(p, ann) == ["take clay", "take gold"]
    assert refused(p, ann, "take marble") == "AR-6.3"
    other = p.clone()
    assert goods(play(p, ann, "take clay"), ann) == {"clay": 6}
    assert goods(play(other, ann, "take gold"), ann) == {"gold": 2}


def test_ar_6_3_first_worker_in_the_mines():
    """AR-EX-04: 2 clay, without a question."""
    p = play(table(ann(), bob()), ann, "place mines")
    assert (goods(p, ann), p.turn) == ({"clay": 2}, bob)


def test_ar_6_4_silversmith():
    """AR-EX-05: the fourth worker brings 5 silver."""
    p = play(table(ann(workers="3 silversmith"), bob()), ann, "place silversmith")
    assert goods(p, ann) == {"silver": 5}


@pytest.mark.parametrize(
    ("place", "crew", "gain"),
    [
        ("forest", "woodcutter_1 woodcutter_2", {"wood": 3}),
        ("quarry", "stonecutter_2", {"stone": 2}),
        ("silversmith", "jeweller_1 jeweller_2", {"silver": 4}),
        ("mines", "miner_1 miner_2", {"clay": 4}),
        ("forest", "stonecutter_1 miner_1", {"wood": 1}),
    ],
)
def test_ar_6_5_apprentices_add_up(place: str, crew: str, gain: dict):
    p = play(table(ann(apprentices=crew), bob()), ann, f"place {place}")
    assert goods(p, ann) == gain


def test_ar_6_5_miners_bring_clay_with_gold_too():
    p = play(table(ann(workers="1 mines", apprentices="miner_1"), bob()), ann, "place mines", "take gold")
    assert goods(p, ann) == {"gold": 1, "clay": 1}


def test_what_a_visit_would_give_is_told_before():
    p = table(ann(workers="2 quarry 1 mines", apprentices="stonecutter_1"), bob())
    visits = seen(p, ann)["visits"]
    assert visits["quarry"] == {"workers": 3, "gain": {"stone": 4}, "bonus": {"stone": 1}, "blocked": None}
    assert visits["mines"]["clay"] == {"clay": 3}
    assert visits["mines"]["gold"] == {"gold": 1}
    assert seen(p)["visits"] == {}


# --- King's Storehouse --------------------------------------------------------------------------------


def test_ar_7_1_so_many_actions_as_workers_in_any_order():
    """AR-EX-06: 2 clay for virtue, wood and stone for marble, the Merchant twice, the Trader."""
    p = table(
        ann(
            goods="5 clay 1 wood 2 stone 4 silver",
            workers="4 kings_storehouse",
            apprentices="merchant_gold trader_clay",
        ),
        bob(),
    )
    play(
        p, ann, "place kings_storehouse", "trade_virtue clay_clay", "trade_marble wood_stone_stone",
        "trade_with merchant_gold", "trade_with merchant_gold", "trade_with trader_clay",
    )  # fmt: skip
    assert goods(p, ann) == {"gold": 2, "marble": 2}
    assert (virtue(p, ann), p.turn) == (8, bob)


def test_ar_7_1_stopping_early():
    p = table(ann(goods="4 clay", workers="2 kings_storehouse"), bob())
    play(p, ann, "place kings_storehouse", "stop")
    assert (goods(p, ann), p.turn) == ({"clay": 4}, bob)


def test_ar_7_1_nothing_to_trade_ends_the_visit():
    p = play(table(ann(goods="1 clay 9 silver"), bob()), ann, "place kings_storehouse")
    assert p.turn == bob


def test_ar_7_2_any_two_basic_goods_for_virtue():
    p = play(table(ann(goods="1 clay 1 wood 1 stone"), bob()), ann, "place kings_storehouse")
    assert choices(p, ann) == [
        "trade_virtue clay_wood", "trade_virtue clay_stone", "trade_virtue wood_stone", "stop",
    ]  # fmt: skip
    assert why(p, ann, "trade_virtue wood_wood") == ("goods-short", {"goods": ["wood"]})


@pytest.mark.parametrize("two", ["2 clay", "2 wood", "2 stone", "1 clay 1 stone", "1 wood 1 stone"])
def test_ar_7_2_two_basic_goods_are_enough(two):
    p = play(table(ann(goods=two), bob()), ann, "place kings_storehouse")
    assert (phase(p), len(choices(p, ann))) == ("storehouse", 2)


def test_ar_7_2_clay_does_not_make_marble():
    p = play(table(ann(goods="3 clay 1 wood 1 stone"), bob()), ann, "place kings_storehouse")
    assert not any(move.startswith("trade_marble") for move in choices(p, ann))


@pytest.mark.parametrize(
    ("apprentice", "before", "after", "gained"),
    [
        ("merchant_clay", "1 silver", {"clay": 3}, 0),
        ("merchant_marble", "3 silver", {"marble": 1}, 0),
        ("merchant_stone", "1 silver", {"stone": 2}, 0),
        ("merchant_wood", "1 silver", {"wood": 2}, 0),
        ("patron_clay", "1 clay", {}, 1),
        ("patron_silver", "2 silver", {}, 1),
        ("patron_stone", "1 stone", {}, 1),
        ("patron_wood", "1 wood", {}, 1),
        ("trader_stone", "2 stone", {"marble": 1}, 0),
        ("trader_wood", "2 wood", {"marble": 1}, 0),
    ],
)
def test_ar_7_2_trades_of_apprentices(apprentice: str, before: str, after: dict, gained: int):
    """AR-20.1."""
    p = table(ann(goods=before, apprentices=apprentice), bob())
    play(p, ann, "place kings_storehouse", f"trade_with {apprentice}")
    assert (goods(p, ann), virtue(p, ann)) == (after, 7 + gained)


def test_ar_7_2_only_own_apprentices():
    p = play(table(ann(goods="9 silver 2 clay"), bob(apprentices="merchant_gold")), ann, "place kings_storehouse")
    assert why(p, ann, "trade_with merchant_gold")[0] == "apprentice-not-yours"


def test_ar_7_3_virtue_counts_at_once():
    """With a debt, the point above 14 is asked before the next action."""
    p = table(ann(goods="4 clay", virtue=14, unpaid=1, workers="1 kings_storehouse"), bob())
    play(p, ann, "place kings_storehouse", "trade_virtue clay_clay")
    assert phase(p) == "overflow"
    play(p, ann, "destroy_debt")
    assert phase(p) == "storehouse"
    assert may(p, ann, "trade_virtue clay_clay")


@pytest.mark.parametrize("seat", range(4))
def test_ar_16_2_every_point_above_14_may_destroy_one_of_the_own_debts(seat):
    """As long as there is one; what the others owe does not count."""
    for owed, asked in ((3, 2), (2, 2)):
        players = [ann(virtue=14, unpaid=owed if k == seat else 0) for k in range(4)]
        points = [2 if k == seat else 0 for k in range(4)]
        p = table(*players, phase="overflow", turn=seat, active=seat, overflow=points, frames=[{"kind": "finish"}])
        for left in range(asked, 0, -1):
            assert (phase(p), p.turn, player(p, seat)["unpaid"]) == ("overflow", seat, owed - asked + left)
            play(p, seat, "destroy_debt")
        assert (phase(p), player(p, seat)["unpaid"]) == ("turn", owed - asked)
