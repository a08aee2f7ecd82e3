// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/sparse_space.hpp"

#include <algorithm>
#include <bit>

#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "oracle/chains/seen_values.hpp"

namespace gazetteer::chains {

namespace {

/// The rows known before a sparse space is sought.
constexpr int plain_length = 1024;
constexpr unsigned mask_max = 1024;

bool parity(unsigned mask, int value) {
    return std::popcount(mask & static_cast<unsigned>(value)) % 2 == 1;
}

/// No two common values make a common one.
bool is_sparse(const HeapTable& table, const SparseSpace& space) {
    for (std::size_t k = 0; k < table.moves.size(); ++k)
        for (const MiddleMove& move : table.moves[k].middle) {
            const bool left = space.common[index(move.left_kind)];
            const bool right = space.common[index(move.right_kind)];
            const bool made = (left != right) != parity(space.mask, move.nimber);
            if (made == space.common[k]) return false;
        }
    return true;
}

/// Works out values in turn, and keeps the places of the rare ones.
class SparseValues {
  public:
    SparseValues(const HeapTable& table, SparseSpace space, ValueRows& rows)
        : table_(table), space_(std::move(space)), rows_(rows), rare_(rows.size()) {
        for (std::size_t k = 0; k < rows.size(); ++k)
            for (std::size_t n = 0; n < rows[k].size(); ++n)
                note(k, static_cast<int>(n), rows[k][n]);
    }

    void add(std::size_t k, int n) {
        const std::vector<int>& known = table_.short_values[k];
        const int value = index(n) < known.size() ? known[index(n)] : value_of(k, n);
        rows_[k].push_back(value);
        note(k, n, value);
    }

  private:
    void note(std::size_t k, int n, int value) {
        if (parity(space_.mask, value) != space_.common[k]) rare_[k].push_back(n);
    }
    /// A common value is left by no two common ones, so that those with a rare one beside them, and
    /// the moves near the ends, tell the least common value that no move leads to. The rare values
    /// below it are then sought among all moves, which ends as soon as each is found.
    int value_of(std::size_t k, int n) {
        const KindMoves& moves = table_.moves[k];
        seen_.forget();
        for (const NearMove& move : moves.near)
            seen_.insert(move.nimber ^ rows_[index(move.kind)][index(n - move.less)]);
        for (const MiddleMove& move : moves.middle) add_rare(move, n - move.less);
        int least = 0;
        int sought = 0;
        for (;; ++least) {
            if (seen_.contains(least)) continue;
            if (parity(space_.mask, least) == space_.common[k]) break;
            ++sought;
        }
        for (const MiddleMove& move : moves.middle) {
            const std::vector<int>& left = rows_[index(move.left_kind)];
            const std::vector<int>& right = rows_[index(move.right_kind)];
            const int sum = n - move.less;
            for (int i = move.left_least; sought > 0 && sum - i >= move.right_least; ++i) {
                const int value = move.nimber ^ left[index(i)] ^ right[index(sum - i)];
                if (seen_.insert(value) && value < least) --sought;
            }
        }
        return sought == 0 ? least : seen_.mex();
    }
    void add_rare(const MiddleMove& move, int sum) {
        const std::vector<int>& left = rows_[index(move.left_kind)];
        const std::vector<int>& right = rows_[index(move.right_kind)];
        const auto add_place = [&](int i) {
            if (i >= move.left_least && sum - i >= move.right_least)
                seen_.insert(move.nimber ^ left[index(i)] ^ right[index(sum - i)]);
        };
        for (int i : rare_[index(move.left_kind)]) add_place(i);
        for (int j : rare_[index(move.right_kind)]) add_place(sum - j);
    }

    const HeapTable& table_;
    SparseSpace space_;
    ValueRows& rows_;
    std::vector<std::vector<int>> rare_;
    Seen seen_;
};

}  // namespace

std::optional<SparseSpace> sparse_space(const HeapTable& table, const ValueRows& rows) {
    require(rows.size() == table.moves.size(), "a row for each kind");
    int greatest = 0;
    std::size_t all = 0;
    for (const std::vector<int>& row : rows) {
        all += row.size();
        for (int value : row) greatest = std::max(greatest, value);
    }
    std::optional<SparseSpace> result;
    std::size_t fewest = all / 8 + 1;
    const unsigned masks = std::min(mask_max, std::bit_ceil(static_cast<unsigned>(greatest) + 1));
    for (unsigned mask = 1; mask < masks; ++mask) {
        SparseSpace space{mask, {}};
        std::size_t rare = 0;
        for (const std::vector<int>& row : rows) {
            const auto odd = static_cast<std::size_t>(
                std::ranges::count_if(row, [mask](int value) { return parity(mask, value); }));
            space.common.push_back(2 * odd > row.size());
            rare += std::min(odd, row.size() - odd);
        }
        if (rare >= fewest || !is_sparse(table, space)) continue;
        fewest = rare;
        result = std::move(space);
    }
    return result;
}

void extend_sparsely(const HeapTable& table, int length, ValueRows& rows,
                     const EngineLimits& limits) {
    extend(table, std::min(length, plain_length), rows, limits);
    if (rows.empty() || static_cast<int>(rows[0].size()) >= length) return;
    std::optional<SparseSpace> space = sparse_space(table, rows);
    if (!space) {
        extend(table, length, rows, limits);
        return;
    }
    SparseValues values(table, std::move(*space), rows);
    for (int n = static_cast<int>(rows[0].size()); n < length; ++n) {
        if (limits.stopped()) throw EngineStopped();
        for (std::size_t k = 0; k < rows.size(); ++k) values.add(k, n);
    }
}

}  // namespace gazetteer::chains
