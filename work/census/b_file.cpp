// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/b_file.hpp"

#include <fmt/format.h>

namespace gazetteer::census {

namespace {

std::string what_is_counted(const Request& request) {
    const Kind kind = universe_of(request).kind;
    return fmt::format(
        "{}{} {} of order n{}", request.connected ? "connected " : "",
        request.labelled ? "labelled" : "unlabelled",
        kind == Kind::digraphs ? "digraphs" : "graphs",
        kind == Kind::graphs_without_isolated_vertices ? " without isolated vertices" : "");
}

/// The rules of a game given as data, as comments; nothing for the others.
std::string rules_as_comments(const std::string& rules) {
    if (rules.empty()) return "";
    std::string result = "# ";
    for (char c : rules) {
        result += c;
        if (c == '\n') result += "# ";
    }
    return result + '\n';
}

BFile b_file(const Request& request, const Findings& findings, const std::string& version,
             const std::string& column, std::size_t place) {
    std::string content = fmt::format(
        "# {} of {} over all {}\n{}# by gazetteer {}: gazetteer {} --oeis FOLDER", column,
        request.subject, what_is_counted(request), rules_as_comments(find_subject(request)->rules),
        version, command_line(request));
    for (int order = request.order_min; order <= request.order_max; ++order)
        content += fmt::format("\n{} {}", order, entry(findings.tally.total(order), place).str());
    return {fmt::format("b-{}-{}.txt", request.subject, column), content};
}

}  // namespace

std::string command_line(const Request& request) {
    std::string result = fmt::format("census {} --order {}..{}", request.subject, request.order_min,
                                     request.order_max);
    if (request.connected) result += " --connected";
    if (request.labelled) result += " --labelled";
    if (!request.engine.empty()) result += " --engine " + request.engine;
    if (!request.check.empty()) result += " --check " + request.check;
    return result;
}

std::vector<BFile> b_files(const Request& request, const Findings& findings,
                           const std::string& version) {
    const Columns columns = find_subject(request)->columns(request.labelled);
    std::vector<BFile> result;
    for (std::size_t i = 0; i < columns.names.size(); ++i)
        if (!columns.names[i].empty())
            result.push_back(b_file(request, findings, version, columns.names[i], i + 1));
    return result;
}

}  // namespace gazetteer::census
