// SPDX-License-Identifier: GPL-3.0-or-later
// The page as one file.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "faces/page/embedded.hpp"

namespace gazetteer::page {

/// The page's module, WebAssembly, that goes with a program in this folder: the file page.wasm
/// beside the program, or in ../share/gazetteer. Throws EnvironmentError, with what builds it, or
/// with the packages that were missing, if there is none.
std::string module_for(const std::filesystem::path& folder, const Embedded& parts = embedded());
/// The whole page with this module, which is packed, and these papers: no other file, no server, no
/// network. `papers` is JSON, a list of {"id", "title", "claims"}, and each claim has "id", "says",
/// "refuted", and where the language says it "holds" and "on", as `hunt` takes them.
std::string html(std::string_view module, std::string_view papers);
/// What binary data are in base64 [RFC 4648, section 4].
std::string base64(std::string_view bytes);

}  // namespace gazetteer::page
