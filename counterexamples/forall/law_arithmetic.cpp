// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/law_arithmetic.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

#include "language/numbers/integer.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

/// Two laws with the same first number, preperiod and period.
struct Together {
    int first;
    std::int64_t preperiod;
    std::int64_t period;
    /// What the period adds to each.
    std::int64_t slope_a;
    std::int64_t slope_b;
};

void check_length(std::int64_t preperiod, std::int64_t period) {
    if (preperiod > law_values_max || period > law_values_max)
        throw NotForAll("the period " + std::to_string(period) + " and what is before it, " +
                        std::to_string(preperiod) + ", are beyond " +
                        std::to_string(law_values_max));
}

/// So that no value of a law to law_values_max periods is beyond 64 bits.
void check_size(std::int64_t value) {
    if (std::abs(value) > law_number_max)
        throw NotForAll("a number is beyond " + std::to_string(law_number_max));
}

/// The number, or that it is none of 64 bits.
std::int64_t known(Integer value) {
    if (!value.is_finite())
        throw NotForAll("a value is undefined: a division by 0, or a number beyond 64 bits");
    return value.value();
}

Together together(const SequenceLaw& a, const SequenceLaw& b) {
    Together result{};
    result.first = std::max(a.first, b.first);
    result.preperiod = std::max({result.first, a.repeats_from(), b.repeats_from()}) - result.first;
    result.period = std::lcm(std::int64_t{a.period}, std::int64_t{b.period});
    check_length(result.preperiod, result.period);
    result.slope_a = known(Integer(result.period / a.period) * Integer(a.slope));
    result.slope_b = known(Integer(result.period / b.period) * Integer(b.slope));
    return result;
}

SequenceLaw tabulated(const Together& form, std::int64_t slope,
                      const std::function<std::int64_t(std::int64_t)>& f) {
    check_length(form.preperiod, form.period);
    SequenceLaw law{
        form.first, static_cast<int>(form.preperiod), static_cast<int>(form.period), slope, {}};
    check_size(slope);
    for (std::int64_t i = 0; i < form.preperiod + form.period; ++i) {
        runs::poll();
        law.values.push_back(f(form.first + i));
        check_size(law.values.back());
    }
    return least_form(law);
}

bool is_bounded(const SequenceLaw& law) {
    return law.slope == 0;
}

/// f(a(n), m) for a constant m, where f(x + m t, m) = f(x, m) + rise t.
SequenceLaw by_constant(const SequenceLaw& a, const SequenceLaw& b, std::int64_t rise,
                        Integer (*f)(Integer, Integer)) {
    const std::int64_t m = b.values[0];
    if (m == 0) throw NotForAll("a division by 0");
    Together form = together(a, b);
    // In |m| periods a grows by m times the same number, its slope or the opposite.
    const std::int64_t periods = is_bounded(a) ? 1 : std::abs(m);
    check_length(form.preperiod, form.period);
    form.period = known(Integer(form.period) * Integer(periods));
    const std::int64_t slope = m < 0 ? -form.slope_a : form.slope_a;
    return tabulated(form, rise * slope,
                     [&](std::int64_t n) { return known(f(Integer(a.at(n)), Integer(m))); });
}

SequenceLaw whole_numbers(const SequenceLaw& a, const SequenceLaw& b, std::int64_t rise,
                          Integer (*f)(Integer, Integer), const char* what) {
    if (is_constant(b)) return by_constant(a, b, rise, f);
    if (!is_bounded(a) || !is_bounded(b))
        throw NotForAll(std::string(what) +
                        " is decided where the second number is the same for all n");
    return tabulated(together(a, b), 0,
                     [&](std::int64_t n) { return known(f(Integer(a.at(n)), Integer(b.at(n)))); });
}

/// The form with a longer preperiod, from where on the sign of a - b does not change in a class of
/// numbers modulo the period. The slopes differ.
Together with_settled_signs(const SequenceLaw& a, const SequenceLaw& b, Together form) {
    const std::int64_t slope = form.slope_a - form.slope_b;
    std::int64_t periods = 0;
    for (std::int64_t i = 0; i < form.period; ++i) {
        const std::int64_t n = form.first + form.preperiod + i;
        const std::int64_t ahead = known(Integer(a.at(n)) - Integer(b.at(n)));
        if ((ahead < 0) != (slope < 0) || ahead == 0)
            periods = std::max(periods, std::abs(ahead) / std::abs(slope) + 1);
    }
    form.preperiod = known(Integer(form.preperiod) + Integer(form.period) * Integer(periods));
    return form;
}

}  // namespace

SequenceLaw constant_law(int first, std::int64_t c) {
    return {first, 0, 1, 0, {c}};
}

SequenceLaw identity_law(int first) {
    return {first, 0, 1, 1, {first}};
}

bool is_constant(const SequenceLaw& law) {
    return is_bounded(law) && std::ranges::all_of(law.values, [&](std::int64_t value) {
               return value == law.values[0];
           });
}

std::optional<int> first_zero(const SequenceLaw& law) {
    const auto zero = std::ranges::find(law.values, 0);
    if (zero == law.values.end()) return std::nullopt;
    return law.first + static_cast<int>(zero - law.values.begin());
}

SequenceLaw negative(const SequenceLaw& a) {
    return difference(constant_law(a.first, 0), a);
}

