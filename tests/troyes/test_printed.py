"""Every Activity card and every event: hired, activated and fought at the numbers of the table, from every seat."""

import pytest

from .arrange import anna, cubes, deniers, happened, may, supply, table, turn, vp

# TR-2.4: colour and level; the last three come with the bonus cards. `cubes` waits on the card (TR-11.1).
CARDS = {
    "yellow": ["artisan 1", "merchant 1", "miller 1", "innkeeper 2", "blacksmith 2 cubes", "militia 2 cubes",
               "journeyman 3", "goldsmith 3", "sculptor 3", "baker 1"],
    "white": ["tithing 1 cubes", "monk 1 cubes", "priest 1 cubes", "apprenticeship 2 cubes", "templar 2 cubes",
              "confession 2 cubes", "procession 3", "pilgrimage 3", "glassblower 3", "prior 2 cubes"],
    "red": ["archer 1", "chivalry 1", "diplomat 1", "hunting 2", "mercenary 2", "tax_collector 2", "captain 3",
            "joust 3", "troubadour 3", "banquet 3"],
}  # fmt: skip
ROWS = [(*row.split(" ")[:2], colour, row.endswith("cubes")) for colour, rows in CARDS.items() for row in rows]
SEATS = range(4)


def hired(card: str, colour: str, seat: int, before: list[int], die: int = 6):
    """One family hires on this card with a single die; these stand there already."""
    p = table(
        *[anna(deniers=9, supply=2)] * 4, round=3, turn=seat, bonus_cards=True,
        numbers=f"{card}.cost=4 {card}.vp=7,5 {card}.divisor=2", dice={seat: f"{colour}_{die} {colour}_1"},
        **({"stalls": {card: before}} if before else {"cards": card}),
    )  # fmt: skip
    points = vp(p, seat)
    return p, turn(p, seat, f"activate {card}", [(seat, f"{colour}_{die}")]), points


@pytest.mark.parametrize(("card", "level", "colour", "waits"), ROWS)
def test_tr_9_2_tr_9_3_every_card_hires_at_its_price_for_its_points(card, level, colour, waits):
    for seat in SEATS:
        others = [other for other in SEATS if other != seat]
        for before, points in (([], 7), (others[:1], 5), (others[:2], 0)):
            p, told, _ = hired(card, colour, seat, before)
            assert happened(told, "hired") == [{"seat": seat, "card": card, "deniers": 4, "vp": points}]
            assert supply(p, seat) == 1


@pytest.mark.parametrize(("card", "level", "colour", "waits"), ROWS)
def test_tr_9_6_every_card_counts_by_its_divisor(card, level, colour, waits):
    """A six by two is three activations; cubes wait on delayed cards, one for each."""
    _, told, _ = hired(card, colour, 0, [])
    assert happened(told, "activated")[0]["number"] == 3
    waiting = [one["number"] for one in happened(told, "card_cubes")]
    assert waiting == ([3] if waits else [])


@pytest.mark.parametrize(("card", "level", "colour", "waits"), ROWS)
def test_tr_2_4_every_card_comes_in_the_round_of_its_level(card, level, colour, waits):
    for number in (1, 2, 3):
        p = table(
            *[anna(deniers=9, supply=2)] * 4, round=number, bonus_cards=True, cards=card,
            numbers=f"{card}.divisor=2 {card}.cost=4", dice={anna: f"{colour}_6 red_1"},
        )  # fmt: skip
        assert may(p, anna, f"activate {card}") == (number >= int(level))


# TR-7: colour of the dice that fight an event.
EVENTS = {
    "red": ["brigands_1", "brigands_2", "brigands_3", "skirmishes_1", "skirmishes_2", "war", "normans_attack",
            "succession_conflict", "resistance"],
    "white": ["theological_conflict", "heresy", "migrant_workers", "interruption_of_work"],
    "yellow": ["drought", "support", "civil_war", "wayfarers"],
}  # fmt: skip


@pytest.mark.parametrize(("colour", "event"), [(colour, event) for colour in EVENTS for event in EVENTS[colour]])
@pytest.mark.parametrize("seat", SEATS)
def test_tr_9_13_every_event_takes_cubes_by_its_divisor(colour, event, seat):
    name = event.rstrip("_123")
    p = table(
        *[anna(deniers=0)] * 4, turn=seat, bonus_cards=True, events={"marauding": [], event: []},
        numbers=f"{name}.divisor=2 {name}.banners=4 {name}.vp=7,5", dice={seat: f"{colour}_6 {colour}_5"},
    )  # fmt: skip
    turn(p, seat, f"fight {event}", [(seat, f"{colour}_6")])
    assert cubes(p, event) == [seat] * 3


@pytest.mark.parametrize(("colour", "event"), [(colour, event) for colour in EVENTS for event in EVENTS[colour]])
def test_tr_9_18_every_event_gives_its_points(colour, event):
    name = event.rstrip("_123")
    other = 1
    p = table(
        *[anna(deniers=0)] * 4, bonus_cards=True, events={"marauding": [], event: [other]},
        numbers=f"{name}.divisor=2 {name}.banners=4 {name}.vp=7,5", dice={anna: f"{colour}_6 {colour}_5"},
    )  # fmt: skip
    told = turn(p, anna, f"fight {event}", [(anna, f"{colour}_6")])
    assert {one["seat"]: one["vp"] for one in happened(told, "vp_gained")} == {0: 7, other: 5}
    assert happened(told, "threat_won") == [{"seat": 0, "threat": event}]


def test_tr_9_2_whoever_cannot_pay_hires_nobody():
    for money in (3, 4):
        p = table(
            anna(deniers=money, supply=1), anna(), cards="merchant", numbers="merchant.cost=4",
            dice={anna: "yellow_6 red_1"},
        )  # fmt: skip
        assert may(p, anna, "activate merchant") == (money == 4)
        assert deniers(p, anna) == money
