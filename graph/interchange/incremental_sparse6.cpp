// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/incremental_sparse6.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace gazetteer {

namespace {

/// ':' and the order: how sparse6 begins.
std::string head_of(int order) {
    return to_sparse6(SparseGraph(order, {}));
}

/// The edges of one of the two alone.
SparseGraph difference(const SparseGraph& a, const SparseGraph& b) {
    const std::vector<Edge> of_a = a.edges();
    const std::vector<Edge> of_b = b.edges();
    std::vector<Edge> edges;
    std::ranges::set_symmetric_difference(of_a, of_b, std::back_inserter(edges));
    return SparseGraph(a.order(), edges);
}

}  // namespace

Parsed<SparseGraph> changed_by(const std::optional<SparseGraph>& before, const std::string& line) {
    if (!before) return ParseError{"incremental sparse6 without a graph before it", 1};
    const auto changes = parse_graph(head_of(before->order()) + line.substr(1));
    if (!changes) return ParseError{changes.error().message, 1};
    return difference(*before, *changes);
}

std::string incremental_sparse6(const std::optional<SparseGraph>& before,
                                const SparseGraph& graph) {
    if (!before || before->order() != graph.order()) return to_sparse6(graph);
    return ";" + to_sparse6(difference(*before, graph)).substr(head_of(graph.order()).size());
}

}  // namespace gazetteer
