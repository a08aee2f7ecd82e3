// SPDX-License-Identifier: GPL-3.0-or-later
// Sets whose loss leaves a graph in many components. In graphs that are made of classes of like
// vertices such a set is made of whole classes, so that a search by classes soon meets it.
#pragma once

#include <vector>

#include "language/terms/sets_of_vertices.hpp"

namespace gazetteer::conjectures::invariants {

/// A set of vertices of the greatest value that steps by one class of twins lead to, from no vertex
/// and from the neighbours of each class. value(set) is an int; each start takes few times as many
/// values as there are classes.
template <typename Value>
VertexSet scattering_set(const Graph& g, const Value& value) {
    std::vector<VertexSet> classes;
    for (VertexSet left = g.vertices(); !left.empty(); left = left - classes.back())
        classes.push_back(twins_of(g, left.front(), left));
    VertexSet best;
    int most = value(best);
    const auto climb = [&](VertexSet off) {
        int reached = value(off);
        for (bool climbs = true; climbs;) {
            climbs = false;
            for (VertexSet of : classes) {
                const VertexSet other = off.meets(of) ? off - of : off | of;
                const int now = value(other);
                if (now <= reached) continue;
                off = other;
                reached = now;
                climbs = true;
            }
        }
        if (reached <= most) return;
        best = off;
        most = reached;
    };
    climb(best);
    for (VertexSet of : classes) climb(next_to(g, of) - of);
    return best;
}

}  // namespace gazetteer::conjectures::invariants
