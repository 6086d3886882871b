"""TR-6 and TR-7: the buildings, the events, and the black dice."""

import pytest

from .arrange import (
    anna,
    choices,
    cubes,
    deniers,
    dice,
    emily,
    faye,
    geoffrey,
    gray,
    happened,
    influence,
    may,
    on,
    phase,
    play,
    refused,
    reserve,
    seen,
    table,
    turn,
    vp,
    why,
)

WHITE = "theological_conflict heresy migrant_workers interruption_of_work"
YELLOW = "drought support civil_war wayfarers"


def next_round(queue="brigands_1", white="", yellow="", seed="", **facts):
    """Round 2 begins: this red card is revealed, over these decks; what happened, and the position."""
    first = {"white_deck": WHITE, "yellow_deck": YELLOW}
    for name, cards in (("white_deck", white), ("yellow_deck", yellow)):
        if cards:
            others = [one for one in first[name].split() if one != cards]
            first[name] = " ".join([cards, *others])
    events = facts.get("events", {"marauding": []})
    for name in first:
        first[name] = " ".join(one for one in first[name].split() if one not in events)
    reds = [one for one in ("skirmishes_1", "skirmishes_2", "brigands_3") if one not in events and one != queue]
    families = facts.pop("families", (anna(), faye()))
    p = table(
        *families, dice={anna: "yellow_1"}, red_deck=" ".join([queue, *reds[:2]]), round=1, start_player=1,
        **{**first, **facts},
    )  # fmt: skip
    if seed:
        p.seed_chance(seed)
    return p, turn(p, anna, "farm", [(anna, "yellow_1")])


# --- TR-6: buildings ------------------------------------------------------------------------------


def test_tr_6_1_rows():
    told = seen(table(anna(), faye()))["buildings"]
    assert [[row["dice"] for row in building["rows"]] for building in told] == [
        [[1], [2], [3], [4], [5], [6]],
        [[1, 2], [3, 4], [5, 6]],
        [[1, 2, 3], [4, 5, 6]],
    ]
    assert [[len(row["spaces"]) for row in building["rows"]] for building in told] == [[1] * 6, [2] * 3, [3] * 2]


def test_tr_6_2_placing_in_the_palace_expels_the_occupant():
    p = table(anna(supply=1), faye(), citizens={faye: "palace_4"}, dice={anna: "red_4", faye: "red_1"})
    told = turn(p, anna, "place palace", [(anna, "red_4")])
    assert on(p, "palace_4") == anna
    assert happened(told, "expelled") == [{"seat": faye, "building": "palace"}]


def test_tr_6_3_the_leftmost_empty_space_of_the_row():
    p = table(
        anna(supply=1), faye(), citizens={faye: "city_hall_4 city_hall_6"}, dice={anna: "yellow_5", faye: "red_1"}
    )
    turn(p, anna, "place city_hall", [(anna, "yellow_5")])
    assert [on(p, f"city_hall_{k}") for k in (4, 5, 6)] == [faye, anna, faye]
    assert seen(p)["buildings"][2]["lying"] == []


def test_tr_6_3_a_full_row_is_pushed():
    p = table(
        anna(supply=1), faye(), geoffrey(), citizens={faye: "bishopric_3", geoffrey: "bishopric_4"},
        dice={anna: "white_4", faye: "red_1"},
    )  # fmt: skip
    turn(p, anna, "place bishopric", [(anna, "white_4")])
    assert [on(p, "bishopric_3"), on(p, "bishopric_4")] == [anna, faye]
    assert seen(p)["buildings"][1]["lying"] == [geoffrey]


def test_tr_6_4_lying_citizens_stay_until_the_round_ends_or_they_are_used():
    p = table(anna(), faye(), lying={"palace": [anna]}, dice={anna: "yellow_6", faye: "red_1"})
    assert may(p, anna, "place city_hall")
    turn(p, anna, "place city_hall", [(anna, "yellow_6")], source="lying_palace")
    assert seen(p)["buildings"][0]["lying"] == []
    assert on(p, "city_hall_4") == anna


