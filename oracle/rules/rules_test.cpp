// SPDX-License-Identifier: GPL-3.0-or-later
// The rules by hand: the smallest positions of each game, move by move, and the readings that the
// sources leave open.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "oracle/grundy.hpp"
#include "oracle/outcome.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/edge_labelling.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/rules/unrooted.hpp"
#include "oracle/sum.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using UVG = UndirectedVertexGeography;
using UEG = UndirectedEdgeGeography;
using DVG = DirectedVertexGeography;
using DEG = DirectedEdgeGeography;
using PUVG = PartizanVertexGeography;
using PUEG = PartizanEdgeGeography;

template <class R>
std::vector<typename R::Move> moves(const typename R::Position& p) {
    std::vector<typename R::Move> result;
    for (const auto& option : R::options(p)) result.push_back(R::move(p, option));
    return result;
}

template <class R>
std::vector<Vertex> moves(const TwoTokenGraph& p, Player player) {
    std::vector<Vertex> result;
    for (const auto& option : R::options(p, player)) result.push_back(R::move(p, option, player));
    return result;
}

Graph triangle() {
    return to_graph(complete(3));
}
Graph path_of(int n) {
    return to_graph(path(n));
}

TEST(VertexGeography, LeavesNoEdgeAtTheVertexLeft) {
    EXPECT_THAT(UVG::options({path_of(3), 1}),
                ElementsAre(RootedGraph{Graph(3), 0}, RootedGraph{Graph(3), 2}));
    EXPECT_THAT(moves<UVG>({path_of(3), 1}), ElementsAre(0, 2));
    EXPECT_THAT(UVG::options({Graph(1), 0}), IsEmpty());
}

TEST(VertexGeography, DiffersFromEdgeGeographyOnTheTriangle) {
    EXPECT_EQ(outcome<UVG>({triangle(), 0}), Outcome::P);
    EXPECT_EQ(outcome<UEG>({triangle(), 0}), Outcome::N);
}

TEST(VertexGeography, UnrootedIsPExactlyOnThePathsWithAPerfectMatching) {
    for (int n = 0; n <= 7; ++n) {
        const Outcome expected = n % 2 == 0 ? Outcome::P : Outcome::N;
        EXPECT_EQ(outcome<Unrooted<UVG>>(Unrooted<UVG>::start(path_of(n))), expected) << n;
    }
}

TEST(Unrooted, TheFirstMoveIsTheChoiceOfTheRoot) {
    const auto start = Unrooted<UEG>::start(path_of(2));
    EXPECT_THAT(moves<Unrooted<UEG>>(start), ElementsAre(0, 1));
    const auto chosen = Unrooted<UEG>::options(start).front();
    EXPECT_EQ(std::get<RootedGraph>(chosen.state), (RootedGraph{path_of(2), 0}));
    EXPECT_THAT(moves<Unrooted<UEG>>(chosen), ElementsAre(1));
    EXPECT_STREQ(Unrooted<UEG>::name, "unrooted ueg");
}

TEST(Unrooted, DirectedToo) {
    const Digraph arc(2, {{0, 1}});
    EXPECT_EQ(outcome<Unrooted<DVG>>({arc}), Outcome::N);
    EXPECT_EQ(outcome<Unrooted<DEG>>({Digraph(0)}), Outcome::P);
    EXPECT_EQ(outcome<Unrooted<DEG>>({Digraph(2, {{0, 1}, {1, 0}})}), Outcome::N);
    EXPECT_EQ(outcome<Unrooted<DVG>>({Digraph(2, {{0, 1}, {1, 0}})}), Outcome::P);
}

TEST(DirectedGeography, FollowsArcsFromTailToHead) {
    const Digraph d(3, {{0, 1}, {2, 0}});
    EXPECT_THAT(moves<DEG>({d, 0}), ElementsAre(1));
    EXPECT_THAT(moves<DVG>({d, 0}), ElementsAre(1));
    EXPECT_THAT(moves<DVG>({d, 1}), IsEmpty());
}

TEST(DirectedGeography, OppositeArcsServeOnceEachInDegAndReturnIsBarredInDvg) {
    const Digraph digon(2, {{0, 1}, {1, 0}});
    EXPECT_EQ(outcome<DEG>({digon, 0}), Outcome::P);
    EXPECT_EQ(outcome<DVG>({digon, 0}), Outcome::N);
}

TEST(Slither, SmallestCases) {
    for (int n = 0; n <= 3; ++n)
        EXPECT_EQ(outcome<Slither>(Slither::start(Graph(n))), Outcome::P) << n;
    EXPECT_EQ(outcome<Slither>(Slither::start(path_of(2))), Outcome::N);
    EXPECT_EQ(outcome<Slither>(Slither::start(path_of(3))), Outcome::P);
    EXPECT_EQ(outcome<Slither>(Slither::start(path_of(4))), Outcome::N);
}

