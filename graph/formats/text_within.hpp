// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a file that is read whole: a device without an end takes no more memory than the
// longest text that is of use.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace gazetteer {

/// What is left of the stream, `most` bytes at most; of a longer one a byte more, by which it is
/// told. A stream that fails has no more.
std::string text_within(std::istream& in, std::size_t most);
/// The same of a file; nothing where it cannot be read, as a folder.
std::optional<std::string> text_within(const std::string& path, std::size_t most);

}  // namespace gazetteer
