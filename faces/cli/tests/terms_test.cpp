// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer terms, run as a program.
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::cli {
namespace {

TEST(TermsVerb, ListsEachTerm) {
    const Ran text = run_gazetteer({"terms"});
    EXPECT_EQ(text.exit_code, 0);
    const auto lines = run_gazetteer({"terms", "--json"}).json_lines();
    ASSERT_EQ(lines.size(), conjectures::terms().size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const conjectures::Term& t = conjectures::terms()[i];
        EXPECT_EQ(lines[i].at("name"), t.name);
        EXPECT_EQ(lines[i].at("definition"), t.definition);
        EXPECT_EQ(lines[i].at("nanoseconds"), t.nanoseconds);
        EXPECT_NE(text.out.find(std::string("    ") + t.definition + "\n"), std::string::npos);
    }
    EXPECT_NE(text.out.find("degree(graph, vertex): integer\n"), std::string::npos);
    EXPECT_NE(text.out.find("delete_edge(graph, vertex, vertex): graph\n"), std::string::npos);
    EXPECT_NE(text.out.find("P(game, graph or digraph, vertex): boolean\n"), std::string::npos);
}

TEST(TermsVerb, GroupsThemByKind) {
    const auto lines = run_gazetteer({"terms", "--json"}).json_lines();
    const auto group_of = [&](const std::string& name) {
        for (const auto& line : lines)
            if (line.at("name") == name) return line.at("group").get<std::string>();
        return std::string();
    };
    EXPECT_EQ(group_of("grundy"), "games");
    EXPECT_EQ(group_of("planar"), "properties of graphs");
    EXPECT_EQ(group_of("chromatic_number"), "numbers of graphs");
    EXPECT_EQ(group_of("eigenvalue"), "real numbers");
    EXPECT_EQ(group_of("in_even_kernel"), "properties of vertices");
    EXPECT_EQ(group_of("degree"), "numbers of vertices");
    EXPECT_EQ(group_of("distance"), "pairs");
    EXPECT_EQ(group_of("contains"), "pairs");
    EXPECT_EQ(group_of("line_graph"), "graphs made of graphs");
    // Each stands below its heading, and below no other.
    const std::string text = run_gazetteer({"terms"}).out;
    for (const auto& line : lines) {
        const std::string name = line.at("name");
        const auto place = ("\n" + text).find("\n" + name + "(");
        ASSERT_NE(place, text.npos) << name;
        const auto above = text.rfind("\n== ", place);
        const auto begin = above == text.npos ? 3 : above + 4;
        EXPECT_EQ(text.substr(begin, text.find(" ==", begin) - begin), line.at("group")) << name;
    }
    EXPECT_EQ(run_gazetteer({"terms", "degree"}).out.find("=="), text.npos);
}

TEST(TermsVerb, ItsExampleRuns) {
    expect_example_runs("terms");
}

}  // namespace
}  // namespace gazetteer::cli
