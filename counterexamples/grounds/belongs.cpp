// SPDX-License-Identifier: GPL-3.0-or-later
// Membership in the classes that nauty's generators make.
#include <algorithm>

#include "counterexamples/grounds/belongs_large.hpp"
#include "counterexamples/grounds/ground.hpp"
#include "graph/index.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/large/by_blocks.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures {

namespace {

bool yes(Integer value) {
    return value == Integer(1);
}

bool has_square(const Graph& g) {
    for (Vertex u : g.vertices())
        for (Vertex v = u + 1; v < g.order(); ++v)
            if ((g.neighbours(u) & g.neighbours(v)).size() > 1) return true;
    return false;
}

/// Chordal, and so is the complement [S. Foldes, P. L. Hammer, Split graphs, 1977].
bool is_split(const Graph& g) {
    return yes(invariants::chordal(g)) && yes(invariants::chordal(complement(g)));
}

bool has_degrees(const GraphRestrictions& which, const Graph& g) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) {
        return which.degree_min <= g.degree(v) && g.degree(v) <= which.degree_max &&
               (!which.regular || g.degree(v) == g.degree(0));
    });
}

/// What is said of degrees and of the size; the rest is left.
bool has_numbers(GraphRestrictions& which, const std::vector<std::int64_t>& degrees,
                 std::int64_t size) {
    const auto [least, most] = std::ranges::minmax(degrees);
    const GraphRestrictions asked = which;
    which.regular = false;
    which.degree_min = which.size_min = 0;
    which.degree_max = GraphRestrictions().degree_max;
    which.size_max = GraphRestrictions().size_max;
    // The most that a graph of order 64 has says nothing of larger ones.
    const auto at_most = [](std::int64_t value, int bound, int no_bound) {
        return bound == no_bound || value <= bound;
    };
    return (!asked.regular || least == most) && asked.degree_min <= least &&
           at_most(most, asked.degree_max, which.degree_max) && asked.size_min <= size &&
           at_most(size, asked.size_max, which.size_max);
}

bool has_numbers(GraphRestrictions& which, const BlowUp& b) {
    std::vector<std::int64_t> degrees;
    for (Vertex i : b.quotient.vertices()) degrees.push_back(b.degree(i));
    if (std::ranges::count(b.classes, ClassKind::pendant_clique, &BlowUpClass::kind) > 0)
        degrees.push_back(1);
    return has_numbers(which, degrees, b.size());
}

/// Nothing where no small block is outside of the class and one is not small.
std::optional<bool> are_of_class(const SparseGraph& g,
                                 const std::vector<std::vector<Vertex>>& blocks,
                                 const GraphRestrictions& which) {
    bool are_small = true;
    for (const auto& block : blocks) {
        const bool is_small = block.size() <= index(Graph::order_max);
        are_small = are_small && is_small;
        if (is_small && !belongs(which, to_graph(g.induced(block)))) return false;
    }
    return are_small ? std::optional(true) : std::nullopt;
}

}  // namespace

std::optional<bool> is_known_to_belong(const GraphRestrictions& which, const SparseGraph& g) {
    if (!why_not_large(which).empty()) return std::nullopt;
    GraphRestrictions rest = which;
    std::vector<std::int64_t> degrees;
    for (Vertex v = 0; v < g.order(); ++v) degrees.push_back(g.degree(v));
    if (!has_numbers(rest, degrees, g.size())) return false;
    if ((which.trees || which.connected || which.biconnected) && components(g).size() != 1)
        return false;
    if (which.trees && g.size() != g.order() - 1) return false;
    if (which.bipartite && !is_bipartite(g)) return false;
    rest.trees = rest.connected = rest.biconnected = rest.bipartite = false;
    const bool is_said = rest == GraphRestrictions();
    if (is_said && !which.biconnected) return true;
    const auto blocks = by_blocks::blocks(g);
    if (which.biconnected && (blocks.size() != 1 || g.order() < 2)) return false;
    return is_said ? true : are_of_class(g, blocks, rest);
}

std::string why_not_large(const GraphRestrictions& which) {
    return which.split || which.claw_free || which.vertex_transitive
               ? "split, claw-free and vertex-transitive graphs have order at most 64 here"
               : "";
}

bool belongs_as_large(const GraphRestrictions& which, const SparseGraph& g) {
    if (const std::string why = why_not_large(which); !why.empty()) throw InputError(why);
    return is_known_to_belong(which, g).value_or(false);
}

// No forbidden subgraph of the classes has more than four vertices of one class: a cycle without
// chords of five or more and its complement have no twins, nor has an odd cycle in a bipartite
// graph more than three vertices that matter. A class of four and one of more vertices also fall
// apart alike.
bool belongs_by_classes(GraphRestrictions which, const BlowUp& b) {
    if (!has_numbers(which, b)) return false;
    // Whether the vertices look alike rests on the sizes of the classes.
    if (which.vertex_transitive)
        return b.order() <= Graph::order_max && belongs(which, b.small_graph());
    BlowUp cut = b;
    for (BlowUpClass& one : cut.classes) one.size = std::min(one.size, 4);
    return belongs(which, cut.small_graph());
}

bool belongs(const GraphRestrictions& which, const BlowUp& b) {
    return b.order() <= Graph::order_max ? belongs(which, b.small_graph())
                                         : belongs_by_classes(which, b);
}

bool belongs(const GraphRestrictions& which, const Graph& g) {
    return has_degrees(which, g) && which.size_min <= g.size() && g.size() <= which.size_max &&
           (!which.trees || yes(invariants::tree(g))) && (!which.connected || is_connected(g)) &&
           (!which.biconnected || yes(invariants::biconnected(g))) &&
           (!which.bipartite || is_bipartite(g)) &&
           (!which.triangle_free || yes(invariants::triangle_free(g))) &&
           (!which.square_free || !has_square(g)) && (!which.split || is_split(g)) &&
           (!which.chordal || yes(invariants::chordal(g))) &&
           (!which.claw_free || yes(invariants::claw_free(g))) &&
           (!which.k4_free || invariants::clique_number(g).value() < 4) &&
           (!which.vertex_transitive || yes(invariants::vertex_transitive(g))) &&
           (!which.perfect || yes(invariants::perfect(g)));
}

std::vector<std::string> conditions_of(const GraphRestrictions& which) {
    std::vector<std::string> result;
    const auto add = [&](bool asked, const std::string& condition) {
        if (asked) result.push_back(condition);
    };
    add(which.trees, "tree");
    add(which.connected, "connected");
    add(which.biconnected, "biconnected");
    add(which.bipartite, "bipartite");
    add(which.triangle_free, "triangle_free");
    add(which.square_free, "not contains(C4)");
    add(which.k4_free, "not contains(K4)");
    add(which.chordal, "chordal");
    add(which.split, "chordal and chordal(complement)");
    add(which.perfect, "perfect");
    add(which.claw_free, "claw_free");
    add(which.vertex_transitive, "vertex_transitive");
    add(which.regular, "regular");
    constexpr GraphRestrictions all;
    add(which.degree_min > all.degree_min, "min_degree >= " + std::to_string(which.degree_min));
    add(which.degree_max < all.degree_max, "max_degree <= " + std::to_string(which.degree_max));
    add(which.size_min > all.size_min, "size >= " + std::to_string(which.size_min));
    add(which.size_max < all.size_max, "size <= " + std::to_string(which.size_max));
    return result;
}

}  // namespace gazetteer::conjectures
