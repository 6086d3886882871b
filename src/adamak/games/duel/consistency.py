"""Positions that cannot be: what a setup may get wrong beyond the count of its pieces."""

from __future__ import annotations

from typing import Any

from adamak.core.errors import Problem, problem_if
from adamak.core.state import Reading
from adamak.core.state.shapes import check_names
from adamak.games.duel import components, data, setup
from adamak.games.duel.data import CARD_IDS, DECK, SLOTS, WONDER_IDS, City
from adamak.games.duel.pantheon_setup import MYTHOLOGY_TOKENS, OFFERING_TOKENS, WITH_PANTHEON
from adamak.games.duel.position import DuelPosition
from adamak.games.duel.variant import Return

OUTSIDE = {"draft", "turn", "begin_age"}  # decisions without a frame
WORK = data.FRAME_IDS[len(data.PHASE_IDS) :]
# The Divinity that asks, where a phase is one's and not called like it.
ASKED_BY = {"isis_card": "isis", "isis_wonder": "isis", "neptune_remove": "neptune", "neptune_apply": "neptune"}


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


def _phase_fits(reading: Reading, *fits: object) -> None:
    problem_if(not all(fits), "setup-phase", phase=reading["phase"])


def _lies(fits: object, what: str, where: str) -> None:
    problem_if(not fits, "setup-place", what=what, where=where)


def _both(reading: Reading, key: str) -> list[Any]:
    """What both players have of something."""
    return [thing for player in reading.players for thing in player[key]]


# --- the base game --------------------------------------------------------------------------------
def _check_base(reading: Reading) -> None:
    """DU-0.2: nothing of Pantheon is on the table."""
    for key in WITH_PANTHEON:
        _lies(not reading.given.get(key), key, "–")
    for player in reading.players:
        for key in ("astarte", "divinities", "mythology_tokens", "offering_tokens"):
            _lies(not player[key], key, f"players[{player.seat}]")
    check_names(reading.lying(setup.CARDS), CARD_IDS[: data.FIRST_TEMPLE], "cards")


def _check_wonders(reading: Reading) -> None:
    """DU-1.4, DU-6.10: each Wonder once, of this game; when seven stand, none is left to build."""
    standing = _both(reading, "standing")
    named = [*standing, *_both(reading, "wonders")]
    setup.WONDERS.check(named)
    in_play = WONDER_IDS if reading.variant.pantheon else WONDER_IDS[: components.BASE_WONDERS]
    check_names([*named, *reading["draft"]], in_play, "wonders")
    if reading["draft"]:
        check_names(named, reading["draft"], "draft")
    if len(standing) > data.MOST_STANDING or (len(standing) == data.MOST_STANDING and len(named) > len(standing)):
        raise Problem("setup-wonders")


def _check_draft(reading: Reading) -> None:
    """DU-3.1, DU-3.2: whoever had a pick has what was picked; the others are still to be drafted."""
    drafted, order, beginners = reading["drafted"], reading["draft"], reading.variant.beginner_wonders
    drafting = drafted < data.DRAFTED and not beginners
    _phase_fits(reading, drafting == (reading["phase"] == "draft"), not (beginners and order))
    if not drafting:
        return
    picks = [reading["first_player"] ^ int(player) for player in data.DRAFTERS]
    group = drafted - drafted % data.DRAFT_GROUP
    taken = set(_both(reading, "wonders"))
    _phase_fits(
        reading,
        order,
        reading["turn"] == picks[drafted],
        all(len(player["wonders"]) == picks[:drafted].count(player.seat) for player in reading.players),
        not _both(reading, "standing"),
        set(order[:group]) <= taken <= set(order[: group + data.DRAFT_GROUP]),
        reading["age"] == 1,
        len(reading["structure"]) == (SLOTS if reading.variant.pantheon else 0),
    )


def _check_progress(reading: Reading) -> None:
    """DU-2.3, DU-12.4: tokens of this game, five places on the board, and drawn ones while the Great Library asks."""
    check_names(reading.lying(setup.PROGRESS), setup.progress_in_play(reading.variant.pantheon), "progress")
    found = len(reading["progress_board"])
    if found > data.PROGRESS_ON_BOARD:
        raise Problem("deal-number", where="progress_board", found=found, wanted=data.PROGRESS_ON_BOARD)
    asking = reading["phase"] == "great_library"
    _lies(asking == bool(reading["drawn_tokens"]), "drawn_tokens", reading["phase"])


# --- structure, track and decisions ---------------------------------------------------------------
def _check_structure(reading: Reading) -> None:
    """DU-2.8, DU-4.7: of a row dealt face down the covered cards lie face down; the others are turned up in time."""
    age, phase, lying = reading["age"], reading["phase"], len(reading["structure"])
    down, below = setup.SLOT_SET.pack(reading["face_down"]), setup.covered(reading)
    wrong = (down & data.FACE_UP[age]) | (below & ~data.FACE_UP[age] & ~down)
    if phase in OUTSIDE:  # cards are turned up when the turn ends
        wrong |= down & ~below
    if wrong:
        raise setup.wrong_slot(setup.SLOT_SET.write(wrong)[0])
    _phase_fits(reading, phase != "turn" or lying)  # DU-9.1: else the Age has ended
    _phase_fits(reading, phase != "begin_age" or (age > 1 and lying == SLOTS))


