"""DU-5: costs, trade, chains, discounts, and the coins that change hands."""

from itertools import product

import pytest

from adamak.core import Rng
from adamak.games.duel import GAME, payment
from adamak.games.duel.data import CARD_IDS, WONDER_IDS
from adamak.games.duel.slow_rules import Trade

from .arrange import (
    base,
    city,
    coins,
    elodie,
    events,
    jack,
    may,
    play,
    player,
    price,
    reckoning,
    refused,
    score,
    seen,
    table,
    why,
)


def test_du_5_1_coins_to_the_bank_goods_are_not_spent():
    p = base(elodie("quarry lumber_yard", coins=5), jack(coins=3), cards="rostrum barracks walls")
    play(p, elodie, "build rostrum")
    assert (coins(p, elodie), coins(p, jack)) == (5, 3)
    assert player(p, elodie)["production"] == {"wood": 1, "clay": 0, "stone": 1, "glass": 0, "papyrus": 0}
    play(p, jack, "build barracks")
    assert (coins(p, elodie), coins(p, jack)) == (5, 0)


def test_du_5_2_a_card_without_cost_is_free():
    p = base(elodie(coins=0), jack(), age=1, cards="theater")
    play(p, elodie, "build theater")
    assert coins(p, elodie) == 0


def test_du_5_3_chain():
    p = base(elodie("stable"), jack("garrison"), cards="horse_breeders barracks")
    assert reckoning(p, elodie, "horse_breeders")["way"] == "chain"
    assert may(p, elodie, "build horse_breeders")
    assert not may(p, elodie, "build barracks"), "the symbol must lie in the own city"


def test_du_5_3_a_mythology_token_builds_its_temple_and_is_kept():
    one = elodie(mythology_tokens="roman roman")
    p = table(one, jack(), age=3, cards="roman_grand_temple greek_grand_temple")
    assert (price(p, elodie, "roman_grand_temple"), price(p, elodie, "greek_grand_temple")) == (0, 10)
    play(p, elodie, "build roman_grand_temple")
    assert player(p, elodie)["mythology_tokens"] == ["roman", "roman"]


def test_du_5_4_production_and_one_unit_of_each_choice():
    one = elodie("sawmill forum caravansery", standing="piraeus the_great_lighthouse")
    p = base(one, jack(), age=3, cards="palace study")
    assert player(p, elodie)["choices"] == [
        ["glass", "papyrus"],
        ["wood", "clay", "stone"],
        ["wood", "clay", "stone"],
        ["glass", "papyrus"],
    ]
    assert price(p, elodie, "palace") == 0, "wood made; clay, stone, glass, glass chosen"
    assert price(p, elodie, "study") == 0, "two wood made; glass and papyrus chosen"


def test_du_5_4_a_wonder_produces_only_while_it_stands():
    p = base(elodie(coins=9, wonders="piraeus"), jack(), age=1, cards="workshop")
    assert price(p, elodie, "workshop") == 2


def test_du_5_5_any_number_of_units_may_be_bought():
    p = base(elodie(coins=11), jack(), age=3, cards="arsenal palace")
    assert price(p, elodie, "arsenal") == 5 * 2
    assert may(p, elodie, "build arsenal")


def test_du_5_6_trade_price_counts_the_opponents_brown_and_grey_cards():
    p = base(elodie(coins=30), jack("sawmill lumber_yard glassworks forum", standing="piraeus"), cards="courthouse")
    assert player(p, elodie)["unit_prices"] == {"wood": 5, "clay": 2, "stone": 2, "glass": 3, "papyrus": 2}
    assert price(p, elodie, "courthouse") == 5 + 5 + 3


def test_du_5_6_the_price_does_not_rise_within_one_construction():
    p = base(elodie(coins=30), jack("quarry"), cards="aqueduct")
    assert reckoning(p, elodie, "aqueduct")["goods"] == [
        {"good": "stone", "needed": 3, "produced": 0, "by_choice": 0, "waived": 0, "bought": 3, "each": 3}
    ]


def test_du_5_7_fixed_prices():
    one = elodie("stone_reserve clay_reserve wood_reserve customs_house", coins=50)
    other = jack("sawmill brickyard shelf_quarry glassworks press")
    p = base(one, other, age=3, cards="palace")
    assert set(player(p, elodie)["unit_prices"].values()) == {1}
    assert price(p, elodie, "palace") == 5


