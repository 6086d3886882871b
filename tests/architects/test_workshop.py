"""AR-8: hiring apprentices and drawing building cards."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    deck_without,
    display,
    events,
    goods,
    hand,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    truth,
    virtue,
    why,
)

ROWS = "woodcutter_1 swindler_wood labourer pickpocket merchant_clay merchant_gold merchant_wood thief"


def test_ar_8_1_four_silver_two_of_it_tax():
    p = table(ann(goods="5 silver"), bob(), apprentice_display=ROWS)
    play(p, ann, "place workshop", "hire top_1")
    assert player(p, ann)["apprentices"] == ["woodcutter_1"]
    assert (goods(p, ann), seen(p)["tax"]) == ({"silver": 1}, 6)


def test_ar_8_1_who_cannot_hire_draws():
    p = table(ann(goods="3 silver"), bob(), apprentice_display=ROWS)
    play(p, ann, "place workshop")
    assert (player(p, ann)["hand_size"], p.turn) == (1, bob)


def test_ar_8_2_reach_by_workers_in_both_rows():
    p = table(ann(goods="4 silver", workers="1 workshop"), bob(), apprentice_display=ROWS)
    play(p, ann, "place workshop")
    assert choices(p, ann) == ["hire top_1", "hire top_2", "hire bottom_1", "hire bottom_2", "draw"]


def test_ar_8_2_four_workers_reach_everything():
    p = table(ann(goods="4 silver", workers="6 workshop"), bob(), apprentice_display=ROWS)
    play(p, ann, "place workshop")
    assert len(choices(p, ann)) == 9


def test_ar_8_3_skipping_puts_silver_on_the_cards_passed_over():
    """AR-EX-07: two workers, the Pickpocket in column 4: 2 tax, 2 silver, and a coin on columns 1 and 2."""
    p = table(ann(goods="6 silver", workers="1 workshop"), bob(), apprentice_display=ROWS)
    play(p, ann, "place workshop", "hire top_4")
    assert goods(p, ann) == {}
    assert (seen(p)["tax"], virtue(p, ann)) == (6, 6)
    assert display(p)[:3] == [("woodcutter_1", 1), ("swindler_wood", 1), ("labourer", 0)]
    assert display(p)[3][1] == 0
    assert display(p)[3][0] == events(p, "apprentice_revealed")[0]["apprentice"]


def test_ar_8_3_skipping_costs_own_silver():
    p = table(ann(goods="5 silver"), bob(), apprentice_display=ROWS)
    play(p, ann, "place workshop")
    assert choices(p, ann) == ["hire top_1", "hire top_2", "hire bottom_1", "hire bottom_2", "draw"]
    assert refused(p, ann, "hire top_3") == "AR-8.3"
    assert why(p, ann, "hire bottom_4") == (
        "hire-too-dear", {"apprentice": "thief", "price": 7, "silver": 5, "missing": 2, "skip": 3},
    )  # fmt: skip


def test_ar_8_3_coins_pile_up():
    p = table(ann(goods="7 silver"), bob(goods="7 silver"), apprentice_display=ROWS)
    play(p, ann, "place workshop", "hire bottom_4")
    play(p, bob, "place workshop", "hire bottom_3")
    assert display(p, "bottom")[:2] == [("merchant_clay", 2), ("merchant_gold", 2)]
    assert goods(p, bob) == {"silver": 2}  # 2 tax, 2 silver, 2 on cards, and the coin Ann had put on it


def test_ar_8_4_the_hirer_gets_the_silver_on_the_card_after_paying():
    p = table(ann(goods="4 silver"), bob(), apprentice_display=ROWS, apprentice_silver=[3, 0, 0, 0, 0, 0, 0, 0])
    play(p, ann, "place workshop", "hire top_1")
    assert goods(p, ann) == {"silver": 3}


def test_ar_8_4_that_silver_cannot_help_to_pay():
    p = table(ann(goods="3 silver"), bob(), apprentice_display=ROWS, apprentice_silver=[3, 0, 0, 0, 0, 0, 0, 0])
    assert play(p, ann, "place workshop").turn == bob


def test_ar_8_4_virtue_of_the_card():
    shown = "acolyte_tiling swindler_clay gatekeeper illusionist squire_gold trickster thief patron_clay"
    p = table(ann(goods="9 silver"), bob(), apprentice_display=shown)
    assert virtue(play(p.clone(), ann, "place workshop", "hire top_1"), ann) == 8
    assert virtue(play(p.clone(), ann, "place workshop", "hire top_2"), ann) == 6
    assert virtue(play(p.clone(), ann, "place workshop", "hire bottom_3"), ann) == 7


def test_ar_8_5_a_full_house_dismisses_one_first():
    crew = "acolyte_tiling miner_1 miner_2 jeweller_1 jeweller_2"
    p = table(ann(goods="4 silver", apprentices=crew), bob(), apprentice_display=ROWS)
    play(p, ann, "place workshop", "hire top_1")
    assert phase(p) == "dismiss"
    assert seen(p)["about"] == {"slot": "top_1", "apprentice": "woodcutter_1"}
    assert refused(p, ann, "dismiss woodcutter_1") == "AR-8.5"
    play(p, ann, "dismiss acolyte_tiling")
    assert set(player(p, ann)["apprentices"]) == {"miner_1", "miner_2", "jeweller_1", "jeweller_2", "woodcutter_1"}
    assert virtue(p, ann) == 7  # its virtue is not undone
    assert truth(p, "apprentice_deck")[-1] == "acolyte_tiling"
    assert seen(p)["apprentices"]["bottom"] == ["acolyte_tiling"]


def test_ar_8_6_the_row_slides_left_with_its_silver():
    p = table(ann(goods="9 silver"), bob(), apprentice_display=ROWS, apprentice_silver=[0, 1, 2, 3, 4, 0, 0, 0])
    play(p, ann, "place workshop", "hire top_1")
    assert display(p)[:3] == [("swindler_wood", 1), ("labourer", 2), ("pickpocket", 3)]
    assert display(p, "bottom")[0] == ("merchant_clay", 4)
    assert seen(p)["apprentices"]["deck"] == 31


@pytest.mark.parametrize(("there", "drawn"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_ar_8_7_drawing_buildings(there: int, drawn: int):
    """AR-EX-08: the second worker draws 2."""
    p = table(ann(goods="4 silver", workers=f"{there} workshop"), bob())
    play(p, ann, "place workshop", "draw")
    assert player(p, ann)["hand_size"] == drawn


def test_ar_8_7_from_the_top_of_the_deck():
    p = table(ann(workers="1 workshop"), bob(), building_deck=deck_without("castle keep", ""))
    play(p, ann, "place workshop")
    assert hand(p, ann) == {"castle", "keep"}
    assert events(p, "cards_drawn", ann)[0]["buildings"] == ["castle", "keep"]
    assert events(p, "cards_drawn", bob)[0]["buildings"] is None


def test_prices_are_told_before():
    p = table(ann(goods="5 silver"), bob(), apprentice_display=ROWS, apprentice_silver=[0, 2, 0, 0, 0, 0, 0, 0])
    told = seen(p, ann)["visits"]["workshop"]["hire"]
    assert told[1] == {
        "slot": "top_2", "apprentice": "swindler_wood", "tax": 2, "silver": 2, "skip": 1, "total": 5, "gain": 2,
        "affordable": True, "over": 0,
    }  # fmt: skip
    assert (told[3]["affordable"], told[3]["over"]) == (False, 2)
