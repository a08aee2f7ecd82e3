// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes, cases, and what connectives and numbers say. The atoms and the quantifiers are in
// refutation_parts.cpp.
#include "language/rules/refutation.hpp"

#include <algorithm>

#include "language/expressions/program.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr int first_witness = 2'000'000;
constexpr std::size_t witnesses_max = 6;
constexpr std::size_t nodes_max = 4'000;
constexpr std::size_t work_max = 200'000;
constexpr int rounds_max = 80;
constexpr int cases_deep_max = 10;

bool is_connective(Op op) {
    return op == Op::conjunction || op == Op::disjunction || op == Op::exclusive_or ||
           op == Op::implication || op == Op::equivalence;
}

/// The values of a connective at single truths: undefined is neither, as far as the other side
/// does not decide.
Truths value_of(Op op, Truths a, Truths b) {
    const auto negated = [](Truths x) {
        return x == is_true ? is_false : x == is_false ? is_true : x;
    };
    switch (op) {
        case Op::conjunction:
            if (a == is_false || b == is_false) return is_false;
            return a == is_true && b == is_true ? is_true : is_undefined;
        case Op::disjunction:
            return negated(value_of(Op::conjunction, negated(a), negated(b)));
        case Op::implication:
            return value_of(Op::disjunction, negated(a), b);
        case Op::exclusive_or:
            if (a == is_undefined || b == is_undefined) return is_undefined;
            return a != b ? is_true : is_false;
        default:
            return negated(value_of(Op::exclusive_or, a, b));
    }
}

constexpr std::array<Truths, 3> each_truth{is_false, is_true, is_undefined};

}  // namespace

Refutation::Refutation(Expression expression, int names)
    : expression_(std::move(expression)), names_(names) {
    const Expression given = expression_;
    for (std::size_t id = 0; id < given.nodes().size(); ++id) add(given.node(static_cast<int>(id)));
    for (int slot = 1; slot <= names; ++slot) known_.push_back(slot);
    order_ = invariant("order", Type::integer);
    size_ = invariant("size", Type::integer);
    degree_min_ = invariant("min_degree", Type::integer);
    degree_max_ = invariant("max_degree", Type::integer);
    connected_ = invariant("connected", Type::boolean);
    for (int slot = 1; slot <= names; ++slot) degree(slot);
}

int Refutation::add(Node node) {
    std::vector<int> slots;
    if (node.op == Op::variable) slots.push_back(static_cast<int>(node.value));
    const bool binds = node.op >= Op::for_all;
    const bool binds_two = node.op >= Op::count_edges;
    for (std::size_t i = 0; i < node.children.size(); ++i)
        for (int slot : free_slots(node.children[i]))
            if (!(binds && i == 0 &&
                  (slot == node.value || (binds_two && slot == node.value + 1))) &&
                std::ranges::count(slots, slot) == 0)
                slots.push_back(slot);
    const int id = expression_.add(std::move(node));
    const auto place = static_cast<std::size_t>(id);
    if (place >= nodes_max) throw TooMuch();
    if (place == free_slots_.size()) free_slots_.push_back(std::move(slots));
    if (values_ != nullptr && place >= values_->truths.size()) {
        values_->truths.resize(place + 1, any_truth);
        values_->numbers.resize(place + 1);
        changed_ = true;
    }
    return id;
}

int Refutation::invariant(const char* name, Type type) {
    const int whole = add({Op::whole_graph, Type::graph, TermGame::none, 0, {}});
    return add({Op::term, type, TermGame::none, find_term(name), {whole}});
}
int Refutation::degree(int u) {
    const int whole = add({Op::whole_graph, Type::graph, TermGame::none, 0, {}});
    return add(
        {Op::term, Type::integer, TermGame::none, find_term("degree"), {whole, variable(u)}});
}
int Refutation::number(std::int64_t value) {
    return add({Op::constant, Type::integer, TermGame::none, value, {}});
}
int Refutation::adjacent(int u, int w) {
    const int whole = add({Op::whole_graph, Type::graph, TermGame::none, 0, {}});
    return boolean(Op::adjacent, {whole, variable(std::min(u, w)), variable(std::max(u, w))});
}
int Refutation::arc(int u, int w) {
    const int whole = add({Op::whole_graph, Type::graph, TermGame::none, 0, {}});
    return boolean(Op::arc, {whole, variable(u), variable(w)});
}
int Refutation::same(int u, int w) {
    return boolean(Op::equal, {variable(std::min(u, w)), variable(std::max(u, w))});
}
int Refutation::member(int u, std::int64_t set) {
    return add({Op::member, Type::boolean, TermGame::none, set, {variable(u)}});
}
int Refutation::empty(std::int64_t set) {
    return add({Op::empty_set, Type::boolean, TermGame::none, set, {}});
}

