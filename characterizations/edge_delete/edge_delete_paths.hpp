// SPDX-License-Identifier: GPL-3.0-or-later
// The edge-delete game on paths [GGHR, section 2]: Grundy values by the printed recurrence, their
// period with a certificate, and the verdict for a path of any order or a union of paths.
//
// A position is a union of paths of order >= 2; deleting an edge splits a path of order n into k
// and n - k, both >= 2. With two tokens taken off each order this is the octal game .07, Dawson's
// Kayles: g(n) = G(n - 2) [OEIS A002187].
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "characterizations/edge_delete/guy_smith.hpp"
#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// g(0), ..., g(n_max) by the recurrence of [GGHR, section 2]: g(n) is the least natural number not
/// in {g(k) xor g(n - k) : 2 <= k <= n - 2}. That set is empty for n <= 3, so g(0) = g(1) = 0 too;
/// P_0 is the empty sum, and P_1, an isolated vertex, is not a position of the game.
/// n_max >= -1. O(n_max^2).
std::vector<int> edge_delete_path_grundy_values(int n_max);

/// Dawson's Kayles, the octal game .07.
OctalGame dawsons_kayles();

/// The proof that g has period 34, as a certificate for .07 on heaps of n - 2; made once.
const PeriodCertificate& edge_delete_path_certificate();

/// g(n) for any n >= 2, from the certificate. O(1).
int edge_delete_path_grundy_value(std::int64_t n);

/// n belongs to one of the sets of [GGHR, Theorem 4]: the second player B wins on the path of
/// order n. As printed, for any n.
bool in_sets_of_theorem_4(std::int64_t n);

/// A union of paths of orders p_1, p_2, ..., each >= 2, decided.
struct PathsVerdict {
    Outcome outcome = Outcome::P;
    int grundy = 0;
    /// For N: all moves to P, as the component's index and the order k <= n - k that is split off.
    struct Split {
        int component = 0;
        std::int64_t part = 0;
        bool operator==(const Split&) const = default;
    };
    std::vector<Split> winning_splits;
};

/// Throws ContractViolation when an order is below 2. Linear in the sum of the orders.
PathsVerdict decide_edge_delete_on_paths(std::span<const std::int64_t> orders);

/// The same for a graph all of whose components are paths of order >= 2; nothing for any other.
struct EdgeDeletePathsVerdict {
    Outcome outcome = Outcome::P;
    int grundy = 0;
    /// For N: the edges whose removal leaves a P-position, ascending.
    std::vector<Edge> winning_moves;
};
std::optional<EdgeDeletePathsVerdict> decide_edge_delete_on_paths(const SparseGraph& g);

}  // namespace gazetteer
