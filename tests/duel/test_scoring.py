"""DU-14 and DU-15: coins and points counted on cards, and the end of the game."""

import pytest

from adamak.games.duel import GAME

from .arrange import (
    base,
    city,
    coins,
    elodie,
    events,
    jack,
    new_game,
    play,
    play_randomly,
    score,
    seen,
    table,
)


@pytest.mark.parametrize(
    ("card", "cards", "gained"),
    [
        ("chamber_of_commerce", "press glassworks drying_room", 9),
        ("port", "sawmill clay_pool", 4),
        ("armory", "stable walls", 2),
        ("lighthouse", "forum", 2),
    ],
)
def test_du_14_1_coins_per_card(card: str, cards: str, gained: int):
    """The Lighthouse counts itself; the opponent's cards do not count."""
    p = base(elodie(cards, coins=30), jack("tavern palisade quarry glassblower brewery"), age=3, cards=card)
    told = seen(p)["prices"][0]["cards"][card]["total"]
    play(p, elodie, f"build {card}")
    assert coins(p, elodie) == 30 - told + gained


def test_du_14_1_arena_counts_standing_wonders():
    one = elodie("brewery", standing="piraeus the_sphinx", wonders="the_colossus")
    p = base(one, jack(standing="the_pyramids"), age=3, cards="arena")
    play(p, elodie, "build arena")
    assert coins(p, elodie) == 4


def test_du_14_1_counted_once_at_construction():
    p = base(elodie("tavern", coins=9), jack(), age=3, cards="lighthouse arena palace")
    play(p, elodie, "build lighthouse")
    before = coins(p, elodie)
    play(p, jack, "discard palace")
    assert coins(p, elodie) == before == 9 + 2


GUILD_CASES = [
    ("merchants_guild", "tavern forum", "brewery", 2, 2),
    ("shipowners_guild", "press", "sawmill glassworks quarry", 3, 3),
    ("magistrates_guild", "altar", "theater baths", 2, 2),
    ("scientists_guild", "school library", "academy", 2, 2),
    ("tacticians_guild", "stable", "walls circus guard_tower", 3, 3),
]


@pytest.mark.parametrize(("guild", "mine", "others", "gained", "points"), GUILD_CASES)
def test_du_14_2_guilds_count_the_city_with_more(guild: str, mine: str, others: str, gained: int, points: int):
    p = base(elodie(mine, coins=60), jack(others), age=3, cards=f"{guild} palace arena")
    cost = seen(p)["prices"][0]["cards"][guild]["total"]
    play(p, elodie, f"build {guild}")
    assert coins(p, elodie) == 60 - cost + gained
    assert score(p, elodie, "guilds") == points
    assert score(p, jack, "guilds") == 0


def test_du_14_2_points_are_counted_at_the_end():
    p = base(elodie("merchants_guild tavern"), jack("brewery"), age=3, cards="lighthouse arena palace")
    assert score(p, elodie, "guilds") == 1
    play(p, elodie, "build lighthouse")
    assert score(p, elodie, "guilds") == 2


def test_du_14_2_shipowners_one_single_city():
    """Four grey and brown of one city, not brown of one and grey of the other."""
    p = base(elodie("shipowners_guild sawmill quarry clay_pool"), jack("press glassworks lumber_yard clay_pit"), age=3)
    assert score(p, elodie, "guilds") == 4


def test_du_14_3_builders():
    one = elodie("builders_guild", standing="piraeus", wonders="the_sphinx")
    p = base(one, jack(standing="the_pyramids the_colossus the_mausoleum"), age=3, cards="palace")
    assert score(p, elodie, "guilds") == 6


@pytest.mark.parametrize(("mine", "others", "points"), [(11, 2, 3), (2, 17, 5), (0, 2, 0)])
def test_du_14_3_moneylenders(mine: int, others: int, points: int):
    p = base(elodie("moneylenders_guild", coins=mine), jack(coins=others), age=3, cards="palace")
    assert score(p, elodie, "guilds") == points


def test_du_14_3_builders_and_moneylenders_give_no_coins():
    for guild in ("builders_guild", "moneylenders_guild"):
        p = base(elodie(coins=60, standing="piraeus"), jack(), age=3, cards=guild)
        cost = seen(p)["prices"][0]["cards"][guild]["total"]
        play(p, elodie, f"build {guild}")
        assert coins(p, elodie) == 60 - cost


