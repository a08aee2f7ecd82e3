// SPDX-License-Identifier: GPL-3.0-or-later
// What the documents show is what a reader gets: the shell examples of README.md and of pages of
// docs/ are run, the lines that docs/TRUST.md counts are counted.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "faces/cli/tests/run.hpp"
#include "properties/catalogue.hpp"
#include "work/regex.hpp"
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
        std::string command = Regex("build/bin/").replaced(example.command, "");
        command =
            Regex("docs/(conjectures|papers)/").replaced(command, source_path("docs/") + "$1/");
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

/// docs/INSTALL.md says of each verb which package has it.
TEST(Readme, TheTableOfPackagesHasEveryVerb) {
    std::string first_cells;
    for (const std::string& line : lines_of(source_path("docs/INSTALL.md")))
        if (line.starts_with("| `") && !line.starts_with("| `npx"))
            first_cells += line.substr(0, line.find(" | "));
    const std::string help = run_gazetteer({"--help"}).out;
    const std::string verbs = help.substr(help.find("Subcommands:"));
    const auto names = Regex("\n  ([a-z]+)  ").all_in(verbs);
    for (const Regex::Groups& verb : names)
        EXPECT_NE(first_cells.find("`" + verb[1] + "`"), std::string::npos) << verb[1];
    EXPECT_GT(names.size(), 20U);
}

TEST(Readme, TheRowsThatItDoesNotShowAreCounted) {
    const Regex more("and (\\d+) more rows");
    const std::vector<std::string> lines = lines_of(source_path("README.md"));
    auto line = lines.begin();
    std::optional<Regex::Groups> match;
    while (line != lines.end() && !(match = more.first_in(*line))) ++line;
    ASSERT_NE(line, lines.end());
    std::size_t rows = std::stoul((*match)[1]);
    for (; line != lines.end() && !line->starts_with("    claim "); ++line) {
    }
    for (++line; line != lines.end() && line->starts_with("    "); ++line) ++rows;
    EXPECT_EQ(rows, properties::catalogue().size());
}

}  // namespace
}  // namespace gazetteer::cli
