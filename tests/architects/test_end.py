"""AR-21.4 to AR-21.9, AR-23 and AR-24: the last round and the final scoring."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    events,
    goods,
    phase,
    play,
    player,
    refused,
    score,
    seen,
    table,
    virtue,
    why,
)

from adamak.games.architects.ending import total


def ended(*players, **facts):
    """The last turn of the last round is played: Ann collects wood."""
    p = table(*players, guildhall=[k % len(players) for k in range(4 * (len(players) + 1))], closing=1, **facts)
    return play(p, ann, "place forest")


def over(*players, **facts):
    """As it stands, without a last worker: what a player has is what is scored."""
    return table(*players, **facts)


# --- the last round -----------------------------------------------------------------------------------


def test_ar_23_1_one_more_turn_each_the_trigger_last():
    """AR-EX-24: three players, the sixteenth worker."""
    p = table(bob(), ann(goods="2 wood 2 stone", hand="well"), cyd(), guildhall=[0, 1, 2] * 5, turn=1)
    play(p, 1, "place guildhall", "build well")
    assert events(p, "last_round") == []  # told when the worker was laid down, before the construction
    assert seen(p)["closing"] == 3
    for seat in (2, 0, 1):
        assert p.turn == seat
        assert not p.is_over()
        play(p, seat, "place forest")
    assert p.is_over()
    assert p.ending() == "points"


def test_ar_23_1_the_turn_is_finished_normally():
    p = table(ann(goods="1 gold", hand="well keep"), bob(), guildhall=[0, 1] * 5 + [0])
    p.watch()
    play(p, ann, "place guildhall")
    assert events(p, "last_round") == [{"event": "last_round", "seat": 0}]
    play(p, ann, "advance 0", "discard well")
    assert (p.turn, seen(p)["closing"]) == (bob, 2)


def test_ar_23_2_last_turns_follow_all_rules():
    p = table(
        ann(workers="8 forest"),
        bob(goods="1 silver"),
        guildhall=[0] * 12,
        closing=2,
        turn=1,
        black_market={"black_market_middle": 1, "black_market_right": 1},
    )
    play(p, bob, "place black_market_left")
    assert len(events(p, "market_reset")) == 1
    assert phase(p) == "take_back"
    play(p, ann, "take_back forest")
    assert p.is_over()


# --- end effects: points ------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "mine", "theirs", "points"), [
    ("clay_market", "3 clay", "2 clay", 2), ("clay_market", "3 clay", "3 clay", 0),
    ("stone_market", "1 stone", "", 2), ("wood_market", "", "", 0), ("silver_market", "5 silver", "4 silver", 2),
])  # fmt: skip
def test_ar_21_4_markets_need_strictly_most(building: str, mine: str, theirs: str, points: int):
    assert score(over(ann(buildings=building, goods=mine), bob(goods=theirs)), ann, "effects") == points


def test_ar_21_4_than_each_other_player():
    p = over(ann(buildings="wood_market", goods="4 wood"), bob(goods="1 wood"), cyd(goods="5 wood"))
    assert score(p, ann, "effects") == 0


def test_ar_21_5_steeple_and_chapel():
    p = over(ann(buildings="steeple chapel", level=2, virtue=8), bob(level=1))
    assert (score(p, ann, "effects"), score(p, ann, "virtue")) == (2, 1)  # virtue 10
    p = over(ann(buildings="steeple chapel", level=2, virtue=8), bob(level=2))
    assert (score(p, ann, "effects"), score(p, ann, "virtue")) == (0, 0)


@pytest.mark.parametrize(("building", "facts", "gained"), [
    ("castle", {"goods": "5 gold"}, 2), ("observatory", {"goods": "4 marble"}, 2), ("reservoir", {"paid": 5}, 2),
    ("trading_post", {"goods": "3 clay 3 wood 3 stone"}, 2), ("castle", {"goods": "5 marble"}, 0),
])  # fmt: skip
def test_ar_21_6_virtue_at_the_end(building: str, facts: dict, gained: int):
    p = ended(ann(buildings=building, virtue=10, workers="", **facts), bob())
    assert virtue(p, ann) == 10 + gained
    assert len(events(p, "end_effect")) == 1


def test_ar_21_6_nothing_is_spent():
    p = ended(ann(buildings="castle", goods="4 gold"), bob())
    assert goods(p, ann) == {"gold": 4, "wood": 1}


def test_ar_21_7_points_for_every():
    p = over(ann(buildings="aqueduct well smithy", virtue=7), bob())
    assert score(p, ann, "effects") == 3
    assert score(over(ann(buildings="keep", captives=[0, 8]), bob()), ann, "effects") == 2
    assert score(over(ann(buildings="lighthouse", virtue=13), bob()), ann, "effects") == 3
    assert score(over(ann(buildings="moneylender", paid=3), bob()), ann, "effects") == 3


def test_ar_21_8_huts():
    crew = "thief conspirator_1 miner_1 labourer stonecutter_1"
    p = over(ann(buildings="carpenters_hut tilers_hut masons_hut", apprentices=crew), bob())
    assert score(p, ann, "effects") == 3 + 2 + 2


def test_ar_21_9_debts_and_the_university():
    """AR-EX-32: with the Gambler's Den two unpaid debts cost 6."""
    assert score(over(ann(buildings="gamblers_den", unpaid=2), bob()), ann, "debts") == -6
    assert score(over(ann(buildings="fountain", unpaid=2), bob()), ann, "debts") == -2
    assert score(over(ann(buildings="fountain gamblers_den", unpaid=2), bob()), ann, "debts") == -4
    assert score(over(ann(buildings="university"), bob()), ann, "effects") == 2
    assert score(over(ann(buildings="university", unpaid=1), bob()), ann, "effects") == 0


