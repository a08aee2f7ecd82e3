// SPDX-License-Identifier: GPL-3.0-or-later
// Polynomials with integer coefficients, by FLINT, and their signs at numbers.
#pragma once

#include <arb_fmpz_poly.h>
#include <flint/fmpz_poly_factor.h>

#include <cstdint>
#include <vector>

#include "language/numbers/spectrum.hpp"

namespace gazetteer::conjectures::spectra {

/// A polynomial with integer coefficients.
class Polynomial {
  public:
    Polynomial() { fmpz_poly_init(polynomial_); }
    Polynomial(const Polynomial& other) : Polynomial() {
        fmpz_poly_set(polynomial_, other.polynomial_);
    }
    Polynomial& operator=(const Polynomial&) = delete;
    ~Polynomial() { fmpz_poly_clear(polynomial_); }

    fmpz_poly_struct* get() { return polynomial_; }
    const fmpz_poly_struct* get() const { return polynomial_; }
    int degree() const { return static_cast<int>(fmpz_poly_degree(polynomial_)); }

    /// The sign at a number that is no interval. Integers decide: the precision grows until they
    /// do.
    int sign_at(const Ball& x) const {
        for (slong bits = 128;; bits *= 2) {
            Ball value;
            arb_fmpz_poly_evaluate_arb(value.get(), polynomial_, x.get(), bits);
            if (const auto sign = value.sign()) return *sign;
        }
    }
    bool is_zero_at(std::int64_t x) const { return sign_at(Ball(x)) == 0; }
    bool changes_sign(const Ball& low, const Ball& high) const {
        return sign_at(low) * sign_at(high) < 0;
    }

  private:
    fmpz_poly_t polynomial_;
};

/// Polynomials that have no root in common, each with the multiplicity of its roots, which are
/// simple in it.
struct Factor {
    Polynomial polynomial;
    int multiplicity = 1;
};

template <class Factorise>
std::vector<Factor> factors_of(const Polynomial& polynomial, Factorise factorise) {
    fmpz_poly_factor_t found;
    fmpz_poly_factor_init(found);
    factorise(found, polynomial.get());
    std::vector<Factor> result(static_cast<std::size_t>(found->num));
    for (slong i = 0; i < found->num; ++i) {
        Factor& factor = result[static_cast<std::size_t>(i)];
        fmpz_poly_set(factor.polynomial.get(), found->p + i);
        factor.multiplicity = static_cast<int>(found->exp[i]);
    }
    fmpz_poly_factor_clear(found);
    return result;
}

}  // namespace gazetteer::conjectures::spectra
