// SPDX-License-Identifier: GPL-3.0-or-later
// A program that answers questions: it reads lines and writes one line for each. It is started once
// and asked many times.
#pragma once

#include <string>
#include <vector>

#include "graph/enumeration/process.hpp"

namespace gazetteer::conjectures {

/// The command is a line of /bin/sh, as it would be typed. Its process group is killed with the
/// object. For one thread.
class AskedProgram {
  public:
    /// Throws ProcessError if it cannot be started. What it writes on standard error goes there.
    explicit AskedProgram(std::string command);
    ~AskedProgram();
    AskedProgram(const AskedProgram&) = delete;
    AskedProgram& operator=(const AskedProgram&) = delete;

    /// The answers to these lines, which are written at once; at most 64 lines. Throws
    /// ProcessError, naming the command and the line, when it ends, has not answered a line
    /// `seconds` after the one before, or says more; runs::Stopped when this thread's work is to
    /// stop. After either it is of no more use.
    std::vector<std::string> answers(const std::vector<std::string>& lines, double seconds);

  private:
    void write(const std::vector<std::string>& lines) const;
    /// The next line of the output.
    std::string next(const std::string& question, double seconds);
    /// Waits for more of the output; false at its end, or when the time is over.
    bool read_more(double seconds, bool& ended);
    [[noreturn]] void fail(const std::string& what, const std::string& question) const;

    std::string command_;
    int id_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string unread_;
};

}  // namespace gazetteer::conjectures
