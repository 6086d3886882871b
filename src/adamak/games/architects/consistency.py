"""Positions that cannot be: what a setup may get wrong beyond the count of its pieces."""

from __future__ import annotations

from collections import Counter

from adamak.core.errors import Problem, problem_if
from adamak.core.state import Reading
from adamak.games.architects import components, data, opening, printed, setup
from adamak.games.architects.data import Own, Phase
from adamak.games.architects.player_setup import away_of
from adamak.games.architects.position import ArchitectsPosition

OPENING = {"choose_board", "draft", "draft_discard", "starting_apprentice"}
PLAIN = OPENING | {"turn", "take_back", "end_effects"}  # nothing else is pending
ENDING = {"end_effects", "over"}  # nobody's turn is to come any more
WORK = {"finish", "effect", "caroline_draws", "hand_limit"}  # what may wait below the decision asked
ABOUT = {"storehouse", "town_centre", "guardhouse", "free_capture", "barracks"}  # so many actions left


def check_setup(reading: Reading) -> None:
    """Entries that must fit each other."""
    _check_workers(reading)
    for level, many in Counter(player["level"] for player in setup.everybody(reading)).items():
        _at_most("level", many, components.CATHEDRAL_ROWS[level][3] if level else many)  # AR-15.2
    _check_cards(reading)
    _check_last_round(reading)
    _check_frames(reading)
    phase = reading["phase"]
    if phase in OPENING:
        problem_if(not _opening_fits(reading), "setup-phase", phase=phase)
    else:
        packets = any(player["packet"] for player in reading.players)
        problem_if(packets or reading["draft_waits"] or reading["draft_pick"], "setup-phase", phase=phase)


def _at_most(where: str, found: int, wanted: int) -> None:
    problem_if(found > wanted, "deal-number", where=where, found=found, wanted=wanted)


def _check_workers(reading: Reading) -> None:
    """AR-29.1: twenty of each player; nobody is a captive at home."""
    for number, player in enumerate(setup.everybody(reading)):
        name = setup.HOUSE if number == reading.seats else f"p{number + 1}"
        problem_if(any(player["captives"][number : number + 1]), "setup-unknown", where="captives", found=name)
        found = away_of(reading, number, player) + player["available"]
        problem_if(found != data.WORKERS, "setup-workers", player=name, found=found, wanted=data.WORKERS)
        points = sum(reading["overflow"][number : number + 1])
        problem_if(points > (player["unpaid"] if number < reading.seats else 0), "setup-phase", phase="overflow")


def _check_cards(reading: Reading) -> None:
    """Cards picked, drawn, known, and the large market."""
    for player in reading.players:
        pick, built = player["pick"], set(player["buildings"])
        problem_if(pick is not None and pick not in player["packet"], "setup-unknown", where="pick", found=pick)
        stray = set(player["effects_done"]) - built.intersection(printed.VIRTUE_EFFECT_IDS)
        problem_if(stray, "setup-unknown", where="effects_done", found=min(stray, default=""))
        _at_most("apprentices", len(player["apprentices"]), printed.APPRENTICE_LIMIT + 1)
    _at_most("apprentices_known", reading["apprentices_known"], len(reading["apprentice_deck"]))
    turned = reading["large_market"] is not None
    problem_if(reading["large_blind"] and not turned, "setup-unknown", where="large_market", found="")
    digging = reading["phase"] in {"keep_card", "bury_card"}
    problem_if(reading["dug"] and not digging, "setup-phase", phase=reading["phase"])
    rewards = len(reading["reward_pile"]) + len(reading["rewards_gone"])
    _at_most("reward_pile", rewards, 2 * setup.players_in(reading) + 1)


def _check_last_round(reading: Reading) -> None:
    """AR-23.1: it begins when the Guildhall is full; from then on a turn lays one worker beside it at the most."""
    laid, closing, players = len(reading["guildhall"]), reading["closing"], setup.players_in(reading)
    room = components.GUILDHALL_ROWS * (players + 1)
    has_begun = closing or reading["phase"] in ENDING
    _at_most("guildhall", laid, room + players + 1 - closing if has_begun else room - 1)
    problem_if(closing and laid < room, "deal-number", where="guildhall", found=laid, wanted=room)


def _check_frames(reading: Reading) -> None:
    """AR-28: the decision asked lies on top, what it is about can be, and no other decision waits below it."""
    frames, phase, overflow = reading["frames"], reading["phase"], reading["overflow"]
    for frame in frames:
        kind, about = frame["kind"], frame["about"]
        if kind in ABOUT:
            possible = 1 <= about <= data.WORKERS
        elif kind == "reset":
            possible = about < 2 * data.GATE_USED
        else:
            possible = isinstance(about, str) or about == 0
        problem_if(not possible or kind in PLAIN or kind in {"over", "overflow"}, "setup-phase", phase=kind)
    if phase == "overflow":
        fits = any(overflow[reading["turn"] : reading["turn"] + 1])
    elif phase == "over" or phase in PLAIN:
        fits = not frames and not any(overflow)
    else:
        fits = bool(frames) and frames[0]["kind"] == phase and not any(overflow)
    kinds = [frame["kind"] for frame in frames]
    settling = phase != "overflow" or WORK.union(ABOUT, {"reset"}).issuperset(kinds[:1])
    fits = fits and settling and WORK.issuperset(kinds[1:]) and len(set(kinds)) == len(kinds)
    over = phase == "over"
    problem_if(not (fits and over == bool(reading["ending"]) == bool(reading["winners"])), "setup-phase", phase=phase)


def _opening_fits(reading: Reading) -> bool:
    """AR-2.10: packets of one size, a card less with every pick; who waits has not picked, the others have."""
    phase, pick, waiting = reading["phase"], reading["draft_pick"], reading["draft_waits"]
    drafting = phase == "draft"
    size = {"draft": opening.PACKET_SIZE + 1 - pick, "choose_board": opening.PACKET_SIZE}.get(phase, 0)
    for player in reading.players:
        waits = player.seat in waiting
        if len(player["packet"]) != size or waits != (drafting and player["pick"] is None):
            return False
    if drafting:
        return bool(1 <= pick <= opening.PICKS and waiting)
    if phase == "draft_discard":
        return bool(reading.seats == 1 and pick == 1 and not waiting)
    return bool(pick == 0 and not waiting)


def impossible(position: ArchitectsPosition) -> Problem | None:
    """What only the position shows."""
    p, fits = position, True
    if p.phase in (Phase.TURN, Phase.TAKE_BACK):
        fits = p.turn == p.active and (p.own[Own.FREE + p.turn] > 0) == (p.phase == Phase.TURN)
    return None if fits else Problem("setup-phase", phase=data.PHASE_IDS[p.phase])
