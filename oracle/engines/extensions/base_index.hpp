// SPDX-License-Identifier: GPL-3.0-or-later
// The graphs H of an order by their canonical forms, so that a graph G of the next order is found
// as H + x with H = G - x for any vertex x.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/canonical/small_canonical.hpp"
#include "oracle/engines/extensions/key_places.hpp"

namespace gazetteer {

/// Safe to ask from several threads; so is put, for different bases.
class BaseIndex {
  public:
    /// H + x: where H stands, its vertices' places there and the set S, by these places.
    struct Place {
        std::size_t base;
        SmallPermutation place;
        std::uint64_t s;
    };

    /// For all unlabelled graphs of order - 1. 1 <= order <= 11, else ContractViolation.
    explicit BaseIndex(int order);
    /// How many there are [OEIS A000088].
    static std::size_t count(int order);
    /// What it takes.
    static std::size_t bytes(int order);

    int order() const { return order_; }
    /// H stands at `base`, below count(order).
    void put(std::size_t base, std::uint64_t key) { keys_[base] = key; }
    /// Once all are put.
    void finish() { places_ = KeyPlaces(keys_); }

    /// G of the order, as (G - x) + x: one canonical form. ContractViolation on another order.
    Place place_of(const SmallGraph& g, Vertex x) const;

  private:
    int order_;
    std::vector<std::uint64_t> keys_;
    KeyPlaces places_;
};

}  // namespace gazetteer
