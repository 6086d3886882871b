"""A table for the tests of Troyes: positions, turns and questions in the words of the rulebook.

    p = table(anna(deniers=12), faye(), geoffrey(), dice={anna: "yellow_6 yellow_5", geoffrey: "yellow_5"})
    turn(p, anna, "farm", [(anna, "yellow_6"), (geoffrey, "yellow_5")])
    assert deniers(p, anna) == 12 - 4 + 5

Anna, Faye, Geoffrey and Emily sit clockwise, as in the examples of the dossier; gray is the neutral, and Le Roy. A turn
goes through its steps by itself: dice not yet taken, the cube, the citizen, the number (the most), the confirmation.
"""

from __future__ import annotations

from typing import Any

from adamak.core.number_table import Numbers
from adamak.games.troyes import GAME
from adamak.games.troyes.data import PHASE_IDS, SLOT_IDS, SPACE_IDS, Family
from adamak.games.troyes.numbers import from_text
from adamak.games.troyes.pieces import card, dice_list, event_cubes, group, queue, spaces
from adamak.testing import Arbiter

Position = Any
# The numbers of the dossier, by which the tests reckon, whatever the house values are tuned to.
DOSSIER = (
    "artisan.divisor=4 miller.divisor=4 blacksmith.divisor=4 journeyman.divisor=5 goldsmith.divisor=5 "
    "tithing.cost=5 tithing.divisor=3 monk.divisor=3 apprenticeship.divisor=4 templar.cost=5 templar.divisor=3 "
    "procession.cost=6 procession.divisor=5 pilgrimage.divisor=6 glassblower.cost=8 glassblower.divisor=8 "
    "archer.divisor=2 chivalry.divisor=5 diplomat.divisor=3 hunting.divisor=4 tax_collector.divisor=4 "
    "captain.divisor=6 joust.cost=6 joust.divisor=5 troubadour.divisor=4 baker.divisor=5 banquet.divisor=5 "
    "brigands.vp=3,1 skirmishes.divisor=4 normans_attack.divisor=4 resistance.divisor=4 "
    "theological_conflict.divisor=4 theological_conflict.vp=4,2 heresy.divisor=4 heresy.vp=3,2 "
    "migrant_workers.vp=3,1 interruption_of_work.divisor=4 interruption_of_work.vp=3,2 support.divisor=4 "
    "civil_war.divisor=4 wayfarers.divisor=4"
)
DISTRICTS = ("d1", "d2", "d3", "d4", "gray")


class Seat(int):
    """A seat; called, it is the family with what it has."""

    def __call__(self, **facts: Any) -> dict[str, Any]:
        return {name: value.split() if isinstance(value, str) else value for name, value in facts.items()}


anna, faye, geoffrey, emily, gray = Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)


def table(*families: dict[str, Any], watch: bool = True, **facts: Any) -> Position:
    """A position in which Anna is to act in round 1, unless said otherwise."""
    p = GAME.from_setup(written(*families, **facts))
    if watch:
        p.watch()
    return p


