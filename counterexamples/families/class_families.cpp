// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/families/class_families.hpp"

#include "counterexamples/families/family_values.hpp"

namespace gazetteer::conjectures {

namespace {

/// The S with so many members.
SubsetFamily with_members(const FamilyAlgebra& algebra, int ground, int least, int most) {
    SubsetFamily result;
    for (int k = std::max(least, 0); k <= std::min(most, ground); ++k)
        result = algebra.either(
            result, algebra.each([k](std::size_t w) { return SubsetFamily::of_size(k, w); }));
    return result;
}

}  // namespace

bool is_told_by_families(const GraphRestrictions& which) {
    GraphRestrictions rest = which;
    const GraphRestrictions none;
    rest.connected = none.connected;
    rest.degree_min = none.degree_min;
    rest.degree_max = none.degree_max;
    rest.size_min = none.size_min;
    rest.size_max = none.size_max;
    return rest == none;
}

SubsetFamily members_of(const GraphRestrictions& which, const GraphExtensions& extensions) {
    const SmallGraph& h = extensions.base();
    const FamilyAlgebra algebra(h.order());
    SubsetFamily result = with_members(algebra, h.order(), which.degree_min, which.degree_max);
    if (which.size_min > 0 || which.size_max < h.size() + h.order())
        result = algebra.both(result, with_members(algebra, h.order(), which.size_min - h.size(),
                                                   which.size_max - h.size()));
    if (which.connected) result = algebra.both(result, extensions.connected());
    for (Vertex v : h.vertices()) {
        const int degree = h.neighbours(v).size();
        if (degree + 1 < which.degree_min || degree > which.degree_max) return {};
        if (degree < which.degree_min) result = algebra.both(result, algebra.containing(v));
        if (degree == which.degree_max) result = algebra.without(result, algebra.containing(v));
    }
    return result;
}

}  // namespace gazetteer::conjectures
