"""Votes, demands, bonus tiles and the last points, counted for every seat and every tile (TJ-12, TJ-13)."""

import pytest

from adamak.core import Problem

from .arrange import (
    acting,
    choices,
    end_quarter,
    events,
    finish_turn,
    green,
    phase,
    play,
    player,
    red,
    score,
    seen,
    table,
    total,
)

SEATS = range(4)
NEEDS = ["bread", "games", "religion"]
GOODS = ["columns", "furs", "scrolls", "oil", "fruit", "lamps", "wine", "fish", "jewelry", "gems", "cattle", "wheat"]
PAIRS = list(zip(GOODS[::2], GOODS[1::2], strict=True))
TIED = "bonus_goods_wine_fish bonus_goods_fruit_lamps"


def four(seat: int, others=None, **own):
    return [red(**own) if number == seat else red(**(others or {})) for number in SEATS]


def bonus_points(seat: int, own: dict[str, object], **facts) -> int:
    """What the bonus tiles of a seat give: as told now, tile by tile, and in the sum."""
    p = table(*four(seat, **own), **facts)
    assert all(total(p, other, "bonus_tiles") == 0 for other in SEATS if other != seat)
    assert sum(tile["points"] for tile in player(p, seat)["bonus"]) == total(p, seat, "bonus_tiles")
    return total(p, seat, "bonus_tiles")


# --- votes (TJ-12.4) ---------------------------------------------------------------------------------------------


def counted_votes(*players, **facts):
    p = end_quarter(*players, **facts)
    return [(one["seat"], one["votes"], one["place"]) for one in events(p, kind="votes_counted")]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("votes", [2, 3, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_tj_12_4_every_senate_tile_counts_what_is_printed(seat, votes, number):
    told = counted_votes(*four(seat, tiles=[f"forum_votes_{votes}"] * number, disc=1))
    assert told[0] == (seat, 2 + votes * number, 1)
    assert [one[1] for one in told[1:]] == [0, 0, 0]


def test_tj_12_4_votes_of_different_tiles_add_up():
    tiles = "forum_votes_2 forum_votes_3 forum_votes_3 forum_votes_4 forum_votes_5"
    assert counted_votes(red(tiles=tiles, disc=7), green())[0] == (0, 8 + 2 + 6 + 4 + 5, 1)


def test_tj_12_4_votes_before_the_space_and_the_space_before_the_stack():
    own = (red(disc=1, tiles="forum_votes_3"), red(disc=4), red(disc=4), red(disc=2, tiles="forum_votes_3"))
    told = counted_votes(*own, discs=[2, 1, 3, 0])
    assert told == [(3, 6, 1), (1, 5, 2), (2, 5, 3), (0, 5, 4)]


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]])
def test_tj_12_4_the_higher_disc_on_one_space(order):
    """TJ-12.7: and in this order the discs return."""
    p = end_quarter(*[red(disc=3)] * 4, discs=order)
    ranked = [one["seat"] for one in events(p, kind="votes_counted")]
    assert ranked == order[::-1]
    play(p, ranked[0], "bonus left")
    assert events(p, kind="discs_returned") == [{"event": "discs_returned", "seats": ranked}]
    assert seen(p)["senate"]["spaces"][0]["discs"] == order


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize(("consul", "vice"), [(0, 1), (1, 3), (2, 0), (3, 2)])
def test_tj_12_5_the_consul_chooses_and_the_vice_consul_takes_the_other(consul, vice, side):
    players = [red(disc={consul: 5, vice: 4}.get(seat, 0)) for seat in SEATS]
    p = end_quarter(*players, offer="bonus_workers bonus_need_games")
    play(p, consul, f"bonus {side}")
    mine, other = ("bonus_workers", "bonus_need_games")[:: 1 if side == "left" else -1]
    told = [[(tile["bonus"], tile["side"]) for tile in player(p, seat)["bonus"]] for seat in SEATS]
    assert told == [{consul: [(mine, "yellow")], vice: [(other, "gray")]}.get(seat, []) for seat in SEATS]
    assert [(one["seat"], one["bonus"], one["bonus_side"]) for one in events(p, kind="bonus_taken")] == [
        (consul, mine, "yellow"), (vice, other, "gray"),
    ]  # fmt: skip
    assert all(player(p, seat)["disc"] == 0 for seat in SEATS)
    assert p.to_setup()["senate_order"] == [], "noted for the end of the game alone (TJ-13.4)"


