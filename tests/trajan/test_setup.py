"""TJ-2: setup, and what is public and hidden."""

import pytest
from tests.bounds import refused_with_its_bounds

from adamak.core import SPECTATOR, Problem, Rng
from adamak.games.trajan import GAME

from .arrange import (
    check,
    choices,
    drafted,
    events,
    forum,
    green,
    new_game,
    phase,
    play,
    player,
    random_move,
    red,
    refused,
    seen,
    trays,
    written,
)


def laid(seats: int = 2, **options):
    """After the markers: the goods draft begins."""
    p = new_game(seats, **options)
    rng = Rng("markers")
    while phase(p) == "markers":
        random_move(p, rng)
    return p


def test_tj_2_nothing_has_happened_yet():
    nothing = {
        "frames": [], "time": 0, "laps": 0, "rounds": 0, "quarter": 1, "sowing": None, "extra_spent": False,
        "hold": None, "owed": [], "left": [], "right": [], "gray_ships": [], "offer": [], "demands": [], "ending": "",
    }  # fmt: skip
    begun = new_game(3).to_setup()
    assert begun | nothing == begun


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tj_ex_21_setup_counts(seats):
    """TJ-2.1, TJ-2.2, TJ-2.3, TJ-2.5, TJ-2.9, TJ-2.10, TJ-2.14."""
    p = drafted(seats)
    told = seen(p)
    lying = forum(p)
    green_tiles = [tile for space, tile in lying.items() if not space.startswith("forum_c0")]
    assert len(green_tiles) == 3 * seats
    assert len(lying) - len(green_tiles) == 3
    assert len([one for one in told["provinces"] if one["tile"]]) == 10
    assert told["demands"] == {"open": [], "left": 12}
    assert told["supply"] == {"forum": {2: 54, 3: 51, 4: 48}[seats], "extra": 9, "bonus": {2: 8, 3: 7, 4: 6}[seats]}
    assert (told["quarter"], told["round"], told["time"]["position"]) == (1, 1, 0)
    assert [one["side"] for one in told["ships"]] == ["coloured"] * 3
    for seat in range(seats):
        mat = player(p, seat)
        assert (mat["supply"], mat["camp"], mat["yard"], mat["leader"]) == (13, 1, 1, "military_camp")
        assert (mat["arch"], mat["score"], mat["disc"]) == ("seaport", 0, 0)
        assert [tray["tile"] is not None for tray in mat["trays"]] == [False, True, False, True, False, True]
        assert len(mat["hand"]) == 3
        assert [bonus["side"] for bonus in mat["bonus"]] == ["yellow"]
    assert told["actors"] == [told["first"]]
    assert phase(p) == "turn"


def test_tj_2_4_construction_tiles_on_all_sites():
    told = [one["tile"] for one in seen(new_game())["sites"]]
    assert len(set(told)) == 20
    assert None not in told


def test_tj_2_2_three_demand_tiles_are_removed_unseen():
    """The pile holds fifteen; the last three never come, and nobody sees which they are."""
    p = new_game()
    assert len(p.to_setup()["demand_pile"]) == 15
    assert seen(p)["demands"]["left"] == 12


# --- TJ-2.6: markers --------------------------------------------------------------------------------------


def test_tj_2_6_two_markers_of_any_colours_in_each_tray():
    p = new_game(first_player="1")
    assert choices(p, 0) == [f"place {colour}" for colour in ("yellow", "orange", "green", "white", "pink", "blue")]
    play(p, 0, "place pink", "place pink")
    assert player(p, 0)["trays"][0]["markers"] == ["pink", "pink"]
    assert seen(p)["placing"]["tray"] == "forum"
    assert refused(p, 0, "place pink") == "TJ-2.6"
    play(p, 0, *["place blue", "place white"] * 2, *["place yellow", "place orange"] * 2)
    # Two greens are left: there is nothing to choose any more, and the next player begins.
    assert [len(tray["markers"]) for tray in player(p, 0)["trays"]] == [2] * 6
    assert p.actors() == [1]