def written(*families: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """`dice` and `citizens` by owner, `stalls` and `cubes` by card, `events` by name with the owners of their cubes."""
    known = {option["name"] for option in GAME.options_type.describe()} - {"start_player"}
    options = {name: facts.pop(name) for name in list(facts) if name in known}
    options.setdefault("numbers", DOSSIER)
    dice = facts.pop("dice", {})
    facts["districts"] = {DISTRICTS[owner]: names.split() for owner, names in dice.items()}
    if "citizens" in facts:
        places = facts.pop("citizens")
        facts["spaces"] = {space: int(owner) for owner, names in places.items() for space in names.split()}
    if "events" in facts:
        facts["queue"] = [
            {"threat": name, "cubes": [int(o) for o in cubes]} for name, cubes in facts.pop("events").items()
        ]
    for name in ("black", "against", "aside", "red_deck", "white_deck", "yellow_deck", "red_box"):
        if isinstance(facts.get(name), str):
            facts[name] = facts[name].split()
    lying = facts.pop("cards", ""), facts.pop("stalls", {}), facts.pop("cubes", {})
    facts["slots"] = _slots(*lying, len(families), from_text(options["numbers"]))
    return {"game": "troyes", "players": list(families), "options": options, **facts}


def _slots(cards: str, stalls: dict[str, Any], cubes: dict[str, Any], seats: int, numbers: Numbers) -> dict[str, Any]:
    """Cards on their slots; `stalls` names the tradesmen of a card in order, `cubes` whose cubes wait on it."""
    found: dict[str, Any] = {}
    for name in dict.fromkeys([*cards.split(), *stalls, *cubes]):
        people = [int(owner) for owner in stalls.get(name, [])]
        waiting = [[int(owner) for owner in cubes.get(name, [])].count(seat) for seat in range(seats)]
        spaces = len(numbers.get(f"{name}.vp"))
        scoring = [*people, *[None] * spaces][:spaces]
        found[slot_name(name)] = {"card": name, "scoring": scoring, "picture": people[spaces:], "cubes": waiting}
    return found


def slot_name(name: str) -> str:
    """The slot a card belongs on."""
    from adamak.games.troyes.components import CARD_ROWS

    row = next(row for row in CARD_ROWS if row[0] == name)
    return f"{row[1]}_{row[2]}"


def new_game(seats: int, seed: str = "golden", **options: Any) -> Position:
    p = GAME.start(seats, options, seed=seed)
    p.watch()
    return p


# --- moves ----------------------------------------------------------------------------------------


def phase(p: Position) -> str:
    return PHASE_IDS[p.phase]


def named(p: Position, move: str) -> str:
    """`activate merchant` names the slot where the Merchant lies."""
    kind, _, thing = move.partition(" ")
    slots = {card(p, slot): SLOT_IDS[slot] for slot in range(9)}
    return f"activate {slots[thing]}" if kind == "activate" and thing in slots else move


arbiter = Arbiter(GAME, named)
choices = arbiter.choices
refused = arbiter.refused
why = arbiter.why
may = arbiter.may


def play(p: Position, seat: int, *moves: str) -> list[dict[str, Any]]:
    """Plays moves, each of which must be legal; returns everything that happened."""
    told: list[dict[str, Any]] = []
    for move in moves:
        number = GAME.moves.number(named(p, move))
        refusal = p.why_not(seat, number)
        assert refusal is None, f"{move}: {refusal}"
        assert number in list(p.legal(seat)), move
        p.apply(seat, number)
        told += p.events_for(seat)
    return told


def turn(
    p: Position,
    seat: int,
    target: str,
    dice: list[tuple[int, str]],
    cube: str = "",
    source: str = "",
    times: int = 0,
) -> list[dict[str, Any]]:
    """A whole turn up to its confirmation."""
    told = compose(p, seat, target, dice, cube, source, times)
    return told + play(p, seat, "confirm")


def compose(
    p: Position, seat: int, target: str, dice: list[tuple[int, str]], cube: str = "", source: str = "", times: int = 0
) -> list[dict[str, Any]]:
    """A turn put together, not yet confirmed."""
    told = play(p, seat, target)
    while phase(p) != "confirm":
        if phase(p) == "take_dice":
            left = list(dice)
            for one in group(p):
                left.remove(one)
            move = f"take {DISTRICTS[left[0][0]]} {left[0][1]}" if left else "enough"
        elif phase(p) == "choose_cube":
            move = f"spend {cube}" if cube else "plain"
        elif phase(p) == "choose_source":
            move = f"source {source}" if source else next(iter(choices(p, seat)))
        else:
            move = f"times {times}" if times else choices(p, seat)[-1]
        told += play(p, seat, move)
    assert sorted(group(p)) == sorted((int(owner), die) for owner, die in dice), "the engine took other dice"
    return told


def happened(told: list[dict[str, Any]], event: str) -> list[dict[str, Any]]:
    """Every event of a kind, without its name."""
    return [{key: value for key, value in one.items() if key != "event"} for one in told if one["event"] == event]


# --- questions ------------------------------------------------------------------------------------


def deniers(p: Position, owner: int) -> int:
    return int(p.family[Family.DENIERS + owner])


def influence(p: Position, owner: int) -> int:
    return int(p.family[Family.INFLUENCE + owner])


def vp(p: Position, owner: int) -> int:
    return int(p.family[Family.VP + owner])


def supply(p: Position, owner: int) -> int:
    return int(p.family[Family.SUPPLY + owner])


def reserve(p: Position, owner: int) -> int:
    return int(p.family[Family.RESERVE + owner])


def dice(p: Position, owner: int) -> list[str]:
    return dice_list(p.square[owner])


def on(p: Position, space: str) -> int | None:
    return spaces(p)[SPACE_IDS.index(space)]


def cubes(p: Position, threat: str) -> list[int]:
    return event_cubes(p, queue(p).index(threat))


def seen(p: Position, seat: int = 0) -> dict[str, Any]:
    return dict(p.view(seat))


def score(p: Position, seat: int) -> dict[str, int]:
    return dict(p.scores()[seat]["parts"])
