"""TJ-7.1 to TJ-7.7: the Seaport."""

import pytest

from adamak.games.trajan.components import COMMODITY_IDS

from .arrange import (
    acting,
    choices,
    events,
    green,
    hand,
    may,
    phase,
    play,
    player,
    red,
    refused,
    score,
    seen,
    ship,
    why,
)

WILD = "forum_wild_commodity"


def all_but(*cards: str) -> str:
    """Every other card of the game, as a discard pile: so that the pile is short."""
    rest = [card for card in COMMODITY_IDS for _ in range(5)]
    for card in cards:
        rest.remove(card)
    return " ".join(rest)


# --- TJ-7.1 -----------------------------------------------------------------------------------------------


def test_tj_7_1_draw_two_and_discard_one():
    p = acting("seaport", red(hand="wine"), green(), pile=None, left="oil", right="fish")
    play(p, red, "draw_two")
    assert (len(hand(p, red)), phase(p), seen(p)["cards"]["pile"]) == (3, "discard", 55)
    drawn = events(p, red, "cards_drawn")[0]["cards"]
    assert events(p, green, "cards_drawn")[0]["cards"] is None
    play(p, red, f"discard {drawn[0]} right")
    assert seen(p)["cards"]["right"] == ["fish", drawn[0]]
    assert p.actors() == [1]


def test_tj_7_1_the_card_just_drawn_or_any_other():
    p = play(acting("seaport", red(hand="wine"), green()), red, "draw_two")
    assert {move.split()[1] for move in choices(p, red)} == set(hand(p, red))
    play(p, red, "discard wine left")
    assert seen(p)["cards"]["left"] == ["wine"]


@pytest.mark.parametrize("number", [14, 15, 29, 30, 44, 45])
@pytest.mark.parametrize("side", ["left", "right"])
def test_tj_7_1_a_discard_pile_of_any_height(side, number):
    """Fifteen cards fill a word: the next one begins another, and taking it back leaves those below."""
    low = all_but("wine").split()[:number]
    p = acting("seaport", red(hand="wine"), green(), **{"left": "", "right": "", side: " ".join(low)})
    stacks = seen(p)["stacks"]
    play(p, red, "draw_two", f"discard wine {side}")
    assert seen(p)["cards"][side] == [*low, "wine"]
    assert seen(p)["stacks"] == stacks
    p = acting("seaport", red(), green(), **{"left": "", "right": "", side: " ".join([*low, "wine"])})
    assert hand(play(p, red, f"take {side}"), red) == ["wine"]
    assert seen(p)["cards"][side] == low


def test_tj_7_1_needs_a_card_in_the_pile():
    p = acting("seaport", red(), green(), left=all_but(), pile="")
    assert refused(p, red, "draw_two") == "TJ-7.1"


def test_tj_7_1_no_discard_if_only_one_card_could_be_drawn():
    p = acting("seaport", red(), green(), left=all_but("wheat"), pile="wheat")
    play(p, red, "draw_two")
    assert (hand(p, red), p.actors()) == (["wheat"], [1])


def test_r_06_option_reshuffle():
    """TJ-7.1: the discarded cards below the two top ones become the pile."""
    facts = {"left": all_but("fish"), "right": "fish", "pile": ""}
    p = acting("seaport", red(), green(), commodity_pile_exhausted="reshuffle_discards_below_top", **facts)
    top = seen(p)["cards"]["left"][-1]
    play(p, red, "draw_two")
    assert events(p, kind="pile_reshuffled") == [{"event": "pile_reshuffled", "number": 58}]
    assert seen(p)["cards"] == {"pile": 56, "left": [top], "right": ["fish"]}


@pytest.mark.parametrize("side", ["left", "right"])
def test_r_06_option_a_side_without_a_card_has_none_to_give(side):
    """TJ-7.1: of 60 cards on the other side all but the top one are shuffled."""
    facts = {"left": "", "right": "", "pile": "", side: all_but()}
    p = acting("seaport", commodity_pile_exhausted="reshuffle_discards_below_top", **facts)
    play(p, red, "draw_two")
    assert events(p, kind="pile_reshuffled") == [{"event": "pile_reshuffled", "number": 59}]


