// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the engines.
#pragma once

#include <optional>
#include <string_view>

namespace gazetteer::even_kernels {

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

}  // namespace gazetteer::even_kernels
