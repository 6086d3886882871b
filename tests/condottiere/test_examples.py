"""Every worked example of the dossier (CO-EX-01 to CO-EX-33), played through real moves."""

import pytest

from .arrange import (
    CHAIN,
    FIFTEEN,
    LONELY,
    REGIONS,
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    compared,
    conquest,
    dario,
    discard_pile,
    elena,
    events,
    everybody_keeps,
    everybody_passes,
    follow,
    hand,
    hand_sizes,
    line,
    owner,
    passed,
    phase,
    play,
    refused,
    regions,
    seen,
    strengths,
    table,
    winners,
)

# --- part 1: the seed's marked examples -----------------------------------------------------------


def test_co_ex_01_new_deal():
    p = between_battles(anna(regions="parma venezia siena"), bruno(), carla())
    play(p, anna, "site roma")
    assert hand_sizes(p) == [13, 10, 10]


def test_co_ex_02_winter():
    p = battle(anna(line="10 10 5 4", hand="1"), bruno(hand="W 1"), turn=bruno)
    assert strengths(p) == [29, 0]
    play(p, bruno, "W")
    assert strengths(p) == [4, 0]


def test_co_ex_03_spring():
    p = battle(anna(line="2 5 5", hand="1"), bruno(line="1 4 H", hand="S 1"), turn=bruno)
    play(p, bruno, "S")
    everybody_passes(p)
    assert compared(p) == [18, 15]
    assert owner(p, "siena") == anna


def test_co_ex_04_bishop():
    p = battle(anna(line="6 3 1 1", hand="1"), bruno(line="6 1 1", hand="B 1"), turn=bruno)
    play(p, bruno, "B")
    assert (line(p, anna), line(p, bruno)) == (cards("3 1 1"), cards("1 1"))
    assert strengths(p) == [5, 2]
    assert discard_pile(p) == cards("6 6 B")
    assert (phase(p), p.actors()) == ("place_favor", [bruno])
    empty = [f"favor {region}" for region in REGIONS if region != "siena"]
    assert choices(p, bruno) == [*empty, "favor_off"]
    play(p, bruno, "favor roma")
    assert (phase(p), p.actors()) == ("battle_turn", [anna])


def test_co_ex_05_drummer_and_winter():
    p = battle(anna(line="10 6 5", hand="D 1"), bruno(hand="W 1"))
    assert strengths(p)[anna] == 21
    play(p, anna, "D")
    assert strengths(p)[anna] == 42
    play(p, bruno, "W")
    assert strengths(p)[anna] == 6


def test_co_ex_06_drummer_and_spring():
    p = battle(anna(line="2 4 D", hand="1"), bruno(line="3", hand="S 1"), turn=bruno)
    play(p, bruno, "S")
    everybody_passes(p)
    assert compared(p)[anna] == 15


def test_co_ex_07_hand_limit():
    p = battle(
        anna(hand="1 1 1 2 2 2 3 3 3", regions="roma"),
        bruno(hand="5"),
        options={"draw_after_each_battle": True},
    )
    everybody_passes(p)
    assert hand_sizes(p)[anna] == 11
    assert [event["number"] for event in events(p, "drew") if event["seat"] == anna] == [2]


def test_co_ex_08_bishop_and_hidden_cards():
    p = battle(
        anna(line="6 6", down="10", hand="1"),
        bruno(line="5 1 1", hand="B 2"),
        turn=bruno,
        options={"hidden_cards": True},
    )
    play(p, bruno, "B", "favor_off")
    assert (line(p, anna), line(p, bruno)) == ([], cards("5 1 1"))
    assert seen(p, bruno, anna)["face_down"]
    assert discard_pile(p) == cards("6 6 B")
    assert strengths(p) == [0, 7]
    everybody_passes(p)
    assert compared(p) == [10, 7]
    assert owner(p, "siena") == anna


# --- part 2: further exact statements of the seed -------------------------------------------------


