// SPDX-License-Identifier: GPL-3.0-or-later
// DEG and partizan UEG on all boards of an order at once equal the definitions, and the memoised
// solvers on the next orders.
#include "oracle/tables/subset_game_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "graph/families.hpp"
#include "oracle/engines/directed/directed_edge_geography_table.hpp"
#include "oracle/engines/partizan/partizan_edge_table.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/testkit/all_graphs.hpp"
#include "oracle/testkit/random_graphs.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

TEST(DirectedEdgeGeographyTable, EqualsTheDefinitionUpToOrderThree) {
    for (int order = 0; order <= 3; ++order) {
        const auto table = DirectedEdgeGeographyTable::all(order);
        for_all_digraphs(order, order, [&](const Digraph& d) {
            for (Vertex v : d.vertices())
                EXPECT_EQ(table.outcome(d, v), outcome<DirectedEdgeGeography>({d, v}));
        });
    }
}

void deg_equals_the_solver(int order) {
    const auto table = DirectedEdgeGeographyTable::all(order);
    for_all_digraphs(order, order, [&](const Digraph& d) {
        EdgeGeographySolver<> solver(d);
        const DirectedEdgeGeographyTable own(d);
        for (Vertex v : d.vertices()) {
            EXPECT_EQ(table.outcome(d, v), solver.outcome(v));
            EXPECT_EQ(own.outcome(d, v), solver.outcome(v));
        }
    });
}

TEST(DirectedEdgeGeographyTable, EqualsTheSolverOnOrderFour) {
    deg_equals_the_solver(4);
}

TEST(SubsetGameTableLong, DirectedEdgeGeographyOnAllDigraphsOfOrderFive) {
    deg_equals_the_solver(5);
}

TEST(DirectedEdgeGeographyTable, CountsAllLabelledDigraphs) {
    EXPECT_EQ(DirectedEdgeGeographyTable::all(0).count_of_P(), 0u);
    EXPECT_EQ(DirectedEdgeGeographyTable::all(1).count_of_P(), 1u);
    EXPECT_EQ(DirectedEdgeGeographyTable::all(2).count_of_P(), 6u);
    EXPECT_EQ(DirectedEdgeGeographyTable::all(3).count_of_P(), 120u);  // tools/bench/signature.txt
}

TEST(DirectedEdgeGeographyTable, RefusesWhatItDoesNotHold) {
    const DirectedEdgeGeographyTable table(Digraph(3, {{0, 1}}));
    for (int order : {2, 4})
        EXPECT_THAT([&] { table.P_roots(Digraph(order)); },
                    ThrowsMessage<ContractViolation>(HasSubstr("a digraph of the table's order")));
    EXPECT_THROW(table.P_roots(Digraph(3, {{1, 0}})), ContractViolation);
    EXPECT_THROW(table.outcome(Digraph(3), 3), ContractViolation);
    EXPECT_THROW(DirectedEdgeGeographyTable::all(6, std::size_t{700} << 20), TableTooLarge);
    EXPECT_THROW(DirectedEdgeGeographyTable::all(8), TableTooLarge);
}

TEST(PartizanEdgeTable, EqualsTheDefinitionUpToOrderFour) {
    for (int order = 0; order <= 4; ++order) {
        const auto table = PartizanEdgeTable::all(order);
        for_all_graphs(order, order, [&](const Graph& g) {
            for (Vertex left : g.vertices())
                for (Vertex right : g.vertices())
                    EXPECT_EQ(table.outcome({g, left, right}),
                              partizan_outcome<PartizanEdgeGeography>({g, left, right}));
        });
    }
}

void partizan_equals_the_solver(int order) {
    const auto table = PartizanEdgeTable::all(order);
    for_all_graphs(order, order, [&](const Graph& g) {
        PartizanSolver<PartizanEdgeGeography> solver;
        const PartizanEdgeTable own(g);
        for (Vertex left : g.vertices())
            for (Vertex right : g.vertices()) {
                EXPECT_EQ(table.outcome({g, left, right}), solver.outcome({g, left, right}));
                EXPECT_EQ(own.outcome({g, left, right}), solver.outcome({g, left, right}));
            }
    });
}

TEST(SubsetGameTableStandard, PartizanEdgeGeographyOnAllGraphsOfOrderFive) {
    partizan_equals_the_solver(5);
}

TEST(SubsetGameTableLong, PartizanEdgeGeographyOnAllGraphsOfOrderSix) {
    partizan_equals_the_solver(6);
}

TEST(PartizanEdgeTable, RefusesWhatItDoesNotHold) {
    const PartizanEdgeTable table(to_graph(path(3)));
    for (int order : {2, 4})
        EXPECT_THAT(
            [&] {
                table.outcome({Graph(order), 0, 1});
            },
            ThrowsMessage<ContractViolation>(HasSubstr("a graph of the table's order")));
    EXPECT_THROW(table.outcome({to_graph(complete(3)), 0, 1}), ContractViolation);
    EXPECT_THROW(table.outcome({Graph(3), 0, 3}), ContractViolation);
    for (Vertex outside : {-1, 3})
        for (Player player : {Player::left, Player::right}) {
            EXPECT_THROW(table.wins_moving({Graph(3), 1, outside}, player), ContractViolation);
            EXPECT_THROW(table.wins_moving({Graph(3), outside, 1}, player), ContractViolation);
        }
    EXPECT_THROW(PartizanEdgeTable::all(9), TableTooLarge);
    EXPECT_THROW(PartizanEdgeTable::all(12), TableTooLarge);
}

