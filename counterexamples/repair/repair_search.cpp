// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/repair/repair_search.hpp"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace gazetteer::conjectures {

namespace {

/// A repair with what it leaves, as a number.
struct CountedRepair {
    std::size_t a = 0;
    std::size_t b = 0;
    std::size_t left = 0;
};
bool is_weaker(const CountedRepair& x, const CountedRepair& y) {
    return std::tuple(y.left, x.a, x.b) < std::tuple(x.left, y.a, y.b);
}

class SearchOfRepairs {
  public:
    SearchOfRepairs(const std::vector<Literal>& literals, const RowSet& failing, std::size_t listed,
                    const std::stop_token& stop)
        : literals_(literals), failing_(failing), listed_(listed), stop_(stop) {}

    RepairSearch all() {
        find_singles();
        find_pairs();
        std::ranges::stable_sort(result_.repairs, [](const FoundRepair& x, const FoundRepair& y) {
            return x.left.count() > y.left.count();
        });
        return std::move(result_);
    }

  private:
    void find_singles() {
        std::vector<CountedRepair> found;
        for (std::size_t i = 0; i < literals_.size(); ++i) {
            const RowSet& rows = literals_[i].rows;
            if (rows.intersects(failing_) || rows.none())
                others_.push_back(i);
            else
                found.push_back({i, i, rows.count()});
        }
        result_.found_single = found.size();
        std::ranges::sort(found, is_weaker);
        if (!found.empty()) most_left_ = found.front().left;
        keep(found);
    }

    void find_pairs() {
        std::vector<std::vector<CountedRepair>> found(others_.size());
        tbb::parallel_for(std::size_t{0}, others_.size(), [&](std::size_t i) {
            if (stop_.stop_requested()) return;
            const RowSet& rows = literals_[others_[i]].rows;
            // The rows that the other one has to exclude.
            const RowSet fails = rows & failing_;
            for (std::size_t j = i + 1; j < others_.size(); ++j) {
                const RowSet& other = literals_[others_[j]].rows;
                if (other.intersects(fails)) continue;
                const std::size_t left = (rows & other).count();
                if (left > most_left_) found[i].push_back({others_[i], others_[j], left});
            }
        });
        std::vector<CountedRepair> all;
        for (auto& part : found) std::ranges::move(part, std::back_inserter(all));
        if (stop_.stop_requested()) return;
        result_.found_pairs = all.size();
        std::ranges::sort(all, is_weaker);
        keep(all);
    }

    RowSet rows_of(const CountedRepair& repair) const {
        return literals_[repair.a].rows & literals_[repair.b].rows;
    }

    /// The first that are not stronger than one kept.
    void keep(const std::vector<CountedRepair>& found) {
        std::vector<FoundRepair> kept;
        for (const CountedRepair& repair : found) {
            if (kept.size() == listed_) break;
            FoundRepair now{repair.a, std::nullopt, rows_of(repair)};
            if (repair.b != repair.a) now.b = repair.b;
            if (std::ranges::none_of(
                    kept, [&](const FoundRepair& weaker) { return is_stronger(now, weaker); }))
                kept.push_back(std::move(now));
        }
        std::ranges::move(kept, std::back_inserter(result_.repairs));
    }
    /// All others are stronger than one literal that says what the statement says, and none is told
    /// less for that.
    bool is_stronger(const FoundRepair& one, const FoundRepair& other) const {
        const bool says_the_same = !other.b && other.left == ~failing_;
        return !says_the_same && one.left.is_subset_of(other.left);
    }

    const std::vector<Literal>& literals_;
    const RowSet& failing_;
    std::size_t listed_;
    std::stop_token stop_;
    /// The literals that are no repairs.
    std::vector<std::size_t> others_;
    /// What the weakest single one leaves.
    std::size_t most_left_ = 0;
    RepairSearch result_;
};

}  // namespace

RepairSearch search_repairs(const std::vector<Literal>& literals, const RowSet& failing, int listed,
                            const std::stop_token& stop) {
    return SearchOfRepairs(literals, failing, static_cast<std::size_t>(listed), stop).all();
}

}  // namespace gazetteer::conjectures
