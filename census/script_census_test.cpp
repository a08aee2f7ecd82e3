// Games given as data, counted.
#include "census/script_census.hpp"

#include <gtest/gtest.h>

#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::census {
namespace {

using script::hand_made::edge_geography;
using script::hand_made::node_kayles;

TEST(ScriptCensus, NodeKaylesOnTheSmallestGraphs) {
    const ScriptTally none = script_census(node_kayles(), 0, false, 1);
    EXPECT_EQ(none.outcomes.at("P"), 1u);
    // Order 3: no edge 1, one edge 1 ^ 1 = 0, the path 2, the triangle 1.
    const ScriptTally tally = script_census(node_kayles(), 3, false, 1);
    EXPECT_EQ(script_census_json(node_kayles(), 3, false, tally).dump(),
              R"({"game":"node_kayles","order":3,"connected":false,"graphs":4,"N":3,"P":1,)"
              R"("grundy":{"0":1,"1":2,"2":1}})");
}

TEST(ScriptCensus, OneTokenIsCountedLikeTheGeographies) {
    const ScriptTally tally = script_census(edge_geography(), 2, false, 1);
    EXPECT_EQ(script_census_json(edge_geography(), 2, false, tally).dump(),
              R"({"game":"undirected_edge_geography","order":2,"connected":false,"graphs":2,)"
              R"("roots":4,"P_roots":2,"P_orbits":1,"every_vertex_N":1,"every_vertex_P":1})");
}

TEST(ScriptCensus, ThreadsMakeNoDifference) {
    const auto counted = [](int threads) {
        return script_census_json(node_kayles(), 6, true,
                                  script_census(node_kayles(), 6, true, threads));
    };
    EXPECT_EQ(counted(1), counted(3));
    EXPECT_EQ(counted(1).at("graphs"), 112);
}

TEST(ScriptCensus, MisereHasNoGrundyValues) {
    script::Rules rules = node_kayles();
    rules.misere = true;
    const auto json = script_census_json(rules, 2, false, script_census(rules, 2, false, 1));
    EXPECT_FALSE(json.contains("grundy"));
    // Two vertices: apart the second moves last and loses, so N; joined the first does, so P.
    EXPECT_EQ(json.at("N"), 1);
    EXPECT_EQ(json.at("P"), 1);
}

}  // namespace
}  // namespace gazetteer::census
