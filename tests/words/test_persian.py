"""Persian as it is printed: the lint finds each pattern when it is planted, and nothing in what we ship."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adamak.words.persian import catalogue_faults, rulebook_faults

ROOT = Path(__file__).parents[2]
RLM, LRM, LRI, PDI = "\u200f", "\u200e", "\u2066", "\u2069"


@pytest.mark.parametrize("file", sorted(ROOT.glob("web/src/**/text/fa.ftl")), ids=lambda file: file.parts[-3])
def test_nothing_is_wrong_with_the_words_of_the_page(file: Path) -> None:
    assert list(catalogue_faults(file.read_text("utf-8"))) == []


def test_no_code_of_the_page_puts_a_latin_comma_between_words() -> None:
    """A comma is one of the language: `join` and `qualified` know it."""
    sources = [path for kind in ("svelte", "ts") for path in ROOT.glob(f"web/src/**/*.{kind}")]
    written = re.compile(r"\}[,;?] \$\{|join\('[,;] '\)")
    assert [path.name for path in sources if written.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("file", sorted(ROOT.glob("docs/**/fa.*")), ids=lambda file: file.name)
def test_nothing_is_wrong_with_the_example(file: Path) -> None:
    found = catalogue_faults if file.suffix == ".ftl" else rulebook_faults
    assert list(found(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = کارت 3", "a Latin digit"),
        ("a = كارت", "an Arabic letter"),
        ("a = بازي", "an Arabic letter"),
        ("a = او می رود", "half-space after می"),
        ("a = نمی رود", "half-space after می"),
        ("a = کارت ها", "half-space before ها"),
        ("a = کارت های او", "half-space before ها"),
        ("a = خوب\n    .explain = کارت ها", "half-space before ها"),
        ("a = کلبهٔ بنّا", "a tashdid"),
        ("a = از { NUMBER($n) } ‹ { NUMBER($m) }", "an arrow that turns round"),
        ("a = { $card } را می‌سازید?", "Latin punctuation"),
        ("a = چوب, سنگ", "Latin punctuation"),
        ("a = چوب; سنگ", "Latin punctuation"),
        ('a = چوب{ ", " }سنگ', "Latin punctuation"),
        ("a = هر کس برد", "not spelt «هرکس»"),
        ("a = هر کدام ۲", "not spelt «هرکدام»"),
        ("a = به جای متن", "not spelt «به‌جای»"),
        ("a = به جایش ۲ امتیاز", "not spelt «به‌جای»"),
        ("a = بازیکن‌ها", "not spelt «بازیکنان»"),
        ("a = امپراطوری", "not spelt «امپراتور»"),
        ("a = سفال‌گری", "not spelt «سفالگر»"),
        ("a = پانتئون", "not spelt «پنتئون»"),
        ("a = شگفتی نساختهٔ رقیب", "not spelt «ساخته‌نشده»"),
        ("a = کتاب قواعد", "not spelt «قوانین»"),
        ("a = پروندهٔ ذخیره", "not spelt «فایل»"),
        ("a = بی برنده", "not spelt «بدون»"),
    ],
)
def test_letters_marks_and_spellings_are_caught(text: str, fault: str) -> None:
    found = list(catalogue_faults(text))
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = { NUMBER($n) } { $good }", "no right-to-left letter of its own"),
        ("a = { $building }، { NUMBER($n) }", "no right-to-left letter of its own"),
        ("a = { $n ->\n    [one] { $n } × { $m }\n   *[other] خوب\n }", "no right-to-left letter of its own"),
        (f"a = {LRM}−۹ (پایتخت)", "U+200E at the beginning"),
        (f"a = سوزاندن {LRM}{{ NUMBER($n) }}", "U+200E before a placeable"),
        (f'a = سوزاندن {{ "{LRM}+" }}{{ NUMBER($n) }}', "U+200E before a placeable"),
        ("a = سوزاندن +{ NUMBER($n) }", "a sign and its number outside"),
        ("a = +{ NUMBER($n) } امتیاز", "a sign and its number outside"),
        ("a = { NUMBER($n) } ÷ { NUMBER($m) } = ۲ بار", "a formula outside"),
        ("a = { NUMBER($n) } / { NUMBER($m) } نشان", "a formula outside"),
        ("a = مینا ۱ + ۲ = ۳ می‌پردازد", "a formula outside"),
        (f"a = مینا {LRM}۱ + ۲ = ۳ می‌پردازد", "a formula outside"),
    ],
)
def test_what_would_be_drawn_the_wrong_way_round_is_caught(text: str, fault: str) -> None:
    assert any(fault in found for found in catalogue_faults(text))


@pytest.mark.parametrize(
    "text",
    [
        "a = بند CO-1.1 و k2.cpp را می‌بینید؛ کارت‌ها ۳ تاست",
        "a = بازیکنان: human,random یا human:Sara,random:Robo.",
        "a = { $text }",
        "a = { b }",
        f"a = {RLM}{{ NUMBER($n) }} {{ $good }}",
        f"a = {LRI}+{{ NUMBER($n) }}{PDI} امتیاز",
        f"a = بهار: {LRM}+۳",
        f"a = {LRI}+۲{PDI}",
        f"a = ارزش {LRI}{{ NUMBER($n) }} ÷ {{ NUMBER($m) }} = {{ NUMBER($k) }}{PDI}.",
        "a = قدرت { NUMBER($n) } ← { NUMBER($m) }",
        "a = ۲ تا ۶ نفر، شاید { NUMBER($n) }–{ NUMBER($m) }٪",
        'a = { "، " }',
        "a = بی‌طرف و بی‌جواب",
    ],
)
def test_what_is_printed_rightly_is_left_alone(text: str) -> None:
    assert list(catalogue_faults(text)) == []


def test_a_rulebook_is_read_line_by_line() -> None:
    book = '# بازی\n\n<a id="PI-2.3"></a>**PI-2.3** مینا ۱ + ۲ = ۳ می‌پردازد.\n\n`adamak sim --games 5` را بزنید.\n'
    (found,) = rulebook_faults(book)
    assert found.startswith("line 3: a formula outside U+2066…U+2069")


# --- what the sources of the page write by hand ---

WRITTEN_BY_HAND = {
    "a Latin question mark behind a sentence of the catalogue": re.compile(r"\}[?;]`"),
    "a comma written by hand: use join()": re.compile(r"""\.join\((['"])[,،;] ?\1\)"""),
    "a fraction written by hand: use fraction()": re.compile(r"number\([^()]*(?:\([^()]*\))?[^()]*\)\} ?/ ?[$]?\{"),
    "a sign written by hand: use signed() or times()": re.compile(r"u200E[+−]|×\$?\{number\("),
    "an arrow that turns round": re.compile("[‹›]"),
}


def by_hand(source: str) -> list[str]:
    return [fault for fault, pattern in WRITTEN_BY_HAND.items() if pattern.search(source)]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("question: `${at.name(only.words)}?`", "a Latin question mark"),
        ("names.map(nameOf).join('، ')", "a comma written by hand"),
        ("names.join(', ')", "a comma written by hand"),
        ("<b>{number(held.length)} / {number(6)}</b>", "a fraction written by hand"),
        ('data-n="{number(standing)}/{number(city.wonders.length)}"', "a fraction written by hand"),
        ("`\\u200E+${number(2)}`", "a sign written by hand"),
        ('<em data-n="×{number(count)}"></em>', "a sign written by hand"),
        ("`›${number(worth)}`", "an arrow that turns round"),
    ],
)
def test_what_is_written_by_hand_is_caught(source: str, fault: str) -> None:
    assert len(by_hand(source)) == 1
    assert fault in by_hand(source)[0]


def test_nothing_is_written_by_hand_in_the_page() -> None:
    sources = [file for kind in ("svelte", "ts") for file in (ROOT / "web/src").rglob(f"*.{kind}")]
    assert len(sources) > 100
    found = {str(file.relative_to(ROOT)): by_hand(file.read_text("utf-8")) for file in sources}
    assert {name: faults for name, faults in found.items() if faults} == {}
