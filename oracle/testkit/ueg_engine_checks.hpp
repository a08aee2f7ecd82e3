// SPDX-License-Identifier: GPL-3.0-or-later
// A check of the engines of undirected edge geography that decide one position each.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/testkit/all_graphs.hpp"

namespace gazetteer {

/// Engine(g, root) has the outcome and the winning moves of the definition.
template <class Engine>
void expect_ueg_by_definition(int order_max) {
    using UEG = UndirectedEdgeGeography;
    for_all_graphs(0, order_max, [](const Graph& g) {
        for (Vertex root : g.vertices()) {
            std::vector<Vertex> moves;
            for (Vertex v : g.neighbours(root))
                if (outcome<UEG>({g.without_edge(root, v), v}) == Outcome::P) moves.push_back(v);
            Engine engine(g, root);
            EXPECT_EQ(engine.outcome(), outcome<UEG>({g, root}));
            EXPECT_EQ(engine.winning_moves(), moves);
        }
    });
}

}  // namespace gazetteer
