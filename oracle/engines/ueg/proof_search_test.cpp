// SPDX-License-Identifier: GPL-3.0-or-later
// The proof search equals the definition on all small graphs and other engines on larger ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/proof_search.hpp"
#include "oracle/tables/bounded_table.hpp"
#include "oracle/testkit/random_graphs.hpp"
#include "oracle/testkit/ueg_engine_checks.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::Gt;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(ProofSearch, EqualsTheDefinitionUpToOrderFive) {
    expect_ueg_by_definition<ProofSearch>(5);
}

void the_search_equals_the_memo(const SparseGraph& g) {
    EdgeGeographySolver<4> memo(g);
    for (Vertex root = 0; root < g.order(); ++root) {
        ProofSearch search(g, root);
        EXPECT_EQ(search.winning_moves(), memo.winning_moves(root));
        EXPECT_EQ(search.outcome(), memo.outcome(root));
    }
}

TEST(ProofSearchLong, EqualsTheMemoOnAllGraphsOfOrderSixAndSeven) {
    for_each_graph({.order_min = 6, .order_max = 7}, [&](const Graph& g) {
        the_search_equals_the_memo(g);
        return !testing::Test::HasFailure();
    });
}

TEST(ProofSearch, EqualsTheMemoOnRandomGraphs) {
    for (std::uint64_t seed = 0; seed < 12; ++seed)
        the_search_equals_the_memo(random_graph(8 + static_cast<int>(seed), 20, seed));
    the_search_equals_the_memo(Grid{4, 4}.graph());
    the_search_equals_the_memo(random_regular_graph(12, 3, 1));
}

// Each width of words: 64 edges and vertices; 128, 256 edges; more than 64 vertices.
TEST(ProofSearchLong, EqualsTheCycleSpaceOnLargerGraphs) {
    const std::vector<SparseGraph> graphs = {random_regular_graph(40, 3, 1),
                                             random_regular_graph(18, 4, 2),
                                             random_graph(60, 76, 1),
                                             random_graph(90, 106, 1),
                                             Grid{3, 8}.graph(),
                                             complete(7)};
    for (const SparseGraph& g : graphs)
        for (Vertex root = 0; root < g.order(); root += 7)
            EXPECT_EQ(ProofSearch(g, root).winning_moves(),
                      CycleSpaceSolver(g, root).winning_moves());
}

// The least and the most that each width of words takes.
TEST(ProofSearch, EdgesAndVerticesAtTheEndsOfWords) {
    for (int order : {64, 65}) {
        std::vector<Edge> edges = cycle(order).edges();
        for (int chords = 0; chords < 3; ++chords) {
            const SparseGraph g(order, edges);
            for (Vertex root : {0, order - 1})
                EXPECT_EQ(ProofSearch(g, root).winning_moves(),
                          CycleSpaceSolver(g, root).winning_moves());
            edges.push_back({chords, 30 + 2 * chords});
        }
    }
    // Each vertex has a twin [FSU93, Corollary 2.3].
    for (int leaves : {32, 33, 42, 43, 61, 62})
        for (Vertex root : {0, 3, leaves + 2})
            EXPECT_EQ(ProofSearch(complete_bipartite(3, leaves), root).outcome(), Outcome::P);
}

TEST(ProofSearch, ManyVerticesAndEdges) {
    // Play on a path or a cycle is forced: the parity of the number of moves decides.
    EXPECT_EQ(ProofSearch(cycle(129), 0).outcome(), Outcome::N);
    EXPECT_EQ(ProofSearch(cycle(256), 0).outcome(), Outcome::P);
    EXPECT_EQ(ProofSearch(path(257), 256).outcome(), Outcome::P);
    EXPECT_EQ(ProofSearch(path(256), 255).outcome(), Outcome::N);
    // 181 edges on 64 vertices: K_{3,60} is P everywhere, since every vertex has a twin
    // [FSU93, Corollary 2.3]; a further vertex at 0 makes every move from 0 win, since nobody can
    // come back to 0, and itself wins by the move to 0.
    std::vector<Edge> edges = complete_bipartite(3, 60).edges();
    EXPECT_EQ(ProofSearch(SparseGraph(63, edges), 0).outcome(), Outcome::P);
    EXPECT_EQ(ProofSearch(SparseGraph(63, edges), 62).outcome(), Outcome::P);
    edges.push_back({0, 63});
    EXPECT_EQ(ProofSearch(SparseGraph(64, edges), 0).winning_moves()->size(), 61u);
    EXPECT_THAT(*ProofSearch(SparseGraph(64, edges), 63).winning_moves(), ElementsAre(0));
    EXPECT_EQ(ProofSearch(path(1000).induced(std::vector<Vertex>{5, 6, 7, 900}), 1).outcome(),
              Outcome::N);
}

TEST(ProofSearch, ASmallTableChangesNothingButTheTime) {
    const SparseGraph g = random_regular_graph(22, 4, 5);
    ProofSearch roomy(g, 0);
    ProofSearch cramped(g, 0, {.limits = {.bytes = 0}});
    EXPECT_EQ(cramped.winning_moves(), roomy.winning_moves());
    EXPECT_EQ(roomy.nodes(), 60332u);
    EXPECT_EQ(cramped.nodes(), 92001u);
}

/// How many positions it takes to find the winning moves: where the search goes first, and what it
/// remembers, shows here alone.
TEST(ProofSearch, GoesWhereTheLeastIsLeftToProve) {
    const auto nodes = [](const SparseGraph& g) {
        ProofSearch search(g, 0);
        search.winning_moves();
        return search.nodes();
    };
    EXPECT_EQ(nodes(complete(6)), 21u);
    ProofSearch at_once(path(2), 0);
    EXPECT_EQ(at_once.outcome(), Outcome::N);
    EXPECT_EQ(at_once.nodes(), 0u);
    EXPECT_EQ(nodes(Grid{4, 6}.graph()), 132u);
    EXPECT_EQ(nodes(complete_bipartite(3, 5)), 26u);
    EXPECT_EQ(nodes(random_graph(16, 30, 1)), 1034u);
    EXPECT_EQ(nodes(random_regular_graph(16, 3, 2)), 36u);
}

