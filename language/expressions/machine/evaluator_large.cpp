// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the vertices of graphs of more than 64: quantifiers over vertices, and sets by a
// property where it is asked how many vertices they have, or whether they have one.
#include <algorithm>

#include "language/expressions/machine/evaluator_machine.hpp"

namespace gazetteer::conjectures {

namespace {

[[noreturn]] void refuse_in_large(const char* what) {
    throw LimitExceeded(std::string(what) + " takes graphs of order at most 64");
}

/// Whether a set may stand there: no vertices are put in a word.
bool asks_a_set(Op op) {
    return op == Op::set_size || op == Op::member;
}

}  // namespace

void Evaluator::Machine::load(const LargeGraph& g) {
    const Expression& expression = conjecture_.expression();
    if (conjecture_.about_vertices()) refuse_in_large("what is said of a vertex v");
    for (const Node& node : expression.nodes()) {
        if (is_over_sets(node.op) || node.op == Op::empty_set)
            refuse_in_large("what is said of all sets");
        if (is_over_edges(node.op)) refuse_in_large("what is said of edges");
        if (node.op == Op::given_graph) refuse_in_large("what is said of a given graph");
        for (int child : node.children)
            if (expression.node(child).op == Op::set_of && !asks_a_set(node.op))
                refuse_in_large("what is said of a set of vertices");
        if (node.op == Op::member && expression.node(node.children.back()).op != Op::set_of)
            refuse_in_large("what is said of a set of vertices");
    }
    load_whole(g);
    turn_to(Graph(), {});
    large_ = whole_.large();
    order_ = g.order();
}

const std::vector<Vertex>& Evaluator::Machine::large_set(int id) {
    const Step& step = step_at(id);
    return kept(memo_of(id).large_sets, step, [&] {
        std::vector<Vertex> result;
        for (Vertex u = 0; u < order_; ++u) {
            runs::poll();
            slots_[static_cast<std::size_t>(step.value)] = u;
            if (is_true(step.children[0])) result.push_back(u);
        }
        return result;
    });
}

bool Evaluator::Machine::is_in_large_set(int id, Vertex v) {
    const Step& step = step_at(id);
    if (place_in_table(step) >= 0) return std::ranges::binary_search(large_set(id), v);
    slots_[static_cast<std::size_t>(step.value)] = v;
    return is_true(step.children[0]);
}

std::int64_t Evaluator::Machine::size_of_large_set(int id) {
    if (place_in_table(step_at(id)) >= 0) return std::ssize(large_set(id));
    std::int64_t result = 0;
    for (Vertex u = 0; u < order_; ++u) {
        runs::poll();
        result += is_in_large_set(id, u) ? 1 : 0;
    }
    return result;
}

}  // namespace gazetteer::conjectures
