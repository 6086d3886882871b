"""CO-10, R-12: table talk. The engine knows one thing of it: showing cards."""

import pytest

from adamak.core import Match, Refused
from adamak.games.condottiere import GAME

from .arrange import (
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    events,
    everybody_keeps,
    everybody_passes,
    follow,
    hand,
    happened,
    phase,
    pile,
    play,
    samples,
    seen,
    table,
    written,
)

HIDDEN = {"hidden_cards": True}


def show(p: object, owner: int, receivers: list[int], text: str) -> object:
    """Anna, say, shows cards of her hand; `down` names the face-down card."""
    things = ["face_down" if one == "down" else pile(one)[0] for one in text.split()]
    receivers = [int(r) for r in receivers]
    assert p.why_not_show(int(owner), receivers, things) is None
    p.show(int(owner), receivers, things)
    return p


def why_not_show(p: object, owner: int, receivers: list[int], things: list[str]) -> tuple[str, str]:
    refusal = p.why_not_show(int(owner), receivers, things)
    assert refusal is not None
    return refusal.clause, refusal.reason


# --- talking and promising ------------------------------------------------------------------------

AT_ANY_TIME = {
    "choose_site": lambda: between_battles(anna(hand="1"), bruno(hand="H"), carla(hand="1")),
    "battle_turn": lambda: battle(anna(hand="1"), bruno(hand="H"), carla(hand="1")),
    "scarecrow_target": lambda: play(battle(anna(line="1", hand="R"), bruno(hand="H"), carla(hand="1")), anna, "R"),
    "place_favor": lambda: play(battle(anna(hand="B 1"), bruno(hand="H"), carla(hand="1")), anna, "B"),
    "reveal_on_pass": lambda: play(
        battle(anna(down="1", hand="1"), bruno(hand="H"), carla(hand="1"), options=HIDDEN), anna, "pass"
    ),
    "discard_hand": lambda: play(
        between_battles(anna(hand="1"), bruno(hand="H"), carla(hand="1")), anna, "site roma"
    ),
    "keep_cards": lambda: follow(
        between_battles(anna(), bruno(hand="H 1"), carla()), "anna site roma", "bruno keep_hand"
    ),
    "draw_count": lambda: everybody_passes(battle(
        anna(hand="1"), bruno(hand="H"), carla(hand="1"),
        options={"draw_after_each_battle": True, "draw_amount": "chosen"},
    )),
}  # fmt: skip


@pytest.mark.parametrize("when", AT_ANY_TIME)
def test_co_10_1_at_any_time(when: str):
    """CO-10.4: out of turn, while another player decides, whose decision and choices stay as they are."""
    p = AT_ANY_TIME[when]()
    actors, moves = p.actors(), choices(p, p.actor())
    show(p, bruno, [carla], "H")
    assert (phase(p), p.actors(), choices(p, p.actor())) == (when, actors, moves)


def test_co_10_2_cards_are_shown_never_given():
    p = battle(anna(hand="10 2"), bruno(hand="1"))
    show(p, anna, [bruno], "10")
    assert (hand(p, anna), hand(p, bruno)) == (cards("2 10"), cards("1"))


def test_co_10_2_no_move_gives_anything_to_a_player():
    """CO-10.4: no transfer of cards, markers or tokens exists as an action."""
    kinds = {one.name: [thing for thing, _ in one.things] for one in GAME.moves.kinds}
    assert kinds == {
        "site": ["region"], "play": ["card"], "pass": [], "stay_hidden": [], "reveal": [], "take_back": ["card"],
        "take_none": [], "favor": ["region"], "favor_off": [], "keep_hand": [], "discard_hand": [], "keep": ["card"],
        "keep_done": [], "draw": ["number"],
    }  # fmt: skip


def test_co_10_3_nothing_shown_binds_anybody():
    p = battle(anna(hand="10 2"), bruno(hand="1"))
    before = choices(p, anna)
    show(p, anna, [bruno], "2")
    assert choices(p, anna) == before


# --- showing cards --------------------------------------------------------------------------------


def test_co_10_4_the_receiver_sees_the_cards():
    p = show(battle(anna(hand="10 2 H"), bruno(hand="1"), carla(hand="1")), anna, [bruno], "10 H")
    assert seen(p, bruno, anna)["known"] == cards("10 H")
    assert events(p, "shown", bruno)[0]["cards"] == cards("10 H")


