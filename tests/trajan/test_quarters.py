"""TJ-11, TJ-12: rounds, demands, the balance of power, clearing and refilling."""

import pytest

from .arrange import (
    blue,
    brown,
    choices,
    end_quarter,
    events,
    finish_turn,
    forum,
    green,
    phase,
    play,
    player,
    province,
    red,
    refused,
    score,
    seen,
    ship,
    table,
)

# --- TJ-11 ---------------------------------------------------------------------------------------------------


def test_tj_ex_12_first_lap_completed():
    """TJ-11.1, TJ-11.2, TJ-11.4."""
    p = finish_turn(table(time=10), red)
    assert len(seen(p)["demands"]["open"]) == 1
    assert (p.actors(), seen(p)["time"]["position"], seen(p)["round"]) == ([1], 1, 2)


def test_tj_11_1_entering_the_start_ends_the_round_too():
    p = finish_turn(table(time=9), red)
    assert (seen(p)["time"]["position"], len(seen(p)["demands"]["open"])) == (0, 1)


def test_tj_11_2_a_demand_after_each_of_the_first_three_rounds():
    for before in ("", "bread", "bread games"):
        p = finish_turn(table(time=10, demands=before), red)
        assert len(seen(p)["demands"]["open"]) == len(before.split()) + 1


def test_tj_ex_13_fourth_lap_completed():
    """TJ-11.3: no fourth demand; the quarter is scored."""
    p = end_quarter(red(), green())
    assert phase(p) == "bonus"
    assert not events(p, kind="demand_revealed")
    assert events(p, kind="quarter_ended") == [{"event": "quarter_ended", "quarter": 1}]


def test_tj_11_4_the_time_marker_is_not_reset():
    p = finish_turn(table(time=10), red)
    assert seen(p)["time"]["position"] == 1


def two_laps(quarter: int, demands: str):
    """Twelve markers from the last space: red passes at the end of them."""
    p = table(red(trays="YYOOGGWWPPBB - - - - -"), green(), time=10, demands=demands, quarter=quarter)
    play(p, red, "lift seaport")
    while phase(p) == "sow":
        play(p, red, choices(p, red)[0])
    return play(p, red, "pass")


def test_tj_11_5_two_crossings_are_two_round_ends():
    p = two_laps(1, "bread games religion")
    assert phase(p) == "bonus"
    play(p, p.actor(), "bonus left")
    assert (seen(p)["quarter"], seen(p)["round"], len(seen(p)["demands"]["open"])) == (2, 2, 1)
    p = two_laps(1, "bread games")
    assert phase(p) == "bonus", "the second round end closes the quarter"


def test_tj_11_5_the_second_one_is_ignored_after_the_last_quarter():
    p = two_laps(4, "bread games religion")
    play(p, p.actor(), "bonus right")
    assert p.is_over()


# --- TJ-12, step 1: demands ------------------------------------------------------------------------------------


def test_tj_ex_14_meeting_demands():
    """TJ-12.1, TJ-12.2: the Trajan tile stays, the forum tile is spent, bread is unmet."""
    own = red(tiles="forum_need_games forum_need_religion", kept="trajan_demand_games_green_green", score=20)
    p = end_quarter(own, green(), demands="games games bread")
    told = player(p, red)
    assert told["score"] == 16
    assert (told["needs"], told["kept"]["games"]) == ({"bread": 0, "games": 0, "religion": 1}, 1)
    met = [(event["need"], event["means"]) for event in events(p, kind="demand_met") if event["seat"] == 0]
    assert met == [("games", "trajan"), ("games", "tile")]


@pytest.mark.parametrize(
    ("tiles", "lost"), [("games religion", 4), ("games", 9), ("", 15), ("bread games religion", 0)]
)
def test_tj_ex_15_penalties(tiles, lost):
    """TJ-12.3."""
    own = red(tiles=[f"forum_need_{need}" for need in tiles.split()], score=50)
    table_before = table(own, green(), demands="bread games religion")
    assert player(table_before, red)["loss"] == lost
    p = end_quarter(own, green())
    assert score(p, red) == 50 - lost


def test_tj_12_1_nobody_may_refuse():
    p = end_quarter(red(tiles="forum_need_bread forum_wild_need forum_wild_need"), green())
    assert (score(p, red), player(p, red)["wild"]["need"]) == (0, 0)


def test_tj_12_2_trajan_tiles_then_matching_then_wild():
    own = red(
        tiles="forum_need_bread forum_need_bread forum_wild_need",
        kept="trajan_demand_bread_pink_pink trajan_demand_bread_green_green",
    )
    p = end_quarter(own, green(), demands="bread bread bread")
    assert (player(p, red)["needs"]["bread"], player(p, red)["wild"]["need"]) == (1, 1)


def test_tj_12_2_each_trajan_tile_once():
    p = end_quarter(red(kept="trajan_demand_bread_pink_pink"), green(), demands="bread bread games")
    assert score(p, red) == -9


