// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer solve: the outcome, winning moves and evidence for positions of any graphs.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "faces/cli/answers/answer_print.hpp"
#include "faces/cli/answers/answer_table.hpp"
#include "faces/cli/answers/out_of_reach.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/input/games.hpp"
#include "faces/cli/input/graph_input.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/input/vertex_names.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/script_verbs.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/families/graph_text.hpp"
#include "work/decisions/certify.hpp"
#include "work/decisions/decide.hpp"
#include "work/limits.hpp"
#include "work/progress.hpp"
#include "work/stop.hpp"
#include "work/threads.hpp"

namespace gazetteer::cli {

using decisions::Answer;
using decisions::Decider;
using decisions::SearchSettings;
using decisions::Start;

namespace {

using Json = nlohmann::ordered_json;

struct SolveArguments {
    std::string game;
    std::string root;
    bool all_roots = false;
    bool unrooted = false;
    std::string by = "auto";
    std::string engine = "auto";
    std::optional<double> seconds;
    std::size_t mebibytes = 2048;
    int threads = 0;
    bool json = false;
    std::string certificate;
    std::vector<std::string> games;
    GraphSource source;
};

/// "3", or "0,3" with two tokens. Throws InputError on anything else.
void require_root(bool right, const std::string& text, Game game) {
    if (right) return;
    throw InputError(fmt::format("--root {}: {} expected", text,
                                 game.token_count() == 2
                                     ? "two vertices, Left's and Right's, as in 0,3,"
                                     : "one vertex, counted from 0,"));
}

/// There are as many vertices as the game has tokens.
void check_root(const std::string& text, Game game) {
    require_root(words_in_root(text) == static_cast<std::size_t>(game.token_count()), text, game);
}

std::vector<Vertex> tokens_of(const std::string& text, Game game,
                              const std::vector<std::string>& names) {
    check_root(text, game);
    std::vector<Vertex> result = vertices_of_root(text, names);
    require_root(std::ranges::min(result) >= 0, text, game);
    return result;
}

/// All tokens: every vertex, or every pair (in the vertex game of two different ones).
std::vector<Start> all_starts(Game game, int order) {
    std::vector<Start> result;
    for (Vertex v = 0; v < order; ++v)
        if (game.token_count() == 1)
            result.push_back({{v}});
        else
            for (Vertex w = 0; w < order; ++w)
                if (v != w || !game.is<PartizanVertexGeography>()) result.push_back({{v, w}});
    return result;
}

/// The starts asked for on a graph of this order. Throws InputError on a vertex out of range.
std::vector<Start> starts_of(const SolveArguments& arguments, Game game, const InputGraph& input) {
    const int order = order_of(input.board);
    if (game.token_count() == 0) return {{}};
    if (arguments.unrooted) return {{{}, true}};
    if (arguments.root.empty()) return all_starts(game, order);
    const std::vector<Vertex> tokens = tokens_of(arguments.root, game, input.names);
    for (Vertex v : tokens)
        if (v >= order)
            throw InputError(fmt::format("there is no vertex {}: the order is {}", v, order));
    if (game.is<PartizanVertexGeography>() && tokens[0] == tokens[1])
        throw InputError("the tokens of partizan-uvg start on two different vertices");
    return {{tokens}};
}

/// How to search, but for what differs from graph to graph.
SearchSettings settings_of(const SolveArguments& arguments) {
    SearchSettings result;
    if (arguments.engine != "auto") result.engine = arguments.engine;
    result.limits.bytes = bytes_of(arguments.mebibytes);
    result.limits.threads = runs::thread_count(arguments.threads);
    result.theorems = arguments.by == "auto";
    result.many_roots = arguments.root.empty();
    return result;
}

/// An answer, or what ended the search before there was one.
struct Judgement {
    std::optional<Answer> answer;
    std::string stopped_by;
};

/// The theorems, then search, as --by says.
class Judge {
  public:
    Judge(Game game, const Board& board, const SolveArguments& arguments,
          const runs::Stop& interrupt)
        : game_(game),
          board_(board),
          searches_(arguments.by != "theorem"),
          settings_(settings_of(arguments)),
          interrupt_(interrupt),
          seconds_(arguments.seconds) {
        if (arguments.by != "oracle" && arguments.engine == "auto")
            theorems_ = decisions::theorem_decider(game, board);
        settings_.limits.stop = &stop_;
        settings_.progress = [this](std::uint64_t nodes) {
            monitor_.items = nodes;
            if (!progress_) progress_.emplace(monitor_, 0, "positions");
        };
    }
    /// Undecided at the time limit or an interrupt.
    Judgement operator()(const Start& start) {
        const runs::StopOnSignals on_signals(interrupt_);
        const runs::Stop limit(seconds_.value_or(runs::Stop::never), interrupt_.token());
        stop_ = limit.token();
        try {
            return {decided(start), ""};
        } catch (const EngineStopped&) {
            progress_.reset();
            return {std::nullopt, interrupt_.requested() ? "interrupt" : "time limit"};
        }
    }

