# SPDX-License-Identifier: GPL-3.0-or-later
"""Graph and Digraph: those of the library, and the names that their vertices have elsewhere."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Optional, Self, TypeAlias, TypeVar, Union

from gazetteer import _core
from gazetteer._arguments import as_integer, elements, integer, is_truth, pair, shown, text
from gazetteer._core import EnvironmentError, InputError

#: 0, ..., order - 1, or a name: whatever the graph that was given has for a vertex.
Vertex: TypeAlias = Any
Pairs: TypeAlias = Iterable[tuple[Vertex, Vertex]]
Core = TypeVar("Core", _core.Graph, _core.Digraph)

#: A notebook draws a larger graph only when it is asked to.
shown_order_max = 100
_picture_number = itertools.count(1)


def _counts_from_0(names: Sequence[Vertex]) -> bool:
    return all(type(name) is int and name == i for i, name in enumerate(names))


def _check_names(pairs: Iterable[tuple[Vertex, Vertex]], directed: bool) -> None:
    """Refuses loops and repetitions in the names that the user knows."""
    what = "arc" if directed else "edge"
    seen = set()
    for u, v in pairs:
        if u == v:
            raise InputError(f"the {what} {shown(u)} {shown(v)} is a loop; a graph has none here")
        key = (u, v) if directed else frozenset((u, v))
        if key in seen:
            raise InputError(f"the {what} {shown(u)} {shown(v)} is there twice, and may be once")
        seen.add(key)


class _Board(Generic[Core]):
    """What Graph and Digraph have in common. Immutable."""

    __slots__ = ("_core", "_names", "_numbers")
    _core: Core
    _names: Optional[tuple[Vertex, ...]]
    _numbers: dict[Vertex, int]
    _order_max: ClassVar[int]
    _directed: ClassVar[bool]

    @classmethod
    def _of(cls, core: Core, names: Optional[Sequence[Vertex]] = None) -> Self:
        """With these names, one a vertex; none where they are the numbers."""
        board = cls.__new__(cls)
        named = names is not None and not _counts_from_0(names)
        board._core = core
        board._names = tuple(names) if named and names is not None else None
        board._numbers = {name: i for i, name in enumerate(board._names or ())}
        return board

    @classmethod
    def _named(cls, names: Sequence[Vertex], pairs: list[tuple[Vertex, Vertex]]) -> Self:
        """On these vertices, as networkx and Sage have them."""
        integer(len(names), "the order", 0, cls._order_max)
        _check_names(pairs, cls._directed)
        numbers = {name: i for i, name in enumerate(names)}
        return cls._of(cls._made(len(names), [(numbers[u], numbers[v]) for u, v in pairs]), names)

    @classmethod
    def _made(cls, order: int, pairs: list[tuple[int, int]]) -> Core:
        raise NotImplementedError

    def _begin(self, order: object, pairs: object, what: str) -> None:
        order = integer(order, "order", 0, self._order_max)
        ends = [
            (integer(u, f"an end of an {what}"), integer(v, f"an end of an {what}"))
            for u, v in (
                pair(one, f"an {what}") for one in elements(pairs, f"{what}s", "a list of pairs")
            )
        ]
        self._core = self._made(order, ends)
        self._names = None
        self._numbers = {}

    @property
    def order(self) -> int:
        """The number of vertices."""
        return self._core.order

    @property
    def size(self) -> int:
        """The number of edges or arcs."""
        return self._core.size

    @property
    def vertices(self) -> tuple[Vertex, ...]:
        """The vertices by their names; that with the number i is the i-th, from 0."""
        return tuple(range(self.order)) if self._names is None else self._names

    def _find(self, vertex: object) -> Optional[int]:
        """The number of a vertex; None for what is no vertex."""
        if self._names is None:
            number = as_integer(vertex)
            return number if number is not None and 0 <= number < self.order else None
        try:
            found = self._numbers.get(vertex)
        except TypeError:
            return None
        # True equals 1, and is no vertex where 1 is one.
        if found is not None and is_truth(vertex) != is_truth(self._names[found]):
            return None
        return found

    def _number(self, vertex: object, what: str) -> int:
        found = self._find(vertex)
        if found is None:
            raise InputError(f"{what} is {self._right()}, not {shown(vertex)}")
        return found

    def _right(self) -> str:
        """What would be a vertex, in words."""
        order = self.order
        if order == 0:
            return "a vertex, and the graph has none"
        if self._names is None:
            return f"one of the vertices 0..{order - 1}"
        listed = ", ".join(shown(name) for name in self._names[:5])
        return f"one of the {order} vertices {listed}{', ...' if order > 5 else ''}"

    def _name(self, number: int) -> Vertex:
        return number if self._names is None else self._names[number]

    def _name_all(self, numbers: Iterable[int]) -> tuple[Vertex, ...]:
        return tuple(map(self._name, numbers))

    def _name_pairs(self, pairs: Iterable[tuple[int, int]]) -> list[tuple[Vertex, Vertex]]:
        return [(self._name(u), self._name(v)) for u, v in pairs]

    def _number_pairs(self, pairs: object, what: str) -> list[tuple[int, int]]:
        return [
            (self._number(u, "an end of an edge"), self._number(v, "an end of an edge"))
            for u, v in (
                pair(one, "an edge") for one in elements(pairs, what, "a list of pairs of vertices")
            )
        ]

    def _joins(self, u: int, v: int) -> bool:
        raise NotImplementedError

    @property
    def _text(self) -> str:
        return _core.to_text(self._core)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Board) or self._directed != other._directed:
            return NotImplemented
        return bool(self._core == other._core) and self._names == other._names

    def __hash__(self) -> int:
        return hash((self._core, self._names))

    def __repr__(self) -> str:
        kind = type(self).__name__
        if self._names is None:
            return f"{kind}.from_text('{self._text}')"
        return f"<{kind} '{self._text}' on {', '.join(map(shown, self._names))}>"

    def _svg(
        self,
        *,
        root: Optional[int] = None,
        outcomes: Sequence[str] = (),
        marked: Sequence[int] = (),
        marked_as: str = "",
        matching: Sequence[tuple[int, int]] = (),
        title: str = "",
    ) -> str:
        """A picture, whose vertices show their names; vertices are given by their numbers."""
        return _core.to_svg(
            self._core,
            title,
            root,
            list(outcomes),
            list(marked),
            marked_as,
            list(matching),
            f"picture{next(_picture_number)}",
            [str(name).encode(errors="replace").decode() for name in self._names or ()],
        )

    def _repr_svg_(self) -> Optional[str]:
        """None, and so its text, where it has many vertices or Graphviz is not there."""
        if self.order > shown_order_max:
            return None
        try:
            return self._svg()
        except (InputError, EnvironmentError):
            return None


class Graph(_Board[_core.Graph]):
    """A graph on the vertices 0, ..., order - 1, or on those of a graph of networkx or Sage that
    ``as_graph`` was given. Equal ones have the same vertices in the same order, and the same edges.
    """

    __slots__ = ()
    _order_max = 2**24
    _directed = False

    def __init__(self, order: int, edges: Iterable[tuple[int, int]] = ()) -> None:
        self._begin(order, edges, "edge")

    @classmethod
    def _made(cls, order: int, pairs: list[tuple[int, int]]) -> _core.Graph:
        return _core.Graph(order, pairs)

    @classmethod
    def from_text(cls, text: str) -> Graph:
        """graph6, sparse6, a family with its numbers, 'grid 5 4', or 'corona(K8, K1)'."""
        return cls._of(_core.Graph.from_text(_text(text)))

    @property
    def edges(self) -> list[tuple[Vertex, Vertex]]:
        """Pairs, in the order of the vertices."""
        return self._name_pairs(self._core.edges)

    def _joins(self, u: int, v: int) -> bool:
        return self._core.adjacent(u, v)

    def adjacent(self, u: Vertex, v: Vertex) -> bool:
        return self._core.adjacent(self._number(u, "u"), self._number(v, "v"))

    def degree(self, v: Vertex) -> int:
        return self._core.degree(self._number(v, "v"))

    def neighbours(self, v: Vertex) -> list[Vertex]:
        """In the order of the vertices."""
        return list(self._name_all(self._core.neighbours(self._number(v, "v"))))

    @property
    def graph6(self) -> str:
        return self._core.graph6

    @property
    def sparse6(self) -> str:
        return self._core.sparse6

    def graph6_string(self) -> str:
        """As Sage's graphs have it."""
        return self._core.graph6

    def canonical(self) -> Graph:
        """Equal for isomorphic graphs, on 0, ..., order - 1; of order <= 64."""
        return Graph._of(self._core.canonical())

    @property
    def _text(self) -> str:
        return self.graph6 if self.order < 2**18 else self.sparse6


