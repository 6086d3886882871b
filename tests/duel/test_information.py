"""DU-16, DU-18: what is public, hidden and private; and DU-19: bounds."""

import json
from collections import Counter
from copy import deepcopy

import pytest

from adamak.core import Rng
from adamak.games.duel import GAME
from adamak.games.duel.data import CARD_IDS

from .arrange import (
    choices,
    deck,
    elodie,
    events,
    jack,
    new_game,
    phase,
    play,
    play_randomly,
    seen,
    space,
    table,
)


def test_du_16_1_both_see_all_that_is_public():
    """Outside Age I Divinities and the Great Library both players and a spectator see the same."""
    for seed in range(6):
        p = new_game(str(seed), pantheon=seed % 2 == 0)
        while not p.is_over():
            play_randomly(p, f"{seed} {p.drawn} {p.horizon}", 1)
            views = [deepcopy(seen(p, viewer)) for viewer in (0, 1, -1)]  # parts of views are shared
            for told in views:
                told["progress"].pop("drawn")
                if phase(p) == "great_library":
                    told["progress"].pop("box")
                if told["pantheon"]:
                    told["pantheon"].pop("decks")
                    if p.age == 1:
                        told["pantheon"].pop("spaces")
            assert views[0] == views[1] == views[2]


def test_du_16_1_the_view_names_every_public_thing():
    p = play_randomly(new_game("public"), "public", 40)
    told = seen(p, 0)
    for name in ("structure", "discard_pile", "pawn", "military_tokens", "progress", "pantheon", "players", "prices"):
        assert name in told
    assert json.loads(json.dumps(told)) == told


def test_du_16_2_face_down_cards_and_later_ages_are_hidden():
    for pantheon in (True, False):
        p = new_game("hidden", pantheon=pantheon)
        while phase(p) == "draft":
            play(p, p.actor(), choices(p, p.actor())[0])
        hidden = [card for slot, card in p.to_setup()["structure"].items() if int(slot) in p.to_setup()["face_down"]]
        hidden += [card for cards in p.to_setup()["later"].values() for card in cards]
        assert len(hidden) == 8 + 40
        for viewer in (0, 1, -1):
            text = json.dumps(seen(p, viewer)["structure"]) + json.dumps(seen(p, viewer)["prices"])
            assert not any(f'"{card}"' in text for card in hidden)


def publicly_seen(p) -> list[str]:
    """All cards whose place everybody knows."""
    told = p.view(-1)
    public = [*told["discard_pile"], *(slot["card"] for slot in told["structure"] if slot)]
    for one in told["players"]:
        public += [card for cards in one["cards"].values() for card in cards]
        public += [wonder["card"] for wonder in one["wonders"]]
    return public


@pytest.mark.parametrize("pantheon", [True, False])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_du_16_2_a_sample_deals_hidden_cards_anew_by_their_backs(age: int, pantheon: bool):
    p = new_game("backs", pantheon=pantheon)
    while p.age < age or phase(p) == "draft":
        play_randomly(p, f"backs {p.horizon} {p.drawn}", 1)
    play_randomly(p, "and on", 4)
    hidden = [slot for slot in range(20) if p.present >> slot & 1 and not p.shown >> slot & 1]
    assert (p.age, len(hidden) > 3) == (age, True)
    found: dict[int, Counter] = {slot: Counter() for slot in hidden}
    later: dict[str, set[str]] = {str(other): set() for other in range(age + 1, 4)}
    rng = Rng("backs")
    for _ in range(300):
        q = p.sample(0, rng)
        assert q.view(0) == p.view(0)
        for slot in hidden:
            found[slot][CARD_IDS[q.card_in(slot)]] += 1
        for other in later:
            later[other] |= set(q.to_setup()["later"][other])
    public = publicly_seen(p)
    decks = {1: CARD_IDS[:23], 2: CARD_IDS[23:46], 3: CARD_IDS[46:66]}
    special = CARD_IDS[73:] if pantheon else CARD_IDS[66:73]
    for slot in hidden:
        deck_ = special if CARD_IDS[p.card_in(slot)] in special else decks[age]
        wanted = {card for card in deck_ if card not in public}
        assert set(found[slot]) == wanted
        even = 300 / len(wanted)
        assert all(abs(n - even) < 5 * even**0.5 + 1 for n in found[slot].values()), "all alike"
    for other, cards in later.items():
        assert cards == {*decks[int(other)], *(special if other == "3" else [])}


