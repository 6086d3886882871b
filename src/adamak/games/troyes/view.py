"""What each seat may see: the view, its gauges and the scores. Built by white-list (TR-1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypedDict

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.core.named import named
from adamak.core.naming import seats_of
from adamak.games.troyes import activity_cards, buildings, data, pieces, scoring, threats
from adamak.games.troyes import defence as black_dice
from adamak.games.troyes import numbers as printed
from adamak.games.troyes.components import BUILDING_IDS, CARD_ROWS, CHARACTER_IDS, COLOUR_IDS, LEVELS, THREAT_ROWS
from adamak.games.troyes.composing import Compose, Offer, Pending, compose, offers, pending
from adamak.games.troyes.data import NEUTRAL, PHASE_IDS, SLOT_IDS, SPACE_IDS, Family, Phase
from adamak.games.troyes.pieces import black_list, count, dice_list
from adamak.games.troyes.position import STATE
from adamak.games.troyes.variant import MaraudingDice

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

Colour = Annotated[str, named("Colour", COLOUR_IDS)]
PhaseId = Annotated[str, named("Phase", PHASE_IDS)]
Timing = Annotated[str, named("Timing", ["immediate", "delayed"])]
Whose = Annotated[str, named("Whose", ["house", "own"])]


class District(TypedDict):
    district: str
    owner: int
    dice: list[str]
    passed: bool
    pass_deniers: int


class Space(TypedDict):
    space: str
    owner: int | None


class Row(TypedDict):
    dice: list[int]
    spaces: list[Space]


class Building(TypedDict):
    building: str
    colour: Colour
    salary: int
    rows: list[Row]
    lying: list[int]


class Slot(TypedDict):
    slot: str
    colour: Colour
    level: int
    card: str | None
    cost: int | None
    divisor: int | None
    vp: list[int] | None
    house: list[str]  # which of the numbers are house values
    timing: Timing | None
    scoring: list[int | None]
    picture: list[int]
    cubes: list[int]


class Threat(TypedDict):
    threat: str
    colour: Colour | None
    colours: list[Colour]
    divisor: int
    banners: int | None
    vp: list[int] | None
    black_dice: int
    house: list[str]
    cubes: list[int]


class Decks(TypedDict):
    red: int
    white: int
    yellow: int


class Score(TypedDict):
    total: int
    parts: dict[str, int]


class Standing(TypedDict):
    """Points as if the game ended now, as far as the viewer can tell; None is hidden."""

    owner: int
    total: int | None
    parts: dict[str, int | None]


class Citizens(TypedDict):
    palace: int
    bishopric: int
    city_hall: int


class Seat(TypedDict):
    seat: int
    deniers: int
    influence: int
    vp: int | None
    supply: int
    reserve: int
    citizens: Citizens
    salary: int
    tradesmen: int
    cathedral_cubes: int
    events_won: list[str]
    characters: list[str] | None
    characters_number: int
    passed: bool
    score: Score | None


class Automa(TypedDict):
    vp: int
    citizens_left: int
    citizens: Citizens
    tradesmen: int
    cathedral_cubes: int
    events_won: list[str]
    roll: int | None
    characters: list[str]
    score: Score | None
    margin: int | None
    grade: str | None


class Defence(TypedDict):
    """TR-7.13: the black dice to be countered, and what is set against them."""

    seat: int
    dice: list[str]
    blacks: list[str]
    sum: int
    against: int
    reach: int
    able: bool


class Flip(TypedDict):
    dice: list[str]
    turned: list[str]  # what each becomes


class View(TypedDict):
    """Everything a seat may know. Owners are the seats and 4, the neutral, who is Le Roy in solo."""

    seats: int
    solo: bool
    phase: PhaseId
    actors: list[int]
    round: int
    rounds: int
    start_player: int
    districts: list[District]
    black_dice: list[str]
    buildings: list[Building]
    cathedral: list[list[int | None]]
    slots: list[Slot]
    queue: list[Threat]
    decks: Decks
    players: list[Seat]
    automa: Automa | None
    standings: list[Standing]
    compose: Compose | None
    defence: Defence | None
    flip: Flip | None
    pending: Pending | None
    offers: dict[str, Offer] | None  # by the move in words
    numbers: Whose
    ending: str
    winners: list[int]


def view(p: TroyesPosition, viewer: int) -> View:
    """Everything this seat may know, as JSON data; a spectator is seat -1."""
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
        "buildings": [building(p, b) for b in range(len(BUILDING_IDS))],
        "cathedral": pieces.cathedral(p),
        "slots": [slot_view(p, slot) for slot in range(data.SLOTS)],
        "queue": [threat(p, at) for at in range(len(p.queue))],
        "decks": {
            "red": len(STATE.red_deck.read(p)),
            "white": len(STATE.white_deck.read(p)),
            "yellow": len(STATE.yellow_deck.read(p)),
        },
        "players": [player(p, seat, viewer) for seat in range(p.seats)],
        "automa": automa(p) if p.seats == 1 else None,
        "standings": [standing(p, owner, viewer) for owner in (*range(p.seats), *([NEUTRAL] if p.seats == 1 else []))],
        "compose": compose(p),
        "defence": defence(p),
        "flip": flip(p),
        "pending": pending(p),
        "offers": offers(p) if viewer in p.actors() else None,
        "numbers": "own" if p.variant.numbers else "house",
        "ending": p.ending(),
        "winners": seats_of(p.winners),
    }


# --- the board ------------------------------------------------------------------------------------


def district(p: TroyesPosition, owner: int) -> District:
    purse = count(p, Family.PURSE, owner)
    return {
        "district": data.DISTRICT_IDS[owner],
        "owner": owner,
        "dice": dice_list(p.square[owner]),
        "passed": purse > 0,
        "pass_deniers": purse,
    }


def building(p: TroyesPosition, b: int) -> Building:
    standing = pieces.spaces(p)
    rows: dict[int, list[int]] = {}
    for value in range(1, 7):
        rows.setdefault(int(p.variant.row_start[6 * b + value - 1]), []).append(value)
    return {
        "building": BUILDING_IDS[b],
        "colour": COLOUR_IDS[b],
        "salary": int(data.SALARY[b]),
        "rows": [
            {
                "dice": dice,
                "spaces": [
                    {"space": SPACE_IDS[k], "owner": standing[k]}
                    for k in range(start, start + int(p.variant.row_size[6 * b + dice[0] - 1]))
                ],
            }
            for start, dice in sorted(rows.items())
        ],
        "lying": pieces.lying(p, b),
    }


def slot_view(p: TroyesPosition, slot: int) -> Slot:
    lying = pieces.slot(p, slot)
    shown = pieces.face_up(p, slot)
    name, k, v = lying["card"], int(p.card_on(slot)), p.variant
    return {
        "slot": SLOT_IDS[slot],
        "colour": COLOUR_IDS[slot // LEVELS],
        "level": slot % LEVELS + 1,
        "card": name if shown else None,
        "cost": int(v.card_cost[k]) if shown else None,
        "divisor": int(v.card_divisor[k]) if shown else None,
        "vp": [int(v.card_first[k]), int(v.card_second[k])] if shown else None,
        "house": house(p, name, ["cost", "divisor", "vp"]) if shown else [],
        "timing": CARD_ROWS[k][3] if shown else None,
        "scoring": lying["scoring"],
        "picture": lying["picture"],
        "cubes": lying["cubes"],
    }


def house(p: TroyesPosition, name: str, fields: list[str]) -> list[str]:
    """Which of these numbers are house values: neither stated by the rulebook nor entered by the game's owner."""
    table = printed.from_text(p.variant.numbers)
    return [field for field in fields if table.is_house(f"{name}.{field}")]


