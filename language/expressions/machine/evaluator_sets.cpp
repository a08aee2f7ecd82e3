// SPDX-License-Identifier: GPL-3.0-or-later
// The values of quantifiers over sets that a search can cut.
#include "language/expressions/arithmetic.hpp"
#include "language/expressions/machine/evaluator_machine.hpp"
#include "language/expressions/sets/set_search.hpp"

namespace gazetteer::conjectures {

namespace {

/// So many values are folded to one.
constexpr std::size_t values_kept = 4096;

SetGoal goal_of(Op op) {
    if (op == Op::greatest_set) return SetGoal::greatest;
    if (op == Op::least_set) return SetGoal::least;
    return op == Op::count_sets || op == Op::sum_sets ? SetGoal::all : SetGoal::one;
}

}  // namespace

auto Evaluator::Machine::edges() -> const Edges& {
    if (edges_) return *edges_;
    Edges result;
    result.ends = named_.edges();
    if (result.ends.size() > Graph::order_max)
        throw LimitExceeded("sets of edges of a graph with " + std::to_string(result.ends.size()) +
                            " edges; at most " + std::to_string(Graph::order_max) + " can be");
    for (std::size_t i = 0; i < result.ends.size(); ++i) {
        const auto u = static_cast<std::size_t>(result.ends[i].u);
        const auto w = static_cast<std::size_t>(result.ends[i].v);
        result.number.at(u).at(w) = result.number.at(w).at(u) = static_cast<Vertex>(i);
    }
    return edges_.emplace(std::move(result));
}

VertexSet Evaluator::Machine::edge_set(int id) {
    const Step& step = step_at(id);
    const auto slot = static_cast<std::size_t>(step.value);
    if (step.op == Op::variable) return set_slots_[slot];
    return remembered(memo_of(id).sets, step, [&] {
        VertexSet result;
        const std::vector<Edge>& ends = edges().ends;
        for (std::size_t i = 0; i < ends.size(); ++i)
            for (const auto& [u, w] : {std::pair(ends[i].u, ends[i].v), {ends[i].v, ends[i].u}}) {
                runs::poll();
                slots_[slot] = u;
                slots_[slot + 1] = w;
                if (is_true(step.children[0])) result.insert(static_cast<Vertex>(i));
            }
        return result;
    });
}

Subject& Evaluator::Machine::subject_of_edges(int id) {
    const VertexSet set = edge_set(id);
    Graphs& graphs = graphs_[static_cast<std::size_t>(id)];
    if (graphs.subjects.empty()) graphs.subjects.push_back(std::make_unique<Subject>());
    Subject& result = *graphs.subjects.front();
    if (graphs.edges == set) return result;
    Graph made(named_.order());
    for (Vertex i : set) {
        const Edge& e = edges().ends[static_cast<std::size_t>(i)];
        made.add_edge(e.u, e.v);
    }
    result.load(made, program_.uses().size());
    graphs.edges = set;
    graphs.used = 1;
    return result;
}

template <class Use>
void Evaluator::Machine::over_satisfying(const Step& step, SetGoal goal, Use use) {
    VertexSet& slot = set_slots_[static_cast<std::size_t>(step.value)];
    const auto truth = [&](int id, VertexSet set) {
        slot = set;
        return value(id);
    };
    const auto told = [&](VertexSet set, Integer now) {
        slot = set;
        return use(set, now);
    };
    SetSearch(program_.plans()[step.plan], goal, truth, told).run(range_of_sets(step));
}

Integer Evaluator::Machine::planned(const Step& step) {
    std::int64_t count = 0;
    bool defined = true;
    over_satisfying(step, goal_of(step.op), [&](VertexSet, Integer now) {
        defined = defined && !now.is_undefined();
        count += now.is_undefined() ? 0 : 1;
        return step.op == Op::count_sets || count == 0;
    });
    const bool all = arithmetic::is_for_all(step.op);
    if (step.op != Op::count_sets && count > 0) return all ? 0 : 1;
    if (!defined) return Integer::undefined();
    return step.op == Op::count_sets ? Integer(count) : Integer(all ? 1 : 0);
}

Integer Evaluator::Machine::best_size(const Step& step) {
    const SetPlan& plan = program_.plans()[step.plan];
    std::optional<int> best;
    if (plan.others_are_empty) best = 0;
    bool defined = true;
    over_satisfying(step, goal_of(step.op), [&](VertexSet set, Integer now) {
        if (now.is_undefined()) {
            // No vertex of the empty set is counted, whatever the condition is.
            defined = plan.others_are_empty && set.empty();
            return defined;
        }
        const bool better =
            !best || (step.op == Op::greatest_set ? set.size() > *best : set.size() < *best);
        if (better) best = set.size();
        return true;
    });
    return defined && best ? Integer(*best) : Integer::undefined();
}

Real Evaluator::Machine::planned_fold(const Step& step) {
    const SetPlan& plan = program_.plans()[step.plan];
    if (plan.by_size) return Real(best_size(step));
    std::vector<Real> values;
    over_satisfying(step, SetGoal::all, [&](VertexSet, Integer now) {
        values.push_back(now.is_undefined() ? Real() : number(plan.body));
        if (values.size() == values_kept) values = {arithmetic::folded(step.op, values)};
        return true;
    });
    return arithmetic::folded(step.op, values);
}

}  // namespace gazetteer::conjectures
