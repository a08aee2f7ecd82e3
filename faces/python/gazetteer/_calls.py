# SPDX-License-Identifier: GPL-3.0-or-later
"""The calls: questions in Python's words, answers as values.

``seconds`` and ``memory`` (bytes) bound a call. A bound that is met raises ``Stopped`` or
``LimitReached``, and makes a hunt inconclusive. Ctrl-C ends a call within a second.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Callable, Optional, Union

from gazetteer import _core
from gazetteer._core import Game
from gazetteer._interrupt import interruptibly, quickly
from gazetteer._graphs import GraphLike, as_graph, as_undirected
from gazetteer._results import (
    Answer,
    Census,
    Certificate,
    CloseCall,
    EvenKernel,
    Hunt,
    Instance,
    Matching,
    Outcome,
    Table,
    Verdict,
)

_GIGABYTE = 1 << 30


def _game(game: Union[str, Game]) -> Game:
    return game if isinstance(game, Game) else Game.named(game)


def _certificate(text: str) -> Optional[Certificate]:
    return Certificate(text) if text else None


def _answer(found: _core.Found) -> Answer:
    outcome, moves, has_all, left, right, grundy, decided_by, by_theorem, certificate = found
    return Answer(
        Outcome(outcome),
        moves,
        has_all,
        left,
        right,
        grundy,
        decided_by,
        by_theorem,
        _certificate(certificate),
    )


def _start(root: Union[int, Sequence[int], None], unrooted: bool) -> _core.Start:
    tokens = [] if root is None else [root] if isinstance(root, int) else list(root)
    return _core.Start(tokens, unrooted)


def solve(
    graph: GraphLike,
    game: Union[str, Game],
    root: Union[int, Sequence[int], None] = None,
    *,
    unrooted: bool = False,
    by: str = "either",
    certificate: bool = False,
    seconds: float = math.inf,
    memory: int = 2 * _GIGABYTE,
) -> Answer:
    """Who wins ``game`` on ``graph`` from ``root``: a vertex, or one for each token.

    ``by`` is ``"theorem"``, ``"search"`` or ``"either"``. In an unrooted game the first player
    chooses the root.

    >>> solve("path 4", "uvg", root=0).winning_moves
    (1,)
    >>> print(solve("cycle 6", "edge-delete"))
    P
    """
    which, board, start = _game(game), as_graph(graph), _start(root, unrooted)
    found = quickly(
        seconds,
        lambda brief, stop: _core.solve(
            which, board, [start], by, certificate, brief, memory, stop
        ),
    )
    return _answer(found[0])


def outcomes(
    graph: GraphLike,
    game: Union[str, Game],
    *,
    by: str = "either",
    seconds: float = math.inf,
    memory: int = 2 * _GIGABYTE,
) -> dict[Union[int, tuple[int, ...]], Outcome]:
    """The outcome from every start: by vertex, by tuple of vertices, or of ``()`` for the graph.

    >>> outcomes("path 3", "ueg")
    {0: Outcome.P, 1: Outcome.N, 2: Outcome.P}
    """
    which = _game(game)
    board = as_graph(graph)
    starts = _core.all_starts(which, board)
    found = quickly(
        seconds,
        lambda brief, stop: _core.solve(which, board, starts, by, False, brief, memory, stop),
    )
    return {
        (start.tokens[0] if len(start.tokens) == 1 else tuple(start.tokens)): Outcome(answer[0])
        for start, answer in zip(starts, found)
    }


def even_kernel(
    graph: GraphLike, containing: Optional[int] = None, *, seconds: float = math.inf
) -> EvenKernel:
    """A nonempty independent set such that each vertex outside has an even number of neighbours
    in it; one that contains a vertex, where one is named.

    >>> sorted(even_kernel("cycle 4").kernel)
    [0, 2]
    >>> bool(even_kernel("complete 3"))
    False
    """
    board = as_undirected(graph)
    existence, kernel, text = interruptibly(
        lambda stop: _core.even_kernel(board, containing, seconds, stop)
    )
    exists = {"exists": True, "none": False}.get(existence)
    return EvenKernel(exists, frozenset(kernel) if exists else None, _certificate(text))


def maximum_matching(graph: GraphLike) -> Matching:
    """A maximum matching, with the partition that proves it one.

    >>> maximum_matching("path 3").outer
    (0, 2)
    """
    edges, outer, inner, perfect = _core.gallai_edmonds(as_undirected(graph))
    return Matching(tuple(edges), tuple(outer), tuple(inner), tuple(perfect))


def _ground(ground: Union[str, Iterable[GraphLike]]) -> Union[str, list]:  # type: ignore[type-arg]
    return ground if isinstance(ground, str) else [as_graph(graph) for graph in ground]


def evaluate(
    terms: Union[str, Sequence[str]],
    graphs: Union[str, Iterable[GraphLike]],
    *,
    where: str = "",
    seconds: float = math.inf,
    memory: int = 2 * _GIGABYTE,
    threads: int = 0,
) -> Table:
    """The values of terms, a column each, on graphs or on a ground in words.

    >>> table = evaluate(["order", "P(ueg)"], "connected, order ..4", where="bipartite")
    >>> list(table)
    ['graph', 'v', 'order', 'P(ueg)']
    """
    texts = [terms] if isinstance(terms, str) else list(terms)
    ground = _ground(graphs)
    found = interruptibly(
        lambda stop: _core.evaluate(texts, ground, where, seconds, memory, threads, stop)
    )
    return Table(texts, *found)


def hunt(
    conjecture: str,
    ground: Union[str, Iterable[GraphLike]] = "",
    *,
    near: int = 0,
    counterexamples: int = 10,
    certificate: bool = False,
    progress: Optional[Callable[[float, int, int], None]] = None,
    seconds: float = math.inf,
    memory: int = 2 * _GIGABYTE,
    threads: int = 0,
) -> Hunt:
    """Look for the least counterexample on a ground, which is written as in a file of conjectures:
    ``"connected, order ..7"``, ``"trees, order ..12"``, ``"random gnp(20, 0.3) count 500"``.

    ``progress(seconds, graphs, order)`` is called now and then.

    >>> hunt("P(uvg) <-> not saturated", "order ..5").verdict
    Verdict.HOLDS
    """
    graphs = _ground(ground)
    found = interruptibly(
        lambda stop: _core.hunt(
            conjecture, graphs, near, counterexamples, certificate, progress, seconds, memory,
            threads, stop,
        )
    )
    found["verdict"] = Verdict(found["verdict"].upper())
    found["counterexamples"] = tuple(Instance(*one) for one in found["counterexamples"])
    found["near"] = tuple(CloseCall(slack, Instance(*one)) for slack, one in found["near"])
    found["given_up"] = tuple(found["given_up"])
    found["warnings"] = tuple(found["warnings"])
    found["certificate"] = _certificate(found["certificate"])
    return Hunt(conjecture=conjecture, **found)


def census(
    game: Union[str, Game],
    order: Union[int, tuple[int, int]] = 6,
    *,
    connected: bool = False,
    engine: str = "",
    seconds: float = math.inf,
    memory: int = 2 * _GIGABYTE,
    threads: int = 0,
) -> Census:
    """Outcomes counted over all graphs of an order, or of orders ``(low, high)``.

    >>> census("uvg", order=3).columns[0]
    'graphs'
    """
    low, high = (order, order) if isinstance(order, int) else order
    which = _game(game)
    columns, rows = interruptibly(
        lambda stop: _core.census(
            which, low, high, connected, engine, seconds, memory, threads, stop
        )
    )
    return Census(tuple(columns), tuple((n, m, tuple(counts)) for n, m, counts in rows))
