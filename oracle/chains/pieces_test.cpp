// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/pieces.hpp"

#include <gtest/gtest.h>

#include "graph/chains/named_chains.hpp"
#include "graph/families.hpp"

namespace gazetteer::chains {
namespace {

const Unit point{1, {}, {{0, 0}}};
const Unit rung{2, {{0, 1}}, {{0, 0}, {1, 1}}};
/// A vertex of the spine and its leaf.
const Unit tooth{2, {{0, 1}}, {{0, 0}}};

TEST(Pieces, AChainIsItsGraph) {
    EXPECT_EQ(graph_of({.unit = point}, {.length = 5}), to_graph(path(5)));
    EXPECT_EQ(graph_of({.unit = point, .closed = true}, {.length = 5, .closed = true}),
              to_graph(cycle(5)));
    EXPECT_EQ(graph_of({.unit = rung}, {.length = 3}),
              Graph(6, {{0, 1}, {2, 3}, {4, 5}, {0, 2}, {1, 3}, {2, 4}, {3, 5}}));
    // K_{3,3} is the Moebius ladder of three rungs.
    const Graph turned =
        graph_of({.unit = rung, .closed = true, .turn = {1, 0}}, {.length = 3, .closed = true});
    EXPECT_EQ(turned.size(), 9);
    EXPECT_TRUE(is_bipartite(turned));
    EXPECT_FALSE(
        is_bipartite(graph_of({.unit = rung, .closed = true}, {.length = 3, .closed = true})));
}

TEST(Pieces, APatternHasTheMembersOfItsChain) {
    Chain ends = ladder_chain();
    ends.left = {Graph(2, {{0, 1}}), {{0, 0}, {1, 1}, {1, 0}}};
    ends.right = {Graph(3), {{0, 2}, {1, 0}, {1, 1}}};
    for (const Chain& chain :
         {path_chain(), cycle_chain(), ladder_chain(), comb_chain(), sun_chain(), prism_chain(),
          moebius_chain(), caterpillar_chain(3), grid_chain(4), ends})
        for (int n = units_min(chain); n <= 6; ++n) {
            const Pattern pattern = pattern_of(chain);
            EXPECT_EQ(graph_of(pattern, {pattern.left, pattern.right, n, pattern.closed}),
                      to_graph(member(chain, n)));
        }
    EXPECT_EQ(pattern_of(moebius_chain()).units_min(), 2);
}

TEST(Pieces, EndsStandBesideTheRun) {
    const End leaf{1, {}, {{0, 0}}};
    EXPECT_EQ(graph_of({.unit = point}, {leaf, {}, 2}), Graph(3, {{0, 1}, {1, 2}}));
    const End fork{2, {}, {{0, 0}, {1, 0}}};
    EXPECT_EQ(graph_of({.unit = point}, {leaf, fork, 2}),
              Graph(5, {{0, 1}, {1, 2}, {2, 3}, {2, 4}}));
}

TEST(Pieces, WholeUnitsOfAnEndJoinTheRun) {
    End two{2, {{0, 1}}, {{1, 0}}};
    EXPECT_EQ(absorb_left(point, two), 2);
    EXPECT_EQ(two, End{});
    End fork{2, {}, {{0, 0}, {1, 0}}};
    EXPECT_EQ(absorb_left(point, fork), 0);
    // A rung, and a vertex beyond it.
    End rest{3, {{0, 1}, {1, 2}}, {{0, 0}, {1, 1}}};
    EXPECT_EQ(absorb_right(rung, rest), 1);
    EXPECT_EQ(rest, (End{1, {}, {{0, 1}}}));
    End crossed{2, {}, {{0, 0}, {1, 1}}};
    EXPECT_EQ(absorb_right(rung, crossed), 0);
}

TEST(Pieces, NamesForgetTheSymmetriesOfTheChain) {
    const PieceNames names(rung);
    const End top{1, {}, {{0, 0}}};
    const End bottom{1, {}, {{0, 1}}};
    EXPECT_EQ(names.name(top, {}), names.name(bottom, {}));
    EXPECT_EQ(names.name(top, {}), names.name({}, bottom));
    EXPECT_EQ(names.name(top, bottom), names.name(bottom, top));
    EXPECT_NE(names.name(top, bottom), names.name(top, top));
    EXPECT_NE(names.name(top, {}), names.name({}, {}));
}

TEST(Pieces, NamesKeepWhatIsNoSymmetry) {
    const PieceNames names(tooth);
    const End at_spine{1, {}, {{0, 0}}};
    const End at_leaf{1, {}, {{0, 1}}};
    EXPECT_NE(names.name(at_spine, {}), names.name(at_leaf, {}));
    EXPECT_TRUE(names.is_symmetry({0, 1}));
    EXPECT_FALSE(names.is_symmetry({1, 0}));
    EXPECT_TRUE(PieceNames(rung).is_symmetry({1, 0}));
    // Each unit stands on the leaf of the one before: the reverse is another chain.
    const PieceNames stairs({2, {{0, 1}}, {{1, 0}}});
    EXPECT_EQ(stairs.name(at_spine, {}), stairs.name({}, at_leaf));
    const PieceNames one_way({3, {{0, 1}, {0, 2}}, {{1, 0}}});
    EXPECT_NE(one_way.name(at_spine, {}), one_way.name({}, at_spine));
}

TEST(Pieces, NamesOfTheVerticesOfAnEndLeaveNoTrace) {
    const PieceNames names(point);
    EXPECT_EQ(names.name({3, {{0, 1}, {1, 2}}, {{1, 0}}}, {}),
              names.name({3, {{0, 2}, {0, 1}}, {{0, 0}}}, {}));
    EXPECT_NE(names.name({3, {{0, 1}, {1, 2}}, {{1, 0}}}, {}),
              names.name({3, {{0, 1}, {1, 2}}, {{0, 0}}}, {}));
}

}  // namespace
}  // namespace gazetteer::chains
