// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in proofs/coq/rules.v are the rules of oracle/rules: the outcomes that Coq's
// definitions compute, extracted to an OCaml program, are the oracle's on every graph of order
// <= 5. Those of the solver that Coq proves equal to them are the oracle's to order 7.
//
//   tie_test PROGRAM [ORDER]     PROGRAM as written by proofs/coq/tie/build; to order ORDER instead
//                                of 5, above 5 against the oracle's solver with its memo
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/rules/unrooted.hpp"
#include "oracle/solver.hpp"
#include "proofs/coq_answers.hpp"

namespace gazetteer {
namespace {

std::string program;

int order_max = 5;
/// The number of graphs to each order.
constexpr std::array<std::size_t, 8> graphs_to_order = {1, 2, 4, 8, 19, 53, 209, 1253};

std::vector<Graph> small_graphs() {
    std::vector<Graph> result;
    for_each_graph({.order_max = order_max}, [&result](const Graph& graph) {
        result.push_back(graph);
        return true;
    });
    return result;
}

std::string question(const Graph& graph) {
    std::ostringstream text;
    text << graph.order();
    for (const Edge& e : graph.edges()) text << ' ' << e.u << ' ' << e.v;
    return text.str();
}

/// What PROGRAM answers, a line a graph.
std::vector<std::string> answers_by_coq(const std::vector<Graph>& graphs) {
    std::vector<std::string> questions;
    for (const Graph& graph : graphs) questions.push_back(question(graph));
    return coq_answers(program, questions);
}

/// By the definition itself where it is fast enough.
template <class R>
std::string letter_of(const typename R::Position& position) {
    const bool small = order_max <= 5;
    const Outcome found = small ? outcome<R>(position) : Solver<R>().outcome(position);
    return found == Outcome::P ? "P" : "N";
}

/// A letter for each root, "-" for none.
template <class R>
std::string rooted_word(const Graph& graph) {
    std::string result;
    for (Vertex v : graph.vertices()) result += letter_of<R>({graph, v});
    return result.empty() ? "-" : result;
}

template <class VertexGame, class EdgeGame>
std::string answer_by_oracle(const Graph& graph) {
    return rooted_word<VertexGame>(graph) + " " + rooted_word<EdgeGame>(graph) + " " +
           letter_of<EdgeDelete>(graph) + " " + letter_of<Slither>(Slither::start(graph)) + " " +
           letter_of<Unrooted<VertexGame>>(Unrooted<VertexGame>::start(graph)) + " " +
           letter_of<Unrooted<EdgeGame>>(Unrooted<EdgeGame>::start(graph));
}

using UVG = UndirectedVertexGeography;
using UEG = UndirectedEdgeGeography;

TEST(Tie, TheOutcomesByTheDefinitionsInCoqAreTheOracles) {
    const std::vector<Graph> graphs = small_graphs();
    ASSERT_EQ(graphs.size(), graphs_to_order.at(static_cast<std::size_t>(order_max)));
    const std::vector<std::string> answers = answers_by_coq(graphs);
    ASSERT_EQ(answers.size(), graphs.size());
    int other_rules_noticed = 0;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        EXPECT_EQ(answers[i], (answer_by_oracle<UVG, UEG>(graphs[i]))) << question(graphs[i]);
        if (answers[i] != answer_by_oracle<UEG, UVG>(graphs[i])) ++other_rules_noticed;
    }
    EXPECT_GT(other_rules_noticed, order_max < 5 ? 0 : 10)
        << "two games with exchanged names must be told apart";
}

}  // namespace
}  // namespace gazetteer

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    if (argc != 2 && argc != 3) {
        std::fprintf(stderr, "usage: tie_test PROGRAM [ORDER]\n");
        return 2;
    }
    gazetteer::program = argv[1];
    if (argc == 3) gazetteer::order_max = std::atoi(argv[2]);
    return RUN_ALL_TESTS();
}
