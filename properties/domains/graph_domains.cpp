// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/domains/graph_domains.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <tuple>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::properties {

namespace {

using GraphVisitor = std::function<bool(const Graph&)>;
constexpr int cached_order_max = 8;

void generate_of_kind(const GraphKind& kind, int order, const GraphVisitor& visit) {
    if (kind.tree)
        for_each_tree(order, order, visit);
    else
        for_each_graph({.order_min = order,
                        .order_max = order,
                        .connected = kind.connected,
                        .bipartite = kind.bipartite},
                       visit);
}

/// The list of one kind and order, made once for all threads.
std::shared_ptr<const std::vector<Graph>> cached(const GraphKind& kind, int order) {
    static std::mutex mutex;
    static std::map<std::tuple<bool, bool, bool, int>, std::shared_ptr<const std::vector<Graph>>>
        lists;
    const std::scoped_lock lock(mutex);
    auto& list = lists[{kind.connected, kind.bipartite, kind.tree, order}];
    if (!list) {
        std::vector<Graph> made;
        generate_of_kind(kind, order, [&](const Graph& g) {
            made.push_back(g);
            return true;
        });
        list = std::make_shared<const std::vector<Graph>>(std::move(made));
    }
    return list;
}

bool is_of_kind(const GraphKind& kind, const Graph& g) {
    if (g.order() < kind.order_min) return false;
    if (kind.tree && (g.order() == 0 || !is_connected(g) || g.size() != g.order() - 1))
        return false;
    if (kind.connected && !is_connected(g)) return false;
    if (kind.bipartite && !is_bipartite(g)) return false;
    return !kind.also || kind.also(g);
}

/// Joins the components by random edges; within a bipartite graph any such edge keeps it so.
void connect(Dice& dice, Graph& g) {
    for (auto parts = components(g); parts.size() > 1; parts = components(g)) {
        const auto drawn = [&dice](VertexSet part) {
            return part.to_vector()[static_cast<std::size_t>(dice.below(part.size()))];
        };
        // One after the other: the arguments of a call are drawn in the compiler's order.
        const Vertex second = drawn(parts[1]);
        g.add_edge(drawn(parts[0]), second);
    }
}

Graph draw_unrestricted(const GraphKind& kind, Dice& dice, int order) {
    if (kind.tree) return random_tree(dice, order);
    Graph result = random_graph(dice, order, 0.15 + 0.1 * dice.below(8));
    if (kind.bipartite) {
        const int cut = dice.between(0, order);
        for (const Edge& e : result.edges())
            if ((e.u < cut) == (e.v < cut)) result.erase_edge(e.u, e.v);
    }
    if (kind.connected) connect(dice, result);
    return result;
}

Graph draw_of_kind(const GraphKind& kind, Dice& dice, int order_max) {
    const int least = std::max(kind.order_min, kind.tree ? 1 : 0);
    const int order = dice.between(std::min(std::max(least, order_max / 2), order_max), order_max);
    if (kind.draw) return kind.draw(dice, order);
    for (int attempt = 0; attempt < 1000; ++attempt) {
        Graph result = draw_unrestricted(kind, dice, order);
        if (is_of_kind(kind, result)) return result;
    }
    return Graph(order);
}

std::vector<Graph> smaller(const GraphKind& kind, const Graph& g) {
    std::vector<Graph> result;
    for (Vertex v : g.vertices())
        if (Graph h = g.without_vertex(v); is_of_kind(kind, h)) result.push_back(std::move(h));
    for (const Edge& e : g.edges())
        if (Graph h = g.without_edge(e.u, e.v); is_of_kind(kind, h)) result.push_back(std::move(h));
    return result;
}

std::string name_of(const GraphKind& kind) {
    std::string name = kind.adjective.empty() ? "" : kind.adjective + " ";
    if (kind.connected) name += "connected ";
    if (kind.bipartite) name += "bipartite ";
    name += kind.tree ? "trees" : "graphs";
    if (kind.order_min > 0) return name + " of order " + std::to_string(kind.order_min) + " to {}";
    return name + " of order <= {}";
}

/// An instance is printed without blanks around it.
bool has_blank(std::string_view text) {
    return text.find_first_of(" \t\r") != text.npos;
}

std::optional<Graph> parse_one(std::string_view text) {
    if (has_blank(text)) return std::nullopt;
    const auto parsed = parse_small_graph(text);
    return parsed ? std::optional<Graph>(*parsed) : std::nullopt;
}

std::optional<Digraph> parse_one_digraph(std::string_view text) {
    if (has_blank(text)) return std::nullopt;
    const auto parsed = parse_digraph(text);
    return parsed ? std::optional<Digraph>(*parsed) : std::nullopt;
}

std::optional<Vertex> parse_root(std::string_view text, int order) {
    Vertex root = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), root);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return 0 <= root && root < order ? std::optional<Vertex>(root) : std::nullopt;
}

