"""TR-1 to TR-5: what is in the box, setup, placement, and the course of a round."""

import json
from collections import Counter

import pytest
from tests.bounds import refused_with_its_bounds

from adamak.core import Match, Problem, Rng
from adamak.core.rollout import play_randomly
from adamak.games.troyes import GAME
from adamak.games.troyes.components import CARD_ROWS, CHARACTER_IDS, THREAT_ROWS
from adamak.games.troyes.data import DIE_IDS, SPACE_IDS

from .arrange import (
    anna,
    choices,
    deniers,
    dice,
    faye,
    geoffrey,
    gray,
    happened,
    influence,
    new_game,
    phase,
    play,
    refused,
    reserve,
    seen,
    supply,
    table,
    turn,
    vp,
    why,
    written,
)


def test_tr_3_nothing_has_happened_yet():
    nothing = {
        "left": 0, "round": 0, "settled": 0, "revealed": 0, "spaces": {}, "lost": [], "last_marauder": None,
        "black": [], "against": [], "aside": [], "composing": None, "rolled": 0, "winners": [], "ending": "",
    }  # fmt: skip
    begun = new_game(3).to_setup()
    assert begun | nothing == begun


def settled(p):
    """The placement, first empty space by first empty space."""
    told = []
    while phase(p) == "settle":
        told = play(p, p.actor(), choices(p, p.actor())[0])
    return told


# --- TR-1, TR-2 -----------------------------------------------------------------------------------


def test_tr_1_1_most_points_win():
    p = new_game(3)
    play_randomly(p, Rng("x"), 10**6)
    totals = [one["total"] for one in p.scores()]
    assert [seat for seat, place in enumerate(p.ranking()) if place == 1] == [
        seat for seat, total in enumerate(totals) if total == max(totals)
    ]


def test_tr_1_2_player_counts():
    assert list(GAME.seat_counts) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(Problem, match="bad-seats"):
            GAME.start(seats, {}, seed="x")
    assert seen(new_game(1))["solo"]


@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_tr_1_3_rounds(seats, rounds):
    p = new_game(seats)
    assert seen(p)["rounds"] == rounds
    play_randomly(p, Rng("x"), 10**6)
    assert seen(p)["round"] == rounds


def test_tr_1_4_only_characters_points_decks_and_face_down_cards_are_hidden():
    p = new_game(3)
    settled(p)
    own, other = seen(p, anna)["players"][anna], seen(p, anna)["players"][faye]
    assert len(own["characters"]) == 1
    assert own["vp"] is not None
    assert (other["characters"], other["vp"], other["characters_number"]) == (None, None, 1)
    public = {"deniers", "influence", "supply", "reserve", "citizens", "tradesmen", "events_won"}
    assert all(other[key] is not None for key in public)
    told = json.dumps(seen(p, -1))
    assert not any(name in told for name in CHARACTER_IDS)
    hidden = [slot for slot in seen(p)["slots"] if slot["level"] > 1]
    assert all(slot["card"] is None and slot["cost"] is None for slot in hidden)
    assert seen(p)["decks"]["red"] == 4
    assert p.why_not_show(anna, [faye], ["henry_i"]).clause == "TR-1.4"


def test_tr_1_4_a_sample_deals_other_characters_and_cards_but_keeps_what_was_seen():
    p = new_game(2)
    rng = Rng("hidden")
    hands, cards = set(), set()
    for _ in range(40):
        other = p.sample(anna, rng)
        assert other.view(anna) == p.view(anna)
        hands.add(tuple(other.view(faye)["players"][faye]["characters"]))
        cards.add(int(other.cards))
        assert not set(other.view(faye)["players"][faye]["characters"]) & set(
            p.view(anna)["players"][anna]["characters"]
        )
    assert len(hands) == 6, "two of the four that Anna does not hold"
    assert len(cards) > 20


def test_tr_2_1_six_dice_of_each_colour():
    assert Counter(die.split("_")[0] for die in DIE_IDS) == {"red": 6, "white": 6, "yellow": 6}
    for seed in range(30):
        p = GAME.start(4, {}, seed=seed)
        rng = Rng(str(seed))
        while not p.is_over():
            lying = [die.split("_")[0] for owner in range(5) for die in dice(p, owner)]
            assert all(number <= 6 for number in Counter(lying).values())
            play_randomly(p, rng, 5)


