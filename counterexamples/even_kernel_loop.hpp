// What the satisfiability engines share: the loop over models for each goal, and a watch on the
// flag by which another thread cancels.
#pragma once

#include <algorithm>
#include <chrono>
#include <stop_token>
#include <thread>

#include "counterexamples/even_kernel_problem.hpp"
#include "counterexamples/even_kernel_search.hpp"

namespace gazetteer {

enum class Satisfiable { yes, no, unknown };

/// Calls `interrupt` (from another thread) once the flag is set, as long as the watch lives.
template <class Interrupt>
class CancelWatch {
  public:
    CancelWatch(const std::atomic<bool>* cancelled, Interrupt interrupt) {
        if (!cancelled) return;
        thread_ = std::thread([this, cancelled, interrupt] {
            while (!done_.load()) {
                if (cancelled->load()) return interrupt();
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        });
    }
    ~CancelWatch() {
        done_ = true;
        if (thread_.joinable()) thread_.join();
    }
    CancelWatch(const CancelWatch&) = delete;
    CancelWatch& operator=(const CancelWatch&) = delete;

  private:
    std::atomic<bool> done_{false};
    std::thread thread_;
};

/// Why a solver did not come to an end.
inline std::string limit_met(const Budget& budget) {
    if (budget.limits().cancelled && budget.limits().cancelled->load()) return "cancelled";
    return budget.seconds_left() == 0 ? "the time limit" : "a limit of the solver";
}

/// The variables of `problem` that hold in `model`, as vertices.
template <class Holds>
std::vector<Vertex> vertices_of(const ParityProblem& problem, Holds holds) {
    std::vector<Vertex> result;
    for (int x = 0; x < problem.variables(); ++x) {
        const auto& members = problem.members[static_cast<std::size_t>(x)];
        if (holds(x)) result.insert(result.end(), members.begin(), members.end());
    }
    return result;
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

}  // namespace gazetteer
