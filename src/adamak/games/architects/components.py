"""The components of Architects of the West Kingdom, as tables: every number of a card or of the board, once.

Texts such as "2 wood 1 gold" list items; `card` is a building card, `debt` an unpaid debt. See AR-1, AR-20, AR-21.
"""

from __future__ import annotations

from typing import Final


def items(text: str) -> dict[str, int]:
    """ "2 wood 1 gold" as a dictionary."""
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


GOOD_IDS: Final[list[str]] = ["clay", "wood", "stone", "gold", "marble", "silver"]
SKILL_IDS: Final[list[str]] = ["carpentry", "tiling", "masonry"]

# --- the board (AR-5): nine open circles, three small circles of the Black Market, the outlines of the Guildhall ---

LOCATION_IDS: Final[list[str]] = [
    "forest", "quarry", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand",
    "guardhouse", "black_market_left", "black_market_middle", "black_market_right", "guildhall",
]  # fmt: skip
ROW_IDS: Final[list[str]] = ["top", "bottom"]
COLUMNS: Final = 4

MARKET_SILVER: Final[list[int]] = [1, 2, 3]  # AR-11.2 to AR-11.4: left, middle, right
PRINTED_SMALL: Final = "1 marble 1 gold"  # AR-11.6
PRINTED_LARGE: Final = "2 marble 1 stone 1 wood"  # AR-2.2
MARKET_ROWS: Final[list[tuple[str, str, str]]] = [  # id, small side, large side
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
REWARD_ROWS: Final[list[tuple[str, str]]] = [
    ("reward_01", "1 virtue 3 silver"),
    ("reward_02", "1 virtue 2 wood"),
    ("reward_03", "1 virtue 2 stone"),
    ("reward_04", "1 virtue 1 card"),
    ("reward_05", "2 virtue"),
    ("reward_06", "1 virtue 3 silver"),
    ("reward_07", "1 virtue 2 wood"),
    ("reward_08", "1 virtue 2 stone"),
    ("reward_09", "1 virtue 1 card"),
    ("reward_10", "2 virtue"),
    ("reward_11", "1 virtue 1 gold"),
]

GUILDHALL_ROWS: Final = 4  # AR-13.2: each has one space more than there are players
# AR-15.2: cost, pieces of stone and wood in any mix, points, spaces; level 0 first.
CATHEDRAL_ROWS: Final[list[tuple[str, int, int, int]]] = [
    ("", 0, 0, 5),
    ("1 gold", 0, 2, 3),
    ("", 4, 4, 3),
    ("1 marble", 0, 7, 2),
    ("", 8, 12, 2),
    ("2 gold 2 marble", 0, 20, 1),
]
VIRTUE_POINTS: Final[list[int]] = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]  # AR-16
TAX_EVASION: Final[list[int]] = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
START_SILVER: Final[list[int]] = [3, 4, 5, 6, 7]  # AR-2.11

# --- apprentices (AR-20): id, skills, virtue on hiring, what triggers the ability, what is paid, what is gained ---

