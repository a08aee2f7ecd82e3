// SPDX-License-Identifier: GPL-3.0-or-later
// The page as one file.
#pragma once

#include <string>

namespace gazetteer::page {

/// The whole page: no other file, no server, no network. Throws EnvironmentError where this program
/// was built without what compiles to WebAssembly.
std::string html();
/// The module, and whether there is one.
bool has_module();
/// What binary data are in base64 [RFC 4648, section 4].
std::string base64(std::string_view bytes);

}  // namespace gazetteer::page
