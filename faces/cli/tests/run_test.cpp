// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <utility>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {

std::string gazetteer_program() {
    return build_path("bin/gazetteer");
}

Words::Words(std::initializer_list<std::string_view> words)
    : std::vector<std::string>(words.begin(), words.end()) {}

Words::Words(std::vector<std::string> words) : std::vector<std::string>(std::move(words)) {}

Words operator+(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Ran run_gazetteer(const Words& arguments, std::string_view input, const Words& environment) {
    return Started(
               {.arguments = arguments, .input = std::string(input), .environment = environment})
        .wait();
}

StartPlan of_shell(const std::string& command) {
    const std::string folder = build_path("bin");
    const char* path = std::getenv("PATH");
    const std::string others = path == nullptr ? "/usr/bin:/bin" : path;
    return {.program = "/bin/sh",
            .arguments = {"-c", command},
            .environment = {"PATH=" + folder + ":" + others}};
}

Ran run_shell(const std::string& command, const std::string& input) {
    StartPlan plan = of_shell(command);
    plan.input = input;
    return Started(plan).wait();
}

std::vector<nlohmann::json> Ran::json_lines() const {
    std::vector<nlohmann::json> result;
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);)
        result.push_back(nlohmann::json::parse(line));
    return result;
}

std::string contents(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

void expect_one_complaint(const Ran& ran, int exit_code, const std::string& message) {
    EXPECT_EQ(ran.exit_code, exit_code);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "gazetteer: " + message + "\n");
}

void expect_example_runs(const std::string& verb) {
    const std::string help = run_gazetteer({verb, "--help"}).out;
    const std::string intro = "\nExample: ";
    const auto at = help.rfind(intro);
    ASSERT_NE(at, std::string::npos) << help;
    std::string example = help.substr(at + intro.size());
    example.erase(example.find_last_not_of('\n') + 1);
    EXPECT_EQ(example.find('\n'), std::string::npos) << "the example ends the help";
    const Ran ran = run_shell(example);
    EXPECT_EQ(ran.exit_code, 0) << example << '\n' << ran.err;
    EXPECT_NE(ran.out, "") << example;
}

namespace {

TEST(RunForTests, SeesBothStreamsAndTheExitCode) {
    const Ran version = run_gazetteer({"--version"});
    EXPECT_EQ(version.exit_code, 0);
    EXPECT_TRUE(version.out.starts_with("gazetteer "));
    EXPECT_EQ(version.err, "");
    const Ran wrong = run_gazetteer({"nonsense"});
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_EQ(wrong.out, "");
    EXPECT_NE(wrong.err, "");
}

}  // namespace

}  // namespace gazetteer::cli
