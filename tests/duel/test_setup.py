"""DU-2, DU-3: setup, the Wonder draft, and explicit deals."""

import json
from collections import Counter

import pytest
from tests.bounds import refused_with_its_bounds

from adamak.core import Match, Problem, Rng
from adamak.games.duel import GAME
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, PROGRESS_IDS
from adamak.games.duel.data import CARD_IDS, WONDER_IDS

from .arrange import (
    choices,
    coins,
    elodie,
    events,
    jack,
    new_game,
    phase,
    play,
    play_randomly,
    player,
    refused,
    seen,
    table,
    unbuilt,
    written,
)


def drafted(p):
    while phase(p) == "draft":
        play(p, p.actor(), choices(p, p.actor())[0])
    return p


def test_du_2_nothing_has_happened_yet():
    nothing = {
        "again": 0, "frames": [], "age": 1, "discard_pile": [], "pawn": 0, "minerva": None, "box_stale": False,
        "drawn_tokens": [], "enki": [], "snake": None, "drafted": 0, "winners": [], "ending": "",
    }  # fmt: skip
    begun = new_game(pantheon=True).to_setup()
    assert begun | nothing == begun
    assert not any(begun["aside"].values())
    assert set(begun["pantheon"]) == {None}


def test_du_2_1_first_player_is_random():
    first = Counter(int(GAME.start(2, {}, seed=k).first) for k in range(60))
    assert set(first) == {0, 1}
    for named in ("1", "2"):
        p = GAME.start(2, {"first_player": named}, seed="x")
        assert (p.first, p.actors()) == (int(named) - 1, [int(named) - 1])


def test_du_2_1_naming_the_first_player_changes_no_card():
    one, other = (GAME.deal(2, {"first_player": named}, seed="x") for named in ("1", "2"))
    assert one.pop("first_player") != other.pop("first_player")
    assert one == other


def test_du_2_2_board_at_the_start():
    told = seen(new_game())
    assert told["pawn"] == 0
    assert told["military_tokens"] == ["token_p1_far", "token_p1_near", "token_p2_near", "token_p2_far"]


def test_du_2_3_five_progress_tokens_on_the_board():
    for pantheon, in_box in ((True, 8), (False, 5)):
        told = seen(new_game(pantheon=pantheon))["progress"]
        assert (len(told["board"]), len(told["box"])) == (5, in_box)
        assert not set(told["board"]) & set(told["box"])


def test_du_2_4_seven_coins():
    p = new_game()
    assert [coins(p, seat) for seat in range(2)] == [7, 7]


def test_du_2_5_twenty_cards_of_each_age():
    for pantheon in (True, False):
        deal = GAME.deal(2, {"pantheon": pantheon}, seed="deal")
        assert set(deal["age1"]) < set(CARD_IDS[:23])
        assert set(deal["age2"]) < set(CARD_IDS[23:46])
        assert [len(set(deal[age])) for age in ("age1", "age2", "age3")] == [20, 20, 20]
        assert len([card for card in deal["age3"] if card in CARD_IDS[46:66]]) == 17


def test_du_2_5_every_card_may_be_left_out_and_may_lie_anywhere():
    dealt = [GAME.deal(2, {}, seed=k) for k in range(150)]
    for age in ("age1", "age2", "age3"):
        for slot in range(20):
            assert len({deal[age][slot] for deal in dealt}) > 12
    assert all(any(card not in deal["age1"] for deal in dealt) for card in CARD_IDS[:23])


def test_du_2_6_without_pantheon_the_draft_comes_before_the_structure():
    p = new_game(pantheon=False)
    assert (phase(p), seen(p)["structure"]) == ("draft", [])
    first = p.actor()
    drafted(p)
    assert (phase(p), p.actors()) == ("turn", [first])
    assert len(seen(p)["structure"]) == 20


