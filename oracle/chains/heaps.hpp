// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps of several kinds at once, as proofs/coq/chains/heap_tables.v has them: the names and bounds
// are those of its theorem.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "oracle/tables/engine_limits.hpp"

namespace gazetteer::chains {

/// A move near an end of a heap of length n: one heap of length n - less is left, and what does not
/// depend on n, of the Grundy value `nimber`.
struct NearMove {
    int nimber = 0;
    int kind = 0;
    int less = 0;
    auto operator<=>(const NearMove&) const = default;
};

/// A move in the middle leaves two heaps, of lengths i and j with i + j + less = n, for each i >=
/// left_least and j >= right_least, and what does not depend on n.
struct MiddleMove {
    int nimber = 0;
    int left_kind = 0;
    int left_least = 0;
    int right_kind = 0;
    int right_least = 0;
    int less = 0;
    auto operator<=>(const MiddleMove&) const = default;
};

struct KindMoves {
    std::vector<NearMove> near = {};
    std::vector<MiddleMove> middle = {};
    bool operator==(const KindMoves&) const = default;
};

/// The moves of each kind, and the values of lengths at which heaps have other moves.
struct HeapTable {
    std::vector<KindMoves> moves = {};
    /// The values of each kind at the lengths 0, 1, ... below that from which on its moves are
    /// those. The value of a length that no heap has is not used.
    std::vector<std::vector<int>> short_values = {};

    int kinds() const { return static_cast<int>(moves.size()); }
    /// The length from which on all kinds have the moves of the table.
    int start() const;
    bool operator==(const HeapTable&) const = default;
};

/// Each move leads to a kind of the table, and to heaps that are shorter, or as long and of a kind
/// with a smaller number. Empty if so, else the fault in words.
std::string fault_of(const HeapTable& table);

/// A row for each kind: the values of the lengths 0 to size - 1.
using ValueRows = std::vector<std::vector<int>>;

/// The rows to this length, as the definition says: each value is the least that no move leads to.
/// O(kinds * moves * length^2). ContractViolation if the table has a fault. Throws EngineStopped.
ValueRows values(const HeapTable& table, int length, const EngineLimits& limits = no_limits);
/// The same, on from rows that are known. O(length) a value.
void extend(const HeapTable& table, int length, ValueRows& rows,
            const EngineLimits& limits = no_limits);

/// So far, n < bound, the repetition g(n + p) = g(n) has to be seen from n = e on
/// (heap_tables.v, period_bound).
int period_bound(const HeapTable& table, int preperiod, int period);
/// The least e at which the theorem may be used: the recurrence holds from there on, and no move in
/// the middle asks for a longer heap.
int least_preperiod(const HeapTable& table);

/// All kinds repeat from `preperiod` on.
struct Period {
    int preperiod = 0;
    int period = 1;
    bool operator==(const Period&) const = default;
};
/// The theorem's hypothesis, checked: the table has no fault, the rows are long enough, follow it
/// and repeat (heap_checker.v, proves_period). Then all lengths have period.period from
/// period.preperiod on.
bool proves_period(const HeapTable& table, const ValueRows& rows, const Period& period);

}  // namespace gazetteer::chains
