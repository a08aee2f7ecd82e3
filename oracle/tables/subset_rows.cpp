// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/tables/subset_rows.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "graph/bits/vectorized.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// A word's worth, whether adjacent or not.
constexpr int low_min = 6;

/// The vertex of `left` with fewest exits in it.
Vertex least_exits(const std::vector<VertexSet>& exits, VertexSet left) {
    return std::ranges::min(left.to_vector(), {},
                            [&](Vertex v) { return (exits[index(v)] & left).size(); });
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
void set_in_words(std::uint64_t* row, const std::uint64_t* const* sources, std::size_t count,
                  std::size_t words) {
    std::size_t i = 0;
    for (; i + 2 * vector_words <= words; i += 2 * vector_words) {
        Vector first{};
        Vector second{};
        for (std::size_t s = 0; s < count; ++s) {
            first |= vector_at(sources[s] + i);
            second |= vector_at(sources[s] + i + vector_words);
        }
        vector_at(row + i) = ~first;
        vector_at(row + i + vector_words) = ~second;
    }
    for (; i < words; ++i) {
        std::uint64_t sum = 0;
        for (std::size_t s = 0; s < count; ++s) sum |= sources[s][i];
        row[i] = ~sum;
    }
}

GAZETTEER_VECTORIZED
void shift_in_words(std::uint64_t* result, const std::uint64_t* row, std::uint64_t kept, int places,
                    std::size_t words) {
    for (const std::uint64_t* const end = row + words; row != end; ++row)
        *result++ = (*row & kept) << places;
}

/// The words of the largest layer of an even size, and of an odd one.
std::array<double, 2> words_of_layers(const std::vector<std::size_t>& words) {
    const int high = static_cast<int>(words.size()) - 1;
    const SubsetLayers layers(high);
    std::array<double, 2> most{};
    for (int k = 0; k <= high; ++k) {
        double& of_parity = most[index(k % 2)];
        of_parity = std::max(
            of_parity, static_cast<double>(layers.count(k)) * static_cast<double>(words[index(k)]));
    }
    return most;
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
    VertexSplit result;
    VertexSet left = used;
    VertexSet apart = used;
    while (!apart.empty() && result.low < low_max) {
        const Vertex v = least_exits(exits, apart);
        result.vertices.push_back(v);
        left.erase(v);
        apart = apart - exits[index(v)] - VertexSet{v};
        ++result.low;
    }
    result.rows_at_once = result.low >= std::min(low_min, used.size());
    while (result.low < low_min && !left.empty()) {
        result.vertices.push_back(least_exits(exits, left));
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
        VertexSet& numbers = result.exits.emplace_back();
        int number = 0;
        for (Vertex w : result.vertices) {
            if (exits[index(v)].contains(w)) numbers.insert(number);
            ++number;
        }
    }
    return result;
}

void SubsetRow::set_words_to_rest(Word* row, const std::vector<const Word*>& sources,
                                  std::size_t words) {
    set_in_words(row, sources.data(), sources.size(), words);
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

double LayerMemory::bytes(const std::vector<std::size_t>& words) {
    const std::array<double, 2> most = words_of_layers(words);
    return (most[0] + most[1]) * sizeof(Word);
}

LayerMemory::LayerMemory(std::vector<std::size_t> words, std::size_t bytes_max)
    : words_(std::move(words)) {
    if (bytes(words_) > static_cast<double>(bytes_max))
        throw TableTooLarge(bytes(words_), bytes_max);
    const std::array<double, 2> most = words_of_layers(words_);
    for (std::size_t parity : {0u, 1u})
        memory_[parity] = PageMemory<Word>(static_cast<std::size_t>(most[parity]));
}

}  // namespace gazetteer
