// SPDX-License-Identifier: GPL-3.0-or-later
// The language about digraphs: arcs among implications, and what is refused.
#include <gtest/gtest.h>

#include <set>

#include "graph/enumeration/digraph_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/definitions.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/expression.hpp"
#include "language/expressions/syntax_properties.hpp"
#include "language/naive/naive_evaluator.hpp"
#include "language/testkit/random_expressions.hpp"

namespace gazetteer::conjectures {
namespace {

std::string printed_of_digraphs(const std::string& text) {
    const auto expression = parse_expression(text, About::digraphs);
    if (!expression)
        return std::to_string(expression.error().column) + ": " + expression.error().message;
    const std::string result = to_string(*expression);
    const auto again = parse_expression(result, About::digraphs);
    EXPECT_TRUE(again && *again == *expression) << text << " as " << result;
    return result;
}

std::string refusal(const std::string& text, About about) {
    const auto expression = parse_expression(text, about);
    if (expression) return "read";
    return std::to_string(expression.error().column) + ": " + expression.error().message;
}

TEST(DigraphLanguage, ArcsBindAsComparisons) {
    EXPECT_EQ(printed_of_digraphs("forall u, w: u -> w -> w -> u"),
              "forall u: forall w: (u -> w) and (w -> w) and (w -> u)");
    EXPECT_EQ(printed_of_digraphs("forall u, w: u -> w and acyclic -> not w -> u"),
              "forall u: forall w: (u -> w) and acyclic -> not (w -> u)");
    EXPECT_EQ(printed_of_digraphs("forall u, w: acyclic or u -> w and oriented"),
              "forall u: forall w: acyclic or (u -> w) and oriented");
    EXPECT_EQ(printed_of_digraphs("forall u, w: (u -> w) -> (w -> u)"),
              "forall u: forall w: (u -> w) -> w -> u");
    EXPECT_EQ(printed_of_digraphs("forall u, w: acyclic -> u -> w"),
              "forall u: forall w: acyclic -> u -> w");
    EXPECT_EQ(printed_of_digraphs("forall u, w: u -> w -> acyclic"),
              "forall u: forall w: (u -> w) -> acyclic");
    EXPECT_EQ(printed_of_digraphs("forall u, w: u -> w <-> w -> u"),
              "forall u: forall w: u -> w <-> w -> u");
    EXPECT_EQ(printed_of_digraphs("forall u: not not v -> u"), "forall u: not not (v -> u)");
    EXPECT_EQ(printed_of_digraphs("forall u, w: reachable(u, w) -> w -> v"),
              "forall u: forall w: reachable(u, w) -> w -> v");
    EXPECT_EQ(printed_of_digraphs("let f(a) = a -> v in forall u: f(u) -> acyclic"),
              "forall u: (u -> v) -> acyclic");
    EXPECT_EQ(printed_of_digraphs("acyclic -> oriented -> size > 1"),
              "acyclic -> oriented -> size > 1");
    EXPECT_EQ(printed_of_digraphs("forall u, w: u → w ⇒ w → u ∨ acyclic"),
              "forall u: forall w: (u -> w) and (w -> w) and (w -> u) or acyclic")
        << "the two signs are one";
}

/// Texts with arcs among connectives, and the same with each run of arcs in parentheses.
class ArcDice {
  public:
    struct Text {
        std::string bare;
        std::string grouped;
        /// A -> and a vertex before it or behind it would be an arc more.
        bool begins_with_vertex = false;
        bool ends_with_vertex = false;
    };
    explicit ArcDice(std::uint64_t seed) : dice_(seed) {}

    Text chain(int depth) {
        Text result = item(depth);
        for (int more = dice_.below(4); more > 0; --more) {
            const Text next = item(depth);
            const bool joins = result.ends_with_vertex && next.begins_with_vertex;
            const std::string sign = joins ? one_of({" and ", " or ", " xor ", " <-> "})
                                           : one_of({" -> ", " -> ", " and ", " or ", " xor "});
            result.bare += sign + next.bare;
            result.grouped += sign + next.grouped;
            result.ends_with_vertex = next.ends_with_vertex;
        }
        return result;
    }

