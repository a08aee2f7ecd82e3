// SPDX-License-Identifier: GPL-3.0-or-later
// Total forcing: a zero forcing set in which each vertex has a neighbour [Davila and Kenter, Bounds
// for the zero forcing number of graphs with large girth, 2015; Davila and Henning, On the total
// forcing number of a graph, 2019]. Trees are answered at once. Where there are few edges and a
// leaf, small forts bound the number well. Else the steps of zero forcing are searched, from its
// number on, which is mostly enough.
#include <algorithm>
#include <map>

#include "language/terms/invariants/tree_forcing.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// A connected part of a graph, of two vertices or more: the steps by which some vertices force.
/// The chosen vertices without a chosen neighbour are kept. Some more are added at the end, each
/// beside one of them.
class TotalBySteps {
  public:
    /// It is at least so many.
    TotalBySteps(const Graph& g, VertexSet part, int at_least)
        : g_(g), part_(part), most_(at_least) {}

    /// All vertices are enough.
    int fewest() {
        for (; most_ < part_.size() && !works({}, 0); ++most_) tried_.clear();
        return most_;
    }

  private:
    /// What is coloured, the chosen vertices with an uncoloured neighbour, and those without a
    /// chosen one.
    struct State {
        std::uint64_t coloured = 0, open = 0, alone = 0;
        auto operator<=>(const State&) const = default;
    };

    /// Whether `most_` vertices are enough, where so many brought the state about. The next vertex
    /// to force is v, after all its other uncoloured neighbours are chosen, and v, if it is
    /// uncoloured. In a least set that forces, each vertex forces or is next to one that does.
    bool works(const State& state, int cost) {
        const VertexSet coloured = VertexSet::from_bits(state.coloured);
        if (coloured == part_)
            return have_companions(VertexSet::from_bits(state.alone), most_ - cost);
        if (!is_better(state, cost)) return false;
        for (Vertex v : part_) {
            runs::poll();
            const VertexSet missing = closed_neighbours(g_, v) - coloured;
            for (Vertex forced : missing - VertexSet{v})
                if (works_with(state, missing - VertexSet{forced}, v, cost)) return true;
        }
        return false;
    }

    bool works_with(const State& state, VertexSet chosen, Vertex v, int cost) {
        if (cost + chosen.size() > most_) return false;
        const VertexSet before = VertexSet::from_bits(state.coloured);
        const VertexSet all = before | closed_neighbours(g_, v);
        const VertexSet coloured = forced_from(g_, all, all - before);
        const VertexSet known = VertexSet::from_bits(state.open) | chosen;
        const VertexSet alone = (VertexSet::from_bits(state.alone) - next_to(g_, chosen)) |
                                (chosen - next_to(g_, known));
        VertexSet open;
        for (Vertex w : known)
            if (!coloured.contains_all(g_.neighbours(w))) open.insert(w);
        return works({coloured.bits(), open.bits(), alone.bits()}, cost + chosen.size());
    }

    /// Whether the state was not brought about by so few before.
    bool is_better(const State& state, int cost) {
        const auto [place, is_new] = tried_.try_emplace(state, cost);
        if (!is_new && place->second <= cost) return false;
        place->second = cost;
        constexpr double bytes_a_state = 96;
        runs::check_memory(bytes_a_state * static_cast<double>(tried_.size()),
                           "the sets that are forced");
        return true;
    }

    /// Whether so many vertices are enough for each of these to have a neighbour among them.
    bool have_companions(VertexSet alone, int most) const {
        runs::poll();
        if (alone.empty()) return true;
        if (most == 0) return false;
        for (Vertex w : g_.neighbours(alone.front()))
            if (have_companions(alone - g_.neighbours(w), most - 1)) return true;
        return false;
    }

    const Graph& g_;
    VertexSet part_;
    int most_;
    /// The states from which `most_` were not enough, or are being tried, with their costs.
    std::map<State, int> tried_;
};

/// The same by forts. No vertex outside a fort has exactly one neighbour in it, so a zero forcing
/// set has a vertex of each [Fast and Hicks, Effects of vertex degrees on the zero-forcing number
/// and propagation time of a graph, 2018].
class TotalByForts {
  public:
    TotalByForts(const Graph& g, VertexSet part) : g_(g), part_(part) {}

