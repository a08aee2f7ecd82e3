// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of games given as data on digraphs: their values are those of the plain interpreter, and
// for dvg and deg written as data those of the built-in terms.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/digraph_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::conjectures {
namespace {

/// Games whose rules are for digraphs: with a condition, misere, without a token, partizan with
/// two.
constexpr const char* more_games = R"(
game two_steps
  on digraphs
  token t
  move t -> u where exists w: u ~ w and w != t: erase(t, u), t := u
game misere_walk
  on digraphs
  misere
  token t
  move t -> u: delete(t), t := u
game arc_kayles_of_digraphs
  on digraphs
  move u -> w: delete(u, w)
game two_walkers
  on digraphs
  token a, b
  left move a -> u: erase(a, u), a := u
  right move b -> u: erase(b, u), b := u
)";

Evaluator evaluator_on_digraphs(const std::string& text) {
    const auto parsed = parse_value(text, About::digraphs);
    require(static_cast<bool>(parsed), parsed ? "" : parsed.error().message.c_str());
    return Evaluator(Conjecture(*parsed));
}

void for_all_digraphs(int order_max, const std::function<bool(const Digraph&)>& visit) {
    for (int order = 0; order <= order_max; ++order)
        for (const DigraphPiece& piece : digraph_pieces({}, order)) piece.each(visit);
}

/// The first digraph and vertex at which the expression is not true; empty if there is none.
std::string refuted_on_digraphs(const std::string& text, int order_max) {
    Evaluator evaluator = evaluator_on_digraphs(text);
    std::string result;
    for_all_digraphs(order_max, [&](const Digraph& d) {
        evaluator.load(d);
        for (Vertex v : d.vertices())
            if (result.empty() && evaluator.value(v) != Integer(1))
                result = to_digraph6(d) + " " + std::to_string(v);
        return result.empty();
    });
    return result;
}

/// All terms, unrooted too, of a built-in game and of its rules written as data.
void expect_same_terms(const std::string& built_in, const std::string& data, int order_max) {
    for (const auto& [list, file] :
         {std::pair(built_in, data),
          std::pair("unrooted(" + built_in + ")", "unrooted(" + data + ")")})
        for (const std::string& text :
             {"(P(" + list + ") <-> P(" + file + ")) and (N(" + list + ") <-> N(" + file + "))",
              "grundy(" + list + ") = grundy(" + file + ")",
              "winning_moves(" + list + ") = winning_moves(" + file + ")"})
            EXPECT_EQ(refuted_on_digraphs(text, order_max), "") << text;
}

TEST(DataGameTermsOnDigraphs, AreTheBuiltInTermsToOrder3) {
    expect_same_terms("dvg", "directed_vertex_geography", 3);
    expect_same_terms("deg", "directed_edge_geography", 3);
}
TEST(DataGameTermsOnDigraphsStandard, AreTheBuiltInTermsToOrder4) {
    expect_same_terms("dvg", "directed_vertex_geography", 4);
    expect_same_terms("deg", "directed_edge_geography", 4);
}

TEST(DataGameTermsOnDigraphs, AnotherGameIsToldApart) {
    EXPECT_NE(refuted_on_digraphs("P(dvg) <-> P(directed_edge_geography)", 4), "");
    EXPECT_NE(refuted_on_digraphs("P(unrooted(deg)) <-> P(directed_edge_geography)", 4), "");
    EXPECT_NE(refuted_on_digraphs("P(deg) <-> P(directed_edge_geography, converse, v)", 4), "");
}

/// What a term should be, by positions of the plain interpreter, each remembered for itself.
std::int64_t by_interpreter(const std::string& term, script::Solver<>& solver, const Digraph& d,
                            const std::vector<Vertex>& tokens) {
    const script::Position start = solver.game().start(d, tokens);
    if (term == "grundy") return solver.grundy_value(start);
    if (term == "P") return solver.outcome(start) == Outcome::P ? 1 : 0;
    if (term == "winning_moves")
        return static_cast<std::int64_t>(solver.winning_choices(start).size());
    return static_cast<std::int64_t>(solver.partizan_outcome(start));
}

