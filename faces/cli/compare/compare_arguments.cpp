// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/compare/compare_arguments.hpp"

#include <fmt/format.h>

#include "certificates/data_strategy.hpp"
#include "faces/cli/hunt/request.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/reports/html/html_page.hpp"
#include "faces/reports/phrases.hpp"
#include "graph/families/graph_text.hpp"

namespace gazetteer::cli {

namespace {

Asked asked_in(const CompareArguments& arguments) {
    return arguments.ask == "grundy"  ? Asked::grundy
           : arguments.ask == "moves" ? Asked::moves
                                      : Asked::outcome;
}

/// To this order everything is compared if nothing is said: some hundred boards.
int board_order_default(const ComparedGame& game) {
    const bool many = game.is_directed() || game.token_count() > 1 ||
                      (!game.rules && game.built_in.is<EdgeLabelling>());
    return many ? 4 : 6;
}

std::vector<Vertex> root_in(const CompareArguments& arguments, const ComparedGame& game) {
    if (arguments.root.empty()) return {};
    std::vector<Vertex> result;
    for (const std::string& word : terms_in(arguments.root, "--root")) {
        const bool number = word.size() <= 4 && word.find_first_not_of("0123456789") == word.npos;
        if (!number) throw InputError("--root takes vertices, counted from 0, not '" + word + "'");
        result.push_back(std::stoi(word));
    }
    if (static_cast<int>(result.size()) != game.token_count())
        throw InputError(fmt::format(
            "--root {}: {} expected", arguments.root,
            reports::counted(static_cast<std::uint64_t>(game.token_count()), "vertex")));
    return result;
}

conjectures::About about_of(const ComparedGame& game) {
    return game.is_directed() ? conjectures::About::digraphs : conjectures::About::graphs;
}

/// That what an option names is what the game is played on.
void check_about(const std::string& option, conjectures::About about, const ComparedGame& game) {
    const auto noun = [](bool directed) { return directed ? "digraphs" : "graphs"; };
    if (about != about_of(game))
        throw InputError(fmt::format("{} has {}, and {} is played on {}", option,
                                     noun(!game.is_directed()), game.name,
                                     noun(game.is_directed())));
}

std::optional<conjectures::Conjecture> where_in(const CompareArguments& arguments,
                                                const ComparedGame& game) {
    if (arguments.where.empty()) return std::nullopt;
    conjectures::Expression expression = value_of(
        conjectures::parse_expression(arguments.where, about_of(game)), arguments.where, "--where");
    warn_of(expression);
    conjectures::Conjecture result(std::move(expression));
    if (result.about_vertices() && game.token_count() != 1)
        throw InputError(fmt::format("--where speaks of the vertex v, and a position of {} has {}",
                                     game.name,
                                     game.token_count() == 0 ? "no token" : "two tokens"));
    return result;
}

/// The one word is a line of sh; several are a command and its arguments.
std::string command_in(const CompareArguments& arguments) {
    return arguments.command.size() == 1 ? arguments.command[0]
                                         : reports::shell_command(arguments.command);
}

/// --order, else the default. Throws InputError.
conjectures::Range orders_in(const std::string& text, const char* option, conjectures::Range none) {
    if (text.empty()) return none;
    const auto range = conjectures::parse_range(text);
    if (!range) throw InputError(fmt::format("{} takes ..6, 3..6 or 6, not '{}'", option, text));
    return {range->low < 0 ? 1 : range->low, range->high < 0 ? none.high : range->high};
}

std::vector<Board> boards_given(const CompareArguments& arguments, const ComparedGame& game) {
    std::vector<Board> result;
    for (const std::string& text : arguments.given) {
        result.push_back(value_of(parse_board(text, game.is_directed()), text, "--graph"));
        if (order_of(result.back()) > Graph::order_max)
            throw InputError("--graph " + text + ": at most 64 vertices");
    }
    return result;
}

/// All of --graphs and --order.
conjectures::Ground all_in(const CompareArguments& arguments, const ComparedGame& game,
                           int board_order_default) {
    const bool is_default = arguments.graphs.empty() && game.is_directed();
    auto result =
        ground_of(is_default ? "digraphs" : arguments.graphs, arguments.order, board_order_default);
    check_about("--graphs " + arguments.graphs, result.about, game);
    return result;
}

BoardGround random_in(const CompareArguments& arguments, const ComparedGame& game, int order) {
    BoardDraw draw{
        .directed = game.is_directed(), .count = arguments.random, .seed = arguments.seed};
    const conjectures::Range range =
        orders_in(arguments.random_order, "--random-order", {order + 1, order + 3});
    draw.order_min = range.low;
    draw.order_max = range.high;
    if (draw.order_min > draw.order_max || draw.order_max > Graph::order_max)
        throw InputError("--random-order takes a..b, a <= b <= 64, not '" + arguments.random_order +
                         "'");
    if (!arguments.model.empty()) {
        draw.model =
            value_of(conjectures::parse_random_model(arguments.model), arguments.model, "--model");
        check_about("--model " + arguments.model, draw.model->about(), game);
    }
    return random_ground(draw);
}

}  // namespace

Comparison comparison_in(const CompareArguments& arguments) {
    Comparison result{
        .game =
            compared_game(arguments.game, arguments.games, arguments.unrooted, asked_in(arguments)),
        .asked = asked_in(arguments),
        .command = command_in(arguments),
        .answer_seconds = arguments.answer_seconds,
    };
    result.where = where_in(arguments, result.game);
    result.root = root_in(arguments, result.game);
    return result;
}

std::vector<BoardGround> grounds_in(const CompareArguments& arguments, const ComparedGame& game) {
    std::vector<BoardGround> result;
    const conjectures::Range orders =
        orders_in(arguments.order, "--order", {1, board_order_default(game)});
    if (!arguments.given.empty())
        result.push_back(given_ground(boards_given(arguments, game)));
    else
        result.push_back(board_ground(all_in(arguments, game, orders.high)));
    if (arguments.random > 0) result.push_back(random_in(arguments, game, orders.high));
    return result;
}

void check(const CompareArguments& arguments, const Comparison& comparison) {
    const ComparedGame& game = comparison.game;
    if (!arguments.given.empty() && !(arguments.graphs.empty() && arguments.order.empty()))
        throw InputError("--graph and --graphs with --order exclude each other");
    if (arguments.random == 0 && !(arguments.random_order.empty() && arguments.model.empty()))
        throw InputError("--random-order and --model go with --random");
    if (!arguments.random_order.empty() && !arguments.model.empty())
        throw InputError("--random-order and --model exclude each other: a model has its orders");
    if (arguments.random > 0 && !arguments.graphs.empty() && arguments.model.empty())
        throw InputError("--random with --graphs takes a --model that draws such graphs");
    if (arguments.json && arguments.junit == "-")
        throw InputError("--json and --junit - both go to standard output");
    if (!arguments.certificate.empty() && game.rules) certificates::certificate_rules(*game.rules);
}

ToldComparison told(const CompareArguments& arguments, const Comparison& comparison,
                    const ComparisonReport& report) {
    ToldComparison result{comparison, report, {"gazetteer", "compare", arguments.game}, {"--"}};
    std::vector<std::string>& words = result.words_before;
    for (const std::string& file : arguments.games) words.insert(words.end(), {"--games", file});
    if (arguments.unrooted) words.emplace_back("--unrooted");
    if (arguments.ask != "outcome") words.insert(words.end(), {"--ask", arguments.ask});
    result.words_after.insert(result.words_after.end(), arguments.command.begin(),
                              arguments.command.end());
    return result;
}

}  // namespace gazetteer::cli
