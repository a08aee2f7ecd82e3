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

Finding theorem_holds_from(const Graph& g, int first) {
    return iff(!slither_is_P(g), slither_sequence(g).some_perfect_from(first));
}

Claim<Graph> theorem_1() {
    return {
        .id = "And74 T1",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return theorem_holds_from(g, 1); },
        .refuted_by = Graph(2, {{0, 1}}),
    };
}

Claim<Graph> theorem_1_repaired() {
    return {
        .id = "And74 T1 repaired",
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
