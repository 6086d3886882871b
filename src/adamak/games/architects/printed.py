"""What is printed on the components, packed for the engine: the tables of `components.py` as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.naming import ids
from adamak.games.architects import components
from adamak.games.architects.components import (
    APPRENTICE_ROWS,
    BOARD_ROWS,
    BOT_ROWS,
    BUILDING_ROWS,
    CATHEDRAL_ROWS,
    GOOD_IDS,
    MARKET_ROWS,
    REWARD_ROWS,
)


def _items(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


def packed(text: str) -> int:
    """The goods of a text such as "2 wood 1 gold"; what is no good is left out."""
    return sum(number << 10 * GOOD_IDS.index(name) for name, number in _items(text).items() if name in GOOD_IDS)


def _item(text: str, name: str) -> int:
    return _items(text).get(name, 0)


# --- apprentices --------------------------------------------------------------------------------------

APPRENTICE_IDS: Final[list[str]] = [row[0] for row in APPRENTICE_ROWS]
HIRE_VIRTUE: Final[vec[i64]] = vec[i64]([row[2] for row in APPRENTICE_ROWS])
HIRED_GOODS: Final[vec[i64]] = vec[i64]([packed(row[5]) for row in APPRENTICE_ROWS])  # what the ability gives
HIRED_VIRTUE: Final[vec[i64]] = vec[i64]([_item(row[5], "virtue") for row in APPRENTICE_ROWS])
TRADE_IDS: Final[list[str]] = [row[0] for row in APPRENTICE_ROWS if row[3] == "trade"]
TRADES: Final = 12
TRADER: Final[vec[i64]] = vec[i64]([APPRENTICE_IDS.index(name) for name in TRADE_IDS])  # AR-7.2: by number of trade
TRADE_COST: Final[vec[i64]] = vec[i64]([packed(row[4]) for row in APPRENTICE_ROWS if row[3] == "trade"])
SQUIRE_IDS: Final[list[str]] = ["squire_gold", "squire_marble", "squire_virtue"]
SQUIRE: Final = 25  # the first of three


def _crew(trigger: str = "", skill: str = "", family: str = "") -> int:
    return sum(
        1 << k
        for k, row in enumerate(APPRENTICE_ROWS)
        if row[3].startswith(trigger) and skill in row[1] and row[0].startswith(family)
    )


CARPENTERS: Final[i64] = _crew(skill="carpentry")
TILERS: Final[i64] = _crew(skill="tiling")
MASONS: Final[i64] = _crew(skill="masonry")
ACOLYTES: Final[i64] = _crew(family="acolyte")
ACOLYTE_CARD: Final[i64] = _crew(family="acolyte_carpentry")
CONSPIRATORS: Final[i64] = _crew(family="conspirator")
DEBT_COLLECTORS: Final[i64] = _crew(family="debt_collector")
GATEKEEPER: Final[i64] = _crew(family="gatekeeper")
ILLUSIONIST: Final[i64] = _crew(family="illusionist")
PICKPOCKET: Final[i64] = _crew(family="pickpocket")
SQUIRES: Final[i64] = _crew(family="squire")
SWINDLERS: Final[i64] = _crew(family="swindler")
THIEF: Final[i64] = _crew(family="thief")
TRICKSTER: Final[i64] = _crew(family="trickster")
TRADE_CREW: Final[i64] = _crew(trigger="trade")
JEWELLERS: Final[i64] = _crew(family="jeweller")
MINERS: Final[i64] = _crew(family="miner")
STONECUTTERS: Final[i64] = _crew(family="stonecutter")
WOODCUTTERS: Final[i64] = _crew(family="woodcutter")

# --- buildings ----------------------------------------------------------------------------------------

BUILDING_IDS: Final[list[str]] = [row[0] for row in BUILDING_ROWS]
COST: Final[vec[i64]] = vec[i64]([packed(row[2]) for row in BUILDING_ROWS])
BUILD_VIRTUE: Final[vec[i64]] = vec[i64]([row[3] for row in BUILDING_ROWS])
POINTS: Final[vec[i64]] = vec[i64]([row[4] for row in BUILDING_ROWS])
# AR-14.1: one bit each for carpentry, tiling, masonry.
SKILLS: Final[vec[i64]] = vec[i64](
    [sum(1 << k for k, skill in enumerate(components.SKILL_IDS) if skill in row[1].split()) for row in BUILDING_ROWS]
)


class AtOnce:
    """What a building does when it is constructed (AR-21.1 to AR-21.3)."""

    NOTHING: Final = 0
    GAIN: Final = 1  # goods, cards, debts
    CHOOSE: Final = 2
    CAPTURE: Final = 3
    RELEASE_BOARDS: Final = 4
    RELEASE_PRISON: Final = 5
    DESTROY_DEBT: Final = 6
    DISCARD: Final = 7
    ALL: Final = 8
    PRISONERS: Final = 9
    HIRE: Final = 10
    GAIN_PER: Final = 11


AT_ONCE_IDS: Final[list[str]] = ids(AtOnce)


def _at_once(text: str) -> int:
    return AT_ONCE_IDS.index("gain_per" if " per " in text else text.split(" ")[0] or "nothing")


def _plain(text: str) -> str:
    """The items of a plain gain."""
    return text.removeprefix("gain ") if _at_once(text) == AtOnce.GAIN else ""


AT_ONCE: Final[vec[i64]] = vec[i64]([_at_once(row[5]) for row in BUILDING_ROWS])
AT_ONCE_GOODS: Final[vec[i64]] = vec[i64]([packed(_plain(row[5])) for row in BUILDING_ROWS])
AT_ONCE_CARDS: Final[vec[i64]] = vec[i64]([_item(_plain(row[5]), "card") for row in BUILDING_ROWS])
AT_ONCE_DEBTS: Final[vec[i64]] = vec[i64]([_item(_plain(row[5]), "debt") for row in BUILDING_ROWS])
FREE_CAPTURES: Final[vec[i64]] = vec[i64](
    [int(row[5].split()[1]) if _at_once(row[5]) == AtOnce.CAPTURE else 0 for row in BUILDING_ROWS]
)
TREASURY: Final = 7
CLAY_PIT: Final = 21
TREASURY_GOODS: Final[vec[i64]] = vec[i64]([packed("1 gold"), packed("3 silver")])
CLAY_PIT_GOODS: Final[vec[i64]] = vec[i64]([packed("1 gold"), packed("1 marble")])
LIBRARY_GOODS: Final[i64] = packed("2 gold")
PALACE_PER: Final = 4
PRISONERS: Final = 3  # AR-19.5 and the Watchtower: so many own workers in the Prison cost 1 virtue

# --- effects at the end (AR-21.4 to AR-21.9): what is looked at, how, per how many, and what it gives ---


class Metric:
    """What an effect at the end looks at."""

    CLAY: Final = 0
    WOOD: Final = 1
    STONE: Final = 2
    GOLD: Final = 3
    MARBLE: Final = 4
    SILVER: Final = 5
    BASIC: Final = 6
    CARPENTRY: Final = 7
    TILING: Final = 8
    MASONRY: Final = 9
    BUILDINGS: Final = 10
    CAPTIVES: Final = 11
    CATHEDRAL: Final = 12
    PAID: Final = 13
    UNPAID: Final = 14
    VIRTUE: Final = 15


class EndRule:
    """How it looks at it (AR-21.4 to AR-21.9)."""

    NOTHING: Final = 0
    MOST: Final = 1
    PER: Final = 2
    NO: Final = 3
    ALWAYS: Final = 4
    UNPAID: Final = 5


METRIC_IDS: Final[list[str]] = ids(Metric)
RULE_IDS: Final[list[str]] = ids(EndRule)


def _end(text: str) -> tuple[int, int, int, int, int]:
    """Rule, metric, per, virtue, points."""
    if not text:
        return 0, 0, 1, 0, 0
    words, _, gain = text.partition(": ")
    number, _, what = gain.partition(" ")
    parts = words.split()
    per = int(parts[1]) if parts[0] == "per" else 1
    metric = METRIC_IDS.index(parts[-1]) if len(parts) > 1 else Metric.UNPAID
    virtue, points = (int(number), 0) if what == "virtue" else (0, int(number))
    return RULE_IDS.index(parts[0]), metric, per, virtue, points


END_RULE: Final[vec[i64]] = vec[i64]([_end(row[6])[0] for row in BUILDING_ROWS])
END_METRIC: Final[vec[i64]] = vec[i64]([_end(row[6])[1] for row in BUILDING_ROWS])
END_PER: Final[vec[i64]] = vec[i64]([_end(row[6])[2] for row in BUILDING_ROWS])
END_VIRTUE: Final[vec[i64]] = vec[i64]([_end(row[6])[3] for row in BUILDING_ROWS])
END_POINTS: Final[vec[i64]] = vec[i64]([_end(row[6])[4] for row in BUILDING_ROWS])
VIRTUE_EFFECT_IDS: Final[list[str]] = sorted(row[0] for row in BUILDING_ROWS if row[6].endswith("virtue"))
VIRTUE_EFFECT: Final[vec[i64]] = vec[i64]([BUILDING_IDS.index(name) for name in VIRTUE_EFFECT_IDS])
VIRTUE_EFFECTS: Final[i64] = sum(1 << BUILDING_IDS.index(name) for name in VIRTUE_EFFECT_IDS)  # AR-24.1
POINT_EFFECTS: Final[i64] = sum(1 << k for k, row in enumerate(BUILDING_ROWS) if row[6].endswith("vp"))
DUNGEON: Final[i64] = 1 << BUILDING_IDS.index("dungeon")

# --- the cathedral (AR-15), virtue (AR-16), tax (AR-18) -----------------------------------------------

TOP_LEVEL: Final = 5
LEVEL_COST: Final[vec[i64]] = vec[i64]([packed(row[0]) for row in CATHEDRAL_ROWS])
LEVEL_PIECES: Final[vec[i64]] = vec[i64]([row[1] for row in CATHEDRAL_ROWS])  # stone and wood in any mix
LEVEL_POINTS: Final[vec[i64]] = vec[i64]([row[2] for row in CATHEDRAL_ROWS])
LEVEL_SPACES: Final[vec[i64]] = vec[i64]([row[3] for row in CATHEDRAL_ROWS])
MOST_VIRTUE: Final = 14
START_VIRTUE: Final = 7
MARKET_VIRTUE: Final = 9  # AR-16.4: at most
CATHEDRAL_VIRTUE: Final = 5  # AR-16.5: at least
VIRTUE_VP: Final[vec[i64]] = vec[i64](components.VIRTUE_POINTS)
EVASION: Final[vec[i64]] = vec[i64](components.TAX_EVASION)
START_TAX: Final = 4
HIRE_TAX: Final = 2
HIRE_SILVER: Final = 2
CAPTURE_TAX: Final = 1
RELEASE_TAX: Final = 2
RELEASE_SILVER: Final = 3
DEBT_TAX: Final = 3
DEBT_SILVER: Final = 3
DEBT_POINTS: Final = -2
APPRENTICE_LIMIT: Final = 5
HAND_LIMIT_CARDS: Final = 6
DIG: Final = 5
SILVER_PER_POINT: Final = 10
PRISONERS_PER_POINT: Final = 2

# --- the Black Market (AR-11) and the rewards (AR-15.2) -----------------------------------------------

MARKETS: Final = 10
MARKET_IDS: Final[list[str]] = [row[0] for row in MARKET_ROWS]
MARKET_PRICE: Final[vec[i64]] = vec[i64](components.MARKET_SILVER)
SMALL: Final[vec[i64]] = vec[i64]([packed(row[1]) for row in MARKET_ROWS])
LARGE: Final[vec[i64]] = vec[i64]([packed(row[2]) for row in MARKET_ROWS])
SMALL_PRINTED: Final[i64] = packed(components.PRINTED_SMALL)
LARGE_PRINTED: Final[i64] = packed(components.PRINTED_LARGE)
REWARD_IDS: Final[list[str]] = [row[0] for row in REWARD_ROWS]
REWARDS: Final = 11
REWARD_GOODS: Final[vec[i64]] = vec[i64]([packed(row[1]) for row in REWARD_ROWS])
REWARD_VIRTUE: Final[vec[i64]] = vec[i64]([_item(row[1], "virtue") for row in REWARD_ROWS])
REWARD_CARDS: Final[vec[i64]] = vec[i64]([_item(row[1], "card") for row in REWARD_ROWS])

# --- boards (AR-3.2, AR-22) and the house opponent's cards (AR-26.3) -----------------------------------


class Character:
    """The boards (AR-3.2, AR-22)."""

    THERESE: Final = 0
    CAROLINE: Final = 1
    ADA: Final = 2
    FREDRICK: Final = 3
    RUDOLF: Final = 4


BOARD_IDS: Final[list[str]] = [row[0] for row in BOARD_ROWS]
BOARD_PRISON: Final[vec[i64]] = vec[i64]([row[2] for row in BOARD_ROWS])
BOARD_VIRTUE: Final[vec[i64]] = vec[i64]([row[4] for row in BOARD_ROWS])
BOARD_GOODS: Final[vec[i64]] = vec[i64]([packed(row[5]) + packed(f"{row[3]} silver") for row in BOARD_ROWS])
BOARD_CARDS: Final[vec[i64]] = vec[i64]([_item(row[5], "card") for row in BOARD_ROWS])
BOARD_DEBTS: Final[vec[i64]] = vec[i64]([_item(row[5], "debt") for row in BOARD_ROWS])
BOT_CARD_IDS: Final[list[str]] = [row[0] for row in BOT_ROWS]
BOT_CARDS: Final = 16
BLACK_MARKET: Final = 13  # "any space of it": where such a card sends the house opponent
BOT_PLACE: Final[vec[i64]] = vec[i64](
    [BLACK_MARKET if row[1] == "black_market" else components.LOCATION_IDS.index(row[1]) for row in BOT_ROWS]
)
BOT_SECOND: Final[vec[i64]] = vec[i64]([int(row[2] in ("bottom", "cathedral")) for row in BOT_ROWS])
