// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/box_space.hpp"

#include <algorithm>
#include <limits>

#include "graph/contract.hpp"

namespace gazetteer {

BoxSpace::BoxSpace(Box box) : box_(std::move(box)) {
    require(box_.order() <= std::numeric_limits<int>::max(), "an order below 2^31");
    require(std::ranges::none_of(box_.sides, &BoxSide::cyclic), "paths only");
    dimension_ = static_cast<int>(box_.order());
    int stride = dimension_;
    for (const BoxSide& side : box_.sides) {
        stride /= side.order;
        Side& added = sides_.emplace_back(Side{stride, zero(), zero()});
        for (Vertex v = 0; v < dimension_; ++v) {
            const int a = v / stride % side.order;
            if (a > 0) flip_bit(added.not_first, v);
            if (a + 1 < side.order) flip_bit(added.not_last, v);
        }
    }
}

BitVector BoxSpace::unit(Vertex v) const {
    BitVector result = zero();
    flip_bit(result, v);
    return result;
}

void BoxSpace::add_side(std::size_t i, const BitVector& v, BitVector& result) const {
    const Side& side = sides_[i];
    const auto skip = static_cast<std::size_t>(side.stride) / 64;
    const int bits = side.stride % 64;
    const std::size_t words = v.size();
    for (std::size_t w = skip; w < words; ++w) {
        std::uint64_t up = v[w - skip] << bits;
        if (bits != 0 && w > skip) up |= v[w - skip - 1] >> (64 - bits);
        result[w] ^= up & side.not_first[w];
    }
    for (std::size_t w = 0; w + skip < words; ++w) {
        std::uint64_t down = v[w + skip] >> bits;
        if (bits != 0 && w + skip + 1 < words) down |= v[w + skip + 1] << (64 - bits);
        result[w] ^= down & side.not_last[w];
    }
}

BitVector BoxSpace::times_side(std::size_t i, const BitVector& v) const {
    BitVector result = zero();
    add_side(i, v, result);
    return result;
}

BitVector BoxSpace::times_sum(const BitVector& v) const {
    BitVector result = zero();
    for (std::size_t i = 0; i < sides_.size(); ++i) add_side(i, v, result);
    return result;
}

BitVector BoxSpace::apply_side(const Gf2Polynomial& p, std::size_t i, const BitVector& v) const {
    return apply(
        p, [&](const BitVector& w) { return times_side(i, w); }, v);
}

BitVector BoxSpace::apply_sum(const Gf2Polynomial& p, const BitVector& v) const {
    return apply(
        p, [&](const BitVector& w) { return times_sum(w); }, v);
}

}  // namespace gazetteer