TEST(PartizanEdgeTable, EitherPlayerMaySeeTheTokensAsTheirOwn) {
    const auto table = PartizanEdgeTable::all(3);
    for_all_graphs(3, 3, [&](const Graph& g) {
        for (Vertex left : g.vertices())
            for (Vertex right : g.vertices())
                for (Player player : {Player::left, Player::right})
                    EXPECT_EQ(table.wins_moving({g, left, right}, player),
                              wins_moving<PartizanEdgeGeography>({g, left, right}, player));
    });
}

// A ring of states on which each move uses up its own element: play is forced.
TEST(SubsetGameTable, ForcedPlayInRowsThatAreNotDecidedAtOnce) {
    for (int n = 1; n <= 14; ++n) {
        std::vector<std::vector<SubsetMove>> moves(static_cast<std::size_t>(n));
        for (int q = 0; q < n; ++q) moves[static_cast<std::size_t>(q)] = {{q, (q + 1) % n}};
        const SubsetGameTable table(n, moves, 1 << 20);
        std::uint64_t lost = 0;
        for (std::uint64_t left = 0; left < std::uint64_t{1} << n; ++left)
            for (int q = 0; q < n; ++q) {
                int length = 0;
                while (length < n && (left >> (q + length) % n & 1) != 0) ++length;
                ASSERT_EQ(table.loses(left, q), length % 2 == 0) << n << " " << left << " " << q;
                if (length % 2 == 0) ++lost;
            }
        EXPECT_EQ(table.count_of_P(), lost);
    }
}

/// The definition, for each set of elements in turn.
void subset_game_equals_the_definition(int elements,
                                       const std::vector<std::vector<SubsetMove>>& moves) {
    const SubsetGameTable table(elements, moves, 1 << 24);
    const std::size_t states = moves.size();
    std::vector<char> loses(states << elements);
    for (std::uint64_t left = 0; left >> elements == 0; ++left)
        for (std::size_t q = 0; q < states; ++q) {
            bool wins = false;
            for (const SubsetMove& m : moves[q]) {
                const std::uint64_t used = std::uint64_t{1} << m.element;
                wins = wins || ((left & used) != 0 &&
                                loses[(left ^ used) * states + static_cast<std::size_t>(m.target)]);
            }
            loses[left * states + q] = !wins;
            ASSERT_EQ(table.loses(left, static_cast<int>(q)), !wins)
                << elements << " " << left << " " << q;
        }
    EXPECT_EQ(table.count_of_P(), static_cast<std::uint64_t>(std::ranges::count(loses, 1)));
}

/// Rows of one word and of several, decided at once or not; a move may lead back to its state.
TEST(SubsetGameTable, EqualsTheDefinitionOnRandomGames) {
    std::mt19937_64 random(1);
    for (int elements = 1; elements <= 12; ++elements)
        for (int states : {1, 2, 4}) {
            std::vector<std::vector<SubsetMove>> moves(static_cast<std::size_t>(states));
            for (int e = 0; e < elements; ++e)
                for (int time = 0; time < 2; ++time)
                    moves[random() % moves.size()].push_back({e, below(states, random)});
            subset_game_equals_the_definition(elements, moves);
        }
    // Two states that are never left and one with the moves: no chains, and rows of 2^10 bits.
    for (int elements : {6, 8, 10, 12}) {
        std::vector<std::vector<SubsetMove>> moves(3);
        for (int e = 0; e < elements; ++e) moves[0].push_back({e, 1 + e % 2});
        moves[1] = {{elements - 1, 2}};
        subset_game_equals_the_definition(elements, moves);
    }
}

std::string complaint_of_subset_game(int elements, std::size_t bytes_max) {
    try {
        const SubsetGameTable table(elements, {{}, {}}, bytes_max);
    } catch (const TableTooLarge& e) {
        return e.what();
    }
    return "";
}

/// A bit for each state and set, and a word at least for each state.
TEST(SubsetGameTable, TheMemoryIsCheckedBeforeItIsTaken) {
    EXPECT_EQ(SubsetGameTable::bytes(0, 3), 3 * 8);
    EXPECT_EQ(SubsetGameTable::bytes(6, 3), 3 * 8);
    EXPECT_EQ(SubsetGameTable::bytes(9, 3), 3 * 64);
    EXPECT_EQ(complaint_of_subset_game(9, 2 * 64), "");
    EXPECT_EQ(complaint_of_subset_game(9, 2 * 64 - 1), "the table takes 1 MiB, 1 MiB are allowed");
    EXPECT_EQ(complaint_of_subset_game(48, 1), "the table takes 65536.0 GiB, 1 MiB are allowed");
    EXPECT_EQ(complaint_of_subset_game(49, 1),
              "a game of 49 elements; a table over their subsets holds at most 48");
}

TEST(SubsetGameTable, RefusesWhatItDoesNotHold) {
    const SubsetGameTable table(2, {{}, {}}, 1 << 10);
    EXPECT_TRUE(table.loses(3, 1));
    EXPECT_THROW((void)table.loses(4, 1), ContractViolation);
    EXPECT_THROW((void)table.loses(3, 2), ContractViolation);
    EXPECT_THROW((void)table.loses(3, -1), ContractViolation);
    EXPECT_THROW(SubsetGameTable(-1, {{}}, 1 << 10), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
