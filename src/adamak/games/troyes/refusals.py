"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal` or its helpers: the contract suite compares the two statements of the rules
over the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.refusal import Fact, Refusal
from adamak.games.troyes import pieces
from adamak.games.troyes.components import BUILDING_IDS, THREAT_IDS
from adamak.games.troyes.data import DISTRICT_IDS, NEUTRAL, PHASE_IDS, SLOT_IDS, SPACE_IDS, Family
from adamak.games.troyes.slow_rules import (
    Group,
    Target,
    can_complete,
    cathedral_room,
    colours_fit,
    completes,
    divisor,
    effective_colours,
    extensions,
    group_price,
    group_value,
    held,
    hire_price,
    may_mix,
    may_place,
    sources,
    square,
    wanted_colours,
)

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

# Which decision each kind of move answers, and the clause that says when it is asked (TR-16).
ANSWERS: dict[str, tuple[tuple[str, ...], str]] = {
    "settle": (("settle",), "TR-4.1"),
    "activate": (("act",), "TR-8.1"),
    "build": (("act",), "TR-8.1"),
    "fight": (("act",), "TR-8.1"),
    "place": (("act",), "TR-8.1"),
    "farm": (("act",), "TR-8.1"),
    "pass": (("act",), "TR-8.10"),
    "take": (("take_dice",), "TR-8.2"),
    "enough": (("take_dice",), "TR-8.2"),
    "spend": (("choose_cube",), "TR-11.1"),
    "plain": (("choose_cube",), "TR-11.1"),
    "source": (("choose_source",), "TR-8.4"),
    "times": (("choose_times",), "TR-8.7"),
    "confirm": (("confirm",), "TR-16.3"),
    "reroll": (("act", "black_dice"), "TR-10.5"),
    "recruit": (("act", "black_dice"), "TR-10.5"),
    "flip": (("act", "black_dice"), "TR-10.5"),
    "turn": (("flip",), "TR-10.4"),
    "done": (("flip",), "TR-10.4"),
    "use": (("black_dice",), "TR-7.13"),
    "oppose": (("black_dice",), "TR-7.13"),
    "defend": (("black_dice",), "TR-7.13"),
    "yield": (("black_dice",), "TR-7.14"),
    "collect": (("miller",), "TR-17.1"),
    "exchange": (("exchange",), "TR-17.8"),
    "cube": (("event_cubes",), "TR-17.7"),
    "stop": (("event_cubes",), "TR-17.7"),
}
ACTIONS = frozenset({"activate", "build", "fight", "place", "farm"})
COMPOSING = frozenset({"take_dice", "choose_cube", "choose_source", "choose_times", "confirm"})
CARD_ASKS = frozenset({"miller", "exchange", "event_cubes"})
INFLUENCE_PRICE = {"reroll": (1, "TR-10.2"), "recruit": (2, "TR-10.3"), "flip": (4, "TR-10.4")}


def why_not(p: TroyesPosition, seat: int, number: int) -> Refusal | None:
    """None exactly when the move is legal."""
    from adamak.games.troyes.game import GAME

    move = GAME.moves.move(number)
    phase = PHASE_IDS[p.phase]
    if phase == "over":
        return Refusal("TR-5.7", "game-over")
    if seat != p.turn:
        clause = {"settle": "TR-4.2", "black_dice": "TR-7.12"}.get(phase, "TR-8.1")
        return Refusal(clause, "not-your-decision", {"seat": int(p.turn), "phase": phase})
    things = [thing for _, thing in move.args]
    phases, clause = ANSWERS[move.kind]
    if phase not in phases:
        if phase in COMPOSING | CARD_ASKS and (move.kind in ACTIONS or move.kind == "pass"):
            return Refusal("TR-8.1", "action-chosen", {"phase": phase})
        if phase in COMPOSING and move.kind == "take":  # the dice are chosen, but why not this one as well?
            refusal = _take(p, seat, things)
            if refusal is not None:
                return refusal
        return Refusal(clause, f"{move.kind}-not-now", {"phase": phase})
    if move.kind == "settle":
        return _settle(p, things[0])
    if move.kind in ACTIONS:
        return _target(p, seat, Target(move.kind, things[0] if things else ""))
    if move.kind in {"take", "enough"}:
        return _take(p, seat, things) if things else _enough(p, seat)
    if move.kind in {"spend", "plain"}:
        return _cube(p, seat, things[0] if things else "")
    if move.kind == "source":
        return _source(p, seat, things[0])
    if move.kind == "times":
        return _times(p, int(things[0]))
    if move.kind in INFLUENCE_PRICE:
        return _influence(p, seat, move.kind, things)
    if move.kind in {"turn", "done"}:
        return _flip(p, seat, things)
    if phase == "black_dice":
        return _black(p, seat, move.kind, things)
    return _card_decision(p, move.kind, things)


