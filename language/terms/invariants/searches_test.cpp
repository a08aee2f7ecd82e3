// SPDX-License-Identifier: GPL-3.0-or-later
// What the searches of this folder cost: they hear of a stop, ask for the memory of what they
// remember, and take few steps on graphs for which their bounds were made.
#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/terms/terms_reals.hpp"
#include "language/testkit/many_steps.hpp"
#include "properties/domains/graph_domains.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

using Invariant = std::function<void(const Graph&)>;

/// A tree, and so many edges more.
Graph random_near_tree(properties::Dice& dice, int order, int more) {
    Graph g = properties::random_tree(dice, order);
    while (more > 0) {
        const Vertex u = dice.below(order);
        const Vertex w = dice.below(order);
        if (u == w || g.adjacent(u, w)) continue;
        g.add_edge(u, w);
        --more;
    }
    return g;
}

TEST(Searches, HearOfAStop) {
    const Graph with_leaf = *parse_small_graph("CN");
    for (const auto& work : std::vector<std::pair<Invariant, Graph>>{
             {of::burning_number, to_graph(complete(3))},
             {of::hamiltonian, to_graph(cycle(3))},
             {of::power_domination_number, to_graph(complete(4))},
             {of::total_forcing_number, with_leaf},
             {of::toughness, to_graph(path(3))},
             {of::zero_forcing_number, to_graph(cycle(4))},
         })
        EXPECT_TRUE(takes_many_steps([&] {
            for (int i = 0; i < 4096; ++i) work.first(work.second);
        }));
}

/// Each ends at the first number of bytes that is more than it may have.
TEST(Searches, AskForMemory) {
    struct Asking {
        Invariant invariant;
        Graph g;
        const char* what;
        double bytes;
    };
    for (const Asking& a : std::vector<Asking>{
             {of::burning_number, *parse_small_graph("E?A?"), "the sets that do not burn", 512},
             {of::hadwiger_number, *parse_small_graph("G?zedw"),
              "the graphs that contractions lead to", 504},
             {of::traceable, *parse_small_graph("Ko__?P}GGqgG"), "the ends of paths", 528},
             {of::total_forcing_number, *parse_small_graph("F?zV_"), "the sets that are forced",
              576},
             {of::zero_forcing_number, *parse_small_graph("E?bw"), "the sets that are forced", 512},
         }) {
        const runs::WorkLimits limits({}, 500);
        try {
            a.invariant(a.g);
            ADD_FAILURE() << "no memory was asked for: " << a.what;
        } catch (const runs::MemoryExceeded& e) {
            EXPECT_STREQ(e.what(), a.what);
            EXPECT_EQ(e.bytes(), a.bytes) << a.what;
        }
    }
}

/// So many graphs are decided before a thread looks at its stop. A weaker bound, or a state that is
/// forgotten, takes more steps. The number may grow when a search becomes better.
TEST(Searches, OfBurningAreShort) {
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::burning_number, {.seed = 20, .count = 198, .order = 20, .density = 0.15}));
}

TEST(Searches, OfToursAreShort) {
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::traceable, {.seed = 23, .count = 65, .order = 12, .density = 0.3}));
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::hamiltonian, {.seed = 23, .count = 740, .order = 12, .density = 0.3}));
}

/// Paths are turned round until they close, which is sooner than a search finds a cycle. The search
/// before them gives up soon, which the third of these graphs needs.
TEST(Searches, OfToursFindWhatIsThereByTurns) {
    EXPECT_FALSE(
        takes_many_steps([] { of::hamiltonian(to_graph(generalized_petersen_graph(11, 3))); }));
    EXPECT_FALSE(
        takes_many_steps([] { of::hamiltonian(to_graph(generalized_petersen_graph(13, 2))); }));
    EXPECT_FALSE(
        takes_many_steps([] { of::hamiltonian(to_graph(generalized_petersen_graph(21, 4))); }));
}

TEST(Searches, OfToursHearOfAStopWhilePathsAreTurned) {
    EXPECT_TRUE(of_random_graphs_takes_many_steps(
        of::hamiltonian, {.seed = 30, .count = 28, .order = 20, .density = 0.2}));
}

TEST(Searches, OfMinorsAreShort) {
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::hadwiger_number, {.seed = 24, .count = 424, .order = 10, .density = 0.5}));
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::hadwiger_number, {.seed = 23, .count = 619, .order = 12, .density = 0.3}));
    EXPECT_TRUE(of_random_graphs_takes_many_steps(
        of::hadwiger_number, {.seed = 24, .count = 425, .order = 10, .density = 0.5}));
}

TEST(Searches, OfToughnessAreShort) {
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::toughness, {.seed = 23, .count = 155, .order = 10, .density = 0.3}));
}

TEST(Searches, OfPowerDominationAreShort) {
    properties::Dice dice(21);
    EXPECT_FALSE(takes_many_steps([&] {
        for (int i = 0; i < 613; ++i)
            of::power_domination_number(random_near_tree(dice, 20, 2 + i % 8));
    }));
}

TEST(Searches, OfZeroForcingAreShort) {
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::zero_forcing_number, {.seed = 22, .count = 207, .order = 8, .density = 0.3}));
}

/// By steps, by forts, and at once.
TEST(Searches, OfTotalForcingAreShort) {
    EXPECT_FALSE(of_random_graphs_takes_many_steps(
        of::total_forcing_number, {.seed = 19, .count = 53, .order = 11, .density = 0.3}));
    properties::Dice others(18);
    EXPECT_FALSE(takes_many_steps([&] {
        for (int i = 0; i < 95; ++i)
            of::total_forcing_number(random_near_tree(others, 14, 2 + i % 6));
    }));
    EXPECT_FALSE(takes_many_steps([&] {
        for (int i = 0; i < 100; ++i) of::total_forcing_number(properties::random_tree(others, 16));
    }));
}

/// Both loops of the search by steps hear of it.
TEST(Searches, OfTotalForcingHearOfAStop) {
    EXPECT_TRUE(of_random_graphs_takes_many_steps(
        of::total_forcing_number, {.seed = 19, .count = 35, .order = 11, .density = 0.4}));
}

}  // namespace
}  // namespace gazetteer::conjectures
