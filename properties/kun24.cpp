// [Kun24]: the Geography game (undirected vertex geography), its winner and its printed strategies.
#include <algorithm>
#include <array>

#include "characterizations/matching_criterion.hpp"
#include "graph/predicates.hpp"
#include "properties/graph_domains.hpp"
#include "properties/matching_checks.hpp"
#include "properties/papers.hpp"

namespace gazetteer {

namespace {

using Reading = MatchingAlgorithm::Reading;

Claim<RootedGraph> lemma_1() {
    return {
        .id = "Kun24 L1",
        .place = "Lemma 1",
        .says =
            "Player 1 wins (and player 2 loses) if and only if all maximum matchings M of G, M "
            "saturates v.",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return iff(is_N<UVG>(p), every_maximum_matching_saturates(p.graph, p.root));
            },
        .near_misses = {{"some maximum matching",
                         [](const RootedGraph& p) {
                             const auto all = all_maximum_matchings(p.graph);
                             return iff(is_N<UVG>(p), missing(all, p.root).size() < all.size());
                         }},
                        {"a neighbour of v for v",
                         [](const RootedGraph& p) {
                             return iff(
                                 is_N<UVG>(p),
                                 std::ranges::any_of(p.graph.neighbours(p.root), [&](Vertex w) {
                                     return every_maximum_matching_saturates(p.graph, w);
                                 }));
                         }}},
    };
}

/// For every M of `matchings` that misses the root: each vertex of `others` is saturated.
Finding others_are_saturated(const RootedGraph& p, const std::vector<Matching>& matchings,
                             VertexSet others) {
    const auto choices = missing(matchings, p.root);
    if (choices.empty()) return vacuous();
    return std::ranges::all_of(choices, [&](const Matching& m) {
        return std::ranges::all_of(others, [&](Vertex u) { return saturates(m, u); });
    });
}

Claim<RootedGraph> neighbours_saturated() {
    return {
        .id = "Kun24 L1 neighbours",
        .place = "Lemma 1, proof",
        .says =
            "Suppose there is some maximum matching M' which does not saturate v. Then every "
            "neighbor u of v must be saturated in M', otherwise we could include edge (u, v) "
            "in the matching and it wouldn't be maximum.",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 1},
        .holds =
            [](const RootedGraph& p) {
                return others_are_saturated(p, all_maximum_matchings(p.graph),
                                            p.graph.neighbours(p.root));
            },
        .near_misses = {{"every other vertex",
                         [](const RootedGraph& p) {
                             return others_are_saturated(p, all_maximum_matchings(p.graph),
                                                         p.graph.vertices() - VertexSet{p.root});
                         }},
                        {"any matching",
                         [](const RootedGraph& p) {
                             return others_are_saturated(p, all_matchings(p.graph),
                                                         p.graph.neighbours(p.root));
                         }}},
    };
}

/// For every M' of `matchings` that misses the root: where player 1 moves on an alternating path
/// from the root, M' has an edge, so that no such path ends there.
Finding paths_end_in_matching(const RootedGraph& p, const std::vector<Matching>& matchings) {
    const auto choices = missing(matchings, p.root);
    if (choices.empty()) return vacuous();
    for (const Matching& m : choices) {
        const bool saturated = for_each_alternating_path(p.graph, m, [&](const auto& path) {
            return path.front() != p.root || path.size() % 2 == 1 || saturates(m, path.back());
        });
        if (!saturated) return fails("an augmenting path");
    }
    return true;
}

Claim<RootedGraph> path_ends_in_matching() {
    return {
        .id = "Kun24 L1 path",
        .place = "Lemma 1, proof",
        .says =
            "This path is then an alternating path. We claim that the last edge on this path "
            "is in M'. If not, this path would be an augmenting path, which would let us "
            "obtain a matching of size |M'| + 1, and which contradicts the fact that M' is "
            "maximum.",
        .reading =
            "on every alternating path from v, for every maximum M' that misses v, the "
            "vertices that player 1 moves to are saturated",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 7, .random = 8, .random_tests = 50, .weight = 1},
        .holds =
            [](const RootedGraph& p) {
                return paths_end_in_matching(p, all_maximum_matchings(p.graph));
            },
        .near_misses = {{"M' maximal, not maximum",
                         [](const RootedGraph& p) {
                             return paths_end_in_matching(p, maximal_matchings(p.graph));
                         }}},
    };
}

