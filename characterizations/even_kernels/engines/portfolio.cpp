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
constexpr std::uint64_t portfolio_nodes_max = 2'000;
std::uint64_t portfolio_nodes(const EvenKernelSystem& system) {
    const auto classes = static_cast<std::uint64_t>(std::max(1, system.classes()));
    return std::clamp(portfolio_work / classes, portfolio_nodes_min, portfolio_nodes_max);
}

}  // namespace

/// The system at its fixed point with the question's vertex in; nothing when that is impossible.
std::optional<PropagationState> PartKernels::state_for(const EvenKernelQuestion& question) const {
    PropagationState state(*system_);
    if (question.containing) {
        const int c = system_->class_of(*question.containing);
        if (c < 0) return std::nullopt;
        state.choose(c, 1, nullptr);
    }
    if (!state.propagate(nullptr)) return std::nullopt;
    return state;
}

/// Counts, then asks a solver of its own, which starts from what is known.
EvenKernelAnswer PartKernels::count_then_ask_xor(const EvenKernelQuestion& question,
                                                 const EvenKernelLimits& limits) const {
    const Budget budget(limits);
    std::optional<PropagationState> state = state_for(question);
    if (!state) return none("reduction", 0);
    CountingVerdict verdict = decide_by_counting(*system_, *state);
    if (verdict.kind == CountingVerdict::Kind::none) return none("counting", 0);
    if (verdict.kind == CountingVerdict::Kind::exists)
        return found(part_.graph, question, std::move(verdict.kernel), "counting", 0);
    EvenKernelLimits rest = limits;
    rest.seconds = budget.seconds_left();
    return XorEvenKernels(part_.graph, residual_problem(*system_, *state)).ask({}, rest);
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
    if (answer.existence != EvenKernelExistence::inconclusive || limits.nodes <= first.nodes)
        return answer;
    EvenKernelLimits rest = limits;
    rest.seconds = budget.seconds_left();
    return question.goal == EvenKernelQuestion::Goal::any ? count_then_ask_xor(question, rest)
                                                          : ask_xor(question, rest);
}

EvenKernelAnswer PartKernels::ask(const EvenKernelQuestion& question,
                                  const EvenKernelLimits& limits) {
    const Budget budget(limits);
    if (!system_) system_.emplace(part_.graph, part_.out, limits);
    EvenKernelLimits rest = limits;
    rest.seconds = budget.seconds_left();
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
