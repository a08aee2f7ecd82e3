// SPDX-License-Identifier: GPL-3.0-or-later
// Each term of digraphs against its definition, on all digraphs of order <= 4 and all tournaments
// of order <= 6.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/enumeration/digraph_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/terms.hpp"
#include "language/naive/naive_digraphs.hpp"
#include "language/naive/naive_directed_games.hpp"
#include "language/naive/naive_terms.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "language/terms/terms_digraph.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/solver.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {
namespace {

long plain_number(Integer value) {
    return value.is_infinite() ? naive::far : value.value();
}

class Differences {
  public:
    void look_at(const Digraph& d) {
        for (const auto& [name, definition] : naive::digraph_terms())
            compare(name, d, -1, of(name).of_digraph(d), definition(d));
        for (const auto& [name, definition] : naive::digraph_vertex_terms())
            for (Vertex v : d.vertices()) {
                const DigraphFunctions& its = of(name);
                const Integer found = its.of_vertex != nullptr
                                          ? its.of_vertex(d, v)
                                          : Integer(its.of_vertices(d).contains(v) ? 1 : 0);
                compare(name, d, v, found, definition(d, v));
            }
        for (const auto& [name, definition] : naive::digraph_pair_terms())
            for (Vertex u : d.vertices())
                for (Vertex w : d.vertices())
                    compare(name, d, u, of(name).of_pair(d, u, w), definition(d, u, w));
        const Digraph other = last_.order() == d.order() ? last_ : d.converse();
        compare("isomorphic", d, -1, of("isomorphic").of_pattern(d, other),
                naive::bijection_count(d, other) > 0);
        look_at_games(d);
        last_ = d;
        ++digraphs_;
    }
    int digraphs() const { return digraphs_; }

  private:
    static const DigraphFunctions& of(const std::string& name) {
        return term(find_term(name)).directed;
    }
    void compare(const std::string& what, const Digraph& d, Vertex v, Integer found, long wanted) {
        EXPECT_EQ(plain_number(found), wanted) << what << " of " << to_digraph6(d) << " " << v;
    }
    void look_at_games(const Digraph& d) {
        for (const std::string what : {"P", "N", "grundy", "winning_moves"})
            for (TermGame game : term_games(About::digraphs))
                for (Vertex v : is_rooted(game) ? d.vertices() : VertexSet{0}) {
                    const long wanted = visit(game, [&]<class R>() {
                        if constexpr (is_directed<typename RootedForm<R>::type>)
                            return naive::asked<R>(what, naive::start_of<R>(d, v));
                        else
                            return -1L;
                    });
                    compare(what + " " + to_string(game), d, v, of(what).of_game(game, d, {v}),
                            wanted);
                }
    }

