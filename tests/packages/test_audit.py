"""What the registries say about faults is read right, and no answer is never taken for a good one."""

from __future__ import annotations

import json

from release.audit import CLEAN, FAULTS, NO_ANSWER, read_npm_audit, read_pip_audit


def pip_audit(*packages: dict[str, object]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


SOUND = {"name": "segno", "version": "1.6.6", "vulns": []}
FAULTY = {"name": "h11", "version": "0.15", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.16"]}]}
SKIPPED = {"name": "typer", "skip_reason": "Dependency not found on PyPI and could not be audited"}


def test_sound_versions_are_clean() -> None:
    verdict = read_pip_audit(pip_audit(SOUND))
    assert (verdict.status(), verdict.asked) == (CLEAN, 1)


def test_a_fault_is_named_with_its_remedy() -> None:
    verdict = read_pip_audit(pip_audit(SOUND, FAULTY, SKIPPED))
    assert verdict.status() == FAULTS
    assert verdict.lines("a.lock")[1:] == ["  h11 0.15: PYSEC-1, mended in 0.16"]


def test_a_registry_without_answers_gives_no_verdict() -> None:
    verdict = read_pip_audit(pip_audit(SOUND, SKIPPED))
    assert verdict.status() == NO_ANSWER
    assert "about 1 of them" in verdict.lines("a.lock")[0]
    assert read_pip_audit(pip_audit(SKIPPED)).status() == NO_ANSWER
    unreachable = read_pip_audit("", "Traceback\nConnectionError: no route")
    assert unreachable.status() == NO_ANSWER
    assert "ConnectionError: no route" in unreachable.lines("a.lock")[0]


def test_npm_is_read_likewise() -> None:
    total = {"metadata": {"dependencies": {"total": 300}}}
    assert read_npm_audit(json.dumps({"vulnerabilities": {}} | total)).status() == CLEAN
    faulty = {"vulnerabilities": {"vite": {"severity": "high", "range": "<8.3"}}} | total
    assert read_npm_audit(json.dumps(faulty)).lines("page")[1:] == ["  vite: high, versions <8.3"]
    refused = read_npm_audit(json.dumps({"message": "405 Method Not Allowed"}))
    assert refused.status() == NO_ANSWER
    assert "405" in refused.lines("page")[0]
