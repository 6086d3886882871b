"""Every card of the box, played: it costs and gives what the dossier prints on it (AR-1, AR-14, AR-20)."""

import pytest
from tests.architects.arrange import ann, bob, goods, items, may, play, player, score, table, virtue, why

SKILLED = {"carpentry": "woodcutter_1", "tiling": "miner_1", "masonry": "stonecutter_1"}

# --- buildings: skills, cost, virtue, points ----------------------------------------------------------------------

BUILDINGS = [
    ("smithy", "", "4 clay 2 wood", 0, 3),
    ("steeple", "", "2 wood 2 gold", 1, 4),
    ("stone_market", "masonry", "2 clay 4 stone 1 marble", 0, 7),
    ("tavern", "carpentry", "3 wood 2 stone 1 gold", 0, 6),
    ("thieves_den", "masonry", "1 clay 2 wood 3 stone", -2, 8),
    ("tilers_hut", "", "2 clay 1 wood 2 stone", 0, 5),
    ("trading_post", "masonry", "1 wood 3 stone 2 gold", 0, 7),
    ("treasury", "tiling", "1 wood 3 stone 1 gold", 0, 6),
    ("university", "carpentry tiling masonry", "4 clay 2 wood 3 stone 2 marble", 1, 11),
    ("watchtower", "carpentry tiling masonry", "3 clay 4 wood 1 gold 1 marble", -1, 11),
    ("well", "", "2 wood 2 stone", 0, 3),
    ("wood_market", "carpentry", "2 clay 4 wood 1 gold", 0, 7),
    ("aqueduct", "", "2 clay 3 wood 1 gold", 0, 3),
    ("armoury", "carpentry masonry", "3 wood 5 stone 1 gold", 0, 9),
    ("barracks", "carpentry tiling masonry", "2 clay 6 wood 2 gold", 0, 10),
    ("betting_house", "", "1 clay 2 stone 1 gold", -1, 7),
    ("carpenters_hut", "", "3 clay 1 wood 1 stone", 0, 5),
    ("castle", "carpentry tiling masonry", "2 clay 4 wood 1 gold 2 marble", 0, 10),
    ("chapel", "carpentry", "2 clay 1 wood 4 stone", 1, 6),
    ("church", "", "3 clay 3 stone", 1, 5),
    ("clay_market", "tiling", "3 clay 2 stone 1 gold", 0, 6),
    ("clay_pit", "", "4 clay 1 wood", 0, 3),
    ("drafting_room", "carpentry tiling", "4 stone 3 gold", 0, 8),
    ("dungeon", "carpentry tiling masonry", "4 stone 2 gold 2 marble", -1, 14),
    ("factory", "masonry", "2 wood 2 stone 3 gold", 0, 7),
    ("fortress", "carpentry tiling masonry", "3 clay 4 stone 1 gold 2 marble", -2, 12),
    ("fountain", "", "3 stone 1 marble", 1, 4),
    ("gamblers_den", "carpentry tiling", "1 stone 1 gold 3 marble", -2, 10),
    ("hideout", "carpentry masonry", "1 clay 3 wood 2 stone", -2, 8),
    ("keep", "carpentry tiling masonry", "5 wood 2 stone 2 gold", -2, 12),
    ("library", "carpentry tiling", "4 wood 2 stone 1 marble", 0, 8),
    ("lighthouse", "tiling", "3 wood 1 stone 2 marble", 0, 6),
    ("lumber_camp", "", "4 clay 2 stone", 0, 3),
    ("masons_hut", "", "2 wood 4 stone", 0, 5),
    ("moneylender", "masonry", "4 clay 2 wood 1 gold", -1, 5),
    ("monument", "tiling masonry", "2 wood 3 stone 2 marble", 1, 9),
    ("observatory", "carpentry", "1 clay 3 wood 1 stone 1 gold", 0, 7),
    ("palace", "tiling masonry", "3 wood 3 stone 2 marble", 0, 9),
    ("reservoir", "", "6 clay 1 wood", 0, 4),
    ("silver_market", "tiling", "2 wood 1 gold 1 marble", 0, 6),
]  # fmt: skip


def crew(skills: str) -> list[str]:
    return [SKILLED[skill] for skill in skills.split()]


