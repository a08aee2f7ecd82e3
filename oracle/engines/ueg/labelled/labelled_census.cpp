// SPDX-License-Identifier: GPL-3.0-or-later
// The counting over labelled classes, 512 graphs at a time.
#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "graph/bits/place_exchange.hpp"
#include "graph/families.hpp"
#include "graph/index.hpp"
#include "oracle/engines/ueg/labelled/labelled_classes.hpp"

namespace gazetteer {

namespace {

/// Sums of numbers below 16, one for each of 512 places: binary digits, a vector each.
class VerticalSum {
  public:
    /// Adds how many of the rows have a 0 at each place.
    [[gnu::always_inline]] void add_zeros(const std::uint64_t* const* rows, int row_count,
                                          std::size_t word) {
        std::array<VectorOf8, 4> number{};
        for (int r = 0; r < row_count; ++r) {
            VectorOf8 carry;
            std::memcpy(&carry, rows[r] + word, sizeof carry);
            carry = ~carry;
            for (VectorOf8& digit : number) {
                const VectorOf8 next = digit & carry;
                digit ^= carry;
                carry = next;
            }
        }
        VectorOf8 carry{};
        auto digit = digits_.begin();
        for (const VectorOf8& addend : number) {
            const VectorOf8 sum = *digit ^ addend;
            const VectorOf8 next = (*digit & addend) | (sum & carry);
            *digit++ = sum ^ carry;
            carry = next;
        }
        for (; digit != digits_.end(); ++digit) {
            const VectorOf8 next = *digit & carry;
            *digit ^= carry;
            carry = next;
        }
    }
    /// The sum at a place of a word of the vector.
    std::uint64_t at(int lane, int place) const {
        std::uint64_t result = 0;
        for (std::size_t d = 0; d < digits_.size(); ++d)
            result |= (digits_[d][lane] >> place & 1) << d;
        return result;
    }

  private:
    /// At most 92,378 vectors of order 9 have equally many pairs, with 9 roots each.
    std::array<VectorOf8, 20> digits_{};
};

/// A sum for the vectors whose number has 0, 1, ... 19 pairs.
using SumsByPairs = std::array<VerticalSum, 20>;

GAZETTEER_VECTORIZED void add_vectors(const std::uint64_t* const* rows, int row_count,
                                      std::size_t first, std::size_t last, SumsByPairs& sums) {
    for (std::size_t j = first; j < last; ++j)
        sums[static_cast<std::size_t>(std::popcount(j))].add_zeros(rows, row_count,
                                                                   j << places::lane_bits);
}

using CountsBySize =
    std::array<std::uint64_t, std::tuple_size_v<SumsByPairs> + std::size_t{places::place_bits}>;

void add_by_size(const SumsByPairs& sums, CountsBySize& counts) {
    for (unsigned lane = 0; lane < 8; ++lane)
        for (unsigned place = 0; place < 64; ++place) {
            auto* count = counts.data() + std::popcount(lane) + std::popcount(place);
            for (const VerticalSum& sum : sums)
                *count++ += sum.at(static_cast<int>(lane), static_cast<int>(place));
        }
}

std::uint64_t binomial(int n, int k) {
    std::uint64_t result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return result;
}

}  // namespace

/// Few graphs among those with isolated vertices: one after the other.
std::vector<std::uint64_t> LabelledClass::p_roots_one_by_one() const {
    const std::vector<Edge> pairs = complete(order_ - 1).edges();
    std::vector<std::uint64_t> result(pairs.size() + 1);
    for (std::size_t chosen = 0; chosen >> pairs.size() == 0; ++chosen) {
        std::size_t number = 0;
        std::size_t rest = chosen;
        for (const Edge& e : pairs) {
            number |= (rest & 1) << bit_of_[index(e.u)][index(e.v)];
            rest >>= 1;
        }
        for (Vertex v = 0; v < order_; ++v)
            result[index(std::popcount(chosen))] += is_P(number, v) ? 1 : 0;
    }
    return result;
}

std::vector<std::uint64_t> LabelledClass::p_roots() const {
    if (order_ - 1 < others_) return p_roots_one_by_one();
    std::array<const std::uint64_t*, others_max + 1> rows{};
    std::ranges::transform(rows_, rows.begin(), [](const auto& row) { return row.data(); });
    rows[index(others_)] = x_.data();
    tbb::enumerable_thread_specific<SumsByPairs> parts;
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, words() >> places::lane_bits), [&](const auto& range) {
            add_vectors(rows.data(), order_, range.begin(), range.end(), parts.local());
        });
    CountsBySize counts{};
    for (const SumsByPairs& part : parts) add_by_size(part, counts);
    return {counts.begin(), counts.begin() + pairs_.size() + 1};
}

std::vector<std::uint64_t> labelled_p_roots(int order, int threads) {
    if (order == 0) return {0};
    std::vector<std::uint64_t> result;
    for_each_labelled_class(order, threads, [&](const LabelledClass& c) {
        result.resize(index(order * (order - 1) / 2 + 1));
        auto total = result.begin() + c.k();
        for (const std::uint64_t count : c.p_roots())
            *total++ += binomial(order - 1, c.k()) * count;
    });
    return result;
}

}  // namespace gazetteer