def test_du_2_7_with_pantheon_structure_and_tokens_are_in_view_during_the_draft():
    p = new_game()
    told = seen(p)
    assert told["phase"] == "draft"
    tokens = [slot["slot"] for slot in told["structure"] if slot["token"]]
    assert tokens == [2, 4, 9, 11, 13]
    assert all(slot["token"]["kind"] == "mythology" for slot in told["structure"] if slot["token"])
    assert [one["card"] for one in told["pantheon"]["spaces"]] == [None] * 6
    assert {name: len(pile) for name, pile in told["pantheon"]["decks"].items()} == dict.fromkeys(MYTHOLOGY_IDS, 3)
    first = p.actor()
    drafted(p)
    assert p.actors() == [first]


def test_du_2_7_every_divinity_may_be_on_top():
    tops = {GAME.deal(2, {}, seed=k)["divinity_decks"][name][0] for k in range(60) for name in MYTHOLOGY_IDS}
    assert tops == set(DIVINITY_IDS[:15])


@pytest.mark.parametrize(("age", "accessible", "hidden"), [(1, 6, 8), (2, 2, 8), (3, 2, 8)])
def test_du_2_8_rows_face_up_and_face_down(age: int, accessible: int, hidden: int):
    p = table(elodie(), jack(), age=age, structure=dict(enumerate(CARD_IDS[(0, 23, 46)[age - 1] :][:20])))
    told = seen(p)["structure"]
    assert sum(slot["accessible"] for slot in told) == accessible
    down = [slot["slot"] for slot in told if slot["card"] is None]
    assert (
        down
        == {
            1: [2, 3, 4, 9, 10, 11, 12, 13],
            2: [6, 7, 8, 9, 10, 15, 16, 17],
            3: [2, 3, 4, 9, 10, 15, 16, 17],
        }[age]
    )
    assert len(down) == hidden


def test_du_2_9_a_card_is_free_when_all_above_it_are_gone():
    p = table(elodie(), jack(), age=1, structure=dict(enumerate(CARD_IDS[:20])))
    play(p, elodie, "discard 14")
    assert refused(p, jack, "discard 9") == "DU-4.2"
    play(p, jack, "discard 15")
    assert "discard 9" in choices(p, elodie)


def test_du_3_1_first_group_p1_two_of_p2_and_the_last():
    p = new_game(first_player="2")
    group = seen(p)["draft"]["group"]
    assert len(group) == 4
    assert refused(p, jack, f"draft {next(w for w in WONDER_IDS if w not in group)}") == "DU-3.1"
    assert refused(p, elodie, f"draft {group[0]}") == "DU-3.1"
    order = []
    for _ in range(4):
        order.append(p.actor())
        play(p, p.actor(), choices(p, p.actor())[0])
    assert order == [1, 0, 0, 1]


def test_du_3_2_second_group_p2_two_of_p1_and_the_last():
    p = new_game(first_player="1")
    order = []
    for _ in range(8):
        order.append(p.actor())
        play(p, p.actor(), choices(p, p.actor())[0])
    assert order == [0, 1, 1, 0, 1, 0, 0, 1]
    assert [len(unbuilt(p, seat)) for seat in range(2)] == [4, 4]
    assert phase(p) == "turn"


def test_du_3_2_the_wonders_left_go_to_the_box_unseen():
    p = drafted(new_game("left"))
    assert {*unbuilt(p, 0), *unbuilt(p, 1)} == set(GAME.deal(2, {}, seed="left")["wonders"])


def test_du_3_3_the_second_group_is_not_visible_before():
    p = new_game("group")
    later = GAME.deal(2, {}, seed="group")["wonders"][4:]
    for _ in range(3):
        assert not any(f'"{wonder}"' in json.dumps(seen(p)["draft"]) for wonder in later)
        play(p, p.actor(), choices(p, p.actor())[0])
    assert len(choices(p, p.actor())) == 1, "the last pick is forced"
    play(p, p.actor(), choices(p, p.actor())[0])
    assert set(seen(p)["draft"]["group"]) == set(later)
    assert events(p, kind="wonders_revealed") == [
        {"event": "wonders_revealed", "wonders": [w for w in WONDER_IDS if w in later]}
    ]


