// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/solve.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using gazetteer::Answer;
using gazetteer::By;
using gazetteer::Digraph;
using gazetteer::Game;
using gazetteer::Graph;
using gazetteer::Move;
using gazetteer::Outcome;
using gazetteer::Start;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

template <class Expected, class Work>
std::string what_of(Work work) {
    try {
        work();
    } catch (const Expected& e) {
        return e.what();
    }
    ADD_FAILURE() << "nothing is thrown";
    return "";
}

TEST(LibrarySolve, BuiltInGamesAreDecidedByTheorem) {
    const Answer answer =
        gazetteer::solve(Game::named("ueg"), Graph::from_text("path 4"), Start{{0}});
    EXPECT_EQ(answer.outcome, Outcome::N);
    EXPECT_THAT(answer.winning_moves, ElementsAre(Move{{1}}));
    EXPECT_TRUE(answer.by_theorem);
    EXPECT_THAT(answer.decided_by, HasSubstr("FSU93"));
}

TEST(LibrarySolve, SearchSaysTheSameAsTheorems) {
    const Game ueg = Game::named("ueg");
    const Graph g = Graph::from_text("grid 3 3");
    const auto starts = gazetteer::all_starts(ueg, g);
    ASSERT_EQ(starts.size(), 9u);
    const auto by_theorem = gazetteer::solve_all(ueg, g, starts, {.by = By::theorem});
    const auto by_search = gazetteer::solve_all(ueg, g, starts, {.by = By::search});
    for (std::size_t i = 0; i < starts.size(); ++i) {
        EXPECT_EQ(by_theorem[i].outcome, by_search[i].outcome) << i;
        EXPECT_TRUE(by_theorem[i].by_theorem && !by_search[i].by_theorem);
        EXPECT_THAT(by_search[i].decided_by, StartsWith("search"));
    }
}

TEST(LibrarySolve, EveryBuiltInGameAnswers) {
    for (const char* name : {"uvg", "ueg", "partizan-uvg", "partizan-ueg", "slither"}) {
        const Game game = Game::named(name);
        const Graph g = Graph::from_text("cycle 4");
        for (const Answer& answer : gazetteer::solve_all(game, g, gazetteer::all_starts(game, g)))
            EXPECT_FALSE(answer.decided_by.empty()) << name;
    }
    const Digraph triangle(3, {{0, 1}, {1, 2}, {2, 0}});
    EXPECT_EQ(gazetteer::solve(Game::named("dvg"), triangle, Start{{0}}).outcome, Outcome::P);
}

TEST(LibrarySolve, AGameGivenAsTextIsSolved) {
    const Game kayles = Game::from_text("game my_kayles\nmove u: delete(u, N(u))\n");
    const Answer answer = gazetteer::solve(kayles, Graph::from_text("path 3"));
    EXPECT_EQ(answer.outcome, Outcome::N);
    EXPECT_EQ(answer.grundy, 2);
    EXPECT_THAT(answer.winning_moves, ElementsAre(Move{{1}}));
    EXPECT_EQ(gazetteer::solve(Game::named("node_kayles"), Graph::from_text("path 3")).grundy, 2);
}

TEST(LibrarySolve, APartizanGameHasMovesOfEitherPlayer) {
    const Game game = Game::named("partizan-ueg");
    const Answer answer = gazetteer::solve(game, Graph::from_text("path 2"), Start{{0, 1}});
    EXPECT_EQ(answer.outcome, Outcome::N);
    EXPECT_THAT(answer.left_winning_moves, ElementsAre(Move{{1}}));
    EXPECT_THAT(answer.right_winning_moves, ElementsAre(Move{{0}}));
    EXPECT_THAT(answer.winning_moves, IsEmpty());
}

TEST(LibrarySolve, UnrootedAndWithoutVertices) {
    const Game uvg = Game::named("uvg");
    const Answer free = gazetteer::solve(uvg, Graph::from_text("path 3"), Start{{}, true});
    EXPECT_EQ(free.outcome, Outcome::N);
    EXPECT_THAT(gazetteer::all_starts(uvg, Graph()), IsEmpty());
    EXPECT_THAT(gazetteer::all_starts(Game::named("slither"), Graph()), ElementsAre(Start{}));
    EXPECT_EQ(gazetteer::all_starts(Game::named("partizan-uvg"), Graph(3, {})).size(), 6u);
    EXPECT_EQ(gazetteer::all_starts(Game::named("partizan-ueg"), Graph(3, {})).size(), 9u);
}

TEST(LibrarySolve, StartsAndBoardsThatAreNoneAreRefused) {
    const auto refusal = [](const char* game, const gazetteer::AnyGraph& graph, Start start) {
        return what_of<gazetteer::InputError>(
            [&] { gazetteer::solve(Game::named(game), graph, start); });
    };
    const Graph p3 = Graph::from_text("path 3");
    EXPECT_EQ(refusal("ueg", p3, {{3}}), "there is no vertex 3: the order is 3");
    EXPECT_EQ(refusal("ueg", p3, {}), "ueg starts with 1 vertex, not 0");
    EXPECT_EQ(refusal("slither", p3, {{0}}), "slither has no root");
    EXPECT_EQ(refusal("slither", p3, {{}, true}), "slither has no unrooted form");
    EXPECT_EQ(refusal("partizan-uvg", p3, {{1, 1}}),
              "the tokens of partizan-uvg start on two different vertices");
    EXPECT_EQ(refusal("ueg", Digraph(1, {}), {{0}}), "ueg is played on graphs, not on digraphs");
    EXPECT_EQ(refusal("dvg", p3, {{0}}), "dvg is played on digraphs, not on graphs");
    EXPECT_THAT(refusal("node_kales", p3, {}), HasSubstr("the nearest known one is node_kayles"));
}

TEST(LibrarySolve, LimitsEndIt) {
    const Game kayles = Game::named("node_kayles");
    const Graph g = Graph::from_text("grid 7 7");
    EXPECT_THROW(gazetteer::solve(kayles, g, {}, {.limits = {.bytes = 1 << 20}}),
                 gazetteer::LimitReached);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(gazetteer::solve(kayles, g, {}, {.limits = {.stop = stop.get_token()}}),
                 gazetteer::Stopped);
    EXPECT_THROW(gazetteer::solve(Game::named("slither"), Graph::from_text("path 65"), {},
                                  {.by = By::search}),
                 gazetteer::OutOfReach);
    EXPECT_THROW(gazetteer::solve(kayles, g, {}, {.by = By::theorem}), gazetteer::OutOfReach);
}

TEST(LibrarySolve, CertificatesComeWhenTheyAreAskedFor) {
    const Graph g = Graph::from_text("path 4");
    EXPECT_EQ(gazetteer::solve(Game::named("ueg"), g, Start{{0}}).certificate, "");
    for (const char* name : {"ueg", "uvg"})
        EXPECT_THAT(
            gazetteer::solve(Game::named(name), g, Start{{0}}, {.certificate = true}).certificate,
            StartsWith("gazetteer-certificate"));
    EXPECT_THAT(
        gazetteer::solve(Game::named("node_kayles"), g, {}, {.certificate = true}).certificate,
        StartsWith("gazetteer-certificate"));
}

}  // namespace
