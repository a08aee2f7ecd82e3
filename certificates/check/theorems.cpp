// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "certificates/check/statement.hpp"
#include "graph/edges_within.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::check {

namespace {

struct Pair {
    std::vector<Edge> matching;
    std::vector<Vertex> barrier;
};

/// Every maximum matching saturates the barrier and stays within the components beyond it.
Pair read_pair(Reader& reader, const SparseGraph& g) {
    Pair pair;
    reader.next_line("matching");
    pair.matching = reader.list([&] { return reader.edge(g.order()); });
    reader.next_line("barrier");
    pair.barrier = reader.vertices(g.order());
    reader.judge(is_tutte_berge_pair(g, pair.matching, pair.barrier),
                 "matching and barrier do not agree");
    return pair;
}

/// As many paths as stand here. Each vertex is in the barrier or missed by some maximum matching:
/// by the one given, or by what it becomes along an alternating path. So those in the barrier are
/// the inner ones.
void prove_imperfect(Reader& reader, const SparseGraph& g, const Pair& pair) {
    const std::vector<Vertex> mate = mates(g.order(), pair.matching);
    std::set<Vertex> left;
    for (Vertex v = 0; v < g.order(); ++v)
        if (mate[static_cast<std::size_t>(v)] >= 0) left.insert(v);
    for (Vertex v : pair.barrier) left.erase(v);
    while (reader.another('p')) {
        reader.next_line("path");
        const std::vector<Vertex> path = reader.vertices(g.order(), false);
        reader.judge(is_exposing_path(g, mate, path), "no path from a vertex missed");
        reader.judge(!path.empty() && left.contains(path.back()),
                     "the path leads to no vertex that is left");
        for (std::size_t i = 0; i < path.size(); i += 2) left.erase(path[i]);
    }
    reader.judge(left.empty(), "no path leads to a vertex that is left");
}

/// An edge of the matching whose ends no maximum matching misses, since each can join the barrier:
/// its ends are perfect, for an inner vertex has outer mates only (Gallai, Edmonds).
void prove_perfect(Reader& reader, const SparseGraph& g, const Pair& pair) {
    reader.next_line("move");
    const Edge e = reader.edge(g.order());
    reader.end_of_line();
    reader.judge(std::ranges::binary_search(pair.matching, e), "the matching lacks the edge");
    for (Vertex end : {e.u, e.v}) {
        std::vector<Vertex> barrier = pair.barrier;
        barrier.push_back(end);
        reader.judge(is_tutte_berge_pair(g, pair.matching, barrier), "an end is not perfect");
    }
}

constexpr int value_bound = 1 << 12;

/// The least value of no option: heaps a and b with a + b two less.
std::ptrdiff_t next_value(const std::vector<int>& values) {
    std::vector<bool> seen(value_bound);
    for (std::size_t a = 0; a + 1 < values.size(); ++a)
        seen[static_cast<std::size_t>(values[a] ^ values[values.size() - 2 - a])] = true;
    return std::ranges::find(seen, false) - seen.begin();
}

/// The Grundy values of all paths: the path of order n is the heap n - 2 of the octal game .07,
/// two tokens are taken and what is left may be split. The table G(0), G(1), ... is checked by
/// that recurrence, and is long enough to prove the period [GuySmith56].
std::vector<int> read_values(Reader& reader, std::size_t preperiod, std::size_t period) {
    reader.judge(preperiod > 0 && period > 0, "preperiod and period are at least 1");
    reader.next_line("values");
    std::vector<int> values;
    while (values.size() < 2 * preperiod + 2 * period + 2) {
        const Vertex value = reader.vertex(value_bound);
        reader.judge(value == next_value(values), "a value breaks the recurrence");
        values.push_back(value);
    }
    reader.end_of_line();
    for (std::size_t n = preperiod; n < 2 * preperiod + period + 2; ++n)
        reader.judge(values[n] == values[n + period], "the values do not have this period");
    return values;
}

}  // namespace

void check_matching(Reader& reader, const Statement& s) {
    const SparseGraph& g = s.graph;
    std::optional<Vertex> exposed;
    if (s.is("unrooted uvg") && s.next_wins()) exposed = reader.vertex_line("move", g.order());
    if (s.is("uvg") && !s.next_wins()) exposed = s.roots[0];
    const auto [matching, barrier] = read_pair(reader, g);
    if (exposed)
        reader.judge(!saturates(matching, *exposed), "the matching saturates the vertex");
    else if (s.is("uvg"))
        reader.judge(std::ranges::binary_search(barrier, s.roots[0]), "the barrier lacks the root");
    else
        reader.judge(2 * static_cast<int>(matching.size()) == g.order(), "no perfect matching");
}

void check_levels(Reader& reader, const Statement& s) {
    const int count = reader.vertex_line("levels", 32);
    // The vertices of G that G_i lacks stay, without edges: they are in no barrier.
    SparseGraph g = s.graph;
    for (int i = 0; i < count; ++i) {
        const Pair pair = read_pair(reader, g);
        if (s.next_wins() && i + 1 == count) return prove_perfect(reader, g, pair);
        prove_imperfect(reader, g, pair);
        g = edges_within(g, pair.barrier);
    }
    // Without an edge no vertex is perfect, here and further on.
    reader.judge(g.size() == 0 && !s.next_wins(), "the levels end too early");
}

void check_mirror(Reader& reader, const Statement& s) {
    SparseGraph g = s.graph;
    for (Vertex v = 0; v < g.order(); ++v) reader.judge(g.degree(v) > 0, "an isolated vertex");
    if (s.next_wins()) {
        reader.next_line("move");
        const Edge e = reader.edge(g.order());
        reader.end_of_line();
        reader.judge(g.adjacent(e.u, e.v) && g.degree(e.u) > 1 && g.degree(e.v) > 1,
                     "the move is not legal");
        if (reader.sound()) g = g.without_edge(e.u, e.v);
    }
    reader.next_line("image");
    const std::vector<Vertex> image = reader.vertices(g.order(), false);
    reader.judge(is_mirror_automorphism(g, image), "the map is not a mirror automorphism");
}

void check_paths(Reader& reader, const Statement& s) {
    const auto preperiod =
        static_cast<std::size_t>(reader.vertex_line("preperiod", period_max + 1));
    const auto period = static_cast<std::size_t>(reader.vertex_line("period", period_max + 1));
    const std::vector<int> values = read_values(reader, preperiod, period);
    if (s.claim == "edge-delete-paths")
        return reader.judge(s.verdict == "period " + std::to_string(period), "another period");
    if (!reader.sound()) return;
    int sum = 0;
    const auto degree = [&](Vertex v) { return s.graph.degree(v); };
    for (const std::vector<Vertex>& component : components(s.graph)) {
        // Connected, with an end and no branching: a path of order at least 2.
        const auto [least, largest] = std::ranges::minmax(component, {}, degree);
        reader.judge(degree(least) == 1 && degree(largest) <= 2, "a component is not a path");
        std::size_t heap = component.size() - 2;
        if (heap > preperiod) heap = preperiod + (heap - preperiod) % period;
        sum ^= values.at(heap);
    }
    reader.judge(s.next_wins() == (sum != 0), "the table says otherwise");
}

}  // namespace gazetteer::check
