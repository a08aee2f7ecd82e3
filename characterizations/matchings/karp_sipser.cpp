// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/karp_sipser.hpp"

#include <algorithm>

#include "graph/index.hpp"
#include "work/limits.hpp"

namespace gazetteer {

namespace {

class KarpSipser {
  public:
    explicit KarpSipser(const SparseGraph& g) : g_(g), mate_(index(g.order()), -1) {
        int degree_max = 0;
        for (Vertex v = 0; v < g.order(); ++v) {
            degree_.push_back(g.degree(v));
            degree_max = std::max(degree_max, g.degree(v));
        }
        by_degree_.resize(index(degree_max + 1));
        for (Vertex v = g.order(); v-- > 0;) by_degree_[index(g.degree(v))].push_back(v);
    }

    std::vector<Vertex> run() {
        for (std::size_t d = 1; d < by_degree_.size();) {
            runs::poll();
            if (by_degree_[d].empty()) {
                ++d;
                continue;
            }
            const Vertex v = by_degree_[d].back();
            by_degree_[d].pop_back();
            if (mate_[index(v)] >= 0 || index(degree_[index(v)]) != d) continue;
            least_ = d;
            match(v, neighbour_of_least_degree(v));
            d = least_;
        }
        return std::move(mate_);
    }

  private:
    Vertex neighbour_of_least_degree(Vertex v) const {
        Vertex best = -1;
        for (Vertex w : g_.neighbours(v))
            if (mate_[index(w)] < 0 && (best < 0 || degree_[index(w)] < degree_[index(best)]))
                best = w;
        return best;
    }
    void match(Vertex v, Vertex w) {
        mate_[index(v)] = w;
        mate_[index(w)] = v;
        for (Vertex end : {v, w})
            for (Vertex u : g_.neighbours(end)) {
                if (mate_[index(u)] >= 0) continue;
                const std::size_t degree = index(--degree_[index(u)]);
                if (degree == 0) continue;
                by_degree_[degree].push_back(u);
                least_ = std::min(least_, degree);
            }
    }

    const SparseGraph& g_;
    std::vector<Vertex> mate_;
    /// The number of neighbours that are left.
    std::vector<int> degree_;
    /// The vertices that had this degree at some time; those whose degree has changed are skipped.
    std::vector<std::vector<Vertex>> by_degree_;
    std::size_t least_ = 1;
};

}  // namespace

std::vector<Vertex> karp_sipser_matching(const SparseGraph& g) {
    return KarpSipser(g).run();
}

}  // namespace gazetteer
