"""How Persian is printed: letters, joints, spelling, punctuation, and the direction of what stands in a sentence.

Bidi, in short: a catalogue's placeables are isolates, and an isolate takes its direction from the first strong letter
outside other isolates. A text of isolates alone therefore runs from left to right inside another one: "4 silver" is
drawn as "silver 4". Such a text begins with U+200F. Signs and formulas run from left to right and stand between U+2066
and U+2069; a mark before a placeable cannot reach into it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import bidirectional

from fluent.syntax import ast

from adamak.words.catalogue import entries

LRM, RLM, LRI, PDI = "\u200e", "\u200f", "\u2066", "\u2069"
THING = "\ufffc"  # stands for a placeable

LATIN_WORD = re.compile(r"[A-Za-z][\w.:/=-]*")  # ids, commands and file names are left alone
LEFT_TO_RIGHT_ISOLATE = re.compile(f"{LRI}[^{LRI}{PDI}]*{PDI}")
OPERATOR = "[=÷×/+−]"

# What is looked for in any text, and what is said of it.
LETTERS = {
    "a Latin digit": re.compile(r"[0-9]"),
    "an Arabic letter": re.compile("[يك]"),
    "a space instead of a half-space after می": re.compile(r"(?:^|[\s(«])(?:ن)?می [آ-ی]"),
    "a space instead of a half-space before ها": re.compile(r"[آ-ی] (?:ها|های|هایی|هایش|هایتان|هایشان)(?![آ-ی])"),
    "a tashdid": re.compile("\u0651"),
    "an arrow that turns round (‹ ›); ← does not": re.compile("[‹›]"),
}
LATIN_MARK = re.compile(r"(?<![A-Za-z])[?,;]|[?,;](?![A-Za-z])")  # a list of ids may have its commas
SIGNS = {
    "U+200E before a placeable, which it cannot reach": re.compile(LRM + "[+−]?" + THING),
    "a sign and its number outside U+2066…U+2069": re.compile(f"(?:^|[^{LRM}{THING}۰-۹ ])[+−]{THING}|[ (][+−]{THING}"),
    "a formula outside U+2066…U+2069": re.compile(f"[{THING}۰-۹] ?{OPERATOR} ?\\(?[{THING}۰-۹]"),
}
# One spelling each.
SPELLINGS = {
    "هرکس": re.compile("هر کس"),
    "هرکدام": re.compile("هر کدام"),
    "به‌جای": re.compile("به جای(?:[ شم]|تان|مان|$)"),
    "بازیکنان": re.compile("بازیکن\u200c?ها"),
    "امپراتور": re.compile("امپراطور"),
    "سفالگر": re.compile("سفال\u200cگر"),
    "پنتئون": re.compile("پانتئون"),
    "ساخته‌نشده": re.compile("(?<![آ-ی\u200c])نساخته"),
    "قوانین": re.compile("قواعد"),
    "فایل": re.compile("پرونده"),
    "برآوردی": re.compile("خانگی"),
    "بدون": re.compile("(?<![آ-ی\u200c])بی [آ-ی]"),
}
# Words that a person may type although we do not print them.
TYPED = frozenset({"command-rules.also"})


def faults(text: str) -> Iterator[str]:
    """What is wrong with any Persian text, a sentence of a catalogue or a line of a rulebook."""
    bare = LATIN_WORD.sub("", text)
    for fault, pattern in LETTERS.items():
        if pattern.search(bare):
            yield fault
    if LATIN_MARK.search(text):
        yield "Latin punctuation"
    for fault, pattern in SIGNS.items():
        if pattern.search(LEFT_TO_RIGHT_ISOLATE.sub("", text)):
            yield fault
    for better, pattern in SPELLINGS.items():
        if pattern.search(text):
            yield f"not spelt «{better}»"


def catalogue_faults(text: str) -> Iterator[str]:
    """Every fault of a Persian catalogue, message by message."""
    for entry in entries(text):
        if not isinstance(entry, ast.Message):
            continue
        said = {entry.id.name: entry.value}
        said |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for name, pattern in said.items():
            for sentence, things in _sentences(pattern):
                found = [] if name in TYPED else list(faults(sentence))
                found += _direction(sentence, things)
                yield from (f"{name}: {fault} in {sentence.strip()[:50]!r}" for fault in found)


def rulebook_faults(markdown: str) -> Iterator[str]:
    """Every fault of a Persian rulebook, line by line; anchors, links and code are left alone."""
    for number, line in enumerate(markdown.splitlines(), 1):
        shown = re.sub(r"<[^>]*>|`[^`]*`|\]\([^)]*\)|\b[A-Z]{2}-[\d.]+", "", line)
        yield from (f"line {number}: {fault} in {shown.strip()[:50]!r}" for fault in faults(shown))


def _direction(sentence: str, things: int) -> Iterator[str]:
    if sentence.startswith(LRM):
        yield "U+200E at the beginning, which turns the whole text round"
    if things and sentence != THING and not any(bidirectional(letter) in ("R", "AL") for letter in sentence):
        yield "no right-to-left letter of its own, and no U+200F at the beginning"


def _sentences(pattern: ast.Pattern | None) -> Iterator[tuple[str, int]]:
    """Each text a pattern may become, its placeables as `THING`, with their number; the variants of a choice apart."""
    said, things = "", 0
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            said += element.expression.value
        else:
            said, things = said + THING, things + 1
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from _sentences(variant.value)
    if said:
        yield said, things
