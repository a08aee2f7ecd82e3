// SPDX-License-Identifier: GPL-3.0-or-later
// What the satisfiability engines share: the loop over models for each goal.
#pragma once

#include <algorithm>
#include <optional>

#include "characterizations/even_kernels/search.hpp"
#include "characterizations/even_kernels/system/problem.hpp"

namespace gazetteer::even_kernels {

enum class Satisfiable { yes, no, unknown };

/// Why a solver did not come to an end.
inline std::string limit_met(const Budget& budget) {
    if (budget.limits().stop.stop_requested()) return "an interrupt";
    return budget.seconds_left() == 0 ? "the time limit" : "a limit of the solver";
}

/// What is in anyway and the variables that hold, as vertices.
template <class Holds>
std::vector<Vertex> vertices_of(const ParityProblem& problem, Holds holds) {
    std::vector<Vertex> result = problem.always;
    for (int x = 0; x < problem.variables(); ++x) {
        const auto& members = problem.members[static_cast<std::size_t>(x)];
        if (holds(x)) result.insert(result.end(), members.begin(), members.end());
    }
    return result;
}

/// The variable of the vertex that must be in; nothing when there is no such vertex or it is in
/// anyway.
inline std::optional<int> variable_to_assume(const ParityProblem& problem,
                                             const EvenKernelQuestion& question) {
    if (!question.containing) return std::nullopt;
    const int x = problem.variable_of[static_cast<std::size_t>(*question.containing)];
    return x < 0 ? std::nullopt : std::optional(x);
}

/// The answer when no solver is needed: there is no variable, or the vertex that must be in is
/// known to be out.
inline std::optional<EvenKernelAnswer> answer_at_once(const SparseGraph& g,
                                                      const ParityProblem& problem,
                                                      const EvenKernelQuestion& question) {
    const auto& always = problem.always;
    if (question.containing && !variable_to_assume(problem, question) &&
        std::ranges::count(always, *question.containing) == 0)
        return none("reduction", 0);
    if (problem.variables() > 0) return std::nullopt;
    if (always.empty()) return none("reduction", 0);
    return found_all(g, question, {always}, "reduction", 0);
}

/// Asks a solver, for the goal `any` once, else until no model is left: for `all` each model is
/// excluded (block), for `smallest` each set that is not smaller (shrink_below). The solver's
/// solve(budget) says whether there is a model; kernel() is that of the last one.
template <class Solver>
EvenKernelAnswer ask_for_models(Solver& solver, const SparseGraph& g,
                                const EvenKernelQuestion& question, Budget& budget,
                                const std::string& name) {
    using Goal = EvenKernelQuestion::Goal;
    std::vector<std::vector<Vertex>> kernels;
    const auto stopped = [&](const std::string& limit) {
        EvenKernelAnswer answer = inconclusive(name, solver.nodes(), limit);
        if (question.goal == Goal::smallest && !kernels.empty()) answer.kernel = kernels.back();
        if (question.goal == Goal::all) answer.kernels = std::move(kernels);
        return answer;
    };
    while (true) {
        const Satisfiable result = solver.solve(budget);
        if (result == Satisfiable::unknown) return stopped(limit_met(budget));
        if (result == Satisfiable::no) break;
        kernels.push_back(solver.kernel());
        if (question.goal == Goal::any) break;
        if (question.goal == Goal::smallest) {
            solver.shrink_below(static_cast<int>(kernels.back().size()));
        } else {
            if (kernels.size() > budget.limits().kernels) {
                kernels.pop_back();
                return stopped("the limit on the number of kernels");
            }
            solver.block();
        }
    }
    if (kernels.empty()) return none(name, solver.nodes());
    if (question.goal == Goal::all)
        return found_all(g, question, std::move(kernels), name, solver.nodes());
    return found(g, question, std::move(kernels.back()), name, solver.nodes());
}

}  // namespace gazetteer::even_kernels
