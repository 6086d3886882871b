"""DU-0, DU-1: words, options, and what lies in the box. The numbers here are written out by hand (`checks`)."""

import re
from collections import Counter

import pytest

from adamak.core import Problem
from adamak.games.duel import GAME, components, data
from adamak.games.duel.components import (
    COVERED_BY,
    DECKS,
    DIVINITY_IDS,
    MILITARY_TOKENS,
    MYTHOLOGY_IDS,
    MYTHOLOGY_SLOTS,
    OFFERING_SLOTS,
    OFFERING_VALUES,
    PROGRESS_IDS,
    ROWS,
    SYMBOL_IDS,
    WONDER_ROWS,
    ZONE_VP,
)
from adamak.games.duel.data import (
    CARD_IDS,
    CARD_ROWS,
    COLOUR,
    OMEN,
    SHIELDS,
    SYMBOL,
    TOKEN_SLOTS,
    VP,
    WONDER_IDS,
)
from adamak.words import LANGUAGES, Words

from .arrange import base, coins, elodie, events, jack, new_game, play, play_randomly, player, refused, seen, table

_, AGE_1, AGE_2, AGE_3, GUILDS, TEMPLES = DECKS
CHAINS = {
    "stable": "horse_breeders", "garrison": "barracks", "palisade": "fortifications",
    "archery_range": "siege_workshop", "parade_ground": "circus", "scriptorium": "library", "pharmacist": "dispensary",
    "school": "university", "laboratory": "observatory", "theater": "statue", "statue": "gardens", "altar": "temple",
    "temple": "pantheon", "baths": "aqueduct", "rostrum": "senate", "tavern": "lighthouse", "brewery": "arena",
}  # fmt: skip

# What all cards of Ages I, II and III, the Guilds and the Grand Temples cost together: coins, then units of each good.
TOTALS = [
    (20, {"C": 1, "G": 1, "P": 1, "S": 1, "W": 1}),
    (18, {"C": 8, "G": 6, "P": 5, "S": 9, "W": 9}),
    (8, {"C": 16, "G": 11, "P": 11, "S": 16, "W": 16}),
    (0, {"C": 7, "G": 3, "P": 4, "S": 7, "W": 8}),
    (0, {"C": 4, "G": 6, "P": 6, "S": 5, "W": 4}),
]
WONDER_TOTAL = (0, {"C": 10, "G": 11, "P": 13, "S": 14, "W": 13})


def test_du_0_1_two_players():
    assert list(GAME.seat_counts) == [2]
    for seats in (1, 3):
        with pytest.raises(Problem, match="bad-seats"):
            GAME.start(seats, {}, seed="x")


def test_du_0_2_pantheon_is_on_unless_switched_off():
    assert seen(new_game())["pantheon"] is not None
    assert seen(new_game(pantheon=False))["pantheon"] is None


def test_du_0_2_guilds_without_temples_with():
    for pantheon, wanted in ((True, "grand_temple"), (False, "guild")):
        last = GAME.deal(2, {"pantheon": pantheon}, seed="guilds")["age3"]
        assert sum(card.endswith(wanted) for card in last) == 3
        assert sum(card.endswith(("guild", "temple")) and card != "temple" for card in last) == 3


def test_du_0_2_clauses_of_pantheon_are_ignored_without_it():
    p = base(elodie(coins=30), jack(), cards="walls")
    assert refused(p, elodie, "activate 1 none") == "DU-0.2"
    with pytest.raises(Problem, match="option-needs"):
        GAME.read_options(2, {"pantheon": False, "zeus_token": "gain"})


def test_du_0_3_beginner_wonders():
    for pantheon in (True, False):
        p = new_game(pantheon=pantheon, beginner_wonders=True, first_player="2")
        assert (seen(p)["phase"], p.actors()) == ("turn", [1])
        first = [one["wonder"] for one in player(p, 1)["wonders"]]
        second = [one["wonder"] for one in player(p, 0)["wonders"]]
        assert first == ["the_great_lighthouse", "the_pyramids", "the_statue_of_zeus", "the_temple_of_artemis"]
        assert second == ["the_appian_way", "circus_maximus", "the_colossus", "piraeus"]


