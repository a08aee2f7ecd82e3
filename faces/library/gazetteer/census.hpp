// SPDX-License-Identifier: GPL-3.0-or-later
// A census: the outcomes of a game counted over all graphs of some orders, one representative of
// each class up to isomorphism.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "gazetteer/game.hpp"
#include "gazetteer/limits.hpp"

namespace gazetteer::v0 {

struct CensusOptions {
    int order_min = 1;
    int order_max = 6;
    /// Only connected graphs (digraphs whose underlying graph is).
    bool connected = false;
    /// An engine's name; empty for the fastest.
    std::string engine = {};
    Limits limits = {};
};

struct CensusRow {
    int order = 0;
    /// The number of edges, or arcs.
    int size = 0;
    /// One a column.
    std::vector<std::uint64_t> counts = {};
};

struct Census {
    /// "graphs", then what the game counts: "N", "P", "grundy 0", ...
    std::vector<std::string> columns = {};
    /// By order, then size.
    std::vector<CensusRow> rows = {};
    /// The counts of one order, added up.
    std::vector<std::uint64_t> total(int order) const {
        std::vector<std::uint64_t> result(columns.size(), 0);
        for (const CensusRow& row : rows)
            for (std::size_t i = 0; row.order == order && i < result.size(); ++i)
                result[i] += row.counts[i];
        return result;
    }
};

/// Counts as `gazetteer census` does; the answer does not depend on the number of threads. The
/// numbers of graphs are compared with the published ones. Throws InputError for a game or orders
/// that are not counted, Stopped, LimitReached, and EnvironmentError where nauty is not installed.
GAZETTEER_API Census census(const Game& game, const CensusOptions& options = {});

}  // namespace gazetteer::v0
