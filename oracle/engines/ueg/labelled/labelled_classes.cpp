// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/labelled/labelled_classes.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

#include "graph/bits/place_exchange.hpp"
#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"
#include "oracle/engines/ueg/labelled/labelled_permutation.hpp"
#include "work/threads.hpp"

namespace gazetteer {

namespace {

constexpr int others_max = LabelledClass::others_max;

/// All ones in the lanes whose number has `ones` bits set.
constexpr std::array<std::array<std::uint64_t, 8>, places::lane_bits + 1> lanes_of_round = [] {
    std::array<std::array<std::uint64_t, 8>, places::lane_bits + 1> result{};
    for (unsigned lane = 0; lane < 8; ++lane)
        result[static_cast<std::size_t>(std::popcount(lane))][lane] = ~std::uint64_t{0};
    return result;
}();

[[gnu::always_inline]] inline void load(const std::uint64_t* words, VectorOf8& result) {
    std::memcpy(&result, words, sizeof result);
}

/// The rows of one class: with 7 other vertices, the eighth's row is ignored.
struct RowsOfClass {
    std::array<std::uint64_t*, others_max> rows;
    const Edge* pairs;
    int others;
};

using Accumulators = std::array<VectorOf8, others_max>;

/// The moves that erase a pair of the vector's number: the options stand in earlier vectors.
[[gnu::always_inline]] inline void add_earlier_vectors(const RowsOfClass& c, std::size_t j,
                                                       Accumulators& n) {
    for (std::size_t rest = j; rest != 0; rest &= rest - 1) {
        const std::size_t source = (j ^ (rest & (0 - rest))) << places::lane_bits;
        const Edge e = c.pairs[places::place_bits + std::countr_zero(rest)];
        VectorOf8 u_after;
        VectorOf8 v_after;
        load(c.rows[index(e.u)] + source, u_after);
        load(c.rows[index(e.v)] + source, v_after);
        n[index(e.u)] |= ~v_after;
        n[index(e.v)] |= ~u_after;
    }
}

/// The moves that erase a pair of the lane's number, in the lanes of `round`.
[[gnu::always_inline]] inline void add_earlier_lanes(const RowsOfClass& c, const VectorOf8& round,
                                                     Accumulators& n) {
    for (int bit = 0; bit < places::lane_bits; ++bit) {
        const Edge e = c.pairs[places::word_bits + bit];
        VectorOf8 u_after;
        VectorOf8 v_after;
        VectorOf8 with{};
        lanes_with(bit, with);
        flip_lanes(bit, n[index(e.u)], u_after);
        flip_lanes(bit, n[index(e.v)], v_after);
        n[index(e.u)] |= ~v_after & with & round;
        n[index(e.v)] |= ~u_after & with & round;
    }
}

/// The moves within the words, in the lanes of `round`: the star at the last vertex, see above.
[[gnu::always_inline]] inline void add_star(const RowsOfClass& c, const VectorOf8& round,
                                            Accumulators& n) {
    VectorOf8& centre = n[index(c.others - 1)];
    for (Vertex i = 0; i < places::word_bits; ++i)
        centre |= ~n[index(i)] << (std::uint64_t{1} << i) & places::with_bit[index(i)] & round;
    for (Vertex i = 0; i < places::word_bits; ++i)
        n[index(i)] |= ~centre << (std::uint64_t{1} << i) & places::with_bit[index(i)] & round;
}

/// The vectors first..last-1, those that they need being final.
GAZETTEER_VECTORIZED void settle(const RowsOfClass& c, std::size_t first, std::size_t last) {
    for (std::size_t j = first; j < last; ++j) {
        Accumulators n;
        auto loaded = n.begin();
        for (const std::uint64_t* row : c.rows) load(row + (j << places::lane_bits), *loaded++);
        add_earlier_vectors(c, j, n);
        for (std::size_t r = 0; r <= places::lane_bits; ++r) {
            VectorOf8 round;
            load(lanes_of_round[r].data(), round);
            if (r > 0) add_earlier_lanes(c, round, n);
            add_star(c, round, n);
        }
        auto settled = n.begin();
        for (std::uint64_t* row : c.rows)
            std::memcpy(row + (j << places::lane_bits), settled++, sizeof(VectorOf8));
    }
}

}  // namespace

LabelledClass::LabelledClass(int order) : order_(order), others_(std::max(order - 1, 7)) {
    const auto add = [&](Vertex u, Vertex v) {
        bit_of_[index(u)][index(v)] = bit_of_[index(v)][index(u)] = static_cast<int>(pairs_.size());
        pairs_.push_back(edge(u, v));
    };
    const Vertex centre = others_ - 1;
    for (Vertex v = 0; v < centre; ++v) add(centre, v);
    for (Vertex v = centre - 1; v > 0; --v)
        for (Vertex u = 0; u < v; ++u) add(u, v);
    for (PageMemory<std::uint64_t>& row : rows_) row = PageMemory<std::uint64_t>(words());
    x_ = PageMemory<std::uint64_t>(words());
}

std::size_t LabelledClass::words() const {
    return std::size_t{1} << (static_cast<int>(pairs_.size()) - places::word_bits);
}

std::size_t LabelledClass::number(const Graph& h) const {
    std::size_t result = 0;
    for (const Edge& e : h.edges()) result |= std::size_t{1} << bit_of_[index(e.u)][index(e.v)];
    return result;
}

bool LabelledClass::is_P(const Graph& h, Vertex v) const {
    require(h.order() == order_ - 1, "a graph on the vertices but x");
    require(0 <= v && v < order_, "a root in the graph");
    return is_P(number(h), v);
}

bool LabelledClass::is_P(std::size_t number, Vertex v) const {
    const std::uint64_t* row = v == order_ - 1 ? x_.data() : rows_[index(v)].data();
    return (row[number >> places::word_bits] >> (number & 63) & 1) == 0;
}

/// One class after the other, in the same rows.
class LabelledClasses {
  public:
    explicit LabelledClasses(int order) : class_(order) {
        previous_row_ = PageMemory<std::uint64_t>(class_.words());
        previous_x_ = PageMemory<std::uint64_t>(class_.words());
    }