# --- demands (TJ-12.1 to TJ-12.3) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("met", "lost"), [(0, 15), (1, 9), (2, 4), (3, 0)])
def test_tj_12_3_unmet_demands_cost_every_seat(seat, met, lost):
    own = {"tiles": [f"forum_need_{need}" for need in NEEDS[:met]], "score": 40}
    p = end_quarter(*four(seat, **own))
    assert (score(p, seat), total(p, seat, "demands")) == (40 - lost, -lost)
    told = [(one["number"], one["points"]) for one in events(p, kind="demands_unmet") if one["seat"] == seat]
    assert told == ([(3 - met, lost)] if lost else [])


@pytest.mark.parametrize("need", NEEDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_tj_12_2_every_need_by_every_means(need, seat):
    lasting = {"bread": "pink_pink", "games": "green_green", "religion": "white_white"}[need]
    own = {
        "tiles": f"forum_need_{need} forum_wild_need", "kept": f"trajan_demand_{need}_{lasting}", "score": 9,
    }  # fmt: skip
    p = end_quarter(*[red(**own) if number == seat else red() for number in (0, 1)], demands=" ".join([need] * 3))
    met = [(one["need"], one["means"]) for one in events(p, kind="demand_met") if one["seat"] == seat]
    assert met == [(need, "trajan"), (need, "tile"), (need, "wild")]
    told = player(p, seat)
    assert (told["score"], told["kept"][need], told["needs"][need], told["wild"]["need"]) == (9, 1, 0, 0)


def test_tj_12_1_everybody_settles_beginning_with_the_active_player():
    p = table(*[red(score=20)] * 4, turn=2, demands="bread games religion", time=19)
    finish_turn(p, 2)
    assert [one["seat"] for one in events(p, kind="demands_unmet")] == [2, 3, 0, 1]
    assert [score(p, seat) for seat in SEATS] == [5, 5, 5, 5]


def test_r_17_option_a_score_of_just_the_loss_falls_to_zero():
    for points, left in ((14, 0), (15, 0), (16, 1)):
        p = end_quarter(red(score=points), green(), score_may_be_negative=False)
        assert (score(p, red), total(p, red, "demands")) == (left, left - points)


@pytest.mark.parametrize("need", NEEDS)
def test_r_16_option_the_choice_of_every_need(need):
    """TJ-12.2: a wild tile to spare and a matching tile: the player says which of them goes."""
    rest = [other for other in NEEDS if other != need]
    own = {"tiles": [f"forum_need_{need}", "forum_wild_need", *(f"forum_need_{other}" for other in rest)]}
    facts = {"demands": " ".join([need, *rest]), "wild_need_counts_for_need_bonus": False}
    for seat in (0, 1):
        p = end_quarter(*[red(**own) if number == seat else red() for number in (0, 1)], **facts)
        assert phase(p) == "pay"
        while (asked := seen(p)["paying"])["need"] != need:
            play(p, seat, "pay tile")
        assert asked == {"seat": seat, "need": need}
        play(p, seat, "pay wild")
        assert phase(p) == "bonus" or seen(p)["paying"] is None
        assert (player(p, seat)["needs"][need], player(p, seat)["wild"]["need"], score(p, seat)) == (1, 0, 0)


# --- bonus tiles (TJ-13.2) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize(("side", "value"), [("yellow", 3), ("gray", 2)])
def test_tj_13_2_every_goods_tile_counts_its_two_goods_and_no_others(pair, side, value):
    tile = f"bonus_goods_{pair[0]}_{pair[1]}"
    seat = PAIRS.index(pair) % 4
    for good in GOODS:
        own = {side: [tile], "display": [good] * 3, "hand": [pair[0]]}
        assert bonus_points(seat, own) == (3 * value if good in pair else 0)
    assert bonus_points(seat, {side: [tile], "display": [*pair] * 2}) == 4 * value


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("side", "value"), [("yellow", 3), ("gray", 2)])
def test_tj_13_2_wild_goods_count_once_for_every_seat(seat, side, value):
    own = {side: ["bonus_goods_wine_fish"], "tiles": ["forum_wild_commodity"] * 2, "display": ["wine"]}
    assert bonus_points(seat, own) == 3 * value


