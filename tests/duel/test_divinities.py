"""DU-11: the fifteen Divinities and the Gate, with every ruling a table may decide otherwise."""

import pytest

from .arrange import (
    box,
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
    price,
    refused,
    score,
    seen,
    space,
    standing,
    table,
    unbuilt,
)


def activating(divinity: str, one=None, other=None, **facts):
    """Elodie activates a Divinity on space 1 for 3 coins."""
    mine = {"coins": 3} | (one or {})
    mine["coins"] = mine["coins"] if one and "coins" in one else 3
    p = table(elodie(**mine), jack(**(other or {})), pantheon={1: divinity}, **facts)
    return play(p, elodie, f"activate {divinity}")


def test_du_11_1_enki_one_of_two():
    p = activating("enki", enki="law strategy", progress_board="economy")
    before = box(p)
    assert choices(p, elodie) == ["progress law", "progress strategy"]
    assert refused(p, elodie, "progress economy") == "DU-11.1"
    play(p, elodie, "progress strategy")
    assert player(p, elodie)["progress"] == ["strategy"]
    assert box(p) == before | {"law"}
    assert seen(p)["pantheon"]["enki"] == []


def test_du_11_1_looking_at_enki_through_a_token_is_not_revealing_it():
    p = table(
        elodie(),
        jack(),
        age=1,
        structure={9: "theater", 15: "tavern", 18: "press"},
        token_slots=[9],
        mythology_tokens=["roman", "roman", "mesopotamian", "greek", "greek"],
        offering_tokens=[2, 3, 4],
        divinity_decks={"mesopotamian": "enki ishtar"},
    )
    play(p, elodie, "discard 15")
    assert seen(p, elodie)["pantheon"]["enki"] == []
    play(p, elodie, "place enki 1")
    assert seen(p, elodie)["pantheon"]["enki"] == []
    assert len(box(p)) == 13


def test_du_11_1_enki_turned_up_by_the_theater():
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        cards="walls",
        divinity_decks={"mesopotamian": "ishtar enki"},
        progress_board="law",
    )
    play(p, elodie, "wonder the_divine_theater with walls", "open mesopotamian")
    on_enki = set(seen(p)["pantheon"]["enki"])
    assert len(on_enki) == 2
    q = play(p.clone(), elodie, "summon ishtar")
    assert (seen(q)["pantheon"]["enki"], box(q)) == ([], box(p) | on_enki)
    play(p, elodie, "summon enki")
    assert phase(p) == "enki"
    assert {move.split(" ")[1] for move in choices(p, elodie)} == on_enki


def test_du_11_2_ishtar_has_the_scales():
    p = activating("ishtar")
    assert player(p, elodie)["symbols"]["scales"] == 1


def test_du_11_2_ishtar_may_be_the_sixth_symbol():
    p = activating("ishtar", {"cards": "workshop apothecary scriptorium pharmacist academy"})
    assert p.ending() == "scientific"


def test_du_11_3_nisaba_copies_a_symbol_the_opponent_keeps():
    p = activating("nisaba", other={"cards": "school library walls"})
    assert choices(p, elodie) == ["copy library", "copy school"]
    assert refused(p, elodie, "copy academy") == "DU-11.3"
    play(p, elodie, "copy school")
    assert seen(p)["pantheon"]["snake"] == "school"
    assert (player(p, elodie)["symbols"]["wheel"], player(p, jack)["symbols"]["wheel"]) == (1, 1)
    assert city(p, jack) == ["library", "school", "walls"]


def test_du_11_3_nisaba_may_bring_the_sixth_symbol():
    p = activating("nisaba", {"cards": "workshop apothecary scriptorium pharmacist academy"}, {"cards": "university"})
    play(p, elodie, "copy university")
    assert p.ending() == "scientific"


def test_du_11_4_astarte():
    p = activating("astarte", {"coins": 5})
    assert (coins(p, elodie), player(p, elodie)["astarte"]) == (2, 7)
    assert score(p, elodie, "coins") == 0, "two coins make no point"
    assert score(p, elodie, "divinities") == 7
    play(p, jack, choices(p, jack)[0])
    play(p, elodie, next(move for move in choices(p, elodie) if move.startswith("discard")))
    assert (coins(p, elodie), player(p, elodie)["astarte"]) == (4, 7), "coins gained never go on the card"


def test_du_11_5_baal_takes_a_brown_or_grey_card():
    p = activating("baal", other={"cards": "sawmill press tavern"})
    assert choices(p, elodie) == ["steal press", "steal sawmill"]
    assert refused(p, elodie, "steal brickyard") == "DU-11.5"
    play(p, elodie, "steal sawmill")
    assert (city(p, elodie), city(p, jack)) == (["sawmill"], ["press", "tavern"])
    assert player(p, elodie)["production"]["wood"] == 2
    assert player(p, elodie)["unit_prices"]["wood"] == 2
    assert player(p, jack)["unit_prices"]["wood"] == 4


