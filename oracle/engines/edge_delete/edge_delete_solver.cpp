// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"

#include "graph/canonical/canonical.hpp"

namespace gazetteer {

int EdgeDeleteSolver::grundy_value(const Graph& g) {
    const std::vector<VertexSet> parts = components(g);
    if (parts.size() == 1) return value_of_connected(g);
    int result = 0;
    for (VertexSet component : parts) result ^= value_of_connected(g.induced(component));
    return result;
}

std::vector<Edge> EdgeDeleteSolver::winning_moves(const Graph& g) {
    std::vector<Edge> result;
    for (const Graph& option : EdgeDelete::options(g))
        if (is_P(option)) result.push_back(EdgeDelete::move(g, option));
    return result;
}

int EdgeDeleteSolver::value_of_connected(const Graph& g) {
    if (g.order() <= 3 && g.size() < g.order()) return 0;  // K_1, K_2 and the path of order 3
    const Graph form = canonical(g);
    key_.clear();
    encode(form, key_);
    const auto slot = table_.find_or_insert(key_, undecided);
    if (slot.value != undecided) return slot.value;
    std::vector<int> values;
    for (const Graph& option : EdgeDelete::options(form)) values.push_back(grundy_value(option));
    const int result = mex(std::move(values));
    table_.set(slot.entry, result);
    return result;
}

}  // namespace gazetteer
