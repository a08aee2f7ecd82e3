# SPDX-License-Identifier: GPL-3.0-or-later
"""The program ``gazetteer``, which a wheel carries and which stands beside an installed package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn, Optional

from gazetteer._core import EnvironmentError

_HERE = Path(__file__).resolve().parent
#: In the wheel, in a build, and under a prefix such as /usr; then PATH.
_FOLDERS = [_HERE / "bin", _HERE.parents[1] / "bin", _HERE.parents[2] / "bin"]


def _is_program(file: Path) -> bool:
    """Not a script that would call us again."""
    try:
        with open(file, "rb") as opened:
            return os.access(file, os.X_OK) and opened.read(2) != b"#!"
    except OSError:
        return False


def program(name: str = "gazetteer") -> str:
    """Where the program is."""
    on_path = shutil.which(name)
    places = [folder / name for folder in _FOLDERS] + ([Path(on_path)] if on_path else [])
    for place in places:
        if _is_program(place):
            return str(place)
    raise EnvironmentError(f"{name}: not found; it is in the wheel and in Debian's package gazetteer")


def ran(words: list[str], folder: Optional[str] = None) -> tuple[int, str, str]:
    """The exit code, the output and the complaints. Ctrl-C ends the program too."""
    with subprocess.Popen(
        [program(), *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            out, err = process.communicate()
        except BaseException:
            process.kill()
            raise
    return process.returncode, out, err


def _become(name: str) -> NoReturn:
    try:
        file = program(name)
    except EnvironmentError as error:
        sys.exit(f"gazetteer: {error}")
    os.execv(file, [name, *sys.argv[1:]])


def main() -> NoReturn:
    """The command ``gazetteer`` of a wheel, and ``python -m gazetteer``."""
    _become("gazetteer")


def main_check() -> NoReturn:
    """The command ``gazetteer-check``."""
    _become("gazetteer-check")
