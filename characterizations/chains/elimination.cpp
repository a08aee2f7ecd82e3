// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/chains/elimination.hpp"

#include <algorithm>

namespace gazetteer {

namespace {

/// Takes in the vertices of a graph one after the other.
class Elimination {
  public:
    Elimination(const SparseGraph& g, Vertex named, bool erased)
        : graph_(g), named_(named), erased_(erased) {}

    /// The steps of the vertices from the next one to `end`.
    BoundarySteps to(Vertex end) {
        BoundarySteps result;
        for (; next_ < end; ++next_) {
            if (!erased_ || next_ != named_) take_in(result);
            forget_complete(result);
        }
        return result;
    }
    const std::vector<Vertex>& boundary() const { return boundary_; }
    int width() const { return width_; }

  private:
    void take_in(BoundarySteps& steps) {
        const int place = static_cast<int>(boundary_.size());
        steps.push_back({BoundaryStep::Kind::appear, place, 0, next_ == named_});
        for (int i = 0; i < place; ++i)
            if (graph_.adjacent(next_, boundary_[static_cast<std::size_t>(i)]))
                steps.push_back({BoundaryStep::Kind::edge, i, place});
        boundary_.push_back(next_);
        width_ = std::max(width_, place + 1);
    }

    /// From the last place, so that the places of those that are still to go stay.
    void forget_complete(BoundarySteps& steps) {
        for (std::size_t i = boundary_.size(); i-- > 0;) {
            const auto neighbours = graph_.neighbours(boundary_[i]);
            if (!neighbours.empty() && neighbours.back() > next_) continue;
            steps.push_back({BoundaryStep::Kind::forget, static_cast<int>(i)});
            boundary_.erase(boundary_.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

    const SparseGraph& graph_;
    Vertex named_;
    bool erased_;
    Vertex next_ = 0;
    std::vector<Vertex> boundary_;
    int width_ = 0;
};

Vertex named_vertex(const Chain& chain, int n, const std::optional<NamedPlace>& named) {
    return named ? vertex_at(chain, named->place, n) : -1;
}
bool is_erased(const std::optional<NamedPlace>& named) {
    return named && named->at == AtVertex::erase;
}

/// The boundary as it is when one unit more stands before it: the first unit's vertices, where a
/// ring keeps them, are the same.
std::vector<Vertex> one_unit_on(const Chain& chain, std::vector<Vertex> boundary) {
    const Vertex moving = chain.left.graph.order() + (chain.ring ? chain.unit.order() : 0);
    for (Vertex& v : boundary)
        if (v >= moving) v += chain.unit.order();
    return boundary;
}

}  // namespace

BoundarySteps member_steps(const Chain& chain, int n, const std::optional<NamedPlace>& named) {
    const SparseGraph g = member(chain, n);
    return Elimination(g, named_vertex(chain, n, named), is_erased(named)).to(g.order());
}

ChainSteps chain_steps(const Chain& chain, const std::optional<NamedPlace>& named) {
    ChainSteps result;
    result.units_before = chain.ring ? 2 : 1;
    result.units_behind = 1;
    if (named && named->place.part == ChainPlace::Part::unit) {
        // A vertex erased from unit i is not in the boundary behind it.
        if (named->place.from_end)
            result.units_behind = named->place.unit + 1;
        else
            result.units_before = std::max(result.units_before, named->place.unit + 2);
    }
    // Two units that do the same, so that it is seen that they do.
    const int n = std::max(result.units_before + 2 + result.units_behind,
                           named ? units_min(chain, named->place) : units_min(chain));
    const SparseGraph g = member(chain, n);
    Elimination elimination(g, named_vertex(chain, n, named), is_erased(named));
    const auto end_of_unit = [&](int i) {
        return chain.left.graph.order() + (i + 1) * chain.unit.order();
    };
    result.before = elimination.to(end_of_unit(result.units_before - 1));
    const std::vector<Vertex> before = elimination.boundary();
    result.unit = elimination.to(end_of_unit(result.units_before));
    const std::vector<Vertex> between = elimination.boundary();
    const BoundarySteps again = elimination.to(end_of_unit(result.units_before + 1));
    require(between == one_unit_on(chain, before) && again == result.unit &&
                elimination.boundary() == one_unit_on(chain, between),
            "units that all do the same");
    elimination.to(end_of_unit(n - result.units_behind - 1));
    result.behind = elimination.to(g.order());
    result.width = elimination.width();
    return result;
}

}  // namespace gazetteer
