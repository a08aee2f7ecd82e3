// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/spectrum.hpp"

#include <acb.h>
#include <arb_fmpz_poly.h>
#include <arb_poly.h>
#include <flint/fmpz_mat.h>
#include <flint/fmpz_poly_factor.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <mutex>

#include "graph/contract.hpp"

namespace gazetteer::conjectures {

// Named, since Spectrum::Parts is made of these.
namespace spectra {

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

/// Rows that an exchange of the two does not change: equal but for the two places, and there alike.
bool are_twins(const SymmetricMatrix& matrix, int i, int j) {
    if (matrix.at(i, i) != matrix.at(j, j)) return false;
    for (int k = 0; k < matrix.order; ++k)
        if (k != i && k != j && matrix.at(i, k) != matrix.at(j, k)) return false;
    return true;
}

/// A class of twins: a row of it, how many, the common diagonal entry, and that between two.
struct Twins {
    int row = 0;
    int count = 1;
    std::int64_t diagonal = 0;
    std::int64_t between = 0;

    /// The eigenvalue of the vectors on the class whose sum is 0, which are count - 1 dimensions.
    std::int64_t of_differences() const { return diagonal - between; }
    /// The sum of a row over the class.
    std::int64_t row_sum() const { return diagonal + (count - 1) * between; }
};

/// To be twins is an equivalence. The other eigenvalues are those of the matrix whose entry for two
/// classes is the sum of a row of the one over the other [C. Godsil, G. Royle, Algebraic Graph
/// Theory, 2001, section 9.3].
std::vector<Twins> twins_of(const SymmetricMatrix& matrix) {
    std::vector<Twins> result;
    for (int i = 0; i < matrix.order; ++i) {
        const auto known = std::ranges::find_if(
            result, [&](const Twins& twins) { return are_twins(matrix, twins.row, i); });
        if (known == result.end()) {
            result.push_back({i, 1, matrix.at(i, i), 0});
        } else {
            ++known->count;
            known->between = matrix.at(known->row, i);
        }
    }
    return result;
}

/// The polynomial of the classes, times one linear factor for each further twin.
Polynomial characteristic_polynomial(const SymmetricMatrix& matrix) {
    const std::vector<Twins> classes = twins_of(matrix);
    const auto count = static_cast<slong>(classes.size());
    fmpz_mat_t m;
    fmpz_mat_init(m, count, count);
    for (slong i = 0; i < count; ++i)
        for (slong j = 0; j < count; ++j) {
            const Twins& a = classes[static_cast<std::size_t>(i)];
            const Twins& b = classes[static_cast<std::size_t>(j)];
            fmpz_set_si(fmpz_mat_entry(m, i, j),
                        i == j ? a.row_sum() : matrix.at(a.row, b.row) * b.count);
        }
    Polynomial result;
    fmpz_mat_charpoly(result.get(), m);
    fmpz_mat_clear(m);
    for (const Twins& twins : classes) {
        Polynomial factor;
        fmpz_poly_set_coeff_si(factor.get(), 1, 1);
        fmpz_poly_set_coeff_si(factor.get(), 0, -twins.of_differences());
        fmpz_poly_pow(factor.get(), factor.get(), static_cast<ulong>(twins.count - 1));
        fmpz_poly_mul(result.get(), result.get(), factor.get());
    }
    return result;
}

/// Ascending, as floating point has them: proposals.
std::vector<double> proposed(const SymmetricMatrix& matrix) {
    const std::vector<Twins> classes = twins_of(matrix);
    const auto count = static_cast<Eigen::Index>(classes.size());
    Eigen::MatrixXd m(count, count);
    for (Eigen::Index i = 0; i < count; ++i)
        for (Eigen::Index j = 0; j < count; ++j) {
            const Twins& a = classes[static_cast<std::size_t>(i)];
            const Twins& b = classes[static_cast<std::size_t>(j)];
            // Made symmetric by the square roots of the sizes of the classes.
            m(i, j) = i == j ? static_cast<double>(a.row_sum())
                             : static_cast<double>(matrix.at(a.row, b.row)) *
                                   std::sqrt(static_cast<double>(a.count) * b.count);
        }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(m, Eigen::EigenvaluesOnly);
    std::vector<double> result(solver.eigenvalues().begin(), solver.eigenvalues().end());
    for (const Twins& twins : classes)
        result.insert(result.end(), static_cast<std::size_t>(twins.count - 1),
                      static_cast<double>(twins.of_differences()));
    std::ranges::sort(result);
    return result;
}

/// One root, and the interval from low to high in which it is the only one of its factor.
struct Root {
    std::size_t factor = 0;
    Ball low;
    Ball high;
};

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

std::vector<Root> roots_of(const std::vector<Factor>& factors,
                           const std::vector<double>& proposals) {
    double greatest = 1;
    for (double x : proposals) greatest = std::max(greatest, std::abs(x));
    if (auto roots = isolated(factors, proposals, 1e-11 * greatest)) return std::move(*roots);
    for (slong bits = 128;; bits *= 2)
        if (auto roots = isolated_by_arb(factors, bits)) return std::move(*roots);
}

/// The middle of an interval, exactly.
Ball middle(const Ball& low, const Ball& high) {
    Ball result;
    arb_add(result.get(), low.get(), high.get(), ARF_PREC_EXACT);
    arb_mul_2exp_si(result.get(), result.get(), -1);
    return result;
}

/// Halves the interval until its width is below 2^-bits or Newton's method goes on from there.
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

}  // namespace spectra

void free_flint_at_thread_end() {
    struct AtEnd {
        ~AtEnd() { flint_cleanup(); }
    };
    static thread_local const AtEnd at_end{};
    (void)at_end;
}

std::optional<int> Ball::sign() const {
    if (arb_is_positive(ball_) != 0) return 1;
    if (arb_is_negative(ball_) != 0) return -1;
    return arb_is_zero(ball_) != 0 ? std::optional(0) : std::nullopt;
}

std::vector<double> approximate_eigenvalues(const SymmetricMatrix& matrix) {
    if (matrix.order == 0) return {};
    std::vector<double> result = spectra::proposed(matrix);
    std::ranges::reverse(result);
    return result;
}

SymmetricMatrix zero_matrix(int order) {
    return {order, std::vector<std::int64_t>(static_cast<std::size_t>(order * order))};
}

struct Spectrum::Parts {
    spectra::Polynomial characteristic;
    std::vector<spectra::Factor> squarefree;
    /// Ascending and distinct; where each eigenvalue, descending, is among them.
    std::vector<spectra::Root> roots;
    std::vector<std::size_t> places;
    std::int64_t bound = 0;
    std::mutex mutex;
    /// These of each root, once they are asked for.
    std::vector<spectra::Factor> irreducible;
    std::vector<int> factors;

