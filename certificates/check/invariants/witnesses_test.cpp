// SPDX-License-Identifier: GPL-3.0-or-later
// Witnesses of bounds: what each kind shows, and what it does not.
#include "certificates/check/invariants/witnesses.hpp"

#include <gmock/gmock.h>

#include <set>
#include <sstream>

#include "certificates/check/invariants/witness_kinds.hpp"
#include "certificates/check/testkit/each_witness.hpp"
#include "certificates/check/testkit/refutes.hpp"

namespace gazetteer::check {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

TEST(Refutes, EachKindOfWitness) {
    for (const auto& [expression, graph, good, bad] : each_witness()) {
        EXPECT_EQ(refutes(expression, graph, good + "\n"), "VALID") << good;
        EXPECT_THAT(refutes(expression, graph, bad + "\n"), HasSubstr("8:1: INVALID: ")) << bad;
    }
}

TEST(Refutes, EachKindOfWitnessIsThere) {
    std::set<std::string> expected;
    for (const auto& several :
         {invariants::set_witnesses, invariants::order_witnesses, invariants::number_witnesses})
        for (const invariants::WitnessKind& kind : several)
            expected.insert((kind.at_least ? "at-least " : "at-most ") + std::string(kind.term));
    std::set<std::string> found;
    for (const Witnessed& witnessed : each_witness()) {
        const std::string& line = witnessed.good;
        found.insert(line.substr(0, line.find(' ', line.find(' ') + 1)));
    }
    EXPECT_EQ(found, expected);
}

TEST(Refutes, SetsThatLeaveManyPiecesShowThatThereIsNoPathAndNoCycle) {
    const std::string star4 = to_graph6(to_graph(complete_bipartite(1, 4)));
    EXPECT_EQ(refutes("traceable", star4, "at-least path_cover_number 0\n"), "VALID");
    EXPECT_EQ(refutes("hamiltonian", star4, "at-most hamiltonian 0\n"), "VALID");
    EXPECT_EQ(refutes("hamiltonian", star4, "at-most hamiltonian 0 1 2 3\n"),
              "8:1: INVALID: a cycle may have all vertices");
    EXPECT_EQ(refutes("path_cover_number < 4", star4, "at-least path_cover_number 0\n"),
              "8:1: INVALID: the numbers 3..5 and 4 are not told apart by what is known of them");
}

TEST(Refutes, NearMissesOfWitnesses) {
    const std::string star4 = to_graph6(to_graph(complete_bipartite(1, 4)));
    // A cycle, a star, and what is not connected.
    EXPECT_THAT(
        refutes("induced_tree_number < 5", pentagon, "at-least induced_tree_number 0 1 2 3 4\n"),
        HasSubstr("8:1: INVALID: the set does not show the bound"));
    EXPECT_THAT(
        refutes("induced_path_number < 5", pentagon, "at-least induced_path_number 0 1 2 3 4\n"),
        HasSubstr("8:1: INVALID: the set does not show the bound"));
    EXPECT_THAT(refutes("induced_path_number < 4", star4, "at-least induced_path_number 0 1 2 3\n"),
                HasSubstr("8:1: INVALID: the set does not show the bound"));
    EXPECT_THAT(refutes("induced_path_number < 2", star4, "at-least induced_path_number 1 2\n"),
                HasSubstr("8:1: INVALID: the set does not show the bound"));
    // Three colours are not two, and no set of vertices at all leaves one component.
    EXPECT_THAT(refutes("chromatic_number > 2", pentagon, "at-most chromatic_number 0 1 0 1 2\n"),
                HasSubstr("8:1: INVALID: the numbers 2 and 0..3 are not told apart"));
    EXPECT_THAT(refutes("hamiltonian", pentagon, "at-most hamiltonian\n"),
                HasSubstr("8:1: INVALID: a cycle may have all vertices"));
    EXPECT_EQ(refutes("not hamiltonian", to_graph6(to_graph(complete(3))),
                      "at-least hamiltonian 0 1 2\n"),
              "VALID");
    // Two pairs of vertices, one of them not adjacent.
    EXPECT_EQ(refutes("matching_number < 2", pentagon, "at-least matching_number 0-1 2-4\n"),
              "8:1: INVALID: the matching has an edge that the graph has not");
}

TEST(Refutes, WitnessesHaveOneSpelling) {
    const std::string many = "independence_number < 2 or clique_number < 2";
    EXPECT_EQ(
        refutes(many, pentagon, "at-least clique_number 0 1\nat-least independence_number 0 2\n"),
        "VALID");
    EXPECT_THAT(
        refutes(many, pentagon, "at-least independence_number 0 2\nat-least clique_number 0 1\n"),
        HasSubstr("MALFORMED: the terms must ascend, each bound once"));
    EXPECT_THAT(refutes(many, pentagon, "at-least clique_number 1 0\n"),
                HasSubstr("MALFORMED: the order must ascend"));
    EXPECT_THAT(refutes(many, pentagon, "at-least girth 0\n"),
                HasSubstr("MALFORMED: nothing shows such a bound of such a term"));
    EXPECT_THAT(refutes(many, pentagon, "at-least girht 0\n"),
                HasSubstr("MALFORMED: no term of this name"));
    EXPECT_THAT(refutes(many, pentagon, "at-most matching_number 0-1\n"), HasSubstr("MALFORMED"));
    EXPECT_THAT(refutes("hamiltonian", pentagon, "at-most path_cover_number 0 1 2 3\n"),
                EndsWith("INVALID: the order has not each vertex once"));
}

/// What is known of the first term of these lines behind them.
std::string known(const Graph& g, const std::string& lines) {
    std::istringstream in(lines);
    Reader reader(in);
    invariants::Steps steps;
    const invariants::Known result = invariants::read_witnesses(reader, g, steps);
    EXPECT_EQ(result.size(), 1U) << lines;
    return to_string(result.begin()->second);
}
/// On the other side of a bound stands what no graph of the order exceeds.
TEST(Witnesses, LeaveATermBetweenTheBoundAndWhatIsSoOfAllGraphs) {
    const Graph five = to_graph(cycle(5));
    const Graph one(1);
    EXPECT_EQ(known(five, "at-least clique_number 0 1\n"), "2..5");
    EXPECT_EQ(known(five, "at-most domination_number 0 2\n"), "0..2");
    EXPECT_EQ(known(five,
                    "at-least independence_number 0 2\n"
                    "at-most independence_number 0 0 1 1 2\n"),
              "2..3");
    EXPECT_EQ(known(one, "at-least independence_number 0\n"), "1");
    EXPECT_EQ(known(Graph(0), "at-most vertex_cover_number\n"), "0");
    // A boolean is 0 or 1.
    EXPECT_EQ(known(five, "at-least hamiltonian 0 1 2 3 4\n"), "1");
    EXPECT_EQ(known(five, "at-most perfect 0 1 2 3 4\n"), "0");
    // The graph without vertices has width -1.
    for (const std::string term : {"treewidth", "pathwidth"}) {
        EXPECT_EQ(known(Graph(0), "at-most " + term + "\n"), "-1");
        EXPECT_EQ(known(Graph(0), "at-least " + term + "\n"), "-1..0");
        EXPECT_EQ(known(one, "at-most " + term + " 0\n"), "-1..0");
        EXPECT_EQ(known(five, "at-least " + term + " 0 1 2 3 4\n"), "2..5");
    }
    // There may be a colour for each edge, and 2 at each vertex.
    EXPECT_EQ(known(to_graph(complete(4)), "at-least chromatic_index 0 1\n"), "1..6");
    EXPECT_EQ(known(one, "at-most chromatic_index\n"), "0");
    EXPECT_EQ(known(one, "at-most double_roman_domination_number 2\n"), "0..2");
    EXPECT_EQ(known(one, "at-most double_roman_domination_number 3\n"), "0..2");
    EXPECT_EQ(known(Graph(2), "at-most double_roman_domination_number 2 2\n"), "0..4");
    EXPECT_EQ(known(Graph(0), "at-most double_roman_domination_number\n"), "0");
    // With two sets 1 names the first, 2 the second, 3 both: the ends of a path, and its middle.
    EXPECT_EQ(known(to_graph(path(3)), "at-most well_covered 1 2 1\n"), "0");
    // Who has 1 needs one neighbour with 2.
    EXPECT_EQ(known(to_graph(complete(2)), "at-most double_roman_domination_number 1 2\n"), "0..3");
}

TEST(Refutes, LinesOfWitnessesHaveAGrammar) {
    const std::string many = "clique_number < 2";
    const std::pair<const char*, const char*> faults[] = {
        {"at-last clique_number 0 1\n", "8:1: MALFORMED: 'at-least' or 'at-most' belongs here"},
        {"about matching_number\n", "8:1: MALFORMED: 'at-least' or 'at-most' belongs here"},
        {"at-least clique_number 0 1\nat-least clique_number 0 1\n",
         "9:10: MALFORMED: the terms must ascend, each bound once"},
        {"at-most matching_number\nat-least matching_number 0-1\n",
         "9:10: MALFORMED: the terms must ascend, each bound once"},
        {"at-most clique_number 0 1\n", "8:1: INVALID: each vertex has one number"},
        {"at-most toughness\n", "8:1: INVALID: the set does not show the bound"},
        {"at-least toughness 0\n", "8:10: MALFORMED: nothing shows such a bound of such a term"},
        {"at-most girth 0\n", "8:9: MALFORMED: nothing shows such a bound of such a term"},
        // The numbers end with the last colour, class, guard or set that may be told.
        {"at-most chromatic_number 0 1 0 1 64\n", "8:34: MALFORMED: a number 0..63 belongs here"},
        {"at-most chromatic_index 0 1 1 2 128\n", "8:33: MALFORMED: a number 0..127 belongs here"},
        {"at-least hadwiger_number 1 2 3 0 6\n", "8:34: MALFORMED: a number 0..5 belongs here"},
        {"at-most roman_domination_number 2 0 2 0 3\n",
         "8:41: MALFORMED: a number 0..2 belongs here"},
        {"at-most double_roman_domination_number 3 0 3 0 4\n",
         "8:48: MALFORMED: a number 0..3 belongs here"},
        {"at-most well_covered 1 0 1 0 4\n", "8:30: MALFORMED: a number 0..3 belongs here"},
        {"at-least matching_number 2-3 0-1\n", "8:30: MALFORMED: the order must ascend"},
    };
    for (const auto& [lines, fault] : faults)
        EXPECT_EQ(refutes(many, pentagon, lines), fault) << lines;
    // Those numbers are read.
    EXPECT_EQ(refutes("chromatic_number > 64", pentagon, "at-most chromatic_number 0 1 0 1 63\n"),
              "VALID");
    EXPECT_EQ(refutes("chromatic_index > 5", pentagon, "at-most chromatic_index 0 1 2 3 127\n"),
              "VALID");
}

}  // namespace
}  // namespace gazetteer::check
