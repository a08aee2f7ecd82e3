// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 3]: Theorem 3.1, its proof, and Corollary 3.2.
#include <algorithm>

#include "characterizations/bipartite/bipartite.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// The part of the standard bipartition that contains v.
VertexSet part_of(const Graph& g, Vertex v) {
    Bipartition parts;
    bipartition(g, parts);
    return parts.x.contains(v) ? parts.x : parts.y;
}

/// The root's line is in the span over GF(p) of the others parallel to it.
bool in_span_modulo(int p, const RootedGraph& position) {
    const Graph& g = position.graph;
    const VertexSet part = part_of(g, position.root);
    return rank_modulo(p, adjacency_rows(g, part)).rank ==
           rank_modulo(p, adjacency_rows(g, part, {position.root})).rank;
}

/// UEG as it is played on a matrix: change a 1 in the distinguished line to 0, and the
/// perpendicular line through this entry is the new distinguished line.
bool mover_wins_on_matrix(std::vector<std::vector<int>>& m, bool row, std::size_t line) {
    const std::size_t entries = row ? (m.empty() ? 0 : m.front().size()) : m.size();
    for (std::size_t k = 0; k < entries; ++k) {
        int& entry = row ? m[line][k] : m[k][line];
        if (entry == 0) continue;
        entry = 0;
        const bool reply_wins = mover_wins_on_matrix(m, !row, k);
        entry = 1;
        if (!reply_wins) return true;
    }
    return false;
}

/// Whether the player to move wins on M with the root's line distinguished; with `turned`, on the
/// line of the same number in the other direction.
bool mover_wins_on_lines(const RootedGraph& p, bool turned) {
    Bipartition parts;
    bipartition(p.graph, parts);
    auto matrix = adjacency_rows(p.graph, parts.x);
    const bool row = parts.x.contains(p.root);
    const auto side = (row ? parts.x : parts.y).to_vector();
    const auto line = static_cast<std::size_t>(std::ranges::find(side, p.root) - side.begin());
    const std::size_t lines = row != turned ? matrix.size() : matrix.empty() ? 0 : matrix[0].size();
    return line < lines && mover_wins_on_matrix(matrix, row != turned, line);
}

Claim<RootedGraph> matrix_model() {
    return {
        .id = "FSU93 S3 matrix game",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 5, .verify = 8, .reach_max = 8},
        .holds =
            [](const RootedGraph& p) { return iff(is_N<UEG>(p), mover_wins_on_lines(p, false)); },
        .near_misses = {{"rows for columns",
                         [](const RootedGraph& p) {
                             return iff(is_N<UEG>(p), mover_wins_on_lines(p, true));
                         }}},
    };
}

Claim<RootedGraph> theorem_3_1() {
    return {
        .id = "FSU93 T3.1",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 8, .random = 11, .random_tests = 200},
        .holds = [](const RootedGraph& p) -> Finding {
            const EvenKernelVerdict verdict = BipartiteGeography(p.graph).verdict(p.root);
            if (!proves(p.graph, p.root, verdict)) return fails("the witness does not prove");
            if ((verdict.outcome == Outcome::P) != in_span_modulo(2, p))
                return fails("one elimination for all roots and one for this root differ");
            return iff(is_P<UEG>(p), verdict.outcome == Outcome::P);
        },
        .near_misses = {{"over the rationals",
                         [](const RootedGraph& p) {
                             // The minors of a matrix with at most 5 rows are below 1,009.
                             return iff(is_P<UEG>(p), in_span_modulo(1009, p));
                         }},
                        {"l equals another line parallel to it",
                         [](const RootedGraph& p) {
                             const bool twin = std::ranges::any_of(
                                 p.graph.vertices(),
                                 [&](Vertex w) { return are_twins(p.graph, p.root, w); });
                             return iff(is_P<UEG>(p), twin || p.graph.degree(p.root) == 0);
                         }}},
    };
}

