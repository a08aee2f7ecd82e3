// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs run as child processes, read line by line: how the enumerations of nauty reach us.
// No shell stands between, every descriptor is closed on exec, and no child outlives the call, so
// that several threads can run several pipelines at once. Built on posix_spawn.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace gazetteer {

/// A program and its arguments: the one that came with this program (runs::companion_program), or
/// else the one that PATH has.
struct Command {
    std::string program;
    std::vector<std::string> arguments;
};

/// A child process could not be started or failed. The message names the program.
class ProcessError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};
/// The program is not installed.
class ProgramNotFound : public ProcessError {
  public:
    explicit ProgramNotFound(const std::string& program)
        : ProcessError(program + ": not found"), program_(program) {}
    const std::string& program() const { return program_; }

  private:
    std::string program_;
};

/// Takes a line without its end; returns whether to go on.
using LineVisitor = std::function<bool(std::string_view)>;

/// Runs the commands as a pipeline (nothing on the first one's input) and gives each line of the
/// last one's output to `visit`, as it comes. Returns true at the end of the output, false when
/// `visit` stopped it; the children are then killed. All children have ended on return, also when
/// `visit` throws. Throws ProgramNotFound, or ProcessError when a child ends with a status other
/// than 0, with the first line that it wrote on standard error.
bool for_each_line(const std::vector<Command>& pipeline, const LineVisitor& visit);

}  // namespace gazetteer
