# SPDX-License-Identifier: GPL-3.0-or-later
"""Undirected vertex geography by matchings, with networkx: a solver for `gazetteer compare uvg`.

The first player wins from v iff every maximum matching covers v, which is so iff the graph without
v has a smaller one [FSU93, Theorem 1.1]. A line of input is a graph in graph6 and the vertex v.
"""
import sys

import networkx as nx


def matching_number(g):
    return len(nx.max_weight_matching(g, maxcardinality=True))


def wins(g, v):
    rest = g.copy()
    rest.remove_node(v)
    return matching_number(rest) < matching_number(g)


for line in sys.stdin:
    graph, v = line.split()
    g = nx.from_graph6_bytes(graph.encode())
    print("N" if wins(g, int(v)) else "P", flush=True)