def test_du_11_6_tanit():
    assert coins(activating("tanit"), elodie) == 12


def test_du_11_7_aphrodite():
    p = activating("aphrodite")
    assert score(p, elodie, "divinities") == 9
    assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_11_8_hades_is_mandatory():
    p = activating("hades", discard_pile="walls altar")
    assert choices(p, elodie) == ["revive altar", "revive walls"]
    assert refused(p, elodie, "revive temple") == "DU-11.8"
    play(p, elodie, "revive walls")
    assert (city(p, elodie), seen(p)["discard_pile"], p.pawn) == (["walls"], ["altar"], 2)


ZEUS = {0: "sawmill", 1: "brickyard", 6: "walls", 11: "library", 15: "school"}


def test_du_11_9_zeus_takes_any_card():
    p = activating("zeus", structure=ZEUS, token_slots=[6], offering_tokens=[4, 2, 3])
    assert choices(p, elodie) == [f"strike {slot}" for slot in ZEUS]
    assert refused(p, elodie, "strike 19") == "DU-11.9"
    q = play(p.clone(), elodie, "strike 0")
    assert (seen(q)["discard_pile"], coins(q, elodie)) == (["sawmill"], 0)
    play(p, elodie, "strike 11")
    assert seen(p)["structure"][6]["card"] == "walls", "revealed at the end of the turn"
    assert player(p, elodie)["offering_tokens"] == [4], "and its token is the same player's"


def test_du_11_9_a_token_on_the_card_leaves_the_game_or_is_gained():
    p = activating("zeus", structure=ZEUS, token_slots=[6], offering_tokens=[4, 2, 3])
    play(p, elodie, "strike 6")
    assert player(p, elodie)["offering_tokens"] == []
    assert events(p, kind="token_lost") == [{"event": "token_lost", "slot": "6", "mythology": None, "value": 4}]
    p = activating("zeus", structure=ZEUS, token_slots=[6], offering_tokens=[4, 2, 3], zeus_token="gain")
    play(p, elodie, "strike 6")
    assert player(p, elodie)["offering_tokens"] == [4]


@pytest.mark.parametrize(("slot", "comes_to_light"), [(0, 0), (6, 1), (15, 0)])
def test_du_11_9_a_card_that_lay_face_down_comes_to_light(slot: int, comes_to_light: int):
    p = activating("zeus", structure=ZEUS)
    before = p.horizon
    play(p, elodie, f"strike {slot}")
    assert p.horizon - before == comes_to_light


def test_du_11_9_a_mythology_token_is_lost_by_its_name():
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        age=1,
        structure={9: "theater", 14: "tavern", 15: "press", 18: "baths"},
        token_slots=[9],
        mythology_tokens=["roman", "roman", "egyptian", "greek", "greek"],
        offering_tokens=[2, 3, 4],
        divinity_decks={"greek": "zeus"},
    )
    play(p, elodie, "wonder the_divine_theater with baths", "open greek", "summon zeus", "strike 9")
    assert events(p, kind="token_lost") == [
        {"event": "token_lost", "slot": "9", "mythology": "egyptian", "value": None}
    ]


def test_du_11_9_gaining_a_mythology_token_places_a_divinity():
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        age=1,
        structure={9: "theater", 14: "tavern", 15: "press", 18: "baths"},
        token_slots=[9],
        mythology_tokens=["roman", "roman", "egyptian", "greek", "greek"],
        offering_tokens=[2, 3, 4],
        divinity_decks={"greek": "zeus", "egyptian": "ra isis anubis"},
        zeus_token="gain",
    )
    play(p, elodie, "wonder the_divine_theater with baths", "open greek", "summon zeus", "strike 9")
    assert phase(p) == "place_divinity"
    play(p, elodie, "place isis 3")
    assert (space(p, 3), player(p, elodie)["mythology_tokens"]) == ("isis", ["egyptian"])
    assert p.actors() == [jack]


def test_du_11_10_anubis():
    other = {"standing": "the_great_lighthouse the_sanctuary", "coins": 30}
    p = table(
        elodie(coins=3, standing="the_sphinx"), jack(**other), pantheon={1: "anubis", 6: "mars"}, cards="walls library"
    )
    assert price(p, jack, "walls") == 2
    play(p, elodie, "activate anubis")
    assert choices(p, elodie) == ["topple the_great_lighthouse", "topple the_sphinx", "topple the_sanctuary"]
    assert refused(p, elodie, "topple piraeus") == "DU-11.10"
    under = next(one["card"] for one in player(p, jack)["wonders"] if one["wonder"] == "the_great_lighthouse")
    play(p, elodie, "topple the_great_lighthouse")
    assert price(p, jack, "walls") == 4, "its production is lost"
    assert seen(p)["discard_pile"] == [under]
    assert unbuilt(p, jack) == ["the_great_lighthouse"]
    assert score(p, jack, "wonders") == 0
    cost = price(p, jack, "the_great_lighthouse")
    assert cost == 4 * 2
    play(p, jack, "wonder the_great_lighthouse with walls")
    assert (standing(p, jack), coins(p, jack)) == (["the_great_lighthouse", "the_sanctuary"], 30 - cost)


