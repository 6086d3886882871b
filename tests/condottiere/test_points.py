"""CO-15: playing for points, a series of games."""

import pytest

from adamak.core import Problem
from adamak.games.condottiere import GAME

from .arrange import (
    FIFTEEN,
    LONELY,
    anna,
    battle,
    bruno,
    carla,
    choices,
    dario,
    elena,
    events,
    everybody_keeps,
    everybody_passes,
    hand_sizes,
    happened,
    new_game,
    phase,
    play,
    regions,
    table,
    winners,
)

SERIES = {"playing_for_points": True}


def points(p: object) -> list[int]:
    return [one["points"] for one in table(p)["players"]]


def last_conquest(
    before: str,
    site: str,
    points: tuple[int, ...] = (0, 0, 0, 0),
    others: tuple[str, ...] = ("", "", ""),
    **options: object,
) -> object:
    """Four players; anna, with these regions, conquers one more."""
    p = battle(
        anna(line="10", hand="1", regions=before, points=points[0]),
        *(
            seat(hand="1", regions=others[seat - 1], points=points[seat])
            for seat in (bruno, carla, dario)
        ),
        site=site,
        options={**SERIES, **options},
    )  # fmt: skip
    return everybody_passes(p)


# --- target and scoring ---------------------------------------------------------------------------


@pytest.mark.parametrize("target", [20, 30])
def test_co_15_1_a_target_is_agreed(target: int):
    assert table(new_game(4, playing_for_points=True, points_target=target))["goals"]["points"] == target


def test_co_15_1_the_target_needs_the_option():
    with pytest.raises(Problem, match="option-needs"):
        GAME.start(4, {"points_target": 30}, seed="x")


def test_co_15_1_a_series_of_games_is_played():
    p = last_conquest("firenze roma", "siena")
    assert (p.is_over(), table(p)["game"]) == (False, 2)


def test_co_15_6_a_new_game_begins_as_the_first_did():
    """But for the cards, who holds the token, and the points."""
    p, first = last_conquest("firenze roma", "siena").to_setup(), new_game(4, **SERIES).to_setup()
    own = {"draw_pile", "first_player", "game_number", "generator", "holder", "players", "turn"}
    assert {name: p[name] for name in p.keys() - own} == {name: first[name] for name in first.keys() - own}
    begun = {"battle": 0, "cards_played": 0, "idle_battles": 0, "round": 1, "site": None, "favor": None}
    assert {name: first[name] for name in begun} == begun
    bare = [[{**player, "hand": len(player["hand"]), "points": 0} for player in told["players"]] for told in (p, first)]
    assert bare[0] == bare[1]


def test_co_15_2_everybody_scores_a_point_per_region():
    p = last_conquest("torino venezia lucca ancona", "roma", others=("milano", "genova mantova", ""))
    assert points(p) == [5, 1, 2, 0]


def test_co_15_2_five_more_for_winning_by_adjacent_regions():
    p = last_conquest("firenze roma", "siena", others=("milano", "genova mantova", ""))
    assert points(p) == [8, 1, 2, 0]
    assert events(p, "series_game") == [
        {"event": "series_game", "number": 1, "ending": "adjacent", "seats": [0], "bonus": 5}
    ]


def test_co_15_2_points_add_up():
    p = last_conquest("firenze roma", "siena", points=(2, 3, 4, 5), others=("milano", "", ""))
    assert points(p) == [10, 4, 4, 5]


def test_co_15_3_total_and_adjacent_together_give_the_bonus():
    """R-18: Milano is the fifth region and joins Torino and Genova."""
    assert points(last_conquest("torino genova lucca ancona", "milano"))[anna] == 10


def test_co_15_3_with_larger_empires_the_larger_number_counts():
    p = last_conquest("torino genova lucca ancona", "milano", larger_empires=True)
    assert points(p)[anna] == 5
    p = last_conquest("torino genova parma ancona", "milano", larger_empires=True)
    assert points(p)[anna] == 10


# --- the end of the series ------------------------------------------------------------------------


def test_co_15_4_the_most_points_win_the_series():
    """Not the winner of the last game."""
    p = last_conquest("firenze roma", "siena", points=(2, 19, 0, 0), others=("milano", "", ""))
    assert (p.ending(), winners(p), points(p)) == ("series", [bruno], [10, 20, 0, 0])
    assert [score["total"] for score in p.scores()] == [10, 20, 0, 0]


def test_co_15_4_not_before_somebody_has_reached_the_target():
    p = last_conquest("firenze roma", "siena", points=(11, 0, 0, 0))
    assert (points(p)[anna], p.is_over()) == (19, False)


def test_co_15_4_reaching_it_exactly_is_enough():
    p = last_conquest("firenze roma", "siena", points=(12, 0, 0, 0))
    assert (points(p)[anna], p.ending()) == (20, "series")


def tied_series() -> object:
    """Anna 20, Carla 20 (3 and 2 regions); the token is Anna's."""
    return last_conquest("firenze roma", "siena", points=(12, 0, 18, 0), others=("", "milano venezia", ""))


def test_co_15_4_a_tie_is_broken_by_a_final_battle():
    """R-19: ten cards and one per region held at the end of the last game; the token holder begins."""
    p = tied_series()
    assert table(p)["participants"] == [anna, carla]
    assert hand_sizes(p) == [13, 0, 12, 0]
    assert p.actors() == [anna]


