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
    if (!reader.sound()) return;
    reader.judge(!member || std::ranges::binary_search(kernel, *member), "the set lacks a vertex");
    reader.judge(is_even_kernel(g, kernel), "the set is not an even kernel");
}

/// After the move the token lies in an even kernel of the edges left.
void prove_move(Reader& reader, const SparseGraph& g, Vertex root) {
    const Vertex move = reader.vertex_line("move", g.order());
    reader.judge(g.adjacent(root, move), "the move is along no edge");
    if (reader.sound()) return prove_kernel(reader, g.without_edge(root, move), move);
    prove_kernel(reader, g, move);
}

constexpr int order_max = 4096;
using Set = std::bitset<order_max>;

/// A line of a refutation: what it branches on, the equations it sums, or the ends of its edge.
struct Step {
    std::string_view kind;
    std::vector<Vertex> vertices = {};
    bool value = false;
};
Step read_step(Reader& reader, int order) {
    reader.next_line();
    Step step{reader.word()};
    if (step.kind == "branch") {
        step.vertices = {reader.vertex(order)};
        step.value = reader.vertex(2) == 1;
    } else if (step.kind == "parity") {
        step.vertices = reader.vertices(order);
    } else if (step.kind == "edge") {
        const Edge e = reader.edge(order);
        step.vertices = {e.u, e.v};
    } else {
        reader.demand(step.kind == "empty", "'branch', 'parity', 'edge' or 'empty' belongs here");
    }
    reader.end_of_line();
    return step;
}

}  // namespace

void check_even_kernel(Reader& reader, const Statement& s) {
    const SparseGraph& g = s.graph;
    if (s.claim == "even-kernel") return prove_kernel(reader, g, s.containing);
    if (!s.roots.empty())
        return s.next_wins() ? prove_move(reader, g, s.roots[0])
                             : prove_kernel(reader, g, s.roots[0]);
    if (s.next_wins()) return prove_kernel(reader, g, reader.vertex_line("move", g.order()));
    reader.judge(g.order() <= 1024, "an inverse is checked up to order 1024");
    for (Vertex root = 0; root < g.order(); ++root) prove_move(reader, g, root);
}

void check_parity(Reader& reader, const Statement& s) {
    const int order = s.graph.order();
    reader.judge(order <= order_max, "refutations are checked up to order 4096");
    std::vector<Set> rows(reader.sound() ? index(order) : 0);
    // The vertices without a value, and those in S.
    Set free;
    Set ones;
    for (Vertex v = 0; v < order && reader.sound(); ++v) {
        free.set(index(v));
        for (Vertex w : s.graph.neighbours(v)) rows[index(v)].set(index(w));
    }
    if (s.containing && reader.sound()) {
        free.reset(index(*s.containing));
        ones.set(index(*s.containing));
    }
    // The vertices branched on, and whether the second case has begun.
    std::vector<std::pair<std::size_t, bool>> open;
    // Behind a fault nothing is known of the cases to come but their number.
    for (std::int64_t cases = 1; cases > 0;) {
        const auto [kind, vertices, value] = read_step(reader, order);
        cases += kind == "branch" ? 1 : -1;
        if (!reader.sound()) continue;
        if (kind == "branch") {
            const std::size_t v = index(vertices[0]);
            reader.judge(free[v], "the vertex has its value already");
            open.emplace_back(v, false);
            free.reset(v);
            ones.set(v, value);
            continue;
        }
        if (kind == "parity") {
            Set sum;
            for (Vertex v : vertices) sum ^= rows[index(v)];
            reader.judge((sum & free).none(), "a vertex of the sum has no value");
            reader.judge((sum & ones).count() % 2 == 1, "the equations do not sum to 0 = 1");
        } else if (kind == "edge") {
            const std::size_t u = index(vertices[0]);
            const std::size_t v = index(vertices[1]);
            reader.judge(ones[u] && ones[v] && rows[u][v], "no edge with both ends in S");
        } else {
            reader.judge(free.none() && ones.none(), "S may have a vertex");
        }
        for (; !open.empty() && open.back().second; open.pop_back()) {
            free.set(open.back().first);
            ones.reset(open.back().first);
        }
        if (open.empty()) break;
        open.back().second = true;
        ones.flip(open.back().first);
    }
}

}  // namespace gazetteer::check