/// For every M of `choices` with an edge vu: M - vu is a maximum matching of G - v.
Finding rest_is_maximum(const RootedGraph& p, const std::vector<Matching>& choices) {
    const int rest = matching_number(p.graph.isolating(p.root));
    bool some = false;
    for (const Matching& m : choices) {
        if (!saturates(m, p.root)) continue;
        some = true;
        if (static_cast<int>(m.size()) - 1 != rest) return fails("M - vu is not maximum in G - v");
    }
    return some ? Finding(true) : vacuous();
}

Claim<RootedGraph> converse() {
    return {
        .id = "Kun24 L1 converse",
        .place = "Lemma 1, proof",
        .says =
            "Conversely, if v is saturated, player 1 can pick some maximum matching M, which "
            "will contain v, and move along the edge (v, u) in M. So we now have an instance "
            "G \\ {v}, starting at u which has a maximum matching that does not saturate u.",
        .reading =
            "saturated by every maximum matching; the maximum matching is M - vu, for every "
            "M",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                const auto all = all_maximum_matchings(p.graph);
                return given(missing(all, p.root).empty(), [&] { return rest_is_maximum(p, all); });
            },
        .near_misses = {{"v saturated by M alone",
                         [](const RootedGraph& p) {
                             return rest_is_maximum(p, all_maximum_matchings(p.graph));
                         }}},
    };
}

Claim<RootedGraph> size_test() {
    return {
        .id = "Kun24 size test",
        .place = "section Solving the Problem, after Lemma 1",
        .says =
            "We just need to find any maximum matching M of G and any maximum matching M' of "
            "G \\ {v}. If the size of |M'| = |M|, then there's at least one maximum matching "
            "in G that does not saturate v, but if |M'| < |M|, we know for sure v is needed in "
            "all maximum matchings of G!",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                const int of_rest = matching_number(p.graph.without_vertex(p.root));
                const int of_all = matching_number(p.graph);
                if (of_rest > of_all) return fails("|M'| > |M|");
                return iff(every_maximum_matching_saturates(p.graph, p.root), of_rest < of_all);
            },
        .near_misses = {{"|M'| = |M| - 1 for every v that some M saturates",
                         [](const RootedGraph& p) {
                             const auto all = all_maximum_matchings(p.graph);
                             return iff(missing(all, p.root).size() < all.size(),
                                        matching_number(p.graph.without_vertex(p.root)) <
                                            matching_number(p.graph));
                         }}},
    };
}

Claim<RootedGraph> corollary_2() {
    return {
        .id = "Kun24 C2",
        .place = "Corollary 2",
        .says =
            "Let G = (V, E), v in V be an instance of the undirected vertex Geography game. "
            "It's possible to determine which player loses first in polynomial time.",
        .reading = "checked is that two runs of a polynomial algorithm determine it",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 14, .random_tests = 100, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return iff(is_P<UVG>(p), matching_number(p.graph.without_vertex(p.root)) ==
                                             matching_number(p.graph));
            },
        .near_misses = {{"G has a perfect matching",
                         [](const RootedGraph& p) {
                             return iff(is_N<UVG>(p),
                                        2 * matching_number(p.graph) == p.graph.order());
                         }}},
    };
}