def test_co_10_4_the_others_see_how_many_were_shown_to_whom():
    p = show(battle(anna(hand="10 2 H"), bruno(hand="1"), carla(hand="1")), anna, [bruno], "10 H")
    for viewer in (carla, -1):
        assert seen(p, viewer, anna)["known"] == []
        assert events(p, "shown", viewer) == [{"event": "shown", "seat": 0, "to": 1, "number": 2, "cards": None}]


def test_co_10_4_the_owner_remembers_what_he_showed():
    p = show(battle(anna(hand="10 2"), bruno(hand="1"), carla(hand="1")), anna, [bruno], "10")
    assert seen(p, anna, anna)["shown_to"] == {"1": cards("10"), "2": []}
    assert events(p, "shown", anna)[0]["cards"] == cards("10")


def test_co_10_4_what_was_played_before_is_not_told_again():
    p = play(battle(anna(hand="10 2"), bruno(hand="1"), carla(hand="1")), anna, "2")
    assert happened(p) == ["played"]
    assert happened(show(p, anna, [bruno], "10")) == ["shown"]


def test_co_10_4_to_any_set_of_players():
    p = show(battle(anna(hand="10 2"), bruno(hand="1"), carla(hand="1")), anna, [bruno, carla], "10")
    assert seen(p, bruno, anna)["known"] == seen(p, carla, anna)["known"] == cards("10")
    assert [event["to"] for event in events(p, "shown")] == [bruno, carla]


def test_co_10_4_showing_changes_nothing_else():
    p = battle(anna(hand="10 2"), bruno(hand="1"), carla(hand="1"))
    before = table(p)
    show(p, bruno, [carla], "1")
    assert table(p) == before


def test_co_10_4_the_face_down_card_may_be_shown():
    p = battle(anna(down="10", hand="2"), bruno(hand="1"), carla(hand="1"), options=HIDDEN)
    show(p, anna, [bruno], "down")
    assert seen(p, bruno, anna)["face_down_card"] == "mercenary_10"
    assert seen(p, carla, anna)["face_down_card"] is None
    assert p.shown_face_down == 1 << 6 * bruno + anna, "as the bytes keep it: six owners for each viewer"


@pytest.mark.parametrize(
    ("receivers", "things", "reason"),
    [
        ([1], ["mercenary_6"], "show-not-held"),
        ([1], ["mercenary_10", "mercenary_10"], "show-not-held"),
        ([1], [], "show-nothing"),
        ([1], ["joker"], "show-nothing"),
        ([1], ["face_down"], "show-no-face-down"),
        ([], ["mercenary_10"], "show-to-whom"),
        ([0], ["mercenary_10"], "show-to-whom"),
        ([1, 1], ["mercenary_10"], "show-to-whom"),
        ([5], ["mercenary_10"], "show-to-whom"),
    ],
)
def test_co_10_4_only_own_cards_and_only_to_others(receivers: list[int], things: list[str], reason: str):
    p = battle(anna(hand="10 2"), bruno(hand="6"))
    assert why_not_show(p, anna, receivers, things) == ("CO-10.4", reason)


def test_co_10_4_a_reveal_cannot_be_undone():
    match = Match.from_setup(GAME, written(anna(hand="10 2"), bruno(hand="1")))
    match.show(0, [1], ["mercenary_10"])
    assert not match.can_undo(0)


def test_co_10_4_a_reveal_by_another_is_refused_in_words():
    match = Match.from_setup(GAME, written(anna(hand="10 2"), bruno(hand="1")))
    with pytest.raises(Refused) as refused:
        match.show(1, [0], ["mercenary_10"])
    assert refused.value.refusal.clause == "CO-10.4"


def test_co_10_4_a_reveal_is_part_of_the_record():
    match = Match.start(GAME, 2, {"first_player": "1"}, seed="tea")
    match.play(0, "site roma")
    card = hand(match.position, anna)[0]
    match.show(0, [1], [card])
    assert match.at(2).position.digest() == match.position.digest()


# --- a snapshot: shown cards and what becomes of them ---------------------------------------------


def test_co_10_4_a_played_card_is_no_longer_known_to_be_in_hand():
    p = show(battle(anna(hand="10 2 H"), bruno(hand="1")), anna, [bruno], "10 H")
    play(p, anna, "10")
    assert seen(p, bruno, anna)["known"] == cards("H")


def test_co_10_4_a_card_shown_twice_is_one_card():
    p = battle(anna(hand="10 10 2"), bruno(hand="1"))
    show(p, anna, [bruno], "10")
    show(p, anna, [bruno], "10")
    assert seen(p, bruno, anna)["known"] == cards("10")
    show(p, anna, [bruno], "10 10")
    assert seen(p, bruno, anna)["known"] == cards("10 10")


