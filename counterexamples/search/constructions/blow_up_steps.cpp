// SPDX-License-Identifier: GPL-3.0-or-later
// The steps among blow-ups.
#include <algorithm>
#include <array>
#include <span>

#include "counterexamples/search/constructions/blow_up_space.hpp"
#include "counterexamples/search/random_moves.hpp"

namespace gazetteer::conjectures {

namespace {

using properties::Dice;

BlowUpClass& class_in(BlowUp& b, Vertex i) {
    return b.classes[static_cast<std::size_t>(i)];
}

bool takes_leaves(const BlowUpClass& one) {
    return one.kind == ClassKind::pendant_clique;
}

/// Two places of the list, one after the other in either order; it has at least two.
std::pair<Vertex, Vertex> two_places(int count, Dice& dice) {
    const Vertex i = dice.below(count);
    const Vertex j = dice.below(count - 1);
    return {i, j < i ? j : j + 1};
}

void flip_join(BlowUp& b, Vertex i, Vertex j) {
    b.quotient.adjacent(i, j) ? b.quotient.erase_edge(i, j) : b.quotient.add_edge(i, j);
}

/// One of the two other kinds.
ClassKind another_kind(ClassKind kind, Dice& dice) {
    return static_cast<ClassKind>((static_cast<int>(kind) + 1 + dice.below(2)) % 3);
}

/// The size for which a class of the other kind has the same order, or nearly so.
int size_of_same_order(const BlowUpClass& one, ClassKind kind) {
    const int order = one.order();
    return kind == ClassKind::pendant_clique ? std::max(1, order / 2) : order;
}

void change_kind(BlowUpClass& one, Dice& dice) {
    const ClassKind kind = another_kind(one.kind, dice);
    one = {kind, dice.chance(0.5) ? size_of_same_order(one, kind) : one.size};
}

/// A further class at the end, with these neighbours.
void append_class(BlowUp& b, const BlowUpClass& one, VertexSet neighbours) {
    const Vertex last = b.quotient.order();
    b.quotient = disjoint_union(b.quotient, Graph(1));
    for (Vertex i : neighbours) b.quotient.add_edge(i, last);
    b.classes.push_back(one);
}

void erase_class(BlowUp& b, Vertex i) {
    b.classes.erase(b.classes.begin() + i);
    b.quotient = b.quotient.without_vertex(i);
}

/// A part of a class becomes one of its own, and then another thing than it was.
std::optional<BlowUp> split(const BlowUp& b, int amount, Dice& dice) {
    BlowUp result = b;
    const Vertex i = dice.below(b.quotient.order());
    BlowUpClass& one = class_in(result, i);
    if (one.size < 2 || b.quotient.order() == Graph::order_max) return std::nullopt;
    const int part = std::min(amount, one.size - 1);
    one.size -= part;
    VertexSet neighbours = b.quotient.neighbours(i);
    if (one.kind != ClassKind::independent) neighbours.insert(i);
    append_class(result, {one.kind, part}, neighbours);
    const Vertex last = result.quotient.order() - 1;
    if (dice.chance(0.5))
        change_kind(result.classes.back(), dice);
    else
        flip_join(result, last, dice.below(last));
    return result;
}

BlowUp with_another_class(const BlowUp& b, Dice& dice) {
    BlowUp result = b;
    VertexSet neighbours;
    for (Vertex i : b.quotient.vertices())
        if (dice.chance(0.5)) neighbours.insert(i);
    append_class(result, {ClassKind::clique, 1}, neighbours);
    return result;
}

/// The steps at two classes.
std::optional<BlowUp> at_two(BlowUpStep step, const BlowUp& b, int amount, Dice& dice) {
    if (b.classes.size() < 2) return std::nullopt;
    BlowUp result = b;
    const auto [i, j] = two_places(b.quotient.order(), dice);
    BlowUpClass& one = class_in(result, i);
    BlowUpClass& other = class_in(result, j);
    switch (step) {
        case BlowUpStep::shift: {
            const int shifted = std::min(amount, one.size - 1);
            if (shifted == 0) return std::nullopt;
            one.size -= shifted;
            other.size += shifted;
            return result;
        }
        case BlowUpStep::flip_join:
            flip_join(result, i, j);
            return result;
        case BlowUpStep::unite:
            one.size += other.size;
            erase_class(result, j);
            return result;
        case BlowUpStep::exchange_sizes:
            std::swap(one.size, other.size);
            return result;
        default:
            std::swap(one.kind, other.kind);
            return result;
    }
}

/// Mostly few.
int some_vertices(Dice& dice) {
    int result = 1;
    while (dice.chance(0.4)) result += dice.below(2 * result) + 1;
    return std::min(result, Graph::order_max);
}

BlowUp by_a_step_of(std::span<const BlowUpStep> steps, const BlowUpSpace& space, const BlowUp& b,
                    Dice& dice) {
    return after_one_of(steps, b, dice, [&](BlowUpStep step) -> std::optional<BlowUp> {
        auto next = applied(step, b, some_vertices(dice), dice);
        return next && space.contains(*next) ? std::move(next) : std::nullopt;
    });
}

constexpr std::array all_steps{
    BlowUpStep::enlarge,        BlowUpStep::enlarge,        BlowUpStep::reduce,
    BlowUpStep::reduce,         BlowUpStep::shift,          BlowUpStep::change_kind,
    BlowUpStep::flip_join,      BlowUpStep::split,          BlowUpStep::unite,
    BlowUpStep::exchange_sizes, BlowUpStep::exchange_kinds, BlowUpStep::add_class,
    BlowUpStep::remove_class};
constexpr std::array growing_steps{BlowUpStep::enlarge, BlowUpStep::enlarge, BlowUpStep::add_class,
                                   BlowUpStep::flip_join};
constexpr std::array reducing_steps{BlowUpStep::reduce, BlowUpStep::remove_class};

/// Without one class, or with one vertex less in it, or without its leaves.
void add_smaller_at(Vertex i, const BlowUp& b, std::vector<BlowUp>& to) {
    BlowUp smaller = b;
    BlowUpClass& one = class_in(smaller, i);
    if (takes_leaves(one)) {
        one.kind = ClassKind::clique;
        to.push_back(smaller);
        one.kind = ClassKind::pendant_clique;
    }
    if (one.size == 1) return;
    --one.size;
    to.push_back(smaller);
}

}  // namespace

std::optional<BlowUp> applied(BlowUpStep step, const BlowUp& b, int amount, Dice& dice) {
    if (b.classes.empty()) return std::nullopt;
    BlowUp result = b;
    const auto any_class = [&] { return dice.below(b.quotient.order()); };
    switch (step) {
        case BlowUpStep::enlarge:
            class_in(result, any_class()).size += amount;
            return result;
        case BlowUpStep::reduce: {
            BlowUpClass& one = class_in(result, any_class());
            if (one.size == 1) return std::nullopt;
            one.size -= std::min(amount, one.size - 1);
            return result;
        }
        case BlowUpStep::change_kind:
            change_kind(class_in(result, any_class()), dice);
            return result;
        case BlowUpStep::split:
            return split(b, amount, dice);
        case BlowUpStep::add_class:
            return b.quotient.order() < Graph::order_max
                       ? std::optional(with_another_class(b, dice))
                       : std::nullopt;
        case BlowUpStep::remove_class:
            if (b.classes.size() == 1) return std::nullopt;
            erase_class(result, any_class());
            return result;
        default:
            return at_two(step, b, amount, dice);
    }
}

std::vector<BlowUp> one_smaller(const BlowUp& b) {
    std::vector<BlowUp> result;
    const int count = b.quotient.order();
    for (Vertex i = 0; i < count && count > 1; ++i) {
        result.push_back(b);
        erase_class(result.back(), i);
    }
    for (Vertex i = 0; i < count; ++i) add_smaller_at(i, b, result);
    for (Vertex i = 0; i < count; ++i)
        for (Vertex j = 0; j < count; ++j) {
            BlowUp united = b;
            if (i == j || takes_leaves(class_in(united, i)) != takes_leaves(class_in(united, j)))
                continue;
            class_in(united, i).size += class_in(united, j).size;
            erase_class(united, j);
            result.push_back(united);
        }
    return result;
}

BlowUp moved(const BlowUpSpace& space, const BlowUp& b, Dice& dice) {
    return by_a_step_of(all_steps, space, b, dice);
}

BlowUp grown(const BlowUpSpace& space, const BlowUp& b, Dice& dice) {
    return by_a_step_of(growing_steps, space, b, dice);
}

BlowUp reduced(const BlowUpSpace& space, const BlowUp& b, Dice& dice) {
    return by_a_step_of(reducing_steps, space, b, dice);
}

}  // namespace gazetteer::conjectures