/// What stands before and behind the first space of a line; a word with a space has no reader.
std::optional<std::pair<std::string_view, std::string_view>> two_words(std::string_view text) {
    const auto space = text.find(' ');
    if (space == std::string_view::npos) return {};
    return std::pair{text.substr(0, space), text.substr(space + 1)};
}

std::vector<Digraph> smaller(const Digraph& d) {
    std::vector<Digraph> result;
    for (const Arc& a : d.arcs()) result.push_back(d.without_arc(a.tail, a.head));
    return result;
}

}  // namespace

Graph random_graph(Dice& dice, int order, double p) {
    Graph result(order);
    for (Vertex u = 0; u < order; ++u)
        for (Vertex v = u + 1; v < order; ++v)
            if (dice.chance(p)) result.add_edge(u, v);
    return result;
}

Graph random_tree(Dice& dice, int order) {
    Graph result(order);
    for (Vertex v = 1; v < order; ++v) result.add_edge(dice.below(v), v);
    return result;
}

Digraph random_digraph(Dice& dice, int order, double p) {
    Digraph result(order);
    for (Vertex tail : result.vertices())
        for (Vertex head : result.vertices())
            if (tail != head && dice.chance(p)) result.add_arc(tail, head);
    return result;
}

void for_each_of_kind(const GraphKind& kind, int order, const GraphVisitor& visit) {
    if (order > cached_order_max) return generate_of_kind(kind, order, visit);
    for (const Graph& g : *cached(kind, order))
        if (!visit(g)) return;
}

Domain<Graph> graphs(const GraphKind& kind) {
    return {
        .name = name_of(kind),
        .size_min = std::max(kind.order_min, kind.tree ? 1 : 0),
        .enumerate =
            [kind](int order, const GraphVisitor& visit) {
                for_each_of_kind(kind, order, [&](const Graph& g) {
                    return (kind.also && !kind.also(g)) || visit(g);
                });
            },
        .size = [](const Graph& g) { return g.order(); },
        .generate = [kind](Dice& dice, int size) { return draw_of_kind(kind, dice, size); },
        .shrink = [kind](const Graph& g) { return smaller(kind, g); },
        .contains = [kind](const Graph& g) { return is_of_kind(kind, g); },
        .print = [](const Graph& g) { return to_graph6(g); },
        .parse = parse_one,
        .graph = [](const Graph& g) -> std::optional<InstanceGraph> {
            return InstanceGraph{SparseGraph(g)};
        },
    };
}

Domain<RootedGraph> rooted_graphs(const GraphKind& kind) {
    const Domain<Graph> unrooted = graphs(kind);
    return {
        .name = "vertices of " + unrooted.name,
        .size_min = std::max(unrooted.size_min, 1),
        .enumerate =
            [unrooted](int order, const std::function<bool(const RootedGraph&)>& visit) {
                unrooted.enumerate(order, [&](const Graph& g) {
                    return std::ranges::all_of(orbit_representatives(g), [&](Vertex root) {
                        return visit({g, root});
                    });
                });
            },
        .size = [](const RootedGraph& p) { return p.graph.order(); },
        .generate =
            [unrooted](Dice& dice, int size) {
                const Graph g = unrooted.generate(dice, std::max(size, 1));
                return RootedGraph{g.order() == 0 ? Graph(1) : g,
                                   dice.below(std::max(g.order(), 1))};
            },
        .shrink =
            [kind](const RootedGraph& p) {
                std::vector<RootedGraph> result;
                for (Vertex v : p.graph.vertices()) {
                    if (v == p.root) continue;
                    RootedGraph q{p.graph.without_vertex(v), p.root - (v < p.root ? 1 : 0)};
                    if (is_of_kind(kind, q.graph)) result.push_back(std::move(q));
                }
                for (const Edge& e : p.graph.edges())
                    if (Graph h = p.graph.without_edge(e.u, e.v); is_of_kind(kind, h))
                        result.push_back({std::move(h), p.root});
                return result;
            },
        .contains =
            [kind](const RootedGraph& p) {
                return 0 <= p.root && p.root < p.graph.order() && is_of_kind(kind, p.graph);
            },
        .print =
            [](const RootedGraph& p) { return to_graph6(p.graph) + " " + std::to_string(p.root); },
        .parse = [](std::string_view text) -> std::optional<RootedGraph> {
            const auto words = two_words(text);
            const auto g = words ? parse_one(words->first) : std::nullopt;
            const auto root = g ? parse_root(words->second, g->order()) : std::nullopt;
            if (!root) return {};
            return RootedGraph{*g, *root};
        },
        .graph = [](const RootedGraph& p) -> std::optional<InstanceGraph> {
            return InstanceGraph{SparseGraph(p.graph), p.root};
        },
    };
}

