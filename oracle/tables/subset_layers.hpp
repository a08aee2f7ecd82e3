// SPDX-License-Identifier: GPL-3.0-or-later
// The subsets of a small set, size by size, numbered within each size. Why: the options of a
// position lie among the sets with one element less, so a table need only hold two sizes at a time.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "graph/contract.hpp"
#include "oracle/tables/subset_ranks.hpp"

namespace gazetteer {

/// The subsets of {0, ..., elements - 1} as words, each size in the order of SubsetRanks.
class SubsetLayers {
  public:
    static constexpr int elements_max = SubsetRanks::things_max;

    /// 0 <= elements <= elements_max, or ContractViolation.
    explicit SubsetLayers(int elements) : elements_(elements) {
        require(0 <= elements && elements <= elements_max, "a set of at most 48 elements");
    }

    int elements() const { return elements_; }
    /// How many subsets have this size, 0 <= size <= elements_max.
    std::uint64_t count(int size) const { return ranks_.choose(elements_, size); }
    /// The place of a subset among those of its size.
    std::uint64_t rank(std::uint64_t subset) const { return ranks_.rank(subset); }
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
            rank_without += ranks_.choose(member, i);
            rank_without -= ranks_.choose(std::countr_zero(subset), i);
        }
    }
    /// Calls visit(subset, rank) for each subset of this size, ascending.
    template <class Visit>
    void for_each(int size, Visit visit) const {
        for_each_of(size, 0, count(size), visit);
    }
    /// The same for the ranks from `first` to `last` - 1.
    template <class Visit>
    void for_each_of(int size, std::uint64_t first, std::uint64_t last, Visit visit) const {
        if (first == last) return;
        std::uint64_t subset = ranks_.subset(first, size);
        for (std::uint64_t rank = first;;) {
            visit(subset, rank);
            if (++rank == last) return;
            subset = SubsetRanks::next(subset);
        }
    }

  private:
    int elements_;
    SubsetRanks ranks_;
};

}  // namespace gazetteer
