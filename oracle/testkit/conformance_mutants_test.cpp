// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong games, wrong keys, a wrong solver and a wrong sum: each is refused by the named check of
// the conformance suite, so that check can fail.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/canonical/canonical.hpp"
#include "oracle/testkit/conformance.hpp"
#include "oracle/testkit/referees.hpp"

namespace gazetteer {
namespace {

using UVG = UndirectedVertexGeography;
using UEG = UndirectedEdgeGeography;
using DVG = DirectedVertexGeography;
using DEG = DirectedEdgeGeography;

struct UegThatForgetsToErase : UEG {
    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        for (Vertex w : p.graph.neighbours(p.root)) result.push_back({p.graph, w});
        return result;
    }
};

struct UvgThatErasesOnlyTheEdge : UVG {
    static std::vector<Position> options(const Position& p) { return UEG::options(p); }
};

struct DegThatErasesTheOppositeArcToo : DEG {
    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result = DEG::options(p);
        for (Position& option : result) option.digraph.erase_arc(option.root, p.root);
        return result;
    }
};

struct DvgThatMayReturn : DVG {
    static std::vector<Position> options(const Position& p) { return DEG::options(p); }
};

struct SlitherThatMayClose : Slither {
    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result = Slither::options(p);
        if (p.path.size() > 2 && p.graph.adjacent(p.ends.u, p.ends.v))
            result.push_back({p.graph, p.graph.vertices(), p.ends});
        return result;
    }
    static Move move(const Position& p, const Position& option) {
        return option.ends == p.ends ? p.ends : Slither::move(p, option);
    }
};

struct SlitherThatGrowsAtOneEnd : Slither {
    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result = Slither::options(p);
        if (!p.path.empty())
            std::erase_if(result, [&](const Position& q) {
                return q.ends.u != p.ends.u && q.ends.v != p.ends.u;
            });
        return result;
    }
};

struct EdgeDeleteThatMayIsolate : EdgeDelete {
    static std::vector<Position> options(const Position& graph) {
        std::vector<Position> result;
        for (const Edge& e : graph.edges()) result.push_back(graph.without_edge(e.u, e.v));
        return result;
    }
};

struct EdgeDeleteThatKeepsOneEndOnly : EdgeDelete {
    static std::vector<Position> options(const Position& graph) {
        std::vector<Position> result;
        for (const Edge& e : graph.edges())
            if (graph.degree(e.u) > 1) result.push_back(graph.without_edge(e.u, e.v));
        return result;
    }
};

struct EdgeLabellingWithoutConstant : EdgeLabelling {
    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        for (std::size_t i = 0; i < p.labels.size(); ++i)
            for (int label = 1; label <= static_cast<int>(p.labels.size()); ++label) {
                if (p.labels[i] != 0 || std::ranges::count(p.labels, label) > 0) continue;
                result.push_back(p);
                result.back().labels[i] = label;
            }
        return result;
    }
};

struct UegTowardsLargerNamesOnly : UEG {
    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result = UEG::options(p);
        std::erase_if(result, [&](const Position& option) { return option.root < p.root; });
        return result;
    }
};

struct UegWithNamelessMoves : UEG {
    static Move move(const Position&, const Position&) { return 0; }
};

struct PartizanUvgWithTwoPrivateBoards : PartizanVertexGeography {
    static std::vector<Position> options(const Position& p, Player player) {
        return PartizanEdgeGeography::options(p, player);
    }
};

/// Looks up a position without its root.
struct RootForgotten {
    static RootedGraph of(const RootedGraph& position) { return {position.graph, 0}; }
};

struct SumThatMovesInTheFirstOnly : Sum<UVG, UVG> {
    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result = Sum::options(p);
        std::erase_if(result, [&](const Position& option) { return option.second != p.second; });
        return result;
    }
};

}  // namespace

