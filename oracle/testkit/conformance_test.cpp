// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance suite: every game of the list and every unrooted form passes every check. Each
// check is also given wrong games and wrong keys that it must refuse, in
// conformance_mutants_test.cpp.
#include "oracle/testkit/conformance.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/testkit/referees.hpp"
#include "oracle/testkit/test_sizes.hpp"

namespace gazetteer {
namespace {

using namespace conformance;
using testing::IsEmpty;

using ImpartialGames = Filtered<GamesAndForms, IsImpartial>;

/// Where all order! renamings are tried.
constexpr Limits renamed(Limits limits) {
    return {std::min(limits.order_max, 4), limits.size_max};
}

template <class R>
class Conformance : public testing::Test {};

struct GameNames {
    template <class R>
    static std::string GetName(int) {
        std::string name = R::name;
        std::ranges::replace_if(
            name, [](char c) { return c == '-' || c == ' '; }, '_');
        return name;
    }
};
TYPED_TEST_SUITE(Conformance, ImpartialGames::as<testing::Types>, GameNames);

TYPED_TEST(Conformance, PlayTerminates) {
    EXPECT_THAT(play_terminates<TypeParam>(conformance_limits<TypeParam>), IsEmpty());
}

TYPED_TEST(Conformance, SolverEqualsTheDefinition) {
    EXPECT_THAT(solver_equals_definition<TypeParam>(conformance_limits<TypeParam>), IsEmpty());
}

TYPED_TEST(Conformance, NamesOfVerticesDoNotMatter) {
    EXPECT_THAT(invariant_under_relabelling<TypeParam>(renamed(conformance_limits<TypeParam>)),
                IsEmpty());
}

TYPED_TEST(Conformance, SumsAddByNimSum) {
    using R = TypeParam;
    const Limits tiny{3, 3};
    EXPECT_THAT((sums_add_by_nim_sum<R, UndirectedVertexGeography>(tiny, tiny)), IsEmpty());
    EXPECT_THAT((sums_add_by_nim_sum<R, EdgeDelete>(tiny, {4, 4})), IsEmpty());
    EXPECT_THAT((sums_add_by_nim_sum<R, R>({3, 2}, {3, 2})), IsEmpty());
}

TYPED_TEST(Conformance, MovesAreDistinct) {
    EXPECT_THAT(moves_are_distinct<TypeParam>(conformance_limits<TypeParam>), IsEmpty());
}

TYPED_TEST(Conformance, KeysAreDistinct) {
    const auto write = [](const auto& position, Key& key) { encode(position, key); };
    EXPECT_THAT(keys_are_distinct<TypeParam>(conformance_limits<TypeParam>, write), IsEmpty());
}

TYPED_TEST(Conformance, AgreesWithTheReferee) {
    EXPECT_THAT(agrees_with_referee<TypeParam>(conformance_limits<TypeParam>), IsEmpty());
}

/// A partizan game, checked from every start with either player to move first.
template <class R>
class PartizanConformance : public testing::Test {
  protected:
    static constexpr Limits limits = conformance_limits<R>;

    /// Gives `visit` every start and the position before the first move.
    template <class Visit>
    static void for_each_position(Visit visit) {
        for_each_start<R>(limits,
                          [&](const Start<Graph>& start) { visit(start, position_of<R>(start)); });
    }
};

using PartizanGames = Filtered<Games, IsPartizan>::as<testing::Types>;
TYPED_TEST_SUITE(PartizanConformance, PartizanGames);

TYPED_TEST(PartizanConformance, SolverEqualsTheDefinition) {
    PartizanSolver<TypeParam> solver;
    this->for_each_position([&](const auto&, const TwoTokenGraph& p) {
        EXPECT_EQ(solver.outcome(p), partizan_outcome<TypeParam>(p)) << text(p);
        for (Player player : {Player::left, Player::right}) {
            std::vector<Vertex> winning;
            for (const auto& option : TypeParam::options(p, player))
                if (!wins_moving<TypeParam>(option, opponent(player)))
                    winning.push_back(TypeParam::move(p, option, player));
            EXPECT_EQ(solver.winning_moves(p, player), winning) << text(p);
        }
    });
}

TYPED_TEST(PartizanConformance, NamesOfVerticesDoNotMatter) {
    PartizanSolver<TypeParam> solver;
    this->for_each_position([&](const auto& start, const TwoTokenGraph& p) {
        for_each_permutation(start.board.order(), [&](const std::vector<Vertex>& image) {
            const auto other = position_of<TypeParam>(relabelled(start, image));
            EXPECT_EQ(solver.outcome(other), solver.outcome(p)) << text(p);
        });
    });
}

TYPED_TEST(PartizanConformance, ExchangingTheTokensExchangesLAndR) {
    const auto exchanged = [](PartizanOutcome outcome) {
        if (outcome == PartizanOutcome::L) return PartizanOutcome::R;
        return outcome == PartizanOutcome::R ? PartizanOutcome::L : outcome;
    };
    PartizanSolver<TypeParam> solver;
    this->for_each_position([&](const auto&, const TwoTokenGraph& p) {
        EXPECT_EQ(solver.outcome({p.graph, p.right, p.left}), exchanged(solver.outcome(p)))
            << text(p);
    });
}

TYPED_TEST(PartizanConformance, AgreesWithTheReferee) {
    this->for_each_position([&](const Start<Graph>& start, const TwoTokenGraph& p) {
        for (Player first : {Player::left, Player::right}) {
            std::vector<Vertex> history;
            EXPECT_THAT(agrees_with_partizan_referee<TypeParam>(start, p, first, history),
                        IsEmpty());
        }
    });
}

}  // namespace
}  // namespace gazetteer