@pytest.mark.parametrize(("left", "right"), [("fish", None), (None, "fish")])
def test_r_06_option_the_cards_below_either_top_are_shuffled(left, right):
    """TJ-7.1: it does not matter on which side they lie."""
    facts = {"left": left or all_but("fish"), "right": right or all_but("fish"), "pile": ""}
    assert may(acting("seaport", commodity_pile_exhausted="reshuffle_discards_below_top", **facts), red, "draw_two")
    assert refused(acting("seaport", **facts), red, "draw_two") == "TJ-7.1"


# --- TJ-7.2 -----------------------------------------------------------------------------------------------


def test_tj_7_2_take_the_top_of_a_discard_pile():
    p = play(acting("seaport", red(), green(), left="oil wine", right="fish"), red, "take left")
    assert (hand(p, red), seen(p)["cards"]["left"]) == (["wine"], ["oil"])
    assert player(p, red, viewer=green)["known"] == ["wine"]


def test_tj_7_2_an_empty_discard_pile_is_refilled_at_once():
    p = play(acting("seaport", red(), green(), left="wine", right="fish"), red, "take left")
    assert (len(seen(p)["cards"]["left"]), seen(p)["cards"]["pile"]) == (1, 57)


def test_tj_7_2_nothing_to_take():
    rest = all_but("wine")
    p = acting("seaport", red(), green(), left="wine", right=rest, pile="")
    play(p, red, "take left")
    assert seen(p)["cards"]["left"] == [], "R-07: the pile is empty too"
    p = acting("seaport", green(), red(), right=all_but(), pile="")
    assert why(p, red, "take left") == ("side-empty", {"side": "left"})


# --- TJ-7.3 -----------------------------------------------------------------------------------------------


def test_tj_ex_07_display_and_refill():
    """TJ-7.3."""
    p = play(acting("seaport", red(hand="wine oil fish"), green()), red, "display wine", "display oil")
    told = player(p, red)
    assert (told["display"], len(told["hand"]), told["score"]) == (["oil", "wine"], 3, 0)
    assert "fish" in told["hand"]
    assert seen(p)["cards"]["pile"] == 55


def test_tj_7_3_one_card_is_enough():
    p = play(acting("seaport", red(hand="wine oil fish"), green()), red, "display wine")
    assert phase(p) == "display"
    play(p, red, "done")
    assert (player(p, red)["display"], len(hand(p, red))) == (["wine"], 3)


def test_tj_7_3_an_empty_hand_has_no_second_card():
    p = play(acting("seaport", red(hand="wine"), green()), red, "display wine")
    assert (player(p, red)["display"], len(hand(p, red)), p.actors()) == (["wine"], 1, [1])


def test_tj_7_3_needs_a_card():
    p = acting("seaport", red(), green(), left="oil")
    assert why(p, red, "display wine")[0] == "hand-empty"
    p = acting("seaport", red(hand="oil"), green())
    assert why(p, red, "display wine") == ("card-not-in-hand", {"card": "wine"})


# --- TJ-7.4 -----------------------------------------------------------------------------------------------

CARGO = {
    "ship_same": [["load wine"] * number for number in range(1, 5)],
    "ship_pairs": [["load wine", "load oil", "load fish"][:number] for number in range(1, 4)],
    "ship_different": [["load wine", "load oil", "load fish", "load gems"][:number] for number in range(1, 5)],
}
VALUES = {
    "ship_same": ([2, 6, 12, 20], [0, 1, 7, 15]),
    "ship_pairs": ([5, 10, 15], [1, 6, 11]),
    "ship_different": ([2, 4, 6, 8], [0, 1, 3, 5]),
}


@pytest.mark.parametrize("gray", [False, True])
@pytest.mark.parametrize("name", list(CARGO))
def test_tj_ex_06_ship_values(name, gray):
    """TJ-7.4, TJ-7.5: one card on a gray ship gives nothing, and is legal."""
    for moves, points in zip(CARGO[name], VALUES[name][gray], strict=True):
        held = "wine wine wine wine wine oil oil fish fish gems"
        p = acting("seaport", red(hand=held), green(), gray_ships=name if gray else "")
        pile = seen(p)["cards"]["pile"]
        play(p, red, f"ship {name}", *moves)
        full = len(moves) == len(VALUES[name][0])
        if not full:
            assert seen(p)["loading"]["points"] == points
            play(p, red, "sail")
        assert (score(p, red), ship(p, name)) == (points, "gray")
        shown = player(p, red)["display"]
        assert len(shown) == len(moves) * (2 if name == "ship_pairs" else 1)
        assert len(hand(p, red)) + len(shown) == 10
        assert seen(p)["cards"]["pile"] == pile, "no card is drawn"
        assert p.actors() == [1]


