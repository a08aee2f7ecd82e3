// SPDX-License-Identifier: GPL-3.0-or-later
// [And74, section 3]: the play of Slither along a maximum matching: properties (1) and (2), Lemmas
// 2 to 4, Theorem 1. A strategy is played with every matching against every line.
#include <map>
#include <memory>

#include "characterizations/slither/slither_strategies.hpp"
#include "properties/and74/claims.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/checks/slither_lines.hpp"
#include "properties/checks/slither_play.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::properties {

namespace {

using enum VertexClass;

/// The player to move wins, by game search.
Finding mover_wins(SlitherSolver& solver, const SlitherPosition& position) {
    return solver.outcome(position) == Outcome::N;
}
Finding mover_loses(SlitherSolver& solver, const SlitherPosition& position) {
    return solver.outcome(position) == Outcome::P;
}

/// From every opening of Lemmas 2, 3 and 4 for every matching of `choices`.
Finding properties_kept(const Graph& g, const std::vector<Matching>& choices) {
    const Classes classes(g);
    const auto paths = grown_paths(g, classes.of(inner), classes.of(outer));
    Tally tally;
    for (const Matching& m : choices) {
        const MatchedPlay play(g, m);
        const auto mate = mates(g.order(), m);
        const auto exposed = [&](Vertex v) { return mate[static_cast<std::size_t>(v)] < 0; };
        for (const Edge& e : m)
            if (classes.of(perfect).contains_all({e.u, e.v})) tally.add(play.from_edge(e));
        for (const Edge& e : g.edges())
            for (const auto& [v0, v1] : {std::pair{e.u, e.v}, std::pair{e.v, e.u}})
                if (exposed(v0)) tally.add(play.from_path({v0, v1}, v0, v1));
        for (const GrownPath& path : paths)
            if (exposed(path.v0))
                tally.add(play.from_path(path.vertices | VertexSet{path.v0}, path.v0, path.v2));
    }
    return tally.result();
}

Claim<Graph> properties() {
    return {
        .id = "And74 3 properties",
        .place = "section 3",
        .says =
            "(1) Prior to each play of player j, either each end edge of P will be an edge in "
            "M, or one end edge of P is an edge of M and the opposite endpoint of P is an "
            "exposed vertex. (2) Prior to each play of player i, the vertex w, which is the "
            "endpoint that player j has just added to the path P, will meet an edge m in M, "
            "and m and P have w only in common. During this play, player j will never be able "
            "to choose an edge in M, while player i will always choose an edge in M.",
        .reading =
            "from every opening of Lemmas 2, 3 and 4, with every maximum matching that they "
            "allow, on every line",
        .status = Status::proved,
        .proved = "And74.section_3_properties",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 8, .random_tests = 30, .weight = 4},
        .holds = [](const Graph& g) { return properties_kept(g, all_maximum_matchings(g)); },
        .near_misses = {{"M maximal, not maximum",
                         [](const Graph& g) { return properties_kept(g, maximal_matchings(g)); }}},
    };
}

/// Whether the strategy wins every line, from play of all lines at once; the lines are played one
/// by one only to tell one that is lost.
template <class Strategy>
Finding wins_or_tells(bool wins, const SlitherPosition& position, Turn turn,
                      const Strategy& strategy) {
    if (!wins) return wins_every_line<Slither>(position, turn, strategy);
    heard_P<Slither>(position, turn == Turn::opponent);
    return true;
}

/// Player 1 chooses an edge e_0 of a matching of `choices` that joins two vertices of the class,
/// then moves along that matching.
Finding lemma_2_wins(const Graph& g, const std::vector<Matching>& choices, VertexClass c) {
    const Classes classes(g);
    std::map<Edge, std::vector<Mates>> having;
    for (const Matching& m : choices)
        for (const Edge& e0 : m)
            if (classes.of(c).contains_all({e0.u, e0.v})) having[e0].push_back(mates(g.order(), m));
    Tally tally;
    if (having.empty()) return tally.result();
    SlitherPlay play(g);
    for (const Edge& e0 : edges_up_to_symmetry(g)) {
        const auto& matchings = having[e0];
        if (matchings.empty()) continue;
        const SlitherStage stage(e0, {{std::make_shared<const std::vector<Mates>>(matchings)}});
        tally.add(wins_or_tells(play.wins_after(e0, matchings), after_edge(g, e0), Turn::opponent,
                                stage));
    }
    return tally.result();
}

