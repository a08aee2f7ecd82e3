// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/kind_finder.hpp"

#include <algorithm>

#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer::chains {

using script::Position;

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

KindFinder::KindFinder(const script::Rules& rules, const Pattern& pattern,
                       const TableBounds& bounds, const EngineLimits& limits)
    : game_(rules),
      solver_(rules, limits),
      pattern_(pattern),
      names_(pattern.unit),
      reach_(reach_of(locality_of(rules))),
      bounds_(bounds),
      limits_(limits) {}

void KindFinder::find() {
    if (pattern_.unit.joins.empty()) throw NotDecided("the units are not joined");
    add_first();
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
        if (limits_.stopped()) throw EngineStopped();
        find_moves(static_cast<int>(k));
    }
}

void KindFinder::add_first() {
    if (!pattern_.closed) {
        absorbed_ = kind_of({pattern_.left, pattern_.right, 1}).length - 1;
        return;
    }
    if (!pattern_.turn.empty() && !names_.is_symmetry(pattern_.turn))
        throw NotDecided("the turn of the ring is no symmetry of its chain");
    kinds_.push_back({.shape = {.closed = true}});
}

KindFinder::Heap KindFinder::kind_of(Piece piece) {
    piece.length += absorb_left(pattern_.unit, piece.left);
    piece.length += absorb_right(pattern_.unit, piece.right);
    const auto [place, is_new] =
        numbers_.try_emplace(names_.name(piece.left, piece.right), static_cast<int>(kinds_.size()));
    const int ends = piece.left.order + piece.right.order;
    if (is_new && kinds_.size() == index(bounds_.kinds_max))
        throw NotDecided("pieces of more than " + std::to_string(bounds_.kinds_max) +
                         " kinds: the ends of one have " + std::to_string(ends) + " vertices");
    if (is_new)
        kinds_.push_back(
            {.shape = {piece.left, piece.right, 1}, .longer = ends / pattern_.unit.order});
    return {place->second, piece.length};
}

KindFinder::Heap KindFinder::heap_of(const RunPiece& run) {
    const Heap result = kind_of({run.left, run.right, run.length()});
    return {result.kind, result.length + kinds_[index(result.kind)].longer};
}

Position KindFinder::position_of(const Piece& piece) const {
    const Layout layout = layout_of(pattern_.unit, piece);
    if (layout.order() > Graph::order_max)
        throw NotDecided("a piece that shows all moves has " + std::to_string(piece.length) +
                         " units and " + std::to_string(layout.order()) +
                         " vertices; a board has at most 64");
    return game_.start(graph_of(pattern_, piece), {});
}

int KindFinder::nimber_of(const Position& position, VertexSet part) {
    return solver_.grundy_value(script::restricted(position, part));
}

void KindFinder::find_moves(int k) {
    Piece piece = kinds_[index(k)].shape;
    piece.length = piece.closed ? reach_.ring_board : reach_.board;
    const Board board{k, piece, position_of(piece), RunReader(pattern_, piece)};
    SeenAt seen;
    for (const Position& after : game_.options(board.before)) {
        if (piece.closed)
            add_opening(board, after);
        else
            add_move(board, after, seen);
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
void KindFinder::add_opening(const Board& board, const Position& after) {
    std::optional<RunPiece> opened;
    std::vector<VertexSet> others;
    for (VertexSet part : script::components(after)) {
        auto run = board.reader.longest(after, part);
        if (run && 2 * run->length() > board.piece.length)
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
    kinds_[index(board.kind)].near.insert({nimber, kind, board.piece.length - length});
}

KindFinder::Places KindFinder::changed(const Board& board, const Position& after) const {
    const Layout layout = layout_of(pattern_.unit, board.piece);
    Places result{layout.units, -1};
    for (Vertex v : board.before.present)
        if (!after.present.contains(v) ||
            after.board.out_neighbours(v) != board.before.board.out_neighbours(v)) {
            result.first = std::min(result.first, layout.place(v));
            result.last = std::max(result.last, layout.place(v));
        }
    return result;
}

KindFinder::Left KindFinder::left_of(const Board& board, const Position& after, bool near_left,
                                     bool near_right) {
    Left result;
    for (VertexSet part : script::components(after)) {
        const auto left = near_left ? std::nullopt : board.reader.at(after, part, 0);
        const auto right =
            near_right ? std::nullopt : board.reader.at(after, part, board.piece.length - 1);
        if (left && right)
            throw NotDecided(
                "pieces of unbounded shape: a move in the middle leaves the chain in one piece, " +
                game_.text_of(after));
        if (left)
            result.heaps.insert(result.heaps.begin(), heap_of(*left));
        else if (right)
            result.heaps.push_back(heap_of(*right));
        else
            result.nimber ^= nimber_of(after, part);
    }
    if (result.heaps.size() != (near_left || near_right ? 1u : 2u))
        throw NotDecided("a move splits the chain lengthwise, " + game_.text_of(after));
    return result;
}

MiddleMove KindFinder::middle_move(const Board& board, const Left& left,
                                   const Places& places) const {
    const Heap& a = left.heaps[0];
    const Heap& b = left.heaps[1];
    const int width = places.last - places.first + 1;
    const int to_left = places.first - (reach_.near + 1);
    const int to_right = board.piece.length - 1 - reach_.near - width - places.first;
    const int length = board.piece.length + kinds_[index(board.kind)].longer;
    MiddleMove move{left.nimber,         a.kind,
                    a.length - to_left,  b.kind,
                    b.length - to_right, length - a.length - b.length};
    if (std::pair(move.right_kind, move.right_least) < std::pair(move.left_kind, move.left_least)) {
        std::swap(move.left_kind, move.right_kind);
        std::swap(move.left_least, move.right_least);
    }
    return move;
}

void KindFinder::add_move(const Board& board, const Position& after, SeenAt& seen) {
    const Places places = changed(board, after);
    const bool near_left = places.first <= reach_.near;
    const bool near_right = places.last >= board.piece.length - 1 - reach_.near;
    require(!near_left || !near_right, "a move is near one end at most");
    require(places.last - places.first < reach_.width, "a move works no further than its radius");
    const Left left = left_of(board, after, near_left, near_right);
    if (!near_left && !near_right) {
        seen[{places.last - places.first + 1, middle_move(board, left, places)}].insert(
            places.first);
        return;
    }
    const auto [kind, length] = left.heaps[0];
    FoundKind& found = kinds_[index(board.kind)];
    found.near.insert({left.nimber, kind, board.piece.length + found.longer - length});
}

std::vector<int> KindFinder::short_values(const FoundKind& kind) {
    const int start = kind.shape.closed ? reach_.ring_start : reach_.start;
    std::vector<int> result(index(start + kind.longer), 0);
    Piece piece = kind.shape;
    piece.length = piece.closed ? pattern_.units_min() : 1;
    for (; piece.length < start; ++piece.length)
        result[index(piece.length + kind.longer)] = solver_.grundy_value(position_of(piece));
    return result;
}

}  // namespace gazetteer::chains
