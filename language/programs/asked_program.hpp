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
    /// Throws ProcessError if it cannot be started. What it writes on standard error goes there. An
    /// answer has at most `answer_length` bytes.
    explicit AskedProgram(std::string command, std::size_t answer_length = 100);
    ~AskedProgram();
    AskedProgram(const AskedProgram&) = delete;
    AskedProgram& operator=(const AskedProgram&) = delete;

    /// The answers to these lines, which are written as the program takes them. Throws
    /// ProcessError, naming the command and the line, when it ends, has not answered a line
    /// `seconds` after the one before, or says more; runs::Stopped when this thread's work is to
    /// stop. After either it is of no more use.
    std::vector<std::string> answers(const std::vector<std::string>& lines, double seconds);

  private:
    /// The next line of the output.
    std::string next(const std::string& question, double seconds);
    /// Writes of the lines what the program takes, and waits for more of the output; false at its
    /// end, or when the time is over.
    bool read_more(double seconds, bool& ended);
    /// Writes what goes at once.
    void write_more();
    [[noreturn]] void fail(const std::string& what, const std::string& question) const;

    std::string command_;
    std::size_t answer_length_;
    int id_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string unread_;
    /// What is still to be written of the lines.
    std::string unwritten_;
};

}  // namespace gazetteer::conjectures
