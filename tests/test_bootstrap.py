"""The `./adamak` script: what it skips, what it says, and that nothing stale is left to shadow the sources."""

import ast
import fcntl
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from adamak.server.settings import read

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ["requirements.lock", "requirements-test.lock", "requirements-docs.lock", "requirements-node.lock"]


def load(folder: Path) -> Any:
    """The script of a checkout, as a module."""
    loader = SourceFileLoader("adamak_script", str(folder / "adamak"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module: ModuleType = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script in a checkout of its own: a position, a rollout that imports it, and a machine without a compiler."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    shutil.copy(ROOT / "adamak", tmp_path)
    shutil.copy(ROOT / "requirements.lock", tmp_path)
    files = {
        "setup.py": "",
        "pyproject.toml": '[tool.adamak]\ncompiled = ["adamak/core/r*.py", "adamak/*/position.py", "adamak/no.py"]\n',
        "src/adamak/__init__.py": "",
        "src/adamak/core/__init__.py": "",
        "src/adamak/core/position.py": "from .data import CARDS\n",
        "src/adamak/core/rollout.py": "from adamak.core import (\n    position,\n)\nimport os\n",
        "src/adamak/core/data.py": "CARDS = 110\n",
        "src/adamak/core/view.py": "import adamak.core.position\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    script = load(tmp_path)
    monkeypatch.setattr(script, "toolchain", dict)
    monkeypatch.setattr(script, "can_apt", lambda: False)
    return script


def leave_compiled(folder: Path, *modules: str) -> None:
    for module in (*modules, "adamak_core__mypyc"):
        file = folder / f"{module}{EXTENSION_SUFFIXES[0]}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")


def working(script: Any, step: Callable[[Any], object]) -> Any:
    """A setup that did this step, as a start does it: a lock newly taken means to look again."""
    setup = script.Setup(may_work=True)
    try:
        while True:
            try:
                step(setup)
                return setup
            except script.LookAgain:
                continue
    finally:
        for lock in setup.locks.values():
            lock.close()


def compile_engine(script: Any) -> str:
    """What a start says about the engine."""
    return str(working(script, lambda setup: setup.engine()).notice)


def with_compiler(script: Any, monkeypatch: pytest.MonkeyPatch, *, fails: bool = False) -> list[object]:
    """A compiler that leaves what mypyc leaves, or fails; the runs it made."""
    runs: list[object] = []

    def run(what: str, *command: object, **_: object) -> None:
        runs.append(what)
        if what == "compiling":
            leave_compiled(script.BUILT, "adamak/core/position", "adamak/core/rollout", "adamak/core/long_gone")
            if fails:
                raise script.Trouble("error: Incompatible types")

    monkeypatch.setattr(script, "toolchain", lambda: {"CC": "cc"})
    monkeypatch.setattr(script, "run", run)
    return runs


# --- Skipping --------------------------------------------------------------------------------------------------------


def test_a_step_runs_once_for_each_key(script: Any) -> None:
    done: list[str] = []
    for key in ("a", "a", "b", "b", "a"):
        working(script, lambda setup, key=key: setup.once("step", key, "working", lambda: done.append(key)))
    assert done == ["a", "b", "a"]


def test_a_step_that_failed_is_not_done(script: Any) -> None:
    working(script, lambda setup: setup.once("step", "a", "working", lambda: None))
    with pytest.raises(ZeroDivisionError):
        working(script, lambda setup: setup.once("step", "b", "working", lambda: 1 / 0))
    assert script.read_stamp("step") == ""


def test_looking_changes_nothing(script: Any) -> None:
    with pytest.raises(script.WorkToDo):
        script.Setup(may_work=False).once("step", "a", "working", lambda: pytest.fail("worked while looking"))
    assert not script.STAMPS.exists()


def test_the_digest_tells_names_and_contents_apart(script: Any, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("x")
    two.write_text("x")
    digests = [script.digest([one]), script.digest([two]), script.digest([one], "3.11"), script.digest([one, two])]
    one.write_text("y")
    digests.append(script.digest([one]))
    assert len(set(digests)) == 5


def test_a_moved_checkout_gets_a_new_environment(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    script.PYTHON.parent.mkdir(parents=True)
    script.PYTHON.symlink_to(sys.executable)
    made: list[bool] = []
    monkeypatch.setattr(script.Setup, "make_venv", lambda self: made.append(True))
    script.write_stamp("venv", script.venv_key())
    working(script, lambda setup: setup.environment())
    assert made == []
    script.write_stamp("venv", script.venv_key().replace(str(script.ROOT), "/old/place"))
    working(script, lambda setup: setup.environment())
    assert made == [True]


def test_the_test_lock_serves_for_the_runtime_lock(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(script, "install", lambda lock, **_: installed.append(lock.name))
    monkeypatch.setattr(script, "install_self", lambda: None)
    for lock in (script.RUNTIME_LOCK, script.TEST_LOCK, script.TEST_LOCK, script.RUNTIME_LOCK):
        working(script, lambda setup, lock=lock: setup.packages(lock))
    assert installed == ["requirements.lock", "requirements-test.lock"]


# --- Killed starts ---------------------------------------------------------------------------------------------------


def test_what_a_killed_installer_left_is_installed_anew(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[object, ...]] = []
    monkeypatch.setattr(script, "get_uv", lambda: True)
    monkeypatch.setattr(script, "run", lambda what, *command, **_: runs.append(command))
    script.add(script.RUNTIME_LOCK)
    script.write_stamp("installing", "requirements.lock")  # as a kill leaves it
    script.add(script.RUNTIME_LOCK)
    script.add(script.RUNTIME_LOCK)
    assert ["--reinstall" in command for command in runs] == [False, True, False]


def test_the_next_start_waits_for_what_a_killed_one_began(script: Any, tmp_path: Path) -> None:
    """A killed start's npm or uv goes on alone, and must not meet those of the next start."""
    began = """
import os, sys
from importlib.machinery import SourceFileLoader
script = SourceFileLoader("script", sys.argv[1]).load_module()
lock = script.locked_file(script.ROOT / ".adamak.lock")
wait = "import sys; print('began', file=open('began', 'w')); open('wait').read()"
script.run("waiting", sys.executable, "-c", wait)
"""
    os.mkfifo(script.ROOT / "wait")
    start = subprocess.Popen([sys.executable, "-W", "ignore", "-c", began, script.ROOT / "adamak"], cwd=script.ROOT)
    while not (script.ROOT / "began").exists():
        assert start.poll() is None
        time.sleep(0.01)
    start.kill()
    start.wait()
    with open(script.ROOT / ".adamak.lock", "w") as lock:
        with pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        (script.ROOT / "wait").write_text("")  # lets it end
        fcntl.flock(lock, fcntl.LOCK_EX)


def test_a_library_has_its_name_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next compile takes a library that is there and younger than its sources for done."""
    (tmp_path / "part.c").write_text("int part;")
    (tmp_path / "cc").write_text(f"#!{sys.executable}\nimport os, sys\nif '-c' not in sys.argv:\n"
                                 "    open(sys.argv[sys.argv.index('-o') + 1], 'w').write('half')\n"
                                 "    os.kill(os.getppid(), 9)\n")  # fmt: skip
    (tmp_path / "cc").chmod(0o755)
    program = (
        "import runpy, sys; from setuptools import Extension; import setuptools; kept = setuptools.setup\n"
        "setuptools.setup = lambda **how: kept(**how | {'name': 'x', 'ext_modules': [Extension('part', ['part.c'])],"
        " 'packages': [], 'py_modules': []})\n"
        f"sys.argv = ['setup.py', '-q', 'build_ext', '--build-lib', 'lib']; runpy.run_path({str(ROOT / 'setup.py')!r})"
    )
    tool = str(tmp_path / "cc")
    env = {**os.environ, "CC": tool, "LDSHARED": tool, "ADAMAK_COMPILE": ""}
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=env, capture_output=True, check=False)
    assert done.returncode == -9, done.stderr
    assert [path.suffix for path in (tmp_path / "lib").rglob("part*")] == [".part"]


# --- Compiled engine -------------------------------------------------------------------------------------------------


def test_constants_of_imported_modules_count_as_sources(script: Any) -> None:
    behind = script.sources_behind(script.compiled_sources())
    assert {path.stem for path in behind} == {"position", "rollout", "data", "__init__"}


def test_without_a_compiler_one_line_says_what_would_help(script: Any) -> None:
    notice = compile_engine(script)
    assert "faster" in notice
    assert "\n" not in notice
    assert compile_engine(script) == notice


def test_without_a_compiler_stale_extensions_are_removed(script: Any) -> None:
    leave_compiled(script.SRC, "adamak/core/position", "adamak/core/rollout")
    compile_engine(script)
    assert script.extensions() == []


def test_a_compiler_that_came_later_is_used(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_engine(script)
    with_compiler(script, monkeypatch)
    assert compile_engine(script) == ""
    assert len(script.extensions()) == 3


def test_compiles_again_only_when_a_source_changed(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = with_compiler(script, monkeypatch)
    compile_engine(script)
    compile_engine(script)
    (script.SRC / "adamak/core/view.py").write_text("# not behind the engine\n")
    compile_engine(script)
    assert runs.count("compiling") == 1
    (script.SRC / "adamak/core/data.py").write_text("CARDS = 111\n")
    compile_engine(script)
    assert runs.count("compiling") == 2


def test_a_lost_extension_is_compiled_again(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = with_compiler(script, monkeypatch)
    compile_engine(script)
    script.extensions()[-1].unlink()
    compile_engine(script)
    assert runs.count("compiling") == 2


def test_a_module_that_left_the_list_leaves_no_extension(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with_compiler(script, monkeypatch)
    leave_compiled(script.SRC, "adamak/core/view")
    compile_engine(script)
    assert not any("view" in path.name for path in script.extensions())


def test_what_is_built_is_kept_until_the_compiler_changes(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with_compiler(script, monkeypatch)
    compile_engine(script)
    kept = script.BUILT / "kept"
    kept.write_text("")
    (script.SRC / "adamak/core/data.py").write_text("CARDS = 111\n")
    compile_engine(script)
    assert kept.exists()
    (script.ROOT / "setup.py").write_text("# other flags\n")
    compile_engine(script)
    assert not kept.exists()


def test_a_failed_compile_leaves_the_sources_and_one_line(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = with_compiler(script, monkeypatch, fails=True)
    notice = compile_engine(script)
    assert "uncompiled" in notice
    assert "\n" not in notice
    assert script.extensions() == []
    assert compile_engine(script) == notice
    assert runs.count("compiling") == 1


def test_the_compiled_engine_here_matches_its_sources() -> None:
    script = load(ROOT)
    if not script.extensions():
        pytest.skip("nothing is compiled here")
    stamp = script.read_stamp("engine")
    assert stamp == f"compiled {script.engine_key(script.compiled_sources())}", "stale .so files: run ./adamak compile"


@pytest.mark.parametrize("pure", ["1", ""])
def test_adamak_pure_prefers_sources(tmp_path: Path, pure: str) -> None:
    package = tmp_path / "adamak"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "_pure.py"):
        shutil.copy(ROOT / "src" / "adamak" / name, package)
    (package / "core" / "__init__.py").write_text("")
    (package / "core" / "position.py").write_text("")
    (package / "core" / f"position{EXTENSION_SUFFIXES[0]}").write_text("not a library")
    program = "import adamak; print(adamak.compiled())"
    env = {"PYTHONPATH": str(tmp_path), "ADAMAK_PURE": pure}
    result = subprocess.run([sys.executable, "-S", "-c", program], env=env, capture_output=True, text=True, check=False)
    if pure:
        assert result.stdout == "False\n"
    else:
        assert "ImportError" in result.stderr


# --- The caller's machine --------------------------------------------------------------------------------------------


def test_the_callers_settings_do_not_reach_ours(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    others = {"PYTHONPATH", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"}
    for name in others:
        monkeypatch.setenv(name, "/elsewhere")
    monkeypatch.setenv("PATH", "/bin")
    env = script.environment({"MORE": "1"})
    assert not others & set(env)
    assert env["PATH"] == f"{script.VENV}/bin:/bin"
    assert env["MORE"] == "1"


def test_a_server_knows_every_setting_that_reaches_it(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings: dict[str, str] = {}
    monkeypatch.setattr(os, "execve", lambda program, words, env: settings.update(env))
    for name in re.findall(r"ADAMAK_\w+", script.__doc__):
        monkeypatch.setenv(name, "1")
    script.hand_over(["adamak", "serve"], {})
    assert settings["ADAMAK_PURE"] == "1"
    read(settings)


def test_the_page_is_built_from_the_sources(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a `git pull` the compiled engine is of other sources until it is compiled again."""
    settings: list[dict[str, str]] = []
    monkeypatch.setattr(script, "run", lambda what, *command, env, **_: settings.append(env))
    script.npm_build()
    assert settings[0]["ADAMAK_PURE"] == "1"


def test_installing_the_checkout_does_not_walk_through_the_pages_packages() -> None:
    """With a template setuptools lists every file, and the page's packages may be just being written."""
    assert not (ROOT / "MANIFEST.in").exists()


def test_debian_is_mended_where_a_killed_start_left_it_half_installed(
    script: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[str] = []
    broken = True

    def run(what: str, *command: str, **_: object) -> None:
        nonlocal broken
        runs.append(" ".join(word for word in command if not word.startswith(("-y", "-q", "-o", "DPkg", "--no-i"))))
        if command[-1] == "gcc" and broken:
            broken = False
            raise script.Trouble("E: Unmet dependencies.")

    monkeypatch.setattr(script, "run", run)
    setup = script.Setup(may_work=True)
    setup.apt("gcc")
    setup.apt("chromium")
    mended = ["dpkg --configure -a", "apt-get install --fix-broken --no-remove"]
    whole = ["apt-get update", "apt-get install gcc", *mended, "apt-get install gcc", "apt-get install chromium"]
    assert runs == whole


@pytest.mark.parametrize("offered", [True, False])
@pytest.mark.parametrize("there", [True, False])
def test_a_browser_without_windows_is_asked_for_once(
    script: Any, monkeypatch: pytest.MonkeyPatch, there: bool, offered: bool
) -> None:
    """Where Debian does not offer it, the usual one will do."""
    installed, asked = ["chromium"] if there else [], []

    def apt(self: Any, *names: str) -> None:
        asked.append(names[0])
        if script.WINDOWLESS in names and not offered:
            raise script.Trouble("E: Unable to locate package")
        installed.insert(0, names[0])

    monkeypatch.delenv("ADAMAK_CHROMIUM", raising=False)
    monkeypatch.setattr(script, "can_apt", lambda: True)
    monkeypatch.setattr(script, "find_browser", lambda: f"/usr/bin/{installed[0]}" if installed else None)
    monkeypatch.setattr(script.Setup, "apt", apt)
    setup = script.Setup(may_work=True)
    for _ in range(2):
        with suppress(script.LookAgain):
            setup.browser()
    for lock in setup.locks.values():
        lock.close()
    wanted = script.WINDOWLESS if offered else "chromium"
    for again in (setup, script.Setup(may_work=False)):
        assert again.browser() == f"/usr/bin/{wanted}"
    assert asked == [script.WINDOWLESS, *(["chromium"] if not offered and not there else [])]


def test_trouble_is_one_line_and_status_2(script: Any) -> None:
    (script.ROOT / ".adamak.lock").mkdir()  # Cannot be opened, as in a folder that is not ours.
    result = subprocess.run([sys.executable, script.ROOT / "adamak"], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr.startswith("adamak: ")
    assert result.stderr.count("\n") == 1


def test_a_command_that_fails_is_named_in_one_line(script: Any) -> None:
    with pytest.raises(script.Trouble, match=r"^trying failed: last words \(all of it: build/setup.log\)$"):
        script.run("trying", sys.executable, "-c", "print('first'); print('last words'); raise SystemExit(1)")


def test_an_older_python_can_read_the_script_far_enough_to_say_so() -> None:
    ast.parse((ROOT / "adamak").read_text(), feature_version=(3, 7))


# --- Lock files ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_name_no_address_and_hash_everything(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    requirements = re.split(r"\n(?=\S)", text.strip())
    assert all(re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+", entry) for entry in requirements)
    assert all("--hash=sha256:" in entry for entry in requirements)


def test_the_test_lock_holds_the_runtime_lock() -> None:
    def entries(name: str) -> set[str]:
        return set(re.split(r"\n(?=\S)", (ROOT / name).read_text().strip()))

    assert entries("requirements.lock") <= entries("requirements-test.lock")
    assert entries("requirements-docs.lock") <= entries("requirements-test.lock")
    assert not entries("requirements-docs.lock") <= entries("requirements.lock"), "a table needs no tools for documents"
