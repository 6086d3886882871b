"""DU-10: tokens and the Pantheon."""

import pytest

from adamak.core import Rng

from .arrange import (
    board,
    choices,
    city,
    coins,
    deck,
    elodie,
    events,
    jack,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    space,
    table,
    why,
)


def uncovering(token: str = "greek", deck_: str = "zeus hades aphrodite", turn: int = elodie, **facts):
    """Taking slot 15 of Age I uncovers slot 9 with a token of this Mythology."""
    return table(
        elodie(**facts.pop("one", {})),
        jack(),
        age=1,
        structure={9: "theater", 15: "tavern", 18: "press", 19: "baths"},
        token_slots=[9],
        mythology_tokens=["roman", "roman", token, "egyptian", "egyptian"],
        offering_tokens=[2, 3, 4],
        divinity_decks={token: deck_},
        turn=turn,
        **facts,
    )


def test_du_10_1_the_token_goes_to_whose_turn_uncovers_it():
    for seat in (elodie, jack):
        p = uncovering(turn=seat)
        play(p, seat, "discard 15")
        assert player(p, seat)["mythology_tokens"] == ["greek"]
        assert player(p, 1 - seat)["mythology_tokens"] == []
        assert seen(p)["structure"][9]["token"] is None


def test_du_10_2_one_of_the_top_two_is_placed_face_down_the_other_goes_back_on_top():
    p = uncovering()
    play(p, elodie, "discard 15")
    assert refused(p, elodie, "place aphrodite 1") == "DU-10.2"
    q = play(p.clone(), elodie, "place zeus 6")
    assert (space(q, 6), deck(q, "greek")) == ("zeus", ["hades", "aphrodite"])
    q = play(p.clone(), elodie, "place hades 6")
    assert (space(q, 6), deck(q, "greek")) == ("hades", ["zeus", "aphrodite"])


def test_du_10_2_only_on_an_empty_space():
    p = uncovering(pantheon={2: "ra"})
    play(p, elodie, "discard 15")
    assert why(p, elodie, "place zeus 2") == ("space-taken", {"space": 2})


def test_du_10_3_only_the_active_player_sees_the_two_cards():
    p = uncovering()
    play(p, elodie, "discard 15")
    assert events(p, elodie, "divinities_seen")[0]["divinities"] == ["hades", "zeus"]
    assert events(p, jack, "divinities_seen")[0]["divinities"] is None
    play(p, elodie, "place zeus 1")
    assert events(p, jack, "divinity_placed") == [
        {"event": "divinity_placed", "seat": 0, "space": 1, "mythology": "greek", "divinity": None}
    ]
    for viewer, top, placed in ((elodie, "hades", "zeus"), (jack, None, None), (-1, None, None)):
        told = seen(p, viewer)["pantheon"]
        assert (told["decks"]["greek"][0], told["spaces"][0]["card"]) == (top, placed)


def test_du_10_3_what_the_opponent_knew_of_the_two_he_knows_no_more():
    """Elodie returned Hades to the top; Jack looks and places one of two: which, she cannot tell."""
    known = [{"divinity": "hades", "known": [0]}, {"divinity": "aphrodite", "known": [0]}]
    p = uncovering(deck_=known, turn=jack, pantheon={3: {"divinity": "zeus", "known": [0]}})
    play(p, jack, "discard 15", "place hades 1")
    told = seen(p, elodie)["pantheon"]
    assert (told["spaces"][0]["card"], told["decks"]["greek"], told["spaces"][2]["card"]) == (None, [None], "zeus")
    rng = Rng("tell")
    found = {space(p.sample(0, rng), 1) for _ in range(40)}
    assert found == {"hades", "aphrodite"}


def test_du_10_4_two_cards_times_empty_spaces():
    p = uncovering(pantheon={2: "ra", 5: "baal"})
    play(p, elodie, "discard 15")
    assert len(choices(p, elodie)) == 2 * 4


def test_du_10_5_one_card_left_must_be_placed():
    p = uncovering(deck_="zeus")
    play(p, elodie, "discard 15")
    assert choices(p, elodie) == [f"place zeus {k}" for k in range(1, 7)]


def test_du_10_5_an_empty_deck_gives_the_token_alone():
    p = uncovering(deck_=[])
    play(p, elodie, "discard 15")
    assert (phase(p), p.actors()) == ("turn", [jack])
    assert player(p, elodie)["mythology_tokens"] == ["greek"]
    assert seen(p)["structure"][9]["card"] == "theater"


def test_du_10_6_an_offering_token_is_kept_for_one_activation():
    p = table(
        elodie(coins=9),
        jack(),
        age=2,
        structure={6: "walls", 11: "library", 0: "school", 5: "statue", 4: "temple"},
        token_slots=[6],
        offering_tokens=[4, 2, 3],
        pantheon={1: "mars", 3: "tanit"},
    )
    play(p, elodie, "discard 11")
    assert player(p, elodie)["offering_tokens"] == [4]
    play(p, jack, "discard 5")
    before = coins(p, elodie)
    play(p, elodie, "activate tanit with 4")
    assert coins(p, elodie) == before - (5 - 4) + 12
    assert player(p, elodie)["offering_tokens"] == []
    play(p, jack, "discard 4")
    assert refused(p, elodie, "activate mars with 4") == "DU-10.6"


def test_du_10_7_mythology_tokens_are_never_spent():
    one = elodie(coins=9, mythology_tokens="roman")
    p = table(one, jack(), age=3, cards="roman_grand_temple palace", pantheon={1: "mars"})
    play(p, elodie, "activate mars")
    assert player(p, elodie)["mythology_tokens"] == ["roman"]
    play(p, jack, "discard palace")
    play(p, elodie, "build roman_grand_temple")
    assert player(p, elodie)["mythology_tokens"] == ["roman"]