def test_tr_2_2_citizens():
    p = new_game(4)
    assert [supply(p, seat) + reserve(p, seat) for seat in range(4)] == [12] * 4
    assert reserve(p, gray) == 8


def test_tr_2_3_cubes_are_without_limit():
    p = table(
        anna(), faye(), cards="priest", stalls={"priest": [anna]}, cubes={"priest": [anna] * 40},
        dice={anna: "white_6 white_6 white_6 red_1"},
    )  # fmt: skip
    turn(p, anna, "activate priest", [(anna, "white_6")] * 3)
    assert seen(p)["slots"][3]["cubes"] == [46, 0]


def test_tr_2_4_activity_cards():
    base = CARD_ROWS[:27]
    assert Counter(row[1] for row in base) == {"red": 9, "white": 9, "yellow": 9}
    assert set(Counter((row[1], row[2]) for row in base).values()) == {3}


def test_tr_2_5_event_cards():
    colours = Counter(row[2] for row in THREAT_ROWS if row[0] not in {"marauding", "resistance"})
    assert colours == {"red": 8, "white": 4, "yellow": 4}
    assert Counter(row[1] for row in THREAT_ROWS)["brigands"] == 3
    assert Counter(row[1] for row in THREAT_ROWS)["skirmishes"] == 2


def test_tr_2_6_characters_and_bonus_cards():
    assert len(CHARACTER_IDS) == 6
    assert [row[0] for row in CARD_ROWS[27:]] + ["resistance"] == ["prior", "baker", "banquet", "resistance"]


# --- TR-3 -----------------------------------------------------------------------------------------


def test_tr_3_1_districts():
    told = seen(new_game(3))["districts"]
    assert [(one["district"], one["owner"]) for one in told] == [("d1", 0), ("d2", 1), ("d3", 2), ("gray", 4)]


@pytest.mark.parametrize(("seats", "citizens", "characters"), [(1, 6, 0), (2, 6, 2), (3, 5, 1), (4, 4, 1)])
def test_tr_3_2_tr_3_3_tr_3_4_what_everybody_begins_with(seats, citizens, characters):
    """TR-3.2, TR-3.3, TR-3.4."""
    p = new_game(seats)
    for seat in range(seats):
        assert (deniers(p, seat), influence(p, seat)) == (5, 4)
        assert (supply(p, seat), reserve(p, seat)) == (citizens, 12 - citizens)
        assert seen(p, seat)["players"][seat]["characters_number"] == characters
    dealt = [name for seat in range(seats) for name in seen(p, seat)["players"][seat]["characters"] or []]
    assert len(set(dealt)) == len(dealt) == characters * seats


def test_tr_3_5_one_card_of_each_colour_and_level():
    for seed in range(20):
        cards = GAME.deal(4, {}, seed=seed)["cards"]
        rows = {row[0]: row for row in CARD_ROWS}
        assert all(slot == f"{rows[name][1]}_{rows[name][2]}" for slot, name in cards.items())