    void run(const std::function<void(const LabelledClass&)>& visit) {
        for (int k = 0; k < class_.order_; ++k) {
            begin(k);
            settle_all();
            visit(class_);
        }
    }

  private:
    /// The rows as they are before any move along an edge of H.
    void begin(int k) {
        class_.k_ = k;
        if (k > 0) {
            // Every row is written anew: exchanging keeps what class k - 1 leaves.
            std::swap(previous_row_, class_.rows_[index(k - 1)]);
            std::swap(previous_x_, class_.x_);
        }
        for (PageMemory<std::uint64_t>& row : std::span(class_.rows_).subspan(index(k)))
            fill_with_zeros(row);
        fill_with_zeros(class_.x_);
        for (Vertex v = 0; v < k; ++v) {
            const NameExchange exchange(class_.bit_of_, class_.others_, v, k - 1);
            exchange.apply(previous_x_.data(), previous_row_.data(), class_.rows_[index(v)].data(),
                           class_.x_.data());
        }
    }
    void fill_with_zeros(PageMemory<std::uint64_t>& row) const {
        tbb::parallel_for(tbb::blocked_range<std::size_t>(0, class_.words()),
                          [&](const auto& range) {
                              std::fill(row.data() + range.begin(), row.data() + range.end(), 0);
                          });
    }
    /// Blocks of vectors, a block after those whose number has a pair less: all with equally many
    /// pairs at once.
    void settle_all() {
        RowsOfClass rows{{}, class_.pairs_.data(), class_.others_};
        std::ranges::transform(class_.rows_, rows.rows.begin(),
                               [](auto& row) { return row.data(); });
        const std::size_t vectors = class_.words() >> places::lane_bits;
        constexpr std::size_t block_count = 256;
        for (int ones = 0; ones <= std::countr_zero(block_count); ++ones)
            tbb::parallel_for(std::size_t{0}, block_count, [&](std::size_t block) {
                if (std::popcount(block) == ones)
                    settle(rows, block * vectors / block_count,
                           (block + 1) * vectors / block_count);
            });
    }

    LabelledClass class_;
    /// The rows of the vertex k - 1 and of x in class k - 1.
    PageMemory<std::uint64_t> previous_row_;
    PageMemory<std::uint64_t> previous_x_;
};

void for_each_labelled_class(int order, int threads,
                             const std::function<void(const LabelledClass&)>& visit) {
    require(1 <= order && order <= 9, "1 <= order <= 9");
    require(threads >= 0, "threads >= 0");
    runs::on_threads(threads, [&] { LabelledClasses(order).run(visit); });
}

}  // namespace gazetteer
