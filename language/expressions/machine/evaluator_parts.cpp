// SPDX-License-Identifier: GPL-3.0-or-later
// The graphs that operators make, and what is told of the parts of a conjecture.
#include <fmt/format.h>

#include <cmath>

#include "graph/families/named.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/machine/evaluator_machine.hpp"
#include "language/expressions/symbols.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer::conjectures {

namespace {

/// To 12 digits, so that numbers which are equal and were computed in different ways stay equal.
double to_twelve_digits(double value) {
    return std::stod(fmt::format("{:.11e}", value));
}

/// Nothing for what is infinite or undefined, or takes too many bits.
std::optional<double> slack_of(const Real& difference, bool strict) {
    if (!difference.is_finite()) return std::nullopt;
    if (const auto whole = difference.integer())
        return static_cast<double>(*whole - (strict ? 1 : 0));
    try {
        if (difference.rational() == nullptr && sign(difference) == 0) return 0;
        const double result = to_twelve_digits(approximate(difference));
        return std::isfinite(result) ? std::optional(result) : std::nullopt;
    } catch (const LimitExceeded&) {
        return std::nullopt;
    }
}

/// The grid that the graph is, vertex by vertex; nothing unless it is one with two rows and two
/// columns at least. A path is no such grid: it would be one row as well as one column.
std::optional<Grid> grid_as_named(const Graph& g) {
    if (g.order() == 0) return std::nullopt;
    // Vertex 0 is next to vertex 1 and to the first of the second row.
    const std::vector<Vertex> next = g.neighbours(0).to_vector();
    if (next.size() != 2) return std::nullopt;
    const int columns = next[1];
    const Grid grid{g.order() / columns, columns};
    return to_graph(grid.graph()) == g ? std::optional(grid) : std::nullopt;
}

}  // namespace

std::optional<double> Evaluator::Machine::slack(Vertex v) {
    slots_[0] = v;
    const Step& step = step_at(conjecture_.conclusion());
    if (step.op < Op::equal || step.op > Op::greater_equal || step.op == Op::unequal)
        return std::nullopt;
    const int first = step.children[0];
    const int second = step.children[1];
    // The other side is a number too.
    const Type type = step_at(first).type;
    if (type != Type::integer && type != Type::real) return std::nullopt;
    const bool descending = step.op == Op::greater || step.op == Op::greater_equal;
    const bool whole = type == Type::integer && step_at(second).type == Type::integer;
    const bool strict = whole && (step.op == Op::less || step.op == Op::greater);
    const Real left = real(first);
    const Real right = real(second);
    return slack_of(descending ? left - right : right - left, strict);
}

std::vector<PartValue> Evaluator::Machine::parts(Vertex v) {
    slots_[0] = v;
    std::vector<PartValue> result;
    for (int id = 0; id < static_cast<int>(program_.steps().size()); ++id) {
        const Step& step = step_at(id);
        const bool closed = (step.variables.empty() || step.variables == std::vector<int>{0}) &&
                            step.others.empty();
        const bool is_board = step.type == Type::graph || step.type == Type::digraph;
        const bool is_told = step.op == Op::term || step.op == Op::coordinate;
        if (!is_told || is_board || !closed) continue;
        result.push_back({to_string(conjecture_.expression(), id), value_text(id)});
    }
    return result;
}

int Evaluator::Machine::computed() const {
    int result = whole_.computed();
    for (const Graphs& graphs : graphs_)
        for (std::size_t i = 0; i < graphs.used; ++i) result += graphs.subjects[i]->computed();
    return result;
}

Real Evaluator::Machine::real_term(const Step& step) {
    std::int64_t k = 0;
    if (step.children.size() > 1) {
        const Integer number = value(step.children[1]);
        if (!number.is_finite()) return {};
        k = number.value();
    }
    return subject(step.children[0]).real(program_.uses(), step.use, k);
}

std::string Evaluator::Machine::name_of(int id, Integer now) {
    if (now.is_undefined()) return to_string(now);
    if (step_at(id).type == Type::game_value) return values_->name(now);
    return std::string{outcome_letters.at(static_cast<std::size_t>(now.value()))};
}

std::string Evaluator::Machine::value_text(int id) {
    try {
        if (step_at(id).type == Type::real) return to_string(real(id));
        const Integer now = value(id);
        if (step_at(id).type == Type::integer) return to_string(now);
        if (symbols::is_told_by_name(step_at(id).type)) return name_of(id, now);
        return now == Integer(1) ? "true" : "false";
    } catch (const runs::Stopped&) {
    } catch (const EngineLimitExceeded&) {
    } catch (const LimitExceeded&) {
    }
    return "unknown";
}