def test_tj_12_3_the_score_may_fall_below_zero():
    assert score(end_quarter(red(), green()), red) == -15
    p = end_quarter(red(score=3), green(), score_may_be_negative=False)
    assert score(p, red) == 0, "R-17, if the table wants it"


def test_r_16_option_the_player_chooses_what_to_spend():
    """TJ-12.2: where wild tiles do not count for need bonus tiles, matching or wild is a choice."""
    own = red(tiles="forum_need_bread forum_wild_need")
    p = end_quarter(own, green(), demands="bread bread games", wild_need_counts_for_need_bonus=False)
    assert phase(p) == "bonus", "two demands of bread take both: no choice"
    p = end_quarter(own, green(), demands="bread games games", wild_need_counts_for_need_bonus=False)
    assert phase(p) == "bonus", "the wild tile must meet a demand that nothing else meets"
    own = red(tiles="forum_need_bread forum_wild_need", kept="trajan_demand_games_green_green")
    facts = {"demands": "bread games games", "wild_need_counts_for_need_bonus": False}
    assert phase(end_quarter(own, green(), **facts)) == "bonus"
    own = red(
        tiles="forum_need_bread forum_wild_need",
        kept="trajan_demand_games_green_green trajan_demand_games_yellow_green",
    )
    p = end_quarter(own, green(), **facts)
    assert (phase(p), p.actors(), seen(p)["paying"]) == ("pay", [0], {"seat": 0, "need": "bread"})
    play(p, red, "pay wild")
    assert (player(p, red)["needs"]["bread"], player(p, red)["wild"]["need"], score(p, red)) == (1, 0, 0)


def test_r_16_option_every_player_is_asked_in_turn_order():
    """TJ-12.2."""
    own = {"tiles": "forum_need_bread forum_wild_need"}
    facts = {"demands": "bread bread bread", "wild_need_counts_for_need_bonus": False}
    kept = {"kept": "trajan_demand_bread_pink_pink trajan_demand_bread_green_green"}
    p = end_quarter(red(**own, **kept), green(**own), **facts)
    assert (phase(p), p.actors()) == ("pay", [0])
    play(p, red, "pay tile")
    assert phase(p) == "bonus"
    assert score(p, green) == -4


# --- step 2: balance of power ------------------------------------------------------------------------------------


def power(**facts):
    """TJ-EX-16: red and blue out of it; green on 5 on top of brown, brown with three votes more."""
    players = (red(disc=3), green(disc=4), blue(disc=2), brown(disc=4, tiles="forum_votes_3"))
    return end_quarter(*players, discs=[3, 1, 0, 2], offer="bonus_workers bonus_need_bread", **facts)


def test_tj_ex_16_balance_of_power():
    """TJ-12.4: green 5, brown 8."""
    p = power()
    told = [(event["seat"], event["votes"], event["place"]) for event in events(p, kind="votes_counted")]
    assert told == [(3, 8, 1), (1, 5, 2), (0, 4, 3), (2, 3, 4)]
    assert (phase(p), p.actors()) == ("bonus", [3])


def test_tj_12_4_ties_further_ahead_then_higher():
    p = table(red(disc=4), green(disc=4), discs=[1, 0])
    assert [one["seat"] for one in seen(p)["senate"]["ranking"]] == [0, 1]
    p = table(red(disc=4), green(disc=4), discs=[0, 1])
    assert [one["seat"] for one in seen(p)["senate"]["ranking"]] == [1, 0]
    p = table(red(disc=4), green(disc=1, tiles="forum_votes_3"), discs=[0, 1])
    assert [one["seat"] for one in seen(p)["senate"]["ranking"]] == [0, 1], "five votes each, red is further ahead"


def test_tj_ex_17_bonus_tiles_taken():
    """TJ-12.5, TJ-12.6, TJ-12.7."""
    p = power()
    assert refused(p, red, "bonus left") == "TJ-12.5"
    play(p, brown, "bonus left")
    told = {seat: [(one["bonus"], one["side"]) for one in player(p, seat)["bonus"]] for seat in range(4)}
    assert told == {0: [], 1: [("bonus_need_bread", "gray")], 2: [], 3: [("bonus_workers", "yellow")]}
    assert seen(p)["senate"]["spaces"][0]["discs"] == [2, 0, 1, 3], "brown on top, green directly below"


def test_tj_12_6_no_minimum_of_votes():
    """R-18: with two players both get a tile every quarter."""
    p = end_quarter(red(), green())
    play(p, p.actor(), "bonus right")
    assert sorted(one["side"] for seat in (0, 1) for one in player(p, seat)["bonus"]) == ["gray", "yellow"]


# --- step 3: clearing and refilling ---------------------------------------------------------------------------------

EIGHT = ["alpes", "raetia", "noricum", "narbonensis", "lugudunensis", "belgica", "germania_superior"]


