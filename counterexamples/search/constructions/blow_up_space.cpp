// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/constructions/blow_up_space.hpp"

#include <algorithm>
#include <array>

#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

constexpr int blow_up_start_attempts = 50;
/// Where those fail, so many of two classes are chosen from.
constexpr std::size_t blow_up_starts_max = 50;
/// How often a first class is independent, a clique, and a clique with leaves.
constexpr std::array first_kinds{ClassKind::independent, ClassKind::independent, ClassKind::clique,
                                 ClassKind::clique, ClassKind::pendant_clique};

/// Each class is joined to one before it where connectedness is asked for, and to some.
Graph random_quotient(int classes, bool connected, Dice& dice) {
    Graph result(classes);
    const double p = dice.below(5) / 4.0;
    for (Vertex i = 1; i < classes; ++i) {
        if (connected) result.add_edge(dice.below(i), i);
        for (Vertex j = 0; j < i; ++j)
            if (dice.chance(p)) result.add_edge(i, j);
    }
    return result;
}

/// Its order is one of the space, unless leaves come to more.
BlowUp random_blow_up(const BlowUpSpace& space, Dice& dice) {
    const int order = dice.between(space.order_min, space.order_max);
    const int count = dice.between(1, std::min(space.classes_max, order));
    BlowUp result;
    result.quotient = random_quotient(
        count, space.which.connected || space.which.biconnected || space.which.trees, dice);
    for (int i = 0; i < count; ++i) result.classes.push_back({one_of(first_kinds, dice), 1});
    while (result.order() < order)
        ++result.classes[static_cast<std::size_t>(dice.below(count))].size;
    return result;
}

std::optional<BlowUp> one_of_two_classes(const BlowUpSpace& space, Dice& dice) {
    std::vector<BlowUp> found;
    for_each_blow_up(std::min(2, space.classes_max), space.order_min, space.order_max,
                     [&](const BlowUp& b) {
                         if (space.contains(b)) found.push_back(b);
                         return found.size() < blow_up_starts_max;
                     });
    if (found.empty()) return std::nullopt;
    return one_of(found, dice);
}

}  // namespace

bool BlowUpSpace::contains(const BlowUp& b) const {
    const int order = b.order();
    return order_min <= order && order <= order_max &&
           b.classes.size() <= static_cast<std::size_t>(classes_max) && belongs(which, b);
}

std::string to_string(const BlowUpSpace& space) {
    return "blow-ups of at most " + std::to_string(space.classes_max) + " classes among " +
           to_string(space.which) + " of order " + std::to_string(space.order_min) + " to " +
           std::to_string(space.order_max);
}

std::optional<BlowUp> start_in(const BlowUpSpace& space, Dice& dice) {
    for (int attempt = 0; attempt < blow_up_start_attempts; ++attempt)
        if (BlowUp b = random_blow_up(space, dice); space.contains(b)) return b;
    return one_of_two_classes(space, dice);
}

}  // namespace gazetteer::conjectures
