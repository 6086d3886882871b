"""The printed numbers: one table, checked against the dossier's `checks`, entered by people, recorded in matches."""

import json
from collections import Counter

import pytest

from adamak.core import Match, Problem, savefile
from adamak.games.troyes import GAME, activity_cards, numbers
from adamak.games.troyes.components import CARD_IDS, CARD_ROWS, CHARACTER_ROWS, EVENT_ROWS
from adamak.games.troyes.numbers import (
    CALLS,
    FIELDS,
    HOUSE,
    NEUTRAL,
    ROWS,
    SURE,
    from_json,
    from_text,
)

from .arrange import anna, deniers, emily, faye, geoffrey, gray, seen, table, turn

# --- the dossier's checks -------------------------------------------------------------------------


ACTIVITY = {row[0]: row[4:] for row in CARD_ROWS}
EVENTS = {row[0]: row[4:] for row in EVENT_ROWS}


def test_eight_red_cards_call_four_white_and_four_yellow():
    """TR-7.1."""
    assert Counter(colour for called in CALLS.values() for colour in called) == {"white": 4, "yellow": 4}
    assert {name: len(called) for name, called in CALLS.items()} == {
        "brigands": 3, "skirmishes": 2, "war": 1, "normans_attack": 1, "succession_conflict": 1,
    }  # fmt: skip


def test_rows_hold_six_spaces_and_every_die_once():
    """TR-6.1."""
    for rows in ROWS.values():
        pairs = [row.split(":") for row in rows]
        assert sorted("".join(dice for dice, _ in pairs)) == list("123456")
        assert sum(int(spaces) for _, spaces in pairs) == 6


def test_two_players_6_neutrals_and_12_citizens_fill_18_spaces():
    """TR-4.4."""
    assert sum(len(spaces) for spaces in NEUTRAL.values()) == 6


def test_first_vp_by_cost_within_the_public_bounds():
    for name, (cost, first, second, _) in ACTIVITY.items():
        assert 1 / 3 <= first / cost <= 3 / 5, name
        assert first >= second


def test_succession_conflict_shares_three_each():
    """TR-EX-13: floor((first + second) / 2) = 3."""
    divisor, banners, first, second = EVENTS["succession_conflict"]
    assert ((first + second) // 2, divisor, banners) == (3, 4, 5)


def test_six_characters_of_three_tiers():
    assert all(list(least) == sorted(least) and len(least) == 3 for _, *tiers in CHARACTER_ROWS for least in tiers)


def test_what_the_rulebook_states_is_fixed():
    assert (ACTIVITY["merchant"][0], ACTIVITY["merchant"][1], ACTIVITY["merchant"][3]) == (4, 2, 2)
    assert (ACTIVITY["priest"][0], ACTIVITY["priest"][3]) == (8, 3)
    assert EVENTS["marauding"][0] == 3
    assert CALLS["war"] == ("white",)
    assert set(FIELDS) >= SURE


# --- entering numbers -----------------------------------------------------------------------------


def test_a_table_goes_out_and_comes_back():
    assert from_json(json.loads(json.dumps(HOUSE.to_json()))).text() == ""
    own = from_text("priest.cost=7 war.vp=6,3 brigands.calls=white,yellow,white city_hall.rows=12:2,3456:4")
    assert from_json(json.loads(json.dumps(own.to_json()))).text() == own.text()
    assert from_text(own.text()).text() == own.text()
    assert from_text("war.vp=6,3 priest.cost=7").text() == "priest.cost=7 war.vp=6,3", "in the order of the table"
    assert from_text("priest.cost=8").text() == "", "what is the house's needs no word"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("priest.price=7", "numbers-unknown"),
        ("priest.cost", "numbers-unknown"),
        ("priest.cost=many", "numbers-whole"),
        ("priest.cost=99", "numbers-range"),
        ("priest.cost=", "numbers-count"),
        ("priest.divisor=0", "numbers-range"),
        ("priest.vp=2,4", "numbers-falling"),
        ("priest.vp=4,3,2,1", "numbers-count"),
        ("war.vp=4", "numbers-count"),
        ("war.calls=red", "numbers-word"),
        ("war.dice=red,red", "numbers-twice"),
        ("war.dice=", "numbers-count"),
        ("marauding.dice=red", "numbers-unknown"),
        ("city_hall.rows=12:2", "numbers-rows-dice"),
        ("city_hall.rows=123:3,456:2", "numbers-rows-spaces"),
        ("bishopric.rows=x", "numbers-rows"),
        ("bishopric.rows=", "numbers-rows-dice"),
        ("palace.ranking=6,5,4,3,2,2", "numbers-twice"),
        ("palace.neutral=1,2,3", "numbers-neutral"),
        ("palace.neutral=1,1", "numbers-twice"),
    ],
)
def test_numbers_that_cannot_be(text, code):
    with pytest.raises(Problem, match=code):
        GAME.read_options(2, {"numbers": text})


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "numbers-format"),
        ({"format": "else"}, "numbers-format"),
        ({"format": numbers.TABLE.format, "cards": {}}, "numbers-unknown"),
        ({"format": numbers.TABLE.format, "activity": {"priest": {"cost": "8"}}}, "numbers-whole"),
        ({"format": numbers.TABLE.format, "activity": {"priest": {"cost": True}}}, "numbers-whole"),
        ({"format": numbers.TABLE.format, "activity": {"priest": 8}}, "numbers-unknown"),
        ({"format": numbers.TABLE.format, "events": {"priest": {"cost": 8}}}, "numbers-unknown"),
    ],
)
def test_files_that_cannot_be(data, code):
    with pytest.raises(Problem, match=code):
        from_json(data)


