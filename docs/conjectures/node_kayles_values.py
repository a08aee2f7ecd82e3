# SPDX-License-Identifier: GPL-3.0-or-later
"""Grundy values of node Kayles in Python alone: a solver for `gazetteer compare --ask grundy`.

A player takes a vertex and its neighbours. A line of input is a graph in graph6, of order at most
62.
"""
import sys
from functools import cache


def neighbours_in(graph6):
    order = ord(graph6[0]) - 63
    bits = "".join(format(ord(c) - 63, "06b") for c in graph6[1:])
    pairs = [(i, j) for j in range(order) for i in range(j)]
    edges = [pair for pair, bit in zip(pairs, bits) if bit == "1"]
    return [{i + j - v for i, j in edges if v in (i, j)} for v in range(order)]


def component(neighbours, vertices):
    found, new = set(), {min(vertices)}
    while new:
        found |= new
        new = {w for v in new for w in neighbours[v] & vertices} - found
    return frozenset(found)


def grundy_value(neighbours):
    @cache
    def value(vertices):
        if not vertices:
            return 0
        part = component(neighbours, vertices)
        if part != vertices:
            return value(part) ^ value(vertices - part)
        options = {value(vertices - {v} - neighbours[v]) for v in vertices}
        return min(set(range(len(options) + 1)) - options)

    return value(frozenset(range(len(neighbours))))


for line in sys.stdin:
    print(grundy_value(neighbours_in(line.strip())), flush=True)
