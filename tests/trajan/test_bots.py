"""What bots are told of the game: estimates and hurried moves."""

from adamak.core import Rng

from .arrange import acting, drafted, green, number, play_randomly, red, table


def test_more_points_are_better_and_the_more_so_the_later():
    early = table(red(score=20), green(score=10)).estimate(0)
    late = table(red(score=20), green(score=10), quarter=4, demands="bread bread games").estimate(0)
    assert 0.5 < early < late < 1


def test_everybody_has_a_share_of_one():
    for seats in (2, 3, 4):
        p = play_randomly(drafted(seats), "half", 100)
        shares = [p.estimate(seat) for seat in range(seats)]
        assert abs(sum(shares) - 1) < 1e-9
        assert p.estimates() == shares


def test_demands_that_cannot_be_met_are_bad():
    need = "forum_need_bread forum_need_games forum_need_religion"
    facts = {"demands": "bread games religion", "time": 9}
    assert table(red(tiles=need), green(), **facts).estimate(0) > table(red(), green(), **facts).estimate(0)


def test_a_hurried_player_acts():
    rng = Rng("hurry")
    p = acting("senate", red(), green())
    assert p.rollout_move(0, rng) == number("advance")
    p = acting("seaport", red(hand="wine wine wine wine"), green())
    assert p.rollout_move(0, rng) == number("ship ship_same")


def test_hurried_games_end_with_more_points_than_random_ones():
    def points(hurried: bool) -> float:
        total = 0
        for seed in range(6):
            p, rng = drafted(2, str(seed)), Rng(str(seed))
            while not p.is_over():
                seat = p.actor()
                legal = p.legal(seat)
                p.apply(seat, p.rollout_move(seat, rng) if hurried else legal[rng.below(len(legal))])
            total += sum(one["total"] for one in p.scores())
        return total / 12

    assert points(True) > points(False) + 20
