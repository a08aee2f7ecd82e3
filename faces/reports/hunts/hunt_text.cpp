// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/hunts/hunt_text.hpp"

#include <fmt/format.h>

#include <cmath>

#include "faces/reports/claims_json.hpp"
#include "faces/reports/hunts/construction_told.hpp"
#include "faces/reports/phrases.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::reports {

namespace {

using Json = nlohmann::ordered_json;

std::vector<conjectures::PartValue> parts_of(const conjectures::Conjecture& conjecture,
                                             const conjectures::Found& found) {
    conjectures::Evaluator evaluator(conjecture);
    evaluator.load(found.graph);
    return evaluator.parts(found.rooted ? 0 : -1);
}

const char* board_noun(const conjectures::Conjecture& conjecture) {
    return conjecture.expression().about() == conjectures::About::digraphs ? "digraph" : "graph";
}

std::string searched_text(const conjectures::Conjecture& conjecture,
                          const conjectures::HuntReport& report) {
    std::string result = report.searched.empty() ? "nothing in full" : report.searched;
    result += ": " + counted(report.graphs, board_noun(conjecture));
    if (!report.complete_order && !report.also_searched.empty())
        result += ", among them " + report.also_searched;
    return result;
}

std::string met_text(const conjectures::Conjecture& conjecture,
                     const conjectures::HuntReport& report) {
    std::string result = counted(report.graphs_met, board_noun(conjecture));
    if (conjecture.about_vertices())
        result += ", " + counted(report.instances_met, "vertex") + " up to automorphisms";
    return result;
}

/// Whether it is of interest how many were met: there are hypotheses, or the statement holds and is
/// undefined somewhere. A guided search does not count what it meets.
bool tells_what_was_met(const conjectures::Conjecture& conjecture,
                        const conjectures::HuntReport& report) {
    if (report.guided) return false;
    const bool is_partly_undefined =
        report.verdict == conjectures::HuntVerdict::holds && report.graphs_met < report.graphs;
    return !conjecture.hypotheses().empty() || is_partly_undefined;
}

/// Whether every graph up to the least order with a counterexample was examined.
bool is_complete(const conjectures::HuntReport& report) {
    return report.complete_order && report.given_up.count == 0;
}

std::string leastness_text(const conjectures::HuntReport& report) {
    const std::uint64_t all = report.counterexample_count();
    const int order = report.counterexamples.front().graph.order();
    const std::string others =
        fmt::format("of order {} there {} {}{}", order, all == 1 ? "is" : "are",
                    counted(all, "counterexample"), is_complete(report) ? "" : " so far");
    switch (report.leastness) {
        case conjectures::Leastness::exhaustive:
            if (report.hit)
                return fmt::format("a least one, by exhaustion over {}: {}", report.also_searched,
                                   others);
            return (is_complete(report) ? "a least one: " : "the least so far: ") + others;
        case conjectures::Leastness::of_the_given:
            return "the least of the given graphs: " + others;
        case conjectures::Leastness::shrunk:
            break;
    }
    return "shrunk; smaller ones may exist" +
           (report.also_searched.empty() ? "" : ", but none among " + report.also_searched);
}

/// "CF 2 (line 3), in canonical form Cs 0", or the form alone where nothing was given but that.
std::string named_text(const conjectures::Found& found) {
    const std::string form = found_text(found);
    if (!found.origin) return form;
    std::string given = found.origin->text;
    if (found.rooted) given += fmt::format(" {}", found.given_root);
    const std::string same = given == form ? "" : ", in canonical form " + form;
    if (found.origin->line > 0) given += fmt::format(" (line {})", found.origin->line);
    return given + same;
}

nlohmann::ordered_json given_json(const conjectures::Found& found) {
    nlohmann::ordered_json result{{"graph", found.origin->text}};
    if (found.origin->line > 0) result["line"] = found.origin->line;
    if (found.rooted) result["root"] = found.given_root;
    return result;
}

void add_counterexamples(std::vector<std::string>& lines, const conjectures::Conjecture& conjecture,
                         const conjectures::HuntReport& report, std::size_t listed) {
    const auto& all = report.counterexamples;
    const conjectures::Found& first = all.front();
    lines.push_back(told_line("by", fmt::format("{}: order {}, size {}", named_text(first),
                                                first.graph.order(), first.graph.size())));
    const bool is_built = report.constructions && is_least_construction(report);
    if (is_built) lines.push_back(told_line("as", to_string(report.constructions->least)));
    if (const std::string values = values_text(conjecture, first); !values.empty())
        lines.push_back(told_line("where", values));
    lines.push_back(told_line("least", leastness_text(report)));
    if (report.constructions && !is_built)
        lines.push_back(told_line("built as", construction_text(report)));
    for (const std::string& family : family_lines(report))
        lines.push_back(told_line("family", family));
    if (report.hit) lines.push_back(told_line("hit", hit_text(report)));
    for (std::size_t i = 1; i < std::min(all.size(), listed); ++i)
        lines.push_back(
            told_line("also", fmt::format("{}: size {}", named_text(all[i]), all[i].graph.size())));
    const std::uint64_t count = report.counterexample_count();
    if (const std::uint64_t named = std::max<std::size_t>(listed, 1); count > named)
        lines.push_back(told_line("also", fmt::format("{} more: --list {}", count - named, count)));
    for (const std::string& replay : replay_lines(conjecture, report))
        lines.push_back(told_line("replay", replay));
}

/// "P and N of ueg on bipartite graphs by FSU93 Theorem 3.1; else by search"; empty where search
/// decides all.
std::string decided_text(const conjectures::Conjecture& conjecture) {
    if (conjecture.by() == conjectures::By::oracle) return "";
    std::string result;
    for (const conjectures::DecidedGame& decided : decided_games(conjecture.expression())) {
        const std::string game = conjectures::to_string(decided.game);
        if (!result.empty()) result += "; ";
        if (conjecture.by(decided.game) == conjectures::By::oracle)
            result += fmt::format("{} by search, for {} rests on the theory of {}", game,
                                  decided.barred_by, decided.theorem);
        else
            result += fmt::format("{}{}{} by {}", game, *decided.where == 0 ? "" : " on ",
                                  decided.where, decided.theorem);
    }
    if (conjecture.by() == conjectures::By::theorem) return result;
    return result + (result.empty() ? "by search" : "; else by search");
}

void add_given_up(std::vector<std::string>& lines, const conjectures::Conjecture& conjecture,
                  const conjectures::HuntReport& report) {
    if (report.given_up.count == 0) return;
    lines.push_back(told_line(
        "unknown", "on " + counted(report.given_up.count, board_noun(conjecture)) + " given up"));
    for (const conjectures::GivenUp& one : report.given_up.least)
        lines.push_back(told_line("", fmt::format("{}: {}", text_of(one.graph), one.reason)));
}

/// With the values of the terms where they are those of the graph alone.
std::string closest_text(const conjectures::Conjecture& conjecture,
                         const conjectures::ClosestTried& closest) {
    const std::string result =
        fmt::format("{}{}: within {:.6g}", text_of(closest.graph),
                    closest.as ? " as " + to_string(*closest.as) : "", closest.slack);
    if (conjecture.about_vertices()) return result;
    const std::string values = values_text(conjecture, {.graph = closest.graph});
    return values.empty() ? result : result + "; " + values;
}

const char* to_string(conjectures::Leastness leastness) {
    switch (leastness) {
        case conjectures::Leastness::exhaustive:
            return "exhaustive";
        case conjectures::Leastness::of_the_given:
            return "of the given";
        case conjectures::Leastness::shrunk:
            break;
    }
    return "shrunk";
}

}  // namespace

