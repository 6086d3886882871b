"""TJ-3, TJ-4, TJ-5, TJ-6: the turn, sowing, the time marker, completing Trajan tiles."""

from collections import Counter

import pytest

from adamak.core import Rng

from .arrange import (
    acting,
    blue,
    brown,
    choices,
    drafted,
    events,
    finish_turn,
    green,
    hand,
    markers,
    may,
    new_game,
    phase,
    play,
    player,
    random_move,
    red,
    refused,
    score,
    seen,
    table,
    tray,
    why,
)

FOUR = (red(), green(), blue(), brown())


def four(**facts):
    return (red(**facts), green(), blue(), brown())


# --- TJ-3: the course ---------------------------------------------------------------------------------------


def test_tj_3_1_four_quarters_of_four_rounds():
    p = drafted(2)
    told = seen(p)
    assert (told["quarter"], told["round"], told["time"]["spaces"]) == (1, 1, 11)


def test_tj_3_2_clockwise_over_round_and_quarter_borders():
    p = finish_turn(table(red(), green(), blue(), time=15, demands="bread games religion"), red)
    assert phase(p) == "bonus"
    consul = p.actor()
    play(p, consul, "bonus left")
    assert (p.actors(), seen(p)["quarter"]) == ([1], 2)


def test_tj_3_3_order_of_a_turn():
    """Markers and time, then the tile, then the action, then the end of the round."""
    tile = {"seaport": "trajan_vp9_yellow_yellow"}
    p = table(red(trays="YY OO GG WW PP BB", slots=tile), green(), time=10)
    play(p, red, "lift trajan")
    names = [event["event"] for event in events(p)]
    assert names == ["markers_lifted", "marker_sown", "marker_sown", "time_moved", "tile_completed"]
    assert (score(p, red), phase(p), seen(p)["demands"]["open"]) == (9, "action", [])
    play(p, red, "pass")
    assert [event["event"] for event in events(p)] == ["action_passed", "round_ended", "demand_revealed"]


# --- TJ-4: sowing -------------------------------------------------------------------------------------------


def test_tj_ex_01_two_markers_from_the_trajan_tray():
    """TJ-4.2, TJ-4.3, TJ-4.5."""
    p = table(red(trays="YY OO GG WP WP BB"), green())
    play(p, red, "lift trajan", "sow pink")
    assert markers(p, red, "construction") == ["blue", "blue", "pink"]
    assert markers(p, red, "seaport") == ["white", "yellow", "yellow"]
    assert markers(p, red, "trajan") == []
    assert (phase(p), seen(p)["action"]) == ("action", "seaport")


def test_tj_4_1_a_tray_that_holds_a_marker():
    p = table(red(trays="- YYOO GG WW PP BB"), green())
    assert refused(p, red, "lift seaport") == "TJ-4.1"
    assert why(p, red, "lift seaport") == ("tray-empty", {"tray": "seaport"})
    assert choices(p, red) == [f"lift {name}" for name in ("forum", "military", "senate", "trajan", "construction")]
    assert refused(p, green, "lift forum") == "TJ-3.2"


def test_tj_4_2_all_markers_are_taken_out():
    p = play(table(red(trays="- YYOO GG WW PP BB"), green()), red, "lift forum")
    assert events(p, kind="markers_lifted") == [{"event": "markers_lifted", "seat": 0, "tray": "forum", "number": 4}]
    told = seen(p)["sowing"]
    assert told == {
        "from": "forum", "target": "construction", "number": 4, "tray": "military",
        "left": ["yellow", "yellow", "orange", "orange"], "completes": None,
    }  # fmt: skip


def test_tj_4_3_the_player_chooses_the_colours_and_the_trays_are_fixed():
    p = play(table(red(trays="- YYOO GG WW PP BB"), green()), red, "lift forum")
    assert choices(p, red) == ["sow yellow", "sow orange"]
    assert refused(p, red, "sow blue") == "TJ-4.3"
    play(p, red, "sow orange", "sow orange")
    # What is left is of one colour: no choice.
    assert phase(p) == "action"
    assert [markers(p, red, name)[-1] for name in ("military", "senate")] == ["orange", "white"]
    assert "orange" in markers(p, red, "senate")
    assert "yellow" in markers(p, red, "trajan")
    assert "yellow" in markers(p, red, "construction")


