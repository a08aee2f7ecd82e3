// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/bounds.hpp"

namespace gazetteer::conjectures {

namespace {

void add(std::vector<Bound>& bounds, Bound bound) {
    for (bound.constant = -1; bound.constant <= 1; ++bound.constant) bounds.push_back(bound);
}

}  // namespace

const char* to_string(Sign sign) {
    return sign == Sign::equal ? "=" : sign == Sign::at_most ? "<=" : ">=";
}

Integer Bound::value(const ValueTable& table, std::size_t row) const {
    if (kind == Kind::number) return constant;
    const Integer first = table.terms[a].values[row];
    const Integer second = table.terms[b].values[row];
    switch (kind) {
        case Kind::doubled:
            return Integer(2) * first + Integer(constant);
        case Kind::halved:
            return divide(first, 2) + Integer(constant);
        case Kind::difference:
            return first - second + Integer(constant);
        case Kind::sum:
            return first + second + Integer(constant);
        case Kind::number:
        case Kind::term:
            break;
    }
    return first + Integer(constant);
}

bool Bound::holds(const ValueTable& table, Sign sign) const {
    for (std::size_t row = 0; row < table.weights.size(); ++row) {
        const Integer target = table.target.values[row];
        const Integer bound = value(table, row);
        if (!equal(target, bound) && !(sign == Sign::at_most && less(target, bound)) &&
            !(sign == Sign::at_least && less(bound, target)))
            return false;
    }
    return true;
}

RowSet Bound::attained(const ValueTable& table) const {
    RowSet result(table.weights.size());
    for (std::size_t row = 0; row < result.size(); ++row)
        result[row] = equal(table.target.values[row], value(table, row));
    return result;
}

std::string Bound::text(const ValueTable& table) const {
    if (kind == Kind::number) return std::to_string(constant);
    const std::string first = "(" + table.terms[a].text + ")";
    const std::string second = "(" + table.terms[b].text + ")";
    std::string result = kind == Kind::doubled      ? "2 * " + first
                         : kind == Kind::halved     ? first + " div 2"
                         : kind == Kind::difference ? first + " - " + second
                         : kind == Kind::sum        ? first + " + " + second
                                                    : first;
    if (constant != 0) result += constant > 0 ? " + 1" : " - 1";
    return result;
}

std::vector<Bound> bounds_of(const ValueTable& table) {
    using Kind = Bound::Kind;
    std::vector<Bound> result;
    for (int number = 0; number <= 2; ++number) result.push_back({.constant = number});
    std::vector<std::size_t> integers;
    for (std::size_t i = 0; i < table.terms.size(); ++i)
        if (table.terms[i].type == Type::integer) integers.push_back(i);
    for (std::size_t a : integers)
        for (Kind kind : {Kind::term, Kind::doubled, Kind::halved}) add(result, {kind, a, a});
    for (std::size_t a : integers)
        for (std::size_t b : integers) {
            if (a != b) add(result, {Kind::difference, a, b});
            if (a < b) add(result, {Kind::sum, a, b});
        }
    return result;
}

}  // namespace gazetteer::conjectures
