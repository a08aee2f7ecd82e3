// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/made_misses.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "graph/enumeration/nauty_stream.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

Conjecture statement_of(const std::string& text) {
    return Conjecture(*parse_expression(text));
}

std::vector<std::string> names_of(const std::string& text) {
    std::vector<std::string> result;
    for (const MadeMiss& miss : made_misses(statement_of(text))) result.push_back(miss.name);
    return result;
}

std::vector<std::string> texts_of(const std::string& text) {
    std::vector<std::string> result;
    for (const MadeMiss& miss : made_misses(statement_of(text)))
        result.push_back(to_string(miss.conjecture.expression()));
    return result;
}

TEST(MadeMisses, MakeARowAColumnAndMoveTheEndsOfARange) {
    const auto statement =
        Conjecture(*parse_expression("exists k in 1..2: row = k", About::graphs, Naming::of_grid));
    std::vector<std::string> texts;
    for (const MadeMiss& miss : made_misses(statement))
        texts.push_back(to_string(miss.conjecture.expression()));
    EXPECT_THAT(texts, testing::UnorderedElementsAre(
                           "exists k1 in 0..2: row = k1", "exists k1 in 2..2: row = k1",
                           "exists k1 in 1..1: row = k1", "exists k1 in 1..3: row = k1",
                           "exists k1 in 1..2: column = k1", "forall k1 in 1..2: row = k1"));
}

/// No size is below 0, and no remainder by 2 above 1.
TEST(MadeMisses, LeaveOutWhatSaysTheSame) {
    const std::string holds = " -> connected";
    EXPECT_THAT(names_of("size = 0" + holds), Not(Contains("size <= 0 instead of size = 0")));
    EXPECT_THAT(names_of("size = 0" + holds), Contains("size >= 0 instead of size = 0"));
    EXPECT_THAT(names_of("size = 1" + holds), Contains("size <= 1 instead of size = 1"));
    EXPECT_THAT(names_of("size - order = 0" + holds),
                Contains("size - order <= 0 instead of size - order = 0"));
    EXPECT_THAT(names_of("order mod 2 = 1" + holds),
                Not(Contains("order mod 2 >= 1 instead of order mod 2 = 1")));
    EXPECT_THAT(names_of("order mod 3 = 1" + holds),
                Contains("order mod 3 >= 1 instead of order mod 3 = 1"));
    EXPECT_THAT(names_of("order mod size = 0" + holds),
                Contains("order mod size <= 0 instead of order mod size = 0"));
    EXPECT_THAT(
        names_of("(count u: degree(u) = 3) <= 0"),
        Not(Contains("(count u: degree(u) = 3) = 0 instead of (count u: degree(u) = 3) <= 0")));
    EXPECT_THAT(names_of("diameter <= 1"), Contains("diameter = 1 instead of diameter <= 1"));
}

TEST(MadeMisses, ChangeEachWordOnce) {
    EXPECT_THAT(texts_of("connected and bipartite -> max_degree <= 3"),
                testing::UnorderedElementsAre(
                    "bipartite -> max_degree <= 3", "connected -> max_degree <= 3",
                    "connected or bipartite -> max_degree <= 3", "max_degree <= 3",
                    "connected and bipartite <-> max_degree <= 3",
                    "connected and bipartite -> max_degree < 3",
                    "connected and bipartite -> max_degree = 3",
                    "connected and bipartite -> max_degree <= 4",
                    "connected and bipartite -> max_degree <= 2",
                    "connected and bipartite -> min_degree <= 3"));
}

TEST(MadeMisses, SayWhatIsChanged) {
    EXPECT_THAT(names_of("connected and bipartite -> max_degree <= 3"),
                testing::IsSupersetOf({"without connected", "without bipartite",
                                       "without connected and bipartite", "4 instead of 3",
                                       "max_degree < 3 instead of max_degree <= 3",
                                       "min_degree instead of max_degree"}));
    EXPECT_THAT(names_of("P(uvg) <-> outer_vertex"),
                ElementsAre("N(uvg) instead of P(uvg)", "inner_vertex instead of outer_vertex",
                            "saturated instead of outer_vertex"));
}

