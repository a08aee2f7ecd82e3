// SPDX-License-Identifier: GPL-3.0-or-later
// Answers equal the definition, by theorem and by search; each witness is checked by its predicate,
// which refuses the witness of a near miss.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "oracle/outcome.hpp"
#include "oracle/solver.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::decisions {
namespace {

using UVG = UndirectedVertexGeography;
using UEG = UndirectedEdgeGeography;

template <class Move>
std::vector<Move> moves(const Answer& answer) {
    return std::get<std::vector<Move>>(answer.winning_moves);
}

template <class Check>
void for_all_graphs(int order_max, Check check) {
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        check(g);
        return !testing::Test::HasFailure();
    });
}

/// The winning moves by the definition of outcome.
template <class R>
std::vector<typename R::Move> defined_moves(const typename R::Position& position) {
    std::vector<typename R::Move> result;
    for (const auto& option : R::options(position))
        if (outcome<R>(option) == Outcome::P) result.push_back(R::move(position, option));
    std::ranges::sort(result);
    return result;
}

/// The answer equals the definition; one that names not all winning moves names some.
template <class R>
void expect_defined(const Answer& answer, const typename R::Position& position) {
    using Move = typename R::Move;
    EXPECT_EQ(answer.outcome, AnyOutcome(outcome<R>(position)));
    const auto defined = defined_moves<R>(position);
    if (answer.all_winning_moves())
        EXPECT_EQ(moves<Move>(answer), defined);
    else
        EXPECT_TRUE(std::ranges::includes(defined, moves<Move>(answer)));
    EXPECT_EQ(moves<Move>(answer).empty(), !answer.is_N());
}

template <class R>
void expect_impartial(const BoardOf<R>& board, const Board& asked) {
    const Decider theorems = theorem_decider(Game::of<R>(), asked);
    const Decider search = search_decider(Game::of<R>(), asked, {});
    for_each_start_on<R>(board, [&](const gazetteer::Start<BoardOf<R>>& start) {
        const auto position = position_of<R>(start);
        expect_defined<R>(*search({start.tokens}), position);
        const auto answer = theorems({start.tokens});
        if (!answer) return;
        expect_defined<R>(*answer, position);
        EXPECT_TRUE(is_proved(std::get<SparseGraph>(asked), {start.tokens}, *answer));
        Answer wrong = *answer;
        wrong.outcome = answer->is_N() ? Outcome::P : Outcome::N;
        EXPECT_FALSE(is_proved(std::get<SparseGraph>(asked), {start.tokens}, wrong));
    });
}

template <class R>
void expect_unrooted(const BoardOf<R>& board, const Board& asked) {
    const auto position = Unrooted<R>::start(board);
    const Start start{{}, true};
    expect_defined<Unrooted<R>>(*search_decider(Game::of<R>(), asked, {})(start), position);
    if (const auto answer = theorem_decider(Game::of<R>(), asked)(start)) {
        expect_defined<Unrooted<R>>(*answer, position);
        EXPECT_TRUE(is_proved(std::get<SparseGraph>(asked), start, *answer));
    }
}

template <class R>
void expect_partizan(const Graph& g) {
    const Decider search = search_decider(Game::of<R>(), SparseGraph(g), {});
    for_each_start_on<R>(g, [&](const gazetteer::Start<Graph>& start) {
        const auto position = position_of<R>(start);
        const Answer answer = *search({start.tokens});
        PartizanSolver<R> solver;
        EXPECT_EQ(answer.outcome, AnyOutcome(partizan_outcome<R>(position)));
        EXPECT_EQ(std::get<PartizanMoves<Vertex>>(answer.winning_moves),
                  (PartizanMoves<Vertex>{solver.winning_moves(position, Player::left),
                                         solver.winning_moves(position, Player::right)}));
    });
}

/// Every game of the list, on every board of few vertices and edges.
TEST(Answer, EqualsTheDefinitionInEveryGame) {
    Games::for_each([]<class R>() {
        const auto check = [](const BoardOf<R>& board, const Board& asked) {
            if (board.size() > 4) return;
            if constexpr (PartizanRuleset<R>) {
                expect_partizan<R>(board);
            } else {
                expect_impartial<R>(board, asked);
                if constexpr (has_unrooted_form<R>) expect_unrooted<R>(board, asked);
            }
        };
        if constexpr (is_directed<R>)
            for_each_digraph(0, 3, [&](const Digraph& d) {
                check(d, d);
                return !testing::Test::HasFailure();
            });
        else
            for_all_graphs(4, [&](const Graph& g) { check(g, SparseGraph(g)); });
    });
}

