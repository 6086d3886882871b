"""The options of Condottiere: five optional rules (CO-13), and the rulings a table may decide otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from adamak.core.options import Options, Said, absent, choice, first_player, number, switch
from adamak.games.condottiere.variant import DrawAmount, HiddenFlip, SeriesFirst


@dataclass(frozen=True, slots=True)
class CondottiereOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    # CO-13.1: allowed, but the rulebook advises against it.
    advised_against: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "points-and-taking": {"playing_for_points": True, "taking_regions": True}
    }

    first_player: str = first_player(
        6,
        clause="CO-2.4",
        en="Who holds the Condottiere token at the start, chooses the first site and has the first turn there.",
        fa="کسی که اول بازی توکن کوندوتیره را دارد، اولین محل نبرد را انتخاب می‌کند و نوبت اول آنجا با اوست.",
    )
    draw_after_each_battle: bool = switch(
        False,
        clause="CO-14.1",
        en=Said(
            "Drawing after each battle",
            "There are no rounds. After each battle everyone draws up to 3 cards, within a hand limit of 10 "
            "plus 1 for each region.",
        ),
        fa=Said(
            "کشیدن کارت بعد از هر نبرد",
            "راندی در کار نیست. بعد از هر نبرد هرکس حداکثر ۳ کارت می‌کشد و سقف دستش ۱۰ کارت است، به‌علاوهٔ ۱ "
            "کارت برای هر ناحیه.",
        ),
    )
    draw_initial_hand: int = number(
        7,
        3,
        10,
        clause="CO-14.2",
        needs="draw_after_each_battle",
        confidence="medium",
        en=Said(
            "Cards at the start",
            "How many cards each player is dealt at the start when you draw after each battle. Normally 7.",
        ),
        fa=Said(
            "کارت‌های اول بازی",
            "وقتی بعد از هر نبرد کارت می‌کشید، اول بازی به هر بازیکن چند کارت برسد. در حالت عادی ۷ تا.",
        ),
    )
    draw_amount: str = choice(
        "maximum",
        numbers=DrawAmount,
        clause="CO-14.6",
        needs="draw_after_each_battle",
        confidence="low",
        en=Said(
            "Cards drawn",
            "Whether you always draw as many cards as you are allowed, or may take fewer.",
            {"maximum": "As many as allowed", "chosen": "Each player decides"},
        ),
        fa=Said(
            "تعداد کارتی که می‌کشید",
            "همیشه هر تعدادی را که اجازه دارید بکشید، یا بتوانید کمتر هم بکشید.",
            {"maximum": "هر تعداد که اجازه هست", "chosen": "به انتخاب هر بازیکن"},
        ),
    )
    playing_for_points: bool = switch(
        False,
        clause="CO-15.1",
        en=Said(
            "Playing for points",
            "You play a series of games. Each region you control at the end of a game scores 1 point, and "
            "winning by adjacent regions 5 more.",
        ),
        fa=Said(
            "بازی کردن به شکل امتیازی",
            "یک سری بازی انجام می‌دهید. هر ناحیه‌ای که آخر هر بازی در کنترل شماست ۱ امتیاز دارد و بردن با "
            "ناحیه‌های همسایه ۵ امتیاز دیگر.",
        ),
    )
    points_target: int = number(
        20,
        5,
        100,
        clause="CO-15.1",
        needs="playing_for_points",
        en=Said(
            "Points to reach",
            "The series ends after the game in which somebody reaches this many points. The most points win.",
        ),
        fa=Said(
            "امتیاز هدف", "سری بعد از آن بازی‌ای تمام می‌شود که کسی به این امتیاز برسد. هرکس امتیاز بیشتری دارد می‌برد."
        ),
    )
    series_first_player: str = choice(
        "same",
        numbers=SeriesFirst,
        clause="CO-15.6",
        needs="playing_for_points",
        en=Said(
            "First player of the next game",
            "Who holds the Condottiere token at the start of each further game of the series. If it goes by "
            "the winner and there were several, the first player stays the same.",
            {
                "same": "The same every time",
                "rotate": "The next one clockwise",
                "winner": "The winner of the last game",
            },
        ),
        fa=Said(
            "نفر اولِ بازی بعد",
            "در هر بازی بعدی سری، توکن کوندوتیره اول با چه کسی باشد. اگر قرار باشد برنده شروع کند و چند "
            "برنده باشد، نفر اول عوض نمی‌شود.",
            {"same": "هر بار همان نفر", "rotate": "نفر بعدی، ساعت‌گرد", "winner": "برندهٔ بازی قبل"},
        ),
    )
    larger_empires: bool = switch(
        False,
        clause="CO-16.1",
        en=Said("Larger empires", "You need one adjacent region more than usual to win. The total stays the same."),
        fa=Said("امپراطوری‌های بزرگ‌تر", "برای بردن با همسایگی، یک ناحیه بیشتر از همیشه لازم دارید. عدد کل همان است."),
    )
    taking_regions: bool = switch(
        False,
        clause="CO-17.1",
        en=Said(
            "Taking regions",
            "You may attack regions that other players control. The defender may pass freely until playing a "
            "first card, and keeps the region after a tie.",
        ),
        fa=Said(
            "تصاحب نواحی",
            "می‌توانید به ناحیه‌هایی که در کنترل دیگران است حمله کنید. پاس‌های مدافع تا اولین کارتش آزاد است "
            "و اگر نبرد مساوی شود ناحیه را نگه می‌دارد.",
        ),
    )
    full_board_ends_game: bool = switch(
        True,
        clause="CO-17.8",
        needs="taking_regions",
        confidence="low",
        en=Said(
            "A full board ends the game",
            "When no region is free any more, the game ends and the most regions win. If this is off, you "
            "fight on for each other's regions.",
        ),
        fa=Said(
            "صفحهٔ پر بازی را تمام می‌کند",
            "وقتی ناحیهٔ آزادی نمانده باشد بازی تمام است و هرکس ناحیه‌های بیشتری دارد می‌برد. اگر خاموش "
            "باشد، سر ناحیه‌های همدیگر می‌جنگید.",
        ),
    )
    tie_courtesan_first: bool = switch(
        True,
        clause="CO-17.5",
        needs="taking_regions",
        confidence="low",
        en=Said(
            "Courtesans before the defender",
            "After a tie over somebody's region, the Condottiere token goes to the player who alone has the "
            "most Courtesans. If this is off, it always goes to the defender.",
        ),
        fa=Said(
            "معشوقه‌ها پیش از مدافع",
            "اگر نبرد سر ناحیهٔ کسی مساوی شود، توکن کوندوتیره به کسی می‌رسد که به‌تنهایی بیشترین معشوقه را "
            "دارد. اگر خاموش باشد، همیشه به مدافع می‌رسد.",
        ),
    )
    hidden_cards: bool = switch(
        False,
        clause="CO-18.1",
        en=Said(
            "Hidden cards",
            "You play Mercenaries, Drummers, Heroines and Courtesans face down. Your hidden card is turned "
            "up when you play your next card, or at the end of the battle.",
        ),
        fa=Said(
            "کارت‌های مخفی",
            "مزدور، طبال، شیرزن و معشوقه را به پشت بازی می‌کنید. کارت مخفی‌تان با کارت بعدی‌تان یا آخر نبرد رو می‌شود.",
        ),
    )
    hidden_flip: str = choice(
        "after_effect",
        numbers=HiddenFlip,
        clause="CO-18.3",
        needs="hidden_cards",
        confidence="low",
        en=Said(
            "When the hidden card is turned up",
            "Whether the card you play acts first, while the older one is still hidden, or the older one is "
            "turned up before it.",
            {"after_effect": "After the new card's effect", "before_effect": "Before the new card's effect"},
        ),
        fa=Said(
            "کارت مخفی کِی رو شود",
            "اول کارت تازه اثر کند و کارت قبلی هنوز مخفی باشد، یا کارت قبلی پیش از آن رو شود.",
            {"after_effect": "بعد از اثر کارت تازه", "before_effect": "قبل از اثر کارت تازه"},
        ),
    )
    favor_on_contested_region: bool = switch(
        False,
        clause="CO-5.6",
        confidence="medium",
        en=Said(
            "Favor of the Pope on the site",
            "A Bishop may also put the Favor of the Pope on the region being fought over.",
        ),
        fa=Said("رحمت پاپ روی محل نبرد", "با اسقف بشود توکن رحمت پاپ را روی همان ناحیه‌ای هم گذاشت که سرش می‌جنگید."),
    )
    hand_counts_public: bool = switch(
        True,
        clause="CO-20.2",
        confidence="low",
        en=Said(
            "Number of cards in hand is open",
            "Everybody sees how many cards each player holds. If this is off, you see only whether a hand is empty.",
        ),
        fa=Said(
            "تعداد کارت‌های دست آشکار است",
            "همه می‌بینند هر بازیکن چند کارت در دست دارد. اگر خاموش باشد، فقط پیداست دست کسی خالی است یا نه.",
        ),
    )
    discard_pile_public: bool = switch(
        True,
        clause="CO-20.2",
        confidence="low",
        en=Said(
            "Discard pile is open",
            "Everybody may look through the discarded cards. If this is off, you see only how many there are.",
        ),
        fa=Said("سوخته‌ها آشکارند", "همه می‌توانند کارت‌های سوخته را ببینند. اگر خاموش باشد، فقط تعدادشان پیداست."),
    )
    hand_discards_public: bool = switch(
        True,
        clause="CO-20.2",
        confidence="low",
        en=Said(
            "Discarded hands are shown", "When a player discards a whole hand after a battle, everybody sees the cards."
        ),
        fa=Said("دست‌های سوخته دیده می‌شوند", "وقتی کسی بعد از نبرد همهٔ دستش را می‌سوزاند، همه آن کارت‌ها را می‌بینند."),
    )
    stall_guard: bool = switch(
        False,
        clause="CO-20.4",
        confidence="low",
        en=Said(
            "Stop a game that stands still",
            "The game stops after twice as many battles in a row without a single card as there are players, "
            "and the most regions win. It is meant for bots that play unattended.",
        ),
        fa=Said(
            "توقف بازیِ بی‌حرکت",
            "وقتی پشت سر هم دو برابر تعداد بازیکنان نبرد شده و یک کارت هم بازی نشده باشد، بازی می‌ایستد و "
            "هرکس ناحیه‌های بیشتری دارد می‌برد. برای ربات‌هایی است که تنها بازی می‌کنند.",
        ),
    )

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        return ("first_player", self.first_player) if absent(self.first_player, seats) else None
