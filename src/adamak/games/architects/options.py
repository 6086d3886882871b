"""The options of Architects: setups, the two rules of the first expansion, the house opponent, and open rulings."""

from __future__ import annotations

from dataclasses import dataclass

from adamak.core.options import Options, Said, absent, choice, first_player, switch
from adamak.games.architects.variant import BotLevel, Conspirator, Variant


@dataclass(frozen=True, slots=True)
class ArchitectsOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    variable_setup: bool = switch(
        False,
        clause="AR-3.1",
        en=Said(
            "Variable setup",
            "Everyone plays a character with an ability of its own and begins with what its board shows. "
            "If this is off, all begin alike.",
        ),
        fa=Said(
            "چینش متغیر",
            "هرکس شخصیتی با قابلیت خودش دارد و با آنچه روی صفحهٔ اوست شروع می‌کند. "
            "اگر خاموش باشد، همه یکسان شروع می‌کنند.",
        ),
    )
    choose_boards: bool = switch(
        False,
        clause="AR-3.1",
        needs="variable_setup",
        en=Said(
            "Choose the characters",
            "With the variable setup: the players choose their characters in turn instead of getting them at random.",
        ),
        fa=Said("انتخاب شخصیت‌ها", "در چینش متغیر، بازیکنان به نوبت شخصیت انتخاب می‌کنند و کار به قرعه نمی‌افتد."),
    )
    first_player: str = first_player(
        5,
        clause="AR-2.11",
        en="Who begins the game with the standard setup. With the variable setup the highest virtue begins.",
        fa="در چینش استاندارد چه کسی شروع کند. در چینش متغیر کسی شروع می‌کند که پرهیزگاری بیشتری دارد.",
    )
    starting_apprentice: bool = switch(
        False,
        clause="AR-27.1",
        en=Said(
            "Starting apprentice",
            "Before the first turn everyone hires one face-up apprentice for free, in reverse turn order. "
            "A rule of the first expansion.",
        ),
        fa=Said(
            "کارآموز شروع",
            "قبل از نوبت اول، هرکس به ترتیب وارونهٔ نوبت یک کارآموزِ رو را رایگان استخدام می‌کند. "
            "از قوانین افزونهٔ اول است.",
        ),
    )
    apprentice_refresh: bool = switch(
        False,
        clause="AR-27.2",
        en=Said(
            "Fresh apprentices",
            "A worker on the third space of the first three Guildhall rows sweeps both apprentices of column 1 from "
            "the display. A rule of the first expansion.",
        ),
        fa=Said(
            "کارآموزهای تازه",
            "کارگری که در جای سوم یکی از سه ردیف اول اتاق صنف بخوابد، هر دو کارآموز ستون ۱ را کنار می‌زند. "
            "از قوانین افزونهٔ اول است.",
        ),
    )
    house_bot: bool = switch(
        False,
        clause="AR-26.3",
        en=Said(
            "House opponent",
            "An opponent run by cards joins in: our own design, not the solo mode of the printed game. Alone you "
            "always play against it, two players may invite it, three or more do without.",
        ),
        fa=Said(
            "حریف خودکار",
            "حریفی که با کارت حرکت می‌کند وارد بازی می‌شود: ساختهٔ خودمان است، نه حالت تک‌نفرهٔ بازی چاپی. در بازی "
            "تک‌نفره همیشه هست، دو نفر می‌توانند دعوتش کنند و با سه نفر یا بیشتر نیست.",
        ),
    )
    house_bot_level: str = choice(
        "steady",
        numbers=BotLevel,
        clause="AR-26.3",
        en=Said(
            "Level of the house opponent",
            "How well the house opponent builds: of two buildings, gentle keeps the one worth less and fierce the one "
            "worth more. Fierce also wastes no turn in the Forest. Steady takes what comes.",
            {"gentle": "Gentle", "steady": "Steady", "fierce": "Fierce"},
        ),
        fa=Said(
            "سطح حریف خودکار",
            "حریف خودکار چقدر خوب بسازد: از دو سازه، ملایم کم‌امتیازتر را نگه می‌دارد و سرسخت پرامتیازتر را. سرسخت "
            "نوبتش را در جنگل هم هدر نمی‌دهد. استوار هرچه بیاید می‌سازد.",
            {"gentle": "ملایم", "steady": "استوار", "fierce": "سرسخت"},
        ),
    )
    conspirator: str = choice(
        "per_action",
        numbers=Conspirator,
        clause="AR-9.8",
        confidence="low",
        en=Said(
            "Conspirator",
            "Whether a Conspirator saves 1 silver on all further captures of a visit together, or 1 silver on each of "
            "them. The rules leave this unclear.",
            {"per_action": "1 silver for each visit", "per_capture": "1 silver for each further capture"},
        ),
        fa=Said(
            "خیانتکار",
            "خیانتکار از همهٔ دستگیری‌های بعدیِ یک نوبت روی هم ۱ سکه کم کند، یا از هرکدام ۱ سکه. "
            "قوانین در این باره روشن نیست.",
            {"per_action": "۱ سکه در هر نوبت", "per_capture": "۱ سکه در هر دستگیری بعدی"},
        ),
    )
    idle_visits: bool = switch(
        True,
        clause="AR-9.1",
        confidence="medium",
        en=Said(
            "Visits without an action",
            "You may place a worker in the Town Centre or the Guardhouse even if you can or will do nothing there. "
            "If this is off, you need something to do.",
        ),
        fa=Said(
            "رفتن بدون کار",
            "می‌توانید کارگری در مرکز شهر یا برج نگهبانی بگذارید، حتی اگر آنجا کاری نکنید. "
            "اگر خاموش باشد، باید کاری برای انجام دادن باشد.",
        ),
    )

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        """AR-26.3a: the house opponent plays against one or two; AR-3.3: virtue says who starts."""
        if self.house_bot and seats > 2:
            return "house_bot", "true"
        if self.house_bot_level != "steady" and seats > 1 and not self.house_bot:
            return "house_bot_level", self.house_bot_level
        if absent(self.first_player, 0 if self.variable_setup else seats):
            return "first_player", self.first_player
        return None

    def derive(self, variant: Variant, seats: int) -> None:
        """Alone, one always plays against the house opponent, invited or not."""
        variant.house_plays = self.house_bot or seats == 1
        variant.house_bot = self.house_bot and seats > 1

    @classmethod
    def infer(cls, variant: Variant, seats: int) -> None:
        variant.house_bot = variant.house_plays and seats > 1