def test_du_16_2_before_age_three_not_even_the_places_of_temples_are_known():
    p = play_randomly(new_game("temples"), "temples", 20)
    rng = Rng("temples")
    places = Counter()
    for _ in range(60):
        cards = p.sample(0, rng).to_setup()["later"]["3"]
        special = [slot for slot, card in enumerate(cards) if card.endswith("_grand_temple")]
        assert len(special) == 3
        places.update(special)
    assert len(places) == 20


def test_du_16_2_undealt_wonders_and_the_order_of_the_box():
    p = new_game("wonders")
    rng = Rng("wonders")
    groups = {tuple(p.sample(0, rng).to_setup()["draft"][4:]) for _ in range(30)}
    assert len(groups) > 20
    assert {tuple(p.sample(0, rng).to_setup()["draft"][:4]) for _ in range(10)} == {tuple(p.to_setup()["draft"][:4])}
    boxes = {tuple(p.sample(1, rng).to_setup()["progress_box"]) for _ in range(30)}
    assert len(boxes) > 20
    assert len({tuple(sorted(box)) for box in boxes}) == 1
    assert len({tuple(p.sample(1, rng).to_setup()["offering_tokens"]) for _ in range(40)}) == 6


def test_du_16_3_private_to_one_player():
    """What a seat saw stays in its samples; what it did not see changes."""
    decks = {"greek": [{"divinity": "zeus", "known": [0]}, {"divinity": "hades", "known": []}]}
    p = table(
        elodie(),
        jack(),
        age=1,
        cards="baths",
        divinity_decks=decks,
        pantheon={1: {"divinity": "aphrodite", "known": [0]}},
    )
    rng = Rng("private")
    mine = {
        (space(q, 1), q.to_setup()["divinity_decks"]["greek"][0]["divinity"])
        for q in (p.sample(0, rng) for _ in range(30))
    }
    others = {space(q, 1) for q in (p.sample(1, rng) for _ in range(60))}
    assert mine == {("aphrodite", "zeus")}
    assert others == {"zeus", "hades", "aphrodite"}
    strangers = {space(q, 1) for q in (p.sample(-1, rng) for _ in range(60))}
    assert strangers == others


def test_du_10_3_a_spectator_is_not_told_what_both_players_have_seen_face_down():
    placed = {1: {"divinity": "ra", "known": [0, 1]}, 2: {"divinity": "isis", "known": [0]}}
    known = [{"divinity": "anubis", "known": [0, 1]}]
    p = table(elodie(), jack(), age=1, cards="baths", pantheon=placed, divinity_decks={"egyptian": known})
    assert [one["card"] for one in seen(p)["pantheon"]["spaces"][:2]] == [None, None]
    assert seen(p)["pantheon"]["decks"]["egyptian"] == [None]
    assert [one["card"] for one in seen(p, jack)["pantheon"]["spaces"][:2]] == ["ra", None]
    rng = Rng("spectator")
    samples = [p.sample(-1, rng) for _ in range(60)]
    assert {space(q, 1) for q in samples} == {space(q, 2) for q in samples} == {"ra", "isis", "anubis"}
    assert all(seen(q) == seen(p) for q in samples)


def test_du_11_16_a_spectator_sees_what_the_gate_turns_up_while_it_lies_open():
    decks = {"greek": "zeus hades aphrodite", "roman": "mars minerva neptune"}
    p = table(elodie(coins=40), jack(), cards="walls library", pantheon={1: "gate"}, divinity_decks=decks)
    play(p, elodie, "activate gate")
    assert events(p, kind="gate_opened")[0]["divinities"] == ["zeus", "mars"]
    assert seen(p)["pantheon"]["decks"]["greek"] == ["zeus", None, None]
    rng = Rng("gate open")
    samples = [p.sample(-1, rng) for _ in range(30)]
    assert {tuple(deck(q, "greek")) for q in samples} == {
        ("zeus", "hades", "aphrodite"),
        ("zeus", "aphrodite", "hades"),
    }
    assert all(seen(q) == seen(p) for q in samples)
    play(p, elodie, "summon mars")
    assert seen(p)["pantheon"]["decks"]["greek"] == [None, None, None]
    assert seen(p, jack)["pantheon"]["decks"]["greek"] == ["zeus", None, None]


