// SPDX-License-Identifier: GPL-3.0-or-later
// What moves and effects do, each on a small board where it is counted by hand.
#include "certificates/check/rules/play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/both_arcs.hpp"
#include "graph/families.hpp"

namespace gazetteer::check {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The game of these lines behind "game mine".
RulesPlay game(const std::vector<std::string>& lines) {
    RulesReader reader;
    reader.read("game mine");
    for (const std::string& line : lines) reader.read(line);
    return RulesPlay(reader.finish());
}

RulesPosition on(const Digraph& board) {
    RulesPosition position;
    position.board = board;
    position.present = board.vertices();
    return position;
}
RulesPosition path_of(int n) {
    return on(with_both_arcs(to_graph(path(n))));
}

std::vector<std::string> names(const RulesPlay& play, const RulesPosition& position) {
    std::vector<std::string> result;
    for (const auto& [name, after] : play.moves(position)) result.push_back(name);
    return result;
}
/// What the one move of this name leads to.
RulesPosition after(const RulesPlay& play, const RulesPosition& position, const std::string& name) {
    for (const auto& [other, result] : play.moves(position))
        if (other == name) return result;
    ADD_FAILURE() << "no move " << name;
    return {};
}

TEST(PlayByCertificates, MovesAreMadeAtVertices) {
    const RulesPlay play = game({"move u where degree(u) = 1: delete(u)"});
    EXPECT_THAT(names(play, path_of(3)), ElementsAre("0", "2"));
    const RulesPosition rest = after(play, path_of(3), "0");
    EXPECT_EQ(rest.present, (VertexSet{1, 2}));
    EXPECT_EQ(rest.board, Digraph(3, {{1, 2}, {2, 1}}));
    EXPECT_THAT(names(play, rest), ElementsAre("1", "2"));
    EXPECT_THAT(names(play, on(Digraph())), IsEmpty());
    const RulesPosition far = on(with_both_arcs(Graph(3, {{0, 2}})));
    EXPECT_THAT(names(game({"move u: delete(u)"}), far), ElementsAre("0", "1", "2"));
}

/// 0-1-2-3: 0 is cut off, and what is joined with it goes.
TEST(PlayByCertificates, AStageSeesWhatTheOneBeforeHasLeft) {
    const RulesPosition path = path_of(4);
    EXPECT_EQ(after(game({"move u ~ w: erase(u, w) then delete(joined(u))"}), path, "1-2").present,
              (VertexSet{2, 3}));
    // Before the move all is joined.
    EXPECT_EQ(after(game({"move u ~ w: erase(u, w); delete(joined(u))"}), path, "0-1").present,
              VertexSet());
    // By arcs either way, where reachable goes along.
    const RulesPosition arcs = on(Digraph(4, {{0, 1}, {2, 1}, {2, 3}}));
    EXPECT_EQ(after(game({"on digraphs", "move u: keep(joined(u)), delete(u)"}), arcs, "0").present,
              (VertexSet{1, 2, 3}));
    EXPECT_EQ(
        after(game({"on digraphs", "move u: keep(reachable(u)), delete(u)"}), arcs, "0").present,
        (VertexSet{1}));
}

TEST(PlayByCertificates, TheStartIsDoneBeforeTheFirstMove) {
    RulesReader reader;
    for (const char* line :
         {"game mine", "token t", "set S", "start S += N(t), erase(t) then keep(joined(S), t)",
          "move u: delete(u)"})
        reader.read(line);
    const Rules rules = reader.finish();
    RulesPosition placed = path_of(4);
    placed.tokens[0] = 1;
    const RulesPosition start = begun(rules, placed);
    EXPECT_EQ(start.sets[0], (VertexSet{0, 2}));
    EXPECT_EQ(start.present, (VertexSet{0, 1, 2, 3}));
    EXPECT_EQ(start.board, Digraph(4, {{2, 3}, {3, 2}}));
    // A token that is put down first is put down before the start.
    placed.free = true;
    EXPECT_EQ(after(RulesPlay(rules), placed, "1"), start);
}

TEST(PlayByCertificates, MovesAreMadeAlongEdges) {
    const RulesPlay play = game({"move u ~ w: erase(u, w)"});
    // 1-0 is the same move as 0-1, as it leads to the same position.
    EXPECT_THAT(names(play, path_of(3)), ElementsAre("0-1", "1-2"));
    EXPECT_EQ(after(play, path_of(3), "0-1").board, Digraph(3, {{1, 2}, {2, 1}}));
    EXPECT_EQ(after(play, path_of(3), "0-1").present, VertexSet::first(3));
    EXPECT_FALSE(play.misere());
    EXPECT_TRUE(game({"misere", "move u: delete(u)"}).misere());
}

/// The star with the centre 1.
TEST(PlayByCertificates, MovesAreMadeAlongAnyEdgesAtAVertex) {
    const RulesPosition star = on(with_both_arcs(Graph(4, {{0, 1}, {1, 2}, {1, 3}})));
    const RulesPlay play = game({"move u ~ any w: erase(u, w)"});
    EXPECT_THAT(names(play, star),
                ElementsAre("0-1", "1-2", "1-0,2", "1-3", "1-0,3", "1-2,3", "1-0,2,3"));
    EXPECT_EQ(after(play, star, "1-0,3").board, Digraph(4, {{1, 2}, {2, 1}}));
    EXPECT_EQ(after(play, star, "1-0,2,3").board, Digraph(4));
    // The condition is asked of each, and the name is all of them in effects.
    EXPECT_THAT(names(game({"move u ~ any w where degree(u) = 3: delete(w)"}), star),
                ElementsAre("1-0", "1-2", "1-0,2", "1-3", "1-0,3", "1-2,3", "1-0,2,3"));
    EXPECT_EQ(after(game({"move u ~ any w: keep(w)"}), star, "1-0,3").present, (VertexSet{0, 3}));
    EXPECT_EQ(after(game({"set S", "move u ~ any w: S += w"}), star, "1-0,3").sets[0],
              (VertexSet{0, 3}));
    // At a token its vertex is not said; along arcs only those that leave.
    EXPECT_THAT(names(game({"token t", "move t ~ any w: erase(t, w)"}), star), ElementsAre("1"));
    const RulesPosition arcs = on(Digraph(3, {{0, 1}, {0, 2}, {1, 0}}));
    EXPECT_THAT(names(game({"on digraphs", "move u -> any w: erase(u, w)"}), arcs),
                ElementsAre("0>1", "0>2", "0>1,2", "1>0"));
}

/// 2^20 sets are more than may be listed.
TEST(PlayByCertificates, TooManySetsAreRefused) {
    Digraph star(21);
    for (Vertex v = 1; v < 21; ++v) star.add_arc(0, v);
    const RulesPlay play = game({"on digraphs", "move u -> any w: erase(u, w)"});
    EXPECT_THROW(play.moves(on(star)), Refusal);
}

TEST(PlayByCertificates, MovesAreMadeAlongArcs) {
    const RulesPlay play = game({"on digraphs", "move u -> w: erase(u, w)"});
    const RulesPosition board = on(Digraph(3, {{0, 1}, {1, 0}, {2, 1}}));
    EXPECT_THAT(names(play, board), ElementsAre("0>1", "1>0", "2>1"));
    EXPECT_EQ(after(play, board, "0>1").board, Digraph(3, {{1, 0}, {2, 1}}));
}

TEST(PlayByCertificates, TokensMoveAndAreNotNamed) {
    const RulesPlay play = game({"token t", "move u ~ t: delete(t), t := u"});
    RulesPosition start = path_of(3);
    start.tokens[0] = 1;
    EXPECT_THAT(names(play, start), ElementsAre("0", "2"));
    const RulesPosition rest = after(play, start, "2");
    EXPECT_EQ(rest.tokens[0], 2);
    EXPECT_EQ(rest.present, (VertexSet{0, 2}));
    EXPECT_EQ(rest.board, Digraph(3));
    EXPECT_THAT(names(play, rest), IsEmpty());
    // The token may come first too, and may be all that a move names.
    const RulesPlay forth = game({"on digraphs", "token t", "move t -> w: erase(t, w), t := w"});
    start.board = Digraph(3, {{1, 0}, {1, 2}, {2, 1}});
    EXPECT_THAT(names(forth, start), ElementsAre("0", "2"));
    EXPECT_EQ(after(forth, start, "0").board, Digraph(3, {{1, 2}, {2, 1}}));
    const RulesPlay lifted = game({"token t", "set S", "move t: S += t"});
    EXPECT_THAT(names(lifted, start), ElementsAre("1"));
}

TEST(PlayByCertificates, TheSecondTokenIsNotTheFirst) {
    const RulesPlay play = game({"token s, t", "move t ~ w: t := w", "move s ~ t: s := t"});
    RulesPosition start = path_of(3);
    start.tokens = {0, 1};
    EXPECT_THAT(names(play, start), ElementsAre("1.0", "1.2", "2.0"));
    EXPECT_THAT(after(play, start, "1.2").tokens, ElementsAre(0, 2, 0, 0));
    EXPECT_THAT(after(play, start, "2.0").tokens, ElementsAre(1, 1, 0, 0));
}

TEST(PlayByCertificates, AMoveMayNameFourTokensAndTwoVertices) {
    const RulesPlay play = game(
        {"token a, b, c, d", "move u ~ w where u != a and w = d: a := b, b := c, c := w, d := u"});
    RulesPosition start = path_of(4);
    start.tokens = {0, 1, 2, 3};
    EXPECT_THAT(names(play, start), ElementsAre("2-3"));
    EXPECT_THAT(after(play, start, "2-3").tokens, ElementsAre(1, 2, 3, 2));
}

TEST(PlayByCertificates, AFreeTokenIsPutOnAVertexFirst) {
    const RulesPlay play = game({"token t", "move u ~ t: delete(t), t := u"});
    RulesPosition start = path_of(3);
    start.present.erase(1);
    start.free = true;
    EXPECT_THAT(names(play, start), ElementsAre("0", "2"));
    const RulesPosition placed = after(play, start, "2");
    EXPECT_EQ(placed.tokens[0], 2);
    EXPECT_FALSE(placed.free);
    EXPECT_EQ(placed.board, start.board);
}

TEST(PlayByCertificates, PlayersHaveTheirOwnMovesInPartizanGames) {
    const RulesPlay play = game({"left move u where u = u: delete(u)",
                                 "right move u ~ w: erase(u, w)", "move u ~ w: delete(u, w)"});
    EXPECT_THAT(names(play, path_of(2)), ElementsAre("1.0", "1.1", "3.0-1"));
    RulesPosition rights = path_of(2);
    rights.mover = Player::right;
    EXPECT_THAT(names(play, rights), ElementsAre("2.0-1", "3.0-1"));
    EXPECT_EQ(after(play, rights, "2.0-1").mover, Player::left);
    EXPECT_EQ(after(play, path_of(2), "1.0").mover, Player::right);
    EXPECT_EQ(after(game({"move u: delete(u)"}), path_of(2), "0").mover, Player::left);
    const RulesPlay mixed = game({"move u: delete(u)", "right move u ~ w: erase(u, w)"});
    EXPECT_EQ(after(mixed, path_of(2), "1.0").mover, Player::right);
}

/// On the arcs 0 > 1 > 2 > 0 and 3 > 0, with S = {3}; the effect is done at 0, then at nothing
/// else.
RulesPosition done(const std::string& effects) {
    RulesPosition board = on(Digraph(5, {{0, 1}, {1, 2}, {2, 0}, {3, 0}}));
    board.sets[0] = {3};
    const RulesPlay play = game({"on digraphs", "token t", "set S, T", "move t: " + effects});
    const auto moves = play.moves(board);
    EXPECT_EQ(moves.size(), 1u);
    return moves.at(0).second;
}

TEST(PlayByCertificates, SetsOfVertices) {
    EXPECT_EQ(done("T += t").sets[1], VertexSet{0});
    EXPECT_EQ(done("T += S").sets[1], VertexSet{3});
    EXPECT_EQ(done("T += N(t)").sets[1], VertexSet{1});
    EXPECT_EQ(done("T += into(t)").sets[1], (VertexSet{2, 3}));
    EXPECT_EQ(done("T += reachable(t)").sets[1], (VertexSet{0, 1, 2}));
    EXPECT_EQ(done("T += N(t), into(t)").sets[1], (VertexSet{1, 2, 3}));
    EXPECT_EQ(done("T += S, t").sets[1], (VertexSet{0, 3}));
    EXPECT_EQ(done("T += t").sets[0], VertexSet{3});
    EXPECT_EQ(done("S += t").sets[0], (VertexSet{0, 3}));
    EXPECT_EQ(done("S -= S").sets[0], VertexSet());
    EXPECT_EQ(done("S -= t").sets[0], VertexSet{3});
}

TEST(PlayByCertificates, EffectsNameWhatWasBeforeTheMove) {
    EXPECT_EQ(done("S += t, T += S").sets[1], VertexSet{3});
    EXPECT_EQ(done("S -= S; T += S").sets[1], VertexSet{3});
    EXPECT_EQ(done("erase(t), T += reachable(t)").sets[1], (VertexSet{0, 1, 2}));
    EXPECT_EQ(done("delete(N(t)), T += N(t), t").sets[1], VertexSet{0});
}

TEST(PlayByCertificates, DeletedVerticesLeaveTheSets) {
    const RulesPosition rest = done("delete(into(t))");
    EXPECT_EQ(rest.present, (VertexSet{0, 1, 4}));
    EXPECT_EQ(rest.board, Digraph(5, {{0, 1}}));
    EXPECT_EQ(rest.sets[0], VertexSet());
    const RulesPosition kept = done("keep(t, S)");
    EXPECT_EQ(kept.present, (VertexSet{0, 3}));
    EXPECT_EQ(kept.board, Digraph(5, {{3, 0}}));
    EXPECT_EQ(kept.sets[0], VertexSet{3});
    EXPECT_EQ(done("T += t, N(t), S += t, delete(N(t)), keep(reachable(t))").sets[1], VertexSet{0});
    EXPECT_EQ(done("erase(t)").board, Digraph(5, {{1, 2}}));
    EXPECT_EQ(done("erase(t)").present, VertexSet::first(5));
}

TEST(PlayByCertificates, OneSideOfAGraphGoesWithTheOther) {
    const RulesPlay play = game({"token t", "move u ~ t: erase(t, u)"});
    EXPECT_EQ(after(play, path_of(2), "1").board, Digraph(2));
    EXPECT_THAT(game({"move u: erase(u)"}).moves(path_of(1)), testing::SizeIs(1));
}

TEST(PlayByCertificates, ATokenStandsOnAVertexThatIsLeft) {
    RulesPosition start = path_of(3);
    start.tokens = {0, 2};
    const std::string headers = "token s, t";
    EXPECT_THROW(game({headers, "move s ~ u: delete(s)"}).moves(start), Refusal);
    EXPECT_THROW(game({headers, "move s ~ u: delete(t)"}).moves(start), Refusal);
    EXPECT_NO_THROW(game({headers, "move s ~ u: delete(u)"}).moves(start));
    EXPECT_NO_THROW(game({headers, "move s ~ u: delete(t), t := u"}).moves(start));
    // The other two places have no token.
    start.present.erase(0);
    start.tokens = {1, 2};
    EXPECT_NO_THROW(game({headers, "move s ~ t: erase(s, t)"}).moves(start));
}

/// A condition that is true and takes so many steps on 64 vertices.
std::string condition_of_cost(std::int64_t steps) {
    std::string result = steps % 2 == 0 ? "not false" : "true";
    steps -= steps % 2 == 0 ? 2 : 1;
    const std::vector<std::pair<std::string, std::int64_t>> more{
        {" and (forall x, y, z: true)", 2 + 64 * (1 + 64 * (1 + 64))},
        {" and (forall x, y: true)", 2 + 64 * (1 + 64)},
        {" and (forall x: true)", 2 + 64},
        {" and true", 2}};
    for (const auto& [part, cost] : more)
        for (; steps >= cost; steps -= cost) result += part;
    return result;
}

TEST(PlayByCertificates, APositionThatIsMadeIs256Steps) {
    const auto moves = [](std::int64_t cost) {
        const std::string move = "move t where " + condition_of_cost(cost) + ": S += t";
        return game({"token t", "set S", move}).moves(on(Digraph(64))).size();
    };
    EXPECT_EQ(moves(steps_max - 256), 1u);
    EXPECT_THROW(moves(steps_max - 255), Refusal);
    EXPECT_EQ(steps_max, 16'777'216);
}

}  // namespace
}  // namespace gazetteer::check
