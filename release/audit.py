"""`./adamak audit`: what the registries know against the versions in the lock files.

pip-audit (fetched for this by uv) asks about the Python packages, npm about those of the page. Ends with 0 where
nothing is known, 1 where something is, and 3 where the registries within reach have no answer: that is no verdict.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from release.archives import ROOT

CLEAN, FAULTS, NO_ANSWER = 0, 1, 3
LOCKS = ("requirements-test.lock", "requirements-node.lock")  # the first holds the runtime lock


@dataclass
class Verdict:
    """What was heard about a number of pinned versions."""

    asked: int = 0
    unanswered: int = 0
    faults: list[str] = field(default_factory=list)
    why: str = ""  # nothing was heard

    def status(self) -> int:
        if self.faults:
            return FAULTS
        return NO_ANSWER if self.unanswered or not self.asked else CLEAN

    def lines(self, what: str) -> list[str]:
        """For the person who must act."""
        if not self.asked:
            return [f"{what}: no answer, so nothing is known either way ({self.why})"]
        said = f"{what}: {self.asked} versions, {len(self.faults)} known faults"
        if self.unanswered:
            said += f"; about {self.unanswered} of them the registry has no answer"
        return [said, *(f"  {fault}" for fault in self.faults)]


def read_pip_audit(text: str, complaint: str = "") -> Verdict:
    """pip-audit's JSON: a list of packages, each with its faults or with why it was skipped."""
    found = _read(text)
    if "dependencies" not in found:
        return Verdict(why=_last_line(complaint))
    verdict = Verdict(asked=len(found["dependencies"]))
    for package in found["dependencies"]:
        verdict.unanswered += "skip_reason" in package
        for fault in package.get("vulns", ()):
            fixed = ", ".join(fault.get("fix_versions", ())) or "no version"
            verdict.faults.append(f"{package['name']} {package['version']}: {fault['id']}, mended in {fixed}")
    if verdict.unanswered == verdict.asked:
        return Verdict(why="the registry within reach keeps no such record")
    return verdict


def read_npm_audit(text: str, complaint: str = "") -> Verdict:
    """npm's JSON: the faulty packages by name, and how many there are in all."""
    found = _read(text)
    if "vulnerabilities" not in found:
        return Verdict(why=str(found.get("message") or _last_line(complaint)))
    faults = [
        f"{name}: {fault['severity']}, versions {fault['range']}"
        for name, fault in sorted(found["vulnerabilities"].items())
    ]
    return Verdict(asked=found["metadata"]["dependencies"]["total"], faults=faults)


def _read(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it said nothing"


def _ask(*command: object, cwd: Path = ROOT, path: Path | None = None) -> tuple[str, str]:
    before = os.environ.get("PATH", os.defpath)
    env = os.environ | {"PATH": f"{path}{os.pathsep}{before}" if path else before}
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    except OSError as error:
        return "", f"{words[0]}: {error.strerror}"
    return done.stdout, done.stderr


def main() -> int:
    uv = Path(sys.executable).with_name("uv")
    node = ROOT / ".venv-node" / "bin"
    pip_audit = (uv, "tool", "run", "pip-audit", "--disable-pip", "--require-hashes", "--progress-spinner=off")
    verdicts = {lock: read_pip_audit(*_ask(*pip_audit, "--format=json", "-r", lock)) for lock in LOCKS}
    npm = _ask(node / "npm", "audit", "--json", "--package-lock-only", "--loglevel=error", cwd=ROOT / "web", path=node)
    verdicts["web/package-lock.json"] = read_npm_audit(*npm)
    for what, verdict in verdicts.items():
        print("\n".join(verdict.lines(what)))
    statuses = {verdict.status() for verdict in verdicts.values()}
    return FAULTS if FAULTS in statuses else max(statuses)


if __name__ == "__main__":
    sys.exit(main())