/// The P-roots by elimination with part x as the rows.
VertexSet p_roots(const Graph& g, VertexSet x) {
    std::vector<int> side;
    for (Vertex v : g.vertices()) side.push_back(x.contains(v) ? 0 : 1);
    const BipartiteGeography geography(g, side);
    VertexSet result;
    for (Vertex v : g.vertices())
        if (geography.outcome(v) == Outcome::P) result.insert(v);
    return result;
}

/// Whether `agree` on every nonempty subset of `whole`.
Finding on_all_subsets(VertexSet whole, const std::function<bool(VertexSet)>& agree) {
    for (std::uint64_t bits = whole.bits(); bits != 0; bits = (bits - 1) & whole.bits())
        if (!agree(VertexSet::from_bits(bits))) return false;
    return true;
}

/// The P-roots by game search.
VertexSet searched_P_roots(const Graph& g) {
    VertexSet result;
    for (Vertex v : g.vertices())
        if (is_P<UEG>({g, v})) result.insert(v);
    return result;
}

/// The lines that the others parallel to them span, M having a row for each vertex of x and a
/// column for each other one.
VertexSet spanned_lines(const Graph& g, VertexSet x) {
    VertexSet result;
    for (Vertex v : g.vertices()) {
        const VertexSet own = x.contains(v) ? x : g.vertices() - x;
        if (rank_modulo(2, adjacency_rows(g, own)).rank ==
            rank_modulo(2, adjacency_rows(g, own, {v})).rank)
            result.insert(v);
    }
    return result;
}

Claim<Graph> theorem_3_1_bipartitions() {
    return {
        .id = "FSU93 T3.1 every bipartition",
        .over = graphs({.bipartite = true}),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 100},
        .holds =
            [](const Graph& g) {
                const VertexSet truth = searched_P_roots(g);
                return Finding(std::ranges::all_of(parts_of_all_bipartitions(g), [&](VertexSet x) {
                    return p_roots(g, x) == truth;
                }));
            },
        .near_misses = {{"for every set X of vertices, a part or not",
                         [](const Graph& g) {
                             return on_all_subsets(g.vertices(), [&](VertexSet x) {
                                 return spanned_lines(g, x) == searched_P_roots(g);
                             });
                         }}},
    };
}

/// The rows of `s`, a set inside the part x, sum to 0 modulo p.
bool rows_sum_to_zero(const Graph& g, VertexSet s, int p) {
    return std::ranges::all_of(g.vertices() - s,
                               [&](Vertex v) { return (g.neighbours(v) & s).size() % p == 0; });
}

Claim<Graph> relations_are_kernels() {
    return {
        .id = "FSU93 T3.1 kernel",
        .over = graphs({.bipartite = true}),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .reach_max = 12},
        .holds =
            [](const Graph& g) {
                for (VertexSet x : parts_of_all_bipartitions(g)) {
                    const Finding finding = on_all_subsets(x, [&](VertexSet s) {
                        return rows_sum_to_zero(g, s, 2) == is_even_kernel(g, s);
                    });
                    if (finding.failed()) return finding;
                }
                return Finding(true);
            },
        .near_misses = {{"for lines of both directions together",
                         [](const Graph& g) {
                             return on_all_subsets(g.vertices(), [&](VertexSet s) {
                                 return rows_sum_to_zero(g, s, 2) == is_even_kernel(g, s);
                             });
                         }},
                        {"sums modulo 3",
                         [](const Graph& g) {
                             Bipartition parts;
                             bipartition(g, parts);
                             return on_all_subsets(parts.x, [&](VertexSet s) {
                                 return rows_sum_to_zero(g, s, 3) == is_even_kernel(g, s);
                             });
                         }}},
    };
}

