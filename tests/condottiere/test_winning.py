"""CO-11: winning by regions in total, by adjacent regions, by the full board."""

import pytest

from adamak.core import Problem
from adamak.games.condottiere import GAME

from .arrange import (
    CHAIN,
    FIFTEEN,
    LONELY,
    anna,
    battle,
    bruno,
    carla,
    conquest,
    dario,
    elena,
    events,
    everybody_passes,
    happened,
    owner,
    phase,
    play,
    refused,
    regions,
    table,
    winners,
    written,
)

FOUR_BY_FOUR = [
    "lucca genova ferrara urbino",
    "venezia modena torino spoleto",
    "siena napoli bologna milano",
    "firenze mantova ancona",
]  # Parma would be dario's fourth; Roma is left


def test_every_ending_has_a_name():
    assert GAME.endings == (
        "total", "adjacent", "full_board", "final_battle", "shared_victory", "series", "series_final_battle",
        "series_shared", "stalled",
    )  # fmt: skip


@pytest.mark.parametrize(("seats", "total", "adjacent"), [(2, 6, 4), (3, 6, 4), (4, 5, 3), (5, 5, 3), (6, 5, 3)])
def test_co_11_1_goals_by_players(seats: int, total: int, adjacent: int):
    goals = table(GAME.start(seats, {}, seed="x"))["goals"]
    assert (goals["total"], goals["adjacent"]) == (total, adjacent)


def test_co_11_1_checked_at_the_end_of_the_battle_not_during_it():
    p = battle(anna(line="10", hand="1 1", regions="roma napoli firenze"), bruno(hand="1 1"))
    play(p, anna, "1")
    assert not p.is_over()
    everybody_passes(p)
    assert (p.ending(), winners(p)) == ("adjacent", [anna])


def test_co_11_2_total_wins_at_once():
    p = conquest(4, LONELY[:4], LONELY[4])
    assert (p.ending(), winners(p), phase(p)) == ("total", [anna], "over")
    assert events(p, "game_won") == [{"event": "game_won", "seats": [0], "ending": "total"}]
    assert [p.payoff(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert p.ranking() == [1, 2, 2, 2]


def test_co_11_2_adjacent_wins_at_once():
    p = conquest(4, CHAIN[:2], CHAIN[2])
    assert (p.ending(), winners(p)) == ("adjacent", [anna])


def test_co_11_2_joining_two_groups_wins():
    """R-02: Siena joins Roma and Firenze."""
    assert conquest(4, ["roma", "firenze"], "siena").ending() == "adjacent"


def test_co_11_2_steps_two_to_four_do_not_take_place():
    p = conquest(4, CHAIN[:2], CHAIN[2])
    assert happened(p)[-1] == "game_won"
    assert p.actors() == []
    assert refused(p, anna, "site torino") == "CO-11.2"


def test_co_11_3_only_the_winner_of_the_battle_gains_a_region():
    """Nobody else may stand at the goal before: such a position is refused."""
    with pytest.raises(Problem, match="setup-already-won"):
        GAME.from_setup(written(anna(hand="1"), bruno(hand="1", regions="firenze siena roma napoli"), site="torino"))


def test_co_11_3_the_token_alone_wins_nothing():
    p = battle(
        anna(line="C", hand="1", regions="roma firenze"), bruno(line="10", hand="1"), carla(hand="1"), dario(hand="1")
    )
    everybody_passes(p)
    assert (p.ending(), owner(p, "siena"), p.actors()) == ("", bruno, [anna])


def full_board(winner: int, **facts: object) -> object:
    """Five players; somebody conquers Siena, the sixteenth region."""
    lines = ["10" if seat == winner else "" for seat in range(5)]
    seats = (anna, bruno, carla, dario, elena)
    players = [seat(hand="1", line=lines[seat], regions=FIFTEEN[seat]) for seat in seats]
    return everybody_passes(battle(*players, **facts))


def test_co_11_4_sixteen_controlled_and_the_last_one_protected():
    p = full_board(elena, favor="roma")
    assert (p.ending(), winners(p)) == ("full_board", [anna])


def test_co_11_4_not_while_the_last_region_is_free():
    """R-37."""
    p = full_board(elena)
    assert p.ending() == ""
    assert table(p)["site"] == "roma"


def test_co_11_4_all_seventeen_controlled():
    sixteen = [*FIFTEEN[:4], FIFTEEN[4] + " siena"]
    seats = (anna, bruno, carla, dario, elena)
    players = [seat(hand="1", line="10" if seat == dario else "", regions=sixteen[seat]) for seat in seats]
    p = everybody_passes(battle(*players, site="roma"))
    assert [len(regions(p, seat)) for seat in range(5)] == [4, 3, 3, 4, 3]
    assert table(p)["final"]
    assert table(p)["participants"] == [anna, dario]


def test_co_11_4_a_win_comes_before_the_full_board():
    sixteen = ["napoli ferrara genova lucca", "bologna milano firenze", FIFTEEN[2], FIFTEEN[3], FIFTEEN[4] + " siena"]
    seats = (anna, bruno, carla, dario, elena)
    players = [seat(hand="1", line="10" if seat == anna else "", regions=sixteen[seat]) for seat in seats]
    p = everybody_passes(battle(*players, site="roma"))
    assert (p.ending(), winners(p)) == ("total", [anna])


def test_co_11_4_a_tied_battle_leaves_the_board_open():
    seats = (anna, bruno, carla, dario, elena)
    p = everybody_passes(battle(*(seat(hand="1", regions=FIFTEEN[seat]) for seat in seats), favor="roma"))
    assert (p.ending(), table(p)["site"]) == ("", "siena")


def test_co_11_5_four_players_can_only_tie_all_four():
    seats = (anna, bruno, carla, dario)
    players = [seat(hand="1", line="10" if seat == dario else "", regions=FOUR_BY_FOUR[seat]) for seat in seats]
    p = everybody_passes(battle(*players, site="parma", favor="roma"))
    assert [len(regions(p, seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert table(p)["participants"] == [anna, bruno, carla, dario]


@pytest.mark.parametrize("seats", [2, 3])
def test_co_11_5_two_or_three_players_never_fill_the_board(seats: int):
    """Five regions each are 10 or 15 at most: the sixth wins."""
    goals = table(GAME.start(seats, {}, seed="x"))["goals"]
    assert (goals["total"] - 1) * seats < 16
