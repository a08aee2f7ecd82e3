// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/hunts/hunt_html.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "faces/reports/html/drawing.hpp"
#include "faces/reports/html/html_page.hpp"
#include "faces/reports/hunts/hunt_text.hpp"
#include "faces/reports/phrases.hpp"
#include "language/expressions/data_games.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::reports {

namespace {

Board board_of(const AnyGraph& g) {
    return g.is_directed() ? Board(g.digraph()) : Board(g.sparse());
}

/// Its name, or its rules if somebody wrote them; an unrooted form goes by the rooted one.
std::string game_text(conjectures::TermGame game, bool own_games) {
    if (const script::Rules* const rules = conjectures::rules_of(game))
        return own_games ? text(*rules) : rules->name;
    std::string name = conjectures::to_string(game);
    if (name.starts_with("unrooted(")) name = name.substr(9, name.size() - 10);
    return name;
}

/// The terms that the conjecture asks of G itself, not of a graph made from it.
template <class Visit>
void for_each_term_of_graph(const conjectures::Expression& expression, Visit visit) {
    for (const conjectures::Node& node : expression.nodes())
        if (node.op == conjectures::Op::term && !node.children.empty() &&
            expression.node(node.children[0]).op == conjectures::Op::whole_graph)
            visit(node, std::string_view(
                            conjectures::terms()[static_cast<std::size_t>(node.value)].name));
}

/// What the conjecture speaks of, each game once, in its order.
Marks marks_of(const conjectures::Conjecture& conjecture) {
    const conjectures::Expression& expression = conjecture.expression();
    const bool own_games = !conjectures::files_of_games(expression).empty();
    Marks result;
    for_each_term_of_graph(expression, [&](const conjectures::Node& node, std::string_view term) {
        if (node.game != conjectures::TermGame::none) {
            const std::string game = game_text(node.game, own_games);
            if (std::ranges::count(result.games, game) == 0) result.games.push_back(game);
            if (term == "grundy" && std::ranges::count(result.grundy_games, game) == 0)
                result.grundy_games.push_back(game);
        }
        result.even_kernel |= term.find("even_kernel") != term.npos;
        result.matching |= term == "matching_number";
        result.partition |=
            term == "inner_vertex" || term == "outer_vertex" || term == "perfect_vertex";
    });
    return result;
}

/// The game to play there: the first that the conjecture asks about; undirected edge geography
/// where it asks about none.
std::string game_of(const conjectures::Conjecture& conjecture, bool directed) {
    for (const conjectures::Node& node : conjecture.expression().nodes())
        if (node.game != conjectures::TermGame::none)
            return game_text(node.game,
                             !conjectures::files_of_games(conjecture.expression()).empty());
    return directed ? "deg" : "ueg";
}

/// What shows the graph again; for the first of a random hunt also what draws it again.
std::string commands(const conjectures::Conjecture& conjecture,
                     const conjectures::HuntReport& report, const conjectures::Found& found) {
    std::string result;
    if (report.draw && found == report.counterexamples.front())
        result = html_command(replay_lines(conjecture, report).front());
    return result + html_command(replay_line(conjecture, found.graph));
}

/// The rules of the games given as data that the expressions name, each once: with them the page
/// says what was hunted, and whoever has it can play on.
std::string rules_section(const std::vector<const conjectures::Conjecture*>& of) {
    std::vector<std::string> texts;
    for (const conjectures::Conjecture* conjecture : of)
        for (const std::string& text : conjectures::rules_texts(conjecture->expression()))
            if (std::ranges::count(texts, text) == 0) texts.push_back(text);
    if (texts.empty()) return "";
    std::string result = "<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules</h2>\n";
    for (const std::string& text : texts) result += html_command(text);
    return result + "</section>\n";
}

std::string article(const std::string& head, const conjectures::Conjecture& conjecture,
                    const conjectures::HuntReport& report, const conjectures::Found& found,
                    int number, const Drawer& draw) {
    const Board board = board_of(found.graph);
    const std::optional<Vertex> root = found.rooted ? std::optional<Vertex>(0) : std::nullopt;
    return "<article>\n<h3>" + head + "</h3>\n" +
           html_drawing(draw(board, found_text(found), root, marks_of(conjecture)), number) +
           html_play_link(board, root, game_of(conjecture, found.graph.is_directed())) +
           html_facts(
               {{found.graph.is_directed() ? "digraph6" : "graph6", text_of(found.graph)},
                {"root", found.rooted ? "0" : ""},
                {"order, size", fmt::format("{}, {}", found.graph.order(), found.graph.size())},
                {"where", values_text(conjecture, found)}}) +
           commands(conjecture, report, found) + "</article>\n";
}

/// The lines for people, but for the counterexamples, which follow drawn: label and text.
Provenance facts_of(const conjectures::Conjecture& conjecture,
                    const conjectures::HuntReport& report) {
    Provenance result;
    for (const std::string& line : text_of(conjecture, report, 1)) {
        if (!line.starts_with("  ")) continue;
        std::string label = line.substr(2, label_width);
        label.erase(label.find_last_not_of(' ') + 1);
        if (label != "also" && label != "replay" && label != "near")
            result.emplace_back(label, line.substr(2 + label_width));
    }
    result.emplace_back("warning", warning_of(conjecture, report));
    return result;
}

std::string page(const std::string& title, const std::string& header, const std::string& main,
                 const Provenance& provenance) {
    return html_page(title, "<header>\n" + header +
                                "</header>\n<main id=\"results\" tabindex=\"-1\">\n" + main +
                                "</main>\n<footer>\n<h2>Provenance</h2>\n" +
                                html_facts(provenance) + "</footer>\n");
}

std::string instance_row(const conjectures::Conjecture& conjecture, const conjectures::Found& found,
                         const char* kind, const std::string& slack) {
    return fmt::format(
               "<tr role=\"row\" data-kind=\"{}\">\n<th role=\"rowheader\" scope=\"row\">{}</th>\n",
               kind, html_text(found_text(found))) +
           html_cell("Kind",
                     html_text(std::string_view(kind) == "close" ? "close call, within " + slack
                                                                 : "counterexample")) +
           html_cell("Order", std::to_string(found.graph.order())) +
           html_cell("Size", std::to_string(found.graph.size())) +
           html_cell("Values", html_text(values_text(conjecture, found))) + "</tr>\n";
}

std::string instance_table(const conjectures::Conjecture& conjecture,
                           const conjectures::HuntReport& report, std::size_t listed) {
    if (report.counterexamples.empty() && report.near.empty()) return "";
    std::string result =
        html_filters(
            "instances", "instances",
            {{"kind", "Kind", {{"counterexample", "counterexample"}, {"close", "close call"}}}}) +
        "<table id=\"instances\" role=\"table\">\n<caption>Up to isomorphism, the least first"
        ".</caption>\n" +
        html_columns({"Graph", "Kind", "Order", "Size", "Values"}) + "<tbody role=\"rowgroup\">\n";
    for (std::size_t i = 0; i < std::min(listed, report.counterexamples.size()); ++i)
        result += instance_row(conjecture, report.counterexamples[i], "counterexample", "");
    for (const conjectures::CloseCall& call : report.near)
        result += instance_row(conjecture, call.found, "close", fmt::format("{}", call.slack));
    return result + "</tbody>\n</table>\n";
}

std::string drawn_counterexamples(const conjectures::Conjecture& conjecture,
                                  const conjectures::HuntReport& report, std::size_t listed,
                                  const Drawer& draw) {
    if (report.counterexamples.empty()) return "";
    std::string result =
        "<section aria-labelledby=\"drawn\">\n<h2 id=\"drawn\">Counterexamples</h2>\n";
    const std::size_t drawn = std::min(listed, report.counterexamples.size());
    for (std::size_t i = 0; i < drawn; ++i)
        result += article(html_text(found_text(report.counterexamples[i])), conjecture, report,
                          report.counterexamples[i], static_cast<int>(i) + 1, draw);
    if (drawn < report.counterexamples.size())
        result += fmt::format("<p>{} more of that order: --list {}</p>\n",
                              report.counterexamples.size() - drawn, report.counterexamples.size());
    return result + "</section>\n";
}

}  // namespace

