// SPDX-License-Identifier: GPL-3.0-or-later
#include <bitset>

#include "certificates/check/statement.hpp"
#include "graph/index.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::check {

namespace {

/// The set of the next line is an even kernel of g that contains `member`.
void prove_kernel(Reader& reader, const SparseGraph& g, std::optional<Vertex> member) {
    reader.next_line("kernel");
    const std::vector<Vertex> kernel = reader.vertices(g.order());
    reader.prove(!member || std::ranges::binary_search(kernel, *member), "the set lacks a vertex");
    reader.prove(is_even_kernel(g, kernel), "the set is not an even kernel");
}

/// After the move the token lies in an even kernel of the edges left.
void prove_move(Reader& reader, const SparseGraph& g, Vertex root) {
    const Vertex move = reader.vertex_line("move", g.order());
    reader.prove(g.adjacent(root, move), "the move is along no edge");
    prove_kernel(reader, g.without_edge(root, move), move);
}

constexpr int order_max = 4096;
using Set = std::bitset<order_max>;

}  // namespace

void check_even_kernel(Reader& reader, const Statement& s) {
    const SparseGraph& g = s.graph;
    if (s.claim == "even-kernel") return prove_kernel(reader, g, s.containing);
    if (!s.roots.empty())
        return s.next_wins() ? prove_move(reader, g, s.roots[0])
                             : prove_kernel(reader, g, s.roots[0]);
    if (s.next_wins()) return prove_kernel(reader, g, reader.vertex_line("move", g.order()));
    reader.prove(g.order() <= 1024, "an inverse is checked up to order 1024");
    for (Vertex root = 0; root < g.order(); ++root) prove_move(reader, g, root);
}

void check_parity(Reader& reader, const Statement& s) {
    const int order = s.graph.order();
    reader.prove(order <= order_max, "refutations are checked up to order 4096");
    std::vector<Set> rows(index(order));
    // The vertices without a value, and those in S.
    Set free;
    Set ones;
    for (Vertex v = 0; v < order; ++v) {
        free.set(index(v));
        for (Vertex w : s.graph.neighbours(v)) rows[index(v)].set(index(w));
    }
    if (s.containing) {
        free.reset(index(*s.containing));
        ones.set(index(*s.containing));
    }
    // The vertices branched on, and whether the second case has begun.
    std::vector<std::pair<std::size_t, bool>> open;
    while (true) {
        reader.next_line();
        const std::string_view kind = reader.word();
        if (kind == "branch") {
            const std::size_t v = index(reader.vertex(order));
            reader.prove(free[v], "the vertex has its value already");
            open.emplace_back(v, false);
            free.reset(v);
            ones.set(v, reader.vertex(2) == 1);
            reader.end_of_line();
            continue;
        }
        if (kind == "parity") {
            Set sum;
            for (Vertex v : reader.vertices(order)) sum ^= rows[index(v)];
            reader.prove((sum & free).none(), "a vertex of the sum has no value");
            reader.prove((sum & ones).count() % 2 == 1, "the equations do not sum to 0 = 1");
        } else if (kind == "edge") {
            const Edge e = reader.edge(order);
            reader.prove(ones[index(e.u)] && ones[index(e.v)] && rows[index(e.u)][index(e.v)],
                         "no edge with both ends in S");
        } else {
            reader.demand(kind == "empty", "'branch', 'parity', 'edge' or 'empty' belongs here");
            reader.prove(free.none() && ones.none(), "S may have a vertex");
        }
        reader.end_of_line();
        for (; !open.empty() && open.back().second; open.pop_back()) {
            free.set(open.back().first);
            ones.reset(open.back().first);
        }
        if (open.empty()) return;
        open.back().second = true;
        ones.flip(open.back().first);
    }
}

}  // namespace gazetteer::check
