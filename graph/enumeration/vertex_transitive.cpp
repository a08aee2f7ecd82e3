// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/vertex_transitive.hpp"

#include <algorithm>
#include <array>

#include "graph/contract.hpp"
#include "graph/enumeration/vertex_transitive_list.hpp"
#include "graph/formats/formats.hpp"
#include "graph/formats/words.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

using Orders = std::array<std::vector<Graph>, vertex_transitive_order_max + 1>;

/// The pairs that are not adjacent.
Graph of_other_pairs(const Graph& g) {
    Graph result(g.order());
    for (Vertex v : g.vertices())
        for (Vertex w : VertexSet::first(v) - g.neighbours(v)) result.add_edge(v, w);
    return result;
}

Orders all_orders() {
    Orders result;
    result[0].emplace_back(0);
    for (const TextWord& line : words_of(vertex_transitive_list, "\n")) {
        const Graph g = parse_small_graph(line.text).value();
        result.at(index(g.order())).push_back(g);
    }
    for (std::vector<Graph>& graphs : result) {
        const std::size_t listed = graphs.size();
        for (std::size_t i = 0; i < listed; ++i) {
            const int pairs = graphs[i].order() * (graphs[i].order() - 1) / 2;
            if (2 * graphs[i].size() < pairs) graphs.push_back(of_other_pairs(graphs[i]));
        }
        std::ranges::stable_sort(graphs, {}, &Graph::size);
    }
    return result;
}

}  // namespace

const std::vector<Graph>& vertex_transitive_graphs(int order) {
    require(0 <= order && order <= vertex_transitive_order_max, "0 <= order <= 23");
    static const Orders orders = all_orders();
    return orders[index(order)];
}

}  // namespace gazetteer
