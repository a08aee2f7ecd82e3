// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer play: a whole play, position by position.
#include <fmt/format.h>

#include <memory>

#include "faces/cli/answers/out_of_reach.hpp"
#include "faces/cli/answers/told_play.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/input/games.hpp"
#include "faces/cli/input/graph_input.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/input/script_starts.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/families/graph_text.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

struct PlayArguments {
    std::string game;
    std::string root;
    /// "left" or "right"; empty where it is not said.
    std::string first;
    std::vector<std::string> games;
    std::optional<double> seconds;
    std::size_t mebibytes = 2048;
    bool json = false;
    GraphSource source;
};

Player first_player(const PlayArguments& arguments) {
    return arguments.first == "right" ? Player::right : Player::left;
}

ToldPlay play_of_data(const script::Rules& rules, const PlayArguments& arguments,
                      const InputGraph& input, const EngineLimits& limits) {
    const int order = order_of(input.board);
    if (order > Graph::order_max)
        throw InputError(fmt::format("{} is played here on at most {} vertices; this board has {}",
                                     rules.name, Graph::order_max, order));
    const auto tokens = arguments.root.empty()
                            ? std::vector<Vertex>{}
                            : script_starts(rules, arguments.root, order, input.names).front();
    return told_play(rules, decisions::exemplary_play(rules, input.board, tokens,
                                                      first_player(arguments), limits));
}

ToldPlay play_of_built_in(Game game, const PlayArguments& arguments, const InputGraph& input) {
    const script::Rules one_token{.name = arguments.game, .tokens = {"token"}};
    const Vertex root =
        script_starts(one_token, arguments.root, order_of(input.board), input.names)[0][0];
    decisions::Judge judge(game, arguments.seconds, bytes_of(arguments.mebibytes));
    return told_play(game, input.board, root, judge);
}

/// Whom to ask for a play of one game.
struct Players {
    std::optional<script::Rules> rules;
    std::optional<Game> game;

    bool directed() const { return rules ? rules->directed : game->is_directed(); }
    bool partizan() const { return rules && rules->is_partizan(); }
    std::size_t tokens() const { return rules ? rules->tokens.size() : 1; }
};

Players players_named(const PlayArguments& arguments) {
    if (auto rules = script_game_of(arguments.game, arguments.games)) return {rules, {}};
    const Game game = game_of(arguments.game);
    if (game.has_unrooted_form()) return {{}, game};
    return {rules_of_built_in(game), {}};
}

Players players_of(const PlayArguments& arguments) {
    const Players result = players_named(arguments);
    const std::size_t tokens = result.tokens();
    if (tokens == 0 && !arguments.root.empty())
        throw InputError(arguments.game + " has no token, so no root");
    if (tokens > 0 && arguments.root.empty())
        throw InputError(fmt::format("{} is played from {}: --root {}", arguments.game,
                                     tokens == 1 ? "a vertex" : "a vertex for each token",
                                     tokens == 1 ? "V" : "V,W"));
    if (!arguments.first.empty() && !result.partizan())
        throw InputError(fmt::format(
            "{} is impartial: --first goes with partizan games, in which the players are Left and "
            "Right",
            arguments.game));
    return result;
}

void print_play(const PlayArguments& arguments, const Players& players, const InputGraph& input,
                const EngineLimits& limits) {
    ToldPlay play = within_reach(
        [&] {
            return players.rules ? play_of_data(*players.rules, arguments, input, limits)
                                 : play_of_built_in(*players.game, arguments, input);
        },
        "--memory");
    play.game = arguments.game;
    if (players.rules && players.rules->name != play.game) play.rules_of = players.rules->name;
    play.graph = input.text;
    play.names = input.names;
    if (arguments.json) return print_line(json_of(play).dump());
    for (const std::string& line : text_of(play)) print_line(line);
}

int run(const PlayArguments& arguments) {
    const Players players = players_of(arguments);
    const runs::Stop interrupt;
    const runs::StopOnSignals on_signals(interrupt);
    int exit_code = exit_ok;
    const auto stopped = [&exit_code](const InputGraph& input) {
        fmt::print(stderr, "gazetteer: {}: stopped by the time limit: no play\n", input.place);
        exit_code = exit_inconclusive;
    };
    const bool all_read = answer_each(arguments.source, players.directed(), [&](const auto& input) {
        const runs::Stop limit(arguments.seconds.value_or(runs::Stop::never), interrupt.token());
        const std::stop_token stop = limit.token();
        try {
            print_play(arguments, players, input,
                       {.bytes = bytes_of(arguments.mebibytes), .stop = &stop});
        } catch (const EngineStopped&) {
            stopped(input);
        } catch (const decisions::TimeLimitReached&) {
            stopped(input);
        }
    });
    return all_read ? exit_code : exit_usage;
}

}  // namespace

Verb play_verb() {
    Verb verb{.name = "play",
              .says =
                  "Print a whole play: whoever can win makes the first winning move, whoever "
                  "cannot the first move."};
    const auto arguments = std::make_shared<PlayArguments>();
    verb.words = &arguments->source.arguments;
    verb.option("GAME", &arguments->game, "A game; 'gazetteer games' lists them").required();
    add_games_option(verb, arguments->games);
    verb.option("--root", &arguments->root,
                "The vertex of each token, counted from 0, with commas between")
        .value_named("V");
    verb.option("--first", &arguments->first, "Who begins in a partizan game; left if not said")
        .one_of({"left", "right"})
        .value_named("");
    add_time_limit_option(verb, &arguments->seconds, "For each graph, in seconds");
    add_memory_option(verb, arguments->mebibytes, "For the memo of positions, in MiB");
    add_json_option(verb, arguments->json);
    add_file_option(verb, arguments->source.file);
    verb.footer = fmt::format(
        "GRAPH...: graph6, sparse6 or digraph6, or a family: {}.\n"
        "Without any, or for -, one a line on standard input.\n"
        "Each line has a position: who moved, and where; the outcome there (N: who moves next "
        "wins; P:\n"
        "the other; L, R: Left, Right, whoever moves); the winning moves of who moves next; and "
        "what is\n"
        "left: vertices, edges, tokens and sets. The games given as data are played on at most {} "
        "vertices.\n"
        "Exit codes: 0 played; 2 bad usage or input, too large a graph: of such a line is told, "
        "and\n"
        "the next ones follow; 3 the time limit; 4 the environment failed.\n"
        "Example: gazetteer play node_kayles 'path 5'",
        named_graph_list(), Graph::order_max);
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
