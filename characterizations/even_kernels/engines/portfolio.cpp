// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/engines/portfolio.hpp"

#include <algorithm>

#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "characterizations/even_kernels/system/counting.hpp"
#include "characterizations/even_kernels/system/problem.hpp"

namespace gazetteer::even_kernels {

namespace {

/// What the portfolio's first engine may spend, in nodes times classes: where the null space is
/// easy, far less is enough, and where it is not, CryptoMiniSat alone is not to be faster by much.
constexpr std::uint64_t portfolio_work = 5'000;
constexpr std::uint64_t portfolio_nodes_min = 8;
std::uint64_t portfolio_nodes(const EvenKernelSystem& system) {
    // One more than the classes, of which there may be none.
    const auto share = portfolio_work / static_cast<std::uint64_t>(system.classes() + 1);
    return std::max(share, portfolio_nodes_min);
}

/// The system at its fixed point with the question's vertex in; nothing when that is impossible.
std::optional<PropagationState> state_for(const EvenKernelSystem& system,
                                          const EvenKernelQuestion& question) {
    PropagationState state(system);
    if (question.containing) {
        const int c = system.class_of(*question.containing);
        if (c < 0) return std::nullopt;
        state.choose(c, 1, nullptr);
    }
    if (!state.propagate(nullptr)) return std::nullopt;
    return state;
}

}  // namespace

EvenKernelAnswer count_then_ask_xor(const EvenKernelSystem& system,
                                    const EvenKernelQuestion& question,
                                    const EvenKernelLimits& limits) {
    const Budget budget(limits);
    std::optional<PropagationState> state = state_for(system, question);
    if (!state) return none("reduction", 0);
    CountingVerdict verdict = decide_by_counting(system, *state);
    if (verdict.kind == CountingVerdict::Kind::none) return none("counting", 0);
    if (verdict.kind == CountingVerdict::Kind::exists)
        return found(system.graph(), question, std::move(verdict.kernel), "counting", 0);
    return XorEvenKernels(system.graph(), residual_problem(system, *state)).ask({}, budget.rest());
}

EvenKernelAnswer PartKernels::ask_xor(const EvenKernelQuestion& question,
                                      const EvenKernelLimits& limits) {
    if (!by_xor_) by_xor_.emplace(part_.graph, reduced_problem(*system_));
    return by_xor_->ask(question, limits);
}

EvenKernelAnswer PartKernels::ask_z3(const EvenKernelQuestion& question,
                                     const EvenKernelLimits& limits) {
    if (!by_z3_) {
        // As fast as any encoding on nearly every graph measured (docs/EVEN-KERNELS.md), and
        // incremental.
        by_z3_.emplace(Z3Encoding::sat_core);
        by_z3_->load(part_.graph, reduced_problem(*system_, LinearPart::equations));
    }
    return by_z3_->ask(question, limits);
}

EvenKernelAnswer PartKernels::ask_portfolio(const EvenKernelQuestion& question,
                                            const EvenKernelLimits& limits) {
    const Budget budget(limits);
    EvenKernelLimits first = limits;
    first.nodes = std::min(limits.nodes, portfolio_nodes(*system_));
    EvenKernelAnswer answer = nullspace_even_kernel(*system_, question, first);
    if (answer.existence != EvenKernelExistence::inconclusive || limits.nodes == first.nodes)
        return answer;
    return question.goal == EvenKernelQuestion::Goal::any
               ? count_then_ask_xor(*system_, question, budget.rest())
               : ask_xor(question, budget.rest());
}

EvenKernelAnswer PartKernels::ask(const EvenKernelQuestion& question,
                                  const EvenKernelLimits& limits) {
    const Budget budget(limits);
    if (!system_) system_.emplace(part_.graph, part_.out, limits);
    const EvenKernelLimits rest = budget.rest();
    switch (engine_) {
        case EvenKernelEngine::nullspace:
            return nullspace_even_kernel(*system_, question, rest);
        case EvenKernelEngine::xor_:
            return ask_xor(question, rest);
        case EvenKernelEngine::z3:
            return ask_z3(question, rest);
        default:
            return ask_portfolio(question, rest);
    }
}

}  // namespace gazetteer::even_kernels
