// SPDX-License-Identifier: GPL-3.0-or-later
// The register of claims as a document.
#pragma once

#include <span>
#include <string>

#include "properties/catalogue.hpp"

namespace gazetteer::reports {

/// Source by source.
std::string markdown_text(std::span<const properties::Source> sources);

}  // namespace gazetteer::reports