def why_not_show(*_: object) -> Refusal:
    """TR-1.4: characters stay secret to the end, and nothing else is hidden that could be shown."""
    return Refusal("TR-1.4", "nothing-to-show")


def current_target(p: TroyesPosition) -> Target:
    """What the turn being put together is for."""
    from adamak.games.troyes.game import GAME

    move = GAME.moves.move(int(p.target))
    return Target(move.kind, move.args[0][1] if move.args else "")


# --- initial placement ----------------------------------------------------------------------------


def _settle(p: TroyesPosition, space: str) -> Refusal | None:
    """TR-4.1."""
    owner = pieces.spaces(p)[SPACE_IDS.index(space)]
    return None if owner is None else Refusal("TR-4.1", "space-taken", {"space": space})


# --- the target (TR-8.1) --------------------------------------------------------------------------


def _target(p: TroyesPosition, seat: int, target: Target) -> Refusal | None:
    if target.kind == "activate":
        slot = SLOT_IDS.index(target.thing)
        if not pieces.face_up(p, slot):
            return Refusal("TR-5.2", "card-face-down", {"slot": target.thing, "round": int(target.thing[-1])})
        name, cost = pieces.card(p, slot), hire_price(p, seat, target)
        if cost and not sources(p, seat):
            return Refusal("TR-8.4", "no-citizen")
        if cost > pieces.count(p, Family.DENIERS, seat):
            return Refusal("TR-9.2", "tradesman-too-dear", {"card": name} | _shortage(p, seat, cost))
    if target.kind == "fight" and target.thing not in pieces.queue(p):
        return Refusal("TR-7.3", "threat-not-in-queue", {"threat": target.thing})
    if target.kind == "place" and not sources(p, seat):
        return Refusal("TR-8.4", "no-citizen")
    if can_complete(p, seat, target, [], square(p)):
        return None
    return _no_group(p, seat, target)


def _no_group(p: TroyesPosition, seat: int, target: Target) -> Refusal:
    """Which of the reasons is the last one standing: colour, room, price or value."""
    cubes = ["", *held(p, seat)]
    fitting = [
        (whole, cube)
        for whole in extensions(p, target, [], square(p))
        for cube in cubes
        if colours_fit(p, target, whole, cube)
    ]
    colours = {"colours": wanted_colours(p, target)}
    if not fitting:
        return Refusal("TR-8.2", "no-dice-of-colour", colours)
    if target.kind == "build" and all(cathedral_room(p, whole) is not None for whole, _ in fitting):
        return Refusal("TR-9.12", "cathedral-dice-full")
    if target.kind == "place":
        b = BUILDING_IDS.index(target.thing)
        roomy = any(
            may_place(p, seat, b, pieces.value(whole[0][1]), source)
            for whole, _ in fitting
            for source in sources(p, seat)
        )
        if not roomy:
            return Refusal("TR-6.5", "all-protected", {"building": target.thing})
    cheapest = min(group_price(p, seat, whole, cube) for whole, cube in fitting) + hire_price(p, seat, target)
    if cheapest > pieces.count(p, Family.DENIERS, seat):
        return Refusal("TR-8.3", "dice-too-dear", _shortage(p, seat, cheapest))
    return Refusal("TR-8.6", "value-out-of-reach", {"divisor": divisor(p, target)})


def _shortage(p: TroyesPosition, seat: int, price: int) -> dict[str, Fact]:
    """TR-8.5: what is there and what is missing."""
    owned = pieces.count(p, Family.DENIERS, seat)
    return {"price": price, "deniers": owned, "missing": price - owned}


# --- the dice (TR-8.2, TR-8.3) --------------------------------------------------------------------


