// gazetteer solve: the outcome, winning moves and evidence for positions of any graphs.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <sstream>
#include <thread>

#include "cli/certificate_file.hpp"
#include "cli/certify.hpp"
#include "cli/decide.hpp"
#include "cli/output.hpp"
#include "cli/run_progress.hpp"
#include "cli/verbs.hpp"

namespace gazetteer::cli {

namespace {

struct Arguments {
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
    GraphSource source;
};

/// "3", or "0,3" with two tokens. Throws InputError on anything else.
std::vector<Vertex> tokens_of(const std::string& text, Game game) {
    std::vector<Vertex> result;
    std::istringstream parts(text + ",");
    for (std::string part; std::getline(parts, part, ',');) {
        Vertex v = -1;
        const char* const end = part.data() + part.size();
        const auto [next, error] = std::from_chars(part.data(), end, v);
        result.push_back(error == std::errc() && next == end ? v : -1);
    }
    const std::size_t wanted = is_partizan(game) ? 2 : 1;
    if (result.size() != wanted || std::ranges::min(result) < 0)
        throw InputError(fmt::format("--root {}: {} expected", text,
                                     wanted == 2 ? "two vertices, Left's and Right's, as in 0,3,"
                                                 : "one vertex, counted from 0,"));
    return result;
}

int order_of(const Board& board) {
    return std::visit([](const auto& g) { return g.order(); }, board);
}

/// All tokens: every vertex, or every pair (in the vertex game of two different ones).
std::vector<Start> all_starts(Game game, int order) {
    std::vector<Start> result;
    for (Vertex v = 0; v < order; ++v)
        if (!is_partizan(game))
            result.push_back({{v}});
        else
            for (Vertex w = 0; w < order; ++w)
                if (v != w || game == Game::partizan_ueg) result.push_back({{v, w}});
    return result;
}

/// The starts asked for on a graph of this order. Throws InputError on a vertex out of range.
std::vector<Start> starts_of(const Arguments& arguments, Game game, int order) {
    if (is_rootless(game)) return {{}};
    if (arguments.unrooted) return {{{}, true}};
    if (arguments.root.empty()) return all_starts(game, order);
    const std::vector<Vertex> tokens = tokens_of(arguments.root, game);
    for (Vertex v : tokens)
        if (v >= order)
            throw InputError(fmt::format("there is no vertex {}: the order is {}", v, order));
    if (game == Game::partizan_uvg && tokens[0] == tokens[1])
        throw InputError("the tokens of partizan-uvg start on two different vertices");
    return {{tokens}};
}

/// How to search, but for what differs from graph to graph.
SearchSettings settings_of(const Arguments& arguments) {
    SearchSettings result;
    if (arguments.engine != "auto") result.engine = arguments.engine;
    result.limits.bytes = arguments.mebibytes << 20;
    result.limits.threads = arguments.threads == 0
                                ? static_cast<int>(std::thread::hardware_concurrency())
                                : arguments.threads;
    result.theorems = arguments.by == "auto";
    result.many_roots = arguments.root.empty();
    return result;
}

/// The theorems, then search, as --by says.
class Judge {
  public:
    Judge(Game game, const Board& board, const Arguments& arguments, runs::Monitor& monitor)
        : game_(game),
          board_(board),
          searches_(arguments.by != "theorem"),
          settings_(settings_of(arguments)),
          monitor_(monitor),
          seconds_(arguments.seconds) {
        if (arguments.by != "oracle" && arguments.engine == "auto")
            theorems_ = theorem_decider(game, board);
        settings_.limits.stop = [this] { return monitor_.stop || Clock::now() > deadline_; };
        settings_.progress = [this](std::uint64_t nodes) {
            monitor_.items = nodes;
            if (!progress_) progress_.emplace(monitor_, 0, "positions");
        };
    }
    Answer operator()(const Start& start) {
        if (theorems_)
            if (auto answer = theorems_(start)) return *answer;
        if (!searches_)
            throw InputError(fmt::format("no theorem here decides {} on this {}", to_string(game_),
                                         is_directed(game_) ? "digraph" : "graph"));
        if (!search_) search_ = search_decider(game_, board_, settings_);
        return searched(start);
    }

  private:
    using Clock = std::chrono::steady_clock;

    /// Undecided at the time limit or an interrupt.
    Answer searched(const Start& start) {
        const StopOnInterrupt stop_on_interrupt(monitor_);
        deadline_ = Clock::time_point::max();
        if (seconds_)
            deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double>(*seconds_));
        monitor_.items = 0;
        Answer result;
        try {
            result = *search_(start);
        } catch (const EngineStopped&) {
            result.outcome = "?";
            result.stopped_by = monitor_.stop ? "interrupt" : "time limit";
        }
        progress_.reset();
        return result;
    }

