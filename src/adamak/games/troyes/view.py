"""What each seat may see: the view and the scores. Built by white-list (TR-1.4)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from adamak.core.naming import seats_of
from adamak.core.position import SPECTATOR
from adamak.core.view_cache import alike, cached_by
from adamak.core.view_types import named
from adamak.games.troyes import buildings, data, pieces, threats
from adamak.games.troyes import defence as black_dice
from adamak.games.troyes import numbers as printed
from adamak.games.troyes.components import BUILDING_IDS, CARD_ROWS, COLOUR_IDS, LEVELS, THREAT_ROWS
from adamak.games.troyes.data import NEUTRAL, PHASE_IDS, SLOT_IDS, SPACE_IDS, Family, Phase
from adamak.games.troyes.pieces import black_list, count, dice_list
from adamak.games.troyes.player_view import Automa, Seat, Standing, automa, player, ranking, score, standing
from adamak.games.troyes.position import STATE, TroyesPosition
from adamak.games.troyes.turn_view import Compose, Offer, Pending, compose, offers, pending

__all__ = ["View", "ranking", "score", "view"]


Colour = Annotated[str, named("Colour", COLOUR_IDS)]
PhaseId = Annotated[str, named("Phase", PHASE_IDS)]
Timing = Annotated[str, named("Timing", ["immediate", "delayed"])]
Whose = Annotated[str, named("Whose", ["house", "own"])]
Dice = list[str]
Owners = list[int]  # the seats, and 4 for the neutral, who is Le Roy in solo
District = TypedDict("District", {"district": str, "owner": int, "dice": Dice, "passed": bool, "pass_deniers": int})
Space = TypedDict("Space", {"space": str, "owner": int | None})
Row = TypedDict("Row", {"dice": list[int], "spaces": list[Space]})
# A number that somebody entered for a card, an event or a building, and what the house would have there.
OwnNumber = TypedDict("OwnNumber", {"thing": str, "what": str, "own": list[int | str], "house": list[int | str]})


Building = TypedDict("Building", {
    "building": str, "colour": Colour, "salary": int, "rows": list[Row], "lying": Owners, "own": list[str],
})  # fmt: skip
Decks = TypedDict("Decks", {"red": int, "white": int, "yellow": int})
Flip = TypedDict("Flip", {"dice": list[str], "turned": list[str]})  # turned: what each becomes
Slot = TypedDict("Slot", {
    "slot": str, "colour": Colour, "level": int, "card": str | None, "cost": int | None, "divisor": int | None,
    "vp": list[int] | None,
    "house": list[str], "own": list[str],  # which of the numbers are house values, and which somebody entered
    "timing": Timing | None, "scoring": list[int | None], "picture": list[int], "cubes": list[int],
})  # fmt: skip
Threat = TypedDict("Threat", {
    "threat": str, "colour": Colour | None, "colours": list[Colour], "divisor": int, "banners": int | None,
    "vp": list[int] | None, "black_dice": int, "house": list[str], "own": list[str], "cubes": list[int],
})  # fmt: skip
# TR-7.13: the black dice to be countered, and what is set against them.
Defence = TypedDict("Defence", {
    "seat": int, "dice": Dice, "blacks": Dice, "sum": int, "against": int, "reach": int, "able": bool,
})  # fmt: skip
# Everything a seat may know. Owners are the seats and 4, the neutral, who is Le Roy in solo.
View = TypedDict("View", {
    "seats": int, "solo": bool, "phase": PhaseId, "actors": list[int], "round": int, "rounds": int, "start_player": int,
    "districts": list[District], "black_dice": list[str], "buildings": list[Building],
    "cathedral": list[list[int | None]], "slots": list[Slot], "queue": list[Threat], "decks": Decks,
    "players": list[Seat], "automa": Automa | None, "standings": list[Standing],
    "compose": Compose | None, "defence": Defence | None, "flip": Flip | None, "pending": Pending | None,
    "offers": dict[str, Offer] | None,  # by the move in words
    "numbers": Whose, "own_numbers": list[OwnNumber], "ending": str, "winners": list[int],
})  # fmt: skip


def view(p: TroyesPosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
    seen = for_everybody(p)
    scoring = [*range(p.seats), *([NEUTRAL] if p.seats == 1 else [])]
    return {
        **seen,
        "players": [player(p, seat, viewer) if seat == viewer else other for seat, other in enumerate(seen["players"])],
        "standings": [standing(p, owner, viewer) for owner in scoring],
        "offers": offers(p) if viewer in seen["actors"] else None,
    }


@alike
def for_everybody(p: TroyesPosition) -> View:
    """What is alike for all: without the standings, of which everybody knows another part."""
    red, white, yellow = (len(deck.read(p)) for deck in (STATE.red_deck, STATE.white_deck, STATE.yellow_deck))
    return {
        "seats": int(p.seats),
        "solo": p.seats == 1,
        "phase": PHASE_IDS[p.phase],
        "actors": p.actors(),
        "round": int(p.round),
        "rounds": int(data.ROUNDS[p.seats]),
        "start_player": int(p.starter),
        "districts": [district(p, owner) for owner in (*range(p.seats), NEUTRAL)],
        "black_dice": black_list(p.black),
        "buildings": all_buildings(p),
        "cathedral": cathedral(p),
        "slots": slots(p),
        "queue": [threat(p, at) for at in range(len(p.queue))],
        "decks": {"red": red, "white": white, "yellow": yellow},
        "players": [player(p, seat, SPECTATOR) for seat in range(p.seats)],
        "automa": automa(p) if p.seats == 1 else None,
        "standings": [],
        "compose": compose(p),
        "defence": defence(p) if p.phase == Phase.BLACK_DICE else None,
        "flip": flip(p) if p.phase == Phase.FLIP else None,
        "pending": pending(p),
        "offers": None,
        "numbers": "own" if p.variant.numbers else "house",
        "own_numbers": own_numbers(p),
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


cathedral = cached_by(lambda p: p.cathedral)(pieces.cathedral)


@cached_by(lambda p, owner: (p.family[Family.PURSE + owner], p.square[owner]))
def district(p: TroyesPosition, owner: int) -> District:
    purse = count(p, Family.PURSE, owner)
    name, dice = data.DISTRICT_IDS[owner], dice_list(p.square[owner])
    return {"district": name, "owner": owner, "dice": dice, "passed": purse > 0, "pass_deniers": purse}


@cached_by(lambda p: (p.spaces, p.lying))
def all_buildings(p: TroyesPosition) -> list[Building]:
    return [building(p, b) for b in range(len(BUILDING_IDS))]


def building(p: TroyesPosition, b: int) -> Building:
    standing: list[Space] = [{"space": SPACE_IDS[k], "owner": owner} for k, owner in enumerate(pieces.spaces(p))]
    dice: dict[tuple[int, int], list[int]] = {}
    for value in range(1, 7):
        first, last = buildings.row(p, b, value)
        dice.setdefault((int(first), int(last)), []).append(value)
    return {
        "building": BUILDING_IDS[b],
        "colour": COLOUR_IDS[b],
        "salary": int(data.SALARY[b]),
        "rows": [{"dice": dice[row], "spaces": standing[row[0] : row[1] + 1]} for row in sorted(dice)],
        "lying": pieces.lying(p, b),
        "own": own(p, BUILDING_IDS[b]),
    }


@cached_by(lambda p: (p.revealed, *map(p.card_on, range(data.SLOTS)), *p.stalls))
def slots(p: TroyesPosition) -> list[Slot]:
    return [slot_view(p, slot) for slot in range(data.SLOTS)]


@cached_by(lambda p, slot: (p.card_on(slot), pieces.face_up(p, slot), p.stalls[slot]))
def slot_view(p: TroyesPosition, slot: int) -> Slot:
    lying, shown, k, v = pieces.slot(p, slot), pieces.face_up(p, slot), p.card_on(slot), p.variant
    spaces = v.card_points[data.SCORING_SPACES * k : data.SCORING_SPACES * (k + 1)]
    return {
        "slot": SLOT_IDS[slot],
        "colour": COLOUR_IDS[slot // LEVELS],
        "level": slot % LEVELS + 1,
        "card": lying["card"] if shown else None,
        "cost": int(v.card_cost[k]) if shown else None,
        "divisor": int(v.card_divisor[k]) if shown else None,
        "vp": [int(points) for points in spaces if points >= 0] if shown else None,
        "house": house(p, lying["card"], ["cost", "divisor", "vp"]) if shown else [],
        "own": own(p, lying["card"]) if shown else [],
        "timing": CARD_ROWS[k][3] if shown else None,
        "scoring": lying["scoring"],
        "picture": lying["picture"],
        "cubes": lying["cubes"],
    }


def house(p: TroyesPosition, name: str, fields: list[str]) -> list[str]:
    """Which of these numbers are house values: neither stated by the rulebook nor entered by the game's owner."""
    table = printed.from_text(p.variant.numbers)
    return [field for field in fields if table.is_house(f"{name}.{field}")]