def test_tj_4_4_the_source_tray_is_not_skipped():
    p = play(table(red(trays="YYOOGG WW PP BB - -"), green()), red, "lift seaport")
    assert seen(p)["sowing"]["target"] == "seaport"
    play(p, red, "sow yellow", "sow yellow", "sow orange", "sow orange")
    assert markers(p, red, "seaport") == ["green"]
    assert seen(p)["action"] == "seaport"


def test_tj_4_4_more_than_six_give_some_trays_a_second_marker():
    p = play(table(red(trays="YYOOGGWW PP BB - - -"), green()), red, "lift seaport")
    while phase(p) == "sow":
        play(p, red, choices(p, red)[0])
    assert [len(markers(p, red, name)) for name in ("seaport", "forum", "military", "senate")] == [1, 4, 4, 1]
    assert seen(p)["action"] == "military"


@pytest.mark.parametrize(
    ("source", "target"), [("seaport", "military"), ("construction", "forum"), ("senate", "construction")]
)
def test_tj_4_5_target_tray(source, target):
    p = table(forum={"forum_c1_r1": "forum_need_bread"})
    lift = next(one for one in player(p, red)["lifts"] if one["tray"] == source)
    assert (lift["number"], lift["target"]) == (2, target)
    assert seen(play(p, red, f"lift {source}"))["action"] == target


def test_tj_ex_02_time_marker_two_markers_moved():
    """TJ-4.6."""
    p = play(table(*FOUR, time=3), red, "lift trajan")
    assert seen(p)["time"] == {"position": 5, "spaces": 21, "crossings": 0}


def test_tj_ex_03_time_marker_passes_the_start():
    """TJ-4.6, TJ-11.1: the round ends after the turn, not before the action."""
    p = play(table(*four(trays="- YYOO GG WW PP BB"), time=19), red, "lift forum", "sow yellow", "sow yellow")
    assert seen(p)["time"] == {"position": 2, "spaces": 21, "crossings": 1}
    assert (phase(p), seen(p)["demands"]["open"], seen(p)["round"]) == ("action", [], 1)
    play(p, red, "pass")
    assert (len(seen(p)["demands"]["open"]), seen(p)["round"], seen(p)["time"]["crossings"]) == (1, 2, 0)
    assert seen(p)["time"]["position"] == 2, "the marker keeps its place"


@pytest.mark.parametrize(("seats", "standard", "long"), [(2, 11, 12), (3, 16, 17), (4, 21, 22)])
def test_tj_4_7_track_lengths(seats, standard, long):
    assert seen(drafted(seats))["time"]["spaces"] == standard
    assert seen(drafted(seats, time_track_spaces="long"))["time"]["spaces"] == long


def test_tj_4_8_two_crossings_in_one_turn():
    """TJ-11.5: only with twelve markers from the last space of the shortest track."""
    p = table(red(trays="YYOOGGWWPPBB - - - - -"), green(), time=10)
    lift = player(p, red)["lifts"][0]
    assert (lift["position"], lift["crossings"]) == (0, 2)
    play(p, red, "lift seaport")
    while phase(p) == "sow":
        play(p, red, choices(p, red)[0])
    assert seen(p)["time"]["crossings"] == 2
    play(p, red, "pass")
    assert (len(seen(p)["demands"]["open"]), seen(p)["round"]) == (2, 3)


# --- TJ-5: completing -----------------------------------------------------------------------------------------


def test_tj_ex_04_completing_a_trajan_tile():
    """TJ-5.1: the last marker need not be one of the two; TJ-5.4: a worker."""
    tile = {"military": "trajan_workers_1_yellow_orange"}
    p = play(table(red(trays="BB GG YO WW PP YO", slots=tile), green()), red, "lift seaport")
    told = player(p, red)
    assert (told["score"], told["supply"], told["yard"]) == (5, 12, 2)
    assert tray(p, red, "military")["tile"] is None
    assert markers(p, red, "military") == ["blue", "orange", "yellow"], "markers stay"
    assert (phase(p), seen(p)["action"]) == ("action", "military")
    stacks = {one["stack"]: one["left"] for one in seen(p)["stacks"]}
    assert stacks["workers"] == 8, "the tile left the game"


