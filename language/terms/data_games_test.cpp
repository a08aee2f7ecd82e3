// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of games given as data: their values are those of the library's solver and, for the
// built-in games written as data, those of the built-in terms.
#include "language/expressions/data_games.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

/// "column: message" of the error; the text as printed if there is none.
std::string read_as(std::string_view text) {
    const auto parsed = parse_expression(text);
    return parsed ? to_string(*parsed)
                  : std::to_string(parsed.error().column) + ": " + parsed.error().message;
}

Evaluator evaluator_of(const std::string& text) {
    const auto parsed = parse_value(text);
    require(static_cast<bool>(parsed), "an expression");
    return Evaluator(Conjecture(*parsed));
}

/// The first graph and vertex at which the expression is not true; empty if there is none.
std::string refuted_by(const std::string& text, int order_max) {
    Evaluator evaluator = evaluator_of(text);
    std::string result;
    for_each_graph({.order_min = 0, .order_max = order_max}, [&](const Graph& g) {
        evaluator.load(g);
        for (Vertex v : g.vertices())
            if (evaluator.value(v) != Integer(1) && result.empty())
                result = to_graph6(g) + " " + std::to_string(v);
        return result.empty();
    });
    return result;
}

struct SameGame {
    const char* built_in;
    const char* data;
};
constexpr std::array<SameGame, 4> same_games{{{"uvg", "undirected_vertex_geography"},
                                              {"ueg", "undirected_edge_geography"},
                                              {"slither", "two_ended_slither"},
                                              {"edge_delete", "edge_deletion"}}};

void expect_same_values(const std::string& built_in, const std::string& data, int order_max) {
    for (const std::string term : {"P", "N"})
        EXPECT_EQ(refuted_by(term + "(" + built_in + ") <-> " + term + "(" + data + ")", order_max),
                  "")
            << data;
    EXPECT_EQ(refuted_by("grundy(" + built_in + ") = grundy(" + data + ") and winning_moves(" +
                             built_in + ") = winning_moves(" + data + ")",
                         order_max),
              "")
        << data;
}

TEST(DataGameTerms, AreTheBuiltInTermsToOrder5) {
    for (const SameGame& game : same_games) expect_same_values(game.built_in, game.data, 5);
}

TEST(DataGameTerms, OfUnrootedFormsAreTheBuiltInTermsToOrder5) {
    expect_same_values("unrooted(uvg)", "unrooted(undirected_vertex_geography)", 5);
    expect_same_values("unrooted(ueg)", "unrooted(undirected_edge_geography)", 5);
}

TEST(DataGameTerms, AnotherGameIsToldApart) {
    EXPECT_NE(refuted_by("P(edge_delete) <-> P(arc_kayles)", 4), "");
    EXPECT_NE(refuted_by("P(ueg) <-> P(undirected_vertex_geography)", 4), "");
    EXPECT_NE(refuted_by("P(unrooted(ueg)) <-> P(undirected_edge_geography)", 4), "");
}

/// What the term should be, by a solver of the definition.
std::int64_t defined(const std::string& term, script::Solver<>& solver, const Graph& g,
                     const std::vector<Vertex>& tokens) {
    const script::Position start = solver.game().start(g, tokens);
    if (term == "grundy") return solver.grundy_value(start);
    if (term == "P") return solver.outcome(start) == Outcome::P ? 1 : 0;
    if (term == "winning_moves")
        return static_cast<std::int64_t>(solver.winning_choices(start).size());
    return static_cast<std::int64_t>(solver.partizan_outcome(start));
}

void expect_defined(const std::string& term, const script::Rules& rules, int order_max) {
    script::Solver<> solver(rules);
    const bool partizan = term == "outcome";
    std::vector<Evaluator> asked;
    for (const char letter : std::string_view("NPLR"))
        asked.push_back(evaluator_of(term + "(" + rules.name + ")" +
                                     (partizan ? std::string(" = ") + letter : "")));
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        for (Evaluator& one : asked) one.load(g);
        for (Vertex v : g.vertices()) {
            const std::vector<Vertex> tokens(rules.tokens.size(), v);
            const std::int64_t wanted = defined(term, solver, g, tokens);
            for (std::int64_t i = 0; i < (partizan ? 4 : 1); ++i)
                EXPECT_EQ(asked[static_cast<std::size_t>(i)].value(v),
                          Integer(partizan ? std::int64_t{wanted == i} : wanted))
                    << term << " " << rules.name << " " << to_graph6(g) << " " << v;
        }
        return !testing::Test::HasFailure();
    });
}

