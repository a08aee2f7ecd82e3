// SPDX-License-Identifier: GPL-3.0-or-later
// The eigenvalues of symmetric integer matrices: each lies in an interval in which an exact
// polynomial changes its sign, and the interval is made as small as one likes. Floating point
// proposes the intervals; integers decide.
#pragma once

#include <arb.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace gazetteer::conjectures {

/// An interval of reals with its own memory, for the functions of Arb.
class Ball {
  public:
    Ball() { arb_init(ball_); }
    explicit Ball(std::int64_t value) : Ball() { arb_set_si(ball_, value); }
    Ball(const Ball& other) : Ball() { arb_set(ball_, other.ball_); }
    Ball(Ball&& other) noexcept : Ball() { arb_swap(ball_, other.ball_); }
    Ball& operator=(Ball other) noexcept {
        arb_swap(ball_, other.ball_);
        return *this;
    }
    ~Ball() { arb_clear(ball_); }

    // Decays as an array does, so that it is passed to Arb as arb_t is.
    arb_ptr get() { return ball_; }
    arb_srcptr get() const { return ball_; }
    /// -1, 0 or 1; nothing where the interval has more than one sign.
    std::optional<int> sign() const;

  private:
    arb_t ball_;
};

/// FLINT keeps memory for each thread: this one's is freed when the thread ends, after what the
/// thread has kept since this call. Spectra and enclosures of reals call it themselves.
void free_flint_at_thread_end();

/// A symmetric matrix of integers, row by row.
struct SymmetricMatrix {
    int order = 0;
    std::vector<std::int64_t> entries;

    std::int64_t& at(int i, int j) { return entries[static_cast<std::size_t>(i * order + j)]; }
    std::int64_t at(int i, int j) const { return entries[static_cast<std::size_t>(i * order + j)]; }
};
SymmetricMatrix zero_matrix(int order);

/// Floating point: descending, with multiplicities, about 10 digits. O(classes of twins^3 +
/// order^2).
std::vector<double> approximate_eigenvalues(const SymmetricMatrix& matrix);

/// The eigenvalues in descending order, each as often as it occurs. Several threads may ask.
class Spectrum {
  public:
    /// O(order^4) word operations, as measured, where no rows are twins; the entries are below
    /// 2^31.
    explicit Spectrum(const SymmetricMatrix& matrix);
    ~Spectrum();
    Spectrum(const Spectrum&) = delete;
    Spectrum& operator=(const Spectrum&) = delete;

    /// With multiplicities.
    int order() const;
    /// The value of the k-th, 0 <= k < order, if it is an integer. No other is rational.
    std::optional<std::int64_t> integer(int k) const;
    /// An interval that contains it, about 2^-bits wide.
    Ball enclosure(int k, slong bits) const;

    /// The irreducible factor of the characteristic polynomial whose root it is.
    struct Origin {
        /// Equal for two roots iff the factors are.
        int factor = 0;
        /// The factor's.
        int degree = 1;
        /// Which of all roots: equal eigenvalues have equal ones.
        int root = 0;
        /// How many roots of the factor are less. All of them are eigenvalues.
        int less = 0;
    };
    Origin origin(int k) const;
    /// The coefficients of a factor, the constant one first and the leading one, 1, last.
    std::vector<boost::multiprecision::cpp_int> coefficients(const Origin& origin) const;
    /// No eigenvalue is greater in absolute value: the greatest sum of a row.
    std::int64_t bound() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace gazetteer::conjectures
