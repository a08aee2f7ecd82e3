// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer solve for games given as data.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "certificates/data_strategy.hpp"
#include "faces/cli/answers/answer_table.hpp"
#include "faces/cli/answers/script_moves.hpp"
#include "faces/cli/arguments/common_options.hpp"
#include "faces/cli/input/script_starts.hpp"
#include "faces/cli/input/vertex_names.hpp"
#include "faces/cli/output/certificate_file.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/cli/script_verbs.hpp"
#include "faces/cli/verbs.hpp"
#include "oracle/partizan_values/value_names.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/script/values.hpp"
#include "work/decisions/certify.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;
using script::Choice;
using script::Position;
using script::Rules;
using script::WideSet;
using Tokens = std::vector<Vertex>;

Json moves_json(const Rules& rules, const std::vector<Choice>& choices) {
    Json result = Json::array();
    for (const Choice& choice : choices) result.push_back(script_move(rules, choice));
    return result;
}

/// The positions have values besides their outcomes, which are not Grundy values.
bool has_value(const Rules& rules) {
    return rules.is_partizan() && script::ValueSolver::plays(rules);
}

/// The values of the positions of one board, as far as they are small enough.
class ScriptValues {
  public:
    ScriptValues(const Rules& rules, const Board& board, const EngineLimits& limits)
        : board_(board), solver_(rules, limits, script::ValueBounds{}), names_(solver_.values()) {}
    /// The names are of this object's solver.
    ScriptValues(const ScriptValues&) = delete;
    ScriptValues& operator=(const ScriptValues&) = delete;

    /// "value", and where that is null "no_value", which says why.
    void add_value(Json& line, const Tokens& tokens) {
        line["value"] = nullptr;
        if (order_of(board_) > Graph::order_max) {
            line["no_value"] = "more than 64 vertices";
            return;
        }
        try {
            if (const auto name = names_.name(solver_.value(start(tokens))))
                line["value"] = *name;
            else
                line["no_value"] = "its name is longer than 1000 characters";
        } catch (const EngineLimitExceeded& e) {
            line["no_value"] = e.what();
        }
    }

  private:
    Position start(const Tokens& tokens) const {
        if (const auto* digraph = std::get_if<Digraph>(&board_))
            return solver_.game().start(*digraph, tokens);
        return solver_.game().start(to_graph(std::get<SparseGraph>(board_)), tokens);
    }

    const Board& board_;
    script::ValueSolver solver_;
    ValueNames names_;
};

void add_outcome(Json& line, auto& solver, const auto& position) {
    const Rules& rules = solver.rules();
    if (rules.is_partizan()) {
        line["outcome"] = to_string(solver.partizan_outcome(position));
        line["winning_moves"] = {
            {"left", moves_json(rules, solver.winning_choices(position, Player::left))},
            {"right", moves_json(rules, solver.winning_choices(position, Player::right))}};
    } else if (rules.misere) {
        line["outcome"] = to_string(solver.outcome(position));
        line["winning_moves"] = moves_json(rules, solver.winning_choices(position));
    } else {
        const int value = solver.grundy_value(position);
        line["outcome"] = to_string(value == 0 ? Outcome::P : Outcome::N);
        line["grundy"] = value;
        line["winning_moves"] = moves_json(rules, solver.choices_to_zero(position));
    }
}

/// One player chooses the vertex of the token, then the other moves.
void add_unrooted(Json& line, auto& solver, const auto& board) {
    line["outcome"] = to_string(solver.unrooted_outcome(board));
    if (!solver.rules().misere) line["grundy"] = solver.unrooted_grundy_value(board);
    line["winning_moves"] = solver.winning_vertices(board);
}

/// What the vertices are called.
using Names = std::vector<std::string>;

/// "1 3", "ann eve", "0-1 2-5", "0-1,3", of arcs "0>1"; "-" if there is none.
std::string moves_words(const Json& moves, bool directed, const Names& names) {
    std::string result;
    for (const Json& move : moves)
        result += (result.empty() ? "" : " ") + move_words(move, directed, names);
    return result.empty() ? "-" : result;
}

std::string root_words(const Json& line, const Names& names) {
    if (!line.contains("root")) return "-";
    const Json& root = line["root"];
    return root.is_null()    ? "free"
           : root.is_array() ? names_of(root.get<Tokens>(), names)
                             : name_of(names, root.get<Vertex>());
}

/// The longest name of a value in the table; JSON has longer ones.
constexpr std::size_t table_name_max = 40;

std::string value_words(const Json& line) {
    if (line.contains("grundy")) return line["grundy"].dump();
    if (!line.contains("value")) return "";
    if (line["value"].is_null()) return "large";
    const auto name = line["value"].get<std::string>();
    return name.size() > table_name_max ? "long" : name;
}

/// Prints answers: as JSON, or in the table of the compiled games.
class ScriptPrinter {
  public:
    ScriptPrinter(const Rules& rules, const ScriptSolveRequest& request)
        : table_(rules.has_grundy_values() ? "grundy"
                 : has_value(rules)        ? "value"
                                           : "",
                 request.source),
          directed_(rules.directed),
          json_(request.json) {}
    void print(const Json& line, const Names& names) {
        if (json_) return print_line(line.dump());
        const Json& moves = line["winning_moves"];
        const auto words = [&](const Json& of) { return moves_words(of, directed_, names); };
        table_.add({line["graph"].get<std::string>(), root_words(line, names),
                    line["outcome"].get<std::string>(), value_words(line),
                    moves.is_object() ? fmt::format("Left {}; Right {}", words(moves["left"]),
                                                    words(moves["right"]))
                                      : words(moves),
                    line["decided_by"].get<std::string>()});
    }

