// SPDX-License-Identifier: GPL-3.0-or-later
// Terms and what they are applied to.
#include "language/expressions/data_games.hpp"
#include "language/expressions/resolving/resolver.hpp"
#include "language/expressions/resolving/term_text.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures::resolving {

int Resolver::game_argument(const Syntax& syntax) {
    if (condition_ != nullptr || syntax.kind != Syntax::Kind::name || !syntax.children.empty())
        return any(syntax);
    if (const Named* const known = find(syntax.text); known != nullptr && known->value != nullptr)
        return of_value(*known, syntax,
                        [this](const Syntax& value) { return game_argument(value); });
    if (const auto game = data_game_named(syntax.text))
        return add(Op::constant, Type::game, {}, 0, *game);
    if (!variable({syntax.text, syntax.column}) && !is_known(syntax.text))
        unknown(syntax, data_game_names());
    return any(syntax);
}

int Resolver::unrooted(const Syntax& syntax) {
    if (syntax.children.size() != 1)
        fail("'unrooted' takes one game: " + listed(is_unrooted, "or", result_.about()),
             syntax.column);
    const TermGame game = wanted_game(syntax.children[0]);
    if (rules_of(game) != nullptr)
        if (const std::string why = why_not_unrooted(game); !why.empty())
            fail("'" + std::string(to_string(game)) + "' " + why, syntax.children[0].column);
    if (!has_unrooted(game))
        fail("only " + listed(has_unrooted, "and", about_of(game)) + " have a root to take away",
             syntax.children[0].column);
    return add(Op::constant, Type::game, {}, 0, unrooted_form(game));
}

TermGame Resolver::wanted_game(const Syntax& syntax) {
    const int id = game_argument(syntax);
    if (type(id) != Type::game)
        fail(std::string("expected a game, found ") + noun(id), syntax.column);
    return result_.node(id).game;
}

int Resolver::applied(const Syntax& syntax, int place) {
    if (std::string_view(term(place).name) == "perfect" && of_vertex(syntax))
        place = *renamed("perfect");
    const Term& t = term(place);
    if (t.takes_pair() && t.result == Type::integer && condition_ == nullptr && of_set(syntax))
        return distance_to_set(syntax, place);
    if (condition_ != nullptr && condition_->directed)
        fail("'" + syntax.text + "' is a term of graphs, and the game is on digraphs: a " +
                 "condition there has in, empty, =, !=, ~ (adjacent either way) and " +
                 "quantifiers",
             syntax.column);
    if (t.takes_game() && !syntax.children.empty() && is_play(syntax.children[0]))
        return asked_after(syntax, place);
    TermGame game = TermGame::none;
    std::optional<int> graph;
    std::vector<int> more;
    std::vector<int> vertices;
    for (std::size_t i = 0; i < syntax.children.size(); ++i) {
        const Syntax& argument = syntax.children[i];
        const int id = t.takes_game() && i == 0 ? game_argument(argument) : any(argument);
        const bool first_graph = !graph && vertices.empty();
        if (type(id) == Type::game && t.takes_game() && i == 0)
            game = result_.node(id).game;
        else if (is_board(id) && first_graph)
            graph = id;
        else if (is_board(id) && t.takes_pattern() && more.empty())
            more.push_back(id);
        else if (type(id) == Type::integer && t.takes_number() && more.empty())
            more.push_back(t.made_with != nullptr ? written_out(argument, id) : id);
        else if (type(id) == Type::set && t.takes_set && more.empty())
            more.push_back(id);
        else if (type(id) == Type::vertex)
            vertices.push_back(id);
        else
            fail(signature_of(t) + " takes no such argument: " + noun(id), argument.column);
    }
    if (t.takes_game() && game == TermGame::none)
        fail("'" + syntax.text + "' takes a game first: " + all_listed("or", result_.about()),
             syntax.children.empty() ? syntax.column : syntax.children[0].column);
    if (game != TermGame::none) check_asked(syntax, t, game);
    // One graph of two is the second.
    if (t.takes_pattern() && more.empty() && graph)
        more.push_back(*std::exchange(graph, std::nullopt));
    const bool takes_more = t.takes_pattern() || t.takes_number() || t.takes_set;
    if (takes_more && more.empty()) fail_without_argument(syntax, t);
    const int board = graph ? *graph : whole_graph();
    check_board(syntax, t, game, board);
    if (!takes_more) return with_defaults(syntax, place, game, board, std::move(vertices));
    if (!vertices.empty()) fail("'" + syntax.text + "' takes no vertex", syntax.column);
    more.insert(more.begin(), board);
    if (t.takes_set) check_here(syntax, board);
    if (t.takes_pattern() && type(more[0]) != type(more[1]))
        fail(
            "'" + syntax.text + "' compares two graphs or two digraphs, not a graph with a digraph",
            syntax.column);
    const Type result = t.takes_set ? type(board) : t.result;
    return add(Op::term, result, std::move(more), place);
}