bool Refutation::is_closed(int id) const {
    return std::ranges::all_of(free_slots(id),
                               [&](int slot) { return slot <= names_ || slot >= first_witness; });
}

int Refutation::with(int id, int slot, int instead) {
    if (std::ranges::count(free_slots(id), slot) == 0) return id;
    const auto known = copies_.find({id, slot, instead});
    if (known != copies_.end()) return known->second;
    Node copy = node(id);
    if (copy.op == Op::variable) copy.value = instead;
    for (int& child : copy.children) child = with(child, slot, instead);
    const int result = add(std::move(copy));
    copies_[{id, slot, instead}] = result;
    return result;
}

std::optional<int> Refutation::witness(int id) {
    const auto known = witnesses_.find(id);
    if (known != witnesses_.end()) return known->second;
    if (witnesses_.size() == witnesses_max) return std::nullopt;
    const int slot = first_witness + static_cast<int>(witnesses_.size());
    witnesses_[id] = slot;
    known_.push_back(slot);
    changed_ = true;
    return slot;
}

void Refutation::keep(int id, Truths allowed) {
    Truths& now = values_->truths[static_cast<std::size_t>(id)];
    if ((now & allowed) == now) return;
    now &= allowed;
    changed_ = true;
    if (now == 0) throw Contradiction();
}

void Refutation::keep(int id, const Interval& allowed) {
    Interval& now = values_->numbers[static_cast<std::size_t>(id)];
    Interval next = meet(now, allowed);
    if (next.is_empty()) throw Contradiction();
    if (!next.has_number()) next = {1, 0, true};
    if (next == now) return;
    now = next;
    changed_ = true;
}
void Refutation::keep_at_least(int id, std::int64_t bound) {
    keep(id, Interval{std::min(bound, Interval::unbounded), Interval::unbounded, true});
}
void Refutation::keep_at_most(int id, std::int64_t bound) {
    keep(id, Interval{-Interval::unbounded, std::max(bound, -Interval::unbounded), true});
}

bool Refutation::refuted() {
    Values values;
    values.truths.resize(expression_.nodes().size(), any_truth);
    values.numbers.resize(expression_.nodes().size());
    try {
        const bool result = refuted_in(std::move(values), cases_deep_max);
        values_ = nullptr;
        return result;
    } catch (const TooMuch&) {
        values_ = nullptr;
        return false;
    }
}

bool Refutation::refuted_in(Values values, int depth) {
    // Nodes that other cases have added.
    values.truths.resize(expression_.nodes().size(), any_truth);
    values.numbers.resize(expression_.nodes().size());
    values_ = &values;
    try {
        for (int id : assumed_) keep(id, is_true);
        propagate();
    } catch (const Contradiction&) {
        return true;
    }
    const int open = undecided();
    if (open < 0 || depth == 0) return false;
    for (Truths truth : each_truth) {
        if ((values.truths[static_cast<std::size_t>(open)] & truth) == 0) continue;
        Values one = values;
        one.truths[static_cast<std::size_t>(open)] = truth;
        if (!refuted_in(std::move(one), depth - 1)) return false;
    }
    return true;
}

void Refutation::propagate() {
    changed_ = true;
    for (int round = 0; changed_ && round < rounds_max; ++round) {
        changed_ = false;
        narrow_graph();
        for (int id = 0; id < static_cast<int>(expression_.nodes().size()); ++id) {
            if (++work_ > work_max) throw TooMuch();
            narrow(id);
        }
    }
}

int Refutation::undecided() const {
    const auto is_decided = [&](int id) { return (truths(id) & (truths(id) - 1)) == 0; };
    for (int id = static_cast<int>(expression_.nodes().size()) - 1; id >= 0; --id) {
        if (!is_connective(node(id).op) || !is_closed(id) || truths(id) == any_truth) continue;
        for (int child : node(id).children)
            if (!is_decided(child)) return child;
    }
    return -1;
}

