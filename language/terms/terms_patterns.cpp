// SPDX-License-Identifier: GPL-3.0-or-later
// One graph in another: isomorphism by canonical forms, subgraphs by backtracking.
#include <algorithm>
#include <vector>

#include "graph/canonical/canonical.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Places the vertices of a pattern one after the other, each next to those placed before where it
/// has a neighbour among them.
class Embedding {
  public:
    Embedding(const Graph& g, const Graph& pattern, bool induced)
        : g_(g), pattern_(pattern), induced_(induced) {
        VertexSet left = pattern.vertices();
        VertexSet near;
        while (!left.empty()) {
            const VertexSet choices = (near & left).empty() ? left : near & left;
            Vertex best = choices.front();
            for (Vertex v : choices)
                if (pattern.degree(v) > pattern.degree(best)) best = v;
            sequence_.push_back(best);
            left.erase(best);
            near = near | pattern.neighbours(best);
        }
        places_.resize(static_cast<std::size_t>(pattern.order()));
    }

    bool exists() {
        return pattern_.order() <= g_.order() && pattern_.size() <= g_.size() &&
               extends(0, g_.vertices());
    }

  private:
    bool extends(std::size_t placed, VertexSet free) {
        if (placed == sequence_.size()) return true;
        runs::poll();
        const Vertex v = sequence_[placed];
        VertexSet choices = free;
        for (std::size_t i = 0; i < placed; ++i) {
            const VertexSet there = g_.neighbours(places_[i]);
            if (pattern_.adjacent(sequence_[i], v))
                choices = choices & there;
            else if (induced_)
                choices = choices - there;
        }
        return std::ranges::any_of(choices.to_vector(), [&](Vertex place) {
            places_[placed] = place;
            return g_.degree(place) >= pattern_.degree(v) &&
                   extends(placed + 1, free - VertexSet{place});
        });
    }

    const Graph& g_;
    const Graph& pattern_;
    bool induced_;
    std::vector<Vertex> sequence_;
    std::vector<Vertex> places_;
};

}  // namespace

Integer isomorphic(const Graph& g, const Graph& other) {
    return g.order() == other.order() && g.size() == other.size() &&
           canonical(g) == canonical(other);
}

Integer contains(const Graph& g, const Graph& pattern) {
    return Embedding(g, pattern, false).exists() ? 1 : 0;
}

Integer contains_induced(const Graph& g, const Graph& pattern) {
    return Embedding(g, pattern, true).exists() ? 1 : 0;
}

}  // namespace gazetteer::conjectures::invariants
