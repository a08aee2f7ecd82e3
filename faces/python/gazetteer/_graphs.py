# SPDX-License-Identifier: GPL-3.0-or-later
"""What people have for graphs, as Graph and Digraph."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Union

from gazetteer._arguments import as_integer, elements, refuse, text
from gazetteer._board import Board, Digraph, Graph, board_of
from gazetteer._core import InputError, graph_from_text

#: Whatever ``as_graph`` takes.
GraphLike = Union[Graph, Digraph, str, Iterable[tuple[int, int]], Any]

_RIGHT = "a text, a list of edges, a networkx graph or one of Sage's"


def _has(graph: object, *names: str) -> bool:
    return not isinstance(graph, type) and all(hasattr(graph, name) for name in names)


def is_one_graph(graph: object) -> bool:
    """An object that is a graph, and no text or list."""
    return isinstance(graph, (Graph, Digraph)) or any(
        _has(graph, *names)
        for names in (("adj", "is_directed"), ("graph6_string",), ("dig6_string",))
    )


def as_graph(graph: GraphLike) -> Board:
    """The graph of a text, a list of edges, a networkx graph or an object of Sage's kind.

    The vertices of a graph of networkx or Sage keep their names, and its order of them. A list of
    edges has one vertex more than its greatest.

    >>> as_graph("cycle 5").size
    5
    >>> as_graph([(0, 1), (1, 2)]).graph6
    'Bg'
    """
    if isinstance(graph, (Graph, Digraph)):
        return graph
    if isinstance(graph, str):
        return board_of(graph_from_text(text(graph, "the text of a graph")))
    return _of_object(graph)


def _of_object(graph: Any) -> Board:
    if _has(graph, "vertex_iterator", "edge_iterator", "is_directed"):
        return _named(
            graph.is_directed(), graph.vertex_iterator(), graph.edge_iterator(labels=False)
        )
    if _has(graph, "dig6_string"):
        return board_of(graph_from_text("&" + text(graph.dig6_string(), "dig6_string()")))
    if _has(graph, "graph6_string"):
        return board_of(graph_from_text(text(graph.graph6_string(), "graph6_string()")))
    if _has(graph, "adj", "is_directed", "nodes", "edges"):
        return _named(graph.is_directed(), graph.nodes, graph.edges())
    return _of_edges(graph)


def from_sage(graph: Any) -> Board:
    """A graph or digraph of Sage, with the names of its vertices; ``as_graph`` takes it too."""
    if not _has(graph, "vertex_iterator", "edge_iterator", "is_directed"):
        refuse("a graph of Sage", "an object with vertex_iterator and edge_iterator", graph)
    return as_graph(graph)


def _named(directed: bool, vertices: Iterable[Any], pairs: Iterable[Any]) -> Board:
    names, ends = list(vertices), [(u, v) for u, v in pairs]
    return Digraph._named(names, ends) if directed else Graph._named(names, ends)


def _of_edges(edges: Any) -> Graph:
    if isinstance(edges, (type, dict)):
        refuse("a graph", _RIGHT, edges)
    pairs = []
    for edge in elements(edges, "a graph", _RIGHT):
        right = "a pair of integers from 0 on (a graph of networkx has names for vertices)"
        ends = [as_integer(v) for v in elements(edge, "an edge of a list", right)]
        whole = [v for v in ends if v is not None]
        if len(whole) != 2 or len(ends) != 2:
            refuse("an edge of a list", right, edge)
        pairs.append((whole[0], whole[1]))
    return Graph(max((max(pair) for pair in pairs), default=-1) + 1, pairs)


def as_undirected(graph: GraphLike) -> Graph:
    result = as_graph(graph)
    if isinstance(result, Digraph):
        raise InputError("a graph is expected, not a digraph")
    return result
