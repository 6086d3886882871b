"""DU-6: Buildings, discards, Wonders, and the limit of seven."""

import pytest

from adamak.core import Problem
from adamak.games.duel.data import CARD_IDS, CARD_ROWS, SHIELDS, SYMBOL, VP

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
    refused,
    score,
    seen,
    slot_of,
    standing,
    table,
    unbuilt,
    why,
)


def test_du_6_1_construct_a_building():
    p = base(elodie(coins=5), jack(), cards="barracks walls")
    slot = slot_of(p, "barracks")
    play(p, elodie, "build barracks")
    assert (coins(p, elodie), city(p, elodie), p.pawn) == (2, ["barracks"], 1)
    assert seen(p)["structure"][slot] is None


def test_du_6_2_both_cards_with_the_same_symbol():
    p = base(elodie("scriptorium", coins=9), jack(), cards="library")
    play(p, elodie, "build library")
    assert city(p, elodie) == ["scriptorium", "library"]


def test_du_6_2_all_cards_are_unique():
    with pytest.raises(Problem, match="setup-pieces"):
        base(elodie("scriptorium"), jack("scriptorium"), cards="library")


@pytest.mark.parametrize("card", [card for card in CARD_IDS if not card.endswith(("guild", "grand_temple"))])
def test_du_6_3_effects_of_every_building(card: str):
    """Shields move the pawn, symbols and points count, each as the table says."""
    k = CARD_IDS.index(card)
    age = 1 if k < 23 else 2 if k < 46 else 3
    p = base(elodie(coins=50), jack(), age=age, cards=card)
    points = score(p, elodie) - score(p, elodie, "coins")
    play(p, elodie, f"build {card}")
    assert p.pawn == SHIELDS[k]
    assert sum(player(p, elodie)["symbols"].values()) == (SYMBOL[k] >= 0)
    gained = score(p, elodie) - score(p, elodie, "coins") - score(p, elodie, "military") - points
    assert gained == VP[k]
    assert city(p, elodie) == [card]
    made = sum(player(p, elodie)["production"].values())
    assert made == len("".join(e[8:] for e in CARD_ROWS[k][3].split(", ") if e.startswith("produce ")))


def test_du_6_4_effects_cannot_be_refused():
    """A pair must be taken: no move but the tokens."""
    p = base(elodie("scriptorium", coins=9), jack(), cards="library", progress_board="law economy")
    play(p, elodie, "build library")
    assert [p.why_not(0, move) is None for move in range(805)].count(True) == 2
    assert refused(p, elodie, "discard 1") == "DU-4.3"


def test_du_6_5_discard_for_two_coins_and_one_per_yellow_card():
    p = base(elodie("tavern"), jack("forum brewery"), cards="walls library")
    assert [player(p, seat)["discard_value"] for seat in range(2)] == [3, 4]
    play(p, elodie, "discard walls")
    play(p, jack, "discard library")
    assert (coins(p, elodie), coins(p, jack)) == (3, 4)
    assert city(p, elodie) == ["tavern"]


def test_du_6_6_what_the_discard_pile_holds():
    one = elodie(coins=50, wonders="circus_maximus the_statue_of_zeus")
    p = base(one, jack("press lumber_yard"), cards="walls library school statue temple")
    play(p, elodie, "wonder circus_maximus with walls", "destroy press")
    play(p, jack, "discard library")
    play(p, elodie, "wonder the_statue_of_zeus with school", "destroy lumber_yard")
    assert seen(p)["discard_pile"] == ["lumber_yard", "press", "library"], "not the cards under Wonders"
    assert seen(p, jack)["discard_pile"] == seen(p, elodie)["discard_pile"]


def test_du_6_6_cards_removed_at_setup_are_not_in_it():
    p = table(elodie(coins=3), jack(), pantheon={1: "hades"}, discard_pile="tavern")
    play(p, elodie, "activate hades")
    assert [p.why_not(0, move) is None for move in range(805)].count(True) == 1


def test_du_6_7_a_card_struck_face_down_becomes_public():
    p = table(elodie(coins=3), jack(), pantheon={1: "zeus"}, structure={15: "walls", 18: "library", 0: "school"})
    assert seen(p)["structure"][15]["card"] is None
    play(p, elodie, "activate zeus", "strike 15")
    assert seen(p, jack)["discard_pile"] == ["walls"]
    assert events(p, jack, "card_struck")[0]["card"] == "walls"