def test_tj_7_4_what_fits():
    p = play(acting("seaport", red(hand="wine wine oil"), green()), red, "ship ship_same")
    assert refused(p, red, "sail") == "TJ-7.4"
    play(p, red, "load wine")
    assert why(p, red, "load oil") == ("load-other-commodity", {"card": "wine", "ship": "ship_same"})
    p = play(acting("seaport", red(hand="wine wine oil"), green()), red, "ship ship_different", "load wine")
    assert why(p, red, "load wine")[0] == "load-twice"
    p = play(acting("seaport", red(hand="wine wine wine wine oil"), green()), red, "ship ship_pairs")
    assert why(p, red, "load oil") == ("load-needs-pair", {"card": "oil"})
    play(p, red, "load wine")
    assert why(p, red, "load wine")[0] == "load-twice", "pairs of different commodities"
    assert choices(p, red) == ["sail"]


def test_tj_7_4_a_ship_that_nothing_fits():
    p = acting("seaport", red(hand="wine oil"), green())
    assert why(p, red, "ship ship_pairs") == ("ship-nothing-fits", {"ship": "ship_pairs"})
    assert not may(acting("seaport", red(), green(), left="oil"), red, "ship ship_same")


def test_tj_7_5_shipping_for_nothing_is_legal():
    p = acting("seaport", red(hand="wine"), green(), gray_ships="ship_same ship_different ship_pairs")
    play(p, red, "ship ship_different", "load wine", "sail")
    assert (score(p, red), player(p, red)["display"]) == (0, ["wine"])


# --- TJ-7.6 -----------------------------------------------------------------------------------------------


def test_tj_7_6_wild_tiles_stand_in_when_shipping():
    p = acting("seaport", red(hand="wine wine", tiles=f"{WILD} {WILD}"), green())
    play(p, red, "ship ship_same", "load wine", "load_wild", "load wine", "load_wild")
    assert score(p, red) == 20
    told = player(p, red)
    assert (told["display"], told["wild"]["commodity"]) == (["wine", "wine"], 0), "they do not enter the display"


def test_tj_7_6_the_missing_half_of_a_pair_or_a_pair_of_their_own():
    p = acting("seaport", red(hand="wine oil", tiles=" ".join([WILD] * 3)), green())
    play(p, red, "ship ship_pairs", "load_half wine", "load_wild")
    assert not may(p, red, "load_half oil")
    play(p, red, "sail")
    assert (score(p, red), player(p, red)["display"]) == (10, ["wine"])


def test_tj_7_6_even_all_units_may_be_wild():
    p = acting("seaport", red(tiles=f"{WILD} {WILD}"), green(), left="oil")
    play(p, red, "ship ship_different", "load_wild", "load_wild")
    assert choices(p, red) == ["sail"]
    play(p, red, "sail")
    assert (score(p, red), player(p, red)["display"]) == (4, [])


def test_tj_7_6_a_wild_tile_fits_any_commodity_loaded_later():
    p = acting("seaport", red(hand="wine oil", tiles=WILD), green())
    play(p, red, "ship ship_same", "load_wild", "load wine", "sail")
    assert score(p, red) == 6


def test_tj_7_6_not_for_display_nor_discard():
    p = acting("seaport", red(hand="wine", tiles=WILD), green())
    assert why(p, red, "display_wild")[0] == "wild-not-displayed"
    p = acting("seaport", red(hand="wine", tiles=WILD), green(), wild_commodity_allowed_when_displaying=True)
    play(p, red, "display_wild", "display wine")
    told = player(p, red)
    assert (told["display"], len(told["hand"]), told["wild"]["commodity"]) == (["wine"], 2, 0)


def test_tj_7_7_no_hand_limit_and_displayed_cards_stay():
    """TJ-1.9: nor any limit of tiles."""
    many = " ".join(card for card in COMMODITY_IDS[:6] for _ in range(5))
    p = play(acting("seaport", red(hand=many, tiles="forum_need_bread " * 14), green(), left="wine"), red, "take left")
    assert len(hand(p, red)) == 31
    assert player(p, red)["needs"]["bread"] == 14


def test_a_ship_is_not_hurried_away():
    """TJ-2.15: what would still fit is the player's secret, who is asked even if it is nothing."""
    p = play(acting("seaport", red(hand="wine oil"), green()), red, "ship ship_same", "load wine")
    assert choices(p, red) == ["sail"]
