// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/html/html_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "faces/pictures/svg.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::reports {

std::string html_text(const std::string& text) {
    return pictures::xml_text(text);
}

std::string html_page(const std::string& title, const std::string& body) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
           "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">\n"
           "<link rel=\"icon\" href=\"data:,\">\n<title>" +
           html_text(title) + "</title>\n<style>\n" + html_style() + pictures::svg_style() +
           "</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#results\">Skip to the "
           "results</a>\n" +
           body + "<script>\n" + html_script() + "</script>\n</body>\n</html>";
}

namespace {

std::string choice_field(const HtmlFilter& filter) {
    std::string result = fmt::format("<label>{}<select name=\"{}\"><option value=\"\">any</option>",
                                     html_text(filter.label), filter.name);
    for (const auto& [value, words] : filter.choices)
        result +=
            fmt::format("<option value=\"{}\">{}</option>", html_text(value), html_text(words));
    return result + "</select></label>\n";
}

}  // namespace

std::string html_filters(const std::string& table, const std::string& noun,
                         const std::vector<HtmlFilter>& filters) {
    std::string result = fmt::format(
        "<form class=\"filters\" data-table=\"{}\" data-noun=\"{}\" role=\"search\" "
        "aria-label=\"Filter the table\">\n"
        "<label class=\"wide\">Search<input type=\"search\" name=\"text\" autocomplete=\"off\" "
        "placeholder=\"words of a row\"></label>\n",
        table, html_text(noun));
    for (const HtmlFilter& filter : filters) result += choice_field(filter);
    return result +
           "<button type=\"reset\">Show all</button>\n"
           "<output class=\"shown\" aria-live=\"polite\"></output>\n</form>\n";
}

std::string html_cell(const std::string& column, const std::string& content) {
    return fmt::format("<td role=\"cell\" data-label=\"{}\">{}</td>\n", html_text(column), content);
}

std::string html_columns(const std::vector<std::string>& columns) {
    std::string result = "<thead role=\"rowgroup\"><tr role=\"row\">";
    for (const std::string& column : columns)
        result += "<th role=\"columnheader\" scope=\"col\">" + html_text(column) + "</th>";
    return result + "</tr></thead>\n";
}

std::string html_tag(const std::string& word) {
    std::string css_class = word;
    std::ranges::replace(css_class, ' ', '-');
    std::ranges::transform(css_class, css_class.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return fmt::format("<span class=\"tag {}\">{}</span>", html_text(css_class), html_text(word));
}

std::string html_command(const std::string& command) {
    return fmt::format(
        "<div class=\"command\"><code tabindex=\"0\">{}</code>"
        "<button type=\"button\" class=\"copy\">Copy</button></div>\n",
        html_text(command));
}

std::string html_facts(const Facts& facts) {
    std::string result = "<dl class=\"facts\">\n";
    for (const auto& [term, text] : facts)
        if (!text.empty())
            result += fmt::format("<div><dt>{}</dt><dd>{}</dd></div>\n", html_text(term),
                                  html_text(text));
    return result + "</dl>\n";
}

namespace {

/// A text as a part of an address [RFC 3986, section 2].
std::string address_text(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-')
            result += c;
        else
            result += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return result;
}

}  // namespace

std::string html_play_link(const Board& board, std::optional<Vertex> root,
                           const std::string& game) {
    if (order_of(board) > Graph::order_max) return "";
    const auto* const digraph = std::get_if<Digraph>(&board);
    const std::string graph =
        digraph != nullptr ? to_digraph6(*digraph) : to_graph6(std::get<SparseGraph>(board));
    std::string link = "play.html#graph=" + address_text(graph);
    link += (game.find('\n') == game.npos ? "&amp;game=" : "&amp;rules=") + address_text(game);
    if (root) link += "&amp;root=" + std::to_string(*root);
    return "<p class=\"play\"><a href=\"" + link +
           "\">See who wins, and play</a> <small>with <code>gazetteer page</code> beside this "
           "page</small></p>\n";
}

std::string shell_command(const std::vector<std::string>& words) {
    std::string result;
    for (const std::string& word : words) {
        const bool plain = !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
            return std::isalnum(c) != 0 ||
                   std::string_view("-_./=,:@%+").find(static_cast<char>(c)) !=
                       std::string_view::npos;
        });
        if (!result.empty()) result += ' ';
        if (plain) {
            result += word;
            continue;
        }
        result += '\'';
        for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
        result += '\'';
    }
    return result;
}

}  // namespace gazetteer::reports
