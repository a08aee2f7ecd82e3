// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5 (5)]: the partizan versions and their four decision problems.
#include <algorithm>
#include <concepts>
#include <functional>
#include <vector>

#include "oracle/engines/partizan/partizan_edge_table.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// "Along edges without repeating vertices": what is left are the vertices that no token has used.
class UnusedVertices {
  public:
    explicit UnusedVertices(const Graph& g) : graph_(g) {}
    int most() const { return graph_.order(); }
    std::uint64_t at_start(Vertex red, Vertex blue) const {
        return (graph_.vertices() - VertexSet{red, blue}).bits();
    }
    /// Whether `test(to, left)` holds for some move of a token on v; `left` is what is left then.
    template <class Test>
    bool some_move(std::uint64_t left, Vertex v, Test test) const {
        for (Vertex to : graph_.neighbours(v) & VertexSet::from_bits(left))
            if (test(to, left & ~(std::uint64_t{1} << to))) return true;
        return false;
    }

  private:
    Graph graph_;
};

/// "Without repeating edges": what is left are the edges that no token has used.
class UnusedEdges {
  public:
    explicit UnusedEdges(const Graph& g) : edges_(g.edges()) {}
    int most() const { return static_cast<int>(edges_.size()); }
    std::uint64_t at_start(Vertex, Vertex) const { return (std::uint64_t{1} << edges_.size()) - 1; }
    template <class Test>
    bool some_move(std::uint64_t left, Vertex v, Test test) const {
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            const std::uint64_t bit = std::uint64_t{1} << i;
            const auto& [a, b] = edges_[i];
            if ((left & bit) != 0 && (a == v || b == v) && test(a == v ? b : a, left & ~bit))
                return true;
        }
        return false;
    }

  private:
    std::vector<Edge> edges_;
};

struct FourAnswers {
    bool player_1 = false;
    bool player_2 = false;
    bool red = false;
    bool blue = false;
};

/// The four questions on one graph, answered from the paper's words alone: nothing of oracle/ is
/// used. Each position is decided once. At most 15 vertices or edges can be left.
template <class Unused>
class FourQuestions {
  public:
    explicit FourQuestions(const Graph& g)
        : unused_(g),
          order_(static_cast<std::size_t>(g.order())),
          known_((std::size_t{1} << unused_.most()) * order_ * order_ * 2, -1) {
        require(unused_.most() <= 15, "at most 15 vertices or edges");
    }

    FourAnswers answers(Vertex red, Vertex blue) {
        const std::uint64_t left = unused_.at_start(red, blue);
        const bool first_with_red = wins_moving(true, left, red, blue);
        const bool first_with_blue = wins_moving(false, left, blue, red);
        return {.player_1 = first_with_red && first_with_blue,
                .player_2 = !first_with_red && !first_with_blue,
                .red = first_with_red && !first_with_blue,
                .blue = first_with_blue && !first_with_red};
    }
    /// The most moves that one token can make alone.
    int longest(Vertex v) const { return longest_from(unused_.at_start(v, v), v); }

  private:
    /// The player who moves next, red or not, can force a win.
    bool wins_moving(bool red, std::uint64_t left, Vertex own, Vertex other) {
        const std::size_t place = ((left * order_ + static_cast<std::size_t>(own)) * order_ +
                                   static_cast<std::size_t>(other)) *
                                      2 +
                                  (red ? 1 : 0);
        if (known_[place] < 0)
            known_[place] = unused_.some_move(left, own, [&](Vertex to, std::uint64_t rest) {
                return !wins_moving(!red, rest, other, to);
            });
        return known_[place] != 0;
    }
    int longest_from(std::uint64_t left, Vertex v) const {
        int result = 0;
        unused_.some_move(left, v, [&](Vertex to, std::uint64_t rest) {
            result = std::max(result, 1 + longest_from(rest, to));
            return false;
        });
        return result;
    }

    Unused unused_;
    std::size_t order_;
    std::vector<signed char> known_;
};

/// Whether `agree` on every placing of the tokens: it gets the four answers, those with the tokens
/// exchanged, and the oracle's class with Left's token red.
template <PartizanRuleset R, class Unused>
Finding on_all_placings(
    const Graph& g,
    const std::function<bool(const FourAnswers&, const FourAnswers&, PartizanOutcome)>& agree) {
    constexpr bool by_edges = std::same_as<R, PartizanEdgeGeography>;
    FourQuestions<Unused> questions(g);
    const PartizanEdgeTable table(by_edges ? g : Graph());
    Finding result = vacuous();
    for (Vertex red : g.vertices())
        for (Vertex blue : g.vertices()) {
            if (red == blue && !by_edges) continue;
            const auto start = R::start(g, red, blue);
            PartizanOutcome oracle;
            if constexpr (by_edges)
                oracle = table.outcome(start);
            else
                oracle = partizan_outcome<R>(start);
            result = agree(questions.answers(red, blue), questions.answers(blue, red), oracle);
            if (result.failed())
                return fails("tokens on " + std::to_string(red) + " and " + std::to_string(blue));
        }
    return result;
}

bool is_class(const FourAnswers& a, PartizanOutcome outcome) {
    return a.player_1 == (outcome == PartizanOutcome::N) &&
           a.player_2 == (outcome == PartizanOutcome::P) &&
           a.red == (outcome == PartizanOutcome::L) && a.blue == (outcome == PartizanOutcome::R);
}

