#include "oracle/vertex_geography_table.hpp"

#include <algorithm>
#include <array>

namespace gazetteer {

namespace {

using Word = SubsetRow::Word;

std::size_t index(int n) {
    return static_cast<std::size_t>(n);
}

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
    VertexTable(VertexSplit split, std::size_t bytes_max)
        : split_(std::move(split)),
          words_(SubsetRow::words(split_.low)),
          layers_(split_.high),
          memory_(split_.high, block_words(split_), bytes_max),
          low_rows_(index(split_.low) * words_),
          moved_(index(split_.low) * words_) {}

    /// The numbers v such that the player to move from v, all others being unvisited, loses.
    VertexSet P_starts() {
        for (int size = 0; size <= split_.high; ++size)
            layers_.for_each(size, [&](Word high, std::uint64_t rank) {
                decide(high, memory_.block(size, rank));
                note_starts(high, memory_.block(size, rank));
            });
        return starts_;
    }

  private:
    Word* low_row(int v) { return &low_rows_[index(v) * words_]; }
    /// What a move to v wins in this block.
    Word* moved(int v) { return &moved_[index(v) * words_]; }
    /// The row of high vertex w in the block of `high` at `block`; w is not in it.
    Word* row(Word* block, Word high, int w) const {
        const int before = w - std::popcount(high & ((Word{1} << w) - 1));
        return block + index(before) * words_;
    }

    void decide(Word high, Word* block) {
        find_rows_below(high);
        for (bool again = true; again;) {
            again = false;
            for (int v = 0; v < split_.low; ++v) {
                again |= find_row(high, v, low_row(v)) && !split_.rows_at_once;
                SubsetRow::move(moved(v), low_row(v), v, words_);
            }
        }
        for (int w = 0; w < split_.high; ++w)
            if ((high >> w & 1) == 0) find_row(high, split_.low + w, row(block, high, w));
    }
    /// A move to w in `high` leads to one row: that of w in the block without w.
    void find_rows_below(Word high) {
        layers_.ranks_without_each(high, ranks_);
        const int size = std::popcount(high);
        int i = 0;
        for (Word rest = high; rest != 0; rest &= rest - 1, ++i) {
            const int w = std::countr_zero(rest);
            Word* const block = memory_.block(size - 1, ranks_[index(i)]);
            below_[index(w)] = row(block, high ^ Word{1} << w, w);
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
        const Word all = (Word{1} << split_.high) - 1;
        const VertexSet low = VertexSet::first(split_.low);
        if (high == all)
            for (Vertex v : low)
                if (SubsetRow::contains(low_row(v), low - VertexSet{v})) starts_.insert(v);
        if (std::popcount(high) == split_.high - 1) {
            const int w = std::countr_zero(all ^ high);
            if (SubsetRow::contains(row(block, high, w), low)) starts_.insert(split_.low + w);
        }
    }

    VertexSplit split_;
    std::size_t words_;
    SubsetLayers layers_;
    LayerMemory memory_;
    std::vector<Word> low_rows_;
    std::vector<Word> moved_;
    std::vector<const Word*> sources_;
    std::vector<std::uint64_t> ranks_;
    std::array<const Word*, SubsetLayers::elements_max> below_{};
    VertexSet starts_;
};

/// The vertices v of `used` such that (the board on `used`, v) is P.
VertexSet P_starts(const std::vector<VertexSet>& exits, VertexSet used, std::size_t bytes_max) {
    const VertexSplit numbers = split(exits, used, low_measured);
    VertexSet result;
    for (int i : VertexTable(numbers, bytes_max).P_starts())
        result.insert(numbers.vertices[index(i)]);
    return result;
}

VertexSet winning_moves(const std::vector<VertexSet>& exits, Vertex root, std::size_t bytes_max) {
    require(0 <= root && index(root) < exits.size(), "a root in the graph");
    const VertexSet others = reachable(exits, root) - VertexSet{root};
    return exits[index(root)] & P_starts(exits, others, bytes_max);
}

}  // namespace

VertexSet vertex_geography_P_roots(const Graph& g, std::size_t bytes_max) {
    VertexSet result;
    for (VertexSet component : components(g))
        result = result | P_starts(exits_of(g), component, bytes_max);
    return result;
}

VertexSet vertex_geography_P_roots(const Digraph& d, std::size_t bytes_max) {
    VertexSet result;
    for (VertexSet component : components(d.underlying()))
        result = result | P_starts(exits_of(d), component, bytes_max);
    return result;
}

VertexSet vertex_geography_winning_moves(const Graph& g, Vertex root, std::size_t bytes_max) {
    return winning_moves(exits_of(g), root, bytes_max);
}

VertexSet vertex_geography_winning_moves(const Digraph& d, Vertex root, std::size_t bytes_max) {
    return winning_moves(exits_of(d), root, bytes_max);
}

double vertex_geography_bytes(const Graph& g, Vertex root) {
    const std::vector<VertexSet> exits = exits_of(g);
    const VertexSplit numbers =
        split(exits, reachable(exits, root) - VertexSet{root}, low_measured);
    return LayerMemory::bytes(numbers.high, block_words(numbers));
}

}  // namespace gazetteer
