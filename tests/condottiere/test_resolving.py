"""CO-7: comparing, marker and token, the next site, discarding lines and hands."""

import pytest

from adamak.core import Match
from adamak.games.condottiere import GAME

from .arrange import (
    FIFTEEN,
    REGIONS,
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    compared,
    dario,
    discard_pile,
    elena,
    events,
    everybody_keeps,
    everybody_passes,
    follow,
    hand,
    hand_sizes,
    happened,
    line,
    owner,
    phase,
    play,
    refused,
    seen,
    table,
    why,
    written,
)


def fought(*lines: str, holder: int = 0) -> object:
    """A battle compared, with these lines, clockwise from anna."""
    seats = (anna, bruno, carla, dario, elena)
    p = battle(*(seat(line=one, hand="1") for seat, one in zip(seats, lines, strict=False)), holder=holder)
    return everybody_passes(p)


# --- step 1: compare ------------------------------------------------------------------------------


def test_co_7_1_every_line_is_compared():
    """Passed players and players without cards included."""
    p = battle(anna(line="2", hand="1", passed=True), bruno(line="6"), carla(line="3", hand="1"), turn=carla)
    play(p, carla, "pass")
    assert compared(p) == [2, 6, 3]


def test_co_7_2_the_strongest_places_one_marker():
    p = fought("2", "6", "3")
    assert {name for name in REGIONS if owner(p, name) is not None} == {"siena"}
    assert owner(p, "siena") == bruno


def test_co_7_3_marker_and_token_come_before_the_victory_check():
    p = battle(anna(line="10", hand="1", regions="roma napoli firenze"), bruno(line="C", hand="1"))
    everybody_passes(p)
    assert happened(p)[-4:] == ["strength", "battle_won", "token_to", "game_won"]
    assert (p.ending(), table(p)["holder"]) == ("adjacent", bruno)


def test_co_7_4_a_tie_places_no_marker():
    p = fought("6", "6", "3")
    assert owner(p, "siena") is None
    assert events(p, "battle_tied") == [{"event": "battle_tied", "region": "siena"}]


def test_co_7_4_everybody_at_zero_is_a_tie():
    """R-08."""
    p = fought("", "W", "")
    assert owner(p, "siena") is None
    assert events(p, "token_to") == [{"event": "token_to", "seat": bruno, "reason": "left"}]


@pytest.mark.parametrize(
    ("lines", "holder", "receiver", "reason"),
    [
        (("10", "C"), anna, bruno, "courtesans"),  # not the winner
        (("10 C", "C C", "C"), anna, bruno, "courtesans"),
        (("C 10", "3"), bruno, anna, "courtesans"),  # the winner
        (("6", "6", "C"), anna, carla, "courtesans"),  # tied strengths
        (("10", "3"), bruno, anna, "winner"),
        (("10", "C", "C"), carla, anna, "winner"),
        (("6", "6", "3"), carla, anna, "left"),  # clockwise past the last seat
        (("6", "6", "3"), bruno, carla, "left"),
        (("6 C", "6 C", ""), anna, bruno, "left"),
    ],
)
def test_co_7_5_who_gets_the_token(lines: tuple[str, ...], holder: int, receiver: int, reason: str):
    """R-09, R-36."""
    p = fought(*lines, holder=holder)
    assert events(p, "token_to") == [{"event": "token_to", "seat": receiver, "reason": reason}]
    assert table(p)["holder"] == receiver


def test_co_7_6_equal_courtesans_never_move_the_token():
    p = fought("10", "C C", "C C", holder=carla)
    assert table(p)["holder"] == anna


def test_co_7_6_the_receiver_need_not_hold_cards():
    p = battle(anna(line="10", hand="1"), bruno(line="C"), carla(hand="1"))
    everybody_passes(p)
    assert (p.actors(), hand(p, bruno)) == ([bruno], [])


# --- step 2: choose the new battle ----------------------------------------------------------------


def test_co_7_7_no_marker_and_no_favor():
    p = between_battles(anna(hand="1", regions="torino"), bruno(hand="1", regions="milano"), favor="roma")
    assert choices(p, anna) == [f"site {name}" for name in REGIONS if name not in {"torino", "milano", "roma"}]
    assert (refused(p, anna, "site torino"), why(p, anna, "site torino")) == ("CO-7.7", "site-controlled")
    assert refused(p, anna, "site milano") == "CO-7.7"


def test_co_7_7_a_tied_site_may_be_chosen_again_any_number_of_times():
    """R-32."""
    p = battle(anna(hand="1"), bruno(hand="1"))
    for _ in range(3):
        everybody_passes(p)
        play(p, p.actor(), "site siena")
        everybody_keeps(p)
    assert table(p)["battle"] == 4


def test_co_7_7_a_conquered_site_may_not_be_chosen_again():
    assert refused(fought("6", "3"), anna, "site siena") == "CO-7.7"


def test_co_7_7_the_holder_cannot_refuse():
    """R-10."""
    p = fought("6", "3")
    assert all(move.startswith("site ") for move in choices(p, anna))
    assert refused(p, anna, "pass") == "CO-4.6"
    assert refused(p, bruno, "site roma") == "CO-7.7"


def test_co_7_8_a_single_region_left_is_taken_at_once():
    """R-37: Siena conquered, Roma free and not protected."""
    seats = (anna, bruno, carla, dario, elena)
    p = battle(*(seat(hand="1 1", line="10" if seat == elena else "", regions=FIFTEEN[seat]) for seat in seats))
    everybody_passes(p)
    assert "site_chosen" in happened(p)
    assert (table(p)["site"], phase(p)) == ("roma", "discard_hand")


