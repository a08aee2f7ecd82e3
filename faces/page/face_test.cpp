// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the page against the program's own solvers, and against requests of any kind.
#include "faces/page/face.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "faces/page/referee.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::page {
namespace {

using FaceJson = nlohmann::json;
using testing::HasSubstr;

FaceJson asked(const FaceJson& request) {
    return FaceJson::parse(answer(request.dump()));
}

FaceJson error_of(const FaceJson& request) {
    return asked(request).value("error", FaceJson::object());
}

TEST(Face, TellsGraphsAsTheyArePasted) {
    const FaceJson path = asked({{"op", "graph"}, {"graph", "0-1, 1 2\n4"}});
    EXPECT_EQ(path["order"], 5);
    EXPECT_EQ(path["edges"], FaceJson({{0, 1}, {1, 2}}));
    EXPECT_EQ(asked({{"op", "graph"}, {"graph", path["text"]}}), path);
    EXPECT_EQ(asked({{"op", "graph"}, {"graph", " cycle 4 "}})["edges"].size(), 4u);
    EXPECT_EQ(asked({{"op", "graph"}, {"graph", "0-1 1 - 2  4"}}), path);
    const FaceJson arcs = asked({{"op", "graph"}, {"graph", "0->1, 1->0"}, {"directed", true}});
    EXPECT_EQ(arcs["edges"], FaceJson({{0, 1}, {1, 0}}));
    EXPECT_EQ(asked({{"op", "graph"}, {"graph", "A_"}, {"directed", true}}), arcs);
    EXPECT_EQ(asked({{"op", "draw"}, {"order", 2}, {"edges", {{1, 0}}}})["text"], "A_");
}

TEST(Face, SaysWhereATextIsWrong) {
    const FaceJson graph = error_of({{"op", "graph"}, {"graph", "0-1,\n1-x"}});
    EXPECT_EQ(graph["in"], "graph");
    EXPECT_EQ(graph["line"], 2);
    EXPECT_EQ(graph["column"], 3);
    EXPECT_THAT(graph["message"], HasSubstr("number of a vertex"));
    for (const char* twice : {"0-1, 0-1", "0-1 1-0"})
        EXPECT_EQ(error_of({{"op", "graph"}, {"graph", twice}})["message"],
                  "this edge stands here twice");
    EXPECT_THAT(error_of({{"op", "graph"}, {"graph", "0 1 2"}})["message"],
                HasSubstr("ends an edge"));
    const FaceJson rules = error_of({{"op", "rules"}, {"rules", "game a\n  move u: delete(w)"}});
    EXPECT_EQ(rules["in"], "rules");
    EXPECT_EQ(rules["line"], 2);
    EXPECT_EQ(rules["column"], 18);
    EXPECT_THAT(rules["message"], HasSubstr("unknown vertex or set 'w'"));
}

TEST(Face, AnswersAnyRequestWithAnError) {
    for (const char* request :
         {"",
          "null",
          "[",
          "{}",
          "{\"op\":7}",
          "{\"op\":\"position\"}",
          "\xff\xfe",
          R"({"op":"position","game":"grim","graph":"~~~~~~~~"})",
          R"({"op":"position","game":"no such game","graph":"A_"})",
          R"({"op":"position","rules":"","graph":"A_"})",
          R"({"op":"position","game":"grim","graph":"path 65"})",
          R"({"op":"position","game":"undirected_vertex_geography","graph":"?"})",
          R"({"op":"position","game":"undirected_vertex_geography","graph":"A_","tokens":[2]})",
          R"({"op":"position","game":"undirected_vertex_geography","graph":"A_","tokens":[1e9]})",
          R"({"op":"position","game":"grim","graph":"A_","play":[[7,0,0]]})",
          R"({"op":"position","game":"grim","graph":"A_","play":[0]})",
          R"({"op":"position","game":"grim","graph":"A_","first":"third"})",
          R"({"op":"roots","game":"partizan_vertex_geography","graph":"A_","vary":[5]})",
          R"({"op":"draw","order":65})",
          R"({"op":"draw","order":2,"edges":[[0,0]]})",
          R"({"op":"draw","order":2,"edges":[[0,2]]})"})
        EXPECT_FALSE(FaceJson::parse(answer(request)).value("error", FaceJson()).empty())
            << request;
    EXPECT_THAT(answer(std::string(request_length_max + 1, ' ')), HasSubstr("longer than"));
}

/// [FSU93, Theorem 3.1] on the 3 x 3 grid, without a search.
TEST(Face, TheoremsAnswerAtOnceWithTheirEvidence) {
    const FaceJson request{{"op", "position"},
                           {"graph", "grid 3 3"},
                           {"game", "undirected_edge_geography"},
                           {"tokens", {0}},
                           {"search", false}};
    const FaceJson corner = asked(request);
    EXPECT_EQ(corner["outcome"], "P");
    EXPECT_EQ(corner["why"]["kind"], "even kernel");
    EXPECT_EQ(corner["positions"], 0);
    EXPECT_FALSE(corner.contains("grundy"));
}

/// Without the memory for Grundy values, outcome and moves are the theorem's, which are those of
/// the search with enough memory; a game without a theorem has an error.
TEST(Face, WhereTheMemoryEndsTheTheoremAnswers) {
    constexpr std::size_t little = 1 << 10;
    FaceJson request{{"op", "position"},
                     {"graph", "complete_bipartite 3 4"},
                     {"game", "undirected_edge_geography"},
                     {"tokens", {0}}};
    const FaceJson enough = asked(request);
    const FaceJson less = FaceJson::parse(answer(request.dump(), little));
    EXPECT_FALSE(enough.contains("unsearched"));
    EXPECT_TRUE(enough.contains("grundy"));
    EXPECT_THAT(less.at("unsearched"), HasSubstr("the search needs more than 1 MiB"));
    EXPECT_FALSE(less.contains("grundy"));
    EXPECT_EQ(less.at("outcome"), enough.at("outcome"));
    EXPECT_EQ(less.at("why"), enough.at("why"));
    ASSERT_EQ(less.at("moves").size(), enough.at("moves").size());
    for (std::size_t i = 0; i < less.at("moves").size(); ++i)
        EXPECT_EQ(less["moves"][i]["wins"], enough["moves"][i]["wins"]);
    request["op"] = "roots";
    const FaceJson roots = FaceJson::parse(answer(request.dump(), little)).at("roots");
    EXPECT_EQ(roots.size(), 7u);
    for (const FaceJson& root : roots) EXPECT_TRUE(root.contains("unsearched")) << root;
    EXPECT_EQ(answer(request.dump(), little), answer(request.dump(), little));
    const FaceJson chomp{{"op", "position"}, {"graph", "complete 6"}, {"game", "graph_chomp"}};
    EXPECT_THAT(FaceJson::parse(answer(chomp.dump(), little)).at("error").at("message"),
                HasSubstr("the search needs more than 1 MiB, which is what this page gives it"));
}

TEST(Face, FollowsALineOfPlay) {
    FaceJson request{{"op", "position"},
                     {"graph", "path 3"},
                     {"game", "node_kayles"},
                     {"play", FaceJson::array()}};
    const FaceJson start = asked(request);
    EXPECT_EQ(start["outcome"], "N");
    ASSERT_EQ(start["moves"].size(), 3u);
    EXPECT_EQ(start["moves"][1]["at"], FaceJson({1}));
    EXPECT_EQ(start["moves"][1]["wins"], true);
    request["play"].push_back(start["moves"][1]["choice"]);
    const FaceJson end = asked(request);
    EXPECT_EQ(end["mover"], "right");
    EXPECT_TRUE(end["moves"].empty());
    EXPECT_EQ(end["mover_wins"], false);
    request["play"].push_back({0, 1, -1});
    EXPECT_EQ(error_of(request)["in"], "play");
}

TEST(Face, FollowsAMoveOfSeveralEdges) {
    FaceJson request{{"op", "position"},
                     {"graph", "path 4"},
                     {"game", "graph_nim"},
                     {"play", FaceJson::array()}};
    const FaceJson start = asked(request);
    ASSERT_EQ(start["moves"].size(), 5u);
    EXPECT_EQ(start["moves"][2]["at"], FaceJson({1, 0, 2}));
    EXPECT_EQ(start["moves"][2]["choice"], FaceJson({0, 1, 0, 2}));
    request["play"].push_back(start["moves"][2]["choice"]);
    EXPECT_EQ(asked(request)["position"]["edges"], FaceJson({{2, 3}}));
    request["play"][0] = {0, 1, 0, 3};
    EXPECT_EQ(error_of(request)["in"], "play");
}

/// What the program's solver by classes says of a start.
FaceJson by_program(script::Solver<script::ClassKey>& solver, const script::Position& start) {
    const script::Rules& rules = solver.rules();
    FaceJson result;
    result["outcome"] = rules.is_partizan() ? to_string(solver.partizan_outcome(start))
                                            : to_string(solver.outcome(start));
    if (rules.has_grundy_values()) result["grundy"] = solver.grundy_value(start);
    result["winning"] = FaceJson::array();
    for (const script::Choice& choice : solver.winning_choices(start))
        result["winning"].push_back(places_of(rules, choice));
    return result;
}

FaceJson by_page(const FaceJson& root) {
    FaceJson result{{"outcome", root["outcome"]}, {"winning", FaceJson::array()}};
    if (root.contains("grundy")) result["grundy"] = root["grundy"];
    for (const FaceJson& move : root["moves"])
        if (move["wins"]) result["winning"].push_back(move["at"]);
    return result;
}

/// The first token on v, the others on 0.
std::vector<Vertex> tokens_at(const script::Rules& rules, Vertex v) {
    std::vector<Vertex> tokens(rules.tokens.size(), 0);
    if (!tokens.empty()) tokens[0] = v;
    return tokens;
}

/// From every root of a graph or a digraph. Whether it is so.
template <class Board>
bool is_same(script::Solver<script::ClassKey>& solver, const Board& g, const std::string& graph) {
    const script::Rules& rules = solver.rules();
    const FaceJson request{{"op", "roots"}, {"game", rules.name}, {"graph", graph}};
    const FaceJson roots = asked(request)["roots"];
    EXPECT_EQ(std::ssize(roots), rules.tokens.empty() ? 1 : g.order()) << request;
    for (const FaceJson& root : roots) {
        const Vertex v = root["vertex"].is_null() ? 0 : root["vertex"].get<Vertex>();
        const script::Position start = solver.game().start(g, tokens_at(rules, v));
        EXPECT_EQ(by_page(root), by_program(solver, start)) << request << " at " << v;
    }
    return !testing::Test::HasFailure();
}

void expect_same(const script::Rules& rules, int graph_order, int digraph_order) {
    script::Solver<script::ClassKey> solver(rules);
    if (rules.directed)
        for_each_digraph(0, digraph_order,
                         [&](const Digraph& d) { return is_same(solver, d, to_digraph6(d)); });
    else
        for_each_graph({.order_max = graph_order},
                       [&](const Graph& g) { return is_same(solver, g, to_graph6(g)); });
}

TEST(Face, AnswersAsTheProgramOnGraphsToOrder4) {
    const auto library = conjectures::GameLibrary::shipped();
    for (const script::Rules& rules : library.games()) expect_same(rules, 4, 3);
}

/// All 209 graphs and all 239 digraphs to order 4.
TEST(FaceLong, AnswersAsTheProgramOnGraphsToOrder6) {
    const auto library = conjectures::GameLibrary::shipped();
    for (const script::Rules& rules : library.games()) expect_same(rules, 6, 4);
}

/// What the search says of the things that a theorem has said.
FaceJson known_part(const FaceJson& searched, const FaceJson& known) {
    FaceJson result = known;
    for (auto& [name, value] : result.items())
        if (name != "moves" && name != "why") value = searched[name];
    for (std::size_t i = 0; i < result["moves"].size(); ++i)
        if (result["moves"][i].contains("wins"))
            result["moves"][i]["wins"] = searched["moves"][i]["wins"];
    return result;
}

/// A theorem that speaks says what the search says.
TEST(Face, TheoremsAgreeWithTheSearch) {
    for (const char* name :
         {"undirected_vertex_geography", "undirected_edge_geography", "two_ended_slither"})
        for_each_graph({.order_max = 5}, [&](const Graph& g) {
            FaceJson request{{"op", "roots"}, {"game", name}, {"graph", to_graph6(g)}};
            const FaceJson searched = asked(request)["roots"];
            request["search"] = false;
            const FaceJson known = asked(request)["roots"];
            for (std::size_t i = 0; i < known.size(); ++i)
                EXPECT_EQ(known_part(searched[i], known[i]), known[i]) << request;
            return !testing::Test::HasFailure();
        });
}

}  // namespace
}  // namespace gazetteer::page