class Digraph(_Board[_core.Digraph]):
    """A digraph without loops, of order <= 64, on vertices as Graph has them."""

    __slots__ = ()
    _order_max = 64
    _directed = True

    def __init__(self, order: int, arcs: Iterable[tuple[int, int]] = ()) -> None:
        self._begin(order, arcs, "arc")

    @classmethod
    def _made(cls, order: int, pairs: list[tuple[int, int]]) -> _core.Digraph:
        return _core.Digraph(order, pairs)

    @classmethod
    def from_text(cls, text: str) -> Digraph:
        """digraph6."""
        return cls._of(_core.Digraph.from_text(_text(text)))

    @property
    def arcs(self) -> list[tuple[Vertex, Vertex]]:
        """Pairs (tail, head), in the order of the vertices."""
        return self._name_pairs(self._core.arcs)

    def _joins(self, u: int, v: int) -> bool:
        return self._core.has_arc(u, v) or self._core.has_arc(v, u)

    def has_arc(self, tail: Vertex, head: Vertex) -> bool:
        return self._core.has_arc(self._number(tail, "tail"), self._number(head, "head"))

    def out_neighbours(self, v: Vertex) -> list[Vertex]:
        """In the order of the vertices."""
        return list(self._name_all(self._core.out_neighbours(self._number(v, "v"))))

    def in_neighbours(self, v: Vertex) -> list[Vertex]:
        """In the order of the vertices."""
        return list(self._name_all(self._core.in_neighbours(self._number(v, "v"))))

    @property
    def digraph6(self) -> str:
        return self._core.digraph6

    def canonical(self) -> Digraph:
        """Equal for isomorphic digraphs, on 0, ..., order - 1."""
        return Digraph._of(self._core.canonical())


#: What a game is played on.
Board: TypeAlias = Union[Graph, Digraph]


def board_of(core: Union[_core.Graph, _core.Digraph]) -> Board:
    return Graph._of(core) if isinstance(core, _core.Graph) else Digraph._of(core)


def _text(value: object) -> str:
    return text(value, "the text of a graph")