Domain<Digraph> digraphs() {
    return {
        .name = "digraphs of order <= {}",
        .enumerate =
            [](int order, const std::function<bool(const Digraph&)>& visit) {
                for_each_digraph(order, order, visit);
            },
        .size = [](const Digraph& d) { return d.order(); },
        .generate =
            [](Dice& dice, int size) {
                const double p = 0.1 + 0.1 * dice.below(6);
                const int order = dice.between(0, size);
                return random_digraph(dice, order, p);
            },
        .shrink = [](const Digraph& d) { return smaller(d); },
        .contains = [](const Digraph&) { return true; },
        .print = [](const Digraph& d) { return to_digraph6(d); },
        .parse = parse_one_digraph,
        .graph = [](const Digraph& d) -> std::optional<InstanceGraph> { return InstanceGraph{d}; },
    };
}

Domain<RootedDigraph> rooted_digraphs() {
    const Domain<Digraph> unrooted = digraphs();
    return {
        .name = "vertices of " + unrooted.name,
        .size_min = 1,
        .enumerate =
            [unrooted](int order, const std::function<bool(const RootedDigraph&)>& visit) {
                unrooted.enumerate(order, [&](const Digraph& d) {
                    return std::ranges::all_of(orbit_representatives(d), [&](Vertex root) {
                        return visit({d, root});
                    });
                });
            },
        .size = [](const RootedDigraph& p) { return p.digraph.order(); },
        .generate =
            [](Dice& dice, int size) {
                const double p = 0.1 * dice.between(1, 6);
                const int order = dice.between(1, std::max(size, 1));
                const Digraph d = random_digraph(dice, order, p);
                return RootedDigraph{d, dice.below(d.order())};
            },
        .shrink =
            [](const RootedDigraph& p) {
                std::vector<RootedDigraph> result;
                for (Digraph& d : smaller(p.digraph)) result.push_back({std::move(d), p.root});
                return result;
            },
        .contains =
            [](const RootedDigraph& p) { return 0 <= p.root && p.root < p.digraph.order(); },
        .print =
            [](const RootedDigraph& p) {
                return to_digraph6(p.digraph) + " " + std::to_string(p.root);
            },
        .parse = [](std::string_view text) -> std::optional<RootedDigraph> {
            const auto words = two_words(text);
            const auto d = words ? parse_one_digraph(words->first) : std::nullopt;
            const auto root = d ? parse_root(words->second, d->order()) : std::nullopt;
            if (!root) return {};
            return RootedDigraph{*d, *root};
        },
        .graph = [](const RootedDigraph& p) -> std::optional<InstanceGraph> {
            return InstanceGraph{p.digraph, p.root};
        },
    };
}

Domain<std::pair<Graph, Graph>> graph_pairs(const GraphKind& kind) {
    using Pair = std::pair<Graph, Graph>;
    const Domain<Graph> one = graphs(kind);
    return {
        .name = "pairs of " + one.name + " together",
        .size_min = 2 * one.size_min,
        .enumerate =
            [one](int size, const std::function<bool(const Pair&)>& visit) {
                bool going = true;
                for (int order = one.size_min; going && 2 * order <= size; ++order)
                    one.enumerate(order, [&](const Graph& g) {
                        one.enumerate(size - order, [&](const Graph& h) {
                            return going = visit({g, h});
                        });
                        return going;
                    });
            },
        .size = [](const Pair& p) { return p.first.order() + p.second.order(); },
        .generate =
            [one](Dice& dice, int size) {
                return Pair{one.generate(dice, size / 2), one.generate(dice, (size + 1) / 2)};
            },
        .shrink =
            [one](const Pair& p) {
                std::vector<Pair> result;
                for (const Graph& g : one.shrink(p.first)) result.push_back({g, p.second});
                for (const Graph& h : one.shrink(p.second)) result.push_back({p.first, h});
                return result;
            },
        .contains =
            [one](const Pair& p) { return one.contains(p.first) && one.contains(p.second); },
        .print = [](const Pair& p) { return to_graph6(p.first) + " " + to_graph6(p.second); },
        .parse = [](std::string_view text) -> std::optional<Pair> {
            const auto words = two_words(text);
            const auto g = words ? parse_one(words->first) : std::nullopt;
            const auto h = words ? parse_one(words->second) : std::nullopt;
            if (!g || !h) return {};
            return Pair{*g, *h};
        },
    };
}

}  // namespace gazetteer::properties
