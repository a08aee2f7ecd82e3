// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/evaluation.hpp"

#include <optional>

#include "certificates/check/invariants/named_graph.hpp"
#include "certificates/check/invariants/terms/spectrum.hpp"

namespace gazetteer::check::invariants {

namespace {

class Evaluation {
  public:
    Evaluation(const Graph& g, std::size_t names, Known& known, Steps& steps)
        : g_(g), known_(known), steps_(steps), plays_([&steps] { steps.take(); }), names_(names) {}

    void bind(std::int64_t place, VertexSet value) {
        names_.at(static_cast<std::size_t>(place)) = value;
    }

    bool is_true(const Part& part) {
        steps_.take();
        switch (part.op) {
            case Op::constant:
                return part.value != 0;
            case Op::term:
                return !is_equal(asked(part), 0);
            case Op::of_game:
                return played(part) != 0;
            case Op::contains:
            case Op::contains_induced:
            case Op::isomorphic:
                return compared(part);
            case Op::negation:
                return !is_true(part.parts[0]);
            case Op::conjunction:
                return is_true(part.parts[0]) && is_true(part.parts[1]);
            case Op::disjunction:
                return is_true(part.parts[0]) || is_true(part.parts[1]);
            case Op::implication:
                return !is_true(part.parts[0]) || is_true(part.parts[1]);
            case Op::exclusive:
                return is_true(part.parts[0]) != is_true(part.parts[1]);
            case Op::equivalence:
                return is_true(part.parts[0]) == is_true(part.parts[1]);
            case Op::adjacent:
                return g_.adjacent(vertex(part.parts[0]), vertex(part.parts[1]));
            case Op::member:
                return set(part.parts[1]).contains(vertex(part.parts[0]));
            case Op::empty:
                return set(part.parts[0]).empty();
            case Op::for_all:
                return !any(part, false);
            case Op::exists:
                return any(part, true);
            default:
                return part.parts[0].sort == Sort::vertex ? same_vertex(part) : comparison(part);
        }
    }

  private:
    /// = or !=.
    bool same_vertex(const Part& part) {
        return (vertex(part.parts[0]) == vertex(part.parts[1])) == (part.op == Op::equal);
    }

    bool comparison(const Part& part) {
        const Number a = number(part.parts[0]);
        const Number b = number(part.parts[1]);
        switch (part.op) {
            case Op::equal:
                return is_equal(a, b);
            case Op::unequal:
                return !is_equal(a, b);
            case Op::less:
                return is_less(a, b);
            case Op::greater:
                return is_less(b, a);
            case Op::less_equal:
                return !is_less(b, a);
            case Op::greater_equal:
                return !is_less(a, b);
            default:
                throw Unproved{"no boolean"};
        }
    }

    Number number(const Part& part) {
        steps_.take();
        switch (part.op) {
            case Op::constant:
                return part.value;
            case Op::infinity:
                return Number::infinity();
            case Op::term:
                return asked(part);
            case Op::of_game:
                return played(part);
            case Op::distance:
                return distance(part);
            case Op::eigenvalue:
                return eigenvalue(part, adjacency_matrix);
            case Op::laplacian_eigenvalue:
                return eigenvalue(part, laplacian_matrix);
            case Op::signless_laplacian_eigenvalue:
                return eigenvalue(part, signless_laplacian_matrix);
            case Op::distance_eigenvalue:
                return eigenvalue(part, distance_matrix);
            case Op::minus:
                return 0 - number(part.parts[0]);
            case Op::square_root:
                return square_root(number(part.parts[0]));
            case Op::absolute:
                return absolute(number(part.parts[0]));
            case Op::floor:
                return floor(number(part.parts[0]));
            case Op::ceiling:
                return ceiling(number(part.parts[0]));
            case Op::set_size:
                return set(part.parts[0]).size();
            case Op::count:
            case Op::sum:
            case Op::min:
            case Op::max:
                return folded(part);
            default:
                return computed(part);
        }
    }

