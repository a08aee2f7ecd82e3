// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/compare/boards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "faces/reports/phrases.hpp"
#include "graph/formats/formats.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::cli {

namespace {

Board board_of(const Graph& g) {
    return SparseGraph(g);
}
Board board_of(const Digraph& d) {
    return d;
}

std::function<std::optional<BoardLevel>()> once_only(BoardLevel level) {
    return [level = std::optional(std::move(level))]() mutable {
        return std::exchange(level, std::nullopt);
    };
}

Board drawn(const BoardDraw& draw, properties::Dice& dice) {
    if (draw.model)
        return draw.directed ? board_of(draw.model->draw_digraph(dice))
                             : board_of(draw.model->draw(dice));
    const int order = dice.between(draw.order_min, draw.order_max);
    const double p = dice.between(1, 9) / 10.0;
    Graph g(order);
    Digraph d(order);
    for (Vertex w = 0; w < order; ++w)
        for (Vertex v = 0; v < w; ++v)
            if (draw.directed) {
                if (dice.chance(p)) d.add_arc(v, w);
                if (dice.chance(p)) d.add_arc(w, v);
            } else if (dice.chance(p)) {
                g.add_edge(v, w);
            }
    return draw.directed ? Board(d) : Board(SparseGraph(g));
}

std::vector<Board> smaller_graphs(const Graph& g) {
    std::vector<Board> result;
    for (Vertex v : g.vertices()) result.emplace_back(SparseGraph(g.without_vertex(v)));
    for (const Edge& e : g.edges()) result.emplace_back(SparseGraph(g.without_edge(e.u, e.v)));
    return result;
}

std::vector<Board> smaller_digraphs(const Digraph& d) {
    std::vector<Board> result;
    for (Vertex v : d.vertices()) result.emplace_back(d.without_vertex(v));
    for (const Arc& arc : d.arcs()) result.emplace_back(d.without_arc(arc.tail, arc.head));
    return result;
}

}  // namespace

BoardGround board_ground(conjectures::Ground ground) {
    BoardGround result{ground.name, ground.name_to, ground.exhaustive, false, {}};
    result.next = [next = std::move(ground.next)]() -> std::optional<BoardLevel> {
        auto level = next();
        if (!level) return std::nullopt;
        BoardLevel boards{level->order, {}};
        for (conjectures::Piece& piece : level->pieces)
            boards.pieces.push_back([piece = std::move(piece)](const BoardVisitor& visit) {
                visit_each(piece, [&](const auto& g) { return visit(board_of(g)); });
            });
        return boards;
    };
    return result;
}

BoardGround given_ground(std::vector<Board> boards) {
    std::string name = boards.size() == 1 ? "the graph given" : "the graphs given";
    BoardLevel level;
    level.pieces.push_back([boards = std::move(boards)](const BoardVisitor& visit) {
        for (const Board& board : boards)
            if (!visit(board)) return;
    });
    return {std::move(name), "", false, false, once_only(std::move(level))};
}

BoardGround random_ground(const BoardDraw& draw) {
    constexpr std::uint64_t piece_length = 64;
    BoardLevel level;
    for (std::uint64_t first = 0; first < draw.count; first += piece_length)
        level.pieces.push_back([draw, first](const BoardVisitor& visit) {
            const std::uint64_t last = std::min(draw.count, first + piece_length);
            for (std::uint64_t i = first; i < last; ++i) {
                // The multiplier of splitmix64 keeps near seeds apart.
                properties::Dice dice((draw.seed + i + 1) * 0x9e3779b97f4a7c15U);
                if (!visit(drawn(draw, dice))) return;
            }
        });
    const std::string which =
        draw.model ? draw.model->name
                   : fmt::format("of order {} to {}", draw.order_min, draw.order_max);
    return {
        fmt::format("{} {}, seed {}",
                    reports::counted(draw.count, draw.directed ? "random digraph" : "random graph"),
                    which, draw.seed),
        "", false, true, once_only(std::move(level))};
}

std::string text_of(const Board& board) {
    if (const auto* digraph = std::get_if<Digraph>(&board)) return to_digraph6(*digraph);
    return to_graph6(std::get<SparseGraph>(board));
}

int size_of(const Board& board) {
    return std::visit([](const auto& g) { return g.size(); }, board);
}

std::vector<Board> smaller_by_one(const Board& board) {
    if (const auto* digraph = std::get_if<Digraph>(&board)) return smaller_digraphs(*digraph);
    return smaller_graphs(to_graph(std::get<SparseGraph>(board)));
}

}  // namespace gazetteer::cli