/// What the evaluator says of a term of the game with each answer, at tokens of every digraph.
/// Returns how many values it compared.
int expect_interpreted(const std::string& term, const script::Rules& rules, int order_max) {
    const bool is_partizan = term == "outcome";
    const std::string tokens = rules.token_count() == 2 ? ", v, u" : "";
    script::Solver<> solver(rules);
    int compared = 0;
    for (int answer = 0; answer < (is_partizan ? 4 : 3); ++answer) {
        const std::string wanted =
            is_partizan ? std::string(1, outcome_letters[static_cast<std::size_t>(answer)])
                        : std::to_string(answer);
        const Expression counted = *parse_value("count u: " + term + "(" + rules.name + tokens +
                                                    ")" + (term == "P" ? "" : " = " + wanted),
                                                About::digraphs);
        Evaluator evaluator{Conjecture(counted)};
        const int asked = counted.node(counted.root()).children[0];
        for_all_digraphs(order_max, [&](const Digraph& d) {
            evaluator.load(d);
            for (Vertex v : d.vertices())
                for (Vertex u : d.vertices()) {
                    evaluator.bind(0, v);
                    evaluator.bind(1, u);
                    const std::vector<Vertex> both{v, u};
                    const std::int64_t value = by_interpreter(
                        term, solver, d, {both.begin(), both.begin() + rules.token_count()});
                    const bool is_true = value == (term == "P" ? 1 : answer);
                    EXPECT_EQ(evaluator.value_of(asked), Integer(is_true ? 1 : 0))
                        << term << " " << rules.name << " " << to_digraph6(d) << " " << v << u;
                    ++compared;
                }
            return !testing::Test::HasFailure();
        });
    }
    return compared;
}

/// The terms of each game on digraphs that a conjecture may ask about; how many those are.
int expect_all_interpreted(int order_max) {
    GameLibrary library = GameLibrary::shipped();
    EXPECT_EQ(library.add(more_games), std::nullopt);
    if (!data_game_named("two_walkers")) {
        EXPECT_EQ(add_data_games(more_games, "more.game"), std::nullopt);
    }
    int terms = 0;
    for (const script::Rules& rules : library.games())
        for (const char* term : {"P", "grundy", "winning_moves", "outcome"}) {
            if (!rules.directed) continue;
            if (!why_not_asked(term, *data_game_named(rules.name)).empty()) continue;
            EXPECT_GT(expect_interpreted(term, rules, order_max), 0);
            ++terms;
        }
    return terms;
}

TEST(DataGameTermsOnDigraphs, AreTheInterpretersToOrder2) {
    EXPECT_EQ(expect_all_interpreted(2), 5 * 3 + 2 + 1);
}
TEST(DataGameTermsOnDigraphsLong, AreTheInterpretersToOrder4) {
    EXPECT_EQ(expect_all_interpreted(4), 5 * 3 + 2 + 1);
}

/// From order 16 on a board that is a path has a memory of its own.
TEST(DataGameTermsOnDigraphs, OnLargeBoardsAreTheBuiltInTerms) {
    for (const int order : {15, 16, 17}) {
        Digraph d(order);
        for (Vertex v = 0; v + 1 < order; ++v) d.add_arc(v, v + 1);
        d.add_arc(5, 4);
        for (const char* text :
             {"P(deg) <-> P(directed_edge_geography)",
              "grundy(dvg) = grundy(directed_vertex_geography)",
              "winning_moves(unrooted(deg)) = winning_moves(unrooted(directed_edge_geography))"}) {
            Evaluator evaluator = evaluator_on_digraphs(text);
            evaluator.load(d);
            for (Vertex v : d.vertices())
                EXPECT_EQ(evaluator.value(v), Integer(1)) << text << order;
        }
    }
}

TEST(DataGameTermsOnDigraphs, ErrorsSayWhichBoardAGameHas) {
    const auto error = [](const char* text, About about) {
        const auto parsed = parse_expression(text, about);
        return parsed ? "" : parsed.error().message;
    };
    EXPECT_THAT(error("P(node_kayles)", About::digraphs),
                testing::HasSubstr("'node_kayles' is played on graphs, and this is a digraph: name "
                                   "one, as in P(node_kayles, underlying)"));
    EXPECT_EQ(error("P(node_kayles, underlying)", About::digraphs), "");
    EXPECT_THAT(error("P(directed_edge_geography, underlying, v)", About::digraphs),
                testing::HasSubstr("is played on digraphs, and this is a graph"));
}

}  // namespace
}  // namespace gazetteer::conjectures
