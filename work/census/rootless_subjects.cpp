// SPDX-License-Identifier: GPL-3.0-or-later
// Games on a graph alone: an engine's one answer is the outcome (Slither, edge labelling) or the
// Grundy value (edge-delete, over the graphs without isolated vertices).
#include <memory>
#include <numeric>

#include "characterizations/slither/slither.hpp"
#include "oracle/engines/batch/graph_batch.hpp"
#include "oracle/engines/edge_delete/edge_delete_classes.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/slither/slither_classes.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/stream_memo.hpp"
#include "oracle/grundy.hpp"
#include "oracle/outcome.hpp"
#include "oracle/solver.hpp"
#include "work/census/by_extensions.hpp"
#include "work/census/columns.hpp"
#include "work/census/line_counter.hpp"
#include "work/census/subjects.hpp"

namespace gazetteer::census {

namespace {

/// value_of(g) is the one answer.
template <class ValueOf>
std::function<Decide<Graph>(int)> each_time(ValueOf value_of) {
    return [value_of](int) {
        return one_by_one<Graph>([value_of](const Graph& g, Answers& answers) {
            answers.push_back(static_cast<std::uint8_t>(value_of(g)));
        });
    };
}

std::function<Decide<Graph>(int)> edge_delete_classes() {
    return [](int) {
        const auto memo = std::make_shared<StreamMemo<EdgeDeleteSolver>>();
        return one_by_one<Graph>([memo](const Graph& g, Answers& answers) {
            answers.push_back(static_cast<std::uint8_t>(
                (*memo)([&](auto& solver) { return solver.grundy_value(g); })));
        });
    };
}

Decide<Graph> slither_batch(int order) {
    const auto batch = std::make_shared<SlitherBatch>(order);
    return [batch](std::span<const Graph> graphs, std::span<Answers> answers) {
        for (const Graph& g : graphs) batch->add(g);
        const std::vector<Outcome> outcomes = batch->take_outcomes();
        for (std::size_t i = 0; i < graphs.size(); ++i)
            answers[i].assign(1, outcomes[i] == Outcome::P ? 0 : 1);
    };
}

Tally::Row outcome_row(const ValueCounts& c, int, bool labelled) {
    const auto& counted = labelled ? c.labelled : c.unlabelled;
    const auto sum = [](const auto& counts) {
        return std::accumulate(counts.begin(), counts.end(), Count(0));
    };
    return {sum(c.unlabelled), sum(counted), sum(counted) - counted[0], counted[0]};
}

/// The counts by Grundy value after those of the outcomes.
Tally::Row grundy_row(const ValueCounts& c, int order, bool labelled) {
    const auto& counted = labelled ? c.labelled : c.unlabelled;
    Tally::Row row = outcome_row(c, order, labelled);
    const std::size_t outcomes = row.size();
    row.insert(row.end(), counted.begin(), counted.end());
    while (row.back() == 0 && row.size() > outcomes) row.pop_back();
    return row;
}

int as_number(Outcome outcome) {
    return outcome == Outcome::P ? 0 : 1;
}

}  // namespace

template <>
Subject subject_of<Slither>() {
    Subject result{.name = Slither::name, .kind = Kind::graphs};
    result.columns = outcome_columns;
    result.whole = by_extensions<ValueCounts>(
        slither_census, outcome_row,
        [](int order, std::span<const std::uint64_t> bases, std::uint64_t) {
            return slither_classes_bytes(order, bases);
        });
    result.event = event_of_rootless;
    result.favourable = first_player_wins;
    equip<Graph>(
        result,
        {{{"batch", "game search, 512 graphs at once", SlitherBatch::order_max},
          slither_batch,
          Lanes::count},
         {{"search", "game search, one graph at a time"}, each_time([](const Graph& g) {
              return as_number(SlitherSolver(g, thread_limits()).outcome());
          })},
         {{"theorem", "matchings of inner parts [And74, Theorem 1]"},
          each_time([](const Graph& g) { return as_number(slither_outcome(SparseGraph(g))); })},
         {{"definition", "the definition of outcome, without memory"},
          each_time(
              [](const Graph& g) { return as_number(outcome<Slither>(Slither::start(g))); })}},
        evaluate_outcome<Graph>);
    return result;
}

template <>
Subject subject_of<EdgeDelete>() {
    Subject result{.name = EdgeDelete::name, .kind = Kind::graphs_without_isolated_vertices};
    result.columns = grundy_columns;
    result.whole =
        by_extensions<ValueCounts>(edge_delete_census, grundy_row, edge_delete_classes_bytes);
    result.whole.exchanges = true;
    equip<Graph>(
        result,
        {{{"classes", "game search, each class of connected graphs once"}, edge_delete_classes()},
         {{"definition", "the definition of Grundy value, without memory"},
          each_time([](const Graph& g) { return grundy_value<EdgeDelete>(g); })}},
        evaluate_grundy<Graph>);
    return result;
}

/// K_5 has 10 edges and some 10^6 positions; the definition tries every order of labelling.
template <>
Subject subject_of<EdgeLabelling>() {
    Subject result{.name = EdgeLabelling::name, .kind = Kind::graphs};
    result.columns = outcome_columns;
    result.event = event_of_rootless;
    result.favourable = first_player_wins;
    equip<Graph>(result,
                 {{{"search", "game search, one graph at a time", 5}, each_time([](const Graph& g) {
                       Solver<EdgeLabelling> solver(thread_limits());
                       return as_number(solver.outcome(EdgeLabelling::start(g)));
                   })},
                  {{"definition", "the definition of outcome, without memory", 4},
                   each_time([](const Graph& g) {
                       return as_number(outcome<EdgeLabelling>(EdgeLabelling::start(g)));
                   })}},
                 evaluate_outcome<Graph>);
    return result;
}

}  // namespace gazetteer::census