Claim<Graph> lemma_2() {
    return {
        .id = "And74 L2",
        .place = "Lemma 2",
        .says =
            "Let M be a maximum matching for G and e_0 in M an edge joining two perfect "
            "vertices of G. Then if player 1 chooses e_0 at his first turn, he can force a "
            "win.",
        .reading = "by the strategy of the proof, for every M and e_0, against every line of play",
        .status = Status::proved,
        .proved = "And74.lemma_2",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 9, .random_tests = 30, .weight = 5},
        .holds = [](const Graph& g) { return lemma_2_wins(g, all_maximum_matchings(g), perfect); },
        .near_misses =
            {{"two outer vertices",
              [](const Graph& g) { return lemma_2_wins(g, all_maximum_matchings(g), outer); }},
             {"M maximal, not maximum",
              [](const Graph& g) { return lemma_2_wins(g, maximal_matchings(g), perfect); }}},
    };
}

/// After each first edge with an end of the class, by game search: player 2 wins.
Finding second_player_wins_after(const Graph& g, VertexClass c) {
    const Classes classes(g);
    SlitherSolver solver(g);
    Tally tally;
    for (const Edge& e0 : g.edges())
        if (classes.of(c).meets({e0.u, e0.v})) tally.add(mover_wins(solver, after_edge(g, e0)));
    return tally.result();
}

Claim<Graph> lemma_3() {
    return {
        .id = "And74 L3",
        .place = "Lemma 3",
        .says =
            "If player 1 initially chooses an edge e_0 such that one vertex v_0 of e_0 is an "
            "outer vertex of G, then player 2 can force a win.",
        .reading =
            "by the strategy of the proof, for every e_0, v_0 and M, against every line of "
            "play",
        .status = Status::proved,
        .proved = "And74.lemma_3",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 9, .random_tests = 30, .weight = 5},
        .holds =
            [](const Graph& g) {
                const Classes classes(g);
                Tally tally;
                for (const Edge& e0 : g.edges())
                    if (classes.of(outer).meets({e0.u, e0.v}))
                        tally.add(wins_every_line<Slither>(after_edge(g, e0), Turn::strategist,
                                                           lemma_3_strategy(g, e0)));
                return tally.result();
            },
        .near_misses = {{"an inner vertex",
                         [](const Graph& g) { return second_player_wins_after(g, inner); }},
                        {"a perfect vertex",
                         [](const Graph& g) { return second_player_wins_after(g, perfect); }}},
    };
}

/// By game search: whoever grew the path loses.
Finding grower_loses(const Graph& g, VertexSet inside, VertexSet onto) {
    SlitherSolver solver(g);
    const auto paths = grown_paths(g, inside, onto);
    Tally tally;
    for (const GrownPath& path : paths) tally.add(mover_wins(solver, path.position(g)));
    return tally.result();
}

Claim<Graph> lemma_4() {
    return {
        .id = "And74 L4",
        .place = "Lemma 4",
        .says =
            "Let the path R of edges chosen up to a particular point in the play contain only "
            "inner vertices of G, and let the edge e_0 join an endpoint of R to an outer vertex "
            "of G. Then if player j chooses edge e_0, player i can force a win.",
        .reading =
            "R has an edge (v_2 differs from v_1; else Lemma 3 applies); by the strategy of "
            "the proof, for every R, e_0 and M, against every line of play",
        .status = Status::proved,
        .proved = "And74.lemma_4",
        .over = graphs(),
        .bounds = {.tests = 7, .verify = 8, .random = 9, .random_tests = 30, .weight = 2},
        .holds =
            [](const Graph& g) {
                const Classes classes(g);
                const auto paths = grown_paths(g, classes.of(inner), classes.of(outer));
                Tally tally;
                for (const GrownPath& path : paths)
                    tally.add(wins_every_line<Slither>(path.position(g), Turn::strategist,
                                                       lemma_4_strategy(g, path.v0, path.v2)));
                return tally.result();
            },
        .near_misses =
            {{"R of any vertices",
              [](const Graph& g) { return grower_loses(g, g.vertices(), Classes(g).of(outer)); }},
             {"e_0 to any vertex",
              [](const Graph& g) { return grower_loses(g, Classes(g).of(inner), g.vertices()); }}},
    };
}

