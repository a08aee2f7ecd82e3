// SPDX-License-Identifier: GPL-3.0-or-later
// Families of expressions with one parameter m, as corona(Km, K1) and join(cycle(m), K2): what one
// counterexample is one of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graph/families/composition.hpp"

namespace gazetteer {

/// Expressions that differ in a number m alone, which stands in one place, or in several.
struct CompositionFamily {
    /// One of them.
    Composition member;
    /// The places of m, ascending, of which there is at least one.
    std::vector<NumberPlace> free;

    /// The number in the free places of `member`.
    int m() const;
    /// m >= 1. Nothing where there is no such graph, as cycle(2).
    std::optional<Composition> at(int m) const;
    bool operator==(const CompositionFamily&) const = default;
};

/// "corona(Km, K1)", "link(K3, beads(path(m), K4))".
std::string to_string(const CompositionFamily& family);

/// The families that have the expression as a member: each number free by itself, that of a single
/// vertex as a clique and as independent vertices; then all numbers of one value above 1, where
/// they are several. Groups and connection sets stay as they are.
std::vector<CompositionFamily> families_of(const Composition& c);

}  // namespace gazetteer
