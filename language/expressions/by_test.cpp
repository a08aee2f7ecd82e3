// SPDX-License-Identifier: GPL-3.0-or-later
// Who decides the outcomes of games: theorems, where one applies, say what search says.
#include "language/expressions/by.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/conjecture.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "language/testkit/compared_evaluators.hpp"

namespace gazetteer::conjectures {
namespace {

Conjecture conjecture_by(const std::string& text, By by, About about = About::graphs) {
    const auto expression = parse_expression(text, about);
    EXPECT_TRUE(expression) << text << ": " << expression.error().message;
    return Conjecture(*expression, by);
}

/// The value at a vertex, or what is said where there is none.
template <class AnyOrder>
std::string told_by(Evaluator& evaluator, const AnyOrder& g, Vertex v) {
    try {
        evaluator.load(g);
        return to_string(evaluator.value(v));
    } catch (const LimitExceeded& e) {
        return e.what();
    }
}

/// Each game that a theorem decides on the graphs of a class: on the others it says so, and the
/// choice of either asks a search there.
void expect_as_search(const std::string& game, const std::string& term, bool bipartite_only) {
    const std::string text = term + "(" + game + ")";
    Evaluator search(conjecture_by(text, By::oracle));
    Evaluator theorem(conjecture_by(text, By::theorem));
    Evaluator either(conjecture_by(text, By::automatic));
    Evaluator bipartite(conjecture_by("bipartite", By::oracle));
    for (const Graph& g : small_graphs(5))
        for (Vertex v : g.vertices()) {
            const std::string wanted = told_by(search, g, v);
            const bool applies = !bipartite_only || told_by(bipartite, g, v) == "1";
            EXPECT_EQ(told_by(theorem, g, v),
                      applies ? wanted : "no theorem here decides P(" + game + ") on this graph")
                << text << " " << to_graph6(g) << " " << v;
            EXPECT_EQ(told_by(either, g, v), wanted) << text << " " << to_graph6(g) << " " << v;
        }
}

TEST(ByTheorem, SaysWhatSearchSaysWhereItApplies) {
    for (const std::string term : {"P", "N"}) {
        for (const std::string game : {"uvg", "unrooted(uvg)", "slither"})
            expect_as_search(game, term, false);
        for (const std::string game : {"ueg", "unrooted(ueg)"}) expect_as_search(game, term, true);
    }
}

TEST(ByTheorem, NothingElseIsDecided) {
    const Graph edge(2, {{0, 1}});
    const auto by_theorem = [&](const char* text) {
        Evaluator evaluator(conjecture_by(text, By::theorem));
        return told_by(evaluator, edge, 0);
    };
    EXPECT_EQ(by_theorem("P(edge_delete)"), "no theorem here decides P(edge_delete) on this graph");
    EXPECT_EQ(by_theorem("grundy(uvg) = 1"), "no theorem here decides grundy(uvg) on this graph");
    Evaluator counted(conjecture_by("winning_moves(uvg) = 1 and grundy(uvg) = 1", By::automatic));
    EXPECT_EQ(told_by(counted, edge, 0), "1");
    const Digraph arc(2, {{0, 1}});
    Evaluator directed(conjecture_by("N(dvg)", By::theorem, About::digraphs));
    EXPECT_EQ(told_by(directed, arc, 0), "no theorem here decides P(dvg) on this graph");
    Evaluator searched(conjecture_by("N(dvg)", By::automatic, About::digraphs));
    EXPECT_EQ(told_by(searched, arc, 0), "1");
}

/// As "game: theorem, where" and, in brackets, the term that bars it.
std::vector<std::string> decided_of(const std::string& text) {
    std::vector<std::string> result;
    for (const DecidedGame& game : decided_games(conjecture_by(text, By::oracle).expression()))
        result.push_back(std::string(to_string(game.game)) + ": " + game.theorem +
                         (*game.where == 0 ? "" : std::string(", ") + game.where) +
                         (game.barred_by.empty() ? "" : " (" + game.barred_by + ")"));
    return result;
}

using Texts = std::vector<std::string>;

TEST(ByTheorem, IsToldWithItsPaperAndWhatBarsIt) {
    EXPECT_EQ(decided_of("P(ueg) and N(uvg) -> P(slither)"),
              (Texts{"uvg: FSU93 Theorem 1.1", "ueg: FSU93 Theorem 3.1, bipartite graphs",
                     "slither: And74 Theorem 1"}));
    EXPECT_EQ(decided_of("N(unrooted(ueg)) or P(unrooted(uvg))"),
              (Texts{"unrooted(uvg): FSU93 section 1, unrooted UVG",
                     "unrooted(ueg): FSU93 Corollary 3.6, bipartite graphs"}));
    EXPECT_EQ(decided_of("P(ueg) <-> in_even_kernel"),
              (Texts{"ueg: FSU93 Theorem 3.1, bipartite graphs (in_even_kernel)"}));
    EXPECT_EQ(decided_of("P(uvg) and P(ueg) <-> outer_vertex"),
              (Texts{"uvg: FSU93 Theorem 1.1 (outer_vertex)",
                     "ueg: FSU93 Theorem 3.1, bipartite graphs"}));
    EXPECT_EQ(decided_of("grundy(ueg) = winning_moves(uvg) and P(edge_delete)"), Texts{});
}

/// A theorem does not decide what is compared with its own theory: a search does, if it may.
TEST(ByTheorem, IsBarredByItsOwnTheory) {
    const auto by = [](const std::string& text, By who, const char* game) {
        return conjecture_by(text, who).by(game_named(game).value());
    };
    const std::string barred = "P(uvg) and N(ueg) <-> inner_vertex";
    EXPECT_EQ(by(barred, By::automatic, "uvg"), By::oracle);
    EXPECT_EQ(by(barred, By::automatic, "ueg"), By::automatic);
    EXPECT_EQ(by(barred, By::automatic, "slither"), By::oracle) << "it is not asked";
    EXPECT_EQ(by(barred, By::theorem, "uvg"), By::theorem);
    EXPECT_EQ(by(barred, By::theorem, "ueg"), By::theorem);
    for (const char* game : {"uvg", "ueg", "slither"})
        EXPECT_EQ(by(barred, By::oracle, game), By::oracle);
    EXPECT_EQ(conjecture_by(barred, By::automatic).by(), By::automatic);
}

TEST(ByTheorem, HasNames) {
    for (const By by : {By::oracle, By::theorem, By::automatic})
        EXPECT_EQ(by_named(to_string(by)), by);
    EXPECT_EQ(by_named("auto"), By::automatic);
    EXPECT_EQ(by_named("oracle"), By::oracle);
    EXPECT_EQ(by_named("automatic"), std::nullopt);
    EXPECT_EQ(by_named(""), std::nullopt);
}

}  // namespace
}  // namespace gazetteer::conjectures