def builder(building: str, skills: str, cost: dict[str, int], **more):
    return table(ann(goods=cost, apprentices=crew(skills), hand=f"{building} {other_than(building)}", **more), bob())


def other_than(building: str) -> str:
    return "castle" if building != "castle" else "keep"


@pytest.mark.parametrize(("building", "skills", "cost", "change", "points"), BUILDINGS)
def test_ar_14_2_every_building_costs_what_is_printed(building, skills, cost, change, points):
    p = builder(building, skills, items(cost))
    play(p, ann, "place guildhall", f"build {building}")
    told = p.events_for(0)
    paid = next(event for event in told if event["event"] == "paid")
    assert sorted(paid["goods"]) == sorted(name for name, number in items(cost).items() for _ in range(number))
    assert [event["points"] for event in told if event["event"] == "built"] == [points]
    assert score(p, ann, "buildings") == points
    assert virtue(p, ann) == 7 + change + (building == "monument"), "the Monument gives virtue to all"


@pytest.mark.parametrize(("building", "skills", "cost", "change", "points"), BUILDINGS)
def test_ar_14_2_one_piece_less_is_too_little(building, skills, cost, change, points):
    for good in items(cost):
        short = items(cost) | {good: items(cost)[good] - 1}
        p = builder(building, skills, short | ({"gold": 9} if good not in {"gold", "marble"} else {}))
        assert not may(p, ann, "place guildhall") or not may(play(p, ann, "place guildhall"), ann, f"build {building}")


@pytest.mark.parametrize(("building", "skills", "cost", "change", "points"), [row for row in BUILDINGS if row[1]])
def test_ar_14_1_every_printed_skill_is_needed(building, skills, cost, change, points):
    for missing in skills.split():
        others = " ".join(skill for skill in SKILLED if skill != missing)
        p = builder(building, others, items(cost) | {"gold": 9})
        play(p, ann, "place guildhall")
        assert why(p, ann, f"build {building}") == ("skills-missing", {"building": building, "skills": [missing]})


# --- the Black Market and the rewards ------------------------------------------------------------------------------

MARKETS = [
    ("black_market_01", "1 marble", "2 marble 2 wood"),
    ("black_market_02", "2 gold", "1 marble 1 gold 1 stone 1 wood"),
    ("black_market_03", "1 marble 1 stone", "2 marble 2 stone"),
    ("black_market_04", "1 gold 1 wood", "1 gold 1 stone 2 wood"),
    ("black_market_05", "1 marble 1 wood", "1 marble 1 wood 2 stone"),
    ("black_market_06", "1 marble", "2 marble 2 stone"),
    ("black_market_07", "2 gold", "1 marble 1 wood 2 stone"),
    ("black_market_08", "1 marble 1 stone", "1 gold 1 stone 2 wood"),
    ("black_market_09", "1 gold 1 wood", "1 marble 1 gold 1 stone 1 wood"),
    ("black_market_10", "1 marble 1 wood", "2 marble 2 wood"),
]
CARDS = [row[0] for row in MARKETS]


@pytest.mark.parametrize(("card", "small", "large"), MARKETS)
def test_ar_11_2_every_market_card_on_both_sides(card, small, large):
    """AR-11.4: the small side on the left, the large one on the right."""
    others = [other for other in CARDS if other != card]
    p = table(
        ann(goods="1 silver"), bob(), small_pile=[card, *others[:4]], large_market=others[4], large_pile=others[5:]
    )
    assert goods(play(p, ann, "place black_market_left"), ann) == items(small)
    p = table(ann(goods="3 silver"), bob(), small_pile=others[:5], large_market=card, large_pile=others[5:])
    assert goods(play(p, ann, "place black_market_right"), ann) == items(large)


REWARDS = [
    ("reward_01", 1, "3 silver", 0),
    ("reward_02", 1, "2 wood", 0),
    ("reward_03", 1, "2 stone", 0),
    ("reward_04", 1, "", 1),
    ("reward_05", 2, "", 0),
    ("reward_06", 1, "3 silver", 0),
    ("reward_07", 1, "2 wood", 0),
    ("reward_08", 1, "2 stone", 0),
    ("reward_09", 1, "", 1),
    ("reward_10", 2, "", 0),
    ("reward_11", 1, "1 gold", 0),
]


