"""AR-26: the house opponent, this project's own."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    bot,
    choices,
    deck_without,
    events,
    new_game,
    phase,
    play,
    play_randomly,
    player,
    refused,
    seen,
    table,
    truth,
    virtue,
    workers,
)

from adamak.games.architects import GAME


def solo(card: str, me=None, automa=None, **facts):
    """Ann collects wood; then the house opponent turns up this card."""
    automa = {"deck": [card]} | (automa or {})
    return play(table(ann(**(me or {})), automa=automa, **facts), ann, "place forest")


def test_ar_26_1_captures_at_two_locations_alone():
    p = table(
        ann(goods="9 silver", workers="2 town_centre 1 forest"),
        automa={"workers": {"forest": 1, "quarry": 1, "mines": 2}},
    )
    play(p, ann, "place town_centre", "capture forest house_bot", "capture quarry house_bot")
    assert refused(p, ann, "capture mines house_bot") == "AR-9.4"


def test_ar_26_2_it_goes_by_no_published_name():
    assert seen(new_game(1))["automa"]["house_bot"] is True


def test_ar_26_3_setup_as_for_one_player_more():
    p = new_game(1)
    assert (seen(p)["guildhall"]["capacity"], seen(p)["cathedral"]["rewards"]) == (12, 5)
    assert player(p, bot)["available"] == 20
    assert (player(p, bot)["virtue"], player(p, bot)["level"]) == (7, 0)
    p = new_game(2, house_bot=True)
    assert (seen(p)["guildhall"]["capacity"], seen(p)["cathedral"]["rewards"]) == (16, 7)


def test_ar_26_3_alone_one_keeps_three_of_four():
    p = new_game(1)
    assert phase(p) == "draft_discard"
    assert len(choices(p, ann)) == 4
    card = choices(p, ann)[0].split()[1]
    play(p, ann, f"discard {card}")
    assert (player(p, ann)["hand_size"], truth(p, "building_deck")[-1], phase(p)) == (3, card, "turn")


def test_ar_26_3_it_sits_after_the_last_human():
    p = new_game(2, house_bot=True, first_player="2")
    assert seen(p)["order"] == [1, 0, "house_bot"]
    p = table(ann(), bob(), house_bot=True, first=1, turn=1)
    play(p, bob, "place forest")
    assert p.turn == ann
    play(p, ann, "place forest")
    assert events(p, "bot_card")
    assert p.turn == bob


def test_ar_26_3_its_deck_is_shuffled_again_when_empty():
    p = solo("bot_forest")
    assert seen(p)["automa"]["cards_left"] == 0
    play(p, ann, "place forest")
    assert seen(p)["automa"]["cards_left"] == 15


def test_ar_26_3_the_fierce_one_has_no_time_to_collect():
    p = solo("bot_tax", house_bot_level="fierce")
    play(p, ann, "place forest")
    assert seen(p)["automa"]["cards_left"] == 14


@pytest.mark.parametrize("place", ["forest", "quarry", "mines", "silversmith"])
def test_ar_26_3_collecting_brings_it_nothing(place: str):
    p = solo(f"bot_{place}")
    assert (workers(p, bot, place), player(p, bot)["available"]) == (1, 19)


def test_ar_26_3_storehouse():
    p = solo("bot_storehouse")
    assert virtue(p, bot) == 8
    p = solo("bot_storehouse", automa={"virtue": 14, "unpaid": 1})
    assert (virtue(p, bot), player(p, bot)["unpaid"]) == (14, 0)  # its overflow always destroys


def test_ar_26_3_workshop():
    shown = "thief miner_1 miner_2 labourer patron_clay patron_wood patron_stone jeweller_1"
    p = solo(
        "bot_workshop_bottom",
        automa={"workers": {"workshop": 1}},
        apprentice_display=shown,
        apprentice_silver=[0, 0, 0, 0, 0, 3, 1, 0],
    )
    bottom = [(one["apprentice"], one["silver"]) for one in seen(p)["apprentices"]["display"][4:7]]
    assert bottom == [("patron_clay", 0), ("patron_stone", 1), ("jeweller_1", 0)]
    assert truth(p, "apprentice_deck")[-1] == "patron_wood"


def test_ar_26_3_tax_stand():
    p = solo("bot_tax", tax=9)
    assert (seen(p)["tax"], virtue(p, bot)) == (0, 5)


def test_ar_26_3_black_market_the_leftmost_free_space():
    p = solo("bot_black_market", black_market={"black_market_left": 0})
    assert seen(p)["black_market"]["spaces"]["black_market_middle"] == "house_bot"
    assert virtue(p, bot) == 6


def test_ar_26_3_its_third_worker_calls_a_reset():
    p = solo("bot_black_market", black_market={"black_market_left": 0, "black_market_middle": 0})
    assert seen(p)["prison"] == [2, 1]
    assert player(p, ann)["unpaid"] == 1


def test_ar_26_3_town_centre_takes_the_largest_groups():
    me = {"workers": "4 quarry 2 mines 5 guardhouse 1 silversmith"}
    p = solo("bot_town_centre_1", me=me, automa={"workers": {"town_centre": 2}})
    assert player(p, bot)["captives"] == [9, 0]  # three captures, but two locations
    assert (workers(p, ann, "guardhouse"), workers(p, ann, "quarry"), workers(p, ann, "mines")) == (0, 0, 2)


def test_ar_26_3_ties_go_by_the_order_of_the_locations():
    p = solo("bot_town_centre_1", me={"workers": "2 quarry 2 guardhouse"})
    assert workers(p, ann, "quarry") == 0
    assert workers(p, ann, "guardhouse") == 2


def test_ar_26_3_then_by_turn_order():
    p = table(
        ann(workers="2 quarry"),
        bob(workers="2 quarry"),
        house_bot=True,
        first=1,
        turn=0,
        automa={"deck": ["bot_town_centre_1"]},
    )
    play(p, ann, "place forest")
    assert player(p, bot)["captives"] == [0, 2, 0]


def test_ar_26_3_without_people_it_recalls_its_own():
    p = table(ann(hand="well", goods="2 wood 2 stone"), automa={"deck": ["bot_town_centre_2"], "workers": {"mines": 3}})
    play(p, ann, "place guildhall", "build well")
    assert (workers(p, bot, "mines"), player(p, bot)["available"]) == (0, 19)


def test_ar_26_3_guardhouse():
    p = solo("bot_guardhouse_1", me={"captives": [0, 3]}, automa={"captives": [4], "prison": 2})
    assert seen(p)["prison"] == [4, 0]
    assert (player(p, bot)["unpaid"], virtue(p, bot), player(p, ann)["captives"]) == (1, 6, [0, 0])
    p = solo("bot_guardhouse_1", me={"captives": [0, 2]})
    assert (player(p, bot)["unpaid"], player(p, ann)["captives"]) == (0, [0, 2])


def test_ar_26_3_constructs_the_top_building():
    p = solo("bot_build_1", building_deck=deck_without("dungeon well", ""))
    assert (player(p, bot)["buildings"], virtue(p, bot)) == (["dungeon"], 6)
    assert seen(p)["guildhall"]["spaces"] == ["house_bot"]


@pytest.mark.parametrize(("level", "deck", "kept", "under"), [
    ("steady", "church well", "church", []), ("steady", "well church", "well", []),
    ("gentle", "church well", "well", ["church"]), ("gentle", "well church", "well", ["church"]),
    ("fierce", "church well", "church", ["well"]), ("fierce", "well church", "church", ["well"]),
    ("gentle", "chapel tavern", "chapel", ["tavern"]), ("fierce", "chapel tavern", "chapel", ["tavern"]),
    ("gentle", "tavern chapel", "tavern", ["chapel"]), ("fierce", "tavern chapel", "tavern", ["chapel"]),
])  # fmt: skip
def test_ar_26_3_levels_differ_in_the_building_it_keeps(level: str, deck: str, kept: str, under: list):
    """Of two with equal points it keeps the upper one."""
    p = solo("bot_build_1", building_deck=deck_without(f"{deck} keep", ""), house_bot_level=level)
    assert player(p, bot)["buildings"] == [kept]
    assert seen(p, ann)["building_deck"]["known"] == sorted(under, key=truth(p, "building_deck").index)


def test_ar_26_3_advances_for_the_virtue_of_the_reward():
    p = solo("bot_cathedral", reward_pile=["reward_05", "reward_01"])
    assert (player(p, bot)["level"], virtue(p, bot), seen(p)["cathedral"]["rewards"]) == (1, 9, 1)
    p = solo("bot_cathedral", reward_pile=[])
    assert virtue(p, bot) == 8


def test_ar_26_3_constructs_where_the_cathedral_is_closed():
    p = solo("bot_cathedral", automa={"virtue": 4}, building_deck=deck_without("well", ""))
    assert (player(p, bot)["level"], player(p, bot)["buildings"]) == (0, ["well"])


@pytest.mark.parametrize(("card", "facts"), [
    ("bot_tax", {"tax": 0}),
    ("bot_black_market", {"automa": {"virtue": 10}}),
])  # fmt: skip
def test_ar_26_3_an_impossible_place_is_the_silversmith(card: str, facts: dict):
    p = solo(card, **facts)
    assert workers(p, bot, "silversmith") == 1
    assert events(p, "bot_elsewhere")


def test_ar_26_3_an_empty_building_deck():
    from adamak.games.architects.printed import BUILDING_IDS

    p = solo("bot_build_1", me={"buildings": " ".join(BUILDING_IDS)})
    assert workers(p, bot, "silversmith") == 1


@pytest.mark.parametrize(("automa", "captives", "left"), [
    ({"workers": {"forest": 5, "mines": 9, "quarry": 6}}, 0, {"mines": 0}),
    ({"prison": 18}, 2, {"prison": 0}),
    ({"prison": 0}, 20, {}),
])  # fmt: skip
def test_ar_26_3_without_a_worker_it_comes_home(automa: dict, captives: int, left: dict):
    p = solo("bot_forest", me={"captives": [0, captives]}, automa=automa)
    assert not events(p, "bot_card")
    for place, number in left.items():
        assert workers(p, bot, place) == number
    assert player(p, bot)["available"] > 0


def test_ar_26_3_its_score():
    p = table(
        ann(),
        automa={"buildings": ["keep", "aqueduct"], "level": 3, "virtue": 12, "unpaid": 1, "prison": 5, "captives": [9]},
    )
    assert player(p, bot)["score"]["total"] == 15 + 7 + 3 - 2 - 2


def test_ar_26_3_it_can_win():
    p = table(ann(), automa={"level": 5, "deck": ["bot_forest"]}, guildhall=[0, "house_bot"] * 6, closing=2)
    play(p, ann, "place forest")
    assert (p.ending(), p.automa_won(), p.ranking(), p.payoff(0)) == ("house_bot", True, [2], 0.0)
    assert events(p, "game_ended")[0]["seats"] == []
    p = table(ann(level=5), automa={"deck": ["bot_forest"]}, guildhall=[0, "house_bot"] * 6, closing=2)
    play(p, ann, "place forest")
    assert (p.ending(), p.automa_won(), p.payoff(0)) == ("points", False, 1.0)


def test_ar_26_3_it_counts_for_chapel_and_steeple():
    p = table(ann(buildings="steeple", level=2), automa={"level": 2})
    assert player(p, ann)["score"]["parts"]["effects"] == 0


@pytest.mark.parametrize("level", ["gentle", "steady", "fierce"])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_level_plays_to_the_end(seats: int, level: str):
    p = play_randomly(GAME.start(seats, {"house_bot": True, "house_bot_level": level}, seed=level), level)
    assert p.is_over()
