// SPDX-License-Identifier: GPL-3.0-or-later
// Families of neighbourhoods S of the new vertex x as vectors, and the moves along an edge at x for
// all S at once; for use in GAZETTEER_VECTORIZED functions.
#pragma once

#include <array>
#include <cstring>

#include "graph/enumeration/subset_family.hpp"

namespace gazetteer::family_vectors {

/// The subsets of {0..8} fill one vector, those of {0..9} two, those of {0..10} four.
using Vectors = std::array<VectorOf8, subset_family::words_max / 8>;

constexpr std::size_t count(int ground) {
    return subset_family::vectors(ground);
}

/// The families {S : v in S}, in words.
constexpr auto with_element = [] {
    std::array<SubsetFamily, subset_family::ground_max> result;
    for (Vertex v = 0; v < subset_family::ground_max; ++v)
        for (std::size_t w = 0; w < subset_family::words_max; ++w)
            result[static_cast<std::size_t>(v)].words[w] = SubsetFamily::containing(v, w);
    return result;
}();

/// The families {S : S has k members}, in words.
constexpr auto of_size = [] {
    std::array<SubsetFamily, subset_family::ground_max + 1> result;
    for (int k = 0; k <= subset_family::ground_max; ++k)
        for (std::size_t w = 0; w < subset_family::words_max; ++w)
            result[static_cast<std::size_t>(k)].words[w] = SubsetFamily::of_size(k, w);
    return result;
}();

[[gnu::always_inline]] inline void load(const SubsetFamily& family, Vectors& result) {
    std::memcpy(&result, family.words.data(), sizeof result);
}

[[gnu::always_inline]] inline void store(const Vectors& vectors, SubsetFamily& result) {
    std::memcpy(result.words.data(), &vectors, sizeof vectors);
}

/// At the S that contain v, the family's bit of S - v; at the others nothing of use.
[[gnu::always_inline]] inline void without_element(Vertex v, const Vectors& family,
                                                   std::size_t vectors, Vectors& result) {
    for (std::size_t t = 0; t < vectors; ++t) switch (v) {
            case 6:
                result[t] = __builtin_shufflevector(family[t], family[t], 0, 0, 2, 2, 4, 4, 6, 6);
                break;
            case 7:
                result[t] = __builtin_shufflevector(family[t], family[t], 0, 1, 0, 1, 4, 5, 4, 5);
                break;
            case 8:
                result[t] = __builtin_shufflevector(family[t], family[t], 0, 1, 2, 3, 0, 1, 2, 3);
                break;
            case 9:
                result[t] = family[t & ~std::size_t{1}];
                break;
            case 10:
                result[t] = family[t & ~std::size_t{2}];
                break;
            default:
                result[t] = family[t] << (std::uint64_t{1} << v);
        }
}

}  // namespace gazetteer::family_vectors
