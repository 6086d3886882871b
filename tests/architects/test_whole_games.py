"""AR-28 and AR-29: every decision is reached, and nothing is made or lost, over whole random games."""

from collections import Counter

import pytest
from tests.architects.arrange import ann, bob, cyd, written

from adamak.core import Rng
from adamak.core.errors import Problem
from adamak.games.architects import GAME
from adamak.games.architects.data import PHASE_IDS
from adamak.games.architects.printed import BUILDING_IDS

CASES = [
    (1, {}), (1, {"house_bot_level": "fierce"}), (2, {}), (2, {"house_bot": True}), (3, {"variable_setup": True}),
    (4, {"starting_apprentice": True, "apprentice_refresh": True}),
    (5, {"variable_setup": True, "choose_boards": True}),
]  # fmt: skip


def walk(seats: int, options: dict, seed: str):
    p = GAME.start(seats, options, seed=seed)
    rng = Rng(seed)
    while not p.is_over():
        yield p
        seat = p.actor()
        moves = p.legal(seat)
        p.apply(seat, moves[rng.below(len(moves))])
    yield p


def silver(p) -> int:
    """AR-29.3: with the people, on the Tax Stand and on the cards."""
    view = p.view(-1)
    held = sum(one["goods"]["silver"] for one in view["players"])
    on_cards = sum(one["silver"] for one in view["apprentices"]["display"] if one)
    return held + on_cards + view["tax"]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_ar_29_1_twenty_workers_each_and_an_open_market(seats: int, options: dict):
    for p in walk(seats, options, "workers"):
        view = p.view(-1)
        everybody = [*view["players"], *([view["automa"]] if view["automa"] else [])]
        spaces = [who for who in view["black_market"]["spaces"].values() if who is not None]
        laid = view["guildhall"]["spaces"] + view["guildhall"]["beside"]
        for number, one in enumerate(everybody):
            name = "house_bot" if number == seats else number
            total = one["available"] + one["prison"] + one["away"] + spaces.count(name) + laid.count(name)
            assert total + sum(there[number] for there in view["locations"].values()) == 20
        if view["phase"] == "turn":
            assert len(spaces) < 3


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_ar_29_2_cards_are_conserved(seats: int, options: dict):
    for step, p in enumerate(walk(seats, options, "cards")):
        if step % 7 == 0:
            told = p.to_setup()
            automa = told.get("automa", {"buildings": []})
            cards = Counter(told["building_deck"] + told["dug"] + automa["buildings"])
            crew = Counter(told["apprentice_deck"] + [name for name in told["apprentice_display"] if name])
            for one in told["players"]:
                cards.update(one["hand"] + one["packet"] + one["buildings"])
                crew.update(one["apprentices"])
                assert 0 <= one["virtue"] <= 14
                assert all(number > 0 for number in one["goods"].values())
            assert len(cards) == len(crew) == 40
            assert set(cards.values()) == set(crew.values()) == {1}
            large = [told["large_market"]] if told["large_market"] else []
            assert len({*told["small_pile"], *told["large_pile"], *large}) == 10
            if told["phase"] not in ("starting_apprentice",):
                assert None not in told["apprentice_display"]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_ar_29_3_silver_by_source(seats: int, options: dict):
    """What comes from or goes to the supply is told by events; the rest only moves between people, cards and tax."""
    p = GAME.start(seats, options, seed="silver")
    p.watch()
    rng = Rng("silver")
    while not p.is_over():
        before, tax = silver(p), p.view(-1)["tax"]
        on_cards = sum(one["silver"] for one in p.view(-1)["apprentices"]["display"] if one)
        was = p.phase
        seat = p.actor()
        moves = p.legal(seat)
        p.apply(seat, moves[rng.below(len(moves))])
        if PHASE_IDS[was] == "choose_board" or on_cards:
            continue  # boards bring silver without an event; coins on cards may leave with a refresh
        change = 0
        paid = 0
        for event in p.events_for(-1):
            count = event.get("goods", []).count("silver")
            if event["event"] == "gained" and event["source"] not in ("tax_stand", "apprentice"):
                change += count
            elif event["event"] == "paid" and event["source"] != "skipping":
                change -= count
            elif event["event"] == "tax_removed":
                change -= event["number"]
            elif event["event"] == "tax_paid":
                paid += event["tax"]
        assert silver(p) - before == change
        if paid:
            assert p.view(-1)["tax"] in (tax + paid, 0)


def test_ar_28_every_decision_is_reached():
    """AR-28.1"""
    found = set()
    for number in range(60):
        seats, options = CASES[number % len(CASES)]
        for p in walk(seats, options, f"decisions {number}"):
            found.add(PHASE_IDS[p.phase])
    assert set(PHASE_IDS) - found <= {"end_effects", "barracks", "tavern", "library", "treasury", "church"}


