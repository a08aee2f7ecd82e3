# SPDX-License-Identifier: GPL-3.0-or-later
"""What calls return: values that print as a mathematician writes them."""

from __future__ import annotations

import enum
import html
import importlib
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, Optional, Union

from gazetteer import _core
from gazetteer import _show as show
from gazetteer._arguments import integer, refuse, shown, text
from gazetteer._board import Board, Vertex, shown_order_max
from gazetteer._core import EnvironmentError, InputError
from gazetteer._graphs import as_graph
from gazetteer._picture import picture_of

#: A vertex, the ends of an edge or arc, a vertex and the other ends of the edges there that a move
#: takes, or the ends and a label.
Move = Union[Vertex, tuple[Vertex, ...]]


class Outcome(enum.Enum):
    """Who wins: N the next player, P the previous one; of a partizan game L or R besides."""

    N = "N"
    P = "P"
    L = "L"
    R = "R"

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        refuse("an outcome", "'N', 'P', 'L' or 'R'", value)

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Outcome.{self.value}"


class Verdict(enum.Enum):
    """What a hunt came to."""

    HOLDS = "HOLDS"
    REFUTED = "REFUTED"
    INCONCLUSIVE = "INCONCLUSIVE"

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        refuse("a verdict", "'HOLDS', 'REFUTED' or 'INCONCLUSIVE'", value)

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Verdict.{self.value}"


@dataclass(frozen=True)
class Finding:
    """What gazetteer-check says of one certificate."""

    judgement: str
    line: int
    column: int
    text: str

    @property
    def valid(self) -> bool:
        return self.judgement == "VALID"


@dataclass(frozen=True)
class Certificate:
    """The evidence for a verdict, which a program that knows no solver judges."""

    text: str

    def __post_init__(self) -> None:
        text(self.text, "the text of a certificate")

    def check(self) -> list[Finding]:
        """One finding for each certificate, up to the first fault.

        >>> import gazetteer
        >>> answer = gazetteer.solve("path 3", "uvg", root=0, certificate=True)
        >>> [finding.judgement for finding in answer.certificate.check()]
        ['VALID']
        """
        return [Finding(*finding) for finding in _core.check(self.text)]

    @property
    def valid(self) -> bool:
        findings = self.check()
        return bool(findings) and findings[-1].valid

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Answer:
    """Who wins a position, by which move, and how that is known."""

    outcome: Outcome
    winning_moves: tuple[Move, ...]
    all_winning_moves: bool
    left_winning_moves: tuple[Move, ...]
    right_winning_moves: tuple[Move, ...]
    grundy: Optional[int]
    decided_by: str
    by_theorem: bool
    certificate: Optional[Certificate] = None

    def __str__(self) -> str:
        return str(self.outcome)


@dataclass(frozen=True)
class EvenKernel:
    """``exists`` is None where a limit was met first."""

    exists: Optional[bool]
    kernel: Optional[frozenset[Vertex]]
    certificate: Optional[Certificate]

    def __bool__(self) -> bool:
        return self.exists is True


@dataclass(frozen=True)
class Matching:
    """A maximum matching and the partition of Gallai and Edmonds, which proves it maximum."""

    edges: tuple[tuple[Vertex, Vertex], ...]
    outer: tuple[Vertex, ...]
    inner: tuple[Vertex, ...]
    perfect: tuple[Vertex, ...]


@dataclass(frozen=True)
class Instance:
    """A graph and, where the conjecture speaks of v, a vertex: of the graphs that a hunt was given
    the one, else in canonical form.
    """

    graph: Board
    vertex: Optional[Vertex] = None

    def _repr_svg_(self) -> Optional[str]:
        """None, and so its text, where it has many vertices or Graphviz is not there."""
        board = as_graph(self.graph)
        if board.order > shown_order_max:
            return None
        try:
            return picture_of(board, root=self.vertex).svg
        except (InputError, EnvironmentError):
            return None


@dataclass(frozen=True)
class CloseCall:
    """An instance on which the inequality holds by ``slack``."""

    slack: float
    instance: Instance


@dataclass(frozen=True)
class Hunt:
    """The answer to a conjecture."""

    conjecture: str
    verdict: Verdict
    counterexamples: tuple[Instance, ...]
    least: bool
    searched: str
    graphs: int
    graphs_met: int
    instances_met: int
    failures: int
    near: tuple[CloseCall, ...]
    given_up_count: int
    given_up: tuple[tuple[Board, str], ...]
    warnings: tuple[str, ...]
    certificate: Optional[Certificate]

    @property
    def counterexample(self) -> Optional[Instance]:
        """The first one, least where ``least`` says so."""
        return self.counterexamples[0] if self.counterexamples else None

    def __str__(self) -> str:
        return f"{self.verdict}  {self.conjecture}: {self.searched}, {self.graphs} graphs"

    def _repr_html_(self) -> str:
        head = f"<p>{show.verdict(str(self.verdict))} <code>{html.escape(self.conjecture)}</code></p>"
        count = "1 graph" if self.graphs == 1 else f"{self.graphs:,} graphs"
        told = f"<p>{show.words(self.searched)}: {count}</p>"
        first = self.counterexample
        if first is None:
            return head + told
        svg = first._repr_svg_()
        return head + told + (
            show.picture(svg) if svg else f"<p><code>{html.escape(repr(first))}</code></p>"
        )


