// SPDX-License-Identifier: GPL-3.0-or-later
// The committed Fig. 1 of FSU93 is the pseudoarc, with the way that the proof describes.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "counterexamples/pseudoarc_search.hpp"
#include "faces/pictures/testkit/read_back.hpp"
#include "graph/canonical/canonical.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::figures {
namespace {

TEST(Figures, FSU93Fig1IsThePseudoarcWithItsWay) {
    std::ostringstream text;
    text << std::ifstream(source_path("docs/figures/fsu93-fig1.svg")).rdbuf();
    const pictures::ReadPanel drawn = pictures::read_back(text.str()).at(0);
    EXPECT_EQ(canonical(to_graph(drawn.graph())), canonical(pseudoarc().gadget.graph));
    const auto way = drawn.lines_with_role("move");
    ASSERT_EQ(way.size(), 5u);
    std::set<Vertex> on_way;
    for (const Edge& e : way) on_way.insert({e.u, e.v});
    EXPECT_EQ(on_way.size(), 6u);
    bool way_is_forced = false;
    for (const counterexamples::FoundGadget& found : counterexamples::search_for_pseudoarcs(7, 3))
        if (SparseGraph(found.gadget.graph) == drawn.graph())
            way_is_forced = std::set<Vertex>(found.way.begin(), found.way.end()) == on_way;
    EXPECT_TRUE(way_is_forced);
}

}  // namespace
}  // namespace gazetteer::figures
