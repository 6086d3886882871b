"""DU-12: the fourteen Wonders, each with its own effect."""

import pytest

from adamak.core import Rng

from .arrange import (
    base,
    box,
    choices,
    city,
    coins,
    deck,
    elodie,
    events,
    jack,
    phase,
    play,
    player,
    price,
    refused,
    score,
    seen,
    table,
)


def building(wonder: str, other=None, **facts):
    """Elodie constructs a Wonder with the Walls; returns the position and what she has after paying."""
    p = table(
        elodie(coins=40, wonders=wonder, **facts.pop("one", {})), jack(**(other or {})), cards="walls library", **facts
    )
    left = 40 - price(p, elodie, wonder)
    play(p, elodie, f"wonder {wonder} with walls")
    return p, left


@pytest.mark.parametrize(
    ("wonder", "points"),
    [
        ("the_appian_way", 3), ("circus_maximus", 3), ("the_colossus", 3), ("the_great_library", 4),
        ("the_great_lighthouse", 4), ("the_hanging_gardens", 3), ("the_mausoleum", 2), ("piraeus", 2),
        ("the_pyramids", 9), ("the_sphinx", 6), ("the_statue_of_zeus", 3), ("the_temple_of_artemis", 0),
        ("the_sanctuary", 0), ("the_divine_theater", 2),
    ],
)  # fmt: skip
def test_du_12_points_while_they_stand(wonder: str, points: int):
    p = table(elodie(standing=wonder), jack(wonders="piraeus" if wonder != "piraeus" else ""), age=3, cards="palace")
    assert (score(p, elodie, "wonders"), score(p, jack, "wonders")) == (points, 0)


def test_du_12_1_the_appian_way():
    p, left = building("the_appian_way", {"coins": 5})
    assert (coins(p, elodie), coins(p, jack), p.actors()) == (left + 3, 2, [elodie])
    p, _ = building("the_appian_way", {"coins": 2})
    assert coins(p, jack) == 0


def test_du_12_2_circus_maximus_discards_a_grey_card():
    p, _ = building("circus_maximus", {"cards": "press glassworks lumber_yard"})
    assert p.pawn == 1
    assert choices(p, elodie) == ["destroy glassworks", "destroy press"]
    assert refused(p, elodie, "destroy lumber_yard") == "DU-12.2"
    assert refused(p, elodie, "destroy drying_room") == "DU-12.2"
    play(p, elodie, "destroy press")
    assert (city(p, jack), seen(p)["discard_pile"]) == (["lumber_yard", "glassworks"], ["press"])
    assert player(p, jack)["production"]["papyrus"] == 0
    p, _ = building("circus_maximus", {"cards": "lumber_yard"})
    assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_12_3_the_colossus():
    p, _ = building("the_colossus")
    assert p.pawn == 2


def test_du_12_4_the_great_library():
    p, _ = building("the_great_library", progress_board="law economy masonry agriculture philosophy")
    before = box(p)
    drawn = seen(p, elodie)["progress"]["drawn"]
    assert len(drawn) == 3
    assert len(choices(p, elodie)) == 3
    assert refused(p, elodie, "progress law") == "DU-12.4"
    for viewer in (jack, -1):
        assert seen(p, viewer)["progress"]["drawn"] is None
        assert set(seen(p, viewer)["progress"]["box"]) == before, "which three is the constructor's secret"
        assert events(p, viewer, "progress_drawn") == [
            {"event": "progress_drawn", "seat": 0, "number": 3, "tokens": None}
        ]
    found = set()
    for k in range(30):
        found |= set(p.sample(1, Rng(str(k))).view(0)["progress"]["drawn"])
    assert len(found) > 3
    play(p, elodie, f"progress {drawn[0]}")
    assert player(p, elodie)["progress"] == [drawn[0]]
    assert box(p) == before - {drawn[0]}


def test_du_12_4_fewer_than_three_in_the_box():
    p, _ = building("the_great_library", progress_box="law economy")
    assert choices(p, elodie) == ["progress economy", "progress law"]
    p, _ = building("the_great_library", progress_box=[])
    assert phase(p) == "turn"


def test_du_12_4_tokens_on_enki_are_not_in_the_box():
    p, _ = building("the_great_library", pantheon={1: "enki"}, enki="law economy", progress_box="masonry")
    assert choices(p, elodie) == ["progress masonry"]


def test_du_12_5_the_great_lighthouse():
    p, _ = building("the_great_lighthouse")
    assert player(p, elodie)["choices"] == [["wood", "clay", "stone"]]
    assert player(p, jack)["unit_prices"]["wood"] == 2, "not counted for the opponent's price"
    assert p.actors() == [jack]


