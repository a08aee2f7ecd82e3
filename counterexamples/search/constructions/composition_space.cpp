// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/constructions/composition_space.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "counterexamples/grounds/belongs_large.hpp"
#include "counterexamples/search/constructions/composition_steps.hpp"
#include "counterexamples/search/random_moves.hpp"
#include "language/expressions/large_terms.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

constexpr int composition_start_attempts = 300;
constexpr int linked_nodes_max = 15;
constexpr std::int64_t composition_size_max = 10'000;

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

namespace {

constexpr int growing_steps_max = 400;
constexpr int growing_chain_steps_max = 100;

/// A random expression of small parts, of which numbers grow until the order is that of the space.
std::optional<Composition> linked_start(const CompositionSpace& space, Dice& dice) {
    for (int attempt = 0; attempt < composition_start_attempts; ++attempt) {
        Composition c = leaf_of_number(some_number(dice), dice);
        for (int wraps = dice.below(5); wraps > 0; --wraps)
            wrap(*node_at(c, dice.below(c.nodes())), dice, true);
        for (int i = 0; i < growing_steps_max; ++i) {
            if (space.contains(c)) return c;
            const auto larger = applied(CompositionStep::change_number, c, dice);
            if (!larger) continue;
            const int order = measure_of(*larger).first;
            if (measure_of(c).first < order && order <= space.order_max) c = *larger;
        }
    }
    return std::nullopt;
}

}  // namespace

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

std::optional<Composition> chain_in(const CompositionSpace& space, Dice& dice) {
    for (int attempt = 0; attempt < composition_start_attempts; ++attempt) {
        Composition c = chain_of_ends(dice);
        int order = measure_of(c).first;
        for (int i = 0; i < growing_chain_steps_max && order <= space.order_max; ++i) {
            if (space.contains(c)) return c;
            Composition larger = with_other_numbers(c, dice);
            const int next = measure_of(larger).first;
            if (next <= order || next > space.order_max) continue;
            c = std::move(larger);
            order = next;
        }
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