def threat(p: TroyesPosition, at: int) -> Threat:
    k = int(threats.threat_at(p, at))
    name, kind, colour, _ = THREAT_ROWS[k]
    marauding, v = name == "marauding", p.variant
    colours = COLOUR_IDS if v.marauding_dice == MaraudingDice.ANY else ["yellow"]
    return {
        "threat": name,
        "colour": colour or None,
        "colours": colours if marauding else [colour],
        "divisor": int(v.threat_divisor[k]),
        "banners": None if marauding else int(v.threat_banners[k]),
        "vp": None if marauding else [int(v.threat_first[k]), int(v.threat_second[k])],
        "black_dice": int(v.threat_black[k]),
        "house": house(p, kind, ["divisor"] if marauding else ["divisor", "banners", "vp"]),
        "cubes": pieces.event_cubes(p, at),
    }


# --- players --------------------------------------------------------------------------------------


def standing_in(p: TroyesPosition, owner: int) -> Citizens:
    here = pieces.spaces(p)
    palace, bishopric, city_hall = (here[6 * b : 6 * b + 6].count(owner) for b in range(len(BUILDING_IDS)))
    return {"palace": palace, "bishopric": bishopric, "city_hall": city_hall}


def sees_secrets(p: TroyesPosition, seat: int, viewer: int) -> bool:
    """TR-1.4: points and characters are the player's own secret until the end; alone there is nobody to hide from."""
    return bool(p.phase == Phase.OVER) or viewer == seat or p.seats == 1


