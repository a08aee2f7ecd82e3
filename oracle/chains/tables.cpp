// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/tables.hpp"

#include <algorithm>
#include <numeric>

#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "oracle/chains/kind_finder.hpp"

namespace gazetteer::chains {

namespace {

/// The size of a heap beside others of its length: the vertices beyond whole units, and the edges
/// but for a number that all have.
std::pair<int, int> size_of(const Unit& unit, const FoundKind& kind) {
    const Piece& shape = kind.shape;
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    int edges = count(shape.left.edges) + count(shape.left.hooks) + count(shape.right.edges) +
                count(shape.right.hooks);
    edges -= kind.longer * (count(unit.edges) + count(unit.joins));
    if (shape.closed) edges += count(unit.joins);
    return {(shape.left.order + shape.right.order) % unit.order, edges};
}

/// Kinds that leave less come first, so that moves which leave a heap as long lead back.
std::vector<int> in_order(const Unit& unit, std::span<const FoundKind> kinds) {
    std::vector<int> result(kinds.size());
    std::iota(result.begin(), result.end(), 0);
    std::ranges::stable_sort(result, {}, [&](int k) { return size_of(unit, kinds[index(k)]); });
    return result;
}

KindMoves renumbered(const FoundKind& kind, const std::vector<int>& number) {
    KindMoves result;
    for (NearMove move : kind.near) {
        move.kind = number[index(move.kind)];
        result.near.push_back(move);
    }
    for (MiddleMove move : kind.middle) {
        move.left_kind = number[index(move.left_kind)];
        move.right_kind = number[index(move.right_kind)];
        result.middle.push_back(move);
    }
    return result;
}

ChainTable unchecked_table(const script::Rules& rules, const Pattern& pattern,
                           const TableBounds& bounds, const EngineLimits& limits) {
    KindFinder finder(rules, pattern, bounds, limits);
    finder.find();
    const std::vector<int> order = in_order(pattern.unit, finder.kinds());
    std::vector<int> number(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) number[index(order[i])] = static_cast<int>(i);
    ChainTable result;
    for (int k : order) {
        const FoundKind& kind = finder.kinds()[index(k)];
        result.heaps.moves.push_back(renumbered(kind, number));
        result.heaps.short_values.push_back(finder.short_values(kind));
        result.kinds.push_back(kind.shape);
        result.longer.push_back(kind.longer);
    }
    result.first_kind = number[0];
    result.first_longer = finder.absorbed() + finder.kinds()[0].longer;
    require(fault_of(result.heaps).empty(), "a table without a fault");
    return result;
}

}  // namespace

std::string difference(const script::Rules& rules, const Pattern& pattern, const ChainTable& table,
                       const TableBounds& bounds, int& checked, const EngineLimits& limits) {
    const script::Interpreter game(rules);
    script::Solver<script::ClassKey> solver(rules, limits);
    const ValueRows rows =
        values(table.heaps, table.heaps.start() + bounds.checked_order + 2, limits);
    checked = 0;
    for (std::size_t k = 0; k < table.kinds.size(); ++k) {
        Piece piece = table.kinds[k];
        const int start = static_cast<int>(table.heaps.short_values[k].size()) - table.longer[k];
        for (piece.length = start;; ++piece.length) {
            const int order = layout_of(pattern.unit, piece).order();
            const bool first_two = piece.length < start + 2 && order <= Graph::order_max;
            if (order > bounds.checked_order && !first_two) break;
            const int value = solver.grundy_value(game.start(graph_of(pattern, piece), {}));
            const int expected = rows[k][index(piece.length + table.longer[k])];
            ++checked;
            if (value != expected)
                return "kind " + std::to_string(k) + " with " + std::to_string(piece.length) +
                       " units has the value " + std::to_string(value) + ", by the table " +
                       std::to_string(expected);
        }
    }
    return "";
}

ChainTable table_of(const script::Rules& rules, const Pattern& pattern, const TableBounds& bounds,
                    const EngineLimits& limits) {
    ChainTable result = unchecked_table(rules, pattern, bounds, limits);
    require(difference(rules, pattern, result, bounds, result.checked, limits).empty(),
            "the values of the table are those of the graphs");
    return result;
}

}  // namespace gazetteer::chains
