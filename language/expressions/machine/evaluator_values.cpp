// SPDX-License-Identifier: GPL-3.0-or-later
// The values of steps.
#include <algorithm>

#include "language/expressions/arithmetic.hpp"
#include "language/expressions/machine/evaluator_walks.hpp"

namespace gazetteer::conjectures {

namespace {

/// Both undefined, or equal.
bool same(const Real& a, const Real& b) {
    return (a.is_undefined() && b.is_undefined()) || compared(a, b) == 0;
}

}  // namespace

std::size_t Evaluator::Machine::table_size(const Step& step) const {
    std::size_t result = 1;
    for (std::size_t i = 0; i < step.variables.size(); ++i)
        result *= static_cast<std::size_t>(order_);
    return result;
}

Integer Evaluator::Machine::value(int id) {
    const Step& step = step_at(id);
    switch (step.op) {
        case Op::constant:
            return step.type == Type::game_value ? game_value(step) : Integer(step.value);
        case Op::variable:
            return slots_[static_cast<std::size_t>(step.value)];
        case Op::term:
            try {
                const ValuesInUse in_use(step.type == Type::game_value ? values_.get() : nullptr);
                return step.of_two
                           ? remembered(memo_of(id).values, step, [&] { return term_of_two(step); })
                           : term_value(step);
            } catch (const NoMember&) {
                return Integer::undefined();
            }
        case Op::negation:
            return arithmetic::negated(value(step.children[0]));
        case Op::conjunction:
            return chained(step.children, 0);
        case Op::disjunction:
            return chained(step.children, 1);
        case Op::implication:
            return implied(step.children[0], step.children[1]);
        case Op::exclusive_or:
            return arithmetic::differ(value(step.children[0]), value(step.children[1]));
        case Op::equivalence:
            return arithmetic::negated(
                arithmetic::differ(value(step.children[0]), value(step.children[1])));
        case Op::minus:
            return step.type == Type::game_value ? game_value(step) : -value(step.children[0]);
        case Op::as_value:
            return game_value(step);
        case Op::is_number:
            return values_->is_number(value(step.children[0]));
        case Op::absolute:
        case Op::floor:
        case Op::ceiling:
            return arithmetic::as_integer(arithmetic::applied(step.op, real(step.children[0])));
        case Op::power:
            return arithmetic::as_integer(power(real(step.children[0]), real(step.children[1])));
        case Op::adjacent:
            return adjacent(step) ? 1 : 0;
        case Op::arc:
            return has_arc(step) ? 1 : 0;
        case Op::member:
            if (large_ != nullptr)
                return is_in_large_set(step.children.back(), vertex(step.children[0])) ? 1 : 0;
            return set(step).contains(vertex(step.children[0])) ? 1 : 0;
        case Op::empty_set:
            return set(step).empty() ? 1 : 0;
        case Op::set_size:
            if (large_ != nullptr) return size_of_large_set(step.children[0]);
            return set_of(step.children[0]).size();
        case Op::coordinate:
            return coordinate(step);
        default:
            return is_quantifier(step.op)
                       ? remembered(memo_of(id).values, step, [&] { return run(step); })
                   : is_comparison(step.op) ? comparison(step)
                   : step.type == Type::game_value
                       ? game_value(step)
                       : arithmetic::operated(step.op, value(step.children[0]),
                                              value(step.children[1]));
    }
}

Integer Evaluator::Machine::chained(const std::vector<int>& members, std::int64_t decisive) {
    Integer result = 1 - decisive;
    for (int member : members) {
        const Integer now = value(member);
        if (now == Integer(decisive)) return now;
        if (now.is_undefined()) result = now;
    }
    return result;
}

Integer Evaluator::Machine::implied(int hypothesis, int conclusion) {
    const bool backwards = step_at(conclusion).cost < step_at(hypothesis).cost;
    const Integer first = backwards ? value(conclusion) : arithmetic::negated(value(hypothesis));
    if (first == Integer(1)) return first;
    const Integer second = backwards ? arithmetic::negated(value(hypothesis)) : value(conclusion);
    return first.is_undefined() && second == Integer(0) ? first : second;
}

Integer Evaluator::Machine::comparison(const Step& step) {
    if (step_at(step.children[0]).type == Type::game_value) return compared_values(step);
    if (step_at(step.children[0]).type == Type::real ||
        step_at(step.children[1]).type == Type::real)
        return arithmetic::satisfied(step.op,
                                     compared(real(step.children[0]), real(step.children[1])));
    const Integer a = value(step.children[0]);
    const Integer b = value(step.children[1]);
    const bool defined = !a.is_undefined() && !b.is_undefined();
    return arithmetic::satisfied(
        step.op, defined ? std::partial_ordering(a.value() <=> b.value())
                         : compared(real(step.children[0]), real(step.children[1])));
}

Real Evaluator::Machine::real(int id) {
    const Step& step = step_at(id);
    switch (step.op) {
        case Op::minus:
            return -real(step.children[0]);
        case Op::square_root:
        case Op::logarithm:
        case Op::exponential:
        case Op::absolute:
        case Op::floor:
        case Op::ceiling:
            return arithmetic::applied(step.op, real(step.children[0]));
        default:
            break;
    }
    if (is_fold(step.op)) return remembered(memo_of(id).reals, step, [&] { return folded(step); });
    if (is_arithmetic(step.op))
        return arithmetic::operated(step.op, real(step.children[0]), real(step.children[1]));
    if (step.type != Type::real) return Real(value(id));
    try {
        return real_term(step);
    } catch (const NoMember&) {
        return {};
    }
}

Integer Evaluator::Machine::term_value(const Step& step) {
    const Vertex v = step.children.size() > 1 ? vertex(step.children[1]) : -1;
    const Integer plain = subject(step.children[0]).value(program_.uses(), step.use, v, listener_);
    if (!step.inverted) return plain;
    // Neither P nor N at a vertex that is not there.
    if (v >= 0 && !subject(step.children[0]).has(v)) return 0;
    return 1 - plain.value();
}

VertexSet Evaluator::Machine::set_of(int id) {
    const Step& step = step_at(id);
    const auto slot = static_cast<std::size_t>(step.value);
    if (step.op == Op::variable) return set_slots_[slot];
    return remembered(memo_of(id).sets, step, [&] {
        VertexSet result;
        for (Vertex u : present_) {
            runs::poll();
            slots_[slot] = u;
            if (is_true(step.children[0])) result.insert(u);
        }
        return result;
    });
}

std::optional<int> Evaluator::Machine::set_gone_through(const Step& step) const {
    const Step& body = step_at(step.children[0]);
    if (body.op != Op::where) return std::nullopt;
    const Step& condition = step_at(body.children[0]);
    if (condition.op != Op::member) return std::nullopt;
    const Step& set = step_at(condition.children.back());
    const bool speaks_of_it =
        std::ranges::binary_search(set.variables, static_cast<int>(step.value));
    const bool is_member = step_at(condition.children[0]).value == step.value;
    return set.op == Op::set_of && is_member && !speaks_of_it
               ? std::optional(condition.children.back())
               : std::nullopt;
}

std::optional<Real> Evaluator::Machine::number_where(int id) {
    const Step& step = step_at(id);
    if (step.op != Op::where) return number(id);
    const Integer condition = value(step.children[0]);
    if (condition.is_undefined()) return Real();
    return condition == Integer(1) ? std::optional(number(step.children[1])) : std::nullopt;
}

Real Evaluator::Machine::folded(const Step& step) {
    if (step.plan != no_plan) return planned_fold(step);
    if (has_no_range(step)) return {};
    if (const auto quickly = folded_on_64_bits(step)) return Real(*quickly);
    const int body = step.children[0];
    std::vector<Real> values;
    if (!is_over_edges(step.op)) {
        over_values(step, [&] {
            if (const auto now = number_where(body)) values.push_back(*now);
            return true;
        });
        return arithmetic::folded(step.op, values);
    }
    const bool once = step.op == Op::sum_edges || step.op == Op::count_edges;
    const auto slot = static_cast<std::size_t>(step.value);
    bool defined = true;
    over_edges(step, [&](bool again) {
        const auto now = once && (!again || !defined) ? std::nullopt : number_where(body);
        if (now) values.push_back(*now);
        if (!once || !again || !defined) return;
        // An edge has to have one value from its two ends, or none from both.
        std::swap(slots_[slot], slots_[slot + 1]);
        const auto other = number_where(body);
        defined = now.has_value() == other.has_value() && (!now || same(*now, *other));
    });
    return defined ? arithmetic::folded(step.op, values) : Real();
}

Integer Evaluator::Machine::run(const Step& step) {
    if (is_fold(step.op)) return arithmetic::as_integer(folded(step));
    if (step.plan != no_plan) return planned(step);
    if (has_no_range(step)) return Integer::undefined();
    const bool all = arithmetic::is_for_all(step.op);
    const bool some = arithmetic::is_exists(step.op);
    std::int64_t count = 0;
    bool defined = true;
    bool decided = false;
    over_values(step, [&] {
        const Integer now = value(step.children[0]);
        decided = (all && now == Integer(0)) || (some && now == Integer(1));
        defined = defined && !now.is_undefined();
        count += now == Integer(1) ? 1 : 0;
        return !decided;
    });
    if (decided) return some ? 1 : 0;
    if (!defined) return Integer::undefined();
    return all ? 1 : some ? 0 : count;
}

void Evaluator::Machine::refuse_sets(int size, int most) {
    throw LimitExceeded("a quantifier over all sets of " + std::to_string(size) +
                        " vertices or edges; at most " + std::to_string(most) + " can be here");
}

Instance Evaluator::Machine::at(Vertex v) {
    slots_[0] = v;
    bool open = false;
    for (int hypothesis : program_.hypotheses()) {
        const Integer now = value(hypothesis);
        if (now == Integer(1)) continue;
        // Another hypothesis may be false.
        open = now.is_undefined() && !no_member_.empty();
        if (!open) return Instance::vacuous;
    }
    const Integer conclusion = value(conjecture_.conclusion());
    if (open && conclusion != Integer(1)) throw LimitExceeded(no_member_);
    if (open || told(conclusion).is_undefined()) return Instance::vacuous;
    return conclusion == Integer(1) ? Instance::holds : Instance::fails;
}

}  // namespace gazetteer::conjectures
