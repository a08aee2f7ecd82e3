// SPDX-License-Identifier: GPL-3.0-or-later
// The checker's definitions of invariants, and its evaluation of expressions, are those of the
// language, on all small graphs.
#include <gtest/gtest.h>

#include "certificates/check/invariants/evaluation.hpp"
#include "certificates/check/invariants/terms/spectrum.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/terms.hpp"
#include "language/testkit/random_expressions.hpp"

namespace gazetteer::certificates {
namespace {

namespace own = check::invariants;
using conjectures::Integer;

/// The value of a term of the checker's as text; "undefined" where it has none, and "open" where
/// choice numbers take more than four million steps.
std::string own_value(const own::Term& term, const Graph& g, Vertex v) {
    struct Enough {};
    int looks = 0;
    own::Steps steps([&] {
        if (++looks > 1024 && term.name == "choice_number") throw Enough{};
    });
    try {
        return to_string(term.value(g, v, steps));
    } catch (const own::Unproved&) {
        return "undefined";
    } catch (const Enough&) {
        return "open";
    }
}

/// A real of this name lies between the bounds of the checker's, which are fractions.
bool within(const std::string& name, const own::Number& number, const Graph& g) {
    const auto text = [](own::Fraction f) {
        return std::to_string(f.top) + " / " + std::to_string(f.bottom);
    };
    const std::string sentence =
        number.is_infinite()
            ? name + " = infinity"
            : text(number.low()) + " <= " + name + " and " + name + " <= " + text(number.high());
    conjectures::Evaluator evaluator{
        conjectures::Conjecture(*conjectures::parse_expression(sentence))};
    evaluator.load(g);
    return evaluator.value(-1) == Integer(1);
}

void expect_the_same(const own::Term& own_term, const Graph& g) {
    const conjectures::Term& t =
        conjectures::term(conjectures::find_term(std::string(own_term.name)));
    const auto expect = [&](Vertex v, Integer value) {
        const std::string own = own_value(own_term, g, v);
        EXPECT_TRUE(own == to_string(value) || own == "open")
            << own << " and " << to_string(value) << ": " << own_term.name << " of " << to_graph6(g)
            << " " << v;
    };
    if (t.real != nullptr) {
        const bool told = own_value(own_term, g, -1) != "undefined";
        own::Steps steps;
        EXPECT_TRUE(!told || within(std::string(own_term.name), own_term.value(g, -1, steps), g))
            << own_term.name << " of " << to_graph6(g);
    } else if (!own_term.of_vertex) {
        expect(-1, t.of_graph(g));
    } else {
        for (Vertex v : g.vertices())
            expect(v, t.of_vertex != nullptr ? t.of_vertex(g, v)
                                             : Integer(t.of_vertices(g).contains(v) ? 1 : 0));
    }
}

/// Each eigenvalue, by its number.
void expect_the_same_eigenvalues(const Graph& g) {
    own::Steps steps;
    const auto expect = [&](const std::string& word, const own::IntegerMatrix& matrix) {
        const own::Spectrum spectrum(matrix, steps);
        for (int k = 1; k <= g.order(); ++k) {
            const std::string name = word + "(" + std::to_string(k) + ")";
            EXPECT_TRUE(within(name, spectrum.eigenvalue(k), g)) << name << " of " << to_graph6(g);
        }
    };
    expect("eigenvalue", own::adjacency_matrix(g));
    expect("laplacian_eigenvalue", own::laplacian_matrix(g));
    expect("signless_laplacian_eigenvalue", own::signless_laplacian_matrix(g));
    if (is_connected(g)) expect("distance_eigenvalue", own::distance_matrix(g));
}

TEST(Invariants, EigenvaluesAreTheLanguagesToOrder5) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        expect_the_same_eigenvalues(g);
        return !testing::Test::HasFailure();
    });
}

void expect_the_same(int order_min, int order_max) {
    int graphs = 0;
    for_each_graph({.order_min = order_min, .order_max = order_max}, [&](const Graph& g) {
        ++graphs;
        for (const auto& terms : own::all_terms())
            for (const own::Term& term : terms) expect_the_same(term, g);
        return !testing::Test::HasFailure();
    });
    EXPECT_GT(graphs, 10);
}

TEST(Invariants, AreTheTermsOfTheLanguageToOrder5) {
    expect_the_same(0, 5);
}
TEST(InvariantsStandard, AreTheTermsOfTheLanguageOfOrder6) {
    expect_the_same(6, 6);
}

TEST(InvariantsLong, AreTheTermsOfTheLanguageOfOrder7) {
    expect_the_same(7, 7);
}

/// What the checker says of an expression, and the language: no answer of the checker's is wrong.
struct Compared {
    int read = 0;
    int told = 0;
    int false_ones = 0;
};

void compare(const std::string& text, const Graph& g, Compared& compared) {
    const auto expression = conjectures::parse_expression(text);
    const std::string printed = to_string(*expression);
    own::Expression own_expression;
    try {
        own_expression = own::read_expression(printed);
    } catch (const own::TextFault&) {
        return;
    }
    ++compared.read;
    ASSERT_EQ(own_expression.of_vertex, expression->about_vertices()) << printed;
    conjectures::Evaluator evaluator{conjectures::Conjecture(*expression)};
    evaluator.load(g);
    for (Vertex v = own_expression.of_vertex ? 0 : -1; v < g.order(); ++v) {
        own::Known known;
        own::Steps steps;
        try {
            const bool told = is_true(own_expression, g, v, known, steps);
            ++compared.told;
            compared.false_ones += told ? 0 : 1;
            ASSERT_EQ(evaluator.value(v), Integer(told ? 1 : 0))
                << printed << " of " << to_graph6(g) << " " << v;
        } catch (const own::Unproved&) {
        } catch (const conjectures::LimitExceeded&) {
        }
        if (v < 0) break;
    }
}

/// Random expressions on the graphs of one order.
Compared compared_at_random(std::uint64_t seed, int texts, int order) {
    std::vector<Graph> graphs;
    for_each_graph({.order_min = order, .order_max = order}, [&](const Graph& g) {
        graphs.push_back(g);
        return true;
    });
    conjectures::ExpressionDice dice(seed);
    Compared result;
    for (int i = 0; i < texts && !testing::Test::HasFailure(); ++i)
        compare(dice.boolean(3), graphs[static_cast<std::size_t>(i) % graphs.size()], result);
    return result;
}

TEST(Invariants, OfRandomExpressionsAreTheLanguages) {
    const Compared compared = compared_at_random(1, 400, 4);
    EXPECT_GT(compared.told, 300);
    EXPECT_GT(compared.false_ones, 100);
}
TEST(InvariantsLong, OfRandomExpressionsAreTheLanguages) {
    const Compared compared = compared_at_random(2, 6'000, 5);
    EXPECT_GT(compared.told, 3'000);
    EXPECT_GT(compared.false_ones, 900);
}

}  // namespace
}  // namespace gazetteer::certificates