def player(p: TroyesPosition, seat: int, viewer: int) -> Seat:
    own = sees_secrets(p, seat, viewer)
    citizens = standing_in(p, seat)
    hand = pieces.characters(p, seat)
    upright = (citizens["palace"], citizens["bishopric"], citizens["city_hall"])
    return {
        "seat": seat,
        "deniers": count(p, Family.DENIERS, seat),
        "influence": count(p, Family.INFLUENCE, seat),
        "vp": count(p, Family.VP, seat) if own else None,
        "supply": count(p, Family.SUPPLY, seat),
        "reserve": count(p, Family.RESERVE, seat),
        "citizens": citizens,
        "salary": sum(int(each) * number for each, number in zip(data.SALARY, upright, strict=True)),
        "tradesmen": pieces.tradesmen(p, seat),
        "cathedral_cubes": sum(level.count(seat) for level in pieces.cathedral(p)),
        "events_won": pieces.won(p, seat),
        "characters": hand if own else None,
        "characters_number": len(hand),
        "passed": count(p, Family.PURSE, seat) > 0,
        "score": score(p, seat) if p.phase == Phase.OVER else None,
    }


def automa(p: TroyesPosition) -> Automa:
    """TR-15: Le Roy, who hides nothing."""
    over = bool(p.phase == Phase.OVER)
    margin = int(scoring.points(p, 0) - scoring.points(p, NEUTRAL))
    return {
        "vp": count(p, Family.VP, NEUTRAL),
        "citizens_left": count(p, Family.RESERVE, NEUTRAL),
        "citizens": standing_in(p, NEUTRAL),
        "tradesmen": pieces.tradesmen(p, NEUTRAL),
        "cathedral_cubes": sum(level.count(NEUTRAL) for level in pieces.cathedral(p)),
        "events_won": pieces.won(p, NEUTRAL),
        "roll": int(p.rolled) or None,
        "characters": pieces.character_row(p),
        "score": score(p, NEUTRAL) if over else None,
        "margin": margin if over else None,
        "grade": p.ending() if over else None,
    }


def gauges(p: TroyesPosition, viewer: int) -> Gauges:
    """What a move may change: everybody's goods, and one's own points."""
    table = {"black_dice": int(black_dice.number_of(p.black)), "queue": len(p.queue)}
    return Gauges(table, [seat_gauges(p, seat, viewer) for seat in range(p.seats)])