void Refutation::narrow(int id) {
    const Op op = node(id).op;
    switch (op) {
        case Op::constant:
            return narrow_constant(id);
        case Op::term:
            return narrow_term(id);
        case Op::adjacent:
            return narrow_adjacent(id);
        case Op::arc:
            return narrow_arc(id);
        case Op::member:
            return narrow_member(id);
        case Op::empty_set:
            return narrow_empty(id);
        case Op::negation: {
            const auto negated = [](Truths some) {
                return static_cast<Truths>((some & is_undefined) |
                                           ((some & is_false) != 0 ? is_true : 0) |
                                           ((some & is_true) != 0 ? is_false : 0));
            };
            const int child = node(id).children[0];
            keep(id, negated(truths(child)));
            if (is_closed(id)) keep(child, negated(truths(id)));
            return;
        }
        default:
            if (is_connective(op)) return narrow_connective(id);
            if (is_comparison(op)) return narrow_comparison(id);
            if (op >= Op::for_all) return narrow_quantifier(id);
            if (is_number(id)) return narrow_operation(id);
    }
}

void Refutation::narrow_constant(int id) {
    const std::int64_t value = node(id).value;
    if (node(id).type == Type::boolean) return keep(id, value != 0 ? is_true : is_false);
    if (!is_number(id)) return;
    const std::int64_t bound = std::clamp(value, -Interval::unbounded, Interval::unbounded);
    keep(id, Interval::of(bound, bound));
}

void Refutation::narrow_connective(int id) {
    const Node n = node(id);
    if (n.children.size() != 2) return;
    const int a = n.children[0];
    const int b = n.children[1];
    Truths result = 0;
    Truths left = 0;
    Truths right = 0;
    for (Truths x : each_truth)
        for (Truths y : each_truth) {
            if ((truths(a) & x) == 0 || (truths(b) & y) == 0) continue;
            const Truths value = value_of(n.op, x, y);
            if ((truths(id) & value) == 0 || (a == b && x != y)) continue;
            result |= value;
            left |= x;
            right |= y;
        }
    keep(id, result);
    if (!is_closed(id)) return;
    keep(a, left);
    keep(b, right);
}

void Refutation::narrow_comparison(int id) {
    const Node n = node(id);
    const int left = n.children[0];
    const int right = n.children[1];
    if (node(left).type == Type::vertex) return narrow_equality(id);
    if (!is_number(left) || !is_number(right)) return;
    Interval a = numbers(left);
    Interval b = numbers(right);
    keep(id, left == right ? compared(n.op, Interval::of(0, 0), Interval::of(0, 0)) |
                                 (a.undefined ? is_undefined : Truths{0})
                           : compared(n.op, a, b));
    if (!is_closed(id)) return;
    contract(n.op, truths(id), a, is_integer(left), b, is_integer(right));
    keep(left, a);
    keep(right, b);
}

void Refutation::narrow_operation(int id) {
    const Node n = node(id);
    if (n.children.size() == 1) keep(id, operated(n.op, numbers(n.children[0])));
    if (n.children.size() == 2)
        keep(id, operated(n.op, numbers(n.children[0]), numbers(n.children[1])));
    if (is_closed(id)) narrow_operands(id);
}

/// From a sum to its members, and the like. The sum is defined: then so are they.
void Refutation::narrow_operands(int id) {
    const Node n = node(id);
    const Interval value = numbers(id);
    if (value.undefined || !std::ranges::all_of(n.children, [&](int c) { return is_number(c); }))
        return;
    if (n.op == Op::minus) return keep(n.children[0], operated(Op::minus, value));
    if (n.children.size() != 2) return;
    const int a = n.children[0];
    const int b = n.children[1];
    const auto as_number = [](Interval result) {
        result.undefined = false;
        return result;
    };
    // An infinite side would leave nothing of the other.
    if (!numbers(a).is_bounded() || !numbers(b).is_bounded()) return;
    if (n.op == Op::add) {
        keep(a, as_number(operated(Op::subtract, value, numbers(b))));
        keep(b, as_number(operated(Op::subtract, value, numbers(a))));
    } else if (n.op == Op::subtract) {
        keep(a, as_number(operated(Op::add, value, numbers(b))));
        keep(b, as_number(operated(Op::subtract, numbers(a), value)));
    } else if (n.op == Op::min) {
        keep_at_least(a, value.low);
        keep_at_least(b, value.low);
    } else if (n.op == Op::max) {
        keep_at_most(a, value.high);
        keep_at_most(b, value.high);
    }
}

}  // namespace gazetteer::conjectures
