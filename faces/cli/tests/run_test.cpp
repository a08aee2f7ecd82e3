// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "faces/cli/tests/run.hpp"

extern char** environ;

namespace gazetteer::cli {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File temporary() {
    return {std::tmpfile(), &std::fclose};
}

std::string content(std::FILE* file) {
    std::string result;
    std::rewind(file);
    for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) result += static_cast<char>(c);
    return result;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> result;
    for (std::string& word : words) result.push_back(word.data());
    result.push_back(nullptr);
    return result;
}

std::vector<std::string> changed_environment(const std::vector<std::string>& changes) {
    std::vector<std::string> result = changes;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string text = *variable;
        const std::string name = text.substr(0, text.find('=') + 1);
        bool replaced = false;
        for (const std::string& change : changes) replaced = replaced || change.starts_with(name);
        if (!replaced) result.push_back(text);
    }
    return result;
}

Ran run_program(const char* program, const std::vector<std::string>& arguments,
                const std::string& input, const std::vector<std::string>& environment) {
    const File in = temporary();
    const File out = temporary();
    const File err = temporary();
    std::fwrite(input.data(), 1, input.size(), in.get());
    std::rewind(in.get());
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fileno(in.get()), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, fileno(out.get()), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, fileno(err.get()), STDERR_FILENO);

    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<std::string> variables = changed_environment(environment);
    pid_t child = 0;
    const int failed = posix_spawn(&child, program, &actions, nullptr, pointers(words).data(),
                                   pointers(variables).data());
    posix_spawn_file_actions_destroy(&actions);
    Ran result;
    if (failed != 0) return result;
    int status = 0;
    waitpid(child, &status, 0);
    result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    result.out = content(out.get());
    result.err = content(err.get());
    return result;
}

}  // namespace

Ran run_gazetteer(const std::vector<std::string>& arguments, const std::string& input,
                  const std::vector<std::string>& environment) {
    return run_program(GAZETTEER_PROGRAM, arguments, input, environment);
}

Ran run_shell(const std::string& command, const std::string& input) {
    const std::string folder = std::filesystem::path(GAZETTEER_PROGRAM).parent_path();
    return run_program("/bin/sh", {"-c", command}, input,
                       {"PATH=" + folder + ":" + std::getenv("PATH")});
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