  private:
    AnswerTable table_;
    bool directed_;
    bool json_;
};

/// Solves the positions of one board, which the solver knows as `board`.
void solve_board(const ScriptSolveRequest& request, const InputGraph& input, auto& solver,
                 const auto& board, std::optional<ScriptValues>& values, ScriptPrinter& printer) {
    const Rules& rules = solver.rules();
    const auto begun = [&] {
        Json line{{"graph", input.text}, {"game", rules.name}};
        add_names(line, input.names);
        return line;
    };
    if (request.unrooted) {
        Json line = begun();
        line["root"] = nullptr;
        add_unrooted(line, solver, board);
        line["decided_by"] = "search";
        return printer.print(line, input.names);
    }
    for (const Tokens& tokens : script_starts(rules, request.root, board.order(), input.names)) {
        Json line = begun();
        if (tokens.size() == 1) line["root"] = tokens[0];
        if (tokens.size() > 1) line["root"] = tokens;
        add_outcome(line, solver, solver.game().start(board, tokens));
        if (values) values->add_value(line, tokens);
        line["decided_by"] = "search";
        printer.print(line, input.names);
    }
}

/// The most vertices that a game is played on.
int order_limit(const Rules& rules) {
    const bool is_large = !rules.directed && script::BoardGame::plays(rules, WideSet::order_max);
    return is_large ? WideSet::order_max : Graph::order_max;
}

/// InputError unless the game is played on a board of this size.
void check_size(const Rules& rules, const InputGraph& input) {
    const int order = order_of(input.board);
    if (order > order_limit(rules))
        throw InputError(fmt::format("{} is played on at most {} vertices; this board has {}",
                                     rules.name, order_limit(rules), order));
    const auto* graph = std::get_if<SparseGraph>(&input.board);
    if (order > Graph::order_max &&
        !script::BoardGame::plays(rules, order, static_cast<std::size_t>(graph->size())))
        throw InputError(fmt::format("{} is played on at most {} edges; this board has {}",
                                     rules.name, script::BoardGame::size_max, graph->size()));
}

void solve_any(const Rules& rules, const ScriptSolveRequest& request, const InputGraph& input,
               const EngineLimits& limits, ScriptPrinter& printer) {
    std::optional<ScriptValues> values;
    if (has_value(rules)) values.emplace(rules, input.board, limits);
    const auto* graph = std::get_if<SparseGraph>(&input.board);
    if (graph != nullptr && script::BoardGame::is_faster(rules, *graph)) {
        const auto board = std::make_shared<const script::Board>(*graph);
        script::Solver<script::BoardKey, script::BoardGame> solver(
            script::BoardGame(rules, board), script::BoardKey(rules, board), limits);
        return solve_board(request, input, solver, *board, values, printer);
    }
    script::Solver<script::ClassKey> solver(rules, limits);
    if (graph != nullptr)
        return solve_board(request, input, solver, to_graph(*graph), values, printer);
    solve_board(request, input, solver, std::get<Digraph>(input.board), values, printer);
}

void check_request(const Rules& rules, const ScriptSolveRequest& request) {
    if (rules.tokens.empty() && (!request.root.empty() || request.unrooted))
        throw InputError(rules.name + " has no token, so no root");
    if (request.unrooted && (rules.tokens.size() != 1 || rules.is_partizan()))
        throw InputError(rules.name + " has no unrooted form: that takes one token");
    if (!request.root.empty()) check_script_root(request.root, rules);
    if (!request.certificate.empty()) certificates::certificate_rules(rules);
}

/// The certificates of all positions of one board, where the file is asked for.
void certify(std::ostream* out, const Rules& rules, const ScriptSolveRequest& request,
             const InputGraph& input, const EngineLimits& limits) {
    if (out == nullptr) return;
    const auto write = [&](const decisions::Start& start) {
        decisions::write_certificate(*out, rules, input.board, start, limits);
    };
    if (request.unrooted) return write({{}, true});
    for (const Tokens& tokens :
         script_starts(rules, request.root, order_of(input.board), input.names))
        write({tokens});
}

}  // namespace

int solve_script(const Rules& rules, const ScriptSolveRequest& request) {
    check_request(rules, request);
    CertificateFile certificates(request.certificate);
    const runs::Stop interrupt;
    const runs::StopOnSignals on_signals(interrupt);
    ScriptPrinter printer(rules, request);
    int exit_code = exit_ok;
    const bool all_read = answer_each(request.source, rules.directed, [&](const auto& input) {
        WholeCertificates its_own(certificates);
        check_size(rules, input);
        const runs::Stop limit(request.seconds.value_or(runs::Stop::never), interrupt.token());
        const std::stop_token token = limit.token();
        const EngineLimits limits{.bytes = bytes_of(request.mebibytes), .stop = &token};
        try {
            solve_any(rules, request, input, limits, printer);
            certify(certificates.stream(), rules, request, input, limits);
            its_own.keep();
        } catch (const EngineStopped&) {
            fmt::print(stderr, "{}: stopped by the time limit\n", input.place);
            exit_code = exit_inconclusive;
            its_own.keep();
        } catch (const EngineLimitExceeded& e) {
            throw InputError(fmt::format("{} (--memory)", e.what()));
        } catch (const decisions::OutOfReach& e) {
            throw InputError(e.what());
        }
    });
    certificates.close();
    return all_read ? exit_code : exit_usage;
}

}  // namespace gazetteer::cli
