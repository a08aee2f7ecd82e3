# SPDX-License-Identifier: GPL-3.0-or-later
"""The calls about many graphs: terms evaluated, conjectures hunted, outcomes counted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Callable, Optional, Union

from gazetteer import _core
from gazetteer import _arguments as arguments
from gazetteer._board import Board, board_of
from gazetteer._calls import MEMORY, certificate_of
from gazetteer._game import Game, as_game
from gazetteer._graphs import GraphLike, as_graph, is_one_graph
from gazetteer._interrupt import interruptibly
from gazetteer._progress import as_progress
from gazetteer._results import Census, CloseCall, Hunt, Instance, Table, Verdict

_GROUND = "a text such as 'connected, order ..7', or a list of graphs"
_Core = Union[_core.Graph, _core.Digraph]


def _given(ground: object) -> list[Board]:
    """The graphs of a ground that is a list, or one graph; none of one in words."""
    if isinstance(ground, str):
        return []
    if is_one_graph(ground):
        return [as_graph(ground)]
    return [as_graph(graph) for graph in arguments.elements(ground, "a ground", _GROUND)]


def _ground(ground: object, given: list[Board]) -> Union[str, list[_Core]]:
    if isinstance(ground, str):
        return arguments.text(ground, "a ground")
    return [graph._core for graph in given]


def evaluate(
    terms: Union[str, Sequence[str]],
    graphs: Union[str, Iterable[GraphLike]],
    *,
    where: str = "",
    progress: Optional[bool] = None,
    seconds: float = math.inf,
    memory: int = MEMORY,
    threads: int = 0,
) -> Table:
    """The values of terms, a column each, on graphs or on a ground in words.

    ``progress``: whether a call of more than a second shows that it runs; None: in a notebook.

    >>> table = evaluate(["order", "P(ueg)"], "connected, order ..4", where="bipartite")
    >>> list(table)
    ['graph', 'v', 'order', 'P(ueg)']
    """
    several = [terms] if isinstance(terms, str) else arguments.elements(
        terms, "terms", "a text or a list of texts"
    )
    texts = [arguments.text(term, "a term") for term in several]
    given = _given(graphs)
    ground = _ground(graphs, given)
    condition = arguments.text(where, "where")
    limits = arguments.seconds(seconds), arguments.memory(memory), arguments.threads(threads)
    found, places, vertices, columns = interruptibly(
        lambda stop: _core.evaluate(texts, ground, condition, *limits, stop),
        as_progress("evaluate", progress),
    )
    names = [
        v if place is None or v is None else given[place]._name(v)
        for place, v in zip(places, vertices)
    ]
    return Table(texts, found, names, columns)


def _instance(
    given: list[Board],
    graph: _Core,
    vertex: Optional[int],
    place: Optional[int],
    given_vertex: Optional[int],
) -> Instance:
    """With the graph that was given and its vertex, where one was."""
    if place is None:
        return Instance(board_of(graph), vertex)
    board = given[place]
    return Instance(board, None if given_vertex is None else board._name(given_vertex))


def _same(given: list[Board], graph: _Core) -> Board:
    """The first of the graphs given that is this one, with its names."""
    return next((board for board in given if board._core == graph), board_of(graph))


def hunt(
    conjecture: str,
    ground: Union[str, Iterable[GraphLike]] = "",
    *,
    near: int = 0,
    counterexamples: int = 10,
    certificate: bool = False,
    progress: Union[bool, Callable[[float, int, int], None], None] = None,
    seconds: float = math.inf,
    memory: int = MEMORY,
    threads: int = 0,
) -> Hunt:
    """Look for the least counterexample on a ground, which is written as in a file of conjectures:
    ``"connected, order ..7"``, ``"trees, order ..12"``, ``"random gnp(20, 0.3) count 500"``.

    ``progress(seconds, graphs, order)`` is called now and then. True shows a bar of tqdm in a call of
    more than a second; None does so in a notebook, False never.

    >>> hunt("P(uvg) <-> not saturated", "order ..5").verdict
    Verdict.HOLDS
    """
    given = _given(ground)
    if progress is not None and not callable(progress) and not arguments.is_truth(progress):
        right = "True, False, or a function of seconds, graphs and order"
        arguments.refuse("progress", right, progress)
    shown = as_progress("hunt", False if callable(progress) else progress)

    def tell(elapsed: float, graphs: int, order: int) -> None:
        if callable(progress):
            progress(elapsed, graphs, order)
        shown.tell(graphs, f"order {order}")

    asked = (
        arguments.text(conjecture, "a conjecture"),
        _ground(ground, given),
        arguments.integer(near, "near"),
        arguments.integer(counterexamples, "counterexamples"),
        arguments.flag(certificate, "certificate"),
        tell,
        arguments.seconds(seconds),
        arguments.memory(memory),
        arguments.threads(threads),
    )
    found = interruptibly(lambda stop: _core.hunt(*asked, stop), shown)
    found["verdict"] = Verdict(found["verdict"].upper())
    found["counterexamples"] = tuple(_instance(given, *one) for one in found["counterexamples"])
    found["near"] = tuple(CloseCall(slack, _instance(given, *one)) for slack, one in found["near"])
    found["given_up"] = tuple((_same(given, graph), why) for graph, why in found["given_up"])
    found["warnings"] = tuple(found["warnings"])
    found["certificate"] = certificate_of(found["certificate"])
    return Hunt(conjecture=conjecture, **found)


def _orders(order: object) -> tuple[int, int]:
    if isinstance(order, (tuple, list)) and len(order) == 2:
        return arguments.integer(order[0], "order"), arguments.integer(order[1], "order")
    one = arguments.as_integer(order)
    if one is None:
        arguments.refuse("order", "an integer, or a pair of the lowest and the highest", order)
    return arguments.integer(one, "order"), one


def census(
    game: Union[str, Game],
    order: Union[int, tuple[int, int]] = 6,
    *,
    connected: bool = False,
    engine: str = "",
    progress: Optional[bool] = None,
    seconds: float = math.inf,
    memory: int = MEMORY,
    threads: int = 0,
) -> Census:
    """Outcomes counted over all graphs of an order, or of orders ``(low, high)``.

    >>> census("uvg", order=3).columns[0]
    'graphs'
    """
    low, high = _orders(order)
    asked = (
        as_game(game)._core,
        low,
        high,
        arguments.flag(connected, "connected"),
        arguments.text(engine, "engine"),
        arguments.seconds(seconds),
        arguments.memory(memory),
        arguments.threads(threads),
    )
    columns, rows = interruptibly(
        lambda stop: _core.census(*asked, stop), as_progress("census", progress)
    )
    return Census(tuple(columns), tuple((n, m, tuple(counts)) for n, m, counts in rows))