def test_tj_5_1_the_same_colour_twice_needs_both_markers():
    tile = {"military": "trajan_vp9_yellow_yellow"}
    p = play(table(red(trays="BB GG YO WW PP YO", slots=tile), green()), red, "lift seaport")
    assert score(p, red) == 0
    p = play(table(red(trays="BB GG YY WW PP OO", slots=tile), green()), red, "lift seaport")
    assert score(p, red) == 9


def test_tj_5_2_completion_is_not_optional():
    tile = {"military": "trajan_demand_bread_pink_pink"}
    p = play(table(red(trays="BB GG PP WW YY OO", slots=tile), green()), red, "lift seaport")
    assert (score(p, red), tray(p, red, "military")["tile"]) == (1, None)
    assert phase(p) == "action", "nobody asked"


def test_tj_5_3_order_of_completion():
    """The tile leaves its slot, the arch comes from the centre, then points and effect; before the action."""
    slots = {
        "seaport": "trajan_vp9_blue_blue", "forum": "trajan_vp9_orange_orange", "military": "trajan_vp9_pink_pink",
        "senate": "trajan_vp9_green_green", "construction": "trajan_vp9_white_white",
        "trajan": "trajan_cards_blue_blue",
    }  # fmt: skip
    p = table(red(trays="YY OO PW GG BB PW", slots=slots), green(), turn=0)
    assert player(p, red)["arch"] is None
    play(p, red, "lift military", "sow white")
    told = [event["event"] for event in events(p)]
    assert told[-3:] == ["tile_completed", "arch_moved", "cards_drawn"]
    assert (player(p, red)["arch"], score(p, red), len(hand(p, red))) == ("trajan", 3, 2)
    # a new tile may be taken in the same turn, onto the slot that became free.
    play(p, red, "tile demand")
    assert tray(p, red, "trajan")["tile"]["stack"] == "demand"


@pytest.mark.parametrize(
    ("tile", "points", "gained"),
    [
        ("trajan_vp9_yellow_yellow", 9, {}),
        ("trajan_cards_yellow_yellow", 3, {"hand_size": 2}),
        ("trajan_workers_2_yellow_yellow", 2, {"yard": 2, "supply": -2}),
    ],
)
def test_tj_5_4_effects_by_stack(tile, points, gained):
    p = table(red(trays="BB GG YY WW PP OO", slots={"military": tile}), green())
    before = player(p, red)
    play(p, red, "lift seaport")
    after = player(p, red)
    assert after["score"] == points
    for name in ("hand_size", "yard", "camp", "supply"):
        assert after[name] - before[name] == gained.get(name, 0)


def test_tj_5_4_legionnaires():
    tile = {"military": "trajan_legionnaires_2_white_yellow"}
    p = play(table(red(trays="BB GG YW YW PP OO", slots=tile), green()), red, "lift seaport")
    assert (score(p, red), player(p, red)["camp"], player(p, red)["supply"]) == (2, 3, 11)


def test_tj_5_4_as_many_tokens_as_are_left():
    tile = {"military": "trajan_workers_2_yellow_yellow"}
    p = table(red(trays="BB GG YY WW PP OO", slots=tile, camp=10, yard=4), green())
    play(p, red, "lift seaport")
    assert (player(p, red)["yard"], player(p, red)["supply"]) == (5, 0)


def test_tj_5_4_fewer_cards_if_the_pile_is_short():
    from adamak.games.trajan.components import COMMODITY_IDS

    rest = " ".join(card for card in COMMODITY_IDS for _ in range(5)).replace("wheat", "", 1)
    tile = {"military": "trajan_cards_yellow_yellow"}
    p = table(red(trays="BB GG YY WW PP OO", slots=tile), green(), left=rest, pile="wheat")
    play(p, red, "lift seaport")
    assert hand(p, red) == ["wheat"]


def test_tj_5_4_plus2_is_placed_on_a_slot_without_one():
    """TJ-1.8: at most one on each slot."""
    tile = {"military": "trajan_plus2_pink_pink"}
    p = play(table(red(trays="BB GG PP WW YY OO", slots=tile, plus2="senate"), green()), red, "lift seaport")
    assert (phase(p), score(p, red)) == ("plus2", 4)
    assert refused(p, red, "plus2 senate") == "TJ-1.8"
    play(p, red, "plus2 forum")
    assert player(p, red)["plus2"] == ["forum", "senate"]
    assert phase(p) == "action"


