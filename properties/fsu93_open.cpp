// [FSU93, section 5]: the open problems (2), (3) and (5), with what can be said of them by running.
// Problems (1) and (4) stand with the sections that they continue.
#include <algorithm>

#include "graph/canonical.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/unrooted.hpp"
#include "properties/even_kernels.hpp"
#include "properties/graph_domains.hpp"
#include "properties/ground_truth.hpp"
#include "properties/int_domains.hpp"
#include "properties/papers.hpp"

namespace gazetteer {

namespace {

bool every_vertex_is_N(const Graph& g) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) { return is_N<UEG>({g, v}); });
}

bool some_vertex_is_N(const Graph& g) {
    return std::ranges::any_of(g.vertices(), [&](Vertex v) { return is_N<UEG>({g, v}); });
}

bool second_player_wins_unrooted(const Graph& g) {
    Solver<Unrooted<UEG>> solver;
    return solver.is_P(Unrooted<UEG>::start(g));
}

Claim<Graph> problem_2_restated() {
    return {
        .id = "FSU93 5(2) restated",
        .place = "section 5 (2)",
        .says =
            "What is the computational complexity of the unrooted UEG decision problem? In "
            "particular, given a graph G, how do we decide whether (G, v) is an N-position in "
            "UEG for every vertex v in V(G)?",
        .reading =
            "Checked: \"in particular\" is \"that is\": the second player wins unrooted UEG "
            "iff (G, v) is an N-position for every vertex v.",
        .status = Status::asserted,
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 7},
        .holds =
            [](const Graph& g) {
                return iff(second_player_wins_unrooted(g), every_vertex_is_N(g));
            },
        .near_misses = {{"for some vertex v",
                         [](const Graph& g) {
                             return iff(second_player_wins_unrooted(g), some_vertex_is_N(g));
                         }}},
    };
}

Claim<Graph> problem_2() {
    return {
        .id = "FSU93 5(2)",
        .place = "section 5 (2)",
        .says =
            "How do we decide whether (G, v) is an N-position in UEG for every vertex v in "
            "V(G)?",
        .reading =
            "Open. Checked is a necessary condition, from Proposition 2.2: if every vertex "
            "is N, then G has no even kernel.",
        .status = Status::open,
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8},
        .holds =
            [](const Graph& g) {
                return given(every_vertex_is_N(g), [&] { return Finding(!has_even_kernel(g)); });
            },
        .near_misses = {{"then G has an even kernel",
                         [](const Graph& g) {
                             return given(every_vertex_is_N(g),
                                          [&] { return Finding(has_even_kernel(g)); });
                         }}},
    };
}

Claim<Graph> problem_2_candidate(const Graph& counterexample) {
    return {
        .id = "FSU93 5(2) candidate",
        .place = "section 5 (2)",
        .says =
            "(Ours, not the paper's.) (G, v) is an N-position in UEG for every vertex v if and "
            "only if G has no even kernel.",
        .status = Status::refuted,
        .proved = "FSU93.section_5_2_candidate_fails",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 8},
        .holds = [](const Graph& g) { return iff(every_vertex_is_N(g), !has_even_kernel(g)); },
        .refuted_by = counterexample,
        .repaired_by = "FSU93 5(2)",
    };
}

/// n times the number of labelled graphs of order n on which vertex 1 is N: the sum over unlabelled
/// graphs of n! / |Aut| labellings, each with as many N-vertices.
std::uint64_t labelled_N_roots(int n) {
    std::uint64_t factorial = 1;
    for (int i = 2; i <= n; ++i) factorial *= static_cast<std::uint64_t>(i);
    std::uint64_t result = 0;
    for_each_of_kind({}, n, [&](const Graph& g) {
        const auto N_roots = std::ranges::count_if(g.vertices(), [&](Vertex v) {
            return is_N<UEG>({g, v});
        });
        result += factorial / automorphism_count(g) * static_cast<std::uint64_t>(N_roots);
        return true;
    });
    return result;
}

/// Whether the probability that vertex 1 of G(n, 1/2) is N is at least that of G(n - 1, 1/2).
Finding probability_grows(int n) {
    const std::uint64_t now = labelled_N_roots(n);
    const std::uint64_t before = labelled_N_roots(n - 1);
    const auto order = static_cast<std::uint64_t>(n);
    // now / (n 2^C(n,2)) >= before / ((n - 1) 2^C(n-1,2)), cleared of denominators.
    if (now * (order - 1) >= (before * order) << (n - 1)) return true;
    return fails(std::to_string(now) + " of n 2^(n choose 2)");
}