std::string hunt_page(const conjectures::Conjecture& conjecture,
                      const conjectures::HuntReport& report, std::size_t listed,
                      const Provenance& provenance, const Drawer& draw) {
    const std::string text = conjectures::to_string(conjecture.expression());
    const std::size_t drawn = std::max<std::size_t>(listed, 1);
    return page(
        "Gazetteer: " + text,
        "<h1>" + html_text(text) + "</h1>\n<p>" + html_tag(conjectures::to_string(report.verdict)) +
            "</p>\n" + html_facts(facts_of(conjecture, report)),
        instance_table(conjecture, report, drawn) +
            drawn_counterexamples(conjecture, report, drawn, draw) + rules_section({&conjecture}),
        provenance);
}

namespace {

std::string lower(const char* text) {
    std::string result = text;
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

std::string suite_row(const SuiteRow& row, std::size_t number, bool for_all) {
    const conjectures::HuntReport& report = *row.report;
    const bool refuted = !report.counterexamples.empty();
    const std::string by = refuted
                               ? fmt::format("<a href=\"#by-{}\">{}</a>", number,
                                             html_text(found_text(report.counterexamples.front())))
                               : "";
    return fmt::format(
               "<tr role=\"row\" data-verdict=\"{}\" data-expected=\"{}\">\n"
               "<th role=\"rowheader\" scope=\"row\">{}</th>\n",
               lower(conjectures::to_string(report.verdict)), row.expected, html_text(row.id)) +
           html_cell(
               "Conjecture",
               "<code>" + html_text(row.text) + "</code>" +
                   (row.comment.empty() ? ""
                                        : "<p class=\"lead\">" + html_text(row.comment) + "</p>")) +
           html_cell("Verdict", html_tag(conjectures::to_string(report.verdict)) +
                                    (row.fault.empty() ? ""
                                                       : " " + html_tag("not as expected") + " " +
                                                             html_text(row.fault))) +
           html_cell("Searched", html_text(fmt::format("{}: {} graphs, met by {}", report.searched,
                                                       report.graphs, report.graphs_met))) +
           (for_all ? html_cell("For all n", html_text(for_all_text(report.for_all))) : "") +
           html_cell("Counterexample", by) + "</tr>\n";
}

}  // namespace

std::string suite_page(const std::string& file, const std::vector<SuiteRow>& rows,
                       const Provenance& provenance, const Drawer& draw) {
    const bool for_all =
        std::ranges::any_of(rows, [](const SuiteRow& row) { return !row.report->for_all.empty(); });
    std::vector<std::string> columns{"Id", "Conjecture", "Verdict", "Searched"};
    if (for_all) columns.emplace_back("For all n");
    columns.emplace_back("Counterexample");
    std::string table =
        html_filters(
            "conjectures", "conjectures",
            {{"verdict",
              "Verdict",
              {{"holds", "holds"}, {"refuted", "refuted"}, {"inconclusive", "inconclusive"}}},
             {"expected",
              "Expected",
              {{"holds", "holds"}, {"refuted", "refuted"}, {"open", "open"}}}}) +
        "<table id=\"conjectures\" role=\"table\">\n<caption>One row a conjecture, in the order of "
        "the file.</caption>\n" +
        html_columns(columns) + "<tbody role=\"rowgroup\">\n";
    std::string drawn;
    std::vector<const conjectures::Conjecture*> all;
    for (const SuiteRow& row : rows) all.push_back(row.conjecture);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        table += suite_row(rows[i], i + 1, for_all);
        if (rows[i].report->counterexamples.empty()) continue;
        drawn += fmt::format("<div id=\"by-{}\">\n", i + 1) +
                 article(html_text(rows[i].id), *rows[i].conjecture, *rows[i].report,
                         rows[i].report->counterexamples.front(), static_cast<int>(i) + 1, draw) +
                 "</div>\n";
    }
    table += "</tbody>\n</table>\n";
    if (!drawn.empty())
        drawn =
            "<section aria-labelledby=\"drawn\">\n<h2 id=\"drawn\">Least counterexamples</h2>\n" +
            drawn + "</section>\n";
    return page("Gazetteer: " + file, "<h1>" + html_text(file) + "</h1>\n",
                table + drawn + rules_section(all), provenance);
}

}  // namespace gazetteer::reports