Claim<RootedGraph> case_1() {
    return {
        .id = "Kun24 Case 1",
        .place = "Case 1",
        .says =
            "All maximum matches saturate v, so player 1 wins. In this case player 1 can win by "
            "computing any maximum matching M and moving along an edge in M. No matter which "
            "move player 2 makes, it's guaranteed that player 1 will be able to continually "
            "move along edges in M. Further, player 1 will be the last one to move, so player "
            "2 loses.",
        .reading = "every M, followed for the rest, against every line of play",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return given(every_maximum_matching_saturates(p.graph, p.root), [&] {
                    return wins_every_line<UVG>(p, Turn::strategist,
                                                first_players_strategy(p.graph, p.root));
                });
            },
        .near_misses = {{"some maximum match saturates v",
                         [](const RootedGraph& p) {
                             auto choices = all_maximum_matchings(p.graph);
                             std::erase_if(
                                 choices, [&](const Matching& m) { return !saturates(m, p.root); });
                             return given(!choices.empty(),
                                          [&] { return first_player_wins_along(p, choices); });
                         }}},
    };
}

Finding case_2_holds(const RootedGraph& p, const std::vector<Matching>& choices) {
    return given(!every_maximum_matching_saturates(p.graph, p.root),
                 [&] { return second_player_wins_along(p, choices); });
}

Claim<RootedGraph> case_2() {
    return {
        .id = "Kun24 Case 2",
        .place = "Case 2",
        .says =
            "There's at least one maximum match M that doesn't saturate v, so player 2 wins. "
            "Supose they move along an edge (v, u). Then player 2 computes any maximum match "
            "M' of G \\ v. The proof shows that player 2 can keep moving along edges in M' "
            "throughout the game, no matter which move player 1 makes, and they will be the "
            "last to play, so player 1 loses.",
        .reading = "every M', followed for the rest, against every line of play",
        .status = Status::proved,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return given(!every_maximum_matching_saturates(p.graph, p.root), [&] {
                    return wins_every_line<UVG>(p, Turn::opponent,
                                                case_2_strategy(p.graph, p.root));
                });
            },
        .near_misses = {{"M' of G",
                         [](const RootedGraph& p) {
                             return case_2_holds(p, all_maximum_matchings(p.graph));
                         }},
                        {"M' of G \\ v maximal, not maximum",
                         [](const RootedGraph& p) {
                             return case_2_holds(p, maximal_matchings(p.graph.isolating(p.root)));
                         }}},
    };
}

const std::string algorithm_says =
    "Even though it's possible to determine which case a given instance belongs to, players don't "
    "need to do this. Their optimal strategy is to compute the maximum match of the graph in their "
    "first respective turn. Then always try to move along edges in that matching.";

/// Whoever wins the instance wins every line by the algorithm.
Finding algorithm_wins(const RootedGraph& p, Reading reading) {
    const MatchingAlgorithm algorithm(p.graph, p.root, reading);
    return wins_every_line<UVG>(p, is_N<UVG>(p) ? Turn::strategist : Turn::opponent, algorithm);
}

Claim<RootedGraph> algorithm() {
    return {
        .id = "Kun24 Algorithm",
        .place = "Algorithm",
        .says = algorithm_says,
        .reading =
            "\"the graph\" is the instance that the player is given, as the definitions say: "
            "G for player 1, G \\ {v} for player 2; the player who can win the instance "
            "wins it, with every maximum matching, against every line of play",
        .status = Status::asserted,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 4},
        .holds = [](const RootedGraph& p) { return algorithm_wins(p, Reading::remaining); },
        .near_misses = {{"the other player wins by it",
                         [](const RootedGraph& p) {
                             const MatchingAlgorithm a(p.graph, p.root, Reading::remaining);
                             return wins_every_line<UVG>(
                                 p, is_P<UVG>(p) ? Turn::strategist : Turn::opponent, a);
                         }}},
    };
}

Claim<RootedGraph> algorithm_as(const std::string& words, const std::string& reading_words,
                                Reading reading, const char* refuted_by) {
    return {
        .id = "Kun24 Algorithm, " + words,
        .place = "Algorithm",
        .says = algorithm_says,
        .reading = reading_words,
        .status = Status::refuted,
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 6},
        .holds = [reading](const RootedGraph& p) { return algorithm_wins(p, reading); },
        .refuted_by = rooted_graphs().parse(refuted_by),
        .repaired_by = "Kun24 Algorithm",
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
            if (is_N<UVG>(p) == player_1) return fails("wins the instance, stuck" + after(history));
            return is_P<UVG>(position) ? Finding(true) : fails("could win" + after(history));
        });
}

