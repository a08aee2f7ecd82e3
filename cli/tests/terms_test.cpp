// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer terms, run as a program.
#include <gtest/gtest.h>

#include "cli/tests/run.hpp"
#include "conjectures/language/terms.hpp"

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
    EXPECT_NE(text.out.find("P(game, graph, vertex): boolean\n"), std::string::npos);
}

TEST(TermsVerb, ItsExampleRuns) {
    expect_example_runs("terms");
}

}  // namespace
}  // namespace gazetteer::cli
