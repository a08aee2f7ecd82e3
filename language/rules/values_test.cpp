// SPDX-License-Identifier: GPL-3.0-or-later
// Values of positions of the shipped games: against plain play, and published theorems about them.
#include <gtest/gtest.h>

#include <map>

#include "graph/families.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/partizan_values/value_names.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/script/values.hpp"
#include "oracle/testkit/all_graphs.hpp"

namespace gazetteer::conjectures {
namespace {

using script::Position;
using script::Rules;
using script::ValueSolver;

const GameLibrary& library() {
    static const GameLibrary result = GameLibrary::shipped();
    return result;
}

const Rules& game(const std::string& name) {
    return *library().find(name);
}

std::vector<Rules> partizan_games() {
    std::vector<Rules> result;
    for (const Rules& rules : library().games())
        if (rules.is_partizan() && !rules.directed && ValueSolver::plays(rules))
            result.push_back(rules);
    return result;
}

/// Gives `visit` all starts of a game on the graphs to the order.
template <class Visit>
void for_all_starts(const Rules& rules, int order_max, Visit visit) {
    const script::Interpreter game(rules);
    for_all_graphs(0, order_max, [&](const Graph& g) {
        for (const auto& tokens : script::placings(rules, g.order())) visit(game.start(g, tokens));
    });
}

/// Values by play alone: each position for itself, none taken apart.
class PlainValues {
  public:
    PlainValues(const Rules& rules, PartizanValues& values) : game_(rules), values_(values) {}

    PartizanValue value(const Position& position) {
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        PartizanValues::Values left;
        PartizanValues::Values right;
        for (const Position& option : game_.options(position, Player::left))
            left.push_back(value(option));
        for (const Position& option : game_.options(position, Player::right))
            right.push_back(value(option));
        return known_[position] = values_.value(left, right);
    }