nlohmann::ordered_json typed(const std::string& value) {
    if (value == "true" || value == "false") return value == "true";
    const bool number = value.find_first_not_of("-0123456789") == value.npos;
    return number ? nlohmann::ordered_json::parse(value) : nlohmann::ordered_json(value);
}

std::string told_line(const char* label, const std::string& text) {
    return fmt::format("  {:<{}}{}", label, label_width, text);
}

std::string found_text(const conjectures::Found& found) {
    return text_of(found.graph) + (found.rooted ? " 0" : "");
}

std::string values_text(const conjectures::Conjecture& conjecture,
                        const conjectures::Found& found) {
    std::string result;
    for (const conjectures::PartValue& part : parts_of(conjecture, found))
        result += fmt::format("{}{} = {}", result.empty() ? "" : ", ", part.text, part.value);
    return result;
}

std::vector<std::string> text_of(const conjectures::Conjecture& conjecture,
                                 const conjectures::HuntReport& report, std::size_t listed) {
    std::vector<std::string> lines{fmt::format("{}  {}", conjectures::to_string(report.verdict),
                                               conjectures::to_string(conjecture.expression()))};
    if (!report.counterexamples.empty()) add_counterexamples(lines, conjecture, report, listed);
    lines.push_back(told_line("on", searched_text(conjecture, report)));
    if (!report.complete_order) lines.push_back(told_line("left", "the rest of " + report.ground));
    for (const std::string& line : for_all_lines(report.for_all))
        lines.push_back(told_line("for all", line));
    if (const std::string by = decided_text(conjecture); !by.empty())
        lines.push_back(told_line("decided", by));
    add_given_up(lines, conjecture, report);
    if (report.closest)
        lines.push_back(told_line("closest", closest_text(conjecture, *report.closest)));
    if (tells_what_was_met(conjecture, report))
        lines.push_back(told_line("met by", met_text(conjecture, report)));
    for (const conjectures::CloseCall& call : report.near)
        lines.push_back(
            told_line("near", fmt::format("{}: within {}; {}", found_text(call.found), call.slack,
                                          values_text(conjecture, call.found))));
    return lines;
}

