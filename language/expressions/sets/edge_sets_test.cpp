// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of edges, against definitions that know no language and against the second evaluator.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/expressions/syntax_properties.hpp"
#include "language/testkit/compared_evaluators.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {
namespace {

Integer value_on(const std::string& text, const Graph& g) {
    Evaluator evaluator{Conjecture(*parse_value(text))};
    evaluator.load(g);
    return evaluator.value(0);
}

std::string fault_at(const std::string& text, About about = About::graphs) {
    const auto parsed = parse_expression(text, about);
    return parsed ? "" : std::to_string(parsed.error().column) + ": " + parsed.error().message;
}

/// How many sets of edges satisfy a condition, one by one.
std::int64_t counted(const Graph& g, const std::function<bool(const Graph&)>& condition) {
    const auto edges = g.edges();
    std::int64_t result = 0;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << edges.size(); ++bits) {
        Graph chosen(g.order());
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((bits >> i & 1) != 0) chosen.add_edge(edges[i].u, edges[i].v);
        result += condition(chosen) ? 1 : 0;
    }
    return result;
}

bool is_matching(const Graph& m) {
    for (Vertex v : m.vertices())
        if (m.neighbours(v).size() > 1) return false;
    return true;
}

bool covers_all(const Graph& m) {
    for (Vertex v : m.vertices())
        if (m.degree(v) == 0) return false;
    return true;
}

/// Connected, with one edge fewer than vertices.
bool is_spanning_tree(const Graph& m) {
    VertexSet seen{0};
    for (int step = 0; step < m.order(); ++step)
        for (Vertex v : m.vertices())
            if (seen.contains(v)) seen = seen | m.neighbours(v);
    return seen == m.vertices() && m.size() == m.order() - 1;
}

TEST(EdgeSets, AreThoseOfTheirDefinitions) {
    for_each_graph({.order_min = 1, .order_max = 5}, [](const Graph& g) {
        EXPECT_EQ(value_on("count edges M: max_degree(M) <= 1", g),
                  Integer(counted(g, is_matching)))
            << to_graph6(g);
        EXPECT_EQ(value_on("count edges M: forall u: exists w ~ u: {u, w} in M", g),
                  Integer(counted(g, covers_all)))
            << to_graph6(g);
        EXPECT_EQ(value_on("count edges M: tree(M)", g), Integer(counted(g, is_spanning_tree)))
            << to_graph6(g);
        EXPECT_EQ(value_on("max edges M where max_degree(M) <= 1: |M|", g),
                  value_on("matching_number", g));
        EXPECT_EQ(value_on("min edges M where not exists u: degree(M, u) = 0 and degree(u) > 0: "
                           "size(M)",
                           g) +
                      value_on("matching_number", g),
                  value_on("count u: degree(u) > 0", g))
            << "Gallai: " << to_graph6(g);
        EXPECT_EQ(value_on("count edges M: |M| mod 2 = 0 and {v, v} in M", g), Integer(0));
        return !testing::Test::HasFailure();
    });
}

TEST(EdgeSets, HaveAPropertyFromOneEnd) {
    const Graph g = to_graph(path(4));
    EXPECT_EQ(value_on("|{u ~ w: degree(u) = 1}|", g), Integer(2));
    EXPECT_EQ(value_on("|{u ~ w: degree(u) = 1 and degree(w) = 1}|", g), Integer(0));
    EXPECT_EQ(value_on("|{u ~ w: 1 div (degree(u) - 1) = 1}|", g), Integer(3));
    EXPECT_EQ(value_on("count u: degree({x ~ y: degree(x) = 2 and degree(y) = 2}, u) = 1", g),
              Integer(2));
}

/// Branch and bound goes where 2^m sets are too many.
TEST(EdgeSets, AreSearchedWhereTheConditionShrinks) {
    const Graph grid = to_graph(Grid{4, 5}.graph());
    EXPECT_EQ(value_on("max edges M where max_degree(M) <= 1: |M|", grid), Integer(10));
    EXPECT_EQ(value_on("max edges M where max_degree(M) <= 2: |M|", to_graph(cycle(64))),
              Integer(64));
    EXPECT_THROW(value_on("count edges M: |M| mod 2 = 0", grid), LimitExceeded);
    EXPECT_THROW(value_on("exists edges M: max_degree(M) <= 1", to_graph(complete(12))),
                 LimitExceeded);
}

