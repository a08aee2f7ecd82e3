// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/decisions/witness_search.hpp"

#include <algorithm>
#include <random>

#include "graph/index.hpp"
#include "work/limits.hpp"

namespace gazetteer::decisions {

namespace {

/// Draws alike with every library.
class Draws {
  public:
    int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }
    std::vector<Vertex> shuffled(VertexSet set) {
        std::vector<Vertex> result = set.to_vector();
        for (std::size_t i = result.size(); i > 1; --i)
            std::swap(result[i - 1], result[index(below(static_cast<int>(i)))]);
        return result;
    }

  private:
    std::mt19937 engine_{1};
};

/// What is left when vertices are taken away in this order, as long as the property stays.
VertexSet without_what_can_go(VertexSet set, const std::vector<Vertex>& order,
                              const SetProperty& has) {
    for (Vertex v : order) {
        runs::poll();
        if (has(set - VertexSet{v})) set.erase(v);
    }
    return set;
}

/// Balls around vertices, of the radii rounds - 1, ..., 0 in turn.
class Fires {
  public:
    Fires(const Graph& g, int rounds) : g_(g), balls_{{}} {
        for (Vertex v : g.vertices()) balls_[0].push_back({v});
        for (int radius = 1; radius < rounds; ++radius) {
            balls_.emplace_back();
            for (Vertex v : g.vertices()) balls_.back().push_back(ball_beyond(v));
        }
        lit_.assign(index(rounds), -1);
    }

    /// The vertex with the fewest around it is in some ball.
    bool can_burn(VertexSet open) {
        runs::poll();
        if (open.empty()) return true;
        if (--tries_ < 0) return false;
        const Vertex v = *std::min_element(open.begin(), open.end(), [&](Vertex a, Vertex b) {
            return (balls_.back()[index(a)] & open).size() <
                   (balls_.back()[index(b)] & open).size();
        });
        for (std::size_t round = 0; round < lit_.size(); ++round) {
            if (lit_[round] >= 0) continue;
            const auto& balls = balls_[lit_.size() - 1 - round];
            for (Vertex centre : balls[index(v)] - VertexSet::of(used())) {
                lit_[round] = centre;
                if (can_burn(open - balls[index(centre)])) return true;
            }
            lit_[round] = -1;
        }
        return false;
    }

    /// In rounds that no fire is needed of, any vertex.
    std::vector<Vertex> lit() const {
        VertexSet free = g_.vertices() - VertexSet::of(used());
        std::vector<Vertex> result = lit_;
        for (Vertex& v : result) {
            if (v >= 0) continue;
            v = free.front();
            free.erase(v);
        }
        return result;
    }

  private:
    VertexSet ball_beyond(Vertex v) const {
        VertexSet result;
        for (Vertex w : g_.neighbours(v) | VertexSet{v})
            result = result | balls_[balls_.size() - 2][index(w)];
        return result;
    }
    std::vector<Vertex> used() const {
        std::vector<Vertex> result = lit_;
        std::erase(result, -1);
        return result;
    }

    const Graph& g_;
    /// By radius and centre.
    std::vector<std::vector<VertexSet>> balls_;
    std::vector<Vertex> lit_;
    int tries_ = 200'000;
};

}  // namespace

std::optional<VertexSet> set_within(const Graph& g, int order, const SetProperty& has) {
    Draws draws;
    int looks = 200'000;
    const SetProperty counted = [&](VertexSet set) { return --looks >= 0 && has(set); };
    VertexSet best = without_what_can_go(g.vertices(), draws.shuffled(g.vertices()), counted);
    while (best.size() > order && looks > 0) {
        VertexSet more = best;
        for (int i = 1 + draws.below(3); i > 0; --i) {
            const Vertex v = draws.below(g.order());
            more.insert(v);
            // Where vertices of the set need company.
            if (!g.neighbours(v).empty()) more.insert(draws.shuffled(g.neighbours(v)).front());
        }
        const VertexSet next = without_what_can_go(more, draws.shuffled(more), counted);
        if (next.size() <= best.size()) best = next;
    }
    return best.size() <= order ? std::optional(best) : std::nullopt;
}

std::vector<VertexSet> least_sets(const Graph& g, const SetProperty& has) {
    constexpr int orders = 200;
    Draws draws;
    std::vector<VertexSet> result;
    for (int i = 0; i < orders; ++i)
        result.push_back(without_what_can_go(g.vertices(), draws.shuffled(g.vertices()), has));
    return result;
}

std::optional<std::vector<Vertex>> lit_in(const Graph& g, int rounds) {
    if (rounds == 0) return std::vector<Vertex>{};
    Fires fires(g, rounds);
    return fires.can_burn(g.vertices()) ? std::optional(fires.lit()) : std::nullopt;
}

}  // namespace gazetteer::decisions
