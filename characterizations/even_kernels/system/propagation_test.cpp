// SPDX-License-Identifier: GPL-3.0-or-later
// What propagation says of a state is what all solutions of A x = 0 say.
#include "characterizations/even_kernels/system/propagation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "characterizations/testkit/small_graphs.hpp"
#include "graph/contract.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::even_kernels {
namespace {

bool is_in(const EvenKernelSystem& system, int c, VertexSet x) {
    return x.contains(system.members(c).front());
}

/// The classes that have values have them in x.
bool agrees(const EvenKernelSystem& system, const PropagationState& state, VertexSet x) {
    for (int c = 0; c < system.classes(); ++c)
        if (!state.is_open(c) && is_in(system, c, x) != (state.value(c) == 1)) return false;
    return true;
}

/// The sum of the classes over GF(2), if it is one for all x.
std::optional<int> sum_of_all(const EvenKernelSystem& system, const std::vector<int>& classes,
                              const std::vector<VertexSet>& all) {
    std::optional<int> result;
    for (VertexSet x : all) {
        int sum = 0;
        for (int c : classes) sum ^= is_in(system, c, x) ? 1 : 0;
        if (result && *result != sum) return std::nullopt;
        result = sum;
    }
    return result;
}

/// A sum of open classes is found if it follows; one of others follows if it is found.
void expect_sums(const EvenKernelSystem& system, const PropagationState& state,
                 const std::vector<VertexSet>& all) {
    bool has_open = false;
    for (unsigned bits = 0; bits >> system.classes() == 0; ++bits) {
        std::vector<int> some;
        for (int c = 0; c < system.classes(); ++c)
            if ((bits >> c & 1) != 0) some.push_back(c);
        const auto is_open = [&](int c) { return state.is_open(c); };
        has_open = has_open || std::ranges::any_of(some, is_open);
        const std::optional<int> sum = state.constant_sum(some);
        if (sum || std::ranges::all_of(some, is_open)) {
            EXPECT_EQ(sum, sum_of_all(system, some, all));
        }
    }
    EXPECT_EQ(state.has_open(), has_open);
}

/// The independent solutions with this value are all in the state, and sums that follow are those
/// of all solutions in it.
void expect_propagated(const Graph& g, const EvenKernelSystem& system, int c, int value) {
    std::vector<VertexSet> all = null_vectors(g);
    std::erase_if(all, [&](VertexSet x) { return is_in(system, c, x) != (value == 1); });
    PropagationState state(system);
    state.choose(c, value, nullptr);
    EXPECT_THROW(state.choose(c, value, nullptr), ContractViolation);
    const bool possible = state.propagate(nullptr);
    for (VertexSet x : all)
        if (std::ranges::all_of(x, [&](Vertex v) { return (g.neighbours(v) & x).empty(); })) {
            EXPECT_TRUE(possible && agrees(system, state, x));
        }
    if (!possible) return;
    std::erase_if(all, [&](VertexSet x) { return !agrees(system, state, x); });
    expect_sums(system, state, all);
    int chosen = 0;
    for (int d = 0; d < system.classes(); ++d)
        if (state.value(d) == 1) chosen += static_cast<int>(system.members(d).size());
    EXPECT_EQ(state.chosen_vertices(), chosen);
    EXPECT_EQ(state.kernel().size(), static_cast<std::size_t>(chosen));
    EXPECT_TRUE(std::ranges::is_sorted(state.kernel()));
}

TEST(PropagationState, SaysWhatAllSolutionsSayToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        const EvenKernelSystem system{SparseGraph(g)};
        for (int c = 0; c < system.classes(); ++c)
            for (int value : {0, 1}) expect_propagated(g, system, c, value);
        return !testing::Test::HasFailure();
    });
}

/// For each class a form of 64 coordinates a word, one bit more for its constant, a word of its
/// hash, and a value.
TEST(PropagationState, CountsItsBytes) {
    for (int order : {1, 63, 64, 130}) {
        // Without an edge each vertex is a class and a coordinate.
        const EvenKernelSystem system{SparseGraph(order, {})};
        const auto classes = static_cast<std::size_t>(order);
        const std::size_t words = (classes + 1 + 63) / 64;
        EXPECT_EQ(PropagationState(system).bytes(),
                  classes * (8 * words + 8 + 1) + sizeof(PropagationState))
            << order;
    }
}

}  // namespace
}  // namespace gazetteer::even_kernels
