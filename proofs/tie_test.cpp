// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in proofs/coq/games/rules.v and proofs/coq/play/ are the rules of oracle/rules: the
// outcomes that Coq's definitions compute, extracted to an OCaml program, are the oracle's on every
// graph of order <= 5, for all tokens of partizan games too, on every digraph of order <= 3, and
// for edge labelling on every graph of order <= 4 with at most 4 edges. Those of the solver that
// Coq proves equal to them are the oracle's to order 7, 6 for partizan games, and 5 for digraphs;
// for edge labelling on every graph of order <= 5, and to order 7 on those with at most 8 edges.
//
//   tie_test PROGRAM [ORDER]     PROGRAM as written by proofs/coq/tie/build; to order ORDER instead
//                                of 5, above 5 against the oracle's solver with its memo and to
//                                greater orders of the other games too
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "graph/both_arcs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/outcome.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/edge_labelling.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
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

std::vector<Graph> small_graphs(int order) {
    std::vector<Graph> result;
    for_each_graph({.order_max = order}, [&result](const Graph& graph) {
        result.push_back(graph);
        return true;
    });
    return result;
}

/// The digraphs to order 3; with the memos those to order 5, and to order 6 the graphs with both
/// arcs for an edge.
std::vector<Digraph> small_digraphs() {
    std::vector<Digraph> result;
    for_each_digraph(0, std::min(order_max, order_max <= 5 ? 3 : 5), [&result](const Digraph& d) {
        result.push_back(d);
        return true;
    });
    if (order_max <= 5) return result;
    for (const Graph& graph : small_graphs(6))
        if (graph.order() == 6) result.push_back(with_both_arcs(graph));
    return result;
}

std::string question(const char* kind, const Graph& graph) {
    std::ostringstream text;
    text << kind << ' ' << graph.order();
    for (const Edge& e : graph.edges()) text << ' ' << e.u << ' ' << e.v;
    return text.str();
}
std::string question(const char* kind, const Digraph& digraph) {
    std::ostringstream text;
    text << kind << ' ' << digraph.order();
    for (const Arc& a : digraph.arcs()) text << ' ' << a.tail << ' ' << a.head;
    return text.str();
}

/// What PROGRAM answers, a line a graph.
template <class Board>
std::vector<std::string> answers_by_coq(const char* kind, const std::vector<Board>& boards) {
    std::vector<std::string> questions;
    for (const Board& board : boards) questions.push_back(question(kind, board));
    return coq_answers(program, questions);
}

/// The words of the two answers to a question, each of them for its game.
void compare_words(const std::vector<std::string>& games, const std::string& answer,
                   const std::string& expected, const std::string& question) {
    std::istringstream words(answer);
    std::istringstream expected_words(expected);
    for (const std::string& game : games) {
        std::string word;
        std::string expected_word;
        words >> word;
        expected_words >> expected_word;
        EXPECT_EQ(word, expected_word) << game << ": " << question;
    }
    std::string more;
    EXPECT_FALSE(words >> more) << more << " is of no game: " << question;
}

/// By the definition itself where it is fast enough.
template <class R>
std::string letter_of(const typename R::Position& position) {
    const bool small = order_max <= 5;
    const Outcome found = small ? outcome<R>(position) : Solver<R>().outcome(position);
    return found == Outcome::P ? "P" : "N";
}

/// A letter for each root, "-" for none.
template <class R, class Board>
std::string rooted_word(const Board& board) {
    std::string result;
    for (Vertex v : board.vertices()) result += letter_of<R>({board, v});
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
    const std::vector<Graph> graphs = small_graphs(order_max);
    ASSERT_EQ(graphs.size(), graphs_to_order.at(static_cast<std::size_t>(order_max)));
    const std::vector<std::string> answers = answers_by_coq("impartial", graphs);
    ASSERT_EQ(answers.size(), graphs.size());
    int other_rules_noticed = 0;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        compare_words({"uvg", "ueg", "edge-delete", "slither", "unrooted-uvg", "unrooted-ueg"},
                      answers[i], answer_by_oracle<UVG, UEG>(graphs[i]),
                      question("impartial", graphs[i]));
        if (answers[i] != answer_by_oracle<UEG, UVG>(graphs[i])) ++other_rules_noticed;
    }
    EXPECT_GT(other_rules_noticed, order_max < 5 ? 0 : 10)
        << "two games with exchanged names must be told apart";
}

