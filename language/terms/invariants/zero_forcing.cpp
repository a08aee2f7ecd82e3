// SPDX-License-Identifier: GPL-3.0-or-later
// Zero forcing: a coloured vertex whose only uncoloured neighbour is w colours w. The search goes
// through the sets that force nothing more, by what they cost. From each, some vertex is the next
// to force: of it and its neighbours all but one must be coloured then. It is the wavefront
// algorithm [Brimkov, Fast and Hicks, Computational approaches for zero forcing and related
// problems, 2019]. Trees are answered at once.
#include <algorithm>
#include <unordered_map>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/invariants/tree_forcing.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// A connected part of a graph that is no tree, so that one vertex is not enough. In a least
/// forcing set of two vertices or more each vertex forces, or is next to one that does: else its
/// neighbours would force it. So such steps find one.
class Forcing {
  public:
    Forcing(const Graph& g, VertexSet part) : g_(g), part_(part), found_(greedily()) {}

    int fewest() {
        sets_.resize(index(found_));
        sets_[0].push_back(0);
        for (int cost = 0; cost < found_; ++cost)
            for (std::size_t i = 0; i < sets_[index(cost)].size(); ++i)
                expand(VertexSet::from_bits(sets_[index(cost)][i]), cost);
        return found_;
    }

  private:
    /// The uncoloured vertices and their neighbours.
    VertexSet near_white(VertexSet coloured) const {
        const VertexSet white = part_ - coloured;
        return white | next_to(g_, white);
    }
    /// What must be coloured beside these so that v forces, or, without another neighbour, is
    /// coloured.
    int price(VertexSet coloured, Vertex v) const {
        const bool forces = !(g_.neighbours(v) - coloured).empty();
        return (closed_neighbours(g_, v) - coloured).size() - (forces ? 1 : 0);
    }
    /// All that is forced once v and its neighbours are coloured, where these force nothing more.
    VertexSet with(VertexSet coloured, Vertex v) const {
        const VertexSet all = coloured | closed_neighbours(g_, v);
        return forced_from(g_, all, all - coloured);
    }
    /// By the cheapest step each time.
    int greedily() const {
        int result = 0;
        for (VertexSet coloured; coloured != part_;) {
            const VertexSet open = near_white(coloured);
            const Vertex v = *std::min_element(open.begin(), open.end(), [&](Vertex a, Vertex b) {
                return price(coloured, a) < price(coloured, b);
            });
            result += price(coloured, v);
            coloured = with(coloured, v);
        }
        return result;
    }
    void expand(VertexSet coloured, int cost) {
        if (cost_of_.at(coloured.bits()) < cost) return;
        for (Vertex v : near_white(coloured)) {
            runs::poll();
            const int next = cost + price(coloured, v);
            if (next < found_) reach(with(coloured, v), next);
        }
    }
    void reach(VertexSet coloured, int cost) {
        if (coloured == part_) found_ = cost;
        const auto [place, is_new] = cost_of_.try_emplace(coloured.bits(), cost);
        if (!is_new && place->second <= cost) return;
        place->second = cost;
        constexpr double bytes_a_set = 64;
        runs::check_memory(bytes_a_set * static_cast<double>(cost_of_.size()),
                           "the sets that are forced");
        sets_[index(cost)].push_back(coloured.bits());
    }

    const Graph& g_;
    VertexSet part_;
    /// The fewest vertices that are known to force all.
    int found_;
    std::unordered_map<std::uint64_t, int> cost_of_{{0, 0}};
    /// By cost.
    std::vector<std::vector<std::uint64_t>> sets_;
};

}  // namespace

Integer zero_forcing_number(const Graph& g) {
    int result = 0;
    for (const VertexSet part : gazetteer::components(g)) {
        const bool is_tree = g.induced(part).size() < part.size();
        result += is_tree ? fewest_forcing_tree(g, part, false) : Forcing(g, part).fewest();
    }
    return result;
}

}  // namespace gazetteer::conjectures::invariants
