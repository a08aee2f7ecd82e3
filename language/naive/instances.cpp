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

    template <class AGraph>
    Instances on(const AGraph& g) const {
        Evaluation evaluation(g);
        Instances result;
        const std::vector<Vertex> roots =
            about_vertices ? least_of_orbits(g) : std::vector<Vertex>{0};
        for (Vertex v : roots) {
            if (!std::ranges::all_of(hypotheses, [&](const Syntax* hypothesis) {
                    return evaluation.value(*hypothesis, v) == Number(1);
                }))
                continue;
            const Number truth = evaluation.value(*conclusion, v);
            if (!truth) continue;
            ++result.met;
            if (truth == Number(0)) ++result.failing;
        }
        return result;
    }
};

namespace {

/// Outside all quantifiers v is the only vertex that an arc can lead from or to.
bool is_implication(const Syntax& s) {
    return s.kind == Syntax::Kind::operation && s.text == "->" &&
           !std::ranges::all_of(s.children, [](const Syntax& side) {
               return side.kind == Syntax::Kind::name && side.text == "v";
           });
}

}  // namespace

Statement::Statement(const Expression& expression) {
    auto parts = std::make_unique<Parts>();
    parts->whole = *parse_syntax(to_string(expression));
    parts->about_vertices = expression.about_vertices();
    parts->conclusion = &parts->whole;
    while (is_implication(*parts->conclusion)) {
        parts->assume(parts->conclusion->children[0]);
        parts->conclusion = &parts->conclusion->children[1];
    }
    // Words without a definition show on the first graphs.
    const auto show_on = [&](const auto& g) {
        for (Vertex v : g.vertices()) Evaluation(g).value(parts->whole, v);
    };
    if (expression.about() == About::digraphs)
        for (const Digraph& d : {Digraph(1), Digraph(3, {{0, 1}, {1, 2}, {2, 1}}),
                                 Digraph(3, {{0, 1}, {1, 2}, {2, 0}})})
            show_on(d);
    else
        for (const Graph& g : {Graph(1), to_graph(path(4)), to_graph(complete(3))}) show_on(g);
    parts_ = std::move(parts);
}

Statement::~Statement() = default;

Instances Statement::on(const Graph& g) const {
    return parts_->on(g);
}
Instances Statement::on(const Digraph& d) const {
    return parts_->on(d);
}

}  // namespace gazetteer::conjectures::naive
