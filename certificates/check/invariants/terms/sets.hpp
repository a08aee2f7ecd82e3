// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of vertices, by plain enumeration: a set is looked at if those were kept that it comes from,
// one vertex at a time in ascending order. What is asked of the sets is hereditary, so no set that
// has it is left out. A least set is the complement of a largest one.
#pragma once

#include <algorithm>

#include "certificates/check/invariants/terms/set_properties.hpp"
#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

/// Calls visit(S, how many vertices may still join) for the supersets of `set` by vertices from
/// `next` on; above S only where it returns true.
template <class Visit>
void each_above(const Graph& g, VertexSet set, Vertex next, Steps& steps, Visit& visit) {
    for (Vertex v = next; v < g.order(); ++v) {
        steps.take();
        VertexSet with = set;
        with.insert(v);
        if (visit(with, g.order() - v - 1)) each_above(g, with, v + 1, steps, visit);
    }
}
template <class Visit>
void each_set(const Graph& g, Steps& steps, Visit visit) {
    if (visit(VertexSet(), g.order())) each_above(g, {}, 0, steps, visit);
}

/// The order of a largest set that `counts`, of those that `keeps`, which is hereditary; -1 if
/// there is none.
template <class Keeps, class Counts>
int largest(const Graph& g, Steps& steps, Keeps keeps, Counts counts) {
    int best = -1;
    each_set(g, steps, [&](VertexSet set, int left) {
        if (!keeps(set)) return false;
        if (set.size() > best && counts(set)) best = set.size();
        return set.size() + left > best;
    });
    return best;
}
template <class Keeps>
int largest(const Graph& g, Steps& steps, Keeps keeps) {
    return largest(g, steps, keeps, [](VertexSet) { return true; });
}
/// The same of the complements: the least order of a set whose complement is kept and counts.
template <class Keeps, class Counts>
Number fewest(const Graph& g, Steps& steps, Keeps keeps, Counts counts) {
    const auto rest = [&](auto asked) {
        return [&g, asked](VertexSet set) { return asked(g.vertices() - set); };
    };
    const int most = largest(g, steps, rest(keeps), rest(counts));
    return most < 0 ? Number::infinity() : Number(g.order() - most);
}
template <class Keeps>
Number fewest(const Graph& g, Steps& steps, Keeps keeps) {
    return fewest(g, steps, keeps, [](VertexSet) { return true; });
}

inline int largest_clique(const Graph& g, Steps& steps) {
    return largest(g, steps, [&](VertexSet s) { return is_clique(g, s); });
}

}  // namespace gazetteer::check::invariants
