// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds of graphs that are given one by one.
#include "counterexamples/grounds/list_levels.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "graph/families/graph_text.hpp"

namespace gazetteer::conjectures {

bool is_of(const runs::Shard& shard, std::uint64_t piece) {
    return piece % static_cast<std::uint64_t>(shard.mod) == static_cast<std::uint64_t>(shard.res);
}

namespace {

/// `origins`: one a graph, or none.
Piece piece_of_any_order(std::vector<Graph> graphs, std::vector<Origin> origins) {
    const auto shared = std::make_shared<const std::vector<Graph>>(std::move(graphs));
    if (origins.empty())
        return {-1, [shared](const GraphVisitor& visit) {
                    for (const Graph& g : *shared)
                        if (!visit(g)) return;
                }};
    const auto at = std::make_shared<Origin>();
    return {-1,
            [shared, at, origins = std::move(origins)](const GraphVisitor& visit) {
                for (std::size_t i = 0; i < shared->size(); ++i) {
                    *at = origins[i];
                    if (!visit((*shared)[i])) return;
                }
            },
            at};
}

template <class T>
std::vector<T> part_of(const std::vector<T>& all, std::size_t first, std::size_t length) {
    const std::size_t last = std::min(all.size(), first + length);
    return {all.begin() + static_cast<long>(std::min(first, last)),
            all.begin() + static_cast<long>(last)};
}

Level level_of(const std::vector<Graph>& graphs, const std::vector<Origin>& origins,
               const runs::Shard& shard) {
    Level level;
    level.count = graphs.size();
    for (std::size_t i = 0; i < graphs.size(); i += piece_length) {
        if (!is_of(shard, i / piece_length)) continue;
        level.pieces.push_back(piece_of_any_order(part_of(graphs, i, piece_length),
                                                  part_of(origins, i, piece_length)));
    }
    return level;
}

/// The large graphs of a level, in a piece of their own.
void add_large(Level& level, std::vector<LargeGraph> graphs, std::vector<Origin> origins) {
    if (graphs.empty()) return;
    Piece piece;
    const auto at = origins.empty() ? nullptr : std::make_shared<Origin>();
    piece.origin = at;
    piece.each = [](const GraphVisitor&) {};
    piece.each_large = [at, graphs = std::move(graphs),
                        origins = std::move(origins)](const LargeVisitor& visit) {
        for (std::size_t i = 0; i < graphs.size(); ++i) {
            if (at) *at = origins[i];
            if (!visit(graphs[i])) return;
        }
    };
    level.pieces.push_back(std::move(piece));
}

}  // namespace

Level level_of_any_order(const std::vector<AnyGraph>& graphs, const std::vector<Origin>& origins,
                         const runs::Shard& shard) {
    std::vector<Graph> small;
    std::vector<LargeGraph> large;
    std::vector<Origin> of_small;
    std::vector<Origin> of_large;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        graphs[i].is_large() ? large.push_back(graphs[i].large())
                             : small.push_back(graphs[i].graph());
        if (!origins.empty()) (graphs[i].is_large() ? of_large : of_small).push_back(origins[i]);
    }
    Level level = level_of(small, of_small, shard);
    *level.count += large.size();
    if (is_of(shard, 0)) add_large(level, std::move(large), std::move(of_large));
    return level;
}

std::function<std::optional<Level>()> once(Level level) {
    return [level = std::move(level), done = false]() mutable -> std::optional<Level> {
        if (std::exchange(done, true)) return std::nullopt;
        return level;
    };
}

Ground list_ground(std::string name, std::vector<Graph> graphs, const runs::Shard& shard,
                   const std::vector<Origin>& origins) {
    require(origins.empty() || origins.size() == graphs.size(), "an origin a graph");
    return {std::move(name), "", false, once(level_of(graphs, origins, shard))};
}

Parsed<AnyGraph> parse_graph_of_any_order(std::string_view text) {
    const auto g = parse_graph_text(text);
    if (!g) return g.error();
    return any_graph_of(*g);
}

Ground list_of_any_order_ground(std::string name, const std::vector<AnyGraph>& graphs,
                                const runs::Shard& shard, const std::vector<Origin>& origins) {
    require(origins.empty() || origins.size() == graphs.size(), "an origin a graph");
    return {std::move(name), "", false, once(level_of_any_order(graphs, origins, shard))};
}

}  // namespace gazetteer::conjectures