namespace conformance {

template <>
struct Referee<UvgThatErasesOnlyTheEdge> : Referee<UVG> {};
template <>
struct Referee<DegThatErasesTheOppositeArcToo> : Referee<DEG> {};
template <>
struct Referee<DvgThatMayReturn> : Referee<DVG> {};
template <>
struct Referee<SlitherThatMayClose> : Referee<Slither> {};
template <>
struct Referee<SlitherThatGrowsAtOneEnd> : Referee<Slither> {};
template <>
struct Referee<EdgeDeleteThatMayIsolate> : Referee<EdgeDelete> {};
template <>
struct Referee<EdgeDeleteThatKeepsOneEndOnly> : Referee<EdgeDelete> {};
template <>
struct Referee<EdgeLabellingWithoutConstant> : Referee<EdgeLabelling> {};
template <>
struct Referee<PartizanUvgWithTwoPrivateBoards> : Referee<PartizanVertexGeography> {};

}  // namespace conformance

namespace {

using namespace conformance;
using testing::IsEmpty;
using testing::Not;

constexpr Limits small{4, 6};

TEST(ConformanceRefuses, PlayWithoutEnd) {
    EXPECT_THAT(play_terminates<UegThatForgetsToErase>(small), Not(IsEmpty()));
}

TEST(ConformanceRefuses, WrongGeographies) {
    EXPECT_THAT(agrees_with_referee<UvgThatErasesOnlyTheEdge>(small), Not(IsEmpty()));
    EXPECT_THAT(agrees_with_referee<DegThatErasesTheOppositeArcToo>({3, 6}), Not(IsEmpty()));
    EXPECT_THAT(agrees_with_referee<DvgThatMayReturn>({3, 6}), Not(IsEmpty()));
}

TEST(ConformanceRefuses, WrongSlithers) {
    EXPECT_THAT(agrees_with_referee<SlitherThatMayClose>(small), Not(IsEmpty()));
    EXPECT_THAT(agrees_with_referee<SlitherThatGrowsAtOneEnd>(small), Not(IsEmpty()));
}

TEST(ConformanceRefuses, WrongEdgeDeletions) {
    EXPECT_THAT(agrees_with_referee<EdgeDeleteThatMayIsolate>(small), Not(IsEmpty()));
    EXPECT_THAT(agrees_with_referee<EdgeDeleteThatKeepsOneEndOnly>(small), Not(IsEmpty()));
}

TEST(ConformanceRefuses, LabellingsThatAreNotMagic) {
    EXPECT_THAT(agrees_with_referee<EdgeLabellingWithoutConstant>({3, 3}), Not(IsEmpty()));
}

TEST(ConformanceRefuses, TokensThatIgnoreEachOther) {
    bool refused = false;
    for_each_start<PartizanUvgWithTwoPrivateBoards>(small, [&](const Start<Graph>& start) {
        std::vector<Vertex> history;
        const TwoTokenGraph p = position_of<PartizanUvgWithTwoPrivateBoards>(start);
        refused |= !agrees_with_partizan_referee<PartizanUvgWithTwoPrivateBoards>(
                        start, p, Player::left, history)
                        .empty();
    });
    EXPECT_TRUE(refused);
}

TEST(ConformanceRefuses, RulesThatReadTheNamesOfVertices) {
    EXPECT_THAT(invariant_under_relabelling<UegTowardsLargerNamesOnly>(small), Not(IsEmpty()));
}

TEST(ConformanceRefuses, MovesThatDoNotTellOptionsApart) {
    EXPECT_THAT(moves_are_distinct<UegWithNamelessMoves>(small), Not(IsEmpty()));
}

TEST(ConformanceRefuses, KeysWithoutTheRoot) {
    const auto without_root = [](const RootedGraph& p, Key& key) { encode(p.graph, key); };
    EXPECT_THAT(keys_are_distinct<UEG>(small, without_root), Not(IsEmpty()));
}

TEST(ConformanceRefuses, ASolverThatForgetsTheRoot) {
    EXPECT_THAT((solver_equals_definition<UEG, Solver<UEG, RootForgotten>>(small)), Not(IsEmpty()));
}

TEST(ConformanceRefuses, ASumPlayedInOnePart) {
    EXPECT_THAT((sums_add_by_nim_sum<UVG, UVG, SumThatMovesInTheFirstOnly>({3, 3}, {3, 3})),
                Not(IsEmpty()));
}

}  // namespace
}  // namespace gazetteer
