// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/instances.hpp"

#include <algorithm>

#include "graph/families.hpp"
#include "language/naive/naive_evaluator.hpp"

namespace gazetteer::conjectures::naive {

namespace {

/// Whether an automorphism carries the first vertices to the `images`, and so on to the end.
bool extends(const Graph& g, std::vector<Vertex>& images) {
    runs::poll();
    const auto u = static_cast<Vertex>(images.size());
    if (u == g.order()) return true;
    for (Vertex image : g.vertices()) {
        bool fits = std::ranges::count(images, image) == 0 && g.degree(image) == g.degree(u);
        for (Vertex w = 0; w < u && fits; ++w)
            fits = g.adjacent(u, w) == g.adjacent(image, images[static_cast<std::size_t>(w)]);
        if (!fits) continue;
        images.push_back(image);
        if (extends(g, images)) return true;
        images.pop_back();
    }
    return false;
}

/// The graph with these two vertices in each other's place.
Graph swapped(const Graph& g, Vertex a, Vertex b) {
    std::vector<Vertex> image = g.vertices().to_vector();
    std::swap(image[static_cast<std::size_t>(a)], image[static_cast<std::size_t>(b)]);
    return g.relabelled(image);
}

/// Some automorphism carries a to b.
bool are_alike(const Graph& g, Vertex a, Vertex b) {
    const Graph from_first = swapped(g, 0, a);
    std::vector<Vertex> images{a == b ? 0 : b == 0 ? a : b};
    return from_first.degree(0) == from_first.degree(images[0]) && extends(from_first, images);
}

}  // namespace

std::vector<Vertex> least_of_orbits(const Graph& g) {
    std::vector<Vertex> result;
    for (Vertex v : g.vertices())
        if (std::ranges::none_of(result, [&](Vertex u) { return are_alike(g, u, v); }))
            result.push_back(v);
    return result;
}

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
