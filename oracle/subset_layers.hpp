// The subsets of a small set, size by size, numbered within each size. Why: the options of a
// position lie among the sets with one element less, so a table need only hold two sizes at a time.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "graph/contract.hpp"

namespace gazetteer {

/// The subsets of {0, ..., elements - 1} as words, each size in ascending (colexicographic) order.
/// The rank of {c_1 < ... < c_k} among the sets of its size is C(c_1, 1) + ... + C(c_k, k)
/// [Knuth, The Art of Computer Programming 4A, 7.2.1.3, theorem L].
class SubsetLayers {
  public:
    static constexpr int elements_max = 48;

    /// 0 <= elements <= elements_max, or ContractViolation.
    explicit SubsetLayers(int elements) : elements_(elements) {
        require(0 <= elements && elements <= elements_max, "a set of at most 48 elements");
        for (std::size_t n = 0; n < choose_.size(); ++n) {
            choose_[n][0] = 1;
            for (std::size_t k = 1; k < choose_.size(); ++k)
                choose_[n][k] = n == 0 ? 0 : choose_[n - 1][k - 1] + choose_[n - 1][k];
        }
    }

    int elements() const { return elements_; }
    /// How many subsets have this size, 0 <= size.
    std::uint64_t count(int size) const { return choose(elements_, size); }
    /// The place of a subset among those of its size.
    std::uint64_t rank(std::uint64_t subset) const {
        std::uint64_t result = 0;
        for (int i = 1; subset != 0; subset &= subset - 1, ++i)
            result += choose(std::countr_zero(subset), i);
        return result;
    }
    /// ranks[i]: the rank of the subset without its i-th member, ascending from 0. O(size).
    void ranks_without_each(std::uint64_t subset, std::vector<std::uint64_t>& ranks) const {
        ranks.clear();
        if (subset == 0) return;
        std::uint64_t rank_without = rank(subset & (subset - 1));
        for (int i = 1;; ++i) {
            ranks.push_back(rank_without);
            const int member = std::countr_zero(subset);
            subset &= subset - 1;
            if (subset == 0) return;
            rank_without += choose(member, i);
            rank_without -= choose(std::countr_zero(subset), i);
        }
    }
    /// Calls visit(subset, rank) for each subset of this size, ascending.
    template <class Visit>
    void for_each(int size, Visit visit) const {
        std::uint64_t subset = (std::uint64_t{1} << size) - 1;
        for (std::uint64_t rank = 0; rank < count(size); ++rank) {
            visit(subset, rank);
            if (subset == 0) return;
            const std::uint64_t lowest = subset & (0 - subset);  // Gosper's next subset
            const std::uint64_t carried = subset + lowest;
            subset = carried | (carried ^ subset) >> (std::countr_zero(subset) + 2);
        }
    }

  private:
    std::uint64_t choose(int n, int k) const {
        return choose_[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
    }

    int elements_;
    std::array<std::array<std::uint64_t, elements_max + 1>, elements_max + 1> choose_{};
};

}  // namespace gazetteer
