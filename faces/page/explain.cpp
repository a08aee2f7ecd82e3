// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/page/explain.hpp"

#include <algorithm>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/even_kernels/word_even_kernel.hpp"
#include "characterizations/matchings/matching_criterion.hpp"
#include "characterizations/slither/slither.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::page {

namespace {

using script::Position;
using script::Rules;

/// The moves of the rules, with what comes before them: the rules but for their name and source.
std::string rules_of_play(const Rules& rules) {
    Rules plain = rules;
    plain.name = "game";
    plain.source.clear();
    return text(plain);
}

std::string listed(const std::vector<Vertex>& vertices) {
    std::string result;
    for (Vertex v : vertices) result += (result.empty() ? "" : ", ") + std::to_string(v);
    return result;
}

/// The board with all its vertices; those that have gone are isolated.
SparseGraph graph_of(const Position& position) {
    return position.board.underlying();
}

std::vector<Vertex> saturated_by(const Matching& matching) {
    std::vector<Vertex> result;
    for (const Edge& e : matching) {
        result.push_back(e.u);
        result.push_back(e.v);
    }
    return result;
}

/// [FSU93, Theorem 1.1].
Explanation by_matching(const SparseGraph& g, Vertex root) {
    const UvgVerdict verdict = uvg_verdict(g, root);
    Explanation result{.theorem = "FSU93 Theorem 1.1", .kind = "matching"};
    result.outcome = verdict.outcome;
    result.winning = verdict.winning_moves;
    result.edges = verdict.witness.matching;
    result.vertices = saturated_by(result.edges);
    const std::string at = std::to_string(root);
    result.says = verdict.outcome == Outcome::P
                      ? "A maximum matching misses " + at +
                            ". Whoever is not to move answers along it: each vertex that the "
                            "token comes to has a mate."
                      : "Every maximum matching covers " + at +
                            ". To move to a vertex that some maximum matching of the rest misses "
                            "wins; the mate of " +
                            at + " is one.";
    return result;
}

Explanation by_kernel(const char* theorem, std::vector<Vertex> kernel, Vertex root) {
    Explanation result{.theorem = theorem, .kind = "even kernel"};
    result.outcome = Outcome::P;
    result.winning.emplace();
    result.says = "{" + listed(kernel) + "} is an even kernel with " + std::to_string(root) +
                  " in it: no edge joins two of its vertices, and every other vertex has an even "
                  "number of neighbours in it. Whoever is not to move always moves back into it.";
    result.vertices = std::move(kernel);
    return result;
}

/// [FSU93, Theorem 3.1].
Explanation by_elimination(const SparseGraph& g, Vertex root) {
    const EvenKernelVerdict verdict = BipartiteGeography(g).verdict(root);
    const std::vector<Vertex>& kernel = verdict.witness.kernel;
    if (verdict.outcome == Outcome::P) return by_kernel("FSU93 Theorem 3.1", kernel, root);
    Explanation result{.theorem = "FSU93 Theorem 3.1", .kind = "even kernel"};
    result.outcome = Outcome::N;
    result.winning = verdict.winning_moves;
    const std::string move = std::to_string(*verdict.witness.move);
    result.says = "Move to " + move + ". Without the edge to it, {" + listed(kernel) +
                  "} is an even kernel with " + move +
                  " in it, and who moved there always moves back into it.";
    result.vertices = kernel;
    return result;
}

/// An even kernel shows P, on graphs that are not bipartite too [FSU93, Proposition 2.2].
std::optional<Explanation> by_sought_kernel(const Graph& g, Vertex root) {
    std::vector<std::uint64_t> rows;
    for (Vertex v : g.vertices()) rows.push_back(g.neighbours(v).bits());
    VertexSet component{root};
    for (const VertexSet& part : components(g))
        if (part.contains(root)) component = part;
    const auto kernel = word_even_kernel({rows, component.bits()}, root);
    if (!kernel) return std::nullopt;
    std::vector<Vertex> vertices;
    for (Vertex v : VertexSet::from_bits(*kernel)) vertices.push_back(v);
    if (!is_even_kernel(SparseGraph(g), vertices)) return std::nullopt;
    return by_kernel("FSU93 Proposition 2.2", std::move(vertices), root);
}

std::optional<Explanation> edge_geography(const Graph& g, Vertex root) {
    if (is_bipartite(g)) return by_elimination(SparseGraph(g), root);
    return by_sought_kernel(g, root);
}

/// [And74, Theorem 1]: some of the winning moves, so that `winning` stays empty.
Explanation by_perfect_vertices(const SparseGraph& g) {
    const SlitherVerdict verdict = slither_verdict(g);
    Explanation result{.theorem = "And74 Theorem 1, repaired", .kind = "matching"};
    result.outcome = verdict.outcome;
    if (verdict.outcome == Outcome::N) {
        result.edges = verdict.winning_moves;
        result.vertices = saturated_by(result.edges);
        result.says =
            "The marked edges are those of a matching that join perfect vertices: to begin with "
            "one of them and then to answer along the matching wins.";
        return result;
    }
    result.edges = verdict.witness.empty() ? Matching{} : verdict.witness.front().matching;
    result.vertices = saturated_by(result.edges);
    result.says =
        "No graph of the sequence of inner vertices has a perfect vertex. Whatever the first edge "
        "is, some maximum matching misses an end of it, and to answer along it wins.";
    return result;
}

bool is_before_first_move(const Position& position) {
    return std::ranges::all_of(position.sets, [](const VertexSet& set) { return set.empty(); });
}

constexpr const char* vertex_geography = "game game\n  token v\n  move u ~ v: delete(v), v := u";
constexpr const char* edge_geography_rules =
    "game game\n  token v\n  move u ~ v: erase(v, u), v := u";
constexpr const char* slither =
    "game game\n  set path, ends\n"
    "  move u ~ w where empty(path): path += u, w; ends += u, w\n"
    "  move u ~ w where u in ends and not w in path: path += w; ends -= u; ends += w";

}  // namespace

std::optional<Explanation> explanation(const Rules& rules, const Position& position) {
    if (rules.directed || rules.is_partizan() || rules.misere) return std::nullopt;
    const std::string play = rules_of_play(rules);
    if (play == vertex_geography) return by_matching(graph_of(position), position.tokens[0]);
    if (play == edge_geography_rules)
        return edge_geography(position.board.underlying(), position.tokens[0]);
    if (play == slither && is_before_first_move(position))
        return by_perfect_vertices(graph_of(position));
    return std::nullopt;
}

}  // namespace gazetteer::page
