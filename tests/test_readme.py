"""What the README shows is true: its Python runs, its commands work."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"^```python\n(.*?)^```", README, re.M | re.S)
COMMANDS = [
    line[2:] for block in re.findall(r"^```console\n(.*?)^```", README, re.M | re.S) for line in block.splitlines()
]


@pytest.mark.parametrize("code", PYTHON, ids=range(len(PYTHON)))
def test_python_of_the_readme_runs(code: str):
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_command_of_the_readme_works(command: str, tmp_path: Path):
    program, *arguments = command.split()
    assert program == "adamak"
    done = subprocess.run(
        [Path(sys.executable).parent / "adamak", *arguments],
        env={**os.environ, "ADAMAK_HOME": str(tmp_path)},
        input="quit\n",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert "Traceback" not in done.stderr
