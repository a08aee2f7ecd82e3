// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/compare/compared_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>

#include "faces/cli/answers/script_moves.hpp"
#include "faces/cli/input/script_games.hpp"
#include "faces/cli/output/output.hpp"
#include "graph/index.hpp"
#include "oracle/script/check.hpp"
#include "oracle/solver.hpp"
#include "work/decisions/decide.hpp"
#include "work/regex.hpp"

namespace gazetteer::cli {

namespace {

/// A move as numbers: a vertex, the ends of an edge or arc, the ends and the label.
using MoveNumbers = std::vector<int>;
using MoveSet = std::set<MoveNumbers>;

MoveNumbers numbers_of(Vertex v) {
    return {v};
}
MoveNumbers numbers_of(const Edge& e) {
    return {std::min(e.u, e.v), std::max(e.u, e.v)};
}
MoveNumbers numbers_of(const EdgeLabelling::Move& move) {
    MoveNumbers result = numbers_of(move.edge);
    result.push_back(move.label);
    return result;
}

std::string words_of(const ComparedGame& game, const MoveSet& moves) {
    std::string result;
    for (const MoveNumbers& move : moves) {
        if (!result.empty()) result += ' ';
        for (std::size_t i = 0; i < move.size(); ++i) {
            if (i > 0) result += i > 1 ? (game.rules ? ',' : '=') : game.is_directed() ? '>' : '-';
            result += std::to_string(move[i]);
        }
    }
    return result.empty() ? "-" : result;
}

template <class Move>
std::string words_of(const ComparedGame& game, const std::vector<Move>& moves) {
    MoveSet all;
    for (const Move& move : moves) all.insert(numbers_of(move));
    return words_of(game, all);
}
template <class Move>
std::string words_of(const ComparedGame& game, const decisions::PartizanMoves<Move>& moves) {
    return words_of(game, moves.left) + "; " + words_of(game, moves.right);
}

/// An edge, perhaps with its label, has no first end; several edges have the vertex where they
/// meet.
MoveNumbers ascending_edge(const ComparedGame& game, MoveNumbers move) {
    const bool is_edge = move.size() == 2 || (move.size() == 3 && !game.rules);
    if (is_edge && !game.is_directed() && move[0] > move[1]) std::swap(move[0], move[1]);
    return move;
}

/// The moves of a list without ';'. Nothing if it is not one.
std::optional<MoveSet> moves_in(const ComparedGame& game, const std::string& list) {
    static const Regex built_in_word(R"((\d{1,4})(?:([->])(\d{1,4})(?:=\d{1,4})?)?)");
    static const Regex data_word(R"((\d{1,4})(?:([->])(\d{1,4})(?:,\d{1,4})*)?)");
    static const Regex none(R"(\s*-?\s*)");
    MoveSet result;
    if (none.whole(list)) return result;
    std::istringstream words(list);
    for (std::string text; words >> text;) {
        const auto match = (game.rules ? data_word : built_in_word).whole(text);
        if (!match) return std::nullopt;
        const std::string& sign = (*match)[2];
        if (!sign.empty() && (sign == ">") != game.is_directed()) return std::nullopt;
        std::ranges::replace_if(
            text, [](char c) { return c < '0' || c > '9'; }, ' ');
        std::istringstream numbers(text);
        MoveNumbers move(std::istream_iterator<int>(numbers), {});
        result.insert(ascending_edge(game, std::move(move)));
    }
    return result;
}

std::optional<std::string> moves_in_one_form(const ComparedGame& game, const std::string& answer) {
    const std::size_t border = answer.find(';');
    if (game.is_partizan() != (border != answer.npos)) return std::nullopt;
    const auto left = moves_in(game, answer.substr(0, border));
    if (!left || border == answer.npos)
        return left ? std::optional(words_of(game, *left)) : std::nullopt;
    const auto right = moves_in(game, answer.substr(border + 1));
    if (!right) return std::nullopt;
    return words_of(game, *left) + "; " + words_of(game, *right);
}

/// The Grundy value from a start of the game with the rules R.
template <class R>
int grundy_from(const Board& board, const decisions::Start& start) {
    if constexpr (Ruleset<R>) {
        BoardOf<R> small;
        if constexpr (is_directed<R>)
            small = std::get<Digraph>(board);
        else
            small = to_graph(std::get<SparseGraph>(board));
        if constexpr (has_unrooted_form<R>)
            if (start.unrooted)
                return Solver<Unrooted<R>>(thread_limits()).grundy_value(Unrooted<R>::start(small));
        return Solver<R>(thread_limits()).grundy_value(position_of<R>({small, start.tokens}));
    } else {
        throw ContractViolation("a partizan game has no Grundy values");
    }
}

template <class R>
std::vector<decisions::Start> starts_of(const BoardOf<R>& board) {
    std::vector<decisions::Start> result;
    for_each_start_on<R>(board, [&](const auto& start) { result.push_back({start.tokens}); });
    return result;
}

void check_asked(const ComparedGame& game, Asked asked) {
    const bool has_unrooted_form =
        game.rules ? game.rules->token_count() == 1 && !game.rules->is_partizan()
                   : game.built_in.has_unrooted_form();
    if (game.unrooted && !has_unrooted_form)
        throw InputError(game.name + " has no unrooted form: that takes one token");
    if (asked == Asked::grundy && game.is_partizan())
        throw InputError(game.name + " is partizan: its positions have no Grundy values");
    if (asked == Asked::grundy && game.rules && game.rules->misere)
        throw InputError(game.name + " is misere: its positions have no Grundy values");
}

/// Moves of a game given as data: where they are made.
std::string data_moves(const ComparedGame& game, const std::vector<script::Choice>& choices) {
    MoveSet all;
    for (const script::Choice& choice : choices) {
        const auto move = script_move(*game.rules, choice);
        all.insert(move.is_array() ? ascending_edge(game, move.get<MoveNumbers>())
                                   : MoveNumbers{move.get<int>()});
    }
    return words_of(game, all);
}

}  // namespace

ComparedGame compared_game(const std::string& name, const std::vector<std::string>& files,
                           bool unrooted, Asked asked) {
    static const Regex form(R"(unrooted\((.*)\))");
    ComparedGame result{.name = name, .rules = {}, .built_in = {}, .unrooted = unrooted};
    std::string plain = name;
    if (const auto match = form.whole(name)) {
        result.unrooted = true;
        plain = (*match)[1];
    }
    std::string hyphened = plain;
    std::ranges::replace(hyphened, '_', '-');
    if (Game::named(hyphened)) plain = hyphened;
    result.rules = script_game_of(plain, files);
    if (!result.rules) result.built_in = *Game::named(plain);
    check_asked(result, asked);
    return result;
}

std::vector<decisions::Start> starts_on(const ComparedGame& game, const Board& board) {
    if (game.unrooted) return {{{}, true}};
    if (game.rules) {
        std::vector<decisions::Start> result;
        for (auto& tokens : script::placings(*game.rules, order_of(board)))
            result.push_back({std::move(tokens)});
        return result;
    }
    return game.built_in.visit([&]<class R>() {
        if constexpr (is_directed<R>)
            return starts_of<R>(std::get<Digraph>(board));
        else
            return starts_of<R>(to_graph(std::get<SparseGraph>(board)));
    });
}

std::optional<std::string> in_one_form(const ComparedGame& game, Asked asked,
                                       std::string_view answer) {
    static const Regex outcome("\\s*([NP])\\s*");
    static const Regex partizan_outcome("\\s*([LRNP])\\s*");
    static const Regex number("\\s*(?:0*)(\\d{1,9})\\s*");
    if (asked == Asked::moves) return moves_in_one_form(game, std::string(answer));
    const Regex& form = asked == Asked::grundy ? number
                        : game.is_partizan()   ? partizan_outcome
                                               : outcome;
    const auto match = form.whole(answer);
    return match ? std::optional((*match)[1]) : std::nullopt;
}

std::string form_of(const ComparedGame& game, Asked asked) {
    if (asked == Asked::outcome)
        return game.is_partizan() ? "an outcome is L, R, N or P" : "an outcome is N or P";
    if (asked == Asked::grundy) return "a Grundy value is a natural number";
    const char* const pair = game.is_directed() ? "0>2" : "0-2";
    const bool chooses_sets = game.rules && game.rules->chooses_sets();
    const std::string list =
        fmt::format("winning moves are vertices or pairs, \"3 5\" or \"{}\"{}, or - if none", pair,
                    chooses_sets ? fmt::format(", or several edges, \"{},3\"", pair) : "");
    return game.is_partizan() ? list + ": Left's; Right's" : list;
}

RightAnswers::RightAnswers(const ComparedGame& game, Asked asked)
    : game_(game),
      asked_(asked),
      memo_(StreamMemo<DataSolver>::positions_default, [&game](const EngineLimits& limits) {
          return std::make_unique<DataSolver>(*game.rules, limits);
      }) {}

std::vector<std::string> RightAnswers::on(const Board& board,
                                          const std::vector<decisions::Start>& starts) {
    if (!game_.rules) return of_built_in(board, starts);
    std::vector<std::string> result;
    for (const decisions::Start& start : starts) result.push_back(of_data(board, start));
    return result;
}

std::vector<std::string> RightAnswers::of_built_in(
    const Board& board, const std::vector<decisions::Start>& starts) const {
    std::vector<std::string> result;
    if (asked_ == Asked::grundy) {
        for (const decisions::Start& start : starts)
            result.push_back(std::to_string(
                game_.built_in.visit([&]<class R>() { return grundy_from<R>(board, start); })));
        return result;
    }
    decisions::SearchSettings settings;
    settings.limits = thread_limits();
    settings.many_roots = starts.size() > 1;
    const decisions::Decider decider = decisions::search_decider(game_.built_in, board, settings);
    for (const decisions::Start& start : starts) {
        const decisions::Answer answer = decider(start).value();
        result.push_back(asked_ == Asked::outcome
                             ? decisions::to_string(answer.outcome)
                             : std::visit([&](const auto& moves) { return words_of(game_, moves); },
                                          answer.winning_moves));
    }
    return result;
}

std::string RightAnswers::of_data(const Board& board, const decisions::Start& start) {
    const auto ask = [&](DataSolver& solver, const auto& small) -> std::string {
        if (start.unrooted) {
            if (asked_ == Asked::grundy) return std::to_string(solver.unrooted_grundy_value(small));
            return asked_ == Asked::moves ? words_of(game_, solver.winning_vertices(small))
                                          : to_string(solver.unrooted_outcome(small));
        }
        const auto position = solver.game().start(small, start.tokens);
        if (asked_ == Asked::grundy) return std::to_string(solver.grundy_value(position));
        if (asked_ == Asked::moves) {
            const auto moves = [&](Player player) {
                return data_moves(game_, solver.winning_choices(position, player));
            };
            return game_.is_partizan() ? moves(Player::left) + "; " + moves(Player::right)
                                       : moves(Player::left);
        }
        return game_.is_partizan() ? to_string(solver.partizan_outcome(position))
                                   : to_string(solver.outcome(position));
    };
    return memo_([&](DataSolver& solver) {
        if (const auto* digraph = std::get_if<Digraph>(&board)) return ask(solver, *digraph);
        return ask(solver, to_graph(std::get<SparseGraph>(board)));
    });
}

}  // namespace gazetteer::cli
