// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/portfolio_space.hpp"

#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

std::vector<PortfolioSpace::OneSpace> PortfolioSpace::spaces() const {
    std::vector<OneSpace> result{flips()};
    if (has_blow_ups) result.emplace_back(blow_ups());
    if (has_compositions) result.emplace_back(compositions());
    if (has_cayley) result.emplace_back(cayley());
    return result;
}

PortfolioSpace PortfolioSpace::with_use(std::uint64_t seed) const {
    PortfolioSpace result = *this;
    const bool is_wide = !which.trees && !which.regular;
    result.has_blow_ups = is_wide && start_of(blow_ups(), seed);
    result.has_compositions = is_wide && start_of(compositions(), seed);
    result.has_cayley = !which.trees && start_of(cayley(), seed);
    return result;
}

std::string to_string(const PortfolioSpace& space) {
    std::vector<const char*> ways{"by flips"};
    if (space.has_blow_ups) ways.push_back("as blow-ups");
    if (space.has_compositions) ways.push_back("as compositions");
    if (space.has_cayley) ways.push_back("as Cayley graphs");
    std::string result = to_string(space.flips()) + ", ";
    for (std::size_t i = 0; i < ways.size(); ++i)
        result += std::string(i == 0 ? "" : i + 1 == ways.size() ? " and " : ", ") + ways[i];
    return result;
}

}  // namespace gazetteer::conjectures
