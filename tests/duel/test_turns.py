"""DU-4 and DU-9: turns, extra turns, reveals, and from one Age to the next."""

import pytest

from adamak.games.duel.components import MYTHOLOGY_IDS
from adamak.games.duel.data import CARD_IDS

from .arrange import (
    base,
    choices,
    city,
    coins,
    elodie,
    empty_structure,
    events,
    jack,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    standing,
    table,
    why,
)


def test_du_4_1_players_alternate_and_cannot_pass():
    p = base(elodie(), jack(), cards="walls library school")
    assert all(move.startswith("discard") for move in choices(p, elodie)), "too poor to build, but never stuck"
    play(p, elodie, "discard walls")
    assert p.actors() == [jack]
    assert refused(p, elodie, "discard library") == "DU-4.1"


def test_du_4_2_accessible_cards():
    p = table(elodie(), jack(), structure=dict(enumerate(CARD_IDS[23:43])))
    assert [move for move in choices(p, elodie) if move.startswith("discard")] == ["discard 18", "discard 19"]
    assert why(p, elodie, "discard 15") == ("card-face-down", {"slot": "15", "number": 1})
    assert why(p, elodie, "build 12")[0] == "card-covered"
    play(p, elodie, "discard 18")
    assert why(p, jack, "discard 18") == ("slot-empty", {"slot": "18"})


def test_du_4_2_an_accessible_card_is_face_up_when_a_turn_begins():
    p = table(elodie(), jack(), structure=dict(enumerate(CARD_IDS[23:43])))
    while phase(p) == "turn":
        told = [slot for slot in seen(p)["structure"] if slot and slot["accessible"]]
        assert all(slot["card"] for slot in told)
        play(p, p.actor(), f"discard {told[-1]['slot']}")


def test_du_4_3_four_main_actions():
    one = elodie(coins=20, wonders="the_pyramids")
    p = table(one, jack(), cards="walls library", pantheon={1: "mars"})
    kinds = {move.split(" ")[0] for move in choices(p, elodie)}
    assert kinds == {"build", "discard", "wonder", "activate"}
    before = p.present
    for move, used in (
        ("build walls", 1),
        ("discard walls", 1),
        ("wonder the_pyramids with walls", 1),
        ("activate mars", 0),
    ):
        q = play(p.clone(), elodie, move)
        assert bin(before).count("1") - bin(q.present).count("1") == used


def test_du_4_3_no_activation_in_age_one():
    p = table(elodie(coins=20), jack(), age=1, cards="baths", pantheon={1: "mars"})
    assert refused(p, elodie, "activate 1 none") == "DU-10.8"


def test_du_4_4_nested_effects_are_resolved_before_the_turn_goes_on():
    """Isis → Divine Theater → Hades → green card → pair → progress token, all by the active player."""
    p = table(
        elodie("scriptorium", coins=3, wonders="the_divine_theater"),
        jack(),
        pantheon={1: "isis"},
        discard_pile="library tavern",
        divinity_decks={"greek": "hades zeus aphrodite"},
        progress_board="law strategy",
    )
    play(
        p, elodie, "activate isis", "bury tavern", "raise the_divine_theater", "open greek", "summon hades", "top zeus"
    )
    assert (phase(p), p.actors()) == ("revive_card", [elodie])
    play(p, elodie, "revive library")
    assert (phase(p), p.actors()) == ("choose_progress", [elodie])
    assert refused(p, jack, "progress law") == "DU-4.4"
    play(p, elodie, "progress law")
    assert (phase(p), p.actors()) == ("turn", [jack])
    assert city(p, elodie) == ["scriptorium", "library"]


def test_du_4_5_payment_before_gain():
    """The coins a card gives do not help to pay for it: Economy takes its share first, then 6 coins come."""
    p = base(elodie(coins=1), jack(progress="economy"), age=3, cards="port")
    assert not may(p, elodie, "build port")
    p = base(elodie("clay_pool", coins=9), jack(coins=0, progress="economy"), cards="forum")
    play(p, elodie, "build forum")
    assert (coins(p, elodie), coins(p, jack)) == (6, 0)