def own(p: TroyesPosition, name: str) -> list[str]:
    """Which of its numbers somebody entered."""
    return [number["what"] for number in own_numbers(p) if number["thing"] == name]


@cached_by(lambda p: ())
def own_numbers(p: TroyesPosition) -> list[OwnNumber]:
    """All that differs from the house, in the order of the table."""
    table = printed.from_text(p.variant.numbers)
    return [
        {"thing": thing, "what": what, "own": list(table.get(key)), "house": list(printed.FIELDS[key].house)}
        for key in printed.FIELDS
        if key in table.changed
        for thing, _, what in [key.partition(".")]
    ]


@cached_by(lambda p, at: (p.queue[at], p.marauders))
def threat(p: TroyesPosition, at: int) -> Threat:
    k, v = int(threats.threat_at(p, at)), p.variant
    name, kind, colour, _ = THREAT_ROWS[k]
    marauding = name == "marauding"
    return {
        "threat": name,
        "colour": colour or None,
        "colours": [name for bit, name in enumerate(COLOUR_IDS) if int(v.threat_dice[k]) >> bit & 1],
        "divisor": int(v.threat_divisor[k]),
        "banners": None if marauding else int(v.threat_banners[k]),
        "vp": None if marauding else [int(v.threat_first[k]), int(v.threat_second[k])],
        "black_dice": int(v.threat_black[k]),
        "house": house(p, kind, ["divisor"] if marauding else ["divisor", "banners", "vp"]),
        "own": own(p, kind),
        "cubes": pieces.event_cubes(p, at),
    }


def defence(p: TroyesPosition) -> Defence:
    against, reach = int(black_dice.black_sum(p.against)), int(black_dice.reach(p, p.turn))
    return {
        "seat": int(p.turn),
        "dice": dice_list(p.aside),
        "blacks": black_list(p.against),
        "sum": int(black_dice.strength(p.aside)),
        "against": against,
        "reach": reach,
        "able": reach >= against,
    }


def flip(p: TroyesPosition) -> Flip:
    dice = dice_list(p.aside)
    turned = [black_dice.turned(data.ONE_DIE[data.DIE_IDS.index(die)]) for die in dice]
    return {"dice": dice, "turned": [dice_list(die)[0] for die in turned]}
