// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/statement.hpp"

#include <algorithm>
#include <cmath>

#include "graph/errors.hpp"
#include "language/numbers/integer.hpp"

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
    const Fraction added{inequality.at_least ? by.numerator : -by.numerator, by.denominator};
    if (inequality.constant && added.denominator == 1)
        return std::to_string(*inequality.constant + added.numerator);
    return "(" + inequality.right + ")" + added_text(added);
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
    if (right.op == Op::constant && right.type == Type::integer && Integer(right.value).is_finite())
        result.constant = right.value;
    return result;
}

std::string moved_text(const Inequality& inequality, Relation relation, const Fraction& by) {
    return related_text(inequality, relation, right_side(inequality, by));
}

std::string multiplied_text(const Inequality& inequality, Relation relation,
                            const Fraction& factor) {
    const std::string number = std::to_string(factor.numerator);
    return related_text(
        inequality, relation,
        "(" + inequality.right + ") * " +
            (factor.denominator == 1 ? number
                                     : number + " / " + std::to_string(factor.denominator)));
}

}  // namespace gazetteer::conjectures
