// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/constructions/composition_space.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "counterexamples/grounds/belongs_large.hpp"
#include "counterexamples/search/random_moves.hpp"
#include "language/expressions/large_terms.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

constexpr int composition_start_attempts = 300;
constexpr int leaf_number_max = 64;
constexpr int linked_nodes_max = 15;
constexpr std::int64_t composition_size_max = 10'000;

Composition clique_or_empty(ClassKind kind, int size) {
    return {BlowUp{{{kind, size}}, Graph(1)}};
}

Composition named_leaf(const char* family, std::vector<int> values) {
    return {FamilyMember{find_family(family), std::move(values)}};
}

/// Mostly small.
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

/// The number of a leaf of these kinds.
int number_of(const Composition& leaf) {
    if (const auto* const b = std::get_if<BlowUp>(&leaf.leaf)) return b->classes.front().size;
    const auto* const member = std::get_if<FamilyMember>(&leaf.leaf);
    return member != nullptr && !member->values.empty() ? member->values.front() : 1;
}

/// The leaf of its kind with another number; paths and cycles of few vertices are cliques, or paths
/// too.
Composition with_number(Composition leaf, int n) {
    if (auto* const b = std::get_if<BlowUp>(&leaf.leaf)) {
        b->classes.front().size = n;
        return leaf;
    }
    auto* const member = std::get_if<FamilyMember>(&leaf.leaf);
    if (member == nullptr || n < 3) return clique_or_empty(ClassKind::clique, n);
    member->values = {n};
    return leaf;
}

/// The place of a node, counted in the order in which the expression is read.
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

/// At a leaf.
bool change_leaf(CompositionStep step, Composition& node, Dice& dice) {
    if (!node.parts.empty()) return false;
    const int n = number_of(node);
    switch (step) {
        case CompositionStep::change_number: {
            const int by = dice.chance(0.7) ? 1 : dice.between(1, std::max(1, n));
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

Composition by_a_rewriting_of(std::span<const CompositionStep> steps, const CompositionSpace& space,
                              const Composition& c, Dice& dice) {
    return after_one_of(steps, c, dice, [&](CompositionStep step) -> std::optional<Composition> {
        auto next = applied(step, c, dice, space.is_linked);
        return next && space.contains(*next) ? std::move(next) : std::nullopt;
    });
}

constexpr std::array rewritings{
    CompositionStep::change_number, CompositionStep::change_number, CompositionStep::change_number,
    CompositionStep::change_leaf,   CompositionStep::change_way,    CompositionStep::wrap,
    CompositionStep::unwrap,        CompositionStep::replace,       CompositionStep::exchange_parts,
    CompositionStep::add_part,      CompositionStep::remove_part,   CompositionStep::copy_part};
constexpr std::array growing_rewritings{CompositionStep::change_number, CompositionStep::wrap,
                                        CompositionStep::add_part};
constexpr std::array reducing_rewritings{CompositionStep::change_number, CompositionStep::unwrap,
                                         CompositionStep::remove_part};

/// The expressions with the node at a place made smaller.
void add_smaller_at(int place, const Composition& c, std::vector<Composition>& to) {
    Composition changed = c;
    const Composition node = *node_at(changed, place);
    const auto add = [&](Composition smaller) {
        changed = c;
        *node_at(changed, place) = std::move(smaller);
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

/// By the order of the graph, then the length of the expression; greater than all where there is no
/// graph.
std::pair<int, int> measure_of(const Composition& c) {
    const auto g = any_graph_of(c);
    return {g ? g->order() : large_order_max + 1, c.nodes()};
}

}  // namespace

std::optional<Graph> small_graph_of(const Composition& c) {
    const auto made = made_of(c, {Graph::order_max, Graph::order_max * (Graph::order_max - 1) / 2});
    const auto* const g = std::get_if<MadeGraph>(&made);
    if (g == nullptr) return std::nullopt;
    Graph result(g->order);
    for (const Edge& e : g->edges) result.add_edge(e.u, e.v);
    return result;
}

std::optional<AnyGraph> any_graph_of(const Composition& c) {
    const auto made = made_of(c, {large_order_max, composition_size_max});
    const auto* const g = std::get_if<MadeGraph>(&made);
    if (g == nullptr) return std::nullopt;
    return any_graph_of(SparseGraph(g->order, g->edges));
}

bool CompositionSpace::contains(const Composition& c) const {
    if (c.nodes() > nodes_max) return false;
    const auto fits = [this](int order) { return order_min <= order && order <= order_max; };
    if (order_max <= Graph::order_max) {
        const auto g = small_graph_of(c);
        return g && fits(g->order()) && belongs(which, *g);
    }
    const auto g = any_graph_of(c);
    return g && fits(g->order()) &&
           (g->is_large() ? belongs_as_large(which, g->large()) : belongs(which, g->graph()));
}

CompositionSpace linked_compositions(const CompositionSpace& space) {
    CompositionSpace result = space;
    result.is_linked = true;
    result.nodes_max = linked_nodes_max;
    return result;
}

std::string to_string(const CompositionSpace& space) {
    return std::string(space.is_linked ? "linked " : "") + "compositions of at most " +
           std::to_string(space.nodes_max) + " parts among " + to_string(space.which) +
           " of order " + std::to_string(space.order_min) + " to " +
           std::to_string(space.order_max);
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

namespace {

/// A random expression of small parts, of which numbers grow until the order is that of the space.
std::optional<Composition> linked_start(const CompositionSpace& space, Dice& dice) {
    constexpr int growing_steps_max = 400;
    for (int attempt = 0; attempt < composition_start_attempts; ++attempt) {
        Composition c = leaf_of_number(some_number(dice), dice);
        for (int wraps = dice.below(5); wraps > 0; --wraps)
            wrap(*node_at(c, dice.below(c.nodes())), dice, true);
        for (int i = 0; i < growing_steps_max; ++i) {
            if (space.contains(c)) return c;
            const auto larger = applied(CompositionStep::change_number, c, dice, true);
            if (!larger) continue;
            const int order = measure_of(*larger).first;
            if (measure_of(c).first < order && order <= space.order_max) c = *larger;
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<Composition> one_smaller(const Composition& c) {
    std::vector<Composition> result;
    for (int place = 0; place < c.nodes(); ++place) add_smaller_at(place, c, result);
    const auto measure = measure_of(c);
    std::erase_if(result,
                  [&](const Composition& smaller) { return measure_of(smaller) >= measure; });
    return result;
}

std::optional<Composition> start_in(const CompositionSpace& space, Dice& dice) {
    if (space.is_linked) return linked_start(space, dice);
    for (int attempt = 0; attempt < composition_start_attempts; ++attempt) {
        Composition c = leaf_of_number(
            std::max(some_number(dice), attempt % 2 == 0 ? 1 : space.order_min), dice);
        for (int wraps = dice.below(3); wraps > 0; --wraps)
            wrap(*node_at(c, dice.below(c.nodes())), dice, space.is_linked);
        if (space.contains(c)) return c;
    }
    return std::nullopt;
}

Composition moved(const CompositionSpace& space, const Composition& c, Dice& dice) {
    return by_a_rewriting_of(rewritings, space, c, dice);
}

Composition grown(const CompositionSpace& space, const Composition& c, Dice& dice) {
    return by_a_rewriting_of(growing_rewritings, space, c, dice);
}

Composition reduced(const CompositionSpace& space, const Composition& c, Dice& dice) {
    return by_a_rewriting_of(reducing_rewritings, space, c, dice);
}

}  // namespace gazetteer::conjectures
