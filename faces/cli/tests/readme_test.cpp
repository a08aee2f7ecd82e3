// SPDX-License-Identifier: GPL-3.0-or-later
// What the documents show is what a reader gets: the shell examples of README.md and of pages of
// docs/ are run, the lines that docs/TRUST.md counts are counted.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "faces/cli/tests/run.hpp"
#include "properties/catalogue.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

namespace fs = std::filesystem;

/// The lines of a file but that of its licence.
std::vector<std::string> lines_of(const fs::path& file) {
    std::ifstream in(file);
    std::vector<std::string> result;
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with("// SPDX-License-Identifier: ")) result.push_back(line);
    return result;
}

/// An example: the command after "    $ ", which goes on after "    > ", and the indented lines
/// below it.
struct Example {
    std::string command;
    std::string output;
};

std::vector<Example> examples_of(const std::vector<std::string>& lines) {
    std::vector<Example> result;
    bool inside = false;
    for (const std::string& line : lines) {
        if (line.starts_with("    $ "))
            result.push_back({line.substr(6), ""});
        else if (line.starts_with("    > ") && inside)
            result.back().command += "\n" + line.substr(6);
        else if (line.starts_with("    ") && inside)
            result.back().output += line.substr(4) + "\n";
        inside = line.starts_with("    $ ") || (inside && line.starts_with("    "));
    }
    return result;
}

/// Runs the examples of a document, at least `least` of them.
void expect_examples_print_what_is_shown(const char* document, std::size_t least) {
    const auto examples = examples_of(lines_of(source_path(document)));
    EXPECT_GE(examples.size(), least);
    const std::string folder = ::testing::TempDir();
    for (const Example& example : examples) {
        std::string command = std::regex_replace(example.command, std::regex("build/bin/"), "");
        command = std::regex_replace(command, std::regex("docs/(conjectures|papers)/"),
                                     source_path("docs/") + "$1/");
        EXPECT_EQ(run_shell("cd " + folder + " && " + command).out, example.output)
            << example.command;
    }
}

TEST(Readme, ExamplesAreRead) {
    const auto examples =
        examples_of({"Text", "    $ cat > f << END", "    > a", "    >   b", "    > END",
                     "    $ cat f", "    a", "      b", "", "    c"});
    ASSERT_EQ(examples.size(), 2u);
    EXPECT_EQ(examples[0].command, "cat > f << END\na\n  b\nEND");
    EXPECT_EQ(examples[0].output, "");
    EXPECT_EQ(examples[1].output, "a\n  b\n");
}

TEST(ReadmeStandard, ItsExamplesPrintWhatItShows) {
    expect_examples_print_what_is_shown("README.md", 3);
}
TEST(ReadmeLong, TheExamplesOfConjecturesPrintWhatItShows) {
    expect_examples_print_what_is_shown("docs/CONJECTURES.md", 10);
}
TEST(ReadmeStandard, TheWayToACounterexamplePrintsWhatItShows) {
    expect_examples_print_what_is_shown("docs/COUNTEREXAMPLE.md", 9);
}
TEST(ReadmeStandard, TheExamplesOfGamesPrintWhatItShows) {
    expect_examples_print_what_is_shown("docs/GAMES.md", 12);
}

TEST(Readme, TheExamplesOfFormatsPrintWhatItShows) {
    expect_examples_print_what_is_shown("docs/FORMATS.md", 2);
}
TEST(ReadmeStandard, TheExamplesOfFamiliesPrintWhatItShows) {
    expect_examples_print_what_is_shown("docs/FAMILIES.md", 4);
}
TEST(ReadmeStandard, TheExamplesOfPapersPrintWhatItShows) {
    expect_examples_print_what_is_shown("docs/PAPERS.md", 6);
}

/// The number of lines of the files that a table row names; "x/*" is every file of x
/// but its tests.
std::size_t counted(const std::string& row) {
    static const std::regex name("`([^`]+)`");
    std::size_t result = 0;
    for (std::sregex_iterator it(row.begin(), row.end(), name), end; it != end; ++it) {
        const std::string path = (*it)[1];
        if (!path.ends_with("/*")) {
            result += lines_of(source_path(path)).size();
            continue;
        }
        for (const auto& file :
             fs::directory_iterator(source_path(path.substr(0, path.size() - 2))))
            if (!file.path().string().ends_with("_test.cpp"))
                result += lines_of(file.path()).size();
    }
    return result;
}

TEST(Readme, TheCountsOfTrustedLinesAreRight) {
    static const std::regex trusted(R"(\| [^|]+ \| (`[^|]+`) \| (\d+) \|)");
    int rows = 0;
    for (const std::string& line : lines_of(source_path("docs/TRUST.md"))) {
        std::smatch match;
        if (!std::regex_match(line, match, trusted)) continue;
        ++rows;
        EXPECT_EQ(counted(match[1]), std::stoul(match[2])) << line;
    }
    EXPECT_GE(rows, 5);
}

/// docs/INSTALL.md says of each verb which package has it.
TEST(Readme, TheTableOfPackagesHasEveryVerb) {
    std::string first_cells;
    for (const std::string& line : lines_of(source_path("docs/INSTALL.md")))
        if (line.starts_with("| `") && !line.starts_with("| `npx"))
            first_cells += line.substr(0, line.find(" | "));
    const std::string help = run_gazetteer({"--help"}).out;
    const std::string verbs = help.substr(help.find("Subcommands:"));
    const std::regex verb("\n  ([a-z]+)  ");
    std::size_t count = 0;
    for (std::sregex_iterator it(verbs.begin(), verbs.end(), verb), end; it != end; ++it, ++count)
        EXPECT_NE(first_cells.find("`" + (*it)[1].str() + "`"), std::string::npos) << (*it)[1];
    EXPECT_GT(count, 20U);
}

TEST(Readme, TheRowsThatItDoesNotShowAreCounted) {
    static const std::regex more("and (\\d+) more rows");
    const std::vector<std::string> lines = lines_of(source_path("README.md"));
    std::smatch match;
    auto line = lines.begin();
    while (line != lines.end() && !std::regex_search(*line, match, more)) ++line;
    ASSERT_NE(line, lines.end());
    std::size_t rows = std::stoul(match[1]);
    for (; line != lines.end() && !line->starts_with("    claim "); ++line) {
    }
    for (++line; line != lines.end() && line->starts_with("    "); ++line) ++rows;
    EXPECT_EQ(rows, properties::catalogue().size());
}

}  // namespace
}  // namespace gazetteer::cli
