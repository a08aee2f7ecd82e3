// SPDX-License-Identifier: GPL-3.0-or-later
// The completions of a small program, asked in bash, fish and zsh themselves.
#include "faces/cli/manuals/completion.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "faces/cli/manuals/testkit/example_program.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

std::vector<std::string> lines_of_command(const std::string& command) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(command.c_str(), "r"),
                                                               &pclose);
    std::string all;
    std::array<char, 256> some{};
    while (std::fgets(some.data(), some.size(), pipe.get()) != nullptr) all += some.data();
    std::istringstream in(all);
    std::vector<std::string> result;
    for (std::string line; std::getline(in, line);)
        if (!line.empty()) result.push_back(line);
    return result;
}

Vocabulary example_vocabulary() {
    return {.words = {{"GAME", {"ueg", "uvg"}}, {"GRAPH", {"grid", "path"}}},
            .expressions = {"CONJECTURE"},
            .names = {"bipartite", "biconnected", "tree"}};
}

/// A folder with a file in it, where the shells run.
class Completion : public testing::Test {
  protected:
    Completion() {
        std::filesystem::create_directories(folder / "a folder");
        std::ofstream(folder / "a file");
        ExampleValues values;
        const Program program = example_program(values);
        std::ofstream(folder / "bash") << bash_completion(program, example_vocabulary());
        std::ofstream(folder / "_gazetteer") << zsh_completion(program, example_vocabulary());
        std::ofstream(folder / "fish") << fish_completion(program, example_vocabulary());
    }

    /// What bash would offer for the last word; "=" stands alone, as bash cuts words.
    std::vector<std::string> in_bash(const std::string& words) const {
        return lines_of_command(
            "cd '" + folder.string() +
            "' && bash --norc -c 'source ./bash; compopt() { :; }; COMP_WORDS=(" + words +
            "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _gazetteer; "
            "printf \"%s\\n\" \"${COMPREPLY[@]}\"'");
    }
    /// What fish would offer at the end of a line, without the descriptions.
    std::vector<std::string> in_fish(const std::string& line) const {
        return lines_of_command("cd '" + folder.string() + "' && HOME='" + folder.string() +
                                "' fish --no-config -c 'source ./fish; complete -C \"" + line +
                                "\"' | cut -f 1");
    }

    /// What zsh would offer at the end of a line, sorted.
    std::vector<std::string> in_zsh(const std::string& line) const {
        return lines_of_command(source_path("faces/cli/manuals/testkit/zsh_words '") +
                                folder.string() + "' '" + line + "'");
    }

    /// Tests run beside each other.
    const TemporaryFolder own;
    const std::filesystem::path folder = own.path();
};

TEST_F(Completion, OfBashKnowsVerbsAndOptions) {
    EXPECT_THAT(in_bash("gazetteer \"\""), ElementsAre("solve", "hunt", "--help", "--version"));
    EXPECT_THAT(in_bash("gazetteer so"), ElementsAre("solve"));
    EXPECT_THAT(in_bash("gazetteer solve --"),
                ElementsAre("--by", "--game", "--output", "--threads", "--json", "--help"));
    EXPECT_THAT(in_bash("gazetteer hunt --f"), ElementsAre("--file"));
}

TEST_F(Completion, OfBashKnowsValuesAndPlaces) {
    EXPECT_THAT(in_bash("gazetteer solve --by \"\""), ElementsAre("oracle", "theorem"));
    EXPECT_THAT(in_bash("gazetteer solve --by = t"), ElementsAre("theorem"));
    EXPECT_THAT(in_bash("gazetteer solve --by ="), ElementsAre("oracle", "theorem"));
    EXPECT_THAT(in_bash("gazetteer solve --game u"), ElementsAre("ueg", "uvg"));
    EXPECT_THAT(in_bash("gazetteer solve --threads \"\""), IsEmpty());
    EXPECT_THAT(in_bash("gazetteer solve ue"), ElementsAre("ueg"));
    EXPECT_THAT(in_bash("gazetteer solve --json --threads 3 --by = oracle uv"), ElementsAre("uvg"));
    EXPECT_THAT(in_bash("gazetteer solve ueg g"), ElementsAre("grid"));
    EXPECT_THAT(in_bash("gazetteer solve ueg A_ \"\\\"p\""), ElementsAre("path"));
    EXPECT_THAT(in_bash("gazetteer solve -o a"), UnorderedElementsAre("a file", "a folder"));
    EXPECT_THAT(in_bash("gazetteer nonsense \"\""), IsEmpty());
}

TEST_F(Completion, OfBashKnowsTheNamesOfExpressions) {
    EXPECT_THAT(in_bash("gazetteer hunt bi"), ElementsAre("bipartite", "biconnected"));
    EXPECT_THAT(in_bash("gazetteer hunt \"\\\"tree -> (bip\""), ElementsAre("tree -> (bipartite"));
    EXPECT_THAT(in_bash("gazetteer hunt \"tree and \""),
                ElementsAre("tree and bipartite", "tree and biconnected", "tree and tree"));
}

TEST_F(Completion, OfFishKnowsTheSame) {
    EXPECT_THAT(in_fish("gazetteer so"), ElementsAre("solve"));
    EXPECT_THAT(in_fish("gazetteer solve --t"), ElementsAre("--threads"));
    EXPECT_THAT(in_fish("gazetteer solve --by "), ElementsAre("oracle", "theorem"));
    EXPECT_THAT(in_fish("gazetteer solve --by=t"), ElementsAre("--by=theorem"));
    EXPECT_THAT(in_fish("gazetteer solve --json --threads 3 uv"), ElementsAre("uvg"));
    EXPECT_THAT(in_fish("gazetteer solve ueg g"), ElementsAre("grid"));
    EXPECT_THAT(in_fish("gazetteer solve -o a"), UnorderedElementsAre("a file", "a folder/"));
    EXPECT_THAT(in_fish("gazetteer hunt tree+bip"), ElementsAre("tree+bipartite"));
    EXPECT_THAT(in_fish("gazetteer hunt --"), ElementsAre("--file"));
}

using CompletionStandard = Completion;

TEST_F(CompletionStandard, OfZshKnowsVerbsAndOptions) {
    EXPECT_THAT(in_zsh("gazetteer "), ElementsAre("--help", "--version", "hunt", "solve"));
    EXPECT_THAT(in_zsh("gazetteer solve --t"), ElementsAre("--threads"));
    EXPECT_THAT(in_zsh("gazetteer hunt --f"), ElementsAre("--file"));
}

TEST_F(CompletionStandard, OfZshKnowsValuesAndPlaces) {
    EXPECT_THAT(in_zsh("gazetteer solve --by "), ElementsAre("oracle", "theorem"));
    EXPECT_THAT(in_zsh("gazetteer solve --by=t"), ElementsAre("theorem"));
    EXPECT_THAT(in_zsh("gazetteer solve u"), ElementsAre("ueg", "uvg"));
    EXPECT_THAT(in_zsh("gazetteer solve --json --threads 3 uv"), ElementsAre("uvg"));
    EXPECT_THAT(in_zsh("gazetteer solve ueg g"), ElementsAre("grid"));
    EXPECT_THAT(in_zsh("gazetteer hunt \"tree -> (bi"), ElementsAre("biconnected", "bipartite"));
}

}  // namespace
}  // namespace gazetteer::cli