def test_du_4_5_shields_before_choices():
    """Circus Maximus: the shield wins the game before a card could be destroyed."""
    one = elodie(coins=30, wonders="circus_maximus")
    p = base(one, jack("press"), cards="walls", pawn=8)
    play(p, elodie, "wonder circus_maximus with walls")
    assert (p.ending(), phase(p)) == ("military", "over")
    assert city(p, jack) == ["press"]


def test_du_4_5_the_seventh_wonder_is_counted_before_effects():
    one = elodie(coins=40, wonders="the_appian_way", standing="the_pyramids the_colossus the_great_library")
    other = jack(coins=2, wonders="piraeus", standing="the_sphinx the_mausoleum circus_maximus")
    p = base(one, other, cards="walls")
    play(p, elodie, "wonder the_appian_way with walls")
    told = [event["event"] for event in events(p)]
    assert told.index("wonder_returned") < told.index("coins_gained") < told.index("coins_lost")


def test_du_4_6_play_again():
    p = base(elodie(coins=30, wonders="the_sphinx"), jack(), cards="walls library school")
    play(p, elodie, "wonder the_sphinx with walls")
    assert (p.actors(), phase(p)) == ([elodie], "turn")
    play(p, elodie, "discard library")
    assert p.actors() == [jack]


def test_du_4_6_extra_turns_follow_each_other():
    one = elodie(coins=90, wonders="the_sphinx piraeus the_hanging_gardens")
    p = base(one, jack(), cards="walls library school statue temple")
    for wonder, card in (("the_sphinx", "walls"), ("piraeus", "library"), ("the_hanging_gardens", "school")):
        play(p, elodie, f"wonder {wonder} with {card}")
        assert p.actors() == [elodie]
    play(p, elodie, "discard statue")
    assert p.actors() == [jack]


def two_extra_turns(**options):
    """Theology and Isis: the Theater and, inside it, the Sphinx both say play again."""
    return table(
        elodie(coins=40, wonders="the_divine_theater the_sphinx", progress="theology"),
        jack(),
        cards="walls library school statue",
        discard_pile="tavern",
        divinity_decks={"egyptian": "isis"},
        **options,
    )


def test_du_4_6_two_in_one_turn_give_one_extra_turn():
    p = two_extra_turns()
    play(p, elodie, "wonder the_divine_theater with walls", "open egyptian", "summon isis", "bury tavern")
    play(p, elodie, "raise the_sphinx", "discard library")
    assert p.actors() == [jack]


def test_du_4_6_by_table_option_they_add_up():
    p = two_extra_turns(extra_turns_accumulate=True)
    play(p, elodie, "wonder the_divine_theater with walls", "open egyptian", "summon isis", "bury tavern")
    play(p, elodie, "raise the_sphinx", "discard library")
    assert p.actors() == [elodie]
    play(p, elodie, "discard school")
    assert p.actors() == [jack]


def test_du_4_7_revealed_at_the_end_of_the_turn():
    p = table(elodie(), jack(), structure=dict(enumerate(CARD_IDS[23:43])))
    play(p, elodie, "discard 18")
    told = events(p, kind="card_revealed")
    assert told == [{"event": "card_revealed", "slot": "15", "card": CARD_IDS[23 + 15]}]
    play(p, jack, "discard 19")
    assert [event["slot"] for event in events(p, kind="card_revealed")] == ["16", "17"]


def test_du_4_7_tokens_before_cards_in_ascending_order_all_reveals_together():
    """Zeus removes slot 12 of Age I, then both tokens of slots 9 and 11 come, then 9, 10, 11 are turned up."""
    cards = ["theater", "altar", "baths", "tavern", "press"]
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        age=1,
        structure=dict(zip([9, 10, 11, 16, 0], cards, strict=True)),
        token_slots=[11],
        mythology_tokens=["roman", "roman", "greek", "egyptian", "egyptian"],
        offering_tokens=[2, 3, 4],
        divinity_decks={"greek": "zeus hades aphrodite", "egyptian": "isis ra anubis"},
        face_down=[10, 11],
    )
    play(p, elodie, "wonder the_divine_theater with tavern", "open greek", "summon hades", "top zeus")
    assert phase(p) == "place_divinity"
    assert (seen(p)["structure"][10]["card"], seen(p)["structure"][11]["card"]) == (None, None)
    play(p, elodie, "place ra 1")
    assert [event["slot"] for event in events(p, kind="card_revealed")] == ["10", "11"]
    assert player(p, elodie)["mythology_tokens"] == ["egyptian"]


