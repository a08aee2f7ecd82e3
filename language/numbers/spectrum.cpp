// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/spectrum.hpp"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "graph/contract.hpp"
#include "language/numbers/integer_polynomial.hpp"
#include "language/numbers/matrix_polynomial.hpp"
#include "language/numbers/root_isolation.hpp"

namespace gazetteer::conjectures {

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