def test_co_15_4_the_final_battle_ends_the_series():
    p = tied_series()
    strong = [move for move in choices(p, anna) if "mercenary" in move or "heroine" in move]
    play(p, anna, strong[-1])
    everybody_passes(p)
    assert (p.ending(), winners(p)) == ("series_final_battle", [anna])
    assert points(p) == [20, 0, 20, 0]


def test_co_15_4_a_tied_final_battle_is_a_shared_series():
    p = everybody_passes(tied_series())
    assert (p.ending(), winners(p)) == ("series_shared", [anna, carla])


def test_co_15_4_the_first_participant_left_of_the_holder_begins():
    """R-19: the token went to Dario by Courtesans."""
    p = battle(
        anna(line="10", hand="1", regions="firenze roma", points=12),
        bruno(hand="1", points=20),
        carla(hand="1"),
        dario(line="C", hand="1"),
        options=SERIES,
    )
    everybody_passes(p)
    assert (table(p)["participants"], table(p)["holder"], p.actors()) == ([anna, bruno], dario, [anna])


def test_co_15_4_the_final_battle_deals_ten_with_drawing_too():
    """R-19."""
    p = last_conquest("firenze roma", "siena", points=(12, 20, 0, 0), draw_after_each_battle=True)
    assert hand_sizes(p) == [13, 10, 0, 0]


def test_co_15_5_a_tied_full_board_needs_no_final_battle():
    """R-20: Anna and Bruno four each; nobody gets the bonus; the next game begins."""
    seats = (anna, bruno, carla, dario, elena)
    players = [seat(hand="1", line="10" if seat == bruno else "", regions=FIFTEEN[seat]) for seat in seats]
    p = everybody_passes(battle(*players, favor="roma", options=SERIES))
    assert (table(p)["final"], table(p)["game"]) == (False, 2)
    assert points(p) == [4, 4, 3, 3, 2]
    assert events(p, "series_game")[0]["seats"] == [anna, bruno]


# --- the next game --------------------------------------------------------------------------------


def test_co_15_6_the_setup_is_repeated_completely():
    p = battle(
        anna(line="10", hand="1", regions="firenze roma"),
        bruno(hand="1"),
        carla(hand="1"),
        dario(hand="1"),
        favor="torino",
        options=SERIES,
        round=3,
        battle=7,
    )
    everybody_passes(p)
    assert happened(p)[-5:] == ["game_started", "dealt", "dealt", "dealt", "dealt"]
    assert (phase(p), table(p)["round"], table(p)["battle"]) == ("choose_site", 1, 0)
    assert (table(p)["favor"], table(p)["site"], regions(p, anna)) == (None, None, set())
    assert hand_sizes(p) == [10, 10, 10, 10]
    assert len(choices(p, p.actor())) == 17


@pytest.mark.parametrize(("option", "first"), [("same", bruno), ("rotate", carla), ("winner", anna)])
def test_co_15_6_who_begins_the_next_game(option: str, first: int):
    """R-21: Bruno began this game, Anna wins it."""
    p = battle(
        anna(line="10", hand="1", regions="firenze roma"),
        bruno(hand="1"),
        carla(hand="1"),
        dario(line="C", hand="1"),
        first_player=1,
        options={**SERIES, "series_first_player": option} if option != "same" else SERIES,
    )
    everybody_passes(p)
    assert (table(p)["holder"], p.actors()) == (first, [first])


def test_co_15_6_rotating_goes_round_the_table():
    p = battle(
        anna(line="10", hand="1", regions="firenze roma"), bruno(hand="1"), carla(hand="1"), dario(hand="1"),
        first_player=3, options={**SERIES, "series_first_player": "rotate"},
    )  # fmt: skip
    everybody_passes(p)
    assert p.actors() == [anna]


def give_region(p: object, winner: int) -> None:
    """Battles in which one player alone plays, up to one region more."""
    before = regions(p, winner)
    game = table(p)["game"]
    while regions(p, winner) == before and table(p)["game"] == game:
        seat = p.actor()
        moves = choices(p, seat)
        strong = [move for move in moves if move.startswith(("play mercenary", "play heroine"))]
        if phase(p) == "choose_site":
            wanted = ["bologna", *LONELY, "siena", "firenze", "roma", "napoli", "spoleto", "urbino"]
            play(p, seat, next(f"site {name}" for name in reversed(wanted) if f"site {name}" in moves))
        elif phase(p) == "battle_turn":
            play(p, seat, strong[-1] if seat == winner and strong else "pass")
        elif phase(p) == "discard_hand":
            everybody_keeps(p)
        else:
            play(p, seat, "keep_done")


def test_co_15_6_without_a_single_winner_as_in_the_setup():
    """R-21: Anna began the series, Bruno won a game and began the next; that one has two winners."""
    p = new_game(
        2, first_player="1", playing_for_points=True, points_target=100, series_first_player="winner", stall_guard=True
    )
    while table(p)["game"] == 1:
        give_region(p, bruno)
    assert table(p)["holder"] == bruno
    give_region(p, anna)
    give_region(p, bruno)
    assert [len(regions(p, seat)) for seat in (anna, bruno)] == [1, 1]
    while table(p)["game"] == 2:
        if phase(p) == "choose_site":
            play(p, p.actor(), choices(p, p.actor())[0])
        elif phase(p) == "discard_hand":
            everybody_keeps(p)
        else:
            play(p, p.actor(), "pass")
    assert table(p)["holder"] == anna
