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

/// Where two laws are lines on the same classes of n: those modulo the period.
struct Together {
    int first;
    std::int64_t preperiod;
    std::int64_t period;

    std::int64_t repeats_from() const { return first + preperiod; }
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
    return result;
}

/// What the period adds to the law from n on.
std::int64_t growth(const SequenceLaw& law, const Together& form, std::int64_t n) {
    return known(Integer(form.period / law.period) * Integer(law.added(n)));
}

/// f is a line on each class of the form.
SequenceLaw tabulated(const Together& form, const std::function<std::int64_t(std::int64_t)>& f) {
    check_length(form.preperiod, form.period);
    SequenceLaw law = law_of_lines(form.first, static_cast<int>(form.preperiod),
                                   static_cast<int>(form.period), [&](std::int64_t n) {
                                       runs::poll();
                                       const std::int64_t value = f(n);
                                       check_size(value);
                                       return value;
                                   });
    check_size(law.slope);
    std::ranges::for_each(law.slopes, check_size);
    return least_form(law);
}

/// Calls use(n, what the period adds to a, what it adds to b) for each class of the form.
template <class Use>
void for_each_class(const Together& form, const SequenceLaw& a, const SequenceLaw& b,
                    const Use& use) {
    for (std::int64_t n = form.repeats_from(); n < form.repeats_from() + form.period; ++n)
        use(n, growth(a, form, n), growth(b, form, n));
}

/// f(x, m), where f(x + m t, m) is a line in t for each m != 0. Symmetric: f(m, x) is the same.
struct OfWholeNumbers {
    Integer (*f)(Integer, Integer);
    bool symmetric;
    const char* what;
};

/// f(a(n), b(n)). On a class where b does not grow, a grows by a multiple of b in so many periods.
SequenceLaw whole_numbers(const SequenceLaw& a, const SequenceLaw& b, const OfWholeNumbers& of) {
    Together form = together(a, b);
    std::int64_t periods = 1;
    for_each_class(form, a, b, [&](std::int64_t n, std::int64_t of_a, std::int64_t of_b) {
        if (of_a == 0 && of_b == 0) return;
        if (of_b != 0 && !(of.symmetric && of_a == 0))
            throw NotForAll(std::string(of.what) +
                            (of.symmetric ? " is decided where one of the numbers does not grow"
                                          : " is decided where the second number does not grow"));
        const std::int64_t m = std::abs(of_b == 0 ? b.at(n) : a.at(n));
        if (m == 0) throw NotForAll("a division by 0");
        const std::int64_t more = m / std::gcd(m, of_b == 0 ? of_a : of_b);
        check_length(periods, more);
        periods = std::lcm(periods, more);
        check_length(form.preperiod, periods);
    });
    form.period = known(Integer(form.period) * Integer(periods));
    return tabulated(
        form, [&](std::int64_t n) { return known(of.f(Integer(a.at(n)), Integer(b.at(n)))); });
}

/// The form with a longer preperiod, from where on the sign of a - b does not change in a class.
Together with_settled_signs(const SequenceLaw& a, const SequenceLaw& b) {
    Together form = together(a, b);
    std::int64_t periods = 0;
    for_each_class(form, a, b, [&](std::int64_t n, std::int64_t of_a, std::int64_t of_b) {
        const std::int64_t slope = known(Integer(of_a) - Integer(of_b));
        if (slope == 0) return;
        const std::int64_t ahead = known(Integer(a.at(n)) - Integer(b.at(n)));
        if ((ahead < 0) != (slope < 0) || ahead == 0)
            periods = std::max(periods, std::abs(ahead) / std::abs(slope) + 1);
    });
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

bool is_bounded(const SequenceLaw& law) {
    return law.slope == 0 && law.slopes.empty();
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
    return tabulated(together(a, b),
                     [&](std::int64_t n) { return known(Integer(a.at(n)) + Integer(b.at(n))); });
}

SequenceLaw difference(const SequenceLaw& a, const SequenceLaw& b) {
    return tabulated(together(a, b),
                     [&](std::int64_t n) { return known(Integer(a.at(n)) - Integer(b.at(n))); });
}

SequenceLaw product(const SequenceLaw& a, const SequenceLaw& b) {
    const Together form = together(a, b);
    for_each_class(form, a, b, [](std::int64_t /*n*/, std::int64_t of_a, std::int64_t of_b) {
        if (of_a != 0 && of_b != 0)
            throw NotForAll("a product is decided where one of the numbers does not grow");
    });
    return tabulated(form,
                     [&](std::int64_t n) { return known(Integer(a.at(n)) * Integer(b.at(n))); });
}

SequenceLaw quotient(const SequenceLaw& a, const SequenceLaw& b) {
    return whole_numbers(a, b, {divide, false, "a quotient"});
}

SequenceLaw remainder(const SequenceLaw& a, const SequenceLaw& b) {
    return whole_numbers(a, b, {modulo, false, "a remainder"});
}

SequenceLaw greatest_common_divisor(const SequenceLaw& a, const SequenceLaw& b) {
    return whole_numbers(a, b, {gcd, true, "a gcd"});
}

SequenceLaw comparison(const SequenceLaw& a, const SequenceLaw& b) {
    return tabulated(with_settled_signs(a, b), [&](std::int64_t n) -> std::int64_t {
        const std::int64_t x = a.at(n);
        const std::int64_t y = b.at(n);
        return x < y ? -1 : x > y ? 1 : 0;
    });
}

SequenceLaw least_of(const SequenceLaw& a, const SequenceLaw& b) {
    return tabulated(with_settled_signs(a, b),
                     [&](std::int64_t n) { return std::min(a.at(n), b.at(n)); });
}

SequenceLaw greatest_of(const SequenceLaw& a, const SequenceLaw& b) {
    return negative(least_of(negative(a), negative(b)));
}

SequenceLaw pointwise(const SequenceLaw& a, const SequenceLaw& b, OfTwo f) {
    if (!is_bounded(a) || !is_bounded(b)) throw NotForAll("a sequence is not bounded");
    return tabulated(together(a, b), [&](std::int64_t n) { return f(a.at(n), b.at(n)); });
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
    Together form{a.first, a.preperiod, a.period};
    // From there on a(n) is where f repeats, unless it does not grow.
    std::int64_t periods = 1;
    for (std::int64_t n = a.repeats_from(); n < a.repeats_from() + a.period; ++n) {
        const std::int64_t slope = a.added(n);
        if (slope < 0) throw NotForAll("a number of units falls for ever");
        if (slope == 0) continue;
        periods = std::lcm(periods, f.period / std::gcd(std::int64_t{f.period}, slope));
        check_length(form.preperiod, periods);
        const std::int64_t short_of = f.repeats_from() - a.at(n);
        if (short_of > 0)
            form.preperiod =
                std::max(form.preperiod, a.preperiod + a.period * ((short_of + slope - 1) / slope));
    }
    form.period *= periods;
    check_length(form.preperiod, form.period);
    for (std::int64_t i = form.preperiod + form.period - 1; i >= 0; --i) {
        if (a.at(a.first + i) >= f.first) continue;
        if (i >= form.preperiod) throw NotForAll("a number of units is too small again and again");
        form.first += static_cast<int>(i) + 1;
        form.preperiod -= i + 1;
        break;
    }
    return tabulated(form, [&](std::int64_t n) { return f.at(a.at(n)); });
}

}  // namespace gazetteer::conjectures
