// SPDX-License-Identifier: GPL-3.0-or-later
// Rules as certificates carry them: what is refused, where, and what a short text can cost.
#include "certificates/check/rules/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "certificates/check/rules/play.hpp"
#include "certificates/check/testkit/texts.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {
namespace {

/// The first fault of these lines, "line:column: message"; empty if there is none.
std::string fault_of(const std::vector<std::string>& lines) {
    RulesReader reader;
    std::size_t line = 0;
    try {
        for (; line < lines.size(); ++line) reader.read(lines[line]);
        reader.finish();
    } catch (const RulesFault& fault) {
        return std::to_string(line + 1) + ":" + std::to_string(fault.offset + 1) + ": " +
               fault.message;
    }
    return "";
}
/// The fault of a move of a game with a token t and a set S.
std::string move_fault(const std::string& move) {
    return fault_of({"game mine", "token t", "set S", move});
}
std::string condition_fault(const std::string& condition) {
    return move_fault("move u where " + condition + ": delete(u)");
}

TEST(RulesOfCertificates, TheLinesAndTheirOrder) {
    EXPECT_EQ(fault_of({"game mine", "move u: delete(u)"}), "");
    EXPECT_EQ(fault_of({"game mine", "on digraphs", "token t, s", "set S, T", "misere",
                        "left move u: delete(u)", "right move t -> w: erase(t, w), t := w"}),
              "");
    EXPECT_EQ(fault_of({}), "1:1: a move belongs here");
    EXPECT_EQ(fault_of({"game mine"}), "2:1: a move belongs here");
    EXPECT_EQ(fault_of({"move u: delete(u)"}), "1:1: 'game' belongs here");
    EXPECT_EQ(fault_of({"game mine", "game mine"}), "2:1: this line comes too late, or again");
    EXPECT_EQ(fault_of({"game mine", "misere", "set S"}),
              "3:1: this line comes too late, or again");
    EXPECT_EQ(fault_of({"game mine", "move u: delete(u)", "misere"}),
              "3:1: this line comes too late, or again");
    EXPECT_EQ(fault_of({"game mine", "token t", "set S", "misere",
                        "start S += N(t) then keep(joined(S), t)", "move u: delete(u)"}),
              "");
    EXPECT_EQ(fault_of({"game mine", "token t", "start erase(t)", "misere"}),
              "4:1: this line comes too late, or again");
    EXPECT_EQ(fault_of({"game mine", "token t", "start erase(u)"}), "3:13: a vertex belongs here");
    EXPECT_EQ(fault_of({"game mine", "misere x"}), "2:8: the line goes on behind its end");
    EXPECT_EQ(fault_of({"game mine", "on graphs"}), "2:4: 'digraphs' belongs here");
    EXPECT_EQ(fault_of({"game move"}), "1:6: 'move' has a meaning already");
    EXPECT_EQ(fault_of({"game mine", "token t", "set t"}), "3:5: this name is declared twice");
    EXPECT_EQ(fault_of({"game mine", "token a, b, c, d, e"}), "2:19: there are too many of these");
    EXPECT_EQ(fault_of({"game mine", "set a, b, c, d, e, f, g"}),
              "2:23: there are too many of these");
    EXPECT_EQ(fault_of({"game mine", "source a book"}), "2:1: 'right' belongs here");
    std::vector<std::string> many(42, "move u: delete(u)");
    many[0] = "game mine";
    EXPECT_EQ(fault_of(many), "42:1: a game has at most 40 moves");
    many.pop_back();
    EXPECT_EQ(fault_of(many), "");
}

TEST(RulesOfCertificates, Moves) {
    EXPECT_EQ(move_fault("move u ~ t where u in S: erase(u, t), t := u; S += u, N(t)"), "");
    EXPECT_EQ(move_fault("move u: keep(S, reachable(u)), S -= into(u), t; erase(u)"), "");
    EXPECT_EQ(move_fault("left u: delete(u)"), "4:6: 'move' belongs here");
    EXPECT_EQ(move_fault("move S: delete(S)"), "4:6: a set has this name");
    EXPECT_EQ(move_fault("move u ~ u: delete(u)"), "4:10: the ends of an edge differ");
    EXPECT_EQ(move_fault("move u -> w: delete(u)"),
              "4:8: a graph has edges, u ~ w, and a digraph arcs, u -> w");
    EXPECT_EQ(move_fault("move u delete(u)"), "4:8: ':' belongs here");
    EXPECT_EQ(move_fault("move u:"), "4:8: an effect belongs here");
    EXPECT_EQ(move_fault("move u: delete(u) t"), "4:19: the line goes on behind its end");
    EXPECT_EQ(move_fault("move u: delete(w)"), "4:16: a vertex belongs here");
    EXPECT_EQ(move_fault("move u: erase(N(u))"), "4:15: a vertex belongs here");
    EXPECT_EQ(move_fault("move u: delete(M(u))"),
              "4:16: 'N', 'into', 'reachable' or 'joined' belongs here");
    EXPECT_EQ(move_fault("move u: erase(u) then delete(joined(S)), S -= joined(u) then t := u"),
              "");
    EXPECT_EQ(move_fault("move u: then delete(u)"), "4:9: an effect belongs here");
    EXPECT_EQ(move_fault("move u: delete(N(S))"), "4:18: a vertex belongs here");
    EXPECT_EQ(move_fault("move u ~ any w where w in S: erase(u, w), t := u; S += N(w)"), "");
    EXPECT_EQ(move_fault("move any u: delete(u)"), "4:6: 'any' has a meaning already");
    EXPECT_EQ(move_fault("move u ~ any u: erase(u)"), "4:14: the ends of an edge differ");
    EXPECT_EQ(move_fault("move u ~ any: erase(u)"), "4:13: a name belongs here");
    EXPECT_EQ(move_fault("move u ~ any t: erase(u, t)"),
              "4:14: a token is on one vertex, and 'any' is of several");
    EXPECT_EQ(move_fault("move u ~ any w: erase(u, w), t := w"),
              "4:35: a token moves to one vertex");
    EXPECT_EQ(move_fault("move u: S := u"), "4:9: a token belongs here");
    EXPECT_EQ(move_fault("move u: t += u"), "4:9: an effect belongs here");
    EXPECT_EQ(move_fault("move u: S = u"), "4:11: '+=' belongs here");
    EXPECT_EQ(move_fault("move u: delete(u)!"), "4:18: no word of the rules begins here");
    EXPECT_EQ(move_fault("move 2u: delete(u)"), "4:6: no word of the rules begins here");
}

TEST(RulesOfCertificates, HaveOneSpelling) {
    EXPECT_EQ(move_fault("move  u: delete(u)"), "4:6: the line is spaced otherwise");
    EXPECT_EQ(move_fault("move u : delete(u)"), "4:7: the line is spaced otherwise");
    EXPECT_EQ(move_fault("move u: delete (u)"), "4:15: the line is spaced otherwise");
    EXPECT_EQ(move_fault("move u: delete(u) "), "4:18: the line is spaced otherwise");
    EXPECT_EQ(Words("a<->b and(c or  d)->not(N ( u )=x -1)").spelled(),
              "a <-> b and (c or d) -> not (N(u) = x - 1)");
    EXPECT_EQ(Words("S+=u,w;S-=N(u),v:=w").spelled(), "S += u, w; S -= N(u), v := w");
    EXPECT_EQ(Words("").spelled(), "");
    EXPECT_EQ(Words("delete(u);keep(N(u)),erase(u,w)").spelled(),
              "delete(u); keep(N(u)), erase(u, w)");
    for (const char* word : {"where", "not", "and", "or", "xor", "div", "mod", "in"})
        EXPECT_EQ(Words(std::string(word) + "(u)").spelled(), std::string(word) + " (u)");
    EXPECT_EQ(Words("1(u)").spelled(), "1 (u)");
    EXPECT_EQ(Words("a<=b>=c!=d==e<f>g").spelled(), "a <= b >= c != d == e < f > g");
}

TEST(RulesOfCertificates, NamesAreFreeWords) {
    for (const char* word :
         {"where",       "not",        "and",        "or",     "xor",   "div",    "mod",
          "in",          "game",       "on",         "token",  "set",   "misere", "source",
          "left",        "right",      "move",       "delete", "erase", "keep",   "forall",
          "exists",      "count",      "N",          "into",   "order", "size",   "reachable",
          "connected",   "degree",     "G",          "true",   "false", "empty",  "bipartite",
          "delete_edge", "complement", "components", "start",  "then",  "joined"})
        EXPECT_EQ(fault_of({"game " + std::string(word)}),
                  "1:6: '" + std::string(word) + "' has a meaning already");
    for (const char* word : {"a", "z", "A", "Z", "_", "a0", "z9", "n", "g", "Not", "parity"})
        EXPECT_EQ(fault_of({"game " + std::string(word), "move u: delete(u)"}), "") << word;
    for (const char* word : {"0", "9a", "("})
        EXPECT_NE(fault_of({"game " + std::string(word)}), "");
    EXPECT_EQ(fault_of({"game"}), "1:5: a name belongs here");
    EXPECT_FALSE(is_name(""));
    EXPECT_EQ(fault_of({"game mine", ""}), "2:1: 'right' belongs here");
    EXPECT_EQ(fault_of({"game 12", ""}), "1:6: a name belongs here");
    EXPECT_EQ(fault_of({"game mine", "move @"}), "2:6: no word of the rules begins here");
    EXPECT_EQ(fault_of({"game mine", "move `"}), "2:6: no word of the rules begins here");
    EXPECT_EQ(fault_of({"game mine", "move ["}), "2:6: no word of the rules begins here");
    EXPECT_EQ(fault_of({"game mine", "move {"}), "2:6: no word of the rules begins here");
    EXPECT_EQ(fault_of({"game mine", "move /"}), "2:6: no word of the rules begins here");
}

TEST(RulesOfCertificates, WordsAreTakenOneByOne) {
    Words words("move u");
    EXPECT_EQ(words.next(), "move");
    EXPECT_EQ(words.next(1), "u");
    EXPECT_EQ(words.next(2), "");
    EXPECT_FALSE(words.take_if("u"));
    EXPECT_TRUE(words.take_if("move"));
    EXPECT_THROW(words.end(), RulesFault);
    EXPECT_EQ(words.take(), "u");
    EXPECT_EQ(words.take(), "");
    EXPECT_EQ(words.take(), "");
    EXPECT_FALSE(words.take_if(""));
    EXPECT_NO_THROW(words.end());
    EXPECT_EQ(Words(std::string(Words::line_max, 'a')).take().size(), 8192u);
    EXPECT_THROW(Words(std::string(Words::line_max + 1, 'a')), RulesFault);
}

TEST(RulesOfCertificates, Conditions) {
    EXPECT_EQ(condition_fault("exists x ~ u: x in S and forall y, z: y = z -> not y ~ z"), "");
    EXPECT_EQ(condition_fault("planar"),
              "4:14: 'planar' is no word that gazetteer-check knows in a condition");
    EXPECT_EQ(condition_fault("degree(u)"), "4:23: a boolean belongs before this");
    EXPECT_EQ(condition_fault("degree > 1"),
              "4:21: before this, 'degree' has another number of vertices");
    EXPECT_EQ(condition_fault("order(u) > 1"),
              "4:23: before this, 'order' has another number of vertices");
    EXPECT_EQ(condition_fault("u < t"), "4:18: an integer belongs before this");
    EXPECT_EQ(condition_fault("u = 1"), "4:19: a vertex belongs before this");
    EXPECT_EQ(condition_fault("u in t"), "4:19: a set belongs here");
    EXPECT_EQ(condition_fault("u in S = t"), "4:21: ':' belongs here");
    EXPECT_EQ(condition_fault("empty(u)"), "4:20: a set belongs here");
    EXPECT_EQ(condition_fault("count x ~ y: true"), "4:24: count is over vertices or neighbours");
    EXPECT_EQ(condition_fault("(count x, y: true) = 1"), "4:31: a boolean belongs before this");
    EXPECT_EQ(condition_fault("exists S: true"), "4:21: a set has this name");
    EXPECT_EQ(condition_fault("exists order: true"), "4:21: 'order' has a meaning already");
    EXPECT_EQ(condition_fault("exists x ~ x: true"), "4:25: the ends of an edge differ");
    EXPECT_EQ(condition_fault("1234567890123456789 > 1"), "4:14: an integer has at most 18 digits");
    EXPECT_EQ(condition_fault("(true"), "4:19: ')' belongs here");
    EXPECT_EQ(condition_fault("1 <-> true"), "4:20: a boolean belongs before this");
    EXPECT_EQ(condition_fault("1 -> true"), "4:19: a boolean belongs before this");
    EXPECT_EQ(condition_fault("true -> 1"), "4:23: a boolean belongs before this");
    EXPECT_EQ(condition_fault("1 or true"), "4:16: a boolean belongs before this");
    EXPECT_EQ(condition_fault("not 1"), "4:19: a boolean belongs before this");
    EXPECT_EQ(condition_fault("u + 1 = 2"), "4:16: an integer belongs before this");
    EXPECT_EQ(condition_fault("-u = 2"), "4:17: an integer belongs before this");
    EXPECT_EQ(condition_fault("1 in S"), "4:19: a vertex belongs before this");
    EXPECT_EQ(condition_fault("1 ~ u"), "4:18: a vertex belongs before this");
    EXPECT_EQ(condition_fault("u = u = 1"), "4:23: a vertex belongs before this");
    EXPECT_EQ(condition_fault("1 = 1 = u"), "4:23: an integer belongs before this");
    EXPECT_EQ(condition_fault("order(1) = 1"),
              "4:23: before this, 'order' has another number of vertices");
    EXPECT_EQ(condition_fault("degree(1) = 1"), "4:24: a vertex belongs before this");
    EXPECT_EQ(condition_fault("connected(u, G)"),
              "4:29: before this, 'connected' has another number of vertices");
    EXPECT_EQ(condition_fault("forall x: 1"), "4:25: a boolean belongs before this");
    EXPECT_EQ(condition_fault("(exists x: x = u) and x = u"),
              "4:36: 'x' is no word that gazetteer-check knows in a condition");
    EXPECT_EQ(condition_fault(")"), "4:14: a name, a number or '(' belongs here");
    EXPECT_EQ(condition_fault(""), "4:14: a name, a number or '(' belongs here");
    EXPECT_EQ(move_fault("move u where"), "4:13: a name, a number or '(' belongs here");
    EXPECT_EQ(move_fault("move u where true"), "4:18: ':' belongs here");
    EXPECT_EQ(move_fault("move u where 1"), "4:15: a boolean belongs before this");
    EXPECT_EQ(condition_fault("empty"), "4:19: '(' belongs here");
    EXPECT_EQ(condition_fault("empty(S"), "4:21: ')' belongs here");
    EXPECT_EQ(condition_fault("order("), "4:20: a name, a number or '(' belongs here");
    EXPECT_EQ(condition_fault("123456789012345678 > 1"), "");
    EXPECT_EQ(fault_of({"game mine", "on digraphs", "move u where degree(u) = 1: delete(u)"}),
              "3:14: 'degree' is asked of graphs, not of digraphs");
}

TEST(RulesOfCertificates, AConditionHasABoundOnItsDepthAndLength) {
    const auto nested = [](std::size_t depth) {
        return condition_fault(std::string(depth, '(') + "true" + std::string(depth, ')'));
    };
    EXPECT_EQ(nested(90), "");
    EXPECT_THAT(nested(500), testing::HasSubstr("nested too deeply"));
    const auto denied = [](int times) {
        std::string condition = "true";
        for (int i = 0; i < times; ++i) condition = "not " + condition;
        return condition_fault(condition);
    };
    EXPECT_EQ(denied(997), "");
    EXPECT_EQ(denied(998), "4:4006: the condition is nested too deeply");
    std::string sum = "order";
    while (sum.size() < 8100) sum += " + 1";
    EXPECT_EQ(condition_fault(sum + " > 1"), "");
    EXPECT_EQ(condition_fault(sum + sum), "4:8193: a line of rules has at most 8192 characters");
}

/// A strategy of a game with one move, for who does not move next.
std::string judged_P(const std::string& headers, const std::string& move, const std::string& graph,
                     const std::string& rest, const std::string& lines) {
    const auto count = 2 + std::ranges::count(headers, '\n');
    return judged(text("claim outcome\nrules " + std::to_string(count) + "\ngame mine\n" + headers +
                           move + "\ngraph " + graph + "\n" + rest + "verdict P\n",
                       "strategy\n" + lines));
}

TEST(RulesOfCertificates, TheStatement) {
    EXPECT_EQ(judged_P("", "move u: delete(u)", "?", "", "0 P\n"), "VALID");
    EXPECT_EQ(judged_P("", "move u: delete(u)", "@", "", "0 P 0:1\n1 P\n"),
              "11:1: INVALID: the position is to have the other outcome");
    EXPECT_EQ(judged_P("misere\n", "move u: delete(u)", "@", "", "0 P 0:1\n1 N\n"), "VALID");
    EXPECT_EQ(judged_P("misere\n", "move u: delete(u)", "?", "", "0 P\n"),
              "11:1: INVALID: who cannot move wins");
    EXPECT_EQ(judged_P("token t\n", "move u ~ t: delete(t), t := u", "@", "tokens 0\n", "0 P\n"),
              "VALID");
    EXPECT_EQ(judged_P("token t\n", "move u ~ t: delete(t), t := u", "@", "", "0 P\n"),
              "9:1: MALFORMED: 'tokens' belongs here");
    EXPECT_EQ(judged_P("token t, s\n", "move u ~ t: delete(t), t := u", "@", "tokens free\n", ""),
              "9:8: MALFORMED: a number 0..0 belongs here");
    EXPECT_EQ(judged_P("", "left move u: delete(u)", "?", "", "0 P\n"),
              "8:1: MALFORMED: 'mover' belongs here");
    EXPECT_EQ(judged_P("", "left move u: delete(u)", "@", "mover right\n", "0 P\n"), "VALID");
    EXPECT_EQ(judged(text("claim outcome\nrules 46\n", "strategy\n")),
              "4:7: MALFORMED: a number 0..45 belongs here");
    EXPECT_EQ(judged(text("claim outcome\nrules 1\ngame mine\n", "strategy\n")),
              "5:1: MALFORMED: a move belongs here");
    EXPECT_EQ(judged(text("claim outcome\nwords 1\ngame mine\n", "strategy\n")),
              "4:1: MALFORMED: 'game' or 'rules' belongs here");
    EXPECT_EQ(judged_P("", "move u: delete(u), t := u", "?", "", "0 P\n"),
              "6:20: MALFORMED: a token belongs here");
    EXPECT_EQ(judged_P("", "move u: delete(u)", to_sparse6(SparseGraph(65, {})), "", "0 P\n"),
              "9:1: INVALID: strategies are checked up to order 64");
}

TEST(RulesOfCertificates, RulesAtFaultInPlayAreInvalid) {
    EXPECT_EQ(judged_P("token t\n", "move u ~ t: delete(t)", "A_", "tokens 0\n", "0 P 1:1\n"),
              "12:1: INVALID: by the rules a token would stand on a vertex that is gone");
    const std::string large = "1000000000 * 1000000000 * 1000000000";
    EXPECT_EQ(judged_P("", "move u where order < " + large + ": delete(u)", "@", "", "0 P\n"),
              "10:1: INVALID: a condition computes an integer beyond 64 bits");
}

TEST(RulesOfCertificates, APositionMayTakeSoMuchWork) {
    const std::string deep =
        "move u where exists a, b, c, d, e, f: a != a and b = c and d = e and f = u: delete(u)";
    const auto on = [&](int order) {
        return judged_P("", deep, to_graph6(SparseGraph(order, {})), "", "0 P\n");
    };
    EXPECT_EQ(on(4), "VALID");
    EXPECT_EQ(on(64), "10:1: INVALID: the moves of a position take more work than is allowed");
    // The comparison has its middle twice, and that again.
    std::string doubling = "order";
    for (int i = 0; i < 40; ++i) doubling = "(count x: 0 <= " + doubling + " <= 99)";
    EXPECT_EQ(judged_P("", "move u where " + doubling + " < 0: delete(u)", "@", "", "0 P\n"),
              "10:1: INVALID: the moves of a position take more work than is allowed");
}

TEST(RulesOfCertificates, TheFirstPlayerMayChooseTheVertexOfTheToken) {
    // Undirected vertex geography on an edge: any vertex loses.
    EXPECT_EQ(judged_P("token t\n", "move u ~ t: delete(t), t := u", "A_", "tokens free\n",
                       "0 P 0:1 1:2\n1 N 1:3\n2 N 0:4\n3 P\n4 P\n"),
              "VALID");
    EXPECT_EQ(judged_P("token t\n", "move u ~ t: delete(t), t := u", "A_", "tokens free\n",
                       "0 P 0:1\n1 N 1:2\n2 P\n"),
              "12:1: INVALID: a move is missing or out of order");
}

}  // namespace
}  // namespace gazetteer::check