@pytest.mark.parametrize(("seats", "total", "adjacent"), [(2, 6, 4), (3, 6, 4), (4, 5, 3), (5, 5, 3), (6, 5, 3)])
def test_co_ex_09_victory_numbers(seats: int, total: int, adjacent: int):
    assert conquest(seats, LONELY[: total - 1], LONELY[total - 1]).ending() == "total"
    assert conquest(seats, LONELY[: total - 2], LONELY[total - 2]).ending() == ""
    assert conquest(seats, CHAIN[: adjacent - 1], CHAIN[adjacent - 1]).ending() == "adjacent"
    assert conquest(seats, CHAIN[: adjacent - 2], CHAIN[adjacent - 2]).ending() == ""


def test_co_ex_10_legal_sites():
    p = battle(anna(hand="1", regions="roma"), bruno(hand="1"), site="lucca", favor="siena")
    everybody_passes(p)
    sites = choices(p, p.actor())
    assert "site lucca" in sites
    assert len(sites) == 15
    assert refused(p, p.actor(), "site roma") == "CO-7.7"
    assert refused(p, p.actor(), "site siena") == "CO-5.7"


def test_co_ex_11_passing_and_still_winning():
    p = battle(anna(line="10", hand="1", passed=True), bruno(hand="1"), carla(line="6", hand="1"), turn=bruno)
    follow(p, "bruno pass", "carla pass")
    assert compared(p) == [10, 0, 6]
    assert owner(p, "siena") == anna


def test_co_ex_12_last_player_may_continue():
    p = battle(
        anna(line="5 4", hand="1", passed=True),
        bruno(hand="1", passed=True),
        carla(line="4", hand="3 6 1"),
        turn=carla,
    )
    follow(p, "carla 3", "carla 6", "carla pass")
    assert compared(p) == [9, 0, 13]
    assert owner(p, "siena") == carla


def test_co_ex_13_tie():
    p = battle(
        anna(line="5 2", hand="1"),
        bruno(line="6 1", hand="1"),
        carla(line="5", hand="1"),
        dario(hand="1"),
        holder=bruno,
    )
    everybody_passes(p)
    assert compared(p) == [7, 7, 5, 0]
    assert owner(p, "siena") is None
    assert table(p)["holder"] == carla
    play(p, carla, "site siena")


def test_co_ex_14_courtesans_against_the_winner():
    p = battle(anna(line="10 6", hand="1 1"), bruno(line="C C", hand="1 1"), carla(line="C 5", hand="1 1"))
    everybody_passes(p)
    assert compared(p) == [16, 2, 6]
    assert owner(p, "siena") == anna
    assert p.actors() == [bruno]
    play(p, bruno, "site roma")
    everybody_keeps(p)
    assert (phase(p), p.actors()) == ("battle_turn", [bruno])


def test_co_ex_15_courtesans_tied():
    p = battle(anna(line="10", hand="1"), bruno(line="C 3", hand="1"), carla(line="C", hand="1"), holder=carla)
    everybody_passes(p)
    assert compared(p) == [10, 4, 1]
    assert table(p)["holder"] == anna


def test_co_ex_16_courtesans_tied_and_strengths_tied():
    p = battle(
        anna(line="10", hand="1"), bruno(line="C 2", hand="1"), carla(line="6 4", hand="1"), dario(line="C 1", hand="1")
    )
    everybody_passes(p)
    assert compared(p) == [10, 3, 10, 2]
    assert owner(p, "siena") is None
    assert table(p)["holder"] == bruno


def test_co_ex_17_two_drummers():
    p = battle(anna(line="5 6 D", hand="D 1"), bruno(hand="1"))
    play(p, anna, "D")
    assert strengths(p) == [22, 0]


@pytest.mark.parametrize(("season", "result"), [("W", [2, 1]), ("S", [16, 6])])
def test_co_ex_18_two_winters_two_springs(season: str, result: list[int]):
    p = battle(anna(line="10 3", hand=f"{season} 1"), bruno(line="6", hand=f"{season} 1"))
    follow(p, f"anna {season}", f"bruno {season}")
    assert strengths(p) == result


