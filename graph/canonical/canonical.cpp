// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/canonical.hpp"

#include <array>
#include <cmath>

#include "graph/canonical/nauty_library.hpp"
#include "graph/canonical/small_canonical.hpp"

namespace gazetteer {

namespace {

/// One call of dense nauty on at most 64 vertices; reused buffers, one a thread.
struct Nauty {
    std::array<graph, 64> rows;
    std::array<graph, 64> form;
    std::array<int, 64> lab;
    std::array<int, 64> ptn;
    std::array<int, 64> orbits;
    double group_order;

    /// `marked` (if >= 0) is a cell of its own, in front.
    void run(int order, Vertex marked, bool directed, bool want_form) {
        int next = 0;
        if (marked >= 0) lab[static_cast<std::size_t>(next++)] = marked;
        for (Vertex v = 0; v < order; ++v)
            if (v != marked) lab[static_cast<std::size_t>(next++)] = v;
        for (int i = 0; i < order; ++i) ptn[static_cast<std::size_t>(i)] = i + 1 < order ? 1 : 0;
        if (marked >= 0) ptn[0] = 0;
        optionblk options = directed ? directed_options() : undirected_options();
        options.getcanon = want_form ? TRUE : FALSE;
        options.defaultptn = FALSE;
        statsblk stats;
        densenauty(rows.data(), lab.data(), ptn.data(), orbits.data(), &options, &stats, 1, order,
                   form.data());
        group_order = stats.grpsize1 * std::pow(10.0, stats.grpsize2);
    }
    static optionblk undirected_options() {
        DEFAULTOPTIONS_GRAPH(options);
        return options;
    }
    static optionblk directed_options() {
        DEFAULTOPTIONS_DIGRAPH(options);
        return options;
    }
};

/// nauty counts bits from the left.
std::uint64_t reversed(std::uint64_t x) {
    x = (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
    x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
    x = (x >> 4 & 0x0f0f0f0f0f0f0f0f) | (x & 0x0f0f0f0f0f0f0f0f) << 4;
    return __builtin_bswap64(x);
}

Nauty& loaded(const Graph& g) {
    static thread_local Nauty nauty;
    for (Vertex v : g.vertices())
        nauty.rows[static_cast<std::size_t>(v)] = reversed(g.neighbours(v).bits());
    return nauty;
}

Nauty& loaded(const Digraph& d) {
    static thread_local Nauty nauty;
    for (Vertex v : d.vertices())
        nauty.rows[static_cast<std::size_t>(v)] = reversed(d.out_neighbours(v).bits());
    return nauty;
}

Graph form_of(const Nauty& nauty, int order) {
    Graph result(order);
    for (Vertex v = 0; v < order; ++v)
        for (Vertex w : VertexSet::from_bits(reversed(nauty.form[static_cast<std::size_t>(v)])) -
                            VertexSet::first(v + 1))
            result.add_edge(v, w);
    return result;
}

Digraph directed_form_of(const Nauty& nauty, int order) {
    Digraph result(order);
    for (Vertex v = 0; v < order; ++v)
        for (Vertex w : VertexSet::from_bits(reversed(nauty.form[static_cast<std::size_t>(v)])))
            result.add_arc(v, w);
    return result;
}

std::vector<Vertex> representatives(const Nauty& nauty, int order) {
    std::vector<Vertex> result;
    for (Vertex v = 0; v < order; ++v)
        if (nauty.orbits[static_cast<std::size_t>(v)] == v) result.push_back(v);
    return result;
}

/// The first vertex of each orbit.
std::vector<Vertex> representatives(const SmallGroup& group, const Graph& g) {
    std::vector<Vertex> result;
    VertexSet orbits;
    for (Vertex v : g.vertices()) {
        const Vertex orbit = group.orbit[static_cast<std::size_t>(v)];
        if (!orbits.contains(orbit)) result.push_back(v);
        orbits.insert(orbit);
    }
    return result;
}

}  // namespace

Graph canonical(const Graph& g) {
    if (g.order() == 0) return g;
    Nauty& nauty = loaded(g);
    nauty.run(g.order(), -1, false, true);
    return form_of(nauty, g.order());
}

RootedGraph canonical(const RootedGraph& position) {
    const Graph& g = position.graph;
    require(0 <= position.root && position.root < g.order(), "a root in the graph");
    Nauty& nauty = loaded(g);
    nauty.run(g.order(), position.root, false, true);
    return {form_of(nauty, g.order()), 0};
}

Digraph canonical(const Digraph& d) {
    if (d.order() == 0) return d;
    Nauty& nauty = loaded(d);
    nauty.run(d.order(), -1, true, true);
    return directed_form_of(nauty, d.order());
}

RootedDigraph canonical(const RootedDigraph& position) {
    const Digraph& d = position.digraph;
    require(0 <= position.root && position.root < d.order(), "a root in the digraph");
    Nauty& nauty = loaded(d);
    nauty.run(d.order(), position.root, true, true);
    return {directed_form_of(nauty, d.order()), 0};
}

Canonical canonical_labelling(const Graph& g) {
    Canonical result;
    if (g.order() == 0) return result;
    Nauty& nauty = loaded(g);
    nauty.run(g.order(), -1, false, true);
    result.graph = form_of(nauty, g.order());
    result.place.resize(static_cast<std::size_t>(g.order()));
    for (int i = 0; i < g.order(); ++i)
        result.place[static_cast<std::size_t>(nauty.lab[static_cast<std::size_t>(i)])] = i;
    result.orbit.assign(nauty.orbits.begin(), nauty.orbits.begin() + g.order());
    return result;
}

std::uint64_t automorphism_count(const Graph& g) {
    require(g.order() <= 13, "order <= 13");
    if (g.order() == 0) return 1;
    Nauty& nauty = loaded(g);
    nauty.run(g.order(), -1, false, false);
    return static_cast<std::uint64_t>(std::llround(nauty.group_order));
}

std::uint64_t automorphism_count(const Digraph& d) {
    require(d.order() <= 13, "order <= 13");
    if (d.order() == 0) return 1;
    Nauty& nauty = loaded(d);
    nauty.run(d.order(), -1, true, false);
    return static_cast<std::uint64_t>(std::llround(nauty.group_order));
}

std::vector<Vertex> orbit_representatives(const Graph& g) {
    if (g.order() <= SmallGraph::order_max) return representatives(small_group(SmallGraph(g)), g);
    Nauty& nauty = loaded(g);
    nauty.run(g.order(), -1, false, false);
    return representatives(nauty, g.order());
}

std::vector<Vertex> orbit_representatives(const Digraph& d) {
    if (d.order() == 0) return {};
    Nauty& nauty = loaded(d);
    nauty.run(d.order(), -1, true, false);
    return representatives(nauty, d.order());
}

}  // namespace gazetteer
