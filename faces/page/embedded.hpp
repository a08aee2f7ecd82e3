// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the page that the program carries.
#pragma once

#include <string_view>

namespace gazetteer::page {

struct Embedded {
    std::string_view html, style, worker, script;
    /// SHA-256 in hexadecimal digits.
    std::string_view style_digest, script_digest;
    /// The packages that were missing for the page's module when this was built, as a list in
    /// words.
    std::string_view missing;
};
const Embedded& embedded();

}  // namespace gazetteer::page
