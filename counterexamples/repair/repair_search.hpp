// SPDX-License-Identifier: GPL-3.0-or-later
// The search among literals for the weakest that exclude all rows on which a statement fails.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "counterexamples/propose/literals.hpp"

namespace gazetteer::conjectures {

/// One literal, or two, by their places.
struct FoundRepair {
    std::size_t a = 0;
    std::optional<std::size_t> b = std::nullopt;
    /// The rows that are left.
    RowSet left;
};

struct RepairSearch {
    /// Those that leave most first; one literal before two, then by their places.
    std::vector<FoundRepair> repairs;
    std::uint64_t found_single = 0;
    std::uint64_t found_pairs = 0;
};

/// A repair excludes every row of `failing` and leaves one. At most `listed` of one literal and as
/// many of two are kept, and none whose rows are all left by another one that is kept and as short,
/// unless that is one literal which excludes nothing else: it may say no more than the statement.
/// In a pair neither is a repair by itself, and it leaves more than each single one. Ends
/// early when it is stopped. L literals and R rows take L^2 R / 64 steps, on the threads of
/// oneTBB's task arena around it.
RepairSearch search_repairs(const std::vector<Literal>& literals, const RowSet& failing, int listed,
                            const std::stop_token& stop);

}  // namespace gazetteer::conjectures
