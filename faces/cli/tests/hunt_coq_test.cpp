// SPDX-License-Identifier: GPL-3.0-or-later
// Counterexamples as theorems: what hunt --coq writes is given to the real coqc.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "certificates/coq_theorem.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/tests/run.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "language/expressions/terms.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

/// A file of theorems in a folder of its own.
class CoqFile {
  public:
    std::string name() const { return folder_.path("theorem.v"); }
    std::string text() const { return contents(name()); }
    void write(const std::string& text) const { std::ofstream(name()) << text; }
    Ran compiled() const { return run_shell("cd '" + folder_.path() + "' && coqc theorem.v"); }

  private:
    TemporaryFolder folder_;
};

const std::string wowii_109 =
    "independence_number <= floor((residue + 2 * induced_bipartite_number) / 3)";

void hunt(const Words& arguments, const CoqFile& file) {
    Words all{"hunt", "--coq", file.name()};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Ran ran = run_gazetteer(all);
    EXPECT_EQ(ran.exit_code, exit_refuted) << ran.err;
    EXPECT_EQ(ran.err, "");
}

/// The theorem is accepted, and one of another graph is not.
void expect_proved(const CoqFile& file, const std::string& part, const std::string& instead) {
    const Ran good = file.compiled();
    EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
    EXPECT_THAT(good.out, HasSubstr("Closed under the global context"));
    std::string wrong = file.text();
    ASSERT_NE(wrong.find(part), wrong.npos) << wrong;
    file.write(wrong.replace(wrong.find(part), part.size(), instead));
    const Ran refused = file.compiled();
    EXPECT_NE(refused.exit_code, 0) << part;
    EXPECT_THAT(refused.err, HasSubstr("Unable to unify"));
}

TEST(HuntCoqLong, CoqProvesThatAConjectureIsRefuted) {
    const CoqFile file;
    hunt({wowii_109, "--graph", "L???D}~nz{Np^b"}, file);
    expect_proved(file, "Graph 13 [[7; ", "Graph 13 [[8; ");
}

TEST(HuntCoqLong, AtAVertexAndWithHypotheses) {
    const CoqFile file;
    hunt({"size / degree < order or (exists u: distance(u, v) > 2)", "--graphs", "connected",
          "--order", "..6"},
         file);
    EXPECT_THAT(file.text(), HasSubstr("hypothesis_1 G v = true ->"));
    expect_proved(file, "Definition counterexample : graph :=\n  Graph ",
                  "Definition counterexample : graph :=\n  Graph 1");
}

TEST(HuntCoqLong, AsymmetricListsAreNoGraph) {
    const CoqFile file;
    hunt({"order > 2", "--order", "2"}, file);
    expect_proved(file, "Graph 2 [[]; []]", "Graph 2 [[1]; []]");
}

/// That each definition of a graph has the value of the language, a goal a line; distances where
/// the graph is connected.
std::string goals(const Graph& g) {
    std::string result;
    const auto add = [&](const std::string& name, const std::string& vertex,
                         conjectures::Integer value) {
        const bool is_boolean =
            conjectures::term(conjectures::find_term(name)).result == conjectures::Type::boolean;
        const std::string text =
            is_boolean ? value == conjectures::Integer(1) ? "true" : "false" : to_string(value);
        if (value.is_finite())
            result += "Goal " + name + " (" + certificates::coq_graph(g) + ")" + vertex + " = " +
                      text + ". vm_compute. reflexivity. Qed.\n";
    };
    for (const char* name :
         {"order", "size", "min_degree", "max_degree", "residue", "independence_number",
          "clique_number", "induced_forest_number", "induced_tree_number", "induced_path_number",
          "induced_bipartite_number", "radius", "diameter", "regular", "connected", "bipartite",
          "forest", "tree", "traceable"})
        add(name, "", conjectures::term(conjectures::find_term(name)).of_graph(g));
    for (const char* name : {"degree", "eccentricity", "local_independence"})
        for (Vertex v : g.vertices())
            add(name, " " + std::to_string(v),
                conjectures::term(conjectures::find_term(name)).of_vertex(g, v));
    return result;
}

TEST(HuntCoqLong, TheDefinitionsHaveTheValuesOfTheLanguage) {
    const CoqFile file;
    std::string text(certificates::coq_library());
    int graphs = 0;
    for_each_graph({.order_min = 0, .order_max = 5}, [&](const Graph& g) {
        ++graphs;
        text += goals(g);
        return true;
    });
    EXPECT_EQ(graphs, 53);
    file.write(text);
    const Ran right = file.compiled();
    EXPECT_EQ(right.exit_code, 0) << right.err;
    // A wrong definition is noticed.
    file.write(text.replace(text.find("Nat.iter k (step S) T"), 8, "Nat.iter 1"));
    EXPECT_NE(file.compiled().exit_code, 0);
}

TEST(HuntCoq, WordsWithoutADefinitionAreNamed) {
    const auto refused = [](const std::string& conjecture, const std::string& message) {
        expect_one_complaint(run_gazetteer({"hunt", conjecture, "--coq", "theorem.v"}), exit_usage,
                             message);
    };
    refused("P(edge_delete) xor tree", "--coq: 'edge_delete' has no definition in Coq");
    refused("planar", "--coq: 'planar' has no definition in Coq");
    refused("grundy(slither) < 2", "--coq: 'slither' has no definition in Coq");
    refused("domination_number < 2", "--coq: 'domination_number' has no definition in Coq");
    refused("size(complement) < 2", "--coq: 'complement' has no definition in Coq");
    refused("sqrt(order) < 2", "--coq: 'sqrt' has no definition in Coq");
    refused("forall u: 1 / degree(u) < 2",
            "--coq: 'a divisor in a quantifier' has no definition in Coq");
}

TEST(HuntCoq, WithoutACounterexampleThereIsNoTheorem) {
    const CoqFile file;
    const Ran holds = run_gazetteer({"hunt", "order > 0", "--order", "..3", "--coq", file.name()});
    EXPECT_EQ(holds.exit_code, exit_ok);
    EXPECT_THAT(holds.err, HasSubstr("no theorem: no counterexample"));
    const Ran large =
        run_gazetteer({"hunt", "order < 9", "--graph", "path 17", "--coq", file.name()});
    EXPECT_EQ(large.exit_code, exit_refuted);
    EXPECT_THAT(large.err,
                HasSubstr("no theorem: Coq computes invariants of graphs of order at most 16"));
    EXPECT_EQ(file.text(), "");
}

}  // namespace
}  // namespace gazetteer::cli
