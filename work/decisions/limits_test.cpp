// SPDX-License-Identifier: GPL-3.0-or-later
// A decider by theorems keeps to the limits of its thread, and says in the words of the engines
// which one ended it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "work/decisions/decide.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::decisions {
namespace {

TEST(TheoremLimits, AStopIsHeard) {
    const Decider slither = theorem_decider(Game::of<Slither>(), path(9999));
    const Decider uvg = theorem_decider(Game::of<UndirectedVertexGeography>(), path(9999));
    {
        const runs::WorkLimits limits(runs::stopped_token());
        EXPECT_THROW(slither({}), EngineStopped);
        EXPECT_THROW(uvg({{0}}), EngineStopped);
    }
    EXPECT_EQ(uvg({{0}})->outcome, AnyOutcome(Outcome::P));
}

TEST(TheoremLimits, MemoryIsAskedForFirst) {
    const Decider slither = theorem_decider(Game::of<Slither>(), path(20001));
    const runs::WorkLimits limits({}, 16U << 20);
    try {
        slither({});
        FAIL();
    } catch (const EngineLimitExceeded& e) {
        EXPECT_STREQ(e.what(),
                     "by theorem the matchings of the witness take 764 MiB, allowed are 16 MiB");
    }
}

TEST(TheoremLimits, TheEliminationOfABipartiteGraphKeepsToThem) {
    const Decider ueg = theorem_decider(Game::of<UndirectedEdgeGeography>(), cycle(2000));
    {
        const runs::WorkLimits limits(runs::stopped_token());
        EXPECT_THROW(ueg({{0}}), EngineStopped);
    }
    {
        const runs::WorkLimits limits({}, 1U << 19);
        EXPECT_THROW(ueg({{0}}), EngineLimitExceeded);
    }
    EXPECT_EQ(ueg({{0}})->outcome, AnyOutcome(Outcome::P));
}

}  // namespace
}  // namespace gazetteer::decisions
