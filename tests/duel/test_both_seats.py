"""DU-10, DU-11, DU-13: Divinities and progress tokens do for Jack what they do for Elodie, and the log says whose."""

import pytest

from .arrange import city, coins, elodie, events, jack, phase, play, player, price, score, seen, table, unbuilt

SEATS = [elodie, jack]


def seated(seat: int, mine=None, theirs=None, **facts):
    """The one on this seat is to move."""
    players = [elodie(**(mine or {})), jack(**(theirs or {}))][:: 1 if seat == 0 else -1]
    return table(*players, turn=seat, **facts)


def activated(seat: int, divinity: str, mine=None, theirs=None, **facts):
    """A Divinity on the player's own nearest space, for 3 coins."""
    p = seated(seat, {"coins": 3} | (mine or {}), theirs, pantheon={1 if seat == 0 else 6: divinity}, **facts)
    play(p, seat, f"activate {divinity}")
    told = events(p, seat, "divinity_activated")
    assert [(one["seat"], one["divinity"], one["price"]) for one in told] == [(seat, divinity, 3)]
    return p


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("space", range(1, 7))
def test_du_10_5_every_space_has_its_price_for_either_player(seat, space):
    p = seated(seat, {"coins": 20}, pantheon={space: "aphrodite"})
    play(p, seat, "activate aphrodite")
    assert coins(p, seat) == 20 - (space + 2 if seat == 0 else 9 - space)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("value", [2, 3, 4])
def test_du_10_6_every_offering_token_lowers_the_price(seat, value):
    space = 4 if seat == 0 else 3
    p = seated(seat, {"coins": 6, "offering_tokens": [value]}, pantheon={space: "aphrodite"})
    play(p, seat, f"activate aphrodite with {value}")
    assert (coins(p, seat), player(p, seat)["offering_tokens"]) == (value, [])


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("divinity", "money", "points"), [("tanit", 12, 0), ("aphrodite", 0, 9), ("astarte", 0, 7)])
def test_du_11_coins_and_points(seat, divinity, money, points):
    p = activated(seat, divinity)
    assert (coins(p, seat), score(p, seat, "divinities")) == (money, points)
    assert (coins(p, 1 - seat), score(p, 1 - seat, "divinities"), p.actor()) == (0, 0, 1 - seat)


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_13_mars_marches_from_either_side(seat):
    assert activated(seat, "mars").pawn == (2 if seat == 0 else -2)


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_2_ishtar_is_the_symbol_of_whoever_activates_it(seat):
    p = activated(seat, "ishtar")
    assert [player(p, other)["symbols"]["scales"] for other in SEATS] == [int(other == seat) for other in SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_3_nisaba_copies_from_the_other(seat):
    p = activated(seat, "nisaba", theirs={"cards": "school library"})
    play(p, seat, "copy library")
    assert (player(p, seat)["symbols"]["quill"], seen(p)["pantheon"]["snake"]) == (1, "library")
    assert [(one["seat"], one["card"]) for one in events(p, kind="snake_placed")] == [(seat, "library")]


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_5_baal_tells_whose_card_it_was(seat):
    p = activated(seat, "baal", theirs={"cards": "sawmill press"})
    play(p, seat, "steal press")
    told = [(one["seat"], one["card"], one["owner"]) for one in events(p, kind="card_stolen")]
    assert told == [(seat, "press", 1 - seat)]
    assert (city(p, seat), city(p, 1 - seat)) == (["press"], ["sawmill"])


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_8_hades_builds_for_whoever_activates_it(seat):
    p = activated(seat, "hades", discard_pile="walls altar")
    play(p, seat, "revive walls")
    assert (city(p, seat), p.pawn) == (["walls"], 2 if seat == 0 else -2)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("owner", SEATS)
def test_du_11_10_anubis_topples_a_wonder_of_either(seat, owner):
    own, other = ({"standing": "the_sphinx"}, {"standing": "piraeus"})[:: 1 if owner == seat else -1]
    p = activated(seat, "anubis", own, other)
    play(p, seat, "topple the_sphinx")
    assert (unbuilt(p, owner), unbuilt(p, 1 - owner)) == (["the_sphinx"], [])
    assert [(one["seat"], one["wonder"]) for one in events(p, kind="wonder_toppled")] == [(seat, "the_sphinx")]


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_11_isis_builds_for_whoever_activates_it(seat):
    p = activated(seat, "isis", {"wonders": "the_pyramids"}, {"wonders": "piraeus"}, discard_pile="tavern")
    play(p, seat, "bury tavern")
    if phase(p) != "turn":
        play(p, seat, "raise the_pyramids")
    assert (score(p, seat, "wonders"), unbuilt(p, 1 - seat)) == (9, ["piraeus"])


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_12_ra_takes_from_the_other(seat):
    p = activated(seat, "ra", {"wonders": "piraeus"}, {"wonders": "the_sphinx the_colossus"})
    play(p, seat, "claim the_colossus")
    assert (unbuilt(p, seat), unbuilt(p, 1 - seat)) == (["the_colossus", "piraeus"], ["the_sphinx"])


@pytest.mark.parametrize("seat", SEATS)
def test_du_11_15_neptune_robs_the_other(seat):
    p = activated(seat, "neptune", theirs={"coins": 9})
    mine, other = ("p1", "p2")[:: 1 if seat == 0 else -1]
    play(p, seat, f"remove token_{other}_near", f"apply token_{other}_far")
    assert (coins(p, 1 - seat), coins(p, seat)) == (4, 0)
    assert seen(p)["military_tokens"] == [f"token_{mine}_far", f"token_{mine}_near"][:: 1 if seat == 0 else -1]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("token", "money"), [("agriculture", 6), ("urbanism", 6), ("philosophy", 0), ("law", 0)])
