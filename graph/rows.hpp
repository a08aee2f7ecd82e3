// SPDX-License-Identifier: GPL-3.0-or-later
// Adjacency rows of order at most 64: the storage of Graph and Digraph.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>

namespace gazetteer {

/// `order` words, bit w of row v set when w is a neighbour of v. Copies only the rows in use.
class Rows {
  public:
    Rows() = default;
    explicit Rows(int order) : order_(order) { std::fill_n(rows_.begin(), order, 0); }
    Rows(const Rows& other) : order_(other.order_) {
        std::copy_n(other.rows_.begin(), order_, rows_.begin());
    }
    Rows& operator=(const Rows& other) {
        order_ = other.order_;
        std::copy_n(other.rows_.begin(), order_, rows_.begin());
        return *this;
    }

    int order() const { return order_; }
    std::uint64_t operator[](int v) const { return rows_[static_cast<std::size_t>(v)]; }
    std::uint64_t& operator[](int v) { return rows_[static_cast<std::size_t>(v)]; }
    bool operator==(const Rows& other) const {
        return order_ == other.order_ &&
               std::equal(rows_.begin(), rows_.begin() + order_, other.rows_.begin());
    }
    std::strong_ordering operator<=>(const Rows& other) const {
        if (auto by_order = order_ <=> other.order_; by_order != 0) return by_order;
        return std::lexicographical_compare_three_way(rows_.begin(), rows_.begin() + order_,
                                                      other.rows_.begin(),
                                                      other.rows_.begin() + order_);
    }

  private:
    int order_ = 0;
    std::array<std::uint64_t, 64> rows_;
};

}  // namespace gazetteer