@pytest.mark.parametrize(("reward", "change", "gained", "cards"), REWARDS)
def test_ar_15_3_every_reward(reward, change, gained, cards):
    others = [row[0] for row in REWARDS if row[0] != reward]
    p = table(ann(goods="1 gold", hand="castle"), bob(), reward_pile=[reward, *others[:4]])
    play(p, ann, "place guildhall", "advance 0")
    assert (virtue(p, ann), goods(p, ann), player(p, ann)["hand_size"]) == (7 + change, items(gained), cards)


# --- apprentices ----------------------------------------------------------------------------------------------------

APPRENTICES = [
    ("acolyte_carpentry", "carpentry", 1),
    ("acolyte_tiling", "tiling", 1),
    ("acolyte_masonry", "masonry", 1),
    ("conspirator_1", "carpentry", 0),
    ("conspirator_2", "carpentry", 0),
    ("debt_collector_tiling", "tiling", 0),
    ("debt_collector_masonry", "masonry", 0),
    ("debt_collector_carpentry", "carpentry", 0),
    ("gatekeeper", "masonry", -1),
    ("illusionist", "carpentry", -1),
    ("jeweller_1", "tiling", 0),
    ("jeweller_2", "tiling", 0),
    ("labourer", "carpentry tiling masonry", 0),
    ("merchant_clay", "tiling", 0),
    ("merchant_gold", "masonry", 0),
    ("merchant_marble", "tiling", 0),
    ("merchant_stone", "masonry", 0),
    ("merchant_wood", "carpentry", 0),
    ("miner_1", "tiling", 0),
    ("miner_2", "tiling", 0),
    ("patron_clay", "tiling", 0),
    ("patron_silver", "masonry", 0),
    ("patron_stone", "masonry", 0),
    ("patron_wood", "carpentry", 0),
    ("pickpocket", "tiling", -1),
    ("squire_gold", "tiling", 1),
    ("squire_marble", "masonry", 1),
    ("squire_virtue", "carpentry", 1),
    ("stonecutter_1", "masonry", 0),
    ("stonecutter_2", "masonry", 0),
    ("swindler_clay", "tiling", -1),
    ("swindler_stone", "masonry", -1),
    ("swindler_wood", "carpentry", -1),
    ("thief", "carpentry", 0),
    ("trader_clay", "tiling", 0),
    ("trader_stone", "masonry", 0),
    ("trader_wood", "carpentry", 0),
    ("trickster", "masonry", -1),
    ("woodcutter_1", "carpentry", 0),
    ("woodcutter_2", "carpentry", 0),
]


@pytest.mark.parametrize(("apprentice", "skills", "change"), APPRENTICES)
def test_ar_20_2_every_apprentice_hired(apprentice, skills, change):
    p = table(ann(goods="4 silver"), bob(), apprentice_display=f"{apprentice} - - - - - - -")
    play(p, ann, "place workshop", "hire top_1")
    assert (virtue(p, ann), goods(p, ann), player(p, ann)["apprentices"]) == (7 + change, {}, [apprentice])


NEEDS = {"carpentry": "tavern", "tiling": "treasury", "masonry": "factory"}


@pytest.mark.parametrize(("apprentice", "skills", "change"), APPRENTICES)
def test_ar_20_1_every_apprentice_has_the_printed_skills(apprentice, skills, change):
    rich = "9 clay 9 wood 9 stone 9 gold"
    p = table(ann(goods=rich, apprentices=apprentice, hand="tavern treasury factory"), bob())
    play(p, ann, "place guildhall")
    able = [skill for skill, building in NEEDS.items() if may(p, ann, f"build {building}")]
    assert able == [skill for skill in NEEDS if skill in skills.split()]


TRADES = [
    ("merchant_clay", "1 silver", "3 clay", 0),
    ("merchant_gold", "2 silver", "1 gold", 0),
    ("merchant_marble", "3 silver", "1 marble", 0),
    ("merchant_stone", "1 silver", "2 stone", 0),
    ("merchant_wood", "1 silver", "2 wood", 0),
    ("patron_clay", "1 clay", "", 1),
    ("patron_silver", "2 silver", "", 1),
    ("patron_stone", "1 stone", "", 1),
    ("patron_wood", "1 wood", "", 1),
    ("trader_clay", "3 clay", "1 marble", 0),
    ("trader_stone", "2 stone", "1 marble", 0),
    ("trader_wood", "2 wood", "1 marble", 0),
]


