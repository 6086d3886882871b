"""What people type, made safe to show to others: names and talk."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_TEXT = 500

ZWNJ, ZWJ = "\u200c", "\u200d"  # Persian words need the first, joined emoji the second
# Letters that look like nothing at all: a name made of them would be empty to the eye.
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"


def clean(text: str, longest: int) -> str:
    """Without control, format (bidi overrides and isolates among them), private and unassigned characters.

    White space becomes single blanks; at most two combining marks in a row are left standing.

    >>> clean("  Ali\\u202e  Baba\\n", 24)
    'Ali Baba'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        if letter in BLANKS or letter.isspace():
            letter = " "
        kind = unicodedata.category(letter)
        if kind[0] == "C" and letter not in (ZWNJ, ZWJ):
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= 2:
            kept.append(letter)
    words = " ".join("".join(kept).split())
    return words[:longest].strip(f" {ZWNJ}{ZWJ}")


def clean_name(text: str) -> str:
    return clean(text, LONGEST_NAME)


def clean_talk(text: str) -> str:
    return clean(text, LONGEST_TEXT)
