// SPDX-License-Identifier: GPL-3.0-or-later
// Incremental sparse6: a line that says in which edges a graph differs from the one before it
// [B. McKay, "Description of graph6, sparse6 and digraph6 encodings", 2022].
#pragma once

#include <optional>
#include <string>

#include "graph/formats/formats.hpp"

namespace gazetteer {

/// The graph that a line, which begins with ';', makes of the one before it: with the edges of the
/// line that it lacks, and without those that it has. O(length of the line + edges).
Parsed<SparseGraph> changed_by(const std::optional<SparseGraph>& before, const std::string& line);

/// The line that makes `graph` of the one before it, or its sparse6 where there is none before it
/// of the same order. O(edges of both).
std::string incremental_sparse6(const std::optional<SparseGraph>& before, const SparseGraph& graph);

}  // namespace gazetteer
