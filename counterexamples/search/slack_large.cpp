// SPDX-License-Identifier: GPL-3.0-or-later
// The slack on graphs of more than 64 vertices: by floating point, and exact where that comes near
// failing.
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "counterexamples/search/slack.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

/// Floating point is believed where it is farther from failing than this.
constexpr double doubtful = 1e-6;
constexpr double least_of_large = 1e-9;
constexpr double most_of_large = 1e5;

double operated(Op op, double a, double b) {
    switch (op) {
        case Op::add:
            return a + b;
        case Op::subtract:
            return a - b;
        case Op::multiply:
            return a * b;
        case Op::quotient:
            return b == 0 ? std::numeric_limits<double>::quiet_NaN() : a / b;
        case Op::divide:
            return std::floor(operated(Op::quotient, a, b));
        case Op::modulo:
            return a - b * std::floor(a / b);
        case Op::power:
            return std::pow(a, b);
        case Op::gcd:
            return static_cast<double>(std::gcd(std::llround(a), std::llround(b)));
        case Op::min:
            return std::min(a, b);
        case Op::max:
            return std::max(a, b);
        default:
            throw ContractViolation("requires a sign of arithmetic");
    }
}

bool satisfied(Op op, double difference) {
    const bool equal = std::abs(difference) < least_of_large;
    switch (op) {
        case Op::equal:
            return equal;
        case Op::unequal:
            return !equal;
        case Op::less:
            return difference < 0;
        case Op::less_equal:
            return difference < least_of_large;
        case Op::greater:
            return difference > 0;
        default:
            return difference > -least_of_large;
    }
}

}  // namespace

double Slack::of(const LargeGraph& g) {
    evaluator_.load(g);
    large_ = &g;
    const double proposed = of_instance();
    large_ = nullptr;
    if (proposed > doubtful) return proposed;
    switch (evaluator_.at(-1)) {
        case Instance::fails:
            return std::min(proposed, 0.0);
        case Instance::holds:
            return std::max(proposed, least_of_large);
        case Instance::vacuous:
            break;
    }
    return vacuous_slack;
}

double Slack::margin_of_large_comparison(const Node& node) {
    const std::array sides{number_of_large(node.children[0]), number_of_large(node.children[1])};
    const double difference = sides[0] - sides[1];
    // Equal infinities have no difference.
    if (std::isnan(difference)) return difference;
    const auto side = [&](std::size_t i) {
        const Side is = side_of(node, i);
        return is.more + (is.node == node.children[i] ? sides[i] : number_of_large(is.node));
    };
    const double size = std::clamp(std::abs(side(0) - side(1)), least_of_large, most_of_large);
    return satisfied(node.op, difference) ? size : -size;
}

double Slack::number_of_large(int id) {
    const Node& node = conjecture_.expression().node(id);
    const auto child = [&](std::size_t i) { return number_of_large(node.children[i]); };
    switch (node.op) {
        case Op::minus:
            return -child(0);
        case Op::square_root:
            return std::sqrt(child(0));
        case Op::logarithm:
            return std::log(child(0));
        case Op::exponential:
            return std::exp(child(0));
        case Op::absolute:
            return std::abs(child(0));
        case Op::floor:
            return std::floor(child(0));
        case Op::ceiling:
            return std::ceil(child(0));
        default:
            break;
    }
    if (node.op >= Op::add && node.op <= Op::max) return operated(node.op, child(0), child(1));
    if (node.op == Op::term && node.type == Type::real) {
        const LargeFunctions* const functions = large_functions(term(node.value).name);
        if (functions == nullptr) refuse_large(term(node.value).name);
        const std::int64_t k = node.children.size() > 1 ? std::llround(child(1)) : 0;
        return functions->approximate(*large_, k);
    }
    return in_floating_point(evaluator_.real_of(id));
}

}  // namespace gazetteer::conjectures
