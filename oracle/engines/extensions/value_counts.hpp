// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of graphs by a small number that a game gives them: the Grundy value, or 1 for N and 0 for
// P.
#pragma once

#include <array>

#include "oracle/engines/extensions/extension_census.hpp"

namespace gazetteer {

/// Counts over graphs with one number of edges, by value.
struct ValueCounts {
    static constexpr std::size_t values = 16;

    std::array<LabelledCount, values> unlabelled{};
    std::array<LabelledCount, values> labelled{};

    ValueCounts& operator+=(const ValueCounts& other) {
        for (std::size_t k = 0; k < values; ++k) {
            unlabelled[k] += other.unlabelled[k];
            labelled[k] += other.labelled[k];
        }
        return *this;
    }
    ValueCounts& operator-=(const ValueCounts& other) {
        for (std::size_t k = 0; k < values; ++k) {
            unlabelled[k] -= other.unlabelled[k];
            labelled[k] -= other.labelled[k];
        }
        return *this;
    }
    bool operator==(const ValueCounts&) const = default;
};
using ValueCensus = SizedCensus<ValueCounts>;

/// Order 0, where nothing can move; counted by one shard alone.
inline ValueCensus value_census_of_null_graph(bool counted) {
    ValueCounts counts;
    if (counted) counts.unlabelled[0] = counts.labelled[0] = 1;
    return {{counts}, {counts}};
}

}  // namespace gazetteer
