# SPDX-License-Identifier: GPL-3.0-or-later
"""The calls about one graph: questions in Python's words, answers as values.

``seconds`` and ``memory`` (bytes) bound a call. A bound that is met raises ``Stopped`` or
``LimitReached``, and makes a hunt inconclusive. Ctrl-C ends a call within a second.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Optional, Union

from gazetteer import _core
from gazetteer import _arguments as arguments
from gazetteer._board import Board, Vertex
from gazetteer._core import InputError
from gazetteer._game import Game, as_game
from gazetteer._graphs import GraphLike, as_graph, as_undirected
from gazetteer._interrupt import interruptibly, quickly
from gazetteer._results import Answer, Certificate, EvenKernel, Matching, Move, Outcome

#: What a call may use unless it says otherwise, in bytes.
MEMORY = 2 << 30


def certificate_of(text: str) -> Optional[Certificate]:
    return Certificate(text) if text else None


def _moves(board: Board, moves: Iterable[_core.Move]) -> tuple[Move, ...]:
    """By the names of their vertices."""
    return tuple(
        board._name(vertices[0])
        if label is None and len(vertices) == 1
        else board._name_all(vertices) + (() if label is None else (label,))
        for vertices, label in moves
    )


def _answer(board: Board, found: _core.Found) -> Answer:
    outcome, moves, has_all, left, right, grundy, decided_by, by_theorem, certificate = found
    return Answer(
        Outcome(outcome),
        _moves(board, moves),
        has_all,
        _moves(board, left),
        _moves(board, right),
        grundy,
        decided_by,
        by_theorem,
        certificate_of(certificate),
    )


def _tokens(board: Board, game: Game, root: object) -> list[int]:
    """The vertices that a start names. What is a vertex of the graph is one; a list or a tuple that
    is none has one for each token.
    """
    if root is None:
        return []
    if game.token_count == 1 or not isinstance(root, (list, tuple)):
        vertex = board._find(root)
        if vertex is not None:
            return [vertex]
    several = list(root) if isinstance(root, (list, tuple)) else None
    if game.token_count == 0 and several != []:
        arguments.refuse("root", f"None, as {game.name} has no root", root)
    if several is None:
        return [board._number(root, "root")]
    return [board._number(vertex, "a vertex of root") for vertex in several]


def _solved(
    board: Board,
    game: Game,
    starts: list[_core.Start],
    by: object,
    certificate: object,
    seconds: object,
    memory: object,
) -> list[_core.Found]:
    who = arguments.text(by, "by")
    wanted = arguments.flag(certificate, "certificate")
    most = arguments.memory(memory)
    return quickly(
        arguments.seconds(seconds),
        lambda brief, stop: _core.solve(
            game._core, board._core, starts, who, wanted, brief, most, stop
        ),
    )


def solve(
    graph: GraphLike,
    game: Union[str, Game],
    root: Union[Vertex, Sequence[Vertex], None] = None,
    *,
    unrooted: bool = False,
    by: str = "either",
    certificate: bool = False,
    seconds: float = math.inf,
    memory: int = MEMORY,
) -> Answer:
    """Who wins ``game`` on ``graph`` from ``root``: a vertex, or one for each token.

    ``by`` is ``"theorem"``, ``"search"`` or ``"either"``. In an unrooted game the first player
    chooses the root.

    >>> solve("path 4", "uvg", root=0).winning_moves
    (1,)
    >>> print(solve("cycle 6", "edge-delete"))
    P
    """
    which, board = as_game(game), as_graph(graph)
    start = _core.Start(_tokens(board, which, root), arguments.flag(unrooted, "unrooted"))
    found = _solved(board, which, [start], by, certificate, seconds, memory)
    return _answer(board, found[0])


def outcomes(
    graph: GraphLike,
    game: Union[str, Game],
    *,
    by: str = "either",
    seconds: float = math.inf,
    memory: int = MEMORY,
) -> dict[Vertex, Outcome]:
    """The outcome from every start: by vertex, by tuple of vertices, or of ``()`` for the graph.

    >>> outcomes("path 3", "ueg")
    {0: Outcome.P, 1: Outcome.N, 2: Outcome.P}
    """
    which = as_game(game)
    board = as_graph(graph)
    starts = _core.all_starts(which._core, board._core)
    found = _solved(board, which, starts, by, False, seconds, memory)
    names = [board._name_all(start.tokens) for start in starts]
    return {
        (name[0] if len(name) == 1 else name): Outcome(answer[0])
        for name, answer in zip(names, found)
    }


def even_kernel(
    graph: GraphLike, containing: Optional[Vertex] = None, *, seconds: float = math.inf
) -> EvenKernel:
    """A nonempty independent set such that each vertex outside has an even number of neighbours
    in it; one that contains a vertex, where one is named.

    >>> sorted(even_kernel("cycle 4").kernel)
    [0, 2]
    >>> bool(even_kernel("complete 3"))
    False
    """
    board = as_undirected(graph)
    vertex = None if containing is None else board._number(containing, "containing")
    time = arguments.seconds(seconds)
    existence, kernel, text = interruptibly(
        lambda stop: _core.even_kernel(board._core, vertex, time, stop)
    )
    exists = {"exists": True, "none": False}.get(existence)
    found = frozenset(board._name_all(kernel)) if exists else None
    return EvenKernel(exists, found, certificate_of(text))


def maximum_matching(graph: GraphLike) -> Matching:
    """A maximum matching, with the partition that proves it one.

    >>> maximum_matching("path 3").outer
    (0, 2)
    """
    board = as_undirected(graph)
    edges, outer, inner, perfect = _core.gallai_edmonds(board._core)
    return Matching(
        tuple(board._name_pairs(edges)),
        board._name_all(outer),
        board._name_all(inner),
        board._name_all(perfect),
    )
