// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/html/paper_head.hpp"

#include <fmt/format.h>

#include "faces/reports/html/html_page.hpp"

namespace gazetteer::reports {

namespace {

/// "A. N. Author; J. Games 1 (2026); doi 10.1000/1", the doi as a link.
std::string found_at(const PaperHead& paper) {
    std::string result;
    for (const std::string* part : {&paper.by, &paper.journal})
        if (!part->empty()) result += (result.empty() ? "" : "; ") + html_text(*part);
    if (paper.doi.empty()) return result;
    return result + (result.empty() ? "" : "; ") +
           fmt::format("doi <a href=\"https://doi.org/{0}\">{0}</a>", html_text(paper.doi));
}

}  // namespace

std::string html_heading(const std::string& count, const std::vector<PaperHead>& papers) {
    if (papers.size() == 1)
        return fmt::format("<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n", html_text(papers.front().title),
                           found_at(papers.front()), html_text(count));
    std::string result = "<h1>" + html_text(count) + "</h1>\n";
    if (papers.empty()) return result;
    result += "<ul>\n";
    for (const PaperHead& paper : papers)
        result += fmt::format("<li>“{}” {}</li>\n", html_text(paper.title), found_at(paper));
    return result + "</ul>\n";
}

}  // namespace gazetteer::reports
