// SPDX-License-Identifier: GPL-3.0-or-later
// Lines as one writes graphs: nauty's formats and families, and what is said of anything else.
#include "graph/families/graph_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "graph/families.hpp"
#include "graph/families/graph_text_properties.hpp"
#include "graph/families/named.hpp"
#include "work/limits.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

TEST(GraphText, IsAFormatOfNautyOrAFamily) {
    EXPECT_EQ(*parse_graph_text("A_"), path(2));
    EXPECT_EQ(*parse_graph_text(">>graph6<<A_"), path(2));
    EXPECT_EQ(*parse_graph_text("grid 3 3"), (Grid{3, 3}.graph()));
    EXPECT_EQ(parse_graph_text("grid 30 30")->order(), 900);
    EXPECT_EQ(*parse_small_graph_text("path 64"), to_graph(path(64)));
    EXPECT_THAT(parse_small_graph_text("path 65").error().message,
                HasSubstr("the order is 65; at most 64"));
    EXPECT_EQ(std::get<SparseGraph>(*parse_board("cycle 3", false)), cycle(3));
    EXPECT_EQ(std::get<Digraph>(*parse_board("&BP_", true)).order(), 3);
    EXPECT_THAT(parse_board("cycle 3", true).error().message, HasSubstr("a digraph is expected"));
}

TEST(GraphText, SaysWhatIsWrongAndWhatIsNear) {
    EXPECT_THAT(parse_graph_text("gird 3 3").error().message,
                HasSubstr("the nearest known one is grid M N"));
    EXPECT_THAT(parse_graph_text("gird").error().message,
                HasSubstr("the nearest known one is grid M N"));
    EXPECT_THAT(parse_small_graph_text("cub").error().message,
                HasSubstr("nearest known one is cube N"));
    EXPECT_THAT(parse_graph_text("hypercube 3").error().message,
                HasSubstr("the nearest known one is cube N"));
    EXPECT_THAT(parse_graph_text("petersen").error().message,
                HasSubstr("the nearest known one is generalized_petersen N K"));
    EXPECT_THAT(parse_graph_text("cube").error().message, HasSubstr("cube N takes 1 number"));
    EXPECT_EQ(parse_graph_text("A").error(), parse_graph("A").error());
    EXPECT_EQ(parse_graph_text("xyzzy").error(), parse_graph("xyzzy").error());
    EXPECT_EQ(parse_graph_text("D {").error(), parse_graph("D {").error());
}

TEST(GraphText, AFamilyKeepsToTheMemory) {
    const runs::WorkLimits limits({}, 16U << 20);
    EXPECT_EQ(parse_graph_text("path 1000000").error().message,
              "the graph takes 54 MiB, allowed are 16 MiB");
    EXPECT_FALSE(parse_board("path 1000000", false));
    EXPECT_EQ(parse_graph_text("path 100000")->order(), 100'000);
}

/// No line of nauty's is taken for a family: none has a blank, and a name is too short a line.
TEST(GraphText, NoFamilyHidesAGraph) {
    for (const Family& family : families()) EXPECT_FALSE(parse_graph(family.name)) << family.name;
}

/// A hundred thousand texts made of the names, numbers and bytes near them.
TEST(GraphTextStandard, DamagedFamiliesAreReadSoundly) {
    std::vector<std::string> parts{"0", "1", "2", "3", "5", "13", "64", "99999999999", "-1", "x"};
    for (const Family& family : families()) parts.emplace_back(family.name);
    std::mt19937 random(11);
    const auto below = [&random](std::size_t n) { return random() % n; };
    int read = 0;
    for (int i = 0; i < 100'000; ++i) {
        std::string line = families()[below(families().size())].name;
        for (std::size_t more = below(4); more > 0; --more)
            line += " " + parts[below(parts.size())];
        if (below(4) == 0) line[below(line.size())] = static_cast<char>(below(256));
        ASSERT_NO_THROW(require_sound_graph_text(line)) << testing::PrintToString(line);
        read += parse_family_member(line) ? 1 : 0;
    }
    EXPECT_GT(read, 1000);
}

}  // namespace
}  // namespace gazetteer