def test_du_5_8_masonry_for_blue_cards_only():
    one = elodie(coins=30, progress="masonry")
    p = base(one, jack("shelf_quarry"), cards="aqueduct walls rostrum")
    assert price(p, elodie, "aqueduct") == 4, "two of three stones need not be supplied"
    assert price(p, elodie, "walls") == 8, "red"
    assert price(p, elodie, "rostrum") == 0


def test_du_5_8_architecture_for_wonders_takes_the_dearest():
    one = elodie(coins=30, progress="architecture", wonders="the_pyramids")
    p = base(one, jack("shelf_quarry quarry press"), age=3, cards="palace obelisk")
    # 3 stone at 5 each, 1 papyrus at 3: two stones are waived.
    assert price(p, elodie, "the_pyramids") == 5 + 3
    assert price(p, elodie, "obelisk") == 5 + 5 + 2, "not for Buildings"


def test_du_5_8_coins_of_the_cost_are_not_reduced():
    p = base(elodie(coins=30, progress="masonry"), jack(), cards="barracks customs_house")
    assert (price(p, elodie, "barracks"), price(p, elodie, "customs_house")) == (3, 4)


def test_du_5_9_the_cheapest_assignment_is_found():
    """Caravansery gives the stone (5 coins), not the wood (2); Masonry waives what is dearest of the rest."""
    p = base(elodie("caravansery", coins=30), jack("shelf_quarry quarry"), cards="archery_range")
    assert price(p, elodie, "archery_range") == 2 + 2
    told = {good["good"]: good for good in reckoning(p, elodie, "archery_range")["goods"]}
    assert (told["stone"]["by_choice"], told["wood"]["bought"]) == (1, 1)


def test_du_5_9_chain_then_engineering_then_normal():
    p = table(elodie("garrison", coins=9, progress="engineering"), jack(), cards="barracks")
    assert reckoning(p, elodie, "barracks")["way"] == "chain"
    p = table(elodie(coins=9, progress="engineering"), jack(), cards="barracks")
    assert reckoning(p, elodie, "barracks")["way"] == "engineering"
    # A normal cost of one coin: Engineering, so that nothing goes to an owner of Economy.
    p = table(
        elodie("clay_reserve lumber_yard", coins=9, progress="engineering"),
        jack(progress="economy"),
        cards="horse_breeders",
    )
    assert reckoning(p, elodie, "horse_breeders")["way"] == "engineering"
    play(p, elodie, "build horse_breeders")
    assert (coins(p, elodie), coins(p, jack)) == (8, 0)


def test_du_5_9_there_is_nothing_to_decide():
    p = base(elodie("caravansery forum", coins=30), jack(), cards="archery_range")
    play(p, elodie, "build archery_range")
    assert p.actors() == [jack]


def test_du_5_9_the_engines_price_is_the_cheapest_of_all_assignments():
    """The short cut against brute force, over random cities and all cards and Wonders."""
    rng = Rng("prices")
    goods = [card for card in CARD_IDS if card in CARD_IDS[:8] + CARD_IDS[23:28]]
    helpers = ["stone_reserve", "clay_reserve", "wood_reserve", "customs_house", "forum", "caravansery"]
    for _ in range(60):
        mine = [card for card in goods + helpers if rng.below(3) == 0]
        others = [card for card in goods if card not in mine and rng.below(2) == 0]
        tokens = [token for token in ("architecture", "masonry", "engineering") if rng.below(2)]
        wonders = [wonder for wonder in ("piraeus", "the_great_lighthouse") if rng.below(2)]
        p = table(
            elodie(" ".join(mine), progress=tokens, standing=dict.fromkeys(wonders)),
            jack(" ".join(others)),
            age=3,
            structure={0: "palace", 1: "arena"},
        )
        for k, card in enumerate(CARD_IDS):
            told = payment.card_price(p, 0, k)
            slow = Trade(p, 0).card_cost(card)
            fast = payment.total(told), payment.traded(told), ("normal", "chain", "engineering")[payment.way(told)]
            assert fast == (slow["total"], slow["trade"], slow["way"]), (card, mine, others, tokens)
        for k, wonder in enumerate(WONDER_IDS):
            assert payment.total(payment.wonder_price(p, 0, k)) == Trade(p, 0).wonder_cost(wonder)["total"]


def test_du_5_10_engineering_for_every_card_with_a_symbol():
    one = elodie(coins=1, progress="engineering")
    p = table(one, jack(coins=0, progress="economy"), age=3, cards="gardens greek_grand_temple palace lighthouse")
    told = seen(p)["prices"][0]["cards"]
    assert {card: told[card]["total"] for card in told} == {
        "gardens": 1,
        "greek_grand_temple": 1,
        "palace": 10,
        "lighthouse": 1,
    }
    play(p, elodie, "build greek_grand_temple")
    assert (coins(p, elodie), coins(p, jack)) == (0, 0)


