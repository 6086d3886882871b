"""The turn being put together, as far as it goes: what it costs, and what it would give.

Prices and values are the engine's own (`groups.py`, `turns.py`); what the turn would give is learned by playing it to
its end on a copy, up to the horizon.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from adamak.core.position import AtTheHorizon
from adamak.core.view_types import named
from adamak.games.troyes import data, groups, turns
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS
from adamak.games.troyes.data import DISTRICT_IDS, MODIFIER_IDS, SOURCE_IDS, Cube, Family, Move, Phase
from adamak.games.troyes.pieces import card, count, group
from adamak.games.troyes.position import TroyesPosition
from adamak.games.troyes.setup import TARGET_IDS

TargetKind = Annotated[str, named("TargetKind", ["activate", "build", "fight", "place", "farm"])]
Asking = Annotated[str, named("Asking", ["miller", "exchange", "event_cubes"])]
ASKING: dict[int, Asking] = {Phase.MILLER: "miller", Phase.EXCHANGE: "exchange", Phase.EVENT_CUBES: "event_cubes"}

Name = str | None
Target = TypedDict("Target", {"kind": TargetKind, "slot": Name, "card": Name, "threat": Name, "building": Name})
TakenDie = TypedDict("TakenDie", {"district": str, "die": str, "price": int})
Built = TypedDict("Built", {"level": int, "value": int})
Yield = TypedDict("Yield", {"deniers": int, "vp": int, "influence": int, "cubes": int})
# TR-16.4, TR-16.5: what a card still asks, and what each building or number of exchanges would bring.
Pending = TypedDict("Pending", {"kind": Asking, "card": str, "left": int, "offers": dict[str, Yield] | None})
# What a turn costs and gives. `most`: activations or event cubes the group allows. `yield`: what it gives beside the
# price; as often as possible, every exchange made and every cube placed. Where dice would be rolled it ends.
Offer = TypedDict("Offer", {"price": int, "hire": int, "value": int | None, "most": int, "yield": Yield})


class Compose(Offer):
    """The turn so far."""

    target: Target
    dice: list[TakenDie]
    deniers_after: int  # when all is paid
    sum: int
    divisor: int | None
    cube: str | None
    cube_chosen: bool
    source: str | None
    times: int | None
    built: list[Built]  # the spaces of the Cathedral it would fill


def compose(p: TroyesPosition) -> Compose | None:
    """The turn so far; None while nothing is being put together."""
    if not Phase.TAKE_DICE <= p.phase <= Phase.CONFIRM:
        return None
    cube = likely_cube(p)
    played = played_out(p, cube)
    offer = offered(p, cube, played)
    built = [(b & 255, b >> 8) for event, b, _ in done(played, p.turn) if event == "built"]
    return {
        **offer,
        "target": target(p),
        "dice": dice(p, cube),
        "deniers_after": count(p, Family.DENIERS, p.turn) - offer["price"] - offer["hire"],
        "sum": int(groups.sum_of(p.group)),
        "divisor": int(groups.divisor_of(p, p.target)) or None,
        "cube": MODIFIER_IDS[cube] if cube < data.MODIFIERS else None,
        "cube_chosen": bool(p.cube != Cube.UNDECIDED),
        "source": SOURCE_IDS[p.source] if p.source >= 0 else None,
        "times": int(p.times) or None,
        "built": [{"level": level, "value": value} for level, value in built],
    }


def offered(p: TroyesPosition, cube: int, played: TroyesPosition | None) -> Offer:
    price, hire = int(groups.price(p, p.turn, p.group, cube)), int(groups.hire_cost(p, p.turn, p.target))
    decided = p.clone()
    decided.cube = cube
    return {
        "price": price,
        "hire": hire,
        "value": int(groups.worth(groups.sum_of(p.group), p.size, cube)) if p.size else None,
        "most": int(turns.most_times(decided)) if p.size else 0,
        "yield": gain(p, played, price + hire),
    }


def likely_cube(p: TroyesPosition) -> int:
    """The cube chosen. Before that none, unless only a cube makes something of the group."""
    if p.cube != Cube.UNDECIDED or p.size == 0:
        return int(p.cube) if p.size else Cube.NONE
    held = groups.usable_cubes(p, p.turn, p.target)
    complete = int(groups.complete_cubes(p, p.turn, p.target, p.group, held))
    wanted, colour = groups.colour_wanted(p, p.target), groups.colour_of(p.group)
    possible = [Cube.NONE, *(k for k in range(data.MODIFIERS) if held >> k & 1)]
    if complete:
        return next(k for k in possible if complete >> k & 1)
    return next((k for k in possible if groups.fits(wanted, colour, p.size, k)), Cube.NONE)


def target(p: TroyesPosition) -> Target:
    kind, _, thing = TARGET_IDS[p.target - Move.ACTIVATE].partition(" ")
    return {
        "kind": kind,
        "slot": thing if kind == "activate" else None,
        "card": card(p, int(p.target) - Move.ACTIVATE) if kind == "activate" else None,
        "threat": thing if kind == "fight" else None,
        "building": thing if kind == "place" else None,
    }


def dice(p: TroyesPosition, cube: int) -> list[TakenDie]:
    """Each die with its price as the group stands: how many of the first dice are paid for, less those before it."""
    firsts = [int(p.group) & (1 << 7 * k) - 1 for k in range(int(p.size) + 1)]
    paid = [int(data.dice_in(groups.bought(p, p.turn, first, cube))) for first in firsts]
    each = int(data.PRICE[p.size])
    return [
        {"district": DISTRICT_IDS[district], "die": die, "price": each * (paid[k + 1] - paid[k])}
        for k, (district, die) in enumerate(group(p))
    ]


def played_out(p: TroyesPosition, cube: int) -> TroyesPosition | None:
    """A copy on which the turn is done with the dice it has; None where they are not enough for it."""
    ahead = p.clone()
    ahead.watch()
    ahead.previewing = True
    while ahead.phase != Phase.CONFIRM:
        moves = [int(move) for move in ahead.legal(p.turn)]
        if ahead.phase == Phase.TAKE_DICE and Move.ENOUGH not in moves:
            return None
        ahead.apply(p.turn, _next_step(ahead, moves, cube))
    try:
        ahead.perform(p.turn, Move.CONFIRM)
        while ahead.left > 0:
            ahead.perform(p.turn, best_answer(ahead))
    except AtTheHorizon:
        pass
    return ahead


def _next_step(p: TroyesPosition, moves: list[int], cube: int) -> int:
    """No more dice, this cube, the first citizen at hand, as often as possible."""
    if p.phase == Phase.CHOOSE_CUBE:
        return Move.PLAIN if cube == Cube.NONE else Move.SPEND + cube
    return moves[-1] if p.phase == Phase.CHOOSE_TIMES else moves[0]


def best_answer(p: TroyesPosition) -> int:
    """As many exchanges as possible, the better building of the Miller's, and cubes on Marauding, which has room."""
    moves = [int(move) for move in p.legal(p.turn)]
    if p.phase == Phase.MILLER:
        return max(moves, key=lambda move: answered(p, move)["deniers"])
    return moves[-1] if p.phase == Phase.EXCHANGE else moves[0]


