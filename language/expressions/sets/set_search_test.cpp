// SPDX-License-Identifier: GPL-3.0-or-later
// Quantifiers over sets that are searched, against all sets.
#include "language/expressions/sets/set_search.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/testkit/compared_evaluators.hpp"
#include "properties/framework/domain.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

/// Random conditions of which most grow or shrink.
class ConditionDice {
  public:
    explicit ConditionDice(std::uint64_t seed) : dice_(seed) {}

    std::string quantified() {
        const std::string condition = this->condition(2);
        switch (dice_.below(7)) {
            case 0:
                return "(exists S: " + condition + ")";
            case 1:
                return "(forall S: " + condition + " -> " + this->condition(1) + ")";
            case 2:
                return "((count S: " + condition + ") mod 3 = 1)";
            case 3:
                return "((max S: count u: u in S and " + condition + ") > 2)";
            case 4:
                return "((sum S where " + condition + ": |S|) mod 5 < 2)";
            default:
                return "((" + one_of({"max", "min"}) + " S where " + condition + ": " +
                       one_of({"|S|", "size(induced(S)) - |S|", "1 div |S|"}) + ") > 1)";
        }
    }

  private:
    std::string one_of(const std::vector<std::string>& choices) {
        return choices[static_cast<std::size_t>(dice_.below(static_cast<int>(choices.size())))];
    }
    std::string number() {
        return one_of({"|S|", "max_degree(induced(S))", "clique_number(induced(S))",
                       "size(complement(induced(S)))", "(count u: u in S and degree(u) > 1)",
                       "min_degree(induced(S))", "(order - |S|)"});
    }
    std::string condition(int depth) {
        if (depth > 0 && dice_.chance(0.6))
            return "(" + condition(depth - 1) + one_of({" and ", " and ", " or ", " -> "}) +
                   condition(depth - 1) + ")";
        switch (dice_.below(5)) {
            case 0:
                return "not " + one_of({"bipartite(induced(S))", "forest(induced(S))"});
            case 1:
                return one_of({"bipartite(induced(S))", "triangle_free(induced(S))",
                               "connected(induced(S))", "v in S", "empty(S)"});
            case 2:
                return "(forall u: u in S or exists w ~ u: w in S)";
            case 3:
                return "(forall u ~ w: not (u in S and w in S))";
            default:
                return "(" + number() + one_of({" <= ", " >= ", " = ", " < "}) +
                       std::to_string(dice_.below(4)) + ")";
        }
    }

    properties::Dice dice_;
};

/// How many random quantifiers were true somewhere and false somewhere.
int compared(std::uint64_t seed, int count, int order_max) {
    ConditionDice dice(seed);
    return mixed_statements(count, small_graphs(order_max), [&] { return dice.quantified(); });
}

TEST(SetSearch, IsAllSetsOnRandomConditions) {
    EXPECT_GT(compared(1, 60, 3), 15);
}
TEST(SetSearchLong, IsAllSetsOnRandomConditionsToOrder4) {
    EXPECT_GT(compared(2, 300, 4), 80);
}

Integer value_on(const char* text, const Graph& g) {
    Evaluator evaluator{Conjecture(*parse_value(text))};
    evaluator.load(g);
    return evaluator.value(0);
}

TEST(SetSearch, TheBestSetsAreThoseOfTheTerms) {
    const std::string independent = "max S where forall u ~ w: not (u in S and w in S): |S|";
    const std::string clique = "max S where size(complement(induced(S))) = 0: |S|";
    const std::string dominating = "min S where forall u: u in S or exists w ~ u: w in S: |S|";
    const std::string cover = "min S where forall u ~ w: u in S or w in S: |S|";
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        const auto agree = [&](const std::string& text, const char* term) {
            EXPECT_EQ(value_on(text.c_str(), g), value_on(term, g)) << text << to_graph6(g);
        };
        agree(independent, "independence_number");
        agree(clique, "clique_number");
        agree(dominating, "domination_number");
        agree(cover, "vertex_cover_number");
        return !testing::Test::HasFailure();
    });
}

/// Each of three vertices is in four of the sets T; whatever S is.
TEST(SetSearch, ACountInAnotherSetIsNoSize) {
    EXPECT_EQ(
        value_on("sum T: (max S: count u: u in T and bipartite(induced(S)))", to_graph(path(3))),
        Integer(12));
}

