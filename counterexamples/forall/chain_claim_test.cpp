// SPDX-License-Identifier: GPL-3.0-or-later
// Claims for all n against the evaluator of conjectures on the members, one by one.
#include "counterexamples/forall/chain_claim.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/chains/named_chains.hpp"
#include "graph/families/chain_text.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;
using Verdict = ChainClaim::Verdict;

ChainClaim decided(const char* text, const Chain& chain) {
    const auto claim = decide_for_all(text, chain);
    EXPECT_TRUE(claim) << text << ": " << claim.error().message;
    return claim ? *claim : ChainClaim{};
}

/// The value of a text about G, or about G and v, on each member to order 12, by search and by the
/// plain terms.
void expect_values(const char* of_chain, const char* of_graph, const Chain& chain,
                   const std::optional<ChainPlace>& v) {
    const ChainClaim claim = decided(of_chain, chain);
    ASSERT_NE(claim.verdict, Verdict::inconclusive) << of_chain << claim.reason;
    Evaluator evaluator{Conjecture(*parse_value(of_graph))};
    for (int n = claim.law.first; order(chain, n) <= 12; ++n) {
        evaluator.load(to_graph(member(chain, n)));
        EXPECT_EQ(claim.law.at(n), evaluator.value(v ? vertex_at(chain, *v, n) : -1).value())
            << of_chain << " " << n;
    }
}

TEST(ChainClaimStandard, ValuesAreThoseOfThePlainTerms) {
    for (const Chain& chain :
         {path_chain(), cycle_chain(), ladder_chain(), comb_chain(), sun_chain(), prism_chain(),
          moebius_chain(), grid_chain(3), caterpillar_chain(2),
          *parse_chain("chain \"path 1\" joins 0-0 left \"K1\" joins 0-0 n")}) {
        for (const char* term :
             {"order", "size", "matching_number", "nullity", "gf2_rank", "bipartite",
              "has_even_kernel", "independence_number", "vertex_cover_number", "domination_number",
              "independent_domination_number", "chromatic_number", "min(nullity, 1)",
              "abs(5 - order)", "floor((size - 7) / 2)", "ceil((7 - size) / -3)",
              "floor(size) + ceil(order / 4)"})
            expect_values(term, term, chain, std::nullopt);
        const ChainPlace last = last_place(chain);
        expect_values("P(uvg, last)", "P(uvg, v)", chain, last);
        expect_values("N(uvg, last)", "N(uvg, v)", chain, last);
        expect_values("saturated(last)", "saturated(v)", chain, last);
        expect_values("in_even_kernel(last)", "in_even_kernel(v)", chain, last);
        expect_values("degree(last)", "degree(v)", chain, last);
        const ChainPlace second{ChainPlace::Part::unit, 1, false, 0};
        expect_values("P(uvg, unit(1, 0))", "P(uvg, v)", chain, second);
        expect_values("in_even_kernel(unit(1, 0))", "in_even_kernel(v)", chain, second);
        const ChainPlace from_end{ChainPlace::Part::unit, 1, true, 0};
        expect_values("P(uvg, last_unit(1, 0))", "P(uvg, v)", chain, from_end);
        expect_values("degree(last_unit(1, 0))", "degree(v)", chain, from_end);
        expect_values("degree(unit(1, 0))", "degree(v)", chain, second);
    }
    for (const Chain& chain : {path_chain(), ladder_chain(), comb_chain(), grid_chain(3)})
        expect_values("P(ueg, first)", "P(ueg, v)", chain, first_place(chain));
}

TEST(ChainClaimStandard, MirrorsOfRingsAreThoseOfASearch) {
    for (const char* ring :
         {"cycle n", "chain \"path 3\" joins 0-0,2-1 ring n", "chain \"K3\" joins 0-1 ring n",
          "chain \"empty(3)\" joins 0-1,1-2,2-0 ring n"})
        expect_values("mirror", "mirror", *parse_chain(ring), std::nullopt);
    for (const Chain& chain : {path_chain(), prism_chain(), moebius_chain()})
        EXPECT_THAT(decided("mirror", chain).reason, HasSubstr("rings without a twist"));
    EXPECT_EQ(decided("order mod 2 = 0 -> mirror and P(edge_delete)", cycle_chain()).verdict,
              Verdict::proved);
}

