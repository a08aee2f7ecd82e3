// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/vertex_geography/vertex_geography_table.hpp"

#include <algorithm>
#include <array>
#include <mutex>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

using Word = SubsetRow::Word;

std::vector<VertexSet> exits_of(const Digraph& d) {
    std::vector<VertexSet> result;
    for (Vertex v : d.vertices()) result.push_back(d.out_neighbours(v));
    return result;
}

/// The vertices of some walk from the root.
VertexSet reachable(const std::vector<VertexSet>& exits, Vertex root) {
    VertexSet result{root};
    for (VertexSet frontier = result; !frontier.empty();) {
        VertexSet next;
        for (Vertex v : frontier) next = next | exits[index(v)];
        frontier = next - result;
        result = result | frontier;
    }
    return result;
}

/// The words of a block: a row for each high vertex that has been visited.
std::vector<std::size_t> block_words(const VertexSplit& split) {
    std::vector<std::size_t> result;
    for (int k = 0; k <= split.high; ++k)
        result.push_back(index(split.high - k) * SubsetRow::words(split.low));
    return result;
}

/// A block holds, for one set of unvisited high vertices and each high vertex v outside it, the
/// sets of unvisited low vertices with which the player to move from v loses. The rows of the low
/// vertices are needed in the block alone.
class VertexTable {
  public:
    VertexTable(VertexSplit numbers, std::size_t bytes_max)
        : split(std::move(numbers)),
          words(SubsetRow::words(split.low)),
          layers(split.high),
          memory_(block_words(split), bytes_max) {}

    Word* block(Word high, std::uint64_t rank) { return memory_.block(std::popcount(high), rank); }
    /// The row of high vertex w in the block of `high` at `block`; w is not in it.
    Word* row(Word* block, Word high, int w) const {
        const int before = w - std::popcount(high & ((Word{1} << w) - 1));
        return block + index(before) * words;
    }
    void note(VertexSet P_starts) {
        const std::lock_guard lock(starts_mutex_);
        starts_ = starts_ | P_starts;
    }
    /// The numbers v such that the player to move from v, all others being unvisited, loses.
    VertexSet starts() const { return starts_; }

    const VertexSplit split;
    const std::size_t words;
    const SubsetLayers layers;

  private:
    LayerMemory memory_;
    std::mutex starts_mutex_;
    VertexSet starts_;
};

/// Decides blocks of a table, one after the other, each after all those with one vertex less.
class VertexBlocks {
  public:
    explicit VertexBlocks(VertexTable& table)
        : table_(table),
          split_(table.split),
          words_(table.words),
          low_rows_(index(split_.low) * words_),
          moved_(index(split_.low) * words_) {}

    void operator()(Word high, std::uint64_t rank) {
        Word* const block = table_.block(high, rank);
        decide(high, block);
        note_starts(high, block);
    }

  private:
    Word* low_row(int v) { return &low_rows_[index(v) * words_]; }
    /// What a move to v wins in this block.
    Word* moved(int v) { return &moved_[index(v) * words_]; }

    void decide(Word high, Word* block) {
        find_rows_below(high);
        for (bool again = true; again;) {
            again = false;
            for (int v : VertexSet::first(split_.low)) {
                again |= find_row(high, v, low_row(v)) && !split_.rows_at_once;
                SubsetRow::move(moved(v), low_row(v), v, words_);
            }
        }
        for (int w : VertexSet::first(split_.high) - VertexSet::from_bits(high))
            find_row(high, split_.low + w, table_.row(block, high, w));
    }
    /// A move to w in `high` leads to one row: that of w in the block without w.
    void find_rows_below(Word high) {
        table_.layers.ranks_without_each(high, ranks_);
        int i = 0;
        for (Word rest = high; rest != 0; rest &= rest - 1, ++i) {
            const int w = std::countr_zero(rest);
            const Word below = high ^ Word { 1 } << w;
            below_[index(w)] = table_.row(table_.block(below, ranks_[index(i)]), below, w);
        }
    }
    /// Returns whether the row has changed.
    bool find_row(Word high, int v, Word* result) {
        sources_.clear();
        for (Word rest = split_.high_exits(v) & high; rest != 0; rest &= rest - 1)
            sources_.push_back(below_[index(std::countr_zero(rest))]);
        for (Vertex w : split_.low_exits(v)) sources_.push_back(moved(w));
        return SubsetRow::set_to_rest(result, sources_, words_);
    }

