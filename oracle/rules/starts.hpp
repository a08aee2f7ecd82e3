// SPDX-License-Identifier: GPL-3.0-or-later
// How any game begins: the boards it is played on and the tokens that are laid on them, read off
// its `start`. What lets one program play every game.
#pragma once

#include <type_traits>
#include <vector>

#include "graph/rooted_graph.hpp"

namespace gazetteer {

/// A board and where the tokens lie on it, before the first move.
template <class Board>
struct Start {
    Board board;
    std::vector<Vertex> tokens;
};

template <class R, class Board, class... Tokens>
concept StartsFrom = requires(const Board& board, Tokens... tokens) {
    R::start(board, tokens...);
};

template <class R>
constexpr int token_count = StartsFrom<R, Graph> || StartsFrom<R, Digraph>                   ? 0
                            : StartsFrom<R, Graph, Vertex> || StartsFrom<R, Digraph, Vertex> ? 1
                                                                                             : 2;
template <class R>
constexpr bool is_directed = StartsFrom<R, Digraph> || StartsFrom<R, Digraph, Vertex>;

template <class R>
using BoardOf = std::conditional_t<is_directed<R>, Digraph, Graph>;

/// The position before the first move; ContractViolation where the game refuses to start.
template <class R>
typename R::Position position_of(const Start<BoardOf<R>>& start) {
    if constexpr (token_count<R> == 0)
        return R::start(start.board);
    else if constexpr (token_count<R> == 1)
        return R::start(start.board, start.tokens[0]);
    else
        return R::start(start.board, start.tokens[0], start.tokens[1]);
}

template <class R>
bool may_start(const Start<BoardOf<R>>& start) {
    try {
        position_of<R>(start);
        return true;
    } catch (const ContractViolation&) {
        return false;
    }
}

/// Gives every start on `board` to `visit`: every placing of the tokens from which R starts.
template <class R, class Visit>
void for_each_start_on(const BoardOf<R>& board, Visit visit) {
    std::vector<std::vector<Vertex>> placings{{}};
    for (int token = 0; token < token_count<R>; ++token) {
        std::vector<std::vector<Vertex>> longer;
        for (const auto& placing : placings)
            for (Vertex v : board.vertices()) {
                longer.push_back(placing);
                longer.back().push_back(v);
            }
        placings = std::move(longer);
    }
    for (auto& placing : placings)
        if (const Start<BoardOf<R>> start{board, std::move(placing)}; may_start<R>(start))
            visit(start);
}

}  // namespace gazetteer
