// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/tables/subset_rows.hpp"

#include <algorithm>
#include <string>

#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// A word's worth, whether adjacent or not.
constexpr int low_min = 6;

/// Moves between v and others in either direction.
std::vector<VertexSet> joined(const std::vector<VertexSet>& exits, VertexSet used) {
    std::vector<VertexSet> result(exits.size());
    for (Vertex v : used)
        for (Vertex w : exits[index(v)] & used) {
            result[index(v)].insert(w);
            result[index(w)].insert(v);
        }
    return result;
}

/// The vertex of `left` with fewest neighbours in it.
Vertex least_joined(const std::vector<VertexSet>& neighbours, VertexSet left) {
    Vertex best = left.front();
    for (Vertex v : left)
        if ((neighbours[index(v)] & left).size() < (neighbours[index(best)] & left).size())
            best = v;
    return best;
}

/// 2^v ones, 2^v zeros, and so on, from the lowest bit.
constexpr std::uint64_t without_bit[6] = {0x5555555555555555, 0x3333333333333333,
                                          0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                          0x0000ffff0000ffff, 0x00000000ffffffff};

/// Four words at any word's place, for the compiler to keep in registers.
using Vector = std::uint64_t __attribute__((vector_size(32), aligned(8), may_alias));
constexpr std::size_t vector_words = 4;

inline const Vector& vector_at(const std::uint64_t* words) {
    return *reinterpret_cast<const Vector*>(words);
}
inline Vector& vector_at(std::uint64_t* words) {
    return *reinterpret_cast<Vector*>(words);
}

/// row = all but the union of `count` sources, two vectors at a time, then word by word.
GAZETTEER_VECTORIZED
bool set_in_words(std::uint64_t* row, const std::uint64_t* const* sources, std::size_t count,
                  std::size_t words) {
    Vector changed{};
    std::size_t i = 0;
    for (; i + 2 * vector_words <= words; i += 2 * vector_words) {
        Vector first{};
        Vector second{};
        for (std::size_t s = 0; s < count; ++s) {
            first |= vector_at(sources[s] + i);
            second |= vector_at(sources[s] + i + vector_words);
        }
        changed |= vector_at(row + i) ^ ~first;
        changed |= vector_at(row + i + vector_words) ^ ~second;
        vector_at(row + i) = ~first;
        vector_at(row + i + vector_words) = ~second;
    }
    for (; i < words; ++i) {
        std::uint64_t sum = 0;
        for (std::size_t s = 0; s < count; ++s) sum |= sources[s][i];
        changed[0] |= row[i] ^ ~sum;
        row[i] = ~sum;
    }
    return (changed[0] | changed[1] | changed[2] | changed[3]) != 0;
}

GAZETTEER_VECTORIZED
void shift_in_words(std::uint64_t* result, const std::uint64_t* row, std::uint64_t kept, int places,
                    std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) result[i] = (row[i] & kept) << places;
}

}  // namespace

TableTooLarge::TableTooLarge(double bytes, std::size_t bytes_max)
    : TableTooLarge("the table takes " + memory_text(bytes) + ", " +
                    memory_text(static_cast<double>(bytes_max)) + " are allowed") {}

std::vector<VertexSet> exits_of(const Graph& g) {
    std::vector<VertexSet> result;
    for (Vertex v : g.vertices()) result.push_back(g.neighbours(v));
    return result;
}

VertexSplit split(const std::vector<VertexSet>& exits, VertexSet used, int low_max) {
    const std::vector<VertexSet> neighbours = joined(exits, used);
    VertexSplit result;
    VertexSet left = used;
    VertexSet apart = used;
    while (!apart.empty() && result.low < low_max) {
        const Vertex v = least_joined(neighbours, apart);
        result.vertices.push_back(v);
        left.erase(v);
        apart = apart - neighbours[index(v)] - VertexSet{v};
        ++result.low;
    }
    result.rows_at_once = result.low >= std::min(low_min, used.size());
    while (result.low < low_min && !left.empty()) {
        result.vertices.push_back(least_joined(neighbours, left));
        left.erase(result.vertices.back());
        ++result.low;
    }
    result.high = left.size();
    if (result.high > SubsetLayers::elements_max)
        throw TableTooLarge("a component of order " + std::to_string(used.size()) +
                            "; a table over its vertex subsets holds at most " +
                            std::to_string(result.low + SubsetLayers::elements_max));
    for (Vertex v : left) result.vertices.push_back(v);
    for (Vertex v : result.vertices) {
        result.exits.emplace_back();
        for (std::size_t i = 0; i < result.vertices.size(); ++i)
            if (exits[index(v)].contains(result.vertices[i]))
                result.exits.back().insert(static_cast<int>(i));
    }
    return result;
}

bool SubsetRow::set_words_to_rest(Word* row, const std::vector<const Word*>& sources,
                                  std::size_t words) {
    return set_in_words(row, sources.data(), sources.size(), words);
}

void SubsetRow::move(Word* result, const Word* row, int v, std::size_t words) {
    if (words == 1)
        *result = (*row & without_bit[v]) << (1 << v);
    else if (v < 6)
        shift_in_words(result, row, without_bit[v], 1 << v, words);
    else
        for (std::size_t step = std::size_t{1} << (v - 6), i = 0; i < words; i += 2 * step) {
            std::fill_n(result + i, step, Word{0});
            std::copy_n(row + i, step, result + i + step);
        }
}

double LayerMemory::bytes(int high, const std::vector<std::size_t>& words) {
    const SubsetLayers layers(high);
    double most[2] = {0, 0};
    for (int k = 0; k <= high; ++k)
        most[k % 2] = std::max(most[k % 2], static_cast<double>(layers.count(k)) *
                                                static_cast<double>(words[index(k)]));
    return (most[0] + most[1]) * sizeof(Word);
}

LayerMemory::LayerMemory(int high, std::vector<std::size_t> words, std::size_t bytes_max)
    : words_(std::move(words)) {
    if (bytes(high, words_) > static_cast<double>(bytes_max))
        throw TableTooLarge(bytes(high, words_), bytes_max);
    const SubsetLayers layers(high);
    for (int parity = 0; parity < 2; ++parity) {
        std::size_t most = 1;
        for (int k = parity; k <= high; k += 2)
            most = std::max<std::size_t>(most, layers.count(k) * words_[index(k)]);
        memory_[parity] = PageMemory<Word>(most);
    }
}

}  // namespace gazetteer
