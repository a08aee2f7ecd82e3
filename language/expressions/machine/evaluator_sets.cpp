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
    SetSearch(program_.plans()[step.plan], goal, truth, told).run(present_);
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
