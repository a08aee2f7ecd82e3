// SPDX-License-Identifier: GPL-3.0-or-later
// Partizan games: two tokens, and four outcome classes, one for each ordered pair of starts.
#include <memory>

#include "oracle/engines/batch/graph_batch.hpp"
#include "oracle/engines/partizan/partizan_edge_table.hpp"
#include "oracle/partizan.hpp"
#include "work/census/line_counter.hpp"
#include "work/census/shared_table.hpp"
#include "work/census/subjects.hpp"

namespace gazetteer::census {

namespace {

/// The classes stand in the order N, P, L, R, as in PartizanOutcome.
Columns partizan_columns(bool) {
    return {{"graphs", "roots", "N", "P", "L", "R"}, ""};
}

void evaluate_partizan(const Graph&, const Answers& classes, bool, Values& values) {
    values = {1, classes.size(), 0, 0, 0, 0};
    for (const std::uint8_t outcome : classes) ++values[2u + outcome];
}

/// outcome_of(start) for the ordered pairs of vertices that the tokens can start on.
template <PartizanRuleset R, class OutcomeOf>
void fill(const Graph& g, bool same_vertex, Answers& answers, OutcomeOf outcome_of) {
    for (Vertex left : g.vertices())
        for (Vertex right : g.vertices())
            if (left != right || same_vertex)
                answers.push_back(static_cast<std::uint8_t>(outcome_of(R::start(g, left, right))));
}

Decide<Graph> vertex_batch(int order) {
    const auto batch = std::make_shared<PartizanVertexBatch>(order);
    return [batch](std::span<const Graph> graphs, std::span<Answers> answers) {
        for (const Graph& g : graphs) batch->add(g);
        const auto wins = batch->take_wins();
        for (std::size_t i = 0; i < graphs.size(); ++i) {
            const auto mover_wins = [&wins, i](Vertex mover, Vertex other) {
                return wins[i][static_cast<std::size_t>(mover)].contains(other);
            };
            answers[i].clear();
            for (Vertex left : graphs[i].vertices())
                for (Vertex right : graphs[i].vertices())
                    if (left != right)
                        answers[i].push_back(static_cast<std::uint8_t>(
                            partizan_outcome(mover_wins(left, right), mover_wins(right, left))));
        }
    };
}

/// 2.1 GB at order 8.
Engine<Graph> edge_table() {
    return {{"table", "a table of all labelled graphs of the order", 8},
            [shared = std::make_shared<SharedTable<PartizanEdgeTable>>()](int order) {
                const auto table = std::make_shared<TableHold<PartizanEdgeTable>>(shared, order);
                return one_by_one<Graph>([table](const Graph& g, Answers& answers) {
                    fill<PartizanEdgeGeography>(g, true, answers, [&](const TwoTokenGraph& p) {
                        return (**table).outcome(p);
                    });
                });
            }};
}

template <PartizanRuleset R>
Subject partizan(bool same_vertex, std::vector<Engine<Graph>> engines = {}) {
    Subject result{.name = R::name, .kind = Kind::graphs};
    result.columns = partizan_columns;
    const auto search = [same_vertex](int) {
        return one_by_one<Graph>([same_vertex](const Graph& g, Answers& answers) {
            PartizanSolver<R> solver;
            fill<R>(g, same_vertex, answers, [&](const auto& p) { return solver.outcome(p); });
        });
    };
    const auto definition = [same_vertex](int) {
        return one_by_one<Graph>([same_vertex](const Graph& g, Answers& answers) {
            fill<R>(g, same_vertex, answers, [](const auto& p) { return partizan_outcome<R>(p); });
        });
    };
    engines.push_back({{"search", "game search, one graph at a time"}, search});
    engines.push_back(
        {{"definition", "the definition of the classes, without memory"}, definition});
    equip<Graph>(result, std::move(engines), evaluate_partizan);
    return result;
}

}  // namespace

template <>
Subject subject_of<PartizanVertexGeography>() {
    return partizan<PartizanVertexGeography>(
        false, {{{"batch", "game search, 512 graphs at once", PartizanVertexBatch::order_max},
                 vertex_batch,
                 Lanes::count}});
}

template <>
Subject subject_of<PartizanEdgeGeography>() {
    return partizan<PartizanEdgeGeography>(true, {edge_table()});
}

}  // namespace gazetteer::census
