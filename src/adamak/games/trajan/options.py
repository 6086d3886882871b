"""The options of Trajan: who begins, how markers are placed, and the rulings a table may decide otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from adamak.core.options import Options, Said, absent, choice, first_player, switch
from adamak.games.trajan.components import TRACK_LONG, TRACK_STANDARD
from adamak.games.trajan.variant import EmptyPile, InitialMarkers, NeedBonus, RefillOrder, Variant


@dataclass(frozen=True, slots=True)
class TrajanOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    first_player: str = first_player(
        4,
        clause="TJ-2.8",
        en="Who takes the first turn and begins at the bottom of the Senate pile.",
        fa="کسی که نوبت اول با اوست و دیسکش اول بازی زیر ستون سناست.",
    )
    initial_markers: str = choice(
        "free_choice",
        numbers=InitialMarkers,
        clause="TJ-2.6",
        confidence="medium",
        en=Said(
            "Markers at the start",
            "Whether each player chooses which two markers go into each tray, or they are dealt at random.",
            {"free_choice": "Each player chooses", "random": "Dealt at random"},
        ),
        fa=Said(
            "نشانگرهای شروع",
            "هر بازیکن خودش انتخاب کند کدام دو نشانگر در هر سینی باشد، یا به قرعه پخش شوند.",
            {"free_choice": "به انتخاب هر بازیکن", "random": "به قرعه"},
        ),
    )
    time_track_spaces: str = choice(
        "standard",
        clause="TJ-4.7",
        confidence="medium",
        en=Said(
            "Length of the time track",
            "How many spaces a round has with 2, 3 and 4 players. The sources do not agree; a longer track "
            "makes the game a little longer.",
            {"standard": "11, 16, 21 spaces", "long": "12, 17, 22 spaces"},
        ),
        fa=Said(
            "طول خط زمان",
            "هر دور با ۲، ۳ و ۴ بازیکن چند خانه دارد. منابع هم‌نظر نیستند؛ خط بلندتر بازی را کمی طولانی‌تر می‌کند.",
            {"standard": "۱۱، ۱۶ و ۲۱ خانه", "long": "۱۲، ۱۷ و ۲۲ خانه"},
        ),
    )
    leader_may_return_to_camp: bool = switch(
        False,
        clause="TJ-8.2",
        confidence="medium",
        en=Said(
            "Leaders may return to the camp",
            "A leader in Alpes, Raetia or Noricum may go back to the military camp. Normally there is no way back.",
        ),
        fa=Said(
            "برگشت فرمانده به کمپ",
            "فرمانده‌ای که در آلپ، رائتیا یا نوریکوم است بتواند به کمپ نظامی برگردد. در حالت عادی راه برگشتی نیست.",
        ),
    )
    commodity_pile_exhausted: str = choice(
        "no_reshuffle",
        numbers=EmptyPile,
        clause="TJ-7.1",
        confidence="low",
        en=Said(
            "Empty commodity pile",
            "What happens when the last commodity card is drawn. The rulebook does not say.",
            {
                "no_reshuffle": "It stays empty",
                "reshuffle_discards_below_top": "Discarded cards are shuffled, except the two on top",
            },
        ),
        fa=Said(
            "تمام شدن کارت‌های کالا",
            "وقتی آخرین کارت کالا کشیده شد چه شود. کتابچه چیزی نگفته است.",
            {
                "no_reshuffle": "خالی می‌ماند",
                "reshuffle_discards_below_top": "کارت‌های خارج‌شده، جز دو کارت رویی، بُر می‌خورند",
            },
        ),
    )
    need_bonus: str = choice(
        "once",
        numbers=NeedBonus,
        clause="TJ-13.2",
        confidence="medium",
        en=Said(
            "Bonus tiles for Bread, Games and Religion",
            "Whether such a bonus tile scores its 9 or 6 points once, or for each forum tile of its kind you "
            "still have. The rulebook can be read either way.",
            {"once": "Scores once", "each_tile": "Scores for each tile"},
        ),
        fa=Said(
            "کاشی جایزهٔ نان، تفریح و مذهب",
            "این کاشی جایزه ۹ یا ۶ امتیازش را یک بار بدهد، یا برای هر کاشی انجمن از همان نوع که مانده است. "
            "کتابچه را هر دو جور می‌شود خواند.",
            {"once": "یک بار امتیاز دارد", "each_tile": "برای هر کاشی امتیاز دارد"},
        ),
    )
    wild_need_counts_for_need_bonus: bool = switch(
        True,
        clause="TJ-13.2",
        confidence="low",
        en=Said(
            "Demand wild tiles count for bonus tiles",
            "A demand wild tile you still have at the end may stand in for a Bread, Games or Religion tile "
            "of a bonus tile. If this is off, you are asked which tile to spend on a demand.",
        ),
        fa=Said(
            "تقاضای همه‌گیر برای کاشی جایزه حساب است",
            "تقاضای همه‌گیری که آخر بازی مانده می‌تواند برای کاشی جایزه جای کاشی نان، تفریح یا مذهب را "
            "بگیرد. اگر خاموش باشد، میز می‌پرسد کدام کاشی را برای تقاضا خرج کنید.",
        ),
    )
    wild_commodity_allowed_when_displaying: bool = switch(
        False,
        clause="TJ-7.6",
        confidence="medium",
        en=Said(
            "Commodity wild tiles may be displayed",
            "You may also lay a commodity wild tile in your display and draw a card for it. Normally it is "
            "used only on ships and at the end.",
        ),
        fa=Said(
            "نمایش کالای همه‌گیر",
            "کالای همه‌گیر را هم بشود در محل نمایش گذاشت و به‌جایش کارت کشید. در حالت عادی فقط روی کشتی و "
            "آخر بازی به کار می‌آید.",
        ),
    )
    province_senate_tiles_survive_quarter_end: bool = switch(
        True,
        clause="TJ-12.8",
        confidence="medium",
        en=Said(
            "Senate tiles in provinces stay",
            "Senate tiles that lie in provinces stay there when a quarter ends. If this is off, they leave the game.",
        ),
        fa=Said(
            "کاشی‌های سنای استان‌ها می‌مانند",
            "کاشی‌های سنایی که در استان‌ها هستند در پایان ربع سر جایشان می‌مانند. اگر خاموش باشد، از بازی بیرون می‌روند.",
        ),
    )
    refill_order_when_forum_supply_short: str = choice(
        "provinces_first",
        numbers=RefillOrder,
        clause="TJ-12.12",
        confidence="low",
        en=Said(
            "When forum tiles run out",
            "Which places are filled first at the end of a quarter if there are not enough forum tiles for all.",
            {"provinces_first": "Provinces first", "forum_first": "Forum first"},
        ),
        fa=Said(
            "وقتی کاشی انجمن کم است",
            "اگر در پایان ربع کاشی انجمن برای همه‌جا نباشد، اول کجا پر شود.",
            {"provinces_first": "اول استان‌ها", "forum_first": "اول ساختمان انجمن"},
        ),
    )
    final_tiebreak_uses_senate_stack_after_reset: bool = switch(
        True,
        clause="TJ-13.4",
        confidence="medium",
        en=Said(
            "Ties go by the last ranking in the Senate",
            "Equal points are decided by the last balance of power, votes of Senate tiles included. If this "
            "is off, the place of the discs before they went back decides.",
        ),
        fa=Said(
            "شکستن تساوی با آخرین رتبه در سنا",
            "امتیازهای برابر را آخرین تعادل قدرت جدا می‌کند، با حساب کاشی‌های سنا. اگر خاموش باشد، جای "
            "دیسک‌ها قبل از برگشتن ملاک است.",
        ),
    )
    score_may_be_negative: bool = switch(
        True,
        clause="TJ-12.3",
        confidence="medium",
        en=Said("Scores may fall below 0", "Unmet demands can take your score below 0. If this is off, it stops at 0."),
        fa=Said(
            "امتیاز زیر ۰", "تقاضاهای برآورده‌نشده می‌توانند امتیاز را از ۰ هم کمتر کنند. اگر خاموش باشد، روی ۰ می‌ایستد."
        ),
    )
    extra_action_tile_usable_on_first_tile_action: bool = switch(
        True,
        clause="TJ-10.5",
        confidence="medium",
        en=Said(
            "Extra action tiles after a first-tile action",
            "You may also spend an extra action tile on the action that a first construction tile brings. If "
            "this is off, only on the action of your target tray.",
        ),
        fa=Said(
            "کاشی عمل اضافه بعد از عملِ اولین کاشی",
            "برای عملی هم که اولین کاشی ساخت‌وساز می‌آورد بشود کاشی عمل اضافه خرج کرد. اگر خاموش باشد، فقط "
            "برای عملِ سینی هدف.",
        ),
    )

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        return ("first_player", self.first_player) if absent(self.first_player, seats) else None

    def derive(self, variant: Variant, seats: int) -> None:
        variant.spaces = (TRACK_LONG if self.time_track_spaces == "long" else TRACK_STANDARD)[seats]
        variant.markers_and_needs = variant.initial_markers | variant.need_bonus << 1

    @classmethod
    def infer(cls, variant: Variant, seats: int) -> None:
        variant.time_track_spaces = int(variant.spaces == TRACK_LONG[seats])
        variant.initial_markers = variant.markers_and_needs & 1
        variant.need_bonus = variant.markers_and_needs >> 1
