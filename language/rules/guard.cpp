// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rules/guard.hpp"

#include <algorithm>
#include <string_view>

#include "language/expressions/evaluator.hpp"
#include "language/expressions/program.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

/// `not a in S`, as part of a condition.
struct Outside {
    script::Name name = 0;
    int set = 0;
};

/// The evaluator of conjectures, turned to positions. On a digraph it sees who is adjacent to whom.
/// What the sets alone refute is not evaluated.
class EvaluatedGuard : public script::GuardTest {
  public:
    EvaluatedGuard(const Expression& expression, std::size_t names, std::vector<Outside> outside)
        : evaluator_(Conjecture(expression)), names_(names), outside_(std::move(outside)) {}

    void load(const script::Position& position) override {
        evaluator_.load(position.board.underlying(), position.present, position.sets);
        sets_ = position.sets;
    }
    bool holds(std::span<const Vertex> named) override {
        for (const Outside& fact : outside_)
            if (sets_[static_cast<std::size_t>(fact.set)].contains(
                    named[static_cast<std::size_t>(fact.name)]))
                return false;
        return evaluator_.value(named.first(names_)) == Integer(1);
    }

  private:
    Evaluator evaluator_;
    std::size_t names_;
    std::vector<Outside> outside_;
    std::array<VertexSet, script::sets_max> sets_{};
};

/// A node that looks no further than the component of the vertices named. The degree is the one
/// such term; a variable is a name or, by a quantifier over neighbours, one of its component.
bool looks_near(const Expression& expression, const Node& node) {
    switch (node.op) {
        case Op::term:
            return std::string_view(term(node.value).name) == "degree" &&
                   expression.node(node.children[0]).op == Op::whole_graph;
        case Op::empty_set:
        case Op::for_all:
        case Op::exists:
        case Op::count:
            return false;
        default:
            return true;
    }
}

/// A node whose value is told by those of its children, or by a vertex's own edges or sets, or by
/// the children's at its neighbours.
bool looks_one_step(const Expression& expression, const Node& node) {
    if (node.op <= Op::member) return looks_near(expression, node);
    return (node.op >= Op::minus && node.op <= Op::max) || is_over_neighbours(node.op);
}

/// Each quantifier over neighbours goes one step on, and degrees and adjacency look one further.
std::optional<int> radius_of(const Expression& expression) {
    int result = 1;
    for (const Node& node : expression.nodes()) {
        if (!looks_one_step(expression, node)) return {};
        result += is_over_neighbours(node.op) ? 1 : 0;
    }
    return result;
}

/// What holds wherever the expression does, of the members of its outermost conjunction.
void add_outside(const Expression& expression, int id, std::vector<Outside>& result) {
    const Node& node = expression.node(id);
    if (node.op == Op::conjunction)
        for (int child : node.children) add_outside(expression, child, result);
    if (node.op != Op::negation) return;
    const Node& inner = expression.node(node.children[0]);
    if (inner.op != Op::member) return;
    const Node& variable = expression.node(inner.children[0]);
    // Slot i + 1 is the name i.
    result.push_back(
        {static_cast<script::Name>(variable.value) - 1, static_cast<int>(inner.value)});
}

}  // namespace

script::Guard guard_of(const Expression& expression, const ConditionNames& names,
                       std::string text) {
    script::Guard result;
    result.text = std::move(text);
    result.is_local = std::ranges::all_of(
        expression.nodes(), [&](const Node& node) { return looks_near(expression, node); });
    result.radius = radius_of(expression);
    std::vector<Outside> outside;
    add_outside(expression, expression.root(), outside);
    result.test = [expression, count = names.vertices.size(), outside] {
        return std::make_unique<EvaluatedGuard>(expression, count, outside);
    };
    return result;
}

}  // namespace gazetteer::conjectures
