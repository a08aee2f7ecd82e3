// SPDX-License-Identifier: GPL-3.0-or-later
// The engine `xor`: CryptoMiniSat 5 with native XOR constraints and Gauss-Jordan elimination during
// the search [Soos, Nohl, Castelluccia 2009; Han, Jiang 2012].
#pragma once

#include <memory>

#include "characterizations/even_kernels/system/problem.hpp"

namespace gazetteer::even_kernels {

struct XorOptions {
    /// set_allow_otf_gauss; without it XORs only propagate.
    bool gauss = true;
};

/// One solver for all questions about one graph: what it learns for one root serves the others.
class XorEvenKernels {
  public:
    /// `problem` is one of `g`.
    XorEvenKernels(SparseGraph g, ParityProblem problem, XorOptions options = {});
    ~XorEvenKernels();
    XorEvenKernels(XorEvenKernels&&) noexcept;
    XorEvenKernels& operator=(XorEvenKernels&&) noexcept;

    /// Throws ContractViolation if the question names a vertex that is not in the graph.
    EvenKernelAnswer ask(const EvenKernelQuestion& question, const EvenKernelLimits& limits = {});

  private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace gazetteer::even_kernels
