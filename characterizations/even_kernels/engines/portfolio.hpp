// SPDX-License-Identifier: GPL-3.0-or-later
// One part of a graph with the engine of one's choice: reduction and solvers are kept between
// questions.
#pragma once

#include <optional>

#include "characterizations/even_kernels/engines/engine.hpp"
#include "characterizations/even_kernels/engines/xor.hpp"
#include "characterizations/even_kernels/engines/z3.hpp"
#include "characterizations/even_kernels/system/parts.hpp"
#include "characterizations/even_kernels/system/propagation.hpp"
#include "characterizations/even_kernels/system/reduction.hpp"

namespace gazetteer::even_kernels {

/// Counts, then asks a solver of its own, which starts from what is known. For the goal `any`.
EvenKernelAnswer count_then_ask_xor(const EvenKernelSystem& system,
                                    const EvenKernelQuestion& question,
                                    const EvenKernelLimits& limits = {});

class PartKernels {
  public:
    PartKernels(KernelPart part, EvenKernelEngine engine)
        : part_(std::move(part)), engine_(engine) {}

    const KernelPart& part() const { return part_; }
    /// A question about the part, in its own numbers; not for the engine `brute`. Throws
    /// LimitReached by the reduction.
    EvenKernelAnswer ask(const EvenKernelQuestion& question, const EvenKernelLimits& limits);

  private:
    EvenKernelAnswer ask_portfolio(const EvenKernelQuestion& question,
                                   const EvenKernelLimits& limits);
    EvenKernelAnswer ask_xor(const EvenKernelQuestion& question, const EvenKernelLimits& limits);
    EvenKernelAnswer ask_z3(const EvenKernelQuestion& question, const EvenKernelLimits& limits);

    KernelPart part_;
    EvenKernelEngine engine_;
    std::optional<EvenKernelSystem> system_{};
    std::optional<XorEvenKernels> by_xor_{};
    std::optional<Z3EvenKernels> by_z3_{};
};

}  // namespace gazetteer::even_kernels
