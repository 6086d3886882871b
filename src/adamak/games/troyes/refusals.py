"""Why a move is not allowed: the rules said a second time, slowly, from what lies on the table.

Nothing here calls the engine's own `legal` or its helpers: the contract suite compares the two statements of the rules
over the whole move space, and that comparison is worth something only while they are two.
"""

from __future__ import annotations

from adamak.core.moves import Move
from adamak.core.refusal import Fact, Refusal
from adamak.games.troyes import data, pieces
from adamak.games.troyes.components import THREAT_IDS
from adamak.games.troyes.data import DISTRICT_IDS, MODIFIER_IDS, NEUTRAL, PHASE_IDS, SPACE_IDS, Family
from adamak.games.troyes.position import TroyesPosition
from adamak.games.troyes.setup import TARGET_IDS
from adamak.games.troyes.slow_rules import Group, Turn, colours_of, group_value, square

ACTIONS = ("activate", "build", "fight", "place", "farm")
COMPOSING = frozenset({"take_dice", "choose_cube", "choose_source", "choose_times", "confirm"})
CARD_ASKS = frozenset({"miller", "exchange", "event_cubes"})
INFLUENCE_PRICE = {"reroll": (1, "TR-10.2"), "recruit": (2, "TR-10.3"), "flip": (4, "TR-10.4")}


def why_not(p: TroyesPosition, seat: int, move: Move) -> Refusal | None:
    """None exactly when the move is legal."""
    kind, things, phase = move.kind, move.things, PHASE_IDS[p.phase]
    if phase == "over":
        return Refusal("TR-5.7", "game-over")
    if seat != p.turn:
        clause = {"settle": "TR-4.2", "black_dice": "TR-7.12"}.get(phase, "TR-8.1")
        return Refusal(clause, "not-your-decision", {"seat": int(p.turn), "phase": phase})
    if kind in ACTIONS:
        turn = Turn(p, seat, kind, *things)
    elif p.target >= 0:
        turn = Turn(p, seat, *TARGET_IDS[p.target - data.Move.ACTIVATE].split(" "))
    else:
        turn = Turn(p, seat, "")
    if phase not in move.of.answers:
        if phase in COMPOSING | CARD_ASKS and kind in {*ACTIONS, "pass"}:
            return Refusal("TR-8.1", "action-chosen", {"phase": phase})
        late = Refusal(move.of.clause, f"{move.kind}-not-now", {"phase": phase})
        # The dice are chosen, but why not this one as well?
        return (_take(turn, things) if phase in COMPOSING and kind == "take" else None) or late
    if kind in ACTIONS:
        return _target(turn)
    if kind in INFLUENCE_PRICE:
        return _influence(p, seat, kind, things)
    if phase == "black_dice":
        return _black(p, seat, kind, things)
    questions = {
        "settle": lambda: _settle(p, things[0]),
        "take": lambda: _take(turn, things),
        "enough": lambda: _enough(turn),
        "spend": lambda: _cube(turn, things[0]),
        "plain": lambda: _cube(turn, ""),
        "source": lambda: _source(turn, things[0]),
        "times": lambda: _times(turn, int(p.times) + int(things[0])),
        "confirm": lambda: None if p.times else Refusal("TR-16.3", "confirm-not-now", {"phase": phase}),
        "turn": lambda: _own_die(p, seat, things[0], "TR-10.4"),
        "done": lambda: None if p.aside else Refusal("TR-10.4", "no-die-yet"),
        "exchange": lambda: _exchange(p, int(things[0])),
        "cube": lambda: _in_queue(p, things[0]),
    }
    return questions[kind]() if kind in questions else None


def _settle(p: TroyesPosition, space: str) -> Refusal | None:
    """TR-4.1."""
    owner = pieces.spaces(p)[SPACE_IDS.index(space)]
    return None if owner is None else Refusal("TR-4.1", "space-taken", {"space": space})


def _in_queue(p: TroyesPosition, threat: str) -> Refusal | None:
    """TR-7.3."""
    return None if threat in pieces.queue(p) else Refusal("TR-7.3", "threat-not-in-queue", {"threat": threat})


def _exchange(p: TroyesPosition, number: int) -> Refusal | None:
    """TR-17.8."""
    return None if number <= p.left else Refusal("TR-17.8", "too-many-exchanges", {"number": int(p.left)})


def _own_die(p: TroyesPosition, seat: int, die: str, clause: str) -> Refusal | None:
    there = die in pieces.dice_list(p.square[seat])
    return None if there else Refusal(clause, "die-not-yours", {"die": die})