def _check_phase(reading: Reading) -> None:
    """Every decision has its frame on top and what it is about; below lies only work put off."""
    phase, frames, winners = reading["phase"], reading["frames"], len(reading["winners"])
    over, ending = phase == "over", reading["ending"]
    _phase_fits(reading, over == bool(winners), over == bool(ending), (winners == 2) == (ending == "shared"))
    problem_if(abs(reading["pawn"]) == data.CAPITAL and not over, "setup-pawn", position=reading["pawn"])
    first, *below = [frame["kind"] for frame in frames] or [""]
    _phase_fits(
        reading,
        first == ("" if over or phase in OUTSIDE else phase),
        all(kind in WORK and below.count(kind) == 1 for kind in below),
        "activate_divinity" not in below or (phase == "theater_order" and below[0] == "activate_divinity"),
    )
    most = setup.MOST_AGAIN if reading.variant.extra_turns_accumulate else int(phase not in OUTSIDE)
    problem_if(reading["again"] > most, "setup-pieces", what="again", found=reading["again"], wanted=most)
    if frames:
        _check_decision(reading, phase, frames[0]["about"])


def _check_decision(reading: Reading, phase: str, about: str) -> None:
    """What the decision needs, so that its answer can be carried out."""
    active = reading.players[reading["turn"]]
    god = ASKED_BY.get(phase, phase)
    _lies(god not in components.DIVINITY_IDS or god in active["divinities"], god, f"players[{active.seat}]")
    _lies(phase != "isis_wonder" or about in reading["discard_pile"], about, "discard_pile")
    _phase_fits(
        reading,
        phase != "isis_card" or active["wonders"],
        phase != "place_divinity" or reading["age"] == 1,
        phase != "theater_order" or len(reading["divinity_decks"].get(about, ())) == DECK - 1,
    )
    if phase == "nisaba" and reading["snake"] is not None:
        raise Problem("setup-snake", card=reading["snake"])


# --- Pantheon -------------------------------------------------------------------------------------
def _check_tokens(reading: Reading) -> None:
    """DU-1.2: what lies before the players does not lie on the structure as well."""
    slots, age = reading["token_slots"], reading["age"]
    myths, offerings = _both(reading, "mythology_tokens"), _both(reading, "offering_tokens")
    if age == 1:
        laid = dict(zip(components.MYTHOLOGY_SLOTS, reading["mythology_tokens"], strict=True))
        myths += [laid[slot] for slot in slots]
        # DU-9.5: one of the six spaces is left for the Gate.
        coming = len(slots) + (reading["phase"] == "place_divinity")
        taken = coming + sum(card is not None for card in reading["pantheon"])
        problem_if(taken >= data.SPACES, "setup-pieces", what="pantheon", found=taken, wanted=data.SPACES - 1)
    elif age == 2:
        values = dict(zip(components.OFFERING_SLOTS, reading["offering_tokens"], strict=True))
        offerings += [values[slot] for slot in slots]
    MYTHOLOGY_TOKENS.check(myths)
    OFFERING_TOKENS.check(map(str, offerings))


def _check_gods(reading: Reading) -> None:
    """DU-9.5, DU-11.3, DU-11.4, DU-11.14: the Gate, the Snake, the coins of Astarte and the Minerva pawn."""
    lying = [card["divinity"] for card in reading["pantheon"] if card]
    _lies(reading["age"] > 1 or "gate" not in [*_both(reading, "divinities"), *lying], "gate", "pantheon")
    _lies(all(frame["about"] != "gate" for frame in reading["frames"]), "gate", "frames")
    card = reading["snake"]
    if card is not None:  # DU-11.3: on a green card of the opponent of whoever has Nisaba
        rivals = [reading.players[1 - player.seat] for player in reading.players if "nisaba" in player["divinities"]]
        if data.SYMBOL[CARD_IDS.index(card)] < 0 or not any(card in rival["cards"] for rival in rivals):
            raise Problem("setup-snake", card=card)
    for player in reading.players:
        _lies(not player["astarte"] or "astarte" in player["divinities"], "astarte", f"players[{player.seat}]")
    free = reading.variant.minerva_on_conflict_pawn_space
    _lies(free or reading["minerva"] != reading["pawn"], "minerva", str(reading["pawn"]))


def _check_aside(reading: Reading) -> None:
    """R33, by table option: the cards that go back when a Divinity's effect is done, at most one from the Gate."""
    returning = {frame["kind"]: frame["about"] for frame in reading["frames"] if frame["kind"].startswith("return_to")}
    opened, _, gate = returning.get("return_to_theater", " ").partition(" ")
    _phase_fits(
        reading,
        not returning or reading.variant.return_of_unchosen_divinities == Return.AFTER,
        "return_to_theater" not in returning or (opened and not reading["divinity_decks"].get(opened)),
        not gate or "return_to_gate" in returning,
        list(returning) != ["return_to_gate", "return_to_theater"],
    )
    for name in components.MYTHOLOGY_IDS:
        least, most = 0, int("return_to_gate" in returning)
        if name == opened:
            least, most = 1 + bool(gate), DECK if gate else DECK - 1
        found = len(reading["aside"].get(name, ()))
        problem_if(not least <= found <= most, "setup-pieces", what=f"aside: {name}", found=found, wanted=most)


def impossible(p: DuelPosition) -> Problem | None:
    """DU-7.5: with six different symbols the game is over."""
    symbols = max(p.city[City.SYMBOLS + seat] >> data.DIFFERENT for seat in range(2))
    over = p.end_code or symbols < data.SYMBOLS_TO_WIN
    return None if over else Problem("setup-phase", phase=data.PHASE_IDS[p.phase])
