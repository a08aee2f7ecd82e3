// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/data_games.hpp"

#include <limits>

#include "oracle/engines/stream_memo.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/check.hpp"
#include "oracle/script/solver.hpp"
#include "work/census/columns.hpp"
#include "work/census/line_counter.hpp"

namespace gazetteer::census {

namespace {

using script::Rules;

/// An answer is a byte.
std::uint8_t answer_of_value(int value) {
    if (value > std::numeric_limits<std::uint8_t>::max())
        throw EngineLimitExceeded("a Grundy value above 255");
    return static_cast<std::uint8_t>(value);
}

/// The Grundy value, or 0 for P; where there is a token 1 for P; the class of a partizan game.
template <class Solver>
std::uint8_t answer(Solver& solver, const typename Solver::Position& start) {
    const Rules& rules = solver.rules();
    if (rules.is_partizan()) return static_cast<std::uint8_t>(solver.partizan_outcome(start));
    const bool on_graph = rules.tokens.empty();
    if (on_graph && rules.has_grundy_values()) return answer_of_value(solver.grundy_value(start));
    return (solver.outcome(start) == Outcome::P) == on_graph ? 0 : 1;
}

/// An answer for each placing of the tokens.
template <class Solver, class AnyGraph>
void add_answers(Solver& solver, const AnyGraph& g, Answers& answers) {
    for (const auto& tokens : script::placings(solver.rules(), g.order()))
        answers.push_back(answer(solver, solver.game().start(g, tokens)));
}

template <class AnyGraph>
Engine<AnyGraph> by_classes_of_positions(const Rules& rules) {
    return {{"classes", "game search, each class of positions once"}, [rules](int) {
                using Memo = StreamMemo<script::Solver<script::ClassKey>>;
                const auto memo =
                    std::make_shared<Memo>(classes_max, [rules](const EngineLimits& limits) {
                        return std::make_unique<script::Solver<script::ClassKey>>(rules, limits);
                    });
                return one_by_one<AnyGraph>([memo](const AnyGraph& g, Answers& answers) {
                    (*memo)([&](auto& solver) {
                        answers.clear();
                        add_answers(solver, g, answers);
                        return true;
                    });
                });
            }};
}

template <class AnyGraph>
Engine<AnyGraph> by_positions(const Rules& rules) {
    return {{"search", "game search, one graph at a time"}, [rules](int) {
                return one_by_one<AnyGraph>([rules](const AnyGraph& g, Answers& answers) {
                    script::Solver<script::ExactKey> solver(rules, thread_limits());
                    add_answers(solver, g, answers);
                });
            }};
}

template <class AnyGraph>
Engine<AnyGraph> by_subsets(const Rules& rules) {
    return {{"subsets", "game search on what is left of the board, one graph at a time"},
            [rules](int) {
                return one_by_one<AnyGraph>([rules](const AnyGraph& g, Answers& answers) {
                    const auto board = std::make_shared<const script::Board>(g);
                    script::Solver<script::BoardKey, script::BoardGame> solver(
                        script::BoardGame(rules, board), script::BoardKey(rules, board),
                        thread_limits());
                    add_answers(solver, *board, answers);
                });
            }};
}

template <class AnyGraph>
std::vector<Engine<AnyGraph>> engines_of(const Rules& rules) {
    return {by_classes_of_positions<AnyGraph>(rules), by_subsets<AnyGraph>(rules),
            by_positions<AnyGraph>(rules)};
}

/// Columns of outcomes, after the number of starts if there are tokens: their names and those of
/// the codes that are counted.
struct StartColumns {
    std::vector<std::string> names;
    std::vector<std::uint8_t> codes;
};

StartColumns start_columns(const Rules& rules) {
    StartColumns result{{"graphs"}, {}};
    const auto add = [&result](const char* name, auto code) {
        result.names.emplace_back(name);
        result.codes.push_back(static_cast<std::uint8_t>(code));
    };
    if (!rules.tokens.empty())
        result.names.emplace_back(rules.tokens.size() == 1 ? "roots" : "starts");
    if (rules.is_partizan()) {
        add("L", PartizanOutcome::L);
        add("R", PartizanOutcome::R);
        add("N", PartizanOutcome::N);
        add("P", PartizanOutcome::P);
    } else {
        add("N", 0);
        add("P", 1);
    }
    return result;
}

template <class AnyGraph>
void equip_by_starts(Subject& subject, const Rules& rules) {
    const StartColumns columns = start_columns(rules);
    subject.columns = [columns](bool) { return Columns{columns.names, ""}; };
    equip<AnyGraph>(
        subject, engines_of<AnyGraph>(rules),
        [columns](const AnyGraph&, const Answers& answers, bool, Values& values) {
            values = {1};
            if (columns.names.size() > columns.codes.size() + 1) values.push_back(answers.size());
            for (const std::uint8_t code : columns.codes)
                values.push_back(static_cast<std::uint64_t>(std::ranges::count(answers, code)));
        });
}

template <class AnyGraph>
void equip_for(Subject& subject, const Rules& rules) {
    if (rules.is_partizan() || rules.tokens.size() > 1)
        return equip_by_starts<AnyGraph>(subject, rules);
    if (rules.tokens.size() == 1) {
        subject.columns = rooted_columns;
        return equip<AnyGraph>(subject, engines_of<AnyGraph>(rules), evaluate_rooted<AnyGraph>);
    }
    const bool values = rules.has_grundy_values();
    subject.columns = values ? grundy_columns : outcome_columns;
    equip<AnyGraph>(subject, engines_of<AnyGraph>(rules),
                    values ? evaluate_grundy<AnyGraph> : evaluate_outcome<AnyGraph>);
}

/// On graphs G(n, p) has a probability; of digraphs none is computed.
void set_event(Subject& subject, const Rules& rules) {
    if (rules.directed || rules.is_partizan() || rules.tokens.size() > 1) return;
    subject.event = rules.tokens.empty() ? event_of_rootless : event_of_rooted;
    subject.favourable = rules.tokens.empty() ? first_player_wins : vertex_1_is_N;
}

}  // namespace

std::shared_ptr<const Subject> data_game_subject(const script::Rules& rules) {
    Subject result{.name = rules.name, .rules = script::text(rules)};
    result.kind = rules.directed ? Kind::digraphs : Kind::graphs;
    set_event(result, rules);
    if (rules.directed)
        equip_for<Digraph>(result, rules);
    else
        equip_for<Graph>(result, rules);
    return std::make_shared<const Subject>(std::move(result));
}

}  // namespace gazetteer::census
