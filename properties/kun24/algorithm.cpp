// SPDX-License-Identifier: GPL-3.0-or-later
// [Kun24], "Algorithm": which graph it means, and what it is good for.
#include <algorithm>
#include <array>
#include <functional>

#include "characterizations/matchings/matching_criterion.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_subsets.hpp"
#include "properties/checks/kept.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/checks/matching_lines.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/kun24/claims.hpp"

namespace gazetteer::properties {

namespace {

using Reading = MatchingAlgorithm::Reading;

/// Whoever wins the instance wins every line by the algorithm.
Finding algorithm_wins(const RootedGraph& p, Reading reading) {
    const MatchingAlgorithm algorithm(p.graph, p.root, reading);
    return wins_every_line<UVG>(p, is_N<UVG>(p) ? Turn::strategist : Turn::opponent, algorithm);
}

/// The matchings that the player computes at the first turn in the reading `remaining`.
std::vector<Matching> computed_first(const RootedGraph& p, Turn first) {
    return all_maximum_matchings(first == Turn::strategist ? p.graph : p.graph.isolating(p.root));
}

/// algorithm_wins in the reading `remaining`, all lines through a position at once; line by line
/// only to tell one that is lost.
Finding remaining_wins(const RootedGraph& p) {
    const Turn first = is_N<UVG>(p) ? Turn::strategist : Turn::opponent;
    const bool wins =
        p.graph.order() <= matching_lines_order_max &&
        for_each_matching_turn(p, first, computed_first(p, first),
                               [](const MatchingTurn& turn) { return !turn.moves.empty(); });
    return wins ? Finding(true) : algorithm_wins(p, Reading::remaining);
}

Claim<RootedGraph> algorithm() {
    return {
        .id = "Kun24 Algorithm",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 4},
        .holds = remaining_wins,
        .near_misses = {{"the matching of G for both players",
                         [](const RootedGraph& p) { return algorithm_wins(p, Reading::whole); }},
                        {"the matching of the unvisited vertices",
                         [](const RootedGraph& p) {
                             return algorithm_wins(p, Reading::unvisited);
                         }}},
    };
}

/// is_P, from a memo of labelled positions: those of one instance recur on many lines.
bool is_P_on_a_line(const RootedGraph& position) {
    constexpr std::size_t positions_max = 1'000'000;
    static thread_local Solver<UVG> solver;
    if (solver.positions() > positions_max) solver.clear();
    return solver.is_P(position);
}

/// Walks every line on which one player keeps to the algorithm; `check` sees each of that player's
/// turns: the history, and the position.
class AlgorithmWalk {
  public:
    using Check = std::function<Finding(
        const MatchingAlgorithm&, const std::vector<Vertex>& history, const RootedGraph& position)>;
    AlgorithmWalk(const RootedGraph& p, Reading reading, Check check)
        : algorithm_(p.graph, p.root, reading), check_(std::move(check)) {}

    Finding from(const RootedGraph& position, Turn turn) {
        std::vector<Vertex> moves = position.graph.neighbours(position.root).to_vector();
        if (turn == Turn::strategist) {
            if (Finding found = check_(algorithm_, history_, position); found.failed())
                return found;
            moves = algorithm_.replies(history_);
        }
        const Turn next = turn == Turn::strategist ? Turn::opponent : Turn::strategist;
        for (Vertex w : moves) {
            history_.push_back(w);
            Finding found = from({position.graph.isolating(position.root), w}, next);
            history_.pop_back();
            if (found.failed()) return found;
        }
        return true;
    }

