// SPDX-License-Identifier: GPL-3.0-or-later
// The counting over labelled classes, 512 graphs at a time.
#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "graph/bits/place_exchange.hpp"
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
        for (std::size_t d = 0; d < digits_.size(); ++d) {
            const VectorOf8 addend = d < number.size() ? number[d] : VectorOf8{};
            const VectorOf8 sum = digits_[d] ^ addend;
            const VectorOf8 next = (digits_[d] & addend) | (sum & carry);
            digits_[d] = sum ^ carry;
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

void add_by_size(const SumsByPairs& sums, std::vector<std::uint64_t>& counts) {
    for (std::size_t pairs = 0; pairs < sums.size(); ++pairs)
        for (unsigned lane = 0; lane < 8; ++lane)
            for (unsigned place = 0; place < 64; ++place) {
                const std::size_t size =
                    pairs + static_cast<std::size_t>(std::popcount(lane) + std::popcount(place));
                if (size < counts.size())
                    counts[size] += sums[pairs].at(static_cast<int>(lane), static_cast<int>(place));
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
    std::vector<int> bits;
    for (Vertex v = 1; v < order_ - 1; ++v)
        for (Vertex u = 0; u < v; ++u)
            bits.push_back(bit_of_[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)]);
    std::vector<std::uint64_t> result(bits.size() + 1);
    for (std::size_t chosen = 0; chosen >> bits.size() == 0; ++chosen) {
        std::size_t number = 0;
        for (std::size_t i = 0; i < bits.size(); ++i) number |= (chosen >> i & 1) << bits[i];
        for (Vertex v = 0; v < order_; ++v)
            result[static_cast<std::size_t>(std::popcount(chosen))] += is_P(number, v) ? 1 : 0;
    }
    return result;
}

std::vector<std::uint64_t> LabelledClass::p_roots() const {
    if (order_ - 1 < others_) return p_roots_one_by_one();
    std::array<const std::uint64_t*, others_max + 1> rows{};
    for (Vertex v = 0; v < others_; ++v)
        rows[static_cast<std::size_t>(v)] = rows_[static_cast<std::size_t>(v)].data();
    rows[static_cast<std::size_t>(others_)] = x_.data();
    tbb::enumerable_thread_specific<SumsByPairs> parts;
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, words() >> places::lane_bits, 1 << 10),
                      [&](const auto& range) {
                          add_vectors(rows.data(), order_, range.begin(), range.end(),
                                      parts.local());
                      });
    std::vector<std::uint64_t> result(pairs_.size() + 1);
    for (const SumsByPairs& part : parts) add_by_size(part, result);
    return result;
}

std::vector<std::uint64_t> labelled_p_roots(int order, int threads) {
    require(0 <= order && order <= 9, "0 <= order <= 9");
    if (order == 0) return {0};
    std::vector<std::uint64_t> result(static_cast<std::size_t>(order * (order - 1) / 2 + 1));
    for_each_labelled_class(order, threads, [&](const LabelledClass& c) {
        const std::vector<std::uint64_t> counts = c.p_roots();
        for (std::size_t m = 0; m < counts.size(); ++m)
            result[m + static_cast<std::size_t>(c.k())] += binomial(order - 1, c.k()) * counts[m];
    });
    return result;
}

}  // namespace gazetteer