TEST(Slither, GrowsAtBothEndsAndNeverCloses) {
    const Graph cycle4 = to_graph(cycle(4));
    const SlitherPosition first{cycle4, {0, 1}, {0, 1}};
    EXPECT_THAT(moves<Slither>(first), ElementsAre(Edge{0, 3}, Edge{1, 2}));
    const SlitherPosition second{cycle4, {0, 1, 3}, {1, 3}};
    EXPECT_THAT(moves<Slither>(second), ElementsAre(Edge{1, 2}, Edge{2, 3}));
    const SlitherPosition whole{cycle4, {0, 1, 2, 3}, {0, 1}};
    EXPECT_THAT(moves<Slither>(whole), IsEmpty());
}

TEST(Slither, TheNewVertexMayBeReachedFromBothEnds) {
    const SlitherPosition p{triangle(), {0, 1}, {0, 1}};
    EXPECT_THAT(moves<Slither>(p), ElementsAre(Edge{0, 2}, Edge{1, 2}));
    EXPECT_THAT(Slither::options(p), ElementsAre(SlitherPosition{triangle(), {0, 1, 2}, {1, 2}},
                                                 SlitherPosition{triangle(), {0, 1, 2}, {0, 2}}));
}

TEST(EdgeDelete, MayNotIsolateAVertex) {
    EXPECT_THAT(moves<EdgeDelete>(path_of(2)), IsEmpty());
    EXPECT_THAT(moves<EdgeDelete>(path_of(3)), IsEmpty());
    EXPECT_THAT(moves<EdgeDelete>(path_of(4)), ElementsAre(Edge{1, 2}));
    EXPECT_THAT(moves<EdgeDelete>(triangle()), ElementsAre(Edge{0, 1}, Edge{0, 2}, Edge{1, 2}));
}

TEST(EdgeDelete, StartsWithoutIsolatedVertices) {
    EXPECT_EQ(EdgeDelete::start(Graph(0)), Graph(0));
    EXPECT_EQ(EdgeDelete::start(path_of(4)), path_of(4));
    EXPECT_THROW(EdgeDelete::start(Graph(1)), ContractViolation);
    EXPECT_THAT(moves<EdgeDelete>(disjoint_union(path_of(4), Graph(1))), ElementsAre(Edge{1, 2}));
}

TEST(EdgeDelete, TheExampleOfFourteenVertices) {
    Graph g = disjoint_union(path_of(2), path_of(3));
    g = disjoint_union(g, path_of(3));
    g = disjoint_union(g, path_of(6));
    EXPECT_EQ(outcome<EdgeDelete>(g), Outcome::N);
    EXPECT_EQ(EdgeDelete::options(g).size(), 3u);
}

TEST(EdgeLabelling, BothEndsOfTheFirstCompletingEdgeMustAgree) {
    // On K_2 the one edge completes both ends with the same weight.
    EXPECT_THAT(moves<EdgeLabelling>(EdgeLabelling::start(path_of(2))),
                ElementsAre(EdgeLabelling::Move{{0, 1}, 1}));
    // On K_4 with 02, 03, 12, 13 labelled 1, 4, 2, 3: the ends 0, 1 both lack 01 at partial weight
    // 5, the ends 2, 3 lack 23 at partial weights 3 and 7.
    const LabelledGraph p{to_graph(complete(4)), {0, 1, 4, 2, 3, 0}};
    EXPECT_THAT(moves<EdgeLabelling>(p),
                ElementsAre(EdgeLabelling::Move{{0, 1}, 5}, EdgeLabelling::Move{{0, 1}, 6}));
}

TEST(EdgeLabelling, TheFirstCompleteVertexSetsTheConstant) {
    // Leaf 0 has weight 1 = k; its neighbour would have 1 + 2, so the other edge stays unlabelled.
    EXPECT_THAT(EdgeLabelling::options({path_of(3), {1, 0}}), IsEmpty());
    // The path of three edges with k = 1 at leaf 0: leaf 3 would have weight 2 or 3.
    EXPECT_THAT(EdgeLabelling::options({path_of(4), {1, 0, 0}}), IsEmpty());
    // A triangle: 0-1 and 0-2 labelled 1 and 2 give vertex 0 weight 3; then 1 has 1 + 3, 2 has 2
    // + 3.
    EXPECT_THAT(EdgeLabelling::options({triangle(), {1, 2, 0}}), IsEmpty());
}

