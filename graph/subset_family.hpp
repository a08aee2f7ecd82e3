// Families of subsets of {0..r-1}, r <= 10, one bit a subset: all neighbourhoods that a new vertex
// could have, worked on 64 at a time.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "graph/small_canonical.hpp"

namespace gazetteer {

namespace subset_family {

constexpr int ground_max = SmallGraph::order_max - 1;
/// The subsets of {0..5} are the bits of a word.
constexpr int word_bits = 6;
constexpr std::size_t words_max = std::size_t{1} << (ground_max - word_bits);

/// Bit S is set when S contains v, 0 <= v < 6.
constexpr std::array<std::uint64_t, word_bits> containing{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc,
                                                          0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00,
                                                          0xffff0000ffff0000, 0xffffffff00000000};

/// Bit S is set when S has k members, S a subset of {0..5}, 0 <= k <= 6.
constexpr std::array<std::uint64_t, word_bits + 1> of_size = [] {
    std::array<std::uint64_t, word_bits + 1> result{};
    for (unsigned s = 0; s < 64; ++s)
        result[static_cast<std::size_t>(std::popcount(s))] |= std::uint64_t{1} << s;
    return result;
}();

/// How many words hold the subsets of {0..ground-1}.
constexpr std::size_t words(int ground) {
    return ground <= word_bits ? 1 : std::size_t{1} << (ground - word_bits);
}
/// The bits of the first word that stand for subsets of {0..ground-1}.
constexpr std::uint64_t valid(int ground) {
    return ground >= word_bits ? ~std::uint64_t{0} : (std::uint64_t{1} << (1 << ground)) - 1;
}

}  // namespace subset_family

/// A family of subsets; the ground set's size is the caller's to know.
struct SubsetFamily {
    std::array<std::uint64_t, subset_family::words_max> words{};

    bool contains(std::uint64_t s) const { return (words[s >> 6] >> (s & 63) & 1) != 0; }
    void insert(std::uint64_t s) { words[s >> 6] |= std::uint64_t{1} << (s & 63); }
    void erase(std::uint64_t s) { words[s >> 6] &= ~(std::uint64_t{1} << (s & 63)); }

    /// Word `w` of the family of all S with k members.
    static std::uint64_t of_size(int k, std::size_t w) {
        const int rest = k - std::popcount(w);
        return 0 <= rest && rest <= subset_family::word_bits
                   ? subset_family::of_size[static_cast<std::size_t>(rest)]
                   : 0;
    }
    /// Word `w` of the family of all S that contain v.
    static std::uint64_t containing(Vertex v, std::size_t w) {
        if (v < subset_family::word_bits)
            return subset_family::containing[static_cast<std::size_t>(v)];
        return (w >> (v - subset_family::word_bits) & 1) != 0 ? ~std::uint64_t{0} : 0;
    }
};

/// The exchanges of two elements of the ground set that make up a permutation.
class SubsetPermutation {
  public:
    /// Turns a family F into {S : place(S) in F}, place(S) = {place[v] : v in S}.
    SubsetPermutation(const SmallPermutation& place, int ground)
        : words_(subset_family::words(ground)) {
        SmallPermutation now{};
        for (int v = 0; v < ground; ++v)
            now[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(v);
        for (int i = 0; i < ground; ++i) {
            int j = i;
            while (now[static_cast<std::size_t>(j)] != place[static_cast<std::size_t>(i)]) ++j;
            if (i == j) continue;
            std::swap(now[static_cast<std::size_t>(i)], now[static_cast<std::size_t>(j)]);
            exchanges_[static_cast<std::size_t>(count_++)] = {static_cast<std::uint8_t>(i),
                                                              static_cast<std::uint8_t>(j)};
        }
    }

    void apply(std::uint64_t* family) const {
        for (int e = 0; e < count_; ++e)
            exchange(family, exchanges_[static_cast<std::size_t>(e)].i,
                     exchanges_[static_cast<std::size_t>(e)].j);
    }

  private:
    struct Exchange {
        std::uint8_t i, j;  // i < j
    };

    void exchange(std::uint64_t* family, int i, int j) const {
        using subset_family::containing;
        using subset_family::word_bits;
        if (j < word_bits) {
            const int distance = (1 << j) - (1 << i);
            const std::uint64_t moved =
                containing[static_cast<std::size_t>(i)] & ~containing[static_cast<std::size_t>(j)];
            for (std::size_t w = 0; w < words_; ++w) {
                const std::uint64_t change = (family[w] >> distance ^ family[w]) & moved;
                family[w] ^= change | change << distance;
            }
        } else if (i < word_bits) {
            const std::size_t step = std::size_t{1} << (j - word_bits);
            const std::uint64_t kept = ~containing[static_cast<std::size_t>(i)];
            for (std::size_t block = 0; block < words_; block += 2 * step)
                for (std::size_t w = block; w < block + step; ++w) {
                    const std::uint64_t change = (family[w] >> (1 << i) ^ family[w + step]) & kept;
                    family[w + step] ^= change;
                    family[w] ^= change << (1 << i);
                }
        } else {
            const std::size_t a = std::size_t{1} << (i - word_bits);
            const std::size_t b = std::size_t{1} << (j - word_bits);
            for (std::size_t w = 0; w < words_; ++w)
                if ((w & a) != 0 && (w & b) == 0) std::swap(family[w], family[w - a + b]);
        }
    }

    std::size_t words_;
    std::array<Exchange, subset_family::ground_max> exchanges_;
    int count_ = 0;
};

}  // namespace gazetteer
