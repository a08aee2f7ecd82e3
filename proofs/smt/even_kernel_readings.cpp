// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, Proposition 2.2]: the invariant of the second player, by even kernels and the rules of
// UEG.
#include <algorithm>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/predicates.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "proofs/smt/model_graph.hpp"
#include "proofs/smt/reading.hpp"
#include "properties/checks/even_kernels.hpp"

namespace gazetteer::smt {
namespace {

using UEG = UndirectedEdgeGeography;

bool is_odd(const Graph& g, VertexSet s, Vertex v) {
    return (g.neighbours(v) & s).size() % 2 != 0;
}

void expect_parities(std::vector<Expected>& expected, const std::string& relation, const Graph& g,
                     VertexSet s) {
    for (Vertex v : g.vertices()) expected.push_back(value_at(relation, {v}, is_odd(g, s, v)));
}

/// The graph on v0, v1, ... with the set S, its parities, and the move vw.
std::vector<std::string> facts_of(const Graph& g, VertexSet s, Edge vw) {
    std::vector<std::string> result = smt::facts_of(g, "E");
    result.push_back("(= v " + name_of(vw.u) + ")");
    result.push_back("(= w " + name_of(vw.v) + ")");
    for (Vertex v : g.vertices()) {
        result.push_back(fact("S", {v}, s.contains(v)));
        result.push_back(fact("odd", {v}, is_odd(g, s, v)));
    }
    return result;
}

std::vector<std::string> with_reply(std::vector<std::string> facts, Vertex u) {
    facts.push_back("(= u " + name_of(u) + ")");
    return facts;
}

Situation situation(const Graph& g, VertexSet s, Edge vw, Vertex u) {
    Situation one{with_reply(facts_of(g, s, vw), u), {}};
    const Graph g1 = g.without_edge(vw.u, vw.v);
    const Graph g2 = g1.without_edge(vw.v, u);
    expect_edges(one.expected, "E1", g1);
    expect_edges(one.expected, "E2", g2);
    expect_parities(one.expected, "odd1", g1, s);
    expect_parities(one.expected, "odd2", g2, s);
    return one;
}

/// Graphs of order 4 with any set S and any two moves v, w, u.
std::vector<Situation> definitions() {
    std::vector<Situation> result;
    for_each_graph({.order_min = 4, .order_max = 4}, [&](const Graph& g) {
        for (const Edge& vw : g.edges())
            for (Vertex u : g.without_edge(vw.u, vw.v).neighbours(vw.v))
                for (std::uint64_t s = 0; s < 16; ++s)
                    result.push_back(situation(g, VertexSet::from_bits(s), vw, u));
        return true;
    });
    expect_same_pairs(result.at(0).expected, 4);
    return result;
}

/// Graphs of order 4 with every even kernel, every move from it and every reply into it.
std::map<std::string, std::vector<std::string>> instances() {
    std::vector<std::string> moves;
    std::vector<std::string> replies;
    for_each_graph({.order_min = 4, .order_max = 4}, [&](const Graph& g) {
        properties::for_each_even_kernel(g, [&](VertexSet s) {
            for (Vertex v : s)
                for (Vertex w : g.neighbours(v)) {
                    std::vector<std::string> facts = facts_of(g, s, {v, w});
                    facts.push_back(no_other_vertex(4));
                    moves.push_back(all_of(facts));
                    for (Vertex u : g.without_edge(v, w).neighbours(w) & s)
                        replies.push_back(all_of(with_reply(facts, u)));
                }
            return true;
        });
        return true;
    });
    return {{"the first player leaves S", moves},
            {"there is a reply into S", moves},
            {"(1) holds again", replies},
            {"(2) holds again", replies}};
}

/// A model, and what its near miss drops.
struct Play {
    ModelGraph model;
    Graph g;
    VertexSet s;
    Vertex v, w;

    explicit Play(const Values& values)
        : model(values, 4),
          g(model.graph("E")),
          s(model.set("S")),
          v(model.vertex("v")),
          w(model.vertex("w")) {}

    bool clause_1(const Graph& graph) const { return is_independent(graph, s); }
    bool clause_2(const Graph& graph) const {
        return std::ranges::none_of(
            graph.vertices(), [&](Vertex a) { return !s.contains(a) && is_odd(graph, s, a); });
    }
    Graph after_first() const { return g.without_edge(v, w); }
    bool moves_from_s() const { return s.contains(v) && g.adjacent(v, w); }
    bool is_N() const { return outcome<UEG>({g, v}) == Outcome::N; }
    bool replies_into_s() const { return after_first().neighbours(w).meets(s); }
};

std::string stays_in_s(const Values& values) {
    const Play play(values);
    return first_failing({{play.moves_from_s(), "v is in S and vw an edge"},
                          {play.clause_2(play.g), "(2) holds"},
                          {!play.clause_1(play.g), "(1) fails"},
                          {play.s.contains(play.w), "w is in S"},
                          {play.is_N(), "(G, v) is an N-position"}});
}

std::string has_no_reply(const Values& values) {
    const Play play(values);
    return first_failing({{play.moves_from_s(), "v is in S and vw an edge"},
                          {play.clause_1(play.g), "(1) holds"},
                          {!play.clause_2(play.g), "(2) fails"},
                          {play.model.graph("E1") == play.after_first(), "E1 is G - vw"},
                          {!play.replies_into_s(), "there is no reply into S"},
                          {play.is_N(), "(G, v) is an N-position"}});
}

/// After both moves, by the rules; empty if one of them is not legal.
Graph after_both(const Play& play) {
    const Vertex u = play.model.vertex("u");
    for (const RootedGraph& first : UEG::options({play.g, play.v}))
        if (first.root == play.w)
            for (const RootedGraph& second : UEG::options(first))
                if (second.root == u) return second.graph;
    return {};
}

std::vector<Check> two_moves(const Play& play) {
    return {{play.moves_from_s(), "v is in S and vw an edge"},
            {play.model.graph("E2") == after_both(play), "E2 is G after the two moves"},
            {play.clause_2(play.g), "(2) holds"}};
}

std::string not_independent_again(const Values& values) {
    const Play play(values);
    std::vector<Check> checks = two_moves(play);
    checks.push_back({!play.clause_1(play.g), "(1) fails"});
    checks.push_back({!play.clause_1(after_both(play)), "(1) fails after the two moves"});
    return first_failing(checks);
}

std::string reply_elsewhere(const Values& values) {
    const Play play(values);
    std::vector<Check> checks = two_moves(play);
    checks.push_back({is_even_kernel(play.g, play.s), "S is an even kernel"});
    checks.push_back({!play.s.contains(play.model.vertex("u")), "u is not in S"});
    checks.push_back({!play.clause_2(after_both(play)), "(2) fails after the two moves"});
    return first_failing(checks);
}

}  // namespace

Readings even_kernel_readings() {
    return {{"FSU93_proposition_2_2",
             {definitions,
              {{"the first player leaves S: without (1)", stays_in_s},
               {"there is a reply into S: without (2)", has_no_reply},
               {"(1) holds again: without (1)", not_independent_again},
               {"(2) holds again: a reply that is not into S", reply_elsewhere}},
              instances}}};
}

}  // namespace gazetteer::smt
