// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output as data: whole lines or nothing, and a closed pipe is noticed.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include "graph/errors.hpp"

namespace gazetteer::cli {

/// Standard output has no reader any more: the program ends without a word, as filters do.
class ReaderGone : public std::exception {
  public:
    const char* what() const noexcept override { return "standard output: no reader"; }
};

/// While one lives, a reader who goes does not end the program: something else is still to be
/// written.
class MoreToWrite {
  public:
    explicit MoreToWrite(bool more);
    ~MoreToWrite();
    MoreToWrite(const MoreToWrite&) = delete;
    MoreToWrite& operator=(const MoreToWrite&) = delete;

  private:
    bool more_;
};

/// Whether an option names a file, not nothing and not standard output.
inline bool is_named_file(std::string_view name) {
    return !name.empty() && name != "-";
}

/// Whether lines were left out because their reader had gone.
bool reader_is_gone();

/// Writes one line to standard output and flushes it. Throws ReaderGone, unless there is
/// MoreToWrite: then it does nothing from then on; EnvironmentError when it fails otherwise.
/// SIGPIPE must be ignored.
void print_line(std::string_view line);

/// The same of bytes that are no line, such as multicode's.
void print_text(std::string_view bytes);

/// Writes a file in full, or to standard output when the name is "-". Throws EnvironmentError with
/// the name and the system's reason; the file is then as it was before.
void write_file(const std::string& name, std::string_view content);

}  // namespace gazetteer::cli
