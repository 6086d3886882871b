"""AR-2 and AR-3: setups, the draft, the boards."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    events,
    goods,
    hand,
    new_game,
    phase,
    play,
    player,
    seen,
    truth,
)
from tests.bounds import refused_with_its_bounds

from adamak.core import Problem, Rng
from adamak.games.architects import GAME, printed


def drafted(p, last: bool = False):
    """Everybody keeps the first (or last) card of each packet."""
    while phase(p) == "draft":
        for seat in p.actors():
            play(p, seat, choices(p, seat)[-1 if last else 0])
    return p


def test_ar_2_1_everything_is_on_the_board():
    p = new_game(3)
    assert len(seen(p)["locations"]) == 9
    assert all(sum(there) == 0 for there in seen(p)["locations"].values())


def test_ar_2_nothing_has_happened_yet():
    nothing = {
        "frames": [], "overflow": [0, 0, 0], "closing": 0, "reset_due": False, "apprentices_known": 0, "guildhall": [],
        "black_market": {}, "large_market": None, "large_pile": [], "large_blind": False, "rewards_gone": [],
        "captures_made": 0, "locations_used": [], "dug": [], "winners": [], "ending": "", "known": {},
    }  # fmt: skip
    begun = new_game(3).to_setup()
    assert begun | nothing == begun


def test_ar_2_2_the_printed_large_market_until_the_first_reset():
    p = new_game(4)
    assert seen(p)["black_market"]["pile"] == 10
    assert seen(p)["black_market"]["large"] == {"marble": 2, "stone": 1, "wood": 1}


@pytest.mark.parametrize(("seats", "number"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_ar_2_3_rewards_by_players(seats: int, number: int):
    """AR-EX-27: nine with four players."""
    assert seen(new_game(seats))["cathedral"]["rewards"] == number


def test_ar_2_4_debts_are_not_counted():
    assert all(one["unpaid"] == one["paid"] == 0 for one in seen(new_game(3))["players"])


def test_ar_2_5_eight_apprentices_in_two_rows_of_four():
    shown = seen(new_game(2))["apprentices"]
    assert [one["slot"] for one in shown["display"]] == [
        "top_1", "top_2", "top_3", "top_4", "bottom_1", "bottom_2", "bottom_3", "bottom_4",
    ]  # fmt: skip
    assert shown["deck"] == 32


def test_ar_2_6_the_building_deck_holds_what_is_not_dealt():
    assert seen(new_game(5))["building_deck"]["size"] == 20


def test_ar_2_7_four_silver_above_the_tax_stand():
    assert seen(new_game(2))["tax"] == 4


def test_ar_2_8_twenty_workers_each():
    assert [one["available"] for one in seen(new_game(5))["players"]] == [20] * 5


def test_ar_2_9_level_0_and_virtue_7():
    assert [(one["level"], one["virtue"]) for one in seen(new_game(3))["players"]] == [(0, 7)] * 3


def test_ar_2_10_the_draft_all_at_once_four_then_three_then_two():
    p = new_game(3)
    for number in (4, 3, 2):
        assert p.actors() == [0, 1, 2]
        assert [len(p.legal(seat)) for seat in range(3)] == [number] * 3
        for seat in (2, 0, 1):
            play(p, seat, choices(p, seat)[0])
    assert phase(p) == "turn"
    assert [player(p, seat)["hand_size"] for seat in range(3)] == [3, 3, 3]
    assert seen(p)["building_deck"]["size"] == 31


def test_ar_2_10_packets_go_to_the_left_neighbour():
    p = new_game(3)
    packets = [set(seen(p, seat)["draft"]["packet"]) for seat in range(3)]
    kept = [choices(p, seat)[0].split()[1] for seat in range(3)]
    for seat in range(3):
        play(p, seat, f"draft {kept[seat]}")
    for seat in range(3):
        giver = (seat - 1) % 3
        assert set(seen(p, seat)["draft"]["packet"]) == packets[giver] - {kept[giver]}
        assert set(seen(p, giver)["draft"]["passed"]) == packets[giver] - {kept[giver]}


def test_ar_2_10_the_last_cards_go_under_the_deck_in_turn_order():
    """R-3: beginning with the start player."""
    p = drafted(new_game(4, first_player="3"))
    last = events(p, "card_put_under")
    assert [event["seat"] for event in last] == [2, 3, 0, 1]
    under = truth(p, "building_deck")[-4:]
    for place, seat in enumerate((2, 3, 0, 1)):
        assert seen(p, seat)["building_deck"]["known"] == [under[place]]


def test_ar_2_10_an_answer_can_be_taken_only_once():
    p = new_game(2)
    play(p, ann, choices(p, ann)[0])
    assert p.why_not(0, GAME.moves.number("draft well")).reason == "draft-answered"
    assert seen(p, bob)["draft"]["answered"] == [0]
    foreign = next(card for card in printed.BUILDING_IDS if card not in seen(p, bob)["draft"]["packet"])
    refusal = p.why_not(1, GAME.moves.number(f"draft {foreign}"))
    assert (refusal.clause, refusal.reason, dict(refusal.facts)) == (
        "AR-2.10", "card-not-in-packet", {"building": foreign},
    )  # fmt: skip


def test_ar_2_10_two_players_see_what_the_other_kept_of_their_packet():
    p = drafted(new_game(2))
    for seat, other in ((0, 1), (1, 0)):
        known = seen(p, seat)["players"][other]["known_hand"]
        assert len(known) == 1
        assert set(known) <= hand(p, other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ar_2_11_silver_in_turn_order(seats: int):
    """AR-EX-28: 3, 4, 5, 6 and 7 from the start player on."""
    p = new_game(seats, first_player=str(seats))
    silver = [goods(p, (seats - 1 + place) % seats)["silver"] for place in range(seats)]
    assert silver == [3, 4, 5, 6, 7][:seats]


def test_ar_2_11_the_start_player_is_drawn():
    assert {new_game(4, seed=str(k)).view(0)["first"] for k in range(40)} == {0, 1, 2, 3}


def test_ar_2_12_nothing_else_to_start_with():
    for one in seen(new_game(3))["players"]:
        assert one["apprentices"] == one["buildings"] == []
        assert {name for name, count in one["goods"].items() if count} == {"silver"}


# --- variable setup (AR-3) ----------------------------------------------------------------------------


def everybody(**options):
    """All five boards, by name."""
    p = drafted(new_game(5, variable_setup=True, **options))
    return p, {one["board"]: one["seat"] for one in seen(p)["players"]}


def test_ar_3_1_a_board_each_at_random():
    boards = [
        tuple(one["board"] for one in seen(new_game(2, seed=str(k), variable_setup=True))["players"]) for k in range(30)
    ]
    assert len(set(boards)) > 10
    assert all(len(set(pair)) == 2 for pair in boards)


def test_ar_3_1_or_chosen_in_turn():
    p = new_game(3, variable_setup=True, choose_boards=True, seed="pick")
    order = [p.turn, (p.turn + 1) % 3, (p.turn + 2) % 3]
    assert phase(p) == "choose_board"
    play(p, order[0], "choose_board rudolf")
    assert p.why_not(int(p.turn), GAME.moves.number("choose_board rudolf")).clause == "AR-3.1"
    play(p, order[1], "choose_board ada")
    play(p, order[2], "choose_board caroline")
    assert phase(p) == "draft"
    assert seen(p)["first"] == order[1]  # AR-3.3: Ada has most virtue


def test_ar_3_2_what_the_boards_show():
    """AR-EX-29, AR-EX-30."""
    p, seats = everybody()
    told = {
        name: (
            player(p, seat)["available"],
            player(p, seat)["prison"],
            goods(p, seat),
            player(p, seat)["virtue"],
            player(p, seat)["unpaid"],
            player(p, seat)["hand_size"],
        )
        for name, seat in seats.items()
    }
    assert told == {
        "ada": (20, 0, {"gold": 1}, 11, 0, 4),
        "caroline": (12, 8, {"silver": 10, "marble": 1}, 3, 1, 3),
        "fredrick": (20, 0, {"silver": 4, "stone": 1}, 7, 0, 3),
        "rudolf": (20, 0, {"silver": 3, "wood": 1}, 9, 0, 3),
        "therese": (16, 4, {"silver": 5}, 5, 0, 4),
    }


def test_ar_3_3_most_virtue_starts():
    p, seats = everybody()
    assert seen(p)["first"] == seats["ada"]
    assert p.turn == seats["ada"]
    with pytest.raises(Problem, match="option-contradicts"):
        GAME.start(3, {"variable_setup": True, "first_player": "2"}, seed="x")


# --- deals and positions as data ------------------------------------------------------------------------


def test_a_deal_can_be_changed_by_hand():
    deal = GAME.deal(3, {}, seed="deal")
    deal["packets"][0], deal["packets"][1] = deal["packets"][1], deal["packets"][0]
    del deal["generator"]
    p = GAME.start(3, {}, deal=deal)
    assert set(seen(p, cyd)["draft"]["packet"]) == set(deal["packets"][2])
    assert set(seen(p, ann)["draft"]["packet"]) == set(deal["packets"][0])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "duel"}, "setup-other-game"),
        ({"first_player": 7}, "setup-seat"),
        ({"packets": []}, "setup-seats"),
        ({"reward_pile": ["reward_01"]}, "deal-number"),
        ({"market_pile": ["black_market_01"] * 10}, "setup-pieces"),
        ({"apprentice_display": ["nobody"] * 8}, "setup-unknown"),
        ({"colour": "red"}, "setup-shape"),
        ({"generator": {"key": "zz"}}, "setup-generator"),
    ],
)
def test_a_wrong_deal_is_told_what_is_wrong(change: dict, code: str):
    deal = GAME.deal(2, {}, seed="deal") | change
    with pytest.raises(Problem) as wrong:
        GAME.start(2, {}, deal=deal)
    assert wrong.value.code == code


def test_options_that_contradict_each_other():
    for seats, options in [
        (3, {"house_bot": True}), (2, {"house_bot_level": "fierce"}), (2, {"first_player": "3"}),
        (2, {"choose_boards": True}),
    ]:  # fmt: skip
        with pytest.raises(Problem):
            GAME.start(seats, options, seed="x")


def test_a_sampled_game_is_a_game():
    p = new_game(4, variable_setup=True)
    rng = Rng("sample")
    for _ in range(200):
        seat = p.actor()
        moves = p.legal(seat)
        p.apply(seat, moves[rng.below(len(moves))])
        other = p.sample(seat, rng)
        assert list(other.legal(seat)) == list(p.legal(seat))


def test_what_a_setup_leaves_out():
    """The first turn, with the usual boards; nobody holds anything."""
    told = GAME.from_setup({"game": "architects", "players": [{}, {}]}).to_setup()
    player = {
        "goods": {}, "virtue": 7, "level": 0, "unpaid": 0, "paid": 0, "workers": {}, "prison": 0, "captives": [0, 0],
        "available": 20, "buildings": [], "apprentices": [], "hand": [], "packet": [], "pick": None,
        "effects_done": [],
    }  # fmt: skip
    assert told["players"] == [{"board": "therese", **player}, {"board": "caroline", **player}]
    rest = {
        "phase": "turn", "turn": 0, "active": 0, "first": 0, "frames": [], "overflow": [0, 0], "closing": 0,
        "reset_due": False, "apprentices_known": 0, "guildhall": [], "tax": 4, "black_market": {},
        "large_market": None, "large_pile": [], "large_blind": False, "rewards_gone": [], "captures_made": 0,
        "locations_used": [], "dug": [], "draft_pick": 0, "draft_waits": [], "winners": [], "ending": "", "known": {},
        "apprentice_silver": [0] * 8, "horizon": 0,
    }  # fmt: skip
    assert {name: told[name] for name in rest} == rest
    decks = {"building_deck": 40, "apprentice_deck": 32, "apprentice_display": 8, "small_pile": 10, "reward_pile": 5}
    assert {name: len(told[name]) for name in decks} == decks


@pytest.mark.parametrize(
    ("phase", "kinds"),
    [
        ("guildhall", ["guildhall", "guildhall", "finish"]),
        ("mines", ["mines", "guildhall", "finish"]),
        ("storehouse", ["storehouse", "finish", "finish"]),
        ("overflow", ["guildhall", "finish"]),
    ],
)
def test_ar_28_one_decision_at_a_time(phase: str, kinds: list[str]):
    able = {"unpaid": 1, "hand": ["well"], "workers": {"mines": 2}, "goods": {"wood": 9, "stone": 9, "clay": 9}}
    setup = {"game": "architects", "players": [able, {}], "phase": phase}
    setup |= {"overflow": [1, 0]} if phase == "overflow" else {}
    frames = [{"kind": kind, "about": int(kind == "storehouse")} for kind in kinds]
    GAME.from_setup({**setup, "frames": [frames[-1]] if phase == "overflow" else [frames[0], frames[-1]]})
    with pytest.raises(Problem, match="setup-phase"):
        GAME.from_setup({**setup, "frames": frames})


@pytest.mark.parametrize(
    ("entry", "bounds"),
    [
        ("closing", "0–10"),
        ("apprentices_known", "0–40"),
        ("captures_made", "0–20"),
        ("draft_pick", "0–3"),
        ("virtue", "0–14"),
        ("level", "0–5"),
        ("unpaid", "0–100000"),
        ("paid", "0–100000"),
        ("available", "0–20"),
        ("prison", "0–20"),
    ],
)
def test_a_number_is_refused_with_the_bounds_it_has(entry, bounds):
    refused_with_its_bounds(GAME, entry, bounds)
