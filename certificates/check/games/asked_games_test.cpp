// SPDX-License-Identifier: GPL-3.0-or-later
// Conjectures about games refuted by a graph: right certificates, near misses and forgeries.
#include "certificates/check/games/asked_games.hpp"

#include <gmock/gmock.h>

#include "certificates/check/testkit/texts.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {
namespace {

using testing::HasSubstr;

const std::string on_path4 = to_graph6(to_graph(path(4)));
const std::string on_pentagon = to_graph6(to_graph(cycle(5)));

// Games as certificates carry them.
const std::string kayles_rules = "rules 2\ngame node_kayles\nmove u: delete(u, N(u))\n";
const std::string misere_rules = "rules 3\ngame misere_kayles\nmisere\nmove u: delete(u, N(u))\n";
const std::string walk_rules = "rules 3\ngame walk\ntoken t\nmove t ~ w: delete(t), t := w\n";
/// Right takes any vertex, Left those of degree at most 1.
const std::string uneven_rules =
    "rules 3\ngame uneven\nleft move u where degree(u) <= 1: delete(u)\nright move u: delete(u)\n";

struct GameClaim {
    std::string graph;
    std::string games = "";
    std::string root = "";
};
std::string false_of(const GameClaim& of, const std::string& expression) {
    return judged(text("claim refutes\n" + of.games + "expression " + expression + "\ngraph " +
                           of.graph + "\n" + of.root + "verdict false\n",
                       "invariants\n"));
}

/// The graph refutes what each denies, and is no counterexample to itself.
void expect_told(const GameClaim& of, const std::vector<std::string>& truths) {
    for (const std::string& truth : truths) {
        EXPECT_EQ(false_of(of, "not (" + truth + ")"), "VALID") << truth;
        EXPECT_THAT(false_of(of, truth), HasSubstr("INVALID: the expression is true of the graph"))
            << truth;
    }
}

TEST(GameTerms, OfThePathOnFourVerticesAreThoseByHand) {
    expect_told({on_path4, "", "root 1\n"},
                {"N(uvg)", "not P(uvg, v)", "winning_moves(uvg) = 1", "grundy(uvg, G) = 2",
                 "N(ueg, G, v)", "not P(ueg)", "winning_moves(ueg) = 1", "grundy(ueg) = 2"});
    expect_told({on_path4},
                {"P(unrooted(uvg))", "not N(unrooted(ueg), G)", "winning_moves(unrooted(uvg)) = 0",
                 "grundy(unrooted(uvg)) = 0", "N(slither)", "winning_moves(slither) = 3",
                 "grundy(slither) = 1", "N(edge_delete)", "winning_moves(edge_delete) = 1",
                 "grundy(edge_delete) = 1"});
}
TEST(GameTerms, OfThePentagonAreThoseByHand) {
    expect_told({on_pentagon, "", "root 4\n"},
                {"P(uvg)", "winning_moves(uvg) = 0", "grundy(uvg) = 0", "N(ueg)",
                 "winning_moves(ueg) = 2", "grundy(ueg) = 1"});
    expect_told({on_pentagon}, {"N(unrooted(uvg))", "winning_moves(unrooted(uvg)) = 5",
                                "grundy(unrooted(uvg)) = 1", "P(unrooted(ueg))",
                                "grundy(unrooted(ueg)) = 0", "P(slither)"});
}

TEST(GameTerms, OfGamesByTheirRulesAreThoseByHand) {
    expect_told({on_path4, kayles_rules},
                {"P(node_kayles)", "winning_moves(node_kayles) = 0", "grundy(node_kayles) = 0"});
    expect_told({on_path4, misere_rules}, {"N(misere_kayles)", "winning_moves(misere_kayles) = 4"});
    expect_told({on_path4, walk_rules, "root 1\n"},
                {"N(walk)", "winning_moves(walk) = 1", "grundy(walk) = 2"});
    expect_told({on_path4, walk_rules}, {"P(unrooted(walk))", "winning_moves(unrooted(walk)) = 0",
                                         "grundy(unrooted(walk)) = 0", "forall u: N(walk, u)"});
    expect_told({"Bw", uneven_rules}, {"outcome(uneven) = R", "outcome(uneven) != N"});
    expect_told({"A_", uneven_rules}, {"outcome(uneven) = P", "not outcome(uneven) != P"});
    expect_told({"@", uneven_rules},
                {"outcome(uneven) = N", "outcome(uneven) != outcome(uneven, P2)",
                 "outcome(uneven, P3) = outcome(uneven, P3)"});
    expect_told({"@",
                 "rules 3\ngame left_alone\nleft move u: delete(u)\n"
                 "right move u where degree(u) > 0: delete(u)\n"},
                {"outcome(left_alone) = L"});
}

TEST(GameTerms, TheFirstPlayerHasNothingToDoOnTheEmptyGraph) {
    expect_told({"?"}, {"P(unrooted(uvg))", "P(unrooted(ueg))", "P(slither)", "P(edge_delete)",
                        "grundy(slither) = 0", "winning_moves(unrooted(ueg)) = 0"});
    expect_told({"?", walk_rules}, {"P(unrooted(walk))"});
    expect_told({"?", misere_rules}, {"N(misere_kayles)", "winning_moves(misere_kayles) = 0"});
}

TEST(GameTerms, IsolatedVerticesChangeNothingInEdgeDelete) {
    Graph with_two(6);
    for (Vertex v = 1; v < 4; ++v) with_two.add_edge(v, v + 1);
    expect_told({to_graph6(with_two)},
                {"grundy(edge_delete) = 1", "winning_moves(edge_delete) = 1"});
}

TEST(GameTerms, AreOfGraphsThatAreMadeAndOfBoundVertices) {
    // Without vertex 0 there is a path on three vertices, of which the middle one wins.
    expect_told({on_path4, "", "root 0\n"}, {"(count u where u != v: P(uvg, delete(v), u)) = 2"});
}

TEST(GameTerms, RulesHaveOnePlaceAndOneOrder) {
    const std::string both = misere_rules + kayles_rules;
    EXPECT_EQ(false_of({on_path4, both}, "N(node_kayles) or P(misere_kayles)"), "VALID");
    EXPECT_EQ(false_of({on_path4, kayles_rules + misere_rules}, "N(node_kayles)"),
              "10:1: MALFORMED: the names of the games must ascend");
    EXPECT_EQ(false_of({on_path4, kayles_rules + kayles_rules}, "N(node_kayles)"),
              "9:1: MALFORMED: another game has this name");
    EXPECT_EQ(false_of({on_path4, "rules 2\ngame ueg\nmove u: delete(u)\n"}, "false"),
              "6:1: MALFORMED: another game has this name");
    EXPECT_EQ(
        false_of({on_path4, "rules 3\ngame d\non digraphs\nmove u -> w: delete(u)\n"}, "false"),
        "7:1: MALFORMED: invariants are of graphs, and the game is on digraphs");
    EXPECT_THAT(false_of({on_path4, "rules 2\ngame node_kayles\nmove u: delete(w)\n"}, "false"),
                HasSubstr("6:16: MALFORMED: "));
}

TEST(GameTerms, ForgedRulesAreRefused) {
    EXPECT_EQ(false_of({on_path4, kayles_rules}, "N(node_kayles)"), "VALID");
    EXPECT_THAT(false_of({on_path4, "rules 2\ngame node_kayles\nmove u: delete(u)\n"},
                         "grundy(node_kayles) = 0"),
                HasSubstr("INVALID: the expression is true of the graph"));
    EXPECT_THAT(false_of({on_path4}, "N(node_kayles)"),
                HasSubstr("4:14: MALFORMED: a game that gazetteer-check knows belongs here"));
}

TEST(GameTerms, FaultsOfQuestionsHaveTheirPlace) {
    const GameClaim uneven{"@", uneven_rules};
    const std::pair<const char*, const char*> faults[] = {
        {"P(uneven)", "8:14: MALFORMED: of a partizan game its outcome is asked"},
        {"winning_moves(uneven) = 1", "8:26: MALFORMED: of a partizan game its outcome is asked"},
        {"P(unrooted(uneven))", "8:14: MALFORMED: a game that gazetteer-check knows belongs here"},
        {"outcome(slither) = N",
         "8:20: MALFORMED: the outcome of an impartial game is told by P and N"},
        {"outcome(uneven) < N", "8:28: MALFORMED: a number belongs before this"},
        {"outcome(uneven) = 1", "8:31: MALFORMED: an outcome belongs before this"},
        {"outcome(uneven) = Q", "8:30: MALFORMED: 'Q' is no word that gazetteer-check knows"},
        {"outcome(uneven) = NP", "8:30: MALFORMED: 'NP' is no word that gazetteer-check knows"},
        {"N = outcome(uneven)", "8:14: MALFORMED: '(' belongs here"},
        {"outcome(uneven)", "8:27: MALFORMED: a boolean belongs before this"},
    };
    for (const auto& [expression, fault] : faults)
        EXPECT_EQ(false_of(uneven, expression), fault) << expression;
    EXPECT_EQ(false_of({"@", misere_rules}, "grundy(misere_kayles) = 0"),
              "8:19: MALFORMED: a misere game has no Grundy values");
}

TEST(GameTerms, WhereTheRulesLeadNowhereNothingIsProved) {
    EXPECT_EQ(false_of({"A_", "rules 3\ngame wander\ntoken t\nmove t ~ w: t := w\n"},
                       "P(unrooted(wander))"),
              "11:1: INVALID: a play has more than 2048 moves");
    EXPECT_EQ(false_of({"A_", "rules 3\ngame fall\ntoken t\nmove t ~ w: delete(t)\n", "root 0\n"},
                       "P(fall)"),
              "12:1: INVALID: by the rules a token would stand on a vertex that is gone");
    EXPECT_EQ(false_of({on_path4, "", "root 0\n"}, "P(uvg, delete(v))"),
              "8:1: INVALID: a vertex is asked about that is not there");
}

TEST(GameTermsLong, PlayThatTakesTooManyStepsIsNotProved) {
    EXPECT_EQ(false_of({to_graph6(Graph(24)), kayles_rules}, "grundy(node_kayles) = 1"),
              "10:1: INVALID: plain enumeration takes more than 2^28 steps");
}

/// Why it is refused; nothing if it is not.
template <class Ask>
std::string refused(Ask ask) {
    try {
        ask();
        return "";
    } catch (const Unplayed& unplayed) {
        EXPECT_TRUE(unplayed.takes_too_much);
        return unplayed.reason;
    }
}

TEST(PlayMemory, HasItsBounds) {
    PlayMemory memory([] {});
    memory.take(PlayMemory::bytes_max - 8);
    memory.enter(8);
    memory.leave(8);
    memory.take(8);
    EXPECT_EQ(refused([&] { memory.take(1); }),
              "the positions of a play take more than 2^28 bytes");
    PlayMemory wide([] {});
    EXPECT_EQ(refused([&] { wide.enter((std::size_t{1} << 28) + 1); }),
              "the positions of a play take more than 2^28 bytes");
    PlayMemory deep([] {});
    for (int i = 0; i < 2048; ++i) deep.enter(0);
    deep.leave(0);
    deep.enter(0);
    EXPECT_EQ(refused([&] { deep.enter(0); }), "a play has more than 2048 moves");
}

/// The steps of P, grundy and winning_moves, each asked twice with one memory.
std::string steps_of(const std::string& name, const Graph& g, const std::vector<Vertex>& tokens) {
    AskedGames games = listed_games();
    RulesReader reader;
    for (const char* line : {"game node_kayles", "move u: delete(u, N(u))"}) reader.read(line);
    EXPECT_EQ(add_game(games, reader.finish()), "");
    const auto game = find_asked(games, name);
    std::string result;
    for (const Question question : {Question::P, Question::grundy, Question::winning_moves}) {
        int steps = 0;
        PlayMemory memory([&steps] { ++steps; });
        for (int i = 0; i < 2; ++i) game->answer(*game, question, g, tokens, memory);
        result += std::to_string(steps) + " ";
    }
    return result;
}

/// A step for each position, once, and for each move from it; a position by rules is 256. After a
/// winning move no other one is looked at. Another program has counted them.
TEST(PlayMemory, StepsAreThoseOfThePositions) {
    EXPECT_EQ(steps_of("uvg", to_graph(path(2)), {0}), "3 3 3 ");
    EXPECT_EQ(steps_of("uvg", to_graph(path(4)), {1}), "4 7 8 ");
    EXPECT_EQ(steps_of("uvg", to_graph(complete(4)), {0}), "13 28 30 ");
    EXPECT_EQ(steps_of("ueg", to_graph(path(4)), {1}), "4 7 8 ");
    EXPECT_EQ(steps_of("ueg", to_graph(complete(4)), {0}), "24 76 50 ");
    EXPECT_EQ(steps_of("node_kayles", to_graph(path(4)), {}), "2566 2566 3589 ");
    EXPECT_EQ(steps_of("node_kayles", to_graph(path(5)), {}), "3591 5130 6409 ");
}

}  // namespace
}  // namespace gazetteer::check