  private:
    script::Interpreter game_;
    PartizanValues& values_;
    std::map<Position, PartizanValue> known_;
};

/// A test for each partizan game under normal play.
class GameValuesOfEach : public testing::TestWithParam<Rules> {};

TEST_P(GameValuesOfEach, AreThoseOfPlainPlayToOrder4) {
    ValueSolver solver(GetParam());
    PlainValues plain(GetParam(), solver.values());
    for_all_starts(GetParam(), 4, [&](const Position& position) {
        ASSERT_EQ(solver.value(position), plain.value(position)) << text(GetParam(), position);
    });
}

TEST_P(GameValuesOfEach, HaveTheOutcomesOfTheSolverToOrder6) {
    const int order_max = GetParam().tokens.empty() ? 6 : 5;
    ValueSolver solver(GetParam());
    script::Solver<script::ClassKey> outcomes(GetParam());
    for_all_starts(GetParam(), order_max, [&](const Position& position) {
        ASSERT_EQ(solver.values().outcome(solver.value(position)),
                  outcomes.partizan_outcome(position))
            << text(GetParam(), position);
    });
}

INSTANTIATE_TEST_SUITE_P(Shipped, GameValuesOfEach, testing::ValuesIn(partizan_games()),
                         [](const auto& rules) { return rules.param.name; });

TEST(GameValues, OfImpartialGamesAreNimbers) {
    for (const char* name : {"node_kayles", "edge_deletion", "undirected_edge_geography"}) {
        ValueSolver solver(game(name));
        script::Solver<script::ClassKey> nimbers(game(name));
        for_all_starts(game(name), 4, [&](const Position& position) {
            ASSERT_EQ(solver.value(position),
                      solver.values().nimber(nimbers.grundy_value(position)));
        });
    }
}

TEST(GameValues, KeepToTheirBounds) {
    const auto value_within = [](script::ValueBounds bounds) {
        ValueSolver solver(game("snort"), no_limits, bounds);
        return solver.value(solver.game().start(to_graph(path(4)), {}));
    };
    EXPECT_THROW(value_within({.positions = 10}), EngineLimitExceeded);
    EXPECT_THROW(value_within({.values = 10}), EngineLimitExceeded);
    EXPECT_NO_THROW(value_within({.positions = 44, .values = 16}));
    std::stop_source stop;
    stop.request_stop();
    const std::stop_token token = stop.get_token();
    EXPECT_THROW(ValueSolver(game("snort"), {.stop = &token}), EngineStopped);
    EXPECT_THROW(ValueSolver(game("misere_node_kayles")), ContractViolation);
}

/// All positions of Col and Snort on a graph: Left's vertices, Right's vertices, the others.
template <class Visit>
void for_all_paintings(const ValueSolver& solver, const Graph& g, Visit visit) {
    Position position = solver.game().start(g, {});
    for (std::uint64_t left = 0; left < std::uint64_t{1} << g.order(); ++left)
        for (std::uint64_t right = 0; right < std::uint64_t{1} << g.order(); ++right) {
            if ((left & right) != 0) continue;
            position.sets[0] = VertexSet::from_bits(left);
            position.sets[1] = VertexSet::from_bits(right);
            visit(position);
        }
}

/// x or x + * with a number x.
bool is_number_or_number_and_star(PartizanValues& values, PartizanValue g) {
    return values.number(g) || values.number(values.sum(g, values.nimber(1)));
}

/// Whether all positions on the graphs of an order have such values.
bool all_are_numbers_or_numbers_and_star(const std::string& name, int order) {
    ValueSolver solver(game(name));
    bool result = true;
    for_all_graphs(order, order, [&](const Graph& g) {
        for_all_paintings(solver, g, [&](const Position& position) {
            result =
                result && is_number_or_number_and_star(solver.values(), solver.value(position));
        });
    });
    return result;
}

/// [BCG82, pages 47-48]: every Col position, any paint on it, is x or x + *.
TEST(GameValuesStandard, OfColAreNumbersOrNumbersAndStarToOrder6) {
    for (int order = 0; order <= 6; ++order)
        EXPECT_TRUE(all_are_numbers_or_numbers_and_star("col", order)) << order;
}

TEST(GameValues, OfSnortAreNotFromOrder2) {
    EXPECT_TRUE(all_are_numbers_or_numbers_and_star("snort", 1));
    EXPECT_FALSE(all_are_numbers_or_numbers_and_star("snort", 2));
}

/// The same of boards without paint, which are then 0 or *, for they are their own negatives.
TEST(GameValuesLong, OfColBoardsAreZeroOrStarToOrder7) {
    ValueSolver solver(game("col"));
    for_all_graphs(0, 7, [&](const Graph& g) {
        const PartizanValue value = solver.value(solver.game().start(g, {}));
        ASSERT_TRUE(value == PartizanValue::zero || value == solver.values().nimber(1));
    });
}

/// Whether a path of an order from 2 to 14 has a number for its value with this sign.
bool some_path_has(const std::string& name, PartizanOutcome sign) {
    ValueSolver solver(game(name));
    for (int order = 2; order <= 14; ++order) {
        const PartizanValue value = solver.value(solver.game().start(to_graph(path(order)), {}));
        if (solver.values().number(value) && solver.values().outcome(value) == sign) return true;
    }
    return false;
}

/// [SV21]: in the classic variant no path is a negative number, in the variant of forbidden leaves
/// none is a positive one.
TEST(GameValues, OfPathsInVertexOrEdgeRemoval) {
    EXPECT_FALSE(some_path_has("vertex_or_edge_removal", PartizanOutcome::R));
    EXPECT_TRUE(some_path_has("vertex_or_edge_removal", PartizanOutcome::L));
    EXPECT_FALSE(some_path_has("forbidden_leaf_removal", PartizanOutcome::L));
    EXPECT_TRUE(some_path_has("forbidden_leaf_removal", PartizanOutcome::R));
}

/// On a complete graph the first move takes all.
TEST(GameValues, OfSnortOnCompleteGraphsAreSwitches) {
    ValueSolver solver(game("snort"));
    ValueNames names(solver.values());
    for (int n = 2; n <= 6; ++n)
        EXPECT_EQ(names.name(solver.value(solver.game().start(to_graph(complete(n)), {}))),
                  "+-" + std::to_string(n - 1));
}

}  // namespace
}  // namespace gazetteer::conjectures
