// SPDX-License-Identifier: GPL-3.0-or-later
// A graph is written the same way for every verb: in nauty's formats or by its family.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The verbs that take a graph, each with an example of its other arguments.
std::vector<Words> commands_on(const std::string& graph) {
    return {{"solve", "ueg", "--root", "0", "--json", graph},
            {"kernel", "--json", graph},
            {"draw", graph, "-o", "-"},
            {"hunt", "order > 0", "--json", "--graph", graph}};
}

/// The output without the words for the graph itself.
std::string without(std::string text, const std::string& words) {
    for (auto at = text.find(words); at != text.npos; at = text.find(words))
        text.erase(at, words.size());
    return text;
}

TEST(GraphText, EveryVerbTakesFamilies) {
    const std::pair<std::string, SparseGraph> pairs[] = {
        {"grid 3 3", Grid{3, 3}.graph()}, {"cube 3", cube(3)}, {"circulant 7 1", cycle(7)}};
    for (const auto& [family, graph] : pairs) {
        const std::string graph6 = to_graph6(graph);
        const auto by_name = commands_on(family);
        const auto by_graph6 = commands_on(graph6);
        for (std::size_t i = 0; i < by_name.size(); ++i) {
            const Ran named = run_gazetteer(by_name[i]);
            const Ran plain = run_gazetteer(by_graph6[i]);
            EXPECT_EQ(named.exit_code, 0) << named.err;
            EXPECT_FALSE(named.out.empty());
            // A picture names the family as its layout, too.
            EXPECT_EQ(without(without(named.out, family), graph6).size(),
                      without(without(plain.out, family), graph6).size())
                << by_name[i][0];
        }
        EXPECT_EQ(run_gazetteer({"solve", "ueg", "--json"}, family + "\n").json_lines().size(),
                  static_cast<std::size_t>(graph.order()));
    }
}

TEST(GraphText, EveryVerbSaysWhatIsRight) {
    for (const auto& command : commands_on("gird 3 3")) {
        const Ran ran = run_gazetteer(command);
        EXPECT_EQ(ran.exit_code, 2) << command[0];
        EXPECT_THAT(
            ran.err,
            HasSubstr("'gird' is not a family of graphs; the nearest known one is grid M N..."))
            << command[0];
        EXPECT_THAT(ran.err, HasSubstr(":1:1")) << command[0];
    }
    for (const auto& command : commands_on("grid 3"))
        EXPECT_THAT(run_gazetteer(command).err,
                    HasSubstr("grid M N... takes 2 numbers or more, not 1"));
    expect_one_complaint(
        run_gazetteer({"solve", "dvg", "cycle 3"}), 2,
        "<argument 1>:1:1: a family of graphs; a digraph is expected, in digraph6");
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--graphs", "gird 2..3 2..3"}).err,
                HasSubstr("the nearest known one is grid"));
}

TEST(GraphText, NameOfAFileIsToldHowItIsRead) {
    const TemporaryFolder folder;
    const std::string path = folder.path("graph.txt");
    std::ofstream(path) << "0-1 1-2\n";
    for (const auto& command : commands_on(path)) {
        const std::string option = command[0] == "hunt" ? "--input" : "--file";
        const Ran ran = run_gazetteer(command);
        EXPECT_EQ(ran.exit_code, 2) << command[0];
        EXPECT_THAT(ran.err,
                    HasSubstr("; " + path + " is a file: " + option + " " + path + " reads it"));
    }
    for (const auto& command : commands_on(path + "x"))
        EXPECT_THAT(run_gazetteer(command).err, Not(HasSubstr("is a file"))) << command[0];
}

/// A family serves a hunt as a class too, with ranges for its numbers.
TEST(GraphText, EveryFamilyIsAGround) {
    for (const char* family : {"kneser ..5 ..2", "queen ..3 ..3", "paley", "circulant ..7 1 2"})
        EXPECT_EQ(run_gazetteer({"hunt", "order > 0", "--graphs", family}).exit_code, 0) << family;
}

}  // namespace
}  // namespace gazetteer::cli