def test_co_10_4_a_discarded_hand_is_no_longer_known():
    p = show(between_battles(anna(hand="H C"), bruno(hand="1"), carla(hand="2")), anna, [bruno], "H")
    follow(p, "anna site roma", "anna discard_hand", "bruno keep_hand", "carla keep_hand")
    assert seen(p, bruno, anna)["known"] == []


def test_co_10_4_after_a_new_deal_nothing_is_known():
    p = show(between_battles(anna(hand="H C 5"), bruno(), carla()), anna, [bruno], "H 5")
    follow(p, "anna site roma", "anna keep_hand", "anna keep 5", "anna keep_done")
    assert (table(p)["round"], seen(p, bruno, anna)["known"]) == (2, [])


def test_co_10_4_a_shown_card_that_was_kept_for_certain_stays_known():
    p = show(between_battles(anna(hand="H"), bruno(), carla()), anna, [bruno], "H")
    follow(p, "anna site roma", "anna keep_hand", "anna keep H")
    assert seen(p, bruno, anna)["known"] == cards("H")


def test_co_10_4_what_was_shown_and_what_was_taken_back_are_two_cards():
    """Bruno was shown a 10 of the hand, then saw another 10 come back from the line."""
    p = show(battle(anna(line="10", hand="R 10 2"), bruno(hand="1")), anna, [bruno], "10")
    play(p, anna, "R", "take_back 10")
    assert seen(p, bruno, anna)["known"] == cards("10 10")


def test_co_10_4_a_shown_hand_card_and_a_shown_face_down_card_are_two_cards():
    """Bruno was shown a 10 in the hand and the 10 that lies face down: the sample must hold both."""
    p = battle(anna(down="10", hand="10 2"), bruno(hand="1"), options=HIDDEN)
    show(p, anna, [bruno], "10")
    show(p, anna, [bruno], "down")
    assert all("mercenary_10" in hand(s, anna) for s in samples(p, bruno))


def test_co_10_4_a_card_shown_in_hand_stays_known_when_an_equal_hidden_card_is_turned_up():
    """The 10 lay face down already when anna showed the 10 of her hand."""
    p = battle(anna(down="10", hand="10 W 2"), bruno(hand="1"), options=HIDDEN)
    show(p, anna, [bruno], "10")
    play(p, anna, "W")
    assert seen(p, bruno, anna)["known"] == cards("10")


# --- what a bot makes of it (CO-10.5) -------------------------------------------------------------


def test_co_10_5_what_was_shown_is_in_every_imagined_hand():
    p = show(battle(anna(hand="10 H 2"), bruno(hand="1"), carla(hand="1")), anna, [bruno], "10 H")
    assert all({"mercenary_10", "heroine"} <= set(hand(s, anna)) for s in samples(p, bruno))
    assert not all({"mercenary_10", "heroine"} <= set(hand(s, anna)) for s in samples(p, carla))


def test_co_10_5_a_shown_face_down_card_lies_there_in_every_imagined_position():
    p = battle(anna(down="10", hand="2"), bruno(hand="1"), carla(hand="1"), options=HIDDEN)
    show(p, anna, [bruno], "down")
    assert {seen(s, anna, anna)["face_down_card"] for s in samples(p, bruno)} == {"mercenary_10"}
    assert len({seen(s, anna, anna)["face_down_card"] for s in samples(p, carla)}) > 1


def test_co_10_5_a_shown_card_may_be_the_one_played_face_down():
    """Bruno knows of a 10; then a card is played face down: it lies there or it is still in the hand."""
    p = battle(anna(hand="10 2"), bruno(hand="1 1"), options=HIDDEN)
    show(p, anna, [bruno], "10")
    play(p, anna, "10")
    places = {(seen(s, anna, anna)["face_down_card"] == "mercenary_10", "mercenary_10" in hand(s, anna))
              for s in samples(p, bruno, 300)}  # fmt: skip
    assert (False, False) not in places
    assert {(True, False), (False, True)} <= places


def test_co_10_4_not_after_the_end():
    p = battle(anna(line="10", hand="1", regions="roma napoli firenze"), bruno(hand="1"))
    everybody_passes(p)
    assert why_not_show(p, anna, [1], ["mercenary_1"]) == ("CO-10.4", "show-after-end")


def test_co_10_4_a_shown_card_is_known_over_battles():
    p = show(battle(anna(hand="10 2"), bruno(hand="1 1")), anna, [bruno], "10")
    everybody_passes(p)
    play(p, p.actor(), "site roma")
    everybody_keeps(p)
    assert seen(p, bruno, anna)["known"] == cards("10")