def test_du_4_7_two_tokens_in_one_turn():
    """Slots 6 and 8 of Age II are both uncovered by one turn with Zeus."""
    cards = ["walls", "library", "school", "statue", "temple"]
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        age=2,
        structure=dict(zip([6, 8, 11, 12, 0], cards, strict=True)),
        token_slots=[6, 8],
        offering_tokens=[4, 2, 3],
        divinity_decks={"greek": "zeus"},
    )
    play(p, elodie, "wonder the_divine_theater with statue", "open greek", "summon zeus", "strike 11")
    told = [event for event in events(p) if event["event"] in {"offering_token_taken", "card_revealed"}]
    assert [(event["event"], event["slot"]) for event in told] == [
        ("offering_token_taken", "6"),
        ("offering_token_taken", "8"),
        ("card_revealed", "6"),
        ("card_revealed", "8"),
    ]
    assert player(p, elodie)["offering_tokens"] == [2, 4]


def test_du_4_7_the_token_belongs_to_who_made_the_last_action_also_with_an_extra_turn():
    cards = ["theater", "tavern", "press"]
    p = table(
        elodie(coins=40, wonders="the_sphinx"),
        jack(),
        age=1,
        structure=dict(zip([9, 15, 18], cards, strict=True)),
        token_slots=[9],
    )
    play(p, elodie, "wonder the_sphinx with tavern")
    assert (phase(p), p.actors()) == ("place_divinity", [elodie])
    play(p, elodie, choices(p, elodie)[0])
    assert (phase(p), p.actors()) == ("turn", [elodie])


def test_du_4_8_flag_is_cleared():
    p = base(elodie(coins=30, wonders="the_sphinx"), jack(), cards="walls library school statue")
    play(p, elodie, "wonder the_sphinx with walls")
    assert not seen(p)["plays_again"]
    play(p, elodie, "discard library")
    play(p, jack, "discard school")
    assert p.actors() == [elodie]


def test_du_4_9_supremacy_ends_everything_at_once():
    """The sixth symbol wins: the second quill, the token, the reveal are not resolved any more."""
    one = elodie("workshop apothecary scriptorium pharmacist academy")
    p = base(one, jack(), age=3, structure={0: "university", 1: "palace"}, progress_board=["law"])
    p.city[elodie] = 20
    play(p, elodie, "build university")
    assert (p.ending(), phase(p), p.actors()) == ("scientific", "over", [])
    assert refused(p, jack, "discard palace") == "DU-4.9"


def test_du_4_9_no_reveal_after_the_end():
    p = base(elodie(coins=8), jack(), age=3, structure={18: "pretorium", 15: "palace", 0: "arena"}, pawn=7)
    assert seen(p)["structure"][15]["card"] is None
    play(p, elodie, "build pretorium")
    assert p.ending() == "military"
    assert seen(p)["structure"][15]["card"] is None


# --- Ages (DU-9) ----------------------------------------------------------------------------------


def last_card(age: int = 1, **facts):
    slot = {1: 14, 2: 0, 3: 0}[age]
    card = {1: "tavern", 2: "brewery", 3: "arena"}[age]
    return table(elodie(**facts.pop("one", {})), jack(), age=age, structure={slot: card}, **facts), slot


def test_du_9_1_the_age_ends_with_the_last_card():
    p, slot = last_card(2, pantheon={1: "mars"}, one={"coins": 9})
    play(p, elodie, f"discard {slot}")
    assert (p.age, phase(p)) == (3, "begin_age")
    assert refused(p, elodie, "activate 1 none") == "DU-10.8"


def test_du_9_2_after_age_three_the_game_is_over_else_the_next_is_prepared_first():
    p, slot = last_card(3)
    play(p, elodie, f"discard {slot}")
    assert p.is_over()
    assert p.ending() in {"civilian", "civilian_tie", "shared"}
    p, slot = last_card(2)
    play(p, elodie, f"discard {slot}")
    assert len([one for one in seen(p)["structure"] if one]) == 20, "the chooser sees the new structure"


