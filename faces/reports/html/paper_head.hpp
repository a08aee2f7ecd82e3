// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a paper, above its claims.
#pragma once

#include <string>
#include <vector>

namespace gazetteer::reports {

/// A paper from whose file the claims came, and what its head says; what it does not say is empty.
struct PaperHead {
    std::string file;
    std::string title;
    std::string by;
    std::string journal;
    std::string doi;
};

/// The first heading of a page: the title of the paper and where it is found, if there is one
/// alone, then the count; else the count, and the papers, if any, as a list.
std::string html_heading(const std::string& count, const std::vector<PaperHead>& papers);

}  // namespace gazetteer::reports
