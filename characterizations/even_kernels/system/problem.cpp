// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/system/problem.hpp"

#include <algorithm>

#include "characterizations/even_kernels/system/propagation.hpp"
#include "graph/index.hpp"

namespace gazetteer::even_kernels {

namespace {

/// 256 MiB.
constexpr double matrix_bits_max = 2147483648.0;

using Equations = std::vector<ParityEquation>;

/// The rows of the reduced echelon form: each dependent variable as a sum of free ones.
Equations echelon_form(const Equations& equations, int variables) {
    BitMatrix matrix(static_cast<int>(equations.size()), variables + 1);
    for (int r = 0; r < matrix.rows(); ++r) {
        for (int x : equations[index(r)].variables) matrix.set(r, x);
        if (equations[index(r)].odd) matrix.set(r, variables);
    }
    const int rank = static_cast<int>(reduce(matrix).size());
    Equations result(index(rank));
    for (int r = 0; r < rank; ++r) {
        for (int x = 0; x < variables; ++x)
            if (matrix.at(r, x)) result[index(r)].variables.push_back(x);
        result[index(r)].odd = matrix.at(r, variables);
    }
    return result;
}

void sort_and_unite(Equations& equations) {
    std::erase_if(equations, [](const ParityEquation& e) { return e.variables.empty(); });
    std::ranges::sort(equations);
    equations.erase(std::unique(equations.begin(), equations.end()), equations.end());
}

}  // namespace

ParityProblem plain_problem(const SparseGraph& g) {
    ParityProblem result;
    for (Vertex v = 0; v < g.order(); ++v) {
        result.members.push_back({v});
        result.variable_of.push_back(v);
        const auto neighbours = g.neighbours(v);
        if (!neighbours.empty())
            result.equations.push_back({{neighbours.begin(), neighbours.end()}, false});
    }
    for (const Edge& e : g.edges()) result.exclusive.emplace_back(e.u, e.v);
    return result;
}

ParityProblem residual_problem(const EvenKernelSystem& system, const PropagationState& state,
                               LinearPart linear_part) {
    ParityProblem result;
    std::vector<int> variable_of_class(index(system.classes()), -1);
    for (int c = 0; c < system.classes(); ++c) {
        const std::span<const Vertex> members = system.members(c);
        if (state.is_open(c)) {
            variable_of_class[index(c)] = result.variables();
            result.members.emplace_back(members.begin(), members.end());
        } else if (state.value(c) == 1) {
            result.always.insert(result.always.end(), members.begin(), members.end());
        }
    }
    for (Vertex v = 0; v < system.graph().order(); ++v) {
        const int c = system.class_of(v);
        result.variable_of.push_back(c < 0 ? -1 : variable_of_class[index(c)]);
    }
    for (int c = 0; c < system.classes(); ++c)
        for (int d : system.neighbours(c))
            if (c < d && state.is_open(c) && state.is_open(d))
                result.exclusive.emplace_back(variable_of_class[index(c)],
                                              variable_of_class[index(d)]);
    for (const std::vector<int>& equation : system.equations()) {
        ParityEquation rest;
        for (int c : equation)
            if (state.is_open(c))
                rest.variables.push_back(variable_of_class[index(c)]);
            else
                rest.odd ^= state.value(c) == 1;
        result.equations.push_back(std::move(rest));
    }
    sort_and_unite(result.equations);
    const double bits =
        static_cast<double>(result.equations.size()) * static_cast<double>(result.variables());
    if (linear_part == LinearPart::forms && bits <= matrix_bits_max)
        result.equations = echelon_form(result.equations, result.variables());
    return result;
}

ParityProblem reduced_problem(const EvenKernelSystem& system, LinearPart linear_part) {
    PropagationState state(system);
    state.propagate(nullptr);
    return residual_problem(system, state, linear_part);
}

}  // namespace gazetteer::even_kernels
