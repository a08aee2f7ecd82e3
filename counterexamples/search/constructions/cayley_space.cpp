// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/constructions/cayley_space.hpp"

#include <array>
#include <span>

#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;
using Kind = CayleyGroup::Kind;

constexpr int cayley_start_attempts = 200;

bool is_cyclic(const CayleyGroup& group) {
    return group.kind == Kind::product && group.b == 1;
}

/// All groups of this order that are told apart, the cyclic one first.
std::vector<CayleyGroup> groups_of_order(int order) {
    std::vector<CayleyGroup> result{{Kind::product, order, 1}};
    for (int b = 2; b * b <= order; ++b)
        if (order % b == 0) result.push_back({Kind::product, order / b, b});
    if (order % 2 == 0) result.push_back({Kind::dihedral, order / 2, 2});
    return result;
}

int any_element(const CayleyGroup& group, Dice& dice) {
    return dice.below(group.order());
}

CayleyGraph with_toggled(const CayleyGraph& g, int element) {
    CayleyGraph single = cayley_graph(g.group, {element});
    if (single.connection.empty()) return g;
    std::vector<int> elements = g.connection;
    if (std::erase(elements, single.connection.front()) == 0) elements.push_back(element);
    return cayley_graph(g.group, elements);
}

/// The elements at the same places of another group of the same kind, as far as it has them.
CayleyGraph in_group(const CayleyGraph& g, const CayleyGroup& group) {
    std::vector<int> elements;
    for (int x : g.connection) {
        if (group.kind == Kind::dihedral) {
            if (x % g.group.a < group.a)
                elements.push_back(x < g.group.a ? x : x % g.group.a + group.a);
        } else if (x % g.group.b < group.b) {
            elements.push_back(x / g.group.b * group.b + x % g.group.b);
        }
    }
    return cayley_graph(group, elements);
}

/// A part has so many elements more; nothing where none would be left.
std::optional<CayleyGraph> resized(const CayleyGraph& g, bool second_part, int by) {
    CayleyGroup group = g.group;
    int& part = second_part ? group.b : group.a;
    part += by;
    return part < 1 ? std::nullopt : std::optional(in_group(g, group));
}

bool has_second_part(const CayleyGroup& group) {
    return group.kind == Kind::product && group.b > 1;
}

std::optional<CayleyGraph> with_exchanged(const CayleyGraph& g, Dice& dice) {
    if (g.connection.empty()) return std::nullopt;
    std::vector<int> elements = g.connection;
    elements[static_cast<std::size_t>(dice.below(static_cast<int>(elements.size())))] =
        any_element(g.group, dice);
    return cayley_graph(g.group, elements);
}

std::optional<CayleyGraph> multiplied(const CayleyGraph& g, Dice& dice) {
    const CayleyGroup& group = g.group;
    if (group.kind == Kind::dihedral) return std::nullopt;
    const int by = dice.between(2, std::max(2, group.a - 1));
    std::vector<int> elements;
    for (int x : g.connection)
        elements.push_back(x / group.b * by % group.a * group.b + x % group.b * by % group.b);
    return cayley_graph(group, elements);
}

CayleyGraph by_one_step_of(std::span<const CayleyStep> steps, const CayleySpace& space,
                           const CayleyGraph& g, Dice& dice) {
    return after_one_of(steps, g, dice, [&](CayleyStep step) -> std::optional<CayleyGraph> {
        auto next = applied(step, g, dice);
        return next && space.contains(*next) ? std::move(next) : std::nullopt;
    });
}

constexpr std::array cayley_steps{CayleyStep::toggle_element,   CayleyStep::toggle_element,
                                  CayleyStep::exchange_element, CayleyStep::exchange_element,
                                  CayleyStep::enlarge_group,    CayleyStep::reduce_group,
                                  CayleyStep::change_group,     CayleyStep::multiply};
constexpr std::array growing_cayley_steps{CayleyStep::enlarge_group, CayleyStep::toggle_element};
constexpr std::array reducing_cayley_steps{CayleyStep::reduce_group};

}  // namespace

bool CayleySpace::contains(const CayleyGraph& g) const {
    const int order = g.order();
    return order_min <= order && order <= order_max && (!cyclic_only || is_cyclic(g.group)) &&
           belongs(which, g.small_graph());
}

std::string to_string(const CayleySpace& space) {
    return std::string(space.cyclic_only ? "circulants" : "Cayley graphs") + " among " +
           to_string(space.which) + " of order " + std::to_string(space.order_min) + " to " +
           std::to_string(space.order_max);
}

std::optional<CayleyGraph> applied(CayleyStep step, const CayleyGraph& g, Dice& dice) {
    const bool second = has_second_part(g.group) && dice.chance(0.5);
    switch (step) {
        case CayleyStep::toggle_element:
            return with_toggled(g, any_element(g.group, dice));
        case CayleyStep::exchange_element:
            return with_exchanged(g, dice);
        case CayleyStep::enlarge_group:
            return resized(g, second, 1);
        case CayleyStep::reduce_group:
            return resized(g, second, -1);
        case CayleyStep::change_group:
            return cayley_graph(one_of(groups_of_order(g.order()), dice), g.connection);
        case CayleyStep::multiply:
            return multiplied(g, dice);
    }
    return std::nullopt;
}

std::vector<CayleyGraph> one_smaller(const CayleyGraph& g) {
    std::vector<CayleyGraph> result;
    for (bool second : {false, true})
        if (!second || has_second_part(g.group))
            if (auto smaller = resized(g, second, -1)) result.push_back(*smaller);
    for (int x : g.connection) result.push_back(with_toggled(g, x));
    return result;
}

std::optional<CayleyGraph> start_in(const CayleySpace& space, Dice& dice) {
    for (int attempt = 0; attempt < cayley_start_attempts; ++attempt) {
        const int order = dice.between(space.order_min, space.order_max);
        const CayleyGroup group = space.cyclic_only ? CayleyGroup{Kind::product, order, 1}
                                                    : one_of(groups_of_order(order), dice);
        std::vector<int> elements;
        for (int left = dice.between(1, 4); left > 0; --left)
            elements.push_back(any_element(group, dice));
        if (CayleyGraph g = cayley_graph(group, elements); space.contains(g)) return g;
    }
    return std::nullopt;
}

CayleyGraph moved(const CayleySpace& space, const CayleyGraph& g, Dice& dice) {
    return by_one_step_of(cayley_steps, space, g, dice);
}

CayleyGraph grown(const CayleySpace& space, const CayleyGraph& g, Dice& dice) {
    return by_one_step_of(growing_cayley_steps, space, g, dice);
}

CayleyGraph reduced(const CayleySpace& space, const CayleyGraph& g, Dice& dice) {
    return by_one_step_of(reducing_cayley_steps, space, g, dice);
}

}  // namespace gazetteer::conjectures
