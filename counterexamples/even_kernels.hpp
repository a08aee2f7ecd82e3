// The even kernels of one graph by the engine of one's choice, or by the portfolio.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "counterexamples/even_kernel_reduction.hpp"
#include "counterexamples/even_kernel_search.hpp"

namespace gazetteer {

enum class EvenKernelEngine {
    /// The null space with a limit on its nodes, then counting, then xor.
    automatic,
    z3,
    nullspace,
    xor_,
    brute,
};
/// "auto", "z3", "nullspace", "xor", "brute"; nothing for any other name.
std::optional<EvenKernelEngine> even_kernel_engine(std::string_view name);

/// Keeps the reduction and the solvers between questions, so that asking for every root of a graph
/// costs one elimination. The answer names the engine that gave it.
class EvenKernels {
  public:
    explicit EvenKernels(SparseGraph g, EvenKernelEngine engine = EvenKernelEngine::automatic);
    ~EvenKernels();
    EvenKernels(EvenKernels&&) noexcept;
    EvenKernels& operator=(EvenKernels&&) noexcept;

    /// A limit that was met makes the answer inconclusive; that on memory too. Throws
    /// ContractViolation when the question names no vertex of the graph, or for `brute` above
    /// order 20.
    EvenKernelAnswer ask(const EvenKernelQuestion& question, const EvenKernelLimits& limits = {});

  private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace gazetteer