@pytest.mark.parametrize(("facts", "code"), [
    ({"players": []}, "bad-seats"),
    ({"phase": "guildhall"}, "setup-phase"),
    ({"phase": "take_back"}, "setup-phase"),
    ({"phase": "over"}, "setup-phase"),
    ({"phase": "overflow"}, "setup-phase"),
    ({"turn": 5}, "setup-seat"),
    ({"active": "house_bot"}, "setup-unknown"),
    ({"automa": {}}, "setup-unknown"),
    ({"guildhall": [0] * 21}, "setup-workers"),
    ({"guildhall": [0] * 40}, "deal-number"),
    ({"building_deck": BUILDING_IDS[:5]}, "setup-pieces"),
    ({"overflow": [1, 0]}, "setup-phase"),
    ({"frames": [{"kind": "effect", "about": "nothing"}]}, "setup-unknown"),
    ({"frames": [{"kind": "storehouse", "about": -1}]}, "setup-shape"),
    ({"frames": [{"kind": "finish"}] * 5}, "deal-number"),
    ({"small_pile": ["black_market_01"]}, "setup-pieces"),
    ({"large_pile": ["black_market_01"]}, "setup-unknown"),
    ({"apprentice_display": ["thief"] * 8}, "setup-pieces"),
    ({"apprentice_display": ["thief"]}, "deal-number"),
    ({"apprentices_known": 99}, "setup-shape"),
    ({"apprentices_known": 39}, "deal-number"),
    ({"large_blind": True}, "setup-unknown"),
    ({"dug": ["well"]}, "setup-phase"),
    ({"draft_pick": 2}, "setup-phase"),
    ({"winners": [0]}, "setup-phase"),
    ({"frames": [{"kind": "turn"}]}, "setup-phase"),
    ({"known": {"well": [7]}}, "setup-seat"),
    ({"tax": -1}, "setup-shape"),
])  # fmt: skip
def test_a_wrong_setup_is_told_what_is_wrong(facts: dict, code: str):
    with pytest.raises(Problem) as wrong:
        GAME.from_setup(written(ann(), bob()) | facts)
    assert wrong.value.code == code


@pytest.mark.parametrize(("player", "code"), [
    ({"goods": {"iron": 1}}, "setup-unknown"), ({"goods": {"wood": 999}}, "setup-shape"),
    ({"workers": {"guildhall": 1}}, "setup-unknown"), ({"workers": {"forest": 15}, "prison": 6}, "setup-workers"),
    ({"available": 3}, "setup-workers"), ({"captives": [1]}, "setup-unknown"), ({"captives": [0, 0, 1]}, "deal-number"),
    ({"board": "hugo"}, "setup-unknown"), ({"hand": ["well", "well"]}, "setup-pieces"),
    ({"apprentices": ["nobody"]}, "setup-unknown"), ({"virtue": 15}, "setup-shape"), ({"level": 6}, "setup-shape"),
    ({"packet": ["well"], "pick": "keep"}, "setup-unknown"), ({"effects_done": ["well"]}, "setup-unknown"),
])  # fmt: skip
def test_a_wrong_player_is_told_what_is_wrong(player: dict, code: str):
    with pytest.raises(Problem) as wrong:
        GAME.from_setup(written(player, bob()))
    assert wrong.value.code == code


def test_ar_26_3_the_house_opponent_is_never_asked_about_its_debts():
    asked = {"phase": "overflow", "frames": [{"kind": "finish"}]}
    GAME.from_setup(written(ann(virtue=14, unpaid=1), overflow=[1, 0], **asked))
    with pytest.raises(Problem, match="setup-phase"):
        GAME.from_setup(written(ann(virtue=14, unpaid=1), overflow=[1, 1], **asked))


def test_ar_3_1_no_card_is_drafted_before_the_boards_are_chosen():
    setup = GAME.start(2, {"variable_setup": True, "choose_boards": True}, seed="tea").to_setup()
    GAME.from_setup(setup)
    for change in ({"draft_pick": 1}, {"draft_waits": [0]}):
        with pytest.raises(Problem, match="setup-phase"):
            GAME.from_setup(setup | change)


def test_a_level_holds_only_so_many():
    with pytest.raises(Problem) as wrong:
        GAME.from_setup(written(ann(level=5), bob(level=5)))
    assert wrong.value.code == "deal-number"


HALL = [ann, bob] * 7  # twelve workers fill it
REWARDS = [f"reward_{number:02d}" for number in range(1, 12)]
CREW = ["thief", "illusionist", "trickster", "pickpocket", "gatekeeper", "labourer", "miner_1"]


@pytest.mark.parametrize(("most", "too_many"), [
    ({"reward_pile": REWARDS[:5]}, {"reward_pile": REWARDS[:6]}),
    ({"reward_pile": REWARDS[:2], "rewards_gone": REWARDS[2:5]},
     {"reward_pile": REWARDS[:2], "rewards_gone": REWARDS[2:6]}),
    ({"players": [ann(apprentices=CREW[:6]), bob()]}, {"players": [ann(apprentices=CREW), bob()]}),
    ({"players": [ann(level=4), bob(level=4)]}, {"players": [ann(level=4), bob(level=4), cyd(level=4)]}),
    ({"apprentices_known": 32}, {"apprentices_known": 33}),
    ({"guildhall": HALL[:11]}, {"guildhall": HALL[:12]}),
    ({"guildhall": HALL[:12], "closing": 3}, {"guildhall": HALL[:12], "closing": 4}),
    ({"guildhall": HALL[:13], "closing": 2}, {"guildhall": HALL[:13], "closing": 3}),
    ({"guildhall": HALL[:12], "closing": 1}, {"guildhall": HALL[:11], "closing": 1}),
    ({"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 20}]},
     {"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 21}]}),
    ({"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 1}]},
     {"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 0}]}),
    ({"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 1}, {"kind": "finish"}]},
     {"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 1}, {"kind": "finish"}, {"kind": "finish"}]}),
    ({"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 1}, {"kind": "finish"}]},
     {"phase": "storehouse", "frames": [{"kind": "storehouse", "about": 1}, {"kind": "guardhouse", "about": 1}]}),
])  # fmt: skip
def test_what_a_position_holds_at_most(most: dict, too_many: dict):
    """As much as there can be is read, one more is not."""
    GAME.from_setup(written(ann(goods={"wood": 2}), bob()) | most)
    with pytest.raises(Problem, match=r"deal-number|setup-phase"):
        GAME.from_setup(written(ann(goods={"wood": 2}), bob()) | too_many)