using DVG = DirectedVertexGeography;
using DEG = DirectedEdgeGeography;

template <class VertexGame, class EdgeGame>
std::string answer_by_oracle(const Digraph& digraph) {
    return rooted_word<VertexGame>(digraph) + " " + rooted_word<EdgeGame>(digraph) + " " +
           letter_of<Unrooted<VertexGame>>(Unrooted<VertexGame>::start(digraph)) + " " +
           letter_of<Unrooted<EdgeGame>>(Unrooted<EdgeGame>::start(digraph));
}

TEST(Tie, TheOutcomesOnDigraphsAreTheOracles) {
    const std::vector<Digraph> digraphs = small_digraphs();
    if (order_max >= 3) {
        ASSERT_EQ(digraphs.size(), order_max <= 5 ? 21U : 10003U);
    }
    const std::vector<std::string> answers = answers_by_coq("directed", digraphs);
    ASSERT_EQ(answers.size(), digraphs.size());
    int other_rules_noticed = 0;
    for (std::size_t i = 0; i < digraphs.size(); ++i) {
        compare_words({"dvg", "deg", "unrooted-dvg", "unrooted-deg"}, answers[i],
                      answer_by_oracle<DVG, DEG>(digraphs[i]), question("directed", digraphs[i]));
        if (answers[i] != answer_by_oracle<DEG, DVG>(digraphs[i])) ++other_rules_noticed;
    }
    EXPECT_GT(other_rules_noticed, order_max < 3 ? 0 : 2)
        << "two games with exchanged names must be told apart";
}

/// A letter for each pair of vertices: those of Left's token and of Right's.
template <class R>
std::string partizan_word(const Graph& graph, bool apart) {
    PartizanSolver<R> solver;
    std::string result;
    for (Vertex left : graph.vertices())
        for (Vertex right : graph.vertices()) {
            if (apart && left == right) continue;
            const TwoTokenGraph position{graph, left, right};
            result += to_string(order_max <= 5 ? partizan_outcome<R>(position)
                                               : solver.outcome(position));
        }
    return result.empty() ? "-" : result;
}

TEST(Tie, TheClassesOfPartizanGamesAreTheOracles) {
    const std::vector<Graph> graphs = small_graphs(std::min(order_max, 6));
    ASSERT_GE(graphs.size(), 2U);
    const std::vector<std::string> answers = answers_by_coq("partizan", graphs);
    ASSERT_EQ(answers.size(), graphs.size());
    std::string classes;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        const std::string expected = partizan_word<PartizanVertexGeography>(graphs[i], true) + " " +
                                     partizan_word<PartizanEdgeGeography>(graphs[i], false);
        compare_words({"partizan-uvg", "partizan-ueg"}, answers[i], expected,
                      question("partizan", graphs[i]));
        classes += expected;
    }
    if (order_max < 4) return;
    for (const char letter : {'N', 'P', 'L', 'R'})
        EXPECT_NE(classes.find(letter), std::string::npos) << letter;
}

/// Its positions grow like the factorial of the number of edges.
std::vector<Graph> graphs_to_label() {
    if (order_max <= 5) {
        std::vector<Graph> graphs = small_graphs(4);
        std::erase_if(graphs, [](const Graph& graph) { return graph.size() > 4; });
        return graphs;
    }
    std::vector<Graph> graphs = small_graphs(order_max);
    std::erase_if(graphs, [](const Graph& graph) { return graph.order() > 5 && graph.size() > 8; });
    return graphs;
}

TEST(Tie, TheOutcomesOfEdgeLabellingAreTheOracles) {
    const std::vector<Graph> graphs = graphs_to_label();
    if (order_max <= 5 || order_max == 7) {
        ASSERT_EQ(graphs.size(), order_max <= 5 ? 17U : 398U);
    }
    const std::vector<std::string> answers = answers_by_coq("labelling", graphs);
    ASSERT_EQ(answers.size(), graphs.size());
    for (std::size_t i = 0; i < graphs.size(); ++i)
        compare_words({"labelling"}, answers[i],
                      letter_of<EdgeLabelling>(EdgeLabelling::start(graphs[i])),
                      question("labelling", graphs[i]));
}

}  // namespace
}  // namespace gazetteer

int main(int argc, char** argv) {
    return gazetteer::run_with_coq(argc, argv, gazetteer::program, gazetteer::order_max);
}
