"""What a player may imagine: `sample` deals anew what is hidden from them, and nothing else (CO-10.5, CO-20.1)."""

from collections import Counter

import pytest

from adamak.core import Rng

from .arrange import (
    DECK,
    all_cards,
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    everybody_passes,
    follow,
    hand,
    hand_sizes,
    new_game,
    play,
    play_randomly,
    samples,
    seen,
    table,
)

MERCENARIES = set(cards("1 2 3 4 5 6 10"))
FACE_DOWN = MERCENARIES | set(cards("D H C"))


def test_the_own_hand_and_all_sizes_stay():
    p = new_game(4)
    for s in samples(p, bruno):
        assert hand(s, bruno) == hand(p, bruno)
        assert hand_sizes(s) == hand_sizes(p)
        assert all_cards(s) == DECK


def test_the_hands_of_others_are_dealt_anew():
    p = new_game(4)
    assert len({tuple(hand(s, anna)) for s in samples(p, bruno)}) > 30


def test_the_next_deal_cannot_be_foreseen():
    p = between_battles(anna(), bruno())
    deals = {tuple(hand(play(s, anna, "site roma"), anna)) for s in samples(p, anna)}
    assert len(deals) > 30


def test_the_next_draw_cannot_be_foreseen():
    p = battle(anna(hand="1"), bruno(hand="1", passed=True), options={"draw_after_each_battle": True})
    draws = {tuple(hand(everybody_drew(s), anna)) for s in samples(p, anna)}
    assert len(draws) > 20


def everybody_drew(p: object) -> object:
    p.watch()
    return everybody_passes(p)


def test_co_5_11_a_card_taken_back_is_in_every_imagined_hand():
    p = battle(anna(line="10", hand="R 2 3"), bruno(hand="1"))
    play(p, anna, "R", "take_back 10")
    assert all("mercenary_10" in hand(s, anna) for s in samples(p, bruno))


def test_co_5_11_played_again_it_is_no_longer_known():
    p = battle(anna(line="10", hand="R 2 3"), bruno(hand="1 1"))
    follow(p, "anna R", "anna take_back 10", "bruno 1", "anna 10")
    assert seen(p, bruno, anna)["known"] == []


def test_co_5_11_known_until_the_new_deal():
    p = battle(anna(line="10", hand="R"), bruno(hand="1"))
    follow(p, "anna R", "anna take_back 10", "bruno 1", "anna pass")
    assert table(p)["holder"] == bruno
    follow(p, "bruno site roma", "anna keep_hand")
    assert seen(p, bruno, anna)["known"] == cards("10")
    play(p, anna, "keep_done")
    assert seen(p, bruno, anna)["known"] == []


def test_co_18_1_a_face_down_card_is_imagined_among_those_played_so():
    p = battle(
        anna(down="10", hand="W S B R"), bruno(down="5", hand="1"), carla(hand="1"), options={"hidden_cards": True}
    )
    for s in samples(p, carla, 100):
        assert {seen(s, seat, seat)["face_down_card"] for seat in (anna, bruno)} <= FACE_DOWN
        assert all_cards(s) == DECK
    assert {seen(s, bruno, bruno)["face_down_card"] for s in samples(p, bruno)} == {"mercenary_5"}


def test_a_known_card_lies_face_down_as_often_as_chance_has_it():
    """Bruno knows that one of Anna's two cards, one in hand and one face down, is a 10.

    Of all deals that fit: the known 10 lies down and any of 107 unknown cards is in the hand, or it is in the hand and
    one of the 80 or so that are played face down lies there; so it lies down in about six of ten.
    """
    p = battle(anna(hand="10 3"), bruno(hand="1"), options={"hidden_cards": True})
    p.show(0, [1], ["mercenary_10"])
    play(p, anna, "10")
    lying = sum(seen(s, anna, anna)["face_down_card"] == "mercenary_10" for s in samples(p, bruno, 400))
    assert 160 < lying < 320


def test_co_7_11_a_sealed_answer_is_imagined_too():
    p = between_battles(anna(hand="H C"), bruno(hand="1"), carla(hand="1"))
    play(p, anna, "site roma", "discard_hand")
    answers = {tuple(s.to_setup()["answers"]) for s in samples(p, bruno, 300)}
    assert answers == {(), (0,)}
    for s in samples(p, bruno, 100):
        if s.to_setup()["answers"]:
            assert not MERCENARIES & set(hand(s, anna))


