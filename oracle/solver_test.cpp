// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/solver.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/outcome.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer {
namespace {

using UEG = UndirectedEdgeGeography;

TEST(Solver, SmallestCases) {
    Solver<UEG> solver;
    EXPECT_EQ(solver.outcome({Graph(1), 0}), Outcome::P);
    EXPECT_EQ(solver.outcome({to_graph(complete(2)), 0}), Outcome::N);
    EXPECT_EQ(solver.outcome({to_graph(path(3)), 0}), Outcome::P);
    EXPECT_EQ(solver.outcome({to_graph(path(3)), 1}), Outcome::N);
}

TEST(Solver, EqualsTheDefinitionOnTheWheel) {
    Solver<UEG> solver;
    Graph wheel = to_graph(cycle(4));
    wheel = disjoint_union(wheel, Graph(1));
    for (Vertex v = 0; v < 4; ++v) wheel.add_edge(v, 4);
    for (Vertex v = 0; v < 5; ++v)
        EXPECT_EQ(solver.outcome({wheel, v}), outcome<UEG>({wheel, v})) << v;
}

struct Heap {
    int size = 0;
    bool operator==(const Heap&) const = default;
};

void encode(const Heap& heap, Key& key) {
    key.write(static_cast<std::uint64_t>(heap.size), 6);
}

/// A move takes any part of the heap, all of it first. Counts the lists of options made.
struct CountedHeap {
    using Position = Heap;
    using Move = int;
    static inline int made = 0;
    static std::vector<Heap> options(const Heap& heap) {
        ++made;
        std::vector<Heap> result;
        for (int left = 0; left < heap.size; ++left) result.push_back({left});
        return result;
    }
    static int move(const Heap& heap, const Heap& option) { return heap.size - option.size; }
};

/// The same, but that Right takes one at a time.
struct CountedPartizanHeap {
    using Position = Heap;
    using Move = int;
    static std::vector<Heap> options(const Heap& heap, Player player) {
        if (player == Player::left) return CountedHeap::options(heap);
        ++CountedHeap::made;
        return heap.size == 0 ? std::vector<Heap>() : std::vector<Heap>{{heap.size - 1}};
    }
    static int move(const Heap& heap, const Heap& option, Player) {
        return CountedHeap::move(heap, option);
    }
};

TEST(Solver, DecidesAPositionOnceAndNoMoreThanItNeeds) {
    CountedHeap::made = 0;
    Solver<CountedHeap> solver;
    for (int again = 0; again < 2; ++again) {
        EXPECT_EQ(solver.outcome({9}), Outcome::N);
        EXPECT_EQ(CountedHeap::made, 2) << "9 and 0";
        EXPECT_EQ(solver.positions(), 2u);
    }
    for (int again = 0; again < 2; ++again) {
        EXPECT_EQ(solver.grundy_value({9}), 9);
        EXPECT_EQ(CountedHeap::made, 2 + 10);
        EXPECT_EQ(solver.positions(), 2u + 10u);
    }
    EXPECT_EQ(solver.winning_moves({9}), std::vector<int>{9});
    solver.clear();
    EXPECT_EQ(solver.positions(), 0u);
    EXPECT_EQ(solver.outcome({9}), Outcome::N);
}

TEST(PartizanSolver, EqualsTheDefinition) {
    PartizanSolver<CountedPartizanHeap> solver;
    for (int size = 0; size <= 6; ++size) {
        for (Player player : {Player::left, Player::right})
            EXPECT_EQ(solver.wins_moving({size}, player),
                      wins_moving<CountedPartizanHeap>({size}, player));
        EXPECT_EQ(solver.outcome({size}), partizan_outcome<CountedPartizanHeap>({size}));
    }
    EXPECT_EQ(solver.outcome({0}), PartizanOutcome::P);
    EXPECT_EQ(solver.outcome({1}), PartizanOutcome::N);
    EXPECT_EQ(solver.outcome({2}), PartizanOutcome::L);
    EXPECT_EQ(solver.winning_moves({3}, Player::left), (std::vector<int>{3, 1}));
    EXPECT_EQ(solver.winning_moves({1}, Player::right), (std::vector<int>{1}));
    EXPECT_TRUE(solver.winning_moves({2}, Player::right).empty());
}

TEST(PartizanSolver, DecidesAPositionOnceForEachPlayer) {
    CountedHeap::made = 0;
    PartizanSolver<CountedPartizanHeap> solver;
    for (int again = 0; again < 2; ++again) {
        EXPECT_TRUE(solver.wins_moving({9}, Player::left));
        EXPECT_EQ(CountedHeap::made, 2) << "9 for Left, 0 for Right";
        EXPECT_EQ(solver.positions(), 2u);
    }
    EXPECT_FALSE(solver.wins_moving({9}, Player::right));
    EXPECT_EQ(solver.positions(), 4u) << "8 for Left as well";
    EXPECT_EQ(CountedHeap::made, 4);
    solver.clear();
    EXPECT_EQ(solver.positions(), 0u);
}

}  // namespace
}  // namespace gazetteer