def test_tr_9_2_entered_numbers_are_played_by():
    p = table(
        anna(deniers=9, supply=1),
        faye(),
        cards="priest",
        dice={anna: "white_6 red_1"},
        numbers="priest.cost=5 priest.divisor=2",
    )
    turn(p, anna, "activate priest", [(anna, "white_6")])
    assert deniers(p, anna) == 4
    slot = seen(p)["slots"][3]
    assert (slot["cost"], slot["divisor"], slot["cubes"]) == (5, 2, [3, 0])
    assert slot["house"] == ["vp"], "only what nobody stated or entered"
    assert seen(p)["numbers"] == "own"
    assert seen(table(anna(), faye(), cards="merchant"))["slots"][6]["house"] == ["vp"]
    assert seen(table(anna(), faye(), numbers=""))["numbers"] == "house"


def test_every_wrong_entry_is_told_at_once():
    table, wrong = numbers.TABLE.numbers({"priest.cost": "99", "war.vp": "1,2", "monk.cost": "6"})
    assert [(one.code, one.args_["key"]) for one in wrong] == [
        ("numbers-range", "priest.cost"), ("numbers-falling", "war.vp"),
    ]  # fmt: skip
    assert table.text() == "monk.cost=6"


def test_no_gray_citizens_in_a_building_come_back_from_text():
    own = from_text("palace.neutral= bishopric.neutral=1,2,3,4")
    assert own.text() == "palace.neutral= bishopric.neutral=1,2,3,4"
    assert from_json(json.loads(json.dumps(own.to_json()))).text() == own.text()


@pytest.mark.parametrize(("vp", "people"), [("4", [anna]), ("4,2", [anna, faye]), ("5,3,1", [anna, faye, gray])])
def test_tr_9_3_a_card_has_as_many_scoring_spaces_as_are_entered(vp, people):
    p = table(anna(), faye(), stalls={"priest": people}, numbers=f"priest.vp={vp}")
    slot = seen(p)["slots"][3]
    assert (slot["scoring"], slot["picture"]) == (people, [])
    assert slot["vp"] == [int(points) for points in vp.split(",")]
    assert [int(activity_cards.points(p, owner)) for owner in people] == slot["vp"]
    assert GAME.from_setup(p.to_setup()).to_bytes() == p.to_bytes()
    assert GAME.from_bytes(p.to_bytes()).digest() == p.digest()


def test_tr_9_3_the_first_free_space_is_taken_then_the_picture():
    for vp, taken, left in (("4", [faye], []), ("5,3,1", [faye, emily, anna], [None, emily, anna])):
        p = table(
            anna(deniers=9, supply=1), faye(supply=1), geoffrey(), emily(supply=1),
            stalls={"priest": [faye, emily] if len(vp) > 1 else [faye]}, dice={anna: "white_6 red_1"},
            numbers=f"priest.vp={vp}",
        )  # fmt: skip
        turn(p, anna, "activate priest", [(anna, "white_6")])
        slot = seen(p)["slots"][3]
        assert (slot["scoring"], slot["picture"]) == (taken, [] if len(vp) > 1 else [anna])
        activity_cards.lift_tradesman(p, 3, faye)
        assert seen(p)["slots"][3]["scoring"] == (left or [None]), "nobody moves up"