def test_du_13_coins_of_a_progress_token(seat, token, money):
    p = seated(seat, {"cards": "workshop", "coins": 40}, age=2, cards="laboratory", progress_board=f"{token} economy")
    cost = price(p, seat, "laboratory")
    play(p, seat, "build laboratory", f"progress {token}")
    assert coins(p, seat) == 40 - cost + money
    assert player(p, seat)["progress"] == [token]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("token", "thing", "saved"), [
    ("masonry", "statue", 4), ("masonry", "walls", 0), ("masonry", "the_pyramids", 0),
    ("architecture", "the_pyramids", 4), ("architecture", "walls", 0),
])  # fmt: skip
def test_du_13_masonry_and_architecture_save_two_goods(seat, token, thing, saved):
    dear, cheap = (
        price(seated(seat, {"wonders": "the_pyramids", "progress": held}, age=2, cards="statue walls"), seat, thing)
        for held in ("", token)
    )
    assert dear - cheap == saved


@pytest.mark.parametrize("seat", SEATS)
def test_du_13_economy_takes_what_the_other_pays_for_goods(seat):
    p = seated(seat, {"coins": 20}, {"progress": "economy", "coins": 1}, age=2, cards="walls")
    play(p, seat, "build walls")
    assert (coins(p, seat), coins(p, 1 - seat)) == (16, 5)


@pytest.mark.parametrize("seat", SEATS)
def test_du_13_strategy_adds_a_shield_to_red_cards(seat):
    p = seated(seat, {"coins": 20, "progress": "strategy"}, age=2, cards="walls")
    assert abs(play(p, seat, "build walls").pawn) == 3


@pytest.mark.parametrize("seat", SEATS)
def test_du_13_poliorcetics_costs_the_other_a_coin_a_space(seat):
    p = seated(seat, {"coins": 20, "progress": "poliorcetics"}, {"coins": 9}, age=2, cards="walls")
    play(p, seat, "build walls")
    assert coins(p, 1 - seat) == 7
