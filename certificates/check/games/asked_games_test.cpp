// SPDX-License-Identifier: GPL-3.0-or-later
// What play takes, and its bounds.
#include "certificates/check/games/asked_games.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"

namespace gazetteer::check {
namespace {

/// Why it is refused; nothing if it is not.
template <class Ask>
std::string refused(Ask ask) {
    try {
        ask();
        return "";
    } catch (const Unplayed& unplayed) {
        EXPECT_TRUE(unplayed.takes_too_much);
        return unplayed.reason;
    }
}

TEST(PlayMemory, HasItsBounds) {
    PlayMemory memory([] {});
    memory.take(PlayMemory::bytes_max - 8);
    memory.enter(8);
    memory.leave(8);
    memory.take(8);
    EXPECT_EQ(refused([&] { memory.take(1); }),
              "the positions of a play take more than 2^28 bytes");
    PlayMemory wide([] {});
    EXPECT_EQ(refused([&] { wide.enter((std::size_t{1} << 28) + 1); }),
              "the positions of a play take more than 2^28 bytes");
    PlayMemory deep([] {});
    for (int i = 0; i < 2048; ++i) deep.enter(0);
    deep.leave(0);
    deep.enter(0);
    EXPECT_EQ(refused([&] { deep.enter(0); }), "a play has more than 2048 moves");
}

/// The steps of P, grundy and winning_moves, each asked twice with one memory.
std::string steps_of(const std::string& name, const Graph& g, const std::vector<Vertex>& tokens) {
    AskedGames games = listed_games();
    RulesReader reader;
    for (const char* line : {"game node_kayles", "move u: delete(u, N(u))"}) reader.read(line);
    EXPECT_EQ(add_game(games, reader.finish()), "");
    const auto game = find_asked(games, name);
    std::string result;
    for (const Question question : {Question::P, Question::grundy, Question::winning_moves}) {
        int steps = 0;
        PlayMemory memory([&steps] { ++steps; });
        for (int i = 0; i < 2; ++i) game->answer(*game, question, g, tokens, memory);
        result += std::to_string(steps) + " ";
    }
    return result;
}

/// A step for each position, once, and for each move from it; a position by rules is 256. After a
/// winning move no other one is looked at. Another program has counted them.
TEST(PlayMemory, StepsAreThoseOfThePositions) {
    EXPECT_EQ(steps_of("uvg", to_graph(path(2)), {0}), "3 3 3 ");
    EXPECT_EQ(steps_of("uvg", to_graph(path(4)), {1}), "4 7 8 ");
    EXPECT_EQ(steps_of("uvg", to_graph(complete(4)), {0}), "13 28 30 ");
    EXPECT_EQ(steps_of("ueg", to_graph(path(4)), {1}), "4 7 8 ");
    EXPECT_EQ(steps_of("ueg", to_graph(complete(4)), {0}), "24 76 50 ");
    EXPECT_EQ(steps_of("node_kayles", to_graph(path(4)), {}), "2566 2566 3589 ");
    EXPECT_EQ(steps_of("node_kayles", to_graph(path(5)), {}), "3591 5130 6409 ");
}

}  // namespace
}  // namespace gazetteer::check