def test_tr_6_5_protection():
    p = table(
        anna(supply=1), faye(), citizens={faye: "palace_4 palace_5"}, lying={"palace": [faye]},
        dice={anna: "red_4 red_3 red_6", faye: "red_1"},
    )  # fmt: skip
    play(p, anna, "place palace")
    assert why(p, anna, "take d1 red_4") == ("expulsion-protected", {"building": "palace", "die": "red_4"})
    assert may(p, anna, "take d1 red_3")
    p = table(anna(supply=1), faye(), citizens={faye: "palace_4"}, lying={"palace": [faye]}, dice={anna: "red_4"})
    assert why(p, anna, "place palace") == ("all-protected", {"building": "palace"})


@pytest.mark.parametrize("protected", [True, False])
def test_tr_6_5_gray_is_protected_too(protected):
    p = table(
        anna(supply=1), faye(), citizens={gray: "palace_4"}, lying={"palace": [gray]}, dice={anna: "red_4"},
        gray_protected=protected,
    )  # fmt: skip
    assert may(p, anna, "place palace") != protected


def test_tr_6_6_own_citizens_may_be_expelled():
    p = table(anna(supply=1), faye(), citizens={anna: "palace_2"}, dice={anna: "red_2", faye: "red_1"})
    turn(p, anna, "place palace", [(anna, "red_2")], source="supply")
    assert seen(p)["buildings"][0]["lying"] == [anna]


def test_tr_6_7_whoever_leaves_a_row_leaves_a_gap():
    p = table(
        anna(deniers=9), faye(), citizens={anna: "city_hall_1 city_hall_2", faye: "city_hall_3"},
        cards="merchant", dice={anna: "yellow_4", faye: "red_1"},
    )  # fmt: skip
    turn(p, anna, "activate merchant", [(anna, "yellow_4")], source="city_hall_1")
    assert [on(p, f"city_hall_{k}") for k in (1, 2, 3)] == [None, anna, faye]


def test_tr_6_8_protection_ends_when_the_lying_citizen_is_lifted():
    p = table(
        anna(supply=1, deniers=0),
        faye(),
        citizens={anna: "palace_4"},
        lying={"palace": [anna]},
        dice={anna: "red_4", faye: "red_1"},
    )
    play(p, anna, "place palace")
    assert phase(p) == "choose_source", "the only die is taken at once"
    assert refused(p, anna, "source supply") == "TR-6.5"
    assert may(p, anna, "source palace_4")
    play(p, anna, "source lying_palace", "confirm")
    assert (on(p, "palace_4"), seen(p)["buildings"][0]["lying"]) == (anna, [anna])


# --- TR-7: events ---------------------------------------------------------------------------------


def test_tr_7_1_a_red_card_calls_a_second_one():
    _, told = next_round("brigands_1", yellow="drought")
    assert [one["threat"] for one in happened(told, "threat_revealed")] == ["brigands_1", "drought"]
    _, told = next_round("brigands_3", white="heresy")
    assert [one["threat"] for one in happened(told, "threat_revealed")] == ["brigands_3", "heresy"]


def test_tr_7_1_an_empty_deck_is_replaced_by_the_other():
    queue = {"marauding": [], **{name: [] for name in YELLOW.split()}}
    p = table(
        anna(), faye(), dice={anna: "yellow_1"}, events=queue, white_deck=WHITE, yellow_deck="",
        red_deck="brigands_1 war", start_player=1,
    )  # fmt: skip
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert [one["threat"] for one in happened(told, "threat_revealed")] == ["brigands_1", "theological_conflict"]
    queue |= {name: [] for name in WHITE.split()}
    p = table(
        anna(), faye(), dice={anna: "yellow_1"}, events=queue, white_deck="", yellow_deck="", red_deck="brigands_1 war",
    )  # fmt: skip
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert [one["threat"] for one in happened(told, "threat_revealed")] == ["brigands_1"]


def test_tr_7_2_all_events_take_effect_from_the_left_old_ones_included():
    _, told = next_round(
        "war", white="migrant_workers", events={"marauding": [], "civil_war": [], "drought": [], "brigands_1": []}
    )
    order = [one.get("threat") for one in told if one["event"] in {"black_dice_added", "threat_paid", "gray_built"}]
    assert order == ["marauding", "civil_war", "civil_war", "drought", "drought", "brigands_1", "war", None]


def test_tr_7_3_events_stay_until_they_are_countered():
    p, _ = next_round("war", white="heresy", events={"marauding": [], "brigands_1": [anna], "drought": []})
    assert [one["threat"] for one in seen(p)["queue"]] == ["marauding", "brigands_1", "drought", "war", "heresy"]
    assert why(table(anna(), faye(), dice={anna: "red_6"}), anna, "fight war")[0] == "threat-not-in-queue"