def test_du_5_10_engineering_is_not_used_when_the_normal_cost_is_nothing():
    p = table(elodie("clay_pool brickyard", progress="engineering"), jack(), cards="statue")
    assert reckoning(p, elodie, "statue")["way"] == "normal"


def test_du_5_11_coins_available_before_any_gain():
    p = base(elodie(coins=3), jack(), age=3, cards="chamber_of_commerce palace")
    assert why(p, elodie, "build chamber_of_commerce") == (
        "card-too-dear",
        {"card": "chamber_of_commerce", "price": 4, "coins": 3, "missing": 1},
    )
    p = table(elodie(coins=1, astarte=3, divinities="astarte"), jack(), age=3, cards="chamber_of_commerce palace")
    assert may(p, elodie, "build chamber_of_commerce")


def test_du_5_11_for_wonders_and_activations_too():
    p = table(elodie(coins=2, wonders="the_pyramids"), jack(), cards="walls", pantheon={1: "mars"})
    assert refused(p, elodie, "wonder the_pyramids with walls") == "DU-5.11"
    assert refused(p, elodie, "activate mars") == "DU-5.11"


def test_du_5_12_economy_takes_coins_for_goods_only():
    one = elodie(coins=30, progress="engineering", wonders="the_colossus")
    p = table(one, jack(progress="economy"), cards="caravansery horse_breeders walls", pantheon={1: "tanit"})
    # Caravansery: 2 coins printed, glass and papyrus bought.
    assert coins(play(p.clone(), elodie, "build caravansery"), jack) == 4
    assert coins(play(p.clone(), elodie, "build horse_breeders"), jack) == 0
    assert coins(play(p.clone(), elodie, "activate tanit"), jack) == 0
    assert coins(play(p.clone(), elodie, "wonder the_colossus with walls"), jack) == 8
    p = base(elodie("stone_reserve", coins=5), jack(progress="economy"), cards="walls")
    assert coins(play(p, elodie, "build walls"), jack) == 2, "also at the fixed price"


def test_du_5_13_treasury_first_then_astarte():
    p = table(elodie(coins=3, astarte=7, divinities="astarte"), jack(), cards="customs_house")
    play(p, elodie, "build customs_house")
    assert (player(p, elodie)["coins"], player(p, elodie)["astarte"]) == (0, 6)


def test_du_5_14_free_constructions_are_no_chain_and_no_trade():
    one = elodie("baths", coins=40, progress="urbanism", wonders="the_mausoleum")
    p = base(one, jack("brickyard", coins=0, progress="economy"), cards="walls", discard_pile="aqueduct tavern")
    before = coins(p, elodie)
    cost = price(p, elodie, "the_mausoleum")
    play(p, elodie, "wonder the_mausoleum with walls")
    paid = coins(p, jack)
    play(p, elodie, "revive aqueduct")
    assert coins(p, elodie) == before - cost
    assert coins(p, jack) == paid
    assert score(p, elodie, "blue") == 3 + 5


def test_du_5_14_other_effects_of_a_free_card_apply():
    p = table(elodie(coins=3), jack(), pantheon={1: "hades"}, discard_pile="brewery")
    play(p, elodie, "activate hades", "revive brewery")
    assert coins(p, elodie) == 6
    assert city(p, elodie) == ["brewery"]


def test_the_price_is_told_in_the_log():
    p = base(elodie("quarry", coins=9), jack("lumber_yard"), cards="rostrum")
    play(p, elodie, "build rostrum")
    assert events(p, kind="built") == [
        {"event": "built", "seat": 0, "card": "rostrum", "price": 3, "trade": 3, "way": "normal"}
    ]


@pytest.mark.parametrize("pantheon", [True, False])
def test_prices_in_whole_games_are_those_of_the_second_reckoning(pantheon: bool):
    rng = Rng(f"game {pantheon}")
    p = GAME.start(2, {"pantheon": pantheon}, seed="prices")
    while not p.is_over():
        seat = p.actor()
        if seen(p)["phase"] == "turn":
            for who, (slot, card) in product(range(2), enumerate(CARD_IDS)):
                if slot % 7 == 0:
                    assert payment.total(payment.card_price(p, who, slot)) == Trade(p, who).card_cost(card)["total"]
        legal = p.legal(seat)
        p.apply(seat, legal[rng.below(len(legal))])