TEST(EdgeSets, FaultsSayWhatIsRight) {
    EXPECT_THAT(fault_at("forall edges M: v in M"),
                testing::StartsWith("22: expected a set of vertices, found a set of edges: "));
    EXPECT_THAT(fault_at("forall S: {v, v} in S"),
                testing::StartsWith("21: expected a set of edges behind {u, w} in, found a set of "
                                    "vertices"));
    EXPECT_THAT(fault_at("exists edges M: distance(v, M) = 1"), testing::HasSubstr("set of edges"));
    EXPECT_THAT(fault_at("exists edges M: tree(induced(M))"), testing::StartsWith("22: 'induced'"));
    EXPECT_EQ(fault_at("exists edges M: M = 1"),
              "17: expected a number before =, found a set of edges");
    EXPECT_EQ(fault_at("exists edges M: 1 = M"), "21: expected a number, found a set of edges");
    EXPECT_EQ(fault_at("{u ~ w: true}"), "1: expected a boolean, found a set of edges");
    EXPECT_EQ(fault_at("exists edges m1: true"),
              "14: the name of a set of edges begins with a capital letter: exists edges M: ...");
    EXPECT_THAT(fault_at("|{u ~ v: true}| = 1"), testing::StartsWith("7: 'v' is a vertex already"));
    EXPECT_THAT(fault_at("exists edges M: tree(M)", About::digraphs),
                testing::StartsWith("1: sets of edges are of a graph"));
    EXPECT_THAT(fault_at("forall edges M: {v} in M"), testing::StartsWith("17: expected a vertex"));
}

TEST(EdgeSets, ArePrintedAsTheyAreRead) {
    for (const char* text :
         {"forall edges M, N1: |M| = |N1|", "exists edges M: {u ~ w: {u, w} in M} = 1",
          "(max edges M where tree(M): |M|) = 3", "empty({u ~ w: degree(u) = degree(w)})",
          "let M = {u ~ w: u in {v}} in forall x: x ~ v <-> {x, v} in M"})
        EXPECT_NO_THROW(require_sound_expression(text)) << text;
    EXPECT_EQ(to_string(*parse_expression("exists edges M: forall u ~ v: {u, v} in M")),
              "exists edges M1: forall w ~ v: {w, v} in M1");
}

/// Random statements on sets of edges, most of which a search cuts.
class EdgeDice {
  public:
    explicit EdgeDice(std::uint64_t seed) : dice_(seed) {}
    std::string statement() {
        const std::string condition = this->condition(2);
        return one_of({"(exists edges M: " + condition + ")",
                       "(forall edges M: " + condition + " -> " + this->condition(1) + ")",
                       "((count edges M: " + condition + ") mod 3 = 1)",
                       "((sum edges M where " + condition + ": |M|) mod 5 < 2)",
                       "((max edges M where " + condition + ": " +
                           one_of({"|M|", "components(M)", "1 div |M|"}) + ") > 1)",
                       "((min edges M where " + condition + ": |M|) < 2)"});
    }

  private:
    std::string one_of(const std::vector<std::string>& choices) {
        return choices[static_cast<std::size_t>(dice_.below(static_cast<int>(choices.size())))];
    }
    std::string edges() {
        return one_of({"M", "M", "M", "{a ~ b: {a, b} in M xor a = v}",
                       "{a ~ b: {a, b} in M and degree(a) > 1}", "complement(M)",
                       "induced(M, {a: a ~ v})", "delete(M, v)"});
    }
    std::string condition(int depth) {
        if (depth > 0 && dice_.below(2) == 0)
            return "(" + condition(depth - 1) + one_of({" and ", " or ", " -> ", " xor "}) +
                   condition(depth - 1) + ")";
        return one_of({"max_degree(" + edges() + ") <= 1", "size(" + edges() + ") > 1",
                       "forest(" + edges() + ")", "bipartite(" + edges() + ")",
                       "connected(" + edges() + ")", "not connected(" + edges() + ")",
                       "degree(" + edges() + ", v) > 0", "exists a ~ v: {a, v} in M",
                       "forall a: degree(M, a) = 1", "|M| = 2", "empty(M)",
                       "triangle_free(" + edges() + ")", "contains(" + edges() + ", P3)",
                       "contains_induced(" + edges() + ", P3)", "distance(M, v, v) < 1",
                       "chordal(" + edges() + ")", "independence_number(" + edges() + ") <= 2",
                       "claw_free(" + edges() + ")", "clique_number(" + edges() + ") >= 2"});
    }
    properties::Dice dice_;
};

/// How many statements were true somewhere and false somewhere.
int compared_by_edges(std::uint64_t seed, int count, int order_max) {
    EdgeDice dice(seed);
    return mixed_statements(count, small_graphs(order_max), [&] { return dice.statement(); });
}

TEST(EdgeSetsStandard, AreThoseOfTheSecondEvaluator) {
    EXPECT_GT(compared_by_edges(1, 30, 4), 8);
}
TEST(EdgeSetsLong, AreThoseOfTheSecondEvaluatorOnManyStatements) {
    EXPECT_GT(compared_by_edges(2, 200, 4), 60);
}

}  // namespace
}  // namespace gazetteer::conjectures