Claim<RootedGraph> sign() {
    return {
        .id = "Kun24 Algorithm sign",
        .place = "Algorithm",
        .says =
            "If they can't, it's a sign they can't win this instance (assuming the other player "
            "plays perfectly), so they might as well choose a random edge.",
        .reading =
            "whenever, on any line, the matching offers no move, the instance (G, v) is "
            "lost for the player, and so is the position then on the board",
        .status = Status::asserted,
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 7, .random = 7, .random_tests = 50, .weight = 2},
        .holds = [](const RootedGraph& p) { return sign_is_right(p, Reading::remaining); },
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
            if (is_P<UVG>(position)) return Finding(true);
            const Graph rest = position.graph.isolating(position.root);
            for (Vertex w : algorithm.replies(history))
                if (!is_P_on_a_line({rest, w}))
                    return fails("throws the win away by " + std::to_string(w) + after(history));
            return Finding(true);
        });
}

/// Why it holds: while the player keeps to M, the vertices visited before the token's are covered
/// by edges of M, and what is left of M is a maximum matching of what is left of G. If it offers
/// no move the position is P; no random edge to u then wins, so that mm falls by one with the token
/// and u, and M less the edge at u is still maximum.
Claim<RootedGraph> algorithm_optimal() {
    return {
        .id = "Kun24 Algorithm optimal",
        .place = "Algorithm",
        .says =
            "Their optimal strategy is to compute the maximum match of the graph in their first "
            "respective turn. Then always try to move along edges in that matching.",
        .reading =
            "optimal in every position: the player also takes every win that a mistake of "
            "the opponent offers in an instance that was lost",
        .status = Status::asserted,
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 7, .random = 7, .random_tests = 50, .weight = 2},
        .holds = [](const RootedGraph& p) { return plays_perfectly(p, Reading::remaining); },
        .near_misses = {{"the matching of all of G",
                         [](const RootedGraph& p) { return plays_perfectly(p, Reading::whole); }},
                        {"the matching of the unvisited vertices",
                         [](const RootedGraph& p) {
                             return plays_perfectly(p, Reading::unvisited);
                         }}},
    };
}

/// Player 1 picks a v with |M'| = |M| if there is one: exactly then player 1 wins. `to_move`: who
/// moves from v.
Finding choice_of_start(const Graph& g, int to_move) {
    const auto player_1_wins = [&](Vertex v) { return is_N<UVG>({g, v}) == (to_move == 1); };
    std::vector<Vertex> picked;
    for (Vertex v : g.vertices())
        if (matching_number(g.without_vertex(v)) == matching_number(g)) picked.push_back(v);
    if (!std::ranges::all_of(picked, player_1_wins)) return fails("the vertex picked loses");
    if (picked.empty() && std::ranges::any_of(g.vertices(), player_1_wins))
        return fails("no vertex to pick, yet one wins");
    return true;
}

const std::string choice_says =
    "A generalization of the problem is one in which we don't specify the starting vertex v, but "
    "let player 1 choose it. Player 1 first computes the maximum matching M of G. Then they "
    "iterate over each vertex v until they find a matching M' of G \\ {v} with |M'| = |M|. Once "
    "they do, they pick that vertex which will give them the victory. If they cannot find any "
    "such vertex, they will lose";

Claim<Graph> generalization() {
    return {
        .id = "Kun24 unrooted",
        .place = "Generalizations and Variants",
        .says = choice_says,
        .reading = "as defined before: \"Player 1 is the first to go\", from the vertex chosen",
        .status = Status::refuted,
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return choice_of_start(g, 1); },
        .refuted_by = Graph(1),
        .repaired_by = "Kun24 unrooted repaired",
    };
}

Claim<Graph> generalization_repaired() {
    return {
        .id = "Kun24 unrooted repaired",
        .place = "Generalizations and Variants",
        .says = choice_says,
        .reading = "the choice is player 1's first move; player 2 moves from the vertex chosen",
        .status = Status::asserted,
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 14, .random_tests = 100, .weight = 2},
        .holds = [](const Graph& g) { return choice_of_start(g, 2); },
        .near_misses = {{"player 1 moves from the vertex chosen",
                         [](const Graph& g) { return choice_of_start(g, 1); }}},
    };
}

