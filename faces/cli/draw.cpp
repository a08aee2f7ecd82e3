// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer draw: a graph as a picture, with its even kernel, matching, partition, a play or the
// winning moves on it.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "faces/cli/answers/out_of_reach.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/data_pictures.hpp"
#include "faces/cli/draw_pictures.hpp"
#include "faces/cli/input/games.hpp"
#include "faces/cli/input/graph_input.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/input/script_starts.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/verbs.hpp"
#include "faces/figures/figure.hpp"
#include "faces/pictures/dot.hpp"
#include "faces/pictures/svg.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/formats/formats.hpp"
#include "work/decisions/play.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

struct DrawArguments {
    bool kernel = false;
    bool matching = false;
    bool partition = false;
    bool trail = false;
    bool strategy = false;
    std::string game;
    std::vector<std::string> games;
    std::string root;
    /// "left" or "right".
    std::string first = "left";
    std::optional<double> seconds;
    std::size_t mebibytes = 2048;
    bool billiard = false;
    std::string output;
    std::string format;
    std::string figures;
    GraphSource source;
};

DrawQuestion::What what_of(const DrawArguments& arguments) {
    using What = DrawQuestion::What;
    const std::array<std::pair<bool, What>, 6> flags{{
        {arguments.kernel, What::kernel},
        {arguments.matching, What::matching},
        {arguments.partition, What::partition},
        {arguments.trail, What::trail},
        {arguments.strategy, What::strategy},
        {arguments.billiard, What::billiard},
    }};
    What result = What::graph;
    for (const auto& [given, what] : flags) {
        if (!given) continue;
        if (result != What::graph)
            throw InputError(
                "--kernel, --matching, --partition, --trail, --strategy and --billiard exclude "
                "each "
                "other");
        result = what;
    }
    return result;
}

/// svg, dot or tikz. Throws InputError where neither --format nor the file's ending says which.
std::string format_of(const DrawArguments& arguments) {
    if (!arguments.format.empty()) return arguments.format;
    if (arguments.output == "-") return "svg";
    const std::string ending = std::filesystem::path(arguments.output).extension().string();
    if (ending == ".svg") return "svg";
    if (ending == ".dot" || ending == ".gv") return "dot";
    if (ending == ".tikz" || ending == ".tex") return "tikz";
    throw InputError(
        fmt::format("{}: a file that ends in .svg, .dot or .tikz is expected, or "
                    "--format svg, dot or tikz",
                    arguments.output));
}

/// Whether the first graph is a digraph, by how digraph6 begins.
bool begins_as_digraph(const GraphSource& source) {
    const auto begins = [](const std::string& text) {
        return text.starts_with('&') || text.starts_with(">>digraph6<<");
    };
    if (!source.arguments.empty()) return begins(source.arguments[0]);
    if (source.file.empty() || source.file == "-") return std::cin.peek() == '&';
    std::ifstream in(source.file);
    std::string line;
    std::getline(in, line);
    return begins(line);
}

/// The one graph to draw.
InputGraph graph_to_draw(const GraphSource& source, bool directed) {
    std::vector<InputGraph> graphs;
    for_each_input(source, directed, [&](const InputGraph& input) {
        if (!graphs.empty()) throw InputError(input.place + ": a second graph; draw takes one");
        graphs.push_back(input);
    });
    return graphs.front();
}

Game game_on(const DrawArguments& arguments, bool directed) {
    if (arguments.game.empty())
        return directed ? Game::of<DirectedEdgeGeography>() : Game::of<UndirectedEdgeGeography>();
    const Game game = game_of(arguments.game);
    if (game.is_directed() != directed)
        throw InputError(fmt::format("{} is played on {}; this is a {}", arguments.game,
                                     game.is_directed() ? "digraphs" : "graphs",
                                     directed ? "digraph" : "graph"));
    return game;
}

/// The vertex of the one token.
std::optional<Vertex> root_of(const DrawArguments& arguments, const InputGraph& input) {
    if (arguments.root.empty()) return std::nullopt;
    const script::Rules one_token{.name = "the picture", .tokens = {"root"}};
    return script_starts(one_token, arguments.root, order_of(input.board), input.names)[0][0];
}

