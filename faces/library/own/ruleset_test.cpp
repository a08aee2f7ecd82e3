// SPDX-License-Identifier: GPL-3.0-or-later
// A right game passes the conformance suite; each wrong one fails the check that it is made for.
#include "gazetteer/ruleset.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

using gazetteer::AnyGraph;
using gazetteer::Graph;
using gazetteer::Outcome;
using gazetteer::Position;
using gazetteer::Ruleset;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Heaps; each start has the degrees of a graph as heaps.
struct Nim {
    static constexpr const char* name = "nim";
    using Position = std::vector<int>;
    static std::vector<Position> options(const Position& heaps) {
        std::vector<Position> result;
        for (std::size_t i = 0; i < heaps.size(); ++i)
            for (int left = 0; left < heaps[i]; ++left) {
                Position next = heaps;
                next[i] = left;
                std::ranges::sort(next);
                if (std::ranges::count(result, next) == 0) result.push_back(next);
            }
        return result;
    }
    static std::vector<Position> starts(const AnyGraph& graph) {
        const Graph& g = std::get<Graph>(graph);
        Position degrees;
        for (int v = 0; v < g.order(); ++v) degrees.push_back(g.degree(v));
        std::ranges::sort(degrees);
        return {degrees};
    }
    static std::string key(const Position& heaps) {
        std::string result;
        for (int heap : heaps) result += std::to_string(heap) + " ";
        return result;
    }
};

TEST(LibraryRuleset, DecidesByDefinition) {
    gazetteer::SolverOf<Nim> solver;
    EXPECT_EQ(solver.grundy_value({}), 0);
    EXPECT_EQ(solver.grundy_value({1, 2, 4}), 7);
    EXPECT_EQ(solver.outcome({1, 2, 3}), Outcome::P);
    EXPECT_EQ(solver.outcome({1, 2, 4}), Outcome::N);
    EXPECT_THAT(solver.winning_options({1, 2, 4}), ElementsAre(Nim::Position{1, 2, 3}));
    EXPECT_THAT(solver.winning_options({2, 2}), IsEmpty());
    EXPECT_GT(solver.positions(), 0u);
}

/// A line of play as long as the number.
struct Countdown {
    static constexpr const char* name = "countdown";
    using Position = int;
    static std::vector<int> options(const int& n) {
        return n > 0 ? std::vector<int>{n - 1} : std::vector<int>{};
    }
    static std::vector<int> starts(const AnyGraph&) { return {3}; }
    static std::string key(const int& n) { return std::to_string(n); }
};

TEST(LibraryRuleset, ALongGameNeedsNoDeepStack) {
    gazetteer::SolverOf<Countdown> solver;
    EXPECT_EQ(solver.grundy_value(300'001), 1);
}

TEST(LibraryRuleset, LimitsEndIt) {
    EXPECT_THROW(gazetteer::SolverOf<Nim>({.bytes = 10'000}).grundy_value({9, 9, 9}),
                 gazetteer::LimitReached);
    std::stop_source stop;
    stop.request_stop();
    gazetteer::SolverOf<Nim> solver({.stop = stop.get_token()});
    EXPECT_THROW(solver.outcome({9, 9, 9}), gazetteer::Stopped);
    EXPECT_EQ(solver.positions(), 0u);
}

TEST(LibraryRuleset, ARightGameConforms) {
    const auto report = gazetteer::conforms(gazetteer::ruleset<Nim>());
    EXPECT_TRUE(report.passed()) << to_text(report);
    EXPECT_EQ(report.checks.size(), 8u);
    for (const auto& check : report.checks) EXPECT_GT(check.instances, 0u) << check.what;
}

/// Nim with other options or keys.
Ruleset wrong_nim(
    const std::function<void(const Position&, std::vector<Position>&)>& spoil_options) {
    Ruleset result = gazetteer::ruleset<Nim>();
    result.options = [right = result.options, spoil_options](const Position& p) {
        std::vector<Position> options = right(p);
        spoil_options(p, options);
        return options;
    };
    return result;
}

/// The check that fails.
std::string fault_of(const Ruleset& rules) {
    for (const auto& check : gazetteer::conforms(rules).checks)
        if (!check.fault.empty()) return check.what;
    return "";
}

TEST(LibraryRuleset, WrongGamesAreCaught) {
    EXPECT_EQ(fault_of(wrong_nim([](const Position&, auto&) {})), "");
    EXPECT_THAT(fault_of(wrong_nim([calls = 0](const Position&, auto& options) mutable {
                    if (++calls % 2 == 0 && !options.empty()) options.pop_back();
                })),
                HasSubstr("the same each time"));
    EXPECT_THAT(fault_of(wrong_nim([](const Position& p, auto& options) { options.push_back(p); })),
                HasSubstr("differ"));
    EXPECT_THAT(fault_of(wrong_nim([](const Position&, auto& options) {
                    if (!options.empty()) options.push_back(options.front());
                })),
                HasSubstr("differ"));
    EXPECT_THAT(fault_of(wrong_nim([](const Position&, auto& options) { options.clear(); })),
                HasSubstr("some position has a move"));
    EXPECT_THAT(fault_of(wrong_nim([](const Position& p, auto& options) {
                    // From the empty heaps back to one, and so on.
                    if (p.key == "0 ") options.push_back(gazetteer::position_of<Nim>({1}));
                })),
                HasSubstr("play ends"));
}

TEST(LibraryRuleset, KeysThatMixPositionsUpAreCaught) {
    struct ShortKeys : Nim {
        static std::string key(const Position& heaps) { return std::to_string(heaps.size()); }
    };
    EXPECT_THAT(fault_of(gazetteer::ruleset<ShortKeys>()), testing::Not(IsEmpty()));
    struct FirstHeap : Nim {
        static std::string key(const Position& heaps) {
            return std::to_string(heaps.size()) + (heaps.empty() ? "" : Nim::key({heaps.back()}));
        }
    };
    EXPECT_THAT(fault_of(gazetteer::ruleset<FirstHeap>()), testing::Not(IsEmpty()));
}

TEST(LibraryRuleset, NamesOfVerticesThatMatterAreCaught) {
    struct FirstDegree : Nim {
        static std::vector<Position> starts(const AnyGraph& graph) {
            const Graph& g = std::get<Graph>(graph);
            if (g.order() == 0) return {};
            return {{g.degree(0)}};
        }
    };
    EXPECT_THAT(fault_of(gazetteer::ruleset<FirstDegree>()), HasSubstr("names of vertices"));
}

}  // namespace
