// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data, counted like the others: engines against each other, stops, requests.
#include "work/census/data_games.hpp"

#include <gtest/gtest.h>

#include "oracle/tables/engine_limits.hpp"
#include "oracle/testkit/script_rules.hpp"
#include "work/census/b_file.hpp"
#include "work/census/census.hpp"
#include "work/census/polynomial.hpp"
#include "work/census/report.hpp"
#include "work/census/testkit/counted.hpp"
#include "work/stop.hpp"

namespace gazetteer::census {
namespace {

using script::hand_made::edge_geography;
using script::hand_made::node_kayles;
using script::hand_made::vertex_geography;

Request data_request(const script::Rules& rules, int order_min, int order_max) {
    return {.subject = rules.name,
            .data_game = data_game_subject(rules),
            .order_min = order_min,
            .order_max = order_max,
            .json = true};
}

std::string data_report(const Request& request) {
    return report_text(request, counted(request));
}

TEST(DataGameCensus, NodeKaylesOnTheSmallestGraphs) {
    // Order 3: no edge 1, one edge 1 ^ 1 = 0, the path 2, the triangle 1.
    EXPECT_EQ(data_report(data_request(node_kayles(), 3, 3)),
              R"({"game":"node_kayles","order":3,"connected":false,"graphs":4,"N":3,"P":1,)"
              R"("grundy":{"0":1,"1":2,"2":1}})");
    EXPECT_EQ(
        report(data_request(node_kayles(), 0, 0), counted(data_request(node_kayles(), 0, 0)), 0)
            .at("P"),
        1);
}

TEST(DataGameCensus, OneTokenIsCountedLikeTheGeographies) {
    EXPECT_EQ(data_report(data_request(edge_geography(), 2, 2)),
              R"({"game":"undirected_edge_geography","order":2,"connected":false,"graphs":2,)"
              R"("roots":4,"P_roots":2,"P_orbits":1,"every_vertex_N":1,"every_vertex_P":1})");
}

/// All that the built-in games are asked for: by size, labelled, connected.
TEST(DataGameCensus, AsDataTheGeographiesHaveTheSameNumbers) {
    const std::pair<const char*, script::Rules> pairs[] = {{"ueg", edge_geography()},
                                                           {"uvg", vertex_geography()}};
    for (const auto& [name, rules] : pairs)
        for (const bool labelled : {false, true}) {
            Request data = data_request(rules, 0, 5);
            data.labelled = labelled;
            Request built_in = data;
            built_in.data_game = nullptr;
            built_in.subject = name;
            const Findings findings = counted(data);
            EXPECT_EQ(findings.tally, counted(built_in).tally) << name;
            if (!labelled) continue;
            EXPECT_TRUE(has_probability(data, 5));
            EXPECT_EQ(probability(data, findings.tally, 5).coefficients(),
                      probability(built_in, findings.tally, 5).coefficients());
        }
}

TEST(DataGameCensus, MisereHasNoGrundyValues) {
    script::Rules rules = node_kayles();
    rules.misere = true;
    // Two vertices: apart the second moves last and loses, so N; joined the first does, so P.
    EXPECT_EQ(data_report(data_request(rules, 2, 2)),
              R"({"game":"node_kayles","order":2,"connected":false,"graphs":2,"N":1,"P":1})");
}

TEST(DataGameCensus, PartizanGamesHaveFourClasses) {
    script::Rules rules = node_kayles();
    rules.moves[0].player = Player::left;
    EXPECT_EQ(data_report(data_request(rules, 1, 1)),
              R"({"game":"node_kayles","order":1,"connected":false,"graphs":1,"L":1,"R":0,)"
              R"("N":0,"P":0})");
}

TEST(DataGameCensus, EnginesAgree) {
    for (const auto& rules : {node_kayles(), edge_geography(), vertex_geography()}) {
        Request r = data_request(rules, 0, 5);
        for (const EngineName& engine : r.data_game->engines) {
            r.check = engine.name;
            EXPECT_TRUE(counted(r).examples.empty()) << rules.name << " " << engine.name;
        }
    }
    EXPECT_EQ(data_game_subject(node_kayles())->engines.size(), 3u);
}

/// An engine of the wrong game is noticed: the comparison can fail.
TEST(DataGameCensus, EnginesOfTwoGamesDisagree) {
    script::Rules misere = node_kayles();
    misere.misere = true;
    Tally normal_play;
    Tally misere_play;
    const std::vector<std::string> lines{"A?", "A_"};
    data_game_subject(node_kayles())->counter({.order = 2}).count(lines, normal_play);
    data_game_subject(misere)->counter({.order = 2}).count(lines, misere_play);
    EXPECT_EQ(normal_play.total(2), (Tally::Row{2, 2, 1, 1, 1, 1}));
    EXPECT_EQ(misere_play.total(2), (Tally::Row{2, 2, 1, 1}));
}

TEST(DataGameCensus, RequestsSurviveTheirJson) {
    const Request r = data_request(node_kayles(), 1, 4);
    std::string rules;
    const Request again = request_from_json(to_json(r), [&](const std::string& text) {
        rules = text;
        return r.data_game;
    });
    EXPECT_EQ(again, r);
    EXPECT_EQ(rules, "game node_kayles\n  move u: delete(u, N(u))");
    script::Rules misere = node_kayles();
    misere.misere = true;
    EXPECT_NE(to_json(r), to_json(data_request(misere, 1, 4)));
}

/// A stop before the first graph, then after each saving of a unit, until the whole is counted.
TEST(DataGameCensus, StoppedAndGoneOnWith) {
    const Request r = data_request(node_kayles(), 0, 6);
    const std::string whole = data_report(r);
    const Plan plan(r, {});
    runs::Ledger untouched(fresh_units(plan));
    runs::Monitor stopped{.stop = runs::stopped_token()};
    EXPECT_FALSE(run_census(plan, untouched, {.threads = 2}, stopped));
    const auto states = counted_in_rounds(plan, 20, [](const auto&) {});
    EXPECT_EQ(report_text(r, findings_of(r, states)), whole);
}

TEST(DataGameCensus, AMemoWithoutRoomNamesTheGraph) {
    const runs::WorkLimits limits({}, 1);
    const LineCounter counter =
        data_game_subject(edge_geography())->counter({.order = 8, .engine = "search"});
    const std::vector<std::string> complete{"G~~~~{"};
    Tally tally;
    try {
        counter.count(complete, tally);
        FAIL();
    } catch (const EngineLimitExceeded& e) {
        EXPECT_EQ(std::string(e.what()).substr(0, 8), "G~~~~{: ") << e.what();
    }
    EXPECT_EQ(tally, Tally());
}

TEST(DataGameCensus, BFilesSayTheRules) {
    const Request r = data_request(node_kayles(), 0, 3);
    const std::vector<BFile> files = b_files(r, counted(r), "1");
    ASSERT_EQ(files.size(), 3u);
    EXPECT_EQ(files[2].name, "b-node_kayles-P.txt");
    EXPECT_EQ(files[2].content,
              "# P of node_kayles over all unlabelled graphs of order n\n"
              "# game node_kayles\n"
              "#   move u: delete(u, N(u))\n"
              "# by gazetteer 1: gazetteer census node_kayles --order 0..3 --oeis FOLDER\n"
              "0 1\n1 0\n2 1\n3 1");
}

}  // namespace
}  // namespace gazetteer::census