SequenceLaw sum(const SequenceLaw& a, const SequenceLaw& b) {
    const Together form = together(a, b);
    return tabulated(form, known(Integer(form.slope_a) + Integer(form.slope_b)),
                     [&](std::int64_t n) { return known(Integer(a.at(n)) + Integer(b.at(n))); });
}

SequenceLaw difference(const SequenceLaw& a, const SequenceLaw& b) {
    const Together form = together(a, b);
    return tabulated(form, known(Integer(form.slope_a) - Integer(form.slope_b)),
                     [&](std::int64_t n) { return known(Integer(a.at(n)) - Integer(b.at(n))); });
}

SequenceLaw product(const SequenceLaw& a, const SequenceLaw& b) {
    if (is_constant(a) && !is_constant(b)) return product(b, a);
    if (!is_constant(b) && !(is_bounded(a) && is_bounded(b)))
        throw NotForAll("a product is decided where one number is the same for all n");
    const Together form = together(a, b);
    const std::int64_t slope =
        is_bounded(a) ? 0 : known(Integer(form.slope_a) * Integer(b.values[0]));
    return tabulated(form, slope,
                     [&](std::int64_t n) { return known(Integer(a.at(n)) * Integer(b.at(n))); });
}

SequenceLaw quotient(const SequenceLaw& a, const SequenceLaw& b) {
    return whole_numbers(a, b, 1, divide, "a quotient");
}

SequenceLaw remainder(const SequenceLaw& a, const SequenceLaw& b) {
    return whole_numbers(a, b, 0, modulo, "a remainder");
}

SequenceLaw greatest_common_divisor(const SequenceLaw& a, const SequenceLaw& b) {
    if (is_constant(a) && !is_constant(b)) return greatest_common_divisor(b, a);
    return whole_numbers(a, b, 0, gcd, "a gcd");
}

SequenceLaw comparison(const SequenceLaw& a, const SequenceLaw& b) {
    Together form = together(a, b);
    if (form.slope_a != form.slope_b) form = with_settled_signs(a, b, form);
    return tabulated(form, 0, [&](std::int64_t n) -> std::int64_t {
        const std::int64_t x = a.at(n);
        const std::int64_t y = b.at(n);
        return x < y ? -1 : x > y ? 1 : 0;
    });
}

SequenceLaw least_of(const SequenceLaw& a, const SequenceLaw& b) {
    Together form = together(a, b);
    if (form.slope_a != form.slope_b) form = with_settled_signs(a, b, form);
    return tabulated(form, std::min(form.slope_a, form.slope_b),
                     [&](std::int64_t n) { return std::min(a.at(n), b.at(n)); });
}

SequenceLaw greatest_of(const SequenceLaw& a, const SequenceLaw& b) {
    return negative(least_of(negative(a), negative(b)));
}

SequenceLaw pointwise(const SequenceLaw& a, const SequenceLaw& b, OfTwo f) {
    if (!is_bounded(a) || !is_bounded(b)) throw NotForAll("a sequence is not bounded");
    return tabulated(together(a, b), 0, [&](std::int64_t n) { return f(a.at(n), b.at(n)); });
}

SequenceLaw connected(const SequenceLaw& a, const SequenceLaw& b, OfTwo f) {
    SequenceLaw both = pointwise(a, b, f);
    const bool a_known = a.first < b.first;
    const SequenceLaw& known = a_known ? a : b;
    std::vector<std::int64_t> before;
    for (int n = both.first - 1; n >= known.first; --n) {
        const std::int64_t one = known.at(n);
        const std::int64_t if_false = a_known ? f(one, 0) : f(0, one);
        if (if_false != (a_known ? f(one, 1) : f(1, one))) break;
        before.push_back(if_false);
    }
    both.values.insert(both.values.begin(), before.rbegin(), before.rend());
    both.first -= static_cast<int>(before.size());
    both.preperiod += static_cast<int>(before.size());
    return least_form(both);
}

SequenceLaw composed(const SequenceLaw& f, const SequenceLaw& a) {
    if (a.slope < 0) throw NotForAll("a number of units falls for ever");
    const std::int64_t periods = f.period / std::gcd(std::int64_t{f.period}, a.slope);
    Together form{a.first, a.preperiod, is_bounded(a) ? a.period : a.period * periods, 0, 0};
    // From there on a(n) is where f repeats, unless a is bounded.
    for (std::int64_t i = 0; i < a.period && !is_bounded(a); ++i) {
        const std::int64_t short_of = f.repeats_from() - a.at(a.repeats_from() + i);
        if (short_of <= 0) continue;
        const std::int64_t more = (short_of + a.slope - 1) / a.slope;
        form.preperiod = std::max(form.preperiod, a.preperiod + a.period * more);
    }
    check_length(form.preperiod, form.period);
    for (std::int64_t i = form.preperiod + form.period - 1; i >= 0; --i) {
        if (a.at(a.first + i) >= f.first) continue;
        if (i >= form.preperiod) throw NotForAll("a number of units is too small again and again");
        form.first += static_cast<int>(i) + 1;
        form.preperiod -= i + 1;
        break;
    }
    const std::int64_t slope =
        is_bounded(a) ? 0 : known(Integer(f.slope) * Integer(periods * a.slope / f.period));
    return tabulated(form, slope, [&](std::int64_t n) { return f.at(a.at(n)); });
}

}  // namespace gazetteer::conjectures
