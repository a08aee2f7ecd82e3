// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/lines.hpp"

#include <numeric>

#include "certificates/check/rules/play.hpp"

namespace gazetteer::check {

namespace {

constexpr std::int64_t line_number_max = std::int64_t{1} << 60;

std::int64_t bounded_number(std::int64_t a, bool overflows) {
    if (overflows || a > line_number_max || a < -line_number_max)
        throw Refusal{"a number of the claim is too large"};
    return a;
}
std::int64_t sum_of(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    const bool overflows = __builtin_add_overflow(a, b, &result);
    return bounded_number(result, overflows);
}
std::int64_t product_of(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    const bool overflows = __builtin_mul_overflow(a, b, &result);
    return bounded_number(result, overflows);
}
std::int64_t rounded_down(std::int64_t a, std::int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

Line times_line(const Line& a, std::int64_t c) {
    return {product_of(a.at, c), product_of(a.grows, c)};
}
Line sum_line(const Line& a, const Line& b) {
    return {sum_of(a.at, b.at), sum_of(a.grows, b.grows)};
}

/// The sign of a - b, which is the same for all t.
int settled_sign(const Line& a, const Line& b) {
    const Line apart = sum_line(a, times_line(b, -1));
    const int sign = apart.at > 0 ? 1 : apart.at < 0 ? -1 : 0;
    const bool stays =
        apart.grows == 0 || (sign > 0 && apart.grows > 0) || (sign < 0 && apart.grows < 0);
    if (!stays) throw Refusal{"a comparison of the claim is not settled"};
    return sign;
}

std::int64_t settled_divisor(const Line& a, const Line& b) {
    if (b.grows != 0 || b.at == 0 || a.grows % b.at != 0)
        throw Refusal{"a division of the claim is not settled"};
    return b.at;
}
Line quotient_line(const Line& a, const Line& b) {
    const std::int64_t by = settled_divisor(a, b);
    return {rounded_down(a.at, by), a.grows / by};
}
Line remainder_line(const Line& a, const Line& b) {
    const std::int64_t by = settled_divisor(a, b);
    return {a.at - by * rounded_down(a.at, by), 0};
}
/// gcd(a + b k, b) = gcd(a, b).
Line divisor_line(const Line& a, const Line& b) {
    if (a.grows != 0 && b.grows == 0) return divisor_line(b, a);
    if (a.grows != 0 || (b.grows != 0 && (a.at == 0 || b.grows % a.at != 0)))
        throw Refusal{"a greatest common divisor of the claim is not settled"};
    return {std::gcd(a.at, b.at), 0};
}
Line product_line(const Line& a, const Line& b) {
    if (a.grows != 0 && b.grows != 0) throw Refusal{"a product of the claim is no line"};
    return a.grows == 0 ? times_line(b, a.at) : times_line(a, b.at);
}

Line truth_line(bool value) {
    return {value ? 1 : 0, 0};
}

Line of_two(invariants::Op op, const Line& a, const Line& b) {
    switch (op) {
        case invariants::Op::conjunction:
            return truth_line(a.at != 0 && b.at != 0);
        case invariants::Op::disjunction:
            return truth_line(a.at != 0 || b.at != 0);
        case invariants::Op::exclusive:
            return truth_line(a.at != b.at);
        case invariants::Op::implication:
            return truth_line(a.at == 0 || b.at != 0);
        case invariants::Op::equivalence:
            return truth_line(a.at == b.at);
        case invariants::Op::equal:
            return truth_line(settled_sign(a, b) == 0);
        case invariants::Op::unequal:
            return truth_line(settled_sign(a, b) != 0);
        case invariants::Op::less:
            return truth_line(settled_sign(a, b) < 0);
        case invariants::Op::less_equal:
            return truth_line(settled_sign(a, b) <= 0);
        case invariants::Op::greater:
            return truth_line(settled_sign(a, b) > 0);
        case invariants::Op::greater_equal:
            return truth_line(settled_sign(a, b) >= 0);
        case invariants::Op::add:
            return sum_line(a, b);
        case invariants::Op::subtract:
            return sum_line(a, times_line(b, -1));
        case invariants::Op::multiply:
            return product_line(a, b);
        case invariants::Op::divide:
            return quotient_line(a, b);
        case invariants::Op::modulo:
            return remainder_line(a, b);
        case invariants::Op::common_divisor:
            return divisor_line(a, b);
        case invariants::Op::least:
            return settled_sign(a, b) < 0 ? a : b;
        case invariants::Op::greatest:
            return settled_sign(a, b) > 0 ? a : b;
        default:
            throw Refusal{"the claim has a word that has no law"};
    }
}

/// floor(a / b) is a div b, ceil(a / b) is -(-a div b); both of another part are that part.
Line rounded_line(const invariants::Part& part, const LineWords& words, int& steps) {
    const invariants::Part& inner = part.parts.at(0);
    if (inner.op != invariants::Op::quotient) return line_of(inner, words, steps);
    const std::int64_t sign = part.op == invariants::Op::floor ? 1 : -1;
    const Line above = times_line(line_of(inner.parts.at(0), words, steps), sign);
    return times_line(quotient_line(above, line_of(inner.parts.at(1), words, steps)), sign);
}

}  // namespace

Line line_of(const invariants::Part& part, const LineWords& words, int& steps) {
    if (--steps < 0) throw Refusal{"the claim takes more work than is allowed"};
    if (part.op == invariants::Op::constant) return {part.value, 0};
    if (part.op >= invariants::Op::for_all && part.op <= invariants::Op::count)
        return words.of_quantifier(part);
    if (part.op == invariants::Op::name) {
        if (part.sort > invariants::Sort::number)
            throw Refusal{"the claim has a word that has no law"};
        return words.of_name(part.value);
    }
    if (part.op == invariants::Op::floor || part.op == invariants::Op::ceiling)
        return rounded_line(part, words, steps);
    const bool of_one = part.op == invariants::Op::negation || part.op == invariants::Op::minus ||
                        part.op == invariants::Op::absolute;
    if (part.parts.size() < (of_one ? 1U : 2U)) throw Refusal{"the claim has too few parts"};
    Line result = line_of(part.parts[0], words, steps);
    if (part.op == invariants::Op::negation) return truth_line(result.at == 0);
    const Line opposite = of_one ? times_line(result, -1) : result;
    if (part.op == invariants::Op::minus) return opposite;
    if (part.op == invariants::Op::absolute)
        return of_two(invariants::Op::greatest, result, opposite);
    for (std::size_t i = 1; i < part.parts.size(); ++i)
        result = of_two(part.op, result, line_of(part.parts[i], words, steps));
    return result;
}

}  // namespace gazetteer::check
