# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that are no fractions, without loss."""

from __future__ import annotations

import importlib
from typing import Any


class Real(float):
    """The double nearest to a number that is no fraction, with the number itself in ``exact``: a term of
    the language, which sympy reads too. An eigenvalue whose polynomial has a degree of 3 or more is no such
    term: it is written as sympy does, ``CRootOf(x^3 - x^2 - 2 * x + 1, 2)``. Arithmetic of Python makes plain floats of it. sympy, where it is
    asked to calculate with one, takes the exact number.

    >>> import gazetteer
    >>> [row[1] for row in gazetteer.evaluate("sqrt(order)", ["path 2"]).rows()][0].exact
    'sqrt(2)'
    """

    __slots__ = ("exact",)
    exact: str

    def __new__(cls, nearest: float, exact: str) -> Real:
        self = super().__new__(cls, nearest)
        self.exact = exact
        return self

    def __getnewargs__(self) -> tuple[float, str]:  # type: ignore[override]
        return float(self), self.exact

    def _sympy_(self) -> Any:
        return importlib.import_module("sympy").sympify(self.exact)

    @property
    def __sympy__(self) -> None:
        """None: it is not sympy's. sympify() asks for this before it takes a float for one with 53 bits, and
        is told of a better converter here, whenever sympy was imported.
        """
        importlib.import_module("sympy.core.sympify").converter.setdefault(Real, Real._sympy_)
