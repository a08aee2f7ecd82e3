// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/tables.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "oracle/chains/runs.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::chains {

Reach reach_of(const Locality& locality) {
    const int reads = locality.reads;
    const int works = locality.works;
    const int along = locality.along_edges ? 1 : 0;
    const int behind = locality.names_what_it_changes ? 0 : works;
    Reach result;
    result.width = 2 * works + 1 + along;
    // What a move beyond these units reads lies in the units.
    result.near = std::max(0, behind + reads - 1);
    result.start =
        std::max(2 * result.near + 2 + result.width - 1, result.near + works + along + reads + 1);
    result.board = std::max(result.start, 2 * result.near + result.width + 4);
    result.ring_start = std::max(result.board, result.width + 2 * reads + 3);
    result.ring_board = result.ring_start;
    return result;
}

namespace {

using script::Interpreter;
using script::Position;

/// A move in the middle as it is seen: how many units it changes, and what is left.
struct SeenMiddle {
    int width = 1;
    MiddleMove move = {};
    auto operator<=>(const SeenMiddle&) const = default;
};

class TableMaker {
  public:
    TableMaker(const script::Rules& rules, const Pattern& pattern, const TableBounds& bounds,
               const EngineLimits& limits)
        : game_(rules),
          solver_(rules, limits),
          pattern_(pattern),
          names_(pattern.unit),
          reach_(reach_of(locality_of(rules))),
          bounds_(bounds),
          limits_(limits) {}

    ChainTable table() {
        if (pattern_.unit.joins.empty()) throw NotDecided("the units are not joined");
        const int absorbed = add_first();
        for (std::size_t k = 0; k < kinds_.size(); ++k) {
            if (limits_.stopped()) throw EngineStopped();
            find_moves(static_cast<int>(k));
        }
        return finished(absorbed);
    }

  private:
    struct Kind {
        Piece shape = {};
        /// Heaps are so much longer than pieces: by as many units as the ends would make.
        int longer = 0;
        std::set<NearMove> near = {};
        std::set<MiddleMove> middle = {};
    };

    int add_first() {
        if (pattern_.closed) {
            if (!pattern_.turn.empty() && !names_.is_symmetry(pattern_.turn))
                throw NotDecided("the turn of the ring is no symmetry of its chain");
            kinds_.push_back({.shape = {.closed = true}});
            return 0;
        }
        Piece piece{pattern_.left, pattern_.right, 1};
        return kind_of(piece).length - 1;
    }

    struct KindAndLength {
        int kind = 0;
        int length = 0;
    };
    KindAndLength kind_of(Piece piece) {
        piece.length += absorb_left(pattern_.unit, piece.left);
        piece.length += absorb_right(pattern_.unit, piece.right);
        const auto [place, is_new] = numbers_.try_emplace(names_.name(piece.left, piece.right),
                                                          static_cast<int>(kinds_.size()));
        if (is_new) {
            if (kinds_.size() == index(bounds_.kinds_max))
                throw NotDecided("pieces of more than " + std::to_string(bounds_.kinds_max) +
                                 " kinds: one has an end of order " +
                                 std::to_string(std::max(piece.left.order, piece.right.order)));
            kinds_.push_back(
                {.shape = {piece.left, piece.right, 1},
                 .longer = (piece.left.order + piece.right.order) / pattern_.unit.order});
        }
        return {place->second, piece.length};
    }
    /// As a heap.
    KindAndLength heap_of(const RunPiece& run) {
        const auto [kind, length] = kind_of({run.left, run.right, run.length()});
        return {kind, length + kinds_[index(kind)].longer};
    }

    Position board(const Piece& piece) const {
        const Layout layout = layout_of(pattern_.unit, piece);
        if (layout.order() > Graph::order_max)
            throw NotDecided("a piece that shows all moves has " + std::to_string(piece.length) +
                             " units and " + std::to_string(layout.order()) +
                             " vertices; a board has at most 64");
        return game_.start(graph_of(pattern_, piece), {});
    }
    int value_on_graph(const Piece& piece) { return solver_.grundy_value(board(piece)); }

