// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/engines/engine.hpp"

namespace gazetteer::even_kernels {

std::optional<EvenKernelEngine> even_kernel_engine(std::string_view name) {
    if (name == "auto") return EvenKernelEngine::automatic;
    if (name == "z3") return EvenKernelEngine::z3;
    if (name == "nullspace") return EvenKernelEngine::nullspace;
    if (name == "xor") return EvenKernelEngine::xor_;
    if (name == "brute") return EvenKernelEngine::brute;
    return std::nullopt;
}

}  // namespace gazetteer::even_kernels
