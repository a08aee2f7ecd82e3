// SPDX-License-Identifier: GPL-3.0-or-later
// The page as one file.
#pragma once

#include <string>

#include "faces/page/embedded.hpp"

namespace gazetteer::page {

/// The whole page of these parts: no other file, no server, no network. Throws EnvironmentError,
/// with the packages, where there is no module.
std::string html(const Embedded& parts = embedded());
/// The module, and whether there is one.
bool has_module();
/// What binary data are in base64 [RFC 4648, section 4].
std::string base64(std::string_view bytes);

}  // namespace gazetteer::page