def test_tr_7_4_military_events_bring_black_dice():
    queue = {"marauding": [], "brigands_1": [], "skirmishes_1": [], "war": [], "brigands_2": []}
    _, told = next_round("normans_attack", yellow="drought", events=queue)
    added = {one["threat"]: one["number"] for one in happened(told, "black_dice_added")}
    assert added == {
        "marauding": 1, "brigands_1": 1, "skirmishes_1": 1, "war": 2, "brigands_2": 1, "normans_attack": 2,
    }  # fmt: skip
    assert len(happened(told, "black_rolled")[0]["blacks"]) == 8, "more than six: there is no limit"


def test_tr_7_5_from_the_start_player_clockwise():
    _, told = next_round("brigands_1", yellow="civil_war", families=(anna(), faye(), geoffrey()))
    assert [one["seat"] for one in happened(told, "threat_paid")] == [geoffrey, anna, faye]


def test_tr_7_6_whoever_cannot_do_it_all_loses_2_vp():
    _, told = next_round(
        "brigands_1", yellow="civil_war", events={"marauding": [], "heresy": []}, families=(
            anna(deniers=0, influence=1, vp=9), faye(deniers=0, vp=1, influence=0),
        ), citizens={anna: "palace_1 palace_2 palace_3 palace_4 bishopric_1", faye: "palace_5"},
    )  # fmt: skip
    assert {one["seat"]: one["deniers"] for one in happened(told, "threat_paid")} == {faye: 3, anna: 1}
    assert {one["seat"]: one["influence"] for one in happened(told, "influence_lost")} == {faye: 0, anna: 1}
    lost = [
        (one["seat"], one["vp"], one["reason"]) for one in happened(told, "vp_lost") if one["reason"] != "black_die"
    ]
    assert lost == [(anna, 2, "heresy"), (faye, 1, "heresy"), (anna, 2, "civil_war")] or lost == [
        (faye, 1, "heresy"),
        (anna, 2, "heresy"),
        (anna, 2, "civil_war"),
    ]


def test_tr_7_7_drought_civil_war_heresy():
    p, told = next_round(
        "brigands_1", yellow="drought", events={"marauding": [], "heresy": []},
        citizens={anna: "city_hall_1 city_hall_2 palace_1", faye: "city_hall_3"}, lying={"city_hall": [faye]},
    )  # fmt: skip
    assert {one["seat"]: one["deniers"] for one in happened(told, "threat_paid")} == {faye: 1, anna: 2}
    assert {one["seat"]: one["influence"] for one in happened(told, "influence_lost")} == {faye: 2, anna: 2}
    assert deniers(p, anna) == 5 + 0 + 10 - 2 - 2


def test_tr_7_8_succession_conflict():
    everywhere = {anna: "palace_1 palace_2 palace_3", faye: "palace_4 palace_5", gray: "palace_6"}
    for seed in range(12):
        p, told = next_round("succession_conflict", white="heresy", seed=str(seed), citizens=everywhere)
        (placed,) = happened(told, "gray_placed")
        assert placed["space"] == f"palace_{placed['value']}"
        assert on(p, placed["space"]) == gray
        gone = [one["seat"] for one in happened(told, "expelled")]
        owner = anna if placed["value"] <= 3 else faye
        assert gone == ([owner] if placed["value"] < 6 else [])
        assert len(happened(told, "gray_expelled")) == (placed["value"] == 6)
        assert reserve(p, gray) == 6


def test_tr_7_9_theological_conflict_and_wayfarers():
    row = {anna: "city_hall_1 city_hall_4", faye: "city_hall_2 city_hall_3 city_hall_6"}
    rows = set()
    for seed in range(12):
        p, told = next_round("brigands_1", yellow="wayfarers", seed=str(seed), citizens=row)
        (placed,) = happened(told, "gray_placed")
        rows.add(placed["value"] > 3)
        if placed["value"] <= 3:
            assert [on(p, f"city_hall_{k}") for k in (1, 2, 3)] == [gray, anna, faye]
            assert happened(told, "expelled") == [{"seat": faye, "building": "city_hall"}]
        else:
            assert [on(p, f"city_hall_{k}") for k in (4, 5, 6)] == [gray, anna, faye], "pushed only up to the gap"
            assert happened(told, "expelled") == []
    assert rows == {True, False}
    p, told = next_round("war", white="theological_conflict", citizens={})
    (placed,) = happened(told, "gray_placed")
    assert placed["space"] == f"bishopric_{1 + 2 * ((placed['value'] - 1) // 2)}"


