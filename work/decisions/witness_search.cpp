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

}  // namespace gazetteer::decisions