@pytest.mark.parametrize(("seats", "red"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_tr_3_6_event_decks(seats, red):
    deal = GAME.deal(seats, {}, seed="x")
    assert (len(deal["red_deck"]), len(deal["white_deck"]), len(deal["yellow_deck"])) == (red, 4, 4)
    assert len(deal["red_box"]) == 8 - red
    assert set(deal["red_deck"]) & set(deal["red_box"]) == set()


def test_tr_3_7_marauding_is_alone_in_the_queue():
    assert [one["threat"] for one in seen(new_game(4))["queue"]] == ["marauding"]


def test_tr_3_8_start_player_is_random_unless_named():
    assert {int(GAME.start(4, {}, seed=seed).starter) for seed in range(60)} == {0, 1, 2, 3}
    for named in "1234":
        assert GAME.start(4, {"start_player": named}, seed="x").actors() == [int(named) - 1]
    with pytest.raises(Problem, match="option-contradicts"):
        GAME.start(2, {"start_player": "3"}, seed="x")
    one, other = (GAME.deal(4, {"start_player": named}, seed="x") for named in ("1", "2"))
    assert one.pop("start_player") != other.pop("start_player")
    assert one == other


def test_tr_3_9_gray_cubes_without_limit_gray_citizens_eight():
    p = table(anna(), faye(), citizens={gray: "palace_1 palace_2 bishopric_1 city_hall_1 city_hall_2 city_hall_3"})
    assert reserve(p, gray) == 2
    p = table(anna(), faye(), events={"marauding": [gray] * 30})
    assert len(seen(p)["queue"][0]["cubes"]) == 30


# --- TR-4 -----------------------------------------------------------------------------------------


def test_tr_4_1_any_empty_space():
    p = new_game(4, start_player="1")
    assert choices(p, anna) == [f"settle {space}" for space in SPACE_IDS]
    play(p, anna, "settle bishopric_4")
    assert why(p, faye, "settle bishopric_4") == ("space-taken", {"space": "bishopric_4"})
    assert len(choices(p, faye)) == 17
    assert refused(p, anna, "settle palace_1") == "TR-4.2"
    assert refused(p, faye, "pass") == "TR-8.10", "placement is mandatory"


def test_tr_4_2_snake_order_of_three():
    p = new_game(3, start_player="2")
    order = []
    while phase(p) == "settle":
        order.append(p.actor())
        play(p, p.actor(), choices(p, p.actor())[0])
    assert order == [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1, 1, 2, 0]


@pytest.mark.parametrize(("seats", "gray_citizens"), [(3, 3), (4, 2)])
def test_tr_4_3_gray_fills_the_rest(seats, gray_citizens):
    told = settled(new_game(seats))
    assert len(happened(told, "gray_settled")) == gray_citizens


def test_tr_4_4_two_players_begin_with_six_gray_citizens():
    p = new_game(2)
    taken = [
        space["space"]
        for b in seen(p)["buildings"]
        for row in b["rows"]
        for space in row["spaces"]
        if space["owner"] == gray
    ]
    assert taken == ["palace_2", "palace_5", "bishopric_1", "bishopric_6", "city_hall_1", "city_hall_6"]
    assert reserve(p, gray) == 2
    assert happened(settled(p), "gray_settled") == []


# --- TR-5 -----------------------------------------------------------------------------------------


def test_tr_5_1_the_phases_in_order():
    told = [one["event"] for one in settled(new_game(3))]
    order = [
        "round_started",
        "card_revealed",
        "income",
        "dice_rolled",
        "gray_rolled",
        "threat_revealed",
        "black_rolled",
    ]
    places = [told.index(event) for event in order]
    assert places == sorted(places)


def test_tr_5_2_one_level_of_activity_cards_in_each_of_three_rounds():
    p = table(anna(deniers=0), faye(deniers=0), dice={gray: "red_1"}, round=1)
    told = play(p, anna, "pass") if phase(p) == "act" else []
    told += play(p, faye, "pass") if p.actor() == faye and phase(p) == "act" else []
    assert [one["slot"] for one in happened(told, "card_revealed")] == ["red_2", "white_2", "yellow_2"]
    p = table(anna(), faye(), dice={anna: "yellow_2"}, round=3)
    assert happened(turn(p, anna, "farm", [(anna, "yellow_2")]), "card_revealed") == []
    p = table(anna(), faye(), dice={anna: "yellow_2"}, round=1)
    assert why(p, anna, "activate red_2") == ("card-face-down", {"slot": "red_2", "round": 2})


def test_tr_5_3_income_and_salaries():
    p = table(
        anna(deniers=3), faye(deniers=0), dice={anna: "yellow_2"}, round=1,
        citizens={anna: "palace_1 palace_2 bishopric_1 city_hall_1", faye: "city_hall_2"},
        lying={"palace": [anna]}, cards="merchant", stalls={"merchant": [anna]},
        red_deck="brigands_1 brigands_2 brigands_3",
    )  # fmt: skip
    told = turn(p, anna, "farm", [(anna, "yellow_2")])
    assert happened(told, "income") == [
        {"seat": anna, "deniers": 10, "salary": 5},
        {"seat": faye, "deniers": 10, "salary": 0},
    ]


def test_tr_5_4_whoever_cannot_pay_pays_all_and_loses_2_vp_once():
    p = table(
        anna(deniers=0, vp=7), faye(), dice={anna: "yellow_1"}, round=1,
        citizens={anna: "palace_1 palace_2 palace_3 palace_4 palace_5 palace_6"},
    )  # fmt: skip
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert happened(told, "income")[0] == {"seat": anna, "deniers": 10, "salary": 10}
    lost = [one for one in happened(told, "vp_lost") if one["reason"] == "salary"]
    assert lost == [{"seat": anna, "vp": 2, "reason": "salary"}]
    rolled = {one["seat"]: len(one["dice"]) for one in happened(told, "dice_rolled")}
    assert rolled[anna] == 6, "citizens stay and give dice"


def test_tr_5_5_a_die_for_every_standing_citizen():
    p = table(
        anna(), faye(), dice={anna: "yellow_2"}, round=1, lying={"palace": [anna]},
        citizens={anna: "palace_1 bishopric_1 bishopric_2", faye: "city_hall_1", gray: "city_hall_2 palace_3"},
    )  # fmt: skip
    told = turn(p, anna, "farm", [(anna, "yellow_2")])
    rolled = {one["seat"]: Counter(d.split("_")[0] for d in one["dice"]) for one in happened(told, "dice_rolled")}
    assert rolled == {anna: {"red": 1, "white": 2}, faye: {"yellow": 1}}
    (neutral,) = happened(told, "gray_rolled")
    assert Counter(die.split("_")[0] for die in neutral["dice"]) == {"red": 1, "yellow": 1}


def test_tr_5_6_end_of_the_round():
    p = table(
        anna(deniers=0), faye(deniers=0, purse=4), geoffrey(), start_player=2, dice={anna: "yellow_2", gray: "red_3"},
        lying={"palace": [anna, gray], "city_hall": [faye]}, round=2,
    )  # fmt: skip
    before = reserve(p, gray)
    play(p, anna, "pass")
    told = play(p, geoffrey, "pass")
    taken = {one["seat"]: one["deniers"] for one in happened(told, "pass_money_taken")}
    assert taken == {anna: 2, faye: 5, geoffrey: 2}
    assert {one["seat"] for one in happened(told, "returned")} == {anna, faye}
    assert happened(told, "gray_returned") == [{"building": "palace"}]
    assert (supply(p, anna), supply(p, faye)) == (1, 1)
    assert reserve(p, gray) <= before + 1
    assert happened(told, "round_started") == [{"seat": anna, "round": 3, "rounds": 5}], "one seat to the left"


def test_tr_5_7_the_game_ends_after_the_last_red_card():
    p = table(anna(), faye(), dice={anna: "yellow_2"}, round=4, red_deck="")
    told = turn(p, anna, "farm", [(anna, "yellow_2")])
    assert phase(p) == "over"
    assert p.actors() == []
    assert happened(told, "game_ended")
    assert refused(p, anna, "pass") == "TR-5.7"


# --- deals and setups -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_deal_starts_the_same_game(seats):
    for bonus in (False, True):
        dealt = json.loads(json.dumps(GAME.deal(seats, {"bonus_cards": bonus}, seed="deal")))
        one = GAME.start(seats, {"bonus_cards": bonus}, seed="deal")
        assert GAME.start(seats, {"bonus_cards": bonus}, deal=dealt).to_bytes() == one.to_bytes()


def test_a_deal_may_leave_chance_to_itself():
    dealt = GAME.deal(1, {}, seed="deal")
    for name in ("generator", "le_roy", "horizon", "options"):
        dealt.pop(name)
    p = GAME.start(1, {}, deal=dealt)
    assert (
        sum(space["owner"] == gray for b in seen(p)["buildings"] for row in b["rows"] for space in row["spaces"]) == 3
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "duel"}, "setup-other-game"),
        ({"start_player": 7}, "setup-seat"),
        ({"red_deck": ["war"] * 5}, "deal-number"),
        ({"white_deck": ["heresy"]}, "deal-number"),
        ({"characters": [["henry_i"], ["henry_i"], ["thibaut_ii"]]}, "deal-number"),
        ({"characters": [["henry_i"]]}, "deal-number"),
        ({"cards": {"red_1": "archer"}}, "deal-number"),
        ({"red_box": ["drought"]}, "setup-unknown"),
        ({"extra": 1}, "setup-shape"),
    ],
)
def test_a_deal_that_cannot_be(change, code):
    dealt = GAME.deal(3, {}, seed="deal")
    with pytest.raises(Problem, match=code):
        GAME.start(3, {}, deal={**dealt, **change})


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"dice": {anna: "red_1 red_2 red_3 red_4", faye: "red_1 red_2 red_3"}}, "troyes-dice"),
        ({"cathedral": [[None] * 6, [0, None, None, None, None, None]]}, "troyes-cathedral"),
        ({"events": {"war": []}}, "troyes-queue"),
        ({"events": {"marauding": [], "heresy": [0, 0, 0, 0]}}, "troyes-banners"),
        ({"events": {"marauding": [], "war": []}, "red_deck": "war brigands_1 brigands_2"}, "setup-pieces"),
        ({"red_deck": "war brigands_1 brigands_2", "red_box": "skirmishes_1"}, "troyes-event-missing"),
        ({"events": {"marauding": [], "resistance": []}}, "setup-unknown"),
        ({"phase": "act", "dice": {}, "round": 0}, "setup-phase"),
        ({"phase": "black_dice"}, "setup-phase"),
        ({"phase": "nowhere"}, "setup-unknown"),
        ({"turn": 3}, "setup-seat"),
        ({"citizens": {geoffrey: "palace_1"}}, "setup-seat"),
        ({"citizens": {gray: " ".join(SPACE_IDS[:9])}}, "troyes-citizens"),
        ({"generator": {"key": "zz"}}, "setup-generator"),
        ({"rules_version": 1}, "save-other-rules"),
        ({"character_rows": []}, "setup-shape"),
        ({"character_row": ["henry_i"]}, "deal-number"),
        ({"round": 5}, "setup-phase"),
        ({"revealed": 2}, "setup-pieces"),
        ({"black": "black_3"}, "setup-phase"),
        ({"left": 1}, "setup-phase"),
        ({"winners": [0]}, "setup-phase"),
        ({"phase": "over", "ending": "shared", "winners": [0], "round": 4}, "setup-phase"),
        ({"phase": "settle", "round": 0, "settled": 3}, "setup-phase"),
        ({"neutral": {"vp": 3}}, "setup-shape"),
        ({"neutral": {"won": ["war"]}}, r"setup-place .what=war, where=neutral\.won"),
        ({"against": "black_3"}, "setup-phase"),
        ({"aside": "red_1"}, "setup-phase"),
        ({"rolled": 7}, "setup-pieces"),
        ({"settled": 13}, "setup-phase"),
        ({"settled": 11}, "setup-phase"),
        ({"phase": "over"}, "setup-phase"),
        ({"ending": "points"}, "setup-phase"),
        ({"phase": "exchange", "composing": {"target": "activate yellow_1"}}, "setup-phase"),
        ({"phase": "take_dice"}, "setup-phase"),
        ({"composing": {"target": "farm"}}, "setup-phase"),
        ({"phase": "flip", "aside": "red_1 red_2 red_3"}, "setup-phase"),
        ({"white_deck": "war theological_conflict heresy migrant_workers interruption_of_work"}, "setup-place"),
        ({"red_deck": "war brigands_1 brigands_2 brigands_3"}, "deal-number"),
        ({"dice": {geoffrey: "red_1"}}, "setup-seat"),
        ({"phase": "confirm", "composing": {"target": "farm", "dice": [["d1", "red_1"]], "times": 1}}, "setup-phase"),
        ({"phase": "confirm", "composing": {"target": "farm", "dice": [["d1", "yellow_1"]], "cube": "plain",
                                            "times": 13}}, "setup-phase"),
        ({"phase": "miller", "left": 2, "composing": {"target": "farm"}}, "setup-phase"),
        ({"phase": "choose_source", "composing": {"target": "place palace", "dice": [["d1", "red_1"], ["d1", "red_2"]],
                                                  "cube": "plain"}}, "setup-phase"),
        ({"phase": "choose_times", "composing": {"target": "farm", "dice": [["d1", "yellow_1"]], "cube": "plain",
                                                 "source": "supply"}}, "setup-phase"),
        ({"phase": "exchange", "left": 9, "composing": {"target": "activate yellow_1"}}, "setup-phase"),
        ({"last_marauder": 1}, "setup-seat"),
    ],
)  # fmt: skip
def test_a_setup_that_cannot_be(facts, code):
    with pytest.raises(Problem, match=code):
        GAME.from_setup(written(anna(), faye(), **facts))


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"lost": ["war"]}, r"setup-place .what=war, where=lost"),
        ({"rolled": 1}, "setup-pieces"),
        ({"rolled": 13}, "setup-shape"),
        ({"turn": 1}, "setup-seat"),
    ],
)
def test_a_setup_of_a_game_alone_that_cannot_be(facts, code):
    """TR-15: Le Roy keeps what he wins, and throws two dice."""
    GAME.from_setup(written(anna(), rolled=2, neutral={"won": ["war"]}))
    with pytest.raises(Problem, match=code):
        GAME.from_setup(written(anna(), **facts))


