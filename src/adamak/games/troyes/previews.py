"""What a turn being put together costs and gives so far, and what each next step would make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.games.troyes import activity_cards, buildings, effects, groups, threats
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, THREAT_IDS
from adamak.games.troyes.data import (
    ACTING,
    ACTIVATE,
    BUILD,
    BY_PRIOR,
    CONFIRM,
    CONFIRMING,
    CUBING,
    DEFENDING,
    DENIERS,
    DISTRICT_IDS,
    EXCHANGING,
    FARM,
    FIGHT,
    FLIPPING,
    INFLUENCE,
    IS_DELAYED,
    MILLING,
    MODIFIER_IDS,
    MODIFIERS,
    OF_COLOUR,
    PASS,
    PLACE,
    PLAINLY,
    PRICE,
    RED,
    SLOT_IDS,
    SOURCE_IDS,
    TAKING,
    UNDECIDED,
    dice_in,
)
from adamak.games.troyes.pieces import black_list, card, cathedral, count, dice_list, group, value

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

NOTHING = {"deniers": 0, "vp": 0, "influence": 0, "cubes": 0}


# --- the turn being put together ------------------------------------------------------------------


def compose(p: TroyesPosition) -> dict[str, Any] | None:
    """The turn so far; None while nothing is being put together."""
    if not TAKING <= p.phase <= CONFIRMING:
        return None
    seat, cube = int(p.turn), best_cube(p)
    price = int(groups.price(p, seat, p.group, cube)) if p.size else 0
    hire = int(groups.hire_cost(p, seat, p.target))
    total = int(groups.sum_of(p.group))
    most = most_of(p, cube)
    times = int(p.times) or most
    return {
        "target": target(p),
        "dice": dice(p, seat, cube),
        "price": price,
        "hire": hire,
        "deniers_after": count(p, DENIERS, seat) - price - hire,
        "sum": total,
        "value": int(groups.worth(total, p.size, cube)) if p.size else None,
        "divisor": int(groups.divisor_of(p, p.target)) or None,
        "most": most,
        "cube": MODIFIER_IDS[cube] if cube < MODIFIERS else None,
        "cube_chosen": bool(p.cube != UNDECIDED),
        "source": SOURCE_IDS[p.source] if p.source >= 0 else None,
        "times": int(p.times) or None,
        "yield": gains(p, seat, cube, times),
    }


def best_cube(p: TroyesPosition) -> int:
    """The cube chosen; before that the plain group, or the only cube that can make something of it."""
    if p.cube != UNDECIDED:
        return int(p.cube)
    if p.size:
        wanted, colour = groups.colour_wanted(p, p.target), groups.colour_of(p.group)
        usable = [k for k in range(MODIFIERS) if activity_cards.held(p, p.turn) >> k & 1]
        if not groups.fits(wanted, colour, p.size, PLAINLY):
            fitting = [k for k in usable if groups.fits(wanted, colour, p.size, k)]
            return fitting[0] if fitting else PLAINLY
    return PLAINLY


def target(p: TroyesPosition) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": "farm", "slot": None, "card": None, "threat": None, "building": None}
    at = int(p.target)
    if at < BUILD:
        slot = at - ACTIVATE
        return told | {"kind": "activate", "slot": SLOT_IDS[slot], "card": card(p, slot)}
    if at == BUILD:
        return told | {"kind": "build"}
    if at < PLACE:
        return told | {"kind": "fight", "threat": THREAT_IDS[at - FIGHT]}
    if at < FARM:
        return told | {"kind": "place", "building": BUILDING_IDS[at - PLACE]}
    return told


def dice(p: TroyesPosition, seat: int, cube: int) -> list[dict[str, Any]]:
    """Each die with its price as the group stands: the first of each district is free with Tithing."""
    told, seen = [], [0] * 5
    free = (3 if p.seats == 1 else 1) if cube < MODIFIERS and MODIFIER_IDS[cube] == "tithing" else 0
    for district, die in group(p):
        seen[district] += 1
        paid = district != seat and seen[district] > free
        told.append({"district": DISTRICT_IDS[district], "die": die, "price": int(PRICE[p.size]) if paid else 0})
    return told


def most_of(p: TroyesPosition, cube: int) -> int:
    """Activations or event cubes the group allows as it stands."""
    if p.size == 0:
        return 0
    if p.target < BUILD or FIGHT <= p.target < PLACE:
        most = int(groups.worth(groups.sum_of(p.group), p.size, cube) // groups.divisor_of(p, p.target))
        if p.target >= FIGHT:
            most = min(most, int(threats.free_banners(p, threats.place_of(p, p.target - FIGHT))))
        return most
    return 1


def gains(p: TroyesPosition, seat: int, cube: int, times: int) -> dict[str, int]:
    """What the turn would give as it stands; exchanges and event cubes as if all were made."""
    told = dict(NOTHING)
    if p.size == 0 or times == 0:
        return told
    if p.target == FARM:
        told["deniers"] = int(groups.worth(groups.sum_of(p.group), p.size, cube)) // 2
    elif p.target == BUILD:
        copies = 2 if cube == BY_PRIOR else 1
        for number, cubes in built(p, copies).items():
            told["vp"] += cubes
            told["influence"] += cubes * (1 if number <= 3 else 2)
            told["cubes"] += cubes
    elif FIGHT <= p.target < PLACE:
        told["cubes"] = told["influence"] = times
    elif p.target < BUILD:
        told |= card_gains(p, seat, int(p.card_on(p.target - ACTIVATE)), times)
    room = 20 - count(p, INFLUENCE, seat)
    told["influence"] = min(told["influence"], room)
    return told


def built(p: TroyesPosition, copies: int) -> dict[int, int]:
    """Cathedral cubes by number."""
    found: dict[int, int] = {}
    for _, die in group(p):
        number = value(die)
        free = [level[number - 1] for level in cathedral(p)].count(None)
        found[number] = min(free, found.get(number, 0) + copies)
    return found


def card_gains(p: TroyesPosition, seat: int, which: int, times: int) -> dict[str, int]:
    """One card's effect so many times, on the table as it lies."""
    name = CARD_IDS[which]
    if IS_DELAYED[which]:
        return {"cubes": times}
    money = count(p, DENIERS, seat) - int(groups.hire_cost(p, seat, p.target))
    money -= int(groups.price(p, seat, p.group, best_cube(p)))
    influence = count(p, INFLUENCE, seat)
    plain = {
        "merchant": {"deniers": 2}, "mercenary": {"deniers": 3}, "goldsmith": {"vp": 1, "deniers": 2},
        "sculptor": {"vp": 1}, "pilgrimage": {"vp": 2}, "hunting": {"influence": 3},
        "glassblower": {"vp": int(p.cathedral_cubes(seat)) // 2},
        "captain": {"vp": int(threats.with_own_cube(p, seat))},
        "baker": {"deniers": int(effects.yellow_left(p))},
        "banquet": {"vp": int(effects.longest_red_table(p, seat))},
        "miller": {"deniers": 2 * max(int(buildings.upright(p, b, seat)) for b in range(2))},
        "tax_collector": {"deniers": taxes(p, seat)},
        "procession": {"vp": leads(p, seat)},
        "joust": {"vp": 2 if wins_joust(p, seat) else 0},
    }  # fmt: skip
    if name in plain:
        return {what: amount * times for what, amount in plain[name].items()}
    if name == "artisan":
        return {"deniers": 6 * min(times, influence), "influence": -min(times, influence)}
    if name == "innkeeper":
        return {"deniers": -min(times, money), "influence": min(times, money)}
    if name == "journeyman":
        return {"deniers": -3 * min(times, money // 3), "vp": 2 * min(times, money // 3)}
    if name == "troubadour":
        return {"influence": -3 * min(times, influence // 3), "vp": 2 * min(times, influence // 3)}
    if name == "chivalry":
        cubes = times * int(dice_in(p.square[seat] & OF_COLOUR[RED]))
        return {"cubes": cubes, "influence": cubes}
    if name == "diplomat":
        return {"cubes": times if influence else 0}
    return {"cubes": times, "influence": times}  # Archer: if every arrow hits


def taxes(p: TroyesPosition, seat: int) -> int:
    if p.seats == 1:
        return 2 * int(buildings.upright(p, 2, 4))
    return sum(
        min(int(buildings.upright(p, 2, other)), count(p, DENIERS, other))
        for other in range(int(p.seats))
        if other != seat
    )


def leads(p: TroyesPosition, seat: int) -> int:
    numbers = [int(dice_in(p.square[owner])) for owner in range(5)]
    return 2 if numbers[seat] and numbers[seat] == max(numbers) else 0


def wins_joust(p: TroyesPosition, seat: int) -> bool:
    sums = [int(effects.red_sum(p.square[owner])) for owner in range(5)]
    return bool(sums[seat] and sums[seat] == max(sums))


# --- other decisions ------------------------------------------------------------------------------


def defence(p: TroyesPosition) -> dict[str, Any] | None:
    """TR-7.13: the black dice to be countered, and what is set against them."""
    if p.phase != DEFENDING:
        return None
    from adamak.games.troyes.defence import black_sum, reach, strength

    against = int(black_sum(p.against))
    able = int(reach(p, p.turn))
    return {
        "seat": int(p.turn),
        "dice": dice_list(p.aside),
        "blacks": black_list(p.against),
        "sum": int(strength(p.aside)),
        "against": against,
        "reach": able,
        "able": able >= against,
    }


def flip(p: TroyesPosition) -> dict[str, Any] | None:
    return {"dice": dice_list(p.aside)} if p.phase == FLIPPING else None


def pending(p: TroyesPosition) -> dict[str, Any] | None:
    """TR-16.4, TR-16.5: what a card still asks."""
    kinds = {MILLING: "miller", EXCHANGING: "exchange", CUBING: "event_cubes"}
    if p.phase not in kinds:
        return None
    offered = None
    if p.phase == MILLING:
        offered = {name: 2 * int(buildings.upright(p, b, p.turn)) for b, name in enumerate(BUILDING_IDS[:2])}
    return {
        "kind": kinds[p.phase],
        "card": card(p, int(p.target) - ACTIVATE),
        "left": int(p.left),
        "offers": offered,
    }


def offers(p: TroyesPosition) -> dict[str, Any] | None:
    """For every step that may come next: what the turn would then cost and give."""
    if not ACTING <= p.phase < CONFIRMING:
        return None
    told = {}
    for move in p.legal(p.turn):
        if (p.phase == ACTING and move < PASS) or (p.phase != ACTING and move < CONFIRM):
            after = p.clone()
            after.apply(after.turn, move)
            seen = compose(after)
            if seen is not None:
                told[str(int(move))] = {key: seen[key] for key in ("price", "hire", "value", "most", "yield")}
    return told
