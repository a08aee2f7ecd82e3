// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/heaps.hpp"

#include <algorithm>

#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "oracle/chains/seen_values.hpp"

namespace gazetteer::chains {

namespace {

int greatest(const HeapTable& table, auto of_near, auto of_middle) {
    int result = 0;
    for (const KindMoves& moves : table.moves) {
        for (const NearMove& move : moves.near) result = std::max(result, of_near(move));
        for (const MiddleMove& move : moves.middle) result = std::max(result, of_middle(move));
    }
    return result;
}

/// Works out values in turn.
class PlainValues {
  public:
    explicit PlainValues(const HeapTable& table, const ValueRows& rows)
        : table_(table), rows_(rows) {
        for (const KindMoves& moves : table.moves) {
            for (const NearMove& move : moves.near) meet(move.nimber);
            for (const MiddleMove& move : moves.middle) meet(move.nimber);
        }
        for (const std::vector<int>& row : rows)
            for (int value : row) meet(value);
    }

    /// The value of the heap of the kind and the length; those before it are in the rows.
    int value(int k, int n) {
        const std::vector<int>& known = table_.short_values[index(k)];
        const int result =
            index(n) < known.size() ? known[index(n)] : value_by_moves(table_.moves[index(k)], n);
        meet(result);
        return result;
    }

  private:
    void meet(int value) { greatest_ = std::max(greatest_, value); }
    int value_by_moves(const KindMoves& moves, int n) {
        seen_.forget();
        seen_.make_room(greatest_);
        for (const NearMove& move : moves.near)
            seen_.note(move.nimber ^ rows_[index(move.kind)][index(n - move.less)]);
        for (const MiddleMove& move : moves.middle) {
            const std::vector<int>& left = rows_[index(move.left_kind)];
            const std::vector<int>& right = rows_[index(move.right_kind)];
            const int sum = n - move.less;
            for (int i = move.left_least; sum - i >= move.right_least; ++i)
                seen_.note(move.nimber ^ left[index(i)] ^ right[index(sum - i)]);
        }
        return seen_.mex();
    }

    const HeapTable& table_;
    const ValueRows& rows_;
    Seen seen_;
    int greatest_ = 0;
};

std::string kind_fault(const HeapTable& table, int k) {
    const auto is_kind = [&](int kind) { return 0 <= kind && kind < table.kinds(); };
    const auto in = [k](const char* what) { return "kind " + std::to_string(k) + ": " + what; };
    const int start = static_cast<int>(table.short_values[index(k)].size());
    for (const NearMove& move : table.moves[index(k)].near) {
        if (!is_kind(move.kind)) return in("a move leads to no kind");
        if (move.nimber < 0 || move.less < 0 || move.less > start)
            return in("a number is out of range");
        if (move.less == 0 && move.kind >= k)
            return in("a move leaves a heap as long, of a kind that does not come before");
    }
    for (const MiddleMove& move : table.moves[index(k)].middle) {
        if (!is_kind(move.left_kind) || !is_kind(move.right_kind))
            return in("a move leads to no kind");
        if (std::min({move.nimber, move.less, move.left_least, move.right_least}) < 0)
            return in("a number is out of range");
        if (move.less + std::min(move.left_least, move.right_least) == 0)
            return in("a move leaves a heap as long and an empty one");
    }
    return "";
}

bool repeats(const HeapTable& table, const ValueRows& rows, const Period& period) {
    const int bound = period_bound(table, period.preperiod, period.period);
    for (const std::vector<int>& row : rows)
        for (int n = period.preperiod; n < bound; ++n)
            if (row[index(n)] != row[index(n + period.period)]) return false;
    return true;
}

bool follow(const HeapTable& table, const ValueRows& rows, int length) {
    PlainValues values(table, rows);
    for (int n = 0; n < length; ++n)
        for (int k = 0; k < table.kinds(); ++k)
            if (rows[index(k)][index(n)] != values.value(k, n)) return false;
    return true;
}

}  // namespace

int HeapTable::start() const {
    std::size_t result = 0;
    for (const std::vector<int>& known : short_values) result = std::max(result, known.size());
    return static_cast<int>(result);
}

std::string fault_of(const HeapTable& table) {
    if (table.moves.size() != table.short_values.size()) return "not a row for each kind";
    for (int k = 0; k < table.kinds(); ++k)
        if (std::string fault = kind_fault(table, k); !fault.empty()) return fault;
    return "";
}

void extend(const HeapTable& table, int length, ValueRows& rows, const EngineLimits& limits) {
    require(fault_of(table).empty(), "a table without a fault");
    rows.resize(table.moves.size());
    PlainValues values(table, rows);
    for (int n = rows.empty() ? length : static_cast<int>(rows[0].size()); n < length; ++n) {
        if (limits.stopped()) throw EngineStopped();
        for (int k = 0; k < table.kinds(); ++k) rows[index(k)].push_back(values.value(k, n));
    }
}

ValueRows values(const HeapTable& table, int length, const EngineLimits& limits) {
    ValueRows result;
    extend(table, length, result, limits);
    return result;
}

int period_bound(const HeapTable& table, int preperiod, int period) {
    const int near_most = greatest(
        table, [](const NearMove& move) { return move.less; }, [](const MiddleMove&) { return 0; });
    const int middle_most = greatest(
        table, [](const NearMove&) { return 0; }, [](const MiddleMove& move) { return move.less; });
    return std::max(2 * preperiod + period + middle_most - 1, preperiod + near_most);
}

int least_preperiod(const HeapTable& table) {
    const int least_most = greatest(
        table, [](const NearMove&) { return 0; },
        [](const MiddleMove& move) { return std::max(move.left_least, move.right_least); });
    return std::max(table.start(), least_most);
}

bool proves_period(const HeapTable& table, const ValueRows& rows, const Period& period) {
    if (period.period < 1 || !fault_of(table).empty() ||
        period.preperiod < least_preperiod(table) || rows.size() != table.moves.size())
        return false;
    const int length = period_bound(table, period.preperiod, period.period) + period.period;
    for (const std::vector<int>& row : rows)
        if (row.size() < index(length)) return false;
    return follow(table, rows, length) && repeats(table, rows, period);
}

}  // namespace gazetteer::chains