    Game game_;
    const Board& board_;
    Decider theorems_;
    bool searches_;
    SearchSettings settings_;
    runs::Monitor& monitor_;
    std::optional<double> seconds_;
    Clock::time_point deadline_;
    std::optional<ProgressDisplay> progress_;
    Decider search_;
};

Json root_of(const Start& start) {
    if (start.unrooted) return nullptr;
    if (start.tokens.size() == 1) return start.tokens[0];
    return start.tokens;
}

std::string json_line(const InputGraph& input, Game game, const Start& start,
                      const Answer& answer) {
    Json line = {{"graph", input.text}, {"game", to_string(game)}};
    if (!is_rootless(game)) line["root"] = root_of(start);
    line["outcome"] = answer.outcome;
    if (!answer.stopped_by.empty()) {
        line["outcome"] = nullptr;
        line["stopped_by"] = answer.stopped_by;
        return line.dump();
    }
    if (answer.grundy) line["grundy"] = *answer.grundy;
    line["winning_moves"] = answer.winning_moves;
    if (!answer.all_winning_moves) line["winning_moves_are_all"] = false;
    line["decided_by"] = answer.decided_by;
    if (!answer.engine.empty()) {
        line["engine"] = answer.engine;
        if (answer.positions > 0) line["positions"] = answer.positions;
    }
    if (!answer.settled_by.is_null()) line["settled_by"] = answer.settled_by;
    line["witness"] = answer.witness;
    return line.dump();
}

/// "1 3", "0-1 2-5", "-" if there is none.
std::string moves_text(const Json& moves) {
    std::string result;
    for (const Json& move : moves) {
        if (!result.empty()) result += ' ';
        result += move.is_array() ? fmt::format("{}-{}", move[0].get<int>(), move[1].get<int>())
                                  : move.dump();
    }
    return result.empty() ? "-" : result;
}

std::string moves_text(const Answer& answer) {
    if (answer.winning_moves.is_object())
        return fmt::format("Left {}; Right {}", moves_text(answer.winning_moves["left"]),
                           moves_text(answer.winning_moves["right"]));
    return moves_text(answer.winning_moves) + (answer.all_winning_moves ? "" : " ...");
}

/// "FSU93 Theorem 3.1", "search (proof-search; FSU93 Theorem 3.1 settled 12)", "time limit".
std::string decider_text(const Answer& answer) {
    if (!answer.stopped_by.empty()) return "stopped by " + answer.stopped_by;
    if (answer.engine.empty()) return answer.decided_by;
    std::string result = answer.decided_by + " (" + answer.engine;
    if (answer.settled_by.is_object())
        for (const auto& [name, count] : answer.settled_by.items())
            if (count != 0) result += fmt::format("; {} settled {}", name, count.dump());
    return result + ")";
}

std::string start_text(const Start& start) {
    return start.unrooted         ? "free"
           : start.tokens.empty() ? "-"
                                  : fmt::format("{}", fmt::join(start.tokens, ","));
}

/// A row of the table for people; the widths hold for graphs as long as the first.
class Table {
  public:
    explicit Table(Game game) : with_grundy_(game == Game::edge_delete) {}
    void add(const InputGraph& input, const Start& start, const Answer& answer) {
        if (width_ == 0) {
            width_ = std::max<std::size_t>(5, input.text.size());
            print("graph", "root", "outcome", "grundy", "winning moves", "decided by");
        }
        print(input.text, start_text(start), answer.outcome,
              answer.grundy ? std::to_string(*answer.grundy) : "", moves_text(answer),
              decider_text(answer));
    }

