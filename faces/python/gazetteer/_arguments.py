# SPDX-License-Identifier: GPL-3.0-or-later
"""What an argument has to be. Each function returns the argument in its plain form, or raises
InputError, which says what is wrong, where, and what would be right.
"""

from __future__ import annotations

import math
import numbers
import operator
import os
import reprlib
from collections.abc import Iterable
from typing import Any, NoReturn, Optional

from gazetteer._core import InputError

#: The greatest number of an int, and of a size, in the library.
INT_MAX = 2**31 - 1
SIZE_MAX = 2**63 - 1
#: More threads than this help nobody.
THREADS_MAX = 1024


def shown(value: object) -> str:
    """The value as Python writes it, cut where that is long; its type where that says no more."""
    try:
        written = reprlib.repr(value)
    except Exception:  # pylint: disable=broad-exception-caught
        written = ""
    if written and " at 0x" not in written and written.isprintable():
        return written
    return f"an object of type {type(value).__name__}"


def refuse(what: str, right: str, value: object) -> NoReturn:
    raise InputError(f"{what} is {right}, not {shown(value)}")


def is_truth(value: object) -> bool:
    """Whether it is True or False, of Python or of numpy."""
    return isinstance(value, bool) or type(value).__name__ in ("bool_", "bool")


def as_integer(value: object) -> Optional[int]:
    """An integer of Python, numpy or Sage as Python's; None for all else, True and False too."""
    if type(value) is int:
        return value
    if is_truth(value):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def integer(value: object, what: str, low: int = 0, high: int = INT_MAX) -> int:
    result = as_integer(value)
    if result is None or not low <= result <= high:
        refuse(what, f"an integer from {low} to {high}", value)
    return result


def flag(value: object, what: str) -> bool:
    if not is_truth(value):
        refuse(what, "True or False", value)
    return bool(value)


def text(value: object, what: str) -> str:
    if not isinstance(value, str):
        refuse(what, "a text", value)
    try:
        value.encode()
    except UnicodeEncodeError:
        refuse(what, "a text that UTF-8 can encode", value)
    if "\0" in value:
        refuse(what, "a text without the character 0", value)
    return value


def path(value: object, what: str) -> str:
    """The name of a file, as a text or as pathlib has it."""
    try:
        name = os.fspath(value)  # type: ignore[call-overload]
    except TypeError:
        refuse(what, "the name of a file", value)
    return text(name, what)


def seconds(value: object) -> float:
    if isinstance(value, numbers.Real) and not is_truth(value):
        try:
            result = float(value)
        except OverflowError:
            result = math.nan
        if result >= 0:
            return result
    refuse("seconds", "a number from 0 on, or math.inf", value)


def memory(value: object) -> int:
    return integer(value, "memory, in bytes,", 0, SIZE_MAX)


def threads(value: object) -> int:
    return integer(value, "threads", 0, THREADS_MAX)


def elements(value: object, what: str, right: str) -> Iterable[Any]:
    """What there is to go through; a text is one thing."""
    if not isinstance(value, (str, bytes)):
        try:
            return iter(value)  # type: ignore[call-overload, no-any-return]
        except TypeError:
            pass
    refuse(what, right, value)


def pair(value: object, what: str) -> tuple[Any, Any]:
    both = list(elements(value, what, "a pair of vertices"))
    if len(both) != 2:
        refuse(what, "a pair of vertices", value)
    return both[0], both[1]