# --- stage one: virtue --------------------------------------------------------------------------------


def test_ar_24_1_virtue_first_then_points():
    """R-22: the Lighthouse counts the virtue the Castle has brought, the University the debts left after it."""
    p = ended(ann(buildings="castle lighthouse university", goods="4 gold", virtue=13, unpaid=1), bob())
    assert (virtue(p, ann), player(p, ann)["unpaid"]) == (14, 0)  # 13 + 2: one point destroys the debt, compulsory
    assert score(p, ann, "effects") == 3 + 2


def test_ar_24_1_the_owner_orders_the_dungeon():
    """Virtue 13, Castle +3, one debt: the Castle first destroys it and ends at 12; the Dungeon first ends at 14."""
    p = ended(ann(buildings="castle dungeon", goods="6 gold", virtue=13, unpaid=2), bob())
    assert (phase(p), p.turn, seen(p)["about"]["effects"]) == ("end_effects", ann, {"castle": 3, "dungeon": -2})
    assert choices(p, ann) == ["resolve castle", "resolve dungeon"]
    assert why(p, ann, "resolve chapel")[0] == "effect-not-yours"
    assert refused(p, bob, "resolve castle") == "AR-24.1"
    other = p.clone()
    play(p, ann, "resolve castle")
    assert (virtue(p, ann), player(p, ann)["unpaid"], p.is_over()) == (12, 0, True)
    play(other, ann, "resolve dungeon")
    assert (virtue(other, ann), player(other, ann)["unpaid"], other.is_over()) == (14, 2, True)


def test_ar_24_1_at_the_lower_end_too():
    p = ended(ann(buildings="castle dungeon", goods="2 gold", virtue=1), bob())
    other = p.clone()
    play(p, ann, "resolve castle")
    assert (virtue(p, ann), player(p, ann)["unpaid"]) == (0, 0)
    play(other, ann, "resolve dungeon")
    assert (virtue(other, ann), player(other, ann)["unpaid"]) == (1, 1)


