// [Kun24], "Algorithm" and what follows it: which graph the algorithm means, what it is good for,
// the choice of the starting vertex, and the complexity of the other variants.
#include <algorithm>
#include <array>
#include <functional>

#include "characterizations/matching_criterion.hpp"
#include "properties/graph_domains.hpp"
#include "properties/kun24_parts.hpp"
#include "properties/matching_checks.hpp"

namespace gazetteer {

namespace {

using Reading = MatchingAlgorithm::Reading;

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
        .id = "Kun24 Algorithm " + words,
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
            if (!is_P_on_a_line(p) == player_1)
                return fails("wins the instance, stuck" + after(history));
            return is_P_on_a_line(position) ? Finding(true) : fails("could win" + after(history));
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
        .bounds = {.tests = 5, .verify = 8, .random = 7, .random_tests = 50, .weight = 20},
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
            if (is_P_on_a_line(position)) return Finding(true);
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
        .bounds = {.tests = 5, .verify = 8, .random = 7, .random_tests = 50, .weight = 20},
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
        .proved = "Kun24.unrooted_fails_as_printed",
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
        .proved = "Kun24.unrooted",
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

std::vector<AnyClaim> kun24_algorithm_claims() {
    return {algorithm(),
            algorithm_as("on G", "\"the graph\" is G for both players", Reading::whole, "DCw 1"),
            algorithm_as("on G unvisited",
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