# --- explicit deals -------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"pantheon": False}, {"beginner_wonders": True}])
def test_a_deal_starts_the_same_game_as_its_seed(options):
    p = GAME.start(2, options, seed="same")
    deal = json.loads(json.dumps(GAME.deal_of(p)))
    q = GAME.start(2, options, deal=deal)
    assert q.to_bytes() == p.to_bytes()


def test_a_deal_written_by_hand_needs_no_generator():
    deal = GAME.deal(2, {}, seed="hand")
    del deal["generator"]
    deal["wonders"] = WONDER_IDS[:8]
    deal["mythology_tokens"] = ["greek", "greek", "roman", "egyptian", "phoenician"]
    p = GAME.start(2, {}, deal=deal)
    assert seen(p)["draft"]["group"] == WONDER_IDS[:4]
    assert seen(p)["structure"][4]["token"] == {"kind": "mythology", "mythology": "greek"}
    assert GAME.deal_of(p)["mythology_tokens"][:2] == ["greek_token_1", "greek_token_2"]


def test_the_box_of_a_deal_says_what_the_great_library_draws():
    deal = GAME.deal(2, {"pantheon": False}, seed="library")
    deal["wonders"] = ["the_great_library", *[w for w in WONDER_IDS[:12] if w != "the_great_library"][:7]]
    match = Match.start(GAME, 2, {"pantheon": False}, deal=deal)
    p = match.position
    play(p, p.actor(), "draft the_great_library")
    drafted(p)
    owner = next(seat for seat in range(2) if "the_great_library" in unbuilt(p, seat))
    p.city[owner] = 99
    if p.actor() != owner:
        play(p, p.actor(), next(move for move in choices(p, p.actor()) if move.startswith("discard")))
    play(p, owner, next(move for move in choices(p, owner) if move.endswith("the_great_library")))
    assert sorted(seen(p, owner)["progress"]["drawn"]) == sorted(deal["progress_box"][:3])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"age1": ["walls"] * 20}, "setup-unknown"),
        ({"age1": ["baths"] * 20}, "deal-number"),
        ({"wonders": WONDER_IDS[:7]}, "deal-number"),
        ({"wonders": ["atlantis"] * 8}, "setup-unknown"),
        ({"progress_board": PROGRESS_IDS[:4]}, "deal-number"),
        ({"mythology_tokens": ["greek"] * 5}, "deal-number"),
        ({"offering_tokens": ["offering_2"] * 3}, "deal-number"),
        ({"divinity_decks": {}}, "deal-number"),
        ({"first_player": 2}, "setup-seat"),
        ({"generator": {"key": "?"}}, "setup-generator"),
        ({"game": "chess"}, "setup-other-game"),
        ({"age4": []}, "setup-shape"),
    ],
)
def test_a_wrong_deal_is_refused_with_its_reason(change, problem):
    with pytest.raises(Problem, match=problem):
        GAME.start(2, {}, deal=GAME.deal(2, {}, seed="wrong") | change)


def test_a_deal_with_four_temples_is_refused():
    deal = GAME.deal(2, {}, seed="four")
    extra = next(card for card in CARD_IDS[73:] if card not in deal["age3"])
    at = next(k for k, card in enumerate(deal["age3"]) if card in CARD_IDS[46:66])
    deal["age3"][at] = extra
    with pytest.raises(Problem, match="deal-number"):
        GAME.start(2, {}, deal=deal)


def test_prices_can_be_asked_of_a_position_for_both_players():
    p = drafted(new_game("prices"))
    for seat in range(2):
        told = seen(p)["prices"][seat]
        assert len(told["cards"]) == 6
        assert sorted(told["wonders"]) == sorted(unbuilt(p, seat))
        assert told["coins"] == player(p, seat)["coins"]


