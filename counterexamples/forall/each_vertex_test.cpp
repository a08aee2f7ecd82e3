// SPDX-License-Identifier: GPL-3.0-or-later
// Quantifiers over the vertices of all members against the evaluator of conjectures on the members,
// one by one, far beyond where the states come back.
#include "counterexamples/forall/each_vertex.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "counterexamples/forall/chain_claim.hpp"
#include "graph/chains/named_chains.hpp"
#include "graph/families/chain_text.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::HasSubstr;
using Verdict = ChainClaim::Verdict;

ChainClaim quantified(const std::string& text, const Chain& chain) {
    const auto claim = decide_for_all(text, chain);
    EXPECT_TRUE(claim) << text << ": " << claim.error().message;
    return claim ? *claim : ChainClaim{};
}

/// The members to this order have the value that the evaluator finds. Returns how many there are.
int expect_on_members(const std::string& text, const Chain& chain, int order_max) {
    const ChainClaim claim = quantified(text, chain);
    EXPECT_NE(claim.verdict, Verdict::inconclusive) << text << claim.reason;
    if (claim.verdict == Verdict::inconclusive) return 0;
    Evaluator evaluator{Conjecture(*parse_value(text))};
    int members = 0;
    for (int n = claim.law.first; order(chain, n) <= order_max; ++n, ++members) {
        evaluator.load(to_graph(member(chain, n)));
        EXPECT_EQ(claim.law.at(n), evaluator.value(-1).value())
            << text << " on " << n << " units of order " << chain.unit.order();
    }
    return members;
}

std::vector<Chain> open_chains() {
    return {path_chain(),
            ladder_chain(),
            comb_chain(),
            grid_chain(3),
            caterpillar_chain(2),
            *parse_chain("chain \"path 1\" joins 0-0 left \"K1\" joins 0-0 n"),
            *parse_chain(
                "chain \"path 2\" joins 1-0 left \"K3\" joins 0-0 right \"path 3\" joins 0-1 n"),
            *parse_chain("chain \"path 4\" joins 0-3 right \"K1\" joins 2-0 n"),
            *parse_chain("chain \"K3\" joins 0-1 n")};
}

TEST(EachVertexStandard, IsWhatTheEvaluatorFindsOnMembers) {
    int members = 0;
    for (const Chain& chain : open_chains())
        for (const char* body :
             {"saturated(v)", "not saturated(v)", "in_even_kernel(v)", "not in_even_kernel(v)",
              "saturated(v) or in_even_kernel(v)", "degree(v) = 2 and saturated(v)",
              "degree(v) mod 3 = min(order, 2)", "in_even_kernel(v) -> order mod 3 = 1",
              "saturated(v) <-> nullity > 0", "in_even_kernel(v) xor 2 * matching_number = order"})
            for (const char* quantifier : {"forall v: ", "exists v: ", "count v: "})
                members += expect_on_members(std::string(quantifier) + body, chain, 26);
    EXPECT_GT(members, 2000);
}

/// What is said at a place: the body with its name for each @.
std::string said_at(std::string body, const std::string& name) {
    for (std::size_t at = 0; (at = body.find('@', at)) != std::string::npos; at += name.size())
        body.replace(at, 1, name);
    return body;
}
/// The names of all vertices of the member with n units.
std::vector<std::string> places_by_name(const Chain& chain, int n) {
    std::vector<std::string> result;
    for (Vertex j = 0; j < chain.left.graph.order(); ++j)
        result.push_back("left(" + std::to_string(j) + ")");
    for (int i = 0; i < n; ++i)
        for (Vertex j = 0; j < chain.unit.order(); ++j)
            result.push_back("unit(" + std::to_string(i) + ", " + std::to_string(j) + ")");
    for (Vertex j = 0; j < chain.right.graph.order(); ++j)
        result.push_back("right(" + std::to_string(j) + ")");
    return result;
}

/// No vertex stands for another: each has its own law, to so many units.
void expect_place_by_place(const std::string& body, const Chain& chain, int units) {
    const SequenceLaw count = quantified("count v: " + said_at(body, "v"), chain).law;
    const SequenceLaw all = quantified("forall u: " + said_at(body, "u"), chain).law;
    const SequenceLaw some = quantified("exists w: " + said_at(body, "w"), chain).law;
    std::map<std::string, SequenceLaw> laws;
    for (const std::string& place : places_by_name(chain, units))
        laws[place] = quantified(said_at(body, place), chain).law;
    for (int n = count.first; n <= units; ++n) {
        std::int64_t true_at = 0;
        const std::vector<std::string> places = places_by_name(chain, n);
        for (const std::string& place : places) true_at += laws.at(place).at(n);
        ASSERT_EQ(count.at(n), true_at) << body << " on " << n;
        EXPECT_EQ(all.at(n), true_at == std::ssize(places) ? 1 : 0) << body << " on " << n;
        EXPECT_EQ(some.at(n), true_at > 0 ? 1 : 0) << body << " on " << n;
    }
}