def test_tj_2_6_openly_and_in_turn_order():
    p = new_game(3, first_player="2")
    order = []
    while phase(p) == "markers":
        order.append(p.actor())
        random_move(p, Rng(str(len(order))))
    assert list(dict.fromkeys(order)) == [1, 2, 0]


def test_tj_2_6_before_stacks_bonus_tiles_and_goods_are_laid_out():
    """TJ-2.7, TJ-2.10, TJ-2.11."""
    p = new_game()
    told = seen(p)
    assert not told["laid"]
    assert [one["tile"] for one in told["stacks"]] == [None] * 6
    assert (told["senate"]["bonus"], told["cards"]["left"], told["cards"]["right"]) == ([], [], [])
    assert [one["bonus"] for one in told["players"]] == [[], []]
    after = seen(laid())
    assert after["laid"]
    assert all(one["tile"] and one["left"] == 9 for one in after["stacks"])
    assert len(after["senate"]["bonus"]) == 2
    assert (after["cards"]["pile"], len(after["cards"]["left"]), len(after["cards"]["right"])) == (58, 1, 1)


def test_tj_2_6_option_random():
    p = new_game(initial_markers="random")
    assert phase(p) == "goods_draft"
    for seat in (0, 1):
        there = [colour for tray in player(p, seat)["trays"] for colour in tray["markers"]]
        assert sorted(there) == sorted(2 * ["yellow", "orange", "green", "white", "pink", "blue"])


# --- TJ-2.8 to TJ-2.14 ------------------------------------------------------------------------------------


def test_tj_ex_20_senate_stack_at_the_start():
    """TJ-2.8."""
    p = new_game(4, first_player="3")
    senate = seen(p)["senate"]
    assert senate["spaces"][0]["discs"] == [2, 3, 0, 1], "from the bottom to the top: first player first"
    assert [one["seat"] for one in senate["ranking"]] == [1, 0, 3, 2], "with no votes the topmost is consul"


def test_tj_2_12_three_cards_one_after_another():
    p = laid(first_player="1")
    top = seen(p)["cards"]["left"][-1]
    play(p, 0, "draft left")
    assert player(p, 0)["hand"] == [top]
    assert len(seen(p)["cards"]["left"]) == 1, "refilled at once"
    assert seen(p)["cards"]["pile"] == 57
    play(p, 0, "draft pile", "draft right")
    assert len(player(p, 0)["hand"]) == 3
    assert p.actors() == [1]
    assert phase(play(p, 1, *["draft pile"] * 3)) == "trajan_draft"


def test_tj_2_13_three_tiles_from_three_stacks():
    p = play(laid(first_player="1"), 0, *["draft pile"] * 3)
    play(p, 1, *["draft pile"] * 3)
    tops = {one["stack"]: one["tile"]["tile"] for one in seen(p)["stacks"]}
    assert seen(p)["drafting"]["tray"] == "forum"
    play(p, 0, "tile demand")
    assert refused(p, 0, "tile demand") == "TJ-2.13"
    play(p, 0, "tile vp9", "tile plus2")
    placed = {tray["tray"]: tray["tile"] and tray["tile"]["tile"] for tray in player(p, 0)["trays"]}
    assert placed["forum"] == tops["demand"]
    assert placed["senate"] == tops["vp9"]
    assert placed["construction"] == tops["plus2"]
    # The next player finds what lay below.
    assert {one["left"] for one in seen(p)["stacks"]} == {8, 9}
    assert seen(p)["stacks"][0]["tile"]["tile"] != tops["vp9"]
    play(p, 1, "tile demand", "tile vp9", "tile plus2")
    assert (phase(p), p.actors()) == ("turn", [0])


# --- TJ-2.15 ------------------------------------------------------------------------------------------------