def test_tj_5_4_plus2_without_a_free_slot_has_no_effect():
    tile = {"military": "trajan_plus2_pink_pink"}
    every = "seaport forum military senate trajan construction"
    p = play(table(red(trays="BB GG PP WW YY OO", slots=tile, plus2=every), green()), red, "lift seaport")
    assert (phase(p), score(p, red)) == ("action", 4)
    assert events(p, kind="plus2_lost")
    # With one free slot there is nothing to choose.
    five = every.replace("senate ", "")
    p = play(table(red(trays="BB GG PP WW YY OO", slots=tile, plus2=five), green()), red, "lift seaport")
    assert player(p, red)["plus2"] == every.split()


def test_tj_5_4_demand_tiles_are_kept():
    tile = {"military": "trajan_demand_games_green_green"}
    p = play(table(red(trays="BB YY GG WW PP OO", slots=tile), green()), red, "lift seaport")
    assert (score(p, red), player(p, red)["kept"]) == (1, {"bread": 0, "games": 1, "religion": 0})


def test_tj_5_5_other_slots_are_never_checked():
    slots = {"forum": "trajan_vp9_blue_white", "military": "trajan_vp9_pink_pink"}
    p = play(table(red(trays="BW BG YO WG PP YO", slots=slots), green()), red, "lift seaport", "sow white")
    assert markers(p, red, "forum") == ["blue", "green", "white"]
    assert tray(p, red, "forum")["tile"]["tile"] == "trajan_vp9_blue_white"
    assert score(p, red) == 0


# --- TJ-6 -------------------------------------------------------------------------------------------------------


def test_tj_ex_05_action_of_the_target_tray():
    """TJ-6.1: perform it or pass."""
    p = play(table(), red, "lift seaport")
    assert seen(p)["action"] == "military"
    assert choices(p, red) == ["recruit", "march alpes", "march raetia", "march noricum", "pass"]
    assert why(p, red, "hire") == ("other-action", {"action": "military", "tray": "construction"})
    assert p.actors() == [0]
    play(p, red, "pass")
    assert p.actors() == [1]


def test_tj_6_1_an_action_without_a_legal_option_is_skipped():
    p = play(table(red(disc=7), green()), red, "lift forum")
    assert events(p, kind="action_impossible") == [{"event": "action_impossible", "seat": 0, "action": "senate"}]
    assert p.actors() == [1]


def test_tj_6_2_an_option_is_carried_out_completely():
    p = play(acting("seaport", red(hand="wine"), green()), red, "draw_two")
    assert phase(p) == "discard"
    assert not may(p, red, "pass")


# --- what the page's planner is told ----------------------------------------------------------------


def test_tj_5_1_a_lift_tells_what_must_fall_into_the_target_tray():
    """Whatever the order, the tile is completed exactly when the markers it needs fall there."""
    rng = Rng("planner")
    completed = 0
    for game in range(6):
        p = new_game(2, f"planner {game}")
        while not p.is_over():
            if phase(p) == "turn":
                completed += held_to_its_lift(p.clone(), rng)
            random_move(p, rng)
    assert completed > 10, "some orders complete a tile"


def held_to_its_lift(p, rng: Rng) -> bool:
    seat = p.actor()
    lifts = player(p, seat)["lifts"]
    lift = lifts[rng.below(len(lifts))]
    p.watch()
    play(p, seat, f"lift {lift['tray']}")
    happened = p.events_for(seat)
    while phase(p) == "sow" and not any(event["event"] == "time_moved" for event in happened):
        assert (seen(p)["sowing"]["target"], seen(p)["sowing"]["number"]) == (lift["target"], lift["number"])
        random_move(p, rng)
        happened += p.events_for(seat)
    falling = [
        event["colour"] for event in happened if (event["event"], event.get("tray")) == ("marker_sown", lift["target"])
    ]
    done = [event["trajan_tile"] for event in happened if event["event"] == "tile_completed"]
    wanted = lift["completes"]
    expected = wanted is not None and not Counter(wanted["needs"]) - Counter(falling)
    assert done == ([wanted["tile"]] if expected else [])
    return expected
