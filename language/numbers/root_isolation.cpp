// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/root_isolation.hpp"

#include <acb.h>
#include <arb_poly.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gazetteer::conjectures::spectra {

namespace {

Ball ball_of(double value) {
    Ball result;
    arb_set_d(result.get(), value);
    return result;
}

/// The roots ascending, from intervals around the proposals that are disjoint; nothing if one of
/// these is not seen to hold exactly one root.
std::optional<std::vector<Root>> isolated(const std::vector<Factor>& factors,
                                          const std::vector<double>& proposals, double margin) {
    std::vector<Root> result;
    for (std::size_t i = 0; i < proposals.size();) {
        std::size_t end = i + 1;
        while (end < proposals.size() && proposals[end] - proposals[end - 1] <= 2 * margin) ++end;
        const Ball low = ball_of(proposals[i] - margin);
        const Ball high = ball_of(proposals[end - 1] + margin);
        for (std::size_t f = 0; f < factors.size(); ++f)
            if (factors[f].polynomial.changes_sign(low, high)) result.push_back({f, low, high});
        i = end;
    }
    // Each sign change is a root at least. As many as the degree are all, and one each.
    std::vector<int> found(factors.size());
    for (const Root& root : result) ++found[root.factor];
    for (std::size_t f = 0; f < factors.size(); ++f)
        if (found[f] != factors[f].polynomial.degree()) return std::nullopt;
    for (std::size_t i = 1; i < result.size(); ++i)
        if (arb_equal(result[i].low.get(), result[i - 1].low.get()) != 0) return std::nullopt;
    return result;
}

/// The same by Arb's isolation of complex roots, which is slow: where roots are too close for
/// floating point.
std::optional<std::vector<Root>> isolated_by_arb(const std::vector<Factor>& factors, slong bits) {
    std::vector<Root> result;
    for (std::size_t f = 0; f < factors.size(); ++f) {
        const int degree = factors[f].polynomial.degree();
        acb_ptr roots = _acb_vec_init(degree);
        arb_fmpz_poly_complex_roots(roots, factors[f].polynomial.get(), 0, bits);
        for (int i = 0; i < degree; ++i) {
            Root root{f, {}, {}};
            arb_get_lbound_arf(arb_midref(root.low.get()), acb_realref(roots + i), 2 * bits);
            arb_get_ubound_arf(arb_midref(root.high.get()), acb_realref(roots + i), 2 * bits);
            result.push_back(std::move(root));
        }
        _acb_vec_clear(roots, degree);
    }
    std::ranges::sort(result, [](const Root& a, const Root& b) {
        return arf_cmp(arb_midref(a.low.get()), arb_midref(b.low.get())) < 0;
    });
    for (std::size_t i = 1; i < result.size(); ++i)
        if (arb_lt(result[i - 1].high.get(), result[i].low.get()) == 0) return std::nullopt;
    return result;
}

}  // namespace

std::vector<Root> roots_of(const std::vector<Factor>& factors,
                           const std::vector<double>& proposals) {
    double greatest = 1;
    for (double x : proposals) greatest = std::max(greatest, std::abs(x));
    if (auto roots = isolated(factors, proposals, 1e-11 * greatest)) return std::move(*roots);
    for (slong bits = 128;; bits *= 2)
        if (auto roots = isolated_by_arb(factors, bits)) return std::move(*roots);
}

Ball middle(const Ball& low, const Ball& high) {
    Ball result;
    arb_add(result.get(), low.get(), high.get(), ARF_PREC_EXACT);
    arb_mul_2exp_si(result.get(), result.get(), -1);
    return result;
}

Ball refined(const Polynomial& polynomial, Ball low, Ball high, slong bits) {
    const int at_low = polynomial.sign_at(low);
    // What is lost where large coefficients cancel; with less Arb warns that it cannot refine.
    const slong extra = 64 + std::abs(fmpz_poly_max_bits(polynomial.get()));
    if (at_low == 0) return low;
    if (polynomial.sign_at(high) == 0) return high;
    for (;;) {
        Ball interval;
        arb_set_interval_arf(interval.get(), arb_midref(low.get()), arb_midref(high.get()),
                             2 * bits + 64);
        if (arb_rel_accuracy_bits(interval.get()) >= bits + 64) return interval;
        Ball next;
        arf_t factor;
        arf_init(factor);
        arb_poly_t real;
        arb_poly_init(real);
        arb_poly_set_fmpz_poly(real, polynomial.get(), ARF_PREC_EXACT);
        _arb_poly_newton_convergence_factor(factor, real->coeffs, real->length, interval.get(),
                                            bits);
        const bool converges =
            arf_is_finite(factor) != 0 &&
            _arb_poly_newton_step(next.get(), real->coeffs, real->length, interval.get(),
                                  interval.get(), factor, bits + extra) != 0;
        if (converges)
            _arb_poly_newton_refine_root(next.get(), real->coeffs, real->length, next.get(),
                                         interval.get(), factor, extra, bits + 64);
        arb_poly_clear(real);
        arf_clear(factor);
        if (converges && arb_contains(interval.get(), next.get()) != 0) return next;
        Ball half = middle(low, high);
        const int at_half = polynomial.sign_at(half);
        if (at_half == 0) return half;
        (at_half == at_low ? low : high) = std::move(half);
    }
}

}  // namespace gazetteer::conjectures::spectra
