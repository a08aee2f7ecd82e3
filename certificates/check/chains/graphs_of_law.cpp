// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/graphs_of_law.hpp"

#include <algorithm>

#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/chains/radius.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

/// A move as the table has it: heaps as components, and the value of all else.
struct TableMove {
    std::vector<ComponentName> heaps;
    int nimber;
};

class Comparison {
  public:
    Comparison(const Rules& rules, const ChainLaw& law) : rules_(rules), law_(law), play_(rules) {}

    /// Throws GraphFault at a difference.
    void run() {
        check_rings();
        const Radius radius = radius_of(rules_);
        for (int k = 0; k < law_.kinds_count(); ++k) {
            const int start = law_.start - law_.kind(k).longer;
            if (start < std::max(1, least_start(radius, law_.kind(k).closed)))
                fault(k, start, "is too short for the radius of the moves");
            for (int units = least_units(k); units < start; ++units) check_value(k, units);
            for (int units = start; units < start + 3; ++units)
                if (units < start + 2 || fits(k, units)) check_moves(k, units);
        }
    }

  private:
    [[noreturn]] static void fault(int k, int units, const std::string& what) {
        throw GraphFault{"kind " + std::to_string(k) + " with " + std::to_string(units) +
                         " units " + what};
    }
    int least_units(int k) const { return law_.kind(k).closed ? law_.units_least : 1; }
    /// So many units that no move looks at both ends, or all around a ring.
    static int least_start(const Radius& radius, bool closed) {
        return 2 * radius.reads + (radius.along_edges ? 1 : 0) + (closed ? 2 : 0);
    }
    bool fits(int k, int units) const {
        const PieceKind& kind = law_.kind(k);
        return kind.left.graph.order() + std::int64_t{units} * law_.unit.graph.order() +
                   kind.right.graph.order() <=
               Digraph::order_max;
    }

    /// All units of a ring are alike, and a ring is where play begins alone.
    void check_rings() const {
        if (law_.unit.joins.empty()) throw GraphFault{"the units are not joined"};
        for (int k = 0; k < law_.kinds_count(); ++k) {
            if (!law_.kind(k).closed) continue;
            if (k != law_.first) fault(k, 0, "are rings, and not the chains");
            if (law_.kind(k).left.graph.order() + law_.kind(k).right.graph.order() > 0)
                fault(k, 0, "are rings with ends");
            if (!law_.turn.empty() && !turn_is_symmetry())
                throw GraphFault{"the turn is no symmetry"};
        }
    }
    bool turn_is_symmetry() const {
        std::vector<Vertex> sorted = law_.turn;
        std::ranges::sort(sorted);
        for (Vertex v = 0; v < law_.unit.graph.order(); ++v)
            if (index(v) >= sorted.size() || sorted[index(v)] != v) return false;
        for (const Edge& e : law_.unit.graph.edges())
            if (!law_.unit.graph.adjacent(turned(law_, e.u), turned(law_, e.v))) return false;
        for (const auto& [u, v] : law_.unit.joins)
            if (!std::ranges::binary_search(law_.unit.joins,
                                            std::pair(turned(law_, u), turned(law_, v))))
                return false;
        return true;
    }

    void check_value(int k, int units) {
        const int value = play_.value(piece(law_, k, units));
        const int stated = law_.kind(k).short_values[index(units + law_.kind(k).longer)];
        if (value != stated)
            fault(k, units,
                  "has the value " + std::to_string(value) + ", not " + std::to_string(stated));
    }

    ComponentName heap(int k, int length) const {
        if (law_.kind(k).closed) throw GraphFault{"a move of the table leads to a ring"};
        const auto parts = PiecePlay::components(piece(law_, k, length - law_.kind(k).longer));
        if (parts.size() != 1) fault(k, length - law_.kind(k).longer, "is not connected");
        return parts[0].first;
    }
    std::vector<TableMove> table_moves(int k, int length) const {
        std::vector<TableMove> result;
        for (const NearMove& move : law_.kind(k).near)
            result.push_back({{heap(move.kind, length - move.less)}, move.nimber});
        for (const MiddleMove& move : law_.kind(k).middle)
            for (int i = move.left_least; length - move.less - i >= move.right_least; ++i)
                result.push_back(
                    {{heap(move.left_kind, i), heap(move.right_kind, length - move.less - i)},
                     move.nimber});
        return result;
    }

    /// What is left has the heaps as components, and else the value.
    bool leaves(std::vector<std::pair<ComponentName, RulesPosition>> parts, const TableMove& move) {
        for (const ComponentName& heap : move.heaps) {
            const auto found = std::ranges::find(
                parts, heap, [](const auto& part) -> const ComponentName& { return part.first; });
            if (found == parts.end()) return false;
            parts.erase(found);
        }
        int rest = 0;
        for (const auto& [name, part] : parts) rest ^= play_.value(name, part);
        return rest == move.nimber;
    }

    void check_moves(int k, int units) {
        const std::vector<TableMove> moves = table_moves(k, units + law_.kind(k).longer);
        std::vector<bool> made(moves.size(), false);
        for (const RulesPosition& option : play_.options(piece(law_, k, units))) {
            const auto parts = PiecePlay::components(option);
            bool known = false;
            for (std::size_t i = 0; i < moves.size(); ++i)
                if ((!made[i] || !known) && leaves(parts, moves[i])) known = made[i] = true;
            if (!known) fault(k, units, "has a move that the table lacks");
        }
        if (std::ranges::count(made, false) > 0) fault(k, units, "has not all moves of the table");
    }

    const Rules& rules_;
    const ChainLaw& law_;
    PiecePlay play_;
};

}  // namespace

std::string difference_from_graphs(const Rules& rules, const ChainLaw& law) {
    try {
        Comparison(rules, law).run();
    } catch (const GraphFault& difference) {
        return difference.what;
    } catch (const Refusal& refusal) {
        return refusal.why;
    }
    return {};
}

}  // namespace gazetteer::check
