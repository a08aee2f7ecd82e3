// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/known.hpp"

#include <algorithm>
#include <sstream>

#include "counterexamples/hunt/suite.hpp"
#include "graph/errors.hpp"

namespace gazetteer::conjectures {

namespace {

/// The class of a ground, without its orders.
Parsed<GraphRestrictions> class_of(const SuiteGround& ground) {
    if (ground.model || !ground.graphs.empty() || !ground.file.empty() ||
        parse_families(ground.text))
        return ParseError{"'" + ground.text + "' is not a class of graphs", 1};
    std::istringstream words(ground.text);
    std::string rest;
    for (std::string word; words >> word;)
        if (word == "order")
            words >> word;
        else
            rest += word + " ";
    return parse_restrictions(rest);
}

}  // namespace

KnownTheorems read_known(std::istream& in, const std::string& where, const Expression& target) {
    const std::string text = to_string(target);
    const bool boolean = target.node(target.root()).type == Type::boolean;
    KnownTheorems result;
    for (const SuiteLine& line : read_suite(in, where)) {
        const std::string at = where + ":" + std::to_string(line.line) + ": ";
        const Expression& said = line.conjecture->expression();
        const auto changed = [&](const std::string& instead) {
            return to_string(said, text, instead);
        };
        const std::string up = changed(boolean ? "not (" + text + ")" : "(" + text + ") + 1");
        if (line.expected == Expected::refuted || up == to_string(said)) {
            result.passed_over.push_back(line.id);
            continue;
        }
        const auto which = class_of(line.ground);
        if (!which) throw InputError(at + which.error().message);
        const std::string down = boolean ? up : changed("(" + text + ") - 1");
        result.theorems.push_back(
            {line.id, *parse_expression(up), *parse_expression(down), *which});
    }
    return result;
}

KnownEvaluators::KnownEvaluators(const std::vector<KnownTheorem>& theorems) {
    for (const KnownTheorem& theorem : theorems)
        theorems_.push_back({Evaluator(Conjecture(theorem.changed_up)),
                             Evaluator(Conjecture(theorem.changed_down)), theorem.which,
                             theorem.changed_up.about_vertices()});
}

void KnownEvaluators::load(const Graph& g) {
    order_ = g.order();
    for (Theorem& theorem : theorems_) {
        theorem.speaks = belongs(theorem.which, g);
        if (!theorem.speaks) continue;
        theorem.changed_up.load(g);
        theorem.changed_down.load(g);
    }
}

bool KnownEvaluators::tells(Evaluator Theorem::*changed, Vertex root) {
    return std::ranges::any_of(theorems_, [&](Theorem& theorem) {
        if (!theorem.speaks) return false;
        Evaluator& evaluator = theorem.*changed;
        if (root >= 0 || !theorem.about_vertices) return evaluator.value(root) == Integer(0);
        for (Vertex v = 0; v < order_; ++v)
            if (evaluator.value(v) == Integer(0)) return true;
        return false;
    });
}

}  // namespace gazetteer::conjectures
