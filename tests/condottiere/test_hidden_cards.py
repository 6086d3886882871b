"""CO-18: hidden cards."""

import pytest

from .arrange import (
    anna,
    battle,
    bruno,
    cards,
    carla,
    choices,
    compared,
    discard_pile,
    events,
    everybody_passes,
    hand,
    happened,
    line,
    owner,
    passed,
    phase,
    pile,
    play,
    refused,
    samples,
    seen,
    strengths,
    table,
    why,
)

HIDDEN = {"hidden_cards": True}
BEFORE = {"hidden_cards": True, "hidden_flip": "before_effect"}


def hiding(*players: dict, options: dict = HIDDEN, **facts: object) -> object:
    return battle(*players, options=options, **facts)


def face_down(p: object, seat: int) -> str | None:
    """What lies face down, as its owner knows it."""
    return seen(p, seat, seat)["face_down_card"]


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "10", "D", "H", "C"])
def test_co_18_1_played_face_down(card: str):
    p = hiding(anna(hand=f"{card} 1"), bruno(hand="1"))
    play(p, anna, card)
    assert (line(p, anna), face_down(p, anna)) == ([], pile(card)[0])


@pytest.mark.parametrize("card", ["W", "S", "B", "R", "X"])
def test_co_18_1_played_face_up(card: str):
    p = hiding(anna(hand=f"{card} 1"), bruno(hand="1"))
    play(p, anna, card)
    assert face_down(p, anna) is None
    assert line(p, anna) + discard_pile(p) == pile(card)


@pytest.mark.parametrize("card", ["6", "W", "R"])
def test_co_18_2_the_next_card_turns_the_hidden_one_up(card: str):
    p = hiding(anna(down="4", hand=f"{card} 1"), bruno(hand="1"))
    play(p, anna, card)
    assert "mercenary_4" in line(p, anna)
    assert {"event": "turned_up", "seat": anna, "card": "mercenary_4"} in events(p, "turned_up", bruno)
    assert face_down(p, anna) == ("mercenary_6" if card == "6" else None)


@pytest.mark.parametrize("hidden", ["1", "2", "3", "4", "5", "6", "10", "D", "H", "C"])
@pytest.mark.parametrize("options", [HIDDEN, BEFORE])
@pytest.mark.parametrize("card", ["5", "W"])
def test_co_18_2_every_hidden_card_is_turned_up_by_the_next(hidden: str, options: dict, card: str):
    p = hiding(anna(down=hidden, hand=f"{card} 1"), bruno(hand="1"), options=options)
    play(p, anna, card)
    assert pile(hidden)[0] in line(p, anna)
    assert face_down(p, anna) == ("mercenary_5" if card == "5" else None)


def test_co_18_2_the_cards_of_others_stay_hidden():
    p = hiding(anna(down="4", hand="6 1"), bruno(down="5", hand="1"))
    play(p, anna, "6")
    assert face_down(p, bruno) == "mercenary_5"


# --- timing (CO-18.3) -----------------------------------------------------------------------------


def test_co_18_3_the_own_bishop_strikes_before_the_card_is_turned_up():
    """R-26: also while its player decides about the Favor of the Pope."""
    p = hiding(anna(down="10", hand="B 1"), bruno(line="6", hand="1"))
    play(p, anna, "B")
    assert (phase(p), line(p, anna), line(p, bruno)) == ("place_favor", [], [])
    play(p, anna, "favor_off")
    assert line(p, anna) == cards("10")
    assert happened(p) == ["favor_placed", "turned_up"]


def test_co_18_3_scarecrow_looks_before_the_card_is_turned_up():
    """R-26."""
    p = hiding(anna(line="2", down="10", hand="R 1"), bruno(hand="1"))
    play(p, anna, "R")
    assert choices(p, anna) == ["take_back mercenary_2", "take_none"]
    play(p, anna, "take_back 2")
    assert (line(p, anna), hand(p, anna)) == (cards("10"), cards("1 2"))


def test_co_18_3_before_the_effect_by_table_option():
    """R-26 decided otherwise: the own Bishop hits the card, the own Scarecrow may take it."""
    p = hiding(anna(down="10", hand="B 1"), bruno(line="6", hand="1"), options=BEFORE)
    play(p, anna, "B")
    assert (line(p, anna), line(p, bruno), discard_pile(p)) == ([], cards("6"), cards("10 B"))
    p = hiding(anna(down="10", hand="R 1"), bruno(hand="1"), options=BEFORE)
    play(p, anna, "R")
    assert choices(p, anna) == ["take_back mercenary_10", "take_none"]


def test_co_18_3_surrender_turns_everything_up_and_compares():
    """R-33."""
    p = hiding(anna(down="10", hand="X 1"), bruno(down="D", line="6", hand="1"))
    play(p, anna, "X")
    assert [event["seat"] for event in events(p, "turned_up")] == [anna, bruno]
    assert compared(p) == [10, 12]


# --- passing (CO-18.4) ----------------------------------------------------------------------------


def test_co_18_4_whoever_passes_may_leave_it_or_turn_it_up():
    p = hiding(anna(down="10", hand="1"), bruno(hand="1"))
    play(p, anna, "pass")
    assert (phase(p), p.actors(), choices(p, anna)) == ("reveal_on_pass", [anna], ["stay_hidden", "reveal"])
    assert refused(p, bruno, "reveal") == "CO-18.4"


