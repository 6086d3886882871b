"""Positions that cannot be: what a setup may get wrong beyond the count of its pieces."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from adamak.core.errors import Problem
from adamak.core.state import Reading
from adamak.games.architects import components, data, opening, printed, setup
from adamak.games.architects.data import Own, Phase
from adamak.games.architects.player_setup import away_of

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

OPENING = {"choose_board", "draft", "draft_discard", "starting_apprentice"}
PLAIN = OPENING | {"turn", "take_back", "end_effects"}  # nothing else is pending
ABOUT = {"storehouse", "town_centre", "guardhouse", "free_capture", "barracks"}  # so many actions left


def check_setup(reading: Reading) -> None:
    """Entries that must fit each other."""
    _check_workers(reading)
    _check_cathedral(reading)
    _check_cards(reading)
    _check_frames(reading)
    if reading["phase"] in OPENING:
        _check_opening(reading)
    elif any(player["packet"] for player in reading.players) or reading["draft_waits"] or reading["draft_pick"]:
        raise Problem("setup-phase", phase=reading["phase"])


def _check_workers(reading: Reading) -> None:
    """AR-29.1: twenty of each player; nobody is a captive at home."""
    everybody = [*reading.players, *([reading["automa"]] if reading["automa"] else [])]
    for number, player in enumerate(everybody):
        name = setup.HOUSE if number == reading.seats else f"p{number + 1}"
        if number < len(player["captives"]) and player["captives"][number]:
            raise Problem("setup-unknown", where="captives", found=name)
        found = away_of(reading, number, player) + player["available"]
        if found != data.WORKERS:
            raise Problem("setup-workers", player=name, found=found, wanted=data.WORKERS)
        points = reading["overflow"][number] if number < len(reading["overflow"]) else 0
        if points and (points > player["unpaid"] or number == reading.seats):
            raise Problem("setup-phase", phase="overflow")


def _check_cathedral(reading: Reading) -> None:
    """AR-15.2: no level holds more markers than it has spaces."""
    everybody = [*reading.players, *([reading["automa"]] if reading["automa"] else [])]
    for level, many in Counter(player["level"] for player in everybody).items():
        spaces = components.CATHEDRAL_ROWS[level][3]
        if level and many > spaces:
            raise Problem("deal-number", where="level", found=many, wanted=spaces)


def _check_cards(reading: Reading) -> None:
    """Cards picked, drawn, known, and the large market."""
    for player in reading.players:
        if player["pick"] is not None and player["pick"] not in player["packet"]:
            raise Problem("setup-unknown", where="pick", found=player["pick"])
        if not set(player["effects_done"]) <= set(player["buildings"]):
            raise Problem("setup-unknown", where="effects_done", found=min(player["effects_done"]))
        if len(player["apprentices"]) > printed.APPRENTICE_LIMIT + 1:
            raise Problem("deal-number", where="apprentices", found=len(player["apprentices"]), wanted=6)
    staff = len(reading["apprentice_deck"])
    if reading["apprentices_known"] > staff:
        raise Problem("deal-number", where="apprentices_known", found=reading["apprentices_known"], wanted=staff)
    if reading["large_blind"] and reading["large_market"] is None:
        raise Problem("setup-unknown", where="large_market", found="")
    if reading["dug"] and reading["phase"] not in {"keep_card", "bury_card"}:
        raise Problem("setup-phase", phase=reading["phase"])
    rewards = len(reading["reward_pile"]) + len(reading["rewards_gone"])
    wanted = 2 * setup.players_in(reading) + 1
    if rewards > wanted:
        raise Problem("deal-number", where="reward_pile", found=rewards, wanted=wanted)


def _check_frames(reading: Reading) -> None:
    """AR-28: the decision asked lies on top, and what it is about can be."""
    frames, phase = reading["frames"], reading["phase"]
    for frame in frames:
        kind, about = frame["kind"], frame["about"]
        if kind in PLAIN or kind in {"over", "overflow"}:
            raise Problem("setup-phase", phase=kind)
        if kind in ABOUT:
            possible = 1 <= about <= data.WORKERS
        elif kind == "reset":
            possible = about < 2 * data.GATE_USED
        else:
            possible = isinstance(about, str) or about == 0
        if not possible:
            raise Problem("setup-phase", phase=kind)
    if phase == "overflow":
        turn = reading["turn"]
        fits = turn < len(reading["overflow"]) and reading["overflow"][turn] > 0
    elif phase == "over" or phase in PLAIN:
        fits = not frames and not any(reading["overflow"])
    else:
        fits = bool(frames) and frames[0]["kind"] == phase and not any(reading["overflow"])
    if not fits or (phase == "over") != bool(reading["ending"]) or (phase == "over") != bool(reading["winners"]):
        raise Problem("setup-phase", phase=phase)


def _check_opening(reading: Reading) -> None:
    """AR-2.10: packets of one size, a card less with every pick; who waits has not picked, the others have."""
    phase, pick = reading["phase"], reading["draft_pick"]
    drafting = phase == "draft"
    size = {"draft": opening.PACKET_SIZE + 1 - pick, "choose_board": opening.PACKET_SIZE}.get(phase, 0)
    waiting = reading["draft_waits"]
    fits = (not drafting and not waiting) or (drafting and 1 <= pick <= opening.PICKS and bool(waiting))
    for player in reading.players:
        waits = player.seat in waiting
        fits = fits and len(player["packet"]) == size and waits == (drafting and player["pick"] is None)
    if phase == "draft_discard":
        fits = fits and reading.seats == 1 and pick == 1
    elif not drafting:
        fits = fits and pick == 0
    if not fits:
        raise Problem("setup-phase", phase=phase)


def impossible(p: ArchitectsPosition) -> Problem | None:
    """What only the position shows."""
    fits = True
    if p.phase in (Phase.TURN, Phase.TAKE_BACK):
        fits = p.turn == p.active and (p.own[Own.FREE + p.turn] > 0) == (p.phase == Phase.TURN)
    return None if fits else Problem("setup-phase", phase=data.PHASE_IDS[p.phase])
