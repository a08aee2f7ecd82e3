// SPDX-License-Identifier: GPL-3.0-or-later
// What every impartial ruleset must satisfy, as checks that any ruleset can be given to: the games,
// which must pass, and deliberately wrong ones, which must not. Used by tests only.
#pragma once

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/starts.hpp"
#include "oracle/solver.hpp"
#include "oracle/sum.hpp"
#include "oracle/testkit/text.hpp"

namespace gazetteer::conformance {

/// All boards of order <= order_max with at most size_max edges or arcs, up to isomorphism.
struct Limits {
    int order_max = 0;
    int size_max = 0;
};

/// All boards within the limits. nauty is asked once for each order_max.
template <class Board>
std::vector<Board> boards(Limits limits) {
    static std::map<int, std::vector<Board>> known;
    const auto [place, is_new] = known.try_emplace(limits.order_max);
    const auto keep = [&list = place->second](const Board& board) {
        list.push_back(board);
        return true;
    };
    if constexpr (std::is_same_v<Board, Graph>) {
        if (is_new) for_each_graph({.order_min = 0, .order_max = limits.order_max}, keep);
    } else {
        if (is_new) for_each_digraph(0, limits.order_max, keep);
    }
    std::vector<Board> result = place->second;
    std::erase_if(result, [&](const Board& board) { return board.size() > limits.size_max; });
    return result;
}

/// Gives every start within the limits to `visit`.
template <class R, class Visit>
void for_each_start(Limits limits, Visit visit) {
    for (const BoardOf<R>& board : boards<BoardOf<R>>(limits)) for_each_start_on<R>(board, visit);
}

/// Every position that play from the starts can reach, once.
template <class R>
std::set<typename R::Position> reachable(Limits limits) {
    std::set<typename R::Position> found;
    std::vector<typename R::Position> open;
    for_each_start<R>(limits, [&](const auto& start) { open.push_back(position_of<R>(start)); });
    while (!open.empty()) {
        const auto position = open.back();
        open.pop_back();
        if (!found.insert(position).second) continue;
        for (const auto& option : R::options(position)) open.push_back(option);
    }
    return found;
}

// Each check returns nothing ("") when it holds, else what is wrong, with the first instance.

/// No line of play from `position` has more than `moves_left` moves.
template <class R>
bool ends_within(const typename R::Position& position, int moves_left) {
    const auto options = R::options(position);
    if (options.empty()) return true;
    return moves_left > 0 && std::ranges::all_of(options, [&](const auto& option) {
               return ends_within<R>(option, moves_left - 1);
           });
}

/// No game has more moves than the board has vertices and edges together.
template <class R>
std::string play_terminates(Limits limits) {
    std::string wrong;
    for_each_start<R>(limits, [&](const auto& start) {
        if (!wrong.empty()) return;
        if (!ends_within<R>(position_of<R>(start), start.board.order() + start.board.size()))
            wrong = "does not end from " + text(position_of<R>(start));
    });
    return wrong;
}

/// The solver's outcomes, Grundy values and winning moves are those of the definitions.
template <class R, class AnySolver = Solver<R>>
std::string solver_equals_definition(Limits limits) {
    AnySolver solver;
    for (const auto& position : reachable<R>(limits)) {
        if (solver.outcome(position) != outcome<R>(position)) return "outcome of " + text(position);
        if (solver.grundy_value(position) != grundy_value<R>(position))
            return "Grundy value of " + text(position);
        std::vector<typename R::Move> winning;
        for (const auto& option : R::options(position))
            if (outcome<R>(option) == Outcome::P) winning.push_back(R::move(position, option));
        if (solver.winning_moves(position) != winning) return "winning moves of " + text(position);
    }
    return "";
}

/// The start in which vertex v has become image[v].
template <class Board>
Start<Board> relabelled(Start<Board> start, const std::vector<Vertex>& image) {
    start.board = start.board.relabelled(image);
    for (Vertex& token : start.tokens) token = image[static_cast<std::size_t>(token)];
    return start;
}

/// Gives `visit` every permutation of 0..order-1.
template <class Visit>
void for_each_permutation(int order, Visit visit) {
    std::vector<Vertex> image(static_cast<std::size_t>(order));
    std::iota(image.begin(), image.end(), 0);
    do visit(image);
    while (std::ranges::next_permutation(image).found);
}

/// Names of vertices do not matter to outcomes and Grundy values.
template <class R>
std::string invariant_under_relabelling(Limits limits) {
    std::string wrong;
    Solver<R> solver;
    for_each_start<R>(limits, [&](const auto& start) {
        const int value = solver.grundy_value(position_of<R>(start));
        for_each_permutation(start.board.order(), [&](const std::vector<Vertex>& image) {
            const auto other = position_of<R>(relabelled(start, image));
            if (wrong.empty() && solver.grundy_value(other) != value)
                wrong = text(position_of<R>(start)) + " and " + text(other);
        });
    });
    return wrong;
}

/// g(F1 u F2) is the nim-sum of g(F1) and g(F2) for all positions of R and R2. `Both` is their
/// sum, or a wrong one.
template <class R, class R2, class Both = Sum<R, R2>>
std::string sums_add_by_nim_sum(Limits limits, Limits limits2) {
    Solver<R> first;
    Solver<R2> second;
    Solver<Both> sum;
    const auto seconds = reachable<R2>(limits2);
    for (const auto& f1 : reachable<R>(limits))
        for (const auto& f2 : seconds)
            if (sum.grundy_value({f1, f2}) != (first.grundy_value(f1) ^ second.grundy_value(f2)))
                return text(f1) + " and " + text(f2);
    return "";
}

/// No two options of a position are equal or reached by equal moves.
template <class R>
std::string moves_are_distinct(Limits limits) {
    for (const auto& position : reachable<R>(limits)) {
        const auto options = R::options(position);
        for (std::size_t i = 0; i < options.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (options[i] == options[j] ||
                    R::move(position, options[i]) == R::move(position, options[j]))
                    return text(position);
    }
    return "";
}

/// Distinct positions have distinct keys. `write(position, key)` is `encode`, or a wrong one.
template <class R, class Write>
std::string keys_are_distinct(Limits limits, Write write) {
    std::map<std::vector<std::uint64_t>, typename R::Position> by_key;
    for (const auto& position : reachable<R>(limits)) {
        Key key;
        write(position, key);
        const auto [place, is_new] = by_key.emplace(key.words(), position);
        if (!is_new) return text(position) + " and " + text(place->second);
    }
    return "";
}

}  // namespace gazetteer::conformance
