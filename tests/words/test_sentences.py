"""Moves, events, refusals and questions, by the same rules for every game."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.core import Match, Move, Refusal, Rng, find
from adamak.core.position import SPECTATOR
from adamak.words import LANGUAGES, GameWords, Words
from adamak.words.words import FSI, PDI

GAME = find("condottiere")
EN, FA = GameWords("en", GAME), GameWords("fa", GAME)
NAMES = ["Sara", "Omid", "Nika", "Ali", "Mina", "Reza"]


def bare(text: str) -> str:
    return text.replace(FSI, "").replace(PDI, "")


def test_moves() -> None:
    assert bare(EN.move(GAME.moves.number("play drummer"))) == "Play Drummer"
    assert bare(EN.move_words(Move("site", (("region", "roma"),)))) == "Fight for Roma"
    # A number that is a word in the move space is a number for the sentence, so that it can be counted.
    assert bare(EN.move(GAME.moves.number("draw 1"))) == "Draw 1 card"
    assert bare(FA.move(GAME.moves.number("draw 10"))) == "کشیدن ۱۰ کارت"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"event": "played", "seat": 0, "card": "winter"}, "Sara plays Winter."),
        ({"event": "dealt", "seat": 1, "number": 2, "cards": ["winter"] * 2}, "Omid is dealt 2 cards: 2 × Winter."),
        ({"event": "dealt", "seat": 1, "number": 2, "cards": None}, "Omid is dealt 2 cards."),
        ({"event": "hand_answered", "seat": 0, "discard": True}, "Sara answers: discard the hand."),
        ({"event": "hand_answered", "seat": 0, "discard": None}, "Sara has answered."),
        (
            {"event": "region_taken", "seat": 0, "region": "roma", "loser": 1},
            "Sara wins the battle and takes Roma from Omid.",
        ),
        ({"event": "final_battle", "seats": [0, 2]}, "Sara and Nika are tied and fight a final battle."),
        # A fact the sentence selects on stays an id although the catalogue has words for it.
        (
            {"event": "game_won", "seats": [2], "ending": "adjacent"},
            "Nika has enough adjacent regions and wins the game.",
        ),
        (
            {"event": "token_to", "seat": 0, "reason": "left"},
            "Sara takes the Condottiere token, sitting to the left of its last holder.",
        ),
        ({"event": "shown", "seat": 0, "to": 1, "number": 1, "cards": ["bishop"]}, "Sara shows Omid: Bishop."),
    ],
)
def test_events(event: dict[str, Any], said: str) -> None:
    assert bare(EN.event(event, NAMES)) == said
    assert "{" not in FA.event(event, NAMES)


MARKS = str.maketrans("", "", "\u200f\u2066\u2068\u2069")


@pytest.mark.parametrize(
    ("game", "kind", "ids", "english", "persian"),
    [
        # Names that end in a digit are counted behind the name: number, name, number cannot be read.
        ("condottiere", "card", ["mercenary_5"] * 2, "2 × Mercenary 5", "مزدور ۵ (×۲)"),
        ("troyes", "black", ["black_5"] * 3 + ["black_2"], "3 × black 5 and black 2", "مشکی ۵ (×۳) و مشکی ۲"),
        # Goods are amounts: a bare singular would mean "some".
        ("architects", "good", ["silver"], "1 silver", "۱ سکه"),
        ("architects", "good", ["wood", "wood", "gold"], "2 wood and 1 gold", "۲ چوب و ۱ طلا"),
        ("duel", "good", ["clay", "clay"], "2 clay", "۲ گل رس"),
        # Everything else is counted where there are several.
        ("trajan", "card", ["fish", "fish", "oil"], "2 × Fish and Oil", "۲ ماهی و روغن"),
    ],
)
def test_things_are_counted(game: str, kind: str, ids: list[str], english: str, persian: str) -> None:
    said = {lang: GameWords(lang, find(game)).things(kind, ids) for lang in LANGUAGES}
    assert {lang: text.translate(MARKS).replace("\u00a0", " ") for lang, text in said.items()} == {
        "en": english,
        "fa": persian,
    }


def test_refusals_and_questions() -> None:
    refusal = Refusal("CO-7.7", "site-controlled", {"region": "roma", "seat": 1})
    assert bare(EN.refusal(refusal, NAMES)) == "You can't bring the battle to Roma: Omid controls it."
    refusal = Refusal("CO-4.1", "not-your-decision", {"seat": 2, "phase": "battle_turn"})
    assert bare(EN.refusal(refusal, NAMES)) == "It is not your turn to decide: Nika is playing a card or passing."
    assert EN.ask("battle_turn") == "Play a card or pass?"
    assert bare(EN.wait("battle_turn", [1], NAMES)) == "It is Omid's turn in the battle."
    assert bare(EN.wait("discard_hand", [0, 1], NAMES)) == "Still to answer, keep or discard: Sara and Omid."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert bare(EN.event({"event": "passed", "seat": 3}, [])) == "4 passes."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_without_a_gap(lang: str) -> None:
    """Every event and refusal of random games, for every viewer, is a finished sentence."""
    said = GameWords(lang, GAME)
    rng = Rng(f"told {lang}")
    heard = set()
    options = {
        "hidden_cards": True,
        "taking_regions": True,
        "playing_for_points": True,
        "points_target": 5,
        "stall_guard": True,
    }
    for seed, chosen in enumerate([{}, options, {"draw_after_each_battle": True, "draw_amount": "chosen"}]):
        match = Match.start(GAME, 3, chosen, seed=f"told {seed}")
        for _ in range(250):
            if match.position.is_over():
                break
            seat = match.position.actors()[0]
            for move in range(len(GAME.moves)):
                refusal = match.position.why_not(seat, move)
                if refusal is not None and str(refusal) not in heard:
                    heard.add(str(refusal))
                    _finished(said.refusal(refusal, NAMES))
                    assert said.clause(refusal.clause)
            legal = match.position.legal(seat)
            match.play(seat, int(legal[rng.below(len(legal))]))
            for viewer in (0, SPECTATOR):
                for event in match.position.events_for(viewer):
                    _finished(said.event(event, NAMES))


def _finished(sentence: str) -> None:
    assert "{" not in sentence
    assert "???" not in sentence
    assert not sentence.startswith(("event-", "refusal-")), sentence


def test_clauses_come_from_the_rulebook_of_the_language() -> None:
    assert EN.clause("CO-5.6").startswith("**CO-5.6** ")
    assert FA.clause("CO-5.6") != EN.clause("CO-5.6")
    assert EN.clause("CO-99.9") == ""
    assert "Step 3" not in EN.clause("CO-7.8")  # the heading of the next clause
    assert EN.rules_page().startswith("# Condottiere")
    assert Words("en").game(GAME).name() == "Condottiere"