def _target(turn: Turn) -> Refusal | None:
    p = turn.p
    if turn.kind == "activate" and not pieces.face_up(p, turn.slot):
        return Refusal("TR-5.2", "card-face-down", {"slot": turn.thing, "round": int(turn.thing[-1])})
    if turn.kind == "fight" and turn.thing not in pieces.queue(p):
        return _in_queue(p, turn.thing)
    if (turn.kind == "place" or turn.hire_price()) and not turn.sources():
        return Refusal("TR-8.4", "no-citizen")
    if turn.hire_price() > pieces.count(p, Family.DENIERS, turn.seat):
        shortage = _shortage(turn, turn.hire_price())
        return Refusal("TR-9.2", "tradesman-too-dear", {"card": pieces.card(p, turn.slot)} | shortage)
    return None if turn.can_complete([], square(p)) else _no_group(turn)


def _no_group(turn: Turn) -> Refusal:
    """Which of the reasons is the last one standing: colour, room, price or value."""
    groups, cubes = turn.extensions([], square(turn.p)), turn.cubes()
    fitting = [(whole, cube) for whole in groups for cube in cubes if turn.fits(whole, cube)]
    if not fitting:
        return Refusal("TR-8.2", "no-dice-of-colour", {"colours": turn.wanted_colours()})
    if turn.kind == "build" and all(turn.full_number(whole) is not None for whole, _ in fitting):
        return Refusal("TR-9.12", "cathedral-dice-full")
    if turn.kind == "place" and not any(turn.has_room(whole[0][1]) for whole, _ in fitting):
        return Refusal("TR-6.5", "all-protected", {"building": turn.thing})
    return _too_dear(turn, fitting) or Refusal("TR-8.6", "value-out-of-reach", {"divisor": turn.divisor()})


def _shortage(turn: Turn, price: int) -> dict[str, Fact]:
    """TR-8.5: what is there and what is missing."""
    owned = pieces.count(turn.p, Family.DENIERS, turn.seat)
    return {"price": price, "deniers": owned, "missing": price - owned}


def _too_dear(turn: Turn, possible: list[tuple[Group, str]]) -> Refusal | None:
    """TR-8.3: by the cheapest of these groups with their cubes."""
    price = min(turn.price(group, cube) for group, cube in possible)
    if price <= pieces.count(turn.p, Family.DENIERS, turn.seat):
        return None
    return Refusal("TR-8.3", "dice-too-dear", _shortage(turn, price))


def _take(turn: Turn, things: list[str]) -> Refusal | None:
    district, die = DISTRICT_IDS.index(things[0]), things[1]
    taken, left = pieces.group(turn.p), square(turn.p)
    if (district, die) not in left:
        if district == NEUTRAL:
            return Refusal("TR-8.2", "die-not-gray", {"die": die})
        if district >= turn.p.seats:
            return Refusal("TR-8.2", "district-without-player", {"district": things[0]})
        return Refusal("TR-8.2", "die-not-there", {"seat": district, "die": die})
    if len(taken) >= turn.most_dice():
        clause = "TR-9.20" if turn.kind == "place" else "TR-8.2"
        return Refusal(clause, "group-full", {"number": len(taken)})
    left.remove((district, die))
    larger = [*taken, (district, die)]
    return None if turn.can_complete(larger, left) else _bad_die(turn, larger)


def _bad_die(turn: Turn, larger: Group) -> Refusal:
    die, cubes = larger[-1][1], turn.cubes()
    fitting = [(larger, cube) for cube in cubes if turn.fits(larger, cube)]
    if not fitting:
        return _bad_colour(turn, larger, cubes)
    full = turn.full_number(larger) if turn.kind == "build" else None
    if full is not None:
        return Refusal("TR-9.12", "cathedral-number-full", {"value": full})
    if turn.kind == "place" and not turn.has_room(die):
        return Refusal("TR-6.5", "expulsion-protected", {"building": turn.thing, "die": die})
    return _too_dear(turn, fitting) or Refusal("TR-8.6", "value-out-of-reach", {"divisor": turn.divisor()})


def _bad_colour(turn: Turn, larger: Group, cubes: list[str]) -> Refusal:
    taken, die = larger[:-1], larger[-1][1]
    if colours_of(taken) == {"white"} and not turn.fits(taken, ""):
        return Refusal("TR-11.5", "one-white-die-only", {"die": die})
    if colours_of(larger) == {"red", "yellow"} and turn.wanted_colours() == ["red"] and "militia" in cubes:
        return Refusal("TR-11.4", "militia-without-red", {"die": die})
    if len(colours_of(larger)) > 1 and not turn.may_mix():
        return Refusal("TR-8.2", "colours-mixed", {"die": die})
    return Refusal("TR-8.2", "die-wrong-colour", {"die": die, "colours": turn.wanted_colours()})


