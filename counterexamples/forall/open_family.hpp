// SPDX-License-Identifier: GPL-3.0-or-later
// Families without an upper end, as a file's ground has them: "prism 3..", "grid 3 1..". What is
// claimed of them is decided for all members where their terms have laws.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "graph/any_graph.hpp"
#include "graph/chains/chain.hpp"
#include "language/expressions/conjecture.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::conjectures {

struct OpenFamily {
    /// "prism", "grid 3", or a chain by its parts.
    std::string name;
    Chain chain;
    /// All members of so many units, or more; at least units_min(chain).
    int from = 1;

    /// "prism n, n >= 3".
    std::string text() const;
};

/// The chains of a ground that go on for ever; none where a range has an end, or no chain is named.
/// A range of K, "grid 1..3 1..", is so many chains. They begin with the least order in `orders`,
/// or in those that the ground says, and have no greatest one.
std::vector<OpenFamily> open_families(std::string_view ground, Range orders = {});

/// The number of units if the graph is a member; to 64 vertices up to isomorphism, beyond as it is.
std::optional<int> units_of(const OpenFamily& family, const AnyGraph& g);
/// Throws ContractViolation unless there is a member of n units.
AnyGraph member_of(const OpenFamily& family, int n);
/// What gives it back: "path 65".
std::string member_text(const OpenFamily& family, int n);

/// What is known of all members. A statement about vertices is decided on open chains, and on rings
/// whose units are alike. Throws runs::Stopped.
struct ForAllAnswer {
    properties::ForAllRun run;
    /// If refuted.
    int least = 0;
};
ForAllAnswer decide_for_all(const Conjecture& conjecture, const OpenFamily& family);

}  // namespace gazetteer::conjectures
