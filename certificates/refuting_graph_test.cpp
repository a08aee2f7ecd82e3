// SPDX-License-Identifier: GPL-3.0-or-later
// Every word, line and byte of certificates of refuted conjectures is changed: what the checker
// still accepts is true by the evaluator of the language.
#include "certificates/refuting_graph.hpp"

#include <gtest/gtest.h>

#include "certificates/testkit/mutants.hpp"
#include "certificates/testkit/refuting_certificates.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::certificates {
namespace {

/// What stands behind this word at the beginning of a line, of each such line.
std::vector<std::string> values_of(const std::string& text, const std::string& word) {
    std::vector<std::string> result;
    for (const std::string& line : pieces_of(text, '\n'))
        if (line.starts_with(word + " "))
            result.push_back(line.substr(word.size() + 1, line.size() - word.size() - 2));
    return result;
}

bool is_true(const std::string& text, const Graph& g, Vertex v) {
    const auto expression = conjectures::parse_expression(text);
    if (!expression) ADD_FAILURE() << "not of the language: " << text;
    conjectures::Evaluator evaluator{conjectures::Conjecture(*expression)};
    evaluator.load(g);
    return evaluator.value(v) == conjectures::Integer(1);
}

/// The hypotheses are true, and the expression is false rather than undefined.
bool states_a_truth(const std::string& text) {
    const Graph g = to_graph(*parse_graph(values_of(text, "graph").at(0)));
    const auto roots = values_of(text, "root");
    const Vertex v = roots.empty() ? -1 : std::stoi(roots[0]);
    for (const std::string& hypothesis : values_of(text, "hypothesis"))
        if (!is_true(hypothesis, g, v)) return false;
    return is_true("not (" + values_of(text, "expression").at(0) + ")", g, v);
}

TEST(RefutingGraphLong, WhatIsStillAcceptedWhenChangedIsTrue) {
    int mutants = 0;
    int accepted = 0;
    for (const std::string& text : refuting_certificates()) {
        ASSERT_EQ(judged(text).judgement, check::Judgement::valid) << judged(text).text << text;
        ASSERT_TRUE(states_a_truth(text)) << text;
        for_each_mutant(text, [&](const std::string& mutant) {
            ++mutants;
            if (judged(mutant).judgement != check::Judgement::valid) return;
            ++accepted;
            ASSERT_TRUE(states_a_truth(mutant)) << mutant;
        });
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GE(mutants, 10'000);
    EXPECT_GT(accepted, 100);
    EXPECT_LT(accepted * 4, mutants);
    std::cout << accepted << " of " << mutants << " mutants are accepted\n";
}

TEST(RefutingGraph, WitnessesThatAreNeededFromTheOtherSideAreLeftOut) {
    const auto lines = [](const std::string& expression) {
        const std::string text = written([&](std::ostream& out) {
            RefutingGraphWriter({expression, {}, to_graph(cycle(5)), {}})
                .write(out, {{"independence_number", "at-least independence_number 0 2"}}, {});
        });
        EXPECT_EQ(judged(text).judgement, check::Judgement::valid) << text;
        return values_of(text, "at-least").size();
    };
    EXPECT_EQ(lines("independence_number <= 1"), 1u);
    EXPECT_EQ(lines("independence_number >= 3"), 0u);
    EXPECT_EQ(lines("independence_number != 2"), 0u);
}

TEST(RefutingGraph, TheRulesOfItsGamesStandBeforeTheExpression) {
    const std::vector<std::string> kayles{"game node_kayles", "move u: delete(u, N(u))"};
    const std::vector<std::string> wander{"game wander", "token t", "move t ~ w: t := w"};
    const std::string text = written([&](std::ostream& out) {
        RefutingGraphWriter({"N(node_kayles) or false and N(wander)",
                             {"P(node_kayles)"},
                             to_graph(path(4)),
                             0,
                             {kayles, wander}})
            .write(out, {}, {});
    });
    EXPECT_NE(text.find("claim refutes\nrules 2\ngame node_kayles\nmove u: delete(u, N(u))\n"
                        "rules 3\ngame wander\ntoken t\nmove t ~ w: t := w\n"
                        "expression N(node_kayles) or false and N(wander)\n"
                        "hypothesis P(node_kayles)\ngraph Ch\nroot 0\nverdict false\n"),
              std::string::npos)
        << text;
}

TEST(RefutingGraph, PlayThatTakesTooMuchHasNoCertificate) {
    const RefutingGraphWriter writer({"N(unrooted(wander))",
                                      {},
                                      to_graph(path(2)),
                                      {},
                                      {{"game wander", "token t", "move t ~ w: t := w"}}});
    std::ostringstream out;
    try {
        writer.write(out, {}, {});
        ADD_FAILURE() << out.str();
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), "a play has more than 2048 moves");
    }
}

TEST(RefutingGraph, OfNoFalseClaimIsThereACertificate) {
    std::ostringstream out;
    EXPECT_THROW(RefutingGraphWriter({"order = 5", {}, to_graph(cycle(5)), {}}).write(out, {}, {}),
                 ContractViolation);
    EXPECT_THROW(
        RefutingGraphWriter({"order = 4", {"tree"}, to_graph(cycle(5)), {}}).write(out, {}, {}),
        ContractViolation);
    EXPECT_THROW(
        RefutingGraphWriter({"spectral_radius = 2", {}, to_graph(cycle(5)), {}}).write(out, {}, {}),
        ContractViolation);
    EXPECT_THROW(RefutingGraphWriter({"spectral_radius > sqrt(2)", {}, to_graph(path(3)), {}})
                     .write(out, {}, {}),
                 InputError)
        << "two numbers that are equal, and no fractions";
    EXPECT_THROW(RefutingGraphWriter({"P(snort)", {}, to_graph(cycle(5)), {}}), InputError);
    EXPECT_EQ(out.str(), "");
}

}  // namespace
}  // namespace gazetteer::certificates