namespace {

/// 3 for 3.0, as other programs expect of integers.
Json number(double value) {
    const bool is_whole = value == std::floor(value) && std::abs(value) <= 0x1p53;
    return is_whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

}  // namespace

nlohmann::ordered_json json_of(const conjectures::Conjecture& conjecture,
                               const conjectures::HuntReport& report) {
    Json result{{"conjecture", conjectures::to_string(conjecture.expression())},
                {"verdict", conjectures::to_string(report.verdict)},
                {"searched", report.searched},
                {"also_searched", report.also_searched},
                {"graphs", report.graphs},
                {"graphs_met", report.graphs_met},
                {"instances_met", report.instances_met},
                {"failures", report.failures}};
    if (conjecture.by() != conjectures::By::oracle) result["decided"] = decided_text(conjecture);
    if (!report.counterexamples.empty()) {
        Json all = Json::array();
        for (const conjectures::Found& found : report.counterexamples) {
            Json one{{"graph", text_of(found.graph)}};
            if (found.rooted) one["root"] = 0;
            if (found.origin) one["given"] = given_json(found);
            all.push_back(one);
        }
        result["counterexamples"] = all;
        result["complete_order"] = is_complete(report);
        result["leastness"] = to_string(report.leastness);
        if (report.hit) result["hit"] = text_of(*report.hit);
        if (report.guided && !report.guided->over.empty())
            result["found_over"] = report.is_hit_listed   ? "vertex-transitive"
                                   : report.constructions ? report.constructions->over
                                                          : "flips";
        if (report.constructions) result["constructions"] = constructions_json(report);
        if (!report.families.empty()) result["families"] = families_json(report);
        if (!report.families_left.empty()) result["families_left"] = report.families_left;
        Json values = Json::object();
        for (const conjectures::PartValue& part :
             parts_of(conjecture, report.counterexamples.front()))
            values[part.text] = typed(part.value);
        result["values"] = values;
        const auto replay = replay_lines(conjecture, report);
        result["replay"] = replay.front();
        result["replay_graph"] = replay.back();
    }
    if (report.guided && report.guided->complete) result["search"] = guided_text(*report.guided);
    if (report.closest) {
        result["closest"] = {{"graph", text_of(report.closest->graph)},
                             {"slack", report.closest->slack}};
        if (report.closest->as) result["closest"]["as"] = to_string(*report.closest->as);
    }
    if (!report.for_all.empty()) result["for_all"] = for_all_json(report.for_all);
    if (report.given_up.count > 0) {
        result["given_up"] = report.given_up.count;
        for (const conjectures::GivenUp& one : report.given_up.least)
            result["given_up_graphs"].push_back(
                {{"graph", text_of(one.graph)}, {"reason", one.reason}});
    }
    Json near = Json::array();
    for (const conjectures::CloseCall& call : report.near)
        near.push_back({{"graph", text_of(call.found.graph)}, {"slack", number(call.slack)}});
    if (!near.empty()) result["near"] = near;
    return result;
}

std::string warning_of(const conjectures::Conjecture& conjecture,
                       const conjectures::HuntReport& report) {
    if (report.graphs == 0 && report.complete_order)
        return fmt::format("no {} was looked at", board_noun(conjecture));
    if (report.graphs == 0 || !tells_what_was_met(conjecture, report)) return "";
    const bool has_hypothesis = !conjecture.hypotheses().empty();
    if (report.graphs_met == 0)
        return has_hypothesis ? "the hypothesis never held: nothing was tested"
                              : "the statement is undefined everywhere: nothing was tested";
    if (report.graphs_met * 100 >= report.graphs) return "";
    return fmt::format("{} on {} of {} only",
                       has_hypothesis ? "the hypothesis held" : "the statement is defined",
                       report.graphs_met, counted(report.graphs, board_noun(conjecture)));
}

}  // namespace gazetteer::reports