Claim<Ints<1>> problem_3() {
    return {
        .id = "FSU93 5(3)",
        .place = "section 5 (3)",
        .says =
            "Is it the case that for almost all such G, (G, 1) is an N-position in UEG? We "
            "suspect that the probability that (G_{n,p}, 1) is an N-position goes to 1 as n "
            "goes to infinity.",
        .reading =
            "Open. Checked, exactly over all labelled graphs at p = 1/2: the probability is "
            "greater than for order n - 1.",
        .status = Status::open,
        .over = integers("random graphs G(n, 1/2) with 2 <= n <= {}", "n", 2),
        .bounds = {.tests = 6, .verify = 8, .reach_max = 10},
        .holds = [](const Ints<1>& x) { return probability_grows(x[0]); },
        .near_misses = {{"it is less",
                         [](const Ints<1>& x) {
                             return Finding(probability_grows(x[0]).failed());
                         }}},
    };
}

/// Who wins with `first` to move, over all four ways to seat the players.
struct FourQuestions {
    bool player_1 = false;
    bool player_2 = false;
    bool red = false;
    bool blue = false;
    int yes() const { return player_1 + player_2 + red + blue; }
};

/// The questions as asked, on Left = red and Right = blue, by the definition without memo.
template <PartizanRuleset R>
FourQuestions four_questions(const typename R::Position& position) {
    const bool red_first_wins = wins_moving<R>(position, Player::left);
    const bool blue_first_wins = wins_moving<R>(position, Player::right);
    return {.player_1 = red_first_wins && blue_first_wins,
            .player_2 = !red_first_wins && !blue_first_wins,
            .red = red_first_wins && !blue_first_wins,
            .blue = !red_first_wins && blue_first_wins};
}

/// Every placement of the tokens on g: `check` gets the position and the one with the tokens
/// exchanged.
template <PartizanRuleset R, class Check>
Finding for_all_tokens(const Graph& g, bool may_share, Check check) {
    bool any = false;
    for (Vertex u : g.vertices())
        for (Vertex v : g.vertices()) {
            if (u == v && !may_share) continue;
            any = true;
            if (!check(R::start(g, u, v), R::start(g, v, u)))
                return fails("tokens on " + std::to_string(u) + " and " + std::to_string(v));
        }
    return any ? Finding(true) : vacuous();
}

template <PartizanRuleset R>
Claim<Graph> problem_5_questions(const std::string& id, bool may_share) {
    return {
        .id = id,
        .place = "section 5 (5)",
        .says =
            "There are now four decision problems: Under optimal play, can player 1 always "
            "force a win, regardless of which of the two tokens is assigned to that player? "
            "Can player 2? Can the player with the red token (regardless of who moves first)? "
            "Can the player with the blue token (regardless of who moves first)?",
        .reading =
            "Checked: on every position exactly one of the four answers is yes, exchanging "
            "the tokens exchanges red and blue, and the memoised solver gives that class.",
        .status = Status::asserted,
        .over = graphs({.order_min = 1}),
        .bounds = {.tests = 4, .verify = 4, .reach_max = 5},
        .holds =
            [may_share](const Graph& g) {
                return for_all_tokens<R>(g, may_share, [](const auto& p, const auto& exchanged) {
                    const FourQuestions q = four_questions<R>(p);
                    const FourQuestions r = four_questions<R>(exchanged);
                    PartizanSolver<R> solver;
                    const PartizanOutcome solved = solver.outcome(p);
                    return q.yes() == 1 && q.red == r.blue && q.blue == r.red &&
                           q.player_1 == (solved == PartizanOutcome::N) &&
                           q.player_2 == (solved == PartizanOutcome::P) &&
                           q.red == (solved == PartizanOutcome::L);
                });
            },
        .near_misses = {{"two problems: players 1 and 2 only",
                         [may_share](const Graph& g) {
                             return for_all_tokens<R>(g, may_share, [](const auto& p, const auto&) {
                                 const FourQuestions q = four_questions<R>(p);
                                 return q.player_1 || q.player_2;
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

/// One token on a new vertex joined to all of g, the other at an end of a path with `moves` edges
/// of its own.
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
        .place = "section 5 (5)",
        .says =
            "The question as to whether player 2 can win is NP-hard for rooted partizan UVG; "
            "there is a fairly straightforward reduction from HAMILTONIAN PATH.",
        .reading =
            "The reduction is not printed; ours: join a new vertex to every vertex of G and "
            "put one token there, the other at the end of a separate path with |V(G)| "
            "edges. Checked: player 2 can win iff G has a Hamiltonian path.",
        .status = Status::asserted,
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

std::vector<AnyClaim> fsu93_open_claims() {
    return {
        problem_2_restated(),
        problem_2(),
        // The paw: a triangle with a pendant edge.
        problem_2_candidate(Graph(4, {{0, 2}, {0, 3}, {1, 3}, {2, 3}})),
        problem_3(),
        problem_5_questions<PartizanVertexGeography>("FSU93 5(5) uvg", false),
        problem_5_questions<PartizanEdgeGeography>("FSU93 5(5) ueg", true),
        problem_5_reduction(),
    };
}

}  // namespace gazetteer
