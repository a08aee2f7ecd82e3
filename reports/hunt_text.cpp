#include "cli/hunt_text.hpp"

#include <fmt/format.h>

#include "conjectures/evaluator.hpp"

namespace gazetteer::cli {

namespace {

/// "1 graph", "2 graphs"; thousands are grouped.
std::string counted(std::uint64_t n, const std::string& noun) {
    std::string digits = std::to_string(n);
    for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3)
        digits.insert(static_cast<std::size_t>(i), ",");
    if (n == 1) return digits + " " + noun;
    return digits + " " + (noun == "vertex" ? "vertices" : noun + "s");
}

std::vector<PartValue> parts_of(const Conjecture& conjecture, const Found& found) {
    Evaluator evaluator(conjecture);
    evaluator.load(found.graph);
    return evaluator.parts(found.rooted ? 0 : -1);
}

std::string line(const char* label, const std::string& text) {
    return fmt::format("  {:<9}{}", label, text);
}

std::string searched_text(const HuntReport& report) {
    std::string result = report.searched.empty() ? "nothing in full" : report.searched;
    result += ": " + counted(report.graphs, "graph");
    if (!report.complete_order && !report.also_searched.empty())
        result += ", among them " + report.also_searched;
    return result;
}

std::string met_text(const Conjecture& conjecture, const HuntReport& report) {
    std::string result = counted(report.graphs_met, "graph");
    if (conjecture.about_vertices())
        result += ", " + counted(report.instances_met, "vertex") + " up to automorphisms";
    return result;
}

std::string leastness_text(const HuntReport& report) {
    const std::uint64_t all = report.counterexamples.size();
    const int order = report.counterexamples.front().graph.order();
    const std::string others =
        fmt::format("of order {} there {} {}{}", order, all == 1 ? "is" : "are",
                    counted(all, "counterexample"), report.complete_order ? "" : " so far");
    switch (report.leastness) {
        case Leastness::exhaustive:
            if (report.hit)
                return fmt::format("a least one, by exhaustion over {}: {}", report.also_searched,
                                   others);
            return (report.complete_order ? "a least one: " : "the least so far: ") + others;
        case Leastness::of_the_given:
            return "the least of the given graphs: " + others;
        case Leastness::shrunk:
            break;
    }
    return "shrunk; smaller ones may exist, but none among " + report.also_searched;
}

void add_counterexamples(std::vector<std::string>& lines, const Conjecture& conjecture,
                         const HuntReport& report, std::size_t listed) {
    const auto& all = report.counterexamples;
    const Found& first = all.front();
    lines.push_back(line("by", fmt::format("{}: order {}, size {}", to_string(first),
                                           first.graph.order(), first.graph.size())));
    if (const std::string values = values_text(conjecture, first); !values.empty())
        lines.push_back(line("where", values));
    lines.push_back(line("least", leastness_text(report)));
    if (report.hit) lines.push_back(line("hit", to_graph6(*report.hit)));
    for (std::size_t i = 1; i < std::min(all.size(), listed); ++i)
        lines.push_back(
            line("also", fmt::format("{}: size {}", to_string(all[i]), all[i].graph.size())));
    if (all.size() > std::max<std::size_t>(listed, 1))
        lines.push_back(
            line("also", fmt::format("{} more: --list {}",
                                     all.size() - std::max<std::size_t>(listed, 1), all.size())));
    for (const std::string& replay : replay_lines(conjecture, report))
        lines.push_back(line("replay", replay));
}

const char* to_string(Leastness leastness) {
    switch (leastness) {
        case Leastness::exhaustive:
            return "exhaustive";
        case Leastness::of_the_given:
            return "of the given";
        case Leastness::shrunk:
            break;
    }
    return "shrunk";
}

}  // namespace

std::string to_string(const Found& found) {
    return to_graph6(found.graph) + (found.rooted ? " 0" : "");
}

std::vector<std::string> replay_lines(const Conjecture& conjecture, const HuntReport& report) {
    const std::string hunt =
        fmt::format("gazetteer hunt '{}'", gazetteer::to_string(conjecture.expression()));
    std::vector<std::string> result;
    if (const auto& draw = report.draw)
        result.push_back(fmt::format("{} --random '{}' --count {} --seed {} --exhaustive {}", hunt,
                                     draw->model, draw->count, draw->seed,
                                     draw->exhaustive_order_max));
    result.push_back(
        fmt::format("{} --graph '{}'", hunt, to_graph6(report.counterexamples.front().graph)));
    return result;
}

std::string values_text(const Conjecture& conjecture, const Found& found) {
    std::string result;
    for (const PartValue& part : parts_of(conjecture, found))
        result += fmt::format("{}{} = {}", result.empty() ? "" : ", ", part.text, part.value);
    return result;
}

std::vector<std::string> text_of(const Conjecture& conjecture, const HuntReport& report,
                                 std::size_t listed) {
    std::vector<std::string> lines{fmt::format("{}  {}", gazetteer::to_string(report.verdict),
                                               gazetteer::to_string(conjecture.expression()))};
    if (!report.counterexamples.empty()) add_counterexamples(lines, conjecture, report, listed);
    lines.push_back(line("on", searched_text(report)));
    if (!report.complete_order) lines.push_back(line("left", "the rest of " + report.ground));
    if (!conjecture.hypotheses().empty())
        lines.push_back(line("met by", met_text(conjecture, report)));
    for (const CloseCall& call : report.near)
        lines.push_back(line("near", fmt::format("{}: within {}; {}", to_string(call.found),
                                                 call.slack, values_text(conjecture, call.found))));
    return lines;
}

nlohmann::ordered_json json_of(const Conjecture& conjecture, const HuntReport& report) {
    using Json = nlohmann::ordered_json;
    Json result{{"conjecture", gazetteer::to_string(conjecture.expression())},
                {"verdict", gazetteer::to_string(report.verdict)},
                {"searched", report.searched},
                {"also_searched", report.also_searched},
                {"graphs", report.graphs},
                {"graphs_met", report.graphs_met},
                {"instances_met", report.instances_met},
                {"failures", report.failures}};
    if (!report.counterexamples.empty()) {
        Json all = Json::array();
        for (const Found& found : report.counterexamples) {
            Json one{{"graph", to_graph6(found.graph)}};
            if (found.rooted) one["root"] = 0;
            all.push_back(one);
        }
        result["counterexamples"] = all;
        result["complete_order"] = report.complete_order;
        result["leastness"] = to_string(report.leastness);
        if (report.hit) result["hit"] = to_graph6(*report.hit);
        Json values = Json::object();
        for (const PartValue& part : parts_of(conjecture, report.counterexamples.front()))
            values[part.text] = part.value;
        result["values"] = values;
        const auto replay = replay_lines(conjecture, report);
        result["replay"] = replay.front();
        result["replay_graph"] = replay.back();
    }
    Json near = Json::array();
    for (const CloseCall& call : report.near)
        near.push_back({{"graph", to_graph6(call.found.graph)}, {"slack", call.slack}});
    if (!near.empty()) result["near"] = near;
    return result;
}

std::string warning_of(const Conjecture& conjecture, const HuntReport& report) {
    if (conjecture.hypotheses().empty() || report.graphs == 0) return "";
    if (report.graphs_met == 0) return "the hypothesis never held: nothing was tested";
    if (report.graphs_met * 100 >= report.graphs) return "";
    return fmt::format("the hypothesis held on {} of {} only", report.graphs_met,
                       counted(report.graphs, "graph"));
}

}  // namespace gazetteer::cli