/// What is near to the size of the set has other values.
TEST(SetSearch, OnlyTheSizeOfTheSetIsItsSize) {
    const Graph g = to_graph(path(4));
    EXPECT_EQ(value_on("max S where bipartite(induced(S)): |{u: degree(u) > 1}|", g), Integer(2));
    EXPECT_EQ(value_on("max S where bipartite(induced(S)): |{u: u in S and degree(u) = 1}|", g),
              Integer(2));
    EXPECT_EQ(value_on("max S where bipartite(induced(S)): count u: degree(u) = 1", g), Integer(2));
    EXPECT_EQ(value_on("sum T: (max S where bipartite(induced(S)): |T|)", g), Integer(32));
    EXPECT_EQ(value_on("max edges M where forest(M): components(M)", g), Integer(4));
}

TEST(SetSearch, WhereNoSetIsCountedTheGreatestCountIsZero) {
    EXPECT_EQ(value_on("max S: count u: u in S and not bipartite(induced(S))", to_graph(path(3))),
              Integer(0));
}

/// A search of the sets of ten vertices: condition 0 is true of at least so many vertices, and
/// condition 1 of at most so many.
struct Watched {
    explicit Watched(int least, int most, SetGoal goal, std::size_t told_max = 1 << 10) {
        const SetPlan plan{
            .conditions = {{0, true, Monotony::growing}, {1, true, Monotony::shrinking}},
            .defined = true};
        const auto truth = [&](int id, VertexSet set) {
            ++asked;
            return Integer((id == 0 ? set.size() >= least : set.size() <= most) ? 1 : 0);
        };
        const auto use = [&](VertexSet set, Integer now) {
            EXPECT_EQ(now, Integer(1));
            sizes.push_back(set.size());
            return sizes.size() < told_max;
        };
        SetSearch(plan, goal, truth, use).run(VertexSet::first(10));
    }
    int asked = 0;
    /// The sets that were told have these.
    std::vector<int> sizes;
};

TEST(SetSearch, IsOverWhereTheEmptySetOrAllVerticesAreRefused) {
    EXPECT_LE(Watched(11, 10, SetGoal::all).asked, 2);
    EXPECT_LE(Watched(0, -1, SetGoal::all).asked, 2);
    EXPECT_EQ(Watched(0, 10, SetGoal::all).sizes.size(), 1 << 10);
}

TEST(SetSearch, IsOverWhereItsFirstSetIsTheBest) {
    EXPECT_LE(Watched(0, 10, SetGoal::greatest).asked, 4);
    EXPECT_LE(Watched(0, 10, SetGoal::least).asked, 4);
}

TEST(SetSearch, TellsOfBetterSetsAlone) {
    EXPECT_THAT(Watched(0, 3, SetGoal::greatest).sizes, testing::ElementsAre(3));
    EXPECT_THAT(Watched(3, 10, SetGoal::least).sizes, testing::ElementsAre(3));
}

TEST(SetSearch, TellsOfNoSetOnceItIsDone) {
    EXPECT_EQ(Watched(2, 3, SetGoal::all, 1).sizes.size(), 1);
    EXPECT_EQ(Watched(2, 3, SetGoal::all, 7).sizes.size(), 7);
}

TEST(SetSearch, StopsWhenItsWorkIsStopped) {
    std::stop_source stop;
    stop.request_stop();
    const runs::WorkLimits limits(stop.get_token());
    const SetPlan plan;
    const auto search = [&] {
        SetSearch(
            plan, SetGoal::all, [](int, VertexSet) { return Integer(1); },
            [](VertexSet, Integer) { return true; })
            .run(VertexSet::first(20));
    };
    EXPECT_THROW(search(), runs::Stopped);
}

/// The distance to the empty set is undefined, and so is an optimum over it.
TEST(SetSearch, AConditionThatIsUndefinedMakesTheOptimumUndefined) {
    const Graph g = to_graph(path(4));
    EXPECT_TRUE(value_on("max S where bipartite(induced(S)) and distance(v, S) >= 0: |S|", g)
                    .is_undefined());
    EXPECT_TRUE(value_on("min S where |S| <= 2 and distance(v, S) >= 0: |S|", g).is_undefined());
}

TEST(SetSearch, GoesBeyondOrder24) {
    const Graph grid = to_graph(Grid{5, 6}.graph());
    EXPECT_EQ(value_on("max S where forall u ~ w: not (u in S and w in S): |S|", grid),
              Integer(15));
    EXPECT_EQ(value_on("max S where bipartite(induced(S)): |S|", grid), Integer(30));
    EXPECT_EQ(
        value_on("min S where forall u: u in S or exists w ~ u: w in S: |S|", to_graph(path(30))),
        Integer(10));
}

}  // namespace
}  // namespace gazetteer::conjectures
