// SPDX-License-Identifier: GPL-3.0-or-later
// What a machine computes with values of games.
#include "language/expressions/arithmetic.hpp"
#include "language/expressions/machine/evaluator_machine.hpp"

namespace gazetteer::conjectures {

Integer Evaluator::Machine::game_value(const Step& step) {
    if (step.op == Op::constant) return values_->written(step.value);
    if (step.op == Op::minus) return values_->negative(value(step.children[0]));
    if (step.op == Op::as_value) {
        const Step& number = step_at(step.children[0]);
        return number.type == Type::integer
                   ? values_->number(value(step.children[0]), 1)
                   : values_->number(value(number.children[0]), value(number.children[1]));
    }
    const Integer left = value(step.children[0]);
    const Integer right = value(step.children[1]);
    return values_->sum(left, step.op == Op::add ? right : values_->negative(right));
}

Integer Evaluator::Machine::compared_values(const Step& step) {
    const Integer g = value(step.children[0]);
    const Integer h = value(step.children[1]);
    if (g.is_undefined() || h.is_undefined()) return Integer::undefined();
    if (step.op == Op::equal || step.op == Op::unequal)
        return (g == h) == (step.op == Op::equal) ? 1 : 0;
    const bool ascending = step.op == Op::less || step.op == Op::less_equal;
    const bool strict = step.op == Op::less || step.op == Op::greater;
    return strict && g == h ? Integer(0) : values_->at_most(ascending ? g : h, ascending ? h : g);
}

}  // namespace gazetteer::conjectures
