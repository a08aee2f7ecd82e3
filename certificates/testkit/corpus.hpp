// SPDX-License-Identifier: GPL-3.0-or-later
// Small certificates of every kind, with both verdicts where the kind has both.
#pragma once

#include "certificates/testkit/certificates.hpp"
#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "characterizations/even_kernels/engines/refutation.hpp"
#include "graph/families.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::certificates {

inline std::string ueg_certificate(const SparseGraph& g, Vertex root) {
    const BipartiteGeography geography(g);
    return written(
        [&](std::ostream& out) { write_certificate(out, g, root, geography.verdict(root)); });
}

inline std::string unrooted_ueg_certificate(const SparseGraph& g) {
    const BipartiteGeography geography(g);
    const UnrootedBipartiteVerdict verdict = geography.unrooted();
    std::vector<EvenKernelWitness> roots;
    if (verdict.outcome == Outcome::P)
        for (Vertex v = 0; v < g.order(); ++v) roots.push_back(geography.verdict(v).witness);
    return written([&](std::ostream& out) {
        if (verdict.outcome == Outcome::P)
            write_unrooted_ueg_P(out, g, roots);
        else
            write_unrooted_ueg_N(out, g, *verdict.start, verdict.kernel);
    });
}

inline std::string uvg_certificate(const SparseGraph& g, Vertex root) {
    return written(
        [&](std::ostream& out) { write_certificate(out, g, root, uvg_verdict(g, root)); });
}

inline std::string unrooted_uvg_certificate(const SparseGraph& g) {
    return written([&](std::ostream& out) { write_unrooted_uvg(out, g, unrooted_uvg_verdict(g)); });
}

inline std::string slither_certificate(const SparseGraph& g) {
    return written([&](std::ostream& out) { write_slither(out, g, slither_verdict(g)); });
}

inline std::string paths_certificate(const SparseGraph& g) {
    const Outcome outcome = decide_edge_delete_on_paths(g)->outcome;
    return written(
        [&](std::ostream& out) { write_paths(out, g, outcome, edge_delete_path_certificate()); });
}

inline std::string kernel_certificate(const SparseGraph& g, std::optional<Vertex> containing,
                                      const std::vector<Vertex>& kernel) {
    return written([&](std::ostream& out) { write_even_kernel(out, g, containing, kernel); });
}

inline std::string refutation_certificate(const SparseGraph& g, std::optional<Vertex> containing) {
    return written([&](std::ostream& out) {
        RefutationWriter writer(out, g, containing);
        const auto answer = refute_even_kernel(g, containing, writer.sink());
        require(answer.existence == even_kernels::EvenKernelExistence::none,
                "a graph without such an even kernel");
        writer.finish();
    });
}