/// What the two sources print of one variant.
struct Variant {
    const char* name;
    const char* kun24;
    const char* fsu93;
};
constexpr std::array variants{
    Variant{"directed vertex geography", "NP-complete", "PSPACE-complete"},
    Variant{"directed edge geography", "NP-complete", "PSPACE-complete"},
    Variant{"undirected edge geography", "NP-complete", "PSPACE-complete"},
};

const Variant* variant(std::string_view name) {
    const auto found = std::ranges::find(variants, name, &Variant::name);
    return found == variants.end() ? nullptr : &*found;
}

Domain<std::string> variant_names() {
    return {
        .name = "the three other variants",
        .enumerate =
            [](int size, const std::function<bool(const std::string&)>& visit) {
                if (size == 0)
                    std::ranges::all_of(variants, [&](const Variant& v) { return visit(v.name); });
            },
        .size = [](const std::string&) { return 0; },
        .generate = {},
        .shrink = {},
        .contains = [](const std::string& name) { return variant(name) != nullptr; },
        .print = [](const std::string& name) { return name; },
        .parse = [](std::string_view text) -> std::optional<std::string> {
            return variant(text) == nullptr ? std::nullopt : std::optional(std::string(text));
        },
    };
}

Finding source_prints(const std::string& name, std::string_view complexity) {
    const Variant& v = *variant(name);
    if (complexity == v.fsu93) return true;
    return fails("[FSU93] prints " + std::string(v.fsu93));
}

Claim<std::string> complexity() {
    return {
        .id = "Kun24 NP-complete",
        .place = "Generalizations and Variants; Conclusion",
        .says =
            "The authors in [1] consider other variants of this problem: the case where the "
            "graph is directed, and the case where only the edges cannot be reused, by the "
            "vertices can. Surprisingly, all these variants are NP-Complete!",
        .reading =
            "nothing is run: the printed word is compared with the one that its source, "
            "[FSU93, sections 1 and 2], prints; the two differ unless NP = PSPACE",
        .status = Status::refuted,
        .over = variant_names(),
        .bounds = {},
        .holds = [](const std::string& name) { return source_prints(name, variant(name)->kun24); },
        .refuted_by = variants.front().name,
        .repaired_by = "Kun24 NP-complete repaired",
    };
}

Claim<std::string> complexity_repaired() {
    return {
        .id = "Kun24 NP-complete repaired",
        .place = "Generalizations and Variants; Conclusion",
        .says =
            "The authors in [1] consider other variants of this problem: the case where the "
            "graph is directed, and the case where only the edges cannot be reused, but the "
            "vertices can. All these variants are PSPACE-complete.",
        .reading =
            "nothing is run: the word is compared with the one that [FSU93, sections 1 and "
            "2] prints",
        .status = Status::asserted,
        .over = variant_names(),
        .bounds = {},
        .holds = [](const std::string& name) { return source_prints(name, "PSPACE-complete"); },
        .near_misses = {{"NP-complete",
                         [](const std::string& name) {
                             return source_prints(name, "NP-complete");
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> kun24_claims() {
    return {lemma_1(),
            neighbours_saturated(),
            path_ends_in_matching(),
            converse(),
            size_test(),
            corollary_2(),
            case_1(),
            case_2(),
            algorithm(),
            algorithm_as("matching of all of G", "\"the graph\" is G for both players",
                         Reading::whole, "DCw 1"),
            algorithm_as("matching of the unvisited vertices",
                         "\"the graph\" is what the token has not visited: G \\ {v} for player 1, "
                         "G \\ {v, u} for player 2",
                         Reading::unvisited, "CU 0"),
            sign(),
            algorithm_optimal(),
            generalization(),
            generalization_repaired(),
            complexity(),
            complexity_repaired()};
}

}  // namespace gazetteer
