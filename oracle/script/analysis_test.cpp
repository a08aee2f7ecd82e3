// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis of rules, each finding with a near miss.
#include "oracle/script/analysis.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::script {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

using VertexKind = Item::Kind;

Rules with(Binder binder, std::vector<Effect> effects, std::optional<Guard> guard = {}) {
    Rules rules{.name = "test", .sets = {"S"}};
    rules.moves = {{.binder = binder, .guard = std::move(guard), .effects = std::move(effects)}};
    return rules;
}

bool ends(const Rules& rules) {
    return endless_moves(rules).empty();
}

constexpr Binder at_vertex{Binder::Kind::vertex, 0, 0};
constexpr Binder along_edge{Binder::Kind::edge, 0, 1};
constexpr Binder along_arc{Binder::Kind::arc, 0, 1};

Effect effect(Effect::Kind kind, std::vector<Item> items) {
    return {kind, 0, std::move(items)};
}

TEST(ScriptAnalysis, ADeletedVertexEndsPlayANeighbourNeedNotBeThere) {
    EXPECT_TRUE(ends(with(at_vertex, {effect(Effect::Kind::remove, {{VertexKind::vertex, 0}})})));
    EXPECT_TRUE(
        ends(with(at_vertex, {effect(Effect::Kind::remove, {{VertexKind::reachable, 0}})})));
    const auto neighbours = {effect(Effect::Kind::remove, {{VertexKind::neighbours, 0}})};
    EXPECT_FALSE(ends(with(at_vertex, neighbours)));
    EXPECT_TRUE(ends(with(along_edge, neighbours)));
    EXPECT_TRUE(ends(with(along_arc, neighbours)));
    EXPECT_FALSE(
        ends(with(along_arc, {effect(Effect::Kind::remove, {{VertexKind::neighbours, 1}})})));
    EXPECT_FALSE(ends(with(at_vertex, {effect(Effect::Kind::remove, {{VertexKind::set, 0}})})));
}

TEST(ScriptAnalysis, TheEdgeOfTheBinderIsThere) {
    const auto erase = [](Name u, Name w) {
        return effect(Effect::Kind::erase_edge, {{VertexKind::vertex, u}, {VertexKind::vertex, w}});
    };
    EXPECT_TRUE(ends(with(along_edge, {erase(1, 0)})));
    EXPECT_TRUE(ends(with(along_arc, {erase(0, 1)})));
    EXPECT_FALSE(ends(with(along_arc, {erase(1, 0)})));
    EXPECT_FALSE(ends(with(at_vertex, {erase(0, 1)})));
    EXPECT_FALSE(ends(with(at_vertex, {erase(0, 0)})));
    EXPECT_FALSE(ends(with(along_edge, {erase(2, 0)})));
    EXPECT_FALSE(ends(with(along_edge, {erase(1, 2)})));
    EXPECT_FALSE(ends(with(along_edge, {erase(0, 2)})));
    const auto erase_at = effect(Effect::Kind::erase_at, {{VertexKind::vertex, 0}});
    EXPECT_TRUE(ends(with(along_edge, {erase_at})));
    EXPECT_FALSE(ends(with(at_vertex, {erase_at})));
    EXPECT_FALSE(
        ends(with(along_edge, {effect(Effect::Kind::erase_at, {{VertexKind::vertex, 2}})})));
}

TEST(ScriptAnalysis, KeepingNeighboursLosesTheVertex) {
    EXPECT_TRUE(ends(with(at_vertex, {effect(Effect::Kind::keep, {{VertexKind::neighbours, 0}})})));
    EXPECT_FALSE(ends(with(at_vertex, {effect(Effect::Kind::keep, {{VertexKind::reachable, 0}})})));
    EXPECT_FALSE(ends(with(
        along_edge,
        {effect(Effect::Kind::keep, {{VertexKind::neighbours, 0}, {VertexKind::neighbours, 1}})})));
}

