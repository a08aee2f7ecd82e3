// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer solve edge-labelling: by search, as the definition says, and certified.
#include <gtest/gtest.h>

#include <algorithm>

#include "faces/cli/tests/certificates.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/outcome.hpp"
#include "oracle/rules/edge_labelling.hpp"

namespace gazetteer::cli {
namespace {

TEST(SolveEdgeLabelling, InPrint) {
    EXPECT_EQ(run_gazetteer({"solve", "edge-labelling", "--json", "Bg"}).out,
              "{\"graph\":\"Bg\",\"game\":\"edge-labelling\",\"outcome\":\"N\","
              "\"winning_moves\":[\"0-1=1\",\"0-1=2\",\"1-2=1\",\"1-2=2\"],"
              "\"decided_by\":\"search\",\"engine\":\"memo\",\"positions\":5.0,"
              "\"witness\":null}\n");
    const Ran table = run_gazetteer({"solve", "edge-labelling", "Bg"});
    EXPECT_NE(table.out.find("N        0-1=1 0-1=2 1-2=1 1-2=2  search (memo)\n"),
              std::string::npos)
        << table.out;
    EXPECT_EQ(run_gazetteer({"solve", "edge-labelling", "--by", "theorem", "Bg"}).exit_code,
              exit_usage);
}

TEST(SolveEdgeLabelling, EqualsTheDefinitionAndIsCertified) {
    for_each_graph({.order_max = 4}, [](const Graph& g) {
        if (g.size() > 4) return true;
        const TemporaryFile file;
        const Ran run = run_gazetteer(
            {"solve", "edge-labelling", "--json", to_graph6(g), "--certificate", file.name()});
        const auto line = run.json_lines().at(0);
        const auto position = EdgeLabelling::start(g);
        EXPECT_EQ(line["outcome"], to_string(outcome<EdgeLabelling>(position)));
        std::vector<EdgeLabelling::Move> winning;
        for (const auto& option : EdgeLabelling::options(position))
            if (outcome<EdgeLabelling>(option) == Outcome::P)
                winning.push_back(EdgeLabelling::move(position, option));
        std::ranges::sort(winning);
        std::vector<std::string> texts;
        for (const auto& move : winning) texts.push_back(text(move));
        EXPECT_EQ(line["winning_moves"], texts);
        EXPECT_EQ(run_check(file).exit_code, 0);
        return !testing::Test::HasFailure();
    });
}

}  // namespace
}  // namespace gazetteer::cli