    void note_starts(Word high, Word* block) {
        VertexSet starts;
        const Word all = (Word{1} << split_.high) - 1;
        const VertexSet low = VertexSet::first(split_.low);
        if (high == all)
            for (Vertex v : low)
                if (SubsetRow::contains(low_row(v), low - VertexSet{v})) starts.insert(v);
        if (std::popcount(high) == split_.high - 1) {
            const int w = std::countr_zero(all ^ high);
            if (SubsetRow::contains(table_.row(block, high, w), low)) starts.insert(split_.low + w);
        }
        if (!starts.empty()) table_.note(starts);
    }

    VertexTable& table_;
    const VertexSplit& split_;
    std::size_t words_;
    std::vector<Word> low_rows_;
    std::vector<Word> moved_;
    std::vector<const Word*> sources_;
    std::vector<std::uint64_t> ranks_;
    std::array<const Word*, SubsetLayers::elements_max> below_{};
};

/// The vertices v of `used` such that (the board on `used`, v) is P.
VertexSet P_starts(const std::vector<VertexSet>& exits, VertexSet used,
                   const EngineLimits& limits) {
    VertexTable table(split(exits, used, low_measured), limits.bytes);
    decide_in_layers(table.layers, limits, [&] { return VertexBlocks(table); });
    VertexSet result;
    for (int i : table.starts()) result.insert(table.split.vertices[index(i)]);
    return result;
}

/// What a game from this root may come to.
VertexSet others_reached(const std::vector<VertexSet>& exits, Vertex root) {
    require(index(root) < exits.size(), "a root in the graph");
    return reachable(exits, root) - VertexSet{root};
}

VertexSet winning_moves(const std::vector<VertexSet>& exits, Vertex root,
                        const EngineLimits& limits) {
    const VertexSet others = others_reached(exits, root);
    return exits[index(root)] & P_starts(exits, others, limits);
}

double bytes(const std::vector<VertexSet>& exits, VertexSet used) {
    const VertexSplit numbers = split(exits, used, low_measured);
    return LayerMemory::bytes(block_words(numbers));
}

double bytes(const std::vector<VertexSet>& exits, const std::vector<VertexSet>& components) {
    double result = 0;
    for (VertexSet component : components) result = std::max(result, bytes(exits, component));
    return result;
}

double bytes(const std::vector<VertexSet>& exits, Vertex root) {
    return bytes(exits, others_reached(exits, root));
}

}  // namespace

VertexSet vertex_geography_P_roots(const Graph& g, const EngineLimits& limits) {
    VertexSet result;
    for (VertexSet component : components(g))
        result = result | P_starts(exits_of(g), component, limits);
    return result;
}

VertexSet vertex_geography_P_roots(const Digraph& d, const EngineLimits& limits) {
    VertexSet result;
    for (VertexSet component : components(d.underlying()))
        result = result | P_starts(exits_of(d), component, limits);
    return result;
}

VertexSet vertex_geography_winning_moves(const Graph& g, Vertex root, const EngineLimits& limits) {
    return winning_moves(exits_of(g), root, limits);
}

VertexSet vertex_geography_winning_moves(const Digraph& d, Vertex root,
                                         const EngineLimits& limits) {
    return winning_moves(exits_of(d), root, limits);
}

double vertex_geography_bytes(const Graph& g, Vertex root) {
    return bytes(exits_of(g), root);
}

double vertex_geography_bytes(const Digraph& d, Vertex root) {
    return bytes(exits_of(d), root);
}

double vertex_geography_bytes(const Graph& g) {
    return bytes(exits_of(g), components(g));
}

double vertex_geography_bytes(const Digraph& d) {
    return bytes(exits_of(d), components(d.underlying()));
}

}  // namespace gazetteer