@pytest.mark.parametrize("need", NEEDS)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("side", "value"), [("yellow", 9), ("gray", 6)])
def test_tj_13_2_every_need_tile(need, seat, side, value):
    tile = f"bonus_need_{need}"
    other = NEEDS[NEEDS.index(need) - 1]
    assert bonus_points(seat, {side: [tile], "tiles": [f"forum_need_{need}"] * 2}) == value
    assert bonus_points(seat, {side: [tile], "tiles": [f"forum_need_{other}"]}) == 0
    assert bonus_points(seat, {side: [tile], "tiles": ["forum_wild_need"]}) == value
    assert bonus_points(seat, {side: [tile], "tiles": ["forum_wild_need"]}, wild_need_counts_for_need_bonus=False) == 0


@pytest.mark.parametrize(
    ("yellow", "gray", "tiles", "points"),
    [
        ("bread games", "", "wild", 9),
        ("bread games", "religion", "wild wild", 18),
        ("", "bread games", "wild", 6),
        ("", "bread games religion", "wild wild", 12),
        ("religion", "bread", "religion wild", 15),
        ("games", "religion", "wild", 9),
    ],
)
def test_r_16_a_wild_need_tile_stands_in_for_one_bonus_tile_only(yellow, gray, tiles, points):
    """TJ-13.2: yellow before gray."""
    own = {
        "yellow": [f"bonus_need_{need}" for need in yellow.split()],
        "gray": [f"bonus_need_{need}" for need in gray.split()],
        "tiles": [f"forum_{'wild_need' if name == 'wild' else f'need_{name}'}" for name in tiles.split()],
    }
    assert bonus_points(1, own) == points


SITES = [f"site_r1_c{column}" for column in (1, 2, 3, 4, 5)]
LANDS = ["alpes", "raetia", "noricum", "belgica"]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_tj_13_2_workers_and_legionnaires(seat, number):
    """Gray workers give half a point each, the sum rounded up."""
    workers, legions = {"workers": SITES[:number]}, {"legionnaires": LANDS[:number]}
    assert bonus_points(seat, {**workers, "yellow": ["bonus_workers"]}) == number
    assert bonus_points(seat, {**workers, "gray": ["bonus_workers"]}) == (number + 1) // 2
    assert bonus_points(seat, {**legions, "yellow": ["bonus_legionnaires"]}) == 2 * number
    assert bonus_points(seat, {**legions, "gray": ["bonus_legionnaires"]}) == number
    assert bonus_points(seat, {**workers, "yellow": ["bonus_legionnaires"], "gray": []}) == 0


@pytest.mark.parametrize("seat", SEATS)
def test_tj_13_2_the_tile_of_the_bonus_tiles_counts_yellow_ones(seat):
    others = ["bonus_need_bread", "bonus_goods_scrolls_oil", "bonus_workers"]
    for number in range(4):
        own = {"yellow": others[:number], "gray": ["bonus_bonus_tiles", *others[number:]]}
        assert bonus_points(seat, own) == 2 * number
        own = {"yellow": [*others[:number], "bonus_bonus_tiles"], "gray": others[number:]}
        assert bonus_points(seat, own) == 3 * (number + 1)