def test_du_12_6_the_hanging_gardens():
    p, left = building("the_hanging_gardens")
    assert (coins(p, elodie), p.actors()) == (left + 6, [elodie])


def test_du_12_7_the_mausoleum():
    p, left = building("the_mausoleum", discard_pile="brewery statue")
    assert choices(p, elodie) == ["revive statue", "revive brewery"]
    play(p, elodie, "revive brewery")
    assert (coins(p, elodie), city(p, elodie)) == (left + 6, ["brewery"])
    p, _ = building("the_mausoleum")
    assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_12_8_piraeus():
    p, _ = building("piraeus")
    assert player(p, elodie)["choices"] == [["glass", "papyrus"]]
    assert p.actors() == [elodie]


def test_du_12_9_the_pyramids():
    p, left = building("the_pyramids")
    assert (score(p, elodie, "wonders"), coins(p, elodie), p.actors()) == (9, left, [jack])


def test_du_12_10_the_sphinx():
    p, _ = building("the_sphinx")
    assert (score(p, elodie, "wonders"), p.actors()) == (6, [elodie])


def test_du_12_11_the_statue_of_zeus_discards_a_brown_card():
    p, _ = building("the_statue_of_zeus", {"cards": "press sawmill clay_pool"})
    assert p.pawn == 1
    assert choices(p, elodie) == ["destroy clay_pool", "destroy sawmill"]
    assert refused(p, elodie, "destroy press") == "DU-12.11"
    play(p, elodie, "destroy sawmill")
    assert player(p, jack)["production"]["wood"] == 0
    assert seen(p)["discard_pile"] == ["sawmill"]


def test_du_12_12_the_temple_of_artemis():
    p, left = building("the_temple_of_artemis")
    assert (coins(p, elodie), p.actors()) == (left + 12, [elodie])


def test_du_12_13_the_sanctuary():
    p, left = building("the_sanctuary", pantheon={3: "tanit"})
    assert p.actors() == [elodie]
    assert seen(p)["pantheon"]["spaces"][2]["costs"] == [3, 6]
    play(p, elodie, "activate tanit")
    assert coins(p, elodie) == left - 3 + 12


def test_du_12_14_the_divine_theater():
    decks = {"greek": "zeus hades aphrodite", "roman": "mars"}
    p, left = building("the_divine_theater", divinity_decks=decks)
    assert choices(p, elodie) == ["open greek", "open roman"]
    assert refused(p, elodie, "open egyptian") == "DU-12.14"
    play(p, elodie, "open greek")
    for viewer in (elodie, jack, -1):
        assert seen(p, viewer)["pantheon"]["decks"]["greek"] == ["zeus", "hades", "aphrodite"]
    assert refused(p, elodie, "summon mars") == "DU-12.14"
    play(p, elodie, "summon aphrodite")
    assert choices(p, elodie) == ["top hades", "top zeus"]
    play(p, elodie, "top hades")
    assert (deck(p, "greek"), coins(p, elodie)) == (["hades", "zeus"], left)
    assert player(p, elodie)["divinities"] == ["aphrodite"]
    assert seen(p, elodie)["pantheon"]["decks"]["greek"] == ["hades", "zeus"]
    assert seen(p, jack)["pantheon"]["decks"]["greek"] == [None, None], "the order is private"


def test_du_12_14_in_age_one_the_divinity_is_activated_at_once():
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        age=1,
        cards="baths altar",
        divinity_decks={"roman": "mars"},
    )
    play(p, elodie, "wonder the_divine_theater with baths", "open roman", "summon mars")
    assert p.pawn == 2


def test_du_12_14_with_all_decks_empty_nothing_happens():
    p, _ = building("the_divine_theater", divinity_decks={"roman": ""})
    assert (phase(p), p.actors()) == ("turn", [jack])


def test_du_12_14_the_order_may_be_chosen_after_the_effect_by_table_option():
    p = table(
        elodie(coins=40, wonders="the_divine_theater"),
        jack(),
        cards="walls library",
        divinity_decks={"phoenician": "tanit baal astarte"},
        return_of_unchosen_divinities="after",
    )
    play(p, elodie, "wonder the_divine_theater with walls", "open phoenician", "summon tanit")
    assert phase(p) == "theater_order"
    assert events(p, kind="coins_gained"), "Tanit has worked already"
    play(p, elodie, "top astarte")
    assert deck(p, "phoenician") == ["astarte", "baal"]


def test_du_12_without_pantheon_two_wonders_less():
    p = base(elodie(coins=9, wonders="the_sphinx"), jack(), cards="walls")
    assert refused(p, elodie, "wonder the_sanctuary with walls") == "DU-6.8"