def test_co_18_4_left_hidden():
    p = hiding(anna(down="10", hand="1"), bruno(hand="1"))
    play(p, anna, "pass", "stay_hidden")
    assert (face_down(p, anna), line(p, anna), p.actors()) == ("mercenary_10", [], [bruno])


def test_co_18_4_turned_up_it_can_be_hit():
    p = hiding(anna(down="10", hand="1"), bruno(hand="B 1"))
    play(p, anna, "pass", "reveal")
    assert strengths(p) == [10, 0]
    play(p, bruno, "B", "favor_off")
    assert line(p, anna) == []


def test_co_18_4_an_automatic_pass_asks_nothing():
    """R-38."""
    p = hiding(anna(down="10"), bruno(hand="1 1"), turn=bruno)
    play(p, bruno, "1")
    assert (p.actors(), passed(p)) == ([bruno], [anna])
    assert face_down(p, anna) == "mercenary_10"


def test_co_18_4_without_a_hidden_card_nothing_is_asked():
    p = hiding(anna(line="10", hand="1"), bruno(hand="1"))
    play(p, anna, "pass")
    assert p.actors() == [bruno]


# --- the end of the battle (CO-18.5) --------------------------------------------------------------


def test_co_18_5_all_are_turned_up_before_anything_is_compared():
    p = hiding(anna(line="5", down="D", hand="1"), bruno(down="10", hand="1"), carla(line="S", down="C", hand="1"))
    everybody_passes(p)
    assert happened(p)[-8:-2] == ["turned_up", "turned_up", "turned_up", "strength", "strength", "strength"]
    assert compared(p) == [10, 13, 1]


def test_co_18_5_hidden_courtesans_count_for_the_token():
    p = hiding(anna(line="10", hand="1"), bruno(down="C", hand="1"))
    everybody_passes(p)
    assert (owner(p, "siena"), table(p)["holder"]) == (anna, bruno)


def test_co_18_5_winter_counts_hidden_mercenaries_one():
    p = hiding(anna(down="10", hand="1"), bruno(line="W 2 2", hand="1"))
    everybody_passes(p)
    assert compared(p) == [1, 2]


def test_co_18_6_announced_totals_leave_strength_and_effect_out():
    """A hidden Drummer doubles nothing yet, and a hidden 10 is not the highest for Spring."""
    p = hiding(anna(line="5", down="D", hand="1"), bruno(line="S", down="10", hand="1"))
    assert strengths(p) == [8, 0]


# --- Scarecrow and Bishop (CO-18.7, CO-18.8) ------------------------------------------------------


def test_co_18_7_scarecrow_cannot_take_back_a_face_down_mercenary():
    p = hiding(anna(line="2", down="10", hand="R 1"), bruno(hand="1"))
    play(p, anna, "R")
    assert (refused(p, anna, "take_back 10"), why(p, anna, "take_back 10")) == ("CO-18.7", "mercenary-face-down")


def test_co_18_7_with_a_hidden_mercenary_alone_nothing_is_asked():
    p = hiding(anna(down="10", hand="R 1"), bruno(hand="1"))
    play(p, anna, "R")
    assert (p.actors(), line(p, anna), hand(p, anna)) == ([bruno], cards("10"), cards("1"))


def test_co_18_7_what_was_taken_back_stays_known_when_an_equal_hidden_card_is_turned_up():
    """CO-5.11: the whole table saw a 10 go back to the hand; another 10 was turned up."""
    p = hiding(anna(line="10", down="10", hand="R 2"), bruno(hand="1"))
    play(p, anna, "R", "take_back 10")
    assert (line(p, anna), hand(p, anna)) == (cards("10"), cards("2 10"))
    assert seen(p, bruno, anna)["known"] == cards("10")


def test_co_18_8_bishop_looks_only_at_face_up_mercenaries():
    p = hiding(anna(down="10", line="3", hand="1"), bruno(line="6", down="6", hand="B 1"), turn=bruno)
    play(p, bruno, "B", "favor_off")
    assert (line(p, anna), face_down(p, anna)) == (cards("3"), "mercenary_10")
    assert line(p, bruno) == cards("6")
    assert discard_pile(p) == cards("6 B")


def test_co_18_8_a_hidden_mercenary_of_the_highest_strength_is_not_affected():
    p = hiding(anna(down="6", line="6", hand="1"), bruno(hand="B 1"), turn=bruno)
    play(p, bruno, "B", "favor_off")
    assert (line(p, anna), face_down(p, anna)) == ([], "mercenary_6")


# --- who knows what (CO-18.9) ---------------------------------------------------------------------


def test_co_18_9_everybody_sees_one_hidden_card_only_its_owner_knows_it():
    """R-27."""
    p = hiding(anna(hand="10 1"), bruno(hand="1"))
    play(p, anna, "10")
    for viewer in (bruno, -1):
        assert seen(p, viewer, anna)["face_down"]
        assert seen(p, viewer, anna)["face_down_card"] is None
        assert events(p, "played_hidden", viewer) == [{"event": "played_hidden", "seat": 0, "card": None}]
    assert seen(p, anna, anna)["face_down_card"] == "mercenary_10"
    assert events(p, "played_hidden", anna)[0]["card"] == "mercenary_10"


def test_co_18_9_others_imagine_only_cards_that_are_played_face_down():
    p = hiding(anna(down="10", hand="W S B R X"), bruno(hand="1"))
    imagined = {seen(s, anna, anna)["face_down_card"] for s in samples(p, bruno, 200)}
    assert imagined <= set(cards("1 2 3 4 5 6 10 D H C"))
    assert len(imagined) > 5
