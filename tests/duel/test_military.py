"""DU-8: the military track."""

import pytest

from .arrange import base, coins, elodie, events, jack, play, score, seen, table


def fight(pawn: int, seat: int = elodie, shields: int = 3, **facts):
    """One move of this many shields by one player."""
    card = {1: "barracks", 2: "walls", 3: "pretorium"}[shields]
    age = 3 if shields == 3 else 2
    purse = {"coins": 9}
    one, other = (purse, facts.pop("loser", {})) if seat == elodie else (facts.pop("loser", {}), purse)
    p = table(elodie(**one), jack(**other), age=age, cards=card, pawn=pawn, turn=seat, **facts)
    return play(p, seat, f"build {card}")


def test_du_8_1_shields_of_p1_move_forward_of_p2_backward():
    assert fight(0, elodie, 2).pawn == 2
    assert fight(0, jack, 2).pawn == -2
    assert fight(-1, elodie, 3).pawn == 2


def test_du_8_1_the_track_belongs_to_p1_and_p2_not_to_seats():
    p = table(elodie(coins=9), jack(), cards="walls", first_player=1)
    play(p, elodie, "build walls")
    assert p.pawn == -2


def test_du_8_2_minerva_stops_the_pawn_before_her_space():
    p = fight(0, elodie, 3, minerva=2)
    assert (p.pawn, seen(p)["pantheon"]["minerva"]) == (1, None)
    assert events(p, kind="minerva_stopped") == [{"event": "minerva_stopped", "seat": 0, "position": "2"}]


def test_du_8_2_minerva_stops_either_player_and_only_what_enters():
    assert fight(0, jack, 3, minerva=-1).pawn == 0
    p = fight(0, elodie, 2, minerva=3)
    assert (p.pawn, seen(p)["pantheon"]["minerva"]) == (2, 3)
    p = fight(0, elodie, 2, minerva=-1)
    assert (p.pawn, seen(p)["pantheon"]["minerva"]) == (2, -1)


def test_du_8_2_poliorcetics_before_the_military_token():
    p = table(elodie(coins=9, progress="poliorcetics"), jack(coins=9), cards="barracks", pawn=2)
    play(p, elodie, "build barracks")
    assert [event["reason"] for event in events(p, kind="coins_lost")] == ["poliorcetics", "military_token"]
    assert coins(p, jack) == 9 - 1 - 2


def test_du_8_2_never_beyond_a_capital():
    p = fight(8, elodie, 3)
    assert (p.pawn, p.ending()) == (9, "military")


@pytest.mark.parametrize(
    ("pawn", "shields", "lost", "left"),
    [
        (0, 2, 0, 4),
        (1, 2, 2, 3),
        (3, 2, 2, 3),
        (4, 2, 7, 2),
        (3, 3, 7, 2),
    ],
)
def test_du_8_3_a_token_applies_when_its_zone_is_entered(pawn: int, shields: int, lost: int, left: int):
    """On +3 and +4 with the near token still there: entering the next space of the zone applies it."""
    p = fight(pawn, elodie, shields, loser={"coins": 20})
    assert 20 - coins(p, jack) == lost
    assert len(seen(p)["military_tokens"]) == left


def test_du_8_3_the_token_takes_what_is_there_and_leaves_the_game():
    p = fight(2, elodie, 1, loser={"coins": 1})
    assert coins(p, jack) == 0
    assert "token_p2_near" not in seen(p)["military_tokens"]
    p = fight(2, elodie, 1, loser={"coins": 9}, military_tokens="token_p1_near token_p1_far token_p2_far")
    assert coins(p, jack) == 9


def test_du_8_4_the_loser_is_the_opponent_of_the_mover():
    p = fight(-2, jack, 1, loser={"coins": 9})
    assert (coins(p, elodie), coins(p, jack)) == (7, 6)
    # Coming back through an own zone nobody loses anything, even if (set up by hand) a token lies there.
    p = fight(-7, elodie, 2, loser={"coins": 9})
    assert coins(p, jack) == 9
    assert len(seen(p)["military_tokens"]) == 4


def test_du_8_5_losses_never_touch_astarte():
    other = {"coins": 1, "astarte": 7, "divinities": "astarte"}
    p = fight(4, elodie, 2, loser=other)
    assert (coins(p, jack), seen(p)["players"][1]["astarte"]) == (0, 7)
    p = table(elodie(coins=40, wonders="the_appian_way"), jack(**other), cards="walls")
    play(p, elodie, "wonder the_appian_way with walls")
    assert (coins(p, jack), seen(p)["players"][1]["astarte"]) == (0, 7)


def test_du_8_6_lost_wonders_never_move_the_pawn_back():
    p = table(elodie(standing="the_colossus"), jack(coins=8), pantheon={1: "anubis"}, pawn=2, turn=jack)
    play(p, jack, "activate anubis", "topple the_colossus")
    assert p.pawn == 2


@pytest.mark.parametrize(
    ("pawn", "mine", "other"),
    [
        (0, 0, 0),
        (1, 2, 0),
        (2, 2, 0),
        (3, 5, 0),
        (5, 5, 0),
        (6, 10, 0),
        (8, 10, 0),
        (-1, 0, 2),
        (-4, 0, 5),
        (-7, 0, 10),
    ],
)
def test_du_8_7_points_of_the_zones(pawn: int, mine: int, other: int):
    p = base(elodie(), jack(), age=3, cards="palace", pawn=pawn)
    assert (score(p, elodie, "military"), score(p, jack, "military")) == (mine, other)
