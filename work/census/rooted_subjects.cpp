// SPDX-License-Identifier: GPL-3.0-or-later
// Games with one token: the answer of an engine at each root is whether it is a P-position.
#include <algorithm>
#include <memory>

#include "characterizations/matchings/matching_criterion.hpp"
#include "graph/canonical/canonical.hpp"
#include "oracle/engines/batch/graph_batch.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/directed/directed_edge_geography_table.hpp"
#include "oracle/engines/stream_memo.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/engines/vertex_geography/uvg_classes.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/outcome.hpp"
#include "work/census/by_extensions.hpp"
#include "work/census/columns.hpp"
#include "work/census/line_counter.hpp"
#include "work/census/shared_table.hpp"
#include "work/census/subjects.hpp"

namespace gazetteer::census {

namespace {

template <class AnyGraph, class IsP>
void fill(const AnyGraph& g, Answers& answers, IsP is_P) {
    for (Vertex v : g.vertices()) answers.push_back(is_P(v) ? 1 : 0);
}

/// A solver of one graph and all its roots.
template <class AnyGraph, class Solver>
Engine<AnyGraph> by_graph() {
    return {{"search", "game search, one graph at a time"}, [](int) {
                return one_by_one<AnyGraph>([](const AnyGraph& g, Answers& answers) {
                    Solver solver(g, thread_limits());
                    fill(g, answers, [&](Vertex v) { return solver.is_P(v); });
                });
            }};
}

template <class AnyGraph, Ruleset R>
Engine<AnyGraph> by_definition() {
    return {{"definition", "the definition of outcome, without memory"}, [](int) {
                return one_by_one<AnyGraph>([](const AnyGraph& g, Answers& answers) {
                    fill(g, answers, [&](Vertex v) {
                        return outcome<R>(typename R::Position{g, v}) == Outcome::P;
                    });
                });
            }};
}

template <Ruleset R>
Engine<Graph> by_class() {
    return {
        {"classes", "game search, each class of rooted graphs once"}, [](int) {
            const auto memo = std::make_shared<StreamMemo<ClassSolver<R>>>(classes_max);
            return one_by_one<Graph>([memo](const Graph& g, Answers& answers) {
                fill(g, answers, [&](Vertex v) {
                    return (*memo)([&](auto& solver) { return solver.is_P(RootedGraph{g, v}); });
                });
            });
        }};
}

/// UVG and DVG on many boards at once.
template <class AnyGraph>
Engine<AnyGraph> by_batch() {
    return {{"batch", "game search, 512 graphs at once", VertexGeographyBatch::order_max},
            [](int order) {
                const auto batch = std::make_shared<VertexGeographyBatch>(order);
                return Decide<AnyGraph>(
                    [batch](std::span<const AnyGraph> graphs, std::span<Answers> answers) {
                        for (const AnyGraph& g : graphs) batch->add(g);
                        const std::vector<VertexSet> P = batch->take_P_roots();
                        for (std::size_t i = 0; i < graphs.size(); ++i) {
                            answers[i].clear();
                            fill(graphs[i], answers[i], [&](Vertex v) { return P[i].contains(v); });
                        }
                    });
            },
            Lanes::count};
}

/// 0.8 GB at order 6.
Engine<Digraph> by_table() {
    using Table = DirectedEdgeGeographyTable;
    return {{"table", "a table of all labelled digraphs of the order", 6},
            [shared = std::make_shared<SharedTable<Table>>()](int order) {
                const auto table = std::make_shared<TableHold<Table>>(shared, order);
                return one_by_one<Digraph>([table](const Digraph& d, Answers& answers) {
                    const VertexSet P = (**table).P_roots(d);
                    fill(d, answers, [&](Vertex v) { return P.contains(v); });
                });
            }};
}

Engine<Graph> by_matchings() {
    return {{"theorem", "maximum matchings [FSU93, Theorem 1.1]"}, [](int) {
                return one_by_one<Graph>([](const Graph& g, Answers& answers) {
                    const std::vector<Outcome> outcomes = uvg_outcomes(SparseGraph(g));
                    fill(g, answers, [&](Vertex v) {
                        return outcomes[static_cast<std::size_t>(v)] == Outcome::P;
                    });
                });
            }};
}

Tally::Row rooted_row(const RootedCounts& c, int order, bool labelled) {
    if (labelled)
        return {c.graphs, c.labelled_graphs, Count(c.labelled_graphs) * order, c.labelled_p_roots};
    return {c.graphs, c.graphs, c.roots, c.p_roots, c.p_orbits, c.every_vertex_n, c.every_vertex_p};
}

Subject rooted(const char* name, Kind kind) {
    Subject result{.name = name, .kind = kind};
    result.columns = rooted_columns;
    return result;
}

Subject undirected(const char* name) {
    Subject result = rooted(name, Kind::graphs);
    result.event = event_of_rooted;
    result.favourable = vertex_1_is_N;
    return result;
}

}  // namespace

template <>
Subject subject_of<UndirectedVertexGeography>() {
    using UVG = UndirectedVertexGeography;
    Subject result = undirected(UVG::name);
    result.whole = by_extensions<RootedCounts>(
        uvg_census, rooted_row, [](int order, std::span<const std::uint64_t> bases, std::uint64_t) {
            return uvg_classes_bytes(order, bases);
        });
    equip<Graph>(result,
                 {by_batch<Graph>(), by_graph<Graph, VertexGeographySolver>(), by_matchings(),
                  by_class<UVG>(), by_definition<Graph, UVG>()},
                 evaluate_rooted<Graph>);
    return result;
}

template <>
Subject subject_of<UndirectedEdgeGeography>() {
    using UEG = UndirectedEdgeGeography;
    Subject result = undirected(UEG::name);
    result.whole = by_extensions<RootedCounts>(ueg_census, rooted_row, ueg_classes_bytes);
    result.whole.exchanges = true;
    equip<Graph>(
        result,
        {by_class<UEG>(), by_graph<Graph, EdgeGeographySolver<>>(), by_definition<Graph, UEG>()},
        evaluate_rooted<Graph>);
    return result;
}

template <>
Subject subject_of<DirectedVertexGeography>() {
    using DVG = DirectedVertexGeography;
    Subject result = rooted(DVG::name, Kind::digraphs);
    equip<Digraph>(result,
                   {by_batch<Digraph>(), by_graph<Digraph, VertexGeographySolver>(),
                    by_definition<Digraph, DVG>()},
                   evaluate_rooted<Digraph>);
    return result;
}

template <>
Subject subject_of<DirectedEdgeGeography>() {
    using DEG = DirectedEdgeGeography;
    Subject result = rooted(DEG::name, Kind::digraphs);
    equip<Digraph>(
        result,
        {by_table(), by_graph<Digraph, EdgeGeographySolver<>>(), by_definition<Digraph, DEG>()},
        evaluate_rooted<Digraph>);
    return result;
}

}  // namespace gazetteer::census
