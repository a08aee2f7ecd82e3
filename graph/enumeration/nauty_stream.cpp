// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/nauty_stream.hpp"

#include <algorithm>
#include <string>

#include "graph/enumeration/digraph_stream.hpp"
#include "graph/enumeration/parsed_lines.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer {

namespace {

constexpr int generated_order_max = 32;

/// The text of a range of sizes in the generators' arguments.
std::string exactly(int size) {
    return std::to_string(size) + ":" + std::to_string(size);
}

/// An upper bound for the edges of a graph of the class: Mantel's if triangle-free.
int size_max(const GraphClass& which, int order) {
    return which.bipartite || which.triangle_free ? order * order / 4 : order * (order - 1) / 2;
}

int size_min(const GraphClass& which, int order) {
    return std::max(which.connected ? order - 1 : 0, (which.degree_min * order + 1) / 2);
}

Command geng(const GraphClass& which, int order, const std::string& sizes) {
    Command result{"nauty-geng", {"-q"}};
    if (which.connected) result.arguments.push_back("-c");
    if (which.bipartite) result.arguments.push_back("-b");
    if (which.triangle_free) result.arguments.push_back("-t");
    result.arguments.push_back("-d" + std::to_string(which.degree_min));
    result.arguments.push_back(std::to_string(order));
    result.arguments.push_back(sizes);
    return result;
}

bool for_each_graph_of_order(const GraphClass& which, int order,
                             const std::function<bool(const Graph&)>& visit) {
    if (order == 0) return visit(Graph());
    for (int size = size_min(which, order); size <= size_max(which, order); ++size)
        if (!for_each_parsed({geng(which, order, exactly(size))}, parse_small_graph, visit))
            return false;
    return true;
}

/// genbg wants both sides nonempty; with an empty side there is one graph.
bool for_each_bicoloured_graph_of_sides(int x, int y,
                                        const std::function<bool(const Graph&, int)>& visit) {
    if (x == 0 || y == 0) return visit(Graph(x + y), x);
    for (int size = 0; size <= x * y; ++size) {
        const Command genbg{"nauty-genbg",
                            {"-q", std::to_string(x), std::to_string(y), exactly(size)}};
        if (!for_each_parsed({genbg}, parse_small_graph,
                             [&](const Graph& g) { return visit(g, x); }))
            return false;
    }
    return true;
}

bool for_each_digraph_of_order(int order, bool connected,
                               const std::function<bool(const Digraph&)>& visit) {
    for (const DigraphPiece& piece : digraph_pieces({.connected = connected}, order))
        if (!piece.each(visit)) return false;
    return true;
}

/// each(order) for the orders of the range, until one returns false.
template <class Each>
bool over_orders(int order_min, int order_max, Each each) {
    require(order_min >= 0 && order_max <= generated_order_max, "0 <= order <= 32");
    for (int order = order_min; order <= order_max; ++order)
        if (!each(order)) return false;
    return true;
}

}  // namespace

bool for_each_graph(const GraphClass& which, const std::function<bool(const Graph&)>& visit) {
    return over_orders(which.order_min, which.order_max,
                       [&](int order) { return for_each_graph_of_order(which, order, visit); });
}

bool for_each_tree(int order_min, int order_max, const std::function<bool(const Graph&)>& visit) {
    return over_orders(std::max(order_min, 1), order_max, [&](int order) {
        const Command gentreeg{"nauty-gentreeg", {"-q", std::to_string(order)}};
        return for_each_parsed({gentreeg}, parse_small_graph, visit);
    });
}

bool for_each_bicoloured_graph(int order_min, int order_max,
                               const std::function<bool(const Graph&, int)>& visit) {
    return over_orders(order_min, order_max, [&](int order) {
        for (int x = 0; x <= order; ++x)
            if (!for_each_bicoloured_graph_of_sides(x, order - x, visit)) return false;
        return true;
    });
}

bool for_each_digraph(int order_min, int order_max,
                      const std::function<bool(const Digraph&)>& visit, bool connected) {
    return over_orders(order_min, order_max, [&](int order) {
        return for_each_digraph_of_order(order, connected, visit);
    });
}

}  // namespace gazetteer
