"""AR-25: hands, decks, and who knows what."""

from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    deck_without,
    events,
    hand,
    new_game,
    phase,
    play,
    play_randomly,
    player,
    refused,
    seen,
    table,
    truth,
)

from adamak.core import SPECTATOR, Rng
from adamak.games.architects import GAME
from adamak.games.architects.printed import BUILDING_IDS

SIX = "well smithy church castle chapel keep"


def samples(p, seat: int, number: int = 40):
    rng = Rng("guess")
    return [p.sample(int(seat), rng) for _ in range(number)]


def test_ar_0_4_discarded_cards_go_face_down_under_their_deck():
    p = table(ann(hand=SIX + " palace"), bob(), turn=0)
    play(p, ann, "place forest")
    assert phase(p) == "hand_limit"
    play(p, ann, "discard palace")
    assert truth(p, "building_deck")[-1] == "palace"
    assert events(p, "card_put_under", bob)[0]["building"] is None
    assert events(p, "card_put_under", ann)[0]["building"] == "palace"


def test_ar_25_1_six_cards_at_the_end_of_the_own_turn():
    p = table(
        ann(hand=SIX, workers="3 workshop", goods="4 silver"),
        bob(),
        building_deck=deck_without("palace library factory", SIX),
    )
    play(p, ann, "place workshop", "draw")
    assert seen(p)["about"] == {"over": 3}
    play(p, ann, "discard castle", "discard palace", "discard well")
    assert truth(p, "building_deck")[-3:] == ["castle", "palace", "well"]
    assert (len(hand(p, ann)), p.turn) == (6, bob)


def test_ar_25_1_only_from_the_hand():
    p = play(table(ann(hand=SIX + " palace"), bob(hand="library")), ann, "place forest")
    assert refused(p, ann, "discard library") == "AR-25.1"


def test_ar_25_2_an_empty_deck_gives_nothing():
    p = table(ann(workers="3 workshop"), bob(buildings=" ".join(BUILDING_IDS[2:])), building_deck=BUILDING_IDS[:2])
    play(p, ann, "place workshop")
    assert player(p, ann)["hand_size"] == 2
    play(p, bob, "place workshop")
    assert player(p, bob)["hand_size"] == 0


def test_ar_25_3_hands_are_secret_their_sizes_not():
    p = table(ann(hand="well keep"), bob(hand="castle"))
    told = seen(p, bob)["players"][0]
    assert (told["hand"], told["hand_size"]) == (None, 2)
    assert seen(p, ann)["players"][0]["hand"] == ["well", "keep"]
    assert seen(p)["players"][0]["hand"] is None


def test_ar_25_3_sampling_changes_what_is_hidden():
    p = play_randomly(new_game(3), "x", 60)
    hands = {tuple(truth(s, "players")[1]["hand"]) for s in samples(p, ann)}
    assert len(hands) > 10
    assert all(truth(s, "players")[0]["hand"] == truth(p, "players")[0]["hand"] for s in samples(p, ann))
    assert len({tuple(truth(s, "building_deck")) for s in samples(p, ann)}) > 30
    assert len({tuple(truth(s, "apprentice_deck")) for s in samples(p, ann)}) > 30
    assert len({tuple(truth(s, "reward_pile")) for s in samples(p, ann)}) > 30


def test_ar_25_3_the_large_side_of_the_small_market_is_hidden():
    """Two cards show 1 marble; which of them lies there nobody knows."""
    p = table(ann(), bob(), small_pile=["black_market_01", *(f"black_market_{k:02}" for k in range(2, 11))])
    tops = [truth(s, "small_pile")[0] for s in samples(p, ann)]
    assert set(tops) == {"black_market_01", "black_market_06"}


def test_ar_25_3_a_market_turned_up_straight_from_a_shuffle():
    """R-16: only its large side was seen."""
    rest = [f"black_market_{k:02}" for k in range(2, 11)]
    p = table(ann(), bob(), large_market="black_market_01", small_pile=rest, large_blind=True)
    tops = {(truth(s, "large_market"), truth(s, "small_pile")[0]) for s in samples(p, ann, 200)}
    assert tops == {
        ("black_market_01", "black_market_02"), ("black_market_01", "black_market_07"),
        ("black_market_10", "black_market_02"), ("black_market_10", "black_market_07"),
    }  # fmt: skip


def test_a_card_put_under_the_deck_is_known_to_who_put_it_there():
    p = play(table(ann(hand=SIX + " palace"), bob(), cyd()), ann, "place forest", "discard palace")
    assert seen(p, ann)["building_deck"]["known"] == ["palace"]
    assert all(truth(s, "building_deck")[-1] == "palace" for s in samples(p, ann))
    assert len({truth(s, "building_deck")[-1] for s in samples(p, bob)}) > 5
    for s in samples(p, bob):  # what others know goes with the place
        assert s.view(0)["building_deck"]["known"] == [truth(s, "building_deck")[-1]]


def test_a_known_card_drawn_by_another_is_known_in_the_hand():
    p = table(
        ann(), bob(workers="1 workshop"), building_deck=deck_without("well keep", ""), known={"well": [0]}, turn=1
    )
    play(p, bob, "place workshop")
    assert seen(p, ann)["players"][1]["known_hand"] == ["well"]
    assert all("well" in truth(s, "players")[1]["hand"] for s in samples(p, ann))


def test_what_is_known_of_a_hand_is_lost_when_a_card_goes_under():
    p = table(ann(), bob(hand=SIX + " palace"), known={"palace": [0]}, turn=1)
    assert seen(p, ann)["players"][1]["known_hand"] == ["palace"]
    play(p, bob, "place forest", "discard well")
    assert seen(p, ann)["players"][1]["known_hand"] == []


def test_apprentices_seen_going_under_their_deck_stay_there():
    crew = "miner_1 miner_2 jeweller_1 jeweller_2 thief"
    p = table(ann(goods="4 silver", apprentices=crew), bob())
    play(p, ann, "place workshop", "hire top_1", "dismiss thief")
    assert all(truth(s, "apprentice_deck")[-1] == "thief" for s in samples(p, bob))


def test_whoever_is_in_the_guildhall_can_build_something_in_every_sample():
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(), turn=0)
    play(p, ann, "place guildhall")
    for s in samples(p, bob, 60):
        assert choices(s, ann)


def test_drawn_cards_are_seen_by_one_alone():
    p = table(ann(goods="2 silver"), bob())
    play(p, ann, "place black_market_middle", "dig")
    assert len(seen(p, ann)["dug"]) == 5
    assert seen(p, SPECTATOR)["dug"] is None
    assert len({tuple(truth(s, "dug")) for s in samples(p, bob)}) > 20
    assert all(truth(s, "dug") == truth(p, "dug") for s in samples(p, ann))


def test_nothing_may_be_shown():
    p = table(ann(hand="well"), bob())
    assert p.why_not_show(0, [1], ["well"]).clause == "AR-25.3"
    assert not GAME.showing
