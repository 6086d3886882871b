"""Every Building and Wonder, built: price, points, shields, coins as the dossier prints them (DU-6, DU-12, DU-15)."""

import pytest

from .arrange import base, coins, elodie, jack, play, price, score, table

# Age, coins and goods of the cost, points, shields.
BUILDINGS = [
    ("lumber_yard", 1, 0, "", 0, 0),
    ("logging_camp", 1, 1, "", 0, 0),
    ("clay_pool", 1, 0, "", 0, 0),
    ("clay_pit", 1, 1, "", 0, 0),
    ("quarry", 1, 0, "", 0, 0),
    ("stone_pit", 1, 1, "", 0, 0),
    ("glassworks", 1, 1, "", 0, 0),
    ("press", 1, 1, "", 0, 0),
    ("guard_tower", 1, 0, "", 0, 1),
    ("stable", 1, 0, "W", 0, 1),
    ("garrison", 1, 0, "C", 0, 1),
    ("palisade", 1, 2, "", 0, 1),
    ("workshop", 1, 0, "P", 1, 0),
    ("apothecary", 1, 0, "G", 1, 0),
    ("scriptorium", 1, 2, "", 0, 0),
    ("pharmacist", 1, 2, "", 0, 0),
    ("theater", 1, 0, "", 3, 0),
    ("altar", 1, 0, "", 3, 0),
    ("baths", 1, 0, "S", 3, 0),
    ("stone_reserve", 1, 3, "", 0, 0),
    ("clay_reserve", 1, 3, "", 0, 0),
    ("wood_reserve", 1, 3, "", 0, 0),
    ("tavern", 1, 0, "", 0, 0),
    ("sawmill", 2, 2, "", 0, 0),
    ("brickyard", 2, 2, "", 0, 0),
    ("shelf_quarry", 2, 2, "", 0, 0),
    ("glassblower", 2, 0, "", 0, 0),
    ("drying_room", 2, 0, "", 0, 0),
    ("walls", 2, 0, "SS", 0, 2),
    ("horse_breeders", 2, 0, "CW", 0, 1),
    ("barracks", 2, 3, "", 0, 1),
    ("archery_range", 2, 0, "SWP", 0, 2),
    ("parade_ground", 2, 0, "CCG", 0, 2),
    ("library", 2, 0, "SWG", 2, 0),
    ("dispensary", 2, 0, "CCS", 2, 0),
    ("school", 2, 0, "WPP", 1, 0),
    ("laboratory", 2, 0, "WGG", 1, 0),
    ("courthouse", 2, 0, "WWG", 5, 0),
    ("statue", 2, 0, "CC", 4, 0),
    ("temple", 2, 0, "WP", 4, 0),
    ("aqueduct", 2, 0, "SSS", 5, 0),
    ("rostrum", 2, 0, "SW", 4, 0),
    ("forum", 2, 3, "C", 0, 0),
    ("caravansery", 2, 2, "GP", 0, 0),
    ("customs_house", 2, 4, "", 0, 0),
    ("brewery", 2, 0, "", 0, 0),
    ("arsenal", 3, 0, "CCCWW", 0, 3),
    ("pretorium", 3, 8, "", 0, 3),
    ("fortifications", 3, 0, "SSCP", 0, 2),
    ("siege_workshop", 3, 0, "WWWG", 0, 2),
    ("circus", 3, 0, "CCSS", 0, 2),
    ("academy", 3, 0, "SWGG", 3, 0),
    ("study", 3, 0, "WWGP", 3, 0),
    ("university", 3, 0, "CGP", 2, 0),
    ("observatory", 3, 0, "SPP", 2, 0),
    ("palace", 3, 0, "CSWGG", 7, 0),
    ("town_hall", 3, 0, "SSSWW", 7, 0),
    ("obelisk", 3, 0, "SSG", 5, 0),
    ("gardens", 3, 0, "CCWW", 6, 0),
    ("pantheon", 3, 0, "CWPP", 6, 0),
    ("senate", 3, 0, "CCSP", 5, 0),
    ("chamber_of_commerce", 3, 0, "PP", 3, 0),
    ("port", 3, 0, "WGP", 3, 0),
    ("armory", 3, 0, "SSG", 3, 0),
    ("lighthouse", 3, 0, "CCG", 3, 0),
    ("arena", 3, 0, "CSW", 3, 0),
    ("merchants_guild", 3, 0, "CWGP", 0, 0),
    ("shipowners_guild", 3, 0, "CSGP", 0, 0),
    ("builders_guild", 3, 0, "SSCWG", 0, 0),
    ("magistrates_guild", 3, 0, "WWCP", 0, 0),
    ("scientists_guild", 3, 0, "CCWW", 0, 0),
    ("moneylenders_guild", 3, 0, "SSWW", 0, 0),
    ("tacticians_guild", 3, 0, "SSCP", 0, 0),
    ("mesopotamian_grand_temple", 3, 0, "WWWGP", 0, 0),
    ("phoenician_grand_temple", 3, 0, "WSGPP", 0, 0),
    ("greek_grand_temple", 3, 0, "SSSGP", 0, 0),
    ("egyptian_grand_temple", 3, 0, "CCCGP", 0, 0),
    ("roman_grand_temple", 3, 0, "CSGGP", 0, 0),
]
# Coins and goods of the cost, points, shields, coins taken, another turn.
WONDERS = [
    ("the_appian_way", "PCCSS", 3, 0, 3, True),
    ("circus_maximus", "GWSS", 3, 1, 0, False),
    ("the_colossus", "GCCC", 3, 2, 0, False),
    ("the_great_library", "PGWWW", 4, 0, 0, False),
    ("the_great_lighthouse", "PPSW", 4, 0, 0, False),
    ("the_hanging_gardens", "PGWW", 3, 0, 6, True),
    ("the_mausoleum", "PGGCC", 2, 0, 0, False),
    ("piraeus", "CSWW", 2, 0, 0, True),
    ("the_pyramids", "PSSS", 9, 0, 0, False),
    ("the_sphinx", "GGCS", 6, 0, 0, True),
    ("the_statue_of_zeus", "PPCWS", 3, 1, 0, False),
    ("the_temple_of_artemis", "PGSW", 0, 0, 12, True),
    ("the_sanctuary", "PGSS", 0, 0, 0, True),
    ("the_divine_theater", "PPGWW", 2, 0, 0, False),
]