/// Two of the others may be neighbours of each other, so that all is kept.
TEST(ScriptAnalysis, WhatSeveralKeepLosesNothing) {
    Binder any = along_edge;
    any.several = true;
    EXPECT_TRUE(ends(with(any, {effect(Effect::Kind::keep, {{VertexKind::neighbours, 0}})})));
    EXPECT_FALSE(ends(with(any, {effect(Effect::Kind::keep, {{VertexKind::neighbours, 1}})})));
    const Effect erased =
        effect(Effect::Kind::erase_edge, {{VertexKind::vertex, 0}, {VertexKind::vertex, 1}});
    EXPECT_TRUE(ends(with(any, {erased})));
    EXPECT_TRUE(analyse(with(any, {erased})).is_sum());
}

/// The move changes something by its include, or by what is of the kind.
Rules with_change(std::vector<Effect> effects, Effect::Kind kind = Effect::Kind::include) {
    Rules rules = with(at_vertex, std::move(effects));
    rules.moves[0].changes = [kind](std::span<const Effect> some) {
        return std::ranges::count(some, kind, &Effect::kind) > 0;
    };
    return rules;
}

TEST(ScriptAnalysis, ASetThatOnlyGrowsIsFullOnce) {
    const Effect include = effect(Effect::Kind::include, {{VertexKind::vertex, 0}});
    const Effect exclude = effect(Effect::Kind::exclude, {{VertexKind::vertex, 0}});
    EXPECT_TRUE(ends(with_change({include})));
    EXPECT_FALSE(ends(with(at_vertex, {include})));
    EXPECT_FALSE(ends(with_change({include}, Effect::Kind::exclude)));
    // Another effect takes from the set.
    EXPECT_FALSE(ends(with_change({include, exclude})));
    EXPECT_TRUE(ends(with_change({exclude}, Effect::Kind::exclude)));
}

TEST(ScriptAnalysis, OneMeasureComesAfterAnother) {
    const Effect include = effect(Effect::Kind::include, {{VertexKind::vertex, 0}});
    const Effect exclude = effect(Effect::Kind::exclude, {{VertexKind::vertex, 0}});
    Effect other = include;
    other.target = 1;
    // S grows; then what leaves S enters T.
    Rules rules = with_change({include});
    rules.sets = {"S", "T"};
    rules.moves.push_back(with_change({exclude, other}).moves[0]);
    EXPECT_TRUE(ends(rules));
    // Without T it may enter S again.
    rules.moves[1].effects.pop_back();
    EXPECT_EQ(endless_moves(rules).size(), 2u);
}

/// That a vertex enters T says nothing of S.
TEST(ScriptAnalysis, EachSetIsItsOwnMeasure) {
    const Effect into_s = effect(Effect::Kind::include, {{VertexKind::vertex, 0}});
    Effect into_t = into_s;
    into_t.target = 1;
    Effect out_of_t = into_t;
    out_of_t.kind = Effect::Kind::exclude;
    Rules rules = with_change({into_s, into_t});
    rules.sets = {"S", "T"};
    rules.moves[0].changes = [](std::span<const Effect> some) {
        return std::ranges::count(some, 1, &Effect::target) > 0;
    };
    EXPECT_TRUE(ends(rules));
    rules.moves.push_back(with_change({out_of_t}, Effect::Kind::exclude).moves[0]);
    EXPECT_EQ(endless_moves(rules).size(), 2u);
}

TEST(ScriptAnalysis, WhatIsErasedIsKnownFromTheCondition) {
    const Effect erase = effect(Effect::Kind::erase_at, {{VertexKind::vertex, 0}});
    EXPECT_TRUE(ends(with_change({erase}, Effect::Kind::erase_at)));
    EXPECT_FALSE(ends(with(at_vertex, {erase})));
    EXPECT_FALSE(ends(with_change({erase}, Effect::Kind::include)));
}

