// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the real program for the tests of the command line.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace gazetteer::cli {

/// The words of a command. Views are taken of what stands in braces: strings would be built and
/// destroyed there, which is six times as much for g++, in hundreds of tests.
struct Words : std::vector<std::string> {
    Words() = default;
    Words(std::initializer_list<std::string_view> words);
    Words(std::vector<std::string> words);
};

/// These words, and then more.
Words operator+(Words words, const Words& more);

struct Ran {
    int exit_code = -1;
    std::string out;
    std::string err;

    /// The standard output, a JSON value a line; throws if a line is not one.
    std::vector<nlohmann::json> json_lines() const;
};

/// Runs build/bin/gazetteer with these arguments and this standard input, and waits for it.
/// `environment` replaces variables ("PATH=/nowhere").
Ran run_gazetteer(const Words& arguments, std::string_view input = {},
                  const Words& environment = {});
/// Runs a command line with sh; gazetteer and gazetteer-check are the built programs.
Ran run_shell(const std::string& command, const std::string& input = "");

/// What is in a file; empty if it cannot be read.
std::string contents(const std::string& file);

/// One line on standard error, nothing on standard output, and the exit code.
void expect_one_complaint(const Ran& ran, int exit_code, const std::string& message);
/// The last line of the verb's help is an example; it runs, exits 0 and prints something.
void expect_example_runs(const std::string& verb);

}  // namespace gazetteer::cli
