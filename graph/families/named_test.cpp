// SPDX-License-Identifier: GPL-3.0-or-later
// The list of families: each name makes what it says, and each wrong text is told what is right.
#include "graph/families/named.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "work/testkit/peak_bytes.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;

SparseGraph member(const char* text) {
    const auto parsed = parse_family_member(text);
    EXPECT_TRUE(parsed) << text;
    return parsed->graph();
}

void expect_error(const char* text, int column, const char* message) {
    const auto parsed = parse_family_member(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_THAT(parsed.error().message, HasSubstr(message)) << text;
    EXPECT_EQ(parsed.error().column, column) << text;
}

TEST(NamedFamilies, AreWhatTheyAreCalled) {
    EXPECT_EQ(member("path 0"), SparseGraph());
    EXPECT_EQ(member("path 4"), path(4));
    EXPECT_EQ(member(" grid  2\t3 "), (Grid{2, 3}.graph()));
    EXPECT_EQ(member("grid 2 3 4"), grid_of_sides(std::vector{2, 3, 4}));
    EXPECT_EQ(member("complete_bipartite 2 3"), complete_bipartite(2, 3));
    EXPECT_EQ(member("cocktail_party 3"), cocktail_party(3));
    EXPECT_EQ(member("cube 3"), cube(3));
    EXPECT_EQ(member("star 0"), path(1));
    EXPECT_EQ(member("star 2"), (SparseGraph(3, {{0, 2}, {1, 2}})));
    EXPECT_EQ(member("fan 2"), complete(3));
    EXPECT_EQ(member("fan 3"), (SparseGraph(4, {{0, 1}, {1, 2}, {0, 3}, {1, 3}, {2, 3}})));
    EXPECT_EQ(member("wheel 3"), complete(4));
    EXPECT_EQ(member("wheel 4").size(), 8);
    EXPECT_EQ(member("torus 3 4"), cartesian_product(cycle(3), cycle(4)));
    EXPECT_EQ(member("torus 3 3 3").size(), 81);
    EXPECT_EQ(member("kneser 5 2"), subset_graph(5, 2, 0));
    EXPECT_EQ(member("johnson 4 2"), subset_graph(4, 2, 1));
    EXPECT_EQ(member("hamming 3 2").size(), cube(3).size());
    EXPECT_EQ(member("circulant 10 1 5"), circulant_graph(10, std::vector{1, 5}));
    EXPECT_EQ(member("circulant 5 1"), cycle(5));
    EXPECT_EQ(member("generalized_petersen 5 2"), generalized_petersen_graph(5, 2));
    EXPECT_EQ(member("mutilated_grid 1 2"), SparseGraph());
    EXPECT_EQ(member("mycielski 1"), mycielski_graph(1));
    EXPECT_EQ(member("king 2 2"), complete(4));
    EXPECT_EQ(member("queen 1 5"), complete(5));
    EXPECT_EQ(member("latin_square 2"), complete(4));
    EXPECT_EQ(member("paley 5").size(), 5);
    EXPECT_EQ(member("caterpillar 0 4"), path(4));
    EXPECT_EQ(member("ladder 2").size(), 4);
    EXPECT_EQ(member("comb 3").size(), 5);
    EXPECT_EQ(member("sun 3").size(), 6);
    EXPECT_EQ(member("prism 4").size(), cube(3).size());
    EXPECT_EQ(member("moebius 2"), complete(4));
}

/// Every member within the ranges that is small has the order that is said without making it, and
/// no more edges and bytes.
void expect_orders(const Family& family, std::vector<int> values) {
    if (values.size() == family.parameters.size()) {
        const long order = family.order(values);
        if (order < 0 || order > 200) return;
        const FamilyMember member{&family, values};
        SparseGraph g;
        EXPECT_LE(runs::peak_bytes([&] { g = member.graph(); }), member.bytes()) << family.name;
        EXPECT_EQ(g.order(), order) << family.name << " " << values[0];
        EXPECT_LE(g.size(), member.size_max()) << family.name << " " << values[0];
        return;
    }
    const FamilyParameter& next = family.parameter(values.size());
    values.push_back(0);
    for (int value = next.low; value <= std::min(next.high, next.low + 12); ++value) {
        values.back() = value;
        expect_orders(family, values);
    }
}

TEST(NamedFamilies, KnowTheOrderOfEachMember) {
    for (const Family& family : families()) expect_orders(family, {});
}

/// The bounds of sparse families are near: else a graph would be refused that fits.
TEST(NamedFamilies, KnowTheSizesOfSparseMembers) {
    for (const auto& [text, size] :
         std::vector<std::pair<const char*, long>>{{"path 1000000", 1'000'000},
                                                   {"cycle 12345", 12'345},
                                                   {"complete_bipartite 3 1000", 3000},
                                                   {"cube 10", 5 * 1024},
                                                   {"grid 700 700", 2 * 700 * 699},
                                                   {"grid 2 3 4", 12 + 16 + 18},
                                                   {"hamming 2 5", 100},
                                                   {"half_cube 5", 80},
                                                   {"mutilated_grid 8 8", 112},
                                                   {"king 8 8", 256},
                                                   {"circulant 1400 1 2 3", 4200},
                                                   {"complete 30", 435},
                                                   {"paley 13", 78}})
        EXPECT_EQ(parse_family_member(text)->size_max(), size) << text;
}

TEST(NamedFamilies, TheBytesOfLargeMembersAreBounded) {
    for (const char* text : {"path 100000", "path 70000", "complete 300", "grid 100 100 10",
                             "cube 12", "circulant 1000 1 2"}) {
        const auto large = parse_family_member(text);
        const double most = runs::peak_bytes([&] { large->graph(); });
        EXPECT_LE(most, large->bytes()) << text;
        EXPECT_GE(3 * most, large->bytes()) << text;
    }
}

/// The largest member of each family can be made in a moment.
TEST(NamedFamilies, HaveAtMostAMillionEdges) {
    for (const char* text :
         {"complete 1000", "complete_bipartite 1000 1000", "cocktail_party 500", "cube 16",
          "grid 700 700", "kneser 12 4", "johnson 12 4", "hamming 2 64", "hamming 1 1000",
          "half_cube 11", "symplectic 5", "king 37 37", "queen 37 37", "queen 1 1400",
          "latin_square 37", "paley 1381", "circulant 1400 1 2 3", "mycielski 10"}) {
        EXPECT_LE(member(text).size(), 1'000'000) << text;
        EXPECT_GT(member(text).size(), 100) << text;
    }
}

TEST(NamedFamilies, WrongTextsAreToldWhatIsRight) {
    expect_error("", 1, "a family of graphs is expected: path N, cycle N");
    expect_error("gird 3 3", 1,
                 "'gird' is not a family of graphs; the nearest known one is grid M N");
    expect_error(" zzzzzzzzz 3", 2, "'zzzzzzzzz' is not a family of graphs; there are path N");
    expect_error("grid 3", 1, "grid M N... takes 2 numbers or more, not 1");
    expect_error("king 3 3 3", 10, "king M N takes 2 numbers, not 3");
    expect_error("cube", 1, "cube N takes 1 number, not 0");
    expect_error("circulant 9", 1, "circulant N J... takes 2 numbers or more, not 1");
    expect_error("grid 3 x", 8, "grid M N...: N is a number from 1 to 700, not 'x'");
    expect_error("cycle 2", 7, "N is a number from 3 to 1000000, not '2'");
    expect_error("cycle 99999999999", 7, "not '99999999999'");
    expect_error("paley 9", 7, "paley Q: Q a prime, Q = 1 (mod 4)");
    expect_error("petersen 5 2", 1, "the nearest known one is generalized_petersen N K");
    expect_error("generalized_petersen 6 3", 22, "K < N / 2");
    expect_error("circulant 9 5", 11, "none above N / 2");
    expect_error("circulant 9 2 2", 11, "ascending");
    expect_error("kneser 3 4", 8, "K <= N");
    expect_error("kneser 20 10", 8, "the order is 184756; at most 1400 is made");
}

TEST(NamedFamilies, AreListedWithTheirNumbers) {
    EXPECT_THAT(family_list(), HasSubstr("path N, cycle N, "));
    EXPECT_THAT(family_list(), HasSubstr("circulant N J..."));
}

}  // namespace
}  // namespace gazetteer
