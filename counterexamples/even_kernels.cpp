#include "counterexamples/even_kernels.hpp"

#include <algorithm>

#include "counterexamples/even_kernel_brute.hpp"
#include "counterexamples/even_kernel_counting.hpp"
#include "counterexamples/even_kernel_nullspace.hpp"
#include "counterexamples/even_kernel_xor.hpp"
#include "counterexamples/even_kernel_z3.hpp"

namespace gazetteer {

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

std::optional<EvenKernelEngine> even_kernel_engine(std::string_view name) {
    if (name == "auto") return EvenKernelEngine::automatic;
    if (name == "z3") return EvenKernelEngine::z3;
    if (name == "nullspace") return EvenKernelEngine::nullspace;
    if (name == "xor") return EvenKernelEngine::xor_;
    if (name == "brute") return EvenKernelEngine::brute;
    return std::nullopt;
}

struct EvenKernels::Implementation {
    Implementation(SparseGraph g, EvenKernelEngine e) : graph(std::move(g)), engine(e) {}

    SparseGraph graph;
    EvenKernelEngine engine;
    std::optional<EvenKernelSystem> system{};
    std::optional<XorEvenKernels> by_xor{};
    std::optional<Z3EvenKernels> by_z3{};

    /// The system at its fixed point with the question's vertex in; nothing when that is
    /// impossible.
    std::optional<PropagationState> state_for(const EvenKernelQuestion& question) const {
        PropagationState state(*system);
        if (question.containing) {
            const int c = system->class_of(*question.containing);
            if (c < 0) return std::nullopt;
            state.choose(c, 1, nullptr);
        }
        if (!state.propagate(nullptr)) return std::nullopt;
        return state;
    }
    /// Counts, then asks a solver of its own, which starts from what is known.
    EvenKernelAnswer count_then_ask_xor(const EvenKernelQuestion& question,
                                        const EvenKernelLimits& limits) const {
        const Budget budget(limits);
        std::optional<PropagationState> state = state_for(question);
        if (!state) return none("reduction", 0);
        CountingVerdict verdict = decide_by_counting(*system, *state);
        if (verdict.kind == CountingVerdict::Kind::none) return none("counting", 0);
        if (verdict.kind == CountingVerdict::Kind::exists)
            return found(graph, question, std::move(verdict.kernel), "counting", 0);
        EvenKernelLimits rest = limits;
        rest.seconds = budget.seconds_left();
        return XorEvenKernels(graph, residual_problem(*system, *state)).ask({}, rest);
    }
    EvenKernelAnswer ask_xor(const EvenKernelQuestion& question, const EvenKernelLimits& limits) {
        if (!by_xor) by_xor.emplace(graph, reduced_problem(*system));
        return by_xor->ask(question, limits);
    }
    EvenKernelAnswer ask_z3(const EvenKernelQuestion& question, const EvenKernelLimits& limits) {
        if (!by_z3) {
            // As fast as any encoding on nearly every graph measured (docs/EVEN-KERNELS.md), and
            // incremental.
            by_z3.emplace(Z3Encoding::sat_core);
            by_z3->load(graph, reduced_problem(*system, LinearPart::equations));
        }
        return by_z3->ask(question, limits);
    }
    EvenKernelAnswer ask_portfolio(const EvenKernelQuestion& question,
                                   const EvenKernelLimits& limits) {
        const Budget budget(limits);
        EvenKernelLimits first = limits;
        first.nodes = std::min(limits.nodes, portfolio_nodes(*system));
        EvenKernelAnswer answer = nullspace_even_kernel(*system, question, first);
        if (answer.existence != EvenKernelExistence::inconclusive || limits.nodes <= first.nodes)
            return answer;
        EvenKernelLimits rest = limits;
        rest.seconds = budget.seconds_left();
        return question.goal == EvenKernelQuestion::Goal::any ? count_then_ask_xor(question, rest)
                                                              : ask_xor(question, rest);
    }
    EvenKernelAnswer ask(const EvenKernelQuestion& question, const EvenKernelLimits& limits) {
        if (engine == EvenKernelEngine::brute) {
            require(graph.order() <= brute_order_max, "order <= 20");
            return brute_even_kernel(to_graph(graph), question, limits);
        }
        const Budget budget(limits);
        if (!system) system.emplace(graph, limits);
        EvenKernelLimits rest = limits;
        rest.seconds = budget.seconds_left();
        switch (engine) {
            case EvenKernelEngine::nullspace:
                return nullspace_even_kernel(*system, question, rest);
            case EvenKernelEngine::xor_:
                return ask_xor(question, rest);
            case EvenKernelEngine::z3:
                return ask_z3(question, rest);
            default:
                return ask_portfolio(question, rest);
        }
    }
};

EvenKernels::EvenKernels(SparseGraph g, EvenKernelEngine engine)
    : implementation_(std::make_unique<Implementation>(std::move(g), engine)) {}
EvenKernels::~EvenKernels() = default;
EvenKernels::EvenKernels(EvenKernels&&) noexcept = default;
EvenKernels& EvenKernels::operator=(EvenKernels&&) noexcept = default;

EvenKernelAnswer EvenKernels::ask(const EvenKernelQuestion& question,
                                  const EvenKernelLimits& limits) {
    require_vertex(implementation_->graph, question);
    try {
        return implementation_->ask(question, limits);
    } catch (const LimitReached& e) {
        return inconclusive("reduction", 0, e.what());
    }
}

}  // namespace gazetteer
