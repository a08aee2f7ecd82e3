# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls that Ctrl-C ends: the work is on a thread of its own, and the main thread waits."""

from __future__ import annotations

import threading
from typing import Callable, TypeVar

from gazetteer._core import Stop, Stopped

T = TypeVar("T")

#: What takes so many seconds begins again on a thread.
_MOMENT = 0.02


def interruptibly(work: Callable[[Stop], T]) -> T:
    """``work(stop)``. An exception of the main thread, as Ctrl-C raises one, stops it first."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        return work(stop)
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work(stop))
        except BaseException as error:  # pylint: disable=broad-exception-caught
            errors.append(error)

    thread = threading.Thread(target=run)
    try:
        thread.start()
        thread.join()
    except BaseException:
        stop.request()
        if thread.ident is not None:
            thread.join()
        raise
    if errors:
        raise errors[0]
    return results[0]


def quickly(seconds: float, work: Callable[[float, Stop], T]) -> T:
    """``work(seconds, stop)``, first for a moment without a thread: most calls never take more."""
    if seconds > _MOMENT:
        try:
            return work(_MOMENT, Stop())
        except Stopped:
            seconds -= _MOMENT
    return interruptibly(lambda stop: work(seconds, stop))