  private:
    std::optional<Answer> decided(const Start& start) {
        if (theorems_)
            if (auto answer = by_theorem(start)) return answer;
        if (!searches_)
            throw InputError(fmt::format("no theorem here decides {} on this {}", game_.name(),
                                         game_.is_directed() ? "digraph" : "graph"));
        if (!search_) search_ = decisions::search_decider(game_, board_, settings_);
        monitor_.items = 0;
        auto answer = search_(start);
        progress_.reset();
        return answer;
    }
    /// The first start may take long: what serves all of them is then made.
    std::optional<Answer> by_theorem(const Start& start) {
        std::optional<runs::ProgressDisplay> display;
        if (!theorems_asked_ && order_of(board_) >= shown_order_min)
            display.emplace([](double seconds) {
                return fmt::format("deciding by theorems, {:.0f} s", seconds);
            });
        theorems_asked_ = true;
        const runs::WorkLimits limits(stop_, settings_.limits.bytes);
        return theorems_(start);
    }

    Game game_;
    const Board& board_;
    /// A display costs more than a theorem takes on smaller graphs.
    static constexpr int shown_order_min = 65;

    Decider theorems_;
    bool theorems_asked_ = false;
    bool searches_;
    SearchSettings settings_;
    const runs::Stop& interrupt_;
    /// The stop of the position at hand.
    std::stop_token stop_;
    runs::Monitor monitor_;
    std::optional<double> seconds_;
    std::optional<runs::ProgressDisplay> progress_;
    Decider search_;
};

Json root_of(const Start& start) {
    if (start.unrooted) return nullptr;
    if (start.tokens.size() == 1) return start.tokens[0];
    return start.tokens;
}

std::string json_line(const InputGraph& input, Game game, const Start& start,
                      const Judgement& judgement) {
    Json line = {{"graph", input.text}, {"game", game.name()}};
    add_names(line, input.names);
    if (game.token_count() > 0) line["root"] = root_of(start);
    if (judgement.answer) {
        add_answer(line, input.board, *judgement.answer);
    } else {
        line["outcome"] = nullptr;
        line["stopped_by"] = judgement.stopped_by;
    }
    return line.dump();
}

std::string start_text(const Start& start, const std::vector<std::string>& names) {
    return start.unrooted ? "free" : start.tokens.empty() ? "-" : names_of(start.tokens, names);
}

/// The table for people.
class Table {
  public:
    Table(Game game, const GraphSource& source)
        : table_(game.is<EdgeDelete>() ? "grundy" : "", source) {}
    void add(const InputGraph& input, const Start& start, const Judgement& judgement) {
        const std::string from = start_text(start, input.names);
        if (!judgement.answer)
            return table_.add(
                {input.text, from, "?", "", "-", "stopped by " + judgement.stopped_by});
        const Answer& answer = *judgement.answer;
        table_.add({input.text, from, decisions::to_string(answer.outcome),
                    answer.grundy ? std::to_string(*answer.grundy) : "",
                    cli::moves_text(answer, input.names), decider_text(answer)});
    }

