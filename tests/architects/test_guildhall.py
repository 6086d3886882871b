"""AR-13, AR-14, AR-15 and AR-21: Guildhall, buildings, cathedral."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    dan,
    deck_without,
    eve,
    events,
    goods,
    hand,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    truth,
    virtue,
    why,
    workers,
)

CREW = "labourer"  # all three skills
RICH = "20 clay 20 wood 20 stone 9 gold 9 marble"


def built(building: str, *others, me=None, **facts):
    """Ann, rich and skilled, has just constructed a building."""
    mine = {"goods": RICH, "apprentices": CREW, "hand": building} | (me or {})
    p = table(ann(**mine), *(others or (bob(),)), **facts)
    return play(p, ann, "place guildhall", f"build {building}")


# --- Guildhall ----------------------------------------------------------------------------------------


def test_ar_13_1_only_for_who_builds_or_advances():
    p = table(ann(hand="castle"), bob())
    assert refused(p, ann, "place guildhall") == "AR-13.1"
    p = table(ann(goods="1 gold", hand="castle"), bob())
    play(p, ann, "place guildhall")
    assert choices(p, ann) == ["advance 0"]
    assert refused(p, ann, "stop") == "AR-7.1"


@pytest.mark.parametrize(("seats", "columns", "capacity", "resets"), [
    (2, 3, 12, [7, 10]), (3, 4, 16, [9, 13]), (4, 5, 20, [11, 16]), (5, 6, 24, [13, 19]),
])  # fmt: skip
def test_ar_13_2_spaces_by_players(seats: int, columns: int, capacity: int, resets: list):
    hall = seen(table(*[ann()] * seats))["guildhall"]
    assert (hall["columns"], hall["rows"], hall["capacity"], hall["reset_spaces"]) == (
        columns,
        4,
        capacity,
        resets,
    )


def test_ar_13_2_the_next_free_space():
    """AR-EX-14: four players, five workers in row 1 and one in row 2: row 2, column 2."""
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(), cyd(), dan(), guildhall=[0, 1, 2, 3, 0, 1])
    told = seen(p, ann)["visits"]["guildhall"]
    assert (told["row"], told["column"], told["space"]) == (2, 2, 7)
    play(p, ann, "place guildhall", "build well")
    assert seen(p)["guildhall"]["spaces"] == [0, 1, 2, 3, 0, 1, 0]


@pytest.mark.parametrize(("seats", "before", "reset"), [
    (2, 6, True), (2, 9, True), (2, 5, False), (2, 3, False), (3, 8, True), (3, 12, True), (4, 10, True), (5, 18, True),
    (5, 12, True), (5, 6, False),
])  # fmt: skip
def test_ar_13_3_first_spaces_of_rows_3_and_4_call_a_reset(seats: int, before: int, reset: bool):
    others = [bob(), cyd(), dan(), eve()][: seats - 1]
    p = table(ann(goods="2 wood 2 stone", hand="well"), *others, guildhall=[k % seats for k in range(before)])
    assert seen(p, ann)["visits"]["guildhall"]["reset"] == reset
    play(p, ann, "place guildhall", "build well")
    assert bool(events(p, "market_reset")) == reset


def test_ar_13_4_workers_beside_a_full_guildhall():
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(), guildhall=[0, 1] * 6, closing=2)
    play(p, ann, "place guildhall", "build well")
    assert (len(seen(p)["guildhall"]["spaces"]), seen(p)["guildhall"]["beside"]) == (12, [0])
    assert not events(p, "market_reset")
    assert seen(p)["closing"] == 1


# --- constructing -------------------------------------------------------------------------------------


def test_ar_14_1_every_skill_is_needed():
    p = table(ann(goods=RICH, apprentices="thief miner_1", hand="keep well"), bob())
    play(p, ann, "place guildhall")
    assert why(p, ann, "build keep") == ("skills-missing", {"building": "keep", "skills": ["masonry"]})
    assert refused(p, ann, "build castle") == "AR-14.1"
    assert may(p, ann, "build well")


def test_ar_14_1_the_labourer_covers_all_and_is_not_used_up():
    p = built("keep")
    assert player(p, ann)["apprentices"] == ["labourer"]


def test_ar_14_2_the_printed_resources():
    """AR-EX-15: the Well for 2 wood and 2 stone, 4 clay at once, 3 points."""
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob())
    play(p, ann, "place guildhall", "build well")
    assert goods(p, ann) == {"clay": 4}
    assert score(p) == 3
    p = table(ann(goods="2 wood 1 stone 1 gold", hand="well castle"), bob())
    play(p, ann, "place guildhall")
    assert why(p, ann, "build well") == ("building-goods-missing", {"building": "well", "goods": ["stone"]})


def score(p) -> int:
    return int(player(p, ann)["score"]["total"])


def test_ar_14_3_virtue_then_effect():
    """AR-EX-16: the Keep: 12 points, 2 virtue less, 1 point per 3 captives."""
    p = table(ann(goods="5 wood 2 stone 2 gold", apprentices=CREW, hand="keep", captives=[0, 7]), bob())
    play(p, ann, "place guildhall", "build keep")
    assert (goods(p, ann), virtue(p, ann)) == ({}, 5)
    parts = player(p, ann)["score"]["parts"]
    assert parts["buildings"] + parts["effects"] == 14


def test_ar_14_4_what_may_be_declined():
    """R-14: Armoury, Barracks, Church, Fortress, Library and Tavern; plain gains not."""
    for card, me in [
        ("armoury", {}), ("barracks", {}), ("fortress", {}), ("library", {"hand": "library well"}), ("tavern", {}),
    ]:  # fmt: skip
        p = built(card, bob(workers="1 forest"), me=me)
        assert may(p, ann, "decline"), card
        assert play(p, ann, "decline").turn == bob
    p = built("church", me={"unpaid": 1})
    assert choices(p, ann) == ["destroy_debt", "keep_debt"]
    p = built("treasury")
    assert choices(p, ann) == ["take silver", "take gold"]


# --- effects at once ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "gain"), [
    ("factory", {"marble": 2}), ("lumber_camp", {"wood": 4}), ("smithy", {"stone": 4}), ("thieves_den", {"silver": 4}),
    ("well", {"clay": 4}),
])  # fmt: skip
def test_ar_21_1_gains(card: str, gain: dict):
    p = built(card)
    assert events(p, "gained") == [
        {
            "event": "gained",
            "seat": 0,
            "goods": [name for name, n in gain.items() for _ in range(n)],
            "source": "building",
        }
    ]


def test_ar_21_1_betting_house():
    """R-30: at virtue 0 it costs two debts."""
    p = built("betting_house")
    assert (player(p, ann)["unpaid"], virtue(p, ann)) == (1, 6)
    p = built("betting_house", me={"virtue": 0})
    assert (player(p, ann)["unpaid"], virtue(p, ann)) == (2, 0)


def test_ar_21_1_drafting_room():
    p = built("drafting_room", building_deck=deck_without("well keep", "drafting_room"))
    assert hand(p, ann) == {"well", "keep"}


def test_ar_21_1_choices_of_clay_pit_and_treasury():
    p = built("clay_pit")
    assert choices(p, ann) == ["take marble", "take gold"]
    assert refused(p, ann, "take silver") == "AR-21.1"
    assert goods(play(p, ann, "take gold"), ann)["gold"] == 10
    assert goods(play(built("treasury"), ann, "take silver"), ann)["silver"] == 3


def test_ar_21_2_armoury_captures_for_nothing():
    p = built("armoury", bob(workers="3 forest"), cyd(workers="1 mines"))
    assert choices(p, ann) == ["capture forest p2", "capture mines p3", "decline"]
    play(p, ann, "capture forest p2")
    assert (player(p, ann)["captives"], seen(p)["tax"], p.turn) == ([0, 3, 0], 4, bob)


def test_ar_21_2_barracks():
    p = built("barracks", bob(workers="3 forest", captives=[2]))
    assert choices(p, ann) == ["capture forest p2", "release_boards free", "decline"]
    assert refused(p, ann, "release_boards silver") == "AR-21.2"
    other = p.clone()
    play(p, ann, "release_boards free")
    assert (player(p, bob)["captives"], p.turn) == ([0, 0], bob)
    play(other, ann, "capture forest p2")
    assert player(other, ann)["captives"] == [0, 3]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_ar_21_2_barracks_ask_where_anybody_can_be_captured_or_released(number):
    p = built("barracks", bob(captives=[number]))
    assert choices(p, ann)[:1] == ["release_boards free"] if number else p.turn == bob
    p = built("barracks", bob(workers=f"{number} forest"))
    assert choices(p, ann)[:1] == ["capture forest p2"] if number else p.turn == bob


@pytest.mark.parametrize(("unpaid", "asked"), [(0, False), (1, True), (2, True)])
def test_ar_21_2_the_church_asks_where_there_is_a_debt(unpaid, asked):
    p = built("church", me={"unpaid": unpaid})
    assert (p.turn == ann and choices(p, ann) == ["destroy_debt", "keep_debt"]) == asked


def test_ar_21_2_fortress_captures_two_anywhere():
    """From two locations, also with four players."""
    p = built("fortress", bob(workers="3 forest"), cyd(workers="1 mines"), dan())
    play(p, ann, "capture forest p2", "capture mines p3")
    assert (player(p, ann)["captives"], p.turn) == ([0, 3, 1, 0], bob)


def test_ar_21_2_hideout_releases_from_the_prison():
    p = built("hideout", me={"prison": 4})
    assert (workers(p, ann, "prison"), virtue(p, ann)) == (0, 5)


def test_ar_21_3_church():
    p = play(built("church", me={"unpaid": 2}), ann, "destroy_debt")
    assert (player(p, ann)["unpaid"], player(p, ann)["paid"]) == (1, 0)
    assert built("church").turn == bob  # without a debt nothing is asked


def test_ar_21_3_library():
    p = built("library", me={"hand": "library well keep"})
    play(p, ann, "discard well")
    assert (goods(p, ann)["gold"], hand(p, ann)) == (11, {"keep"})
    assert truth(p, "building_deck")[-1] == "well"
    assert built("library").turn == bob  # no card in hand


def test_ar_21_3_monument():
    """AR-EX-31: virtues 7, 5 and 9 become 9, 6 and 10."""
    p = built("monument", bob(virtue=5), cyd(virtue=9))
    assert [player(p, seat)["virtue"] for seat in range(3)] == [9, 6, 10]


def test_ar_21_3_monument_asks_others_about_their_debts():
    """R-29: from the builder clockwise."""
    p = built("monument", bob(virtue=14, unpaid=1), cyd(virtue=14, unpaid=1), me={"virtue": 14, "unpaid": 3})
    assert (phase(p), p.turn) == ("overflow", ann)  # the printed virtue first
    play(p, ann, "destroy_debt")
    assert p.turn == ann  # then the Monument's
    play(p, ann, "keep_debt")
    assert (phase(p), p.turn) == ("overflow", bob)
    assert refused(p, ann, "destroy_debt") == "AR-16.2"
    play(p, bob, "destroy_debt")
    play(p, cyd, "keep_debt")
    assert [player(p, seat)["unpaid"] for seat in range(3)] == [2, 0, 1]
    assert (phase(p), p.turn) == ("turn", bob)


def test_ar_21_3_palace():
    p = built("palace", me={"virtue": 11})
    assert goods(p, ann)["gold"] == 9 + 2


def test_ar_21_3_tavern_hires_free():
    p = built(
        "tavern", apprentice_display="thief miner_1 miner_2 pickpocket patron_clay patron_wood squire_gold trickster"
    )
    play(p, ann, "hire bottom_3")
    assert (set(player(p, ann)["apprentices"]), virtue(p, ann)) == ({"labourer", "squire_gold"}, 8)


def test_ar_21_3_watchtower():
    p = built("watchtower", bob(prison=3), cyd(prison=2), me={"prison": 3})
    assert [player(p, seat)["virtue"] for seat in range(3)] == [5, 6, 7]


# --- the cathedral ------------------------------------------------------------------------------------


def test_ar_15_1_what_it_needs():
    ready = {"goods": "1 gold", "hand": "well"}
    assert may(table(ann(**ready), bob()), ann, "place guildhall")
    for change in ({"virtue": 4}, {"goods": "1 marble"}, {"hand": ""}):
        p = table(ann(**(ready | change)), bob())
        assert not may(p, ann, "place guildhall"), change


@pytest.mark.parametrize(("change", "reason"), [
    ({"virtue": 4}, "cathedral-virtue"), ({"goods": "2 wood 2 stone"}, "cathedral-cost"),
    ({"level": 5}, "cathedral-top"),
])  # fmt: skip
def test_ar_15_1_why_not(change: dict, reason: str):
    """AR-16.5."""
    p = table(ann(**({"goods": "2 wood 2 stone 1 gold", "hand": "well castle"} | change)), bob())
    play(p, ann, "place guildhall")
    assert why(p, ann, "advance 0")[0] == reason


def test_ar_15_1_no_room():
    """AR-EX-18: both spaces of level 3 are taken until one moves up."""
    p = table(
        bob(level=3, goods="8 stone 1 marble", hand="well"),
        cyd(level=3),
        ann(level=2, goods="1 marble 2 wood 2 stone", hand="keep smithy"),
        turn=2,
        guildhall=[],
    )
    assert seen(p, 2)["visits"]["guildhall"]["cathedral"]["blocked"]["reason"] == "cathedral-full"
    assert refused(p, 2, "place guildhall") == "AR-13.1"
    play(p, 2, "place forest")
    play(p, 0, "place guildhall", "advance 0")
    assert player(p, 0)["level"] == 4
    play(p, 1, "place forest")
    assert may(p, 2, "place guildhall")


def test_ar_15_2_the_first_level():
    """AR-EX-17: pay a gold, discard the card, reward 1 virtue and 1 gold, 2 points."""
    p = table(ann(goods="1 gold", hand="well"), bob(), reward_pile="reward_11 reward_01")
    play(p, ann, "place guildhall", "advance 0")
    assert (player(p, ann)["level"], virtue(p, ann), goods(p, ann)) == (1, 8, {"gold": 1})
    assert (player(p, ann)["hand_size"], player(p, ann)["score"]["parts"]["cathedral"]) == (0, 2)
    assert truth(p, "building_deck")[-1] == "well"
    assert seen(p)["cathedral"]["rewards"] == 1


def test_ar_15_2_a_card_of_choice():
    p = table(ann(goods="1 gold", hand="well keep"), bob())
    play(p, ann, "place guildhall", "advance 0")
    assert phase(p) == "cathedral_discard"
    play(p, ann, "discard keep")
    assert hand(p, ann) == {"well"}


def test_ar_15_2_mixed_costs():
    """AR-EX-19: any 4 of stone and wood for level 2, any 8 for level 4."""
    p = table(ann(level=1, goods="3 stone 1 wood", hand="well"), bob())
    play(p, ann, "place guildhall")
    assert choices(p, ann) == ["advance 1"]
    assert refused(p, ann, "advance 2") == "AR-15.2"
    play(p, ann, "advance 1")
    assert goods(p, ann).get("stone", 0) in (0, 2)  # a reward may bring some
    p = table(ann(level=3, goods="9 stone 3 wood", hand="keep"), bob())
    play(p, ann, "place guildhall")
    assert choices(p, ann) == ["advance 0", "advance 1", "advance 2", "advance 3"]
    assert why(p, ann, "advance 4")[0] == "cathedral-cost"


def test_ar_15_2_a_mix_only_where_the_level_has_one():
    p = table(ann(level=2, goods="1 marble 5 wood", hand="keep"), bob())
    play(p, ann, "place guildhall")
    assert why(p, ann, "advance 1")[0] == "cathedral-mix"


def test_ar_15_2_no_reward_left():
    p = table(ann(goods="1 gold", hand="well"), bob(), reward_pile=[])
    play(p, ann, "place guildhall", "advance 0")
    assert virtue(p, ann) == 8


@pytest.mark.parametrize(("crew", "gain", "cards"), [
    ("acolyte_tiling", {"clay": 2}, 0), ("acolyte_masonry", {"silver": 2}, 0), ("acolyte_carpentry", {}, 1),
    ("acolyte_tiling acolyte_masonry acolyte_carpentry", {"clay": 2, "silver": 2}, 1),
])  # fmt: skip
def test_ar_15_2_acolytes_with_or_without_a_reward(crew: str, gain: dict, cards: int):
    for pile, more in (([], 1), (["reward_05"], 2)):
        p = table(ann(goods="1 gold", hand="well", apprentices=crew), bob(), reward_pile=pile)
        play(p, ann, "place guildhall", "advance 0")
        assert (goods(p, ann), virtue(p, ann), player(p, ann)["hand_size"]) == (gain, 7 + more, cards)


@pytest.mark.parametrize(("reward", "gain", "virtue_", "cards"), [
    ("reward_01", {"silver": 3}, 8, 0), ("reward_02", {"wood": 2}, 8, 0), ("reward_03", {"stone": 2}, 8, 0),
    ("reward_04", {}, 8, 1), ("reward_05", {}, 9, 0),
])  # fmt: skip
def test_ar_15_2_rewards(reward: str, gain: dict, virtue_: int, cards: int):
    p = table(ann(goods="1 gold", hand="well"), bob(), reward_pile=[reward])
    play(p, ann, "place guildhall", "advance 0")
    assert (goods(p, ann), virtue(p, ann), player(p, ann)["hand_size"]) == (gain, virtue_, cards)


def test_ar_15_3_level_by_level():
    p = table(ann(level=4, goods="2 gold 2 marble", hand="well"), bob())
    play(p, ann, "place guildhall", "advance 0")
    assert player(p, ann)["level"] == 5
    assert [one["players"] for one in seen(p)["cathedral"]["levels"]] == [[], [], [], [], [0]]
    assert seen(p)["cathedral"]["below"] == [1]
