// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs that were not examined in full, counted, and the least of them named.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "graph/any_graph.hpp"
#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

/// A graph and why it was given up: a limit was met, or a stop was requested.
struct GivenUp {
    AnyGraph graph;
    std::string reason;
    bool operator==(const GivenUp&) const = default;
};

struct GivenUpTally {
    std::uint64_t count = 0;
    /// The first by order, size, graph.
    std::vector<GivenUp> least;
};

void give_up(GivenUpTally& tally, GivenUp graph);
void add(GivenUpTally& to, GivenUpTally&& from);

/// Calls work(); the limit of memory, size or steps that ended it, empty if none did. Throws what
/// else it throws, runs::Stopped too.
std::string limit_met(const std::function<void()>& work);

/// How many memos a thread needs for the games of an expression.
std::size_t memos_of(const Expression& expression);

}  // namespace gazetteer::conjectures