def test_co_ex_19_seasons_remove_each_other():
    p = battle(anna(line="10 W", hand="1"), bruno(line="6 W", hand="1"), carla(hand="S 1"), turn=carla)
    play(p, carla, "S")
    assert [line(p, seat) for seat in (anna, bruno, carla)] == [cards("10"), cards("6"), cards("S")]
    assert strengths(p) == [13, 6, 0]
    assert discard_pile(p) == cards("W W")


@pytest.mark.parametrize(("season", "result"), [("W", 12), ("S", 23)])
def test_co_ex_20_heroine_immune(season: str, result: int):
    p = battle(anna(line="H 5 D", hand="1"), bruno(hand=f"{season} 1"), turn=bruno)
    play(p, bruno, season)
    assert strengths(p) == [result, 0]


def test_co_ex_21_scarecrow():
    p = battle(anna(line="10 C H", hand="R 2"), bruno(hand="1"))
    play(p, anna, "R")
    assert choices(p, anna) == ["take_back mercenary_10", "take_none"]
    play(p, anna, "take_back 10")
    assert (line(p, anna), strengths(p)[anna]) == (cards("C H"), 11)
    assert hand(p, anna) == cards("2 10")
    assert discard_pile(p) == cards("R")


def test_co_ex_22_surrender():
    p = battle(anna(line="6", hand="1"), bruno(line="5", hand="1"), carla(hand="X 1"), turn=carla)
    play(p, carla, "X")
    assert compared(p) == [6, 5, 0]
    assert owner(p, "siena") == anna
    assert table(p)["holder"] == anna


def test_co_ex_23_discarding_the_hand():
    p = between_battles(anna(hand="H C W"), bruno(hand="R 1"))
    play(p, anna, "site roma")
    assert p.actors() == [anna, bruno]
    assert choices(p, anna) == ["keep_hand", "discard_hand"]
    assert choices(p, bruno) == ["keep_hand"]
    assert refused(p, bruno, "discard_hand") == "CO-7.10"


def test_co_ex_24_last_player_keeps_two():
    p = between_battles(anna(hand="10 6 D R 1", regions="siena lucca"), bruno(), carla(regions="parma"))
    play(p, anna, "site roma", "keep_hand", "keep 10", "keep D")
    assert events(p, "cards_kept", anna)[0]["rest"] == 3
    assert hand_sizes(p) == [12, 10, 11]
    assert {"mercenary_10", "drummer"} <= set(hand(p, anna))
    assert table(p)["draw_pile"] == 77


def test_co_ex_25_winning_with_the_last_card():
    p = battle(anna(hand="10"), bruno(hand="1 2"), carla(hand="1 2"))
    follow(p, "anna 10", "bruno pass", "carla pass")
    assert owner(p, "siena") == anna
    play(p, anna, "site roma")
    everybody_keeps(p)
    assert passed(p) == [anna]
    assert p.actors() == [bruno]


def last_battle(winner: int) -> object:
    """Sixteen regions will be controlled when somebody conquers Siena; Roma is protected."""
    lines = ["10" if seat == winner else "" for seat in range(5)]
    seats = (anna, bruno, carla, dario, elena)
    return battle(*(seat(hand="1", line=lines[seat], regions=FIFTEEN[seat]) for seat in seats), favor="roma")


def test_co_ex_26_full_board_with_the_pope():
    p = everybody_passes(last_battle(elena))
    assert [len(regions(p, seat)) for seat in range(5)] == [4, 3, 3, 3, 3]
    assert (p.ending(), winners(p)) == ("full_board", [anna])


def test_co_ex_26_full_board_with_two_leaders():
    p = everybody_passes(last_battle(bruno))
    assert [len(regions(p, seat)) for seat in range(5)] == [4, 4, 3, 3, 2]
    assert table(p)["final"]
    assert table(p)["participants"] == [anna, bruno]