def test_tj_2_15_hands_are_hidden_and_their_size_is_public():
    p = drafted(3)
    for viewer in (0, 1, 2, SPECTATOR):
        for told in seen(p, viewer)["players"]:
            assert (told["hand"] is None) == (told["seat"] != viewer)
            assert told["hand_size"] == 3


def test_tj_2_15_cards_taken_from_a_discard_pile_are_known():
    p = laid(first_player="1")
    top = seen(p)["cards"]["right"][-1]
    play(p, 0, "draft right")
    assert player(p, 0, viewer=1)["known"] == [top]
    assert events(p, 1, "card_drafted")[0]["card"] == top
    play(p, 0, "draft pile")
    assert events(p, 1, "card_drafted")[0]["card"] is None
    assert events(p, 0, "card_drafted")[0]["card"] is not None
    for seed in range(20):
        assert top in player(p.sample(1, Rng(str(seed))), 0)["hand"]


def test_tj_2_15_a_sample_mixes_all_that_is_hidden():
    p = drafted(2)
    before, changed = p.to_setup(), set()
    for seed in range(5):
        after = p.sample(0, Rng(str(seed))).to_setup()
        changed |= {name for name in before if before[name] != after[name]} - {"generator"}
        assert before["players"][0] == after["players"][0]
        assert all(before["stacks"][name][0] == pile[0] for name, pile in after["stacks"].items())
    assert changed == {"players", "pile", "forum_pile", "extra_pile", "bag", "demand_pile", "stacks"}


def test_tj_2_15_whoever_boards_the_ship_for_pairs_holds_a_pair():
    p = GAME.from_setup(
        written(
            green(hand="fish fruit"), red(hand="wine wine oil"), phase="load", turn=1, hold={"ship": "ship_pairs"},
            frames=[{"kind": "load", "about": "seaport"}],
        )
    )  # fmt: skip
    for seed in range(50):
        for viewer in (0, SPECTATOR):
            sampled = p.sample(viewer, Rng(str(seed)))
            check(sampled)
            told = player(sampled, 1)["hand"]
            assert len(told) == 3
            assert len(set(told)) < 3


# --- deals and setups ------------------------------------------------------------------------------------------


def test_a_deal_starts_the_same_game_as_its_seed():
    for options in ({}, {"initial_markers": "random"}):
        deal = GAME.deal(3, options, seed="tea")
        assert GAME.start(3, options, deal=deal).to_bytes() == GAME.start(3, options, seed="tea").to_bytes()


