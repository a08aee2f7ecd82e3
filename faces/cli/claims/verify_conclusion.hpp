// SPDX-License-Identifier: GPL-3.0-or-later
// How a run of claims ends: its table, its files, what is said of it, and the exit code.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "faces/reports/html/verify_html.hpp"
#include "properties/framework/verify.hpp"

namespace gazetteer::cli {

/// Where the reports go in addition to the table, and what they say of how they came about.
struct Destinations {
    std::string json;
    std::string junit;
    std::string html;
    std::vector<reports::PaperHead> papers;
    std::vector<std::pair<std::string, std::string>> provenance;
    reports::Drawer draw;
};

/// Prints the table, writes the files, and tells on standard error what is not as registered, what
/// was not reached, and what holds too. The result is the exit code: 0 if every claim behaves as
/// registered, 1 if some do not, 3 if one was not checked to its bound.
int conclude(const std::vector<properties::AnyClaim>& claims,
             const std::vector<properties::Report>& reports, const Destinations& to);

}  // namespace gazetteer::cli
