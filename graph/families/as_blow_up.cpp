// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/as_blow_up.hpp"

#include <algorithm>

#include "graph/index.hpp"
#include "graph/twins.hpp"

namespace gazetteer {

namespace {

/// The leaf of each vertex that has exactly one and other neighbours; else -1.
std::vector<Vertex> own_leaves(const SparseGraph& g) {
    std::vector<Vertex> result;
    for (Vertex v = 0; v < g.order(); ++v) {
        Vertex leaf = -1;
        int leaves = 0;
        for (Vertex w : g.neighbours(v))
            if (g.degree(w) == 1) leaf = w, ++leaves;
        result.push_back(leaves == 1 && g.degree(v) > 1 ? leaf : -1);
    }
    return result;
}

/// Every edge is one of the blow-up, which has no more.
bool is_equal(const AsBlowUp& as, const SparseGraph& g) {
    if (as.blow_up.order() != g.order() || as.blow_up.size() != g.size()) return false;
    return std::ranges::all_of(g.edges(), [&](const Edge& e) {
        const Vertex i = as.class_of[index(e.u)];
        const Vertex j = as.class_of[index(e.v)];
        const bool to_leaf = as.is_leaf[index(e.u)] || as.is_leaf[index(e.v)];
        if (i != j) return !to_leaf && as.blow_up.quotient.adjacent(i, j);
        return as.blow_up.classes[index(i)].kind != ClassKind::independent &&
               !(as.is_leaf[index(e.u)] && as.is_leaf[index(e.v)]);
    });
}

ClassKind kind_of(const TwinClasses& classes, std::size_t c, bool has_leaf) {
    if (has_leaf) return ClassKind::pendant_clique;
    return classes.count[c] > 1 && !classes.adjacent[c] ? ClassKind::independent
                                                        : ClassKind::clique;
}

}  // namespace

std::optional<AsBlowUp> as_blow_up(const SparseGraph& g, int classes_max) {
    require(0 < classes_max && classes_max <= Graph::order_max, "1 to 64 classes");
    AsBlowUp result;
    result.class_of.assign(index(g.order()), -1);
    result.is_leaf.assign(index(g.order()), false);
    const std::vector<Vertex> leaf_of = own_leaves(g);
    for (Vertex leaf : leaf_of)
        if (leaf >= 0) result.is_leaf[index(leaf)] = true;
    std::vector<Vertex> kept;
    std::vector<int> colours;
    for (Vertex v = 0; v < g.order(); ++v) {
        if (result.is_leaf[index(v)]) continue;
        kept.push_back(v);
        // Two vertices with leaves of their own are unlike without an edge.
        colours.push_back(leaf_of[index(v)] < 0 ? 0 : -1);
    }
    const SparseGraph rest = g.induced(kept);
    const TwinClasses classes = twin_classes(rest, colours);
    const std::size_t count = classes.first.size();
    if (count == 0 || count > index(classes_max)) return std::nullopt;
    result.blow_up.quotient = to_graph(rest.induced(classes.first));
    for (std::size_t c = 0; c < count; ++c)
        result.blow_up.classes.push_back(
            {kind_of(classes, c, colours[index(classes.first[c])] < 0), classes.count[c]});
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const Vertex v = kept[i];
        result.class_of[index(v)] = classes.class_of[i];
        if (leaf_of[index(v)] >= 0) result.class_of[index(leaf_of[index(v)])] = classes.class_of[i];
    }
    require(is_equal(result, g), "a blow-up that is the graph");
    return result;
}

}  // namespace gazetteer