def test_du_14_4_temples_do_nothing_but_count_at_the_end():
    one = elodie(coins=60)
    p = table(one, jack(), age=3, cards="greek_grand_temple palace")
    cost = seen(p)["prices"][0]["cards"]["greek_grand_temple"]["total"]
    play(p, elodie, "build greek_grand_temple")
    assert coins(p, elodie) == 60 - cost
    assert {event["event"] for event in events(p)} == {"built"}
    assert seen(p)["players"][0]["discard_value"] == 2


# --- the end (DU-15) ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "pawn"), [(elodie, 7), (jack, -7)])
def test_du_15_1_military_supremacy(seat: int, pawn: int):
    p = base(elodie(coins=9), jack(coins=9), age=3, cards="pretorium", pawn=pawn, turn=seat)
    play(p, seat, "build pretorium")
    assert (p.ending(), p.payoff(seat), p.payoff(1 - seat)) == ("military", 1.0, 0.0)
    assert p.actors() == []


def test_du_15_2_scientific_supremacy():
    p = base(
        elodie(), jack("workshop apothecary scriptorium pharmacist academy", coins=9), age=3, cards="university", turn=1
    )
    play(p, jack, "build university")
    assert (p.ending(), p.ranking()) == ("scientific", [2, 1])


def test_du_15_3_civilian_victory():
    p = base(elodie("palace"), jack("obelisk"), age=3, structure={0: "arena"})
    play(p, elodie, "discard arena")
    assert (p.ending(), p.ranking()) == ("civilian", [1, 2])
    assert (score(p, elodie), score(p, jack)) == (7, 5)


def test_du_15_4_all_parts_of_the_score():
    """Reckoned by hand."""
    one = elodie(
        "palace altar academy library lighthouse port greek_grand_temple roman_grand_temple",
        coins=11,
        astarte=4,
        progress="mathematics agriculture mysticism",
        standing="the_pyramids the_sphinx",
        divinities="aphrodite astarte",
        mythology_tokens="greek",
        offering_tokens=[2],
    )
    p = table(one, jack(), age=3, cards="arena", pawn=6)
    assert p.scores()[0] == {
        "total": 10 + 10 + 5 + 6 + 0 + 12 + 15 + 17 + 13 + 3,
        "parts": {
            "military": 10,
            "blue": 7 + 3,
            "green": 3 + 2,
            "yellow": 3 + 3,
            "guilds": 0,
            "temples": 12,
            "wonders": 9 + 6,
            "progress": 3 * 3 + 4 + 2 * 2,
            "divinities": 9 + 4,
            "coins": 3,
        },
    }


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 5), (2, 12), (3, 21)])
def test_du_15_5_grand_temples(number: int, points: int):
    temples = ["greek_grand_temple", "roman_grand_temple", "egyptian_grand_temple"][:number]
    p = table(elodie(" ".join(temples)), jack(), age=3, cards="palace")
    assert score(p, elodie, "temples") == points


def test_du_15_6_tie_by_blue_points_not_by_blue_cards():
    """9 against 9: Elodie has two blue cards worth 6, Jack one worth 7."""
    p = base(elodie("altar baths", coins=9 - 2), jack("palace", coins=6), age=3, structure={0: "arena"})
    play(p, elodie, "discard arena")
    assert (score(p, elodie), score(p, jack)) == (9, 9)
    assert (p.ending(), p.ranking()) == ("civilian_tie", [2, 1])


def test_du_15_6_still_tied_is_shared():
    p = base(elodie("altar", coins=1), jack("theater", coins=3), age=3, structure={0: "arena"})
    play(p, elodie, "discard arena")
    assert (p.ending(), p.ranking()) == ("shared", [1, 1])
    assert [p.payoff(seat) for seat in range(2)] == [0.5, 0.5]


def test_du_15_7_one_supremacy_at_a_time():
    """Every game has one ending; supremacies belong to one player, the one who made the last move."""
    for seed in range(40):
        p = new_game(str(seed), pantheon=seed % 2 == 0)
        last = p.actor()
        while not p.is_over():
            last = p.actor()
            play_randomly(p, f"{seed} {p.horizon}", 1)
        assert p.ending() in GAME.endings
        if p.ending() in {"military", "scientific"}:
            assert p.ranking()[last] == 1
    # The pawn enters the capital before the symbols of the same turn could count.
    one = elodie("workshop apothecary scriptorium pharmacist academy", coins=30, wonders="the_mausoleum")
    p = base(one, jack(), age=3, cards="palace", discard_pile="university", pawn=8)
    play(p, elodie, "wonder the_mausoleum with palace", "revive university")
    assert p.ending() == "scientific"
    assert city(p, elodie)[-1] == "university"
