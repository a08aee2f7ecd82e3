// SPDX-License-Identifier: GPL-3.0-or-later
// Whether facts about a position can hold together: bounds are propagated, cases distinguished,
// quantifiers taken at the vertices that are known. Sound: what is refuted holds in no position.
// What is not refuted may hold in none all the same.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "language/rules/interval.hpp"

namespace gazetteer::conjectures {

/// Facts about one position of order 1 to 64, as nodes of one expression. A vertex is given by its
/// slot: those of the condition from 1 on are named vertices, which are there.
class Refutation {
  public:
    /// The most nodes of an expression.
    static constexpr std::size_t size_max = 1'000;
    /// The variables of the slots 1 to `names` are the named vertices; those of later slots are
    /// bound by quantifiers of the expression.
    Refutation(Expression expression, int names);

    // The parts of facts.
    int adjacent(int u, int w);
    int arc(int u, int w);
    int same(int u, int w);
    int member(int u, std::int64_t set);
    int empty(std::int64_t set);
    /// How many vertices are adjacent to it, on a digraph by an arc in either direction.
    int degree(int u);
    int number(std::int64_t value);
    int negation(int a) { return boolean(Op::negation, {a}); }
    int joined(Op op, int a, int b) { return boolean(op, {a, b}); }
    /// For all vertices x: body(x), with the slot of x.
    template <class Body>
    int for_all(Body body) {
        const int slot = next_bound_++;
        const int inner = body(slot);
        return add({Op::for_all, Type::boolean, TermGame::none, slot, {inner}});
    }

    /// The node is true in the position.
    void assume(int id) { assumed_.push_back(id); }
    /// The facts assumed cannot hold together.
    bool refuted();

  private:
    /// What may be the value of each node: `truths` of a boolean, `numbers` of a number.
    struct Values {
        std::vector<Truths> truths = {};
        std::vector<Interval> numbers = {};
    };
    /// Thrown where no value is left, and where the work grows beyond its bound.
    struct Contradiction {};
    struct TooMuch {};

    // Nodes.
    int add(Node node);
    int boolean(Op op, std::vector<int> children) {
        return add({op, Type::boolean, TermGame::none, 0, std::move(children)});
    }
    int variable(int slot) { return add({Op::variable, Type::vertex, TermGame::none, slot, {}}); }
    int invariant(const char* name, Type type);
    const Node& node(int id) const { return expression_.node(id); }
    int slot_of(int id) const { return static_cast<int>(node(id).value); }
    bool is_of_whole_graph(const Node& n) const {
        return node(n.children[0]).op == Op::whole_graph;
    }
    bool is_number(int id) const {
        return node(id).type == Type::integer || node(id).type == Type::real;
    }
    bool is_integer(int id) const { return node(id).type == Type::integer; }
    const std::vector<int>& free_slots(int id) const {
        return free_slots_[static_cast<std::size_t>(id)];
    }
    /// It has one value in the position: no variable of a quantifier around it occurs.
    bool is_closed(int id) const;
    /// The node with one vertex for another.
    int with(int id, int slot, int instead);
    /// The body of a quantifier at a vertex: behind "is adjacent to the other, and" or, of a
    /// for_all, "->", if it ranges over neighbours.
    int instance(int id, int slot);
    /// A vertex that is as the node says, if there is one, else any.
    std::optional<int> witness(int id);

    // What the values of nodes say of each other.
    Truths truths(int id) const { return values_->truths[static_cast<std::size_t>(id)]; }
    Interval numbers(int id) const { return values_->numbers[static_cast<std::size_t>(id)]; }
    void keep(int id, Truths allowed);
    void keep(int id, const Interval& allowed);
    void keep_at_least(int id, std::int64_t bound);
    void keep_at_most(int id, std::int64_t bound);
    void narrow(int id);
    void narrow_constant(int id);
    void narrow_connective(int id);
    void narrow_comparison(int id);
    void narrow_equality(int id);
    void merge(int u, int w);
    void narrow_adjacent(int id);
    void narrow_arc(int id);
    void narrow_member(int id);
    void narrow_empty(int id);
    void narrow_term(int id);
    void narrow_degree(int id);
    void narrow_graph();
    void narrow_operation(int id);
    void narrow_operands(int id);
    void narrow_quantifier(int id);
    void narrow_truth_quantifier(int id, bool all);
    void narrow_count(int id);
    void narrow_fold(int id);

    /// How many values a quantifier ranges over.
    Interval range_of(int id);
    bool refuted_in(Values values, int depth);
    void propagate();
    /// An undecided part of a decided connective; -1 if there is none.
    int undecided() const;

    Expression expression_;
    int names_;
    int next_bound_ = 1'000'000;
    std::vector<int> assumed_ = {};
    /// By node: the slots of variables that no quantifier within it binds.
    std::vector<std::vector<int>> free_slots_ = {};
    /// The slots of vertices that have names, here or in the rules.
    std::vector<int> known_ = {};
    std::map<int, int> witnesses_ = {};
    std::map<std::array<int, 3>, int> copies_ = {};
    int order_ = -1;
    int size_ = -1;
    int degree_min_ = -1;
    int degree_max_ = -1;
    int connected_ = -1;
    Values* values_ = nullptr;
    bool changed_ = false;
    std::size_t work_ = 0;
};

}  // namespace gazetteer::conjectures
