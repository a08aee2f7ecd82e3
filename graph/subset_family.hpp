// Families of subsets of {0..r-1}, r <= 10, one bit a subset: all neighbourhoods that a new vertex
// could have, worked on 64 at a time.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "graph/small_canonical.hpp"
#include "graph/vectorized.hpp"

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
    alignas(64) std::array<std::uint64_t, subset_family::words_max> words{};

    bool contains(std::uint64_t s) const { return (words[s >> 6] >> (s & 63) & 1) != 0; }
    void insert(std::uint64_t s) { words[s >> 6] |= std::uint64_t{1} << (s & 63); }
    void erase(std::uint64_t s) { words[s >> 6] &= ~(std::uint64_t{1} << (s & 63)); }

    /// Word `w` of the family of all S with k members.
    static constexpr std::uint64_t of_size(int k, std::size_t w) {
        const int rest = k - std::popcount(w);
        return 0 <= rest && rest <= subset_family::word_bits
                   ? subset_family::of_size[static_cast<std::size_t>(rest)]
                   : 0;
    }
    /// Word `w` of the family of all S that contain v.
    static constexpr std::uint64_t containing(Vertex v, std::size_t w) {
        if (v < subset_family::word_bits)
            return subset_family::containing[static_cast<std::size_t>(v)];
        return (w >> (v - subset_family::word_bits) & 1) != 0 ? ~std::uint64_t{0} : 0;
    }
};

/// A permutation of the ground set as exchanges of two elements; for use in GAZETTEER_VECTORIZED
/// functions.
class SubsetPermutation {
  public:
    /// Turns a family F into {S : place(S) in F}, place(S) = {place[v] : v in S}.
    SubsetPermutation(const SmallPermutation& place, int ground)
        : vectors_(subset_family::words(ground) > 8 ? 2 : 1) {
        SmallPermutation now{};
        for (int v = 0; v < ground; ++v)
            now[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(v);
        for (int i = 0; i < ground; ++i) {
            int j = i;
            while (now[static_cast<std::size_t>(j)] != place[static_cast<std::size_t>(i)]) ++j;
            if (i == j) continue;
            std::swap(now[static_cast<std::size_t>(i)], now[static_cast<std::size_t>(j)]);
            exchanges_[static_cast<std::size_t>(count_++)] = {i, j};
        }
    }

    [[gnu::always_inline]] void apply(SubsetFamily& family) const {
        VectorOf8 low;
        VectorOf8 high{};
        std::memcpy(&low, family.words.data(), sizeof low);
        if (vectors_ == 2) std::memcpy(&high, family.words.data() + 8, sizeof high);
        for (int e = 0; e < count_; ++e)
            exchange(exchanges_[static_cast<std::size_t>(e)], low, high);
        std::memcpy(family.words.data(), &low, sizeof low);
        if (vectors_ == 2) std::memcpy(family.words.data() + 8, &high, sizeof high);
    }

  private:
    struct Exchange {
        int i, j;  // i < j
    };
    /// Elements 0..5 are places within a word, 6..8 words of a vector, 9 the vectors.
    static constexpr int vector_bits = subset_family::word_bits + 3;

    [[gnu::always_inline]] void exchange(Exchange e, VectorOf8& low, VectorOf8& high) const {
        using subset_family::word_bits;
        if (e.j < word_bits) {
            within_words(e, low);
            if (vectors_ == 2) within_words(e, high);
        } else if (e.j < vector_bits) {
            among_words(e, low);
            if (vectors_ == 2) among_words(e, high);
        } else {
            between_vectors(e.i, low, high);
        }
    }
    [[gnu::always_inline]] static void within_words(Exchange e, VectorOf8& family) {
        using subset_family::containing;
        const std::uint64_t distance = (std::uint64_t{1} << e.j) - (std::uint64_t{1} << e.i);
        const std::uint64_t moved =
            containing[static_cast<std::size_t>(e.i)] & ~containing[static_cast<std::size_t>(e.j)];
        const VectorOf8 change = (family >> distance ^ family) & moved;
        family ^= change | change << distance;
    }
    /// Each word meets the one whose number differs in bit j.
    [[gnu::always_inline]] static void among_words(Exchange e, VectorOf8& family) {
        using subset_family::containing;
        using subset_family::word_bits;
        VectorOf8 other;
        VectorOf8 with_j;
        if (e.j == word_bits) {
            other = __builtin_shufflevector(family, family, 1, 0, 3, 2, 5, 4, 7, 6);
            with_j = VectorOf8{0, ~0UL, 0, ~0UL, 0, ~0UL, 0, ~0UL};
        } else if (e.j == word_bits + 1) {
            other = __builtin_shufflevector(family, family, 2, 3, 0, 1, 6, 7, 4, 5);
            with_j = VectorOf8{0, 0, ~0UL, ~0UL, 0, 0, ~0UL, ~0UL};
        } else {
            other = __builtin_shufflevector(family, family, 4, 5, 6, 7, 0, 1, 2, 3);
            with_j = VectorOf8{0, 0, 0, 0, ~0UL, ~0UL, ~0UL, ~0UL};
        }
        if (e.i < word_bits) {
            const std::uint64_t with_i = containing[static_cast<std::size_t>(e.i)];
            const std::uint64_t distance = std::uint64_t{1} << e.i;
            family = (family & (with_j ^ ~with_i)) | (other << distance & with_i & ~with_j) |
                     (other >> distance & ~with_i & with_j);
        } else {
            // Words with i and without j for those with j and without i: both numbers change.
            const VectorOf8 with_i = e.i == word_bits
                                         ? VectorOf8{0, ~0UL, 0, ~0UL, 0, ~0UL, 0, ~0UL}
                                         : VectorOf8{0, 0, ~0UL, ~0UL, 0, 0, ~0UL, ~0UL};
            const VectorOf8 both =
                e.i == word_bits ? __builtin_shufflevector(other, other, 1, 0, 3, 2, 5, 4, 7, 6)
                                 : __builtin_shufflevector(other, other, 2, 3, 0, 1, 6, 7, 4, 5);
            family = (family & ~(with_i ^ with_j)) | (both & (with_i ^ with_j));
        }
    }
    /// The sets of `high` contain 9.
    [[gnu::always_inline]] static void between_vectors(int i, VectorOf8& low, VectorOf8& high) {
        using subset_family::containing;
        using subset_family::word_bits;
        if (i < word_bits) {
            const std::uint64_t kept = ~containing[static_cast<std::size_t>(i)];
            const std::uint64_t distance = std::uint64_t{1} << i;
            const VectorOf8 change = (low >> distance ^ high) & kept;
            high ^= change;
            low ^= change << distance;
        } else {
            const VectorOf8 before = low;
            if (i == word_bits) {
                low = __builtin_shufflevector(low, high, 0, 8, 2, 10, 4, 12, 6, 14);
                high = __builtin_shufflevector(before, high, 1, 9, 3, 11, 5, 13, 7, 15);
            } else if (i == word_bits + 1) {
                low = __builtin_shufflevector(low, high, 0, 1, 8, 9, 4, 5, 12, 13);
                high = __builtin_shufflevector(before, high, 2, 3, 10, 11, 6, 7, 14, 15);
            } else {
                low = __builtin_shufflevector(low, high, 0, 1, 2, 3, 8, 9, 10, 11);
                high = __builtin_shufflevector(before, high, 4, 5, 6, 7, 12, 13, 14, 15);
            }
        }
    }

    int vectors_;
    std::array<Exchange, subset_family::ground_max> exchanges_;
    int count_ = 0;
};

}  // namespace gazetteer
