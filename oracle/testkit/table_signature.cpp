// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the signature that the tables and batches of the games other than UEG give: totals.
#include "graph/enumeration/labelled_graphs.hpp"
#include "oracle/engines/batch/graph_batch.hpp"
#include "oracle/engines/directed/directed_edge_geography_table.hpp"
#include "oracle/engines/edge_delete/edge_delete_table.hpp"
#include "oracle/engines/partizan/partizan_edge_table.hpp"
#include "oracle/engines/slither/slither_table.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_table.hpp"
#include "oracle/testkit/signature.hpp"

namespace gazetteer {

namespace {

std::string line(const std::string& name, const std::string& corpus, std::uint64_t n,
                 std::uint64_t p) {
    return name + ", " + corpus + ": N " + std::to_string(n) + ", P " + std::to_string(p) + "\n";
}

std::string boards(int order) {
    return "all labelled boards of order " + std::to_string(order);
}

/// `count_of_P(graph)` of `each` starts on a graph.
template <class CountOfP>
std::string over_graphs(const std::string& name, int order, int each, CountOfP count_of_P) {
    std::uint64_t starts = 0;
    std::uint64_t p = 0;
    for_each_labelled_graph(order, [&](const Graph& g) {
        starts += static_cast<unsigned>(each);
        p += static_cast<unsigned>(count_of_P(g));
    });
    return line(name, boards(order), starts - p, p);
}

/// All graphs through one batch; take(batch) counts P.
template <class Batch, class Take>
std::string in_batches(const std::string& name, int order, int each, Take take) {
    Batch batch(order);
    std::uint64_t starts = 0;
    std::uint64_t p = 0;
    for_each_labelled_graph(order, [&](const Graph& g) {
        batch.add(g);
        starts += static_cast<unsigned>(each);
        if (batch.full()) p += take(batch);
    });
    p += take(batch);
    return line(name, boards(order), starts - p, p);
}

std::uint64_t P_roots(VertexGeographyBatch& batch) {
    std::uint64_t result = 0;
    for (VertexSet roots : batch.take_P_roots()) result += static_cast<unsigned>(roots.size());
    return result;
}

std::uint64_t P_games(SlitherBatch& batch) {
    std::uint64_t result = 0;
    for (Outcome outcome : batch.take_outcomes()) result += outcome == Outcome::P ? 1 : 0;
    return result;
}

std::string partizan(int order) {
    const PartizanEdgeTable table = PartizanEdgeTable::all(order);
    std::uint64_t by_class[4] = {};
    for_each_labelled_graph(order, [&](const Graph& g) {
        for (Vertex left : g.vertices())
            for (Vertex right : g.vertices())
                ++by_class[static_cast<int>(table.outcome({g, left, right}))];
    });
    std::string result = line("PartizanEdgeTable", boards(order), by_class[0], by_class[1]);
    result.pop_back();
    return result + ", L " + std::to_string(by_class[2]) + ", R " + std::to_string(by_class[3]) +
           "\n";
}

std::string deg(int order, int arcs) {
    const std::uint64_t p = DirectedEdgeGeographyTable::all(order).count_of_P();
    const std::uint64_t all = static_cast<unsigned>(order) * (std::uint64_t{1} << arcs);
    return line("DirectedEdgeGeographyTable", boards(order), all - p, p);
}

}  // namespace

std::string table_signature() {
    return over_graphs("vertex_geography_P_roots", 5, 5,
                       [](const Graph& g) { return vertex_geography_P_roots(g).size(); }) +
           over_graphs("slither_outcome", 5, 1,
                       [](const Graph& g) { return slither_outcome(g) == Outcome::P; }) +
           over_graphs("edge_delete_outcome, isolated vertices allowed", 5, 1,
                       [](const Graph& g) { return edge_delete_outcome(g) == Outcome::P; }) +
           in_batches<VertexGeographyBatch>("VertexGeographyBatch", 6, 6, P_roots) +
           in_batches<SlitherBatch>("SlitherBatch", 6, 1, P_games) + deg(3, 6) + deg(5, 20) +
           partizan(4) + partizan(5);
}

}  // namespace gazetteer
