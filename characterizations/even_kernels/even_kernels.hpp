// SPDX-License-Identifier: GPL-3.0-or-later
// The even kernels of one graph by the engine of one's choice, or by the portfolio.
#pragma once

#include <memory>

#include "characterizations/even_kernels/engines/engine.hpp"
#include "characterizations/even_kernels/search.hpp"

namespace gazetteer::even_kernels {

/// Keeps the reduction and the solvers between questions, so that asking for every root of a graph
/// costs one elimination. Works on the parts of the graph (even_kernel_parts), smallest first: one
/// even kernel of one part is enough for the goals `any` and `smallest`, and that with a given
/// vertex needs its part only; `all` puts those of the parts together. The answer names the engine
/// that gave it, for `none` the last one needed.
class EvenKernels {
  public:
    explicit EvenKernels(SparseGraph g, EvenKernelEngine engine = EvenKernelEngine::automatic);
    ~EvenKernels();
    EvenKernels(EvenKernels&&) noexcept;
    EvenKernels& operator=(EvenKernels&&) noexcept;

    /// A limit that was met makes the answer inconclusive; that on memory too. Throws
    /// ContractViolation if the question names a vertex that is not in the graph, or for `brute`
    /// above order 20.
    EvenKernelAnswer ask(const EvenKernelQuestion& question, const EvenKernelLimits& limits = {});

  private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace gazetteer::even_kernels