APPRENTICE_ROWS: Final[list[tuple[str, str, int, str, str, str]]] = [
    ("acolyte_carpentry", "carpentry", 1, "cathedral", "", "1 card"),
    ("acolyte_tiling", "tiling", 1, "cathedral", "", "2 clay"),
    ("acolyte_masonry", "masonry", 1, "cathedral", "", "2 silver"),
    ("conspirator_1", "carpentry", 0, "town_centre", "", ""),
    ("conspirator_2", "carpentry", 0, "town_centre", "", ""),
    ("debt_collector_tiling", "tiling", 0, "debt", "", "2 clay"),
    ("debt_collector_masonry", "masonry", 0, "debt", "", "2 stone"),
    ("debt_collector_carpentry", "carpentry", 0, "debt", "", "2 wood"),
    ("gatekeeper", "masonry", -1, "reset", "", ""),
    ("illusionist", "carpentry", -1, "market", "", ""),
    ("jeweller_1", "tiling", 0, "collect silversmith", "", "1 silver"),
    ("jeweller_2", "tiling", 0, "collect silversmith", "", "1 silver"),
    ("labourer", "carpentry tiling masonry", 0, "", "", ""),
    ("merchant_clay", "tiling", 0, "trade", "1 silver", "3 clay"),
    ("merchant_gold", "masonry", 0, "trade", "2 silver", "1 gold"),
    ("merchant_marble", "tiling", 0, "trade", "3 silver", "1 marble"),
    ("merchant_stone", "masonry", 0, "trade", "1 silver", "2 stone"),
    ("merchant_wood", "carpentry", 0, "trade", "1 silver", "2 wood"),
    ("miner_1", "tiling", 0, "collect mines", "", "1 clay"),
    ("miner_2", "tiling", 0, "collect mines", "", "1 clay"),
    ("patron_clay", "tiling", 0, "trade", "1 clay", "1 virtue"),
    ("patron_silver", "masonry", 0, "trade", "2 silver", "1 virtue"),
    ("patron_stone", "masonry", 0, "trade", "1 stone", "1 virtue"),
    ("patron_wood", "carpentry", 0, "trade", "1 wood", "1 virtue"),
    ("pickpocket", "tiling", -1, "tax_stand", "", "1 gold"),
    ("squire_gold", "tiling", 1, "reset", "", "1 gold"),
    ("squire_marble", "masonry", 1, "reset", "", "1 marble"),
    ("squire_virtue", "carpentry", 1, "reset", "", "2 virtue"),
    ("stonecutter_1", "masonry", 0, "collect quarry", "", "1 stone"),
    ("stonecutter_2", "masonry", 0, "collect quarry", "", "1 stone"),
    ("swindler_clay", "tiling", -1, "market", "", "2 clay"),
    ("swindler_stone", "masonry", -1, "market", "", "1 stone"),
    ("swindler_wood", "carpentry", -1, "market", "", "1 wood"),
    ("thief", "carpentry", 0, "tax_stand", "", ""),
    ("trader_clay", "tiling", 0, "trade", "3 clay", "1 marble"),
    ("trader_stone", "masonry", 0, "trade", "2 stone", "1 marble"),
    ("trader_wood", "carpentry", 0, "trade", "2 wood", "1 marble"),
    ("trickster", "masonry", -1, "market", "", ""),
    ("woodcutter_1", "carpentry", 0, "collect forest", "", "1 wood"),
    ("woodcutter_2", "carpentry", 0, "collect forest", "", "1 wood"),
]

# --- buildings (AR-14, AR-21): id, skills, cost, virtue, points, effect at once, effect at the end ---