def seat_gauges(p: TroyesPosition, seat: int, viewer: int) -> dict[str, int]:
    family = p.family
    counts = {
        "deniers": int(family[Family.DENIERS + seat]),
        "influence": int(family[Family.INFLUENCE + seat]),
        "supply": int(family[Family.SUPPLY + seat]),
        "reserve": int(family[Family.RESERVE + seat]),
        "tradesmen": int(activity_cards.tradesmen(p, seat)),
        "cathedral_cubes": int(p.cathedral_cubes(seat)),
        "events_won": int(bits(family[Family.WON + seat])),
    }
    counts.update({f"citizens.{name}": int(buildings.upright(p, b, seat)) for b, name in enumerate(BUILDING_IDS)})
    if sees_secrets(p, seat, viewer):
        counts["vp"] = int(family[Family.VP + seat])
    return counts


# --- other decisions ------------------------------------------------------------------------------


def defence(p: TroyesPosition) -> Defence | None:
    if p.phase != Phase.BLACK_DICE:
        return None
    against, able = int(black_dice.black_sum(p.against)), int(black_dice.reach(p, p.turn))
    return {
        "seat": int(p.turn),
        "dice": dice_list(p.aside),
        "blacks": black_list(p.against),
        "sum": int(black_dice.strength(p.aside)),
        "against": against,
        "reach": able,
        "able": able >= against,
    }


def flip(p: TroyesPosition) -> Flip | None:
    if p.phase != Phase.FLIP:
        return None
    dice = dice_list(p.aside)
    each = [data.ONE_DIE[data.DIE_IDS.index(die)] for die in dice]
    return {"dice": dice, "turned": [dice_list(black_dice.turned(die))[0] for die in each]}


# --- points ---------------------------------------------------------------------------------------


def open_parts(p: TroyesPosition, owner: int) -> dict[str, int]:
    """TR-12.2 to TR-12.4: what everybody can count on the table."""
    return {
        "events": int(threats.with_own_cube(p, owner)),
        "tradesmen": int(activity_cards.points(p, owner)),
        "cathedral": -data.MISSING_LEVEL * int(scoring.missing_levels(p, owner)),
    }


def character_parts(p: TroyesPosition, owner: int, characters: int) -> dict[str, int]:
    """TR-12.5."""
    return {
        name: int(scoring.character_points(p, owner, k))
        for k, name in enumerate(CHARACTER_IDS)
        if int(characters) >> k & 1
    }


def score(p: TroyesPosition, owner: int) -> Score:
    """TR-12, part by part."""
    parts = {"play": count(p, Family.VP, owner)} | open_parts(p, owner)
    parts |= character_parts(p, owner, scoring.in_play(p))
    return {"total": sum(parts.values()), "parts": parts}


def standing(p: TroyesPosition, owner: int, viewer: int) -> Standing:
    """TR-1.4: with the characters the viewer knows; alone they count when the game is over."""
    known = 0
    if p.phase == Phase.OVER:
        known = int(scoring.in_play(p))
    elif p.seats > 1 and viewer >= 0:
        known = int(p.family[Family.SECRET + viewer])
    play = count(p, Family.VP, owner) if owner == NEUTRAL or sees_secrets(p, owner, viewer) else None
    rest = open_parts(p, owner) | character_parts(p, owner, known)
    return {
        "owner": owner,
        "total": None if play is None else play + sum(rest.values()),
        "parts": {"play": play, **rest},
    }


def scores(p: TroyesPosition) -> list[Score]:
    """As if the game ended now; the table tells nobody before it does."""
    return [score(p, seat) for seat in range(p.seats)]


def ranking(p: TroyesPosition) -> list[int]:
    """TR-12.6: equal points share a place; TR-15.17: whoever loses to Le Roy is second."""
    totals = [score["total"] for score in scores(p)]
    if p.seats == 1:
        return [1 if p.winners else 2]
    return [1 + sum(other > mine for other in totals) for mine in totals]