TEST(EdgeLabelling, APartialWeightMayExceedTheConstant) {
    // A triangle on 2, 3, 4 with the tail 2, 1, 0; k = 1, set at the leaf 0.
    const Graph g(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {2, 4}});
    const LabelledGraph p{g, {1, 0, 0, 0, 0}};
    EXPECT_THAT(moves<EdgeLabelling>(p), testing::Contains(EdgeLabelling::Move{{2, 3}, 5}));
    // The edges at 1 are {0,1}, {1,2}: labelling {1,2} would complete 1 with weight above k.
    EXPECT_THAT(moves<EdgeLabelling>(p),
                testing::Not(testing::Contains(EdgeLabelling::Move{{1, 2}, 2})));
}

TEST(EdgeLabelling, APositionIsNoOptionOfItself) {
    const LabelledGraph p{path_of(3), {0, 1}};
    EXPECT_THROW(EdgeLabelling::move(p, p), ContractViolation);
}

TEST(EdgeLabelling, AVertexWithoutEdgesDoesNotCount) {
    EXPECT_EQ(outcome<EdgeLabelling>(EdgeLabelling::start(Graph(2))), Outcome::P);
    EXPECT_EQ(outcome<EdgeLabelling>(EdgeLabelling::start(disjoint_union(path_of(2), Graph(1)))),
              Outcome::N);
}

TEST(PartizanGeography, TokensDoNotMeetInUvgAndMayInUeg) {
    const TwoTokenGraph p{path_of(2), 0, 1};
    EXPECT_THAT(moves<PUVG>(p, Player::left), IsEmpty());
    EXPECT_THAT(moves<PUEG>(p, Player::left), ElementsAre(1));
    EXPECT_EQ(partizan_outcome<PUVG>(p), PartizanOutcome::P);
    EXPECT_EQ(partizan_outcome<PUEG>(p), PartizanOutcome::N);
    EXPECT_THROW(PUVG::start(path_of(2), 0, 0), ContractViolation);
    EXPECT_THROW(PUVG::start(path_of(2), 0, 2), ContractViolation);
    EXPECT_THROW(PUEG::start(path_of(2), -1, 0), ContractViolation);
    EXPECT_EQ(partizan_outcome<PUEG>(PUEG::start(path_of(2), 0, 0)), PartizanOutcome::N);
}

TEST(PartizanGeography, AVertexUsedByOneTokenIsBarredToTheOther) {
    // Left goes 0 -> 1 on the path 0 1 2 3 with Right on 3: neither may step on 1 or 3 again.
    const auto options = PUVG::options({path_of(4), 0, 3}, Player::left);
    ASSERT_EQ(options.size(), 1u);
    EXPECT_THAT(moves<PUVG>(options[0], Player::right), ElementsAre(2));
    EXPECT_EQ(partizan_outcome<PUVG>({path_of(4), 0, 3}), PartizanOutcome::P);
}

TEST(PartizanGeography, AllFourClassesOccur) {
    // Left on a long branch, Right on a leaf whose only neighbour is taken: Left wins either way.
    const TwoTokenGraph left{disjoint_union(path_of(3), Graph(1)), 0, 3};
    EXPECT_EQ(partizan_outcome<PUVG>(left), PartizanOutcome::L);
    EXPECT_EQ(partizan_outcome<PUVG>({left.graph, 3, 0}), PartizanOutcome::R);
    EXPECT_EQ(partizan_outcome<PUVG>({path_of(3), 0, 2}), PartizanOutcome::N);
    EXPECT_STREQ(to_string(PartizanOutcome::R), "R");
}

TEST(Sum, IsCalledAfterItsParts) {
    EXPECT_STREQ((Sum<UVG, EdgeDelete>::name), "uvg+edge-delete");
    EXPECT_EQ((Sum<UVG, EdgeDelete>::name_text.size()), sizeof "uvg+edge-delete");
}

TEST(Sum, AMoveIsAMoveInOneOfTheTwo) {
    using Both = Sum<UVG, EdgeDelete>;
    const Both::Position p{{path_of(2), 0}, path_of(4)};
    EXPECT_THAT(moves<Both>(p), ElementsAre(Both::Move(std::in_place_index<0>, 1),
                                            Both::Move(std::in_place_index<1>, Edge{1, 2})));
    EXPECT_EQ(outcome<Both>(p), Outcome::P);
    EXPECT_STREQ(Both::name, "uvg+edge-delete");
}

TEST(GrundyValue, MexAndTheFirstPathsOfEdgeDelete) {
    EXPECT_EQ(mex({}), 0);
    EXPECT_EQ(mex({0, 0, 1, 3}), 2);
    EXPECT_EQ(mex({2, 1, 0}), 3);
    // Dawson's Kayles on a heap of n - 2.
    const std::vector<int> expected{0, 0, 1, 1, 2, 0, 3, 1, 1, 0};
    for (int n = 2; n <= 11; ++n)
        EXPECT_EQ(grundy_value<EdgeDelete>(path_of(n)), expected[static_cast<std::size_t>(n - 2)])
            << n;
}

}  // namespace
}  // namespace gazetteer
