"""Refusals as a referee gives them: where a move belongs, then whose it is, then what forbids it."""

import pytest

from adamak.words import Words

from .arrange import GAME, anna, battle, between_battles, bruno, carla, conquest, refused, why


def answer(p: object, seat: int, move: str) -> tuple[str, str]:
    return refused(p, seat, move), why(p, seat, move)


@pytest.mark.parametrize(
    ("move", "clause", "reason"),
    [
        ("1", "CO-4.6", "you-passed"),
        ("pass", "CO-4.6", "you-passed"),
        ("site roma", "CO-7.8", "choose-site-not-now"),
        ("favor roma", "CO-5.6", "place-favor-not-now"),
        ("keep 1", "CO-8.2", "keep-cards-not-now"),
        ("discard_hand", "CO-7.11", "discard-hand-not-now"),
        ("take_none", "CO-5.12", "scarecrow-target-not-now"),
    ],
)
def test_co_4_6_who_has_passed_is_told_so_about_cards_alone(move, clause, reason):
    p = battle(anna(hand="1"), bruno(hand="1", passed=True), carla(hand="1"))
    assert answer(p, bruno, move) == (clause, reason)


def test_co_8_4_nobody_draws_where_hands_are_dealt():
    p = battle(anna(hand="1"), bruno(hand="1"))
    assert answer(p, anna, "draw 3") == ("CO-8.4", "cards-are-dealt")
    assert answer(p, bruno, "draw 3") == ("CO-8.4", "cards-are-dealt")


def test_co_14_6_the_table_draws_unless_players_choose():
    options = {"draw_after_each_battle": True}
    p = battle(anna(hand="1"), bruno(hand="1"), options=options)
    assert answer(p, anna, "draw 3") == ("CO-14.6", "draw-is-fixed")
    p = battle(anna(hand="1"), bruno(hand="1"), options={**options, "draw_amount": "chosen"})
    assert answer(p, anna, "draw 3") == ("CO-14.6", "draw-count-not-now")


def test_co_14_1_co_14_7_no_rounds_and_no_discarding_of_hands():
    p = battle(anna(hand="1"), bruno(hand="1"), options={"draw_after_each_battle": True})
    assert answer(p, anna, "keep 1") == ("CO-14.1", "no-rounds")
    assert answer(p, anna, "discard_hand") == ("CO-14.7", "hands-stay")


def test_co_4_4_nothing_is_hidden_where_cards_are_played_face_up():
    p = battle(anna(hand="1"), bruno(hand="1"))
    assert answer(p, anna, "reveal") == ("CO-4.4", "cards-lie-face-up")
    p = battle(anna(hand="1"), bruno(hand="1"), options={"hidden_cards": True})
    assert answer(p, anna, "reveal") == ("CO-18.4", "reveal-on-pass-not-now")


def test_co_12_3_co_12_4_what_the_final_battle_no_longer_asks():
    p = battle(anna(hand="1"), bruno(), carla(hand="1"), final=True, participants=[0, 2], site=None, favor="roma")
    assert answer(p, anna, "favor siena") == ("CO-12.4", "favor-has-no-use")
    assert answer(p, anna, "site siena") == ("CO-12.3", "final-battle-is-last")
    assert answer(p, bruno, "keep_hand") == ("CO-12.3", "final-battle-is-last")
    assert answer(p, bruno, "1") == ("CO-12.3", "not-in-final-battle")


def test_co_7_7_another_holder_chooses_the_site():
    p = between_battles(anna(hand="1"), bruno(hand="1"))
    assert answer(p, bruno, "site roma") == ("CO-7.7", "not-your-decision")
    assert answer(p, bruno, "1") == ("CO-4.4", "battle-turn-not-now")


def test_co_11_2_the_end_is_cited_by_the_clause_that_brought_it():
    p = conquest(2, ["torino", "venezia", "lucca", "ancona", "roma"], "bologna")
    assert p.ending() == "total"
    assert answer(p, anna, "pass") == ("CO-11.2", "game-over")


@pytest.mark.parametrize(("lang", "you"), [("en", "you are"), ("fa", "با شماست")])
def test_co_7_7_who_waits_is_not_told_to_be_deciding(lang, you):
    p = between_battles(anna(hand="1"), bruno(hand="1"), holder=anna)
    late = p.why_not(bruno, GAME.moves.number("keep_done"))
    assert late is not None
    assert you not in Words(lang).game(GAME).refusal(late, ["Anna", "Bruno"])