def test_co_7_8_with_siena_tied_both_regions_are_left():
    """R-37."""
    seats = (anna, bruno, carla, dario, elena)
    p = battle(*(seat(hand="1 1", regions=FIFTEEN[seat]) for seat in seats))
    everybody_passes(p)
    assert choices(p, p.actor()) == ["site siena", "site roma"]


def test_co_7_8_the_site_is_chosen_before_any_hand_is_discarded_or_dealt():
    p = battle(anna(line="10", hand="H"), bruno(hand="C"))
    everybody_passes(p)
    assert (phase(p), hand_sizes(p)) == ("choose_site", [1, 1])


# --- step 3: discard battle lines -----------------------------------------------------------------


def test_co_7_9_all_lines_are_discarded():
    p = battle(anna(line="10 W", hand="1"), bruno(line="C D", hand="1"), carla(hand="X 1"), turn=carla)
    follow(p, "carla X", "bruno site roma")
    assert [line(p, seat) for seat in (anna, bruno, carla)] == [[], [], []]
    assert discard_pile(p) == cards("10 W C D X")


def test_co_7_9_lines_lie_until_the_site_is_chosen():
    p = fought("10 W", "3", "")
    assert line(p, anna) == cards("10 W")
    assert discard_pile(p) == []


# --- step 4: discard cards from hand --------------------------------------------------------------


def hands(*given: str) -> object:
    """Everybody is asked about the own hand."""
    p = between_battles(*(seat(hand=one) for seat, one in zip((anna, bruno, carla, dario), given, strict=False)))
    return play(p, anna, "site roma")


def test_co_7_10_a_hand_without_mercenaries_may_go_all_or_nothing():
    p = hands("H C", "1", "1")
    follow(p, "anna discard_hand", "bruno keep_hand", "carla keep_hand")
    assert hand_sizes(p) == [0, 1, 1]
    assert discard_pile(p) == cards("H C")


def test_co_7_10_one_mercenary_forbids_it():
    p = hands("H C W 1", "1")
    assert (refused(p, anna, "discard_hand"), why(p, anna, "discard_hand")) == ("CO-7.10", "mercenary-in-hand")


def test_co_7_10_it_is_never_an_obligation():
    p = hands("H C", "R", "1")
    everybody_keeps(p)
    assert hand_sizes(p) == [2, 1, 1]


def test_co_7_11_everybody_who_holds_cards_is_asked_at_once():
    """R-11: being asked tells nothing about a hand."""
    p = hands("H", "1 2", "", "C")
    assert (phase(p), p.actors()) == ("discard_hand", [anna, bruno, dario])
    assert refused(p, carla, "keep_hand") == "CO-7.11"


def test_co_7_11_in_any_order():
    """R-11: the outcome does not depend on the order of the answers."""
    answers = {anna: "discard_hand", bruno: "keep_hand", carla: "discard_hand"}
    ends = set()
    for order in ((anna, bruno, carla), (carla, bruno, anna), (bruno, carla, anna)):
        p = hands("H", "C 1", "W", "2")
        for seat in order:
            play(p, seat, answers[seat])
        play(p, dario, "keep_hand")
        ends.add(p.digest())
    assert len(ends) == 1


def test_co_7_11_an_answer_stays_sealed_until_all_have_answered():
    p = hands("H C", "1", "2")
    before = [table(p, viewer) for viewer in (bruno, carla, -1)]
    play(p, anna, "discard_hand")
    for view, viewer in zip(before, (bruno, carla, -1), strict=True):
        view["actors"] = [bruno, carla]
        view["players"][anna]["answered"] = True
        assert table(p, viewer) == view
        assert events(p, "hand_answered", viewer) == [{"event": "hand_answered", "seat": 0, "discard": None}]
    assert hand(p, anna) == cards("H C")


def test_co_7_11_nobody_answers_twice():
    p = hands("H", "1")
    play(p, anna, "keep_hand")
    assert (refused(p, anna, "discard_hand"), why(p, anna, "discard_hand")) == ("CO-7.11", "already-answered")


def test_co_7_11_then_all_discards_are_carried_out_together():
    p = hands("H", "C", "1", "2")
    follow(p, "anna discard_hand", "bruno discard_hand", "carla keep_hand")
    assert hand_sizes(p) == [1, 1, 1, 1]
    play(p, dario, "keep_hand")
    assert [event["seat"] for event in events(p, "hand_discarded")] == [anna, bruno]
    assert hand_sizes(p) == [0, 0, 1, 1]


@pytest.mark.parametrize("answer", ["keep_hand", "discard_hand"])
def test_co_7_11_opened_answers_cannot_be_taken_back(answer: str):
    """The last to answer sees what all the others did: nobody may answer anew knowing it."""
    setup = written(anna(hand="H"), bruno(hand="C"), carla(hand="1"), dario(hand="2"), phase="choose_site")
    match = Match.from_setup(GAME, setup)
    match.play(0, "site roma")
    for seat in (0, 3, 2):
        match.play(seat, "keep_hand")
    match.play(1, answer)
    assert phase(match.position) == "battle_turn"
    assert not match.can_undo(1)


def test_co_7_11_a_sealed_answer_may_be_taken_back():
    setup = written(anna(hand="H"), bruno(hand="C"), phase="choose_site")
    match = Match.from_setup(GAME, setup)
    match.play(0, "site roma")
    match.play(0, "discard_hand")
    match.undo(0)
    assert not seen(match.position, bruno, anna)["answered"]
