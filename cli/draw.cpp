// gazetteer draw: a graph as a picture, with its even kernel, matching, partition, a play or the
// winning moves on it.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "cli/answers/out_of_reach.hpp"
#include "cli/arguments/common_options.hpp"
#include "cli/draw_pictures.hpp"
#include "cli/input/games.hpp"
#include "cli/input/graph_input.hpp"
#include "cli/output/output.hpp"
#include "cli/verbs.hpp"
#include "decisions/play.hpp"
#include "figures/figure.hpp"
#include "graph/families/named.hpp"
#include "graph/formats/formats.hpp"
#include "pictures/dot.hpp"
#include "pictures/svg.hpp"

namespace gazetteer::cli {

namespace {

struct DrawArguments {
    bool kernel = false;
    bool matching = false;
    bool partition = false;
    bool trail = false;
    bool strategy = false;
    std::string game;
    std::optional<int> root;
    std::optional<double> seconds;
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
    if (!game.has_unrooted_form())
        throw InputError(fmt::format(
            "draw knows the games with one token: uvg, ueg, dvg, deg; not {}", arguments.game));
    if (game.is_directed() != directed)
        throw InputError(fmt::format("{} is played on {}; this is a {}", arguments.game,
                                     game.is_directed() ? "digraphs" : "graphs",
                                     directed ? "digraph" : "graph"));
    return game;
}

void check_root(const DrawArguments& arguments, const Board& board) {
    const int order = order_of(board);
    if (arguments.root && *arguments.root >= order)
        throw InputError(
            fmt::format("there is no vertex {}: the order is {}", *arguments.root, order));
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
    DrawQuestion question{
        .what = what_of(arguments), .root = arguments.root, .seconds = arguments.seconds};
    const InputGraph input = graph_to_draw(arguments.source, begins_as_digraph(arguments.source));
    question.game = game_on(arguments, std::holds_alternative<Digraph>(input.board));
    check_root(arguments, input.board);
    try {
        const pictures::Picture picture =
            within_reach([&] { return picture_of(input.board, input.text, question); });
        write_file(arguments.output, written(picture, format));
        if (arguments.output != "-") print_line(arguments.output + "  " + picture.description);
    } catch (const decisions::TimeLimitReached& e) {
        fmt::print(stderr, "gazetteer: {}: {}: no picture\n", input.place, e.what());
        return exit_inconclusive;
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
                "The trail of a play from --root: whoever can win makes the winning move to the "
                "least vertex, whoever cannot moves to the least vertex left");
    verb.option("--strategy", &arguments->strategy,
                "N or P at every vertex as a root, or at --root alone, and all winning first "
                "moves as arrows");
    verb.option("--billiard", &arguments->billiard,
                "On a grid: the trail of slopes +-1 that decides ueg from --root, and the even "
                "kernel that it gives [SV25]");
    verb.option("--figures", &arguments->figures,
                "Write the figures of the sources, as SVG with an index, to FOLDER")
        .value_named("FOLDER");
    verb.option("--game", &arguments->game,
                "Of --trail and --strategy: uvg, ueg, dvg or deg; ueg if none, of a digraph "
                "deg")
        .value_named("GAME");
    verb.option("--root", &arguments->root, "The token's vertex, counted from 0")
        .between(0, parsed_order_max)
        .value_named("V");
    add_time_limit_option(verb, &arguments->seconds, "For what is drawn, in seconds");
    add_file_option(verb, arguments->source.file, "Read the graph from FILE");
    verb.footer = fmt::format(
        "GRAPH: graph6, sparse6 or digraph6, or a family: {}.\n"
        "Without one, a line on standard input. Grids, cubes to dimension 6, paths, cycles and "
        "complete\n"
        "graphs lie as one draws them, under any numbering; others where Graphviz (neato) puts "
        "them.\n"
        "Exit codes: 0 drawn; 2 bad usage or input, too large a graph; 3 the time limit; 4 the\n"
        "environment failed: Graphviz is missing, a file cannot be written.\n"
        "Example: gazetteer draw 'grid 5 3' --kernel -o -",
        family_list());
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
