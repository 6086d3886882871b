"""AR-0, AR-4 and AR-5: turns, places, workers."""

from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    dan,
    eve,
    events,
    goods,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    workers,
)

from adamak.games.architects import GAME


def test_ar_0_1_a_worker_is_in_exactly_one_place():
    p = table(
        ann(workers="3 forest 2 mines", prison=2, captives=[0, 4]),
        bob(workers="1 forest", captives=[5]),
        black_market={"black_market_left": 0},
        guildhall=[0, 1, 0],
    )
    assert player(p, ann)["available"] == 20 - 3 - 2 - 2 - 5 - 1 - 2
    assert player(p, bob)["available"] == 20 - 1 - 4 - 1


def test_ar_0_2_six_goods_and_tax_apart():
    p = table(ann(goods="1 clay 2 wood 3 stone 4 gold 5 marble 6 silver"), bob(), tax=7)
    assert list(player(p, ann)["goods"]) == ["clay", "wood", "stone", "gold", "marble", "silver"]
    assert seen(p)["tax"] == 7


def test_ar_0_3_virtue_of_each_player():
    p = table(ann(virtue=0), bob(virtue=14))
    assert [one["virtue"] for one in seen(p)["players"]] == [0, 14]


def test_ar_0_5_other_players_workers_change_nothing():
    alone = play(table(ann(workers="1 quarry"), bob()), ann, "place quarry")
    crowded = play(table(ann(workers="1 quarry"), bob(workers="9 quarry")), ann, "place quarry")
    assert goods(alone, ann) == goods(crowded, ann) == {"stone": 2}


def test_ar_0_7_divisions_round_down():
    p = table(ann(workers="2 mines"), bob())
    play(p, ann, "place mines", "take gold")
    assert goods(p, ann) == {"gold": 1}  # 3 workers


def test_ar_4_1_clockwise_one_whole_turn_each():
    p = table(ann(), bob(), cyd(), turn=1, first=1)
    seats = []
    for _ in range(6):
        seats.append(int(p.turn))
        play(p, p.turn, "place forest")
    assert seats == [1, 2, 0, 1, 2, 0]


def test_ar_4_2_eight_places_are_always_open():
    p = table(ann(goods="", virtue=14), bob(), tax=0)
    assert choices(p, ann) == [
        "place forest", "place quarry", "place mines", "place silversmith", "place kings_storehouse", "place workshop",
        "place town_centre", "place guardhouse",
    ]  # fmt: skip


def test_ar_4_2_who_is_not_active_places_nothing():
    p = table(ann(), bob())
    assert refused(p, bob, "place forest") == "AR-4.1"


def test_ar_4_3_no_worker_left():
    """AR-EX-34: with workers in the Forest and the Prison one comes back from the Forest."""
    p = table(ann(workers="12 forest", prison=8), bob(), phase="take_back")
    assert choices(p, ann) == ["take_back forest"]
    assert refused(p, ann, "take_back prison") == "AR-4.3"
    assert refused(p, ann, "place quarry") == "AR-4.2"
    play(p, ann, "take_back forest")
    assert (player(p, ann)["available"], workers(p, ann, "forest"), p.turn) == (1, 11, bob)


def test_ar_25_1_a_turn_that_takes_a_worker_back_ends_like_any_other():
    seven = "smithy steeple stone_market tavern thieves_den tilers_hut trading_post"
    p = table(ann(workers="12 forest", prison=8, hand=seven), bob(), phase="take_back")
    play(p, ann, "take_back forest")
    assert phase(p) == "hand_limit"
    play(p, ann, "discard tavern")
    assert seen(p)["actors"] == [bob]


def test_ar_4_3_the_player_chooses_where():
    p = table(ann(workers="10 forest 8 tax_stand", captives=[]), bob(captives=[2]), phase="take_back")
    assert choices(p, ann) == ["take_back forest", "take_back tax_stand"]
    assert refused(p, ann, "take_back p2") == "AR-4.3"


def test_ar_4_3_no_worker_begins_the_turn_so():
    p = table(ann(workers="20 forest"), bob(), turn=1)
    play(p, bob, "place forest")
    assert phase(p) == "take_back"


def test_ar_4_4_rescue_from_prison_boards_or_black_market():
    p = table(
        ann(prison=10), bob(captives=[8]), cyd(captives=[1]), black_market={"black_market_middle": 0}, phase="take_back"
    )
    assert choices(p, ann) == ["take_back prison", "take_back black_market_middle", "take_back p2", "take_back p3"]
    assert refused(p, ann, "take_back forest") == "AR-4.3"
    assert refused(p, ann, "take_back black_market_left") == "AR-4.4"
    play(p, ann, "take_back black_market_middle")
    assert seen(p)["black_market"]["spaces"]["black_market_middle"] is None
    assert player(p, ann)["available"] == 1


def test_ar_4_4_from_another_board():
    p = table(ann(prison=10), bob(captives=[10]), phase="take_back")
    play(p, ann, "take_back p2")
    assert (player(p, ann)["available"], player(p, bob)["captives"]) == (1, [9, 0])


def test_ar_4_4_all_in_the_guildhall_the_turn_is_passed():
    p = table(ann(), bob(), cyd(), dan(), eve(), guildhall=[1] * 20)
    play(p, ann, "place forest")
    assert p.turn == cyd
    assert {"event": "turn_passed", "seat": 1} in events(p)


def test_ar_4_5_action_then_reset_then_hand_limit_then_next_player():
    hand = "well smithy church castle chapel keep"
    p = table(
        ann(board="caroline", goods="5 silver", hand=hand),
        bob(board="ada"),
        black_market={"black_market_left": 1, "black_market_right": 1},
        variable_setup=True,
    )
    play(p, ann, "place black_market_middle", "hire top_1")
    kinds = [event["event"] for event in events(p)]
    assert kinds.index("hired") < kinds.index("cards_drawn") < kinds.index("market_reset")
    assert (phase(p), p.turn) == ("hand_limit", ann)
    play(p, ann, "discard well")
    assert p.turn == bob


def test_ar_5_1_open_circles_take_any_number_and_workers_stay():
    p = table(ann(workers="9 forest"), bob(workers="7 forest"))
    play(p, ann, "place forest")
    play(p, bob, "place forest")
    assert seen(p)["locations"]["forest"] == [10, 8]


def test_ar_5_2_one_worker_on_each_market_space():
    p = table(ann(goods="9 silver"), bob(), black_market={"black_market_left": 1})
    assert refused(p, ann, "place black_market_left") == "AR-5.2"
    assert may(p, ann, "place black_market_middle")


def test_ar_5_3_the_guildhall_fills_in_order_and_keeps_its_workers():
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(workers="1 town_centre", goods="3 silver"), guildhall=[1])
    play(p, ann, "place guildhall", "build well")
    assert seen(p)["guildhall"]["spaces"] == [1, 0]
    play(p, bob, "place town_centre")
    assert not any(move.startswith("capture guildhall") for move in choices(p, bob))


def test_ar_5_4_no_worker_is_placed_in_the_prison():
    assert not any("prison" in GAME.moves.words(number) for number in range(13))


def test_ar_5_5_all_or_nothing():
    p = table(ann(goods="2 silver", hand="well"), bob())
    assert refused(p, ann, "place black_market_right") == "AR-11.1"
    assert refused(p, ann, "place guildhall") == "AR-13.1"
