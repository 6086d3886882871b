"""The examples of the dossier, each under its id; the numbers are written out by hand."""

from .arrange import (
    base,
    board,
    box,
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

# --- part 1: printed in the seed ------------------------------------------------------------------


def test_du_ex_01_grand_temples():
    p = table(
        elodie("greek_grand_temple roman_grand_temple"), jack("egyptian_grand_temple"), age=3, cards="palace obelisk"
    )
    assert (score(p, elodie, "temples"), score(p, jack, "temples")) == (12, 5)
    assert (score(p, elodie), score(p, jack)) == (12, 5)


def test_du_ex_02_activating_mars():
    p = table(elodie(coins=6, offering_tokens=[3]), jack(coins=7), pantheon={3: "mars"})
    structure = p.present
    play(p, elodie, "activate mars with 3")
    assert coins(p, elodie) == 4
    assert player(p, elodie)["offering_tokens"] == []
    assert player(p, elodie)["divinities"] == ["mars"]
    assert space(p, 3) is None
    assert p.pawn == 2
    assert len(seen(p)["military_tokens"]) == 4
    assert p.present == structure
    assert p.actors() == [jack]


def test_du_ex_03_minerva_stops_the_pawn():
    p = table(elodie(coins=8), jack(coins=5), age=3, cards="pretorium", pawn=0, minerva=3)
    play(p, elodie, "build pretorium")
    assert p.pawn == 2
    assert seen(p)["pantheon"]["minerva"] is None
    assert coins(p, jack) == 5
    assert "token_p2_near" in seen(p)["military_tokens"]
    assert coins(p, elodie) == 0


def test_du_ex_04_neptune():
    p = table(elodie(coins=12), jack(coins=7), pantheon={1: "neptune"}, pawn=0)
    play(p, elodie, "activate neptune", "remove token_p1_far", "apply token_p2_far")
    assert (coins(p, jack), coins(p, elodie)) == (2, 9)
    assert p.pawn == 0
    assert seen(p)["military_tokens"] == ["token_p1_near", "token_p2_near"]


def test_du_ex_05_mysticism():
    one = elodie(progress="mysticism", mythology_tokens="greek roman", offering_tokens=[3])
    p = table(one, jack(), age=3, cards="palace")
    assert score(p, elodie, "progress") == 6
    assert score(p, elodie) == 6


def test_du_ex_06_poliorcetics():
    p = table(elodie(coins=8, progress="poliorcetics"), jack(coins=10), age=3, cards="pretorium", pawn=-2)
    play(p, elodie, "build pretorium")
    assert (p.pawn, coins(p, jack)) == (1, 7)
    assert len(seen(p)["military_tokens"]) == 4


def test_du_ex_07_engineering():
    p = table(elodie(coins=1, progress="engineering"), jack(coins=7), age=3, cards="fortifications")
    play(p, elodie, "build fortifications")
    assert (coins(p, elodie), coins(p, jack)) == (0, 7)
    assert city(p, elodie) == ["fortifications"]
    assert p.pawn == 2


# --- part 2: the FAQ of the seed ------------------------------------------------------------------


def test_du_ex_08_power_without_effect():
    p = table(elodie(coins=3), jack("baths"), pantheon={1: "nisaba"})
    play(p, elodie, "activate nisaba")
    assert coins(p, elodie) == 0
    assert player(p, elodie)["divinities"] == ["nisaba"]
    assert seen(p)["pantheon"]["snake"] is None
    assert p.actors() == [jack]
    assert phase(p) == "turn"


def test_du_ex_09_no_change_from_offering_tokens():
    p = table(elodie(coins=5, offering_tokens=[4]), jack(), pantheon={1: "baal"})
    play(p, elodie, "activate baal with 4")
    assert coins(p, elodie) == 5
    assert player(p, elodie)["offering_tokens"] == []


def test_du_ex_10_five_wonders_against_two():
    one = elodie(
        coins=50,
        wonders="the_pyramids",
        standing="the_appian_way circus_maximus the_colossus the_great_library",
    )
    other = jack(wonders="piraeus", standing="the_sphinx the_mausoleum")
    p = table(one, other, age=3, cards="palace")
    play(p, elodie, "wonder the_pyramids with palace")
    assert (len(standing(p, elodie)), len(standing(p, jack))) == (5, 2)
    assert unbuilt(p, jack) == []
    assert "piraeus" not in str(seen(p)["players"])


def test_du_ex_11_anubis_after_the_seventh_wonder():
    one = elodie(coins=20, standing="the_appian_way circus_maximus the_colossus the_great_library")
    other = jack(coins=30, standing="the_sphinx the_mausoleum the_pyramids")
    p = table(one, other, age=3, cards="palace obelisk", pantheon={1: "anubis"})
    before = score(p, jack)
    play(p, elodie, "activate anubis", "topple the_pyramids")
    assert len(standing(p, elodie)) + len(standing(p, jack)) == 6
    assert score(p, jack) == before - 9
    assert unbuilt(p, jack) == ["the_pyramids"]
    assert refused(p, jack, "wonder piraeus with palace") == "DU-6.8"
    assert price(p, jack, "the_pyramids") == 2 + 3 * 2
    play(p, jack, "wonder the_pyramids with palace")
    assert score(p, jack, "wonders") == 6 + 2 + 9


def test_du_ex_12_symbols_of_nisaba_and_ishtar_make_pairs():
    p = table(
        elodie("apothecary", coins=9), jack("school"), pantheon={1: "nisaba"}, progress_board="law strategy theology"
    )
    play(p, elodie, "activate nisaba", "copy school")
    assert phase(p) == "choose_progress"
    assert p.actors() == [elodie]
    play(p, elodie, "progress strategy")
    assert board(p) == ["law", "theology"]
    assert player(p, elodie)["symbols"]["wheel"] == 2
    assert player(p, jack)["symbols"]["wheel"] == 1
    assert player(p, jack)["progress"] == []

    p = table(
        elodie(coins=9, progress="law"), jack(), pantheon={1: "ishtar"}, progress_board="economy strategy theology"
    )
    play(p, elodie, "activate ishtar", "progress theology")
    assert player(p, elodie)["progress"] == ["law", "theology"]


def test_du_ex_13_minerva_on_a_capital():
    p = table(
        elodie(),
        jack("sawmill brickyard clay_pool", coins=9),
        age=3,
        cards="arsenal circus",
        pawn=-8,
        minerva=-9,
        military_tokens="token_p2_near",
        turn=jack,
    )
    play(p, jack, "build arsenal")
    assert p.pawn == -8
    assert seen(p)["pantheon"]["minerva"] is None
    assert not p.is_over()
    play(p, elodie, "discard circus")
    p = table(elodie(), jack(coins=8), age=3, cards="pretorium", pawn=-8, turn=jack)
    play(p, jack, "build pretorium")
    assert (p.ending(), p.ranking()) == ("military", [2, 1])


def gate_with_enki():
    """The Gate on space 1 of Elodie; Enki on top of the Mesopotamian deck, Tanit of the Phoenician one."""
    decks = {
        "mesopotamian": "enki ishtar nisaba",
        "phoenician": "tanit baal astarte",
        "greek": "zeus hades",
        "egyptian": "ra isis",
        "roman": "mars",
    }
    return table(
        elodie(coins=6),
        jack(coins=60, wonders="the_great_library"),
        pantheon={1: "gate"},
        divinity_decks=decks,
        cards="walls library",
        progress_board="law",
    )


def test_du_ex_14_enki_revealed_but_not_chosen():
    p = gate_with_enki()
    before = box(p)
    play(p, elodie, "activate gate")
    on_enki = set(seen(p)["pantheon"]["enki"])
    assert len(on_enki) == 2
    assert box(p) == before - on_enki
    play(p, elodie, "summon tanit")
    assert seen(p)["pantheon"]["enki"] == []
    assert box(p) == before
    assert deck(p, "mesopotamian") == ["enki", "ishtar", "nisaba"]
    assert coins(p, elodie) == 12


def test_du_ex_15_tokens_in_the_box_are_mixed():
    drawn = set()
    p = gate_with_enki()
    play(p, elodie, "activate gate")
    on_enki = set(seen(p)["pantheon"]["enki"])
    play(p, elodie, "summon tanit")
    for seed in range(40):
        q = p.clone()
        q.seed_chance(str(seed))
        play(q, jack, "wonder the_great_library with walls")
        told = seen(q, jack)["progress"]["drawn"]
        assert len(told) == 3
        drawn |= set(told)
    assert drawn == box(p)
    assert on_enki < drawn


def test_du_ex_16_pair_without_a_token_left():
    p = table(elodie("scriptorium", coins=9), jack(), cards="library")
    play(p, elodie, "build library")
    assert player(p, elodie)["symbols"]["quill"] == 2
    assert player(p, elodie)["progress"] == []
    assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_ex_17_engineering_is_not_a_chain():
    p = table(elodie(coins=3, progress="engineering urbanism"), jack(), age=3, cards="circus")
    play(p, elodie, "build circus")
    assert coins(p, elodie) == 2


def test_du_ex_18_neptune_with_the_token_of_the_own_side():
    p = table(elodie(coins=5), jack(coins=1), pantheon={1: "neptune"}, military_tokens="token_p1_near token_p2_near")
    play(p, elodie, "activate neptune", "remove token_p2_near", "apply token_p1_near")
    assert (coins(p, jack), coins(p, elodie)) == (0, 2)
    assert seen(p)["military_tokens"] == []


# --- part 3: rules of the seed without an example -------------------------------------------------

GREEK = {"greek": "zeus hades aphrodite"}


def first_age(turn: int = elodie):
    """Slot 9 carries a Greek token, slot 14 is empty, 15 accessible; slots 16 to 19 still lie."""
    cards = ["theater", "altar", "baths", "tavern", "stable", "garrison", "palisade", "press"]
    slots = [9, 10, 11, 15, 16, 17, 18, 19]
    return table(
        elodie(),
        jack(),
        age=1,
        structure=dict(zip(slots, cards, strict=True)),
        token_slots=[9, 11],
        mythology_tokens=["roman", "roman", "greek", "greek", "egyptian"],
        offering_tokens=[2, 3, 4],
        divinity_decks=GREEK,
        turn=turn,
    )


def test_du_ex_19_mythology_token():
    p = first_age()
    play(p, elodie, "discard 15")
    assert phase(p) == "place_divinity"
    assert player(p, elodie)["mythology_tokens"] == ["greek"]
    assert seen(p)["structure"][9]["card"] is None, "the choice is made before the card is seen"
    assert seen(p, elodie)["pantheon"]["decks"]["greek"] == ["zeus", "hades", None]
    assert seen(p, jack)["pantheon"]["decks"]["greek"] == [None, None, None]
    play(p, elodie, "place hades 2")
    assert seen(p, elodie)["pantheon"]["spaces"][1]["card"] == "hades"
    hidden = seen(p, jack)["pantheon"]["spaces"][1]
    assert (hidden["card"], hidden["mythology"], hidden["face_up"]) == (None, "greek", False)
    assert deck(p, "greek") == ["zeus", "aphrodite"]
    assert seen(p)["structure"][9]["card"] == "theater"
    assert seen(p)["structure"][10]["card"] is None, "slot 16 still covers it"


def test_du_ex_20_second_token_of_the_same_mythology():
    p = first_age()
    play(p, elodie, "discard 15", "place hades 2")
    play(p, jack, "discard 16")
    play(p, elodie, "discard 10")
    play(p, jack, "discard 17")
    assert phase(p) == "place_divinity"
    assert seen(p, jack)["pantheon"]["decks"]["greek"] == ["zeus", "aphrodite"]
    play(p, jack, "place aphrodite 5")
    assert deck(p, "greek") == ["zeus"]


def test_du_ex_21_start_of_age_two():
    gods = {1: "mars", 2: "zeus", 3: "ra", 5: "baal", 6: "ishtar"}
    p = table(
        elodie(),
        jack(),
        age=1,
        structure={14: "tavern"},
        pantheon=gods,
        mythology_tokens=["roman", "roman", "greek", "greek", "egyptian"],
        offering_tokens=[4, 2, 3],
        pawn=-1,
        turn=jack,
    )
    play(p, jack, "discard 14")
    assert (phase(p), p.actors(), p.age) == ("begin_age", [elodie], 2)
    gate = seen(p)["pantheon"]["spaces"][3]
    assert (gate["card"], gate["costs"]) == ("gate", [12, 10])
    assert all(one["face_up"] for one in seen(p)["pantheon"]["spaces"])
    tokens = {slot["slot"]: slot["token"]["value"] for slot in seen(p)["structure"] if slot["token"]}
    assert tokens == {6: 4, 8: 2, 10: 3}


def test_du_ex_22_gate_with_sanctuary_and_token():
    one = elodie(coins=6, offering_tokens=[4], standing="the_sanctuary")
    p = table(one, jack(), pantheon={4: "gate"})
    assert not may(p, elodie, "activate gate")
    play(p, elodie, "activate gate with 4")
    assert coins(p, elodie) == 0


def test_du_ex_23_grand_temple_by_token():
    one = elodie(mythology_tokens="egyptian", progress="urbanism")
    p = table(one, jack(), age=3, cards="egyptian_grand_temple")
    play(p, elodie, "build egyptian_grand_temple")
    assert coins(p, elodie) == 4
    assert player(p, elodie)["mythology_tokens"] == ["egyptian"]
    assert city(p, elodie) == ["egyptian_grand_temple"]


def test_du_ex_24_zeus():
    slots = [2, 3, 7, 8, 9, 12, 13]
    cards = ["sawmill", "brickyard", "walls", "library", "school", "temple", "statue"]
    p = table(
        elodie(coins=3),
        jack(),
        structure=dict(zip(slots, cards, strict=True)),
        token_slots=[8],
        mythology_tokens=["roman"] * 2 + ["greek"] * 2 + ["egyptian"],
        offering_tokens=[2, 3, 4],
        pantheon={1: "zeus"},
    )
    assert seen(p)["structure"][8]["token"] == {"kind": "offering", "value": 3}
    play(p, elodie, "activate zeus", "strike 8")
    assert seen(p)["discard_pile"] == ["library"]
    assert coins(p, elodie) == 0
    assert player(p, elodie)["offering_tokens"] == []
    assert seen(p)["pantheon"]["offerings_in_play"] == []
    assert [slot["slot"] for slot in seen(p)["structure"] if slot and slot["accessible"]] == [12, 13]
    play(p, jack, "discard 12")
    assert refused(p, elodie, "build 2") == "DU-4.2"
    play(p, elodie, "discard 7")
    assert may(p, jack, "discard 2")
    assert refused(p, jack, "discard 3") == "DU-4.2"


def test_du_ex_25_isis():
    one = elodie(coins=3, wonders="the_sphinx", standing="the_pyramids")
    other = jack(standing="piraeus the_colossus")
    p = table(one, other, pantheon={1: "isis"}, discard_pile="tavern walls")
    play(p, elodie, "activate isis", "bury walls", "raise the_sphinx")
    wonders = {one["wonder"]: one["card"] for one in player(p, elodie)["wonders"]}
    assert wonders["the_sphinx"] == "walls"
    assert seen(p)["discard_pile"] == ["tavern"]
    assert p.actors() == [elodie]
    assert len(standing(p, elodie)) + len(standing(p, jack)) == 4
    assert p.pawn == 0


def test_du_ex_26_hades():
    p = table(elodie(coins=3, progress="strategy"), jack(), pantheon={1: "hades"}, discard_pile="garrison baths")
    play(p, elodie, "activate hades", "revive garrison")
    assert city(p, elodie) == ["garrison"]
    assert coins(p, elodie) == 0
    assert p.pawn == 2


def test_du_ex_27_astarte():
    one = elodie(coins=2, astarte=7, divinities="astarte")
    p = table(one, jack(coins=8), age=3, cards="pretorium palace obelisk town_hall", pawn=-5, turn=jack)
    play(p, jack, "build pretorium")
    assert p.pawn == -8
    assert (coins(p, elodie), player(p, elodie)["astarte"]) == (0, 7)
    p = table(elodie(coins=0, astarte=7, divinities="astarte"), jack(), age=2, cards="customs_house")
    play(p, elodie, "build customs_house")
    assert (coins(p, elodie), player(p, elodie)["astarte"]) == (0, 3)
    assert score(p, elodie, "divinities") == 3


def test_du_ex_28_divine_theater():
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        cards="walls",
        divinity_decks={"roman": "mars minerva neptune"},
    )
    play(p, elodie, "wonder the_divine_theater with walls", "open roman", "summon mars")
    assert phase(p) == "theater_order"
    assert p.pawn == 0, "the others go back before the effect"
    play(p, elodie, "top neptune")
    assert p.pawn == 2
    assert deck(p, "roman") == ["neptune", "minerva"]
    assert score(p, elodie, "wonders") == 2