/// The rules of the game if its positions are more, or less, than a board and one token.
std::optional<script::Rules> data_game_of(const DrawArguments& arguments) {
    if (arguments.game.empty()) return std::nullopt;
    if (auto rules = script_game_of(arguments.game, arguments.games)) return rules;
    const Game game = game_of(arguments.game);
    if (game.has_unrooted_form()) return std::nullopt;
    script::Rules rules = rules_of_built_in(game);
    rules.name = game.name();
    return rules;
}

pictures::Picture picture_of_data(const script::Rules& rules, const DrawArguments& arguments,
                                  const InputGraph& input, const EngineLimits& limits) {
    if (!arguments.trail && !arguments.strategy)
        throw InputError("--game " + arguments.game + " goes with --strategy or --trail");
    DataDrawQuestion question{.rules = rules,
                              .tokens = {},
                              .first = arguments.first == "right" ? Player::right : Player::left,
                              .limits = limits,
                              .given = {input.names, input.places}};
    const std::size_t tokens = rules.tokens.size();
    const bool all_roots = arguments.strategy && tokens == 1 && !rules.is_partizan();
    if (tokens == 0 && !arguments.root.empty())
        throw InputError(rules.name + " has no token, so no root");
    if (tokens > 0 && arguments.root.empty() && !all_roots)
        throw InputError(fmt::format("{} is drawn from --root {}", rules.name,
                                     tokens == 1 ? "V" : "V,W, a vertex for each token"));
    if (tokens > 0 && !arguments.root.empty())
        question.tokens =
            script_starts(rules, arguments.root, order_of(input.board), input.names).front();
    return arguments.trail ? play_picture(input.board, input.text, question)
                           : strategy_picture(input.board, input.text, question);
}

pictures::Picture asked_picture(const DrawArguments& arguments, const InputGraph& input) {
    const runs::Stop limit(arguments.seconds.value_or(runs::Stop::never));
    const std::stop_token stop = limit.token();
    if (const auto rules = data_game_of(arguments))
        return picture_of_data(*rules, arguments, input,
                               {.bytes = bytes_of(arguments.mebibytes), .stop = &stop});
    return picture_of(input.board, input.text,
                      {.what = what_of(arguments),
                       .game = game_on(arguments, std::holds_alternative<Digraph>(input.board)),
                       .root = root_of(arguments, input),
                       .seconds = arguments.seconds,
                       .bytes = bytes_of(arguments.mebibytes),
                       .given = {input.names, input.places}});
}

std::string written(const pictures::Picture& picture, const std::string& format) {
    std::string result = format == "svg"   ? pictures::to_svg(picture)
                         : format == "dot" ? pictures::to_dot(picture)
                                           : pictures::to_tikz(picture);
    // write_file ends the last line.
    if (result.ends_with('\n')) result.pop_back();
    return result;
}

/// All figures of the sources and their index, in a folder that is made if it is missing.
int write_figures(const DrawArguments& arguments) {
    if (!arguments.source.arguments.empty() || !arguments.output.empty())
        throw InputError("--figures FOLDER draws the figures of the sources and takes no graph");
    std::error_code error;
    std::filesystem::create_directories(arguments.figures, error);
    if (error) throw EnvironmentError(arguments.figures + ": " + error.message());
    const auto write = [&](const std::string& name, const std::string& text) {
        const std::string file = (std::filesystem::path(arguments.figures) / name).string();
        write_file(file, text.substr(0, text.size() - 1));
        print_line(file);
    };
    const MoreToWrite all(true);
    const std::vector<figures::Figure> figures = figures::all_figures();
    for (const figures::Figure& figure : figures) write(figure.name + ".svg", to_svg(figure));
    write("README.md", index_text(figures));
    return exit_ok;
}

