// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/testkit/game_tree.hpp"

#include <algorithm>
#include <iterator>

namespace gazetteer {

namespace {

using Trees = std::vector<GameTree>;

/// A right option of `option` that is <= g; null if there is none.
const GameTree* reverses(const GameTree& option, const GameTree& g) {
    const auto found = std::ranges::find_if(
        option.right, [&](const GameTree& answer) { return at_most(answer, g); });
    return found == option.right.end() ? nullptr : &*found;
}

/// The left options of g, each reversible one replaced by the left options of what reverses it.
Trees bypassed(const GameTree& g) {
    Trees result;
    for (Trees open = g.left; !open.empty();) {
        const GameTree option = open.back();
        open.pop_back();
        if (const GameTree* const answer = reverses(option, g))
            std::ranges::copy(answer->left, std::back_inserter(open));
        else
            result.push_back(option);
    }
    return result;
}

/// The greatest of the games, each once.
Trees maximal(Trees games) {
    std::ranges::sort(games);
    games.erase(std::unique(games.begin(), games.end()), games.end());
    Trees result;
    std::ranges::copy_if(games, std::back_inserter(result), [&](const GameTree& game) {
        return std::ranges::none_of(
            games, [&](const GameTree& other) { return other != game && at_most(game, other); });
    });
    return result;
}

Trees negatives(const Trees& games) {
    Trees result;
    std::ranges::transform(games, std::back_inserter(result), negative);
    return result;
}

Trees canonical_options(const Trees& games) {
    Trees result;
    std::ranges::transform(games, std::back_inserter(result), canonical);
    return result;
}

}  // namespace

std::strong_ordering GameTree::operator<=>(const GameTree& other) const {
    if (const auto by_left = left <=> other.left; by_left != 0) return by_left;
    return right <=> other.right;
}

bool at_most(const GameTree& g, const GameTree& h) {
    return std::ranges::none_of(g.left,
                                [&](const GameTree& option) { return at_most(h, option); }) &&
           std::ranges::none_of(h.right,
                                [&](const GameTree& option) { return at_most(option, g); });
}

GameTree sum(const GameTree& g, const GameTree& h) {
    GameTree result;
    for (const GameTree& option : g.left) result.left.push_back(sum(option, h));
    for (const GameTree& option : h.left) result.left.push_back(sum(g, option));
    for (const GameTree& option : g.right) result.right.push_back(sum(option, h));
    for (const GameTree& option : h.right) result.right.push_back(sum(g, option));
    return result;
}

GameTree negative(const GameTree& g) {
    return {negatives(g.right), negatives(g.left)};
}

GameTree canonical(const GameTree& g) {
    const GameTree whole{canonical_options(g.left), canonical_options(g.right)};
    Trees right = negatives(maximal(bypassed(negative(whole))));
    std::ranges::sort(right);
    return {maximal(bypassed(whole)), std::move(right)};
}

}  // namespace gazetteer