# --- part 4: base game ----------------------------------------------------------------------------


def test_du_ex_29_trade_price():
    p = base(elodie(coins=5), jack("quarry shelf_quarry forum"), age=1, cards="baths")
    play(p, elodie, "build baths")
    assert coins(p, elodie) == 0


def test_du_ex_30_fixed_price():
    p = base(elodie("stone_reserve", coins=4), jack("quarry shelf_quarry forum"), cards="aqueduct")
    assert price(p, elodie, "aqueduct") == 3
    play(p, elodie, "build aqueduct")
    assert coins(p, elodie) == 1


def test_du_ex_31_chain():
    p = base(elodie("baths", progress="urbanism"), jack(), cards="aqueduct")
    play(p, elodie, "build aqueduct")
    assert coins(p, elodie) == 4


def test_du_ex_32_discard():
    p = base(elodie("tavern stone_reserve forum", coins=1), jack(), cards="walls")
    play(p, elodie, "discard walls")
    assert coins(p, elodie) == 6


def test_du_ex_33_economy():
    p = base(elodie(coins=6), jack(coins=3, progress="economy"), cards="forum")
    play(p, elodie, "build forum")
    assert (coins(p, elodie), coins(p, jack)) == (1, 5)


def test_du_ex_34_two_military_tokens_in_one_move():
    one = elodie("sawmill brickyard clay_pool", coins=0, progress="strategy")
    p = base(one, jack(coins=6), age=3, cards="arsenal", pawn=2)
    play(p, elodie, "build arsenal")
    assert (p.pawn, coins(p, jack)) == (6, 0)
    assert seen(p)["military_tokens"] == ["token_p1_far", "token_p1_near"]
    assert [event["coins"] for event in events(p, kind="military_token_used")] == [2, 4]


