// SPDX-License-Identifier: GPL-3.0-or-later
// A run of `gazetteer verify` as a page.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "faces/reports/html/drawing.hpp"
#include "faces/reports/html/paper_head.hpp"
#include "properties/framework/any_claim.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::reports {

/// The table of claims with filters and thumbnails, what matters in each, each counterexample drawn
/// by `draw`, replay lines, and the provenance: terms and what is said of them. `papers` are
/// those from which the claims came, if they are not those of the register: one alone is the title.
/// The same bytes for the same run: no date, no times. Throws as layout_of does.
std::string verify_page(std::span<const properties::AnyClaim> claims,
                        std::span<const properties::Report> reports,
                        const std::vector<std::pair<std::string, std::string>>& provenance,
                        const Drawer& draw, const std::vector<PaperHead>& papers = {});

}  // namespace gazetteer::reports