    int fewest() const {
        int result = 2;
        while (result < part_.size() && !works({{}, {}, part_}, result)) ++result;
        return result;
    }

  private:
    /// What the chosen vertices force, these, and those that are still free.
    struct State {
        VertexSet coloured, chosen, free;
    };

    VertexSet coloured_with(VertexSet coloured, VertexSet more) const {
        const VertexSet all = coloured | more;
        return forced_from(g_, all, all - coloured);
    }

    /// The free vertices of a fort beside the coloured ones, of which none can be left out. Those
    /// of most neighbours are left out first.
    VertexSet fort(VertexSet coloured, VertexSet free) const {
        VertexSet result = part_ - coloured;
        for (VertexSet left = result & free; !left.empty();) {
            const Vertex v = busiest(g_, left, g_.vertices());
            left.erase(v);
            const VertexSet smaller = part_ - coloured_with(part_ - result, {v});
            if (!smaller.empty()) result = smaller;
            left = left & result;
        }
        return result & free;
    }

    /// Whether `more` free vertices complete the set: one of each fort, and one beside each chosen
    /// vertex without a chosen neighbour. The least such choice is branched on.
    bool works(State state, int more) const {
        runs::poll();
        const VertexSet alone = state.chosen - next_to(g_, state.chosen);
        if (state.coloured == part_ && alone.empty()) return true;
        if (is_too_few(state, alone, more)) return false;
        for (Vertex v : least_choice(state, alone, more)) {
            state.free.erase(v);
            if (works({coloured_with(state.coloured, {v}), state.chosen | VertexSet{v}, state.free},
                      more - 1))
                return true;
        }
        return false;
    }

    /// The least of the choices that are left; none if disjoint forts need more than `more`.
    VertexSet least_choice(const State& state, VertexSet alone, int more) const {
        VertexSet best = state.free;
        for (Vertex v : alone)
            if ((g_.neighbours(v) & state.free).size() < best.size())
                best = g_.neighbours(v) & state.free;
        VertexSet coloured = state.coloured;
        for (int needed = 0; coloured != part_; ++needed) {
            if (needed == more) return {};
            const VertexSet members = fort(coloured, state.free);
            if (members.size() < best.size()) best = members;
            coloured = coloured_with(coloured, members);
        }
        return best;
    }

    /// Whether choices without a common vertex need more than `more`. Where no member of a fort has
    /// a neighbour that is chosen or is in another of the choices, the fort needs two vertices.
    bool is_too_few(const State& state, VertexSet alone, int more) const {
        VertexSet taken;
        int needed = 0;
        for (Vertex v : alone) {
            const VertexSet beside = g_.neighbours(v) & state.free;
            if (beside.meets(taken)) continue;
            taken = taken | beside;
            ++needed;
        }
        VertexSet coloured = coloured_with(state.coloured, taken);
        while (coloured != part_ && needed <= more) {
            VertexSet members = fort(coloured, state.free - taken);
            if (members.empty()) return true;
            const bool far = !members.meets(next_to(g_, state.chosen | taken));
            if (far) members = members | (next_to(g_, members) & state.free);
            needed += far ? 2 : 1;
            taken = taken | members;
            coloured = coloured_with(coloured, members);
        }
        return needed > more;
    }

    const Graph& g_;
    VertexSet part_;
};

int fewest_in(const Graph& g, VertexSet part) {
    const Graph alone = g.induced(part);
    if (alone.size() < alone.order()) return fewest_forcing_tree(g, part, true);
    const bool has_leaf = std::ranges::any_of(part, [&](Vertex v) { return g.degree(v) == 1; });
    if (has_leaf && 4 * alone.size() < 7 * alone.order()) return TotalByForts(g, part).fewest();
    const Integer at_least = zero_forcing_number(alone);
    return TotalBySteps(g, part, static_cast<int>(at_least.value())).fewest();
}

}  // namespace

Integer total_forcing_number(const Graph& g) {
    int result = 0;
    for (const VertexSet part : gazetteer::components(g)) {
        if (part.size() == 1) return Integer::infinity();
        result += fewest_in(g, part);
    }
    return result;
}

}  // namespace gazetteer::conjectures::invariants