# --- positions written by hand --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"age": 4}, "setup-shape"),
        ({"pawn": 10}, "setup-shape"),
        ({"pawn": 9}, "setup-pawn"),
        ({"structure": {"0": "baths"}}, "setup-unknown"),
        ({"structure": {"20": "walls"}}, "setup-slot"),
        ({"structure": {}}, "setup-phase"),
        ({"structure": {"0": "walls", "1": "walls"}}, "setup-pieces"),
        ({"face_down": [0]}, "setup-slot"),
        ({"face_down": [19]}, "setup-slot"),
        ({"token_slots": [0]}, "setup-slot"),
        ({"progress_board": ["law", "law"]}, "setup-pieces"),
        ({"enki": ["law"], "progress_board": ["law"]}, "setup-pieces"),
        ({"military_tokens": ["token_p3"]}, "setup-unknown"),
        ({"phase": "zeus"}, "setup-phase"),
        ({"phase": "turn", "frames": [{"kind": "zeus"}]}, "setup-phase"),
        ({"phase": "over"}, "setup-phase"),
        ({"phase": "dinner"}, "setup-unknown"),
        ({"turn": 2}, "setup-seat"),
        ({"snake": "school"}, "setup-snake"),
        ({"pantheon": [{"divinity": "mars"}, {"divinity": "mars"}]}, "setup-pieces"),
        ({"pantheon": [{"divinity": "loki"}]}, "setup-unknown"),
        ({"divinity_decks": {"greek": [{"divinity": "mars"}]}}, "setup-unknown"),
        ({"players": [{}]}, "bad-seats"),
        ({"players": [{"wonders": ["piraeus"]}, {"wonders": ["piraeus"]}]}, "setup-pieces"),
        ({"players": [{"offering_tokens": [2]}, {"offering_tokens": [2]}]}, "setup-pieces"),
        ({"players": [{"coins": -1}, {}]}, "setup-shape"),
        ({"players": [{"divinities": ["nisaba"]}, {}], "snake": "school"}, "setup-snake"),
        ({"generator": {"key": "f" * 40}}, "setup-generator"),
    ],
)
def test_a_wrong_setup_is_refused_with_its_reason(change, problem):
    setup = written(elodie(), jack(), cards="walls library school") | change
    with pytest.raises(Problem, match=problem):
        GAME.from_setup(setup)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        # One piece, two places.
        ({"discard_pile": ["walls"]}, "setup-pieces"),
        ({"players": [{"cards": ["baths"]}, {"standing": {"piraeus": "baths"}}]}, "setup-pieces"),
        ({"players": [{"progress": ["law"]}, {}], "progress_box": ["law"]}, "setup-pieces"),
        ({"players": [{"wonders": ["piraeus"]}, {"standing": {"piraeus": None}}]}, "setup-pieces"),
        ({"players": [{"divinities": ["mars"]}, {"divinities": ["mars"]}]}, "setup-pieces"),
        ({"pantheon": [{"divinity": "mars"}], "divinity_decks": {"roman": [{"divinity": "mars"}]}}, "setup-pieces"),
        ({"players": [{"mythology_tokens": ["greek"] * 2}, {"mythology_tokens": ["greek"]}]}, "setup-pieces"),
        ({"players": [{"mythology_tokens": ["greek"] * 3}, {}]}, "setup-pieces"),
        ({"mythology_tokens": ["greek"] * 3 + ["roman"] * 2}, "setup-pieces"),
        ({"progress_board": ["law"], "progress_box": ["economy"] * 2}, "setup-pieces"),
        ({"later": {"3": ["walls"] * 20}}, "setup-unknown"),
        ({"later": {"3": ["arsenal"] * 20}}, "setup-pieces"),
        # Wonders: the draft, and the seventh.
        ({"draft": [*WONDER_IDS[:8], WONDER_IDS[0]]}, "setup-pieces"),
        ({"draft": [*WONDER_IDS[:7], WONDER_IDS[0]]}, "setup-pieces"),
        ({"draft": WONDER_IDS[:8], "players": [{"wonders": [WONDER_IDS[8]]}, {}]}, "setup-unknown"),
        ({"draft": WONDER_IDS[:8], "drafted": 3}, "setup-phase"),
        ({"phase": "draft", "age": 1, "structure": None}, "setup-phase"),
        ({"phase": "draft", "draft": WONDER_IDS[:8], "drafted": 1, "age": 1, "structure": None}, "setup-phase"),
        # Decisions and what they are about.
        ({"phase": "isis_wonder", "frames": [{"kind": "isis_wonder", "about": "baths"}]}, "setup-place"),
        ({"phase": "destroy_card", "frames": [{"kind": "destroy_card", "about": "blue"}]}, "setup-unknown"),
        ({"phase": "minerva", "frames": [{"kind": "minerva"}]}, "setup-place"),
        ({"phase": "zeus", "frames": [{"kind": "zeus"}] * 2}, "setup-phase"),
        ({"phase": "choose_progress", "frames": [{"kind": "choose_progress"}]}, "setup-dead-end"),
        ({"phase": "begin_age"}, "setup-phase"),
        ({"drawn_tokens": ["law"]}, "setup-place"),
        ({"aside": {"greek": [{"divinity": "zeus"}]}}, "setup-pieces"),
        ({"again": 1}, "setup-pieces"),
        ({"winners": [0]}, "setup-phase"),
        ({"phase": "over", "ending": "shared", "winners": [0]}, "setup-phase"),
        # Things out of their place.
        ({"pawn": 4, "minerva": 4}, "setup-place"),
        ({"players": [{"astarte": 3}, {}]}, "setup-place"),
        ({"age": 1, "structure": None, "pantheon": [{"divinity": "gate"}]}, "setup-place"),
        ({"age": 1, "structure": None, "players": [{"divinities": ["gate"]}, {}]}, "setup-place"),
        ({"players": [{"astarte": 8, "divinities": ["astarte"]}, {}]}, "setup-shape"),
        ({"players": [{"divinities": ["nisaba"]}, {"cards": ["baths"]}], "snake": "baths"}, "setup-snake"),
        ({"structure": {"0": "walls", "6": "school"}, "face_down": [0]}, "setup-slot"),
        ({"structure": {"6": "school", "11": "walls"}, "face_down": []}, "setup-slot"),
        ({"structure": {"2": "walls"}, "face_down": [2]}, "setup-slot"),  # DU-4.7: accessible, so turned up
        ({"structure": {"0": "walls"}, "token_slots": [6]}, "setup-slot"),
        ({"later": {"2": []}}, "setup-unknown"),
        ({"players": [{"cards": ["workshop", "apothecary", "scriptorium", "dispensary", "study"],
                       "progress": ["law"]}, {}]}, "setup-phase"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(change, problem):
    setup = written(elodie(), jack(), cards="walls library school") | change
    with pytest.raises(Problem, match=problem):
        GAME.from_setup(setup)


@pytest.mark.parametrize(
    "change",
    [
        {"snake": "school"},
        {"minerva": 3},
        {"pantheon": [{"divinity": "mars"}]},
        {"players": [{"divinities": ["mars"]}, {}]},
        {"players": [{"cards": ["greek_grand_temple"]}, {}]},
        {"players": [{"wonders": ["the_sanctuary"]}, {}]},
        {"progress_board": ["mysticism"]},
    ],
)
def test_du_0_2_nothing_of_pantheon_lies_on_a_base_table(change):
    with pytest.raises(Problem, match=r"setup-(place|unknown)"):
        GAME.from_setup(written(elodie(), jack(), gods=False) | change)


def test_du_9_5_six_divinities_in_age_one_leave_no_space_for_the_gate():
    gods = dict(enumerate(["enki", "mars", "zeus", "ra", "baal", "isis"], 1))
    with pytest.raises(Problem, match="setup-pieces"):
        table(elodie(), jack(), age=1, cards="baths", pantheon=gods)


def test_du_6_10_with_seven_wonders_standing_none_is_left_to_build():
    with pytest.raises(Problem, match="setup-wonders"):
        table(
            elodie(standing=" ".join(WONDER_IDS[:4])),
            jack(standing=" ".join(WONDER_IDS[4:7]), wonders=WONDER_IDS[7]),
            cards="walls",
        )


def test_more_than_seven_standing_wonders_are_refused():
    with pytest.raises(Problem, match="setup-wonders"):
        table(elodie(standing=" ".join(WONDER_IDS[:5])), jack(standing=" ".join(WONDER_IDS[5:8])), cards="walls")


def test_setups_broken_at_random_are_refused_or_play_on():
    """Nothing but a Problem ever comes of a bad file."""
    rng = Rng("broken")
    values = [None, -1, 0, 3, 10**30, "", "walls", "mars", "law", [], {}, True, 1.5]
    accepted = 0
    for k in range(150):
        p = play_randomly(new_game(f"broken {k % 7}"), f"broken {k}", 30 + k % 40)
        setup = json.loads(json.dumps(p.to_setup()))
        place = list(setup)[rng.below(len(setup))]
        part = setup[place]
        if isinstance(part, (dict, list)) and part and rng.below(2):
            keys = list(part) if isinstance(part, dict) else list(range(len(part)))
            part[keys[rng.below(len(keys))]] = values[rng.below(len(values))]
        else:
            setup[place] = values[rng.below(len(values))]
        try:
            q = GAME.from_setup(setup)
        except Problem:
            continue
        accepted += 1
        assert q.sample(0, rng).view(0) == q.view(0)
        play_randomly(q, "on")
    assert 0 < accepted < 150


def test_what_a_setup_leaves_out():
    """The first turn of Age I, the Wonders drafted but in nobody's city."""
    told = GAME.from_setup({"game": "duel", "players": [{}, {}]}).to_setup()
    player = {
        "coins": 7, "astarte": 0, "cards": [], "progress": [], "wonders": [], "standing": {}, "divinities": [],
        "mythology_tokens": [], "offering_tokens": [],
    }  # fmt: skip
    assert told["players"] == [player, player]
    rest = {
        "first_player": 0, "phase": "turn", "turn": 0, "again": 0, "frames": [], "age": 1, "token_slots": [],
        "face_down": [2, 3, 4, 9, 10, 11, 12, 13], "discard_pile": [], "pawn": 0, "minerva": None,
        "military_tokens": ["token_p1_far", "token_p1_near", "token_p2_near", "token_p2_far"], "progress_board": [],
        "box_stale": False, "drawn_tokens": [], "pantheon": [None] * 6, "enki": [], "snake": None, "draft": [],
        "drafted": 8, "winners": [], "ending": "", "horizon": 0, "offering_tokens": [2, 3, 4],
        "mythology_tokens": ["mesopotamian", "phoenician", "greek", "egyptian", "roman"],
    }  # fmt: skip
    assert {name: told[name] for name in rest} == rest
    assert (len(told["structure"]), len(told["progress_box"])) == (20, 13)
    assert [len(told["later"][age]) for age in ("2", "3")] == [20, 20]
    assert [len(deck) for deck in told["divinity_decks"].values()] == [3] * 5
    assert list(told["aside"].values()) == [[]] * 5


@pytest.mark.parametrize(
    ("entry", "bounds"),
    [
        ("again", "0–8"),
        ("age", "1–3"),
        ("drafted", "0–8"),
        ("pawn", "-9–9"),
        ("minerva", "-9–9"),
        ("astarte", "0–7"),
    ],
)
def test_a_number_is_refused_with_the_bounds_it_has(entry, bounds):
    refused_with_its_bounds(GAME, entry, bounds)
