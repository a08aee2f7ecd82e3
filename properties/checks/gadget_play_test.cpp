// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/gadget_play.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer::properties {
namespace {

Gadget path_gadget(int n) {
    return {to_graph(path(n)), 0, n - 1};
}

TEST(GadgetPlay, TheWorthDecidesAtTheExit) {
    // Over one edge the first player arrives, over two the second.
    for (ExitWorth worth : exit_worths) {
        const auto one = entry(path_gadget(2), 0, worth);
        EXPECT_EQ(outcome<GadgetPlay>(one) == Outcome::N, worth.first_arrives);
        const auto two = entry(path_gadget(3), 0, worth);
        EXPECT_EQ(outcome<GadgetPlay>(two) == Outcome::N, worth.second_arrives);
    }
}

TEST(GadgetPlay, WhoCannotMoveInsideLoses) {
    const Gadget dead_end{Graph(4, {{0, 1}, {2, 3}}), 0, 3};
    for (ExitWorth worth : exit_worths)
        EXPECT_EQ(outcome<GadgetPlay>(entry(dead_end, 0, worth)), Outcome::N);
}

/// Where whoever arrives wins, or loses, play in a gadget is UEG with the exit bare, or with a
/// leaf.
TEST(GadgetPlay, IsEdgeGeographyWithABareExitOrALeafAtIt) {
    const Gadget& a = pseudoarc().gadget;
    Graph with_leaf = disjoint_union(a.graph, Graph(1));
    with_leaf.add_edge(a.y, 7);
    EXPECT_EQ(outcome<GadgetPlay>(entry(a, a.x, {true, false})),
              outcome<UndirectedEdgeGeography>({a.graph, a.x}));
    EXPECT_EQ(outcome<GadgetPlay>(entry(a, a.x, {false, true})),
              outcome<UndirectedEdgeGeography>({with_leaf, a.x}));
}

TEST(GadgetPlay, ThePseudoarcActsAsAnArc) {
    const Pseudoarc& a = pseudoarc();
    EXPECT_TRUE(acts_as_arc(a.gadget));
    EXPECT_EQ(forced_way(a.gadget), std::vector<Vertex>(a.way.begin(), a.way.end()));
    EXPECT_EQ(replies_to_entry_from_y(a.gadget), std::vector<Vertex>{a.z});
}

TEST(GadgetPlay, OtherGadgetsDoNot) {
    const Gadget& a = pseudoarc().gadget;
    EXPECT_FALSE(acts_as_arc({a.graph, a.y, a.x}));
    for (int n = 3; n <= 8; ++n) EXPECT_FALSE(acts_as_arc(path_gadget(n))) << n;
    for (const Edge& e : a.graph.edges())
        EXPECT_FALSE(acts_as_arc({a.graph.without_edge(e.u, e.v), a.x, a.y})) << e.u << e.v;
}

TEST(GadgetPlay, GadgetsUpToIsomorphism) {
    const Gadget& a = pseudoarc().gadget;
    const std::vector<Vertex> image{6, 5, 4, 3, 2, 1, 0};
    const Gadget same{a.graph.relabelled(image), 6, 1};
    EXPECT_EQ(canonical(a), canonical(same));
    EXPECT_NE(canonical(a), canonical(Gadget{a.graph, a.y, a.x}));
    EXPECT_EQ(gadgets_acting_as_arcs(a.graph), std::vector<Gadget>{a});
    EXPECT_TRUE(gadgets_acting_as_arcs(Graph(0)).empty());
    EXPECT_TRUE(gadgets_acting_as_arcs(to_graph(path(6))).empty());
}

}  // namespace
}  // namespace gazetteer::properties