int Resolver::written_out(const Syntax& syntax, int id) const {
    if (result_.node(id).op != Op::constant || result_.node(id).value < 1)
        fail("'" + syntax.text + "' should be a number that is written out and at least 1, as in " +
                 "power(3)",
             syntax.column);
    return id;
}

int Resolver::distance_to_set(const Syntax& syntax, int place) {
    if (syntax.children.size() < 2 || syntax.children.size() > 3)
        fail("'" + syntax.text + "' takes a vertex and a set of vertices here", syntax.column);
    return within({""}, [&](std::int64_t slot) {
        const std::size_t last = syntax.children.size() - 1;
        const int set = wanted(syntax.children[last], Type::set);
        const int u = wanted(syntax.children[last - 1], Type::vertex);
        const int board = last == 2 ? any(syntax.children[0]) : whole_graph();
        if (!is_board(board))
            fail("'" + syntax.text + "' is of a graph", syntax.children[0].column);
        check_board(syntax, term(place), TermGame::none, board);
        check_here(syntax, board);
        const int w = add(Op::variable, Type::vertex, {}, slot);
        const int in_set = add(Op::member, Type::boolean, {w, set}, no_set_of_game);
        const Type type = term(place).result;
        const int one = add(Op::term, type, {board, u, w}, place);
        return add(Op::least, type, {add(Op::where, type, {in_set, one})}, slot);
    });
}

void Resolver::check_here(const Syntax& syntax, int graph) const {
    if (is_elsewhere(result_, graph))
        fail("'" + syntax.text +
                 "' needs a vertex of that graph, whose vertices are not those of G: a line "
                 "graph's are edges, a given graph's its own",
             syntax.column);
}

void Resolver::check_board(const Syntax& syntax, const Term& t, TermGame game, int board) {
    if (const std::string why = why_not_of(t, type(board)); !why.empty()) fail(why, syntax.column);
    if (const std::string why = why_not_on(game, type(board)); !why.empty())
        fail(why, syntax.children[0].column);
}

int Resolver::with_defaults(const Syntax& syntax, int place, TermGame game, int board,
                            std::vector<int> vertices) {
    const Term& t = term(place);
    const auto needed =
        static_cast<std::size_t>(game == TermGame::none ? t.vertices() : token_count_of(game));
    if (vertices.empty() && needed == 1 && condition_ == nullptr) vertices.push_back(vertex_v());
    if (vertices.size() != needed)
        fail("'" + syntax.text + "' takes " + std::to_string(needed) + " vertices here, not " +
                 std::to_string(vertices.size()),
             syntax.column);
    if (needed > 0) check_here(syntax, board);
    // What both have gives of each the same.
    const bool same = t.is_operator() && t.on_graphs && t.on_digraphs;
    vertices.insert(vertices.begin(), board);
    return add(Op::term, same ? type(board) : t.result, std::move(vertices), place, game);
}

}  // namespace gazetteer::conjectures::resolving
