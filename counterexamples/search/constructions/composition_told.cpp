// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/constructions/composition_told.hpp"

#include <algorithm>

#include "graph/families.hpp"

namespace gazetteer::conjectures {

namespace {

bool has_ordered_vertices(const Composition& c) {
    return c.by == Composing::link || c.by == Composing::amalgam || c.by == Composing::beads ||
           std::ranges::any_of(c.parts, has_ordered_vertices);
}

Composition composed_of(Composing by, std::vector<Composition> parts) {
    return {BlowUp{}, std::move(parts), by};
}

Composition of_one_class(ClassKind kind, int size) {
    return {simplified(BlowUp{{{kind, size}}, Graph(1)})};
}

const BlowUp* blow_up_of(const Composition& c) {
    return c.parts.empty() ? std::get_if<BlowUp>(&c.leaf) : nullptr;
}

/// A clique or independent vertices of the kind; a single vertex is both.
bool is_of_one_class(const Composition& c, ClassKind kind) {
    const BlowUp* b = blow_up_of(c);
    if (b == nullptr || b->classes.size() != 1) return false;
    return b->classes[0].kind == kind || b->order() == 1;
}

bool is_vertex(const Composition& c) {
    return is_of_one_class(c, ClassKind::clique) && is_of_one_class(c, ClassKind::independent);
}

/// Whether all classes are joined or, in a union, none; leaves are joined to nothing else.
bool can_be_merged(const Composition& c, Composing by) {
    const BlowUp* b = blow_up_of(c);
    if (b == nullptr) return false;
    const auto classes = static_cast<std::int64_t>(b->classes.size());
    if (by == Composing::disjoint_union) return b->quotient.size() == 0;
    return b->quotient.size() == classes * (classes - 1) / 2 &&
           std::ranges::count(b->classes, ClassKind::pendant_clique, &BlowUpClass::kind) == 0;
}

/// One blow-up of all classes of these.
Composition merged(const std::vector<Composition>& parts, Composing by) {
    std::vector<BlowUpClass> classes;
    for (const Composition& part : parts)
        for (const BlowUpClass& one : blow_up_of(part)->classes) classes.push_back(one);
    Graph quotient(static_cast<int>(classes.size()));
    if (by == Composing::join) quotient = to_graph(complete(quotient.order()));
    return {simplified(BlowUp{classes, quotient})};
}

/// A join or a union: parts of the same kind are one, and so are cliques and independent ones.
Composition told_side_by_side(const std::vector<Composition>& parts, Composing by) {
    constexpr std::size_t classes_max = 7;
    std::vector<Composition> others;
    std::vector<Composition> simple;
    std::size_t classes = 0;
    const auto take = [&](const Composition& part) {
        const bool is_simple = can_be_merged(part, by);
        if (is_simple) classes += blow_up_of(part)->classes.size();
        (is_simple ? simple : others).push_back(part);
    };
    for (const Composition& part : parts)
        if (!part.parts.empty() && part.by == by) {
            std::ranges::for_each(part.parts, take);
        } else if (!part.parts.empty() && part.by == Composing::cone && by == Composing::join) {
            take(part.parts[0]);
            take(of_one_class(ClassKind::clique, 1));
        } else {
            take(part);
        }
    if (!simple.empty() && classes <= classes_max) simple = {merged(simple, by)};
    others.insert(others.end(), simple.begin(), simple.end());
    if (others.size() == 1) return others[0];
    if (by == Composing::join && others.size() == 2 && is_vertex(others[1]))
        return composed_of(Composing::cone, {others[0]});
    return composed_of(by, others);
}

Composition told_complement(const Composition& of) {
    if (!of.parts.empty() && of.by == Composing::complement) return of.parts[0];
    for (const auto& [kind, other] : {std::pair(ClassKind::clique, ClassKind::independent),
                                      std::pair(ClassKind::independent, ClassKind::clique)})
        if (is_of_one_class(of, kind)) return of_one_class(other, blow_up_of(of)->order());
    return composed_of(Composing::complement, {of});
}

/// A composition of two parts.
Composition told_product(const Composition& g, const Composition& h, Composing by) {
    const bool is_corona = by == Composing::corona;
    if (is_corona && is_vertex(g)) return told_side_by_side({h, g}, Composing::join);
    if (is_corona || by == Composing::tensor) return composed_of(by, {g, h});
    return is_vertex(g) ? h : is_vertex(h) ? g : composed_of(by, {g, h});
}

/// The parts are told plainly.
Composition told_by_parts(const Composition& c) {
    switch (c.by) {
        case Composing::join:
        case Composing::disjoint_union:
            return told_side_by_side(c.parts, c.by);
        case Composing::cone:
            return told_side_by_side({c.parts[0], of_one_class(ClassKind::clique, 1)},
                                     Composing::join);
        case Composing::complement:
            return told_complement(c.parts[0]);
        case Composing::line:
            return c;
        default:
            return told_product(c.parts[0], c.parts[1], c.by);
    }
}

Composition told_from_the_leaves(const Composition& c) {
    if (const BlowUp* b = blow_up_of(c)) return {simplified(*b)};
    if (c.parts.empty()) return c;
    Composition result = c;
    for (Composition& part : result.parts) part = told_from_the_leaves(part);
    return told_by_parts(result);
}

}  // namespace

Composition told_plainly(const Composition& c) {
    return has_ordered_vertices(c) ? c : told_from_the_leaves(c);
}

}  // namespace gazetteer::conjectures