const std::string theorem_says =
    "Let G be a finite graph. Let G_1 be the subgraph of G induced by the inner vertices of G. "
    "Inductively, let G_{i+1} be the subgraph of G_i induced by the inner vertices of G_i. The "
    "sequence G_i terminates. If some G_i contains a perfect vertex, then player 1 can force a win "
    "in the game of Slither; if no G_i contains a perfect vertex, then player 2 can force a win.";

Finding theorem_holds_from(const Graph& g, int first) {
    return iff(!slither_is_P(g), slither_sequence(g).some_perfect_from(first));
}

Claim<Graph> theorem_1() {
    return {
        .id = "And74 T1",
        .place = "Theorem 1",
        .says = theorem_says,
        .reading = "the sequence begins with G_1, as printed",
        .status = Status::refuted,
        .proved = "And74.theorem_1_fails_as_printed",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return theorem_holds_from(g, 1); },
        .refuted_by = Graph(2, {{0, 1}}),
        .repaired_by = "And74 T1 repaired",
    };
}

Claim<Graph> theorem_1_repaired() {
    return {
        .id = "And74 T1 repaired",
        .place = "Theorem 1",
        .says = theorem_says,
        .reading = "the sequence begins with G_0 = G, as in the proof",
        .status = Status::proved,
        .proved = "And74.theorem_1",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 12, .random_tests = 60, .weight = 3},
        .holds = [](const Graph& g) { return theorem_holds_from(g, 0); },
        .near_misses = {{"G_0 alone",
                         [](const Graph& g) {
                             return iff(!slither_is_P(g), !gallai_edmonds(g).perfect().empty());
                         }},
                        {"G has a perfect matching",
                         [](const Graph& g) {
                             return iff(!slither_is_P(g), 2 * matching_number(g) == g.order());
                         }},
                        {"some G_i contains an inner vertex",
                         [](const Graph& g) {
                             return iff(!slither_is_P(g), !gallai_edmonds(g).inner().empty());
                         }}},
    };
}

Finding verdict_is_right(const Graph& g, const SlitherVerdict& verdict) {
    if (!is_slither_witness(g, verdict)) return fails("the witness proves nothing");
    if ((verdict.outcome == Outcome::P) != slither_is_P(g)) return fails("wrong outcome");
    SlitherSolver solver(g);
    Tally tally;
    tally.add(true);
    for (const Edge& e : verdict.winning_moves) tally.add(mover_loses(solver, after_edge(g, e)));
    return tally.result();
}

Claim<Graph> verdict() {
    return {
        .id = "And74 T1 verdict",
        .place = "Theorem 1, as computed",
        .says =
            "A chain of barriers, each the vertex set of the next graph of the sequence, with a "
            "maximum matching of each graph and one that misses each other vertex, proves the "
            "winner; so do matching edges that join perfect vertices of the last as first "
            "moves.",
        .status = Status::asserted,
        .proved = "And74.theorem_1_verdict",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 12, .random_tests = 60, .weight = 3},
        .holds = [](const Graph& g) { return verdict_is_right(g, slither_verdict(g)); },
        .near_misses = {{"a chain that ends one graph early",
                         [](const Graph& g) {
                             SlitherVerdict other = slither_verdict(g);
                             if (other.witness.size() > 1) other.witness.pop_back();
                             return verdict_is_right(g, other);
                         }},
                        {"any edge of the last graph",
                         [](const Graph& g) {
                             SlitherVerdict other = slither_verdict(g);
                             if (other.outcome == Outcome::N)
                                 other.winning_moves = other.witness.back().matching;
                             return verdict_is_right(g, other);
                         }}},
    };
}

