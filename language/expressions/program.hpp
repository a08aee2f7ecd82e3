// SPDX-License-Identifier: GPL-3.0-or-later
// A conjecture made ready for evaluation: what each node costs, which variables occur in it, and
// which members of a chain of and, or come first.
#pragma once

#include <algorithm>
#include <vector>

#include "language/expressions/conjecture.hpp"
#include "language/expressions/sets/set_plan.hpp"
#include "language/expressions/subject.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

/// v, and two variables a level: an edge has two ends.
constexpr int slots_max = 1 + 2 * expression_depth_max;

inline bool is_quantifier(Op op) {
    return op >= Op::for_all;
}
/// It binds one vertex or two, a set, or a number.
inline bool binds(Op op) {
    return is_quantifier(op) || op == Op::set_of;
}
inline bool is_over_edges(Op op) {
    return op >= Op::count_edges;
}
inline bool is_over_neighbours(Op op) {
    return (op >= Op::for_all_neighbours && op <= Op::count_neighbours) ||
           (op >= Op::sum_neighbours && op <= Op::least_neighbour);
}
inline bool is_over_sets(Op op) {
    return (op >= Op::for_all_sets && op <= Op::count_sets) ||
           (op >= Op::sum_sets && op <= Op::least_set);
}
inline bool is_over_numbers(Op op) {
    return (op >= Op::for_all_numbers && op <= Op::count_numbers) ||
           (op >= Op::sum_numbers && op <= Op::least_number);
}
/// Sums, greatest and least values; to count edges is to add truth values.
inline bool is_fold(Op op) {
    return op >= Op::sum;
}
inline bool is_comparison(Op op) {
    return op >= Op::equal && op <= Op::greater_equal;
}
inline bool is_arithmetic(Op op) {
    return op >= Op::add && op <= Op::max;
}

constexpr std::size_t no_plan = static_cast<std::size_t>(-1);

/// A node made ready: chains of and, or are one step with their cheapest members first.
struct Step {
    Op op = Op::constant;
    Type type = Type::boolean;
    std::int64_t value{};
    std::vector<int> children;
    /// The slots that occur in it unbound, ascending: those of vertices, and those of sets and
    /// numbers, by which no table is kept.
    std::vector<int> variables;
    std::vector<int> others = {};
    /// Expected nanoseconds.
    double cost{};
    /// The place of a term among the uses, and whether its value is inverted (N is not P).
    std::size_t use{};
    bool inverted = false;
    /// A term of two graphs, of two vertices, or of a game with two tokens.
    bool of_two{};
    /// The place of a quantifier over sets among the plans, or no_plan.
    std::size_t plan = no_plan;
};

class Program {
  public:
    explicit Program(const Conjecture& conjecture);

    const Step& at(int id) const { return steps_[static_cast<std::size_t>(id)]; }
    /// One a node of the expression, in their order.
    const std::vector<Step>& steps() const { return steps_; }
    /// Whether a part has this type.
    bool speaks_of(Type type) const { return std::ranges::count(steps_, type, &Step::type) > 0; }
    /// The terms that occur, each with its game once.
    const std::vector<TermUse>& uses() const { return uses_; }
    /// How quantifiers over sets are searched, where not all sets are gone through.
    const std::vector<SetPlan>& plans() const { return plans_; }
    /// The cheapest first.
    const std::vector<int>& hypotheses() const { return hypotheses_; }

  private:
    Step prepared(const Conjecture& conjecture, const Node& node);
    void plan(const Conjecture& conjecture, int id);
    void prepare_term(const Conjecture& conjecture, const Node& node, Step& step);
    void by_cost(std::vector<int>& ids) const;
    void flatten(std::size_t i);

    std::vector<Step> steps_;
    std::vector<TermUse> uses_;
    std::vector<SetPlan> plans_;
    std::vector<int> hypotheses_;
};

}  // namespace gazetteer::conjectures
