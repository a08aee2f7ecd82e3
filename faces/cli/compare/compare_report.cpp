// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/compare/compare_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "faces/reports/html/html_page.hpp"
#include "faces/reports/hunts/hunt_text.hpp"
#include "faces/reports/junit.hpp"
#include "faces/reports/phrases.hpp"
#include "graph/contract.hpp"
#include "oracle/tables/thread_limits.hpp"
#include "work/decisions/certify.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::cli {

namespace {

const char* to_string(CompareVerdict verdict) {
    switch (verdict) {
        case CompareVerdict::agrees:
            return "AGREES";
        case CompareVerdict::disagrees:
            return "DISAGREES";
        case CompareVerdict::inconclusive:
            break;
    }
    return "INCONCLUSIVE";
}

std::string labelled(const char* label, const std::string& text) {
    return fmt::format("  {:<{}}{}", label, reports::label_width, text);
}

std::string replay_of(const ToldComparison& told, const Disagreement& disagreement) {
    std::vector<std::string> words = told.words_before;
    words.insert(words.end(), {"--graph", text_of(disagreement.board)});
    if (!disagreement.start.tokens.empty())
        words.insert(words.end(),
                     {"--root", fmt::format("{}", fmt::join(disagreement.start.tokens, ","))});
    words.insert(words.end(), told.words_after.begin(), told.words_after.end());
    return reports::shell_command(words);
}

/// Why there is no smaller disagreement, as far as that is known.
std::string leastness_of(const ComparisonReport& report) {
    const ComparedGround& last = report.grounds.back();
    if (!report.shrunk && !last.exhaustive) return "the first of " + last.ground;
    if (!report.shrunk)
        return "a least one: no smaller graph, and none of this order with fewer edges";
    std::string result = "shrunk: right without any one of its vertices or edges";
    const ComparedGround& first = report.grounds.front();
    const int order = order_of(report.disagreement->board);
    if (!first.exhaustive || first.levels.empty()) return result;
    // The same graph with other names of its vertices was compared there.
    if (order <= first.levels.back().order)
        return result + "; the program was right on " + first.searched +
               ": its answers depend on the names of the vertices, or on what it was asked before";
    return result + "; smaller ones may exist, but none among " + first.searched;
}

void add_disagreement(std::vector<std::string>& lines, const ToldComparison& told) {
    const Disagreement& by = *told.report.disagreement;
    lines.push_back(
        labelled("by", fmt::format("{}: order {}, size {}", question(by.board, by.start),
                                   order_of(by.board), size_of(by.board))));
    lines.push_back(labelled("theirs", by.theirs));
    lines.push_back(labelled("right", by.right));
    lines.push_back(labelled("least", leastness_of(told.report)));
    if (told.report.hit) lines.push_back(labelled("hit", text_of(*told.report.hit)));
    lines.push_back(labelled("replay", replay_of(told, by)));
}

std::string counts_of(const Comparison& comparison, const ComparisonTally& tally) {
    const std::string noun = comparison.game.is_directed() ? "digraph" : "graph";
    std::string result = reports::counted(tally.boards, noun);
    if (tally.boards_asked != tally.boards)
        result += ", asked on " + reports::counted(tally.boards_asked, noun);
    if (tally.positions != tally.boards_asked)
        result += ", " + reports::counted(tally.positions, "position");
    return result;
}

std::string ground_text(const Comparison& comparison, const ComparedGround& ground) {
    ComparisonTally tally;
    for (const ComparedLevel& level : ground.levels) tally.add(level.tally);
    const std::string in_full = ground.searched.empty() ? "nothing in full" : ground.searched;
    return fmt::format("{}{}: {}", in_full, tally.first ? ", as far as this one" : "",
                       counts_of(comparison, tally));
}

std::string difference_text(const Disagreement& by) {
    return fmt::format("{}: theirs {}, right {}", question(by.board, by.start), by.theirs,
                       by.right);
}

/// The failures of one level, for JUnit.
std::vector<std::string> failures_of(const ComparedLevel& level, const ComparisonReport& report) {
    if (!level.failure.empty()) return {level.failure};
    if (!level.tally.first) return {};
    return {difference_text(report.disagreement ? *report.disagreement : *level.tally.first)};
}

std::string skipped_of(const ComparedLevel& level) {
    if (!level.failure.empty() || level.tally.first) return "";
    if (!level.complete) return "stopped";
    if (level.tally.given_up > 0) return "given up: " + level.tally.reason;
    return level.tally.positions == 0 ? "nothing was compared" : "";
}

}  // namespace

CompareVerdict verdict_of(const ComparisonReport& report) {
    if (report.disagreement) return CompareVerdict::disagrees;
    const ComparisonTally total = report.total();
    return report.complete() && total.positions > 0 && total.given_up == 0
               ? CompareVerdict::agrees
               : CompareVerdict::inconclusive;
}