TEST(MadeMisses, OnlyAStrictSignShowsEquality) {
    std::vector<std::string> strict;
    for (const MadeMiss& miss : made_misses(statement_of("order < 5 -> size <= 4 or size >= 9")))
        if (miss.strict) strict.push_back(miss.name);
    EXPECT_THAT(strict,
                ElementsAre("size < 4 instead of size <= 4", "size > 9 instead of size >= 9"));
}

TEST(MadeMisses, ExchangeQuantifiersWhereThatSaysMore) {
    EXPECT_THAT(texts_of("exists u: degree(u) = 1"), Contains("forall u: degree(u) = 1"));
    EXPECT_THAT(texts_of("forall u: degree(u) = 1"), Not(Contains("exists u: degree(u) = 1")));
    EXPECT_THAT(texts_of("(forall u: degree(u) = 1) -> bipartite"),
                Contains("(exists u: degree(u) = 1) -> bipartite"));
    EXPECT_THAT(texts_of("(exists u: degree(u) = 1) -> bipartite"),
                Not(Contains("(forall u: degree(u) = 1) -> bipartite")));
}

TEST(MadeMisses, KnowTheWayOfTheSigns) {
    // As a hypothesis `<` is made `<=`, as a conclusion `<=` is made `<`; under `not` the reverse.
    EXPECT_THAT(texts_of("order < 5 -> bipartite"), Contains("order <= 5 -> bipartite"));
    EXPECT_THAT(texts_of("order <= 5 -> bipartite"), Not(Contains("order < 5 -> bipartite")));
    EXPECT_THAT(texts_of("bipartite -> not order < 5"), Contains("bipartite -> not order <= 5"));
    EXPECT_THAT(texts_of("bipartite -> not order <= 5"),
                Not(Contains("bipartite -> not order < 5")));
    // Under an equivalence nothing is known, and both are tried.
    EXPECT_THAT(texts_of("bipartite <-> order <= 5"), Contains("bipartite <-> order < 5"));
    EXPECT_THAT(texts_of("bipartite <-> order < 5"), Contains("bipartite <-> order <= 5"));
}

TEST(MadeMisses, AreNoneWhereNothingCanSayMore) {
    EXPECT_THAT(texts_of("bipartite"), IsEmpty());
    EXPECT_THAT(texts_of("not connected"), IsEmpty());
}

/// A variant by a sign, a dropped part or a quantifier is true of no graph of which the whole is
/// false.
TEST(MadeMissesLong, OfSignsSayMore) {
    const std::vector<std::string> statements{
        "connected and order < 5 -> size <= 4", "order >= 3 -> exists u: degree(u) >= 2",
        "(forall u: degree(u) < 3) or bipartite -> not max_degree >= 4",
        "bipartite and connected -> (exists u: degree(u) <= 1) or size >= order"};
    const std::set<std::string> numbers{"instead of 1", "instead of 2", "instead of 3",
                                        "instead of 4", "instead of 5"};
    for (const std::string& text : statements) {
        Evaluator whole(statement_of(text));
        for (const MadeMiss& miss : made_misses(statement_of(text))) {
            const bool is_number = std::ranges::any_of(
                numbers, [&](const std::string& end) { return miss.name.ends_with(end); });
            const bool is_term = miss.name.find("_degree instead of") != std::string::npos ||
                                 miss.name == "size instead of order" ||
                                 miss.name == "order instead of size";
            if (is_number || is_term) continue;
            Evaluator variant(miss.conjecture);
            for_each_graph({.order_max = 5}, [&](const Graph& g) {
                whole.load(g);
                variant.load(g);
                EXPECT_TRUE(whole.at(-1) != Instance::fails || variant.at(-1) == Instance::fails)
                    << text << "; " << miss.name;
                return true;
            });
        }
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