  private:
    void print(const std::string& graph, const std::string& root, const std::string& outcome,
               const std::string& grundy, const std::string& moves, const std::string& by) const {
        print_line(fmt::format("{:<{}}  {:>5}  {:<7}{}  {:<20}  {}", graph, width_, root, outcome,
                               with_grundy_ ? fmt::format("  {:>6}", grundy) : "", moves, by));
    }
    bool with_grundy_;
    std::size_t width_ = 0;
};

void check(const Arguments& arguments, Game game) {
    const int choices = (arguments.root.empty() ? 0 : 1) + (arguments.all_roots ? 1 : 0) +
                        (arguments.unrooted ? 1 : 0);
    if (choices > 1) throw InputError("--root, --all-roots and --unrooted exclude each other");
    if (choices > 0 && is_rootless(game))
        throw InputError(fmt::format("{} has no root", to_string(game)));
    if (arguments.unrooted && is_partizan(game))
        throw InputError(fmt::format("{} has no unrooted form", to_string(game)));
    if (!arguments.root.empty()) tokens_of(arguments.root, game);
    const std::vector<std::string> engines = engines_of(game);
    if (arguments.engine != "auto" && std::ranges::find(engines, arguments.engine) == engines.end())
        throw InputError(fmt::format("--engine {}: {} is searched by {}", arguments.engine,
                                     to_string(game), fmt::join(engines, ", ")));
    if (arguments.by == "theorem" && arguments.engine != "auto")
        throw InputError("--by theorem does not search; --engine says how to");
}

/// `certificates` is null where none are asked for. Whether every start was decided.
bool solve(const InputGraph& input, Game game, const Arguments& arguments, runs::Monitor& monitor,
           Table& table, std::ostream* certificates) {
    const auto* graph = std::get_if<SparseGraph>(&input.board);
    if (game == Game::edge_delete)
        for (Vertex v = 0; v < graph->order(); ++v)
            if (graph->degree(v) == 0)
                throw InputError(fmt::format(
                    "vertex {} is isolated; edge-delete is played without isolated vertices", v));
    Judge judge(game, input.board, arguments, monitor);
    bool decided = true;
    for (const Start& start : starts_of(arguments, game, order_of(input.board))) {
        const Answer answer = judge(start);
        if (arguments.json)
            print_line(json_line(input, game, start, answer));
        else
            table.add(input, start, answer);
        decided = decided && answer.stopped_by.empty();
        if (monitor.stop) break;
        if (certificates != nullptr && answer.stopped_by.empty())
            write_certificate(*certificates, game, input.board, start, answer);
    }
    return decided;
}

int run(const Arguments& arguments) {
    const Game game = game_of(arguments.game);
    check(arguments, game);
    Table table(game);
    CertificateFile certificates(arguments.certificate);
    runs::Monitor monitor;
    int exit_code = exit_ok;
    for_each_input(arguments.source, is_directed(game), [&](const InputGraph& input) {
        if (monitor.stop) return;
        try {
            if (!solve(input, game, arguments, monitor, table, certificates.stream()))
                exit_code = exit_inconclusive;
        } catch (const InputError& e) {
            throw InputError(input.place + ": " + e.what());
        }
    });
    certificates.close();
    return exit_code;
}

}  // namespace

void add_solve(CLI::App& app, int& exit_code) {
    CLI::App* verb = app.add_subcommand(
        "solve", "Decide positions: outcome, winning moves, and what decided it with evidence.");
    const auto arguments = std::make_shared<Arguments>();
    verb->allow_extras();
    verb->add_option("GAME", arguments->game, fmt::format("One of {}", game_list))->required();
    verb->add_option("--root", arguments->root,
                     "The token's vertex, counted from 0; LEFT,RIGHT for partizan games")
        ->type_name("V");
    verb->add_flag("--all-roots", arguments->all_roots, "Every root (or pair); the default");
    verb->add_flag("--unrooted", arguments->unrooted,
                   "The first player chooses the vertex, then the second moves");
    verb->add_option("--by", arguments->by,
                     "theorem: only by theorems; oracle: only by search; auto: by a theorem where "
                     "one applies")
        ->check(CLI::IsMember({"oracle", "theorem", "auto"}))
        ->default_val("auto")
        ->type_name("");
    verb->add_option(
            "--engine", arguments->engine,
            "How to search: memo of positions; subsets: a table over the subsets of the vertices "
            "(of ueg and edge-delete: of the edges), not for deg and partizan games; cycle-space: "
            "a table over the cycle space, and proof-search, for ueg; auto: by their costs")
        ->check(CLI::IsMember({"auto", "memo", "subsets", "cycle-space", "proof-search"}))
        ->default_val("auto")
        ->type_name("");
    verb->add_option("--time-limit", arguments->seconds,
                     "For the search of each position, in seconds")
        ->check(CLI::Range(0.0, 1e6))
        ->type_name("S");
    verb->add_option("--memory", arguments->mebibytes, "For the tables or the memo, in MiB")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1} << 24))
        ->default_val(2048)
        ->type_name("MIB");
    verb->add_option("--threads", arguments->threads, "For the tables; 0: all cores")
        ->check(CLI::Range(0, 1024))
        ->default_val(0)
        ->type_name("N");
    verb->add_flag("--json", arguments->json, "One JSON object a line");
    verb->add_option("--certificate", arguments->certificate,
                     "Write to FILE, for each position, what gazetteer-check can judge")
        ->type_name("FILE");
    verb->add_option("--file", arguments->source.file, "Read the graphs from FILE")
        ->type_name("FILE");
    verb->footer(
        "GRAPH...: graph6 or sparse6, for dvg and deg digraph6; without any, one a line on "
        "standard\n"
        "input. Search takes orders up to 64, of ueg any order, as far as --memory reaches.\n"
        "A winning move is a vertex in geography, else an edge.\n"
        "Exit codes: 0 all decided; 2 bad usage or input; 3 a limit left one undecided;\n"
        "4 the environment failed.\n"
        "Example: gazetteer solve ueg --root 0 --json DqK");
    verb->callback([arguments, verb, &exit_code] {
        arguments->source.arguments = unparsed_graphs(*verb);
        exit_code = run(*arguments);
    });
}

}  // namespace gazetteer::cli
