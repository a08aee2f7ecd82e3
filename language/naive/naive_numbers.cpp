// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_numbers.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "language/naive/naive_basics.hpp"

namespace gazetteer::conjectures::naive {

namespace {

bool is_whole(long double a) {
    return a == std::floor(a);
}

}  // namespace

bool same(long double a, long double b) {
    if ((is_whole(a) && is_whole(b)) || std::isinf(a) || std::isinf(b)) return a == b;
    return std::abs(a - b) < 1e-9L * std::max({1.0L, std::abs(a), std::abs(b)});
}

namespace {

/// The integer that it is the same as, or the next one below.
long double floored(long double a) {
    return same(a, std::round(a)) ? std::round(a) : std::floor(a);
}

}  // namespace

Number negated(Number a) {
    return a ? Number(1 - *a) : a;
}

Number both(Number a, Number b) {
    if (a == Number(0) || b == Number(0)) return 0;
    return a && b ? Number(1) : Number();
}

namespace {

bool within(long double rest, long double b) {
    return b > 0 ? 0 <= rest && rest < b : b < rest && rest <= 0;
}

Number power(long double a, long double b) {
    if (!is_whole(b) || (a == 0 && b < 0)) return {};
    long double result = 1;
    for (long double i = 0; i < std::abs(b); ++i) result *= a;
    return b < 0 ? 1 / result : result;
}

}  // namespace

Number arithmetic(const std::string& sign, long double a, long double b) {
    const bool finite = a != infinite && b != infinite;
    if (sign == "+") return finite ? a + b : infinite;
    if (sign == "-") return b == infinite ? Number() : a == infinite ? infinite : a - b;
    if (sign == "*" && !finite) return a > 0 && b > 0 ? Number(infinite) : Number();
    if (sign == "*") return a * b;
    if (!finite) return {};
    if (sign == "^") return power(a, b);
    if (b == 0) return {};
    if (sign == "/") return a / b;
    if (!is_whole(a) || !is_whole(b)) return {};
    // The one q with 0 <= a - q b < b, or b < a - q b <= 0.
    long double quotient = -std::abs(a) - 1;
    while (!within(a - quotient * b, b)) ++quotient;
    return sign == "div" ? quotient : a - quotient * b;
}

Number of_one(const std::string& what, Number a) {
    if (!a) return a;
    if (what == "abs") return std::abs(*a);
    if (what == "sqrt") return *a < 0 ? Number() : std::sqrt(*a);
    if (what == "ln") return *a <= 0 ? Number() : std::log(*a);
    if (what == "exp") return std::exp(*a);
    if (*a == infinite) return a;
    return what == "floor" ? floored(*a) : -floored(-*a);
}

Number folded(const std::string& what, const std::vector<Number>& values) {
    if (values.empty() && what != "sum") return {};
    long double sum = 0;
    for (const Number& one : values) {
        if (!one) return {};
        sum += *one;
    }
    if (what == "sum") return sum;
    return what == "max" ? *std::max_element(values.begin(), values.end())
                         : *std::min_element(values.begin(), values.end());
}

Number as_number(long value) {
    return value == nothing ? Number() : value == far ? infinite : Number(value);
}

Number as_number(long double value) {
    return std::isnan(value) ? Number() : Number(value);
}

Number quantified(const std::string& sign, const std::vector<Number>& values) {
    const auto some = [&](Number wanted) { return std::ranges::count(values, wanted); };
    if (sign == "sum" || sign == "max" || sign == "min") return folded(sign, values);
    if (sign == "forall" && some(0) > 0) return 0;
    if (sign == "exists" && some(1) > 0) return 1;
    if (some(Number()) > 0) return {};
    return sign == "forall" ? 1 : sign == "exists" ? 0 : static_cast<long double>(some(1));
}

long ordinal(long double k) {
    return is_whole(k) && std::abs(k) < far ? static_cast<long>(k) : 0;
}

}  // namespace gazetteer::conjectures::naive
