// Sums by their parts equal the definition and the memoised solver of the sum.
#include "oracle/sum_solver.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "graph/nauty_stream.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/starts.hpp"

namespace gazetteer {
namespace {

using UVG = UndirectedVertexGeography;
using UEG = UndirectedEdgeGeography;
using DEG = DirectedEdgeGeography;

template <class R>
std::vector<typename R::Position> starts(int order_max) {
    std::vector<typename R::Position> result;
    const auto add = [&](const auto& board) {
        for_each_start_on<R>(board, [&](const auto& s) { result.push_back(position_of<R>(s)); });
        return true;
    };
    if constexpr (is_directed<R>)
        for_each_digraph(0, order_max, add);
    else
        for_each_graph({.order_min = 0, .order_max = order_max}, add);
    return result;
}

template <class R1, class R2>
void sums_equal_the_solver(int order_max1, int order_max2) {
    using Both = Sum<R1, R2>;
    Solver<Both> plain;
    SumSolver<Both> by_parts;
    for (const auto& first : starts<R1>(order_max1))
        for (const auto& second : starts<R2>(order_max2)) {
            const typename Both::Position position{first, second};
            EXPECT_EQ(by_parts.grundy_value(position), plain.grundy_value(position));
            EXPECT_EQ(by_parts.outcome(position), plain.outcome(position));
            EXPECT_EQ(by_parts.winning_moves(position), plain.winning_moves(position));
        }
}

TEST(SumSolver, EqualsTheSolverOfTheSum) {
    sums_equal_the_solver<UVG, UEG>(3, 3);
    sums_equal_the_solver<EdgeDelete, UVG>(4, 2);
    sums_equal_the_solver<DEG, UEG>(2, 3);
}

TEST(SumSolverStandard, EqualsTheSolverOfTheSum) {
    sums_equal_the_solver<UVG, UEG>(4, 3);
    sums_equal_the_solver<EdgeDelete, UVG>(4, 3);
    sums_equal_the_solver<DEG, UEG>(3, 2);
}

TEST(SumSolver, EqualsTheDefinition) {
    SumSolver<Sum<UEG, UVG>> solver;
    for (const auto& first : starts<UEG>(3))
        for (const auto& second : starts<UVG>(2))
            EXPECT_EQ(solver.outcome({first, second}), (outcome<Sum<UEG, UVG>>({first, second})));
}

TEST(SumSolver, ASumOfThree) {
    using Three = Sum<Sum<UEG, EdgeDelete>, UVG>;
    Solver<Three> plain;
    SumSolver<Three> by_parts;
    for (const auto& a : starts<UEG>(2))
        for (const auto& b : starts<EdgeDelete>(4))
            for (const auto& c : starts<UVG>(2))
                EXPECT_EQ(by_parts.winning_moves({{a, b}, c}), plain.winning_moves({{a, b}, c}));
}

TEST(SumSolver, StoresPositionsOfThePartsAlone) {
    SumSolver<Sum<UEG, UEG>> by_parts;
    Solver<Sum<UEG, UEG>> plain;
    const RootedGraph part{to_graph(complete(4)), 0};
    EXPECT_EQ(by_parts.grundy_value({part, part}), 0);
    EXPECT_EQ(plain.grundy_value({part, part}), 0);
    EXPECT_LT(10 * by_parts.positions(), plain.positions());
}

}  // namespace
}  // namespace gazetteer
