# SPDX-License-Identifier: GPL-3.0-or-later
"""What people have for graphs, as Graph and Digraph."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Union

from gazetteer._core import Digraph, Graph, InputError, graph_from_text

#: Whatever ``as_graph`` takes.
GraphLike = Union[Graph, Digraph, str, Iterable[tuple[int, int]], Any]


def as_graph(graph: GraphLike) -> Graph | Digraph:
    """The graph of a text, a list of edges, a networkx graph or an object of Sage's kind.

    The vertices of a networkx graph are numbered in its own order. The order of a list of edges is
    one more than its greatest vertex.

    >>> as_graph("cycle 5").size
    5
    >>> as_graph([(0, 1), (1, 2)]).graph6
    'Bg'
    """
    if isinstance(graph, (Graph, Digraph)):
        return graph
    if isinstance(graph, str):
        return graph_from_text(graph)
    if hasattr(graph, "graph6_string") or hasattr(graph, "dig6_string"):
        return _of_sage(graph)
    if hasattr(graph, "adj") and hasattr(graph, "is_directed"):
        return _of_networkx(graph)
    return _of_edges(graph)


def _of_sage(graph: Any) -> Graph | Digraph:
    if hasattr(graph, "dig6_string"):
        return graph_from_text("&" + graph.dig6_string())
    return graph_from_text(graph.graph6_string())


def _of_networkx(graph: Any) -> Graph | Digraph:
    number = {vertex: i for i, vertex in enumerate(graph.nodes)}
    pairs = [(number[u], number[v]) for u, v in graph.edges()]
    return Digraph(len(number), pairs) if graph.is_directed() else Graph(len(number), pairs)


def _of_edges(edges: Any) -> Graph:
    try:
        pairs = [(int(u), int(v)) for u, v in edges]
    except (TypeError, ValueError) as error:
        raise InputError(
            f"a graph is a text, a list of edges, a networkx graph or one of Sage's, "
            f"not {type(edges).__name__}"
        ) from error
    return Graph(max((max(pair) for pair in pairs), default=-1) + 1, pairs)


def as_undirected(graph: GraphLike) -> Graph:
    result = as_graph(graph)
    if isinstance(result, Digraph):
        raise InputError("a graph is expected, not a digraph")
    return result
