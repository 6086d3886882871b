"""Positions that cannot be: what a setup may get wrong beyond the count of its pieces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from adamak.core.errors import Problem
from adamak.core.state import Reading
from adamak.games.duel import components, data
from adamak.games.duel.data import CARD_IDS, SLOTS, WONDER_IDS, City
from adamak.games.duel.pantheon_setup import DECK, MYTHOLOGY_TOKENS, OFFERING_TOKENS, WITH_PANTHEON
from adamak.games.duel.setup import CARDS, MOST_AGAIN, PROGRESS, SLOT_SET, WONDERS, progress_in_play
from adamak.games.duel.variant import Return

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

OUTSIDE = {"draft", "turn", "begin_age"}  # decisions without a frame
WORK = data.FRAME_IDS[len(data.PHASE_IDS) :]
# The Divinity that asks, where a phase is one's.
ASKED_BY = {
    "enki": "enki", "nisaba": "nisaba", "baal": "baal", "zeus": "zeus", "anubis": "anubis", "isis_card": "isis",
    "isis_wonder": "isis", "ra": "ra", "minerva": "minerva", "neptune_remove": "neptune", "neptune_apply": "neptune",
    "gate": "gate",
}  # fmt: skip


def check_setup(reading: Reading) -> None:
    """Entries that must fit each other."""
    if not reading.variant.pantheon:
        _check_base(reading)
    _check_wonders(reading)
    _check_draft(reading)
    _check_progress(reading)
    _check_structure(reading)
    _check_phase(reading)
    if reading.variant.pantheon:
        _check_tokens(reading)
        _check_gods(reading)
        _check_aside(reading)


def _wrong_phase(reading: Reading) -> Problem:
    return Problem("setup-phase", phase=reading["phase"])


# --- the base game --------------------------------------------------------------------------------


def _check_base(reading: Reading) -> None:
    """DU-0.2: nothing of Pantheon is on the table."""
    for key in WITH_PANTHEON:
        if reading.given.get(key):
            raise Problem("setup-place", what=key, where="–")
    for player in reading.players:
        for key in ("astarte", "divinities", "mythology_tokens", "offering_tokens"):
            if player[key]:
                raise Problem("setup-place", what=key, where=f"players[{player.seat}]")
    _check_known(reading.lying(CARDS), CARD_IDS[: data.FIRST_TEMPLE], "cards")


def _check_known(found: Iterable[str], known: list[str], where: str) -> None:
    for name in found:
        if name not in known:
            raise Problem("setup-unknown", where=where, found=name)


def _check_wonders(reading: Reading) -> None:
    """DU-1.4, DU-6.10: each Wonder once, of this game; when seven stand, none is left to build."""
    known = WONDER_IDS if reading.variant.pantheon else WONDER_IDS[: components.BASE_WONDERS]
    standing = [name for player in reading.players for name in player["standing"]]
    named = [*standing, *(name for player in reading.players for name in player["wonders"])]
    WONDERS.check(named)
    _check_known([*named, *reading["draft"]], known, "wonders")
    if reading["draft"]:
        _check_known(named, reading["draft"], "draft")
    if len(standing) > data.MOST_STANDING or (len(standing) == data.MOST_STANDING and len(named) > len(standing)):
        raise Problem("setup-wonders")


def _check_draft(reading: Reading) -> None:
    """DU-3.1, DU-3.2: whoever had a pick has what was picked; the others are still to be drafted."""
    drafting = reading["phase"] == "draft"
    drafted, order = reading["drafted"], reading["draft"]
    beginners = reading.variant.beginner_wonders
    if drafting != (drafted < data.DRAFTED and not beginners) or (beginners and order):
        raise _wrong_phase(reading)
    if not drafting:
        return
    first = reading["first_player"]
    picks = [first if data.DRAFTERS[k] == 0 else 1 - first for k in range(data.DRAFTED)]
    taken = [name for player in reading.players for name in player["wonders"]]
    group = drafted - drafted % data.DRAFT_GROUP
    if (
        not order
        or reading["turn"] != picks[drafted]
        or any(len(player["wonders"]) != picks[:drafted].count(player.seat) for player in reading.players)
        or any(player["standing"] for player in reading.players)
        or not set(order[:group]) <= set(taken) <= set(order[: group + data.DRAFT_GROUP])
        or reading["age"] != 1
        or len(reading["structure"]) != (SLOTS if reading.variant.pantheon else 0)
    ):
        raise _wrong_phase(reading)


def _check_progress(reading: Reading) -> None:
    """DU-2.3, DU-12.4: tokens of this game, five places on the board, and drawn ones while the Great Library asks."""
    _check_known(reading.lying(PROGRESS), progress_in_play(reading), "progress")
    if len(reading["progress_board"]) > data.PROGRESS_ON_BOARD:
        found = len(reading["progress_board"])
        raise Problem("deal-number", where="progress_board", found=found, wanted=data.PROGRESS_ON_BOARD)
    if bool(reading["drawn_tokens"]) != (reading["phase"] == "great_library"):
        raise Problem("setup-place", what="drawn_tokens", where=reading["phase"])


# --- structure, track and decisions ---------------------------------------------------------------


def _check_structure(reading: Reading) -> None:
    """DU-2.8, DU-4.7: of a row dealt face down the covered cards lie face down; the others are turned up in time."""
    age, lying = reading["age"], SLOT_SET.pack(list(reading["structure"]))
    down = SLOT_SET.pack(reading["face_down"])
    covered = sum(1 << slot for slot in reading["structure"] if data.COVERING[(age - 1) * SLOTS + slot] & lying)
    waiting = reading["phase"] not in OUTSIDE  # DU-4.7: cards are turned up when the turn ends
    wrong = (down & data.FACE_UP[age]) | (covered & ~data.FACE_UP[age] & ~down) | (0 if waiting else down & ~covered)
    if wrong:
        raise Problem("setup-slot", slot=str(SLOT_SET.write(wrong)[0]))
    if reading["phase"] == "turn" and not lying:  # DU-9.1: the Age has ended
        raise _wrong_phase(reading)
    if reading["phase"] == "begin_age" and (age == 1 or len(reading["structure"]) < SLOTS):
        raise _wrong_phase(reading)


def _check_phase(reading: Reading) -> None:
    """Every decision has its frame on top and what it is about; below lies only work put off."""
    phase, frames = reading["phase"], reading["frames"]
    kinds = [frame["kind"] for frame in frames]
    over = phase == "over"
    winners = len(reading["winners"])
    if over != bool(winners) or over != bool(reading["ending"]) or (winners == 2) != (reading["ending"] == "shared"):
        raise _wrong_phase(reading)
    if abs(reading["pawn"]) == data.CAPITAL and not over:
        raise Problem("setup-pawn", position=reading["pawn"])
    if (over or phase in OUTSIDE) == bool(frames) or (frames and kinds[0] != phase):
        raise _wrong_phase(reading)
    below = kinds[1:]
    if any(kind not in WORK for kind in below) or any(below.count(kind) > 1 for kind in below):
        raise _wrong_phase(reading)
    if "activate_divinity" in below and (phase != "theater_order" or below[0] != "activate_divinity"):
        raise _wrong_phase(reading)
    most = MOST_AGAIN if reading.variant.extra_turns_accumulate else int(phase not in OUTSIDE)
    if reading["again"] > most:
        raise Problem("setup-pieces", what="again", found=reading["again"], wanted=most)
    if frames:
        _check_decision(reading, frames[0])


def _check_decision(reading: Reading, frame: dict[str, str]) -> None:
    """What the decision needs, so that its answer can be carried out."""
    active = reading.players[reading["turn"]]
    god = ASKED_BY.get(frame["kind"])
    if god is not None and god not in active["divinities"]:
        raise Problem("setup-place", what=god, where=f"players[{active.seat}]")
    if frame["kind"] == "isis_wonder" and frame["about"] not in reading["discard_pile"]:
        raise Problem("setup-place", what=frame["about"], where="discard_pile")
    if frame["kind"] == "isis_card" and not active["wonders"]:
        raise _wrong_phase(reading)
    if frame["kind"] == "place_divinity" and reading["age"] != 1:
        raise _wrong_phase(reading)
    if frame["kind"] == "theater_order" and len(reading["divinity_decks"].get(frame["about"], ())) != DECK - 1:
        raise _wrong_phase(reading)
    if frame["kind"] == "nisaba" and reading["snake"] is not None:
        raise Problem("setup-snake", card=reading["snake"])


# --- Pantheon -------------------------------------------------------------------------------------


def _check_tokens(reading: Reading) -> None:
    """DU-1.2: what lies before the players does not lie on the structure as well."""
    slots, age = reading["token_slots"], reading["age"]
    myths = [name for player in reading.players for name in player["mythology_tokens"]]
    offerings = [str(value) for player in reading.players for value in player["offering_tokens"]]
    if age == 1:
        laid = dict(zip(components.MYTHOLOGY_SLOTS, reading["mythology_tokens"], strict=True))
        myths += [laid[slot] for slot in slots]
        # DU-9.5: one of the six spaces is left for the Gate.
        coming = len(slots) + (reading["phase"] == "place_divinity")
        placed = sum(card is not None for card in reading["pantheon"])
        if placed + coming >= data.SPACES:
            raise Problem("setup-pieces", what="pantheon", found=placed + coming, wanted=data.SPACES - 1)
    elif age == 2:
        values = dict(zip(components.OFFERING_SLOTS, reading["offering_tokens"], strict=True))
        offerings += [str(values[slot]) for slot in slots]
    MYTHOLOGY_TOKENS.check(myths)
    OFFERING_TOKENS.check(offerings)


def _check_gods(reading: Reading) -> None:
    """DU-9.5, DU-11.3, DU-11.4, DU-11.14: the Gate, the Snake, the coins of Astarte and the Minerva pawn."""
    owned = [name for player in reading.players for name in player["divinities"]]
    lying = [card["divinity"] for card in reading["pantheon"] if card]
    if reading["age"] == 1 and "gate" in [*owned, *lying]:
        raise Problem("setup-place", what="gate", where="pantheon")
    if any(frame["about"] == "gate" for frame in reading["frames"]):
        raise Problem("setup-place", what="gate", where="frames")
    if reading["snake"] is not None:
        _check_snake(reading)
    for player in reading.players:
        if player["astarte"] and "astarte" not in player["divinities"]:
            raise Problem("setup-place", what="astarte", where=f"players[{player.seat}]")
    if reading["minerva"] == reading["pawn"] and not reading.variant.minerva_on_conflict_pawn_space:
        raise Problem("setup-place", what="minerva", where=str(reading["pawn"]))


def _check_snake(reading: Reading) -> None:
    """DU-11.3: on a green card of the opponent of whoever has Nisaba."""
    card = reading["snake"]
    owners = [player.seat for player in reading.players if "nisaba" in player["divinities"]]
    green = data.SYMBOL[CARD_IDS.index(card)] >= 0
    if not owners or not green or card not in reading.players[1 - owners[0]]["cards"]:
        raise Problem("setup-snake", card=card)


def _check_aside(reading: Reading) -> None:
    """R33, by table option: the cards that go back when a Divinity's effect is done, at most one from the Gate."""
    returning = {frame["kind"]: frame["about"] for frame in reading["frames"] if frame["kind"].startswith("return_to")}
    if returning and reading.variant.return_of_unchosen_divinities != Return.AFTER:
        raise _wrong_phase(reading)
    opened, _, gate = returning.get("return_to_theater", " ").partition(" ")
    if "return_to_theater" in returning and (not opened or reading["divinity_decks"].get(opened)):
        raise _wrong_phase(reading)
    if (gate and "return_to_gate" not in returning) or list(returning) == ["return_to_gate", "return_to_theater"]:
        raise _wrong_phase(reading)
    for name in components.MYTHOLOGY_IDS:
        number = len(reading["aside"].get(name, ()))
        most = int("return_to_gate" in returning)
        if name == opened:
            most = DECK if gate else DECK - 1
        if number > most or (name == opened and number < 1 + bool(gate)):
            raise Problem("setup-pieces", what=f"aside: {name}", found=number, wanted=most)


def impossible(p: DuelPosition) -> Problem | None:
    """DU-7.5: with six different symbols the game is over."""
    for seat in range(2):
        if p.end_code == 0 and p.city[City.SYMBOLS + seat] >> data.DIFFERENT >= data.SYMBOLS_TO_WIN:
            return Problem("setup-phase", phase=data.PHASE_IDS[p.phase])
    return None
