// Standard output as data: whole lines or nothing, and a closed pipe is noticed.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace gazetteer::cli {

/// The environment failed the program: reported in one line, exit code 4.
class EnvironmentError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The user's input is at fault: reported in one line, exit code 2.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Writes one line to standard output and flushes it. Throws EnvironmentError when the reader has
/// gone. SIGPIPE must be ignored.
void print_line(std::string_view line);

/// Writes a file in full, or to standard output when the name is "-". Throws EnvironmentError with
/// the name and the system's reason.
void write_file(const std::string& name, std::string_view content);

}  // namespace gazetteer::cli
