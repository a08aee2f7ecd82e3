// SPDX-License-Identifier: GPL-3.0-or-later
// What spreads over a graph and what is pursued on it, step by step as it is defined.
#include "language/naive/naive_processes.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace gazetteer::conjectures::naive {

VertexSet with_neighbours(const Graph& g, VertexSet s) {
    VertexSet result = s;
    for (Vertex v : s) result = result | g.neighbours(v);
    return result;
}

bool forces(const Graph& g, VertexSet coloured) {
    for (Vertex v : coloured)
        if ((g.neighbours(v) - coloured).size() == 1) return forces(g, coloured | g.neighbours(v));
    return coloured == g.vertices();
}

namespace {

long zero_forcing_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return forces(g, s); });
}

long power_domination_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) { return forces(g, with_neighbours(g, s)); });
}

/// The rounds until all burn. Some vertex that does not burn yet is lit at the end of each.
long rounds_from(const Graph& g, VertexSet burning) {
    if (burning == g.vertices()) return 0;
    const VertexSet spread = with_neighbours(g, burning);
    if (spread == g.vertices()) return 1;
    long least = far;
    for (Vertex v : g.vertices() - spread)
        least = std::min(least, rounds_from(g, spread | VertexSet{v}));
    return 1 + least;
}

long burning_number(const Graph& g) {
    return rounds_from(g, {});
}

long total_forcing_number(const Graph& g) {
    return smallest_subset(g, [&](VertexSet s) {
        return forces(g, s) && std::ranges::all_of(s.to_vector(), [&](Vertex v) {
                   return s.meets(g.neighbours(v));
               });
    });
}

/// Positions before the cops' turn. A place is the cops' vertices, each a digit.
class NaivePursuit {
  public:
    NaivePursuit(const Graph& g, long cops) : g_(g), cops_(cops) {
        for (long i = 0; i < cops; ++i) places_ *= g.order();
        won_.resize(static_cast<std::size_t>(places_ * g.order()));
    }
    bool is_won() {
        for (bool again = true; again;) {
            again = false;
            for (long place = 0; place < places_; ++place)
                for (Vertex robber : g_.vertices())
                    if (!is_won_at(place, robber) &&
                        (has(place, robber) || can_win(place, robber, 1)))
                        again = won_[number(place, robber)] = true;
        }
        for (long place = 0; place < places_; ++place)
            if (is_won_for_all(place, g_.vertices())) return true;
        return false;
    }

  private:
    std::size_t number(long place, Vertex robber) const {
        return static_cast<std::size_t>(place * g_.order() + robber);
    }
    bool is_won_at(long place, Vertex robber) const { return won_[number(place, robber)]; }
    bool is_won_for_all(long place, VertexSet robbers) const {
        return std::ranges::all_of(robbers.to_vector(),
                                   [&](Vertex r) { return is_won_at(place, r); });
    }
    bool has(long place, Vertex v) const {
        for (long i = 0; i < cops_; ++i, place /= g_.order())
            if (place % g_.order() == v) return true;
        return false;
    }
    /// The cops of this digit and behind it move.
    bool can_win(long place, Vertex robber, long digit) const {
        if (digit == places_)
            return has(place, robber) ||
                   is_won_for_all(place, with_neighbours(g_, VertexSet{robber}));
        const auto at = static_cast<Vertex>(place / digit % g_.order());
        const VertexSet to = with_neighbours(g_, VertexSet{at});
        return std::ranges::any_of(to.to_vector(), [&](Vertex w) {
            return can_win(place + (w - at) * digit, robber, digit * g_.order());
        });
    }

    const Graph& g_;
    long cops_;
    long places_ = 1;
    std::vector<bool> won_;
};

long cop_number(const Graph& g) {
    long cops = 0;
    while (g.order() > 1 && !NaivePursuit(g, cops).is_won()) ++cops;
    return g.order() == 1 ? 1 : cops;
}

}  // namespace

std::map<std::string, OfGraph> process_terms() {
    return {
        {"burning_number", burning_number},
        {"cop_number", cop_number},
        {"power_domination_number", power_domination_number},
        {"total_forcing_number", total_forcing_number},
        {"zero_forcing_number", zero_forcing_number},
    };
}

}  // namespace gazetteer::conjectures::naive