def test_ar_24_1_nothing_is_asked_where_the_order_does_not_matter():
    p = ended(ann(buildings="castle dungeon", goods="2 gold", virtue=7), bob())
    assert (p.is_over(), virtue(p, ann)) == (True, 6)


def test_ar_24_1_three_effects_in_any_order():
    p = ended(ann(buildings="castle dungeon observatory", goods="2 gold 6 marble", virtue=13, unpaid=3), bob())
    play(p, ann, "resolve castle")
    assert refused(p, ann, "resolve castle") == "AR-24.1"
    play(p, ann, "resolve dungeon")
    assert (virtue(p, ann), player(p, ann)["unpaid"]) == (14, 2)  # 14, 12, then 15


# --- stage two: points --------------------------------------------------------------------------------


def test_ar_24_2_final_score_of_red():
    """AR-EX-25: 26 + 7 + 3 - 4 + 3 + 0 - 1 = 34."""
    p = over(
        ann(
            buildings="smithy tavern thieves_den armoury", level=3, virtue=12, unpaid=2, prison=3,
            goods="2 gold 1 marble 6 silver",
        ),
        bob(),
    )  # fmt: skip
    assert player(p, ann)["score"] == {
        "total": 34,
        "parts": {
            "buildings": 26, "effects": 0, "cathedral": 7, "virtue": 3, "debts": -4, "precious": 3, "silver": 0,
            "prison": -1,
        },
    }  # fmt: skip


def test_ar_24_2_final_score_of_blue():
    """AR-EX-26: 17 + 20 + 0 - 0 + 1 + 2 - 0 = 40."""
    p = over(ann(buildings="well treasury hideout", level=5, virtue=7, goods="1 gold 22 silver", prison=1), bob())
    assert score(p, ann) == 40


@pytest.mark.parametrize(("prisoners", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (5, -2)])
def test_ar_24_2_prisoners(prisoners: int, points: int):
    """AR-EX-33."""
    assert score(over(ann(prison=prisoners), bob()), ann, "prison") == points


def test_ar_24_3_what_is_worth_nothing_and_a_total_below_0():
    """R-23."""
    p = over(ann(hand="castle", goods="9 wood 9 clay", apprentices="thief"), bob(captives=[5]))
    assert score(p, ann) == 0
    assert score(over(ann(unpaid=4, virtue=0), bob()), ann) == -17


@pytest.mark.parametrize(("mine", "theirs", "ending", "places"), [
    ({"level": 2}, {"level": 1}, "points", [1, 2]),
    ({"virtue": 9}, {"virtue": 8}, "virtue", [1, 2]),
    ({"goods": "3 silver"}, {"goods": "2 silver"}, "silver", [1, 2]),
    ({}, {}, "shared", [1, 1]),
    ({"level": 1}, {"buildings": "well"}, "points", [2, 1]),
])  # fmt: skip
def test_ar_24_4_ties_by_virtue_then_silver_then_shared(mine: dict, theirs: dict, ending: str, places: list):
    p = ended(ann(**mine), bob(**theirs))
    assert (p.ending(), p.ranking()) == (ending, places)
    assert [p.payoff(seat) for seat in range(2)] == [1 / places.count(1) if place == 1 else 0 for place in places]
    assert events(p, "game_ended")[0]["seats"] == [seat for seat, place in enumerate(places) if place == 1]


@pytest.mark.parametrize(
    "held",
    [
        {"buildings": "smithy keep"}, {"buildings": "wood_market", "goods": "3 wood"}, {"level": 3}, {"virtue": 14},
        {"virtue": 1}, {"unpaid": 2}, {"unpaid": 2, "buildings": "gamblers_den"}, {"paid": 3},
        {"goods": "2 gold 3 marble"}, {"goods": "23 silver"}, {"prison": 5},
    ],
)  # fmt: skip
def test_ar_24_2_the_score_that_is_shown_decides_the_game(held: dict):
    p = table(ann(**held), bob(), watch=False)
    assert [total(p, seat) for seat in (ann, bob)] == [entry["total"] for entry in p.scores()]
