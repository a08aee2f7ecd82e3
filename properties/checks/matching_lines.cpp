// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/matching_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>

#include "characterizations/matchings/geography_strategies.hpp"

namespace gazetteer::properties {

namespace {

/// One bit a matching.
using Bits = std::uint64_t;

class MatchingLines {
  public:
    using Visit = std::function<bool(const MatchingTurn&)>;

    /// At most 64 matchings.
    MatchingLines(const RootedGraph& p, std::span<const Matching> matchings)
        : p_(p),
          order_(static_cast<std::size_t>(p.graph.order())),
          all_(~Bits{0} >> (64 - matchings.size())),
          having_(order_ * order_),
          tokens_(std::size_t{1} << order_),
          reached_(std::make_unique_for_overwrite<Bits[]>(order_ << order_)) {
        for (std::size_t i = 0; i < matchings.size(); ++i)
            for (const Edge& e : matchings[i]) {
                having(e.u, e.v) |= Bits{1} << i;
                having(e.v, e.u) |= Bits{1} << i;
            }
    }

    /// A set comes after its subsets, and so a position after all that lead to it.
    bool walk(Turn first, const Visit& visit) {
        const VertexSet start{p_.root};
        arrive(start, p_.root, all_);
        for (std::size_t bits = start.bits(); bits < tokens_.size(); ++bits) {
            const VertexSet visited = VertexSet::from_bits(bits);
            const bool players = (visited.size() % 2 == 1) == (first == Turn::strategist);
            for (Vertex token : tokens_[bits])
                if (players) {
                    if (!players_turn(visited, token, visit)) return false;
                } else {
                    for (Vertex w : p_.graph.neighbours(token) - visited)
                        arrive(visited | VertexSet{w}, w, reached(visited, token));
                }
        }
        return true;
    }

  private:
    std::size_t at(Vertex v) const { return static_cast<std::size_t>(v); }
    /// The matchings that have the edge uv.
    Bits& having(Vertex u, Vertex v) { return having_[at(u) * order_ + at(v)]; }
    Bits& reached(VertexSet visited, Vertex token) {
        return reached_[visited.bits() * order_ + at(token)];
    }

    void arrive(VertexSet visited, Vertex token, Bits by) {
        VertexSet& tokens = tokens_[visited.bits()];
        Bits& here = reached(visited, token);
        here = tokens.contains(token) ? here | by : by;
        tokens.insert(token);
    }

    bool players_turn(VertexSet visited, Vertex token, const Visit& visit) {
        const Bits here = reached(visited, token);
        MatchingTurn turn{visited, token, p_.graph.neighbours(token) - visited, {}, false};
        Bits stuck = here;
        for (Vertex w : turn.moves)
            if (const Bits along = here & having(token, w); along != 0) {
                turn.offered.insert(w);
                stuck &= ~along;
            }
        turn.stuck = stuck != 0;
        if (!visit(turn)) return false;
        for (Vertex w : turn.stuck ? turn.moves : turn.offered)
            arrive(visited | VertexSet{w}, w, (here & having(token, w)) | stuck);
        return true;
    }

    const RootedGraph& p_;
    std::size_t order_;
    Bits all_;
    std::vector<Bits> having_;
    /// By the visited vertices: where the token can be. `reached_` is set there, and nowhere else.
    std::vector<VertexSet> tokens_;
    std::unique_ptr<Bits[]> reached_;
};

}  // namespace

bool for_each_matching_turn(const RootedGraph& p, Turn first, std::span<const Matching> matchings,
                            const std::function<bool(const MatchingTurn&)>& visit) {
    require(!matchings.empty() && p.graph.order() <= matching_lines_order_max,
            "matchings, and a small graph");
    for (std::size_t i = 0; i < matchings.size(); i += 64) {
        const auto some = matchings.subspan(i, std::min<std::size_t>(64, matchings.size() - i));
        if (!MatchingLines(p, some).walk(first, visit)) return false;
    }
    return true;
}

bool wins_all_lines_along(const RootedGraph& p, Turn first,
                          const std::vector<Matching>& matchings) {
    if (!matchings.empty() && p.graph.order() <= matching_lines_order_max)
        return for_each_matching_turn(p, first, matchings,
                                      [](const MatchingTurn& turn) { return !turn.stuck; });
    const AlongMatching strategy(p.graph.order(), p.root, matchings);
    return !Playout<UVG, AlongMatching>(strategy).from(p, first);
}

}  // namespace gazetteer::properties