/// A theorem's answer at the start, and whether it is proved after `change` of its witness.
template <class Verdict, class Change>
bool proved_after(Game game, const SparseGraph& g, const Start& start, Change change) {
    Answer answer = theorem_decider(game, g)(start).value();
    EXPECT_TRUE(is_proved(g, start, answer));
    change(std::get<Verdict>(std::get<ByTheorem>(answer.reason).witness));
    return is_proved(g, start, answer);
}

TEST(Answer, NearMissesOfEachWitnessAreRefused) {
    EXPECT_FALSE(proved_after<UvgVerdict>(Game::of<UVG>(), path(3), {{0}}, [](UvgVerdict& verdict) {
        verdict.witness.matching.clear();
    }));
    EXPECT_FALSE(proved_after<UvgVerdict>(
        Game::of<UVG>(), path(3), {{}, true},
        [](UvgVerdict& verdict) { verdict.witness.barrier.push_back(0); }));
    EXPECT_FALSE(proved_after<EvenKernelVerdict>(Game::of<UEG>(), cycle(4), {{0}},
                                                 [](EvenKernelVerdict& verdict) {
                                                     verdict.witness.kernel = {0, 1};
                                                 }));
    EXPECT_FALSE(proved_after<UnrootedBipartiteVerdict>(
        Game::of<UEG>(), path(2), {{}, true},
        [](UnrootedBipartiteVerdict& verdict) { std::ranges::reverse(verdict.inverse); }));
    EXPECT_FALSE(proved_after<UnrootedBipartiteVerdict>(
        Game::of<UEG>(), path(2), {{}, true},
        [](UnrootedBipartiteVerdict& verdict) { verdict.inverse.pop_back(); }));
    EXPECT_FALSE(proved_after<UnrootedBipartiteVerdict>(
        Game::of<UEG>(), path(3), {{}, true},
        [](UnrootedBipartiteVerdict& verdict) { verdict.kernel = {1}; }));
    EXPECT_FALSE(proved_after<SlitherVerdict>(
        Game::of<Slither>(), path(3), {},
        [](SlitherVerdict& verdict) { verdict.witness.front().exposing.pop_back(); }));
    EXPECT_FALSE(proved_after<EdgeDeletePathsVerdict>(
        Game::of<EdgeDelete>(), path(4), {},
        [](EdgeDeletePathsVerdict& verdict) { ++verdict.grundy; }));
    EXPECT_FALSE(proved_after<MirrorVerdict>(
        Game::of<EdgeDelete>(), cycle(4), {},
        [](MirrorVerdict& verdict) { std::swap(verdict.image[0], verdict.image[1]); }));
}

TEST(Answer, AWitnessIsForItsGraphAndStartOnly) {
    const Answer edges = theorem_decider(Game::of<EdgeDelete>(), path(4))({}).value();
    EXPECT_FALSE(is_proved(cycle(4), {}, edges));
    const Answer rooted = theorem_decider(Game::of<UEG>(), path(3))({{0}}).value();
    EXPECT_FALSE(is_proved(path(3), {{1}}, rooted));
    EXPECT_FALSE(is_proved(path(3), {{}, true}, rooted));
    const Answer searched = search_decider(Game::of<UEG>(), path(3), {})({{0}}).value();
    EXPECT_FALSE(is_proved(path(3), {{0}}, searched));
}

TEST(Answer, OfAQuestionIsByTheoremWhereOneApplies) {
    EXPECT_STREQ(decide({Game::of<UEG>(), path(3), {{0}}}).theorem()->theorem,
                 "FSU93 Corollary 2.3");
    EXPECT_EQ(decide({Game::of<EdgeLabelling>(), path(3), {}}).theorem(), nullptr);
    EXPECT_THROW(decide({Game::of<PartizanEdgeGeography>(), path(65), {{0, 1}}}), OutOfReach);
}

}  // namespace
}  // namespace gazetteer::decisions
