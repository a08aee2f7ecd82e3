// SPDX-License-Identifier: GPL-3.0-or-later
// The rule for a product of paths at one common zero of its factors' polynomials.
//
// There the factor i is K[t_i] / (t_i^c_i) and the vertex is, up to a unit, the monomial of the
// t_i^o_i, where c_i is a power of 2, or less one, and o_i likewise, or 0. The adjacency matrix is
// multiplication by s, the sum of the t_i. The rule says when s divides the monomial, by the
// exponents alone. docs/GRIDS.md has the proof.
#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace gazetteer {

/// t^o modulo t^c.
struct LocalFactor {
    /// c = 2^exponent - 1 and o = 2^power - 1; otherwise c = 2^exponent and o = 2^power.
    bool less_one = false;
    int exponent = 0;
    /// Nothing: o = 0, and not less_one.
    std::optional<int> power;

    int c() const { return (1 << exponent) - (less_one ? 1 : 0); }
    int o() const { return power ? (1 << *power) - (less_one ? 1 : 0) : 0; }
};

/// Whether s divides the monomial: the vertex is N as far as this zero can tell. O(n^2 exponent).
bool sum_divides_monomial(const std::vector<LocalFactor>& factors);

/// Why s does not divide the monomial: some factors in pairs, each of which it does not divide by
/// itself, and a block of the others with a direction, the variable that the sum eliminates.
/// Indices of `factors`.
struct LocalObstruction {
    std::vector<std::pair<int, int>> pairs;
    /// Empty when the pairs are all.
    std::vector<int> block;
    int direction = -1;
    /// In the block, with u the sum of the others and c that of the direction: u^c = 0, or
    /// else (then `shifted`) u^(c + 1) = 0 and u^(1 + o) times the others' monomial is not 0.
    bool shifted = false;
};
/// Nothing iff s divides the monomial.
std::optional<LocalObstruction> local_obstruction(const std::vector<LocalFactor>& factors);

}  // namespace gazetteer
