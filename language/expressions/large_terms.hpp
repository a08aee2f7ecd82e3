// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of graphs of more than 64 vertices: those that need nothing but distances, degrees,
// eigenvalues and, of graphs of few classes of like vertices, these classes. Each equals the term
// of the same name on graphs that are not too large for it.
#pragma once

#include <string_view>
#include <vector>

#include "graph/sparse_graph.hpp"
#include "language/expressions/term_game.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

/// The terms take no larger graphs: distances take order^2 bytes, spectra order^3 steps.
constexpr int large_order_max = 1000;

/// What a term is of a graph of order at most large_order_max: one function is set, and of
/// reals the one that approximates it too. k is its integer, if it takes one.
struct LargeFunctions {
    std::string_view name;
    Integer (*of_graph)(const SparseGraph& g) = nullptr;
    Real (*real)(const SparseGraph& g, std::int64_t k) = nullptr;
    /// To about 10 digits; NaN where it is undefined.
    double (*approximate)(const SparseGraph& g, std::int64_t k) = nullptr;
    /// The number of each vertex, and of each two, that of u and w at u * order + w.
    std::vector<Integer> (*of_vertices)(const SparseGraph& g) = nullptr;
    std::vector<Integer> (*of_pairs)(const SparseGraph& g) = nullptr;
    /// The least of the numbers of u and a member of a set, of each u; the set is not empty.
    std::vector<Integer> (*least_to_set)(const SparseGraph& g,
                                         const std::vector<Vertex>& set) = nullptr;
    /// Whether the number of the graph takes no time to speak of; null where it never does.
    bool (*is_quick)(const SparseGraph& g) = nullptr;
};

/// Null for a term that only takes graphs of order at most 64.
const LargeFunctions* large_functions(std::string_view term);

/// What the term of this name asks of a game given as data on the whole graph. Throws LimitExceeded
/// for a game with tokens, and for a graph that is too large for its rules.
Integer of_large_game(std::string_view term, TermGame game, const SparseGraph& g);

/// Throws LimitExceeded: what has this name takes graphs of order at most 64.
[[noreturn]] void refuse_large(std::string_view name);
/// The same, and larger ones of at most 20 classes of like vertices.
[[noreturn]] void refuse_many_classes();

}  // namespace gazetteer::conjectures