std::vector<std::string> text_of(const ToldComparison& told) {
    const ComparisonReport& report = told.report;
    std::vector<std::string> lines{fmt::format("{}  {}: {}", to_string(verdict_of(report)),
                                               told.comparison.game.name, told.comparison.command)};
    if (report.disagreement) add_disagreement(lines, told);
    for (const ComparedGround& ground : report.grounds)
        lines.push_back(labelled("on", ground_text(told.comparison, ground)));
    const ComparisonTally total = report.total();
    if (!report.complete()) lines.push_back(labelled("left", "stopped before the end"));
    if (total.given_up > 0)
        lines.push_back(labelled(
            "unknown", fmt::format("on {} given up: {}", reports::counted(total.given_up, "graph"),
                                   total.reason)));
    if (total.positions == 0 && report.complete())
        lines.push_back(labelled("nothing", "was compared"));
    return lines;
}

nlohmann::ordered_json json_of(const ToldComparison& told) {
    const ComparisonReport& report = told.report;
    const ComparisonTally total = report.total();
    nlohmann::ordered_json result{{"game", told.comparison.game.name},
                                  {"command", told.comparison.command},
                                  {"verdict", to_string(verdict_of(report))},
                                  {"graphs", total.boards},
                                  {"graphs_asked", total.boards_asked},
                                  {"positions", total.positions},
                                  {"given_up", total.given_up},
                                  {"complete", report.complete()}};
    for (const ComparedGround& ground : report.grounds)
        result["searched"].push_back(ground.searched);
    if (!report.disagreement) return result;
    const Disagreement& by = *report.disagreement;
    nlohmann::ordered_json one{{"graph", text_of(by.board)}, {"order", order_of(by.board)},
                               {"size", size_of(by.board)},  {"theirs", by.theirs},
                               {"right", by.right},          {"least", leastness_of(report)}};
    if (!by.start.tokens.empty()) one["root"] = by.start.tokens;
    if (report.hit) one["hit"] = text_of(*report.hit);
    one["replay"] = replay_of(told, by);
    result["disagreement"] = one;
    return result;
}

std::string junit_of(const ToldComparison& told) {
    std::vector<reports::JunitCase> cases;
    const std::string suite = "gazetteer compare " + told.comparison.game.name;
    for (const ComparedGround& ground : told.report.grounds)
        for (const ComparedLevel& level : ground.levels)
            cases.push_back({suite, level.name, level.seconds, failures_of(level, told.report),
                             skipped_of(level), counts_of(told.comparison, level.tally)});
    return reports::junit_text(suite, cases);
}

namespace {

/// Who wins, with the theorem's witness or a strategy.
void write_right_outcome(std::ostream& out, const Comparison& comparison,
                         const Disagreement& disagreement) {
    const ComparedGame& game = comparison.game;
    const auto right_if = [&](const std::string& outcome) {
        require(comparison.asked != Asked::outcome || disagreement.right == outcome,
                "the solvers to agree with the comparison");
    };
    if (game.rules) {
        const std::vector<Outcome> outcomes = decisions::write_certificate(
            out, *game.rules, disagreement.board, disagreement.start, thread_limits());
        const auto wins = [&](std::size_t i) { return outcomes[i] == Outcome::N; };
        return right_if(game.is_partizan() ? to_string(partizan_outcome(wins(0), wins(1)))
                                           : gazetteer::to_string(outcomes[0]));
    }
    const decisions::Question position{game.built_in, disagreement.board, disagreement.start};
    decisions::SearchSettings settings;
    settings.limits = thread_limits();
    const decisions::Answer answer = decide(position, settings);
    right_if(decisions::to_string(answer.outcome));
    decisions::write_certificate(out, position, answer);
}

/// How many moves a list like "3 5" names, "-" none.
int moves_listed(const std::string& moves) {
    return moves == "-" ? 0 : static_cast<int>(std::ranges::count(moves, ' ')) + 1;
}

/// Asked for Grundy values or lists of moves: the table of the Grundy values.
void write_right_value(std::ostream& out, const ComparedGame& game,
                       const Disagreement& disagreement, certificates::ValueClaim claim) {
    const certificates::FirstValue found =
        game.rules
            ? decisions::write_values(out, *game.rules, disagreement.board, disagreement.start,
                                      claim, thread_limits())
            : decisions::write_values(out, {game.built_in, disagreement.board, disagreement.start},
                                      claim, thread_limits());
    const bool agrees = claim == certificates::ValueClaim::grundy
                            ? disagreement.right == std::to_string(found.grundy)
                            : moves_listed(disagreement.right) == found.winning_moves;
    require(agrees, "the table to agree with the comparison");
}

}  // namespace

bool has_certificate(const Comparison& comparison) {
    const ComparedGame& game = comparison.game;
    return comparison.asked == Asked::outcome ||
           (!game.is_partizan() && !(game.rules && game.rules->misere));
}

void write_right_answer(std::ostream& out, const Comparison& comparison,
                        const Disagreement& disagreement) {
    using certificates::ValueClaim;
    if (comparison.asked == Asked::outcome || !has_certificate(comparison))
        return write_right_outcome(out, comparison, disagreement);
    write_right_value(
        out, comparison.game, disagreement,
        comparison.asked == Asked::grundy ? ValueClaim::grundy : ValueClaim::winning_moves);
}

}  // namespace gazetteer::cli
