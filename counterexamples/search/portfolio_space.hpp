// SPDX-License-Identifier: GPL-3.0-or-later
// Spaces of the same graphs, searched side by side: by flips of edges, as blow-ups, as compositions
// and as Cayley graphs, and beyond order 64 as linked compositions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "counterexamples/search/constructions/blow_up_space.hpp"
#include "counterexamples/search/constructions/cayley_space.hpp"
#include "counterexamples/search/constructions/composition_space.hpp"
#include "counterexamples/search/space.hpp"

namespace gazetteer::conjectures {

struct PortfolioSpace {
    GraphRestrictions which;
    /// 1 <= order_min <= order_max <= large_order_max. Flips, compositions and Cayley graphs end at
    /// order 64.
    int order_min = 1;
    int order_max = 20;
    /// Those that are searched.
    bool has_flips = true;
    bool has_blow_ups = true;
    bool has_compositions = true;
    bool has_cayley = true;
    bool has_links = false;
    /// Why linked compositions are left out beyond order 64, if it is for their class.
    std::string links_left = {};

    SearchSpace flips() const { return {which, order_min, small_order_max()}; }
    BlowUpSpace blow_ups() const { return {which, order_min, order_max}; }
    CompositionSpace compositions() const { return {which, order_min, small_order_max()}; }
    CayleySpace cayley() const { return {which, order_min, small_order_max()}; }
    CompositionSpace links() const { return linked_compositions({which, order_min, order_max}); }

    bool has_small() const { return order_min <= Graph::order_max; }
    bool has_large() const { return order_max > Graph::order_max; }

    using OneSpace = std::variant<SearchSpace, BlowUpSpace, CompositionSpace, CayleySpace>;
    std::vector<OneSpace> spaces() const;
    /// Those of the same graphs that have a start_of the seed. Linked compositions are searched
    /// where there are orders beyond 64. From a tree or a regular graph hardly a step among
    /// constructions leads to another, but for Cayley graphs, which are all regular.
    PortfolioSpace with_use(std::uint64_t seed) const;

  private:
    int small_order_max() const { return std::min(order_max, Graph::order_max); }
};

/// Which of the spaces() an island is in, and how many before it are in the same.
struct PortfolioTurn {
    std::size_t space;
    std::size_t before;
    bool operator==(const PortfolioTurn&) const = default;
};
/// They go by turns. Where graphs are linked, that space has as many islands of a turn as all
/// others, and seven or more: blow-ups of large graphs take longer, and find less.
PortfolioTurn turn_of(const PortfolioSpace& space, std::size_t island);

/// "connected graphs of order 5 to 20, by flips, as blow-ups, as compositions and as Cayley
/// graphs", "connected graphs of order 5 to 100, by flips to order 64, as blow-ups and as linked
/// compositions".
std::string to_string(const PortfolioSpace& space);

}  // namespace gazetteer::conjectures
