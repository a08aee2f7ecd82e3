// The conformance suite: every game passes every check, for one line in `Games`. Each check is also
// given wrong games and wrong keys that it must refuse, in conformance_mutants_test.cpp.
#include "oracle/conformance.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/referees.hpp"

namespace gazetteer {
namespace {

using namespace conformance;
using testing::IsEmpty;

/// A ruleset and how far the definitions can be taken on it: boards of order <= order_max with at
/// most size_max edges.
template <class Ruleset, int order_max, int size_max>
struct Game {
    using R = Ruleset;
    static constexpr Limits limits{order_max, size_max};
    /// Where all order! renamings are tried.
    static constexpr Limits renamed{std::min(order_max, 4), size_max};
};

using Games = testing::Types<                         //
    Game<UndirectedVertexGeography, 5, 10>,           //
    Game<UndirectedEdgeGeography, 5, 6>,              //
    Game<DirectedVertexGeography, 4, 6>,              //
    Game<DirectedEdgeGeography, 4, 5>,                //
    Game<Unrooted<UndirectedVertexGeography>, 5, 7>,  //
    Game<Unrooted<UndirectedEdgeGeography>, 4, 6>,    //
    Game<Unrooted<DirectedVertexGeography>, 3, 6>,    //
    Game<Unrooted<DirectedEdgeGeography>, 3, 5>,      //
    Game<Slither, 5, 7>,                              //
    Game<EdgeDelete, 5, 7>,                           //
    Game<EdgeLabelling, 4, 4>>;

template <class G>
class Conformance : public testing::Test {};

struct GameNames {
    template <class G>
    static std::string GetName(int) {
        std::string name = G::R::name;
        std::ranges::replace_if(
            name, [](char c) { return c == '-' || c == ' '; }, '_');
        return name;
    }
};
TYPED_TEST_SUITE(Conformance, Games, GameNames);

TYPED_TEST(Conformance, PlayTerminates) {
    EXPECT_THAT(play_terminates<typename TypeParam::R>(TypeParam::limits), IsEmpty());
}

TYPED_TEST(Conformance, SolverEqualsTheDefinition) {
    EXPECT_THAT(solver_equals_definition<typename TypeParam::R>(TypeParam::limits), IsEmpty());
}

TYPED_TEST(Conformance, NamesOfVerticesDoNotMatter) {
    EXPECT_THAT(invariant_under_relabelling<typename TypeParam::R>(TypeParam::renamed), IsEmpty());
}

TYPED_TEST(Conformance, SumsAddByNimSum) {
    using R = typename TypeParam::R;
    const Limits tiny{3, 3};
    EXPECT_THAT((sums_add_by_nim_sum<R, UndirectedVertexGeography>(tiny, tiny)), IsEmpty());
    EXPECT_THAT((sums_add_by_nim_sum<R, EdgeDelete>(tiny, {4, 4})), IsEmpty());
    EXPECT_THAT((sums_add_by_nim_sum<R, R>({3, 2}, {3, 2})), IsEmpty());
}

TYPED_TEST(Conformance, MovesAreDistinct) {
    EXPECT_THAT(moves_are_distinct<typename TypeParam::R>(TypeParam::limits), IsEmpty());
}

TYPED_TEST(Conformance, KeysAreDistinct) {
    const auto write = [](const auto& position, Key& key) { encode(position, key); };
    EXPECT_THAT(keys_are_distinct<typename TypeParam::R>(TypeParam::limits, write), IsEmpty());
}

TYPED_TEST(Conformance, AgreesWithTheReferee) {
    EXPECT_THAT(agrees_with_referee<typename TypeParam::R>(TypeParam::limits), IsEmpty());
}

/// The two partizan games, checked from every start with either player to move first.
template <class R>
class PartizanConformance : public testing::Test {
  protected:
    static constexpr Limits limits{4, 6};

    /// Gives `visit` every start and the position before the first move.
    template <class Visit>
    static void for_each_position(Visit visit) {
        for_each_start<R>(limits,
                          [&](const Start<Graph>& start) { visit(start, position_of<R>(start)); });
    }
};

using PartizanGames = testing::Types<PartizanVertexGeography, PartizanEdgeGeography>;
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
