// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/play_digraph.hpp"

#include <algorithm>
#include <map>

#include "graph/index.hpp"
#include "oracle/grundy.hpp"
#include "oracle/rules/edge_delete.hpp"

namespace gazetteer::properties {
namespace {

bool contains(const std::vector<int>& sorted, int x) {
    return std::ranges::binary_search(sorted, x);
}

/// The union of sets, as marks on the vertices.
std::vector<bool> marks(const PlayDigraph& d, const std::vector<std::vector<int>>& sets) {
    std::vector<bool> result(index(d.order()), false);
    for (const auto& set : sets)
        for (int x : set) result[index(x)] = true;
    return result;
}

/// L_k from the levels before it, k >= 1.
std::vector<int> next_level(const PlayDigraph& d, const std::vector<std::vector<int>>& before,
                            LevelRules rules) {
    const std::vector<bool> lower = marks(d, before);
    const std::vector<bool> last = marks(d, {before.back()});
    const bool first = before.size() == 1;
    std::vector<int> result;
    for (int x = 0; x < d.order(); ++x) {
        const auto& out = d.outset(x);
        if (lower[index(x)] && !(first && rules.sinks_in_level_1)) continue;
        if (!first && std::ranges::none_of(out, [&](int y) { return last[index(y)]; })) continue;
        const std::vector<bool>& allowed = rules.any_lower_level ? lower : last;
        if (std::ranges::all_of(out, [&](int y) { return allowed[index(y)]; })) result.push_back(x);
    }
    return result;
}

}  // namespace

PlayDigraph play_digraph(const Graph& g) {
    PlayDigraph result{{g}, {}};
    std::map<Graph, int> number{{g, 0}};
    for (std::size_t x = 0; x < result.positions.size(); ++x) {
        result.successors.emplace_back();
        for (const Graph& option : EdgeDelete::options(result.positions[x])) {
            const auto [place, fresh] = number.try_emplace(option, result.order());
            if (fresh) result.positions.push_back(option);
            result.successors.back().push_back(place->second);
        }
        std::ranges::sort(result.successors.back());
    }
    return result;
}

bool is_kernel(const PlayDigraph& d, const VertexProperty& member) {
    for (int x = 0; x < d.order(); ++x)
        if (std::ranges::any_of(d.outset(x), member) == member(x)) return false;
    return true;
}

bool is_kernel(const Digraph& d, VertexSet member) {
    for (Vertex u : d.vertices())
        if (d.out_neighbours(u).meets(member) == member.contains(u)) return false;
    return true;
}

std::vector<std::vector<int>> levels(const PlayDigraph& d, LevelRules rules) {
    std::vector<std::vector<int>> result(1);
    for (int x = 0; x < d.order(); ++x)
        if (d.outset(x).empty()) result[0].push_back(x);
    for (;;) {
        std::vector<int> next = next_level(d, result, rules);
        if (next.empty()) return result;
        result.push_back(std::move(next));
    }
}

bool is_partition(const PlayDigraph& d, const std::vector<std::vector<int>>& sets) {
    for (int x = 0; x < d.order(); ++x)
        if (std::ranges::count_if(sets, [x](const auto& set) { return contains(set, x); }) != 1)
            return false;
    return true;
}

std::vector<int> grundy_function(const PlayDigraph& d) {
    std::vector<int> g(index(d.order()));
    for (int x = d.order() - 1; x >= 0; --x) {
        std::vector<int> values;
        for (int y : d.outset(x)) values.push_back(g[index(y)]);
        g[index(x)] = mex(std::move(values));
    }
    return g;
}

}  // namespace gazetteer::properties