int run(const DrawArguments& arguments) {
    if (!arguments.figures.empty()) return write_figures(arguments);
    if (arguments.output.empty()) throw InputError("-o FILE is required: where the picture goes");
    const std::string format = format_of(arguments);
    what_of(arguments);
    const InputGraph input = graph_to_draw(arguments.source, begins_as_digraph(arguments.source));
    const auto stopped = [&input] {
        fmt::print(stderr, "gazetteer: {}: stopped by the time limit: no picture\n", input.place);
        return exit_inconclusive;
    };
    try {
        const pictures::Picture picture =
            within_reach([&] { return asked_picture(arguments, input); }, "--memory");
        write_file(arguments.output, written(picture, format));
        if (arguments.output != "-") print_line(arguments.output + "  " + picture.description);
    } catch (const decisions::TimeLimitReached&) {
        return stopped();
    } catch (const EngineStopped&) {
        return stopped();
    } catch (const InputError& e) {
        throw InputError(input.place + ": " + e.what());
    }
    return exit_ok;
}

}  // namespace

Verb draw_verb() {
    Verb verb{
        .name = "draw",
        .says = "Draw a graph: its even kernel, matching, partition, a play, or who wins where."};
    const auto arguments = std::make_shared<DrawArguments>();
    verb.words = &arguments->source.arguments;
    verb.option("-o,--output", &arguments->output,
                "Where the picture goes; .svg, .dot or .tikz says as what; - is SVG on "
                "standard output")
        .value_named("FILE")
        .output();
    verb.option("--format", &arguments->format, "svg, dot or tikz, whatever the file's name")
        .one_of({"svg", "dot", "tikz"})
        .value_named("");
    verb.option("--kernel", &arguments->kernel,
                "An even kernel; with --root one that contains the root");
    verb.option("--matching", &arguments->matching,
                "A maximum matching; with --root one that misses the root, if any does");
    verb.option("--partition", &arguments->partition,
                "The Gallai-Edmonds partition: outer, inner and perfect vertices");
    verb.option("--trail", &arguments->trail,
                "A play from --root: whoever can win makes the first winning move, whoever cannot "
                "the first move; of uvg, ueg, dvg, deg numbered arrows, of other games a drawing "
                "for each position, with tokens and sets");
    verb.option("--strategy", &arguments->strategy,
                "All winning first moves; in an impartial game with one token N or P at every "
                "vertex as a root, or at --root alone");
    verb.option("--billiard", &arguments->billiard,
                "On a grid: the trail of slopes +-1 that decides ueg from --root, and the even "
                "kernel that it gives [SV25]");
    verb.option("--figures", &arguments->figures,
                "Write the figures of the sources, as SVG with an index, to FOLDER")
        .value_named("FOLDER")
        .named_output();
    verb.option("--game", &arguments->game,
                "Of --trail and --strategy: a game that 'gazetteer games' lists; ueg if none, of "
                "a digraph deg")
        .value_named("GAME");
    add_games_option(verb, arguments->games);
    verb.option("--root", &arguments->root,
                "The vertex of each token, counted from 0, with commas between")
        .value_named("V");
    verb.option("--first", &arguments->first, "Of --trail: who begins in a partizan game")
        .one_of({"left", "right"})
        .shows_default()
        .value_named("");
    add_time_limit_option(verb, &arguments->seconds, "For what is drawn, in seconds");
    add_memory_option(verb, arguments->mebibytes, "For the memo of positions, in MiB");
    add_file_option(verb, arguments->source.file, "Read the graph from FILE");
    verb.footer = fmt::format(
        "GRAPH: graph6, sparse6 or digraph6, or a family: {}.\n"
        "Without one, or for -, a line on standard input. Grids, cubes to dimension 6, paths,\n"
        "cycles and complete graphs lie as one draws them, under any numbering; others where\n"
        "Graphviz (neato) puts them. A file of GraphML or JSON may say where.\n"
        "Exit codes: 0 drawn; 2 bad usage or input, too large a graph; 3 the time limit; 4 the\n"
        "environment failed: Graphviz is missing, a file cannot be written.\n"
        "Example: gazetteer draw 'grid 5 3' --kernel -o -",
        named_graph_list());
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