def test_du_6_8_construct_a_wonder():
    one = elodie("shelf_quarry", coins=20, wonders="the_pyramids")
    p = base(one, jack(wonders="piraeus"), age=3, cards="pretorium palace")
    play(p, elodie, "wonder the_pyramids with pretorium")
    assert coins(p, elodie) == 20 - 2 - 2, "the Wonder's cost, not the card's"
    assert p.pawn == 0, "the card has no effect"
    assert (standing(p, elodie), unbuilt(p, elodie)) == (["the_pyramids"], [])


def test_du_6_8_own_unbuilt_wonders_only():
    one = elodie(coins=50, wonders="the_pyramids", standing="the_sphinx")
    p = base(one, jack(wonders="piraeus"), cards="walls")
    assert why(p, elodie, "wonder the_sphinx with walls")[0] == "wonder-stands"
    assert why(p, elodie, "wonder piraeus with walls") == ("wonder-not-yours", {"wonder": "piraeus", "seat": 1})
    assert why(p, elodie, "wonder the_colossus with walls")[0] == "wonder-not-in-play"


def test_du_6_9_the_card_under_a_wonder_is_known_to_both():
    p = base(elodie(coins=50, wonders="the_pyramids"), jack(), cards="walls")
    play(p, elodie, "wonder the_pyramids with walls")
    for seat in (elodie, jack):
        assert seen(p, seat)["players"][0]["wonders"] == [{"wonder": "the_pyramids", "standing": True, "card": "walls"}]


def six(**facts):
    one = elodie(coins=60, wonders="the_pyramids", standing="the_appian_way circus_maximus the_colossus")
    other = jack(coins=60, wonders="piraeus", standing="the_sphinx the_mausoleum the_hanging_gardens")
    return base(one, other, cards="walls library school", **facts)


def test_du_6_10_the_eighth_wonder_returns_to_the_box():
    p = six()
    assert may(p, elodie, "wonder the_pyramids with walls")
    play(p, elodie, "wonder the_pyramids with walls")
    assert unbuilt(p, jack) == []
    assert events(p, kind="wonder_returned") == [{"event": "wonder_returned", "seat": 1, "wonder": "piraeus"}]
    assert refused(p, jack, "wonder piraeus with library") == "DU-6.10"


def test_du_6_10_whoever_owns_it():
    """The constructor of the seventh may lose their own last one."""
    one = elodie(coins=60, wonders="the_pyramids piraeus", standing="the_appian_way the_colossus")
    other = jack(standing="the_sphinx the_mausoleum the_hanging_gardens circus_maximus")
    p = base(one, other, cards="walls")
    play(p, elodie, "wonder the_pyramids with walls")
    assert unbuilt(p, elodie) == []


def test_du_6_10_by_any_means():
    one = elodie(coins=3, wonders="the_pyramids", standing="the_appian_way circus_maximus the_colossus")
    other = jack(wonders="piraeus", standing="the_sphinx the_mausoleum the_hanging_gardens")
    p = table(one, other, pantheon={1: "isis"}, discard_pile="tavern")
    play(p, elodie, "activate isis", "bury tavern", "raise the_pyramids")
    assert unbuilt(p, jack) == []


def test_du_6_10_after_anubis_only_the_freed_wonder_can_be_rebuilt():
    one = elodie(coins=60, standing="the_appian_way circus_maximus the_colossus the_pyramids")
    other = jack(coins=60, standing="the_sphinx the_mausoleum the_hanging_gardens")
    p = table(one, other, pantheon={1: "anubis"}, cards="walls library school")
    play(p, elodie, "activate anubis", "topple the_sphinx")
    assert unbuilt(p, jack) == ["the_sphinx"]
    play(p, jack, "wonder the_sphinx with walls")
    assert len(standing(p, elodie)) + len(standing(p, jack)) == 7
    assert not events(p, kind="wonder_returned")


def test_du_6_10_more_than_four_wonders_of_one_player():
    """After Ra: DU-EX-10 builds the fifth; here its price is the usual one."""
    one = elodie(coins=9, wonders="the_pyramids", standing="the_appian_way circus_maximus the_colossus piraeus")
    p = table(one, jack(), cards="walls")
    assert price(p, elodie, "the_pyramids") == 6, "three stones; Piraeus gives the papyrus"
    play(p, elodie, "wonder the_pyramids with walls")
    assert len(standing(p, elodie)) == 5