@pytest.mark.parametrize("who", [anna, faye, geoffrey, emily])
def test_tr_9_6_whoever_leaves_any_place_of_a_card_leaves_it_empty(who):
    """Three scoring spaces and the picture."""
    people = [anna, faye, geoffrey, emily]
    p = table(*(one() for one in people), stalls={"priest": people}, numbers="priest.vp=5,3,1")
    activity_cards.lift_tradesman(p, 3, who)
    slot = seen(p)["slots"][3]
    assert slot["scoring"] == [None if owner == who else owner for owner in people[:3]]
    assert slot["picture"] == ([] if who == emily else [emily])
    assert [int(activity_cards.tradesmen(p, owner)) for owner in people] == [int(owner != who) for owner in people]


def test_tr_8_6_with_divisor_1_a_group_is_used_as_often_as_it_is_worth():
    """More than a move names is chosen in two steps."""
    dice = {anna: "yellow_6 yellow_6 yellow_6 red_1", faye: "red_1"}
    p = table(anna(deniers=0), faye(), stalls={"merchant": [anna]}, dice=dice, numbers="merchant.divisor=1")
    for move in ("activate yellow_1", "take d1 yellow_6", "take d1 yellow_6"):
        p.apply(anna, GAME.moves.number(move))
    names = [GAME.moves.words(move) for move in p.legal(anna)]
    assert names == [f"times {n}" for n in range(1, 14)]
    assert agrees(p, anna)
    p.apply(anna, GAME.moves.number("times 13"))
    assert [GAME.moves.words(move) for move in p.legal(anna)] == ["confirm", *(f"times {n}" for n in range(1, 6))]
    assert agrees(p, anna)
    assert GAME.from_setup(p.to_setup()).to_bytes() == p.to_bytes()
    enough = p.clone()
    enough.apply(anna, GAME.moves.number("confirm"))
    assert deniers(enough, anna) == 26
    p.apply(anna, GAME.moves.number("times 5"))
    p.apply(anna, GAME.moves.number("confirm"))
    assert deniers(p, anna) == 36


def test_tr_17_8_with_divisor_1_exchanges_go_on_beyond_thirteen():
    dice = {anna: "yellow_6 yellow_6 yellow_6 red_1", faye: "red_1"}
    p = table(
        anna(deniers=60, influence=0), faye(), round=3, stalls={"journeyman": [anna]}, dice=dice,
        numbers="journeyman.divisor=1",
    )  # fmt: skip
    steps = ["activate yellow_3", *["take d1 yellow_6"] * 2, "times 13", "times 5", "confirm", "exchange 13"]
    for move in steps:
        p.apply(anna, GAME.moves.number(move))
    assert [GAME.moves.words(move) for move in p.legal(anna)] == [f"exchange {n}" for n in range(6)]
    assert agrees(p, anna)
    p.apply(anna, GAME.moves.number("exchange 5"))
    assert deniers(p, anna) == 60 - 18 * 3


def test_tr_9_17_the_colours_that_fight_an_event():
    p = table(
        anna(), faye(), events={"marauding": [], "war": []}, dice={anna: "red_6 yellow_6 white_6"},
        numbers="war.dice=white,yellow",
    )  # fmt: skip
    assert seen(p)["queue"][1]["colours"] == ["white", "yellow"]
    p.apply(anna, GAME.moves.number("fight war"))
    assert {GAME.moves.words(move) for move in p.legal(anna)} == {"take d1 yellow_6", "take d1 white_6"}
    assert agrees(p, anna)


def agrees(p, seat):
    """`legal` and `why_not` say the same of every move."""
    legal = set(p.legal(seat))
    return all((p.why_not(seat, move) is None) == (move in legal) for move in range(len(GAME.moves)))


def test_tr_6_1_entered_rows_change_the_board():
    p = table(anna(supply=1), faye(), numbers="city_hall.rows=12:2,3456:4", dice={anna: "yellow_3 red_1"})
    turn(p, anna, "place city_hall", [(anna, "yellow_3")])
    row = seen(p)["buildings"][2]["rows"][1]
    assert (row["dice"], len(row["spaces"]), row["spaces"][0]["owner"]) == ([3, 4, 5, 6], 4, anna)


def test_a_match_records_its_numbers():
    match = Match.start(GAME, 2, {"numbers": "priest.cost=7"}, seed="own")
    loaded, saved = savefile.read(savefile.write(match))
    assert saved.options == {"numbers": "priest.cost=7"}
    assert loaded.position.digest() == match.position.digest()
    assert GAME.from_bytes(match.position.to_bytes()).variant.card_cost[CARD_IDS.index("priest")] == 7
    assert GAME.from_setup(match.position.to_setup()).to_bytes() == match.position.to_bytes()
