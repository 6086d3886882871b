"""Positions written down: read back exactly, and refused when no game could reach them."""

import copy
import pickle

import pytest

from adamak.core import Problem, Rng
from adamak.games.condottiere import GAME
from adamak.games.condottiere.data import BORDERS, REGION_IDS

from .arrange import Seat, anna, battle, bruno, cards, carla, follow, new_game, owner, play, table, written

CASES = [
    {},
    {"hidden_cards": True},
    {"taking_regions": True, "hidden_cards": True},
    {"draw_after_each_battle": True, "draw_amount": "chosen"},
    {"playing_for_points": True, "points_target": 10, "series_first_player": "rotate"},
    {"hand_discards_public": False, "larger_empires": True},
    {"favor_on_contested_region": True},
    {"favor_on_contested_region": True, "taking_regions": True, "full_board_ends_game": False},
    {"hidden_cards": True, "hidden_flip": "before_effect"},
]


@pytest.mark.parametrize("options", CASES, ids=lambda options: "+".join(options) or "base")
def test_every_position_of_a_game_reads_back(options: dict[str, object]):
    rng = Rng("round trip")
    for seats in (2, 5):
        p = new_game(seats, stall_guard=True, **options)
        for step in range(250):
            if p.is_over():
                break
            seat = p.actors()[rng.below(len(p.actors()))]
            moves = list(p.legal(seat))
            p.apply(seat, moves[rng.below(len(moves))])
            if step % 3 == 0:
                assert GAME.from_setup(p.to_setup()).digest() == p.digest()
                assert GAME.from_bytes(p.to_bytes()).to_setup() == p.to_setup()


def test_a_finished_game_reads_back():
    p = battle(anna(line="10", hand="1", regions="roma napoli firenze"), bruno(hand="1", passed=True))
    play(p, anna, "pass")
    again = GAME.from_setup(p.to_setup())
    assert (again.digest(), again.ending()) == (p.digest(), "adjacent")


def test_what_was_shown_reads_back():
    p = battle(anna(down="10", hand="5 1"), bruno(hand="1"), carla(hand="1"), options={"hidden_cards": True})
    p.show(0, [1, 2], ["mercenary_5"])
    p.show(0, [1], ["face_down"])
    assert GAME.from_setup(p.to_setup()).digest() == p.digest()
    assert GAME.from_bytes(p.to_bytes()).to_setup() == p.to_setup()


def test_copies_are_apart():
    p = battle(anna(hand="10 1"), bruno(hand="1"))
    before = p.digest()
    for other in (p.clone(), copy.copy(p), copy.deepcopy(p), pickle.loads(pickle.dumps(p))):
        other.watch()
        play(other, anna, "10")
    assert p.digest() == before


def test_what_is_left_out_has_its_usual_value():
    p = GAME.from_setup({"game": "condottiere", "site": "roma", "players": [anna(hand="1"), bruno(hand="1")]})
    assert (table(p)["phase"], table(p)["holder"], table(p)["draw_pile"]) == ("battle_turn", anna, 108)


