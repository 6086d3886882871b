"""Every worked example of the dossier, under its id, with its own numbers."""

from .arrange import (
    anna,
    compose,
    cubes,
    deniers,
    dice,
    emily,
    faye,
    geoffrey,
    gray,
    happened,
    influence,
    may,
    new_game,
    on,
    phase,
    play,
    refused,
    seen,
    table,
    turn,
    vp,
)

PLACEMENT = {
    anna: "palace_6 bishopric_1 city_hall_1 city_hall_2",
    faye: "bishopric_2 bishopric_3 bishopric_4 city_hall_3",
    geoffrey: "bishopric_5 city_hall_4 city_hall_5 city_hall_6",
    emily: "palace_1 palace_2 palace_3 bishopric_6",
}


def test_tr_ex_01_snake_placement():
    """TR-4.1, TR-4.2, TR-4.3."""
    p = new_game(4, start_player="1")
    order, spaces = [], {seat: iter(names.split()) for seat, names in PLACEMENT.items()}
    told = []
    while phase(p) == "settle":
        seat = p.actor()
        order.append(seat)
        told += play(p, seat, f"settle {next(spaces[seat])}")
    assert order[:4] == [anna, faye, geoffrey, emily]
    assert order[4:8] == [emily, geoffrey, faye, anna]
    assert order[8:12] == [anna, faye, geoffrey, emily]
    assert order[12:] == [emily, geoffrey, faye, anna]
    assert [one["space"] for one in happened(told, "gray_settled")] == ["palace_4", "palace_5"]


def placed() -> tuple:
    """TR-EX-02: a game after the placement, and what its last citizen set off."""
    p = new_game(4, start_player="1")
    spaces = {seat: iter(names.split()) for seat, names in PLACEMENT.items()}
    told = []
    while phase(p) == "settle":
        told = play(p, p.actor(), f"settle {next(spaces[p.actor()])}")
    return p, told


def test_tr_ex_02_state_after_placement():
    p, _ = placed()
    # Events may move citizens later in the same round; the placement itself is told by the salaries (TR-EX-03).
    assert on(p, "city_hall_6") in (geoffrey, gray)
    assert seen(p)["round"] == 1


def test_tr_ex_03_income_and_salaries():
    """TR-5.3: Anna 12, Faye 12, Geoffrey 14, Emily 8."""
    _, told = placed()
    paid = {one["seat"]: (one["deniers"], one["salary"]) for one in happened(told, "income")}
    assert paid == {anna: (10, 3), faye: (10, 3), geoffrey: (10, 1), emily: (10, 7)}
    assert [5 + gained - salary for gained, salary in paid.values()] == [12, 12, 14, 8]


def test_tr_ex_04_workforce():
    """TR-5.5."""
    _, told = placed()
    rolled = {one["seat"]: [die.split("_")[0] for die in one["dice"]] for one in happened(told, "dice_rolled")}
    assert rolled[anna] == ["red", "white", "yellow", "yellow"]
    assert rolled[faye] == ["white", "white", "white", "yellow"]
    assert rolled[geoffrey] == ["white", "yellow", "yellow", "yellow"]
    assert rolled[emily] == ["red", "red", "red", "white"]
    (neutral,) = happened(told, "gray_rolled")
    assert [die.split("_")[0] for die in neutral["dice"]] == ["red", "red"]
    names = [one["event"] for one in told]
    assert names.index("gray_rolled") > max(k for k, name in enumerate(names) if name == "dice_rolled")


def test_tr_ex_05_revealing_events():
    """TR-7.1, TR-7.2, TR-7.4."""
    p = table(
        anna(deniers=0), faye(), dice={anna: "yellow_1"}, round=1, start_player=1, turn=0,
        red_deck="war brigands_1 brigands_2",
        white_deck="theological_conflict heresy migrant_workers interruption_of_work",
    )  # fmt: skip
    told = play(p, anna, "pass")
    told += play(p, faye, "pass") if p.actor() == faye and phase(p) == "act" else []
    assert [one["threat"] for one in happened(told, "threat_revealed")] == ["war", "theological_conflict"]
    assert [one["threat"] for one in seen(p)["queue"]] == ["marauding", "war", "theological_conflict"]
    assert [(one["threat"], one["number"]) for one in happened(told, "black_dice_added")] == [
        ("marauding", 1),
        ("war", 2),
    ]
    names = [one["event"] for one in told]
    assert names.index("black_rolled") > names.index("gray_placed"), "rolled after all events were applied"
    assert len(happened(told, "black_rolled")[0]["blacks"]) == 3


def test_tr_ex_06_two_black_dice_with_one_red_die():
    """TR-7.12, TR-7.13: 4 x 2 = 8 >= 6 + 1."""
    p = table(
        anna(influence=4), faye(influence=4), phase="black_dice", against="black_6", black="black_4 black_1",
        dice={anna: "red_4 yellow_2", faye: "white_1 yellow_3"},
    )  # fmt: skip
    play(p, anna, "use red_4", "oppose black_1", "defend")
    assert (influence(p, anna), dice(p, anna)) == (6, ["yellow_2"])
    assert seen(p)["defence"]["blacks"] == ["black_4"]
    assert seen(p)["black_dice"] == []
    assert p.actors() == [faye]


