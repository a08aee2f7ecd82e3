// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_digraphs.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "graph/digraph.hpp"
#include "language/naive/naive_basics.hpp"

namespace gazetteer::conjectures::naive {

namespace {

/// The least number of arcs of a directed path; far if there is none.
long arcs_between(const Digraph& d, Vertex from, Vertex to, VertexSet met = {}) {
    if (from == to) return 0;
    met.insert(from);
    long best = far;
    for (Vertex next : d.vertices())
        if (d.has_arc(from, next) && !met.contains(next)) {
            const long rest = arcs_between(d, next, to, met);
            if (rest != far) best = std::min(best, rest + 1);
        }
    return best;
}

bool leads(const Digraph& d, Vertex from, Vertex to) {
    return arcs_between(d, from, to) != far;
}

/// holds(u, w) for all pairs of different vertices.
template <class Holds>
bool for_all_pairs(const Digraph& d, Holds holds) {
    for (Vertex u : d.vertices())
        for (Vertex w : d.vertices())
            if (u != w && !holds(u, w)) return false;
    return true;
}

bool is_kernel(const Digraph& d, VertexSet kernel) {
    for (Vertex u : d.vertices()) {
        bool into = false;
        for (Vertex w : kernel) into = into || d.has_arc(u, w);
        if (into == kernel.contains(u)) return false;
    }
    return true;
}

/// How many kernels have all these vertices.
long kernel_count(const Digraph& d, VertexSet with = {}) {
    long result = 0;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << d.order(); ++bits) {
        const VertexSet kernel = VertexSet::from_bits(bits);
        result += kernel.contains_all(with) && is_kernel(d, kernel) ? 1 : 0;
    }
    return result;
}

}  // namespace

long bijection_count(const Digraph& d, const Digraph& other) {
    if (d.order() != other.order()) return 0;
    std::vector<Vertex> image(static_cast<std::size_t>(d.order()));
    std::iota(image.begin(), image.end(), 0);
    long result = 0;
    do result += d.relabelled(image) == other ? 1 : 0;
    while (std::ranges::next_permutation(image).found);
    return result;
}

namespace {

long arcs_out(const Digraph& d, Vertex v) {
    long result = 0;
    for (Vertex w : d.vertices()) result += w != v && d.has_arc(v, w) ? 1 : 0;
    return result;
}

long arcs_in(const Digraph& d, Vertex v) {
    long result = 0;
    for (Vertex w : d.vertices()) result += w != v && d.has_arc(w, v) ? 1 : 0;
    return result;
}

/// The greatest value at a vertex; 0 without one.
long most_of(const Digraph& d, long (*at)(const Digraph&, Vertex)) {
    long most = 0;
    for (Vertex v : d.vertices()) most = std::max(most, at(d, v));
    return most;
}

}  // namespace

const std::map<std::string, OfDigraph>& digraph_terms() {
    static const std::map<std::string, OfDigraph> result{
        {"order", [](const Digraph& d) { return static_cast<long>(d.vertices().size()); }},
        {"size", [](const Digraph& d) { return static_cast<long>(d.arcs().size()); }},
        {"acyclic",
         [](const Digraph& d) {
             return for_all_pairs(
                 d, [&](Vertex u, Vertex w) { return !leads(d, u, w) || !leads(d, w, u); });
         }},
        {"strongly_connected",
         [](const Digraph& d) {
             return for_all_pairs(d, [&](Vertex u, Vertex w) { return leads(d, u, w); });
         }},
        {"oriented",
         [](const Digraph& d) {
             return for_all_pairs(
                 d, [&](Vertex u, Vertex w) { return !d.has_arc(u, w) || !d.has_arc(w, u); });
         }},
        {"symmetric",
         [](const Digraph& d) {
             return for_all_pairs(
                 d, [&](Vertex u, Vertex w) { return d.has_arc(u, w) == d.has_arc(w, u); });
         }},
        {"tournament",
         [](const Digraph& d) {
             return for_all_pairs(
                 d, [&](Vertex u, Vertex w) { return d.has_arc(u, w) != d.has_arc(w, u); });
         }},
        {"max_outdegree", [](const Digraph& d) { return most_of(d, arcs_out); }},
        {"max_indegree", [](const Digraph& d) { return most_of(d, arcs_in); }},
        {"automorphisms", [](const Digraph& d) { return bijection_count(d, d); }},
        {"kernels", [](const Digraph& d) { return kernel_count(d); }},
        {"has_kernel", [](const Digraph& d) { return kernel_count(d) > 0; }},
    };
    return result;
}

const std::map<std::string, OfDigraphVertex>& digraph_vertex_terms() {
    static const std::map<std::string, OfDigraphVertex> result{
        {"outdegree", arcs_out},
        {"indegree", arcs_in},
        {"in_kernel", [](const Digraph& d, Vertex v) { return kernel_count(d, {v}) > 0; }},
    };
    return result;
}

const std::map<std::string, OfDigraphPair>& digraph_pair_terms() {
    static const std::map<std::string, OfDigraphPair> result{
        {"reachable", leads},
        {"distance", [](const Digraph& d, Vertex u, Vertex w) { return arcs_between(d, u, w); }},
    };
    return result;
}

}  // namespace gazetteer::conjectures::naive
