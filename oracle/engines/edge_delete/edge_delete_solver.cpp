// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"

#include <algorithm>

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

bool EdgeDeleteSolver::is_P(const Graph& g) {
    // An isolated vertex changes nothing.
    std::vector<VertexSet> parts = components(g);
    std::erase_if(parts, [](VertexSet part) { return part.size() == 1; });
    return parts.size() == 1 ? is_connected_P(g.induced(parts.front())) : grundy_value(g) == 0;
}

PositionTable::Slot EdgeDeleteSolver::slot_of(const Graph& form) {
    key_.clear();
    encode(form, key_);
    return table_.find_or_insert(key_, undecided);
}

namespace {

/// K_1, K_2 and the path of order 3, if connected.
bool has_no_move(const Graph& g) {
    return g.order() <= 3 && g.size() < g.order();
}

}  // namespace

bool EdgeDeleteSolver::is_connected_P(const Graph& g) {
    if (has_no_move(g)) return true;
    const Graph form = canonical(g);
    const auto slot = slot_of(form);
    if (slot.value != undecided) return slot.value == 0;
    const auto options = EdgeDelete::options(form);
    const bool is_N = std::ranges::any_of(options, [this](const Graph& h) { return is_P(h); });
    table_.set(slot.entry, is_N ? some_value : 0);
    return !is_N;
}

int EdgeDeleteSolver::value_of_connected(const Graph& g) {
    if (has_no_move(g)) return 0;
    const Graph form = canonical(g);
    const auto slot = slot_of(form);
    if (slot.value >= 0) return slot.value;
    std::vector<int> values;
    for (const Graph& option : EdgeDelete::options(form)) values.push_back(grundy_value(option));
    const int result = mex(std::move(values));
    table_.set(slot.entry, result);
    return result;
}

}  // namespace gazetteer