A, B = anna(hand="1"), bruno(hand="1")
TAKING, HIDDEN = {"taking_regions": True}, {"hidden_cards": True}
CHOSEN = {"draw_after_each_battle": True, "draw_amount": "chosen"}


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({**written(A, B), "game": "chess"}, "setup-other-game"),
        (written(A), "bad-seats"),
        (written(*[anna(hand="1")] * 7), "bad-seats"),
        (written(A, B, colour="red"), "setup-shape"),
        (written(A, {**B, "hand": "all"}), "setup-shape"),
        (written(A, B, options={"seven": True}), "unknown-option"),
        (written(A, B, phase="siesta"), "setup-unknown"),
        (written(A, B, site="paris"), "setup-unknown"),
        (written(A, B, favor="paris"), "setup-unknown"),
        (written(A, {**B, "regions": ["paris"]}), "setup-unknown"),
        (written(A, B, ending="boredom"), "setup-unknown"),
        (written(A, B, turn=2), "setup-seat"),
        (written(A, B, holder=-1), "setup-seat"),
        (written(A, B, first_player=7), "setup-seat"),
        (written(A, B, participants=[0, 5]), "setup-seat"),
        (written({**A, "hand": ["joker"]}, B), "setup-unknown"),
        (written(anna(hand="1 H H"), bruno(hand="H H")), "setup-pieces"),
        (written(A, B, draw_pile=cards("1 2 3")), "setup-pieces"),
        (written(anna(hand="1", regions="roma"), bruno(hand="1", regions="roma")), "setup-region-twice"),
        (written(anna(hand="1", regions="torino venezia lucca ancona roma bologna napoli"), B), "setup-markers"),
        (written(anna(hand="1", regions="roma"), B, favor="roma"), "setup-favor"),
        (written(anna(hand="1", regions="siena"), B), "setup-site"),
        (written(anna(hand="1", down="10"), B), "setup-face-down"),
        (written(anna(hand="1", down="W"), B, options=HIDDEN), "setup-face-down"),
        (written(anna(hand="1", known=["mercenary_10"]), B), "setup-known"),
        (written(anna(hand="1", blurred=["mercenary_10"]), B), "setup-known"),
        (written(anna(hand="1", down="10", known=["mercenary_10"]), B, options=HIDDEN), "setup-known"),
        (written(A, B, shown=[{"viewer": 1, "owner": 0, "known": cards("10")}]), "setup-known"),
        (written(A, B, shown=[{"viewer": 0, "owner": 0, "known": cards("1")}]), "setup-known"),
        (written(A, B, shown=[{"viewer": 1, "owner": 0, "known": [], "face_down": True}]), "setup-known"),
        (written(A, B, buried=[{"seat": 0, "cards": cards("H")}]), "setup-buried"),
        (written(A, B, discard_pile=cards("5"), buried=[{"seat": 0, "cards": cards("5")}]), "setup-buried"),
        (written(A, B, favor="siena"), "setup-favor"),
        (written(A, B, battle=-5), "setup-shape"),
        (written(A, B, kept=cards("6")), "setup-phase"),
        (written(A, B, asked=[0]), "setup-phase"),
        (written(anna(hand="1"), bruno(hand="1"), carla(hand="1"), participants=[0, 1]), "setup-phase"),
        (written(anna(hand="1", regions="firenze roma napoli spoleto"), B), "setup-already-won"),
        (written(anna(hand="1", line="W"), bruno(hand="1", line="S")), "setup-line"),
        (written(anna(hand="1", line="B"), B), "setup-line"),
        (written(anna(hand="1", line="R"), B), "setup-line"),
        (written(anna(hand="1", line="X"), B), "setup-line"),
        (written(anna(hand="1", line="X"), bruno(hand="1", line="X"), phase="choose_site"), "setup-line"),
        (written(anna(hand="1", line="6"), B, phase="discard_hand", asked=[0, 1]), "setup-line"),
        (written(anna(hand="1", line="6"), B, phase="choose_site", battle=0), "setup-line"),
        (written(A, B, generator={"key": "z"}), "setup-generator"),
        # what is known of a hand is in it, however often it is named
        (written(anna(hand="1", known=["scarecrow"] * 128), B), "setup-known"),
        (written(anna(hand="2", known=["mercenary_1"] * 16), B), "setup-known"),
        (written(anna(hand="6", known=["mercenary_6", "mercenary_6"]), B), "setup-known"),
        (written(A, B, shown=[{"viewer": 1, "owner": 0, "known": cards("R") * 40}]), "setup-known"),
        (written(A, B, shown=[{"viewer": 1, "owner": 0, "known": cards("1")}] * 2), "setup-known"),
        (written(A, B, discard_pile=cards("H"), buried=[{"seat": 0, "cards": cards("H") * 64}]), "setup-buried"),
        (written(anna(hand="1", down="6"), B, phase="choose_site", options=HIDDEN), "setup-face-down"),
        (written(A, bruno(hand="1", regions="siena"), holder=1, options=TAKING), "setup-site"),
        (written(A, bruno(hand="1", regions="siena"), phase="discard_hand", asked=[0, 1]), "setup-site"),
        (written(A, B, favor="siena", phase="discard_hand", asked=[0, 1]), "setup-favor"),
        (written(A, B, defender_free=True), "setup-shape"),
        (written(anna(hand="1", points=3), B), "setup-shape"),
        (written(A, B, game_number=2), "setup-shape"),
        # each decision needs what it is about
        (written(A, B, battle=0), "setup-phase"),
        (written(A, B, final=True), "setup-phase"),
        (written(A, B, final=True, site=None, phase="choose_site"), "setup-phase"),
        (written(A, B, carla(hand="1"), final=True, site=None, participants=[0, 1]), "setup-phase"),
        (written(anna(), B, carla(hand="1"), final=True, site=None, participants=[1, 2]), "setup-phase"),
        (written(A, B, phase="discard_hand", asked=[0, 1], options=CHOSEN), "setup-phase"),
        (written(anna(), B), "setup-phase"),
        (written(anna(hand="1", passed=True), B), "setup-phase"),
        (written(A, B, site=None), "setup-phase"),
        (written(A, B, phase="choose_site", turn=1), "setup-phase"),
        (written(A, B, phase="scarecrow_target"), "setup-phase"),
        (written(A, B, phase="place_favor", favor="roma"), "setup-phase"),
        (written(A, B, phase="reveal_on_pass"), "setup-phase"),
        (written(A, B, phase="discard_hand"), "setup-phase"),
        (written(A, B, phase="discard_hand", asked=[1], answers=[0]), "setup-phase"),
        (written(A, B, phase="keep_cards"), "setup-phase"),
        (written(A, B, phase="draw_count", draw_up_to=3), "setup-phase"),
        (written(A, B, phase="over"), "setup-phase"),
        (written(A, B, phase="draw_count", draw_up_to=50, options=CHOSEN), "setup-phase"),
        (written(A, B, phase="draw_count", draw_up_to=3, drawing=2, options=CHOSEN), "setup-phase"),
        (written(anna(hand="1 1 1 2 2 2 3 3 3 4"), B, phase="draw_count", draw_up_to=3, options=CHOSEN), "setup-phase"),
        (written(A, B, phase="draw_count", draw_up_to=3, drawing=-2, options=CHOSEN), "setup-shape"),
    ],
)
def test_an_impossible_position_is_refused(setup: dict[str, object], code: str):
    with pytest.raises(Problem) as problem:
        GAME.from_setup(setup)
    assert problem.value.code == code


