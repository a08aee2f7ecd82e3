// SPDX-License-Identifier: GPL-3.0-or-later
// The r-subsets of a small set numbered in ascending order of their masks: the combinatorial number
// system. The subset {c_0 < c_1 < ...} has rank C(c_0, 1) + C(c_1, 2) + ...
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace gazetteer {

/// Ranks of subsets of at most 48 things, a subset being a mask
/// [Knuth, The Art of Computer Programming 4A, 7.2.1.3, theorem L].
class SubsetRanks {
  public:
    static constexpr int things_max = 48;

    SubsetRanks() {
        for (std::size_t n = 0; n < choose_.size(); ++n) {
            choose_[n][0] = 1;
            for (std::size_t r = 1; r <= n; ++r)
                choose_[n][r] = choose_[n - 1][r - 1] + choose_[n - 1][r];
        }
    }

    /// C(n, r), 0 <= n <= 49, 0 <= r <= 50.
    std::uint64_t choose(int n, int r) const {
        return choose_[static_cast<std::size_t>(n)][static_cast<std::size_t>(r)];
    }
    /// The place of a subset among those of its size.
    std::uint64_t rank(std::uint64_t subset) const {
        std::uint64_t result = 0;
        for (int i = 1; subset != 0; subset &= subset - 1, ++i)
            result += choose(std::countr_zero(subset), i);
        return result;
    }
    /// The r-subset of this rank.
    std::uint64_t subset(std::uint64_t rank, int r) const {
        std::uint64_t result = 0;
        int c = things_max;
        for (; r > 0; --r) {
            while (choose(c, r) > rank) --c;
            result |= std::uint64_t{1} << c;
            rank -= choose(c, r);
        }
        return result;
    }
    /// The next mask with as many 1s; the mask must not be 0.
    static std::uint64_t next(std::uint64_t mask) {
        const std::uint64_t low = mask & (~mask + 1);
        const std::uint64_t ripple = mask + low;
        return ripple | ((mask ^ ripple) >> (std::countr_zero(low) + 2));
    }
    /// Calls visit(thing, rank of the set with the thing) for each of the first `things` things
    /// that is not in the set, ascending. O(things).
    template <class Visit>
    void for_each_larger(std::uint64_t set, int things, Visit visit) const {
        std::uint64_t below = 0;
        std::uint64_t above = 0;
        int i = 0;
        for (std::uint64_t rest = set; rest != 0; rest &= rest - 1)
            above += choose(std::countr_zero(rest), ++i + 1);
        i = 0;
        for (int c = 0; c < things; ++c) {
            if ((set >> c & 1) == 0) {
                visit(c, below + choose(c, i + 1) + above);
                continue;
            }
            below += choose(c, i + 1);
            above -= choose(c, i + 2);
            ++i;
        }
    }

  private:
    std::array<std::array<std::uint64_t, things_max + 3>, things_max + 2> choose_{};
};

}  // namespace gazetteer
