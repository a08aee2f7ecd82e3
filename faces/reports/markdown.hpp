// SPDX-License-Identifier: GPL-3.0-or-later
// The register of claims as a document in Markdown.
#pragma once

#include <span>
#include <string>

#include "properties/catalogue.hpp"

namespace gazetteer::reports {

/// The text, with a backslash before each character that Markdown or a cell of its tables would
/// read.
std::string escaped_markdown(const std::string& text);

/// Source by source.
std::string markdown_text(std::span<const properties::Source> sources);

}  // namespace gazetteer::reports
