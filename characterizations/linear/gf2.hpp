// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices over GF(2) and their reduced row echelon form, by our own words or by M4RI.
// The form is unique, so the two eliminations must agree bit for bit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace gazetteer {

/// A matrix of bits, rows padded with zeros to whole words; column c is bit c % 64 of word c / 64.
class BitMatrix {
  public:
    /// The zero matrix; rows, columns >= 0.
    BitMatrix(int rows, int columns);

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    /// 0 <= r < rows, 0 <= c < columns.
    bool at(int r, int c) const { return (words_[word(r, c)] >> (c % 64) & 1) != 0; }
    void set(int r, int c) { words_[word(r, c)] |= std::uint64_t{1} << (c % 64); }
    std::span<std::uint64_t> row(int r) { return {words_.data() + word(r, 0), stride_}; }
    std::span<const std::uint64_t> row(int r) const {
        return {words_.data() + word(r, 0), stride_};
    }
    /// Row r becomes row r + row s.
    void add_row(int r, int s);
    void swap_rows(int r, int s);

    bool operator==(const BitMatrix&) const = default;

  private:
    std::size_t word(int r, int c) const {
        return static_cast<std::size_t>(r) * stride_ + static_cast<std::size_t>(c / 64);
    }

    int rows_;
    int columns_;
    std::size_t stride_;
    std::vector<std::uint64_t> words_;
};

/// Brings `matrix` to its reduced row echelon form and returns the pivot columns, ascending; their
/// number is the rank. Gauss-Jordan, O(rows * rank * columns / 64).
std::vector<int> reduce_by_words(BitMatrix& matrix);
/// The same by M4RI, the "method of the four Russians": for matrices beyond a few words.
/// Safe to call from several threads, which wait for one another: M4RI itself is not.
std::vector<int> reduce_by_m4ri(BitMatrix& matrix);
/// The same by words while a row is one word, by M4RI above.
std::vector<int> reduce(BitMatrix& matrix);

/// target += a b, by M4RI. The shapes must fit; safe to call from several threads, as above.
void add_product(BitMatrix& target, const BitMatrix& a, const BitMatrix& b);

}  // namespace gazetteer