/// Every b in the other part with M b = e_root, by trying them all.
std::vector<VertexSet> all_dual_vectors(const RootedGraph& p) {
    const VertexSet own = part_of(p.graph, p.root);
    const VertexSet other = p.graph.vertices() - own;
    std::vector<VertexSet> result;
    for (std::uint64_t bits = other.bits();; bits = (bits - 1) & other.bits()) {
        const VertexSet b = VertexSet::from_bits(bits);
        if (std::ranges::all_of(own, [&](Vertex v) {
                return ((p.graph.neighbours(v) & b).size() % 2 != 0) == (v == p.root);
            }))
            result.push_back(b);
        if (bits == 0) return result;
    }
}

VertexSet winning_set(const RootedGraph& p) {
    return VertexSet::of(winning_moves<UEG>(p));
}

Claim<RootedGraph> theorem_3_1_move() {
    return {
        .id = "FSU93 T3.1 winning move",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 8, .random = 10, .random_tests = 100, .reach_max = 12},
        .holds =
            [](const RootedGraph& p) {
                return given(!in_span_modulo(2, p), [&] {
                    const auto all = all_dual_vectors(p);
                    return !all.empty() && std::ranges::all_of(all, [&](VertexSet b) {
                        const VertexSet moves = b & p.graph.neighbours(p.root);
                        return !moves.empty() && winning_set(p).contains_all(moves);
                    });
                });
            },
        .near_misses = {{"any k with first entry 1",
                         [](const RootedGraph& p) {
                             return given(!in_span_modulo(2, p), [&] {
                                 return winning_set(p) == p.graph.neighbours(p.root);
                             });
                         }}},
    };
}

Claim<RootedGraph> theorem_3_1_all_moves() {
    return {
        .id = "FSU93 T3.1 all winning moves",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 8, .random = 10, .random_tests = 100, .reach_max = 12},
        .holds =
            [](const RootedGraph& p) {
                return given(!in_span_modulo(2, p), [&] {
                    VertexSet yielded;
                    for (VertexSet b : all_dual_vectors(p)) yielded = yielded | b;
                    yielded = yielded & p.graph.neighbours(p.root);
                    const VertexSet listed =
                        VertexSet::of(BipartiteGeography(p.graph).winning_moves(p.root));
                    return yielded == winning_set(p) && listed == winning_set(p);
                });
            },
        .near_misses = {{"one b yields them all",
                         [](const RootedGraph& p) {
                             return given(!in_span_modulo(2, p), [&] {
                                 const VertexSet b =
                                     VertexSet::of(BipartiteGeography(p.graph).dual_vector(p.root));
                                 return (b & p.graph.neighbours(p.root)) == winning_set(p);
                             });
                         }}},
    };
}

Claim<RootedGraph> corollary_3_2() {
    return {
        .id = "FSU93 C3.2",
        .over = rooted_graphs({.bipartite = true}),
        .bounds = {.tests = 7, .verify = 8, .random = 10, .random_tests = 100, .reach_max = 12},
        .holds =
            [](const RootedGraph& p) {
                return iff(is_P<UEG>(p), vertices_in_even_kernels(p.graph).contains(p.root));
            },
        .near_misses = {{"if and only if G has an even kernel",
                         [](const RootedGraph& p) {
                             return iff(is_P<UEG>(p), !vertices_in_even_kernels(p.graph).empty());
                         }},
                        {"in an even kernel of at most two vertices",
                         [](const RootedGraph& p) {
                             bool found = false;
                             for_each_even_kernel(p.graph, [&](VertexSet s) {
                                 found = found || (s.contains(p.root) && s.size() <= 2);
                                 return !found;
                             });
                             return iff(is_P<UEG>(p), found);
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_section_3_claims() {
    return {matrix_model(),          theorem_3_1(),      theorem_3_1_bipartitions(),
            relations_are_kernels(), theorem_3_1_move(), theorem_3_1_all_moves(),
            corollary_3_2()};
}

}  // namespace gazetteer::properties
