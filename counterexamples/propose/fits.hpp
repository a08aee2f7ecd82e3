// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds on an integer target with rational coefficients that are fitted to the data: the sides of
// the upper and lower hulls, as the linear programs of TxGraffiti find them [R. Davila,
// TxGraffiti, 2023].
#pragma once

#include <string>
#include <vector>

#include "counterexamples/propose/bounds.hpp"

namespace gazetteer::conjectures {

/// scale * T stands so to by_x * X + by_y * Y + constant; scale > 0, and the four numbers have no
/// common divisor.
struct Fit {
    Sign sign = Sign::at_most;
    /// Places of X and Y in the table; they count only where their number is not 0.
    std::size_t x = 0;
    std::size_t y = 0;
    std::int64_t scale = 1;
    std::int64_t by_x = 0;
    std::int64_t by_y = 0;
    std::int64_t constant = 0;

    /// Those of the rows on which both sides are equal.
    RowSet attained(const ValueTable& table, const std::vector<std::size_t>& rows) const;
    /// The right side of a bound on T: "2 * order / 3 - 1".
    std::string text(const ValueTable& table) const;
    bool operator==(const Fit&) const = default;
};

/// All fits of one shape and sign on some rows.
class Fitter {
  public:
    /// The coefficients of X are fractions of whole numbers to this.
    static constexpr std::int64_t coefficient_max = 12;
    /// Values of this absolute value or more are not fitted: no fit is on rows that have one. Below
    /// it products of differences stay below 2^63.
    static constexpr std::int64_t value_max = std::int64_t{1} << 24;

    explicit Fitter(const ValueTable& table);

    /// The terms that may be X or Y: integers, by their places.
    const std::vector<std::size_t>& terms() const { return terms_; }
    /// The numbers by which Y may be multiplied: fractions with denominator to 3, to 3 in absolute
    /// value, without 0.
    static const std::vector<std::pair<std::int64_t, std::int64_t>>& slopes();

    /// T <= c, with the least c. A fit `equal` is there if T has one value. `rows` is not empty.
    void constant(const std::vector<std::size_t>& rows, Sign sign, std::vector<Fit>& fits) const;
    /// The sides of the upper hull of the points (X, T - q/d Y), of the lower one for at_least,
    /// but the vertical ones; `equal` if all points are on one line. Exact. O(rows).
    void lines(const std::vector<std::size_t>& rows, Sign sign, std::size_t x, std::size_t y,
               std::pair<std::int64_t, std::int64_t> slope, std::vector<Fit>& fits) const;
    /// The same without Y.
    void lines(const std::vector<std::size_t>& rows, Sign sign, std::size_t x,
               std::vector<Fit>& fits) const {
        lines(rows, sign, x, x, {0, 1}, fits);
    }

  private:
    const std::vector<Integer>& column(std::size_t term) const {
        return table_->terms[term].values;
    }
    bool fittable(const std::vector<std::size_t>& rows, const std::vector<Integer>& values) const;

    const ValueTable* table_;
    std::vector<std::size_t> terms_;
    /// The values of each term, least first, and for each row the place of its value there.
    std::vector<std::vector<std::int64_t>> distinct_;
    std::vector<std::vector<std::size_t>> place_;
};

}  // namespace gazetteer::conjectures