BUILDING_ROWS: Final[list[tuple[str, str, str, int, int, str, str]]] = [
    ("smithy", "", "4 clay 2 wood", 0, 3, "gain 4 stone", ""),
    ("steeple", "", "2 wood 2 gold", 1, 4, "", "most cathedral: 2 vp"),
    ("stone_market", "masonry", "2 clay 4 stone 1 marble", 0, 7, "", "most stone: 2 vp"),
    ("tavern", "carpentry", "3 wood 2 stone 1 gold", 0, 6, "hire", ""),
    ("thieves_den", "masonry", "1 clay 2 wood 3 stone", -2, 8, "gain 4 silver", ""),
    ("tilers_hut", "", "2 clay 1 wood 2 stone", 0, 5, "", "per 1 tiling: 1 vp"),
    ("trading_post", "masonry", "1 wood 3 stone 2 gold", 0, 7, "", "per 4 basic: 1 virtue"),
    ("treasury", "tiling", "1 wood 3 stone 1 gold", 0, 6, "choose 1 gold or 3 silver", ""),
    ("university", "carpentry tiling masonry", "4 clay 2 wood 3 stone 2 marble", 1, 11, "", "no unpaid: 2 vp"),
    ("watchtower", "carpentry tiling masonry", "3 clay 4 wood 1 gold 1 marble", -1, 11, "prisoners lose 1 virtue", ""),
    ("well", "", "2 wood 2 stone", 0, 3, "gain 4 clay", ""),
    ("wood_market", "carpentry", "2 clay 4 wood 1 gold", 0, 7, "", "most wood: 2 vp"),
    ("aqueduct", "", "2 clay 3 wood 1 gold", 0, 3, "", "per 1 buildings: 1 vp"),
    ("armoury", "carpentry masonry", "3 wood 5 stone 1 gold", 0, 9, "capture 1", ""),
    ("barracks", "carpentry tiling masonry", "2 clay 6 wood 2 gold", 0, 10, "release_boards or capture 1", ""),
    ("betting_house", "", "1 clay 2 stone 1 gold", -1, 7, "gain 1 debt", ""),
    ("carpenters_hut", "", "3 clay 1 wood 1 stone", 0, 5, "", "per 1 carpentry: 1 vp"),
    ("castle", "carpentry tiling masonry", "2 clay 4 wood 1 gold 2 marble", 0, 10, "", "per 2 gold: 1 virtue"),
    ("chapel", "carpentry", "2 clay 1 wood 4 stone", 1, 6, "", "most cathedral: 2 virtue"),
    ("church", "", "3 clay 3 stone", 1, 5, "destroy_debt", ""),
    ("clay_market", "tiling", "3 clay 2 stone 1 gold", 0, 6, "", "most clay: 2 vp"),
    ("clay_pit", "", "4 clay 1 wood", 0, 3, "choose 1 gold or 1 marble", ""),
    ("drafting_room", "carpentry tiling", "4 stone 3 gold", 0, 8, "gain 2 card", ""),
    ("dungeon", "carpentry tiling masonry", "4 stone 2 gold 2 marble", -1, 14, "", "always: -2 virtue"),
    ("factory", "masonry", "2 wood 2 stone 3 gold", 0, 7, "gain 2 marble", ""),
    ("fortress", "carpentry tiling masonry", "3 clay 4 stone 1 gold 2 marble", -2, 12, "capture 2", ""),
    ("fountain", "", "3 stone 1 marble", 1, 4, "", "unpaid: 1 vp"),
    ("gamblers_den", "carpentry tiling", "1 stone 1 gold 3 marble", -2, 10, "", "unpaid: -1 vp"),
    ("hideout", "carpentry masonry", "1 clay 3 wood 2 stone", -2, 8, "release_prison", ""),
    ("keep", "carpentry tiling masonry", "5 wood 2 stone 2 gold", -2, 12, "", "per 3 captives: 1 vp"),
    ("library", "carpentry tiling", "4 wood 2 stone 1 marble", 0, 8, "discard for 2 gold", ""),
    ("lighthouse", "tiling", "3 wood 1 stone 2 marble", 0, 6, "", "per 4 virtue: 1 vp"),
    ("lumber_camp", "", "4 clay 2 stone", 0, 3, "gain 4 wood", ""),
    ("masons_hut", "", "2 wood 4 stone", 0, 5, "", "per 1 masonry: 1 vp"),
    ("moneylender", "masonry", "4 clay 2 wood 1 gold", -1, 5, "", "per 1 paid: 1 vp"),
    ("monument", "tiling masonry", "2 wood 3 stone 2 marble", 1, 9, "all 1 virtue", ""),
    ("observatory", "carpentry", "1 clay 3 wood 1 stone 1 gold", 0, 7, "", "per 2 marble: 1 virtue"),
    ("palace", "tiling masonry", "3 wood 3 stone 2 marble", 0, 9, "gain 1 gold per 4 virtue", ""),
    ("reservoir", "", "6 clay 1 wood", 0, 4, "", "per 2 paid: 1 virtue"),
    ("silver_market", "tiling", "2 wood 1 gold 1 marble", 0, 6, "", "most silver: 2 vp"),
]

# --- character boards (AR-1.4, AR-3.2): id, colour, workers in the Prison, silver, virtue, what else ---

BOARD_ROWS: Final[list[tuple[str, str, int, int, int, str]]] = [
    ("therese", "blue", 4, 5, 5, "1 card"),
    ("caroline", "green", 8, 10, 3, "1 debt 1 marble"),
    ("ada", "purple", 0, 0, 11, "1 card 1 gold"),
    ("fredrick", "red", 0, 4, 7, "1 stone"),
    ("rudolf", "yellow", 0, 3, 9, "1 wood"),
]

# --- the house opponent (AR-26.3): id, location, and the row of the Workshop or what is done in the Guildhall ---

BOT_ROWS: Final[list[tuple[str, str, str]]] = [
    ("bot_forest", "forest", ""),
    ("bot_quarry", "quarry", ""),
    ("bot_mines", "mines", ""),
    ("bot_silversmith", "silversmith", ""),
    ("bot_storehouse", "kings_storehouse", ""),
    ("bot_workshop_top", "workshop", "top"),
    ("bot_workshop_bottom", "workshop", "bottom"),
    ("bot_tax", "tax_stand", ""),
    ("bot_black_market", "black_market", ""),
    ("bot_town_centre_1", "town_centre", ""),
    ("bot_town_centre_2", "town_centre", ""),
    ("bot_guardhouse_1", "guardhouse", ""),
    ("bot_guardhouse_2", "guardhouse", ""),
    ("bot_build_1", "guildhall", "construct"),
    ("bot_build_2", "guildhall", "construct"),
    ("bot_cathedral", "guildhall", "cathedral"),
]
