// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/resolving/other_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/resolving/names.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;

std::string fault_of(const std::string& text) {
    const auto expression = parse_expression(text);
    return expression ? "" : expression.error().message;
}

TEST(OtherWords, AreNoNamesAndStandOnce) {
    std::set<std::string> seen;
    for (const OtherWord& known : other_words()) {
        EXPECT_FALSE(resolving::is_known(std::string(known.word))) << known.word;
        EXPECT_TRUE(seen.emplace(known.word).second) << known.word;
    }
}

/// Each is a part of some text that the language reads: a number, a boolean, a set, of S, u or v.
TEST(OtherWords, AreSaidInTheLanguage) {
    for (const OtherWord& known : other_words()) {
        const std::string said(known.said);
        bool is_read = false;
        for (const std::string& text : {"forall u, w: (" + said + ") = 1", "forall u, w: " + said,
                                        "|" + said + "| = 1", "forall S: forall v: " + said})
            is_read = is_read || fault_of(text).empty();
        EXPECT_TRUE(is_read) << known.word << ": " << said;
    }
}

TEST(OtherWords, AreToldWhereANameIsUnknown) {
    EXPECT_THAT(fault_of("exists S: independent(S)"),
                HasSubstr("unknown name 'independent'; it is said so: size(induced(S)) = 0"));
    EXPECT_THAT(fault_of("regular -> has_perfect_matching"),
                HasSubstr("it is said so: 2 * matching_number = order"));
    EXPECT_THAT(fault_of("number_of_edges > 1"), HasSubstr("it is said so: size"));
    EXPECT_THAT(fault_of("Circumference > 1"), HasSubstr("it is said so: longest_cycle"));
    EXPECT_THAT(fault_of("wiener_index > 1"), HasSubstr("the nearest known one is wiener"));
    EXPECT_THAT(fault_of("zero_forcing > 1"),
                HasSubstr("the nearest known one is zero_forcing_number"));
    EXPECT_THAT(fault_of("is_planar"), HasSubstr("the nearest known one is planar"));
    EXPECT_THAT(fault_of("degre > 1"), HasSubstr("the nearest known one is degree"));
    EXPECT_THAT(fault_of("_ > 1"), testing::Not(HasSubstr("it is said")));
    EXPECT_THAT(fault_of("quagga > 1"), HasSubstr("'gazetteer terms' lists the known ones"));
}

/// What is said of a property, against another way to say it, on all graphs of order 6 at most.
TEST(OtherWords, MeanWhatTheySay) {
    const auto said = [](const std::string& word) {
        return "(" + std::string(said_otherwise(word)) + ")";
    };
    for (const std::string& text : {
             "forall S: " + said("independent") +
                 " <-> forall u, w: u in S and w in S -> not u ~ w",
             "forall S: " + said("clique") +
                 " <-> forall u, w: u in S and w in S -> u = w or u ~ w",
             "domination_number = min S where " + said("dominating") + ": |S|",
             said("split") + " <-> exists S: size(induced(S)) = 0 and forall u, w: "
                             "not u in S and not w in S -> u = w or u ~ w",
             said("unicyclic") + " <-> connected and " + said("cyclomatic") + " = 1",
         }) {
        const auto expression = parse_expression(text);
        ASSERT_TRUE(expression) << text << ": " << expression.error().message;
        Evaluator evaluator{Conjecture(*expression)};
        for_each_graph({.order_max = 6}, [&](const Graph& g) {
            evaluator.load(g);
            EXPECT_NE(evaluator.at(0), Instance::fails) << text << " on " << to_graph6(g);
            return !testing::Test::HasFailure();
        });
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
