// SPDX-License-Identifier: GPL-3.0-or-later
// The terms that are known for all neighbourhoods S of x at once.
#include "counterexamples/families/family_evaluator.hpp"
#include "graph/index.hpp"

namespace gazetteer::conjectures {

namespace {

/// H with colours 0 and 1 such that neighbours differ, -1 before; nothing if there are none.
std::optional<std::array<int, SmallGraph::order_max>> two_coloured(const SmallGraph& h) {
    std::array<int, SmallGraph::order_max> colour;
    colour.fill(-1);
    for (Vertex root : h.vertices()) {
        if (colour[index(root)] >= 0) continue;
        VertexSet here{root};
        for (int now = 0; !here.empty(); now = 1 - now) {
            VertexSet next;
            for (Vertex v : here) {
                colour[index(v)] = now;
                next = next | h.neighbours(v);
            }
            here = {};
            for (Vertex v : next) {
                if (colour[index(v)] == now) return std::nullopt;
                if (colour[index(v)] < 0) here.insert(v);
            }
        }
    }
    return colour;
}

bool has_triangle(const SmallGraph& h) {
    for (Vertex v : h.vertices())
        for (Vertex u : h.neighbours(v))
            if (!(h.neighbours(u) & h.neighbours(v)).empty()) return true;
    return false;
}

/// As many edges as vertices but one for each component.
bool is_forest(const SmallGraph& h) {
    int components = 0;
    VertexSet seen;
    for (Vertex v : h.vertices()) {
        if (seen.contains(v)) continue;
        seen = seen | component_of(h, v);
        ++components;
    }
    return h.size() + components == h.order();
}

}  // namespace

Truth FamilyEvaluator::truth_of_fact(Fact fact, const Node& of) {
    switch (fact) {
        case Fact::P:
            return is_P(vertex(of, 1));
        case Fact::N:
            return algebra_.negation(is_P(vertex(of, 1)));
        case Fact::unrooted_P:
            return algebra_.negation(some_P());
        case Fact::unrooted_N:
            return some_P();
        case Fact::edge_delete_P:
            return edge_delete_is_P();
        case Fact::edge_delete_N:
            return algebra_.negation(edge_delete_is_P());
        case Fact::in_even_kernel:
            return in_even_kernel(vertex(of, 1));
        case Fact::has_even_kernel: {
            Truth some = algebra_.truth(false);
            for (Vertex v = 0; v <= x(); ++v) some = algebra_.disjunction(some, in_even_kernel(v));
            return some;
        }
        case Fact::connected:
            return algebra_.truth(extensions_.graphs->connected());
        case Fact::bipartite:
            return bipartite();
        case Fact::triangle_free:
            return triangle_free();
        case Fact::forest:
            return acyclic();
        case Fact::tree:
            return algebra_.conjunction(acyclic(), algebra_.truth(extensions_.graphs->connected()));
        case Fact::regular:
            return algebra_.equal(extremal_degree(true), extremal_degree(false));
        default:
            return {};
    }
}

FamilyNumber FamilyEvaluator::number_of_fact(Fact fact, const Node& of) {
    switch (fact) {
        case Fact::winning_moves:
            if (extensions_.ueg == nullptr || extensions_.ueg->winning_moves() == nullptr)
                return {};
            return number_of_digits(extensions_.ueg->winning_moves()->of[index(vertex(of, 1))]);
        case Fact::unrooted_winning_moves:
            return extensions_.ueg == nullptr ? FamilyNumber() : how_many_P();
        case Fact::edge_delete_grundy:
            if (extensions_.edge_delete == nullptr) return {};
            return number_of_digits(extensions_.edge_delete->grundy().families);
        case Fact::order:
            return algebra_.constant(x() + 1);
        case Fact::size:
            return size();
        case Fact::degree:
            return degree(vertex(of, 1));
        case Fact::min_degree:
            return extremal_degree(true);
        case Fact::max_degree:
            return extremal_degree(false);
        default:
            return {};
    }
}

FamilyNumber FamilyEvaluator::number_of_digits(std::span<const SubsetFamily> digits) const {
    FamilyNumber number = algebra_.constant(0);
    for (std::size_t b = 0; const SubsetFamily& digit : digits)
        number.digit[b++] = algebra_.both(digit, algebra_.all());
    return number;
}

Truth FamilyEvaluator::adjacent(Vertex u, Vertex w) const {
    if (u == w) return algebra_.truth(false);
    if (u == x()) return algebra_.truth(algebra_.containing(w));
    if (w == x()) return algebra_.truth(algebra_.containing(u));
    return algebra_.truth(extensions_.graphs->base().adjacent(u, w));
}

Truth FamilyEvaluator::is_P(Vertex v) const {
    if (extensions_.ueg == nullptr) return {};
    return FamilyAlgebra::negation(algebra_.truth(extensions_.ueg->n_sets(v)));
}

Truth FamilyEvaluator::some_P() const {
    Truth result = algebra_.truth(false);
    for (Vertex v = 0; v <= x(); ++v) result = algebra_.disjunction(result, is_P(v));
    return result;
}

FamilyNumber FamilyEvaluator::how_many_P() const {
    FamilyNumber result = algebra_.constant(0);
    for (Vertex v = 0; v <= x(); ++v) algebra_.add(is_P(v).yes, result);
    return result;
}

Truth FamilyEvaluator::in_even_kernel(Vertex v) {
    if (!kernels_) kernels_.emplace(extensions_.graphs->base());
    return algebra_.truth(kernels_->in_kernels(v));
}

Truth FamilyEvaluator::edge_delete_is_P() const {
    if (extensions_.edge_delete == nullptr) return {};
    SubsetFamily some;
    for (const SubsetFamily& digit : extensions_.edge_delete->grundy().families)
        some = algebra_.either(some, digit);
    return FamilyAlgebra::negation(algebra_.truth(some));
}

/// x is joined to one colour class of each component of H.
Truth FamilyEvaluator::bipartite() const {
    const SmallGraph& h = extensions_.graphs->base();
    const auto colour = two_coloured(h);
    if (!colour) return algebra_.truth(false);
    SubsetFamily no;
    VertexSet seen;
    for (Vertex root : h.vertices()) {
        if (seen.contains(root)) continue;
        const VertexSet component = component_of(h, root);
        seen = seen | component;
        std::array<SubsetFamily, 2> meets{};
        for (Vertex v : component) {
            SubsetFamily& of_colour = meets[index((*colour)[index(v)])];
            of_colour = algebra_.either(of_colour, algebra_.containing(v));
        }
        no = algebra_.either(no, algebra_.both(meets[0], meets[1]));
    }
    return FamilyAlgebra::negation(algebra_.truth(no));
}

/// x is joined to no two neighbours.
Truth FamilyEvaluator::triangle_free() const {
    const SmallGraph& h = extensions_.graphs->base();
    if (has_triangle(h)) return algebra_.truth(false);
    SubsetFamily no;
    for (Vertex v : h.vertices())
        for (Vertex u : h.neighbours(v) & VertexSet::first(v))
            no = algebra_.either(no, algebra_.both(algebra_.containing(u), algebra_.containing(v)));
    return FamilyAlgebra::negation(algebra_.truth(no));
}

/// x is joined to no two vertices of a component.
Truth FamilyEvaluator::acyclic() const {
    const SmallGraph& h = extensions_.graphs->base();
    if (!is_forest(h)) return algebra_.truth(false);
    SubsetFamily no;
    for (Vertex v : h.vertices())
        for (Vertex u : component_of(h, v) & VertexSet::first(v))
            no = algebra_.either(no, algebra_.both(algebra_.containing(u), algebra_.containing(v)));
    return FamilyAlgebra::negation(algebra_.truth(no));
}

FamilyNumber FamilyEvaluator::size() const {
    FamilyNumber result = algebra_.constant(extensions_.graphs->base().size());
    for (Vertex v = 0; v < x(); ++v) algebra_.add(algebra_.containing(v), result);
    return result;
}

FamilyNumber FamilyEvaluator::degree(Vertex v) const {
    FamilyNumber result =
        algebra_.constant(v == x() ? 0 : extensions_.graphs->base().neighbours(v).size());
    for (Vertex u = 0; u < x(); ++u)
        if (v == x() || v == u) algebra_.add(algebra_.containing(u), result);
    return result;
}

FamilyNumber FamilyEvaluator::extremal_degree(bool least) const {
    FamilyNumber result = degree(x());
    for (Vertex v = 0; v < x(); ++v) {
        const FamilyNumber now = degree(v);
        const SubsetFamily taken =
            (least ? algebra_.less(now, result) : algebra_.less(result, now)).yes;
        for (std::size_t b = 0; b < FamilyNumber::digits; ++b)
            result.digit[b] = algebra_.either(algebra_.both(now.digit[b], taken),
                                              algebra_.without(result.digit[b], taken));
    }
    return result;
}

}  // namespace gazetteer::conjectures