  private:
    MatchingAlgorithm algorithm_;
    Check check_;
    std::vector<Vertex> history_;
};

Finding on_all_turns(const RootedGraph& p, Reading reading, const AlgorithmWalk::Check& check) {
    for (Turn first : {Turn::strategist, Turn::opponent})
        if (Finding found = AlgorithmWalk(p, reading, check).from(p, first); found.failed())
            return found;
    return true;
}

std::string after(const std::vector<Vertex>& history) {
    std::string result = " after";
    for (Vertex v : history) result += " " + std::to_string(v);
    return history.empty() ? " at the start" : result;
}

/// At each turn of the player: if the matching offers no move, the player cannot win; and then
/// not even the position on the board, whatever mistakes led to it.
Finding sign_is_right(const RootedGraph& p, Reading reading) {
    return on_all_turns(
        p, reading,
        [&](const MatchingAlgorithm& algorithm, const auto& history, const RootedGraph& position) {
            if (!algorithm.cannot_follow(history)) return Finding(true);
            const bool player_1 = history.size() % 2 == 0;
            if (!is_P_on_a_line(p) == player_1)
                return fails("wins the instance, stuck" + after(history));
            return is_P_on_a_line(position) ? Finding(true) : fails("could win" + after(history));
        });
}

/// (G[R], v) is P, where R has v and what is not visited; kept for all positions on one graph.
bool is_P_with(const Graph& g, VertexSet visited, Vertex token) {
    static thread_local Kept<Graph, std::vector<VertexSet>> kept;
    const VertexSet rest = (g.vertices() - visited) | VertexSet{token};
    return kept.of(g, vertex_geography_P_roots_of_subsets)[rest.bits()].contains(token);
}

/// `check` on every turn of the player in the reading `remaining`, whoever begins, all lines
/// through a position at once. False on graphs too large for it.
bool on_all_remaining_turns(const RootedGraph& p,
                            const std::function<bool(const MatchingTurn&)>& check) {
    if (p.graph.order() > matching_lines_order_max) return false;
    return std::ranges::all_of(std::array{Turn::strategist, Turn::opponent}, [&](Turn first) {
        return for_each_matching_turn(p, first, computed_first(p, first), check);
    });
}

/// sign_is_right in the reading `remaining`; line by line only to tell what is wrong.
Finding remaining_sign_is_right(const RootedGraph& p) {
    const bool right = on_all_remaining_turns(p, [&](const MatchingTurn& turn) {
        if (!turn.stuck) return true;
        const bool player_1 = turn.visited.size() % 2 == 1;
        return is_P_with(p.graph, {p.root}, p.root) == player_1 &&
               is_P_with(p.graph, turn.visited, turn.token);
    });
    return right ? Finding(true) : sign_is_right(p, Reading::remaining);
}

Claim<RootedGraph> sign() {
    return {
        .id = "Kun24 Algorithm sign",
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 7, .random_tests = 50, .weight = 20},
        .holds = remaining_sign_is_right,
        .near_misses = {{"the matching of all of G",
                         [](const RootedGraph& p) { return sign_is_right(p, Reading::whole); }},
                        {"the matching of the unvisited vertices",
                         [](const RootedGraph& p) {
                             return sign_is_right(p, Reading::unvisited);
                         }}},
    };
}

/// At each turn of the player in an N-position, every reply of the algorithm wins.
Finding plays_perfectly(const RootedGraph& p, Reading reading) {
    return on_all_turns(
        p, reading,
        [](const MatchingAlgorithm& algorithm, const auto& history, const RootedGraph& position) {
            if (is_P_on_a_line(position)) return Finding(true);
            const Graph rest = position.graph.isolating(position.root);
            for (Vertex w : algorithm.replies(history))
                if (!is_P_on_a_line({rest, w}))
                    return fails("throws the win away by " + std::to_string(w) + after(history));
            return Finding(true);
        });
}

/// plays_perfectly in the reading `remaining`; line by line only to tell what is wrong.
Finding remaining_plays_perfectly(const RootedGraph& p) {
    const bool perfectly = on_all_remaining_turns(p, [&](const MatchingTurn& turn) {
        if (is_P_with(p.graph, turn.visited, turn.token)) return true;
        return std::ranges::all_of(turn.stuck ? turn.moves : turn.offered, [&](Vertex w) {
            return is_P_with(p.graph, turn.visited | VertexSet{w}, w);
        });
    });
    return perfectly ? Finding(true) : plays_perfectly(p, Reading::remaining);
}

/// Why it holds: while the player keeps to M, the vertices visited before the token's are covered
/// by edges of M, and what is left of M is a maximum matching of what is left of G. If it offers
/// no move the position is P; no random edge to u then wins, so that mm falls by one with the token
/// and u, and M less the edge at u is still maximum.
Claim<RootedGraph> algorithm_optimal() {
    return {
        .id = "Kun24 Algorithm optimal",
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 7, .random_tests = 50, .weight = 20},
        .holds = remaining_plays_perfectly,
        .near_misses = {{"the matching of all of G",
                         [](const RootedGraph& p) { return plays_perfectly(p, Reading::whole); }},
                        {"the matching of the unvisited vertices",
                         [](const RootedGraph& p) {
                             return plays_perfectly(p, Reading::unvisited);
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> kun24_algorithm_claims() {
    return {algorithm(), sign(), algorithm_optimal()};
}

}  // namespace gazetteer::properties