@pytest.mark.parametrize("seat", [anna, faye, geoffrey])
def test_tr_8_10_whoever_has_passed_decides_no_more(seat):
    families = [one(purse=2 if one == seat else 0) for one in (anna, faye, geoffrey)]
    for asked in (anna, faye, geoffrey):
        if asked == seat:
            with pytest.raises(Problem, match="setup-phase"):
                GAME.from_setup(written(*families, turn=int(asked)))
        else:
            GAME.from_setup(written(*families, turn=int(asked)))


def test_citizens_must_add_up():
    with pytest.raises(Problem, match="troyes-citizens"):
        GAME.from_setup(written(anna(supply=3, reserve=12), faye()))
    with pytest.raises(Problem, match="troyes-tradesmen"):
        GAME.from_setup(written(anna(), faye(), stalls={"merchant": [anna, anna]}))


def test_tr_16_a_record_of_a_turn_can_be_taken_back_step_by_step():
    """TR-16.3: every step is undoable until a die is rolled or the turn is over."""
    match = Match.from_setup(
        GAME,
        written(
            anna(deniers=9, supply=1),
            faye(supply=1),
            cards="merchant",
            dice={anna: "yellow_6 yellow_5 yellow_4", faye: "red_4"},
        ),
    )
    before = match.position.digest()
    steps = ["activate yellow_1", "take d1 yellow_6", "take d1 yellow_5", "enough", "times 3"]
    for step in steps:
        match.play(anna, step)
    assert match.position.view(0)["phase"] == "confirm"
    for _ in steps:
        match.undo(anna)
    assert match.position.digest() == before
    match.play(anna, "reroll yellow_4")
    assert not match.can_undo(anna), "a die was rolled"