def test_du_11_16_cards_not_yet_returned_lie_open_for_a_spectator():
    """Table option: the unchosen Divinities go back after the effect; until then they lie face up."""
    decks = {"greek": "hades", "egyptian": "anubis"}
    options = {"return_of_unchosen_divinities": "after"}
    p = table(
        elodie(coins=40, standing="piraeus"),
        jack(standing="the_sphinx"),
        cards="walls library",
        pantheon={1: "gate"},
        divinity_decks=decks,
        **options,
    )
    play(p, elodie, "activate gate", "summon anubis")
    assert seen(p)["pantheon"]["aside"]["greek"] == ["hades"]
    play(p, elodie, "topple the_sphinx")
    assert seen(p)["pantheon"]["decks"]["greek"] == [None]


def test_du_16_3_a_spectator_sees_the_theater_but_not_the_order_it_leaves():
    one = elodie(coins=40, wonders="the_divine_theater")
    p = table(one, jack(), cards="walls library", divinity_decks={"greek": "zeus hades aphrodite"})
    play(p, elodie, "wonder the_divine_theater with walls", "open greek")
    assert seen(p)["pantheon"]["decks"]["greek"] == ["zeus", "hades", "aphrodite"]
    play(p, elodie, "summon zeus")
    assert seen(p)["pantheon"]["decks"]["greek"] == ["hades", "aphrodite"]
    play(p, elodie, "top aphrodite")
    assert seen(p)["pantheon"]["decks"]["greek"] == [None, None]
    assert seen(p, jack)["pantheon"]["decks"]["greek"] == [None, None]
    assert seen(p, elodie)["pantheon"]["decks"]["greek"] == ["aphrodite", "hades"]


def test_du_10_3_no_event_names_a_face_down_divinity_to_a_spectator():
    """The last card of a deck is known to both players once each has looked at it; the events still say nothing."""
    placed = {1: {"divinity": "zeus", "known": [0, 1]}}
    decks = {"greek": [{"divinity": name, "known": [0, 1]} for name in ("hades", "aphrodite")]}
    for viewer, told in ((0, "hades"), (1, None), (-1, None)):
        p = table(
            elodie(),
            jack(),
            age=1,
            cards="baths",
            pantheon=placed,
            divinity_decks=decks,
            frames=[{"kind": "place_divinity", "about": "greek"}],
            phase="place_divinity",
        )
        play(p, elodie, "place hades 2")
        assert events(p, viewer, "divinity_placed")[0]["divinity"] == told


def test_du_16_3_the_order_of_the_theater_is_private():
    one = elodie(coins=40, wonders="the_divine_theater")
    p = table(one, jack(), cards="walls library", divinity_decks={"greek": "zeus hades aphrodite"})
    play(p, elodie, "wonder the_divine_theater with walls", "open greek", "summon zeus", "top hades")
    rng = Rng("order")
    assert {tuple(deck(p.sample(0, rng), "greek")) for _ in range(30)} == {("hades", "aphrodite")}
    orders = {("hades", "aphrodite"), ("aphrodite", "hades")}
    assert {tuple(deck(p.sample(1, rng), "greek")) for _ in range(30)} == orders
    assert {tuple(deck(p.sample(-1, rng), "greek")) for _ in range(30)} == orders


def test_du_16_3_what_is_turned_up_in_private_is_dealt_anew_for_the_opponent():
    """Table option: the Gate shows its cards, and the tokens on Enki, to the active player alone."""
    p = table(
        elodie(coins=6),
        jack(),
        pantheon={1: "gate"},
        divinity_decks={"mesopotamian": "enki ishtar nisaba", "roman": "mars minerva"},
        reveals_of_gate_and_theater="private",
    )
    play(p, elodie, "activate gate")
    assert (len(seen(p, elodie)["pantheon"]["enki"]), seen(p, jack)["pantheon"]["enki"]) == (2, [])
    assert len(seen(p, jack)["progress"]["box"]) == 13
    rng = Rng("gate")
    tops = Counter()
    for _ in range(60):
        q = p.sample(1, rng)
        assert q.view(1) == p.view(1)
        top = deck(q, "mesopotamian")[0]
        tops[top] += 1
        assert len(q.view(0)["pantheon"]["enki"]) == (2 if top == "enki" else 0)
    assert set(tops) == {"enki", "ishtar", "nisaba"}
    assert all(deck(p.sample(0, rng), "mesopotamian")[0] == "enki" for _ in range(10))
    play(p, elodie, "summon mars")
    assert seen(p, jack)["pantheon"]["decks"]["mesopotamian"] == [None] * 3
    assert seen(p, elodie)["pantheon"]["decks"]["mesopotamian"] == ["enki", None, None]


