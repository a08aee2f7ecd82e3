// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader of conjectures refuses, and where.
#include "certificates/check/invariants/expression.hpp"

#include <gtest/gtest.h>

namespace gazetteer::check::invariants {
namespace {

/// "OFFSET: MESSAGE", or nothing where the text is read.
std::string fault_of(const std::string& text) {
    try {
        read_expression(text);
        return "";
    } catch (const TextFault& fault) {
        return std::to_string(fault.offset) + ": " + fault.message;
    }
}

std::string in_parentheses(int count) {
    const auto n = static_cast<std::size_t>(count);
    return std::string(n, '(') + "true" + std::string(n, ')');
}

/// A text, and its fault.
const std::pair<const char*, const char*> faults[] = {
    {"", "0: a name, a number or '(' belongs here"},
    {"order", "5: a boolean belongs before this"},
    {"order = connected", "17: a number belongs before this"},
    {"connected = order", "10: a number belongs before this"},
    {"connected < order", "10: a number belongs before this"},
    {"v = order", "9: a vertex belongs before this"},
    {"v ~ order", "9: a vertex belongs before this"},
    {"order ~ v", "6: a vertex belongs before this"},
    {"v < v", "2: a number belongs before this"},
    {"v in v", "6: a set belongs before this"},
    {"order in {u: true}", "6: a vertex belongs before this"},
    {"not order", "9: a boolean belongs before this"},
    {"order and true", "6: a boolean belongs before this"},
    {"true and order", "14: a boolean belongs before this"},
    {"true xor order", "14: a boolean belongs before this"},
    {"order or true", "6: a boolean belongs before this"},
    {"order -> true", "6: a boolean belongs before this"},
    {"true -> order", "13: a boolean belongs before this"},
    {"order <-> true", "6: a boolean belongs before this"},
    {"true <-> order", "14: a boolean belongs before this"},
    {"true + 1 = 1", "5: a number belongs before this"},
    {"1 + true = 1", "9: a number belongs before this"},
    {"1 * true = 1", "9: a number belongs before this"},
    {"-true = 1", "6: a number belongs before this"},
    {"true^2 = 1", "4: a number belongs before this"},
    {"2^true = 1", "7: a number belongs before this"},
    {"1 = 1 = 1", "6: two comparisons are joined by 'and'"},
    {"(true", "5: ')' belongs here"},
    {"|{u: true} = 1", "11: '|' belongs here"},
    {"|order| = 1", "6: a set belongs before this"},
    {"{u: order} = 1", "9: a boolean belongs before this"},
    {"{u true} = 1", "3: ':' belongs here"},
    {"empty(v)", "7: a set belongs before this"},
    {"empty v", "6: '(' belongs here"},
    {"abs(1, 2) = 1", "10: before this, 'abs' has another number of arguments"},
    {"max() = 1", "4: a name, a number or '(' belongs here"},
    {"min(true, 1) = 1", "13: a number belongs before this"},
    {"order(v) = 1", "9: before this, 'order' has another number of arguments"},
    {"degree(v, v) = 1", "13: before this, 'degree' has another number of arguments"},
    {"degree(1) = 1", "10: a vertex belongs before this"},
    {"distance(v) = 1", "12: before this, 'distance' has another number of arguments"},
    {"distance(order, v) = 1", "19: a vertex belongs before this"},
    {"distance({u: true}, v) = 1", "23: a vertex belongs before this"},
    {"contains(v)", "11: a graph belongs before this"},
    {"order(delete(G, v, v)) = 1", "21: before this, 'delete' has another number of arguments"},
    {"contains(K4(v))", "14: before this, 'K4' takes no arguments"},
    {"contains(K0)", "9: 'K0' is no word that gazetteer-check knows"},
    {"contains(C2)", "9: 'C2' is no word that gazetteer-check knows"},
    {"contains(P65)", "9: 'P65' is no word that gazetteer-check knows"},
    {"contains(Q3)", "9: 'Q3' is no word that gazetteer-check knows"},
    {"contains(\"B\")", "9: graph6 of order at most 64 belongs between the quotes"},
    {"contains(\"Bw)", "9: no word of an expression begins here"},
    {"P", "1: '(' belongs here"},
    {"P()", "2: a game that gazetteer-check knows belongs here"},
    {"P(v)", "2: a game that gazetteer-check knows belongs here"},
    {"P(dvg)", "2: a game that gazetteer-check knows belongs here"},
    {"P(edge_labelling)", "2: a game that gazetteer-check knows belongs here"},
    {"P(unrooted(slither))", "2: a game that gazetteer-check knows belongs here"},
    {"P(unrooted)", "2: a game that gazetteer-check knows belongs here"},
    {"P(unrooted(ueg)", "15: ')' belongs here"},
    {"P(ueg", "5: ')' belongs here"},
    {"P(ueg v)", "6: ')' belongs here"},
    {"P(ueg, 1)", "9: a vertex belongs before this"},
    {"P(ueg, v, G)", "12: before this, 'P' has another number of arguments"},
    {"P(ueg, v, v)", "12: before this, 'P' has another number of arguments"},
    {"P(slither, v)", "13: before this, 'P' has another number of arguments"},
    {"P(unrooted(ueg), v)", "19: before this, 'P' has another number of arguments"},
    {"grundy(ueg)", "11: a boolean belongs before this"},
    {"P(ueg) = 1", "7: a number belongs before this"},
    {"winning_moves(ueg, order) = 1", "26: a vertex belongs before this"},
    {"outcome(ueg) = N", "8: the outcome of an impartial game is told by P and N"},
    {"u = u", "0: 'u' is no word that gazetteer-check knows"},
    {"(forall u: true) and u = u", "21: 'u' is no word that gazetteer-check knows"},
    {"forall order: true", "7: a name that is free belongs here"},
    {"forall v: true", "7: a name that is free belongs here"},
    {"forall G: true", "7: a name that is free belongs here"},
    {"forall 1: true", "7: a name that is free belongs here"},
    {"forall u true", "9: ':' belongs here"},
    {"forall u: order", "15: a boolean belongs before this"},
    {"exists u where order: true", "20: a boolean belongs before this"},
    {"(count u: order) = 1", "15: a boolean belongs before this"},
    {"(sum u: true) = 1", "12: a number belongs before this"},
    {"forall u ~ 1: true", "12: a vertex belongs before this"},
    {"forall edge u ~ w: true", "14: only count and sum are over edges"},
    {"(count edge u: true) = 1", "13: '~' belongs here"},
    {"(count edge u ~ w where true: true) = 1", "18: ':' belongs here"},
    {"1234567890 = 1", "0: a number has at most 9 digits"},
    {"1or = 1", "0: no word of an expression begins here"},
    {"order = ?", "8: no word of an expression begins here"},
    {"true true", "5: the expression goes on behind its end"},
};

TEST(InvariantExpressions, FaultsHaveTheirPlace) {
    for (const auto& [text, fault] : faults) EXPECT_EQ(fault_of(text), fault) << text;
}

TEST(InvariantExpressions, LimitsAreWhereTheyAreSaidToBe) {
    EXPECT_EQ(fault_of(in_parentheses(99)), "");
    EXPECT_EQ(fault_of("not " + in_parentheses(99)), "103: the expression is nested too deeply");
    std::string many = "true";
    for (int i = 0; i < 400; ++i) many += " and (not true)";
    EXPECT_EQ(fault_of(many), "");
    EXPECT_EQ(fault_of("order < 123456789"), "");
    EXPECT_EQ(fault_of("true" + std::string(19'996, ' ')), "");
    EXPECT_EQ(fault_of("true" + std::string(19'997, ' ')),
              "20000: an expression has at most 20000 characters");
    for (const char* text : {"contains(K1)", "contains(P1)", "contains(C3)", "contains(K64)"})
        EXPECT_EQ(fault_of(text), "") << text;
}

TEST(InvariantExpressions, NamesHavePlaces) {
    EXPECT_EQ(read_expression("true").names, 1u);
    EXPECT_EQ(read_expression("forall u: exists w: u = w").names, 3u);
    EXPECT_EQ(read_expression("(forall u: true) and (forall w: true)").names, 2u);
    EXPECT_EQ(read_expression("(count edge u ~ w: true) = 1").names, 3u);
    EXPECT_EQ(read_expression("exists A: forall Z: empty(A) or empty(Z)").names, 3u);
    EXPECT_EQ(read_expression("order(G) = order").names, 1u);
    EXPECT_TRUE(read_expression("v = v").of_vertex && read_expression("degree = 1").of_vertex);
    EXPECT_FALSE(read_expression("forall u: degree(u) = 1").of_vertex);
}

}  // namespace
}  // namespace gazetteer::check::invariants