def test_tr_7_10_without_a_gray_citizen_left_there_is_no_roll():
    everywhere = {gray: "palace_1 palace_2 palace_3 palace_4 bishopric_1 bishopric_2 city_hall_1 city_hall_2"}
    _, told = next_round("succession_conflict", white="heresy", citizens=everywhere)
    assert happened(told, "threat_skipped") == [{"threat": "succession_conflict"}]
    assert happened(told, "gray_placed") == []


def test_tr_7_11_support():
    p, told = next_round("brigands_1", yellow="support")
    assert [one["threat"] for one in happened(told, "gray_event_cube")] == ["brigands_1", "marauding"]
    assert (cubes(p, "brigands_1"), cubes(p, "marauding")) == ([gray], [gray])
    p, told = next_round(
        "brigands_1", yellow="drought", events={"marauding": [], "support": []},
    )  # fmt: skip
    assert [one["threat"] for one in happened(told, "gray_event_cube")] == ["marauding"], "only one lies to its left"


def test_tr_7_11_a_gray_cube_on_the_last_banner_counters_the_event():
    p, told = next_round("brigands_1", yellow="support", events={"marauding": [], "brigands_2": [anna, faye, anna]})
    assert happened(told, "threat_countered") == [{"threat": "brigands_2"}]
    assert [(one["seat"], one["vp"]) for one in happened(told, "vp_gained")] == [(anna, 3)]
    assert seen(p)["players"][anna]["events_won"] == ["brigands_2"]
    assert [one["threat"] for one in seen(p)["queue"]] == ["marauding", "brigands_1", "support"]


def test_tr_7_11_migrant_workers_and_interruption_of_work():
    p, told = next_round("war", white="migrant_workers", cathedral=[[0, 1, None, 0, None, None]])
    assert happened(told, "gray_built") == [{"level": 1, "value": 3}]
    for built, level, value in ((6, 2, 1), (11, 2, 6), (12, 3, 1), (16, 3, 5)):
        cathedral = [[0 if 6 * row + k < built else None for k in range(6)] for row in range(3)]
        _, told = next_round("war", white="migrant_workers", cathedral=cathedral)
        assert happened(told, "gray_built") == [{"level": level, "value": value}]
    p, told = next_round(
        "war", white="interruption_of_work", cathedral=[[0, 1, 0, 0, 0, 0], [1, 0, None, 0, None, None]]
    )
    assert happened(told, "cathedral_cube_removed") == [{"seat": anna, "level": 2, "value": 4}]
    assert vp(p, anna) == 0, "nobody loses VP for it"
    p, told = next_round("war", white="interruption_of_work", cathedral=[[None, None, 4, None, None, None]])
    assert happened(told, "gray_cathedral_cube_removed") == [{"level": 1, "value": 3}]
    _, told = next_round("war", white="interruption_of_work")
    assert [one["event"] for one in told if "cathedral" in one["event"]] == []
    _, told = next_round("war", white="migrant_workers", cathedral=[[0] * 6] * 3)
    assert happened(told, "gray_built") == []


# --- TR-7.12 to TR-7.15: black dice ---------------------------------------------------------------


def fight(against="black_6", black="", own="red_4 white_2", **facts):
    families = facts.pop("families", (anna(influence=0), faye(influence=0)))
    return table(
        *families, phase="black_dice", against=against, black=black, dice={anna: own, faye: "yellow_5"}, **facts
    )


def test_tr_7_12_round_the_table_until_no_black_die_is_left():
    p = fight("black_6", "black_5 black_3 black_1", own="red_4 yellow_3 white_6")
    play(p, anna, "use red_4", "defend")
    assert (p.actors(), seen(p)["defence"]["blacks"]) == ([faye], ["black_5"])
    play(p, faye, "use yellow_5")
    assert (p.actors(), seen(p)["defence"]["blacks"]) == ([anna], ["black_3"]), "round the table again"
    assert refused(p, faye, "defend") == "TR-7.12"


