"""DU-7 and DU-13: symbols, pairs and progress tokens."""

import pytest

from .arrange import (
    base,
    board,
    choices,
    city,
    coins,
    elodie,
    jack,
    may,
    phase,
    play,
    player,
    price,
    refused,
    score,
    seen,
    standing,
    table,
)

FIVE = "workshop apothecary scriptorium pharmacist academy"


def test_du_7_1_seven_symbols():
    p = base(elodie(FIVE), jack(progress="law"), age=3, cards="palace")
    names = ["compass", "wheel", "quill", "mortar", "sundial", "armillary_sphere", "scales"]
    assert player(p, elodie)["symbols"] == dict(zip(names, [1, 1, 1, 1, 1, 0, 0], strict=True))
    assert player(p, jack)["symbols"] == dict.fromkeys(names, 0) | {"scales": 1}


def test_du_7_2_symbols_of_cards_law_ishtar_and_the_snake():
    one = elodie("workshop", progress="law", divinities="ishtar nisaba")
    p = table(one, jack("school"), cards="walls", snake="school")
    told = player(p, elodie)["symbols"]
    assert (told["compass"], told["scales"], told["wheel"]) == (1, 2, 1)
    assert player(p, jack)["symbols"]["wheel"] == 1


def test_du_7_3_a_pair_takes_a_token_of_ones_choice():
    p = base(elodie("scriptorium", coins=9), jack(), cards="library", progress_board="agriculture law strategy")
    play(p, elodie, "build library")
    assert choices(p, elodie) == ["progress agriculture", "progress law", "progress strategy"]
    assert refused(p, elodie, "progress theology") == "DU-7.3"
    play(p, elodie, "progress strategy")
    assert (player(p, elodie)["progress"], board(p)) == (["strategy"], ["agriculture", "law"])
    assert p.actors() == [jack]


def test_du_7_3_none_left_nothing_happens():
    p = base(elodie("scriptorium", coins=9), jack(), cards="library")
    play(p, elodie, "build library")
    assert phase(p) == "turn"


def test_du_7_4_however_the_second_symbol_was_obtained():
    one = elodie("apothecary", coins=60, wonders="the_mausoleum")
    p = base(one, jack(), cards="walls", discard_pile="school", progress_board="law")
    play(p, elodie, "wonder the_mausoleum with walls", "revive school")
    assert phase(p) == "choose_progress"
    p = table(elodie("apothecary", coins=3), jack(), pantheon={1: "hades"}, discard_pile="school", progress_board="law")
    play(p, elodie, "activate hades", "revive school", "progress law")
    assert player(p, elodie)["progress"] == ["law"]


def test_du_7_4_law_and_ishtar_in_either_order():
    board_ = "economy theology"
    p = table(elodie(coins=9, progress="law"), jack(), pantheon={1: "ishtar"}, progress_board=board_)
    play(p, elodie, "activate ishtar", "progress economy")
    p = table(
        elodie("scriptorium", coins=9, divinities="ishtar"), jack(), cards="library", progress_board="law economy"
    )
    play(p, elodie, "build library", "progress law")
    assert phase(p) == "choose_progress", "scales twice"
    play(p, elodie, "progress economy")
    p = table(
        elodie(coins=60, divinities="ishtar", wonders="the_great_library"),
        jack(),
        cards="walls",
        progress_board=board_,
        progress_box="law masonry strategy",
    )
    play(p, elodie, "wonder the_great_library with walls", "progress law")
    assert phase(p) == "choose_progress"
    p = table(
        elodie(coins=9, divinities="ishtar"), jack(), pantheon={1: "enki"}, enki="law masonry", progress_board=board_
    )
    play(p, elodie, "activate enki", "progress law")
    assert phase(p) == "choose_progress"


def test_du_7_4_in_the_base_game_law_forms_no_pair():
    p = base(elodie("scriptorium", coins=9), jack(), cards="library", progress_board="law economy")
    play(p, elodie, "build library", "progress law")
    assert (phase(p), player(p, elodie)["symbols"]["scales"]) == ("turn", 1)


def test_du_7_4_each_pair_is_rewarded_once():
    p = base(elodie("scriptorium library", coins=30), jack(), cards="school walls", progress_board="law")
    play(p, elodie, "build school")
    assert phase(p) == "turn"


@pytest.mark.parametrize("sixth", ["university", "observatory"])
def test_du_7_5_six_different_symbols_win(sixth: str):
    p = base(elodie(FIVE, coins=30), jack(), age=3, cards=sixth)
    play(p, elodie, f"build {sixth}")
    assert (p.ending(), p.ranking()) == ("scientific", [1, 2])


def test_du_7_5_five_and_a_pair_are_not_six():
    p = base(elodie(FIVE, coins=30), jack(), age=3, cards="study")
    play(p, elodie, "build study")
    assert not p.is_over()


def test_du_7_6_a_token_is_not_replaced_and_works_at_once():
    p = base(elodie("scriptorium", coins=9), jack(), cards="library", progress_board="agriculture law")
    before = coins(p, elodie)
    cost = price(p, elodie, "library")
    play(p, elodie, "build library", "progress agriculture")
    assert board(p) == ["law"]
    assert coins(p, elodie) == before - cost + 6


# --- progress tokens (DU-13) ----------------------------------------------------------------------


