# SPDX-License-Identifier: GPL-3.0-or-later
"""Gazetteer beside networkx, on the atlas of all 1,253 graphs with at most seven vertices."""

import gazetteer
import networkx
import pytest
from networkx.generators.atlas import graph_atlas_g


@pytest.fixture(scope="module")
def atlas():
    graphs = graph_atlas_g()
    assert len(graphs) == 1253
    return graphs


def test_graphs_are_those_of_networkx(atlas):
    for graph in atlas:
        text = networkx.to_graph6_bytes(graph, header=False).decode().strip()
        assert gazetteer.as_graph(graph).graph6 == text
        assert gazetteer.Graph.from_text(text).order == graph.number_of_nodes()


def test_terms_are_those_of_networkx(atlas):
    table = gazetteer.evaluate(
        ["order", "size", "components", "matching_number", "bipartite", "triangles", "eulerian"],
        atlas,
    )
    for i, graph in enumerate(atlas):
        assert table["order"][i] == graph.number_of_nodes()
        assert table["size"][i] == graph.number_of_edges()
        assert table["components"][i] == networkx.number_connected_components(graph)
        assert table["matching_number"][i] == len(networkx.max_weight_matching(graph, True))
        assert table["bipartite"][i] == networkx.is_bipartite(graph)
        assert table["triangles"][i] == sum(networkx.triangles(graph).values()) // 3
        assert table["eulerian"][i] == all(d % 2 == 0 for _, d in graph.degree())


def test_theorem_1_1_by_the_matchings_of_networkx(atlas):
    """[FSU93, Theorem 1.1]: v is N iff a maximum matching of G - v is smaller than one of G."""
    for graph in atlas:
        if graph.number_of_nodes() > 6:
            continue
        best = len(networkx.max_weight_matching(graph, True))
        for v, outcome in gazetteer.outcomes(graph, "uvg", by="search").items():
            rest = graph.copy()
            rest.remove_node(v)
            smaller = len(networkx.max_weight_matching(rest, True)) < best
            assert (outcome is gazetteer.Outcome.N) == smaller


def test_matchings_are_maximum_and_partitions_are_right(atlas):
    for graph in atlas:
        found = gazetteer.maximum_matching(graph)
        assert networkx.is_matching(graph, {tuple(edge) for edge in found.edges})
        assert len(found.edges) == len(networkx.max_weight_matching(graph, True))
        assert sorted(found.outer + found.inner + found.perfect) == list(range(len(graph)))


def test_even_kernels_meet_the_definition(atlas):
    for graph in atlas:
        found = gazetteer.even_kernel(graph)
        assert found.exists is not None
        if not found:
            continue
        kernel = found.kernel
        assert kernel and not graph.subgraph(kernel).edges
        for v in set(graph) - kernel:
            assert len(kernel.intersection(graph.adj[v])) % 2 == 0