def test_tr_7_13_any_own_dice_red_doubled_against_the_highest_and_others():
    p = fight("black_6", "black_2 black_1", own="red_4 white_2 yellow_1")
    assert seen(p)["defence"] == {
        "seat": anna, "dice": [], "blacks": ["black_6"], "sum": 0, "against": 6, "reach": 11, "able": True,
    }  # fmt: skip
    assert why(p, anna, "defend")[0] == "no-die-yet"
    play(p, anna, "use white_2")
    assert why(p, anna, "defend") == ("too-weak", {"value": 2, "black_value": 6})
    play(p, anna, "use red_4", "oppose black_2", "oppose black_1")
    assert seen(p)["defence"]["sum"] == 10
    play(p, anna, "defend")
    assert influence(p, anna) == 3
    assert dice(p, anna) == ["yellow_1"]


def test_tr_7_13_no_more_than_can_be_reached_no_foreign_dice_no_cubes():
    p = fight("black_6", "black_5", own="red_4", cards="blacksmith", cubes={"blacksmith": [anna]}, round=2)
    assert why(p, anna, "oppose black_5") == ("too-strong", {"value": 8, "black_value": 11})
    assert why(p, anna, "oppose black_4")[0] == "no-such-black-die"
    assert why(p, anna, "use yellow_5") == ("die-not-yours", {"die": "yellow_5"})
    assert refused(p, anna, "spend blacksmith") == "TR-11.1"
    assert refused(p, anna, "take d2 yellow_5") == "TR-8.2"


def test_tr_7_14_whoever_cannot_reach_it_loses_2_vp_and_no_die():
    p = fight("black_6", own="white_2 yellow_3", families=(anna(influence=1, vp=5), faye(influence=0)))
    assert refused(p, anna, "use white_2") == "TR-7.14"
    told = play(p, anna, "yield")
    assert happened(told, "undefended") == [{"seat": anna, "black": "black_6"}]
    assert (vp(p, anna), influence(p, anna), dice(p, anna)) == (3, 1, ["white_2", "yellow_3"])


def test_tr_7_14_influence_may_change_that_and_fighting_is_then_a_duty():
    p = fight("black_6", own="white_2 yellow_3", families=(anna(influence=4), faye(influence=0)))
    play(p, anna, "flip", "turn white_2", "done")
    assert dice(p, anna) == ["white_5", "yellow_3"]
    assert why(p, anna, "yield") == ("able-to-fight", {"value": 8, "black_value": 6})


def test_tr_7_14_without_influence_it_happens_by_itself():
    p = fight("black_6", "black_6", own="red_4 white_1", families=(anna(influence=0, vp=5), faye(influence=0, vp=5)))
    told = play(p, anna, "use red_4", "defend")
    assert happened(told, "undefended") == [{"seat": faye, "black": "black_6"}]
    assert vp(p, faye) == 3


def test_tr_7_14_whoever_can_just_reach_it_is_asked():
    """The influence is spent, and the dice now show what is needed and no more."""
    p = fight("black_6", own="white_2 yellow_1", families=(anna(influence=4), faye(influence=0)))
    play(p, anna, "flip", "turn white_2", "done")
    assert (dice(p, anna), influence(p, anna), phase(p)) == (["white_5", "yellow_1"], 0, "black_dice")
    play(p, anna, "use white_5", "use yellow_1")
    assert (dice(p, anna), vp(p, anna)) == ([], 0)


def test_tr_7_15_more_dice_than_needed():
    p = fight("black_1", own="red_6 white_6 yellow_6")
    play(p, anna, "use red_6", "use white_6", "defend")
    assert dice(p, anna) == ["yellow_6"]
    assert influence(p, anna) == 1


def test_tr_16_2_influence_comes_before_the_first_die():
    p = fight("black_2", own="red_4 white_2", families=(anna(influence=9), faye()))
    assert {move.split()[0] for move in choices(p, anna)} == {"reroll", "recruit", "flip", "use"}
    play(p, anna, "use white_2")
    assert why(p, anna, "recruit") == ("influence-too-late", {})


def test_tr_10_2_an_event_is_fought_by_everybody_in_turn_with_four_players():
    p = table(
        anna(influence=0), faye(influence=0), geoffrey(influence=0), emily(influence=0), phase="black_dice", turn=2,
        against="black_2", black="black_1", dice={geoffrey: "red_1", emily: "white_1 white_2"}, start_player=2,
    )  # fmt: skip
    play(p, geoffrey, "use red_1")
    assert p.actors() == [emily]
