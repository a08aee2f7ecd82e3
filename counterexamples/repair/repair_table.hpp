// SPDX-License-Identifier: GPL-3.0-or-later
// The instances of a ground on which the hypotheses of a statement are met, with the values of
// terms there: what hypotheses to add are looked for in.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "counterexamples/propose/propose_table.hpp"
#include "counterexamples/repair/judge.hpp"

namespace gazetteer::conjectures {

/// A row: where the statement speaks.
struct MetInstance {
    /// Its place in the table's graphs.
    std::uint32_t graph = 0;
    /// -1 where the statement is not about vertices.
    Vertex root = -1;
    bool fails = false;
};

/// A graph with such an instance, in graph6 or digraph6.
struct MetGraph {
    std::string text;
    int order = 0;
    int size = 0;
};

struct RepairTable {
    std::vector<MetGraph> graphs;
    /// In the sequence of the ground.
    std::vector<MetInstance> rows;
    /// Those that had a value everywhere, with a value for each row.
    std::vector<ValueColumn> terms;
    /// Those that had no room on some graph.
    std::vector<std::string> out_of_reach;
    /// Graphs looked at, and those on which the statement itself was out of reach.
    std::uint64_t graph_count = 0;
    GivenUpTally given_up;
    /// Why there is no table: the room, or the stop; empty if there is one.
    std::string why_not;
};

/// The terms are expressions in the kind of graphs that the conjecture is about, booleans and
/// integers. A table takes half of the judge's bytes at most. The same for any number of threads.
/// Throws InputError for a term of another kind, and as `hunt` does.
RepairTable repair_table(const Conjecture& conjecture, const std::vector<std::string>& terms,
                         const Judge& judge);

}  // namespace gazetteer::conjectures