def refilled(**facts):
    lying = {"forum_c0_r1": "extra_forum", "forum_c1_r1": "forum_votes_2", "forum_c2_r1": "forum_votes_2"}
    p = end_quarter(
        red(tiles="forum_votes_5", legionnaires="aquitania"), green(leader="alpes"), blue(), brown(),
        provinces=dict.fromkeys(EIGHT, "forum_need_bread"), forum=lying | {"forum_c4_r3": "forum_votes_3"},
        gray_ships="ship_pairs", **facts,
    )  # fmt: skip
    return play(p, p.actor(), "bonus left")


def test_tj_ex_18_clearing_and_refilling():
    """TJ-12.8 to TJ-12.11, TJ-12.13."""
    p = refilled()
    assert events(p, kind="forum_cleared") == [{"event": "forum_cleared", "number": 4}]
    assert len(events(p, kind="bonus_revealed")) == 2
    assert [province(p, name)["tile"] is None for name in ("aquitania", "britannia", "germania_inferior")] == [
        True, False, False,
    ]  # fmt: skip
    lying = forum(p)
    assert len(lying) == 15
    assert all((space.startswith("forum_c0")) == tile.startswith("extra") for space, tile in lying.items())
    assert ship(p, "ship_pairs") == "coloured"
    told = seen(p)
    assert (told["quarter"], told["round"], told["demands"]["open"], p.actors()) == (2, 1, [], [1])


def test_tj_12_8_senate_tiles_leave_and_others_stay():
    p = refilled()
    assert player(p, red)["vote_tiles"] == []
    assert province(p, "raetia")["tile"] == "forum_need_bread"


def test_r_19_option_senate_tiles_in_provinces():
    """TJ-12.8."""
    for stay in (True, False):
        p = end_quarter(
            red(), green(), provinces={"alpes": "forum_votes_5"}, forum_pile="forum_need_bread " * 3,
            province_senate_tiles_survive_quarter_end=stay,
        )  # fmt: skip
        play(p, p.actor(), "bonus left")
        assert province(p, "alpes")["tile"] == ("forum_votes_5" if stay else "forum_need_bread")


def test_tj_12_9_two_new_bonus_tiles():
    p = refilled()
    assert len(seen(p)["senate"]["bonus"]) == 2


def test_tj_12_10_no_tile_where_a_leader_or_a_legionnaire_is():
    p = end_quarter(red(leader="alpes"), green(legionnaires="raetia"))
    play(p, p.actor(), "bonus left")
    empty = [one["province"] for one in seen(p)["provinces"] if one["tile"] is None]
    assert empty == ["alpes", "raetia"]


def test_tj_12_11_the_forum_of_each_number_of_players():
    for players in ((red(), green()), (red(), green(), blue())):
        p = end_quarter(*players)
        play(p, p.actor(), "bonus left")
        assert len(forum(p)) == 3 + 3 * len(players)


@pytest.mark.parametrize(
    ("order", "provinces", "spaces"),
    [("provinces_first", 10, ["forum_c1_r1", "forum_c1_r2"]), ("forum_first", 6, None)],
)
def test_tj_12_12_when_the_supply_runs_out(order, provinces, spaces):
    p = end_quarter(red(), green(), forum_pile="forum_need_bread " * 12, refill_order_when_forum_supply_short=order)
    play(p, p.actor(), "bonus left")
    filled = [one["province"] for one in seen(p)["provinces"] if one["tile"]]
    assert len(filled) == provinces
    assert filled[0] == "alpes"
    there = [space for space in forum(p) if not space.startswith("forum_c0")]
    assert there == (
        spaces or ["forum_c1_r1", "forum_c1_r2", "forum_c1_r3", "forum_c2_r1", "forum_c2_r2", "forum_c2_r3"]
    )


def test_tj_12_13_the_next_player_goes_on():
    assert refilled().actors() == [1]


def test_tj_12_14_after_the_fourth_quarter_only_steps_one_and_two():
    p = end_quarter(red(tiles="forum_votes_5"), green(), quarter=4, forum={"forum_c1_r1": "forum_votes_2"})
    play(p, red, "bonus left")
    assert p.is_over()
    assert (forum(p), player(p, red)["vote_tiles"]) == ({"forum_c1_r1": "forum_votes_2"}, [5])
    assert seen(p)["senate"]["spaces"][0]["discs"] == [1, 0]


def test_tj_12_3_when_all_have_settled_nobody_owes_anything():
    p = end_quarter(red(), green(tiles="forum_need_bread"), demands="bread bread bread")
    assert (phase(p), p.to_setup()["owed"]) == ("bonus", [])


def test_tj_12_14_the_last_choice_is_the_consuls_and_nobody_decides_after_it():
    p = end_quarter(red(), green(disc=3), quarter=4)
    assert p.actors() == [1]
    play(p, green, "bonus left")
    told = p.to_setup()
    assert (p.actors(), told["turn"], told["decider"]) == ([], 0, 0)
