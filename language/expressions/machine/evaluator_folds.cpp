// SPDX-License-Identifier: GPL-3.0-or-later
// Folds that need no numbers of any size, and those that one search answers for all vertices.
#include <string_view>

#include "language/expressions/arithmetic.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/machine/evaluator_walks.hpp"

namespace gazetteer::conjectures {

std::optional<Integer> Evaluator::Machine::least_to_set(const Step& step) {
    if (large_ == nullptr || step.op != Op::least) return std::nullopt;
    const std::optional<int> id = set_gone_through(step);
    if (!id || place_in_table(step_at(*id)) < 0) return std::nullopt;
    const Step& body = step_at(step_at(step.children[0]).children[1]);
    if (!body.of_two || step_at(body.children[0]).op != Op::whole_graph) return std::nullopt;
    const TermUse& use = program_.uses()[body.use];
    const auto* const functions = large_functions(term(use.place).name);
    if (functions == nullptr || functions->least_to_set == nullptr) return std::nullopt;
    const bool is_first = step_at(body.children[1]).value == step.value;
    const bool is_second = step_at(body.children[2]).value == step.value;
    if (is_first == is_second || large_set(*id).empty()) return std::nullopt;
    const auto& all = kept(memo_of(*id).least_to_sets, step_at(*id),
                           [&] { return functions->least_to_set(*large_, large_set(*id)); });
    return all[static_cast<std::size_t>(vertex(body.children[is_first ? 2 : 1]))];
}

std::optional<Integer> Evaluator::Machine::folded_on_64_bits(const Step& step) {
    if (is_over_edges(step.op)) return std::nullopt;
    if (const auto least = least_to_set(step)) return least;
    const Step& body = step_at(step.children[0]);
    const bool has_condition = body.op == Op::where;
    const int id = has_condition ? body.children[1] : step.children[0];
    if (step_at(id).type == Type::real) return std::nullopt;
    const bool is_sum = arithmetic::is_sum(step.op);
    const bool is_greatest = arithmetic::is_greatest(step.op);
    bool is_first = true;
    bool is_finite = true;
    Integer result = 0;
    over_values(step, [&] {
        const Integer condition = has_condition ? value(body.children[0]) : Integer(1);
        if (condition == Integer(0)) return true;
        const Integer now = condition.is_undefined() ? condition : value(id);
        if (is_sum || is_first)
            result = result + now;
        else
            result = is_greatest ? max(result, now) : min(result, now);
        is_first = false;
        is_finite = now.is_finite() && result.is_finite();
        return is_finite;
    });
    // The greatest and the least of none are undefined.
    return is_finite && (is_sum || !is_first) ? std::optional(result) : std::nullopt;
}

}  // namespace gazetteer::conjectures