# --- the last points (TJ-13.1, TJ-13.4) ----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ({}, 0),
        ({"hand": ["wine"]}, 1),
        ({"hand": [*GOODS, *GOODS, "wheat"]}, 25),
        ({"yard": 3}, 3),
        ({"camp": 2}, 2),
        ({"slots": {"seaport": "trajan_vp9_blue_blue"}}, 1),
        ({"slots": {"forum": "trajan_vp9_blue_blue", "construction": "trajan_cards_blue_blue",
                    "trajan": "trajan_demand_games_green_green"}}, 3),
        ({"kept": ["trajan_demand_games_green_green"]}, 0),
        ({"display": ["wine", "wine"]}, 0),
        ({"construction": [f"construction_roof_{value}" for value in (2, 4, 5)]}, 10),
        ({"construction": [f"construction_stairs_{value}" for value in (2, 3, 4, 5)]}, 20),
        ({"construction": [f"construction_door_{n}" for n in (2, 3)], "tiles": ["forum_wild_construction"]}, 10),
    ],
)  # fmt: skip
def test_tj_13_1_the_last_points_of_every_seat(seat, own, points):
    """The points on the track are raised by them at the end."""
    bare = {"camp": 0, "yard": 0, "score": 50}
    players = four(seat, others=bare, **{**bare, **own})
    players[(seat + 1) % 4]["disc"], players[(seat + 2) % 4]["disc"] = 7, 6  # the bonus tiles go to others
    p = end_quarter(*players, quarter=4, offer=TIED, demands="bread bread religion")
    assert total(p, seat) == 50 - 15 + points
    play(p, (seat + 1) % 4, "bonus left")
    told = {one["seat"]: (one["points"], one["total"]) for one in events(p, kind="final_scored")}
    assert told == {other: (points, 35 + points) if other == seat else (0, 35) for other in SEATS}
    assert p.scores()[seat]["total"] == 35 + points
    if points:
        assert (p.ending(), p.ranking()[seat], p.payoff(seat), seen(p)["winners"]) == ("points", 1, 1, [seat])


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]])
def test_tj_13_4_a_tie_of_all_goes_by_the_senate(order):
    players = [red(score=30, disc=6 - order.index(seat), camp=0, yard=0) for seat in SEATS]
    p = end_quarter(*players, quarter=4, offer=TIED)
    play(p, order[0], "bonus left")
    assert (p.ending(), [p.ranking()[seat] for seat in order]) == ("tiebreak", [1, 2, 3, 4])
    assert [p.payoff(seat) for seat in order] == [1, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tj_13_4_a_tie_below_the_winner_is_no_tiebreak(seats):
    players = [red(score=30, disc=7), *[red(score=20, disc=3)] * (seats - 1)]
    p = end_quarter(*players, quarter=4, offer=TIED)
    play(p, red, "bonus left")
    assert (p.ending(), p.ranking()) == ("points", [1, *range(seats, 1, -1)])


def test_tj_13_4_before_the_end_equals_share_a_place():
    p = table(red(score=5), red(score=9), red(score=5), red(score=1))
    assert p.ranking() == [2, 1, 2, 4]


def test_r_22_option_before_the_reset_the_space_counts_and_then_the_stack():
    """TJ-13.4."""
    players = [red(score=30, disc=disc, camp=0, yard=0) for disc in (2, 4, 4, 1)]
    players[3]["tiles"] = ["forum_votes_5"]
    p = end_quarter(*players, quarter=4, offer=TIED, discs=[2, 0, 1, 3],
                    final_tiebreak_uses_senate_stack_after_reset=False)  # fmt: skip
    play(p, 3, "bonus left")
    assert p.ranking() == [3, 1, 2, 4]


# --- clearing and refilling (TJ-12.8 to TJ-12.13) ------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_tj_12_8_senate_tiles_of_every_seat_leave(seat):
    own = ["forum_votes_2", "forum_votes_3", "forum_votes_4", "forum_votes_5", "forum_votes_5", "forum_need_bread"]
    p = end_quarter(*four(seat, tiles=[*own, "forum_wild_commodity", "extra_senate"]), demands="games games games")
    play(p, p.actor(), "bonus left")
    assert events(p, kind="senate_tiles_removed") == [{"event": "senate_tiles_removed", "number": 5}]
    told = player(p, seat)
    assert (told["vote_tiles"], told["needs"]["bread"], told["wild"]["commodity"]) == ([], 1, 1)
    assert told["extra"]["senate"] == 1


@pytest.mark.parametrize("tile", ["forum_votes_2", "forum_votes_3", "forum_votes_4", "forum_votes_5"])
def test_r_19_option_every_senate_tile_leaves_its_province(tile):
    """TJ-12.8: tiles of needs stay."""
    lying = {"germania_inferior": tile, "raetia": "forum_need_bread"}
    p = end_quarter(red(), green(), provinces=lying, forum_pile="forum_wild_need",
                    province_senate_tiles_survive_quarter_end=False)  # fmt: skip
    play(p, p.actor(), "bonus left")
    assert events(p, kind="senate_tiles_removed") == [{"event": "senate_tiles_removed", "number": 1}]
    told = {one["province"]: one["tile"] for one in seen(p)["provinces"] if one["tile"]}
    assert told == {"alpes": "forum_wild_need", "raetia": "forum_need_bread"}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", ["alpes", "noricum", "britannia", "germania_inferior"])
def test_tj_12_10_a_leader_or_legionnaire_of_every_seat_keeps_a_province_empty(seat, name):
    for own in ({"leader": name}, {"legionnaires": [name]}):
        p = end_quarter(*four(seat, **own))
        play(p, p.actor(), "bonus left")
        assert [one["province"] for one in seen(p)["provinces"] if one["tile"] is None] == [name]


@pytest.mark.parametrize("ships", [[], ["ship_same"], ["ship_pairs", "ship_different"],
                                   ["ship_same", "ship_pairs", "ship_different"]])  # fmt: skip
def test_tj_12_13_all_gray_ships_turn(ships):
    p = end_quarter(red(), green(), gray_ships=ships)
    play(p, p.actor(), "bonus left")
    told = [one["number"] for one in events(p, kind="ships_turned")]
    assert told == ([len(ships)] if ships else [])
    assert {one["side"] for one in seen(p)["ships"]} == {"coloured"}


def test_tj_12_12_the_extra_action_tiles_run_out():
    p = end_quarter(red(), green(), extra_pile="extra_senate extra_forum", forum_pile="forum_need_bread")
    play(p, p.actor(), "bonus left")
    lying = {one["space"]: one["tile"] for one in seen(p)["forum"] if one["tile"]}
    assert lying == {"forum_c0_r1": "extra_senate", "forum_c0_r2": "extra_forum"}
    assert events(p, kind="forum_filled") == [{"event": "forum_filled", "number": 2}]


ABLE = {  # TJ-6.1: what lies before somebody who can perform an action, and before somebody who cannot
    "construction": ({"camp": 14, "yard": 1, "supply": 0}, {"camp": 15, "yard": 0, "supply": 0}),
    "senate": ({"disc": 6}, {"disc": 7}),
    "seaport": ({"hand": ["wine"]}, {"hand": []}),
}


@pytest.mark.parametrize("action", ABLE)
@pytest.mark.parametrize("seat", SEATS)
def test_tj_6_1_an_action_is_possible_for_whoever_can_perform_it(seat, action):
    """What the others could do does not count."""
    able, unable = ABLE[action]
    facts = {"left": [], "right": [], "pile": [], "turn": seat}
    for own, others, fits in ((able, unable, True), (unable, able, False)):
        players = four(seat, others=others, **own)
        held = [card for player in players for card in player.get("hand", ())]
        shown = [good for good in GOODS for _ in range(5 - held.count(good))]  # all other goods, so that none is drawn
        players[(seat + 1) % 4]["display"] = shown
        if fits:
            assert choices(acting(action, *players, **facts), seat) != ["pass"]
        else:
            with pytest.raises(Problem, match="setup-phase"):
                acting(action, *players, **facts)