/// The same for a game with two tokens, from each two vertices, equal ones too.
void expect_defined_from_two(const std::string& term, const script::Rules& rules, int order_max) {
    script::Solver<> solver(rules);
    const bool partizan = term == "outcome";
    const std::string letters = partizan ? "NPLR" : "1";
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const Expression counted =
                *parse_value("count u: " + term + "(" + rules.name + ", v, u)" +
                             (term == "P" ? "" : std::string(" = ") + letters[i]));
            Evaluator evaluator{Conjecture(counted)};
            evaluator.load(g);
            for (Vertex v : g.vertices())
                for (Vertex u : g.vertices()) {
                    const std::int64_t value = defined(term, solver, g, {v, u});
                    evaluator.bind(0, v);
                    evaluator.bind(1, u);
                    EXPECT_EQ(evaluator.value_of(counted.node(counted.root()).children[0]),
                              Integer(value == (partizan ? static_cast<std::int64_t>(i) : 1)))
                        << term << " " << rules.name << " " << to_graph6(g) << " " << v << u;
                }
        }
        return !testing::Test::HasFailure();
    });
}

/// The terms of each shipped game that a conjecture may ask about, and how many those are.
int expect_all_defined(int order_max) {
    int compared = 0;
    const GameLibrary library = GameLibrary::shipped();
    for (const script::Rules& rules : library.games())
        for (const char* term : {"P", "grundy", "winning_moves", "outcome"}) {
            if (rules.directed || !why_not_asked(term, *data_game_named(rules.name)).empty())
                continue;
            if (rules.token_count() == 2)
                expect_defined_from_two(term, rules, std::min(order_max, 4));
            else
                expect_defined(term, rules, order_max);
            ++compared;
        }
    return compared;
}

TEST(DataGameTerms, AreTheDefinitionsToOrder3) {
    EXPECT_GT(expect_all_defined(3), 50);
}
TEST(DataGameTermsLong, AreTheDefinitionsToOrder5) {
    EXPECT_GT(expect_all_defined(5), 50);
}

/// Where a large board is played on subsets of its vertices, and where it is not yet.
TEST(DataGameTermsLong, OnLargeBoardsAreTheSolversAnswers) {
    for (const char* name : {"node_kayles", "octal_033"}) {
        script::Solver<script::ClassKey> solver(*GameLibrary::shipped().find(name));
        const std::string game = "(" + std::string(name) + ")";
        for (const int order : {15, 16}) {
            const Graph g = to_graph(random_graph(order, 0.2, 1));
            const script::Position start = solver.game().start(g, {});
            const auto value_of = [&](const std::string& term) {
                Evaluator evaluator = evaluator_of(term + game);
                evaluator.load(g);
                return evaluator.value(-1);
            };
            EXPECT_EQ(value_of("grundy"), Integer(solver.grundy_value(start))) << name << order;
            EXPECT_EQ(value_of("P"), Integer(solver.outcome(start) == Outcome::P ? 1 : 0));
            EXPECT_EQ(value_of("winning_moves"),
                      Integer(static_cast<std::int64_t>(solver.winning_choices(start).size())));
        }
    }
}

/// Games with a memo of their own, by classes, with a token, and partizan.
constexpr std::array<const char*, 5> hard_questions{
    "P(node_kayles)", "grundy(edge_deletion) > 3", "N(undirected_edge_geography)",
    "N(unrooted(undirected_edge_geography))", "outcome(snort) = N"};

TEST(DataGameTerms, AStopEndsThemWithinABoard) {
    const Graph g = to_graph(random_graph(40, 0.3, 1));
    const runs::WorkLimits limits(runs::stopped_token());
    for (const char* question : hard_questions) {
        Evaluator evaluator = evaluator_of(question);
        evaluator.load(g);
        EXPECT_THROW(evaluator.value(0), runs::Stopped) << question;
    }
}

TEST(DataGameTerms, WithoutRoomTheySaySo) {
    const Graph g = to_graph(random_graph(40, 0.3, 1));
    const runs::WorkLimits limits({}, 1 << 10);
    for (const char* question : hard_questions) {
        Evaluator evaluator = evaluator_of(question);
        evaluator.load(g);
        EXPECT_THROW(evaluator.value(0), EngineLimitExceeded) << question;
    }
}

TEST(DataGameTerms, PrintAsTheyAreRead) {
    for (const char* text : {"P(node_kayles) <-> grundy(node_kayles) = 0", "outcome(snort) = L",
                             "outcome(snort, complement) != R -> outcome(col) = outcome(snort)",
                             "N(unrooted(undirected_edge_geography)) and P(feedback)",
                             "forall u: outcome(partizan_edge_geography, u, v) != L",
                             "forall u: outcome(partizan_vertex_geography, v, u) != L",
                             "grundy(green_hackenbush, delete(v)) = winning_moves(feedback)"})
        EXPECT_EQ(read_as(text), text);
}

