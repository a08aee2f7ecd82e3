// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/portfolio_space.hpp"

#include <fmt/format.h>

#include "counterexamples/grounds/belongs_large.hpp"
#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

/// So many islands are among linked graphs for each turn of the other spaces.
constexpr std::size_t linked_islands_least = 7;

}  // namespace

std::vector<PortfolioSpace::OneSpace> PortfolioSpace::spaces() const {
    std::vector<OneSpace> result;
    if (has_flips) result.emplace_back(flips());
    if (has_blow_ups) result.emplace_back(blow_ups());
    if (has_compositions) result.emplace_back(compositions());
    if (has_cayley) result.emplace_back(cayley());
    if (has_links) result.emplace_back(links());
    return result;
}

PortfolioSpace PortfolioSpace::with_use(std::uint64_t seed) const {
    PortfolioSpace result = *this;
    const bool is_wide = !which.trees && !which.regular && !which.vertex_transitive;
    result.has_flips = has_small() && start_of(flips(), seed);
    result.has_blow_ups = is_wide && start_of(blow_ups(), seed);
    result.has_compositions = is_wide && has_small() && start_of(compositions(), seed);
    result.has_cayley = !which.trees && has_small() && start_of(cayley(), seed);
    if (has_large()) result.links_left = why_not_large(which);
    result.has_links =
        is_wide && has_large() && result.links_left.empty() && start_of(links(), seed);
    return result;
}

PortfolioTurn turn_of(const PortfolioSpace& space, std::size_t island) {
    const std::size_t others = space.spaces().size() - 1;
    const std::size_t last = space.has_links ? std::max(others, linked_islands_least) : 1;
    const std::size_t turn = island / (others + last);
    const std::size_t place = island % (others + last);
    if (place < others) return {place, turn};
    return {others, turn * last + place - others};
}

std::string to_string(const PortfolioSpace& space) {
    const std::string to_64 = space.has_large() ? " to order 64" : "";
    std::vector<std::string> ways;
    if (space.has_flips) ways.push_back("by flips" + to_64);
    if (space.has_blow_ups) ways.emplace_back("as blow-ups");
    if (space.has_compositions) ways.push_back("as compositions" + to_64);
    if (space.has_cayley) ways.push_back("as Cayley graphs" + to_64);
    if (space.has_links) ways.emplace_back("as linked compositions");
    std::string result = to_string(SearchSpace{space.which, space.order_min, space.order_max});
    for (std::size_t i = 0; i < ways.size(); ++i)
        result += (i == 0 || i + 1 < ways.size() ? ", " : " and ") + ways[i];
    if (!space.links_left.empty())
        result += fmt::format(" (not as linked compositions: {})", space.links_left);
    return result;
}

}  // namespace gazetteer::conjectures
