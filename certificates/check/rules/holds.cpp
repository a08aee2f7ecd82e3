// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a condition. Undefined parts leave "and", "or" and the quantifiers undefined where
// the other parts do not decide them.
#include <algorithm>
#include <limits>

#include "certificates/check/rules/play.hpp"

namespace gazetteer::check {

namespace {

using Op = Part::Op;
/// A boolean is 0 or 1; nothing: undefined.
using Value = std::optional<std::int64_t>;

/// A graph on the numbers of the position's vertices.
struct Present {
    Graph graph;
    VertexSet vertices;
};

Value negated(Value a) {
    if (a) a = 1 - *a;
    return a;
}

/// `decisive` if one is; else undefined if one is.
Value joined(Value a, Value b, std::int64_t decisive) {
    if (a == decisive || b == decisive) return decisive;
    return a && b ? Value(1 - decisive) : std::nullopt;
}

/// Rounded down; b is not 0.
std::int64_t quotient(std::int64_t a, std::int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

Value calculated(Op op, std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    bool overflows = false;
    if (op == Op::add) overflows = __builtin_add_overflow(a, b, &result);
    if (op == Op::subtract) overflows = __builtin_sub_overflow(a, b, &result);
    if (op == Op::multiply) overflows = __builtin_mul_overflow(a, b, &result);
    // The least integer may have no quotient and no negative.
    if (overflows || result == std::numeric_limits<std::int64_t>::min())
        throw Refusal{"a condition computes an integer beyond 64 bits"};
    if (op != Op::divide && op != Op::modulo) return result;
    if (b == 0) return std::nullopt;
    return op == Op::divide ? quotient(a, b) : a - b * quotient(a, b);
}

bool compared(Op op, std::int64_t a, std::int64_t b) {
    switch (op) {
        case Op::equal:
            return a == b;
        case Op::unequal:
            return a != b;
        case Op::less:
            return a < b;
        case Op::less_equal:
            return a <= b;
        case Op::greater:
            return a > b;
        default:
            return a >= b;
    }
}

class Evaluation {
  public:
    Evaluation(const Condition& condition, const RulesPosition& position, const Graph& graph,
               std::span<const Vertex> named, std::int64_t& steps)
        : condition_(condition),
          position_(position),
          whole_{graph, position.present},
          named_(named.begin(), named.end()),
          steps_(steps) {
        named_.resize(std::max(named_.size(), condition.names));
    }
    Value whole() { return value(condition_.parts.back()); }

  private:
    const Part& part(const Part& of, std::size_t i) const {
        return condition_.parts[static_cast<std::size_t>(of.parts[i])];
    }
    Value value_of(const Part& of, std::size_t i) { return value(part(of, i)); }
    Vertex vertex(const Part& of, std::size_t i) const {
        return named_[static_cast<std::size_t>(part(of, i).value)];
    }
    void spend(int steps) {
        if ((steps_ -= steps) < 0)
            throw Refusal{"the moves of a position take more work than is allowed"};
    }

    Value value(const Part& p) {
        spend(1);
        if (p.op == Op::constant) return p.value;
        if (p.op == Op::variable) return named_[static_cast<std::size_t>(p.value)];
        if (p.op <= Op::degree) return of_graph(p);
        if (p.op >= Op::for_all) return quantified(p);
        if (p.op <= Op::equivalence) return logical(p);
        if (p.op == Op::adjacent) return whole_.graph.adjacent(vertex(p, 0), vertex(p, 1));
        if (p.op == Op::member) return set(p).contains(vertex(p, 0));
        if (p.op == Op::empty) return set(p).empty();
        const Value a = value_of(p, 0);
        if (p.op == Op::minus) return a ? calculated(Op::subtract, 0, *a) : a;
        const Value b = value_of(p, 1);
        if (!a || !b) return std::nullopt;
        return p.op < Op::adjacent ? Value(compared(p.op, *a, *b)) : calculated(p.op, *a, *b);
    }
    VertexSet set(const Part& p) const { return position_.sets[static_cast<std::size_t>(p.value)]; }

    Value logical(const Part& p) {
        Value a = value_of(p, 0);
        if (p.op == Op::negation) return negated(a);
        if (p.op == Op::implication) a = negated(a);
        const std::int64_t decisive = p.op == Op::conjunction ? 0 : 1;
        const bool joins = p.op != Op::exclusive && p.op != Op::equivalence;
        if (joins && a == decisive) return a;
        const Value b = value_of(p, 1);
        if (joins) return joined(a, b, decisive);
        if (!a || !b) return std::nullopt;
        return (*a != *b) == (p.op == Op::exclusive);
    }

    Value quantified(const Part& p) {
        const VertexSet range =
            p.parts.size() > 1 ? whole_.graph.neighbours(vertex(p, 1)) : position_.present;
        const std::int64_t decisive = p.op == Op::for_all ? 0 : 1;
        Value result = p.op == Op::count ? 0 : 1 - decisive;
        for (Vertex u : range) {
            named_[static_cast<std::size_t>(p.value)] = u;
            const Value now = value_of(p, 0);
            if (p.op != Op::count) {
                if (now == decisive) return now;
                result = joined(result, now, decisive);
            } else {
                result = result && now ? Value(*result + *now) : std::nullopt;
            }
        }
        return result;
    }

    Value of_graph(const Part& p) {
        const Present of = graph(part(p, 0));
        spend(of.graph.order());
        if (p.op == Op::order) return of.vertices.size();
        if (p.op == Op::size) return of.graph.size();
        if (p.op == Op::bipartite) return is_bipartite(of.graph);
        if (p.op == Op::degree) {
            const Vertex v = vertex(p, 1);
            return of.vertices.contains(v) ? Value(of.graph.degree(v)) : std::nullopt;
        }
        // What is not there is a component of its own.
        const int count =
            static_cast<int>(components(of.graph).size()) - of.graph.order() + of.vertices.size();
        return p.op == Op::components ? count : count <= 1;
    }

    Present graph(const Part& p) {
        if (p.op == Op::whole) return whole_;
        Present result = graph(part(p, 0));
        spend(result.graph.order());
        if (p.op == Op::complement) {
            Graph complement(result.graph.order());
            for (Vertex u : result.vertices)
                for (Vertex w : result.vertices - result.graph.neighbours(u))
                    if (u != w) complement.add_edge(u, w);
            result.graph = complement;
        } else if (p.op == Op::without_vertex) {
            result.graph = result.graph.isolating(vertex(p, 1));
            result.vertices.erase(vertex(p, 1));
        } else {
            result.graph.erase_edge(vertex(p, 1), vertex(p, 2));
        }
        return result;
    }

    const Condition& condition_;
    const RulesPosition& position_;
    Present whole_;
    std::vector<Vertex> named_;
    std::int64_t& steps_;
};

}  // namespace

bool holds(const Condition& condition, const RulesPosition& position, const Graph& graph,
           std::span<const Vertex> named, std::int64_t& steps) {
    return Evaluation(condition, position, graph, named, steps).whole() == 1;
}

}  // namespace gazetteer::check
