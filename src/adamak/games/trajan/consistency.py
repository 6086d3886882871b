"""Positions that cannot be: what a setup may get wrong beyond the count of its pieces."""

from __future__ import annotations

from collections import Counter

from adamak.core.errors import Problem, problem_if
from adamak.core.state import Player, Reading
from adamak.games.trajan import choices, components, setup
from adamak.games.trajan.components import ACTION_IDS, DRAFTED_TRAYS, TOKENS
from adamak.games.trajan.data import PHASE_IDS, Phase
from adamak.games.trajan.opening import HAND_DRAFTED
from adamak.games.trajan.position import TrajanPosition
from adamak.games.trajan.variant import InitialMarkers

OPENING = ("markers", "goods_draft", "trajan_draft")


def check_setup(reading: Reading) -> None:
    """Entries that must fit each other."""
    for player in reading.players:
        _check_tokens(player)
        _check_score(player)
        problem_if(Counter(player["known"]) - Counter(player["hand"]), "setup-known", seat=player.seat)
    _check_markers(reading)
    _check_tiles(reading)
    _check_numbers(reading)
    _check_phase(reading)
    if reading["phase"] in OPENING:
        _check_opening(reading)


def _check_tokens(player: Player) -> None:
    """TJ-1.2: fifteen small tokens."""
    found = setup.tokens_placed(player) + player["supply"]
    problem_if(found != TOKENS, "setup-pieces", what="token", found=found, wanted=TOKENS)


def _check_score(player: Player) -> None:
    """TJ-13.1: the parts make the score."""
    parts = player["earned"]
    total = sum(parts.values()) - 2 * parts.get("demands", 0)
    problem_if(total != player["score"], "setup-pieces", what="score", found=total, wanted=player["score"])


def _check_markers(reading: Reading) -> None:
    """TJ-1.2: twelve markers, two of each colour, in the trays or in the hand of whoever places or sows."""
    for player in reading.players:
        placed = [colour for tray in player["trays"].values() for colour in tray]
        held = reading["in_hand"] if player.seat == reading["turn"] else []
        waiting = reading["phase"] == "markers" and not placed and not held
        if not waiting:
            setup.MARKERS.check([*placed, *held], whole=True)


def _check_tiles(reading: Reading) -> None:
    """TJ-1.4, TJ-1.5: every tile by its back, but extra action tiles of mats, which forget theirs, by their action."""
    lying = reading.lying(setup.FORUM_TILES)
    owned = setup.owned_tiles(reading)
    setup.FORUM_TILES.check([*lying, *(tile for tile in owned if tile not in setup.EXTRA_NAMES)])
    setup.EXTRA_TILES.check(setup.owned_as(tile) for tile in [*lying, *owned])


def _check_numbers(reading: Reading) -> None:
    """TJ-2.10, TJ-11.2: bonus and demand tiles for the quarters and rounds to come; the marker on its track."""
    _check_number(reading, "offer", setup.bonuses_offered(reading))
    needed = 0 if reading["phase"] == "over" else 2 * (components.QUARTERS - reading["quarter"])
    _check_number(reading, "bag", max(needed, len(reading["bag"])))
    _check_number(reading, "demands", reading["rounds"])
    _check_number(reading, "demand_pile", setup.demands_coming(reading))
    spaces = reading.variant.spaces
    problem_if(reading["time"] >= spaces, "setup-pieces", what="time", found=reading["time"], wanted=int(spaces) - 1)


def _check_number(reading: Reading, pile: str, wanted: int) -> None:
    problem_if(len(reading[pile]) != wanted, "deal-number", where=pile, found=len(reading[pile]), wanted=wanted)


def _check_phase(reading: Reading) -> None:
    """Every phase has its frame on top, and what it works on."""
    phase, frames, over = reading["phase"], reading["frames"], reading["phase"] == "over"
    outside = over or phase in OPENING or phase in {"turn", "sow"}
    fits = (
        (phase == "sow") == (reading["sowing"] is not None)
        and (phase in {"load", "display"}) == (reading["hold"] is not None)
        and over == (reading["winner"] is not None) == bool(reading["ending"])
        and outside != bool(frames)
        and (outside or frames[0]["kind"] == phase)
        and (over or phase in {"pay", "bonus"} or reading["decider"] == reading["turn"])
    )
    problem_if(not fits, "setup-phase", phase=phase)


def _check_opening(reading: Reading) -> None:
    """TJ-2.6 to TJ-2.14: whoever had a turn in this phase is done with it, whoever comes later has not begun."""
    phase, seats, first = reading["phase"], reading.seats, reading["first_player"]
    if phase == "markers":
        laid = reading["left"] or reading["right"] or len(reading["bag"]) < len(setup.BONUS_TILES.counts)
        problem_if(laid or reading.variant.initial_markers == InitialMarkers.RANDOM, "setup-phase", phase=phase)
    now = OPENING.index(phase)
    for player in reading.players:
        later = (player.seat - first) % seats - (reading["turn"] - first) % seats
        fits = _is_done if later < 0 else _has_not_begun if later > 0 else _is_at_it
        if not (
            all(_is_done(player, earlier) for earlier in OPENING[:now])
            and fits(player, phase)
            and all(_has_not_begun(player, coming) for coming in OPENING[now + 1 :])
        ):
            raise Problem("setup-opening", seat=player.seat, phase=phase)


def _is_done(player: Player, phase: str) -> bool:
    if phase == "markers":
        return sum(map(len, player["trays"].values())) == 2 * len(ACTION_IDS)
    if phase == "goods_draft":
        return len(player["hand"]) == HAND_DRAFTED
    return list(player["slots"]) == [ACTION_IDS[k] for k in DRAFTED_TRAYS]


def _has_not_begun(player: Player, phase: str) -> bool:
    if phase == "markers":
        return not any(player["trays"].values())
    return not player["hand"] if phase == "goods_draft" else not player["slots"]


def _is_at_it(player: Player, phase: str) -> bool:
    if phase == "markers":  # tray after tray
        placed = sum(map(len, player["trays"].values()))
        trays = [len(player["trays"].get(name, ())) for name in ACTION_IDS]
        choosing = len(set(player.reading["in_hand"])) > 1  # a rest of one colour is placed at once
        return choosing and trays == [min(max(placed - 2 * k, 0), 2) for k in range(len(ACTION_IDS))]
    if phase == "goods_draft":
        return len(player["hand"]) < HAND_DRAFTED
    drafted = [ACTION_IDS[k] for k in DRAFTED_TRAYS]
    return list(player["slots"]) == drafted[: len(player["slots"])] and len(player["slots"]) < len(drafted)


def impossible(p: TrajanPosition) -> Problem | None:
    """A decision about an action that cannot be performed: the game would have gone on by itself."""
    acting = Phase.ACTION <= p.phase <= Phase.EXTRA_ACTION and not choices.possible(p, p.turn, p.about())
    if acting or (p.phase == Phase.REPEAT and not p.window_opens()):
        return Problem("setup-phase", phase=PHASE_IDS[p.phase])
    return None
