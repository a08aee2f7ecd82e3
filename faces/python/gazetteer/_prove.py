# SPDX-License-Identifier: GPL-3.0-or-later
"""Claims about a family with one parameter n, decided for all n."""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass
from typing import NoReturn, Optional

from gazetteer import _core
from gazetteer import _arguments as arguments
from gazetteer._calls import MEMORY
from gazetteer._interrupt import interruptibly

_SHOWN = 20


class ForAll(enum.Enum):
    """What is known for all n."""

    PROVED = "PROVED"
    REFUTED = "REFUTED"
    SEQUENCE = "SEQUENCE"
    INCONCLUSIVE = "INCONCLUSIVE"

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        arguments.refuse(
            "a verdict", "'PROVED', 'REFUTED', 'SEQUENCE' or 'INCONCLUSIVE'", value
        )

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"ForAll.{self.value}"


@dataclass(frozen=True)
class Law:
    """An integer for each n from ``first`` on; truth values are 0 and 1.

    ``f(n + period) == f(n) + slope`` for all n from ``repeats_from`` on. ``values`` are those of
    the n before the end of the first period. Where a period does not add the same to all n,
    ``slopes`` has what it adds to ``repeats_from``, ``repeats_from + 1``, ..., and ``slope`` is None.
    """

    first: int
    repeats_from: int
    period: int
    slope: Optional[int]
    values: tuple[int, ...]
    slopes: tuple[int, ...] = ()

    def at(self, n: int) -> int:
        """f(n).

        >>> prove("size", "prism n").law.at(10**6)
        3000000
        >>> prove("n * (n mod 2)", "path n").law.slopes
        (2, 0)
        """
        behind = arguments.integer(n, "n", self.first, 2**63 - 1) - self.first
        before = self.repeats_from - self.first
        if behind < before:
            return self.values[behind]
        periods, place = divmod(behind - before, self.period)
        slope = self.slopes[place] if self.slope is None else self.slope
        return self.values[before + place] + periods * slope


@dataclass(frozen=True)
class Proof:
    """The answer to a claim for all n."""

    claim: str
    family: str
    verdict: ForAll
    #: None if it is inconclusive.
    law: Optional[Law]
    #: The n before the law repeats whose value is not that of the period, and their values.
    exceptions: dict[int, int]
    #: The least n for which a refuted claim is false.
    least: Optional[int]
    #: Why it is inconclusive.
    reason: str

    @property
    def sequence(self) -> tuple[int, ...]:
        """The first twenty values."""
        law = self.law
        return tuple(law.at(law.first + i) for i in range(_SHOWN)) if law else ()

    def __str__(self) -> str:
        told = f"{self.verdict}  {self.claim}  on {self.family}"
        if self.law is None:
            return f"{told}: {self.reason}"
        least = f": not for n = {self.least}" if self.least is not None else ""
        return f"{told}, for all n >= {self.law.first}{least}"


def prove(
    claim: str,
    family: str,
    *,
    seconds: float = math.inf,
    memory: int = MEMORY,
) -> Proof:
    """Decide a claim about all members of a family, or find the law of a number.

    >>> prove("P(node_kayles) <-> n mod 2 = 0", "comb n").verdict
    ForAll.PROVED
    >>> kayles = prove("grundy(kayles)", "path n")
    >>> kayles.law.period, kayles.exceptions[70]
    (12, 6)
    """
    asked = (
        arguments.text(claim, "a claim"),
        arguments.text(family, "a family"),
        arguments.seconds(seconds),
        arguments.memory(memory),
    )
    verdict, law, least, reason = interruptibly(lambda stop: _core.prove(*asked, stop))
    exceptions: dict[int, int] = {}
    found = None
    if law is not None:
        first, repeats_from, period, slope, values, others, slopes = law
        found = Law(
            first, repeats_from, period, None if slopes else slope, tuple(values), tuple(slopes)
        )
        exceptions = {n: found.at(n) for n in others}
    return Proof(claim, family, ForAll(verdict.upper()), found, exceptions, least, reason)
