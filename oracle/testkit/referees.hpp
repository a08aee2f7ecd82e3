// SPDX-License-Identifier: GPL-3.0-or-later
// The rules a second time, as a referee sees them: is this whole sequence of moves, from the first,
// one that the source allows? Written from the sources' sentences about the sequence of moves, with
// no notion of a position, so a slip in a ruleset is not repeated here. Used by tests only.
#pragma once

#include <set>
#include <span>

#include "oracle/partizan.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/testkit/conformance.hpp"

namespace gazetteer::conformance {

/// Referee<R> has candidates(board), all moves one could think of, and allows(start, history).
template <class R>
struct Referee {
    static_assert(sizeof(R) == 0,
                  "Referee<R>: write the rules of this game a second time, as a referee sees them");
};

template <class T>
bool all_distinct(std::vector<T> values) {
    std::ranges::sort(values);
    return std::ranges::adjacent_find(values) == values.end();
}

inline bool joined(const Graph& g, Vertex u, Vertex v) {
    return g.adjacent(u, v);
}
inline bool joined(const Digraph& d, Vertex u, Vertex v) {
    return d.has_arc(u, v);
}
inline Edge step(const Graph&, Vertex u, Vertex v) {
    return edge(u, v);
}
inline Arc step(const Digraph&, Vertex u, Vertex v) {
    return {u, v};
}

/// The token's walk follows edges (arcs) and repeats no vertex, or no edge (arc).
template <class Board, bool repeats_vertices>
bool is_geography_walk(const Board& board, const std::vector<Vertex>& walk) {
    std::vector<decltype(step(board, 0, 1))> steps;
    for (std::size_t i = 1; i < walk.size(); ++i) {
        if (!joined(board, walk[i - 1], walk[i])) return false;
        steps.push_back(step(board, walk[i - 1], walk[i]));
    }
    return repeats_vertices ? all_distinct(steps) : all_distinct(walk);
}

template <class Board, bool repeats_vertices>
struct GeographyReferee {
    static std::vector<Vertex> candidates(const Board& board) {
        return board.vertices().to_vector();
    }
    /// An unrooted game's walk begins with the first move, a rooted one's with the root.
    static bool allows(const Start<Board>& start, std::span<const Vertex> history) {
        std::vector<Vertex> walk = start.tokens;
        walk.insert(walk.end(), history.begin(), history.end());
        return is_geography_walk<Board, repeats_vertices>(start.board, walk);
    }
};

template <>
struct Referee<UndirectedVertexGeography> : GeographyReferee<Graph, false> {};
template <>
struct Referee<UndirectedEdgeGeography> : GeographyReferee<Graph, true> {};
template <>
struct Referee<DirectedVertexGeography> : GeographyReferee<Digraph, false> {};
template <>
struct Referee<DirectedEdgeGeography> : GeographyReferee<Digraph, true> {};
template <class R>
struct Referee<Unrooted<R>> : Referee<R> {};

template <>
struct Referee<Slither> {
    static std::vector<Edge> candidates(const Graph& board) { return board.edges(); }
    /// The chosen edges are distinct and at all times form a path.
    static bool allows(const Start<Graph>& start, std::span<const Edge> history) {
        Graph chosen(start.board.order());
        for (const Edge& e : history) {
            if (chosen.adjacent(e.u, e.v)) return false;
            chosen.add_edge(e.u, e.v);
            if (!is_path(chosen)) return false;
        }
        return true;
    }
    /// One component with edges, a tree, no degree above 2.
    static bool is_path(const Graph& g) {
        int with_edges = 0;
        for (Vertex v : g.vertices()) {
            if (g.degree(v) > 2) return false;
            if (g.degree(v) > 0) ++with_edges;
        }
        const int isolated = g.order() - with_edges;
        return g.size() == with_edges - 1 && static_cast<int>(components(g).size()) == isolated + 1;
    }
};

template <>
struct Referee<EdgeDelete> {
    static std::vector<Edge> candidates(const Graph& board) { return board.edges(); }
    /// The deleted edges are distinct and leave no isolated vertex.
    static bool allows(const Start<Graph>& start, std::span<const Edge> history) {
        Graph left = start.board;
        for (const Edge& e : history) left.erase_edge(e.u, e.v);
        return all_distinct(std::vector<Edge>(history.begin(), history.end())) &&
               !has_isolated_vertex(left);
    }
};

template <>
struct Referee<EdgeLabelling> {
    using Move = EdgeLabelling::Move;
    static std::vector<Move> candidates(const Graph& board) {
        std::vector<Move> result;
        for (const Edge& e : board.edges())
            for (int label = 1; label <= board.size(); ++label) result.push_back({e, label});
        return result;
    }
    /// Replayed move by move: the first vertex with all its edges labelled sets k (two at once must
    /// agree), every later one must have weight k.
    static bool allows(const Start<Graph>& start, std::span<const Move> history) {
        std::vector<Edge> edges;
        std::vector<int> labels;
        std::vector<int> weights(static_cast<std::size_t>(start.board.order()), 0);
        Graph unlabelled = start.board;
        int k = 0;
        for (const Move& move : history) {
            edges.push_back(move.edge);
            labels.push_back(move.label);
            unlabelled.erase_edge(move.edge.u, move.edge.v);
            for (Vertex v : {move.edge.u, move.edge.v}) {
                int& weight = weights[static_cast<std::size_t>(v)];
                weight += move.label;
                if (unlabelled.degree(v) > 0) continue;
                if (k == 0) k = weight;
                if (weight != k) return false;
            }
        }
        return all_distinct(edges) && all_distinct(labels);
    }
};

/// Both tokens' walks, taken from one history in which `first` and the opponent alternate: along
/// edges, and no vertex (no edge) twice, by whichever token.
template <bool repeats_vertices>
struct PartizanGeographyReferee {
    static bool allows(const Start<Graph>& start, Player first, std::span<const Vertex> history) {
        std::vector<Vertex> tokens = start.tokens;
        std::vector<Vertex> visited = start.tokens;
        std::vector<Edge> used;
        std::size_t mover = first == Player::left ? 0 : 1;
        for (Vertex w : history) {
            if (!start.board.adjacent(tokens[mover], w)) return false;
            used.push_back(edge(tokens[mover], w));
            visited.push_back(w);
            tokens[mover] = w;
            mover = 1 - mover;
        }
        return repeats_vertices ? all_distinct(used) : all_distinct(visited);
    }
};

template <>
struct Referee<PartizanVertexGeography> : PartizanGeographyReferee<false> {};
template <>
struct Referee<PartizanEdgeGeography> : PartizanGeographyReferee<true> {};

/// At every history the options are the moves that the referee allows, all of them and no other.
template <class R>
std::string agrees_with_referee_after(const Start<BoardOf<R>>& start,
                                      const typename R::Position& position,
                                      std::vector<typename R::Move>& history) {
    std::set<typename R::Move> allowed;
    for (const auto& candidate : Referee<R>::candidates(start.board)) {
        history.push_back(candidate);
        if (Referee<R>::allows(start, history)) allowed.insert(candidate);
        history.pop_back();
    }
    const auto options = R::options(position);
    if (options.size() != allowed.size()) return "number of moves from " + text(position);
    for (const auto& option : options) {
        const auto move = R::move(position, option);
        if (!allowed.contains(move)) return text(move) + " from " + text(position);
        history.push_back(move);
        const std::string wrong = agrees_with_referee_after<R>(start, option, history);
        history.pop_back();
        if (!wrong.empty()) return wrong;
    }
    return "";
}

template <class R>
std::string agrees_with_referee(Limits limits) {
    std::string wrong;
    for_each_start<R>(limits, [&](const auto& start) {
        std::vector<typename R::Move> history;
        if (wrong.empty())
            wrong = agrees_with_referee_after<R>(start, position_of<R>(start), history);
    });
    return wrong;
}

/// The same for a partizan game in which `first` made the first move of the history.
template <PartizanRuleset R>
std::string agrees_with_partizan_referee(const Start<Graph>& start,
                                         const typename R::Position& position, Player first,
                                         std::vector<Vertex>& history) {
    std::set<Vertex> allowed;
    for (Vertex candidate : start.board.vertices()) {
        history.push_back(candidate);
        if (Referee<R>::allows(start, first, history)) allowed.insert(candidate);
        history.pop_back();
    }
    const Player mover = history.size() % 2 == 0 ? first : opponent(first);
    const auto options = R::options(position, mover);
    if (options.size() != allowed.size()) return "number of moves from " + text(position);
    for (const auto& option : options) {
        const Vertex move = R::move(position, option, mover);
        if (!allowed.contains(move)) return text(move) + " from " + text(position);
        history.push_back(move);
        const std::string wrong = agrees_with_partizan_referee<R>(start, option, first, history);
        history.pop_back();
        if (!wrong.empty()) return wrong;
    }
    return "";
}

}  // namespace gazetteer::conformance
