// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/labelled/labelled_permutation.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstring>

#include "graph/bits/place_exchange.hpp"

namespace gazetteer {

namespace {

/// The bits of `dense` put in the places of `mask`, in order.
std::size_t spread(std::size_t dense, std::size_t mask) {
    std::size_t result = 0;
    for (; dense != 0; dense >>= 1, mask &= mask - 1)
        if ((dense & 1) != 0) result |= mask & (0 - mask);
    return result;
}

using Exchanges = std::vector<std::pair<int, int>>;

/// Every vector of a tile after the exchanges between and within vectors.
[[gnu::always_inline]] inline void exchange_tile(VectorOf8* tile, std::size_t size,
                                                 const Exchanges& between,
                                                 const Exchanges& within) {
    for (std::size_t i = 0; i < between.size(); ++i) {
        const std::size_t step = std::size_t{1} << i;
        for (std::size_t s = 0; s < size; ++s)
            if ((s & step) == 0) exchange_between(between[i].first, tile[s], tile[s + step]);
    }
    for (const auto& [a, b] : within)
        for (std::size_t s = 0; s < size; ++s) exchange_within(a, b, tile[s]);
}

}  // namespace

NameExchange::NameExchange(int vertex_count) {
    require(5 <= vertex_count && vertex_count <= 8, "5 to 8 vertices");
    vector_count_ = std::size_t{1} << (vertex_count * (vertex_count - 1) / 2 - places::place_bits);
}

void NameExchange::add(int a, int b) {
    const auto [low, high] = std::minmax(a, b);
    if (high < places::place_bits)
        within_.push_back({low, high});
    else if (low < places::place_bits)
        between_.push_back({low, high - places::place_bits});
    else
        outside_.push_back({low - places::place_bits, high - places::place_bits});
}

void NameExchange::prepare() {
    for (std::size_t half = 0; half < half_size; ++half) {
        low_source_[half] = source_by_bits(half);
        high_source_[half] = source_by_bits(half << half_bits);
    }
    tile_ = {0};
    for (const auto& [inner, outer] : between_) {
        tile_mask_ |= std::size_t{1} << outer;
        const std::size_t size = tile_.size();
        for (std::size_t s = 0; s < size; ++s) tile_.push_back(tile_[s] | std::size_t{1} << outer);
    }
}

std::uint32_t NameExchange::source_by_bits(std::size_t j) const {
    for (const auto& [a, b] : outside_)
        if ((j >> a & 1) != (j >> b & 1)) j ^= std::size_t{1} << a | std::size_t{1} << b;
    return static_cast<std::uint32_t>(j);
}

GAZETTEER_VECTORIZED void NameExchange::apply_to_tiles(std::size_t first, std::size_t last,
                                                       const std::uint64_t* x,
                                                       const std::uint64_t* row,
                                                       std::uint64_t* to_x,
                                                       std::uint64_t* from_x) const {
    std::array<VectorOf8, tile_max> x_tile;
    std::array<VectorOf8, tile_max> row_tile;
    std::size_t base = spread(first, ~tile_mask_);
    for (std::size_t count = first; count != last; ++count) {
        for (std::size_t s = 0; s < tile_.size(); ++s) {
            const std::size_t from = source(base | tile_[s]) << places::lane_bits;
            std::memcpy(&x_tile[s], x + from, sizeof(VectorOf8));
            std::memcpy(&row_tile[s], row + from, sizeof(VectorOf8));
        }
        exchange_tile(x_tile.data(), tile_.size(), between_, within_);
        exchange_tile(row_tile.data(), tile_.size(), between_, within_);
        for (std::size_t s = 0; s < tile_.size(); ++s) {
            const std::size_t to = (base | tile_[s]) << places::lane_bits;
            VectorOf8 gained;
            std::memcpy(&gained, from_x + to, sizeof gained);
            gained |= ~row_tile[s];
            const VectorOf8 moved = ~x_tile[s];
            std::memcpy(from_x + to, &gained, sizeof gained);
            std::memcpy(to_x + to, &moved, sizeof moved);
        }
        base = ((base | tile_mask_) + 1) & ~tile_mask_;
    }
}

void NameExchange::apply(const std::uint64_t* x, const std::uint64_t* row, std::uint64_t* to_x,
                         std::uint64_t* from_x) const {
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, vector_count_ / tile_.size()),
                      [&](const auto& range) {
                          apply_to_tiles(range.begin(), range.end(), x, row, to_x, from_x);
                      });
}

}  // namespace gazetteer
