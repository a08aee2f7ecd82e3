// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on Slither keeps to the limits of its thread: counted in steps and bytes.
#include <gtest/gtest.h>

#include <string>

#include "characterizations/slither/slither.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"
#include "work/testkit/peak_bytes.hpp"

namespace gazetteer {
namespace {

std::string what_is_refused(const SparseGraph& g, std::size_t bytes) {
    const runs::WorkLimits limits({}, bytes);
    try {
        slither_verdict(g);
    } catch (const runs::MemoryExceeded& e) {
        return e.what();
    }
    return "";
}

TEST(SlitherLimits, TheSequenceTakesAtMostWhatIsSaid) {
    for (const SparseGraph& g : {path(20000), path(20001), cycle(9999), complete_bipartite(1, 9999),
                                 complete(150), complete_bipartite(60, 90),
                                 random_regular_graph(4000, 3, 1), random_graph(3000, 0.001, 1)}) {
        const double most = runs::peak_bytes([&] { slither_sequence(g); });
        EXPECT_LE(most, slither_sequence_bytes(g.order(), g.size())) << g.order();
        // The bound is no wild one either.
        EXPECT_GE(6 * most, slither_sequence_bytes(g.order(), g.size())) << g.order();
    }
}

TEST(SlitherLimits, TheWitnessTakesWhatIsSaid) {
    for_all_labelled_graphs(5, [](const Graph& g) {
        double bytes = 0;
        for (const SlitherLevelWitness& level : slither_verdict(g).witness)
            for (const Matching& matching : level.exposing)
                bytes += static_cast<double>(sizeof matching + matching.size() * sizeof(Edge));
        ASSERT_EQ(slither_witness_bytes(slither_sequence(g)), bytes);
    });
}

// The exposing matchings of the path of order 20001 take 800 MB.
TEST(SlitherLimits, MoreMemoryThanAllowedIsNotTaken) {
    const SparseGraph g = path(20001);
    EXPECT_EQ(what_is_refused(g, 1U << 20), "the partitions");
    EXPECT_EQ(what_is_refused(g, 16U << 20), "the matchings of the witness");
    EXPECT_LT(runs::peak_bytes([&] { what_is_refused(g, 16U << 20); }), 16 << 20);
    EXPECT_EQ(what_is_refused(path(2001), 16U << 20), "");
    EXPECT_EQ(what_is_refused(path(20000), 16U << 20), "");
}

TEST(SlitherLimits, AStopIsHeardWithin4096Steps) {
    const SparseGraph g = path(5000);
    const SparseGraph lost = path(301);
    const SlitherVerdict verdict = slither_verdict(lost);
    EXPECT_TRUE(is_slither_witness(lost, verdict));
    const runs::WorkLimits limits(runs::stopped_token());
    EXPECT_THROW(slither_sequence(g), runs::Stopped);
    EXPECT_THROW(slither_verdict(g), runs::Stopped);
    EXPECT_THROW(slither_verdict(lost), runs::Stopped);
    EXPECT_THROW(is_slither_witness(lost, verdict), runs::Stopped);
}

}  // namespace
}  // namespace gazetteer
