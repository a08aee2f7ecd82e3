// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables over vertex subsets share. Some vertices number the bits of a row, 64 to a word;
// the others number the rows. A move to a row's own vertex is a shift within the row, a move to
// another vertex reads a row of the layer below. Why the first vertices are best taken such that
// none has a move to a later one, pairwise non-adjacent on an undirected board: then a row waits
// for those before it alone, and is decided at once; otherwise it takes a few rounds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "graph/graph.hpp"
#include "graph/vertex_set.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "oracle/tables/page_memory.hpp"
#include "oracle/tables/subset_layers.hpp"
#include "work/threads.hpp"

namespace gazetteer {

/// A table would take more memory than it was allowed; the message says how much.
class TableTooLarge : public EngineLimitExceeded {
  public:
    using EngineLimitExceeded::EngineLimitExceeded;
    TableTooLarge(double bytes, std::size_t bytes_max);
};

/// The memory that a table may take by default: 4 GiB, or what a machine of 32 bits can count.
constexpr std::size_t table_bytes_max =
    std::min<std::uint64_t>(std::uint64_t{4} << 30, std::numeric_limits<std::size_t>::max());
inline const EngineLimits table_limits{.bytes = table_bytes_max};

/// The vertices of a game in the order in which a table numbers them: `low` of them number the bits
/// of a row, `high` the rows.
struct VertexSplit {
    int low = 0;
    int high = 0;
    /// vertices[i] is the vertex of the board with number i.
    std::vector<Vertex> vertices;
    /// exits[i]: the numbers of the vertices to which a move from number i leads.
    std::vector<VertexSet> exits;
    /// No move leads from a low vertex to a later one: each row of a low vertex is decided at once,
    /// after those before it.
    bool rows_at_once = false;

    int order() const { return low + high; }
    VertexSet low_exits(int i) const { return exits[index(i)] & VertexSet::first(low); }
    /// As a set of numbers from 0, the first high vertex being 0.
    std::uint64_t high_exits(int i) const { return exits[index(i)].bits() >> low; }

    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
};

/// The low vertices of a table. Measured: rows of 2^12 bits are long enough for the loops and short
/// enough for the cache.
constexpr int low_measured = 12;

/// Splits the board that `used` induces; exits[v] are the vertices to which a move from v leads.
/// At most low_max low vertices, 6 <= low_max; TableTooLarge where more than 48 high ones would be
/// left.
VertexSplit split(const std::vector<VertexSet>& exits, VertexSet used, int low_max);
/// The exits of each vertex on an undirected board.
std::vector<VertexSet> exits_of(const Graph& g);

/// A bit for each subset of the low vertices: 2^low of them, at least one word.
class SubsetRow {
  public:
    using Word = std::uint64_t;

    static std::size_t words(int low) { return std::size_t{1} << std::max(0, low - 6); }
    static bool contains(const Word* row, VertexSet low_subset) {
        return (row[low_subset.bits() / 64] >> low_subset.bits() % 64 & 1) != 0;
    }
    /// The row of the subsets that are in none of the sources; returns whether it has changed, but
    /// false of a row of several words: these are decided at once.
    static bool set_to_rest(Word* row, const std::vector<const Word*>& sources, std::size_t words) {
        if (words > 1) {
            set_words_to_rest(row, sources, words);
            return false;
        }
        Word sum = 0;
        for (const Word* source : sources) sum |= *source;
        const bool changed = *row != ~sum;
        *row = ~sum;
        return changed;
    }
    /// result = { x + v : x in row, v not in x }
    static void move(Word* result, const Word* row, int v, std::size_t words);

  private:
    static void set_words_to_rest(Word* row, const std::vector<const Word*>& sources,
                                  std::size_t words);
};

/// Two layers of blocks of words, one block for each subset of the high vertices of a size.
class LayerMemory {
  public:
    using Word = std::uint64_t;

    /// words[k]: the words of a block of layer k, for k from 0 to the number of high vertices.
    /// Throws TableTooLarge before more than bytes_max bytes are taken; OutOfMemory.
    LayerMemory(std::vector<std::size_t> words, std::size_t bytes_max);
    static double bytes(const std::vector<std::size_t>& words);

    Word* block(int size, std::uint64_t rank) {
        return memory_[size % 2].data() + rank * words_[static_cast<std::size_t>(size)];
    }

  private:
    std::vector<std::size_t> words_;
    PageMemory<Word> memory_[2];
};

/// Decides a table layer by layer, the blocks of a layer shared among threads: `worker()` makes
/// what one thread needs for a run of blocks, a callable with (high, rank). The result must not
/// depend on the order within a layer. Throws EngineStopped.
template <class MakeWorker>
void decide_in_layers(const SubsetLayers& layers, const EngineLimits& limits, MakeWorker worker) {
    constexpr std::uint64_t run = 64;
    for (int size = 0; size <= layers.elements(); ++size)
        runs::in_parallel(layers.count(size), run, limits.threads,
                          [&](std::uint64_t first, std::uint64_t last) {
                              if (limits.stopped()) throw EngineStopped();
                              layers.for_each_of(size, first, last, worker());
                          });
}

}  // namespace gazetteer