def opened(card: str, age: int, turn: int = 0, **mine):
    """A table where the card lies open; with Pantheon for its temples alone."""
    players = [elodie(coins=60, **mine), jack(coins=60)][:: 1 if turn == 0 else -1]
    lay = table if card.endswith("grand_temple") else base
    return lay(*players, age=age, cards=card, turn=turn)


@pytest.mark.parametrize(("card", "age", "money", "goods", "points", "shields"), BUILDINGS)
@pytest.mark.parametrize("seat", [0, 1])
def test_du_6_3_every_building(card, age, money, goods, points, shields, seat):
    """DU-5.5: whoever owns nothing pays two coins for a good, if the other produces nothing."""
    p = opened(card, age, seat)
    assert price(p, seat, card) == money + 2 * len(goods)
    before = score(p, seat) - score(p, seat, "coins") - score(p, seat, "military")
    play(p, seat, f"build {card}")
    gained = score(p, seat) - score(p, seat, "coins") - score(p, seat, "military") - before
    assert gained - score(p, seat, "guilds") - score(p, seat, "temples") == points
    assert p.pawn == (shields if seat == 0 else -shields)


SOURCES = {
    "W": "lumber_yard logging_camp", "C": "clay_pool clay_pit", "S": "quarry stone_pit", "G": "glassworks glassblower",
    "P": "press drying_room",
}  # fmt: skip


@pytest.mark.parametrize(("card", "age", "money", "goods", "points", "shields"), [row for row in BUILDINGS if row[3]])
def test_du_5_4_every_good_of_the_cost_is_asked_for(card, age, money, goods, points, shields):
    """Own goods make the price fall by exactly those that are printed."""
    for good, sources in SOURCES.items():
        cards = [source for source in sources.split() if source != card]
        p = opened(card, age, 0, cards=" ".join(cards))
        owned = min(len(cards), goods.count(good))
        assert price(p, elodie, card) == money + 2 * (len(goods) - owned)


@pytest.mark.parametrize(("wonder", "goods", "points", "shields", "taken", "again"), WONDERS)
@pytest.mark.parametrize("seat", [0, 1])
def test_du_12_every_wonder(wonder, goods, points, shields, taken, again, seat):
    players = [elodie(coins=60, wonders=wonder), jack(coins=60)][:: 1 if seat == 0 else -1]
    p = table(*players, age=2, cards="brewery walls statue", turn=seat)
    assert price(p, seat, wonder) == 2 * len(goods)
    play(p, seat, f"wonder {wonder} with brewery")
    assert score(p, seat, "wonders") == points
    assert p.pawn == (shields if seat == 0 else -shields)
    assert coins(p, seat) == 60 - 2 * len(goods) + taken
    if wonder not in {"the_great_library", "the_divine_theater", "the_mausoleum"}:  # these ask first
        assert p.actor() == (seat if again else 1 - seat)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "more",
    [
        {"cards": "altar"},
        {"cards": "academy"},
        {"cards": "port"},
        {"cards": "greek_grand_temple"},
        {"standing": "the_pyramids"},
        {"progress": "philosophy"},
        {"progress": "agriculture"},
        {"progress": "mathematics"},
        {"divinities": "aphrodite"},
        {"divinities": "astarte", "astarte": 2},
        {"coins": 12},
    ],
)
def test_du_15_3_points_of_every_kind_win_the_game(seat, more):
    """DU-15.4: nothing else lies before either player but seven coins and the discarded card's."""
    mine = {"coins": 7, **more}
    players = [elodie(**mine), jack(coins=8)][:: 1 if seat == 0 else -1]
    p = table(*players, age=3, structure={0: "arena"}, turn=1 - seat)
    play(p, 1 - seat, "discard arena")
    assert (p.ending(), p.ranking()[seat], p.payoff(seat)) == ("civilian", 1, 1.0)
    told = p.scores()
    assert told[seat]["total"] == sum(told[seat]["parts"].values()) > told[1 - seat]["total"]


@pytest.mark.parametrize(("pawn", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (5, 5), (6, 10), (8, 10)])
def test_du_15_4_military_points_win_the_game_too(pawn, points):
    p = base(elodie(), jack(), age=3, structure={0: "arena"}, pawn=pawn)
    play(p, elodie, "discard arena")
    assert (score(p, elodie, "military"), score(p, jack, "military")) == (points, 0)
    assert p.ranking() == ([1, 2] if pawn else [1, 1])