TEST(EachVertexStandard, IsWhatEachPlaceSays) {
    for (const Chain& chain : open_chains()) {
        for (const char* body :
             {"P(uvg, @)", "in_even_kernel(@) and n mod 4 != 1", "P(uvg, @) <-> n mod 5 < 2",
              "saturated(@) xor degree(@) = n mod 3", "n > 9 -> N(uvg, @) or n mod 2 = 0",
              "n < 7 or P(uvg, @) or size(path(n - 3)) mod 5 = 0"})
            expect_place_by_place(body, chain, 32);
        if (quantified("bipartite", chain).verdict != Verdict::proved) continue;
        for (const char* body :
             {"P(ueg, @)", "P(ueg, @) xor P(uvg, @)", "N(ueg, @) and n mod 3 = 1 or degree(@) = 2"})
            expect_place_by_place(body, chain, 32);
    }
    for (int m : {4, 5}) expect_place_by_place("P(ueg, @) or P(uvg, @)", grid_chain(m), 26);
}

TEST(EachVertexStandard, IsWhatPlayFindsOnMembers) {
    for (const Chain& chain : open_chains())
        for (const char* text : {"count v: P(uvg, v)", "exists w: N(uvg, w)",
                                 "(exists v: P(uvg, v)) <-> 2 * matching_number < order"})
            expect_on_members(text, chain, 11);
    for (const Chain& chain : {path_chain(), ladder_chain(), comb_chain()})
        expect_on_members("count v: P(ueg, v) and N(uvg, v)", chain, 10);
    for (const Chain& chain : {cycle_chain(), sun_chain(), prism_chain(), moebius_chain()})
        expect_on_members("(count v: P(uvg, v)) + count w: in_even_kernel(w)", chain, 12);
}

TEST(EachVertex, IsProvedOrHasALeastMember) {
    // A path has a perfect matching, or its vertices at even distances from the ends are P.
    EXPECT_EQ(quantified("count v: P(uvg, v)", path_chain()).law,
              (SequenceLaw{1, 0, 2, 0, {1, 0}, {1, 0}}));
    EXPECT_EQ(
        quantified("(count v: P(uvg, v)) = (n mod 2) * ((n + 1) div 2)", path_chain()).verdict,
        Verdict::proved);
    EXPECT_EQ(quantified("(count v: P(uvg, v)) < 10", path_chain()).least, 19);
    EXPECT_EQ(quantified("forall v: N(uvg, v)", ladder_chain()).verdict, Verdict::proved);
    EXPECT_EQ(quantified("forall v: P(ueg, v) -> N(uvg, v)", path_chain()).least, 1);
    EXPECT_EQ(quantified("exists v: P(uvg, v) and n > 4", path_chain()).law,
              (SequenceLaw{1, 3, 2, 0, {0, 0, 0, 0, 1}}));
}

TEST(EachVertex, IsWhatWordsWithoutAVertexSpeakOf) {
    const std::pair<const char*, const char*> pairs[] = {
        {"P(uvg) -> order mod 5 = 2", "forall v: P(uvg, v) -> order mod 5 = 2"},
        {"N(ueg) or in_even_kernel or n mod 3 = 1",
         "forall w: N(ueg, w) or in_even_kernel(w) or n mod 3 = 1"},
        {"(degree = 2 and not saturated) -> n mod 7 != 3",
         "forall v: (degree(v) = 2 and not saturated(v)) -> n mod 7 != 3"},
        {"N(uvg) or (exists v: N(uvg, v) and n mod 4 < 3)",
         "forall u: N(uvg, u) or (exists v: N(uvg, v) and n mod 4 < 3)"},
        // What is said of another vertex repeats by itself.
        {"N(uvg) or P(ueg, last) or n mod 5 = 1",
         "forall v: N(uvg, v) or P(ueg, last) or n mod 5 = 1"},
        {"N(uvg) or (forall w: N(ueg, w) or n mod 4 < 3)",
         "forall v: N(uvg, v) or (forall v: N(ueg, v) or n mod 4 < 3)"}};
    for (const Chain& chain : {path_chain(), comb_chain(), grid_chain(3)})
        for (const auto& [alone, named] : pairs) {
            const auto each = decide_for_all(alone, chain, AboutVertices::each_v);
            ASSERT_TRUE(each) << alone << each.error().message;
            EXPECT_EQ(each->law, quantified(named, chain).law) << alone;
        }
}

TEST(EachVertex, SaysWhyItIsNotDecided) {
    EXPECT_THAT(quantified("forall v: P(ueg, v)", grid_chain(1)).reason, "");
    const Chain unlike = *parse_chain("chain \"path 3\" joins 0-0,1-2 ring twist 2,1,0 n");
    EXPECT_THAT(quantified("forall v: saturated(v)", unlike).reason, HasSubstr("not alike"));
    EXPECT_THAT(quantified("forall v: P(ueg, v)", cycle_chain()).reason,
                HasSubstr("3 units is not bipartite"));
}

}  // namespace
}  // namespace gazetteer::conjectures
