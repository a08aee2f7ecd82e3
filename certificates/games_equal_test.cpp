// SPDX-License-Identifier: GPL-3.0-or-later
// What the checker says of games is what the language says, on all small graphs.
#include <gtest/gtest.h>

#include "certificates/check/invariants/evaluation.hpp"
#include "certificates/data_strategy.hpp"
#include "certificates/refuting_graph.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"

namespace gazetteer::certificates {
namespace {

namespace own = check::invariants;
using conjectures::Integer;

/// Texts that ask of games, by the language and by the checker.
class AskedOfBoth {
  public:
    /// Throws InputError where the checker does not know a word.
    explicit AskedOfBoth(const std::string& text)
        : expression_(*conjectures::parse_value(text)),
          evaluator_(conjectures::Conjecture(expression_)) {
        std::map<std::string, std::vector<std::string>> rules;
        for (const conjectures::Node& node : expression_.nodes())
            if (const script::Rules* const known = rules_of(node.game))
                rules.try_emplace(known->name, certificate_rules(*known));
        for (const auto& [name, lines] : rules) games_.push_back(lines);
        text_ = to_string(expression_);
        is_boolean_ = expression_.node(expression_.root()).type == conjectures::Type::boolean;
    }

    void expect_equal(const Graph& g) {
        evaluator_.load(g);
        const bool of_vertex = expression_.about_vertices();
        for (Vertex v = of_vertex ? 0 : -1; v < g.order(); ++v) {
            const Integer value = evaluator_.value(v);
            EXPECT_TRUE(own_says(g, v, value)) << text_ << " of " << to_graph6(g) << " " << v;
            if (!of_vertex) break;
        }
    }
    int told() const { return told_; }

  private:
    /// The checker has this value, and another one where the language has none.
    bool own_says(const Graph& g, Vertex v, Integer value) {
        const std::string text =
            is_boolean_ ? text_
                        : "(" + text_ + ") = " + (value.is_finite() ? to_string(value) : "0");
        auto known_text = own_.find(text);
        if (known_text == own_.end())
            known_text = own_.emplace(text, read_conjecture(text, games_)).first;
        const own::Expression& own = known_text->second;
        EXPECT_EQ(own.of_vertex, expression_.about_vertices()) << text_;
        own::Known known;
        own::Steps steps;
        try {
            const bool is_so = is_true(own, g, v, known, steps);
            ++told_;
            return value.is_finite() && is_so == (!is_boolean_ || value == Integer(1));
        } catch (const own::Unproved&) {
            return !value.is_finite();
        }
    }

