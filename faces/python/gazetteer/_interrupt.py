# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls that Ctrl-C ends: the work is on a thread of its own, and the main thread waits."""

from __future__ import annotations

import threading
from typing import Callable, Optional, TypeVar

from gazetteer._core import Stop, Stopped
from gazetteer._progress import Progress

T = TypeVar("T")

#: What takes so many seconds begins again on a thread.
_MOMENT = 0.02
#: So often the main thread looks for a signal that another thread was given.
_LOOK = 0.1


def interruptibly(work: Callable[[Stop], T], progress: Optional[Progress] = None) -> T:
    """``work(stop)``. An exception of the main thread, as Ctrl-C raises one, stops it first. On the
    main thread the progress is shown.
    """
    try:
        return _interruptibly(work, progress)
    finally:
        if progress is not None:
            progress.close()


def _interruptibly(work: Callable[[Stop], T], progress: Optional[Progress]) -> T:
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        return work(stop)
    results: list[T] = []
    errors: list[BaseException] = []
    # A join() that is interrupted takes the thread for ended (Python 3.11), and an Event that is
    # waited for may stay locked. So this is a list that the thread fills, and a lock to sleep on.
    ended: list[bool] = []
    asleep = threading.Lock()
    asleep.acquire()  # pylint: disable=consider-using-with

    def wait() -> None:
        while not ended:
            asleep.acquire(timeout=_LOOK)  # pylint: disable=consider-using-with
            if progress is not None and not ended:
                progress.look()

    def run() -> None:
        try:
            results.append(work(stop))
        except BaseException as error:  # pylint: disable=broad-exception-caught
            errors.append(error)
        finally:
            ended.append(True)
            asleep.release()

    thread = threading.Thread(target=run)
    try:
        thread.start()
        wait()
    except BaseException:
        stop.request()
        if thread.ident is not None:
            wait()
        raise
    thread.join()
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
