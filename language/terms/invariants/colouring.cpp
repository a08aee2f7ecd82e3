// SPDX-License-Identifier: GPL-3.0-or-later
// The chromatic number. Vertices are coloured one after the other, and a solver of satisfiability
// has the same question; each works for a while, by turns, four times as long each time. Random
// graphs take the one a second and the other minutes, and others are the reverse; so neither takes
// much longer than the better of the two.
#include "language/terms/invariants/colouring.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The vertices to which the fewest colours are left come first [D. Brelaz, New methods to color
/// the vertices of a graph, 1979], so one to which none is left ends a branch at once.
class Colouring {
  public:
    Colouring(const Graph& g, int colours, std::int64_t steps)
        : g_(g),
          near_(static_cast<std::size_t>(colours)),
          left_(g.vertices()),
          steps_left_(steps) {}

    /// Nothing where it takes more steps.
    std::optional<bool> works() {
        const bool found = goes_on(0);
        if (steps_left_ <= 0) return std::nullopt;
        return found;
    }

  private:
    /// The uncoloured vertices that are near most of the colours used.
    VertexSet most_restricted(std::size_t used) const {
        // Bit i of the number of colours that each vertex is near.
        std::array<VertexSet, 7> counts{};
        for (std::size_t c = 0; c != used; ++c) {
            VertexSet carry = near_[c] & left_;
            for (VertexSet& bit : counts) {
                const VertexSet both = bit & carry;
                bit = (bit | carry) - both;
                carry = both;
            }
        }
        VertexSet result = left_;
        for (auto bit = counts.rbegin(); bit != counts.rend(); ++bit)
            if (result.meets(*bit)) result = result & *bit;
        return result;
    }

    /// The one of those with most uncoloured neighbours is next; only one fresh colour is tried.
    bool goes_on(std::size_t used) {
        runs::poll();
        if (--steps_left_ <= 0) return false;
        if (left_.empty()) return true;
        Vertex next = -1;
        int most = -1;
        for (Vertex v : most_restricted(used)) {
            const int open = (g_.neighbours(v) & left_).size();
            if (open <= most) continue;
            next = v;
            most = open;
        }
        left_.erase(next);
        for (std::size_t c = 0; c < near_.size() && c <= used; ++c) {
            if (near_[c].contains(next)) continue;
            const VertexSet before = near_[c];
            near_[c] = before | g_.neighbours(next);
            if (goes_on(std::max(used, c + 1))) return true;
            near_[c] = before;
        }
        left_.insert(next);
        return false;
    }

    const Graph& g_;
    /// The neighbours of the vertices of each colour.
    std::vector<VertexSet> near_;
    VertexSet left_;
    std::int64_t steps_left_;
};

}  // namespace

bool can_colour(const Graph& g, int colours, std::int64_t first_steps) {
    // So many steps take about as long as one conflict.
    constexpr std::int64_t steps_of_conflict = 400;
    std::optional<ColouringBySat> by_sat;
    for (std::int64_t steps = first_steps;; steps *= 4) {
        if (const auto soon = Colouring(g, colours, steps).works()) return *soon;
        if (!by_sat) by_sat.emplace(g, colours);
        if (const auto soon = by_sat->works_within(steps / steps_of_conflict)) return *soon;
    }
}

Integer chromatic_number(const Graph& g) {
    auto colours = static_cast<int>(clique_number(g).value());
    while (!can_colour(g, colours)) ++colours;
    return colours;
}

}  // namespace gazetteer::conjectures::invariants