/// N(u) may be empty, and all may be reachable from u; a condition may say that it is not so.
TEST(ScriptAnalysis, WhatIsDeletedOrKeptIsKnownFromTheCondition) {
    const Effect remove = effect(Effect::Kind::remove, {{VertexKind::neighbours, 0}});
    const Effect keep = effect(Effect::Kind::keep, {{VertexKind::reachable, 0}});
    EXPECT_TRUE(ends(with_change({remove}, Effect::Kind::remove)));
    EXPECT_TRUE(ends(with_change({keep}, Effect::Kind::keep)));
    EXPECT_FALSE(ends(with_change({remove}, Effect::Kind::keep)));
    EXPECT_FALSE(ends(with_change({keep}, Effect::Kind::remove)));
}

/// A stage before may have taken away, or put into the set, what the condition speaks of.
TEST(ScriptAnalysis, TheConditionSaysNothingOfALaterStage) {
    for (const auto kind : {Effect::Kind::erase_at, Effect::Kind::include}) {
        Effect later = effect(kind, {{VertexKind::vertex, 0}});
        EXPECT_TRUE(ends(with_change({later}, kind)));
        later.begins_stage = true;
        EXPECT_FALSE(ends(with_change({later}, kind)));
    }
}

TEST(ScriptAnalysis, TheMoveThatMayGoOnIsNamed) {
    Rules rules = hand_made::edge_geography();
    rules.moves[0].effects.erase(rules.moves[0].effects.begin());
    EXPECT_THAT(
        endless_moves(rules),
        ElementsAre(testing::Field(&EndlessMove::why,
                                   HasSubstr("undirected_edge_geography, line 1: move u ~ v"))));
}

TEST(ScriptAnalysis, WhatGoes) {
    EXPECT_TRUE(analyse(hand_made::node_kayles()).vertices_go);
    EXPECT_FALSE(analyse(hand_made::node_kayles()).edges_go);
    EXPECT_TRUE(analyse(hand_made::edge_delete()).edges_go);
    EXPECT_FALSE(analyse(hand_made::edge_delete()).vertices_go);
}

/// How a board is kept is chosen by what goes, before the first move as well.
TEST(ScriptAnalysis, WhatGoesAtTheStartGoes) {
    Rules vertices = hand_made::edge_delete();
    vertices.start = {effect(Effect::Kind::keep, {{VertexKind::set, 0}})};
    EXPECT_TRUE(analyse(vertices).vertices_go);
    Rules edges = hand_made::node_kayles();
    edges.start = {effect(Effect::Kind::erase_at, {{VertexKind::set, 0}})};
    EXPECT_TRUE(analyse(edges).edges_go);
}

TEST(ScriptAnalysis, ASumHasNoTokenAndLooksNoFurtherThanTheComponent) {
    EXPECT_TRUE(analyse(hand_made::node_kayles()).is_sum());
    EXPECT_TRUE(analyse(hand_made::edge_delete()).is_sum());
    EXPECT_EQ(analyse(hand_made::edge_geography()).not_a_sum, "the game has a token");
    Rules rules = hand_made::edge_delete();
    rules.moves[0].guard->is_local = false;
    EXPECT_THAT(analyse(rules).not_a_sum, HasSubstr("the condition"));
    EXPECT_FALSE(
        analyse(with(at_vertex, {effect(Effect::Kind::keep, {{VertexKind::neighbours, 0}})}))
            .is_sum());
    EXPECT_FALSE(
        analyse(with(at_vertex, {effect(Effect::Kind::exclude, {{VertexKind::set, 0}})})).is_sum());
}

TEST(ScriptAnalysis, GeographyStaysAtItsToken) {
    EXPECT_TRUE(analyse(hand_made::edge_geography()).stays_at_tokens);
    EXPECT_FALSE(analyse(hand_made::node_kayles()).stays_at_tokens);
    Rules rules = hand_made::edge_geography();
    rules.moves[0].binder.second = 2;
    EXPECT_FALSE(analyse(rules).stays_at_tokens);
}

}  // namespace
}  // namespace gazetteer::script