    Digraph last_;
    int digraphs_ = 0;
};

int looked_at(const DigraphClass& which, int order_min, int order_max) {
    Differences differences;
    for (int order = order_min; order <= order_max; ++order)
        for (const DigraphPiece& piece : digraph_pieces(which, order))
            piece.each([&](const Digraph& d) {
                differences.look_at(d);
                return !testing::Test::HasFailure();
            });
    return differences.digraphs();
}

TEST(TermsOfDigraphs, AreTheirDefinitionsToOrder3) {
    EXPECT_EQ(looked_at({}, 0, 3), 1 + 1 + 3 + 16);
}
TEST(TermsOfDigraphsStandard, AreTheirDefinitionsOfOrder4) {
    EXPECT_EQ(looked_at({}, 4, 4), 218);
}
TEST(TermsOfDigraphsStandard, AreTheirDefinitionsOnTournaments) {
    EXPECT_EQ(looked_at({.tournaments = true}, 0, 6), 1 + 1 + 1 + 2 + 4 + 12 + 56);
}

/// A table decides deg to order 5, and a search above it.
TEST(TermsOfDigraphs, AreTheirDefinitionsOfSomeOfOrders5And6) {
    properties::Dice dice(7);
    Differences differences;
    for (int order : {5, 5, 6}) {
        Digraph d(order);
        for (Vertex u : d.vertices())
            for (Vertex v : d.vertices())
                if (u != v && dice.chance(0.25)) d.add_arc(u, v);
        differences.look_at(d);
    }
    EXPECT_EQ(differences.digraphs(), 3);
}

TEST(TermsOfDigraphs, EachHasADefinitionHere) {
    for (const Term& t : terms()) {
        const std::string name = t.name;
        EXPECT_TRUE(t.on_graphs || t.on_digraphs) << name;
        if (!t.on_digraphs || t.takes_game() || t.is_operator() || t.takes_pattern()) continue;
        EXPECT_TRUE(naive::digraph_terms().contains(name) ||
                    naive::digraph_vertex_terms().contains(name) ||
                    naive::digraph_pair_terms().contains(name))
            << name;
    }
    EXPECT_EQ(all_listed("and", About::digraphs), "dvg, deg, unrooted(dvg) and unrooted(deg)");
}

TEST(TermsOfDigraphs, AutomorphismsAreCountedToOrder13) {
    EXPECT_EQ(digraph_invariants::automorphisms(Digraph(13)), Integer(6'227'020'800));
    EXPECT_THAT([] { digraph_invariants::automorphisms(Digraph(14)); },
                testing::ThrowsMessage<LimitExceeded>(
                    testing::StrEq("automorphisms: a digraph of order 14; at most 13 can be")));
}

/// The value of a closed boolean on a digraph.
bool holds_on(const std::string& text, const Digraph& d) {
    const auto expression = parse_expression(text, About::digraphs);
    EXPECT_TRUE(expression) << text << ": " << expression.error().message;
    Evaluator evaluator{Conjecture(*expression)};
    evaluator.load(d);
    return evaluator.value(-1) == Integer(1);
}

/// Operators and the language, by what they mean.
TEST(TermsOfDigraphs, OperatorsAreTheirDefinitions) {
    for (int order = 0; order <= 3; ++order)
        for (const DigraphPiece& piece : digraph_pieces({}, order))
            piece.each([](const Digraph& d) {
                for (const char* text :
                     {"forall u, w: reachable(converse, u, w) <-> reachable(w, u)",
                      "forall u, w: u ~ w <-> (u -> w) or (w -> u)",
                      "forall u, w: u ~ w <-> distance(underlying, u, w) = 1",
                      "forall u: outdegree(u) = count w: u -> w",
                      "forall u: indegree(u) = outdegree(converse, u)",
                      "forall u: size(delete(u)) = size - outdegree(u) - indegree(u)",
                      "forall u, w: size(delete_arc(u, w)) = size - count x: x = w and u -> w",
                      "has_kernel <-> exists S: forall u: u in S <-> "
                      "not exists w: u -> w and w in S",
                      "symmetric -> forall u: P(dvg, u) <-> P(uvg, underlying, u)", "isomorphic(G)",
                      "acyclic <-> forall S: empty(S) or not forall u: u in S -> "
                      "outdegree(induced(S), u) > 0",
                      "forall S: size(induced(S)) = sum u: count w: u in S and w in S and u -> w",
                      "forall S: size(induced(converse, S)) = size(converse(induced(S)))",
                      "forall S: strongly_connected -> order(induced(S)) = order or "
                      "exists u, w: not u in S and w in S and (u -> w) or empty(S)",
                      "forall u: degree(underlying, u) <= order - 1"})
                    EXPECT_TRUE(holds_on(text, d)) << text << " on " << to_digraph6(d);
                return true;
            });
}

/// A wrong variant of each kind of sentence fails somewhere.
TEST(TermsOfDigraphs, NearMissesFail) {
    const Digraph arc(2, {{0, 1}});
    EXPECT_FALSE(holds_on("forall u, w: reachable(u, w) <-> reachable(w, u)", arc));
    EXPECT_FALSE(holds_on("forall u, w: u ~ w <-> u -> w", arc));
    EXPECT_FALSE(holds_on("isomorphic(\"&AO\") <-> symmetric", arc));
    EXPECT_FALSE(holds_on("strongly_connected or not acyclic", arc));
    EXPECT_FALSE(holds_on("forall S: size(induced(S)) = 0", arc));
    EXPECT_FALSE(holds_on("forall S: size(induced(S)) = size", arc));
}

}  // namespace
}  // namespace gazetteer::conjectures