def test_co_7_11_the_own_answer_stays():
    p = between_battles(anna(hand="H C"), bruno(hand="1"), carla(hand="1"))
    play(p, anna, "site roma", "discard_hand")
    assert {tuple(s.to_setup()["answers"]) for s in samples(p, anna)} == {(0,)}


def test_co_20_3_cards_set_aside_are_imagined_with_the_hand():
    p = between_battles(anna(hand="10 6 D R 1"), bruno())
    play(p, anna, "site roma", "keep_hand", "keep 10")
    kept = {tuple(s.to_setup()["kept"]) for s in samples(p, bruno, 60)}
    assert len(kept) > 3
    assert all(len(one) == 1 for one in kept)
    assert {tuple(s.to_setup()["kept"]) for s in samples(p, anna)} == {("mercenary_10",)}


def test_co_20_2_a_hand_discarded_unseen_held_no_mercenary():
    p = between_battles(anna(hand="H C"), bruno(hand="1"), carla(hand="1"), options={"hand_discards_public": False})
    follow(p, "anna site roma", "anna discard_hand", "bruno keep_hand", "carla keep_hand")
    buried = [tuple(s.to_setup()["buried"][0]["cards"]) for s in samples(p, bruno, 100)]
    assert len(set(buried)) > 10
    assert all(len(one) == 2 and not MERCENARIES & set(one) for one in buried)
    assert {tuple(s.to_setup()["buried"][0]["cards"]) for s in samples(p, anna)} == {tuple(cards("H C"))}


def test_co_10_4_a_sample_does_not_tell_what_another_was_shown():
    """Anna showed Bruno one card, then played her 10: Carla must not learn whether it was the 10."""
    told = []
    for card in cards("5 10"):
        p = battle(anna(hand="10 5 2"), bruno(hand="1 1"), carla(hand="1 1"))
        p.show(0, [1], [card])
        play(p, anna, "10")
        told.append({len(seen(s, bruno, anna)["known"]) for s in samples(p, carla)})
    assert told[0] == told[1]


@pytest.mark.parametrize("seed", range(6))
def test_nobody_can_tell_a_sample_from_the_truth(seed: int):
    """View and legal moves of the seat are the same, all along a game with everything in it."""
    p = new_game(
        2 + seed % 5, seed=f"tell {seed}", hidden_cards=True, stall_guard=True, hand_discards_public=bool(seed % 2),
        taking_regions=True,
    )  # fmt: skip
    steps = 0
    while not p.is_over() and steps < 150:
        seat = steps % p.seats
        for s in samples(p, seat, 2):
            assert table(s, seat) == table(p, seat)
            assert choices(s, seat) == choices(p, seat)
            assert all_cards(s) == DECK
        actor = p.actor()
        moves = list(p.legal(actor))
        p.apply(actor, moves[(steps * 7 + seed) % len(moves)])
        steps += 1
    assert steps > 20


@pytest.mark.parametrize("seed", range(4))
def test_co_10_4_nobody_ever_knows_a_card_that_is_not_there(seed: int):
    """Cards are shown at random all along a game with hidden cards: what is known is in the hand or face down."""
    rng = Rng(f"shows {seed}")
    p = new_game(3, seed=f"shows {seed}", hidden_cards=True, stall_guard=True)
    for _ in range(80):
        owner, other = rng.below(3), rng.below(3)
        things = [card for card in hand(p, owner) if rng.below(4) == 0]
        if seen(p, owner, owner)["face_down"] and rng.below(3) == 0:
            things.append("face_down")
        if not p.is_over() and things and owner != other:
            p.show(owner, [other], things)
            shown = Counter(card for card in things if card != "face_down")
            assert shown <= Counter(seen(p, other, owner)["known"])
        for seat in range(3):
            held = Counter(hand(p, seat)) + Counter(seen(p, seat, seat)["kept"] or [])
            lying = [seen(p, seat, seat)["face_down_card"]] if seen(p, seat, seat)["face_down"] else []
            assert all(Counter(seen(p, viewer, seat)["known"]) <= held + Counter(lying) for viewer in range(3))
        assert all(all_cards(s) == DECK for viewer in range(3) for s in samples(p, viewer, 1))
        if p.is_over():
            break
        moves = list(p.legal(p.actor()))
        p.apply(p.actor(), moves[rng.below(len(moves))])


def test_a_sample_can_be_played_to_the_end():
    p = new_game(3, stall_guard=True)
    assert play_randomly(samples(p, anna, 1)[0], "to the end").is_over()