  private:
    std::string one_of(const std::vector<std::string>& choices) {
        return choices[static_cast<std::size_t>(dice_.below(static_cast<int>(choices.size())))];
    }
    Text item(int depth) {
        const int kind = dice_.below(6);
        if (kind == 0) {
            const std::string name = one_of({"acyclic", "oriented", "(acyclic)"});
            return {name, name};
        }
        if (kind == 1) {
            const Text inner = item(depth);
            return {"not " + inner.bare, "not " + inner.grouped, false, inner.ends_with_vertex};
        }
        if (kind == 2 && depth > 0) {
            const Text inner = chain(depth - 1);
            return {"(" + inner.bare + ")", "(" + inner.grouped + ")"};
        }
        std::string from = one_of({"u", "v", "w"});
        Text result{from, "(", true, true};
        for (int more = dice_.below(3); more >= 0; --more) {
            const std::string to = one_of({"u", "v", "w"});
            result.bare += " -> " + to;
            result.grouped += "(" + from + " -> " + to + (more > 0 ? ") and " : "))");
            from = to;
        }
        return result;
    }
    properties::Dice dice_;
};

TEST(DigraphLanguage, ArcsBindAsIfInParentheses) {
    ArcDice dice(1);
    for (int i = 0; i < 600; ++i) {
        const ArcDice::Text text = dice.chain(2);
        const auto bare = parse_expression("forall u, w: " + text.bare, About::digraphs);
        const auto grouped = parse_expression("forall u, w: " + text.grouped, About::digraphs);
        ASSERT_TRUE(bare && grouped) << text.bare << "\n" << text.grouped;
        ASSERT_EQ(*bare, *grouped) << text.bare << "\n" << text.grouped;
    }
}

TEST(DigraphLanguage, ArcsGoFromTheFirstToTheSecond) {
    const auto at = [](const char* text, Vertex v) {
        Evaluator evaluator{Conjecture(*parse_expression(text, About::digraphs))};
        evaluator.load(Digraph(3, {{0, 1}, {1, 2}, {2, 1}}));
        return evaluator.at(v);
    };
    EXPECT_EQ(at("exists u: v -> u and not u -> v", 0), Instance::holds);
    EXPECT_EQ(at("exists u: u -> v and not v -> u", 0), Instance::fails);
    EXPECT_EQ(at("exists u: u -> v and not v -> u", 1), Instance::holds);
    EXPECT_EQ(at("exists u: u -> u", -1), Instance::fails);
}

TEST(DigraphLanguage, NamesOfValuesMayBeVerticesOrNot) {
    EXPECT_EQ(printed_of_digraphs("let p = acyclic in let q = oriented in p -> q"),
              "acyclic -> oriented");
    EXPECT_EQ(printed_of_digraphs(
                  "let to(a, b) = a -> b in forall u: to(u, v) and to(acyclic, oriented)"),
              "forall u: (u -> v) and (acyclic -> oriented)");
    Definitions definitions;
    ASSERT_FALSE(definitions.add("both(a, b) = a -> b and b -> a"));
    const auto expression =
        parse_expression("forall u: not both(u, v)", definitions, About::digraphs);
    ASSERT_TRUE(expression);
    EXPECT_EQ(to_string(*expression), "forall u: not ((u -> v) and (v -> u))");
}

TEST(DigraphLanguage, WhatIsOfTheOtherKindIsRefusedWithTheNearest) {
    EXPECT_EQ(refusal("degree = 1", About::digraphs),
              "1: 'degree' is a term of graphs, not of digraphs: write outdegree or indegree, or "
              "degree(underlying, v)");
    EXPECT_EQ(refusal("size > 0 -> planar", About::digraphs),
              "13: 'planar' is a term of graphs, not of digraphs: write planar(underlying)");
    EXPECT_EQ(refusal("has_kernel", About::graphs),
              "1: 'has_kernel' is a term of digraphs, not of graphs: write has_even_kernel, or go "
              "to --graphs digraphs");
    EXPECT_EQ(refusal("P(dvg)", About::graphs),
              "3: 'dvg' is played on digraphs, and this is a graph: go to --graphs digraphs, or "
              "ask about uvg, ueg, slither, edge_delete, unrooted(uvg) or unrooted(ueg)");
    EXPECT_EQ(refusal("P(ueg)", About::digraphs),
              "3: 'ueg' is played on graphs, and this is a digraph: name one, as in P(ueg, "
              "underlying), or ask about dvg, deg, unrooted(dvg) or unrooted(deg)");
    EXPECT_EQ(refusal("forall u: u -> v", About::graphs),
              "13: between vertices -> is an arc, and G is a graph: write u ~ v, or go to "
              "--graphs digraphs");
    EXPECT_EQ(refusal("isomorphic(\"A_\")", About::digraphs),
              "1: 'isomorphic' compares two graphs or two digraphs, not a graph with a digraph");
    EXPECT_EQ(refusal("forall u: (acyclic and u) -> v", About::digraphs),
              "24: expected a boolean, found a vertex");
    EXPECT_EQ(refusal("isomorphic(\"&A\")", About::digraphs).substr(0, 4), "15: ");
    EXPECT_EQ(refusal("forall u: 1 + u -> v", About::digraphs),
              "15: expected a number, found a vertex");
    EXPECT_EQ(refusal("forall u: u + 1 -> v", About::digraphs),
              "11: expected a number, found a vertex");
    EXPECT_EQ(refusal("forall u: v -> u + 1", About::digraphs),
              "11: expected a boolean, found a vertex");
}

TEST(DigraphLanguage, RandomExpressionsArePrintedFaithfully) {
    ExpressionDice dice(7, About::digraphs);
    for (int i = 0; i < 200 && !testing::Test::HasFailure(); ++i) {
        const std::string text = dice.boolean(4);
        const auto expression = parse_expression(text, About::digraphs);
        EXPECT_TRUE(expression) << text << ": " << expression.error().message;
        EXPECT_NO_THROW(require_sound_expression(text)) << text;
    }
}

/// Random expressions on all digraphs of an order and all their vertices; returns how many are true
/// somewhere and false somewhere.
int compared_with_the_second_evaluator(std::uint64_t seed, int texts, int depth, int order) {
    std::vector<Digraph> digraphs;
    for (const DigraphPiece& piece : digraph_pieces({}, order))
        piece.each([&](const Digraph& d) {
            digraphs.push_back(d);
            return true;
        });
    ExpressionDice dice(seed, About::digraphs);
    int mixed = 0;
    for (int i = 0; i < texts && !testing::Test::HasFailure(); ++i) {
        const auto expression = parse_expression(dice.boolean(depth), About::digraphs);
        const std::string text = to_string(expression.value());
        const Syntax syntax = parse_syntax(text).value();
        Evaluator evaluator{Conjecture(*expression)};
        std::set<bool> seen;
        for (const Digraph& d : digraphs) {
            evaluator.load(d);
            naive::Evaluation evaluation(d);
            for (Vertex v : d.vertices()) {
                const bool wanted = evaluation.holds(syntax, v);
                seen.insert(wanted);
                EXPECT_EQ(evaluator.at(v) != Instance::fails, wanted)
                    << text << " on " << to_digraph6(d) << " " << v;
            }
        }
        mixed += seen.size() == 2 ? 1 : 0;
    }
    return mixed;
}

TEST(DigraphLanguage, RandomExpressionsHaveTheValuesOfTheSecondEvaluator) {
    EXPECT_GT(compared_with_the_second_evaluator(1, 50, 3, 3), 10);
}
TEST(DigraphLanguageLong, RandomExpressionsHaveTheValuesOfTheSecondEvaluator) {
    EXPECT_GT(compared_with_the_second_evaluator(2, 600, 3, 3), 120);
    EXPECT_GT(compared_with_the_second_evaluator(3, 30, 3, 4), 5);
}

}  // namespace
}  // namespace gazetteer::conjectures
