// SPDX-License-Identifier: GPL-3.0-or-later
// What spreads over a graph step by step, and what is pursued on it.
#include <array>
#include <vector>

#include "certificates/check/invariants/terms/set_properties.hpp"
#include "certificates/check/invariants/terms/sets.hpp"

namespace gazetteer::check::invariants {

namespace {

VertexSet with_neighbours(const Graph& g, VertexSet set) {
    return set | next_to(g, set);
}

Number zero_forcing_number(const Graph& g, Vertex, Steps& steps) {
    return fewest(g, steps, [&](VertexSet s) { return forces(g, s); });
}
Number total_forcing_number(const Graph& g, Vertex, Steps& steps) {
    return fewest(
        g, steps, [&](VertexSet s) { return forces(g, s); },
        [&](VertexSet s) { return has_company(g, s); });
}
Number power_domination_number(const Graph& g, Vertex, Steps& steps) {
    return fewest(g, steps, [&](VertexSet s) { return observes(g, s); });
}

/// All burn after so many more rounds. In each the fire goes on, and one vertex is lit, which does
/// not burn yet.
bool can_burn(const Graph& g, VertexSet burning, int rounds, Steps& steps) {
    if (burning == g.vertices()) return true;
    if (rounds == 0) return false;
    const VertexSet spread = with_neighbours(g, burning);
    if (spread == g.vertices()) return true;
    for (Vertex v : g.vertices() - spread) {
        steps.take();
        if (can_burn(g, spread | VertexSet{v}, rounds - 1, steps)) return true;
    }
    return false;
}
Number burning_number(const Graph& g, Vertex, Steps& steps) {
    int rounds = 0;
    for (; !can_burn(g, {}, rounds, steps); ++rounds) steps.take();
    return rounds;
}

/// All positions of some cops and a robber: before the move of each cop in turn, and before that of
/// the robber. The vertices are digits of base order, the robber's last.
class Pursuit {
  public:
    Pursuit(const Graph& g, int cops, Steps& steps) : g_(g), steps_(steps) {
        for (int i = 0; i <= cops; ++i) {
            digits_.push_back(places_);
            places_ *= static_cast<std::size_t>(g.order());
            if (places_ > places_max) throw Unproved{"cops are placed in at most 2^24 ways"};
        }
        won_.resize(digits_.size() * places_);
    }

    /// The cops take vertices, then the robber does.
    bool is_won() {
        while (something_follows()) {
        }
        for (std::size_t cops = 0; cops < digits_.back(); ++cops)
            if (std::ranges::all_of(g_.vertices(), [&](Vertex robber) {
                    return won_[cops + digits_.back() * static_cast<std::size_t>(robber)];
                }))
                return true;
        return false;
    }

  private:
    static constexpr std::size_t places_max = std::size_t{1} << 24;

    bool something_follows() {
        bool result = false;
        for (std::size_t turn = 0; turn < digits_.size(); ++turn)
            for (std::size_t place = 0; place < places_; ++place) {
                if (won_[turn * places_ + place]) continue;
                steps_.take();
                const bool wins = is_caught(place) || follows(turn, place);
                won_[turn * places_ + place] = wins;
                result = result || wins;
            }
        return result;
    }
    Vertex digit(std::size_t place, std::size_t i) const {
        return static_cast<Vertex>(place / digits_[i] % static_cast<std::size_t>(g_.order()));
    }
    bool is_caught(std::size_t place) const {
        for (std::size_t i = 0; i + 1 < digits_.size(); ++i)
            if (digit(place, i) == digit(place, digits_.size() - 1)) return true;
        return false;
    }
    /// Whoever moves stays or goes to a neighbour: some move of a cop wins, or all of the robber's.
    bool follows(std::size_t turn, std::size_t place) const {
        const Vertex at = digit(place, turn);
        const std::size_t others = place - digits_[turn] * static_cast<std::size_t>(at);
        const std::size_t next = (turn + 1) % digits_.size();
        const auto wins = [&](Vertex to) {
            return won_[next * places_ + others + digits_[turn] * static_cast<std::size_t>(to)];
        };
        const VertexSet moves = with_neighbours(g_, {at});
        return turn + 1 < digits_.size() ? std::ranges::any_of(moves, wins)
                                         : std::ranges::all_of(moves, wins);
    }

    const Graph& g_;
    Steps& steps_;
    /// What each vertex is multiplied by.
    std::vector<std::size_t> digits_;
    std::size_t places_ = 1;
    std::vector<bool> won_;
};

Number cop_number(const Graph& g, Vertex, Steps& steps) {
    int cops = 0;
    for (; !Pursuit(g, cops, steps).is_won(); ++cops) steps.take();
    return cops;
}

constexpr std::array<Term, 5> spreading{{
    {"zero_forcing_number", Sort::number, false, zero_forcing_number},
    {"total_forcing_number", Sort::number, false, total_forcing_number},
    {"power_domination_number", Sort::number, false, power_domination_number},
    {"burning_number", Sort::number, false, burning_number},
    {"cop_number", Sort::number, false, cop_number},
}};

}  // namespace

const std::span<const Term> spreading_terms = spreading;

}  // namespace gazetteer::check::invariants