Integer Evaluator::Machine::term_of_two(const Step& step) {
    const TermUse& use = program_.uses()[step.use];
    Subject& first = subject(step.children[0]);
    if (term(use.place).takes_pattern()) return first.of_pattern(use, subject(step.children[1]));
    const Vertex u = vertex(step.children[1]);
    const Vertex w = vertex(step.children[2]);
    const Integer plain = first.of_pair(use, u, w, listener_);
    if (!step.inverted) return plain;
    // Neither P nor N from a vertex that is not there.
    return first.has(u) && first.has(w) ? 1 - plain.value() : 0;
}

SparseGraph Evaluator::Machine::member(const Step& step) {
    FamilyMember result{&families()[static_cast<std::size_t>(step.value)], {}};
    const auto fail = [&](const std::string& why) {
        no_member_ = std::string("no member of the family ") + result.family->name + ": " + why;
        throw NoMember();
    };
    for (int child : step.children) {
        const Integer number = value(child);
        if (number.is_undefined()) throw NoMember();
        const FamilyParameter& parameter = result.family->parameter(result.values.size());
        if (!number.is_finite() || number.value() < parameter.low ||
            number.value() > parameter.high)
            fail(parameter.name + (" is " + to_string(number)) + ", and goes from " +
                 std::to_string(parameter.low) + " to " + std::to_string(parameter.high));
        result.values.push_back(static_cast<int>(number.value()));
    }
    const std::int64_t order = result.order();
    if (order < 0) fail(result.family->rule);
    if (order > large_order_max)
        throw LimitExceeded(result.family->name + (" of order " + std::to_string(order)) +
                            "; at most " + std::to_string(large_order_max) + " can be");
    return result.graph();
}

auto Evaluator::Machine::range_of(const Step& step) -> std::optional<Range> {
    const Integer low = value(step.children[1]);
    const Integer high = value(step.children[2]);
    if (!low.is_finite() || !high.is_finite()) return std::nullopt;
    const Range result{low.value(), high.value()};
    if (result.low > result.high) return Range{0, -1};
    if (result.low < -range_number_max || result.high > range_number_max ||
        result.high - result.low >= range_length_max)
        throw LimitExceeded("a quantifier over the numbers from " + to_string(low) + " to " +
                            to_string(high) + "; at most " + std::to_string(range_length_max) +
                            " of at most 9 digits can be");
    return result;
}

Integer Evaluator::Machine::coordinate(const Step& step) {
    if (!grid_ && present_ == named_.vertices()) grid_ = grid_as_named(named_);
    const symbols::Coordinate& its = symbols::coordinates.at(static_cast<std::size_t>(step.value));
    if (!grid_)
        throw LimitExceeded(std::string("'") + its.text +
                            "' is of a grid of order 64 at most, with two rows and two columns at "
                            "least, whose vertices 'grid m n' names");
    if (!its.of_vertex) return step.value == 0 ? grid_->m : grid_->n;
    const Vertex v = vertex(step.children[0]);
    return its.text == std::string_view("row") ? grid_->a(v) : grid_->b(v);
}

Subject& Evaluator::Machine::subject_of(int id) {
    const Step& step = step_at(id);
    if (step.op == Op::variable || step.op == Op::set_of) return subject_of_edges(id);
    Graphs& graphs = graphs_[static_cast<std::size_t>(id)];
    const long place = place_in_table(step);
    // Without a table the one graph is made anew each time.
    if (place < 0) graphs.used = 0;
    if (place >= 0 && graphs.index.empty()) graphs.index.assign(table_size(step), -1);
    if (place >= 0 && graphs.index[static_cast<std::size_t>(place)] >= 0)
        return *graphs.subjects[static_cast<std::size_t>(
            graphs.index[static_cast<std::size_t>(place)])];
    if (graphs.used == graphs.subjects.size())
        graphs.subjects.push_back(std::make_unique<Subject>());
    Subject& result = *graphs.subjects[graphs.used];
    const auto argument = [&](std::size_t i) {
        return step.children.size() > i ? vertex(step.children[i]) : -1;
    };
    if (step.op == Op::given_graph) {
        const GivenGraph& given =
            conjecture_.expression().given_graphs()[static_cast<std::size_t>(step.value)];
        given.digraph ? result.load(*given.digraph, program_.uses().size())
                      : result.load(given.graph, program_.uses().size());
    } else if (step.op == Op::family_member) {
        const SparseGraph made = member(step);
        made.order() > Graph::order_max ? result.load(LargeGraph(made), program_.uses().size())
                                        : result.load(to_graph(made), program_.uses().size());
    } else if (term(step.value).takes_set) {
        result.load(subject(step.children[0]), set_of(step.children[1]), program_.uses().size());
    } else if (term(step.value).made_with != nullptr) {
        result.load(subject(step.children[0]), term(step.value), value(step.children[1]).value(),
                    program_.uses().size());
    } else {
        result.load(subject(step.children[0]), term(step.value), argument(1), argument(2),
                    program_.uses().size());
    }
    if (place >= 0) graphs.index[static_cast<std::size_t>(place)] = static_cast<int>(graphs.used);
    ++graphs.used;
    return result;
}

}  // namespace gazetteer::conjectures
