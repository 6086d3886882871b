"""The options of Troyes: the bonus cards, the rulings a table may decide otherwise, and the printed numbers."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.options import Options, Said, absent, choice, switch, text
from adamak.games.troyes import numbers as printed
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CARD_ROWS, COLOUR_IDS, THREAT_ROWS
from adamak.games.troyes.variant import MaraudingDice, Procession, SoloStart, Variant


@dataclass(frozen=True, slots=True)
class TroyesOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    bonus_cards: bool = switch(
        False,
        clause="TR-14.1",
        en=Said(
            "Bonus cards",
            "Four more cards are shuffled in: the Activity cards Prior, Baker and Banquet, and the red event "
            "Resistance.",
        ),
        fa=Said(
            "کارت‌های افزونه",
            "چهار کارت دیگر وارد بازی می‌شود: کارت‌های اقدام رئیس صومعه، نانوا و مهمانی، و رویداد قرمز مقاومت.",
        ),
    )
    start_player: str = choice(
        "random",
        clause="TR-3.8",
        en=Said(
            "Start player",
            "Who places the first citizen and starts the first round.",
            {"random": "Drawn by lot", "1": "Seat 1", "2": "Seat 2", "3": "Seat 3", "4": "Seat 4"},
        ),
        fa=Said(
            "بازیکن شروع‌کننده",
            "چه کسی اولین شهروند را می‌گذارد و راند اول را شروع می‌کند.",
            {"random": "با قرعه", "1": "صندلی ۱", "2": "صندلی ۲", "3": "صندلی ۳", "4": "صندلی ۴"},
        ),
    )
    marauding_dice: str = choice(
        "any",
        numbers=MaraudingDice,
        clause="TR-9.16",
        confidence="low",
        en=Said(
            "Dice against Marauding",
            "Which dice fight the event that never leaves. The rulebook does not say it clearly.",
            {"any": "Any one colour", "yellow": "Yellow dice only"},
        ),
        fa=Said(
            "تاس مبارزه با غارتگری",
            "با چه تاسی می‌شود با رویدادی که هیچ‌وقت نمی‌رود مبارزه کرد. دفترچه این را روشن نگفته است.",
            {"any": "هر رنگی، ولی یک رنگ", "yellow": "فقط تاس زرد"},
        ),
    )
    gray_protected: bool = switch(
        True,
        clause="TR-6.5",
        confidence="low",
        en=Said(
            "Neutral citizens are protected too",
            "If a neutral citizen lies on a building, no other neutral one can be expelled from it. If this is off, "
            "only players' citizens are protected.",
        ),
        fa=Said(
            "شهروند بی‌طرف هم در امان است",
            "اگر شهروند بی‌طرفی روی سازه‌ای خوابیده باشد، بی‌طرف دیگری از آنجا اخراج نمی‌شود. اگر خاموش باشد، فقط "
            "شهروندان بازیکن‌ها در امان‌اند.",
        ),
    )
    neutral_ranks: bool = switch(
        True,
        clause="TR-9.18",
        confidence="low",
        en=Said(
            "The neutral takes part in ranking",
            "When an event is countered, neutral cubes count for first and second place, and the points they win are "
            "lost. If this is off, only players are ranked.",
        ),
        fa=Said(
            "بی‌طرف در رتبه‌بندی حساب می‌شود",
            "وقتی با رویدادی مقابله شد، مکعب‌های بی‌طرف هم برای رتبهٔ اول و دوم حساب می‌شوند و امتیازشان از دست می‌رود. "
            "اگر خاموش باشد، فقط بازیکن‌ها رتبه می‌گیرند.",
        ),
    )
    procession: str = choice(
        "leaders",
        numbers=Procession,
        clause="TR-17.3",
        confidence="low",
        en=Said(
            "Who scores with Procession",
            "Whether the players with the most dice score whoever activated the card, or only when the one who "
            "activated it is among them.",
            {"leaders": "Everybody with the most dice, always", "activator": "Only if the activator is among them"},
        ),
        fa=Said(
            "امتیاز دستهٔ مذهبی مال کیست",
            "هر بار بازیکن‌هایی که بیشترین تاس را دارند امتیاز بگیرند، یا فقط وقتی که فعال‌کنندهٔ کارت هم جزو آن‌هاست.",
            {"leaders": "همیشه هرکس که بیشترین تاس را دارد", "activator": "فقط وقتی فعال‌کننده جزو آن‌هاست"},
        ),
    )
    solo_start: str = choice(
        "human",
        numbers=SoloStart,
        clause="TR-15.4",
        confidence="low",
        en=Said(
            "Who starts the first round alone",
            "In the game against Le Roy: who has the start player card in the first round. It changes hands every "
            "round.",
            {"human": "You", "le_roy": "Le Roy"},
        ),
        fa=Said(
            "شروع‌کنندهٔ بازی یک‌نفره",
            "در بازی با پادشاه، کارت شروع‌کننده در راند اول دست کیست. هر راند دست‌به‌دست می‌شود.",
            {"human": "شما", "le_roy": "پادشاه"},
        ),
    )
    solo_dear_result: str = choice(
        "3",
        clause="TR-15.9",
        confidence="medium",
        en=Said(
            "Le Roy's points on 2 and 12",
            "What Le Roy gains for three dice. The Persian rulebook prints 2, an old report of the same table says 3.",
            {"3": "3 points", "2": "2 points"},
        ),
        fa=Said(
            "امتیاز پادشاه با ۲ و ۱۲",
            "پادشاه با سه تاس چند امتیاز می‌گیرد. دفترچهٔ فارسی ۲ نوشته و گزارشی قدیمی از همان جدول ۳.",
            {"3": "۳ امتیاز", "2": "۲ امتیاز"},
        ),
    )
    numbers: str = text(
        "",
        read=lambda given: printed.from_text(given).text(),
        clause="TR-9.2",
        confidence="low",
        en=Said(
            "Numbers of the cards",
            "Empty: the house values of this table. If you own the game, enter the printed numbers with adamak troyes "
            "numbers --export FILE and --import FILE; they appear here.",
        ),
        fa=Said(
            "عددهای کارت‌ها",
            "خالی: عددهای خانگی همین میز. اگر خود بازی را دارید، عددهای چاپ‌شده را با adamak troyes numbers --export "
            "FILE و --import FILE وارد کنید تا اینجا بیایند.",
        ),
    )

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        if absent(self.start_player, seats if seats > 1 else 0):
            return "start_player", self.start_player
        if seats > 1 and self.solo_start != "human":
            return "solo_start", self.solo_start
        if seats > 1 and self.solo_dear_result != "3":
            return "solo_dear_result", self.solo_dear_result
        return None

    def derive(self, variant: Variant, seats: int) -> None:
        variant.dear_result = int(self.solo_dear_result)
        table = printed.from_text(self.numbers)
        _put_cards(variant, table)
        _put_threats(variant, table)
        _put_board(variant, table)


def _table(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _put_cards(v: Variant, table: printed.Numbers) -> None:
    v.card_cost = _table([table.number(f"{card}.cost") for card in CARD_IDS])
    v.card_first = _table([int(table.get(f"{card}.vp")[0]) for card in CARD_IDS])
    v.card_second = _table([int(table.get(f"{card}.vp")[1]) for card in CARD_IDS])
    v.card_divisor = _table([table.number(f"{card}.divisor") for card in CARD_IDS])
    v.card_level = _table([
        table.number(f"{row[0]}.level") if row[0] in printed.BONUS_LEVELS else row[2] for row in CARD_ROWS
    ])  # fmt: skip


def _put_threats(v: Variant, table: printed.Numbers) -> None:
    names = [row[1] for row in THREAT_ROWS]
    calls = []
    for k, name in enumerate(names):
        called = table.get(f"{name}.calls") if name in printed.CALLS else ()
        calls.append(COLOUR_IDS.index(str(called[names[:k].count(name)])) if called else -1)
    v.threat_divisor = _table([table.number(f"{name}.divisor") for name in names])
    v.threat_banners = _table([0 if name == "marauding" else table.number(f"{name}.banners") for name in names])
    points = [(0, 0) if name == "marauding" else table.get(f"{name}.vp") for name in names]
    v.threat_first = _table([int(pair[0]) for pair in points])
    v.threat_second = _table([int(pair[1]) for pair in points])
    v.threat_calls = _table(calls)
    black = [table.number("resistance.black_dice") if row[1] == "resistance" else row[3] for row in THREAT_ROWS]
    v.threat_black = _table(black)


def _put_board(v: Variant, table: printed.Numbers) -> None:
    starts, sizes = [0] * 18, [0] * 18
    for b, building in enumerate(BUILDING_IDS):
        first = 6 * b
        for row in printed.ROWS["palace"] if building == "palace" else table.get(f"{building}.rows"):
            dice, _, size = str(row).partition(":")
            for value in dice:
                starts[6 * b + int(value) - 1], sizes[6 * b + int(value) - 1] = first, int(size)
            first += int(size)
    v.row_start, v.row_size = _table(starts), _table(sizes)
    spots = [6 * b + int(number) - 1 for b, name in enumerate(BUILDING_IDS) for number in table.get(f"{name}.neutral")]
    ranks = [6 * b + int(number) - 1 for b, name in enumerate(BUILDING_IDS) for number in table.get(f"{name}.ranking")]
    v.neutral, v.ranking = _table(spots), _table(ranks)