    conjectures::Expression expression_;
    conjectures::Evaluator evaluator_;
    std::vector<std::vector<std::string>> games_;
    std::string text_;
    bool is_boolean_ = false;
    /// What the checker reads, by its text.
    std::map<std::string, own::Expression> own_;
    int told_ = 0;
};

std::vector<Graph> graphs_of(int order_min, int order_max) {
    std::vector<Graph> result;
    for_each_graph({.order_min = order_min, .order_max = order_max}, [&](const Graph& g) {
        result.push_back(g);
        return true;
    });
    return result;
}

void expect_equal(const std::string& text, const std::vector<Graph>& graphs) {
    AskedOfBoth both(text);
    for (const Graph& g : graphs) both.expect_equal(g);
    EXPECT_GT(both.told(), 0) << text;
}

void expect_listed_games_equal(const std::vector<Graph>& graphs) {
    const std::vector<conjectures::TermGame> games = conjectures::term_games();
    EXPECT_EQ(games.size(), check::listed_games().size());
    for (const conjectures::TermGame game : games)
        for (const char* term : {"P", "N", "grundy", "winning_moves"})
            expect_equal(std::string(term) + "(" + to_string(game) + ")", graphs);
}

TEST(GamesEqual, OfTheListAreTheLanguagesToOrder5) {
    expect_listed_games_equal(graphs_of(0, 5));
}
TEST(GamesEqualStandard, OfTheListAreTheLanguagesOfOrder6) {
    expect_listed_games_equal(graphs_of(6, 6));
}
/// With more edges the checker, which knows no other way than play, takes many minutes.
TEST(GamesEqualLong, OfTheListAreTheLanguagesOfOrder7To11Edges) {
    std::vector<Graph> graphs = graphs_of(7, 7);
    std::erase_if(graphs, [](const Graph& g) { return g.size() > 11; });
    EXPECT_EQ(graphs.size(), 670u);
    expect_listed_games_equal(graphs);
}

/// The questions about a game given as data, at the vertex of its token or at any two.
std::vector<std::string> questions_of(conjectures::TermGame game) {
    const std::string name = to_string(game);
    const bool of_two = token_count_of(game) == 2;
    const std::string asked = name + (of_two ? ", u, w)" : ")");
    std::vector<std::string> result;
    for (const std::string term : {"P", "N", "grundy", "winning_moves"}) {
        if (!conjectures::why_not_asked(term, game).empty()) continue;
        const bool is_boolean = term.size() == 1;
        const std::string all = is_boolean ? "count u: exists w: " : "sum u: sum w: ";
        result.push_back((of_two ? all : "") + term + "(" + asked);
        if (has_unrooted(game)) result.push_back(term + "(unrooted(" + name + "))");
    }
    if (conjectures::why_not_asked("outcome", game).empty())
        for (const char* letter : {"N", "P", "L", "R"})
            result.push_back((of_two ? "count u: exists w: outcome(" : "outcome(") + asked + " = " +
                             letter);
    return result;
}

void expect_data_games_equal(const std::vector<Graph>& graphs) {
    std::size_t questions = 0;
    for (const std::string& name : conjectures::data_game_names()) {
        const conjectures::TermGame game = *conjectures::data_game_named(name);
        if (about_of(game) != conjectures::About::graphs || token_count_of(game) > 2) continue;
        for (const std::string& text : questions_of(game)) {
            expect_equal(text, graphs);
            ++questions;
        }
    }
    EXPECT_GT(questions, 100u);
}

TEST(GamesEqual, GivenAsDataAreTheLanguagesToOrder3) {
    expect_data_games_equal(graphs_of(0, 3));
}
TEST(GamesEqualStandard, GivenAsDataAreTheLanguagesOfOrder4) {
    expect_data_games_equal(graphs_of(4, 4));
}
TEST(GamesEqualLong, GivenAsDataAreTheLanguagesOfOrder5) {
    expect_data_games_equal(graphs_of(5, 5));
}

TEST(GamesEqual, OfGraphsThatAreMadeAndAfterMovesAreTheLanguages) {
    const std::vector<Graph> graphs = graphs_of(0, 4);
    for (const char* text :
         {"count u where u != v: P(uvg, delete(v), u)", "count u: N(ueg, complement, u)",
          "sum u where u ~ v: grundy(ueg, delete_edge(u, v), u)", "P(slither, line_graph)",
          "sum u: winning_moves(uvg, square, u)",
          "grundy(edge_delete, induced({u: degree(u) > 1}))",
          "winning_moves(edge_delete, K4) + grundy(unrooted(ueg), \"DqK\")",
          "count u: P(after(ueg, u))", "exists u: N(after(uvg, u))",
          "sum u where u ~ v: grundy(after(uvg, u))",
          "sum u where u ~ v: winning_moves(after(ueg, u))",
          "count u: exists w: P(after(ueg, u, w))", "P(node_kayles, complement)",
          "grundy(node_kayles) + grundy(unrooted(ueg)) - winning_moves(arc_kayles, line_graph)",
          "outcome(snort) = outcome(col)", "outcome(snort, complement) != outcome(snort)"})
        expect_equal(text, graphs);
}

}  // namespace
}  // namespace gazetteer::certificates