def test_du_11_10_the_sanctuarys_discount_is_lost():
    p = table(elodie(coins=3), jack(coins=2, standing="the_sanctuary"), pantheon={1: "anubis", 6: "mars"})
    assert seen(p)["pantheon"]["spaces"][5]["costs"][jack] == 1
    play(p, elodie, "activate anubis", "topple the_sanctuary")
    assert seen(p)["pantheon"]["spaces"][5]["costs"][jack] == 3


def test_du_11_10_a_rebuilt_wonder_has_all_its_effects_again():
    p = table(elodie(coins=3), jack(coins=40, standing="the_appian_way"), pantheon={1: "anubis"}, cards="walls library")
    play(p, elodie, "activate anubis", "topple the_appian_way")
    before = coins(p, jack)
    cost = price(p, jack, "the_appian_way")
    play(p, jack, "wonder the_appian_way with walls")
    assert coins(p, jack) == before - cost + 3
    assert p.actors() == [jack]


def test_du_11_10_the_theater_may_topple_itself():
    p = table(
        elodie(coins=40, wonders="the_divine_theater", progress="theology"),
        jack(),
        cards="walls library school",
        divinity_decks={"egyptian": "anubis"},
    )
    play(
        p, elodie, "wonder the_divine_theater with walls", "open egyptian", "summon anubis", "topple the_divine_theater"
    )
    assert (standing(p, elodie), unbuilt(p, elodie)) == ([], ["the_divine_theater"])
    assert seen(p)["discard_pile"] == ["walls"]
    assert player(p, elodie)["divinities"] == ["anubis"]
    assert p.actors() == [elodie], "the extra turn of Theology stays"


def test_du_11_11_isis():
    p = activating("isis", {"wonders": "the_pyramids piraeus", "progress": "theology"}, discard_pile="tavern altar")
    assert choices(p, elodie) == ["bury altar", "bury tavern"]
    assert refused(p, elodie, "bury walls") == "DU-11.11"
    play(p, elodie, "bury tavern")
    assert choices(p, elodie) == ["raise piraeus", "raise the_pyramids"]
    assert refused(p, elodie, "raise the_sphinx") == "DU-11.11"
    play(p, elodie, "raise the_pyramids")
    assert (coins(p, elodie), seen(p)["discard_pile"]) == (0, ["altar"])
    assert p.actors() == [elodie], "Theology applies"


@pytest.mark.parametrize("missing", ["wonder", "card"])
def test_du_11_11_isis_needs_both(missing: str):
    one = {"wonders": "the_pyramids"} if missing == "card" else {}
    p = activating("isis", one, discard_pile="tavern" if missing == "wonder" else "")
    assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_11_12_ra():
    p = activating("ra", {"wonders": "piraeus"}, {"wonders": "the_sphinx the_colossus", "standing": "the_pyramids"})
    assert choices(p, elodie) == ["claim the_colossus", "claim the_sphinx"]
    assert refused(p, elodie, "claim the_pyramids") == "DU-11.12"
    play(p, elodie, "claim the_sphinx")
    assert (unbuilt(p, elodie), unbuilt(p, jack)) == (["piraeus", "the_sphinx"], ["the_colossus"])


def test_du_11_13_mars_without_strategy():
    assert activating("mars", {"progress": "strategy"}).pawn == 2


def test_du_11_14_minerva_eighteen_spaces():
    p = activating("minerva", pawn=3)
    assert len(choices(p, elodie)) == 18
    assert refused(p, elodie, "guard 3") == "DU-11.14"
    play(p.clone(), elodie, "guard -9")
    play(p, elodie, "guard 9")
    assert seen(p)["pantheon"]["minerva"] == 9


def test_du_11_14_by_table_option_on_the_pawns_own_space():
    p = activating("minerva", pawn=3, minerva_on_conflict_pawn_space=True)
    assert len(choices(p, elodie)) == 19
    assert may(p, elodie, "guard 3")


def test_du_11_15_neptune():
    p = activating("neptune", other={"coins": 9})
    assert len(choices(p, elodie)) == 4
    play(p, elodie, "remove token_p2_near")
    assert refused(p, elodie, "apply token_p2_near") == "DU-11.15"
    play(p, elodie, "apply token_p1_far")
    assert (coins(p, jack), coins(p, elodie)) == (4, 0)
    assert seen(p)["military_tokens"] == ["token_p1_near", "token_p2_far"]


