// SPDX-License-Identifier: GPL-3.0-or-later
// What atoms and quantifiers say of each other in a position. Vertices that are named are there,
// so all atoms are defined.
#include <algorithm>
#include <string_view>

#include "language/expressions/program.hpp"
#include "language/expressions/terms.hpp"
#include "language/rules/refutation.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr Truths defined = is_false | is_true;
constexpr std::int64_t order_max = Graph::order_max;
constexpr std::int64_t edges_max = order_max * (order_max - 1) / 2;

}  // namespace

/// What all the vertices say of the graph.
void Refutation::narrow_graph() {
    keep(order_, Interval::of(1, order_max));
    keep(size_, Interval::of(0, edges_max));
    keep(degree_max_, Interval::of(0, order_max - 1));
    keep(degree_min_, Interval::of(0, order_max - 1));
    keep(connected_, defined);
    const std::int64_t n = numbers(order_).high;
    keep_at_most(size_, n * numbers(degree_max_).high / 2);
    keep_at_most(degree_max_, std::min(n - 1, numbers(size_).high));
    keep_at_most(degree_min_, numbers(degree_max_).high);
    keep_at_least(degree_max_, numbers(degree_min_).low);
    keep_at_least(order_, numbers(degree_max_).low + 1);
    keep_at_least(size_, numbers(degree_max_).low);
}

void Refutation::narrow_term(int id) {
    const Node n = node(id);
    if (std::string_view(gazetteer::conjectures::term(n.value).name) != "degree") return;
    if (is_of_whole_graph(n)) narrow_degree(id);
}

void Refutation::narrow_degree(int id) {
    keep(id, Interval::of(0, order_max - 1));
    keep_at_most(id, std::min(numbers(order_).high - 1, numbers(degree_max_).high));
    keep_at_least(id, numbers(degree_min_).low);
    if (numbers(order_).low > 1 && truths(connected_) == is_true) keep_at_least(id, 1);
    if (!is_closed(id)) return;
    keep_at_least(degree_max_, numbers(id).low);
    keep_at_most(degree_min_, numbers(id).high);
    if (numbers(id).low < 1) return;
    if (const auto neighbour = witness(id))
        keep(adjacent(slot_of(node(id).children[1]), *neighbour), is_true);
}

void Refutation::narrow_adjacent(int id) {
    const Node n = node(id);
    if (!is_of_whole_graph(n)) return;
    keep(id, defined);
    const int u = slot_of(n.children[1]);
    const int w = slot_of(n.children[2]);
    if (u == w) return keep(id, is_false);
    if (!is_closed(id)) return;
    const int sorted = adjacent(u, w);
    keep(id, truths(sorted));
    keep(sorted, truths(id));
    if (numbers(degree(u)).high == 0 || numbers(degree(w)).high == 0) keep(id, is_false);
    if (truths(id) != is_true) return;
    keep_at_least(degree(u), 1);
    keep_at_least(degree(w), 1);
    keep(same(u, w), is_false);
}

/// On a digraph, adjacent are the ends of an arc in either direction.
void Refutation::narrow_arc(int id) {
    const Node n = node(id);
    keep(id, defined);
    const int u = slot_of(n.children[1]);
    const int w = slot_of(n.children[2]);
    if (u == w) return keep(id, is_false);
    if (!is_closed(id)) return;
    const int joined_by = adjacent(u, w);
    const int back = arc(w, u);
    if (truths(joined_by) == is_false) keep(id, is_false);
    if (truths(joined_by) == is_true && truths(back) == is_false) keep(id, is_true);
    if (truths(id) == is_true) keep(joined_by, is_true);
    if (truths(id) == is_false && truths(back) == is_false) keep(joined_by, is_false);
}

void Refutation::narrow_equality(int id) {
    const Node n = node(id);
    const int u = slot_of(n.children[0]);
    const int w = slot_of(n.children[1]);
    const bool unequal = n.op == Op::unequal;
    keep(id, u == w ? (unequal ? is_false : is_true) : defined);
    if (!is_closed(id) || u == w) return;
    const int sorted = unequal ? negation(same(u, w)) : same(u, w);
    keep(id, truths(sorted));
    keep(sorted, truths(id));
    if (!unequal && truths(id) == is_true) merge(u, w);
}

/// Two names of one vertex: what is said with the one holds with the other.
void Refutation::merge(int u, int w) {
    const int count = static_cast<int>(expression_.nodes().size());
    for (int id = 0; id < count; ++id) {
        if (!is_closed(id) || std::ranges::count(free_slots(id), w) == 0) continue;
        if (node(id).op == Op::variable) continue;
        const int other = with(id, w, u);
        keep(id, truths(other));
        keep(other, truths(id));
        if (!is_number(id)) continue;
        keep(id, numbers(other));
        keep(other, numbers(id));
    }
}

