// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/same_comparison.hpp"

#include <optional>
#include <set>

namespace gazetteer::conjectures {

namespace {

std::optional<std::int64_t> constant_of(const Node& node) {
    if (node.op != Op::constant || node.type != Type::integer) return std::nullopt;
    return node.value;
}

/// The divisor of a remainder, if it is a constant that is not 0.
std::optional<std::int64_t> divisor_of(const Expression& expression, const Node& node) {
    if (node.op != Op::modulo) return std::nullopt;
    const auto divisor = constant_of(expression.node(node.children[1]));
    return divisor && *divisor > 0 ? divisor : std::nullopt;
}

/// Terms that are integers count something, or are distances.
bool is_never_negative(const Expression& expression, const Node& node) {
    static const std::set<Op> counts{Op::count,         Op::count_neighbours, Op::count_sets,
                                     Op::count_numbers, Op::count_edges,      Op::set_size};
    return counts.contains(node.op) || divisor_of(expression, node) ||
           (node.op == Op::term && node.type == Type::integer);
}

bool are(Op one, Op other, Op first, Op second) {
    return (one == first && other == second) || (one == second && other == first);
}

}  // namespace

bool is_same_comparison(const Expression& expression, const Node& comparison, Op other) {
    const bool below = are(comparison.op, other, Op::equal, Op::less_equal);
    const bool above = are(comparison.op, other, Op::equal, Op::greater_equal);
    if (!below && !above) return false;
    const Node& left = expression.node(comparison.children[0]);
    const auto right = constant_of(expression.node(comparison.children[1]));
    if (!right) return false;
    if (below) return *right == 0 && is_never_negative(expression, left);
    const auto divisor = divisor_of(expression, left);
    return divisor && *right == *divisor - 1;
}

}  // namespace gazetteer::conjectures
