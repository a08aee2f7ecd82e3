// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/constructions/composition_steps.hpp"

#include <algorithm>
#include <array>

#include "counterexamples/search/random_moves.hpp"
#include "language/expressions/large_terms.hpp"

namespace gazetteer::conjectures {

using properties::Dice;

namespace {

constexpr int leaf_number_max = 64;

Composition clique_or_empty(ClassKind kind, int size) {
    return {BlowUp{{{kind, size}}, Graph(1)}};
}

Composition named_leaf(const char* family, std::vector<int> values) {
    return {FamilyMember{find_family(family), std::move(values)}};
}

}  // namespace

int some_number(Dice& dice) {
    int result = 1;
    while (dice.chance(0.6) && result < leaf_number_max) result += dice.below(result + 1) + 1;
    return std::min(result, leaf_number_max);
}

Composition leaf_of_number(int n, Dice& dice) {
    switch (dice.below(6)) {
        case 0:
        case 1:
            return clique_or_empty(ClassKind::clique, n);
        case 2:
        case 3:
            return clique_or_empty(ClassKind::independent, n);
        case 4:
            return n < 3 ? clique_or_empty(ClassKind::clique, n) : named_leaf("path", {n});
        default:
            return n < 4 ? clique_or_empty(ClassKind::clique, n) : named_leaf("cycle", {n});
    }
}

namespace {

/// The number of a leaf of these kinds.
int number_of(const Composition& leaf) {
    const auto* const b = std::get_if<BlowUp>(&leaf.leaf);
    return b != nullptr ? b->classes.front().size
                        : std::get<FamilyMember>(leaf.leaf).values.front();
}

/// The leaf of its kind with another number; paths and cycles of few vertices are cliques, or paths
/// too.
Composition with_number(Composition leaf, int n) {
    auto* const b = std::get_if<BlowUp>(&leaf.leaf);
    if (b == nullptr && n < 3) return clique_or_empty(ClassKind::clique, n);
    (b != nullptr ? b->classes.front().size : std::get<FamilyMember>(leaf.leaf).values.front()) = n;
    return leaf;
}

Composition composed(Composing by, std::vector<Composition> parts) {
    return {BlowUp{}, std::move(parts), by};
}

Composition end_of_chain(Dice& dice) {
    if (dice.chance(0.25)) return leaf_of_number(some_number(dice), dice);
    return composed(Composing::corona,
                    {clique_or_empty(ClassKind::clique, some_number(dice)),
                     clique_or_empty(ClassKind::independent, some_number(dice))});
}

void change_to(Composition& leaf, int n) {
    if (1 <= n && n <= leaf_number_max) leaf = with_number(std::move(leaf), n);
}

}  // namespace

Composition chain_of_ends(Dice& dice) {
    constexpr int small = 5;
    Composition repeated = leaf_of_number(dice.between(1, small), dice);
    if (dice.chance(0.6)) {
        Composition other = leaf_of_number(dice.between(1, small), dice);
        repeated = composed(dice.chance(0.8) ? Composing::link : Composing::corona,
                            {std::move(repeated), std::move(other)});
    }
    Composition first = end_of_chain(dice);
    Composition middle = composed(Composing::beads,
                                  {named_leaf("path", {dice.between(3, 12)}), std::move(repeated)});
    return composed(Composing::link, {std::move(first), std::move(middle), end_of_chain(dice)});
}

Composition with_other_numbers(Composition c, Dice& dice) {
    const auto leaves = leaves_of(c);
    if (dice.chance(0.2)) {
        constexpr std::array tenths{7, 8, 9, 11, 12, 14};
        const int factor = one_of(tenths, dice);
        for (Composition* leaf : leaves)
            if (const int n = number_of(*leaf); n >= 4) change_to(*leaf, (n * factor + 5) / 10);
        return c;
    }
    for (int changes = dice.chance(0.5) ? 1 : dice.between(2, 3); changes > 0; --changes) {
        Composition& leaf = *one_of(leaves, dice);
        const int n = number_of(leaf);
        const int by = dice.chance(0.6) ? 1 : dice.between(1, std::max(1, n / 3));
        change_to(leaf, dice.chance(0.5) ? n + by : n - by);
    }
    return c;
}

Composition* node_at(Composition& c, int place) {
    if (place == 0) return &c;
    --place;
    for (Composition& part : c.parts) {
        const int nodes = part.nodes();
        if (place < nodes) return node_at(part, place);
        place -= nodes;
    }
    return nullptr;
}

namespace {

Composing way_of_two(Dice& dice, bool is_linked) {
    constexpr std::array linking{Composing::link,   Composing::link,   Composing::link,
                                 Composing::beads,  Composing::beads,  Composing::corona,
                                 Composing::corona, Composing::amalgam};
    if (is_linked) return one_of(linking, dice);
    constexpr std::array ways{Composing::join,   Composing::join,         Composing::disjoint_union,
                              Composing::corona, Composing::corona,       Composing::cartesian,
                              Composing::tensor, Composing::substitution, Composing::strong};
    return one_of(ways, dice);
}
/// What composes three parts or more.
Composing way_of_many(Composing now, Dice& dice, bool is_linked) {
    constexpr std::array linking{Composing::link, Composing::amalgam};
    if (is_linked) return one_of(linking, dice);
    return now == Composing::join ? Composing::disjoint_union : Composing::join;
}
Composing way_of_one(Dice& dice) {
    constexpr std::array ways{Composing::cone, Composing::line, Composing::complement};
    return one_of(ways, dice);
}

std::size_t any_part(const Composition& node, Dice& dice) {
    return static_cast<std::size_t>(dice.below(static_cast<int>(node.parts.size())));
}

bool takes_many(const Composition& node) {
    return parts_of(node.by) < 0;
}

}  // namespace

void wrap(Composition& node, Dice& dice, bool is_linked) {
    Composition inner = std::move(node);
    node = {BlowUp{}};
    if (!is_linked && dice.chance(0.25)) {
        node.by = way_of_one(dice);
        node.parts = {std::move(inner)};
        return;
    }
    node.by = way_of_two(dice, is_linked);
    Composition leaf = leaf_of_number(some_number(dice), dice);
    node.parts = {std::move(inner), std::move(leaf)};
    if (dice.chance(0.5)) std::swap(node.parts[0], node.parts[1]);
}

namespace {

/// At a leaf.
bool change_leaf(CompositionStep step, Composition& node, Dice& dice) {
    if (!node.parts.empty()) return false;
    const int n = number_of(node);
    switch (step) {
        case CompositionStep::change_number: {
            const int by = dice.chance(0.7) ? 1 : dice.between(1, n);
            const int next = dice.chance(0.5) ? n + by : n - by;
            if (next < 1 || next > leaf_number_max) return false;
            node = with_number(std::move(node), next);
            return true;
        }
        default:
            node = leaf_of_number(n, dice);
            return true;
    }
}

/// At a node of parts.
bool change_parts(CompositionStep step, Composition& node, Dice& dice, bool is_linked) {
    if (node.parts.empty()) return false;
    const std::size_t i = any_part(node, dice);
    switch (step) {
        case CompositionStep::change_way:
            if (node.parts.size() > 2)
                node.by = way_of_many(node.by, dice, is_linked);
            else
                node.by = node.parts.size() == 1 ? way_of_one(dice) : way_of_two(dice, is_linked);
            return true;
        case CompositionStep::unwrap: {
            Composition part = std::move(node.parts[i]);
            node = std::move(part);
            return true;
        }
        case CompositionStep::exchange_parts:
            std::swap(node.parts[i], node.parts[any_part(node, dice)]);
            return true;
        case CompositionStep::add_part:
            if (!takes_many(node)) return false;
            node.parts.push_back(leaf_of_number(some_number(dice), dice));
            // The order matters where parts are linked.
            if (is_linked) std::swap(node.parts.back(), node.parts[any_part(node, dice)]);
            return true;
        case CompositionStep::remove_part:
            if (!takes_many(node) || node.parts.size() < 3) return false;
            node.parts.erase(node.parts.begin() + static_cast<long>(i));
            return true;
        default: {
            Composition copy = node.parts[i];
            node.parts[any_part(node, dice)] = std::move(copy);
            return true;
        }
    }
}

/// The expressions with the node at a place made smaller.
void add_smaller_at(int place, const Composition& c, std::vector<Composition>& to) {
    Composition changed = c;
    Composition& at = *node_at(changed, place);
    const Composition node = at;
    const auto add = [&](Composition smaller) {
        at = std::move(smaller);
        to.push_back(changed);
    };
    for (const Composition& part : node.parts) add(part);
    for (std::size_t i = 0; takes_many(node) && node.parts.size() > 2 && i < node.parts.size();
         ++i) {
        Composition fewer = node;
        fewer.parts.erase(fewer.parts.begin() + static_cast<long>(i));
        add(std::move(fewer));
    }
    if (node.parts.empty() && number_of(node) > 1) add(with_number(node, number_of(node) - 1));
}

}  // namespace

std::pair<int, int> measure_of(const Composition& c) {
    const auto g = any_graph_of(c);
    return {g ? g->order() : large_order_max + 1, c.nodes()};
}

std::optional<Composition> applied(CompositionStep step, const Composition& c, Dice& dice,
                                   bool is_linked) {
    Composition result = c;
    Composition& node = *node_at(result, dice.below(c.nodes()));
    switch (step) {
        case CompositionStep::change_number:
        case CompositionStep::change_leaf:
            return change_leaf(step, node, dice) ? std::optional(result) : std::nullopt;
        case CompositionStep::wrap:
            wrap(node, dice, is_linked);
            return result;
        case CompositionStep::replace:
            node = leaf_of_number(some_number(dice), dice);
            return result;
        default:
            return change_parts(step, node, dice, is_linked) ? std::optional(result) : std::nullopt;
    }
}

std::vector<Composition> one_smaller(const Composition& c) {
    std::vector<Composition> result;
    for (int place = 0; place < c.nodes(); ++place) add_smaller_at(place, c, result);
    const auto measure = measure_of(c);
    std::erase_if(result,
                  [&](const Composition& smaller) { return measure_of(smaller) >= measure; });
    return result;
}

}  // namespace gazetteer::conjectures