def test_du_0_4_zeus_token_is_an_option():
    told = {option["name"]: option for option in GAME.options_type.describe()}
    assert (told["zeus_token"]["default"], told["zeus_token"]["confidence"]) == ("discard", "low")


def test_du_0_4_every_uncertain_ruling_is_an_option():
    told = {str(option["name"]) for option in GAME.options_type.describe() if option["confidence"] == "low"}
    assert told == {
        "zeus_token", "extra_turns_accumulate", "neptune_single_token", "gate_when_several_spaces_empty",
        "minerva_on_conflict_pawn_space", "return_of_unchosen_divinities", "reveals_of_gate_and_theater",
        "beginner_wonders",
    }  # fmt: skip


def test_du_0_5_treasury_is_not_the_coins_on_astarte():
    p = table(elodie(coins=4, astarte=7, divinities="astarte"), jack(), cards="walls")
    assert (player(p, elodie)["coins"], player(p, elodie)["astarte"]) == (4, 7)


def test_du_0_5_only_progress_tokens_come_back_from_the_box():
    """Cards and Wonders left in the box take no part: 60 cards and 8 Wonders are all that is ever seen."""
    p = play_randomly(new_game("box"), "box")
    deal = GAME.deal(2, {}, seed="box")
    used = {*deal["age1"], *deal["age2"], *deal["age3"]}
    told = p.to_setup()
    lying = [card for one in told["players"] for card in (*one["cards"], *one["standing"].values())]
    assert set(lying) | set(told["discard_pile"]) <= used
    assert {name for one in told["players"] for name in (*one["wonders"], *one["standing"])} <= set(deal["wonders"])


def test_du_0_6_ids_of_the_rulebooks_terms():
    """The Persian words are the catalogue's; engine, files and wire use these ids, all different."""
    names = [*CARD_IDS, *WONDER_IDS, *PROGRESS_IDS, *DIVINITY_IDS]
    assert len(set(names)) == len(names) == 78 + 14 + 13 + 16


def test_du_1_1_base_components():
    assert [len(rows) for rows in (AGE_1, AGE_2, AGE_3, GUILDS)] == [23, 23, 20, 7]
    assert (len(WONDER_ROWS) - 2, len(PROGRESS_IDS) - 3) == (12, 10)
    assert sorted(value for _, value, _ in MILITARY_TOKENS) == [2, 2, 5, 5]


def test_du_1_1_colours_of_each_age():
    told = [Counter(row[1] for row in rows) for rows in (AGE_1, AGE_2, AGE_3)]
    assert told[0] == {"blue": 3, "brown": 6, "green": 4, "grey": 2, "red": 4, "yellow": 4}
    assert told[1] == {"blue": 5, "brown": 3, "green": 4, "grey": 2, "red": 5, "yellow": 4}
    assert told[2] == {"blue": 6, "green": 4, "red": 5, "yellow": 5}


def test_du_1_1_totals_of_the_ages():
    def total(numbers, colour):
        of_age = [range(23), range(23, 46), range(46, 66)]
        return [sum(int(numbers[k]) for k in cards if CARD_ROWS[k][1] == colour) for cards in of_age]

    assert total(VP, "blue") == [9, 22, 36]
    assert total(VP, "green") == [2, 6, 10]
    assert total(SHIELDS, "red") == [4, 8, 12]
    assert len(COLOUR) == 78


def test_du_6_2_totals_of_the_costs():
    """By letter and coins: one false number, one letter too many or another one, and a total is wrong."""

    def total(costs):
        letters = Counter(letter for cost in costs for letter in cost if letter.isalpha())
        return sum(int(cost.rstrip("WCSGP") or 0) for cost in costs), dict(sorted(letters.items()))

    ages = [total([row[2] for row in rows]) for rows in (AGE_1, AGE_2, AGE_3, GUILDS, TEMPLES)]
    assert ages == TOTALS
    assert total([row[1] for row in WONDER_ROWS]) == WONDER_TOTAL


