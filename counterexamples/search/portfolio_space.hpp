// SPDX-License-Identifier: GPL-3.0-or-later
// Spaces of the same graphs, searched side by side: by flips of edges, as blow-ups, as compositions
// and as Cayley graphs.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "counterexamples/search/constructions/blow_up_space.hpp"
#include "counterexamples/search/constructions/cayley_space.hpp"
#include "counterexamples/search/constructions/composition_space.hpp"
#include "counterexamples/search/space.hpp"

namespace gazetteer::conjectures {

struct PortfolioSpace {
    GraphRestrictions which;
    /// 1 <= order_min <= order_max <= 64.
    int order_min = 1;
    int order_max = 20;
    /// Those that are searched besides flips.
    bool has_blow_ups = true;
    bool has_compositions = true;
    bool has_cayley = true;

    SearchSpace flips() const { return {which, order_min, order_max}; }
    BlowUpSpace blow_ups() const { return {which, order_min, order_max}; }
    CompositionSpace compositions() const { return {which, order_min, order_max}; }
    CayleySpace cayley() const { return {which, order_min, order_max}; }

    using OneSpace = std::variant<SearchSpace, BlowUpSpace, CompositionSpace, CayleySpace>;
    std::vector<OneSpace> spaces() const;
    /// Those of the same graphs that have a start_of the seed. From a tree or a regular graph
    /// hardly a step among constructions leads to another, but for Cayley graphs, which are all
    /// regular.
    PortfolioSpace with_use(std::uint64_t seed) const;
};

/// "connected graphs of order 5 to 20, by flips, as blow-ups, as compositions and as Cayley
/// graphs".
std::string to_string(const PortfolioSpace& space);

}  // namespace gazetteer::conjectures
