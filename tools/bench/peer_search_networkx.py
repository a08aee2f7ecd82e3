# SPDX-License-Identifier: GPL-3.0-or-later
"""A search for a counterexample to conjecture 109 of Written on the Wall II, as a user of networkx
would write it: the peer of gazetteer hunt --search.

It anneals among connected graphs of order 8 to 16 for the seconds on the command line, by the same
slack as the hunt, and prints how many graphs it looked at a second.
"""

import math
import random
import sys
import time
from itertools import combinations

import networkx as nx

ORDERS = range(8, 17)


def residue(graph):
    """How many zeros Havel and Hakimi's steps leave of the degrees."""
    degrees = sorted((d for _, d in graph.degree), reverse=True)
    while degrees and degrees[0] > 0:
        first, rest = degrees[0], degrees[1:]
        degrees = sorted([d - 1 for d in rest[:first]] + rest[first:], reverse=True)
    return len(degrees)


def independence_number(graph):
    return max(len(clique) for clique in nx.find_cliques(nx.complement(graph)))


def induced_bipartite_number(graph):
    for k in range(len(graph), -1, -1):
        for chosen in combinations(graph, k):
            if nx.is_bipartite(graph.subgraph(chosen)):
                return k


def slack(graph):
    bound = (residue(graph) + 2 * induced_bipartite_number(graph)) // 3
    return bound + 1 - independence_number(graph)


def start(dice):
    while True:
        graph = nx.gnp_random_graph(dice.choice(ORDERS), dice.random(), seed=dice)
        if nx.is_connected(graph):
            return graph


def moved(graph, dice):
    """One edge more or less, or one vertex."""
    while True:
        result = graph.copy()
        step = dice.randrange(4)
        if step == 0 and len(graph) + 1 in ORDERS:
            v = max(graph) + 1
            result.add_edges_from((v, u) for u in dice.sample(list(graph), dice.randint(1, 3)))
        elif step == 1 and len(graph) - 1 in ORDERS:
            result.remove_node(dice.choice(list(graph)))
        else:
            u, v = dice.sample(list(graph), 2)
            if graph.has_edge(u, v):
                result.remove_edge(u, v)
            else:
                result.add_edge(u, v)
        if nx.is_connected(result):
            return result


def search(seconds, dice):
    """Returns how many graphs were looked at, and the first counterexample, if there is one."""
    graph, looked_at, begin = start(dice), 1, time.perf_counter()
    value = slack(graph)
    while value > 0 and time.perf_counter() - begin < seconds:
        other = moved(graph, dice)
        other_value = slack(other)
        looked_at += 1
        if other_value <= value or dice.random() < math.exp(2 * (value - other_value)):
            graph, value = other, other_value
    return looked_at, graph if value <= 0 else None


def main():
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    begin = time.process_time()
    looked_at, found = search(seconds, random.Random(seed))
    used = time.process_time() - begin
    print(f"{looked_at} graphs, {looked_at / used:.0f} a second of the processor")
    if found is not None:
        print(nx.to_graph6_bytes(found, header=False).decode().strip())


main()