void Refutation::narrow_member(int id) {
    const Node n = node(id);
    if (n.children.size() != 1) return;
    keep(id, defined);
    const int emptiness = empty(n.value);
    if (truths(emptiness) == is_true) keep(id, is_false);
    if (is_closed(id) && truths(id) == is_true) keep(emptiness, is_false);
}

void Refutation::narrow_empty(int id) {
    if (!node(id).children.empty()) return;
    keep(id, defined);
    if (truths(id) != is_false) return;
    if (const auto its = witness(id)) keep(member(*its, node(id).value), is_true);
}

Interval Refutation::range_of(int id) {
    const Node n = node(id);
    if (!is_over_neighbours(n.op)) return numbers(order_);
    return numbers(degree(slot_of(n.children[1])));
}

int Refutation::instance(int id, int slot) {
    const Node n = node(id);
    const int body = with(n.children[0], static_cast<int>(n.value), slot);
    if (!is_over_neighbours(n.op)) return body;
    const int there = adjacent(slot_of(n.children[1]), slot);
    return joined(n.op == Op::for_all_neighbours ? Op::implication : Op::conjunction, there, body);
}

void Refutation::narrow_quantifier(int id) {
    switch (node(id).op) {
        case Op::for_all:
        case Op::for_all_neighbours:
            return narrow_truth_quantifier(id, true);
        case Op::exists:
        case Op::exists_neighbour:
            return narrow_truth_quantifier(id, false);
        case Op::count:
        case Op::count_neighbours:
            return narrow_count(id);
        case Op::sum:
        case Op::greatest:
        case Op::least:
        case Op::sum_neighbours:
        case Op::greatest_neighbour:
        case Op::least_neighbour:
            return narrow_fold(id);
        default:
            return;
    }
}

/// False of all is decided by one that is false, true of some by one that is true; then by one that
/// is undefined.
void Refutation::narrow_truth_quantifier(int id, bool all) {
    const Truths decisive = all ? is_false : is_true;
    const Truths usual = all ? is_true : is_false;
    const Interval range = range_of(id);
    const Truths body = truths(node(id).children[0]);
    if (range.high < 1) return keep(id, usual);
    keep(id, static_cast<Truths>(usual | (body & (decisive | is_undefined))));
    if (range.low >= 1 && (body & usual) == 0) keep(id, decisive | is_undefined);
    if (range.low >= 1 && body == decisive) keep(id, decisive);
    if (!is_closed(id)) return;
    const std::vector<int> known = known_;
    for (int slot : known) {
        const int its = instance(id, slot);
        if (truths(its) == decisive) keep(id, decisive);
        if (truths(id) == usual) keep(its, usual);
        if ((truths(id) & decisive) == 0) keep(its, usual | is_undefined);
    }
    if ((truths(id) & usual) != 0) return;
    if (const auto found = witness(id)) keep(instance(id, *found), truths(id));
}

void Refutation::narrow_count(int id) {
    const Interval range = range_of(id);
    const Truths body = truths(node(id).children[0]);
    Interval allowed{0, range.high, (body & is_undefined) != 0 && range.high > 0};
    if ((body & is_true) == 0) allowed.high = 0;
    if (body == is_true) allowed.low = range.low;
    keep(id, allowed);
    if (!is_closed(id) || numbers(id).undefined) return;
    if (is_over_neighbours(node(id).op))
        keep_at_least(degree(slot_of(node(id).children[1])), numbers(id).low);
    else
        keep_at_least(order_, numbers(id).low);
    const std::vector<int> known = known_;
    for (int slot : known) {
        const int its = instance(id, slot);
        if (truths(its) == is_true) keep_at_least(id, 1);
        if (numbers(id).high == 0) keep(its, is_false);
    }
    if (numbers(id).low < 1) return;
    if (const auto found = witness(id)) keep(instance(id, *found), is_true);
}

/// The sum of no value is 0, and the greatest and the least are undefined.
void Refutation::narrow_fold(int id) {
    const Node n = node(id);
    const Interval range = range_of(id);
    const Interval body = numbers(n.children[0]);
    const bool sums = n.op == Op::sum || n.op == Op::sum_neighbours;
    if (sums) {
        if (range.high < 1) return keep(id, Interval::of(0, 0));
        if (body.low >= 0) keep_at_least(id, 0);
        return;
    }
    if (range.high < 1) return keep(id, Interval{1, 0, true});
    keep(id, Interval{body.low, body.high, body.undefined || range.low < 1});
}

}  // namespace gazetteer::conjectures
