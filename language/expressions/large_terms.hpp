// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of graphs of more than 64 vertices: those that need nothing but distances, degrees and
// eigenvalues. Each equals the term of the same name on graphs that are not too large for it.
#pragma once

#include <string_view>

#include "graph/sparse_graph.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

/// The terms take no larger graphs: distances take order^2 bytes, spectra order^3 steps.
constexpr int large_order_max = 1000;

/// What a term is of a graph of order at most large_order_max: one function is set, and of reals
/// the one that approximates it too. k is its integer, if it takes one.
struct LargeFunctions {
    std::string_view name;
    Integer (*of_graph)(const SparseGraph& g) = nullptr;
    Real (*real)(const SparseGraph& g, std::int64_t k) = nullptr;
    /// To about 10 digits; NaN where it is undefined.
    double (*approximate)(const SparseGraph& g, std::int64_t k) = nullptr;
};

/// Null for a term that only takes graphs of order at most 64.
const LargeFunctions* large_functions(std::string_view term);

/// Throws LimitExceeded: what has this name takes graphs of order at most 64.
[[noreturn]] void refuse_large(std::string_view name);

}  // namespace gazetteer::conjectures