def numbers_in(text):
    return sorted(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_du_14_the_words_of_a_card_tell_the_numbers_of_its_row(lang: str):
    """Points, coins, shields and goods stand in the sentence beside the card as they stand in the table."""
    words = Words(lang).game(GAME)
    told = GAME.tables()
    things = [*(("card", *pair) for pair in told.cards.items()), *(("wonder", *pair) for pair in told.wonders.items())]
    for kind, name, thing in things:
        if name.endswith("grand_temple") or name == "moneylenders_guild":
            continue  # their numbers are rules: DU-14.3, DU-14.4
        amounts = [effect.amount for effect in thing.effects if effect.amount]
        for effect in thing.effects:
            if effect.name == "produce":
                amounts.append(len(effect.goods))
            elif effect.name in {"choice", "fixed"}:
                amounts.append(1)
        assert numbers_in(words.say(f"{kind}-{name}.effect")) == sorted(amounts), name


def test_du_1_2_pantheon_components():
    assert (len(TEMPLES), len(MYTHOLOGY_IDS), len(DIVINITY_IDS)) == (5, 5, 15 + 1)
    assert OFFERING_VALUES == [2, 3, 4]
    assert [row[0] for row in WONDER_ROWS[12:]] == ["the_sanctuary", "the_divine_theater"]
    assert PROGRESS_IDS[10:] == ["mysticism", "poliorcetics", "engineering"]


def test_du_1_2_two_tokens_of_each_mythology():
    found = Counter()
    for seed in range(60):
        tokens = GAME.deal(2, {}, seed=seed)["mythology_tokens"]
        assert len(set(tokens)) == 5
        found.update(tokens)
    assert set(found) == {f"{name}_token_{k}" for name in MYTHOLOGY_IDS for k in (1, 2)}


def test_du_1_3_the_bank_is_unlimited():
    """All coins of the box are 14 + 30 + 42 = 86."""
    p = base(elodie(coins=90), jack(coins=90), cards="brewery")
    play(p, elodie, "build brewery")
    assert coins(p, elodie) == 96


def test_du_1_4_fourteen_wonders_and_thirteen_progress_tokens():
    wonders: dict[bool, set[str]] = {True: set(), False: set()}
    for pantheon in (True, False):
        for seed in range(40):
            deal = GAME.deal(2, {"pantheon": pantheon}, seed=seed)
            wonders[pantheon] |= set(deal["wonders"])
            assert len(deal["progress_board"]) == 5
            assert len(deal["progress_box"]) == (8 if pantheon else 5)
    assert wonders[True] == set(WONDER_IDS)
    assert wonders[False] == set(WONDER_IDS[:12])


def test_du_1_5_backs():
    """In Age III the back of a face-down Guild or Temple is not that of the Age."""
    for pantheon, wanted in ((True, "grand_temple"), (False, "guild")):
        found = Counter()
        for seed in range(12):
            deal = GAME.deal(2, {"pantheon": pantheon}, seed=seed)
            structure = dict(enumerate(deal["age3"]))
            p = table(elodie(), jack(), age=3, structure=structure, gods=pantheon)
            for slot in seen(p)["structure"]:
                if slot["card"] is None:
                    special = structure[slot["slot"]].endswith(("_guild", "_grand_temple"))
                    assert slot["back"] == (wanted if special else "age3")
                    found[slot["back"]] += 1
        assert found[wanted] > 0
    assert {slot["back"] for slot in seen(new_game())["structure"]} == {"age1"}


def test_du_1_5_divinities_have_the_back_of_their_mythology():
    p = table(elodie(), jack(), age=1, cards="baths", pantheon={2: {"divinity": "ra", "known": [0]}})
    told = seen(p, jack)["pantheon"]["spaces"][1]
    assert (told["card"], told["mythology"]) == (None, "egyptian")


# --- tables cross-checked -------------------------------------------------------------------------


def test_du_5_3_seventeen_chains_between_buildings():
    found = {}
    for row in CARD_ROWS:
        if row[5]:
            targets = [other[0] for other in CARD_ROWS if other[4] == row[5]]
            assert len(targets) == 1
            found[row[0]] = targets[0]
    assert found == CHAINS


def test_du_5_10_twenty_two_cards_for_engineering():
    assert len([row for row in CARD_ROWS if row[4]]) == 22


def test_du_7_1_two_green_cards_for_each_symbol_but_the_scales():
    found = Counter(SYMBOL_IDS[SYMBOL[k]] for k in range(78) if SYMBOL[k] >= 0)
    assert found == dict.fromkeys(SYMBOL_IDS[:6], 2)


def test_du_2_8_shapes():
    assert ROWS == [[2, 3, 4, 5, 6], [6, 5, 4, 3, 2], [2, 3, 4, 2, 4, 3, 2]]
    assert [sum(rows) for rows in ROWS] == [20, 20, 20]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_du_2_9_covering_follows_from_the_drawing(age: int):
    """A card of one row at x is covered by the cards of the next row at x - 1 and x + 1 (half cards)."""
    at: list[tuple[int, int]] = []
    for row, cards in enumerate(ROWS[age - 1]):
        waist = age == 3 and row == 3  # two cards that stand apart
        xs = [-2, 2] if waist else [2 * k - (cards - 1) for k in range(cards)]
        at += [(row, x) for x in xs]
    for slot, (row, x) in enumerate(at):
        above = [k for k, (other, y) in enumerate(at) if other == row + 1 and abs(x - y) == 1]
        assert COVERED_BY[age - 1][slot] == above


def test_du_2_7_and_9_5_slots_of_tokens():
    assert MYTHOLOGY_SLOTS == [2, 4, 9, 11, 13]
    assert OFFERING_SLOTS == [6, 8, 10]
    assert [k for k in range(20) if TOKEN_SLOTS[1] >> k & 1] == MYTHOLOGY_SLOTS
    assert [k for k in range(20) if TOKEN_SLOTS[2] >> k & 1] == OFFERING_SLOTS
    assert [int(OMEN[slot]) for slot in MYTHOLOGY_SLOTS + OFFERING_SLOTS] == list(range(8))


def test_du_8_7_zones():
    far, near = [5] * 3, [2] * 3
    values = [data.TOKEN_VALUE[token] if token >= 0 else 0 for token in data.TOKEN_AT]
    assert values == [0, *far, *near, 0, 0, 0, 0, 0, *near, *far, 0], "DU-2.2: from capital to capital"
    assert ZONE_VP[:9] == [0, 2, 2, 5, 5, 5, 10, 10, 10]


def test_du_0_5_discarded_cards_are_told_to_all():
    p = base(elodie(), jack(), cards="walls")
    play(p, elodie, "discard walls")
    assert events(p, jack, "discarded") == [{"event": "discarded", "seat": 0, "card": "walls", "coins": 2}]


def test_the_numbers_of_the_engine_are_those_of_the_lists():
    tokens = {name.lower(): value for name, value in vars(data.Has).items() if type(value) is int}
    assert all(value == 1 << components.PROGRESS_IDS.index(name) for name, value in tokens.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_calls_cards_and_wonders_as_the_board_does(lang):
    words = Words(lang).game(GAME)
    rows = {re.sub(r" \(.*", "", row.split("|")[1].strip()) for row in words.rules_page().splitlines() if "|" in row}
    kinds = {"card": CARD_IDS, "wonder": WONDER_IDS, "token": PROGRESS_IDS}
    names = [words.thing(kind, name) for kind, known in kinds.items() for name in known]
    assert [name for name in names if name not in rows] == []
