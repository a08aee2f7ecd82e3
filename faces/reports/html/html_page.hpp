// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as pages: one file, no network, readable without scripts, in light and dark, on paper and
// on a telephone.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "graph/board.hpp"

namespace gazetteer::reports {

/// Text in an element or an attribute.
std::string html_text(const std::string& text);

/// The whole page around its body: title, style, the pictures' style, script.
std::string html_page(const std::string& title, const std::string& body);
/// The rules of style and the script of every page.
std::string html_style();
std::string html_script();

/// A choice among values that the rows of the table have in data-NAME.
struct HtmlFilter {
    std::string name;
    std::string label;
    /// Value and its words; "" (any) is added in front.
    std::vector<std::pair<std::string, std::string>> choices;
};
/// A form over the table with the id `table`: a text to search for, and the choices. Shown only
/// where scripts run.
std::string html_filters(const std::string& table, const std::string& noun,
                         const std::vector<HtmlFilter>& filters);

/// A cell with the name of its column, which narrow screens show in front.
std::string html_cell(const std::string& column, const std::string& content);
/// The header row.
std::string html_columns(const std::vector<std::string>& columns);
/// A short word in a frame; its class gives it a sign as well as a colour.
std::string html_tag(const std::string& word);
/// A command to be copied.
std::string html_command(const std::string& command);
/// Terms and what is said of them; entries without a text are left out.
using Facts = std::vector<std::pair<std::string, std::string>>;
std::string html_facts(const Facts& facts);
/// What is said of how a page came about.
using Provenance = Facts;

/// A link that opens the board in the page of `gazetteer page`, if it lies beside this one as
/// play.html: `game` is a name of a game, or, where it has lines, the text of its rules. Nothing
/// for boards that the page does not take: above 64 vertices.
std::string html_play_link(const Board& board, std::optional<Vertex> root, const std::string& game);

/// The arguments of this program's command line, quoted for a shell.
std::string shell_command(const std::vector<std::string>& words);

}  // namespace gazetteer::reports
