# SPDX-License-Identifier: GPL-3.0-or-later
"""Vertices are named as the graph that was given names them, in each question and each answer."""

import random

import gazetteer
import pytest

networkx = pytest.importorskip("networkx")

#: Names of many kinds, none of which can be sorted among the others.
NAMES = ["b", 7, (0, 1), frozenset({1}), 2.5, "a", 0, ("x", ("y",)), b"z", 1, "é"]


def named(text, names=None, seed=0):
    """A graph of networkx like that of the text, with its names in an order of chance."""
    plain = gazetteer.as_graph(text)
    names = list(names or NAMES)[: plain.order]
    random.Random(seed).shuffle(names)
    graph = networkx.DiGraph() if isinstance(plain, gazetteer.Digraph) else networkx.Graph()
    graph.add_nodes_from(names)
    pairs = plain.arcs if isinstance(plain, gazetteer.Digraph) else plain.edges
    graph.add_edges_from((names[u], names[v]) for u, v in pairs)
    return plain, graph, names


def renamed(value, names):
    if isinstance(value, tuple):
        return tuple(renamed(v, names) for v in value)
    return names[value]


BOARDS = ["path 5", "cycle 6", "grid 3 3", "generalized_petersen 5 2", "Cj", "complete 4"]


@pytest.mark.parametrize("text", BOARDS)
@pytest.mark.parametrize("game", ["uvg", "ueg", "partizan-uvg", "node_kayles", "arc_kayles"])
def test_answers_are_those_of_the_numbers(text, game):
    plain, graph, names = named(text)
    by_number = gazetteer.outcomes(plain, game)
    assert gazetteer.outcomes(graph, game) == {
        renamed(start, names): outcome for start, outcome in by_number.items()
    }
    for start in by_number:
        mine = gazetteer.solve(plain, game, root=start)
        theirs = gazetteer.solve(graph, game, root=renamed(start, names))
        assert theirs.outcome is mine.outcome
        for moves in ("winning_moves", "left_winning_moves", "right_winning_moves"):
            expected = tuple(renamed(move, names) for move in getattr(mine, moves))
            assert getattr(theirs, moves) == expected


def test_a_label_of_a_move_is_no_vertex():
    game = next(g for g in map(gazetteer.Game, gazetteer.games()) if "label" in g.name)
    plain, graph, names = named("path 3")
    mine = gazetteer.solve(plain, game).winning_moves
    assert mine
    assert gazetteer.solve(graph, game).winning_moves == tuple(
        (names[u], names[v], label) for u, v, label in mine
    )


def test_digraphs():
    plain, graph, names = named(gazetteer.Digraph(3, [(0, 1), (1, 2)]).digraph6)
    assert gazetteer.as_graph(graph).vertices == tuple(names)
    assert gazetteer.outcomes(graph, "dvg") == {
        names[v]: outcome for v, outcome in gazetteer.outcomes(plain, "dvg").items()
    }
    board = gazetteer.as_graph(graph)
    assert board.out_neighbours(names[0]) == [names[1]]
    assert board.in_neighbours(names[1]) == [names[0]]
    assert board.has_arc(names[0], names[1]) and not board.has_arc(names[1], names[0])


@pytest.mark.parametrize("text", BOARDS)
def test_witnesses(text):
    _, graph, names = named(text)
    matching = gazetteer.maximum_matching(graph)
    assert networkx.is_matching(graph, {tuple(edge) for edge in matching.edges})
    assert set(matching.outer) | set(matching.inner) | set(matching.perfect) == set(graph)
    for vertex in names:
        found = gazetteer.even_kernel(graph, vertex)
        if found:
            assert vertex in found.kernel
            assert not graph.subgraph(found.kernel).edges
            for v in set(graph) - found.kernel:
                assert len(found.kernel.intersection(graph.adj[v])) % 2 == 0


def test_the_methods_of_a_graph():
    _, graph, names = named("generalized_petersen 5 2")
    board = gazetteer.as_graph(graph)
    assert board.vertices == tuple(names)
    assert {frozenset(edge) for edge in board.edges} == set(map(frozenset, graph.edges))
    for v in names:
        assert set(board.neighbours(v)) == set(graph.adj[v])
        assert board.degree(v) == 3
        assert all(board.adjacent(v, w) == graph.has_edge(v, w) for w in names)
    assert board != gazetteer.as_graph("generalized_petersen 5 2")
    assert board == gazetteer.as_graph(graph) and hash(board) == hash(gazetteer.as_graph(graph))
    assert board.canonical() == gazetteer.as_graph("generalized_petersen 5 2").canonical()


def test_counterexamples_are_vertices_of_the_graphs_that_were_given():
    _, star, names = named(gazetteer.Graph(4, [(0, 3), (1, 3), (2, 3)]).graph6)
    _, path, _ = named("path 2", "pq")
    found = gazetteer.hunt("degree(v) < 2", [path, star], near=9)
    assert found.verdict is gazetteer.Verdict.REFUTED
    assert found.counterexample == gazetteer.Instance(gazetteer.as_graph(star), names[3])
    assert "<svg" in found._repr_html_()
    for call in found.near:
        graph = {2: path, 4: star}[call.instance.graph.order]
        assert call.instance.graph == gazetteer.as_graph(graph)
        assert graph.degree[call.instance.vertex] == 1 - call.slack
    whole = gazetteer.hunt("size < 3", star)
    assert whole.counterexample == gazetteer.Instance(gazetteer.as_graph(star))


