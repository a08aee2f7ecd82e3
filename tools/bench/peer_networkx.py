# SPDX-License-Identifier: GPL-3.0-or-later
"""Undirected edge geography as a user of networkx would write it: the peer of engines_bench.

Reads one graph in graph6 from the command line, decides it from vertex 0, and prints the outcome
and the seconds that took.
"""

import sys
import time
from functools import lru_cache

import networkx as nx


@lru_cache(maxsize=None)
def mover_wins(edges, token):
    graph = nx.Graph(edges)
    if token not in graph:
        return False
    return any(
        not mover_wins(edges - {frozenset((token, v))}, v) for v in graph.neighbors(token)
    )


def main():
    graph = nx.from_graph6_bytes(sys.argv[1].encode())
    sys.setrecursionlimit(100000)
    start = time.perf_counter()
    wins = mover_wins(frozenset(frozenset(edge) for edge in graph.edges), 0)
    print("N" if wins else "P", time.perf_counter() - start)


main()