def test_du_ex_35_extra_turn_lost():
    one = elodie("brickyard shelf_quarry glassworks glassblower", wonders="the_sphinx")
    p = base(one, jack(), structure={0: "walls"}, pawn=0)
    play(p, elodie, "wonder the_sphinx with walls")
    assert (p.age, phase(p), p.actors()) == (3, "begin_age", [elodie])
    assert seen(p)["plays_again"] is False
    play(p, elodie, "begin p2")
    assert p.actors() == [jack]


def tied(one_more: str):
    """58 against 58 after the last card: blue cards 21 against 19, or 21 against 21."""
    # Elodie: 7 + 7 + 4 + 3 = 21 on blue cards. Jack: 6 + 6 + 4 + 3 = 19, or 5 + 5 + 5 + 6 = 21.
    mine = "palace town_hall statue baths"
    others = {"19": "gardens pantheon temple theater", "21": "courthouse aqueduct obelisk gardens"}[one_more]
    e = elodie(mine, coins=3 * 37 - 2)
    j = jack(others, coins=3 * (58 - int(one_more)))
    return base(e, j, age=3, structure={0: "arena"})


def test_du_ex_36_tie_break():
    p = tied("19")
    play(p, elodie, "discard arena")
    assert (score(p, elodie), score(p, jack)) == (58, 58)
    assert (score(p, elodie, "blue"), score(p, jack, "blue")) == (21, 19)
    assert (p.ending(), p.ranking(), p.payoff(0)) == ("civilian_tie", [1, 2], 1.0)
    p = tied("21")
    play(p, elodie, "discard arena")
    assert (score(p, elodie), score(p, jack)) == (58, 58)
    assert (p.ending(), p.ranking(), p.payoff(0)) == ("shared", [1, 1], 0.5)