TEST(ProofNumbers, AreBoundedBelowWhatIsDecided) {
    constexpr std::uint32_t never = ProofNumbers::never;
    EXPECT_EQ(ProofNumbers::bounded(0), 0u);
    EXPECT_EQ(ProofNumbers::bounded(never - 1), never - 1);
    EXPECT_EQ(ProofNumbers::bounded(never), never - 1);
    EXPECT_EQ(ProofNumbers::bounded(std::uint64_t{1} << 40), never - 1);
}

TEST(ProofSearch, GivesUpAfterSoManyNodesAndGoesOn) {
    const SparseGraph g = random_regular_graph(16, 4, 5);
    ProofSearch search(g, 0, {.nodes_max = 100});
    EXPECT_EQ(search.outcome(), std::nullopt);
    EXPECT_EQ(search.winning_moves(), std::nullopt);
    EXPECT_EQ(search.nodes(), 100u);
    search.set_nodes_max(~std::uint64_t{0});
    EXPECT_EQ(search.outcome(), ProofSearch(g, 0).outcome());
}

TEST(ProofSearch, CanBeStoppedAndReportsProgress) {
    const SparseGraph g = random_regular_graph(24, 4, 1);
    std::stop_token token = runs::stopped_token();
    ProofSearch search(g, 0, {.limits = {.stop = &token}});
    EXPECT_THROW(search.outcome(), EngineStopped);
    EXPECT_EQ(search.nodes(), 1024u);
    EXPECT_THROW(search.outcome(), EngineStopped);
    EXPECT_EQ(search.nodes(), 2 * 1024u);
    token = {};  // for the next question
    EXPECT_EQ(search.outcome(), ProofSearch(g, 0).outcome());
}

TEST(ProofSearchLong, ProgressIsSaidEveryMillionOfNodes) {
    std::vector<std::uint64_t> said;
    ProofSearch search(
        random_regular_graph(60, 4, 1), 0,
        {.nodes_max = (1 << 20) + 10, .progress = [&](std::uint64_t n) { said.push_back(n); }});
    EXPECT_EQ(search.outcome(), std::nullopt);
    EXPECT_THAT(said, ElementsAre(1 << 20));
}

// What a cut says is believed, and counted.
TEST(ProofSearch, Cuts) {
    const SparseGraph g = random_regular_graph(12, 4, 1);
    int calls = 0;
    std::uint64_t decided = 0;
    ProofSearch search(g, 0,
                       {.cuts = {{"silent", [&](const ProofPosition&) { return std::nullopt; }},
                                 {"small", [&](const ProofPosition& p) -> std::optional<Outcome> {
                                      ++calls;
                                      EXPECT_TRUE((p.vertices >> p.root & 1) != 0);
                                      Graph small(64);
                                      for (Vertex v : VertexSet::from_bits(p.vertices))
                                          for (Vertex w : VertexSet::from_bits(
                                                   p.rows[static_cast<std::size_t>(v)]))
                                              small.add_edge(v, w);
                                      if (small.size() > 12) return std::nullopt;
                                      ++decided;
                                      return EdgeGeographySolver<>(small).outcome(p.root);
                                  }}}});
    EXPECT_EQ(search.winning_moves(), ProofSearch(g, 0).winning_moves());
    EXPECT_EQ(search.cut_counts()[0], 0u);
    EXPECT_EQ(search.cut_counts()[1], decided);
    EXPECT_EQ(decided, 50u);
    EXPECT_EQ(calls, 794);
    // A cut that is wrong is not found out: it must be right.
    ProofSearch misled(complete(3), 0,
                       {.cuts = {{"wrong", [](const ProofPosition&) { return Outcome::P; }}}});
    EXPECT_EQ(misled.outcome(), Outcome::P);
    EXPECT_EQ(ProofSearch(complete(3), 0).outcome(), Outcome::N);
}

/// A cut is asked about 64 vertices at most, and about each position once.
TEST(ProofSearch, CutsAreAskedOfSmallComponents) {
    for (int order : {63, 64, 65, 130}) {
        int asked = 0;
        const auto silent = [&](const ProofPosition&) {
            ++asked;
            return std::nullopt;
        };
        ProofSearch search(cycle(order), 0, {.cuts = {{"silent", silent}}});
        for (int i = 0; i < 2; ++i)
            EXPECT_EQ(search.outcome(), order % 2 == 0 ? Outcome::P : Outcome::N);
        EXPECT_EQ(asked, order <= 64 ? 1 : 0) << order;
    }
}

TEST(ProofSearch, RefusesWhatDoesNotFit) {
    EXPECT_THROW(ProofSearch(path(3), 3), ContractViolation);
    EXPECT_THROW(ProofSearch(path(3), -1), ContractViolation);
    EXPECT_THROW(ProofSearch(path(0), 0), ContractViolation);
    try {
        ProofSearch(path(258), 0);
        FAIL();
    } catch (const EngineLimitExceeded& e) {
        EXPECT_THAT(e.what(), HasSubstr("256 edges; the root's component has 257"));
    }
    EXPECT_THAT(*ProofSearch(Graph(1), 0).winning_moves(), IsEmpty());
    EXPECT_THAT(*ProofSearch(path(3), 1).winning_moves(), ElementsAre(0, 2));
}

}  // namespace
}  // namespace gazetteer
