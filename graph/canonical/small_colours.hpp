// SPDX-License-Identifier: GPL-3.0-or-later
// Vertices told apart by numbers that an isomorphism cannot change: what settles most graphs before
// nauty is asked.
#pragma once

#include "graph/bits/vectorized.hpp"
#include "graph/canonical/small_graph.hpp"

namespace gazetteer {

/// A number for each vertex. Isomorphisms keep it: G and G's relabelling have the same numbers,
/// each vertex taking its own along. Vertices that no automorphism exchanges have, mostly,
/// different ones. All are worked on at once, in the lanes of a vector; for use in
/// GAZETTEER_VECTORIZED functions.
class SmallColours {
  public:
    /// By degree.
    [[gnu::always_inline]] explicit SmallColours(const SmallGraph& g) {
        values_ = Lanes{};
        add_neighbours(g, Lanes{} + 1);
    }

    std::uint32_t operator[](Vertex v) const { return values_[v]; }

    /// Each number becomes a function of the vertex's own and of the multiset of its neighbours'.
    [[gnu::always_inline]] void refine(const SmallGraph& g) {
        Lanes weights = values_;
        scatter(weights);
        values_ = 3 * weights;
        add_neighbours(g, weights);
    }

    /// The vertices in ascending order of their numbers, equal ones in their own: the place of
    /// each.
    [[gnu::always_inline]] std::array<std::uint8_t, SmallGraph::order_max> places(int order) const {
        Lanes below{};
        for (Vertex w = 0; w < order; ++w) {
            const Lanes value = Lanes{} + values_[w];
            // A comparison is -1 where it holds.
            below -= static_cast<Lanes>(value < values_);
            below -= static_cast<Lanes>(value == values_) & (lane > static_cast<std::uint32_t>(w));
        }
        std::array<std::uint8_t, SmallGraph::order_max> result{};
        for (Vertex v = 0; v < order; ++v)
            result[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(below[v]);
        return result;
    }

  private:
    using Lanes = VectorOf16;
    static constexpr Lanes lane{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    static constexpr Lanes lane_bit{1,       1 << 1,  1 << 2,  1 << 3, 1 << 4,  1 << 5,
                                    1 << 6,  1 << 7,  1 << 8,  1 << 9, 1 << 10, 1 << 11,
                                    1 << 12, 1 << 13, 1 << 14, 1 << 15};

    /// Adds the sum of the neighbours' weights.
    [[gnu::always_inline]] void add_neighbours(const SmallGraph& g, const Lanes& weights) {
        Lanes sums = values_;
        for (Vertex w = 0; w < g.order(); ++w) {
            const Lanes row = Lanes{} + static_cast<std::uint32_t>(g.row(w));
            sums += static_cast<Lanes>((row & lane_bit) != 0) & (Lanes{} + weights[w]);
        }
        values_ = sums;
    }
    /// In place: a vector by value would depend on the processor compiled for.
    [[gnu::always_inline]] static void scatter(Lanes& x) {
        x = (x + 1) * 0x9e3779b1;
        x = (x ^ x >> 15) * 0x85ebca77;
        x ^= x >> 13;
    }

    Lanes values_;
};

}  // namespace gazetteer
