// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/program.hpp"

#include <algorithm>
#include <set>

namespace gazetteer::conjectures {

namespace {

constexpr double quantifier_range = 8;
constexpr double set_range = 256;

}  // namespace

Program::Program(const Conjecture& conjecture) : hypotheses_(conjecture.hypotheses()) {
    for (const Node& node : conjecture.expression().nodes())
        steps_.push_back(prepared(conjecture, node));
    for (std::size_t i = 0; i < steps_.size(); ++i) flatten(i);
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (is_over_sets(steps_[i].op)) plan(conjecture, static_cast<int>(i));
    by_cost(hypotheses_);
}

Step Program::prepared(const Conjecture& conjecture, const Node& node) {
    Step step{node.op, node.type, node.value, node.children, {}};
    step.cost = 1;
    std::set<int> vertices;
    std::set<int> others;
    if (node.op == Op::variable)
        (node.type == Type::vertex ? vertices : others).insert(static_cast<int>(node.value));
    for (int child : node.children) {
        step.cost += at(child).cost;
        vertices.insert(at(child).variables.begin(), at(child).variables.end());
        others.insert(at(child).others.begin(), at(child).others.end());
    }
    if (binds(node.op)) {
        step.cost *= is_over_sets(node.op) ? set_range : quantifier_range;
        const int slot = static_cast<int>(node.value);
        (is_over_sets(node.op) || is_over_numbers(node.op) ? others : vertices).erase(slot);
        // That of the other end of an edge. Where there is none, no part has it unbound.
        vertices.erase(slot + 1);
    }
    step.variables.assign(vertices.begin(), vertices.end());
    step.others.assign(others.begin(), others.end());
    if (node.op == Op::term) prepare_term(conjecture, node, step);
    return step;
}

/// The cheapest condition is asked first.
void Program::plan(const Conjecture& conjecture, int id) {
    auto its = set_plan(conjecture.expression(), id);
    if (!its) return;
    std::ranges::stable_sort(its->conditions, {},
                             [this](const SetCondition& c) { return at(c.id).cost; });
    steps_[static_cast<std::size_t>(id)].plan = plans_.size();
    plans_.push_back(std::move(*its));
}

void Program::prepare_term(const Conjecture& conjecture, const Node& node, Step& step) {
    const Term& t = term(node.value);
    step.cost += t.nanoseconds;
    step.of_two = t.takes_pattern() || t.takes_pair() || token_count_of(node.game) == 2;
    TermUse use{static_cast<int>(node.value), node.game, conjecture.by(node.game)};
    static const int place_of_N = find_term("N");
    static const int place_of_P = find_term("P");
    if (use.place == place_of_N) {
        use.place = place_of_P;
        step.inverted = true;
    }
    const auto known = std::ranges::find(uses_, use);
    step.use = static_cast<std::size_t>(known - uses_.begin());
    if (known == uses_.end()) uses_.push_back(use);
}

void Program::by_cost(std::vector<int>& ids) const {
    std::ranges::stable_sort(ids, {}, [this](int id) { return at(id).cost; });
}

/// (a and b) and c as and(a, b, c), the cheapest first.
void Program::flatten(std::size_t i) {
    Step& step = steps_[i];
    if (step.op != Op::conjunction && step.op != Op::disjunction) return;
    std::vector<int> members;
    for (int child : step.children) {
        const Step& inner = at(child);
        if (inner.op == step.op)
            members.insert(members.end(), inner.children.begin(), inner.children.end());
        else
            members.push_back(child);
    }
    std::ranges::sort(members);
    members.erase(std::unique(members.begin(), members.end()), members.end());
    by_cost(members);
    step.children = std::move(members);
}

}  // namespace gazetteer::conjectures
