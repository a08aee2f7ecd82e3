// SPDX-License-Identifier: GPL-3.0-or-later
// The grounds of a paper's claim as one domain of instances.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "counterexamples/hunt/suite_ground.hpp"
#include "graph/any_graph.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

struct PaperDomain {
    properties::Domain<AnyGraph> domain;
    /// The greatest order of the grounds that are not random; -1 if they have no graph.
    int order_max = -1;
    /// How many graphs the random grounds draw together.
    std::uint64_t draws = 0;
};

/// The graphs of the grounds by increasing order, of one order ground after ground; a graph of two
/// grounds comes twice. `first`, if it is in one of them, comes before the other graphs of its
/// order and size, since it stands for any of them; graphs isomorphic to it are then passed over.
/// Graphs are printed in canonical form, large ones as they are, and all where `names_matter`.
/// Those of random grounds are drawn apart, ground after ground, as a hunt at random draws them;
/// what is smaller within the classes of their models is in the domain, too.
PaperDomain paper_domain(std::vector<SuiteGround> grounds, const std::optional<AnyGraph>& first,
                         bool names_matter = false);

}  // namespace gazetteer::conjectures
