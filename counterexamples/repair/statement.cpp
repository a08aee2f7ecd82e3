// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/statement.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "graph/errors.hpp"

namespace gazetteer::conjectures {

namespace {

/// " + 2", " - 1 / 2", "" for 0.
std::string added_text(const Fraction& by) {
    if (by.numerator == 0) return "";
    std::string result = by.numerator < 0 ? " - " : " + ";
    result += std::to_string(std::abs(by.numerator));
    if (by.denominator != 1) result += " / " + std::to_string(by.denominator);
    return result;
}

std::string right_side(const Inequality& inequality, const Fraction& by) {
    const std::int64_t moved = inequality.at_least ? by.numerator : -by.numerator;
    if (inequality.constant && by.denominator == 1)
        return std::to_string(*inequality.constant + moved);
    const Fraction added{moved + inequality.added * by.denominator, by.denominator};
    return "(" + inequality.summand + ")" + added_text(added);
}

/// The number that a node of an expression is, if it is written out.
std::optional<std::int64_t> number_at(const Expression& expression, int id) {
    const Node& node = expression.node(id);
    if (node.op != Op::constant || node.type != Type::integer) return std::nullopt;
    if (std::abs(node.value) > 1'000'000) return std::nullopt;
    return node.value;
}

/// What stands beside a number on the right side.
void split_right_side(const Expression& expression, int right, Inequality& inequality) {
    inequality.constant = number_at(expression, right);
    const Node& node = expression.node(right);
    if (node.children.size() != 2) return;
    const auto number = number_at(expression, node.children[1]);
    if (!number) return;
    const std::string other = to_string(expression, node.children[0]);
    if (node.op == Op::add || node.op == Op::subtract) {
        inequality.summand = other;
        inequality.added = node.op == Op::add ? *number : -*number;
    } else if (node.op == Op::quotient && *number > 0) {
        inequality.dividend = other;
        inequality.divisor = *number;
    }
}

std::string related_text(const Inequality& inequality, Relation relation,
                         const std::string& right) {
    std::string sign = inequality.at_least ? ">" : "<";
    if (relation == Relation::weak) sign += "=";
    if (relation == Relation::equal) sign = "=";
    return "(" + inequality.left + ") " + sign + " " + right;
}

}  // namespace

std::vector<std::string> hypothesis_texts(const Conjecture& conjecture) {
    std::vector<std::string> result;
    for (int id : conjecture.hypotheses()) result.push_back(to_string(conjecture.expression(), id));
    return result;
}

std::string conclusion_text(const Conjecture& conjecture) {
    return to_string(conjecture.expression(), conjecture.conclusion());
}

Conjecture stated(const Conjecture& like, const std::vector<std::string>& hypotheses,
                  const std::string& conclusion) {
    std::string text;
    for (const std::string& hypothesis : hypotheses)
        text += (text.empty() ? "(" : " and (") + hypothesis + ")";
    text += (text.empty() ? "(" : " -> (") + conclusion + ")";
    const auto parsed = parse_expression(text, like.expression().about());
    if (!parsed) throw InputError("'" + text + "': " + parsed.error().message);
    return Conjecture(*parsed, like.by());
}

std::optional<Fraction> fraction_near(double x) {
    constexpr std::int64_t denominator_max = 1000;
    const double tolerance = 1e-9 * std::max(1.0, std::abs(x));
    if (!std::isfinite(x) || std::abs(x) > 1e12) return std::nullopt;
    for (std::int64_t q = 1; q <= denominator_max; ++q) {
        const double p = std::round(x * static_cast<double>(q));
        if (std::abs(p / static_cast<double>(q) - x) <= tolerance)
            return Fraction{static_cast<std::int64_t>(p), q};
    }
    return std::nullopt;
}

std::optional<Inequality> inequality_of(const Conjecture& conjecture) {
    const Expression& expression = conjecture.expression();
    const Node& node = expression.node(conjecture.conclusion());
    Inequality result;
    switch (node.op) {
        case Op::greater:
        case Op::greater_equal:
            result.at_least = true;
            break;
        case Op::less:
        case Op::less_equal:
            break;
        default:
            return std::nullopt;
    }
    result.strict = node.op == Op::greater || node.op == Op::less;
    const Node& left = expression.node(node.children[0]);
    const Node& right = expression.node(node.children[1]);
    result.left = to_string(expression, node.children[0]);
    result.right = to_string(expression, node.children[1]);
    result.integers = left.type == Type::integer && right.type == Type::integer;
    result.summand = result.dividend = result.right;
    split_right_side(expression, node.children[1], result);
    return result;
}

std::string moved_text(const Inequality& inequality, Relation relation, const Fraction& by) {
    return related_text(inequality, relation, right_side(inequality, by));
}

std::string multiplied_text(const Inequality& inequality, Relation relation,
                            const Fraction& factor) {
    const std::int64_t divisor = factor.denominator * inequality.divisor;
    const std::int64_t common = std::gcd(factor.numerator, divisor);
    std::string right = "(" + inequality.dividend + ")";
    if (factor.numerator != common) right += " * " + std::to_string(factor.numerator / common);
    if (divisor != common) right += " / " + std::to_string(divisor / common);
    return related_text(inequality, relation, right);
}

}  // namespace gazetteer::conjectures
