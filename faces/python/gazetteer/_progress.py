# SPDX-License-Identifier: GPL-3.0-or-later
"""What a long call shows while it runs: a bar of tqdm, or in a notebook without it a line of text."""

from __future__ import annotations

import importlib
import sys
import time
from typing import Any, Optional, Union

from gazetteer._arguments import flag

#: A call that takes no longer shows nothing.
PATIENCE = 1.0
#: It is shown anew no more often.
_PAUSE = 0.2


def _in_notebook() -> bool:
    """Whether the shell of IPython has a kernel behind it."""
    module = sys.modules.get("IPython")
    shell = module.get_ipython() if module is not None else None
    return shell is not None and hasattr(shell, "kernel")


class _Line:
    """A line below the cell, by IPython's own display; tqdm's bar is better, where it is there."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._display = importlib.import_module("IPython.display")
        self._handle = self._display.display(self._html(""), display_id=True)

    def _html(self, told: str) -> Any:
        return self._display.HTML(f"<progress></progress> {self._what} {told}")

    def show(self, count: int, told: str, seconds: float) -> None:
        self._handle.update(self._html(f"{told}, {seconds:.0f} s"))

    def close(self) -> None:
        self._handle.update(self._display.HTML(""))


class _Bar:
    """A bar of tqdm: the notebook's own where there is one, else on standard error."""

    def __init__(self, what: str) -> None:
        tqdm = importlib.import_module("tqdm.auto")
        self._bar = tqdm.tqdm(desc=what, unit=" graphs", leave=False)

    def show(self, count: int, told: str, seconds: float) -> None:
        self._bar.n = count
        self._bar.set_postfix_str(told, refresh=False)
        self._bar.refresh()

    def close(self) -> None:
        self._bar.close()


def _drawn(what: str) -> Optional[Union[_Bar, _Line]]:
    """None where there is neither."""
    try:
        return _Bar(what)
    except ImportError:
        pass
    try:
        return _Line(what)
    except ImportError:
        return None


class Progress:
    """Shown by the main thread, while another one works and tells how far it is."""

    def __init__(self, what: str, wanted: Optional[bool]) -> None:
        """None: in a notebook alone."""
        self._what = what
        self._wanted = _in_notebook() if wanted is None else wanted
        self._since = self._shown = time.monotonic()
        self._drawn: Optional[Union[_Bar, _Line]] = None
        self._count = 0
        self._told = ""

    def tell(self, count: int, told: str) -> None:
        """On any thread."""
        self._count, self._told = count, told

    def look(self) -> None:
        """On the main thread, now and then."""
        now = time.monotonic()
        if not self._wanted or now - self._since < PATIENCE or now - self._shown < _PAUSE:
            return
        if self._drawn is None:
            self._drawn = _drawn(self._what)
            self._wanted = self._drawn is not None
        self._shown = now
        if self._drawn is not None:
            self._drawn.show(self._count, self._told, now - self._since)

    def close(self) -> None:
        if self._drawn is not None:
            self._drawn.close()


def as_progress(what: str, wanted: object) -> Progress:
    return Progress(what, None if wanted is None else flag(wanted, "progress"))
