// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/radius.hpp"

#include <algorithm>

namespace gazetteer::check {

namespace {

[[noreturn]] void refuse(const std::string& what) {
    throw GraphFault{what};
}

/// How far the parts of a condition look. Names are at distance 0 if the move has them.
class Looks {
  public:
    explicit Looks(const Condition& condition)
        : condition_(condition), distance_(condition.names + 2, 0) {}

    int whole() { return of(static_cast<int>(condition_.parts.size()) - 1); }

  private:
    const Part& part(int i) const { return condition_.parts[static_cast<std::size_t>(i)]; }
    int& distance(const Part& variable) {
        return distance_[static_cast<std::size_t>(variable.value)];
    }

    int of(int i) {
        using Op = Part::Op;
        const Part& p = part(i);
        switch (p.op) {
            case Op::variable:
                return distance(p);
            case Op::complement:
            case Op::order:
            case Op::size:
            case Op::components:
            case Op::connected:
            case Op::bipartite:
            case Op::member:
            case Op::empty:
                refuse("a condition looks at the whole graph");
            case Op::degree:
                return greatest(p) + 1;
            case Op::for_all:
            case Op::exists:
            case Op::count: {
                if (p.parts.size() < 2) refuse("a condition is over all vertices");
                const int bound = distance(part(p.parts[1])) + 1;
                distance(p) = bound;
                return std::max(bound, of(p.parts[0]));
            }
            default:
                return greatest(p);
        }
    }
    int greatest(const Part& p) {
        int result = 0;
        for (int child : p.parts) result = std::max(result, of(child));
        return result;
    }

    const Condition& condition_;
    /// The distance of each name from the vertices of the move.
    std::vector<int> distance_;
};

/// How far the effect changes a vertex or its edges.
int works(const Effect& effect) {
    switch (effect.kind) {
        case Effect::Kind::erase_edge:
            return 0;
        case Effect::Kind::erase_at:
            return 1;
        case Effect::Kind::remove:
            break;
        default:
            refuse("an effect has no radius");
    }
    int result = 0;
    for (const Item& item : effect.items) {
        if (item.kind != Item::Kind::vertex && item.kind != Item::Kind::neighbours)
            refuse("an effect has no radius");
        // The neighbours of what goes lose edges.
        result = std::max(result, item.kind == Item::Kind::vertex ? 1 : 2);
    }
    return result;
}

}  // namespace

Radius radius_of(const Rules& rules) {
    if (rules.directed || rules.misere || rules.is_partizan() || !rules.tokens.empty() ||
        !rules.sets.empty() || !rules.start.empty())
        refuse("the game is not one of local moves on graphs that both players have");
    Radius result;
    for (const Move& move : rules.moves) {
        if (move.any) refuse("a move along any of the edges at a vertex has no radius");
        if (move.where) result.reads = std::max(result.reads, Looks(*move.where).whole());
        for (const Effect& effect : move.effects)
            result.reads = std::max(result.reads, works(effect));
        result.along_edges = result.along_edges || !move.at_vertex;
    }
    return result;
}

}  // namespace gazetteer::check