def test_vp_never_fall_below_zero_in_play():
    """TR-5.4, TR-7.6: whoever has 1 VP loses 1."""
    p = table(
        anna(deniers=0, vp=1), faye(), dice={anna: "yellow_1"},
        citizens={anna: "palace_1 palace_2 palace_3 palace_4 palace_5 palace_6"},
    )  # fmt: skip
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert happened(told, "vp_lost")[0] == {"seat": anna, "vp": 1, "reason": "salary"}
    assert vp(p, anna) == 0


def test_what_a_setup_leaves_out():
    """The first round after placing, before any event; the square is empty."""
    told = GAME.from_setup({"game": "troyes", "players": [{}, {}]}).to_setup()
    player = {"deniers": 5, "influence": 4, "vp": 0, "supply": 0, "reserve": 12, "purse": 0, "won": []}
    assert [{name: one[name] for name in player} for one in told["players"]] == [player, player]
    assert [len(one["characters"]) for one in told["players"]] == [2, 2]
    rest = {
        "phase": "act", "turn": 0, "left": 0, "round": 1, "start_player": 0, "settled": 12, "revealed": 1,
        "spaces": {}, "lying": {"palace": [], "bishopric": [], "city_hall": []}, "cathedral": [[None] * 6] * 3,
        "queue": [{"threat": "marauding", "cubes": []}], "last_marauder": None, "lost": [], "character_row": [],
        "black": [], "against": [], "aside": [], "composing": None, "rolled": 0, "winners": [], "ending": "",
        "districts": {"d1": [], "d2": [], "d3": [], "d4": [], "gray": []}, "horizon": 0,
        "neutral": {"reserve": 8, "vp": 0, "won": []},
    }  # fmt: skip
    assert {name: told[name] for name in rest} == rest
    empty = {"scoring": [None, None], "picture": [], "cubes": [0, 0]}
    assert [slot | empty for slot in told["slots"].values()] == list(told["slots"].values())
    decks = {"red_deck": 3, "white_deck": 4, "yellow_deck": 4, "red_box": 5}
    assert {name: len(told[name]) for name in decks} == decks


def test_tr_3_7_characters_of_which_a_setup_says_null():
    told = GAME.from_setup({"game": "troyes", "players": [{"characters": None}, {"characters": None}]}).to_setup()
    assert told["players"] == GAME.from_setup({"game": "troyes", "players": [{}, {}]}).to_setup()["players"]


@pytest.mark.parametrize(
    ("entry", "bounds"),
    [
        ("left", "0–255"),
        ("revealed", "0–3"),
        ("rolled", "0–12"),
        ("influence", "0–20"),
        ("supply", "0–12"),
        ("reserve", "0–12"),
    ],
)
def test_a_number_is_refused_with_the_bounds_it_has(entry, bounds):
    refused_with_its_bounds(GAME, entry, bounds)
