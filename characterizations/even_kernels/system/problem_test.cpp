// SPDX-License-Identifier: GPL-3.0-or-later
// What a problem of parities says is what the definition says of the vertices that it stands for.
#include "characterizations/even_kernels/system/problem.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "characterizations/testkit/small_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "graph/index.hpp"

namespace gazetteer::even_kernels {
namespace {

/// Over GF(2), of the variables whose bits are set.
bool solves(const ParityProblem& problem, unsigned bits) {
    const auto is_in = [&](int x) { return (bits >> x & 1) != 0; };
    return std::ranges::all_of(problem.equations, [&](const ParityEquation& e) {
        return (std::ranges::count_if(e.variables, is_in) % 2 == 1) == e.odd;
    });
}

bool excludes(const ParityProblem& problem, unsigned bits) {
    return std::ranges::any_of(problem.exclusive, [&](const auto& pair) {
        return (bits >> pair.first & bits >> pair.second & 1) != 0;
    });
}

/// The sets of vertices that the problem lets in, the empty one too.
std::set<std::uint64_t> solutions(const ParityProblem& problem) {
    std::set<std::uint64_t> result;
    for (unsigned bits = 0; bits >> problem.variables() == 0; ++bits) {
        if (!solves(problem, bits) || excludes(problem, bits)) continue;
        VertexSet set;
        for (Vertex v : problem.always) set.insert(v);
        for (int x = 0; x < problem.variables(); ++x)
            if ((bits >> x & 1) != 0)
                for (Vertex v : problem.members[index(x)]) set.insert(v);
        result.insert(set.bits());
    }
    return result;
}

/// The independent sets that each vertex sees an even number of, with these vertices in them.
std::set<std::uint64_t> by_definition(const Graph& g, VertexSet in) {
    std::set<std::uint64_t> result;
    for (std::uint64_t bits = 0; bits >> g.order() == 0; ++bits) {
        const VertexSet x = VertexSet::from_bits(bits);
        const auto is_even = [&](Vertex v) { return (g.neighbours(v) & x).size() % 2 == 0; };
        const auto is_alone = [&](Vertex v) { return (g.neighbours(v) & x).empty(); };
        if ((x & in) == in && std::ranges::all_of(g.vertices(), is_even) &&
            std::ranges::all_of(x, is_alone))
            result.insert(bits);
    }
    return result;
}

void expect_shape(const Graph& g, const ParityProblem& problem) {
    for (Vertex v : g.vertices()) {
        int variable = -1;
        for (int x = 0; x < problem.variables(); ++x)
            if (std::ranges::count(problem.members[index(x)], v) == 1) variable = x;
        EXPECT_EQ(problem.variable_of[index(v)], variable);
    }
    EXPECT_EQ(problem.variable_of.size(), index(g.order()));
    const std::set pairs(problem.exclusive.begin(), problem.exclusive.end());
    EXPECT_EQ(pairs.size(), problem.exclusive.size());
    for (const auto& [a, b] : problem.exclusive) EXPECT_LT(a, b);
    for (const ParityEquation& e : problem.equations)
        EXPECT_TRUE(!e.variables.empty() && e.variables.back() < problem.variables());
}

/// By the graph: of the neighbours of each vertex, the variables that stand for an odd number.
std::vector<ParityEquation> sums_of_neighbours(const SparseGraph& g, const ParityProblem& problem) {
    std::set<ParityEquation> result;
    for (Vertex v = 0; v < g.order(); ++v) {
        std::map<int, int> times;
        ParityEquation e;
        for (Vertex w : g.neighbours(v)) {
            ++times[problem.variable_of[index(w)]];
            e.odd ^= std::ranges::count(problem.always, w) == 1;
        }
        for (const auto& [x, count] : times)
            if (x >= 0 && count % 2 == 1) e.variables.push_back(x);
        if (!e.variables.empty()) result.insert(e);
    }
    return {result.begin(), result.end()};
}

void expect_residual(const Graph& g, const EvenKernelSystem& system, const PropagationState& state,
                     VertexSet in) {
    const auto equations = residual_problem(system, state, LinearPart::equations);
    const auto forms = residual_problem(system, state, LinearPart::forms);
    EXPECT_EQ(equations.equations, sums_of_neighbours(SparseGraph(g), equations));
    const auto truth = by_definition(g, in);
    for (const ParityProblem& problem : {equations, forms}) {
        EXPECT_EQ(solutions(problem), truth);
        expect_shape(g, problem);
    }
    unsigned linear = 0;
    for (unsigned bits = 0; bits >> forms.variables() == 0; ++bits)
        linear += solves(forms, bits) ? 1 : 0;
    EXPECT_EQ(linear << forms.equations.size(), 1U << forms.variables()) << "as few as can be";
}

/// Nothing, a class, and a second class that the first leaves open.
TEST(ParityProblem, IsThatOfTheDefinitionWhateverIsInToOrder5) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        SCOPED_TRACE(to_graph6(g));
        const EvenKernelSystem system{SparseGraph(g)};
        EXPECT_EQ(solutions(reduced_problem(system)), by_definition(g, {}));
        PropagationState state(system);
        EXPECT_TRUE(state.propagate(nullptr));
        expect_residual(g, system, state, {});
        for (int c = 0; c < system.classes(); ++c)
            for (int d = c; d < system.classes(); ++d) {
                PropagationState with(system);
                with.choose(c, 1, nullptr);
                bool possible = with.propagate(nullptr);
                if (possible && with.is_open(d)) {
                    with.choose(d, 1, nullptr);
                    possible = with.propagate(nullptr);
                }
                if (!possible || with.value(d) != 1) continue;
                VertexSet in;
                for (int chosen : {c, d})
                    for (Vertex v : system.members(chosen)) in.insert(v);
                expect_residual(g, system, with, in);
            }
        return !testing::Test::HasFailure();
    });
}

TEST(ParityProblem, EquationsAreThoseOfLargerGraphs) {
    for (const SparseGraph& g : {cube(4), line_graph(mutilated_grid(4, 4)), symplectic_graph(2)}) {
        const EvenKernelSystem system(g);
        for (int c = 0; c < system.classes(); ++c) {
            PropagationState with(system);
            with.choose(c, 1, nullptr);
            if (!with.propagate(nullptr)) continue;
            const auto problem = residual_problem(system, with, LinearPart::equations);
            EXPECT_EQ(problem.equations, sums_of_neighbours(g, problem));
        }
    }
}

TEST(ParityProblem, PlainIsOneVariableAVertexToOrder4) {
    for_all_labelled_graphs(4, [](const Graph& g) {
        const ParityProblem problem = plain_problem(SparseGraph(g));
        EXPECT_EQ(solutions(problem), by_definition(g, {}));
        expect_shape(g, problem);
        EXPECT_EQ(problem.variables(), g.order());
        EXPECT_TRUE(problem.always.empty());
        EXPECT_EQ(problem.exclusive.size(), index(g.size()));
    });
}

}  // namespace
}  // namespace gazetteer::even_kernels
