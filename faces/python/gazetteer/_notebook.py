# SPDX-License-Identifier: GPL-3.0-or-later
"""The cells of notebooks: ``%load_ext gazetteer`` makes ``%%hunt``, ``%%game`` and ``%%paper`` known."""

from __future__ import annotations

import dataclasses
import importlib
import keyword
import math
from typing import Any, Callable, TypeVar

from gazetteer._core import Error
from gazetteer._game import Game
from gazetteer._hunts import hunt
from gazetteer._paper import Paper
from gazetteer._results import Hunt

Result = TypeVar("Result")


def load_ipython_extension(shell: Any) -> None:
    """What ``%load_ext gazetteer`` calls."""
    usage_error = importlib.import_module("IPython.core.error").UsageError

    def told(call: Callable[[], Result]) -> Result:
        """An error is told as one of IPython's own cells tells it, without a traceback."""
        try:
            return call()
        except Error as error:
            raise usage_error(str(error)) from None

    # The line with the name of the cell is the first one of a notebook's numbers.
    def hunt_cell(line: str, cell: str) -> Hunt:
        """%%hunt GROUND: the conjecture in the cell, on a ground such as 'connected, order ..7'."""
        found = told(lambda: hunt("\n" + cell, line.strip()))
        return dataclasses.replace(found, conjecture=cell.strip())

    def game_cell(line: str, cell: str) -> Game:
        """%%game [VARIABLE]: the game in the cell, which gets its name or that of the variable."""
        game = told(lambda: Game.from_text("\n" + cell, "<cell>"))
        name = line.strip() or game.name
        if not name.isidentifier() or keyword.iskeyword(name):
            raise usage_error(f"%%game VARIABLE: a name of Python, not {name!r}")
        shell.push({name: game})
        return game

    def paper_cell(line: str, cell: str) -> Paper:
        """%%paper [SECONDS]: the claims of the paper in the cell, checked."""
        try:
            seconds = float(line) if line.strip() else math.inf
        except ValueError:
            raise usage_error(f"%%paper SECONDS: a number, not {line.strip()!r}") from None
        found = told(lambda: Paper.from_text("\n" + cell, "<cell>", seconds=seconds))
        return dataclasses.replace(found, text=cell)

    shell.register_magic_function(paper_cell, "cell", "paper")
    shell.register_magic_function(hunt_cell, "cell", "hunt")
    shell.register_magic_function(game_cell, "cell", "game")
