"""The kernel of the design, where a checkout has it beside itself: found, compiled once, kept under ADAMAK_HOME."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 300  # seconds for a compiler


class NotBuilt(Exception):
    """Something could not be compiled; the message says why, in a few words."""


def kernel_folder() -> Path | None:
    """`../shared/kernel`, seen from the root of the checkout; None for an installed wheel."""
    import adamak

    folder = (Path(adamak.__file__).resolve().parents[2] / ".." / "shared" / "kernel").resolve()
    return folder if (folder / "kvec.py").is_file() else None


def compiled_kvec(source: Path, cache: Path) -> Path:
    """The folder with kvec compiled by mypyc."""
    return _compiled(source, cache, "kvec")


def compiled_kmcts(source: Path, cache: Path) -> Path:
    """The folder with kmcts, and the engine it searches, compiled in one group."""
    return _compiled(source, cache, "kmcts", "kone")


def _compiled(source: Path, cache: Path, *modules: str) -> Path:
    digests = "-".join(_digest(source / f"{module}.py", sys.version) for module in modules)
    folder = cache / f"{modules[0]}-{digests}"
    if not list(folder.glob(f"{modules[0]}.*.so")) + list(folder.glob(f"{modules[0]}.*.pyd")):
        if find_spec("mypyc") is None:
            raise NotBuilt("no mypyc")
        if not _compiler():
            raise NotBuilt("no C compiler")
        _fresh(folder, *(source / f"{module}.py" for module in modules))
        environment = {**os.environ, "MYPYC_OPT_LEVEL": "3"}
        _run([sys.executable, "-m", "mypyc", *(f"{module}.py" for module in modules)], folder, environment)
        for module in modules:
            (folder / f"{module}.py").unlink()  # so that nothing but the compiled modules can be imported from there
        shutil.rmtree(folder / "build", ignore_errors=True)
    return folder


def compiled_cpp(source: Path, cache: Path) -> Path:
    """The program k.cpp."""
    folder = cache / f"cpp-{_digest(source / 'k.cpp', '')}"
    program = folder / "k"
    if not program.is_file():
        compiler = shutil.which("g++") or shutil.which("clang++")
        if compiler is None:
            raise NotBuilt("no C++ compiler")
        _fresh(folder, source / "k.cpp")
        command = [compiler, "-O3", "-march=native", "-include", "cstdlib", "k.cpp", "-o", "k"]
        _run(command, folder, dict(os.environ))
    return program


def _compiler() -> str | None:
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) or shutil.which("gcc") or shutil.which("cc")


def _digest(file: Path, more: str) -> str:
    return hashlib.sha256(file.read_bytes() + more.encode()).hexdigest()[:16]


def _fresh(folder: Path, *files: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    try:
        folder.mkdir(parents=True)
        for file in files:
            shutil.copy(file, folder)
    except OSError as error:
        raise NotBuilt(error.strerror or str(error)) from None


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotBuilt(type(error).__name__) from None
    if done.returncode:
        said = (done.stderr or done.stdout).decode(errors="replace").strip().splitlines()
        raise NotBuilt(said[-1][:120] if said else f"exit status {done.returncode}")