    int nimber_of(const Position& position, VertexSet part) {
        return solver_.grundy_value(script::restricted(position, part));
    }

    void find_moves(int k) {
        Piece piece = kinds_[index(k)].shape;
        piece.length = piece.closed ? reach_.ring_board : reach_.board;
        const Position before = board(piece);
        const RunReader reader(pattern_, piece);
        std::map<SeenMiddle, std::set<int>> seen;
        for (const Position& after : game_.options(before)) {
            if (piece.closed)
                add_opening(k, piece, after, reader);
            else
                add_move(k, piece, before, after, reader, seen);
        }
        for (const auto& [middle, places] : seen) {
            // Each place from the first to the last, as far as a move of this width fits.
            const int last = piece.length - 1 - reach_.near - middle.width;
            require(static_cast<int>(places.size()) == last - reach_.near &&
                        *places.begin() == reach_.near + 1 && *places.rbegin() == last,
                    "a move in the middle depends on its place through the radius alone");
            kinds_[index(k)].middle.insert(middle.move);
        }
    }

    /// A move of a ring, which must open it.
    void add_opening(int k, const Piece& piece, const Position& after, const RunReader& reader) {
        std::optional<RunPiece> opened;
        std::vector<VertexSet> others;
        for (VertexSet part : script::components(after)) {
            auto run = reader.longest(after, part);
            if (run && 2 * run->length() > piece.length)
                opened = std::move(run);
            else
                others.push_back(part);
        }
        if (!opened)
            throw NotDecided("pieces of unbounded shape: a move does not open the ring, " +
                             game_.text_of(after));
        int nimber = 0;
        for (VertexSet part : others) nimber ^= nimber_of(after, part);
        const auto [kind, length] = heap_of(*opened);
        kinds_[index(k)].near.insert({nimber, kind, piece.length - length});
    }

    struct Places {
        int first = 0;
        int last = 0;
    };
    /// The units that the move changed, -1 for the left end, and one beyond the last for the right.
    static Places changed(const Position& before, const Position& after, const Layout& layout) {
        Places result{layout.units, -1};
        for (Vertex v : before.present)
            if (!after.present.contains(v) ||
                after.board.out_neighbours(v) != before.board.out_neighbours(v)) {
                result.first = std::min(result.first, layout.place(v));
                result.last = std::max(result.last, layout.place(v));
            }
        return result;
    }

    void add_move(int k, const Piece& piece, const Position& before, const Position& after,
                  const RunReader& reader, std::map<SeenMiddle, std::set<int>>& seen) {
        const Places places = changed(before, after, layout_of(pattern_.unit, piece));
        const bool near_left = places.first <= reach_.near;
        const bool near_right = places.last >= piece.length - 1 - reach_.near;
        require(!near_left || !near_right, "a move is near one end at most");
        require(places.last - places.first < reach_.width || near_left || near_right,
                "a move works no further than its radius");
        const int length = piece.length + kinds_[index(k)].longer;
        std::vector<KindAndLength> heaps;
        int nimber = 0;
        VertexSet with_left;
        for (VertexSet part : script::components(after)) {
            const auto left = near_left ? std::nullopt : reader.at(after, part, 0);
            const auto right = near_right ? std::nullopt : reader.at(after, part, piece.length - 1);
            if (left && right)
                throw NotDecided(
                    "pieces of unbounded shape: a move in the middle leaves the chain in one "
                    "piece, " +
                    game_.text_of(after));
            if (!left && !right) {
                nimber ^= nimber_of(after, part);
                continue;
            }
            // The left one first.
            heaps.insert(left ? heaps.begin() : heaps.end(), heap_of(left ? *left : *right));
        }
        if (heaps.size() != (near_left || near_right ? 1u : 2u))
            throw NotDecided("a move splits the chain lengthwise, " + game_.text_of(after));
        if (near_left || near_right) {
            kinds_[index(k)].near.insert({nimber, heaps[0].kind, length - heaps[0].length});
            return;
        }
        const int width = places.last - places.first + 1;
        const int to_left = places.first - (reach_.near + 1);
        const int to_right = piece.length - 1 - reach_.near - width - places.first;
        MiddleMove move{nimber,
                        heaps[0].kind,
                        heaps[0].length - to_left,
                        heaps[1].kind,
                        heaps[1].length - to_right,
                        length - heaps[0].length - heaps[1].length};
        if (std::pair(move.right_kind, move.right_least) <
            std::pair(move.left_kind, move.left_least)) {
            std::swap(move.left_kind, move.right_kind);
            std::swap(move.left_least, move.right_least);
        }
        seen[{width, move}].insert(places.first);
    }

