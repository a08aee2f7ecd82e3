// SPDX-License-Identifier: GPL-3.0-or-later
// Families of blow-ups with one parameter m, as corona(Km, K1): what one counterexample is one of.
#pragma once

#include <string>
#include <vector>

#include "graph/families/blow_up.hpp"

namespace gazetteer {

/// Blow-ups that differ in a size m alone, which one class has, or several.
struct BlowUpFamily {
    /// One of them.
    BlowUp member;
    /// The classes of size m, of which there is at least one.
    VertexSet free;

    /// The size of the free classes in `member`.
    int m() const;
    /// m >= 1.
    BlowUp at(int m) const;
    bool operator==(const BlowUpFamily&) const = default;
};

/// "corona(Km, K1)", "complete_multipartite(2, m, m)".
std::string to_string(const BlowUpFamily& family);

/// The families that have the blow-up as a member: each class free by itself, one of a single
/// vertex as a clique and as independent vertices; then all classes of one size above 1, where they
/// are several.
std::vector<BlowUpFamily> families_of(const BlowUp& blow_up);

}  // namespace gazetteer
