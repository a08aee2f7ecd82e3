// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/instances.hpp"

#include <algorithm>

#include "graph/families.hpp"
#include "language/naive/naive_evaluator.hpp"
#include "language/naive/naive_orbits.hpp"

namespace gazetteer::conjectures::naive {

struct Statement::Parts {
    Syntax whole;
    std::vector<const Syntax*> hypotheses;
    const Syntax* conclusion = nullptr;
    bool about_vertices = false;

    void assume(const Syntax& s) {
        if (s.kind == Syntax::Kind::operation && s.text == "and") {
            for (const Syntax& part : s.children) assume(part);
            return;
        }
        hypotheses.push_back(&s);
    }
};

Statement::Statement(const Expression& expression) {
    if (expression.about() == About::digraphs) throw Unknown("a digraph");
    auto parts = std::make_unique<Parts>();
    parts->whole = *parse_syntax(to_string(expression));
    parts->about_vertices = expression.about_vertices();
    parts->conclusion = &parts->whole;
    while (parts->conclusion->kind == Syntax::Kind::operation && parts->conclusion->text == "->") {
        parts->assume(parts->conclusion->children[0]);
        parts->conclusion = &parts->conclusion->children[1];
    }
    parts_ = std::move(parts);
    // Words without a definition show on the first graphs.
    for (const Graph& g : {Graph(1), to_graph(path(4)), to_graph(complete(3))})
        for (Vertex v : g.vertices()) Evaluation(g).value(parts_->whole, v);
}

Statement::~Statement() = default;

Instances Statement::on(const Graph& g) const {
    Evaluation evaluation(g);
    Instances result;
    const std::vector<Vertex> roots =
        parts_->about_vertices ? least_of_orbits(g) : std::vector<Vertex>{0};
    for (Vertex v : roots) {
        if (!std::ranges::all_of(parts_->hypotheses, [&](const Syntax* hypothesis) {
                return evaluation.value(*hypothesis, v) == Number(1);
            }))
            continue;
        const Number truth = evaluation.value(*parts_->conclusion, v);
        if (!truth) continue;
        ++result.met;
        if (truth == Number(0)) ++result.failing;
    }
    return result;
}

}  // namespace gazetteer::conjectures::naive