def test_co_ex_27_final_battle():
    p = battle(
        anna(hand="1", regions="torino venezia lucca ancona"),
        bruno(hand="1", line="10", regions="milano ferrara"),
        carla(hand="1", regions="genova mantova bologna urbino"),
        dario(hand="1", regions="modena napoli parma"),
        elena(hand="1", regions="firenze spoleto"),
        favor="roma",
    )
    everybody_passes(p)
    assert [len(regions(p, seat)) for seat in range(5)] == [4, 3, 4, 3, 2]
    assert table(p)["holder"] == bruno
    assert hand_sizes(p) == [14, 0, 14, 0, 0]
    assert p.actors() == [carla]
    follow(p, "carla pass", "anna pass")
    assert (p.ending(), winners(p)) == ("shared_victory", [anna, carla])


def test_co_ex_28_all_hands_empty():
    p = battle(anna(hand="10"), bruno(hand="5"), options={"draw_after_each_battle": True})
    follow(p, "anna 10", "bruno 5")
    assert hand_sizes(p) == [10, 10]


def test_co_ex_29_points():
    p = battle(
        anna(hand="10", regions="firenze roma torino"),
        bruno(hand="1", regions="genova venezia"),
        carla(hand="1", regions="milano bologna napoli"),
        dario(hand="1"),
        options={"playing_for_points": True},
    )
    play(p, anna, "10")
    everybody_passes(p)
    assert [score["total"] for score in p.scores()] == [9, 2, 3, 0]


@pytest.mark.parametrize(("seats", "total", "adjacent"), [(2, 6, 5), (3, 6, 5), (4, 5, 4), (5, 5, 4), (6, 5, 4)])
def test_co_ex_30_larger_empires(seats: int, total: int, adjacent: int):
    chain = ["bologna", *CHAIN]
    assert conquest(seats, LONELY[: total - 1], LONELY[total - 1], larger_empires=True).ending() == "total"
    assert conquest(seats, chain[: adjacent - 1], chain[adjacent - 1], larger_empires=True).ending() == "adjacent"
    assert conquest(seats, chain[: adjacent - 2], chain[adjacent - 2], larger_empires=True).ending() == ""


def attack_on_siena(defender: str) -> object:
    """Anna attacks Bruno's Siena with a 6; everybody passes until Bruno alone may still play."""
    p = battle(
        anna(hand="6 1"),
        bruno(hand=defender, regions="siena"),
        carla(hand="1"),
        options={"taking_regions": True},
    )
    return follow(p, "anna 6", "bruno pass", "carla pass", "anna pass")


def test_co_ex_31_defender_passes_freely():
    p = attack_on_siena("5 4 1")
    follow(p, "bruno 5", "bruno 4", "bruno pass")
    assert compared(p) == [6, 9, 0]
    assert owner(p, "siena") == bruno
    assert table(p)["holder"] == bruno


def test_co_ex_31_defender_passes_once_too_often():
    p = attack_on_siena("5 4 1")
    play(p, bruno, "pass")
    assert compared(p) == [6, 0, 0]
    assert owner(p, "siena") == anna
    assert regions(p, bruno) == set()


def test_co_ex_32_tie_in_a_defended_region():
    p = attack_on_siena("6 1")
    follow(p, "bruno 6", "bruno pass")
    assert compared(p) == [6, 6, 0]
    assert owner(p, "siena") == bruno
    assert table(p)["holder"] == bruno


def test_co_ex_33_hidden_cards_are_turned_up():
    p = battle(anna(down="4", hand="6 S 1"), bruno(hand="1", passed=True), options={"hidden_cards": True})
    play(p, anna, "6")
    assert line(p, anna) == cards("4")
    assert seen(p, anna, anna)["face_down_card"] == "mercenary_6"
    assert strengths(p)[anna] == 4
    play(p, anna, "S")
    assert line(p, anna) == cards("4 6 S")
    assert strengths(p)[anna] == 13
