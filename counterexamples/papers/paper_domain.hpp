// SPDX-License-Identifier: GPL-3.0-or-later
// The grounds of a paper's claim as one domain of instances.
#pragma once

#include <optional>
#include <vector>

#include "counterexamples/hunt/suite_ground.hpp"
#include "graph/any_graph.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

/// The domain, and its greatest order; -1 if it has no graph.
struct PaperDomain {
    properties::Domain<AnyGraph> domain;
    int order_max = -1;
};

/// The graphs of the grounds by increasing order, of one order ground after ground; a graph of two
/// grounds comes twice. `first`, if it is in one of them, comes before the other graphs of its
/// order and size, since it stands for any of them; graphs isomorphic to it are then passed over.
/// Graphs are printed in canonical form, large ones as they are.
PaperDomain paper_domain(std::vector<SuiteGround> grounds, const std::optional<AnyGraph>& first);

}  // namespace gazetteer::conjectures
