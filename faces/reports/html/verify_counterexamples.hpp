// SPDX-License-Identifier: GPL-3.0-or-later
// The counterexamples of a page of claims, each with its picture and the line that shows it again.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "faces/reports/html/verify_html.hpp"

namespace gazetteer::reports {

/// What is drawn, and what the claims came from.
struct Shown {
    const Drawer& draw;
    const std::vector<PaperHead>& papers;
};

/// An identifier on the page: what it is, and the claim.
std::string anchor(const char* what, const std::string& id);

/// A section; empty where no report has a counterexample.
std::string counterexamples(std::span<const properties::AnyClaim> claims,
                            std::span<const properties::Report> reports, const Shown& shown);

}  // namespace gazetteer::reports