@pytest.mark.parametrize(("pawn", "chooser"), [(3, jack), (1, jack), (-1, elodie), (-4, elodie)])
def test_du_9_3_the_weaker_player_chooses_who_begins(pawn: int, chooser: int):
    for last in (elodie, jack):
        p, slot = last_card(1, pawn=pawn, turn=last)
        play(p, last, f"discard {slot}")
        assert p.actors() == [chooser]
        assert choices(p, chooser) == ["begin p1", "begin p2"]
        assert refused(p, 1 - chooser, "begin p1") == "DU-9.3"
        assert play(p.clone(), chooser, "begin p1").actors() == [elodie]
        assert play(p.clone(), chooser, "begin p2").actors() == [jack]


def test_du_9_3_in_the_middle_the_last_to_act_chooses():
    for last in (elodie, jack):
        p, slot = last_card(2, turn=last)
        play(p, last, f"discard {slot}")
        assert p.actors() == [last]


def test_du_9_4_nothing_is_reset():
    one = {"cards": "theater", "coins": 5, "progress": "law", "standing": "piraeus"}
    p, slot = last_card(1, one=one, pawn=-4, discard_pile="altar", military_tokens="token_p2_far")
    play(p, elodie, f"discard {slot}")
    assert (p.pawn, seen(p)["military_tokens"]) == (-4, ["token_p2_far"])
    assert seen(p)["discard_pile"] == ["altar", "tavern"]
    assert (coins(p, elodie), city(p, elodie), standing(p, elodie)) == (7, ["theater"], ["piraeus"])


def test_du_9_5_before_age_two():
    gods = {1: "enki", 2: "mars", 3: "zeus", 4: "ra", 6: "baal"}
    p, slot = last_card(1, pantheon=gods, offering_tokens=[3, 4, 2], mythology_tokens=MYTHOLOGY_IDS)
    play(p, elodie, f"discard {slot}")
    told = seen(p)["pantheon"]
    assert [one["card"] for one in told["spaces"]] == ["enki", "mars", "zeus", "ra", "gate", "baal"]
    assert len(told["enki"]) == 2
    assert not set(told["enki"]) & set(seen(p)["progress"]["box"])
    tokens = {one["slot"]: one["token"]["value"] for one in seen(p)["structure"] if one["token"]}
    assert tokens == {6: 3, 8: 4, 10: 2}
    assert [
        event["event"] for event in events(p) if event["event"] in {"gate_placed", "enki_tokens", "age_started"}
    ] == [
        "gate_placed",
        "enki_tokens",
        "age_started",
    ]


@pytest.mark.parametrize(
    ("filled", "gate", "lowest"),
    [([1, 2, 3, 4, 5], 6, 6), ([1, 2], 3, 3), ([3], 4, 1), ([3, 4], 2, 1), ([2, 3, 4], 5, 1), ([2, 3, 4, 5], 1, 1)],
)
def test_du_9_6_the_gate_takes_the_empty_space_nearest_to_the_middle(filled, gate, lowest):
    gods = dict(zip(filled, ["mars", "zeus", "ra", "baal", "ishtar"], strict=False))
    for option, wanted in (("most_central", gate), ("lowest", lowest)):
        p, slot = last_card(1, pantheon=gods, gate_when_several_spaces_empty=option)
        play(p, elodie, f"discard {slot}")
        spaces = [one["card"] for one in seen(p)["pantheon"]["spaces"]]
        assert spaces.index("gate") + 1 == wanted
        assert spaces.count(None) == 5 - len(filled)


def test_du_9_7_before_age_three_nothing_but_the_structure():
    p, slot = last_card(2, pantheon={2: "mars"})
    play(p, elodie, f"discard {slot}")
    told = seen(p)
    assert [one["card"] for one in told["pantheon"]["spaces"]] == [None, "mars", None, None, None, None]
    assert not any(one["token"] for one in told["structure"])
    backs = [one["back"] for one in told["structure"]]
    assert backs.count("grand_temple") == 3


def test_du_9_2_a_whole_game_of_discards_has_three_ages():
    p = table(elodie(), jack(), age=1, structure=dict(enumerate(CARD_IDS[:20])))
    for age in (1, 2, 3):
        assert p.age == age
        empty_structure(p)
    assert p.is_over()
    assert len(seen(p)["discard_pile"]) == 60