def _enough(turn: Turn) -> Refusal | None:
    taken, cubes = pieces.group(turn.p), turn.cubes()
    if not taken:
        return Refusal("TR-8.2", "no-die-yet")
    if any(turn.completes(taken, cube) for cube in cubes):
        return None
    best = max(group_value(taken, cube) for cube in cubes if turn.fits(taken, cube))
    return Refusal("TR-8.6", "value-too-low", {"value": best, "divisor": turn.divisor()})


def _cube(turn: Turn, cube: str) -> Refusal | None:
    """TR-11.1, TR-11.2."""
    taken = pieces.group(turn.p)
    if cube not in turn.cubes():
        return Refusal("TR-11.1", "no-cube", {"card": cube})
    if turn.completes(taken, cube):
        return None
    if not turn.fits(taken, cube):
        return Refusal("TR-11.2", "cube-does-not-fit", {"card": cube}) if cube else Refusal("TR-8.2", "cube-needed")
    facts: dict[str, Fact] = {"value": group_value(taken, cube), "divisor": turn.divisor()}
    return _too_dear(turn, [(taken, cube)]) or Refusal("TR-8.6", "value-too-low", facts)


def _source(turn: Turn, source: str) -> Refusal | None:
    """TR-8.4, TR-9.21, TR-9.22."""
    if source not in turn.sources():
        if source == "supply":
            return Refusal("TR-8.4", "supply-empty")
        return Refusal("TR-8.4", "no-citizen-there", {"source": source})
    die = pieces.group(turn.p)[0][1]
    if turn.kind == "place" and not turn.may_place(die, source):
        return Refusal("TR-6.5", "expulsion-protected", {"building": turn.thing, "die": die})
    return None


def _times(turn: Turn, number: int) -> Refusal | None:
    """TR-8.6, TR-8.7, TR-9.13."""
    p, divisor = turn.p, turn.divisor()
    reached = group_value(pieces.group(p), MODIFIER_IDS[p.cube] if p.cube < len(MODIFIER_IDS) else "")
    if number > reached // divisor:
        facts: dict[str, Fact] = {"number": reached // divisor, "value": reached, "divisor": divisor}
        return Refusal("TR-8.6", "too-many-times", facts)
    if turn.kind == "fight" and turn.thing != "marauding":
        cubes = pieces.event_cubes(p, pieces.queue(p).index(turn.thing))
        free = int(p.variant.threat_banners[THREAT_IDS.index(turn.thing)]) - len(cubes)
        if number > free:
            return Refusal("TR-9.13", "banners-full", {"threat": turn.thing, "number": free})
    return None


def _influence(p: TroyesPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    price, clause = INFLUENCE_PRICE[kind]
    if PHASE_IDS[p.phase] == "black_dice" and (p.aside or len(pieces.black_list(p.against)) > 1):
        return Refusal("TR-10.5", "influence-too-late")
    owned = pieces.count(p, Family.INFLUENCE, seat)
    if owned < price:
        return Refusal(clause, "influence-lacking", {"price": price, "influence": owned})
    if kind == "recruit":
        return None if pieces.count(p, Family.RESERVE, seat) else Refusal(clause, "nobody-to-recruit")
    if not p.square[seat]:
        return Refusal(clause, "no-own-dice")
    return _own_die(p, seat, things[0], clause) if kind == "reroll" else None


def _strength(dice: list[str]) -> int:
    return sum(pieces.value(die) * (2 if pieces.colour(die) == "red" else 1) for die in dice)


def _black(p: TroyesPosition, seat: int, kind: str, things: list[str]) -> Refusal | None:
    chosen, left = pieces.dice_list(p.aside), pieces.dice_list(p.square[seat])
    against = sum(pieces.value(die) for die in pieces.black_list(p.against))
    reach = _strength([*chosen, *left])
    forces: dict[str, Fact] = {"value": reach, "black_value": against}
    if kind == "yield":
        return Refusal("TR-7.14", "able-to-fight", forces) if reach >= against else None
    if reach < against:
        return Refusal("TR-7.14", "unable-to-fight", forces)
    if kind == "use":
        return _own_die(p, seat, things[0], "TR-7.13")
    if kind == "oppose":
        if things[0] not in pieces.black_list(p.black):
            return Refusal("TR-7.13", "no-such-black-die", {"die": things[0]})
        more = against + pieces.value(things[0])
        return None if more <= reach else Refusal("TR-7.13", "too-strong", {"value": reach, "black_value": more})
    if not chosen:
        return Refusal("TR-7.13", "no-die-yet")
    strength = _strength(chosen)
    return None if strength >= against else Refusal("TR-7.13", "too-weak", forces | {"value": strength})