TEST(DataGameTerms, ErrorsSayWhyAGameIsNotAsked) {
    EXPECT_EQ(read_as("P(node_kaylse)"),
              "3: unknown name 'node_kaylse'; the nearest known one is node_kayles");
    EXPECT_THAT(read_as("P(directed_edge_geography)"),
                testing::StartsWith("3: 'directed_edge_geography' is played on digraphs, and this "
                                    "is a graph: go to --graphs digraphs, or ask about uvg, "));
    EXPECT_EQ(read_as("outcome(partizan_edge_geography) = L"),
              "1: 'outcome' takes 2 vertices here, not 0");
    EXPECT_EQ(read_as("outcome(partizan_uvg, v) = L"), "1: 'outcome' takes 2 vertices here, not 1");
    EXPECT_EQ(read_as("outcome(partizan_uvg, v, v, v) = L"),
              "1: 'outcome' takes 2 vertices here, not 3");
    EXPECT_EQ(read_as("unrooted(partizan_uvg)"),
              "10: 'partizan_vertex_geography' has no root to take away: that takes one token");
    EXPECT_EQ(read_as("P(snort)"),
              "3: 'snort' is partizan and has four outcomes: write outcome(snort) = P");
    EXPECT_EQ(read_as("grundy(snort) = 0"),
              "8: 'snort' is partizan, and Grundy values are those of impartial games");
    EXPECT_EQ(read_as("winning_moves(snort) = 0"),
              "15: 'snort' is partizan: each player has moves of their own");
    EXPECT_EQ(read_as("grundy(misere_node_kayles) = 0"),
              "8: 'misere_node_kayles' is misere, and Grundy values are those of normal play");
    EXPECT_EQ(read_as("outcome(node_kayles) = P"),
              "9: 'node_kayles' is impartial: write P(node_kayles) or N(node_kayles)");
    EXPECT_EQ(read_as("outcome(ueg) = P"), "9: 'ueg' is impartial: write P(ueg) or N(ueg)");
    EXPECT_EQ(read_as("P(unrooted(node_kayles))"),
              "12: 'node_kayles' has no root to take away: that takes one token");
    EXPECT_EQ(read_as("outcome(snort) = Q"),
              "18: expected L, R, N or P, or the outcome of another game");
    EXPECT_EQ(read_as("outcome(snort) < L"), "16: outcomes are compared by = and !=");
    EXPECT_EQ(read_as("outcome(snort)"),
              "1: expected a boolean, found the outcome of a partizan game");
    EXPECT_EQ(read_as("outcome(snort) + 1 = 2"),
              "1: expected a number, found the outcome of a partizan game");
}

/// A name is a game's only where a game is wanted.
TEST(DataGameTerms, AGameMayHaveTheNameOfAVariable) {
    EXPECT_EQ(add_data_games("game w move u: delete(u)", "w.game"), std::nullopt);
    const char* text = "forall u: exists w: u ~ w and P(w)";
    EXPECT_EQ(read_as(text), text);
    EXPECT_EQ(refuted_by("N(w) <-> order mod 2 = 1", 4), "");
    EXPECT_THAT(files_of_games(*parse_expression("N(w) and P(kayles)")),
                testing::ElementsAre("w.game"));
    const auto again = add_data_games("game w move u: delete(u)", "v.game");
    ASSERT_TRUE(again.has_value());
    EXPECT_THAT(again->message, HasSubstr("is known already"));
}

TEST(DataGameTerms, MisereOnTheGraphWithoutVertices) {
    EXPECT_EQ(add_data_games("game lonely misere token t move u ~ t: delete(t), t := u", "l"),
              std::nullopt);
    Evaluator evaluator = evaluator_of("N(unrooted(lonely))");
    evaluator.load(Graph(0));
    EXPECT_EQ(evaluator.value(-1), Integer(1));
    evaluator.load(Graph(1));
    EXPECT_EQ(evaluator.value(-1), Integer(0));
}

TEST(DataGameTerms, ATheoremIsNotAsked) {
    const auto parsed = parse_expression("P(undirected_vertex_geography)");
    ASSERT_TRUE(parsed);
    Evaluator evaluator(Conjecture(*parsed, By::theorem));
    evaluator.load(Graph(2));
    EXPECT_THROW(evaluator.at(0), LimitExceeded);
}

}  // namespace
}  // namespace gazetteer::conjectures