def test_du_16_3_until_age_two():
    p = table(elodie(), jack(), age=1, structure={14: "tavern"}, pantheon={1: {"divinity": "mars", "known": [0]}})
    assert seen(p, jack)["pantheon"]["spaces"][0]["card"] is None
    play(p, elodie, "discard 14")
    assert seen(p, jack)["pantheon"]["spaces"][0]["card"] == "mars"


def test_du_16_4_never_two_actors():
    p = new_game("one at a time")
    while not p.is_over():
        assert len(p.actors()) == 1
        play_randomly(p, f"{p.horizon} {p.drawn}", 1)


def test_du_18_horizon_rises_with_draws_and_reveals_and_only_then():
    for seed in range(4):
        p = new_game(str(seed), pantheon=seed % 2 == 0)
        p.watch()
        reveals = {
            "card_revealed", "wonders_revealed", "age_started", "divinities_seen", "gate_opened", "theater_opened",
            "progress_drawn", "enki_tokens",
        }  # fmt: skip
        while not p.is_over():
            before, hidden = p.horizon, p.present & ~p.shown
            play_randomly(p, f"{seed} {p.horizon} {p.drawn}", 1)
            told = {event["event"] for event in p.events_for(-1)}
            struck = [event for event in p.events_for(-1) if event["event"] == "card_struck"]
            face_down = any(hidden >> int(event["slot"]) & 1 for event in struck)
            assert (p.horizon > before) == (bool(told & reveals) or face_down)


# --- bounds (DU-19) -------------------------------------------------------------------------------


def test_du_19_1_sixty_turns_and_six_activations_at_most():
    for seed in range(30):
        p = new_game(str(seed))
        rng = Rng(str(seed))
        turns = activations = 0
        while not p.is_over():
            seat = p.actor()
            legal = p.legal(seat)
            move = legal[rng.below(len(legal))]
            kind = GAME.moves.words(move).split(" ")[0]
            turns += kind in {"build", "discard", "wonder"}
            activations += kind == "activate"
            p.apply(seat, move)
        assert turns <= 60
        assert activations <= 6


def test_du_19_2_accessible_cards_and_options():
    widest = Counter()
    for seed in range(60):
        p = new_game(str(seed), pantheon=False)
        rng = Rng(str(seed))
        while not p.is_over():
            seat = p.actor()
            legal = p.legal(seat)
            widest[int(p.age)] = max(widest[int(p.age)], bin(p.open).count("1"))
            assert len(legal) <= 6 * (2 + 4)
            p.apply(seat, legal[rng.below(len(legal))])
    assert widest[1] == 6
    assert widest[2] <= 6
    assert widest[3] <= 4


def test_du_19_2_five_unbuilt_wonders_with_ra():
    one = elodie(coins=3, wonders="piraeus the_sphinx the_pyramids the_colossus")
    p = table(one, jack(wonders="the_mausoleum"), pantheon={1: "ra"})
    play(p, elodie, "activate ra", "claim the_mausoleum")
    assert len([one for one in seen(p)["players"][0]["wonders"] if not one["standing"]]) == 5


def test_du_19_3_deepest_nesting():
    """Gate → Isis → Divine Theater → Hades → green card → pair → Law → pair with Ishtar → progress token."""
    p = table(
        elodie("scriptorium", coins=6, wonders="the_divine_theater", divinities="ishtar"),
        jack(),
        pantheon={1: "gate"},
        divinity_decks={"egyptian": "isis ra", "greek": "hades zeus aphrodite", "roman": "mars"},
        discard_pile="library tavern",
        progress_board="law strategy",
        return_of_unchosen_divinities="after",
    )
    play(p, elodie, "activate gate", "summon isis", "bury tavern", "raise the_divine_theater", "open greek")
    play(p, elodie, "summon zeus", "strike 0")
    assert phase(p) == "turn", "the last Greek card went back, and the cards of the Gate"
    p = table(
        elodie("scriptorium", coins=6, wonders="the_divine_theater", divinities="ishtar"),
        jack(),
        pantheon={1: "gate"},
        divinity_decks={"egyptian": "isis ra", "greek": "hades zeus aphrodite", "roman": "mars"},
        discard_pile="library tavern",
        progress_board="law strategy",
    )
    play(p, elodie, "activate gate", "summon isis", "bury tavern", "raise the_divine_theater", "open greek")
    play(p, elodie, "summon hades", "top zeus", "revive library", "progress law", "progress strategy")
    assert (phase(p), p.actors()) == ("turn", [jack])
    assert seen(p)["players"][0]["progress"] == ["law", "strategy"]
