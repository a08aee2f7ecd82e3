// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of the last graph is kept, is of that graph, and goes before the next is made.
#include "language/terms/last_graph.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <vector>

namespace gazetteer::conjectures {
namespace {

/// How many there are, and the orders of the graphs that they were made of.
struct MadeOfGraph {
    explicit MadeOfGraph(int order_of_graph) : order(order_of_graph) { ++living; }
    ~MadeOfGraph() { --living; }
    MadeOfGraph(const MadeOfGraph&) = delete;
    MadeOfGraph& operator=(const MadeOfGraph&) = delete;
    int order;
    static inline int living = 0;
};

std::vector<int> orders_made(const std::vector<Graph>& asked) {
    std::vector<int> result;
    for (const Graph& g : asked) {
        const auto make = [&] {
            EXPECT_EQ(MadeOfGraph::living, 0);
            result.push_back(g.order());
            return std::make_unique<MadeOfGraph>(g.order());
        };
        EXPECT_EQ(of_last_graph(g, make).order, g.order());
        EXPECT_EQ(MadeOfGraph::living, 1);
    }
    return result;
}

TEST(LastGraph, OneIsKeptUntilAnotherIsAskedFor) {
    EXPECT_EQ(orders_made({Graph(0), Graph(0), Graph(3), Graph(3), Graph(2), Graph(3)}),
              (std::vector{0, 3, 2, 3}));
}

TEST(LastGraph, IsForgottenWhereTheNextCannotBeMade) {
    int made = 0;
    const auto ask = [&](const Graph& g) {
        return of_last_graph(g, [&] {
            if (g.order() == 5) throw std::runtime_error("order 5");
            ++made;
            return std::make_unique<int>(g.order());
        });
    };
    EXPECT_EQ(ask(Graph(4)), 4);
    EXPECT_THROW(ask(Graph(5)), std::runtime_error);
    EXPECT_THROW(ask(Graph(5)), std::runtime_error);
    EXPECT_EQ(ask(Graph(4)), 4);
    EXPECT_EQ(made, 2);
}

}  // namespace
}  // namespace gazetteer::conjectures
