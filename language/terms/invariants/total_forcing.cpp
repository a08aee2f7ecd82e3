// SPDX-License-Identifier: GPL-3.0-or-later
// Total forcing: a zero forcing set in which each vertex has a neighbour [Davila and Kenter, Bounds
// for the zero forcing number of graphs with large girth, 2015; Davila and Henning, On the total
// forcing number of a graph, 2019]. The search is that of zero forcing, and keeps what the chosen
// vertices still ask for. Some more are added at the end, each beside one without a neighbour.
#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// A connected part of a graph, of two vertices or more.
class TotalForcing {
  public:
    TotalForcing(const Graph& g, VertexSet part) : g_(g), part_(part), found_(part.size()) {}

    int fewest() {
        states_.resize(index(found_) + 1);
        reach({}, 0);
        for (int cost = 0; cost < found_; ++cost)
            for (std::size_t i = 0; i < states_[index(cost)].size(); ++i)
                expand(State(states_[index(cost)][i]), cost);
        return found_;
    }

  private:
    /// What is coloured, the chosen vertices with an uncoloured neighbour, and those without a
    /// chosen one.
    struct State {
        std::uint64_t coloured = 0, open = 0, alone = 0;
        auto operator<=>(const State&) const = default;
    };

    /// The next vertex to force is v, after all its other uncoloured neighbours are chosen, and v,
    /// if it is uncoloured.
    void expand(const State& state, int cost) {
        if (cost_of_.at(state) < cost) return;
        const VertexSet coloured = VertexSet::from_bits(state.coloured);
        for (Vertex v : part_) {
            runs::poll();
            const VertexSet missing = closed_neighbours(g_, v) - coloured;
            if (missing.empty()) continue;
            const VertexSet white = missing - VertexSet{v};
            if (white.empty()) choose(state, missing, v, cost);
            for (Vertex forced : white) choose(state, missing - VertexSet{forced}, v, cost);
        }
    }

    void choose(const State& state, VertexSet chosen, Vertex v, int cost) {
        const int next = cost + chosen.size();
        if (next >= found_) return;
        const VertexSet before = VertexSet::from_bits(state.coloured);
        const VertexSet all = before | closed_neighbours(g_, v);
        const VertexSet coloured = forced_from(g_, all, all - before);
        const VertexSet known = VertexSet::from_bits(state.open) | chosen;
        const VertexSet alone = (VertexSet::from_bits(state.alone) - next_to(g_, chosen)) |
                                (chosen - next_to(g_, known));
        VertexSet open;
        for (Vertex w : known)
            if (!coloured.contains_all(g_.neighbours(w))) open.insert(w);
        reach({coloured.bits(), open.bits(), alone.bits()}, next);
    }

    void reach(const State& state, int cost) {
        const VertexSet alone = VertexSet::from_bits(state.alone);
        if (VertexSet::from_bits(state.coloured) == part_)
            found_ = std::min(found_, cost + companions(alone, found_ - cost));
        const auto [place, is_new] = cost_of_.try_emplace(state, cost);
        if (!is_new && place->second <= cost) return;
        constexpr double bytes_a_state = 96;
        if (is_new)
            runs::check_memory(bytes_a_state * static_cast<double>(cost_of_.size()),
                               "the sets that are forced");
        place->second = cost;
        states_[index(cost)].push_back(state);
    }

    /// The fewest vertices such that each of these has a neighbour among them; `most` if not less.
    int companions(VertexSet alone, int most) const {
        runs::poll();
        if (alone.empty() || most == 0) return 0;
        for (Vertex w : g_.neighbours(alone.front()))
            most = std::min(most, 1 + companions(alone - g_.neighbours(w), most - 1));
        return most;
    }

    const Graph& g_;
    VertexSet part_;
    /// The fewest vertices of a total forcing set that is known.
    int found_;
    std::map<State, int> cost_of_;
    /// By cost.
    std::vector<std::vector<State>> states_;
};

}  // namespace

Integer total_forcing_number(const Graph& g) {
    int result = 0;
    for (const VertexSet part : gazetteer::components(g)) {
        if (part.size() == 1) return Integer::infinity();
        result += TotalForcing(g, part).fewest();
    }
    return result;
}

}  // namespace gazetteer::conjectures::invariants
