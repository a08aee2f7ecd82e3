// SPDX-License-Identifier: GPL-3.0-or-later
// Burning: in each round the fire goes on to the neighbours, and one more vertex is lit. Vertices
// lit in k rounds burn the balls of radii k - 1, ..., 0 around them, and any such balls that have
// all vertices make it k rounds at most [Bonato, Janssen and Roshanbin, How to burn a graph, 2016].
#include <algorithm>
#include <bit>
#include <set>
#include <utility>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/invariants/attained.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The greatest of these radii; there are some.
int greatest(VertexSet radii) {
    return 63 - std::countl_zero(radii.bits());
}

class Burning {
  public:
    explicit Burning(const Graph& g) : g_(g) {}

    int fewest_rounds() {
        // A round a vertex is enough.
        int rounds = 0;
        for (; rounds < g_.order() && !can_burn(g_.vertices(), VertexSet::first(rounds));
             ++rounds) {
            balls_.resize(index(rounds) + 1);
            for (Vertex v : g_.vertices()) balls_.back().push_back(ball(v, rounds));
        }
        return rounds;
    }
    /// After that: what is lit in the first, second, ... round. A round without a ball, or with one
    /// inside another, lights any vertex.
    std::vector<Vertex> lit() const {
        std::vector<Vertex> result = centres_;
        result.resize(balls_.size(), -1);
        std::ranges::reverse(result);
        VertexSet unused = g_.vertices();
        for (Vertex centre : centres_)
            if (centre >= 0) unused.erase(centre);
        VertexSet used;
        for (Vertex& v : result) {
            if (v < 0 || used.contains(v)) {
                v = unused.front();
                unused.erase(v);
            }
            used.insert(v);
        }
        return result;
    }

  private:
    VertexSet ball(Vertex v, int radius) const {
        if (radius == 0) return {v};
        const VertexSet smaller = balls_[index(radius) - 1][index(v)];
        return smaller | next_to(g_, smaller);
    }

    /// Whether balls of the radii, one each, have all of `open`.
    bool can_burn(VertexSet open, VertexSet radii) {
        runs::poll();
        if (open.empty()) return true;
        if (at_most(open, radii) < open.size()) return false;
        if (failed_.contains({open.bits(), radii.bits()})) return false;
        const Vertex v = remotest(open, radii);
        for (VertexSet left = radii; !left.empty();) {
            const int radius = greatest(left);
            left.erase(radius);
            for (const VertexSet burnt : greatest_pieces(open, v, radius)) {
                if (!can_burn(open - burnt, radii - VertexSet{radius})) continue;
                const auto& balls = balls_[index(radius)];
                const VertexSet near = balls[index(v)];
                centres_.resize(balls_.size(), -1);
                centres_[index(radius)] = *std::find_if(near.begin(), near.end(), [&](Vertex w) {
                    return (balls[index(w)] & open) == burnt;
                });
                return true;
            }
        }
        note_failure(open, radii);
        return false;
    }

    /// No balls of these radii have more of `open`.
    int at_most(VertexSet open, VertexSet radii) const {
        int result = 0;
        for (int radius : radii) {
            int most = 0;
            for (const VertexSet b : balls_[index(radius)])
                most = std::max(most, (b & open).size());
            result += most;
        }
        return result;
    }

    /// The vertex of `open` with the fewest near it.
    Vertex remotest(VertexSet open, VertexSet radii) const {
        const auto& around = balls_[index(greatest(radii))];
        return *std::min_element(open.begin(), open.end(), [&](Vertex a, Vertex b) {
            return (around[index(a)] & open).size() < (around[index(b)] & open).size();
        });
    }

    /// What balls around vertices near v have of `open`, v among it; none within another.
    std::vector<VertexSet> greatest_pieces(VertexSet open, Vertex v, int radius) const {
        const auto& balls = balls_[index(radius)];
        std::vector<VertexSet> pieces;
        for (Vertex centre : balls[index(v)]) pieces.push_back(balls[index(centre)] & open);
        std::ranges::sort(pieces, std::greater<>(), &VertexSet::size);
        std::vector<VertexSet> result;
        for (const VertexSet piece : pieces)
            if (std::ranges::none_of(result, [&](VertexSet s) { return s.contains_all(piece); }))
                result.push_back(piece);
        return result;
    }

    void note_failure(VertexSet open, VertexSet radii) {
        failed_.emplace(open.bits(), radii.bits());
        constexpr double bytes_a_failure = 64;
        runs::check_memory(bytes_a_failure * static_cast<double>(failed_.size()),
                           "the sets that do not burn");
    }

    const Graph& g_;
    /// By radius and centre.
    std::vector<std::vector<VertexSet>> balls_;
    /// By radius, once all can burn: the centre of its ball, or -1.
    std::vector<Vertex> centres_;
    /// What does not burn, with the radii.
    std::set<std::pair<std::uint64_t, std::uint64_t>> failed_;
};

}  // namespace

Integer burning_number(const Graph& g) {
    return Burning(g).fewest_rounds();
}
std::vector<Vertex> burning_order(const Graph& g) {
    Burning burning(g);
    burning.fewest_rounds();
    return burning.lit();
}

}  // namespace gazetteer::conjectures::invariants
