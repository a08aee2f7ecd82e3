// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/resolving/other_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <utility>
#include <vector>

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
    EXPECT_FALSE(other_words().empty());
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
    EXPECT_THAT(fault_of("kirchhoff_index < wiener"),
                HasSubstr("it is said so: order * (sum k in 1..order - 1: 1 / laplacian_"));
    EXPECT_THAT(fault_of("zero_forcing > 1"),
                HasSubstr("the nearest known one is zero_forcing_number"));
    EXPECT_THAT(fault_of("is_planar"), HasSubstr("the nearest known one is planar"));
    EXPECT_THAT(fault_of("degre > 1"), HasSubstr("the nearest known one is degree"));
    EXPECT_THAT(fault_of("hosoya_index > 1"), HasSubstr("it is said so: count edges M"));
    EXPECT_THAT(fault_of("stability_number > 1"), HasSubstr("said so: independence_number"));
    for (const char* text : {"_ > 1", "is_ > 1", "_index > 1", "number_of_ > 1"})
        EXPECT_THAT(fault_of(text), testing::Not(HasSubstr("it is said")));
    EXPECT_THAT(fault_of("quagga > 1"), HasSubstr("'gazetteer terms' lists the known ones"));
}

TEST(OtherSigns, StandOnceAndAreSaidInTheLanguage) {
    EXPECT_FALSE(other_signs().empty());
    std::set<std::string_view> seen;
    for (const OtherSign& known : other_signs()) {
        EXPECT_TRUE(seen.emplace(known.sign).second) << known.sign;
        std::string said(known.said);
        for (const char* letter : {"A", "B", "C"})
            for (auto at = said.find(letter); at != said.npos; at = said.find(letter))
                said.replace(at, 1, "tree");
        const bool is_sign = said.find_first_not_of("<->") == said.npos;
        if (is_sign) said = "tree " + said + " tree";
        bool is_read = false;
        for (const std::string& text :
             {"forall S: " + said, "(" + said + ") > 1", "|" + said + "| = 1",
              "forall S, T: " + said, "forall S, T: |" + said + "| = 1"})
            is_read = is_read || fault_of(text).empty();
        EXPECT_TRUE(is_read) << known.sign << ": " << said;
    }
}

TEST(OtherSigns, AreToldWhereTheyStand) {
    const std::vector<std::pair<std::string, std::string>> pairs{
        {"tree implies bipartite", "'implies'; it is said so: ->"},
        {"tree => bipartite", "found '>'; it is said so: ->"},
        {"tree <=> bipartite", "found '>'; it is said so: <->"},
        {"tree iff bipartite", "it is said so: <->"},
        {"if tree then bipartite", "found 'tree'; it is said so: A -> B"},
        {"tree && bipartite", "it is said so: A and B"},
        {"tree || bipartite", "it is said so: A or B"},
        {"!tree", "it is said so: not A"},
        {"forall u != v: u ~ v", "it is said so: forall u, w where u != w: A"},
        {"forall S: v not in S", "it is said so: not v in S"},
        {"for all u: degree(u) > 1", "it is said so: forall u: A"},
        {"exists u such that degree(u) > 1", "it is said so: exists u: A"},
        {"forall S: exists u in S: degree(u) > 1",
         "over a set it is said so: exists u where u in S"},
        {"order <> 3", "it is said so: n != m"},
        {"order % 3 = 1", "it is said so: n mod m"},
        {"order is even", "found 'is'"},
        {"order even", "it is said so: n mod 2 = 0"},
        {"\u0394 > 1", "found '\u0394'; it is said so: max_degree"},
        {"2 < \u03C7", "found '\u03C7'; it is said so: chi"},
        {"order \u00D7 2 > 3", "found '\u00D7'; it is said so: n * m"},
        {"forall S, T: S \u2286 T", "found '\u2286'; it is said so: forall u: u in S -> u in T"},
        {"forall S, T: empty(S \u2229 T)", "it is said so: {u: u in S and u in T}"},
        {"\\forall u: tree", "found '\\'; it is said so: forall u: A"},
        {"order \\leq 3", "found '\\'; it is said so: n <= m"},
        {"exists S: v \\in S", "it is said so: v in S"},
        {"tree ? path : cycle", "it is said so: (A -> B) and (not A -> C)"},
    };
    for (const auto& [text, help] : pairs) EXPECT_THAT(fault_of(text), HasSubstr(help)) << text;
    for (const char* text : {"order\teven", "order\neven", "order\reven", "order  even  3"})
        EXPECT_THAT(fault_of(text), HasSubstr("it is said so: n mod 2 = 0")) << text;
    // No sign: at the end, within a word, before a bracket, or read before.
    for (const char* text : {"tree \u2603", "bipartite tree", "tree \xce", "(iffy > 1", "(", "  )",
                             "xiff tree", "iffx tree", "_if tree", "if_ tree", "1 = 2odd", "odd)",
                             "order != )", "order evenly", "tree iffy", "forall each "})
        EXPECT_THAT(fault_of(text), testing::Not(HasSubstr("it is said"))) << text;
    EXPECT_THAT(fault_of("tree \u2603"), HasSubstr("found '\u2603'"));
    EXPECT_THAT(fault_of("tree \xce"), HasSubstr("a byte that no expression has"));
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