/// `Other`: the rule of the other game, for a near miss.
template <PartizanRuleset R, class Unused, class Other>
Claim<Graph> problem_5_questions(const std::string& id) {
    const auto right_class = [](const FourAnswers& a, const FourAnswers& exchanged,
                                PartizanOutcome oracle) {
        return is_class(a, oracle) && a.red == exchanged.blue && a.blue == exchanged.red;
    };
    return {
        .id = id,
        .over = graphs({.order_min = 1}),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds = [=](const Graph& g) { return on_all_placings<R, Unused>(g, right_class); },
        .near_misses = {{"two problems: players 1 and 2 only",
                         [](const Graph& g) {
                             return on_all_placings<R, Unused>(
                                 g, [](const FourAnswers& a, const auto&, PartizanOutcome) {
                                     return a.player_1 || a.player_2;
                                 });
                         }},
                        {"Left's token is blue",
                         [](const Graph& g) {
                             return on_all_placings<R, Unused>(
                                 g, [](const auto&, const FourAnswers& exchanged,
                                       PartizanOutcome oracle) {
                                     return is_class(exchanged, oracle);
                                 });
                         }},
                        {"edges for vertices, or vertices for edges",
                         [=](const Graph& g) {
                             return on_all_placings<R, Other>(g, right_class);
                         }}},
    };
}

/// The vertices that a walk from v reaches.
VertexSet component_of(const Graph& g, Vertex v) {
    const std::vector<VertexSet> all = components(g);
    return *std::ranges::find_if(all, [&](VertexSet part) { return part.contains(v); });
}

/// Tokens in different components: the class is that of a race of `red` moves against `blue`, where
/// who cannot move loses; a tie has the class `tie`.
template <PartizanRuleset R, class Unused>
Finding is_race(const Graph& g, PartizanOutcome tie,
                const std::function<int(const FourQuestions<Unused>&, Vertex)>& length) {
    const FourQuestions<Unused> lengths(g);
    PartizanSolver<R> solver;
    Finding result = vacuous();
    for (Vertex red : g.vertices())
        for (Vertex blue : g.vertices() - component_of(g, red)) {
            const int ahead = length(lengths, red) - length(lengths, blue);
            const PartizanOutcome expected = ahead > 0   ? PartizanOutcome::L
                                             : ahead < 0 ? PartizanOutcome::R
                                                         : tie;
            result = solver.outcome(R::start(g, red, blue)) == expected;
            if (result.failed())
                return fails("tokens on " + std::to_string(red) + " and " + std::to_string(blue));
        }
    return result;
}

template <PartizanRuleset R, class Unused>
Claim<Graph> problem_5_apart(const std::string& id) {
    using Questions = FourQuestions<Unused>;
    const auto longest = [](const Questions& q, Vertex v) { return q.longest(v); };
    return {
        .id = id,
        .over = graphs({.order_min = 2}),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds = [=](const Graph& g) { return is_race<R, Unused>(g, PartizanOutcome::P, longest); },
        .near_misses = {{"player 1 wins if they are equally long",
                         [=](const Graph& g) {
                             return is_race<R, Unused>(g, PartizanOutcome::N, longest);
                         }},
                        {"the larger component wins",
                         [](const Graph& g) {
                             return is_race<R, Unused>(g, PartizanOutcome::P,
                                                       [&](const Questions&, Vertex v) {
                                                           return component_of(g, v).size();
                                                       });
                         }}},
    };
}

/// Some path through every vertex of `rest` starts at a neighbour of v (of anything, if v < 0).
bool path_through(const Graph& g, Vertex v, VertexSet rest) {
    if (rest.empty()) return true;
    for (Vertex w : v < 0 ? rest : rest & g.neighbours(v)) {
        VertexSet after = rest;
        after.erase(w);
        if (path_through(g, w, after)) return true;
    }
    return false;
}

bool has_hamiltonian_path(const Graph& g) {
    return path_through(g, -1, g.vertices());
}

/// One token on a new vertex joined to all of g, the other at an end of a path of `moves` further
/// edges.
TwoTokenGraph race_against_a_path(const Graph& g, int moves) {
    const Vertex apex = g.order();
    Graph board = disjoint_union(disjoint_union(g, Graph(1)), Graph(moves + 1));
    for (Vertex v : g.vertices()) board.add_edge(v, apex);
    for (int i = 1; i <= moves; ++i) board.add_edge(apex + i, apex + i + 1);
    return PartizanVertexGeography::start(board, apex, apex + 1);
}

bool player_2_wins_race(const Graph& g, int moves) {
    PartizanSolver<PartizanVertexGeography> solver;
    return solver.outcome(race_against_a_path(g, moves)) == PartizanOutcome::P;
}

Claim<Graph> problem_5_reduction() {
    return {
        .id = "FSU93 5(5) reduction",
        .over = graphs({.order_min = 1}),
        .bounds = {.tests = 5, .verify = 7},
        .holds =
            [](const Graph& g) {
                return iff(player_2_wins_race(g, g.order()), has_hamiltonian_path(g));
            },
        .near_misses = {{"a path with |V(G)| - 1 edges",
                         [](const Graph& g) {
                             return iff(player_2_wins_race(g, g.order() - 1),
                                        has_hamiltonian_path(g));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_partizan_claims() {
    return {
        problem_5_questions<PartizanVertexGeography, UnusedVertices, UnusedEdges>("FSU93 5(5) uvg"),
        problem_5_questions<PartizanEdgeGeography, UnusedEdges, UnusedVertices>("FSU93 5(5) ueg"),
        problem_5_apart<PartizanVertexGeography, UnusedVertices>("FSU93 5(5) uvg apart"),
        problem_5_apart<PartizanEdgeGeography, UnusedEdges>("FSU93 5(5) ueg apart"),
        problem_5_reduction(),
    };
}

}  // namespace gazetteer::properties
