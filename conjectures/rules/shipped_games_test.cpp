// Every shipped game on all small boards: its checks hold, and each faster representation equals
// the plain interpreter.
#include <gtest/gtest.h>

#include "conjectures/rules/game_library.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/script/vertex_subsets.hpp"
#include "oracle/testkit/conformance.hpp"

namespace gazetteer::conjectures {
namespace {

class ShippedGameStandard : public testing::TestWithParam<std::string> {
  protected:
    script::Rules rules() const { return *GameLibrary::shipped().find(GetParam()); }
};

TEST_P(ShippedGameStandard, PassesItsChecks) {
    for (const script::Finding& finding : script::check_game(rules()))
        EXPECT_EQ(finding.fault, "") << finding.what;
}

TEST_P(ShippedGameStandard, OnSubsetsOfVerticesIsTheSameWhereItIsPlayedSo) {
    if (!script::VertexSubsetSolver::plays(rules())) return;
    script::Solver<script::ExactKey> plain(rules());
    for (const Graph& g : conformance::boards<Graph>({5, 10})) {
        script::VertexSubsetSolver subsets(rules(), g);
        const script::Position start = plain.game().start(g, {});
        EXPECT_EQ(subsets.grundy_value(), plain.grundy_value(start));
        EXPECT_EQ(subsets.winning_choices(), plain.winning_choices(start));
    }
}

INSTANTIATE_TEST_SUITE_P(Each, ShippedGameStandard,
                         testing::ValuesIn(GameLibrary::shipped().names()),
                         [](const auto& game) { return game.param; });

TEST(ShippedGames, SomeArePlayedOnSubsetsOfVertices) {
    const GameLibrary library = GameLibrary::shipped();
    int played = 0;
    for (const script::Rules& rules : library.games())
        played += script::VertexSubsetSolver::plays(rules) ? 1 : 0;
    EXPECT_GE(played, 2);
}

}  // namespace
}  // namespace gazetteer::conjectures
