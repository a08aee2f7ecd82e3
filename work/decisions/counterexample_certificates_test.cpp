// SPDX-License-Identifier: GPL-3.0-or-later
// What is written of a counterexample to a conjecture about invariants, judged by the checker.
#include "work/decisions/counterexample_certificates.hpp"

#include <gmock/gmock.h>

#include "certificates/testkit/certificates.hpp"
#include "graph/families.hpp"
#include "graph/families/graph_text.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::decisions {
namespace {

using testing::HasSubstr;

/// The certificate that g refutes the conjecture, at vertex 0 if it speaks of one.
std::string refutation(const std::string& text, const Graph& g,
                       const std::vector<std::string>& hypotheses = {}) {
    const conjectures::Conjecture conjecture(*conjectures::parse_expression(text));
    const conjectures::Found found{g, conjecture.expression().about_vertices()};
    return certificates::written([&](std::ostream& out) {
        EXPECT_EQ(write_certificates(out, conjecture, found, hypotheses).unsaid, "");
    });
}

void expect_valid(const std::string& certificate) {
    const check::Finding finding = certificates::judged(certificate);
    EXPECT_EQ(finding.judgement, check::Judgement::valid) << finding.text << '\n' << certificate;
}

Graph graph_of(const std::string& text) {
    return to_graph(*parse_graph_text(text));
}
const char* wowii_109 =
    "independence_number <= floor((residue + 2 * induced_bipartite_number) / 3)";
const char* wowii_85 =
    "ceil(sqrt(1 + 2 * (min u: |{w: distance(u, w) mod 2 = 0}|))) <= induced_tree_number";
const char* wowii_63 =
    "ceil(((min u: |{w: distance(u, w) mod 2 = 0}|) + induced_bipartite_number + 1) / 3) <= "
    "induced_forest_number";
const char* wowii_200 =
    "induced_tree_number = ceil(1 + (sum u: local_independence(u)) / order) -> traceable";

TEST(RefutedStatements, OfWrittenOnTheWallAreCertified) {
    const std::string of_109 = refutation(wowii_109, graph_of("L???D}~nz{Np^b"), {"connected"});
    expect_valid(of_109);
    EXPECT_THAT(of_109, HasSubstr("\nhypothesis connected\ngraph L???D}~nz{Np^b\n"));
    EXPECT_THAT(of_109, HasSubstr("\nat-least independence_number 0 1 2 3 4 5 6\nend\n"));
    expect_valid(refutation(wowii_85, graph_of("corona(K8, K1)")));
    expect_valid(refutation(wowii_200, graph_of("J???wyNRx^_")));
}
TEST(RefutedStatementsStandard, OfOrder20AreCertified) {
    expect_valid(refutation(wowii_63, graph_of("blowup(K1, K2, K5, K6, K6; 0-3 0-4 1-2 1-4 2-3)"),
                            {"connected"}));
}

TEST(RefutedStatements, ForgedCertificatesAreRefused) {
    const std::string good = refutation(wowii_109, graph_of("L???D}~nz{Np^b"), {"connected"});
    const auto forged = [&](const std::string& part, const std::string& instead) {
        std::string text = good;
        text.replace(text.find(part), part.size(), instead);
        const check::Finding finding = certificates::judged(text);
        EXPECT_EQ(finding.judgement, check::Judgement::invalid) << text;
        return finding.text;
    };
    EXPECT_EQ(forged("graph L???D}~nz{Np^b", "graph L???D}~nz{Np^a"),
              "the numbers 7 and 7..13 are not told apart by what is known of them");
    EXPECT_EQ(forged("0 1 2 3 4 5 6", "0 1 2 3 4 5 7"), "the set does not show the bound");
    EXPECT_EQ(forged("0 1 2 3 4 5 6", "0 1 2 3 4 5"),
              "the numbers 6 and 6..13 are not told apart by what is known of them");
    EXPECT_EQ(forged("hypothesis connected", "hypothesis bipartite"),
              "a hypothesis is false of the graph");
    EXPECT_EQ(forged("number <= floor", "number <= 1 + floor"),
              "the numbers 7 and 7..13 are not told apart by what is known of them");
}

/// Behind what it rests on, with the rules of the games, once each and by their names.
TEST(RefutedStatements, OfGamesAreCertified) {
    const std::string text =
        refutation("outcome(snort) != P -> N(node_kayles) or outcome(snort) = L", graph_of("CR"));
    expect_valid(text);
    EXPECT_THAT(text, HasSubstr("claim refutes\nrules 2\ngame node_kayles\n"
                                "move u: delete(u, N(u))\nrules 4\ngame snort\nset L, R\n"));
    EXPECT_GT(text.find("claim refutes"), text.rfind("claim outcome"));
    EXPECT_THAT(refutation("grundy(edge_delete) != winning_moves(ueg)", graph_of("path 4")),
                HasSubstr("claim refutes\nexpression grundy(edge_delete) != winning_moves(ueg)\n"
                          "graph Ch\nroot 0\nverdict false\n"));
}

/// Each term with a witness, on a graph that has it: the bound beyond its value is refuted.
TEST(BoundWitnesses, ShowTheValue) {
    const Graph grid = graph_of("grid 2 4");
    for (const char* term :
         {"independence_number", "induced_forest_number", "max_leaves", "induced_bipartite_number",
          "induced_tree_number", "induced_path_number", "clique_number", "matching_number"}) {
        const auto value = conjectures::term(conjectures::find_term(term)).of_graph(grid).value();
        const std::string text = refutation(term + (" < " + std::to_string(value)), grid);
        expect_valid(text);
        EXPECT_THAT(text, HasSubstr("at-least " + std::string(term))) << text;
    }
    for (const char* term : {"domination_number", "total_domination_number", "chromatic_number",
                             "connected_domination_number", "vertex_cover_number",
                             "decycling_number", "path_cover_number", "matching_number"}) {
        const auto value = conjectures::term(conjectures::find_term(term)).of_graph(grid).value();
        const std::string text = refutation(term + (" > " + std::to_string(value)), grid);
        expect_valid(text);
        EXPECT_THAT(text, HasSubstr("at-most " + std::string(term))) << text;
    }
    EXPECT_THAT(refutation("not hamiltonian", grid), HasSubstr("at-least hamiltonian 0 1 "));
}

TEST(RefutedStatements, WhatCannotBeJudgedIsSaid) {
    const auto unsaid = [](const std::string& text, const Graph& g) {
        const conjectures::Conjecture conjecture(*conjectures::parse_expression(text));
        std::ostringstream out;
        const Written written = write_certificates(out, conjecture, {g, false});
        EXPECT_EQ(written.certificates, 0);
        EXPECT_EQ(out.str(), "");
        return written.unsaid;
    };
    EXPECT_EQ(unsaid("forall k in 2..order: false", to_graph(complete(5))),
              "gazetteer-check knows no quantifiers over numbers");
    EXPECT_EQ(unsaid("not perfect", Graph(25)), "a table of all sets is made up to order 24");
}

}  // namespace
}  // namespace gazetteer::decisions
