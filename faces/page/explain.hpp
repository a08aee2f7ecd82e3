// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position is won, where a theorem knows: its answer with the evidence that people can check
// on the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::page {

/// A theorem's answer about a position.
struct Explanation {
    /// "FSU93 Theorem 1.1".
    std::string theorem = {};
    /// "even kernel", "matching" or "perfect vertices": what the marks are.
    std::string kind = {};
    /// What they show, a sentence or two.
    std::string says = {};
    /// Marked vertices and edges of the board.
    std::vector<Vertex> vertices = {};
    std::vector<Edge> edges = {};
    Outcome outcome = Outcome::P;
    /// The vertices to move the token to; empty for P. Nothing where the theorem does not name all.
    std::optional<std::vector<Vertex>> winning = {};
};

/// Nothing where no theorem here speaks of the position. The theorems are those of undirected
/// vertex geography, undirected edge geography and two-ended Slither before its first move; the
/// games are known by their rules, whatever their names. Polynomial, but for even kernels of graphs
/// that are not bipartite, of which some may be missed.
std::optional<Explanation> explanation(const script::Rules& rules,
                                       const script::Position& position);

}  // namespace gazetteer::page
