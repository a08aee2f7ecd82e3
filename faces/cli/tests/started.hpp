// SPDX-License-Identifier: GPL-3.0-or-later
// A program met while it runs. A test waits for what the program has done, never for a time that is
// thought to be enough.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <vector>

#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {

/// The whole name of build/bin/gazetteer.
std::string gazetteer_program();

struct StartPlan {
    std::string program = gazetteer_program();
    Words arguments = {};
    std::string input = {};
    /// Replaces variables ("PATH=/nowhere").
    std::vector<std::string> environment = {};
    /// Nobody reads the standard output: it is a pipe that is closed at the other end.
    bool without_reader = false;
    /// In a process group of its own, with all the programs that it starts.
    bool in_a_group = false;
};

/// A program, started with the usual effect of every signal. It is killed at the latest when this
/// goes.
class Started {
  public:
    explicit Started(const StartPlan& plan);
    ~Started();
    Started(const Started&) = delete;
    Started& operator=(const Started&) = delete;

    /// Waits until the program handles the signal. Returns false if it ended before.
    bool hears(int signal) const;
    /// Waits until its standard output or error has the text. Returns false if it ended without.
    bool says(const std::string& text) const;
    /// Waits so long, or until the program ends. Nothing may depend on how long that is.
    void give(double seconds) const;
    /// To all of its group, if it has one of its own.
    void signal(int number) const;
    /// Waits until it ends.
    Ran wait();

  private:
    class File {
      public:
        explicit File(const char* name);
        File(const File&) = delete;
        ~File();
        int number() const { return number_; }
        std::string content() const;

      private:
        int number_;
    };
    bool ended() const;
    void spawn(const StartPlan& plan, int out);

    File in_{"in"};
    File out_{"out"};
    File err_{"err"};
    bool in_a_group_;
    /// 0 once it was waited for, or if it could not be started.
    pid_t child_ = 0;
};

/// Runs gazetteer with nobody at the other end of its standard output.
Ran run_without_reader(const Words& arguments);

/// How sh is started for a command line; gazetteer and gazetteer-check are the built programs.
StartPlan of_shell(const std::string& command);

using Enough = std::function<bool(const Ran&)>;
/// It has printed the text, to its standard output or error.
Enough has_printed(const std::string& text);

/// Runs gazetteer with a --time-limit of 0.3 s, then of twice as much and so on, until it came far
/// enough; with one of 60 s at most.
Ran limited(const Words& arguments, const Enough& enough);
/// The same with a signal instead of a limit, which comes when the program hears it and the time is
/// over.
Ran interrupted(const StartPlan& plan, int signal, const Enough& enough);

}  // namespace gazetteer::cli