def _take(p: TroyesPosition, seat: int, things: list[str]) -> Refusal | None:
    district, die = DISTRICT_IDS.index(things[0]), things[1]
    target, taken, left = current_target(p), pieces.group(p), square(p)
    if (district, die) not in left:
        if district == NEUTRAL:
            return Refusal("TR-8.2", "die-not-gray", {"die": die})
        if district >= p.seats:
            return Refusal("TR-8.2", "district-without-player", {"district": things[0]})
        return Refusal("TR-8.2", "die-not-there", {"seat": district, "die": die})
    if len(taken) >= (1 if target.kind == "place" else 3):
        clause = "TR-9.20" if target.kind == "place" else "TR-8.2"
        return Refusal(clause, "group-full", {"number": len(taken)})
    left.remove((district, die))
    larger = [*taken, (district, die)]
    if can_complete(p, seat, target, larger, left):
        return None
    return _bad_die(p, seat, target, larger, left)


def _bad_die(p: TroyesPosition, seat: int, target: Target, larger: Group, left: Group) -> Refusal:
    die = larger[-1][1]
    cubes = ["", *held(p, seat)]
    fitting = [cube for cube in cubes if colours_fit(p, target, larger, cube)]
    if not fitting:
        taken = larger[:-1]
        if colours_of(taken) == {"white"} and not colours_fit(p, target, taken, ""):
            return Refusal("TR-11.5", "one-white-die-only", {"die": die})
        if colours_of(larger) == {"red", "yellow"} and wanted_colours(p, target) == ["red"] and "militia" in cubes:
            return Refusal("TR-11.4", "militia-without-red", {"die": die})
        if len(colours_of(larger)) > 1 and not may_mix(p, target):
            return Refusal("TR-8.2", "colours-mixed", {"die": die})
        if pieces.colour(die) == "white" and any(effective_colours(larger[:1], cube) for cube in cubes[1:]):
            return Refusal("TR-11.5", "one-white-die-only", {"die": die})
        return Refusal("TR-8.2", "die-wrong-colour", {"die": die, "colours": wanted_colours(p, target)})
    if target.kind == "build":
        full = cathedral_room(p, larger)
        if full is not None:
            return Refusal("TR-9.12", "cathedral-number-full", {"value": full})
    if target.kind == "place":
        b = BUILDING_IDS.index(target.thing)
        if not any(may_place(p, seat, b, pieces.value(die), source) for source in sources(p, seat)):
            return Refusal("TR-6.5", "expulsion-protected", {"building": target.thing, "die": die})
    price = min(group_price(p, seat, larger, cube) for cube in fitting) + hire_price(p, seat, target)
    if price > pieces.count(p, Family.DENIERS, seat):
        return Refusal("TR-8.3", "dice-too-dear", _shortage(p, seat, price))
    return Refusal("TR-8.6", "value-out-of-reach", {"divisor": divisor(p, target)})


def colours_of(dice: Group) -> set[str]:
    return {pieces.colour(die) for _, die in dice}


def _enough(p: TroyesPosition, seat: int) -> Refusal | None:
    target, taken = current_target(p), pieces.group(p)
    if not taken:
        return Refusal("TR-8.2", "no-die-yet")
    cubes = ["", *held(p, seat)]
    if any(completes(p, seat, target, taken, cube) for cube in cubes):
        return None
    best = max(group_value(taken, cube) for cube in cubes if colours_fit(p, target, taken, cube))
    return Refusal("TR-8.6", "value-too-low", {"value": best, "divisor": divisor(p, target)})


# --- cube, citizen, number ------------------------------------------------------------------------


def _cube(p: TroyesPosition, seat: int, cube: str) -> Refusal | None:
    """TR-11.1, TR-11.2."""
    target, taken = current_target(p), pieces.group(p)
    if cube and cube not in held(p, seat):
        return Refusal("TR-11.1", "no-cube", {"card": cube})
    if completes(p, seat, target, taken, cube):
        return None
    if not colours_fit(p, target, taken, cube):
        return Refusal("TR-11.2", "cube-does-not-fit", {"card": cube}) if cube else Refusal("TR-8.2", "cube-needed")
    price = group_price(p, seat, taken, cube) + hire_price(p, seat, target)
    if price > pieces.count(p, Family.DENIERS, seat):
        return Refusal("TR-8.3", "dice-too-dear", _shortage(p, seat, price))
    return Refusal("TR-8.6", "value-too-low", {"value": group_value(taken, cube), "divisor": divisor(p, target)})


def _source(p: TroyesPosition, seat: int, source: str) -> Refusal | None:
    """TR-8.4, TR-9.21, TR-9.22."""
    if source not in sources(p, seat):
        if source == "supply":
            return Refusal("TR-8.4", "supply-empty")
        return Refusal("TR-8.4", "no-citizen-there", {"source": source})
    target = current_target(p)
    if target.kind == "place":
        die = pieces.group(p)[0][1]
        if not may_place(p, seat, BUILDING_IDS.index(target.thing), pieces.value(die), source):
            return Refusal("TR-6.5", "expulsion-protected", {"building": target.thing, "die": die})
    return None