def answered(p: TroyesPosition, move: int) -> Yield:
    """What an answer brings, and what is paid for it."""
    after = p.clone()
    after.perform(p.turn, move)
    return gain(p, after, 0)


def done(played: TroyesPosition | None, seat: int) -> list[tuple[str, int, int]]:
    """What this seat did in the turn: events by name with their second and third number."""
    trail = (played.trail if played is not None else None) or []
    return [(event, b, c) for event, whose, b, c in trail if whose == seat]


def gain(p: TroyesPosition, played: TroyesPosition | None, paid: int) -> Yield:
    """What the turn brings beside what is paid for it."""
    deniers, vp, influence = (
        count(played or p, field, p.turn) - count(p, field, p.turn)
        for field in (Family.DENIERS, Family.VP, Family.INFLUENCE)
    )
    cubes = sum(
        number if event == "card_cubes" else 1
        for event, _, number in done(played, p.turn)
        if event in {"card_cubes", "event_cube", "built"}
    )
    return {"deniers": deniers + paid if played else 0, "vp": vp, "influence": influence, "cubes": cubes}


def offers(p: TroyesPosition) -> dict[str, Offer] | None:
    """For every step that may come next, in words: what the turn would then cost and give."""
    if not Phase.ACT <= p.phase < Phase.CONFIRM:
        return None
    from adamak.games.troyes.game import GAME  # late: the game knows its view

    found: dict[str, Offer] = {}
    last = Move.PASS if p.phase == Phase.ACT else Move.CONFIRM
    for move in p.legal(p.turn):
        if move < last:
            after = p.clone()
            after.apply(p.turn, move)
            cube = likely_cube(after)
            found[GAME.moves.words(int(move))] = offered(after, cube, played_out(after, cube))
    return found


def pending(p: TroyesPosition) -> Pending | None:
    if p.phase not in ASKING:
        return None
    answers: dict[str, Yield] | None = None
    if p.phase == Phase.MILLER:
        answers = {name: answered(p, Move.COLLECT + b) for b, name in enumerate(BUILDING_IDS[:2])}
    elif p.phase == Phase.EXCHANGE:
        answers = {str(number): answered(p, Move.EXCHANGE + number) for number in range(int(p.left) + 1)}
    asks = CARD_IDS[p.card_on(p.target - Move.ACTIVATE)]
    return {"kind": ASKING[p.phase], "card": asks, "left": int(p.left), "offers": answers}