def _array(column: list[Any]) -> Any:
    """numpy's array where numpy is there, with None and infinity as reals."""
    try:
        import numpy
    except ImportError:
        return column
    kinds = {type(value) for value in column}
    if kinds <= {bool} or kinds <= {int}:
        try:
            return numpy.array(column)
        except OverflowError:
            return numpy.array(column, dtype=object)
    return numpy.array([float("nan") if value is None else value for value in column], dtype=float)


class _NoColumn(InputError, KeyError):
    """As a mapping raises it."""

    def __str__(self) -> str:
        return str(self.args[0])


class Table(Mapping[str, Any]):
    """Columns by the texts of their terms; ``graph`` and, where there is one, ``v`` come first.

    A value that is undefined is None in a row and not-a-number in a column of numpy. A fraction is a
    ``Fraction`` in a row, and another number that has a term is a ``Real``; both are doubles in a column of
    numpy.
    """

    def __init__(
        self, terms: list[str], graphs: list[str], vertices: list[Vertex], columns: list[Any]
    ) -> None:
        self.terms = tuple(terms)
        self.graphs = graphs
        self.vertices = vertices if any(v is not None for v in vertices) else None
        self._columns = dict(zip(terms, columns))

    def __getitem__(self, term: str) -> Any:
        if isinstance(term, str) and term == "graph":
            return self.graphs
        if isinstance(term, str) and term == "v" and self.vertices is not None:
            return self.vertices
        if not isinstance(term, str) or term not in self._columns:
            raise _NoColumn(f"a column is one of {', '.join(map(repr, self))}, not {shown(term)}")
        return _array(self._columns[term])

    def __iter__(self) -> Iterator[str]:
        yield "graph"
        if self.vertices is not None:
            yield "v"
        yield from self.terms

    def __len__(self) -> int:
        return len(self.terms) + 1 + (self.vertices is not None)

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """The rows as tuples, in the order of the columns."""
        columns: list[list[Any]] = [self.graphs]
        if self.vertices is not None:
            columns.append(self.vertices)
        return zip(*columns, *self._columns.values())

    def to_pandas(self) -> Any:
        """A DataFrame of these columns, in their order; needs pandas.

        >>> import gazetteer
        >>> gazetteer.evaluate("order", ["path 3", "cycle 5"]).to_pandas()["order"].sum()
        8
        """
        try:
            pandas = importlib.import_module("pandas")
        except ImportError:
            raise EnvironmentError("pandas: not found; pip install pandas") from None
        return pandas.DataFrame({name: self[name] for name in self})

    def to_sympy(self, term: str) -> list[Any]:
        """A column as numbers of sympy, without loss; true and false, infinity, and not-a-number where it is
        undefined. An eigenvalue has square roots, or is a ``CRootOf``. Needs sympy.

        >>> import gazetteer
        >>> gazetteer.evaluate("sqrt(order)", ["path 3", "cycle 5"]).to_sympy("sqrt(order)")
        [sqrt(3), sqrt(5)]
        """
        try:
            sympy = importlib.import_module("sympy")
        except ImportError:
            raise EnvironmentError("sympy: not found; pip install sympy") from None
        if not isinstance(term, str) or term not in self._columns:
            raise _NoColumn(f"a term is one of {', '.join(map(repr, self.terms))}, not {shown(term)}")
        return [sympy.nan if value is None else sympy.sympify(value) for value in self._columns[term]]

    def __repr__(self) -> str:
        return f"<Table of {len(self.graphs)} rows: {', '.join(self)}>"

    def _repr_html_(self) -> str:
        shown = 50
        rows = ([show.cell(value) for value in row] for row in itertools.islice(self.rows(), shown))
        more = len(self.graphs) - shown
        return show.table(list(self), rows, f"and {more} rows more" if more > 0 else "")


@dataclass(frozen=True)
class Census:
    """Outcomes counted: a row for each order and size, one of each class up to isomorphism."""

    columns: tuple[str, ...]
    rows: tuple[tuple[int, int, tuple[int, ...]], ...]

    def total(self, order: int) -> dict[str, int]:
        """The counts of one order, added up.

        >>> import gazetteer
        >>> gazetteer.census("ueg", order=4).total(4)["graphs"]
        11
        """
        orders = sorted({row[0] for row in self.rows})
        if integer(order, "an order") not in orders:
            refuse("order", f"one that was counted, {', '.join(map(str, orders))}", order)
        counts = [row[2] for row in self.rows if row[0] == order]
        return dict(zip(self.columns, map(sum, zip(*counts))))

    def _repr_html_(self) -> str:
        orders = sorted({row[0] for row in self.rows})
        rows = (
            [show.cell(count) for count in (order, *self.total(order).values())] for order in orders
        )
        return show.table(("order", *self.columns), rows)
