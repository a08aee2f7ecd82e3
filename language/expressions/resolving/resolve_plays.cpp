// SPDX-License-Identifier: GPL-3.0-or-later
// P(after(ueg, u, w)): what is asked of a position after the token has moved from v to u and to w.
// It is written out, as what the moves leave and whether they are moves.
#include "language/expressions/resolving/resolver.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures::resolving {

namespace {

/// What a move of a geography takes away; nothing for other games.
enum class Taken : std::uint8_t { nothing, vertex, edge };
Taken taken_by(TermGame game) {
    const std::string_view name = to_string(game);
    if (name == "uvg" || name == "dvg") return Taken::vertex;
    return name == "ueg" || name == "deg" ? Taken::edge : Taken::nothing;
}

}  // namespace

bool Resolver::is_play(const Syntax& syntax) {
    return syntax.kind == Syntax::Kind::name && syntax.text == "after" && condition_ == nullptr;
}

int Resolver::asked_after(const Syntax& syntax, int place) {
    const Syntax& play = syntax.children[0];
    if (syntax.children.size() > 1)
        fail("'after' says the board and the vertex: write " + syntax.text + "(after(ueg, u))",
             syntax.children[1].column);
    if (play.children.size() < 2)
        fail("'after' takes a game and where its token goes from v: after(ueg, u, w)", play.column);
    const TermGame game = wanted_game(play.children[0]);
    if (taken_by(game) == Taken::nothing)
        fail("'after' is of the plays of uvg, ueg, dvg and deg", play.children[0].column);
    check_asked(play, term(place), game);
    check_board(play, term(place), game, whole_graph());
    Play now{.game = game, .board = whole_graph(), .vertices = {vertex_v()}};
    for (std::size_t i = 1; i < play.children.size(); ++i)
        move(wanted(play.children[i], Type::vertex), now);
    const int asked = with_defaults(syntax, place, game, now.board, {now.vertices.back()});
    if (type(asked) == Type::boolean) return both(*now.legal, asked);
    // The least of no number is undefined.
    return within({""}, [&](std::int64_t slot) {
        const int u = add(Op::variable, Type::vertex, {}, slot);
        const int there = add(Op::equal, Type::boolean, {u, now.vertices.back()});
        const int where = add(Op::where, type(asked), {both(*now.legal, there), asked});
        return add(Op::least, type(asked), {where}, slot);
    });
}

void Resolver::move(int to, Play& play) {
    const int from = play.vertices.back();
    const bool directed = type(play.board) == Type::digraph;
    const auto different = [&](int a, int b) { return add(Op::unequal, Type::boolean, {a, b}); };
    const int next =
        add(directed ? Op::arc : Op::adjacent, Type::boolean, {whole_graph(), from, to});
    play.legal = play.legal ? both(*play.legal, next) : next;
    const bool vertices = taken_by(play.game) == Taken::vertex;
    for (std::size_t i = 0; i + 1 < play.vertices.size(); ++i) {
        const int a = play.vertices[i];
        const int b = play.vertices[i + 1];
        const auto is_not = [&](int one, int other) {
            return add(Op::disjunction, Type::boolean,
                       {different(from, one), different(to, other)});
        };
        // The vertex has gone, or the edge.
        play.legal = both(*play.legal, vertices ? different(to, a) : is_not(a, b));
        if (!vertices && !directed) play.legal = both(*play.legal, is_not(b, a));
    }
    std::vector<int> taken{play.board, from};
    if (!vertices) taken.push_back(to);
    const char* const name = vertices ? "delete" : directed ? "delete_arc" : "delete_edge";
    play.board = add(Op::term, type(play.board), std::move(taken), find_term(name));
    play.vertices.push_back(to);
}

int Resolver::both(int a, int b) {
    return add(Op::conjunction, Type::boolean, {a, b});
}

}  // namespace gazetteer::conjectures::resolving