@pytest.mark.parametrize(
    "field", ["round", "battle", "horizon", "game_number", "idle_battles", "draw_up_to", "drawing"]
)
def test_a_number_too_large_is_refused(field: str):
    with pytest.raises(Problem):
        GAME.from_setup(written(A, B, **{field: 2**63}))


def test_points_too_large_are_refused():
    with pytest.raises(Problem):
        GAME.from_setup(written(anna(hand="1", points=2**63), B, options={"playing_for_points": True}))


@pytest.mark.parametrize("facts", [{"winners": [0]}, {"ending": "total"}, {"answers": [0]}], ids=str)
def test_nobody_has_won_a_game_that_goes_on(facts: dict[str, object]):
    with pytest.raises(Problem):
        GAME.from_setup(written(A, B, **facts))


def test_co_5_6_the_favor_on_a_region_conquered_under_it_reads_back():
    """R-06 decided otherwise by table option: the token stays where it lies."""
    p = battle(anna(hand="B 10 1"), bruno(hand="1"), options={"favor_on_contested_region": True})
    follow(p, "anna B", "anna favor siena", "bruno pass", "anna 10", "anna pass")
    assert (owner(p, "siena"), table(p)["favor"]) == (anna, "siena")
    assert GAME.from_setup(p.to_setup()).digest() == p.digest()


def test_a_defended_site_needs_the_option():
    p = GAME.from_setup(written(A, bruno(hand="1", regions="siena"), options=TAKING))
    assert table(p)["defender"] == bruno


def test_the_words_of_a_problem_name_the_place():
    with pytest.raises(Problem) as problem:
        GAME.from_setup(written(anna(hand="1", regions="roma"), bruno(hand="1", regions="roma")))
    assert problem.value.args_ == {"region": "roma"}


def test_what_a_setup_leaves_out():
    """A battle that has just begun: the token and the turn are Anna's."""
    told = GAME.from_setup({"game": "condottiere", "site": "roma", "players": [{"hand": ["winter"]}, {}]}).to_setup()
    assert len(told.pop("draw_pile")) == 109
    bare = {"line": [], "face_down": None, "known": [], "blurred": [], "regions": [], "points": 0, "passed": False}
    assert told.pop("players") == [{"hand": ["winter"], **bare}, {"hand": [], **bare}]
    for name in ("game", "rules_version", "options", "generator"):
        told.pop(name)
    assert told == {
        "phase": "battle_turn", "turn": 0, "holder": 0, "site": "roma", "favor": None, "defender_free": False,
        "discard_pile": [], "asked": [], "answers": [], "kept": [], "drawing": 0, "draw_up_to": 0, "first_player": 0,
        "game_number": 1, "round": 1, "battle": 1, "cards_played": 0, "idle_battles": 0, "final": False,
        "participants": [0, 1], "winners": [], "ending": "", "shown": [], "buried": [], "horizon": 0,
    }  # fmt: skip


def test_a_hand_discarded_unseen_survives_the_bytes():
    unseen = {"seat": 0, "cards": cards("H C")}
    p = GAME.from_setup(
        written(A, B, discard_pile=cards("H C"), buried=[unseen], options={"hand_discards_public": False})
    )
    assert GAME.from_bytes(p.to_bytes()).to_setup() == p.to_setup()
    assert p.to_setup()["buried"] == [unseen]


def shared_out(free: list[str]) -> list[str]:
    """All regions but these among six players, none of whom has two that touch: nobody is near winning."""
    domains: list[list[str]] = [[] for _ in range(6)]
    for region in REGION_IDS:
        if region not in free:
            touching = {name for border in BORDERS if region in border for name in border}
            min((domain for domain in domains if not touching & set(domain)), key=len).append(region)
    return [" ".join(domain) for domain in domains]


@pytest.mark.parametrize(("phase", "free"), [("place_favor", ["siena"]), ("choose_site", [])])
def test_co_5_6_co_7_7_somebody_who_chooses_a_region_has_one_to_choose(phase: str, free: list[str]):
    def seated(free: list[str]) -> dict[str, object]:
        players = [Seat(n)(hand="1", regions=domain) for n, domain in enumerate(shared_out(free))]
        return written(*players, phase=phase)

    with pytest.raises(Problem, match="setup-phase"):
        GAME.from_setup(seated(free))
    assert len(GAME.from_setup(seated([*free, "torino"])).legal(anna)) > 0
