"""The options of 7 Wonders Duel: Pantheon, the beginners' Wonders, and the rulings a table may decide otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from adamak.core.options import Options, Said, choice, switch
from adamak.games.duel.variant import GateSpace, LastToken, Return, Reveals, StruckToken


@dataclass(frozen=True, slots=True)
class DuelOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    pantheon: bool = switch(
        True,
        clause="DU-0.2",
        en=Said(
            "Pantheon",
            "You play with the Pantheon expansion: Divinities, Mythology and Offering tokens, Grand Temples. If this "
            "is off, you play the base game, with Guilds.",
        ),
        fa=Said(
            "پنتئون",
            "با افزونهٔ پنتئون بازی می‌کنید: خدایان، توکن‌های اساطیر و نذر، معبدهای بزرگ. اگر خاموش باشد، بازی پایه "
            "است، با انجمن‌های صنفی.",
        ),
    )
    first_player: str = choice(
        "random",
        clause="DU-2.1",
        en=Said(
            "First player",
            "Who is the first player, takes the first Wonder and begins Age I.",
            {"random": "Drawn by lot", "1": "Seat 1", "2": "Seat 2"},
        ),
        fa=Said(
            "بازیکن اول",
            "چه کسی بازیکن اول است، اولین شگفتی را برمی‌دارد و دورهٔ ۱ را شروع می‌کند.",
            {"random": "با قرعه", "1": "صندلی ۱", "2": "صندلی ۲"},
        ),
    )
    beginner_wonders: bool = switch(
        False,
        clause="DU-0.3",
        confidence="low",
        en=Said(
            "Beginner Wonders",
            "Nobody chooses Wonders: each player gets four fixed ones.",
        ),
        fa=Said(
            "شگفتی‌های شروع آسان",
            "کسی شگفتی انتخاب نمی‌کند و هر بازیکن چهار شگفتی ثابت می‌گیرد.",
        ),
    )
    zeus_token: str = choice(
        "discard",
        numbers=StruckToken,
        clause="DU-11.9",
        needs="pantheon",
        confidence="low",
        en=Said(
            "Token on a card Zeus discards",
            "What happens to a Mythology or Offering token that lies on a card discarded with Zeus.",
            {"discard": "It leaves the game", "gain": "The player of Zeus gets it"},
        ),
        fa=Said(
            "توکن روی کارتی که زئوس می‌سوزاند",
            "سر توکن اساطیر یا نذری که روی کارت سوزاندهٔ زئوس است چه می‌آید.",
            {"discard": "از بازی بیرون می‌رود", "gain": "به کسی می‌رسد که زئوس را فعال کرده"},
        ),
    )
    extra_turns_accumulate: bool = switch(
        False,
        clause="DU-4.6",
        needs="pantheon",
        confidence="low",
        en=Said(
            "Extra turns add up",
            "If two effects of one turn let you play again, you get two extra turns. If this is off, you get one.",
        ),
        fa=Said(
            "نوبت‌های اضافه جمع می‌شوند",
            "اگر در یک نوبت دو بازی دوباره بگیرید، دو نوبت اضافه دارید. اگر خاموش باشد، یکی.",
        ),
    )
    neptune_single_token: str = choice(
        "remove",
        numbers=LastToken,
        clause="DU-11.15",
        needs="pantheon",
        confidence="low",
        en=Said(
            "Neptune with one military token left",
            "What Neptune does with the military token if only one is left on the board.",
            {"remove": "It is removed without effect", "no_effect": "It stays", "apply": "It works and is removed"},
        ),
        fa=Said(
            "نپتون با یک توکن ارتش مانده",
            "اگر فقط یک توکن ارتش روی صفحه مانده باشد، نپتون با آن چه می‌کند.",
            {"remove": "بی‌اثر کنار می‌رود", "no_effect": "سر جایش می‌ماند", "apply": "اثر می‌کند و کنار می‌رود"},
        ),
    )
    gate_when_several_spaces_empty: str = choice(
        "most_central",
        numbers=GateSpace,
        clause="DU-9.6",
        needs="pantheon",
        confidence="low",
        en=Said(
            "Space of the Gate",
            "Where the Gate goes before Age II if more than one space of the Pantheon is empty.",
            {
                "most_central": "The empty space nearest to the middle",
                "lowest": "The empty space with the lowest number",
            },
        ),
        fa=Said(
            "جایگاه دروازه",
            "اگر قبل از دورهٔ ۲ بیش از یک جایگاه پنتئون خالی باشد، دروازه کجا برود.",
            {"most_central": "نزدیک‌ترین جایگاه خالی به وسط", "lowest": "کوچک‌ترین شمارهٔ خالی"},
        ),
    )
    minerva_on_conflict_pawn_space: bool = switch(
        False,
        clause="DU-11.14",
        needs="pantheon",
        confidence="low",
        en=Said(
            "Minerva on the Conflict pawn's space",
            "The Minerva pawn may also be put on the space where the Conflict pawn stands.",
        ),
        fa=Said(
            "مینروا در خانهٔ نشان نبرد",
            "نشان مینروا را بشود در همان خانه‌ای هم گذاشت که نشان نبرد ایستاده است.",
        ),
    )
    return_of_unchosen_divinities: str = choice(
        "before",
        numbers=Return,
        clause="DU-11.16",
        needs="pantheon",
        confidence="low",
        en=Said(
            "When the other Divinities go back",
            "With the Gate and The Divine Theater: whether the Divinities you did not choose go back on their decks "
            "before or after the effect of the chosen one.",
            {"before": "Before the effect", "after": "After the effect"},
        ),
        fa=Said(
            "بقیهٔ خدایان کِی برگردند",
            "با دروازه و تئاتر خدایان: خدایانی که انتخاب نکرده‌اید قبل از اثر خدای انتخاب‌شده به دسته‌ها برگردند یا "
            "بعد از آن.",
            {"before": "قبل از اثر", "after": "بعد از اثر"},
        ),
    )
    reveals_of_gate_and_theater: str = choice(
        "public",
        numbers=Reveals,
        clause="DU-16.3",
        needs="pantheon",
        confidence="low",
        en=Said(
            "Who sees the cards of the Gate and the Theater",
            "Whether both players see the Divinities that the Gate and The Divine Theater turn up, or only the player "
            "who chooses.",
            {"public": "Both players", "private": "Only the player who chooses"},
        ),
        fa=Said(
            "کارت‌های دروازه و تئاتر را چه کسی ببیند",
            "خدایانی را که دروازه و تئاتر خدایان رو می‌کنند هر دو بازیکن ببینند، یا فقط کسی که انتخاب می‌کند.",
            {"public": "هر دو بازیکن", "private": "فقط کسی که انتخاب می‌کند"},
        ),
    )