    /// A sign between numbers, or a function of several.
    Number computed(const Part& part) {
        Number result = number(part.parts[0]);
        for (std::size_t i = 1; i < part.parts.size(); ++i)
            result = combined(part.op, result, number(part.parts[i]));
        return result;
    }
    static Number combined(Op op, Number a, Number b) {
        switch (op) {
            case Op::add:
                return a + b;
            case Op::subtract:
                return a - b;
            case Op::multiply:
                return a * b;
            case Op::quotient:
                return a / b;
            case Op::divide:
                return divide(a, b);
            case Op::modulo:
                return modulo(a, b);
            case Op::power:
                return power(a, b);
            case Op::common_divisor:
                return common_divisor(a, b);
            case Op::least:
                return least(a, b);
            case Op::greatest:
                return greatest(a, b);
            default:
                throw Unproved{"no number"};
        }
    }

    VertexSet named(const Part& part) { return names_.at(static_cast<std::size_t>(part.value)); }
    Vertex vertex(const Part& part) { return named(part).front(); }

    VertexSet set(const Part& part) {
        if (part.op == Op::name) return named(part);
        if (part.op == Op::these)
            return VertexSet::from_bits(static_cast<std::uint64_t>(part.value));
        VertexSet result;
        for (Vertex u : g_.vertices()) {
            bind(part.value, {u});
            if (is_true(part.parts[0])) result.insert(u);
        }
        return result;
    }

    /// An invariant of G itself is computed once.
    Number asked(const Part& part) {
        const Term& term = *part.term;
        if (part.parts[0].op == Op::whole && !term.of_vertex) {
            if (!known_.contains(&term)) known_[&term] = term.value(g_, -1, steps_);
            return known_[&term];
        }
        const NamedGraph of = graph(part.parts[0]);
        const Vertex v = term.of_vertex ? of.place(vertex(part.parts[1])) : -1;
        return term.value(of.plain(), v, steps_);
    }

    std::int64_t played(const Part& part) {
        const NamedGraph of = graph(part.parts[0]);
        std::vector<Vertex> tokens;
        for (std::size_t i = 1; i < part.parts.size(); ++i)
            tokens.push_back(of.place(vertex(part.parts[i])));
        try {
            return part.game->answer(*part.game, static_cast<Question>(part.value), of.plain(),
                                     tokens, plays_);
        } catch (const Unplayed& unplayed) {
            if (unplayed.takes_too_much) throw TooLarge{{unplayed.reason}};
            throw Unproved{unplayed.reason};
        }
    }

    bool compared(const Part& part) {
        const Graph a = graph(part.parts[0]).plain();
        const Graph b = graph(part.parts[1]).plain();
        const bool same = part.op == Op::isomorphic;
        if (same && (a.order() != b.order() || a.size() != b.size())) return false;
        return contains(a, b, part.op != Op::contains, steps_);
    }

    Number distance(const Part& part) {
        const NamedGraph of = graph(part.parts[0]);
        const Vertex to = of.place(vertex(part.parts[1]));
        VertexSet from;
        if (part.parts[2].sort == Sort::set) {
            for (Vertex w : set(part.parts[2])) from.insert(of.place(w));
            if (from.empty()) throw Unproved{"the distance to the empty set is undefined"};
        } else {
            from.insert(of.place(vertex(part.parts[2])));
        }
        const int result = distances(of.plain(), from)[static_cast<std::size_t>(to)];
        return result < 0 ? Number::infinity() : Number(result);
    }

    Number eigenvalue(const Part& part, IntegerMatrix (*matrix_of)(const Graph&)) {
        const Graph of = graph(part.parts[0]).plain();
        const std::int64_t k = number(part.parts[1]).integer();
        if (k < 1 || k > of.order()) throw Unproved{"no eigenvalue has this number"};
        return Spectrum(matrix_of(of), steps_).eigenvalue(static_cast<int>(k));
    }

