// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/hunts/repair_text.hpp"

#include <fmt/format.h>

#include "faces/reports/hunts/hunt_text.hpp"
#include "faces/reports/phrases.hpp"

namespace gazetteer::reports {

namespace {

using Json = nlohmann::ordered_json;
using Lines = std::vector<std::string>;

std::string statement_text(const conjectures::Conjecture& conjecture) {
    return conjectures::to_string(conjecture.expression());
}

const char* board_of(const conjectures::Conjecture& conjecture) {
    return conjecture.expression().about() == conjectures::About::digraphs ? "digraph" : "graph";
}

std::string excluded_text(const conjectures::AddedHypothesis& added) {
    const char* const board = board_of(added.statement);
    std::string result = "excludes " + counted(added.graphs_excluded, board);
    if (added.statement.about_vertices())
        result += fmt::format(" at {}", counted(added.instances_excluded, "vertex"));
    result += ", least " + found_text(added.least_excluded);
    if (added.least_excluded_held)
        result += fmt::format("; the statement holds on {} of these, least {}",
                              counted(added.graphs_excluded_held, board),
                              found_text(*added.least_excluded_held));
    return result + fmt::format("; leaves {}", counted(added.graphs_left, board));
}

std::string equality_text(const conjectures::TightBound& bound) {
    std::string result = "on " + counted(bound.graphs_equal, board_of(bound.statement));
    if (bound.statement.about_vertices())
        result += fmt::format(" at {}", counted(bound.instances_equal, "vertex"));
    result += bound.least.size() < bound.instances_equal ? ", the least are " : ": ";
    for (std::size_t i = 0; i < bound.least.size(); ++i)
        result += (i == 0 ? "" : ", ") + found_text(bound.least[i]);
    return result;
}

void add_bound(Lines& lines, const char* label, const conjectures::TightBound& bound) {
    lines.push_back(told_line(label, statement_text(bound.statement)));
    lines.push_back(told_line("", "equality " + equality_text(bound)));
}

void add_hypotheses(Lines& lines, const conjectures::RepairReport& report) {
    if (!report.why_not.empty()) {
        lines.push_back(told_line("repair", "no hypotheses were looked for: " + report.why_not));
        return;
    }
    for (const conjectures::AddedHypothesis& added : report.hypotheses) {
        lines.push_back(told_line("repair", statement_text(added.statement)));
        lines.push_back(told_line("", excluded_text(added)));
    }
    lines.push_back(told_line(
        "tried",
        fmt::format("{} hypotheses: {} suffice alone, and {} of the others exclude fewer",
                    report.literals, report.found_single, counted(report.found_pairs, "pair"))));
    if (!report.out_of_reach.empty())
        lines.push_back(
            told_line("", fmt::format("out of reach on a graph, and so in none of them: {}",
                                      fmt::join(report.out_of_reach, ", "))));
}

void add_use(Lines& lines, const conjectures::HypothesisUse& use) {
    if (use.can_go) {
        lines.push_back(told_line("drop", statement_text(use.without)));
        const std::string board = board_of(use.without);
        lines.push_back(told_line(
            "", "without " + use.hypothesis + ": " +
                    (use.graphs_more == 0 ? "it speaks of no further " + board
                                          : counted(use.graphs_more, "further " + board))));
    } else if (use.needed_by) {
        lines.push_back(
            told_line("needs", fmt::format("{}, without which {} refutes it", use.hypothesis,
                                           found_text(*use.needed_by))));
    } else {
        lines.push_back(told_line("unknown", "whether it needs " + use.hypothesis));
    }
}

Json equality_json(const conjectures::TightBound& bound) {
    Json least = Json::array();
    for (const conjectures::Found& found : bound.least) least.push_back(found_text(found));
    return {{"statement", statement_text(bound.statement)},
            {"graphs_equal", bound.graphs_equal},
            {"instances_equal", bound.instances_equal},
            {"least_equal", least}};
}

}  // namespace

Lines repair_lines(const conjectures::Conjecture& conjecture,
                   const conjectures::RepairReport& report) {
    Lines lines;
    if (report.why_not.empty())
        lines.push_back(
            told_line("fails", fmt::format("on {}; it speaks of {}",
                                           counted(report.graphs_failing, board_of(conjecture)),
                                           counted(report.graphs_met, board_of(conjecture)))));
    add_hypotheses(lines, report);
    if (report.bound) add_bound(lines, "constant", *report.bound);
    if (report.factor) add_bound(lines, "factor", *report.factor);
    for (const conjectures::Conjecture& statement : report.one_sided)
        lines.push_back(told_line("one side", statement_text(statement)));
    if (!report.complete) lines.push_back(told_line("left", "the rest of the repairs: stopped"));
    return lines;
}

Lines sharpen_lines(const conjectures::SharpenReport& report) {
    Lines lines;
    for (const conjectures::HypothesisUse& use : report.hypotheses) add_use(lines, use);
    if (report.without_all)
        lines.push_back(told_line("drop all", statement_text(*report.without_all)));
    if (report.bound && report.improved)
        add_bound(lines, "sharper", *report.bound);
    else if (report.bound)
        lines.push_back(told_line("equality", equality_text(*report.bound)));
    if (report.strict) lines.push_back(told_line("strict", statement_text(*report.strict)));
    for (const conjectures::Converse& converse : report.converses)
        if (converse.holds)
            lines.push_back(told_line("converse", statement_text(converse.statement)));
        else if (converse.fails_by)
            lines.push_back(told_line("converse", "fails on " + found_text(*converse.fails_by)));
    if (!report.complete) lines.push_back(told_line("left", "the rest of the sharpening: stopped"));
    return lines;
}

Json repair_json(const conjectures::RepairReport& report) {
    Json result{{"complete", report.complete}};
    if (report.why_not.empty()) {
        result["graphs_met"] = report.graphs_met;
        result["graphs_failing"] = report.graphs_failing;
        result["hypotheses_tried"] = report.literals;
        result["hypotheses_found"] = report.found_single;
        result["pairs_found"] = report.found_pairs;
    } else {
        result["why_no_hypotheses"] = report.why_not;
    }
    result["hypotheses"] = Json::array();
    for (const conjectures::AddedHypothesis& added : report.hypotheses) {
        Json one{{"statement", statement_text(added.statement)},
                 {"added", added.literals},
                 {"graphs_left", added.graphs_left},
                 {"graphs_excluded", added.graphs_excluded},
                 {"instances_excluded", added.instances_excluded},
                 {"least_excluded", found_text(added.least_excluded)},
                 {"graphs_excluded_that_hold", added.graphs_excluded_held}};
        if (added.least_excluded_held)
            one["least_excluded_that_holds"] = found_text(*added.least_excluded_held);
        result["hypotheses"].push_back(one);
    }
    if (!report.out_of_reach.empty()) result["out_of_reach"] = report.out_of_reach;
    if (report.bound) result["constant"] = equality_json(*report.bound);
    if (report.factor) result["factor"] = equality_json(*report.factor);
    for (const conjectures::Conjecture& statement : report.one_sided)
        result["one_sided"].push_back(statement_text(statement));
    return result;
}

Json sharpen_json(const conjectures::SharpenReport& report) {
    Json result{{"complete", report.complete}, {"hypotheses", Json::array()}};
    for (const conjectures::HypothesisUse& use : report.hypotheses) {
        Json one{{"hypothesis", use.hypothesis}, {"can_go", use.can_go}};
        if (use.can_go) {
            one["statement"] = statement_text(use.without);
            one["further_graphs"] = use.graphs_more;
        }
        if (use.needed_by) one["needed_by"] = found_text(*use.needed_by);
        result["hypotheses"].push_back(one);
    }
    if (report.without_all) result["without_all"] = statement_text(*report.without_all);
    if (report.bound) {
        result["inequality"] = equality_json(*report.bound);
        result["inequality"]["sharper"] = report.improved;
    }
    if (report.strict) result["strict"] = statement_text(*report.strict);
    for (const conjectures::Converse& converse : report.converses) {
        Json one{{"statement", statement_text(converse.statement)}, {"holds", converse.holds}};
        if (converse.fails_by) one["fails_by"] = found_text(*converse.fails_by);
        result["converses"].push_back(one);
    }
    return result;
}

}  // namespace gazetteer::reports