TEST(ChainClaim, IsProvedOrHasALeastCounterexample) {
    EXPECT_EQ(decided("P(uvg, first) <-> n mod 2 = 1", path_chain()).verdict, Verdict::proved);
    const ChainClaim wrong = decided("P(uvg, first) <-> n mod 3 = 1", path_chain());
    EXPECT_EQ(wrong.verdict, Verdict::refuted);
    EXPECT_EQ(wrong.least, 3);
    EXPECT_EQ(decided("n != 4", cycle_chain()).least, 4);
    EXPECT_EQ(decided("2 * matching_number <= order", prism_chain()).verdict, Verdict::proved);
    EXPECT_EQ(decided("matching_number < 1000", comb_chain()).least, 1000);
    EXPECT_EQ(decided("nullity = gcd(4, n + 1) - 1", grid_chain(3)).verdict, Verdict::proved);
    EXPECT_EQ(decided("1 <= n < n + 1", path_chain()).verdict, Verdict::proved);
    EXPECT_EQ(decided("not (n < 5 xor n < 5)", path_chain()).verdict, Verdict::proved);
    const ChainClaim numbers = decided("n - matching_number", path_chain());
    EXPECT_EQ(numbers.verdict, Verdict::sequence);
    EXPECT_EQ(numbers.law, (SequenceLaw{1, 0, 2, 1, {1, 1}}));
    EXPECT_EQ(decided("n * nullity", path_chain()).law, (SequenceLaw{1, 0, 2, 0, {1, 0}, {2, 0}}));
    EXPECT_EQ(
        decided("n * nullity = n - 2 * (1 - nullity) * matching_number", path_chain()).verdict,
        Verdict::proved);
    EXPECT_EQ(decided("n * (n mod 3) < 100", path_chain()).least, 50);
}

TEST(ChainClaimStandard, GamesWithoutTokensAreThoseOfTheOracle) {
    for (const Chain& chain : {path_chain(), cycle_chain(), comb_chain(), sun_chain()})
        for (const char* term : {"grundy(node_kayles)", "P(node_kayles)", "N(arc_kayles)"})
            expect_values(term, term, chain, std::nullopt);
    // Octal game 0.137 [Guy, Smith 1956], and 0.07 [Berlekamp, Conway, Guy 1982].
    EXPECT_EQ(decided("grundy(node_kayles)", path_chain()).law.period, 34);
    EXPECT_EQ(decided("grundy(arc_kayles)", path_chain()).law.repeats_from(), 53);
    EXPECT_EQ(decided("P(node_kayles) <-> n mod 2 = 0", comb_chain()).verdict, Verdict::proved);
}

TEST(ChainClaimStandard, SpeaksOfOtherChains) {
    // P_n is that with 34 vertices fewer from 87 on; 85 is the last that is not [GuySmith56].
    const char* const shift = "grundy(node_kayles) = grundy(node_kayles, path(n - 34))";
    const ChainClaim from_35 = decided(shift, path_chain());
    EXPECT_EQ(from_35.law.first, 35);
    EXPECT_EQ(from_35.least, 48);
    const auto after = [&](const char* n) {
        return decided((std::string("n > ") + n + " -> " + shift).c_str(), path_chain());
    };
    EXPECT_EQ(after("85").verdict, Verdict::proved);
    EXPECT_EQ(after("85").law.first, 1) << "no path is shorter than none";
    EXPECT_EQ(after("84").least, 85);
    EXPECT_EQ(after("52").least, 65);
    EXPECT_EQ(after("20").law.first, 35) << "n = 34 asks for a path without vertices";
    EXPECT_EQ(decided("size(comb(2 * n)) = 4 * n - 1", ladder_chain()).verdict, Verdict::proved);
    EXPECT_EQ(decided("matching_number(grid(3, n)) = matching_number", grid_chain(3)).verdict,
              Verdict::proved);
    EXPECT_EQ(decided("P(node_kayles, cycle(n)) or n < 3", path_chain()).least, 3);
    EXPECT_EQ(decided("grundy(arc_kayles) = grundy(kayles, path(n))", comb_chain()).verdict,
              Verdict::proved);
    EXPECT_THAT(decided("order(path(9 - n)) = 9 - n", path_chain()).reason, HasSubstr("falls"));
    EXPECT_THAT(decided("order(path(n mod 2)) = 1", path_chain()).reason, HasSubstr("too small"));
}

TEST(ChainClaim, OfTheVertexVIsAskedOfEach) {
    const auto of_each = [](const char* text) {
        const auto claim = decide_for_all(text, cycle_chain(), AboutVertices::each_v);
        EXPECT_TRUE(claim) << text;
        return claim ? claim->law : SequenceLaw{};
    };
    for (const char* text : {"P(uvg)", "P(uvg, v)", "not saturated", "not saturated(v)"})
        EXPECT_EQ(of_each(text), decided("P(uvg, first)", cycle_chain()).law) << text;
    EXPECT_EQ(of_each("in_even_kernel"), decided("in_even_kernel(first)", cycle_chain()).law);
    EXPECT_FALSE(decide_for_all("P(uvg, v)", cycle_chain()));
    EXPECT_FALSE(decide_for_all("forall w: P(uvg)", cycle_chain()));
}