    const spectra::Root& root(int k) const { return roots[places[static_cast<std::size_t>(k)]]; }
    const spectra::Polynomial& polynomial(int k) const {
        return squarefree[root(k).factor].polynomial;
    }
};

Spectrum::Spectrum(const SymmetricMatrix& matrix) : parts_(std::make_unique<Parts>()) {
    free_flint_at_thread_end();
    Parts& parts = *parts_;
    for (int i = 0; i < matrix.order; ++i) {
        std::int64_t sum = 0;
        for (int j = 0; j < matrix.order; ++j) sum += std::abs(matrix.at(i, j));
        parts.bound = std::max(parts.bound, sum);
    }
    if (matrix.order == 0) return;
    fmpz_poly_swap(parts.characteristic.get(), spectra::characteristic_polynomial(matrix).get());
    parts.squarefree = spectra::factors_of(parts.characteristic, fmpz_poly_factor_squarefree);
    parts.roots = spectra::roots_of(parts.squarefree, spectra::proposed(matrix));
    for (std::size_t i = parts.roots.size(); i-- > 0;)
        for (int j = 0; j < parts.squarefree[parts.roots[i].factor].multiplicity; ++j)
            parts.places.push_back(i);
    require(static_cast<int>(parts.places.size()) == matrix.order, "as many eigenvalues as rows");
}

Spectrum::~Spectrum() = default;

int Spectrum::order() const {
    return static_cast<int>(parts_->places.size());
}

std::int64_t Spectrum::bound() const {
    return parts_->bound;
}

std::optional<std::int64_t> Spectrum::integer(int k) const {
    const spectra::Root& root = parts_->root(k);
    const auto nearest = std::llround(
        arf_get_d(arb_midref(spectra::middle(root.low, root.high).get()), ARF_RND_NEAR));
    const Ball value(nearest);
    const bool inside =
        arb_le(root.low.get(), value.get()) != 0 && arb_le(value.get(), root.high.get()) != 0;
    if (!inside || !parts_->polynomial(k).is_zero_at(nearest)) return std::nullopt;
    return nearest;
}

Ball Spectrum::enclosure(int k, slong bits) const {
    const spectra::Root& root = parts_->root(k);
    return spectra::refined(parts_->polynomial(k), root.low, root.high, bits);
}

Spectrum::Origin Spectrum::origin(int k) const {
    Parts& parts = *parts_;
    const std::lock_guard lock(parts.mutex);
    if (parts.irreducible.empty()) {
        parts.irreducible = spectra::factors_of(parts.characteristic, fmpz_poly_factor);
        for (const spectra::Root& root : parts.roots) {
            const auto its = std::ranges::find_if(parts.irreducible, [&](const spectra::Factor& f) {
                return arb_equal(root.low.get(), root.high.get()) != 0
                           ? f.polynomial.sign_at(root.low) == 0
                           : f.polynomial.changes_sign(root.low, root.high);
            });
            parts.factors.push_back(static_cast<int>(its - parts.irreducible.begin()));
        }
    }
    const std::size_t place = parts.places[static_cast<std::size_t>(k)];
    const int factor = parts.factors[place];
    const auto here = parts.factors.begin() + static_cast<std::ptrdiff_t>(place);
    return {factor, parts.irreducible[static_cast<std::size_t>(factor)].polynomial.degree(),
            static_cast<int>(place),
            static_cast<int>(std::count(parts.factors.begin(), here, factor))};
}

std::vector<boost::multiprecision::cpp_int> Spectrum::coefficients(const Origin& origin) const {
    const auto& polynomial =
        parts_->irreducible.at(static_cast<std::size_t>(origin.factor)).polynomial;
    std::vector<boost::multiprecision::cpp_int> result;
    fmpz_t coefficient;
    fmpz_init(coefficient);
    for (int i = 0; i <= polynomial.degree(); ++i) {
        fmpz_poly_get_coeff_fmpz(coefficient, polynomial.get(), i);
        char* const digits = fmpz_get_str(nullptr, 10, coefficient);
        result.emplace_back(digits);
        flint_free(digits);
    }
    fmpz_clear(coefficient);
    return result;
}

}  // namespace gazetteer::conjectures