def test_rows_have_the_names_of_their_graph():
    _, first, _ = named("path 3", "abc")
    _, other, _ = named("path 3", "xyz", seed=5)
    table = gazetteer.evaluate("degree(v)", [first, "path 3", other], where="degree(v) > 1")
    middle = [next(v for v in graph if graph.degree[v] == 2) for graph in (first, other)]
    assert table["v"] == [middle[0], 1, middle[1]]


def test_pictures_show_names():
    _, graph, _ = named("path 3", ["east", "west", "<&>"])
    u, v = next(iter(graph.edges))
    svg = gazetteer.draw(graph, root=u, game="uvg", marked=[v], matching=[(v, u)]).svg
    for shown in (">east</text>", ">west</text>", ">&lt;&amp;&gt;</text>"):
        assert shown in svg
    with pytest.raises(gazetteer.InputError, match="one of the 3 vertices"):
        gazetteer.draw(graph, marked=[0])


def test_integers_are_names_too():
    graph = networkx.path_graph(range(1, 4))
    assert gazetteer.solve(graph, "uvg", root=1).winning_moves == ()
    assert gazetteer.solve(graph, "uvg", root=2).winning_moves == (1, 3)
    assert list(gazetteer.outcomes(graph, "uvg")) == [1, 2, 3]
    for wrong in (0, True, "1"):
        with pytest.raises(gazetteer.InputError, match="one of the 3 vertices 1, 2, 3"):
            gazetteer.solve(graph, "uvg", root=wrong)
    turned = networkx.Graph([(2, 0), (0, 1)])
    assert list(turned) == [2, 0, 1]
    assert gazetteer.solve(turned, "uvg", root=2).outcome is gazetteer.Outcome.P
    assert gazetteer.solve(turned, "uvg", root=0).outcome is gazetteer.Outcome.N


def test_names_0_1_2_in_order_are_numbers():
    graph = networkx.path_graph(4)
    assert gazetteer.as_graph(graph) == gazetteer.as_graph("path 4")
    assert gazetteer.as_graph(networkx.Graph([(False, True)])).vertices == (False, True)


def test_a_tuple_that_is_a_vertex_is_one():
    grid = networkx.grid_2d_graph(2, 2)
    assert gazetteer.solve(grid, "uvg", root=(0, 1)) == gazetteer.solve(grid, "uvg", root=[(0, 1)])
    graph = networkx.Graph([("a", ("a",)), (("a",), "b")])
    assert gazetteer.solve(graph, "uvg", root=("a",)).outcome is gazetteer.Outcome.N
    assert gazetteer.solve(graph, "uvg", root=("b",)).outcome is gazetteer.Outcome.P
    pair = gazetteer.solve(grid, "partizan-uvg", root=((0, 0), (1, 1)))
    assert set(pair.left_winning_moves) <= set(grid)
    with pytest.raises(gazetteer.InputError, match="a vertex of root is one of"):
        gazetteer.solve(grid, "partizan-uvg", root=(0, 1))
    with pytest.raises(gazetteer.InputError, match="root is one of"):
        gazetteer.solve(networkx.Graph(["ab"]), "partizan-uvg", root="ab")


def test_faults_are_told_in_names():
    graph = networkx.Graph([("a", "b"), ("b", "c")])
    with pytest.raises(gazetteer.InputError, match="one of the graph, not .'a', 'c'."):
        gazetteer.draw(graph, matching=[("a", "c")])


def test_an_isolated_vertex_changes_no_play_of_edge_delete():
    graph = networkx.Graph([("a", "b"), ("b", "c")])
    first = gazetteer.solve(graph, "edge-delete")
    graph.add_node("alone")
    second = gazetteer.solve(graph, "edge-delete")
    assert second.outcome is first.outcome
    assert sorted(second.winning_moves) == sorted(first.winning_moves)


def test_what_is_no_simple_graph_is_refused_by_name():
    loop = networkx.Graph([("a", "a")])
    with pytest.raises(gazetteer.InputError, match="the edge 'a' 'a' is a loop"):
        gazetteer.as_graph(loop)
    twice = networkx.MultiGraph([("a", "b"), ("b", "a")])
    with pytest.raises(gazetteer.InputError, match="the edge 'a' 'b' is there twice"):
        gazetteer.as_graph(twice)
    both = networkx.DiGraph([("a", "b"), ("b", "a")])
    assert gazetteer.as_graph(both).size == 2


class Sage:
    """What of Sage's graphs is asked for; their graph6 has the vertices in another order."""

    def __init__(self, graph):
        self._graph = graph

    def is_directed(self):
        return self._graph.is_directed()

    def vertex_iterator(self):
        return iter(self._graph.nodes)

    def edge_iterator(self, labels):
        assert labels is False
        return iter(self._graph.edges())

    def graph6_string(self):
        raise AssertionError("the order of its vertices is not said")


def test_the_graphs_of_sage():
    _, graph, names = named("grid 3 2")
    assert gazetteer.as_graph(Sage(graph)) == gazetteer.as_graph(graph)
    assert gazetteer.outcomes(Sage(graph), "ueg") == gazetteer.outcomes(graph, "ueg")
    assert gazetteer.hunt("degree(v) < 3", Sage(graph)).counterexample.vertex in names
    _, digraph, _ = named(gazetteer.Digraph(3, [(0, 1), (1, 2)]).digraph6)
    assert gazetteer.as_graph(Sage(digraph)) == gazetteer.as_graph(digraph)


def test_the_numbers_of_a_certificate_are_places_in_the_graph():
    _, graph, names = named("path 3", "abc")
    answer = gazetteer.solve(graph, "uvg", root=names[0], certificate=True)
    assert answer.certificate.valid
    lines = dict(line.split(" ", 1) for line in answer.certificate.text.splitlines() if " " in line)
    assert list(graph)[int(lines["root"])] == names[0]