@pytest.mark.parametrize(("apprentice", "pays", "gets", "change"), TRADES)
def test_ar_7_2_every_trade(apprentice, pays, gets, change):
    p = table(ann(goods=pays, apprentices=apprentice), bob())
    play(p, ann, "place kings_storehouse", f"trade_with {apprentice}")
    assert (goods(p, ann), virtue(p, ann)) == (items(gets), 7 + change)
    for good, number in items(pays).items():
        p = table(ann(goods={good: number - 1, "gold": 1}, apprentices=apprentice), bob())
        if may(p, ann, "place kings_storehouse"):
            assert not may(play(p, ann, "place kings_storehouse"), ann, f"trade_with {apprentice}")


COLLECTING = [
    ("jeweller_1", "silversmith", "1 silver"),
    ("jeweller_2", "silversmith", "1 silver"),
    ("miner_1", "mines", "1 clay"),
    ("miner_2", "mines", "1 clay"),
    ("stonecutter_1", "quarry", "1 stone"),
    ("stonecutter_2", "quarry", "1 stone"),
    ("woodcutter_1", "forest", "1 wood"),
    ("woodcutter_2", "forest", "1 wood"),
]


@pytest.mark.parametrize(("apprentice", "location", "more"), COLLECTING)
def test_ar_20_every_collector_gains_more(apprentice, location, more):
    with_, without = (collected(location, crew_) for crew_ in (apprentice, ""))
    ((good, number),) = items(more).items()
    assert with_ == without | {good: without.get(good, 0) + number}
    assert collected("quarry" if location != "quarry" else "forest", apprentice) == collected(
        "quarry" if location != "quarry" else "forest", ""
    )


def collected(location: str, crew_: str) -> dict[str, int]:
    p = table(ann(apprentices=crew_, workers=f"2 {location}"), bob())
    play(p, ann, f"place {location}")
    while p.actor() == 0:
        play(p, ann, "take clay" if location == "mines" else "stop")
    return goods(p, ann)


GIFTS = [
    ("acolyte_carpentry", "cathedral_advance", "", 0, 1),
    ("acolyte_tiling", "cathedral_advance", "2 clay", 0, 0),
    ("acolyte_masonry", "cathedral_advance", "2 silver", 0, 0),
    ("debt_collector_tiling", "debt_paid_off", "2 clay", 0, 0),
    ("debt_collector_masonry", "debt_paid_off", "2 stone", 0, 0),
    ("debt_collector_carpentry", "debt_paid_off", "2 wood", 0, 0),
    ("pickpocket", "tax_stand_action", "1 gold", 0, 0),
    ("swindler_clay", "black_market_action", "2 clay", 0, 0),
    ("swindler_stone", "black_market_action", "1 stone", 0, 0),
    ("swindler_wood", "black_market_action", "1 wood", 0, 0),
]


def visited(trigger: str, crew_: str):
    """Ann does what calls on the apprentice."""
    mine = {"apprentices": crew_, "goods": "8 silver 1 gold", "hand": "castle", "unpaid": 1}
    p = table(ann(**mine), bob())
    moves = {
        "cathedral_advance": ["place guildhall", "advance 0"],
        "debt_paid_off": ["place guardhouse", "pay_debt"],
        "black_market_action": ["place black_market_left"],
        "tax_stand_action": ["place tax_stand"],
    }
    play(p, ann, *moves[trigger])
    return goods(p, ann), virtue(p, ann), player(p, ann)["hand_size"]


@pytest.mark.parametrize(("apprentice", "trigger", "gets", "change", "cards"), GIFTS)
def test_ar_20_every_gift_of_an_apprentice(apprentice, trigger, gets, change, cards):
    mine, before, hand = visited(trigger, apprentice)
    plain, plain_virtue, plain_hand = visited(trigger, "")
    assert mine == {good: number for good in {**plain, **items(gets)}
                    if (number := plain.get(good, 0) + items(gets).get(good, 0))}  # fmt: skip
    assert (before - plain_virtue, hand - plain_hand) == (change, cards)
