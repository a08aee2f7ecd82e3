// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/html/verify_counterexamples.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <initializer_list>

#include "faces/reports/html/html_page.hpp"
#include "faces/reports/phrases.hpp"

namespace gazetteer::reports {

namespace {

/// The game that a claim speaks of: the one that its sentence names, else that of its source.
const char* game_of_claim(const properties::AnyClaim& claim, const Board& board) {
    if (std::holds_alternative<Digraph>(board))
        return claim.says.find("DVG") != claim.says.npos ? "dvg" : "deg";
    if (claim.says.find("UVG") != claim.says.npos || claim.source() == "Kun24") return "uvg";
    if (claim.source() == "And74") return "slither";
    return claim.source() == "GGHR" ? "edge-delete" : "ueg";
}

/// What the sentence speaks of.
Marks marks_of_claim(const properties::AnyClaim& claim, const Board& board) {
    const auto speaks_of = [&](std::initializer_list<const char*> words) {
        return std::ranges::any_of(
            words, [&](const char* word) { return claim.says.find(word) != claim.says.npos; });
    };
    Marks result{.even_kernel = speaks_of({"even kernel"}),
                 .matching = speaks_of({"matching"}),
                 .partition = speaks_of({"inner", "outer", "perfect dek"})};
    if (speaks_of({"UEG", "UVG", "DEG", "DVG", "lither", "-position", " win", "player", "Grundy"}))
        result.games = {game_of_claim(claim, board)};
    return result;
}

std::string replay_command(const properties::AnyClaim& claim, const std::string& instance,
                           const std::vector<PaperHead>& papers) {
    std::vector<std::string> words{"gazetteer", "verify"};
    for (const PaperHead& paper : papers) words.push_back(paper.file);
    words.insert(words.end(), {claim.id, "--instance", instance});
    return shell_command(words);
}

std::string counterexample(const properties::AnyClaim& claim, const properties::Report& report,
                           int number, const Shown& shown) {
    std::string result =
        fmt::format("<article id=\"{}\">\n<h3><a href=\"#{}\">{}</a> {}</h3>\n<p>{}</p>\n",
                    anchor("by-", claim.id), anchor("claim-", claim.id), html_text(claim.id),
                    html_tag(machine_has(claim, report)), html_text(claim.says));
    const auto instance = claim.graph_of(report.counterexample);
    if (instance)
        result +=
            html_drawing(shown.draw(instance->board, instance->name, instance->root,
                                    marks_of_claim(claim, instance->board)),
                         number) +
            html_play_link(instance->board, instance->root, game_of_claim(claim, instance->board));
    result += html_facts({{"instance", report.counterexample},
                          {"drawn", instance ? instance->name : "nothing: it is not a graph"},
                          {"seen there", report.detail},
                          {"repaired", claim.repaired_by}});
    return result + html_command(replay_command(claim, report.counterexample, shown.papers)) +
           "</article>\n";
}

}  // namespace

std::string anchor(const char* what, const std::string& id) {
    std::string result = what;
    for (const char c : id) result += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '-';
    return result;
}

std::string counterexamples(std::span<const properties::AnyClaim> claims,
                            std::span<const properties::Report> reports, const Shown& shown) {
    std::string result;
    int number = 0;
    for (std::size_t i = 0; i < claims.size(); ++i)
        if (!reports[i].counterexample.empty())
            result += counterexample(claims[i], reports[i], ++number, shown);
    if (result.empty()) return "";
    return "<section aria-labelledby=\"counterexamples\">\n<h2 id=\"counterexamples\">"
           "Counterexamples</h2>\n<p class=\"lead\">Of each refuted statement the first failing "
           "instance in the order of its domain, and the line that shows it again.</p>\n" +
           result + "</section>\n";
}

}  // namespace gazetteer::reports