@pytest.mark.parametrize(("option", "lost", "left"), [("remove", 0, 0), ("no_effect", 0, 1), ("apply", 5, 0)])
def test_du_11_15_neptune_with_one_token_left(option: str, lost: int, left: int):
    p = activating("neptune", other={"coins": 9}, military_tokens="token_p1_far", neptune_single_token=option)
    if phase(p) != "turn":
        play(p, elodie, choices(p, elodie)[0])
    assert (9 - coins(p, jack), len(seen(p)["military_tokens"])) == (lost, left)
    assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_11_15_neptune_with_none_left():
    assert phase(activating("neptune", military_tokens="")) == "turn"


# --- the Gate (DU-11.16) --------------------------------------------------------------------------

DECKS = {
    "mesopotamian": "nisaba enki",
    "phoenician": "baal tanit",
    "greek": "hades zeus",
    "egyptian": "isis ra",
    "roman": "",
}


def opened(**facts):
    wonders = facts.pop("wonders", "the_divine_theater the_great_library")
    one = elodie(coins=facts.pop("coins", 6), wonders=wonders)
    p = table(one, jack("school"), pantheon={1: "gate"}, divinity_decks=DECKS, discard_pile="tavern", **facts)
    return play(p, elodie, "activate gate")


def test_du_11_16_the_gate_turns_up_the_top_of_every_deck_for_all_to_see():
    p = opened()
    assert choices(p, elodie) == ["summon nisaba", "summon baal", "summon hades", "summon isis"]
    assert refused(p, elodie, "summon tanit") == "DU-11.16"
    for viewer in (elodie, jack, -1):
        decks = seen(p, viewer)["pantheon"]["decks"]
        assert [pile[0] for pile in decks.values() if pile] == ["nisaba", "baal", "hades", "isis"]
        assert [pile[1] for pile in decks.values() if pile] == [None] * 4


def test_du_11_16_choosing_is_mandatory_and_the_gate_stays_with_the_player():
    p = opened()
    assert all(move.startswith("summon") for move in choices(p, elodie))
    play(p, elodie, "summon baal")
    assert player(p, elodie)["divinities"] == ["baal", "gate"]


def test_du_11_16_the_others_are_back_before_the_effect():
    """R33: Gate → Isis → Theater finds the cards of the Gate on their decks."""
    p = opened()
    play(p, elodie, "summon isis", "bury tavern", "raise the_divine_theater")
    play(p, elodie, "open phoenician")
    assert choices(p, elodie) == ["summon baal", "summon tanit"]


def test_du_11_16_by_table_option_after_the_effect():
    p = opened(return_of_unchosen_divinities="after")
    play(p, elodie, "summon isis", "bury tavern", "raise the_divine_theater", "open phoenician")
    assert choices(p, elodie) == ["summon tanit"]
    play(p, elodie, "summon tanit")
    assert (phase(p), p.actors()) == ("turn", [jack])
    assert deck(p, "phoenician") == ["baal"]
    assert deck(p, "greek") == ["hades", "zeus"]
    assert deck(p, "egyptian") == ["ra"]


@pytest.mark.parametrize("others", [DECKS, {"egyptian": "isis ra"}])
def test_du_11_16_enkis_tokens_return_with_it(others):
    """Whether cards of other Mythologies go back as well, or Enki alone."""
    decks = others | {"mesopotamian": "enki ishtar"}
    for when in ("before", "after"):
        p = table(
            elodie(coins=6, wonders="the_great_library"),
            jack(),
            pantheon={1: "gate"},
            divinity_decks=decks,
            discard_pile="tavern",
            progress_board="law economy masonry agriculture",
            return_of_unchosen_divinities=when,
        )
        play(p, elodie, "activate gate")
        on_enki = set(seen(p)["pantheon"]["enki"])
        play(p, elodie, "summon isis", "bury tavern", "raise the_great_library")
        drawn = set(seen(p, elodie)["progress"]["drawn"])
        if when == "after":
            assert not drawn & on_enki
            assert set(seen(p)["pantheon"]["enki"]) == on_enki
        play(p, elodie, choices(p, elodie)[0])
        while phase(p) != "turn":
            play(p, elodie, choices(p, elodie)[0])
        assert seen(p)["pantheon"]["enki"] == []
        assert deck(p, "mesopotamian") == ["enki", "ishtar"]


def test_du_11_16_by_table_option_only_the_active_player_sees_the_cards():
    p = opened(reveals_of_gate_and_theater="private")
    assert seen(p, elodie)["pantheon"]["decks"]["greek"][0] == "hades"
    assert seen(p, jack)["pantheon"]["decks"]["greek"] == [None, None]
    assert events(p, jack, "gate_opened") == [{"event": "gate_opened", "seat": 0, "divinities": None}]