inline std::vector<std::string> theorem_certificates() {
    const SparseGraph square = cycle(4);
    const SparseGraph paw(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}});
    const SparseGraph ladder = Grid{2, 3}.graph();
    std::vector<std::string> result{
        ueg_certificate(square, 0),
        ueg_certificate(path(4), 0),
        ueg_certificate(ladder, 1),
        ueg_certificate(complete_bipartite(2, 3), 4),
        unrooted_ueg_certificate(path(4)),
        unrooted_ueg_certificate(path(3)),
        uvg_certificate(path(3), 0),
        uvg_certificate(path(3), 1),
        uvg_certificate(complete(5), 2),
        uvg_certificate(paw, 2),
        uvg_certificate(SparseGraph(5, {{0, 1}, {1, 2}, {0, 2}, {2, 3}}), 4),
        unrooted_uvg_certificate(cycle(6)),
        unrooted_uvg_certificate(cycle(5)),
        kernel_certificate(square, std::nullopt, {0, 2}),
        kernel_certificate(complete_bipartite(2, 4), 1, {0, 1}),
        refutation_certificate(complete(4), std::nullopt),
        refutation_certificate(paw, 2),
        refutation_certificate(SparseGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 4}, {0, 2}}), 1),
        refutation_certificate(path(6), std::nullopt),
        slither_certificate(complete(2)),
        slither_certificate(path(3)),
        slither_certificate(paw),
        slither_certificate(cycle(5)),
        slither_certificate(complete_bipartite(2, 4)),
        slither_certificate(SparseGraph(7, {{0, 1}, {0, 2}, {1, 3}, {1, 4}, {0, 5}, {1, 6}})),
        slither_certificate(SparseGraph(
            8, {{0, 1}, {1, 2}, {0, 2}, {2, 3}, {3, 4}, {3, 5}, {3, 6}, {6, 7}, {5, 7}})),
        paths_certificate(path(7)),
        paths_certificate(path(9)),
    };
    const auto mirror = [&](const SparseGraph& g, std::optional<Edge> move) {
        const SparseGraph rest = move ? g.without_edge(move->u, move->v) : g;
        const auto image = find_mirror_automorphism(to_graph(rest));
        result.push_back(
            written([&](std::ostream& out) { write_mirror(out, g, move, image.value()); }));
    };
    mirror(cycle(6), std::nullopt);
    mirror(disjoint_union(to_graph(path(3)), to_graph(path(3))), std::nullopt);
    mirror(ladder, central_edge({2, 3}));
    result.push_back(
        written([](std::ostream& out) { write_all_paths(out, edge_delete_path_certificate()); }));
    return result;
}

inline std::vector<std::string> strategy_certificates() {
    const Graph paw(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}});
    const Graph square(4, {{0, 1}, {1, 2}, {2, 3}, {0, 3}});
    const Graph path4(4, {{0, 1}, {1, 2}, {2, 3}});
    const Digraph arcs(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 0}, {1, 0}});
    return {
        strategy_certificate<UndirectedVertexGeography>({paw, {2}}),
        strategy_certificate<UndirectedVertexGeography>({path4, {1}}),
        strategy_certificate<UndirectedEdgeGeography>({paw, {0}}),
        strategy_certificate<UndirectedEdgeGeography>({square, {1}}),
        strategy_certificate<DirectedVertexGeography>({arcs, {0}}),
        strategy_certificate<DirectedEdgeGeography>({arcs, {2}}),
        strategy_certificate<Unrooted<UndirectedVertexGeography>>({path4, {}}),
        strategy_certificate<Unrooted<DirectedEdgeGeography>>({arcs, {}}),
        strategy_certificate<Slither>({paw, {}}),
        strategy_certificate<Slither>({path4, {}}),
        strategy_certificate<EdgeDelete>({paw, {}}),
        strategy_certificate<EdgeDelete>({square, {}}),
        strategy_certificate<EdgeLabelling>({Graph(3, {{0, 1}, {1, 2}}), {}}),
        partizan_certificate<PartizanVertexGeography>({square, {0, 2}}, Player::left),
        partizan_certificate<PartizanEdgeGeography>({path4, {1, 1}}, Player::right),
    };
}

inline std::vector<std::string> value_certificates() {
    const Graph paw(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}});
    const Graph path3(3, {{0, 1}, {1, 2}});
    const Digraph arcs(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 0}, {1, 0}});
    std::vector<std::string> result;
    for (const ValueClaim claim : {ValueClaim::grundy, ValueClaim::winning_moves}) {
        result.push_back(values_certificate<UndirectedVertexGeography>({paw, {2}}, claim));
        result.push_back(values_certificate<UndirectedEdgeGeography>({paw, {0}}, claim));
        result.push_back(values_certificate<DirectedVertexGeography>({arcs, {0}}, claim));
        result.push_back(values_certificate<Unrooted<DirectedEdgeGeography>>({arcs, {}}, claim));
        result.push_back(values_certificate<Slither>({paw, {}}, claim));
        result.push_back(values_certificate<EdgeDelete>({paw, {}}, claim));
        result.push_back(values_certificate<EdgeLabelling>({path3, {}}, claim));
    }
    return result;
}

}  // namespace gazetteer::certificates