def test_du_10_8_activation_empties_the_space():
    p = table(elodie(coins=9), jack(), pantheon={1: "tanit"})
    before = p.present
    play(p, elodie, "activate tanit")
    assert (space(p, 1), p.present, coins(p, elodie)) == (None, before, 9 - 3 + 12)
    assert player(p, elodie)["divinities"] == ["tanit"]
    assert refused(p, jack, "activate 1 none") == "DU-10.8"


@pytest.mark.parametrize("space_", range(1, 7))
def test_du_10_9_costs_of_the_spaces(space_: int):
    p = table(elodie(), jack(), pantheon={space_: "mars"})
    assert seen(p)["pantheon"]["spaces"][space_ - 1]["costs"] == [space_ + 2, 9 - space_]
    p = table(elodie(), jack(), pantheon={space_: "gate"})
    assert seen(p)["pantheon"]["spaces"][space_ - 1]["costs"] == [2 * (space_ + 2), 2 * (9 - space_)]
    p = table(elodie(), jack(), pantheon={space_: "mars"}, first_player=1)
    assert seen(p)["pantheon"]["spaces"][space_ - 1]["costs"] == [9 - space_, space_ + 2]


def test_du_10_9_the_engine_asks_the_same():
    for space_, cost in ((1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 8)):
        assert may(table(elodie(coins=cost), jack(), pantheon={space_: "mars"}), elodie, "activate mars")
        assert not may(table(elodie(coins=cost - 1), jack(), pantheon={space_: "mars"}), elodie, "activate mars")
        assert may(table(elodie(), jack(coins=11 - cost), pantheon={space_: "mars"}, turn=jack), jack, "activate mars")
        poor = table(elodie(), jack(coins=10 - cost), pantheon={space_: "mars"}, turn=jack)
        assert not may(poor, jack, "activate mars")


def test_du_10_10_sanctuary_after_doubling_floor_zero():
    p = table(elodie(coins=4, standing="the_sanctuary"), jack(standing={}), pantheon={1: "gate"})
    play(p, elodie, "activate gate")
    assert coins(p, elodie) == 0
    p = table(elodie(coins=4, standing="the_sanctuary", offering_tokens=[2]), jack(), pantheon={1: "mars"})
    play(p, elodie, "activate mars with 2")
    assert coins(p, elodie) == 4, "3 - 2 - 2 is nothing, and no change is given"


def offered(p) -> set[str]:
    """The sets of Offering tokens with which Elodie may activate the only card there."""
    return {move.split(" ")[2].removeprefix("of_") for move in choices(p, elodie) if move.startswith("activate")}


def test_du_10_11_several_tokens_but_none_wasted():
    """The clause's own numbers: cost 3."""
    p = table(elodie(coins=9, offering_tokens=[2, 3, 4]), jack(), pantheon={1: "mars"})
    legal = offered(p)
    assert legal == {"none", "2", "3", "4"}
    assert why(p, elodie, "activate mars with 2+3")[0] == "offering-wasted"
    p = table(elodie(coins=0, offering_tokens=[2, 3, 4]), jack(), pantheon={6: "mars"})
    legal = offered(p)
    assert legal == {"2_3_4"}, "cost 8 with an empty purse"
    p = table(elodie(coins=4, offering_tokens=[2, 3, 4]), jack(), pantheon={6: "mars"})
    legal = offered(p)
    assert legal == {"4", "2_3", "2_4", "3_4", "2_3_4"}


def test_du_10_12_a_power_that_can_do_nothing_may_be_activated():
    for divinity in ("baal", "hades", "anubis", "isis", "ra", "nisaba"):
        p = table(elodie(coins=3), jack(), pantheon={1: divinity})
        play(p, elodie, f"activate {divinity}")
        assert player(p, elodie)["divinities"] == [divinity]
        assert events(p, kind="divinity_without_effect")
        assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_10_13_activation_is_neither_construction_nor_trade():
    one = elodie(coins=9, progress="theology urbanism strategy")
    p = table(one, jack(progress="economy"), pantheon={1: "mars"})
    play(p, elodie, "activate mars")
    assert (coins(p, elodie), coins(p, jack), p.pawn, p.actors()) == (6, 0, 2, [jack])


def test_du_10_14_an_activated_divinity_stays():
    p = table(elodie(coins=9, divinities="aphrodite"), jack(coins=30), pantheon={1: "anubis", 2: "ra", 3: "baal"})
    assert p.scores()[0]["parts"]["divinities"] == 9
    for divinity in ("anubis", "ra", "baal"):
        if p.actor() == elodie:
            play(p, elodie, next(move for move in choices(p, elodie) if move.startswith("discard")))
        if p.is_over() or p.age == 3:
            break
        play(p, jack, f"activate {divinity}")
    assert "aphrodite" in player(p, elodie)["divinities"]


def test_du_10_15_free_activations_cost_nothing_and_use_no_tokens():
    p = table(
        elodie(coins=6, offering_tokens=[2]),
        jack(),
        pantheon={1: "gate"},
        divinity_decks={"phoenician": "tanit baal", "roman": "mars"},
        progress_board="law",
    )
    play(p, elodie, "activate gate")
    assert choices(p, elodie) == ["summon tanit", "summon mars"]
    play(p, elodie, "summon tanit")
    assert coins(p, elodie) == 12
    assert player(p, elodie)["offering_tokens"] == [2]
    assert player(p, elodie)["divinities"] == ["tanit", "gate"]
    assert deck(p, "phoenician") == ["baal"], "taken from the deck"
    assert board(p) == ["law"]
    assert city(p, elodie) == []