  private:
    AnswerTable table_;
};

void check(const SolveArguments& arguments, Game game) {
    const int choices = (arguments.root.empty() ? 0 : 1) + (arguments.all_roots ? 1 : 0) +
                        (arguments.unrooted ? 1 : 0);
    if (choices > 1) throw InputError("--root, --all-roots and --unrooted exclude each other");
    if (choices > 0 && game.token_count() == 0)
        throw InputError(fmt::format("{} has no root", game.name()));
    if (arguments.unrooted && !game.has_unrooted_form())
        throw InputError(fmt::format("{} has no unrooted form", game.name()));
    if (!arguments.root.empty()) check_root(arguments.root, game);
    const std::vector<std::string> engines = decisions::engines_of(game);
    if (arguments.engine != "auto" && std::ranges::find(engines, arguments.engine) == engines.end())
        throw InputError(fmt::format("--engine {}: {} is searched by {}", arguments.engine,
                                     game.name(), fmt::join(engines, ", ")));
    if (arguments.by == "theorem" && arguments.engine != "auto")
        throw InputError("--by theorem does not search; --engine says how to");
}

/// `certificates` is null where none are asked for. Whether every start was decided.
bool solve(const InputGraph& input, Game game, const SolveArguments& arguments,
           const runs::Stop& interrupt, Table& table, std::ostream* certificates) {
    decisions::Question question{game, input.board, {}};
    Judge judge(game, question.board, arguments, interrupt);
    bool decided = true;
    for (const Start& start : starts_of(arguments, game, input)) {
        const Judgement judgement = judge(start);
        if (arguments.json)
            print_line(json_line(input, game, start, judgement));
        else
            table.add(input, start, judgement);
        decided = decided && judgement.answer;
        if (interrupt.requested()) break;
        if (certificates == nullptr || !judgement.answer) continue;
        question.start = start;
        decisions::write_certificate(*certificates, question, *judgement.answer);
    }
    return decided;
}

/// What a game that is given as data can be asked.
int run_script(const script::Rules& rules, const SolveArguments& arguments) {
    if (arguments.by == "theorem")
        throw InputError(fmt::format("no theorem here decides {}", rules.name));
    if (arguments.engine != "auto")
        throw InputError(fmt::format("{} has one way to be searched: no --engine", rules.name));
    return solve_script(rules, {.root = arguments.root,
                                .unrooted = arguments.unrooted,
                                .mebibytes = arguments.mebibytes,
                                .seconds = arguments.seconds,
                                .json = arguments.json,
                                .certificate = arguments.certificate,
                                .source = arguments.source});
}

int run(const SolveArguments& arguments) {
    if (const auto rules = script_game_of(arguments.game, arguments.games))
        return run_script(*rules, arguments);
    const Game game = game_of(arguments.game);
    check(arguments, game);
    Table table(game, arguments.source);
    CertificateFile certificates(arguments.certificate);
    const runs::Stop interrupt;
    const runs::WorkLimits of_reading({}, bytes_of(arguments.mebibytes));
    int exit_code = exit_ok;
    const bool all_read = answer_each(arguments.source, game.is_directed(), [&](const auto& input) {
        if (interrupt.requested()) return;
        WholeCertificates its_own(certificates);
        const bool decided = within_reach(
            [&] { return solve(input, game, arguments, interrupt, table, certificates.stream()); });
        its_own.keep();
        if (!decided) exit_code = exit_inconclusive;
    });
    certificates.close();
    return all_read ? exit_code : exit_usage;
}

}  // namespace

Verb solve_verb() {
    Verb verb{
        .name = "solve",
        .says = "Decide positions: outcome, winning moves, and what decided it with evidence."};
    const auto arguments = std::make_shared<SolveArguments>();
    verb.words = &arguments->source.arguments;
    verb.option("GAME", &arguments->game,
                fmt::format("One of {}, or a game given as data (gazetteer games)", game_list()))
        .required();
    add_games_option(verb, arguments->games);
    verb.option("--root", &arguments->root,
                "The token's vertex, counted from 0, or its name; LEFT,RIGHT for partizan games")
        .value_named("V");
    verb.option("--all-roots", &arguments->all_roots, "Every root (or pair); the default");
    verb.option("--unrooted", &arguments->unrooted,
                "The first player chooses the vertex, then the second moves");
    verb.option("--by", &arguments->by,
                "theorem: only by theorems; oracle: only by search; auto: by a theorem where "
                "one applies")
        .one_of({"oracle", "theorem", "auto"})
        .shows_default()
        .value_named("");
    verb.option(
            "--engine", &arguments->engine,
            "How to search: memo of positions; subsets: a table over the subsets of the vertices "
            "(of ueg and edge-delete: of the edges), not for deg and partizan games; cycle-space: "
            "a table over the cycle space, and proof-search, for ueg; auto: by their costs")
        .one_of({"auto", "memo", "subsets", "cycle-space", "proof-search"})
        .shows_default()
        .value_named("");
    add_time_limit_option(verb, &arguments->seconds, "For each position, in seconds");
    add_memory_option(
        verb, arguments->mebibytes,
        "For the tables or the memo, for what a theorem takes, and for the graph, each, "
        "in MiB");
    add_threads_option(verb, arguments->threads, "Threads for the tables");
    add_json_option(verb, arguments->json);
    add_certificate_option(verb, arguments->certificate,
                           "Write to FILE, for each position, what gazetteer-check can judge");
    add_file_option(verb, arguments->source.file);
    verb.footer =
        "GRAPH...: graph6 or sparse6, for dvg and deg digraph6, or a family: " +
        named_graph_list() +
        ".\nWithout any, or for -, one a line on standard input. Search takes orders up to 64, of\n"
        "ueg any order, as far as --memory reaches.\n"
        "A winning move is a vertex in geography, else an edge, with its label in edge-labelling.\n"
        "Exit codes: 0 all decided; 2 bad usage or input: a line without an answer is told, and "
        "the\n"
        "next ones follow; 3 a limit left one undecided; 4 the environment failed.\n"
        "Example: gazetteer solve ueg --root 0 --json 'grid 3 3'";
    verb.run = [arguments] { return run(*arguments); };
    return verb;
}

}  // namespace gazetteer::cli
