// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in games written as data are the compiled rules: equal options on every position,
// equal outcomes and Grundy values. Wrong rules, a word away from these, are each told apart.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "language/rules/game_library.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/testkit/script_games.hpp"

namespace gazetteer::conjectures {
namespace {

using conformance::Limits;

constexpr int all_edges = 64;

script::Rules shipped(const char* name) {
    return *GameLibrary::shipped().find(name);
}

template <class R>
std::string difference(const char* name, Limits limits) {
    return script::difference_from<R>(shipped(name), limits);
}

TEST(GamesEqual, OnTheSmallestBoards) {
    EXPECT_EQ(difference<UndirectedVertexGeography>("undirected_vertex_geography", {4, 6}), "");
    EXPECT_EQ(difference<UndirectedEdgeGeography>("undirected_edge_geography", {4, 5}), "");
    EXPECT_EQ(difference<DirectedVertexGeography>("directed_vertex_geography", {3, 6}), "");
    EXPECT_EQ(difference<DirectedEdgeGeography>("directed_edge_geography", {3, 6}), "");
    EXPECT_EQ(difference<PartizanVertexGeography>("partizan_vertex_geography", {4, 4}), "");
    EXPECT_EQ(difference<PartizanEdgeGeography>("partizan_edge_geography", {3, 3}), "");
    EXPECT_EQ(difference<Slither>("two_ended_slither", {4, 6}), "");
    EXPECT_EQ(difference<EdgeDelete>("edge_deletion", {4, 6}), "");
}

TEST(GamesEqualStandard, OnEveryPositionToOrder5) {
    EXPECT_EQ(difference<UndirectedVertexGeography>("undirected_vertex_geography", {5, all_edges}),
              "");
    EXPECT_EQ(difference<UndirectedEdgeGeography>("undirected_edge_geography", {5, all_edges}), "");
    EXPECT_EQ(difference<DirectedVertexGeography>("directed_vertex_geography", {4, all_edges}), "");
    EXPECT_EQ(difference<PartizanVertexGeography>("partizan_vertex_geography", {5, all_edges}), "");
    EXPECT_EQ(difference<PartizanEdgeGeography>("partizan_edge_geography", {4, all_edges}), "");
    EXPECT_EQ(difference<Slither>("two_ended_slither", {5, all_edges}), "");
    EXPECT_EQ(difference<EdgeDelete>("edge_deletion", {5, all_edges}), "");
}

/// Every position is a start: the first move is enough.
template <class R>
std::string difference_at_starts(const char* name, Limits limits) {
    script::SideBySide<R> games(shipped(name));
    std::string wrong;
    conformance::for_each_start<R>(limits, [&](const auto& start) {
        if (wrong.empty()) wrong = games.difference_at(start);
    });
    return wrong;
}

TEST(GamesEqualStandard, OnEveryStartToOrder5) {
    EXPECT_EQ(
        difference_at_starts<DirectedEdgeGeography>("directed_edge_geography", {5, all_edges}), "");
    EXPECT_EQ(
        difference_at_starts<DirectedVertexGeography>("directed_vertex_geography", {5, all_edges}),
        "");
    EXPECT_EQ(
        difference_at_starts<PartizanEdgeGeography>("partizan_edge_geography", {5, all_edges}), "");
}

/// Outcomes and Grundy values on all graphs (digraphs) to the order, by classes on the side of the
/// data.
template <class R>
void expect_equal_values(const char* name, int order_max) {
    script::Solver<script::ClassKey> data(shipped(name));
    Solver<R> compiled;
    conformance::for_each_start<R>({order_max, all_edges}, [&](const auto& start) {
        if (testing::Test::HasFailure()) return;
        const auto position = position_of<R>(start);
        const auto other = data.game().start(start.board, start.tokens);
        EXPECT_EQ(data.outcome(other), compiled.outcome(position)) << text(position);
        EXPECT_EQ(data.grundy_value(other), compiled.grundy_value(position)) << text(position);
    });
}

TEST(GamesEqualStandard, ValuesOfUndirectedGamesToOrder6) {
    expect_equal_values<UndirectedVertexGeography>("undirected_vertex_geography", 6);
    expect_equal_values<UndirectedEdgeGeography>("undirected_edge_geography", 6);
    expect_equal_values<Slither>("two_ended_slither", 6);
    expect_equal_values<EdgeDelete>("edge_deletion", 6);
}

TEST(GamesEqualStandard, ValuesOfDirectedGamesToOrder4) {
    expect_equal_values<DirectedVertexGeography>("directed_vertex_geography", 4);
    expect_equal_values<DirectedEdgeGeography>("directed_edge_geography", 4);
}

TEST(GamesEqualExtreme, ValuesToOrder7) {
    expect_equal_values<UndirectedVertexGeography>("undirected_vertex_geography", 7);
    expect_equal_values<UndirectedEdgeGeography>("undirected_edge_geography", 7);
    expect_equal_values<Slither>("two_ended_slither", 7);
    expect_equal_values<EdgeDelete>("edge_deletion", 7);
    expect_equal_values<DirectedVertexGeography>("directed_vertex_geography", 5);
}

/// The four classes, from every start that the compiled game has.
template <class R>
void expect_equal_classes(const char* name, int order_max) {
    script::Solver<script::ClassKey> data(shipped(name));
    PartizanSolver<R> compiled;
    conformance::for_each_start<R>({order_max, all_edges}, [&](const auto& start) {
        if (testing::Test::HasFailure()) return;
        const auto position = position_of<R>(start);
        EXPECT_EQ(data.partizan_outcome(data.game().start(start.board, start.tokens)),
                  compiled.outcome(position))
            << text(position);
    });
}

TEST(GamesEqualStandard, ClassesOfPartizanGamesToOrder5) {
    expect_equal_classes<PartizanVertexGeography>("partizan_vertex_geography", 5);
    expect_equal_classes<PartizanEdgeGeography>("partizan_edge_geography", 5);
}

TEST(GamesEqualExtreme, ClassesToOrder7) {
    expect_equal_classes<PartizanVertexGeography>("partizan_vertex_geography", 7);
    expect_equal_classes<PartizanEdgeGeography>("partizan_edge_geography", 6);
}

std::string shipped_text(std::string_view name) {
    for (const GameFile& file : shipped_game_files())
        if (file.name == std::string(name) + ".game") return file.text;
    ADD_FAILURE() << name;
    return "";
}

/// The text of a shipped file with the last occurrence of a part replaced.
std::string changed(const char* name, std::string_view from, std::string_view to) {
    std::string text = shipped_text(name);
    const std::size_t place = text.rfind(from);
    if (place == std::string::npos)
        ADD_FAILURE() << from;
    else
        text.replace(place, from.size(), to);
    return text;
}

/// Where the games differ, or why the changed one is refused before or in play.
template <class R>
std::string told_apart(const std::string& text) {
    const auto parsed = parse_games(text);
    if (!parsed) return parsed.error().message;
    try {
        return script::difference_from<R>(parsed->at(0), Limits{4, is_directed<R> ? 6 : 5});
    } catch (const script::RulesError& error) {
        return error.what();
    }
}

template <class R>
void expect_told_apart(const char* name, std::string_view from, std::string_view to) {
    EXPECT_NE(told_apart<R>(changed(name, from, to)), "") << name << ": " << to << " for " << from;
}

TEST(GamesEqual, WrongRulesAreToldApart) {
    using UVG = UndirectedVertexGeography;
    using UEG = UndirectedEdgeGeography;
    const char* uvg = "undirected_vertex_geography";
    expect_told_apart<UVG>(uvg, "delete(v), v := u", "erase(v, u), v := u");
    expect_told_apart<UVG>(uvg, "u ~ v", "u");
    const char* ueg = "undirected_edge_geography";
    expect_told_apart<UEG>(ueg, "erase(v, u)", "erase(v)");
    expect_told_apart<UEG>(ueg, "v := u", "v := v");
    expect_told_apart<UEG>(ueg, "u ~ v", "u ~ w");
    const char* deg = "directed_edge_geography";
    expect_told_apart<DirectedEdgeGeography>(deg, "v -> u", "u -> v");
    expect_told_apart<DirectedEdgeGeography>(deg, "erase(v, u)", "erase(v)");
    const char* dvg = "directed_vertex_geography";
    expect_told_apart<DirectedVertexGeography>(dvg, "delete(v)", "delete(v, into(u)), delete(v)");
    const char* both = "partizan_vertex_geography";
    expect_told_apart<PartizanVertexGeography>(both, "u != l", "u = l");
    expect_told_apart<PartizanVertexGeography>(both, "erase(r)", "erase(r, u)");
    expect_told_apart<PartizanEdgeGeography>("partizan_edge_geography", "right move", "left move");
    const char* slither = "two_ended_slither";
    expect_told_apart<Slither>(slither, "not w in path", "not w in ends");
    expect_told_apart<Slither>(slither, "u in ends", "u in path");
    expect_told_apart<Slither>(slither, "ends -= u", "ends -= w");
    const char* edge_deletion = "edge_deletion";
    expect_told_apart<EdgeDelete>(edge_deletion, "degree(w) > 1", "degree(w) > 0");
    expect_told_apart<EdgeDelete>(edge_deletion, "and", "or");
    expect_told_apart<EdgeDelete>(edge_deletion, "degree(w)", "degree(u)");
    expect_told_apart<EdgeDelete>(edge_deletion, "erase(u, w)", "erase(u)");
}

}  // namespace
}  // namespace gazetteer::conjectures