TEST(ChainClaim, EdgeDeleteIsTheGameGivenAsData) {
    const ChainClaim theorem_4 = decided(
        "P(edge_delete) <-> order = 1 or order = 2 or order = 3 or order = 7 or order = 11 or "
        "order = 17 or order = 23 or order = 27 or order = 31 or order = 37 or order > 37 and "
        "(order mod 34 = 7 or order mod 34 = 11 or order mod 34 = 23 or order mod 34 = 27 or "
        "order mod 34 = 31)",
        path_chain());
    EXPECT_EQ(theorem_4.verdict, Verdict::proved) << "[GGHR, Theorem 4]";
}

TEST(ChainClaim, SaysWhyItIsNotDecided) {
    EXPECT_THAT(decided("grundy(arc_kayles) = 0", ladder_chain()).reason,
                HasSubstr("arc_kayles: pieces of unbounded shape"));

    EXPECT_THAT(decided("P(ueg, first)", cycle_chain()).reason,
                HasSubstr("the member of 3 units is not bipartite"));
    EXPECT_THAT(decided("n * n = n", path_chain()).reason, HasSubstr("a product"));
    EXPECT_THAT(decided("5 div n = 1", path_chain()).reason, HasSubstr("a quotient"));
    EXPECT_THAT(decided("n div (n mod 2) = 1", path_chain()).reason, HasSubstr("division by 0"));
    const runs::WorkLimits little({}, 1000);
    const ChainClaim claim = decided("matching_number = n", grid_chain(12));
    EXPECT_EQ(claim.verdict, Verdict::inconclusive);
    EXPECT_THAT(claim.reason, HasSubstr("the numbers of matchings"));
}

/// C_m [] C_n, or K_m [] P_n: each vertex of a unit is joined to itself in the next one.
Chain product_chain(const char* unit, int m, bool ring) {
    std::string text = std::string("chain \"") + unit + std::to_string(m) + "\" joins 0-0";
    for (int i = 1; i < m; ++i) text += "," + std::to_string(i) + "-" + std::to_string(i);
    return *parse_chain(text + (ring ? " ring n" : " n"));
}

TEST(ChainClaimStandard, EvenKernelsOfProductsAreKnown) {
    EXPECT_EQ(decided("has_even_kernel <-> n mod 6 = 0", prism_chain()).verdict, Verdict::proved);
    EXPECT_EQ(decided("has_even_kernel <-> n mod 6 = 3", moebius_chain()).verdict, Verdict::proved);
    for (int m = 3; m <= 8; ++m) {
        const std::string claim = "has_even_kernel <-> gcd(n, " + std::to_string(m) + ") > 1";
        EXPECT_EQ(decided(claim.c_str(), product_chain("cycle ", m, true)).verdict,
                  Verdict::proved);
    }
    for (int m = 3; m <= 6; ++m)
        EXPECT_EQ(decided("not has_even_kernel", product_chain("K", m, false)).verdict,
                  Verdict::proved);
}

void expect_fault(const char* text, int column, const char* message) {
    const auto claim = decide_for_all(text, path_chain());
    ASSERT_FALSE(claim) << text;
    EXPECT_THAT(claim.error().message, HasSubstr(message)) << text;
    EXPECT_EQ(claim.error().column, column) << text;
}

TEST(ChainClaim, TellsWhatIsWrongInItsText) {
    expect_fault("n mod 2 =", 10, "");
    expect_fault("n and order", 1, "a truth value is expected");
    expect_fault("bipartite + 1", 1, "a number is expected");
    expect_fault("girth = 3", 1, "'girth' with 0 arguments is not decided for all n");
    expect_fault("P(node_kayles, first)", 3, "the games are uvg");
    expect_fault("grundy(uvg)", 8, "is not a game given as data");
    expect_fault("P(uvg, third)", 8, "first, last, unit(i, j)");
    expect_fault("P(uvg, unit(0, 1))", 16, "a number to 0");
    expect_fault("P(uvg, left(0))", 13, "no such end");
    expect_fault("n ^ 2 = 1", 3, "there are + - * div mod");
    expect_fault("forall S: n = 1", 1, "of quantifiers, 'forall v: ...'");
    expect_fault("n = 1 and max v: n = 2", 11, "of quantifiers, 'forall v: ...'");
    expect_fault("exists v ~ first: P(uvg, v)", 1, "of quantifiers, 'forall v: ...'");
    expect_fault("exists v: P(uvg, v) and exists w: P(uvg, w) or P(uvg, v)", 25,
                 "'v' stands within");
    expect_fault("count v: n", 10, "a truth value is expected");
    expect_fault("floor(n / 2 + 1) = 1", 9, "a quotient within floor or ceil");
    expect_fault("ceil(bipartite / 2) = 1", 6, "a number is expected");
}

}  // namespace
}  // namespace gazetteer::conjectures