def taking(token: str, **more):
    """Elodie takes this token by a pair of quills."""
    one = elodie(f"scriptorium {more.pop('has', '')}", coins=9, **more)
    p = table(one, jack(coins=9), cards="library walls barracks rostrum", progress_board=f"{token} philosophy")
    return play(p, elodie, "build library", f"progress {token}")


def test_du_13_1_agriculture():
    p = taking("agriculture")
    assert coins(p, elodie) == 9 + 6
    assert score(p, elodie, "progress") == 4


def test_du_13_2_architecture():
    p = base(elodie(progress="architecture", wonders="the_sphinx"), jack(), cards="walls")
    assert price(p, elodie, "the_sphinx") == 2 * 2
    assert price(p, elodie, "walls") == 4


def test_du_13_3_economy():
    p = base(elodie(coins=9), jack(progress="economy"), cards="walls")
    play(p, elodie, "build walls")
    assert (coins(p, elodie), coins(p, jack)) == (5, 4)


def test_du_13_4_law():
    assert player(taking("law"), elodie)["symbols"]["scales"] == 1


def test_du_13_4_law_may_be_the_sixth_symbol():
    one = elodie("workshop apothecary scriptorium pharmacist academy library", coins=9)
    p = base(one, jack(), age=3, cards="study", progress_board="law")
    p.city[elodie] = 30
    play(p, elodie, "build study", "progress law")
    assert p.ending() == "scientific"


def test_du_13_5_masonry():
    p = base(elodie(progress="masonry"), jack(), cards="aqueduct rostrum walls")
    assert [price(p, elodie, card) for card in ("aqueduct", "rostrum", "walls")] == [2, 0, 4]


def test_du_13_6_mathematics_counts_itself():
    p = base(elodie(progress="mathematics law economy"), jack(), age=3, cards="palace")
    assert score(p, elodie, "progress") == 9


def test_du_13_7_philosophy():
    p = base(elodie(progress="philosophy"), jack(), age=3, cards="palace")
    assert score(p, elodie, "progress") == 7


def test_du_13_8_strategy_for_red_buildings_only():
    one = elodie(coins=60, progress="strategy", wonders="the_colossus the_mausoleum")
    p = table(one, jack(), cards="barracks walls library", pantheon={1: "mars"}, discard_pile="stable")
    assert play(p.clone(), elodie, "build barracks").pawn == 2
    assert play(p.clone(), elodie, "wonder the_colossus with walls").pawn == 2
    assert play(p.clone(), elodie, "activate mars").pawn == 2
    assert play(p.clone(), elodie, "wonder the_mausoleum with walls", "revive stable").pawn == 2


def test_du_13_8_strategy_is_not_retroactive():
    p = taking("strategy", has="guard_tower stable")
    assert p.pawn == 0


def test_du_13_9_theology():
    one = elodie(coins=60, progress="theology", wonders="the_pyramids the_sphinx", standing="the_colossus")
    p = base(one, jack(), cards="walls library school statue")
    play(p, elodie, "wonder the_pyramids with walls")
    assert p.actors() == [elodie]
    play(p, elodie, "wonder the_sphinx with library", "discard school")
    assert p.actors() == [jack], "a Wonder that has it anyway gives no second turn"


def test_du_13_10_urbanism():
    assert coins(taking("urbanism"), elodie) == 9 + 6
    p = base(elodie("garrison", progress="urbanism"), jack(), cards="barracks")
    assert coins(play(p, elodie, "build barracks"), elodie) == 4


def test_du_13_11_mysticism_counts_tokens_still_owned():
    one = elodie(coins=9, progress="mysticism", mythology_tokens="greek greek", offering_tokens=[2, 4])
    p = table(one, jack(), age=3, cards="palace", pantheon={1: "mars"})
    assert score(p, elodie, "progress") == 8
    play(p, elodie, "activate mars with 2")
    assert score(p, elodie, "progress") == 6


def test_du_13_12_poliorcetics_per_space_really_moved():
    one = elodie(coins=9, progress="poliorcetics")
    p = table(one, jack(coins=9), cards="walls", pantheon={1: "mars"}, pawn=0, minerva=2)
    play(p, elodie, "activate mars")
    assert (p.pawn, coins(p, jack)) == (1, 8)
    p = table(elodie(progress="poliorcetics", coins=30), jack(coins=9, wonders="the_colossus"), age=3, cards="palace")
    p.city[jack] = 30
    play(p, elodie, "discard palace")
    play(p, jack, f"wonder {next(s['slot'] for s in seen(p)['structure'] if s)} the_colossus")
    assert coins(p, elodie) == 32, "only the owner's own moves count"


def test_du_13_13_engineering():
    p = table(elodie(coins=1, progress="engineering"), jack(), cards="barracks walls")
    assert may(p, elodie, "build barracks")
    assert not may(p, elodie, "build walls"), "no symbol"


def test_du_13_14_a_token_does_not_apply_to_the_construction_that_won_it():
    """Library is free by its chain; Urbanism, taken with its pair, gives no 4 coins for it."""
    p = taking("urbanism")
    assert coins(p, elodie) == 9 + 6
    one = elodie("workshop", coins=60, wonders="the_mausoleum")
    p = base(one, jack(), cards="walls", discard_pile="laboratory", progress_board="theology")
    play(p, elodie, "wonder the_mausoleum with walls", "revive laboratory", "progress theology")
    assert p.actors() == [jack], "Theology comes too late for the Mausoleum"
    assert standing(p, elodie) == ["the_mausoleum"]
    assert city(p, elodie) == ["workshop", "laboratory"]