def test_tr_ex_07_mixed_colours():
    """TR-7.13: 1 + 3 = 4."""
    p = table(
        anna(), faye(influence=4), phase="black_dice", turn=1, against="black_4",
        dice={anna: "red_1", faye: "white_1 yellow_3"},
    )  # fmt: skip
    told = play(p, faye, "use white_1", "use yellow_3")
    assert happened(told, "defended") == [
        {"seat": faye, "dice": ["white_1", "yellow_3"], "blacks": ["black_4"], "influence": 1}
    ]
    assert (influence(p, faye), dice(p, faye)) == (5, [])
    assert (phase(p), p.actors()) == ("act", [anna]), "the phase ends, the start player acts"


def test_tr_ex_08_buying_a_third_die():
    """TR-8.2, TR-8.3: value 16 for 6 deniers."""
    p = table(
        anna(deniers=12, supply=1), faye(), geoffrey(deniers=14), cards="merchant",
        dice={anna: "yellow_6 yellow_5", geoffrey: "yellow_5", gray: "red_1"},
    )  # fmt: skip
    compose(p, anna, "activate merchant", [(anna, "yellow_6"), (anna, "yellow_5"), (geoffrey, "yellow_5")], times=8)
    told = seen(p)["compose"]
    assert (told["value"], told["price"], told["hire"], told["most"]) == (16, 6, 4, 8)
    play(p, anna, "confirm")
    assert deniers(p, geoffrey) == 20


def test_tr_ex_09_buying_for_a_pair():
    """TR-8.3: Faye's die costs 4."""
    p = table(anna(deniers=12), faye(deniers=12), dice={anna: "white_2", faye: "white_3", gray: "red_1"})
    turn(p, anna, "build", [(anna, "white_2"), (faye, "white_3")])
    assert (deniers(p, anna), deniers(p, faye)) == (8, 16)


def test_tr_ex_10_merchant():
    """TR-9.2, TR-9.3, TR-9.8: 12 - 6 - 4 + 16 = 18."""
    p = table(
        anna(deniers=12, supply=1), faye(), geoffrey(deniers=14), cards="merchant",
        dice={anna: "yellow_6 yellow_5", geoffrey: "yellow_5 red_1"},
    )  # fmt: skip
    told = turn(p, anna, "activate merchant", [(anna, "yellow_6"), (anna, "yellow_5"), (geoffrey, "yellow_5")])
    assert happened(told, "hired") == [{"seat": anna, "card": "merchant", "deniers": 4, "vp": 2}]
    assert happened(told, "deniers_gained") == [{"seat": anna, "deniers": 16, "reason": "merchant"}]
    assert deniers(p, anna) == 18
    assert seen(p)["slots"][6]["scoring"] == [anna, None]


def test_tr_ex_11_priest():
    """TR-9.2, TR-9.9: 4 to Anna, 8 to the bank, three cubes; later +3 on each yellow die."""
    p = table(
        anna(deniers=0), faye(deniers=12, supply=1), turn=1, cards="priest",
        dice={anna: "white_4 red_1", faye: "white_5 yellow_1 yellow_2"},
    )  # fmt: skip
    turn(p, faye, "activate priest", [(faye, "white_5"), (anna, "white_4")])
    assert (deniers(p, faye), deniers(p, anna)) == (0, 4)
    assert seen(p)["slots"][3]["cubes"] == [0, 3]
    play(p, anna, "pass")
    told = turn(p, faye, "farm", [(faye, "yellow_1"), (faye, "yellow_2")], cube="priest")
    assert happened(told, "farmed") == [{"seat": faye, "deniers": 4, "value": 9}]
    assert seen(p)["slots"][3]["cubes"] == [0, 2]


def test_tr_ex_12_cathedral():
    """TR-9.10, TR-9.11: 6 to Faye, 6 to Emily, three cubes, 3 VP, 1 + 2 + 2 influence."""
    p = table(
        anna(), faye(deniers=0), geoffrey(deniers=12, influence=0), emily(deniers=0), turn=2,
        cathedral=[[None, None, None, 0, None, None]],
        dice={geoffrey: "white_5", faye: "white_2 red_1", emily: "white_4"},
    )  # fmt: skip
    told = turn(p, geoffrey, "build", [(geoffrey, "white_5"), (faye, "white_2"), (emily, "white_4")])
    assert (deniers(p, geoffrey), deniers(p, faye), deniers(p, emily)) == (0, 6, 6)
    assert {(one["level"], one["value"]) for one in happened(told, "built")} == {(1, 2), (1, 5), (2, 4)}
    assert (vp(p, geoffrey), influence(p, geoffrey)) == (3, 5)


