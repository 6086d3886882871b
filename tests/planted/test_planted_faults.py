"""The contract suite catches what it claims to catch: faults planted in a copy of the engine are found."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import adamak

SOURCE = Path(adamak.__file__).parent


@dataclass
class Fault:
    """A change of one line, and the check that must notice it."""

    name: str
    file: str
    old: str
    new: str
    caught_by: str


FAULTS = [
    Fault("a rule left out of the engine: protected regions may be attacked", "choices.py",
          "return unprotected(p, ALL_REGIONS & ~p.domains[p.holder] if p.variant.taking_regions else free_regions(p))",
          "return ALL_REGIONS & ~p.domains[p.holder] if p.variant.taking_regions else free_regions(p)",
          "legal_and_why_not_agree"),
    Fault("a rule left out of the refusals: mercenaries do not forbid discarding", "refusals.py",
          'case ["discard_hand"] if mercenaries', 'case ["no_such_move"] if mercenaries', "legal_and_why_not_agree"),
    Fault("a rule too strict: no passing with a scarecrow in hand", "refusals.py",
          '        case ["take_back", card] if',
          '        case ["pass"] if "scarecrow" in pieces.hand(p, seat):\n'
          '            return Refusal("CO-4.6", "you-passed")\n        case ["take_back", card] if',
          "legal_and_why_not_agree"),
    Fault("a leak: everybody sees every hand", "view.py",
          "    own = viewer == seat\n", "    own = True\n", "a_sample_looks_the_same"),
    Fault("a leak: the face-down card is in the view", "view.py",
          "and knows_face_down(p, viewer, seat)", "", "a_sample_looks_the_same"),
    Fault("a leak: a sealed answer is told", "events.py",
          '"discard": B.flag().only_for(A)}', '"discard": B.flag()}', "answers_at_once_stay_sealed"),
    Fault("a leak: the refusal names a card of another's hand", "refusals.py",
          '{"seat": int(p.turn), "phase": phase})', '{"seat": int(p.turn), "card": holds(p, p.turn)})',
          "a_sample_looks_the_same"),
    Fault("a peek: a sample keeps the true generator", "hidden.py",
          "    s.reseed(rng)\n", "", "a_sample_is_not_the_truth"),
    Fault("a peek: a sample keeps the true hands", "hidden.py",
          "    s.reseed(rng)\n", "    s.reseed(rng)\n    if s.seats > 0:\n        return s\n",
          "a_sample_looks_the_same"),
    Fault("a card is lost: the Bishop is not discarded", "turns.py",
          "    if card == Card.BISHOP:\n        p.discard += one\n", "    if card == Card.BISHOP:\n",
          "nothing_is_made_or_lost"),
    Fault("a clone shares its lines", "position.py",
          "= like.hands[:], like.lines[:], like", "= like.hands[:], like.lines, like", "copies_are_exact_and_apart"),
    Fault("answers given at once depend on their order", "rounds.py",
          "    p.asked &= ~(1 << seat)\n", "    p.asked &= ~(1 << seat)\n    p.first = seat\n",
          "decisions_at_once_commute"),
    Fault("a draw that undo could repeat: shuffling does not move the horizon", "dealing.py",
          "    p.reveal()\n    deck = p.deck\n", "    deck = p.deck\n", "a_record_replays"),
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_planted_fault_is_caught(fault: Fault, tmp_path: Path):
    shutil.copytree(SOURCE, tmp_path / "adamak", ignore=shutil.ignore_patterns("*.so", "_web", "__pycache__"))
    file = tmp_path / "adamak" / "games" / "condottiere" / fault.file
    text = file.read_text(encoding="utf-8")
    assert text.count(fault.old) == 1, "the fault no longer fits the source"
    file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ADAMAK_PURE": "1"}
    command = [sys.executable, "-m", "adamak.testing", "condottiere", fault.caught_by]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{fault.caught_by}: broken" in done.stdout