    /// Kinds that leave less come first: of two heaps of one length, that with fewer vertices, then
    /// that with fewer edges.
    std::vector<int> in_order() const {
        const auto size_of = [&](int k) {
            const Kind& kind = kinds_[index(k)];
            const Piece& shape = kind.shape;
            const Unit& unit = pattern_.unit;
            const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
            int edges = count(shape.left.edges) + count(shape.left.hooks) +
                        count(shape.right.edges) + count(shape.right.hooks);
            edges -= kind.longer * (count(unit.edges) + count(unit.joins));
            if (shape.closed) edges += count(unit.joins);
            return std::pair((shape.left.order + shape.right.order) % unit.order, edges);
        };
        std::vector<int> result(kinds_.size());
        std::iota(result.begin(), result.end(), 0);
        std::ranges::stable_sort(result, {}, size_of);
        return result;
    }

    /// The values of the lengths at which the kind has other moves, from its graphs.
    std::vector<int> short_values(const Kind& kind) {
        const int start = kind.shape.closed ? reach_.ring_start : reach_.start;
        std::vector<int> result(index(start + kind.longer), 0);
        Piece piece = kind.shape;
        for (piece.length = least_length(piece); piece.length < start; ++piece.length)
            result[index(piece.length + kind.longer)] = value_on_graph(piece);
        return result;
    }
    int least_length(const Piece& piece) const {
        return piece.closed ? std::max(3, pattern_.length_min) : 1;
    }

    ChainTable finished(int absorbed) {
        const std::vector<int> order = in_order();
        std::vector<int> number(order.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            number[index(order[i])] = static_cast<int>(i);
        ChainTable result;
        for (int k : order) {
            const Kind& kind = kinds_[index(k)];
            KindMoves moves;
            for (NearMove move : kind.near) {
                move.kind = number[index(move.kind)];
                moves.near.push_back(move);
            }
            for (MiddleMove move : kind.middle) {
                move.left_kind = number[index(move.left_kind)];
                move.right_kind = number[index(move.right_kind)];
                moves.middle.push_back(move);
            }
            result.heaps.moves.push_back(std::move(moves));
            result.heaps.short_values.push_back(short_values(kind));
            result.kinds.push_back(kind.shape);
            result.longer.push_back(kind.longer);
        }
        result.first_kind = number[0];
        result.first_longer = absorbed + kinds_[0].longer;
        require(fault_of(result.heaps).empty(), "a table without a fault");
        return result;
    }

    Interpreter game_;
    script::Solver<script::ClassKey> solver_;
    const Pattern& pattern_;
    PieceNames names_;
    Reach reach_;
    TableBounds bounds_;
    EngineLimits limits_;
    std::vector<Kind> kinds_;
    std::map<std::vector<std::uint64_t>, int> numbers_;
};

}  // namespace

std::string difference(const script::Rules& rules, const Pattern& pattern, const ChainTable& table,
                       const TableBounds& bounds, int& checked, const EngineLimits& limits) {
    const Interpreter game(rules);
    script::Solver<script::ClassKey> solver(rules, limits);
    const Rows rows = values(table.heaps, table.heaps.start() + bounds.checked_order + 2, limits);
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
    ChainTable result = TableMaker(rules, pattern, bounds, limits).table();
    require(difference(rules, pattern, result, bounds, result.checked, limits).empty(),
            "the values of the table are those of the graphs");
    return result;
}

}  // namespace gazetteer::chains