def test_tr_ex_13_countering_succession_conflict():
    """TR-9.13, TR-9.14, TR-9.18: 9/4 = 2 cubes; Emily and Geoffrey 3 VP each, Anna none, Geoffrey takes the card."""
    p = table(
        anna(), faye(), geoffrey(), emily(influence=4), turn=3,
        events={"marauding": [], "succession_conflict": [geoffrey, anna, geoffrey]},
        dice={emily: "red_2 red_3 red_4", anna: "red_1"},
    )  # fmt: skip
    turn(p, emily, "fight succession_conflict", [(emily, "red_2"), (emily, "red_3"), (emily, "red_4")])
    assert influence(p, emily) == 6
    assert [vp(p, seat) for seat in (anna, faye, geoffrey, emily)] == [0, 0, 3, 3]
    assert seen(p)["players"][geoffrey]["events_won"] == ["succession_conflict"]
    assert [one["threat"] for one in seen(p)["queue"]] == ["marauding"]


def test_tr_ex_14_expelling_yourself():
    """TR-6.3, TR-6.5, TR-6.6."""
    p = table(
        anna(), faye(deniers=2, supply=1), geoffrey(deniers=0), turn=1,
        citizens={anna: "city_hall_1", geoffrey: "city_hall_2", faye: "city_hall_3 city_hall_4"},
        dice={geoffrey: "yellow_1", anna: "yellow_1"},
    )  # fmt: skip
    turn(p, faye, "place city_hall", [(geoffrey, "yellow_1")], source="supply")
    assert (deniers(p, faye), deniers(p, geoffrey)) == (0, 2)
    assert [on(p, f"city_hall_{k}") for k in (1, 2, 3)] == [faye, anna, geoffrey]
    assert seen(p)["buildings"][2]["lying"] == [faye]


def test_tr_ex_15_palace_expulsion():
    """TR-6.2, TR-8.3."""
    p = table(
        anna(deniers=5, supply=1), faye(), geoffrey(), emily(), citizens={emily: "palace_3"},
        dice={gray: "red_3", faye: "red_1"},
    )  # fmt: skip
    turn(p, anna, "place palace", [(gray, "red_3")])
    assert deniers(p, anna) == 3
    assert on(p, "palace_3") == anna
    assert seen(p)["buildings"][0]["lying"] == [emily]


def test_tr_ex_16_influence_before_an_action():
    """TR-10.2, TR-10.4, TR-9.16: 1 to reroll, 4 to flip, 2 cubes on Marauding: net -3."""
    for seed in range(60):
        p = table(anna(), faye(), geoffrey(influence=8, deniers=0), turn=2, dice={gray: "red_1", geoffrey: "yellow_2"})
        p.seed_chance(str(seed))
        told = play(p, geoffrey, "reroll yellow_2")
        if dice(p, geoffrey) == ["yellow_1"]:
            break
    assert happened(told, "rerolled") == [{"seat": geoffrey, "die": "yellow_2", "result": "yellow_1"}]
    play(p, geoffrey, "flip", "turn yellow_1")
    assert dice(p, geoffrey) == ["yellow_6"]
    turn(p, geoffrey, "fight marauding", [(geoffrey, "yellow_6")])
    assert cubes(p, "marauding") == [geoffrey, geoffrey]
    assert influence(p, geoffrey) == 8 - 3


def test_tr_ex_17_several_activations():
    """TR-9.8: the Joust twice gives 4 VP."""
    p = table(
        anna(), faye(), round=3, cards="joust", stalls={"joust": [anna]},
        dice={anna: "red_6 red_4 red_3", faye: "red_2"},
    )  # fmt: skip
    turn(p, anna, "activate joust", [(anna, "red_6"), (anna, "red_4")], times=2)
    assert vp(p, anna) == 4


def test_tr_ex_18_tithing():
    """TR-11.8, TR-11.1: a group of three for nothing; a second cube cannot be spent in that action."""
    p = table(
        anna(deniers=0), faye(), geoffrey(), cards="tithing", cubes={"tithing": [anna, anna]},
        dice={anna: "yellow_3", faye: "yellow_6", geoffrey: "yellow_5 red_1"},
    )  # fmt: skip
    compose(p, anna, "farm", [(anna, "yellow_3"), (faye, "yellow_6"), (geoffrey, "yellow_5")], cube="tithing")
    told = seen(p)["compose"]
    assert (told["price"], told["value"], told["yield"]["deniers"]) == (0, 14, 7)
    assert refused(p, anna, "spend tithing") == "TR-11.1"
    play(p, anna, "confirm")
    assert deniers(p, anna) == 7
    assert seen(p)["slots"][3]["cubes"] == [1, 0, 0]


def test_tr_ex_19_solo_placement_totals():
    """TR-15.2: twelve and six."""
    p = new_game(1)
    told = []
    while phase(p) == "settle":
        told = play(p, anna, f"settle {next(move for move in moves(p)).split()[1]}")
    people = [one for building in seen(p)["buildings"] for row in building["rows"] for one in row["spaces"]]
    assert may(p, anna, "pass") or phase(p) != "act"
    assert len(happened(told, "le_roy_settled")) == 3
    moved = len(happened(told, "gray_placed"))
    assert sum(space["owner"] == gray for space in people) in (12, 12 + moved, 12 + moved - 1)
    assert sum(space["owner"] == anna for space in people) + seen(p)["buildings"][0]["lying"].count(0) <= 6


def moves(p):
    from .arrange import choices

    return choices(p, anna)