Claim<Graph> player_1s_strategy() {
    return {
        .id = "And74 T1 player 1",
        .place = "Theorem 1, proof",
        .says =
            "Player 1 should choose edge e and follow the strategy of Lemma 2, as applied to "
            "the graph G_i. If player 2 chooses an edge f which is not in G_i, player 1 now "
            "follows the strategy of Lemma 4 on the graph G_k until player 2 either loses the "
            "game or chooses an edge not in G_k. The play continues in this fashion until "
            "finally, in the play on graph G_0 = G, player 2 has no escape.",
        .reading = "every e and every maximum matching allowed, against every line of play",
        .status = Status::proved,
        .proved = "And74.theorem_1_player_1",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 9, .random_tests = 30, .weight = 5},
        .holds =
            [](const Graph& g) {
                return given(slither_sequence(g).some_perfect_from(0), [&] {
                    const SlitherStrategy strategy(g);
                    return wins_or_tells(SlitherPlay(g, strategy).first_player_wins(),
                                         Slither::start(g), Turn::strategist, strategy);
                });
            },
        .near_misses = {{"Lemma 2 on G, from any edge of M",
                         [](const Graph& g) {
                             return given(slither_sequence(g).some_perfect_from(0), [&] {
                                 Tally tally;
                                 for (VertexClass c : {outer, inner, perfect})
                                     tally.add(lemma_2_wins(g, all_maximum_matchings(g), c));
                                 return tally.result();
                             });
                         }},
                        {"no perfect vertex",
                         [](const Graph& g) {
                             return wins_every_line<Slither>(Slither::start(g), Turn::strategist,
                                                             SlitherStrategy(g));
                         }}},
    };
}

Claim<Graph> player_2s_strategy() {
    return {
        .id = "And74 T1 player 2",
        .place = "Theorem 1, proof",
        .says =
            "On the other hand, suppose that no graph G_i contains a perfect vertex. Let edge e "
            "be the first edge chosen by player 1; then, in G_i, the highest index graph in "
            "which e appears, at least one vertex of e must be outer. Then by Lemma 3 player 2 "
            "has a winning position on the graph G_i. When player 1 plays an edge not in G_i, "
            "Lemma 4 applies as above, and thus player 2 wins.",
        .reading = "every maximum matching allowed, against every line of play",
        .status = Status::proved,
        .proved = "And74.theorem_1_player_2",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 8, .random = 9, .random_tests = 30, .weight = 5},
        .holds =
            [](const Graph& g) {
                return given(!slither_sequence(g).some_perfect_from(0), [&] {
                    const SlitherStrategy strategy(g);
                    return wins_or_tells(SlitherPlay(g, strategy).second_player_wins(),
                                         Slither::start(g), Turn::opponent, strategy);
                });
            },
        .near_misses = {{"G_0 alone has no perfect vertex",
                         [](const Graph& g) {
                             return given(gallai_edmonds(g).perfect().empty(), [&] {
                                 return wins_every_line<Slither>(Slither::start(g), Turn::opponent,
                                                                 SlitherStrategy(g));
                             });
                         }},
                        {"the sequence begins with G_1",
                         [](const Graph& g) {
                             return given(!slither_sequence(g).some_perfect_from(1), [&] {
                                 return wins_every_line<Slither>(Slither::start(g), Turn::opponent,
                                                                 SlitherStrategy(g));
                             });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> and74_play_claims() {
    return {properties(),        lemma_2(),
            lemma_3(),           lemma_4(),
            theorem_1(),         theorem_1_repaired(),
            verdict(),           player_1s_strategy(),
            player_2s_strategy()};
}

}  // namespace gazetteer::properties
