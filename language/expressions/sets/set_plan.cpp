// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/sets/set_plan.hpp"

#include <algorithm>
#include <string_view>

#include "language/expressions/program.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

class Planning {
  public:
    Planning(const Expression& expression, std::int64_t slot)
        : expression_(expression), slot_(slot) {}

    SetPlan of_quantifier(const Node& quantifier) {
        const int body = quantifier.children[0];
        if (quantifier.op != Op::for_all_sets) {
            take(body);
        } else if (expression_.node(body).op == Op::implication) {
            // All sets do, unless one satisfies the hypotheses and not the conclusion.
            take(expression_.node(body).children[0]);
            take(expression_.node(body).children[1], false);
        } else {
            take(body, false);
        }
        return std::move(plan_);
    }

    SetPlan of_fold(const Node& fold) {
        const int id = fold.children[0];
        const Node& body = expression_.node(id);
        const bool best = fold.op != Op::sum_sets;
        if (body.op == Op::where) take(body.children[0]);
        const int number = body.op == Op::where ? body.children[1] : id;
        plan_.by_size = best && is_size(number);
        if (!plan_.by_size) plan_.body = number;
        if (fold.op == Op::greatest_set && body.op == Op::count) take_counted(body);
        return std::move(plan_);
    }

  private:
    const Node& node(int id) const { return expression_.node(id); }

    /// Takes a conjunction apart, or with `wanted` false a disjunction.
    void take(int id, bool wanted = true) {
        const Node& n = node(id);
        if (n.op == Op::negation) return take(n.children[0], !wanted);
        if (n.op == (wanted ? Op::conjunction : Op::disjunction)) {
            take(n.children[0], wanted);
            return take(n.children[1], wanted);
        }
        const Monotony its = monotony(expression_, id, slot_);
        plan_.conditions.push_back({id, wanted, wanted ? its : flipped(its)});
    }

    /// Nothing within the quantifier is bound at the same slot.
    bool is_variable(int id, std::int64_t slot) const {
        return node(id).op == Op::variable && node(id).value == slot;
    }
    bool is_the_set(int id) const { return is_variable(id, slot_); }
    /// u in S, where u is the variable at a slot.
    bool is_membership(int id, std::int64_t slot) const {
        const Node& n = node(id);
        return n.op == Op::member && is_variable(n.children.front(), slot) &&
               is_the_set(n.children.back());
    }
    /// |S|, count u: u in S, or the size of a set of edges.
    bool is_size(int id) const {
        const Node& n = node(id);
        const bool is_of_edges = n.op == Op::term && std::string_view(term(n.value).name) == "size";
        return ((n.op == Op::set_size || is_of_edges) && is_the_set(n.children[0])) ||
               (n.op == Op::count && is_membership(n.children[0], n.value));
    }

    /// Whether the part speaks of the variable at a slot.
    bool speaks_of(int id, std::int64_t slot) const {
        return is_variable(id, slot) || std::ranges::any_of(node(id).children, [&](int child) {
                   return speaks_of(child, slot);
               });
    }

    /// max S: count u: u in S and C, where C does not speak of u: the greatest set of which C is
    /// true, or 0.
    void take_counted(const Node& count) {
        Planning inner(expression_, slot_);
        inner.take(count.children[0]);
        auto& members = inner.plan_.conditions;
        const auto membership = std::ranges::find_if(members, [&](const SetCondition& c) {
            return c.wanted && is_membership(c.id, count.value);
        });
        if (membership == members.end() || members.size() == 1) return;
        members.erase(membership);
        if (std::ranges::any_of(
                members, [&](const SetCondition& c) { return speaks_of(c.id, count.value); }))
            return;
        plan_ = {.conditions = std::move(members), .by_size = true, .others_are_empty = true};
    }

    const Expression& expression_;
    std::int64_t slot_;
    SetPlan plan_;
};

}  // namespace

std::optional<SetPlan> set_plan(const Expression& expression, int id) {
    const Node& node = expression.node(id);
    Planning planning(expression, node.value);
    SetPlan result = is_fold(node.op) ? planning.of_fold(node) : planning.of_quantifier(node);
    const bool cuts = std::ranges::any_of(result.conditions, [](const SetCondition& c) {
        return c.monotony == Monotony::growing || c.monotony == Monotony::shrinking;
    });
    if (!cuts) return std::nullopt;
    result.defined = std::ranges::all_of(
        result.conditions, [&](const SetCondition& c) { return always_defined(expression, c.id); });
    return result;
}

}  // namespace gazetteer::conjectures