def test_naming_the_first_player_changes_no_tile():
    """TJ-2.8."""
    deals = [GAME.deal(2, {"first_player": who}, seed="tea") for who in ("1", "2")]
    assert deals[0] | {"first_player": 0} == deals[1] | {"first_player": 0}
    with pytest.raises(Problem, match="option-contradicts"):
        GAME.start(2, {"first_player": "3"}, seed="tea")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"cards": ["wine"] * 60}, "setup-pieces"),
        ({"forum_tiles": ["bread"]}, "setup-unknown"),
        ({"bonus_tiles": []}, "setup-pieces"),
        ({"trajan_stacks": {}}, "deal-number"),
        ({"first_player": 2}, "setup-seat"),
        ({"surprise": 1}, "setup-shape"),
        ({"generator": {"key": "tea"}}, "setup-generator"),
        ({"game": "duel"}, "setup-other-game"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(change, code):
    with pytest.raises(Problem, match=code):
        GAME.start(2, {}, deal=GAME.deal(2, {}, seed="tea") | change)


@pytest.mark.parametrize(
    ("players", "facts", "code"),
    [
        ([red(hand="wine " * 4), green(display="wine wine")], {}, "setup-pieces"),
        ([red(hand="tea"), green()], {}, "setup-unknown"),
        ([red(known="wine"), green()], {}, "setup-known"),
        ([red(camp=9, yard=7), green()], {}, "setup-pieces"),
        ([red(supply=14), green()], {}, "setup-pieces"),
        ([red(trays="YY YY GG WW PP BB"), green()], {}, "setup-pieces"),
        ([red(tiles="forum_wild_need " * 4), green()], {}, "setup-pieces"),
        ([red(tiles="extra_senate " * 3), green(tiles="forum_extra_senate")], {}, "setup-pieces"),
        ([red(construction="construction_door_2"), green(construction="construction_door_2")], {}, "setup-pieces"),
        ([red(workers="site_r1_c1"), green()], {"sites": {"site_r1_c1": "construction_door_2"}}, "setup-place"),
        ([red(slots={"forum": "trajan_vp9_blue_blue"}, arch="forum"), green()], {}, "setup-place"),
        ([red(arch=None), green()], {}, "setup-place"),
        ([red(kept="trajan_vp9_blue_blue"), green()], {}, "setup-unknown"),
        ([red(yellow="bonus_workers"), green(gray="bonus_workers")], {}, "setup-pieces"),
        ([red(), green()], {"demands": "bread", "rounds": 2}, "deal-number"),
        ([red(), green()], {"time": 11}, "setup-pieces .what=time, found=11, wanted=10"),
        ([red(), green()], {"forum": {"forum_c3_r1": "forum_need_bread"}}, "setup-place"),
        ([red(), green()], {"forum": {"forum_c0_r1": "forum_need_bread"}}, "setup-place"),
        ([red(), green()], {"discs": [0, 0]}, "deal-number"),
        ([red(), green()], {"turn": 2}, "setup-seat"),
        ([red(), green()], {"phase": "action"}, "setup-phase"),
        ([red(), green()], {"phase": "over"}, "setup-phase"),
        ([red(), green()], {"phase": "repeat", "frames": [{"kind": "repeat", "about": "senate"}]}, "setup-phase"),
        ([red(score=5, earned={"ships": 4}), green()], {}, "setup-pieces"),
        ([red()], {}, "bad-seats"),
        ([red(), green()], {"phase": "markers", "turn": 1, "in_hand": ["yellow"]}, "setup-"),
        ([red(), green()], {"stacks": {"vp9": ["trajan_vp9_blue_blue"] * 20}}, "deal-number"),
        ([red(), green()], {"time": 2**70}, "setup-shape"),
    ],
)
def test_a_position_that_cannot_be_is_refused(players, facts, code):
    with pytest.raises(Problem, match=code):
        GAME.from_setup(written(*players, **facts))


def test_the_game_has_its_own_counts():
    """Five of each commodity, whatever a packed number could hold."""
    with pytest.raises(Problem) as refused:
        GAME.from_setup(written(red(hand="wine " * 8), green()))
    assert refused.value.args_ == {"what": "wine", "found": 8, "wanted": 5}


@pytest.mark.parametrize("tile", ["forum_wild_need", "forum_votes_2", "forum_need_bread"])
def test_tj_1_5_a_tile_on_a_mat_lies_nowhere_else(tile):
    """One more than the game has, with every other tile where it was dealt."""
    setup = drafted(3).to_setup()
    GAME.from_setup(setup)
    setup["players"][2]["tiles"] = [tile]
    with pytest.raises(Problem, match=f"setup-pieces .what={tile}"):
        GAME.from_setup(setup)


def test_markers_are_placed_seat_after_seat():
    """TJ-2.6: the second player cannot be placing while the first has not."""
    setup = GAME.start(2, {"first_player": "1"}, seed="tea").to_setup()
    with pytest.raises(Problem, match="setup-opening"):
        GAME.from_setup(setup | {"turn": 1, "decider": 1})


@pytest.mark.parametrize(
    ("placed", "left", "fits"),
    [
        ("YY OO GG WW PP -", "blue blue", False),
        ("YY OO GG WW PP B", "blue", False),
        ("YY OO GG WW PB -", "pink blue", True),
        ("YY OO GG WW - -", "pink pink blue blue", True),
        ("YY OO GG W WP -", "pink blue blue", False),
    ],
)
def test_tj_2_6_somebody_who_places_markers_has_a_choice(placed, left, fits):
    """Tray after tray; a rest of one colour is placed at once."""
    setup = GAME.start(2, {"first_player": "1"}, seed="tea").to_setup()
    setup["players"][0]["trays"] = trays(placed)
    setup["in_hand"] = left.split()
    if fits:
        assert GAME.from_setup(setup).actors() == [0]
    else:
        with pytest.raises(Problem, match="setup-opening"):
            GAME.from_setup(setup)


@pytest.mark.parametrize("seat", [0, 1])
def test_tj_2_7_goods_and_tiles_come_when_all_markers_are_placed(seat):
    """TJ-2.12, TJ-2.13: first the goods of everybody, then the Trajan tiles."""
    setup = GAME.start(2, {"first_player": "1"}, seed="tea").to_setup()
    for change in ({"left": setup["pile"][:1]}, {"right": setup["pile"][:1]}):
        with pytest.raises(Problem, match="setup-phase"):
            GAME.from_setup(setup | change | {"pile": setup["pile"][1:]})
    with pytest.raises(Problem, match="setup-phase"):
        GAME.from_setup(setup | {"bag": setup["bag"][1:]})
    setup["players"][seat]["hand"] = [setup["pile"].pop()]
    with pytest.raises(Problem, match="setup-opening"):
        GAME.from_setup(setup)
    drafting = laid().to_setup()
    name, stack = next(iter(drafting["stacks"].items()))
    drafting["players"][seat] |= {"slots": {"forum": stack[0]}}
    with pytest.raises(Problem, match="setup-opening"):
        GAME.from_setup(drafting | {"stacks": drafting["stacks"] | {name: stack[1:]}})


def test_what_a_setup_leaves_out():
    """The first turn of a game in which nothing was taken or drawn yet."""
    told = GAME.from_setup({"game": "trajan", "players": [{}, {}]}).to_setup()
    player = {
        "score": 0, "hand": [], "known": [], "display": [], "tiles": [], "slots": {}, "arch": "seaport", "plus2": [],
        "earned": dict.fromkeys(("trajan_tiles", "ships", "senate", "provinces", "construction", "demands"), 0),
        "trays": trays("YY OO GG WW PP BB"),
        "kept": [], "camp": 1, "yard": 1, "supply": 13, "leader": "military_camp", "legionnaires": [], "workers": [],
        "construction": [], "yellow": [], "gray": [], "disc": 0,
    }  # fmt: skip
    assert told["players"] == [player, player]
    rest = {
        "first_player": 0, "phase": "turn", "turn": 0, "decider": 0, "frames": [], "time": 0, "laps": 0, "rounds": 0,
        "quarter": 1, "in_hand": [], "sowing": None, "extra_spent": False, "hold": None, "owed": [], "left": [],
        "right": [], "forum": {}, "provinces": {}, "gray_ships": [], "discs": [0, 1], "demands": [], "winner": None,
        "senate_order": [], "ending": "", "horizon": 0,
    }  # fmt: skip
    assert {name: told[name] for name in rest} == rest
    piles = {"pile": 60, "forum_pile": 70, "extra_pile": 12, "sites": 20, "offer": 2, "bag": 10, "demand_pile": 15}
    assert {name: len(told[name]) for name in piles} == piles
    assert [len(stack) for stack in told["stacks"].values()] == [9] * 6


@pytest.mark.parametrize(
    ("entry", "bounds"),
    [
        ("quarter", "1–4"),
        ("rounds", "0–3"),
        ("laps", "0–2"),
        ("score", "-1000–1000"),
        ("camp", "0–15"),
        ("yard", "0–15"),
        ("supply", "0–15"),
        ("disc", "0–7"),
    ],
)
def test_a_number_is_refused_with_the_bounds_it_has(entry, bounds):
    refused_with_its_bounds(GAME, entry, bounds)
