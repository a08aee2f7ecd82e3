#include "counterexamples/even_kernel_problem.hpp"

#include <algorithm>

#include "counterexamples/even_kernel_propagation.hpp"

namespace gazetteer {

namespace {

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

/// The rows of the reduced echelon form: each dependent variable as a sum of free ones.
std::vector<std::vector<int>> echelon_form(const std::vector<std::vector<int>>& equations,
                                           int variables) {
    BitMatrix matrix(static_cast<int>(equations.size()), variables);
    for (int r = 0; r < matrix.rows(); ++r)
        for (int x : equations[index(r)]) matrix.set(r, x);
    const int rank = static_cast<int>(reduce(matrix).size());
    std::vector<std::vector<int>> result(index(rank));
    for (int r = 0; r < rank; ++r)
        for (int x = 0; x < variables; ++x)
            if (matrix.at(r, x)) result[index(r)].push_back(x);
    return result;
}

/// Without the classes that are out, in the numbers of the variables; each once.
std::vector<std::vector<int>> restricted(const std::vector<std::vector<int>>& equations,
                                         const std::vector<int>& variable_of_class) {
    std::vector<std::vector<int>> result;
    for (const std::vector<int>& equation : equations) {
        std::vector<int> kept;
        for (int c : equation)
            if (variable_of_class[index(c)] >= 0) kept.push_back(variable_of_class[index(c)]);
        if (!kept.empty()) result.push_back(std::move(kept));
    }
    std::ranges::sort(result);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

}  // namespace

ParityProblem plain_problem(const SparseGraph& g) {
    ParityProblem result;
    for (Vertex v = 0; v < g.order(); ++v) {
        result.members.push_back({v});
        result.variable_of.push_back(v);
        const auto neighbours = g.neighbours(v);
        if (!neighbours.empty())
            result.equations.emplace_back(neighbours.begin(), neighbours.end());
    }
    for (const Edge& e : g.edges()) result.exclusive.emplace_back(e.u, e.v);
    return result;
}

ParityProblem reduced_problem(const EvenKernelSystem& system, LinearPart linear_part) {
    PropagationState state(system);
    state.propagate(nullptr);
    ParityProblem result;
    std::vector<int> variable_of_class(index(system.classes()), -1);
    std::vector<int> open;
    for (int c = 0; c < system.classes(); ++c) {
        if (!state.is_open(c)) continue;
        variable_of_class[index(c)] = static_cast<int>(open.size());
        open.push_back(c);
        result.members.emplace_back(system.members(c).begin(), system.members(c).end());
    }
    for (Vertex v = 0; v < system.graph().order(); ++v) {
        const int c = system.class_of(v);
        result.variable_of.push_back(c < 0 ? -1 : variable_of_class[index(c)]);
    }
    for (int c : open)
        for (int d : system.neighbours(c))
            if (c < d && state.is_open(d))
                result.exclusive.emplace_back(variable_of_class[index(c)],
                                              variable_of_class[index(d)]);
    result.equations = restricted(system.equations(), variable_of_class);
    if (linear_part == LinearPart::forms)
        result.equations = echelon_form(result.equations, result.variables());
    return result;
}

}  // namespace gazetteer
