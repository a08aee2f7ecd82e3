// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/blow_ups/blow_up_invariants.hpp"

#include <algorithm>
#include <limits>

#include "graph/predicates.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/blow_ups/class_choices.hpp"
#include "language/terms/sets_of_vertices.hpp"

namespace gazetteer::conjectures::by_classes {

namespace {

using Choices = std::vector<std::vector<ClassChoice>>;

const BlowUpClass& class_of(const BlowUp& b, Vertex i) {
    return b.classes[static_cast<std::size_t>(i)];
}
bool has_leaves(const BlowUpClass& one) {
    return one.kind == ClassKind::pendant_clique;
}
bool is_independent(const BlowUpClass& one) {
    return one.kind == ClassKind::independent;
}

/// Two vertices, 2i and 2i + 1, stand for class i where it has more than one; without leaves.
Graph representatives(const BlowUp& b) {
    require(b.quotient.order() <= blow_up_classes_max, "not too many classes");
    Graph result(2 * b.quotient.order());
    for (Vertex i : b.quotient.vertices())
        if (!is_independent(class_of(b, i))) result.add_edge(2 * i, 2 * i + 1);
    for (const Edge& e : b.quotient.edges())
        for (Vertex u : {2 * e.u, 2 * e.u + 1})
            for (Vertex w : {2 * e.v, 2 * e.v + 1}) result.add_edge(u, w);
    return result;
}

std::int64_t leaves_of(const BlowUp& b) {
    std::int64_t result = 0;
    for (const BlowUpClass& one : b.classes) result += has_leaves(one) ? one.size : 0;
    return result;
}

int size_within(const Graph& g, VertexSet set) {
    int result = 0;
    for (Vertex v : set) result += (g.neighbours(v) & set & VertexSet::first(v)).size();
    return result;
}

bool is_forest_within(const Graph& g, VertexSet set) {
    return size_within(g, set) == set.size() - invariants::components_within(g, set);
}

bool is_bipartite_within(const Graph& g, VertexSet set) {
    while (!set.empty()) {
        VertexSet even{set.front()};
        VertexSet odd;
        for (VertexSet seen = even;; seen = even | odd) {
            odd = odd | (invariants::next_to(g, even) & set);
            even = even | (invariants::next_to(g, odd) & set);
            if ((even | odd) == seen) break;
        }
        if (even.meets(odd)) return false;
        set = set - even - odd;
    }
    return true;
}

template <class MayGrow, class IsWhole>
std::int64_t heaviest(const Choices& choices, MayGrow may_grow, IsWhole is_whole) {
    return HeaviestSet(choices, may_grow, is_whole).weight();
}
template <class MayGrow>
std::int64_t heaviest(const Choices& choices, MayGrow may_grow) {
    return heaviest(choices, may_grow, [](VertexSet) { return true; });
}

/// All of an independent class, or one; two of a clique, or one. A vertex that is no leaf weighs
/// `of_leafy` where it has a leaf.
Choices all_one_or_two(const BlowUp& b, std::int64_t of_leafy) {
    Choices result;
    for (Vertex i : b.quotient.vertices()) {
        const BlowUpClass& one = class_of(b, i);
        const std::int64_t each = has_leaves(one) ? of_leafy : 1;
        auto& of_class = result.emplace_back();
        if (one.size > 1)
            of_class.push_back({{2 * i, 2 * i + 1}, is_independent(one) ? one.size : 2 * each});
        of_class.push_back({{2 * i}, each});
        of_class.push_back({});
    }
    return result;
}

}  // namespace

// All leaves are in some largest independent set, and then no neighbour of one is.
std::int64_t independence_number(const BlowUp& b) {
    const Graph g = representatives(b);
    Choices choices;
    for (Vertex i : b.quotient.vertices()) {
        const BlowUpClass& one = class_of(b, i);
        auto& of_class = choices.emplace_back();
        if (!has_leaves(one))
            of_class.push_back({{2 * i}, is_independent(one) ? std::int64_t{one.size} : 1});
        of_class.push_back({});
    }
    return leaves_of(b) + heaviest(choices, [&](VertexSet set) { return is_independent(g, set); });
}

// A leaf and its neighbour are one of two.
std::int64_t clique_number(const BlowUp& b) {
    const Graph others = complement(representatives(b));
    Choices choices;
    for (Vertex i : b.quotient.vertices()) {
        const BlowUpClass& one = class_of(b, i);
        choices.push_back({{{2 * i}, is_independent(one) ? 1 : one.size}, {}});
    }
    const std::int64_t without_leaves =
        heaviest(choices, [&](VertexSet set) { return is_independent(others, set); });
    return std::max<std::int64_t>(without_leaves, leaves_of(b) > 0 ? 2 : 0);
}

// A forest stays one with all leaves. Two independent twins in it have at most one common neighbour
// there, and then all of their class fit.
std::int64_t induced_forest_number(const BlowUp& b) {
    const Graph g = representatives(b);
    return leaves_of(b) +
           heaviest(all_one_or_two(b, 1), [&](VertexSet set) { return is_forest_within(g, set); });
}

// Likewise; independent twins are on one side.
std::int64_t induced_bipartite_number(const BlowUp& b) {
    const Graph g = representatives(b);
    return leaves_of(b) + heaviest(all_one_or_two(b, 1),
                                   [&](VertexSet set) { return is_bipartite_within(g, set); });
}

// The leaves of what is in a tree fit. A leaf alone is a tree of one vertex, as others are.
std::int64_t induced_tree_number(const BlowUp& b) {
    const Graph g = representatives(b);
    return heaviest(
        all_one_or_two(b, 2), [&](VertexSet set) { return is_forest_within(g, set); },
        [&](VertexSet set) { return invariants::components_within(g, set) == 1; });
}

// The neighbours of v fall into the classes next to it, the others of its clique, and its leaf.
std::int64_t local_independence(const BlowUp& b, Vertex v) {
    const Graph g = representatives(b);
    Choices choices;
    for (Vertex i : b.quotient.vertices()) {
        const BlowUpClass& one = class_of(b, i);
        auto& of_class = choices.emplace_back();
        const bool is_near =
            i == v ? !is_independent(one) && one.size > 1 : b.quotient.adjacent(i, v);
        if (is_near)
            of_class.push_back({{2 * i}, is_independent(one) ? std::int64_t{one.size} : 1});
        of_class.push_back({});
    }
    return heaviest(choices, [&](VertexSet set) { return is_independent(g, set); }) +
           (has_leaves(class_of(b, v)) ? 1 : 0);
}

namespace {

/// What a dominating set takes that has vertices of these classes alone, all vertices with leaves
/// among them; the greatest number if none dominates. An independent class without a neighbour in
/// the set is in it as a whole, and any other class by one vertex.
std::int64_t dominating_order(const BlowUp& b, VertexSet taken) {
    std::int64_t result = 0;
    const VertexSet reached = invariants::next_to(b.quotient, taken);
    if (!(taken | reached).contains_all(b.quotient.vertices()))
        return std::numeric_limits<std::int64_t>::max();
    for (Vertex i : taken) {
        const BlowUpClass& one = class_of(b, i);
        const bool as_a_whole = has_leaves(one) || (is_independent(one) && !reached.contains(i));
        result += as_a_whole ? one.size : 1;
    }
    return result;
}

/// visit(set) for each set of classes.
template <class Visit>
void for_each_set_of_classes(const BlowUp& b, Visit visit) {
    require(b.quotient.order() <= blow_up_classes_max, "not too many classes");
    const std::uint64_t end = std::uint64_t{1} << b.quotient.order();
    for (std::uint64_t bits = 0; bits < end; ++bits) {
        runs::poll();
        visit(VertexSet::from_bits(bits));
    }
}

/// How many components of odd order are left when the classes of `gone` are taken away but for
/// their leaves.
std::int64_t odd_components(const BlowUp& b, VertexSet gone) {
    std::int64_t result = 0;
    for (Vertex i : gone) result += has_leaves(class_of(b, i)) ? class_of(b, i).size : 0;
    VertexSet left = b.quotient.vertices() - gone;
    while (!left.empty()) {
        const VertexSet first{left.front()};
        const VertexSet component = first | invariants::reached_within(b.quotient, left, first);
        left = left - component;
        const BlowUpClass& one = class_of(b, first.front());
        if (component.size() == 1 && is_independent(one)) {
            result += one.size;
            continue;
        }
        int order = 0;
        for (Vertex i : component) order += class_of(b, i).order();
        result += order % 2;
    }
    return result;
}

}  // namespace

// Some least dominating set has every vertex that has a leaf, and no leaf.
std::int64_t domination_number(const BlowUp& b) {
    VertexSet with_leaves;
    for (Vertex i : b.quotient.vertices())
        if (has_leaves(class_of(b, i))) with_leaves.insert(i);
    std::int64_t best = b.order();
    for_each_set_of_classes(b, [&](VertexSet taken) {
        if (taken.contains_all(with_leaves)) best = std::min(best, dominating_order(b, taken));
    });
    return best;
}

// By the formula of Berge, with the set of Gallai and Edmonds: automorphisms leave that as it is,
// so it has all vertices of a class or none; it has no leaf, for if some maximum matching missed
// the neighbour of a leaf, it would miss the leaf too.
std::int64_t matching_number(const BlowUp& b) {
    std::int64_t missed = 0;
    for_each_set_of_classes(b, [&](VertexSet gone) {
        std::int64_t order = 0;
        for (Vertex i : gone) order += class_of(b, i).size;
        missed = std::max(missed, odd_components(b, gone) - order);
    });
    return (b.order() - missed) / 2;
}

}  // namespace gazetteer::conjectures::by_classes