    NamedGraph graph(const Part& part) {
        if (part.op == Op::whole) return {g_, g_.vertices()};
        if (part.op == Op::given) return {part.graph, part.graph.vertices()};
        NamedGraph of = graph(part.parts[0]);
        switch (part.op) {
            case Op::without_vertex:
                of.present.erase(vertex(part.parts[1]));
                return of;
            case Op::without_edge:
                of.graph.erase_edge(vertex(part.parts[1]), vertex(part.parts[2]));
                return of;
            case Op::induced:
                of.present = of.present & set(part.parts[1]);
                return of;
            case Op::line_graph:
                return line_graph_of(of);
            case Op::square:
                return power_of(of, 2);
            case Op::graph_power:
                if (part.parts[1].op != Op::constant) throw Unproved{"a power that is computed"};
                return power_of(of, part.parts[1].value);
            default:
                return complement_of(of);
        }
    }
    /// Calls visit() with each value of the names that meets the condition, until it returns true.
    template <class Visit>
    bool each(const Part& part, Visit visit) {
        const auto visit_if = [&] { return is_true(part.parts[1]) && visit(); };
        if (part.over == Over::sets) return each_set(part, visit_if);
        if (part.over == Over::edges) {
            for (Edge e : g_.edges()) {
                bind(part.value, {e.u});
                bind(part.value + 1, {e.v});
                if (visit_if()) return true;
            }
            return false;
        }
        const bool all = part.over == Over::vertices;
        for (Vertex u : all ? g_.vertices() : g_.neighbours(vertex(part.parts[2]))) {
            bind(part.value, {u});
            if (visit_if()) return true;
        }
        return false;
    }
    template <class Visit>
    bool each_set(const Part& part, Visit visit) {
        if (g_.order() > table_order_max) throw Unproved{"sets are gone through up to order 24"};
        for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g_.order(); ++bits) {
            bind(part.value, VertexSet::from_bits(bits));
            if (visit()) return true;
        }
        return false;
    }

    bool any(const Part& part, bool wanted) {
        return each(part, [&] { return is_true(part.parts[0]) == wanted; });
    }

    Number folded(const Part& part) {
        std::optional<Number> result;
        if (part.op == Op::count || part.op == Op::sum) result = 0;
        each(part, [&] {
            const Number one = member(part);
            if (!result || part.op == Op::min || part.op == Op::max)
                result = !result              ? one
                         : part.op == Op::min ? least(*result, one)
                                              : greatest(*result, one);
            else
                result = *result + one;
            return false;
        });
        if (!result) throw Unproved{"the greatest and the least of nothing are undefined"};
        return *result;
    }
    /// What one value of the names adds. At an edge both directions must say the same.
    Number member(const Part& part) {
        const Number result = added(part);
        if (part.over != Over::edges) return result;
        std::swap(names_.at(static_cast<std::size_t>(part.value)),
                  names_.at(static_cast<std::size_t>(part.value + 1)));
        if (!is_equal(result, added(part)))
            throw Unproved{"the ends of an edge, exchanged, make a difference"};
        return result;
    }
    Number added(const Part& part) {
        if (part.op == Op::count) return is_true(part.parts[0]) ? 1 : 0;
        return number(part.parts[0]);
    }

    const Graph& g_;
    Known& known_;
    Steps& steps_;
    PlayMemory plays_;
    /// The vertex, as a set of one, or the set that each name stands for.
    std::vector<VertexSet> names_;
};

}  // namespace

bool is_true(const Expression& expression, const Graph& g, Vertex v, Known& known, Steps& steps) {
    Evaluation evaluation(g, expression.names, known, steps);
    if (v >= 0) evaluation.bind(0, {v});
    return evaluation.is_true(expression.whole);
}

}  // namespace gazetteer::check::invariants
