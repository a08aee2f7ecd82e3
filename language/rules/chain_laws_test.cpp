// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped games on chains: which laws are proved, and why others are not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "language/rules/game_library.hpp"
#include "language/testkit/chain_laws.hpp"
#include "oracle/chains/laws.hpp"
#include "oracle/script/solver.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::conjectures {
namespace {

using chains::GameLaw;
using chains::Pattern;
using chains::Period;
using testing::HasSubstr;

const chains::Unit point{1, {}, {{0, 0}}};
const chains::Unit tooth{2, {{0, 1}}, {{0, 0}}};
const chains::Unit two_leaves{3, {{0, 1}, {0, 2}}, {{0, 0}}};
const chains::Unit rung{2, {{0, 1}}, {{0, 0}, {1, 1}}};
/// Triangles, each with a vertex of the one before.
const chains::Unit triangle{2, {{0, 1}}, {{0, 0}, {1, 0}}};
const chains::Unit strip{2, {{0, 1}}, {{0, 0}, {1, 1}, {1, 0}}};

const script::Rules& shipped(const std::string& name) {
    static const GameLibrary library = GameLibrary::shipped();
    return *library.find(name);
}

struct Proved {
    const char* game;
    Pattern pattern;
    Period period;
    std::vector<int> first_values;
};

const std::vector<Proved> proved_laws{
    {"node_kayles", {.unit = point}, {52, 34}, {1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4}},
    {"node_kayles", {.unit = point, .closed = true}, {38, 34}, {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"arc_kayles", {.unit = point}, {53, 34}, {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4}},
    {"arc_kayles", {.unit = point, .closed = true}, {38, 34}, {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"edge_deletion", {.unit = point}, {55, 34}, {0, 0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3}},
    {"edge_deletion", {.unit = point, .closed = true}, {38, 34}, {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"kayles", {.unit = point}, {71, 12}, {1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7}},
    {"kayles", {.unit = point, .closed = true}, {3, 1}, {0, 0, 0, 0}},
    {"graph_chomp", {.unit = point}, {1, 2}, {1, 2, 1, 2, 1, 2}},
    {"even_vertex_deletion", {.unit = point}, {1, 2}, {1, 0, 1, 0}},
    {"odd_vertex_deletion", {.unit = point}, {1, 2}, {0, 1, 0, 1}},
    // On combs Arc Kayles is Kayles, and so is Node Kayles on chains of triangles.
    {"arc_kayles", {.unit = tooth}, {71, 12}, {1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7}},
    {"node_kayles", {.unit = triangle}, {71, 12}, {1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7}},
    {"edge_deletion", {.unit = tooth}, {1, 2}, {0, 1, 0, 1}},
    {"node_kayles", {.unit = tooth}, {1, 2}, {1, 0, 1, 0}},
    {"node_kayles", {.unit = tooth, .closed = true}, {3, 2}, {1, 0, 1, 0}},
    {"node_kayles", {.unit = two_leaves}, {1, 4}, {2, 1, 3, 0, 2, 1, 3, 0}},
    {"node_kayles", {.unit = rung, .closed = true}, {3, 1}, {0, 0, 0, 0}},
    {"node_kayles", {.unit = rung, .closed = true, .turn = {1, 0}}, {3, 1}, {1, 1, 1, 1}},
};

TEST(ChainLawsOfGames, AreProved) {
    for (const auto& [game, pattern, period, first_values] : proved_laws) {
        const GameLaw law = chains::law_of(shipped(game), pattern);
        ASSERT_TRUE(law.proved) << game;
        EXPECT_EQ(law.own, period) << game;
        for (std::size_t i = 0; i < first_values.size(); ++i)
            EXPECT_EQ(law.value(law.length_min + static_cast<int>(i)), first_values[i]) << game;
    }
}

/// By the game on the graphs, whose positions are then not those of pieces.
TEST(ChainLawsOfGames, AreWhatTheGamesSay) {
    for (const auto& [game, pattern, period, first_values] : proved_laws) {
        const GameLaw law = chains::law_of(shipped(game), pattern, {.table = {.checked_order = 0}});
        script::Solver<script::ExactKey> solver(shipped(game));
        for (int n = law.length_min; n * pattern.unit.order <= 10; ++n) {
            const Graph g =
                chains::graph_of(pattern, {pattern.left, pattern.right, n, pattern.closed});
            EXPECT_EQ(solver.grundy_value(solver.game().start(g, {})), law.value(n)) << game << n;
        }
    }
}

/// The values of Node Kayles on the chain of that name, from the first one on.
std::vector<int> node_kayles_on(const std::string& name, int length_max, bool& proved) {
    for (const NamedPattern& named : named_patterns()) {
        if (name != named.name) continue;
        const GameLaw law =
            chains::law_of(shipped("node_kayles"), named.pattern, {.length_max = length_max});
        proved = law.proved.has_value();
        return law.values;
    }
    ADD_FAILURE() << name;
    return {};
}

/// Sequences that the OEIS has, and what it says of their periods.
TEST(ChainLawsOfGamesStandard, AreThoseOfTheEncyclopedia) {
    using testing::ElementsAre;
    bool proved = false;
    const auto begins = [](std::vector<int> values, std::vector<int> with) {
        values.resize(with.size());
        EXPECT_EQ(values, with);
    };
    // A316781: period 12 from the 69th term on.
    const std::vector<int> diamonds = node_kayles_on("diamonds in a row", 2'000, proved);
    EXPECT_TRUE(proved);
    begins(diamonds, {2, 1, 0, 3, 3, 1, 4, 2, 6, 5, 0, 2, 7, 1, 4, 3, 3, 1, 4, 7, 7, 5, 0, 2, 8});
    EXPECT_NE(diamonds[67], diamonds[79]);
    for (std::size_t i = 68; i + 12 < diamonds.size(); ++i)
        EXPECT_EQ(diamonds[i], diamonds[i + 12]);
    // A316629, and the comment on 4-cycles that meet at opposite vertices.
    begins(node_kayles_on("4-cycles in a row at neighbours", 100, proved),
           {0, 1,  3, 4,  2, 3, 1, 2, 0, 4, 6, 5, 7, 3, 2, 7, 6, 2, 0, 2, 1, 3, 2, 4, 3, 5, 0, 3, 1,
            2, 10, 1, 11, 2, 1, 9, 7, 8, 4, 9, 5, 3, 1, 2, 7, 4, 9, 7, 6, 9, 7, 8, 4, 3, 5, 2, 6});
    begins(node_kayles_on("4-cycles in a row at opposite vertices", 2'000, proved),
           {0, 1, 0, 1, 0, 1, 0, 1});
    EXPECT_TRUE(proved);
    // A317367, every third term from the sixth vertex on: period 62.
    const auto scallops = node_kayles_on("path of 3n with edges to the third next", 2'000, proved);
    EXPECT_TRUE(proved);
    begins({scallops.begin() + 1, scallops.end()},
           {1, 1, 0, 3, 3, 4, 2, 2, 3, 3, 0, 2, 1, 1, 0, 4, 6, 5,
            1, 2, 0, 3, 1, 2, 2, 4, 4, 5, 6, 2, 1, 3, 0, 2, 1});
}

TEST(ChainLawsOfGames, GrimOnPathsHasNoKnownPeriod) {
    // Officers, 0.6 [BCG82].
    const GameLaw law = chains::law_of(shipped("grim"), {.unit = point}, {.length_max = 1000});
    EXPECT_FALSE(law.proved);
    EXPECT_EQ(law.value(5), 1);
}

TEST(ChainLawsOfGamesStandard, TheDocumentHasThem) {
    std::ifstream file(source_path("docs/families/laws.txt"));
    const std::string written{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(written, chain_laws_text())
        << "rewrite it: build/language/chain_laws_record docs/families/laws.txt";
}

TEST(ChainLawsOfGames, OthersAreToldWhyNot) {
    const auto why = [](const char* game, const Pattern& pattern) -> std::string {
        try {
            chains::law_of(shipped(game), pattern, {.length_max = 100});
        } catch (const chains::NotDecided& e) {
            return e.what();
        }
        return "decided";
    };
    EXPECT_THAT(why("arc_kayles", {.unit = rung}), HasSubstr("pieces of unbounded shape"));
    EXPECT_THAT(why("even_vertex_deletion", {.unit = rung}), HasSubstr("more than 150 kinds"));
    EXPECT_THAT(why("grim", {.unit = tooth, .closed = true}), HasSubstr("does not open the ring"));
    EXPECT_THAT(why("octal_033", {.unit = point}), HasSubstr("has no radius"));
    EXPECT_THAT(
        why("graph_nim", {.unit = point}),
        HasSubstr("move u ~ any w: erase(u, w): a move along any set of edges has no radius"));
    EXPECT_THAT(why("snort", {.unit = point}), HasSubstr("has a set"));
    EXPECT_THAT(why("undirected_edge_geography", {.unit = point}), HasSubstr("has a token"));
    EXPECT_THAT(why("partizan_kayles", {.unit = point}), HasSubstr("no Grundy values"));
    EXPECT_THAT(why("misere_node_kayles", {.unit = point}), HasSubstr("no Grundy values"));
    EXPECT_THAT(why("directed_edge_geography", {.unit = point}), HasSubstr("digraphs"));
    EXPECT_EQ(why("node_kayles", {.unit = strip}), "decided");
}

}  // namespace
}  // namespace gazetteer::conjectures
