// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/slither/slither_table.hpp"

#include <algorithm>
#include <array>
#include <mutex>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

using Word = SubsetRow::Word;

/// The rows before those of high vertex number `ends` outside the set of a block: a row for each
/// two of the earlier ones, and for each of them with each low vertex.
std::size_t rows_before(int ends, int low) {
    return index(ends * low + ends * (ends - 1) / 2);
}

std::vector<std::size_t> block_words(const VertexSplit& split) {
    std::vector<std::size_t> result;
    for (int k = 0; k <= split.high; ++k)
        result.push_back(rows_before(split.high - k, split.low) * SubsetRow::words(split.low));
    return result;
}

/// A block holds, for one set of high vertices off the path and each two ends not in it, one of
/// them high, the sets of low vertices off the path with which the player to move loses. The rows
/// of two low ends are needed in the block alone.
class SlitherTable {
  public:
    SlitherTable(VertexSplit numbers, std::size_t bytes_max)
        : split(std::move(numbers)), layers(split.high), memory_(block_words(split), bytes_max) {}

    Word* block(int size, std::uint64_t rank) { return memory_.block(size, rank); }
    void note(const std::vector<Edge>& starts) {
        const std::lock_guard lock(starts_mutex_);
        starts_.insert(starts_.end(), starts.begin(), starts.end());
    }
    /// The winning first edges, by numbers, in no order.
    const std::vector<Edge>& starts() const { return starts_; }

    const VertexSplit split;
    const SubsetLayers layers;

  private:
    LayerMemory memory_;
    std::mutex starts_mutex_;
    std::vector<Edge> starts_;
};

/// Decides blocks of a table, one after the other, each after all those with one vertex less.
class SlitherBlocks {
  public:
    explicit SlitherBlocks(SlitherTable& table)
        : table_(table),
          split_(table.split),
          words_(SubsetRow::words(split_.low)),
          low_rows_(index(split_.low * split_.low) * words_),
          moved_(index(split_.low * split_.order()) * words_) {}

    void operator()(Word high, std::uint64_t rank) {
        find_places(high, rank);
        decide();
        if (std::popcount(high) + 2 >= split_.high) note_starts();
    }

  private:
    bool is_low(int v) const { return v < split_.low; }

    /// The row of ends u < v, of which v is the `place`-th high vertex outside the block's set, or
    /// low; u likewise.
    Word* row_in(Word* block, int u, int place_u, int v, int place_v) {
        if (is_low(v)) return &low_rows_[index(v * split_.low + u) * words_];
        const std::size_t rows = rows_before(place_v, split_.low);
        return block + (rows + index(is_low(u) ? u : split_.low + place_u)) * words_;
    }
    /// The row of two ends u < v outside the set of this block.
    Word* row(int u, int v) { return row_in(block_, u, place_[index(u)], v, place_[index(v)]); }
    /// The row of the ends w, a high vertex of this block's set, and v, in the block without w.
    Word* row_below(int w, int v) {
        Word* const block = below_[index(w)];
        if (v < w) return row_in(block, v, place_[index(v)], w, place_[index(w)]);
        return row_in(block, w, place_[index(w)], v, place_[index(v)] + 1);
    }

    /// What a move to w wins in this block when the other end is v; w is low.
    Word* moved(int w, int v) { return &moved_[index(w * split_.order() + v) * words_]; }

    /// place_[v]: how many high vertices before v are outside the block's set.
    void find_places(Word high, std::uint64_t rank) {
        const int size = std::popcount(high);
        high_ = high;
        block_ = table_.block(size, rank);
        table_.layers.ranks_without_each(high, ranks_);
        int members = 0;
        for (int w = 0; w < split_.high; ++w) {
            const int v = split_.low + w;
            place_[index(v)] = w - members;
            if ((high >> w & 1) == 0) continue;
            below_[index(v)] = table_.block(size - 1, ranks_[index(members)]);
            ++members;
        }
    }

    void decide() {
        const VertexSet low = VertexSet::first(split_.low);
        const VertexSet high_ends =
            VertexSet::first(split_.order()) - low - VertexSet::from_bits(high_ << split_.low);
        for (bool again = true; again;) {
            again = false;
            for (int v : low)
                for (int u : VertexSet::first(v)) again |= find_row(u, v) && !split_.rows_at_once;
        }
        for (int v : high_ends)
            for (bool again = true; again;) {
                again = false;
                for (int u : low) again |= find_row(u, v) && !split_.rows_at_once;
            }
        for (int v : high_ends)
            for (int u : high_ends& VertexSet::first(v)) find_row(u, v);
    }
    /// Returns whether the row has changed.
    bool find_row(int u, int v) {
        sources_.clear();
        add_moves(u, v);
        add_moves(v, u);
        Word* const found = row(u, v);
        const bool changed = SubsetRow::set_to_rest(found, sources_, words_);
        if (is_low(u)) SubsetRow::move(moved(u, v), found, u, words_);
        if (is_low(v)) SubsetRow::move(moved(v, u), found, v, words_);
        return changed;
    }
    /// The mover wins by lengthening the path at `end`.
    void add_moves(int end, int other) {
        for (Word rest = split_.high_exits(end) & high_; rest != 0; rest &= rest - 1)
            sources_.push_back(row_below(split_.low + std::countr_zero(rest), other));
        for (int w : split_.low_exits(end))
            if (w != other) sources_.push_back(moved(w, other));
    }

    /// The edges uv such that all but u and v are off the path in this block.
    void note_starts() {
        std::vector<Edge> starts;
        const Word all = (Word{1} << split_.high) - 1;
        for (int v : VertexSet::first(split_.order()))
            for (int u : split_.exits[index(v)] & VertexSet::first(v)) {
                const Word high_ends = VertexSet{u, v}.bits() >> split_.low;
                if ((all ^ high_ends) != high_) continue;
                const VertexSet low = VertexSet::first(split_.low) - VertexSet{u, v};
                if (SubsetRow::contains(row(u, v), low)) starts.push_back({u, v});
            }
        table_.note(starts);
    }

    SlitherTable& table_;
    const VertexSplit& split_;
    std::size_t words_;
    std::vector<Word> low_rows_;
    std::vector<Word> moved_;
    std::vector<const Word*> sources_;
    // The block at work.
    Word high_{};
    Word* block_ = nullptr;
    std::vector<std::uint64_t> ranks_;
    std::array<int, 64> place_{};
    std::array<Word*, 64> below_{};
};

}  // namespace

std::vector<Edge> slither_winning_moves(const Graph& g, const EngineLimits& limits) {
    std::vector<Edge> result;
    for (VertexSet component : components(g)) {
        SlitherTable table(split(exits_of(g), component, low_measured), limits.bytes);
        decide_in_layers(table.layers, limits, [&] { return SlitherBlocks(table); });
        const std::vector<Vertex>& vertices = table.split.vertices;
        for (const Edge& e : table.starts())
            result.push_back(edge(vertices[index(e.u)], vertices[index(e.v)]));
    }
    std::ranges::sort(result);
    return result;
}

Outcome slither_outcome(const Graph& g, const EngineLimits& limits) {
    return slither_winning_moves(g, limits).empty() ? Outcome::P : Outcome::N;
}

double slither_bytes(const Graph& g) {
    double result = 0;
    for (VertexSet component : components(g)) {
        const VertexSplit numbers = split(exits_of(g), component, low_measured);
        result = std::max(result, LayerMemory::bytes(block_words(numbers)));
    }
    return result;
}

}  // namespace gazetteer