def _times(p: TroyesPosition, number: int) -> Refusal | None:
    """TR-8.6, TR-8.7, TR-9.13."""
    from adamak.games.troyes.data import MODIFIER_IDS

    target, taken = current_target(p), pieces.group(p)
    cube = MODIFIER_IDS[p.cube] if p.cube < len(MODIFIER_IDS) else ""
    reached = group_value(taken, cube)
    most = reached // divisor(p, target)
    if number > most:
        return Refusal("TR-8.6", "too-many-times", {"number": most, "value": reached, "divisor": divisor(p, target)})
    if target.kind == "fight" and target.thing != "marauding":
        at = pieces.queue(p).index(target.thing)
        free = int(p.variant.threat_banners[THREAT_IDS.index(target.thing)]) - len(pieces.event_cubes(p, at))
        if number > free:
            return Refusal("TR-9.13", "banners-full", {"threat": target.thing, "number": free})
    return None


# --- influence (TR-10) ----------------------------------------------------------------------------


def _influence(p: TroyesPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    price, clause = INFLUENCE_PRICE[kind]
    if PHASE_IDS[p.phase] == "black_dice" and (p.aside or len(pieces.black_list(p.against)) > 1):
        return Refusal("TR-10.5", "influence-too-late")
    owned = pieces.count(p, Family.INFLUENCE, seat)
    if owned < price:
        return Refusal(clause, "influence-lacking", {"price": price, "influence": owned})
    if kind == "recruit":
        return None if pieces.count(p, Family.RESERVE, seat) else Refusal("TR-10.3", "nobody-to-recruit")
    dice = pieces.dice_list(p.square[seat])
    if not dice:
        return Refusal(clause, "no-own-dice")
    if kind == "reroll" and things[0] not in dice:
        return Refusal("TR-10.2", "die-not-yours", {"die": things[0]})
    return None


def _flip(p: TroyesPosition, seat: int, things: list[str]) -> Refusal | None:
    """TR-10.4."""
    if not things:
        return None if p.aside else Refusal("TR-10.4", "no-die-yet")
    return (
        None
        if things[0] in pieces.dice_list(p.square[seat])
        else Refusal("TR-10.4", "die-not-yours", {"die": things[0]})
    )


# --- black dice (TR-7.13, TR-7.14) ----------------------------------------------------------------


def _strength(dice: list[str]) -> int:
    return sum(pieces.value(die) * (2 if pieces.colour(die) == "red" else 1) for die in dice)


def _black(p: TroyesPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    chosen, left = pieces.dice_list(p.aside), pieces.dice_list(p.square[seat])
    against = sum(pieces.value(die) for die in pieces.black_list(p.against))
    reach = _strength([*chosen, *left])
    if kind == "yield":
        if reach >= against:
            return Refusal("TR-7.14", "able-to-fight", {"value": reach, "black_value": against})
        return None
    if reach < against:
        return Refusal("TR-7.14", "unable-to-fight", {"value": reach, "black_value": against})
    if kind == "use":
        return None if things[0] in left else Refusal("TR-7.13", "die-not-yours", {"die": things[0]})
    if kind == "oppose":
        if things[0] not in pieces.black_list(p.black):
            return Refusal("TR-7.13", "no-such-black-die", {"die": things[0]})
        more = against + pieces.value(things[0])
        return None if more <= reach else Refusal("TR-7.13", "too-strong", {"value": reach, "black_value": more})
    if not chosen:
        return Refusal("TR-7.13", "no-die-yet")
    strength = _strength(chosen)
    if strength < against:
        return Refusal("TR-7.13", "too-weak", {"value": strength, "black_value": against})
    return None


# --- what cards ask (TR-16.4, TR-16.5) ------------------------------------------------------------


def _card_decision(p: TroyesPosition, kind: str, things: list[str]) -> Refusal | None:
    if kind == "exchange" and int(things[0]) > p.left:
        return Refusal("TR-17.8", "too-many-exchanges", {"number": int(p.left)})
    if kind == "cube" and things[0] not in pieces.queue(p):
        return Refusal("TR-7.3", "threat-not-in-queue", {"threat": things[0]})
    return None
