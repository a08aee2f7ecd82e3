// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/laws.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/chains/named_chains.hpp"
#include "graph/index.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/testkit/script_rules.hpp"

namespace gazetteer::chains {
namespace {

using script::hand_made::edge_delete;
using script::hand_made::node_kayles;
using testing::ElementsAre;
using testing::HasSubstr;

const Pattern paths{.unit = {1, {}, {{0, 0}}}};
const Pattern cycles{.unit = {1, {}, {{0, 0}}}, .closed = true};
const Pattern ladders{.unit = {2, {{0, 1}}, {{0, 0}, {1, 1}}}};
const Pattern prisms{.unit = {2, {{0, 1}}, {{0, 0}, {1, 1}}}, .closed = true};
const Pattern moebius{.unit = {2, {{0, 1}}, {{0, 0}, {1, 1}}}, .closed = true, .turn = {1, 0}};
/// The square of a path, two vertices a unit.
const Pattern strips{.unit = {2, {{0, 1}}, {{0, 0}, {1, 1}, {1, 0}}}};
const Pattern combs{.unit = {2, {{0, 1}}, {{0, 0}}}};

/// The value by the game alone, without any chain.
int value_alone(const script::Rules& rules, const Pattern& pattern, int n) {
    const Piece piece{pattern.left, pattern.right, n, pattern.closed};
    script::Solver<script::ExactKey> solver(rules);
    return solver.grundy_value(solver.game().start(graph_of(pattern, piece), {}));
}

/// move u: delete(u), and move u ~ w: delete(u, w)
script::Rules kayles() {
    using script::Item;
    const Item u{Item::Kind::vertex, 0};
    const Item w{Item::Kind::vertex, 1};
    script::Rules rules{.name = "kayles"};
    rules.moves = {{.binder = {script::Binder::Kind::vertex, 0},
                    .effects = {{script::Effect::Kind::remove, 0, {u}}},
                    .text = "move u: delete(u)"},
                   {.binder = {script::Binder::Kind::edge, 0, 1},
                    .effects = {{script::Effect::Kind::remove, 0, {u, w}}},
                    .text = "move u ~ w: delete(u, w)"}};
    return rules;
}

TEST(ChainLaws, NodeKaylesOnAPathIsDawsonsChess) {
    const GameLaw law = law_of(node_kayles(), paths);
    ASSERT_TRUE(law.proved);
    EXPECT_EQ(law.own, (Period{52, 34}));
    EXPECT_THAT(law.exceptions, ElementsAre(14, 16, 17, 31, 34, 51));
    ASSERT_EQ(law.table.heaps.kinds(), 1);
    // 0.137: two or three of one end go, or three of the middle. One or two vertices that are left
    // beside an end are worth 1.
    const KindMoves& moves = law.table.heaps.moves[0];
    EXPECT_THAT(moves.middle, ElementsAre(MiddleMove{0, 0, 3, 0, 3, 3}));
    EXPECT_THAT(moves.near, ElementsAre(NearMove{0, 0, 2}, NearMove{0, 0, 3}, NearMove{1, 0, 4},
                                        NearMove{1, 0, 5}));
}

TEST(ChainLaws, EdgeDeleteOnAPathHasGghrsPeriod) {
    const GameLaw law = law_of(edge_delete(), paths);
    ASSERT_TRUE(law.proved);
    EXPECT_EQ(law.own, (Period{55, 34}));
    // [GGHR, Theorem 4]: where B wins.
    std::vector<int> lost;
    for (int n = 2; n < 80; ++n)
        if (law.value(n) == 0) lost.push_back(n);
    EXPECT_THAT(lost, ElementsAre(2, 3, 7, 11, 17, 23, 27, 31, 37, 41, 45, 57, 61, 65, 75, 79));
    EXPECT_EQ(law.value(75 + 34 * 1'000'000'000LL), 0);
}

TEST(ChainLaws, KaylesOnAPathHasPeriod12) {
    const GameLaw law = law_of(kayles(), paths);
    EXPECT_EQ(law.own, (Period{71, 12}));
    EXPECT_THAT(law.exceptions, ElementsAre(3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70));
}

TEST(ChainLaws, TheFirstMoveOpensARing) {
    const GameLaw law = law_of(node_kayles(), cycles);
    EXPECT_EQ(law.length_min, 3);
    EXPECT_EQ(law.own, (Period{38, 34}));
    EXPECT_EQ(law.value(7), 1);
    EXPECT_EQ(law.value(8), 0);
}

TEST(ChainLaws, ValuesAreThoseOfTheGameAlone) {
    for (const script::Rules& rules : {node_kayles(), edge_delete(), kayles()})
        for (const Pattern& pattern : {paths, cycles, combs, prisms, moebius, ladders}) {
            const int far = 10 / pattern.unit.order;
            GameLaw law;
            try {
                law = law_of(rules, pattern, {.length_max = 200});
            } catch (const NotDecided&) {
                continue;
            }
            for (int n = law.length_min; n <= far; ++n)
                EXPECT_EQ(law.value(n), value_alone(rules, pattern, n)) << rules.name << " " << n;
        }
}

TEST(ChainLaws, PrismsAndMoebiusLaddersAreDecidedByASymmetry) {
    EXPECT_EQ(law_of(node_kayles(), prisms).own, (Period{3, 1}));
    EXPECT_EQ(law_of(node_kayles(), prisms).value(1'000'000), 0);
    EXPECT_EQ(law_of(node_kayles(), moebius).value(1'000'000), 1);
}

TEST(ChainLaws, TheShortestMoebiusLadderIsOfTwoRungs) {
    // K_4: the first move takes all.
    const GameLaw law = law_of(node_kayles(), pattern_of(moebius_chain()));
    EXPECT_EQ(law.length_min, 2);
    EXPECT_EQ(law.value(2), 1);
    EXPECT_EQ(law.own, (Period{2, 1}));
}

TEST(ChainLaws, WithoutAPeriodTheValuesEndWhereTheyWereComputed) {
    const GameLaw law = law_of(node_kayles(), ladders, {.length_max = 300});
    EXPECT_FALSE(law.proved);
    EXPECT_EQ(law.value(200), 0);
    EXPECT_THROW(law.value(301), ContractViolation);
}

TEST(ChainLaws, EndsOfTheFamilyCount) {
    Pattern brooms = paths;
    brooms.left = {3, {}, {{0, 0}, {1, 0}, {2, 0}}};
    const GameLaw law = law_of(node_kayles(), brooms);
    ASSERT_TRUE(law.proved);
    for (int n = 1; n <= 8; ++n) EXPECT_EQ(law.value(n), value_alone(node_kayles(), brooms, n));
    Pattern longer = paths;
    longer.right = {2, {{0, 1}}, {{0, 0}}};
    EXPECT_EQ(law_of(node_kayles(), longer).own, (Period{50, 34}));
}

TEST(ChainTables, PiecesOfUnboundedShapeAreTold) {
    const auto why = [](const script::Rules& rules, const Pattern& pattern) -> std::string {
        try {
            table_of(rules, pattern, {.kinds_max = 20});
        } catch (const NotDecided& e) {
            return e.what();
        }
        return "decided";
    };
    EXPECT_THAT(why(edge_delete(), ladders), HasSubstr("leaves the chain in one piece"));
    EXPECT_THAT(why(edge_delete(), prisms), HasSubstr("does not open the ring"));
    EXPECT_THAT(why(script::hand_made::edge_geography(), paths), HasSubstr("has a token"));
    Pattern large{.unit = {8, {}, {{0, 0}}}};
    EXPECT_THAT(why(node_kayles(), large), HasSubstr("a board has at most 64"));
    Pattern turned = combs;
    turned.closed = true;
    turned.turn = {1, 0};
    EXPECT_THAT(why(node_kayles(), turned), HasSubstr("is no symmetry"));
    EXPECT_THAT(why(node_kayles(), {.unit = {2, {{0, 1}}, {}}}), HasSubstr("not joined"));
    script::Rules far = node_kayles();
    far.moves[0].effects[0].items[1].kind = script::Item::Kind::reachable;
    EXPECT_THAT(why(far, paths), HasSubstr("reachable has no radius"));
    script::Rules guarded = edge_delete();
    guarded.moves[0].guard->radius.reset();
    EXPECT_THAT(why(guarded, paths), HasSubstr("has no radius"));
}

/// A table from which anything is lost is not that of the game.
TEST(ChainTables, TheGraphsRefuseATableWithAFault) {
    const script::Rules rules = node_kayles();
    for (const Pattern& pattern : {paths, strips}) {
        const ChainTable table = table_of(rules, pattern);
        int checked = 0;
        EXPECT_EQ(difference(rules, pattern, table, {}, checked), "");
        EXPECT_EQ(checked, table.checked);
        EXPECT_GT(checked, 4);
        int refused = 0;
        int mutants = 0;
        const auto try_mutant = [&](const ChainTable& mutant) {
            ++mutants;
            refused += difference(rules, pattern, mutant, {}, checked).empty() ? 0 : 1;
        };
        for (std::size_t k = 0; k < table.kinds.size(); ++k) {
            ChainTable mutant = table;
            mutant.heaps.moves[k].near.clear();
            try_mutant(mutant);
            if (table.heaps.moves[k].middle.empty()) continue;
            mutant = table;
            mutant.heaps.moves[k].middle.clear();
            try_mutant(mutant);
        }
        EXPECT_EQ(refused, mutants);
    }
}

TEST(ChainTables, AKindLeftOutIsRefused) {
    const HeapTable table = table_of(node_kayles(), strips).heaps;
    ASSERT_EQ(table.kinds(), 3);
    for (int left_out = 0; left_out < 3; ++left_out) {
        HeapTable mutant = table;
        mutant.moves.erase(mutant.moves.begin() + left_out);
        mutant.short_values.erase(mutant.short_values.begin() + left_out);
        // Moves to it lead to no kind.
        const auto renumbered = [&](int& kind) {
            kind = kind == left_out ? 2 : kind - (kind > left_out ? 1 : 0);
        };
        for (KindMoves& moves : mutant.moves) {
            for (NearMove& move : moves.near) renumbered(move.kind);
            for (MiddleMove& move : moves.middle) renumbered(move.left_kind);
            for (MiddleMove& move : moves.middle) renumbered(move.right_kind);
        }
        EXPECT_THAT(fault_of(mutant), HasSubstr("leads to no kind")) << left_out;
    }
}

}  // namespace
}  // namespace gazetteer::chains
