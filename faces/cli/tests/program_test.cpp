// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/source_path.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {

namespace {

TEST(Program, HelpAndVersion) {
    const Ran help = run_gazetteer({"--help"});
    EXPECT_EQ(help.exit_code, exit_ok);
    EXPECT_THAT(help.out, testing::HasSubstr("Exit codes: 0 "));
    for (const char* verb :
         {"claims", "verify", "solve", "census", "kernel", "synthesize", "merge", "status",
          "submit", "games", "terms", "hunt", "conjecture", "draw", "play"})
        EXPECT_THAT(help.out, testing::HasSubstr(std::string("\n  ") + verb + " "));
    EXPECT_THAT(run_gazetteer({"--version"}).out, testing::StartsWith("gazetteer "));
}

TEST(Program, TheExampleOfTheHelpOfClaimsRuns) {
    expect_example_runs("claims");
}

TEST(ProgramLong, TheExampleOfTheHelpOfVerifyRuns) {
    expect_example_runs("verify");
}

TEST(ProgramStandard, UsageErrorsAreOneLine) {
    expect_one_complaint(run_gazetteer({}), exit_usage,
                         "A subcommand is required; see gazetteer --help");
    for (const Words& arguments : std::vector<Words>{{"no-such-verb"},
                                                     {"solve"},
                                                     {"census", "ueg"},
                                                     {"census", "ueg", "--order", "x"},
                                                     {"census", "ueg", "--order", "-1"},
                                                     {"census", "ueg", "--order", "33"},
                                                     {"census", "ueg", "--order", "3", "more"},
                                                     {"solve", "ueg", "--by", "magic", "A_"},
                                                     {"solve", "ueg", "--root"},
                                                     {"--no-such-option"}}) {
        const Ran run = run_gazetteer(arguments);
        EXPECT_EQ(run.exit_code, exit_usage) << testing::PrintToString(arguments);
        EXPECT_EQ(run.out, "") << testing::PrintToString(arguments);
        EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
    }
}

TEST(Program, TwoOutputsOfOneNameAreRefused) {
    const std::string name = ::testing::TempDir() + "one-name";
    const std::string detour = ::testing::TempDir() + "./nowhere/../one-name";
    expect_one_complaint(
        run_gazetteer({"hunt", "tree", "--order", "3", "--html", name, "--certificate", detour}),
        exit_usage, "--certificate and --html would both write " + name);
    expect_one_complaint(run_gazetteer({"verify", "FSU93 T3.1", "--json", name, "--junit", name}),
                         exit_usage, "--json and --junit would both write " + name);
    expect_one_complaint(run_gazetteer({"verify", "FSU93 T3.1", "--json", "-", "--html", "-"}),
                         exit_usage, "--json and --html would both write standard output");
    EXPECT_EQ(run_gazetteer({"hunt", "tree -> forest", "--order", "3", "--html", name,
                             "--certificate", name + "2"})
                  .exit_code,
              exit_ok);
}

TEST(Program, StandardOutputIsNoFileWhereTheAnswersGoThere) {
    const auto refused = [](Words arguments, const std::string& option, const std::string& what) {
        arguments.insert(arguments.end(), {option, "-"});
        expect_one_complaint(run_gazetteer(arguments), exit_usage,
                             option + ": '-' is no " + what + ": standard output has the answers");
    };
    refused({"solve", "uvg", "path 3"}, "--certificate", "FILE");
    refused({"hunt", "tree", "--order", "3"}, "--coq", "FILE");
    refused({"census", "ueg", "--order", "3"}, "--out", "FILE");
    refused({"census", "ueg", "--order", "3"}, "--oeis", "FOLDER");
    refused({"census", "ueg", "--order", "3", "--labelled"}, "--plot", "FILE");
    refused({"draw"}, "--figures", "FOLDER");
    // A file of that name has another one, too.
    const TemporaryFolder folder;
    EXPECT_EQ(
        run_shell("cd '" + folder.path() +
                  "' && gazetteer solve uvg 'path 3' --certificate ./- && gazetteer-check ./-")
            .exit_code,
        exit_ok);
}

TEST(Program, StandardOutputIsWhereReportsGo) {
    const Ran picture = run_gazetteer({"draw", "path 3", "-o", "-"});
    EXPECT_THAT(picture.out, testing::StartsWith("<?xml"));
    const Ran plot = run_gazetteer({"eval", "size, order", "--order", "..3", "--plot", "-"});
    EXPECT_THAT(plot.out, testing::StartsWith("<?xml"));
    const Ran page = run_gazetteer({"hunt", "tree", "--order", "3", "--html", "-"});
    EXPECT_THAT(page.out, testing::StartsWith("<!DOCTYPE html>"));
}

TEST(Program, AClosedOutputPipeEndsItSilently) {
    // The reader ends at once; the writer writes until it notices.
    const Ran run = run_shell(
        "{ for i in $(seq 20000); do echo DqK; done | gazetteer solve uvg --json; "
        "echo \"exit $?\" >&2; } | head -n 1");
    EXPECT_EQ(run.err, "exit 141\n");
    EXPECT_EQ(run.json_lines().size(), 1u);
    const Ran help = run_without_reader({"--help"});
    EXPECT_EQ(help.exit_code, 128 + SIGPIPE);
    EXPECT_EQ(help.err, "");
}

TEST(Program, WithoutAReaderTheOtherFilesAreStillWritten) {
    const std::string file = ::testing::TempDir() + "no-reader";
    const std::string suite = file + ".conjectures";
    std::ofstream(suite) << "a | open | order ..3 | order > 0\n";
    for (Words words :
         std::vector<Words>{{"hunt", "P(ueg) <-> in_even_kernel", "--order", "4", "--html"},
                            {"hunt", "P(ueg) <-> in_even_kernel", "--order", "4", "--certificate"},
                            {"hunt", "--file", suite, "--junit"},
                            {"verify", "GGHR L2", "--html"},
                            {"verify", "GGHR L2", "--junit"},
                            {"solve", "ueg", "A_", "Bw", "--certificate"},
                            {"kernel", "A_", "C]", "--certificate"},
                            {"draw", "A_", "-o"},
                            {"census", "uvg", "--labelled", "--order", "3", "--plot"}}) {
        const std::string name = words[0] == "draw" ? file + ".svg" : file;
        words.push_back(name);
        std::filesystem::remove(name);
        const Ran ran = run_without_reader(words);
        EXPECT_EQ(ran.exit_code, 128 + SIGPIPE) << testing::PrintToString(words) << ran.err;
        EXPECT_GT(std::filesystem::file_size(name), 20u) << testing::PrintToString(words);
    }
}

/// Files end at 2 KiB here: what is longer leaves no piece and no temporary file behind, and
/// what was there stays.
TEST(Program, AFileAppearsWholeOrNotAtAll) {
    const std::filesystem::path folder =
        std::filesystem::path(::testing::TempDir()) / "whole-or-not";
    for (const std::string& words :
         {std::string("hunt 'P(ueg) <-> in_even_kernel' --order 4 --html F"),
          std::string("draw 'grid 5 5' -o F.svg"),
          std::string("solve ueg 'grid 6 6' --certificate F"),
          std::string("kernel 'path 999' --certificate F"),
          std::string("verify 'GGHR L2' --html F")}) {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directory(folder);
        const auto run_there = [&](const std::string& limit) {
            return run_shell("cd '" + folder.string() + "' && " + limit + "gazetteer " + words +
                             " >/dev/null");
        };
        const std::string small = "prlimit --fsize=2048 ";
        const Ran failed = run_there(small);
        EXPECT_EQ(failed.exit_code, exit_environment) << words;
        EXPECT_NE(failed.err.find("File too large"), std::string::npos) << failed.err;
        EXPECT_TRUE(std::filesystem::is_empty(folder)) << words;
        EXPECT_NE(run_there("").exit_code, exit_environment) << words;
        const auto name = std::filesystem::directory_iterator(folder)->path();
        const auto size = std::filesystem::file_size(name);
        EXPECT_GT(size, 2048u);
        run_there(small);
        EXPECT_EQ(std::filesystem::file_size(name), size) << words;
        EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1) << words;
    }
    const Ran full = run_shell("gazetteer draw A_ -o /dev/full --format svg");
    expect_one_complaint(full, exit_environment, "/dev/full: No space left on device");
}

TEST(Program, AFullDiskIsReported) {
    const Ran run = run_shell("gazetteer solve ueg A_ >/dev/full");
    expect_one_complaint(run, exit_environment, "standard output: No space left on device");
    const Ran check = run_shell("cd '" + ::testing::TempDir() +
                                "' && gazetteer kernel C] --certificate full.txt >/dev/null && "
                                "gazetteer-check full.txt >/dev/full");
    EXPECT_EQ(check.exit_code, 2);
    EXPECT_EQ(check.err, "standard output cannot be written\n");
}

TEST(Program, TheNearestVerbIsNamed) {
    expect_one_complaint(run_gazetteer({"hnut", "order > 0"}), exit_usage,
                         "'hnut' is no verb; the nearest known one is hunt; see gazetteer --help");
    expect_one_complaint(run_gazetteer({"foo"}), exit_usage,
                         "'foo' is no verb; see gazetteer --help");
}

TEST(Program, AnUnknownOptionIsToldTheNearest) {
    const auto complain = [](const Words& arguments, const std::string& message) {
        expect_one_complaint(run_gazetteer(arguments), exit_usage, message);
    };
    complain({"--oder"}, "unknown option --oder before the verb; see gazetteer --help");
    complain({"hunt", "--ordr", "7", "connected"},
             "unknown option --ordr; the nearest known one is --order; see gazetteer hunt --help");
    complain(
        {"hunt", "connected", "--order-max=7"},
        "unknown option --order-max; the nearest known one is --order; see gazetteer hunt --help");
    complain({"verify", "gghr", "--order", "3"},
             "unknown option --order; the nearest known one is --order-max; see gazetteer verify "
             "--help");
    complain({"solve", "uvg", "-x", "A_"}, "unknown option -x; see gazetteer solve --help");
    complain({"merge", "--magic"}, "unknown option --magic; see gazetteer merge --help");
    complain({"hunt", "order < 3", "size < 3", "more"},
             "'size < 3' is a word too many; see gazetteer hunt --help");
    complain(
        {"eval", "choice_number", "grid 3 3"},
        "'grid 3 3' is a word too many; a graph stands behind --graph; see gazetteer eval --help");
    EXPECT_EQ(run_gazetteer({"hunt", "--order", "..3", "--", "order < 4"}).exit_code, exit_ok);
}

TEST(Program, NoWordBehindTwoDashesIsAnOption) {
    const std::string answer = run_gazetteer({"solve", "uvg", "A_"}).out;
    EXPECT_NE(answer, "");
    for (const Words& words : {Words{"solve", "uvg", "--", "A_"},
                               {"solve", "--", "uvg", "A_"},
                               {"solve", "--all-roots", "uvg", "--", "A_"}})
        EXPECT_EQ(run_gazetteer(words).out, answer) << words[1] << " " << words[2];
    expect_one_complaint(run_gazetteer({"solve", "uvg", "--", "--root"}), exit_usage,
                         "<argument 1>:1:1: byte 45 ('-') is not in '?'..'~'");
    EXPECT_EQ(run_gazetteer({"hunt", "--order", "3", "--", "-order < 0"}).exit_code, exit_ok);
}

TEST(Program, HelpIsAskedForBeforeTheVerbOrBehindIt) {
    const std::string help = run_gazetteer({"solve", "--help"}).out;
    EXPECT_THAT(help, testing::HasSubstr("--all-roots"));
    EXPECT_EQ(run_gazetteer({"--help", "solve"}).out, help);
    EXPECT_EQ(run_gazetteer({"-h", "solve"}).out, help);
}

TEST(Program, LimitsAreNumbersFrom0On) {
    for (const char* limit : {"nan", "-1", "-nan", "inf", "1e400"})
        for (const Words& words :
             {Words{"hunt", "order > 0", "--order", "3"}, Words{"solve", "ueg", "A_"},
              Words{"kernel", "A_"}, Words{"synthesize", "kernel", "--order", "3"},
              Words{"draw", "A_", "-o", "-"}, Words{"conjecture", "P(ueg)", "--using", "order"}}) {
            Words with = words;
            with.insert(with.end(), {"--time-limit", limit});
            const Ran run = run_gazetteer(with);
            EXPECT_EQ(run.exit_code, exit_usage) << words[0] << " " << limit << run.out;
        }
    for (const char* memory : {"nan", "-1", "0"})
        EXPECT_EQ(run_gazetteer({"solve", "ueg", "A_", "--memory", memory}).exit_code, exit_usage);
    EXPECT_EQ(run_gazetteer({"verify", "GGHR L2", "--budget", "nan"}).exit_code, exit_usage);
    EXPECT_EQ(
        run_gazetteer({"census", "ueg", "--order", "3", "--samples", "1", "--p", "nan"}).exit_code,
        exit_usage);
}

TEST(Program, ALongExpressionIsNotEchoedWhole) {
    std::string text = "order > 0";
    while (text.size() < 27'000) text += " and order > 0";
    const Ran run = run_gazetteer({"hunt", text});
    EXPECT_EQ(run.exit_code, exit_usage);
    EXPECT_LT(run.err.size(), 500u);
    const std::string wrong = std::string(9000, ' ') + "ordr" + std::string(9000, ' ') + "> 0";
    const Ran shown = run_gazetteer({"hunt", wrong});
    EXPECT_THAT(shown.err, testing::HasSubstr(":1:9001: unknown name 'ordr'"));
    EXPECT_THAT(shown.err, testing::HasSubstr("ordr  "));
    EXPECT_LT(shown.err.size(), 500u);
}

TEST(Program, TheCheckerHasHelpAndAVersion) {
    const Ran help = run_shell("gazetteer-check --help");
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_THAT(help.out, testing::HasSubstr("usage: gazetteer-check FILE..."));
    EXPECT_THAT(help.out, testing::HasSubstr("Exit codes: 0 "));
    EXPECT_THAT(run_shell("gazetteer-check --version").out,
                testing::StartsWith("gazetteer-check "));
}

/// tools/once leaves it out of what it compares, and finds it in one piece.
TEST(Program, TheCommitStandsInOnePieceInEachProgram) {
    for (const char* name : {"gazetteer", "gazetteer-verify", "gazetteer-check"}) {
        const std::string version = run_shell(std::string(name) + " --version").out;
        const std::size_t from = version.find("(commit ");
        ASSERT_NE(from, version.npos) << version;
        const std::string commit = version.substr(from, version.find(')') + 1 - from);
        std::ifstream file(build_path("bin/") + name, std::ios::binary);
        std::string bytes(std::istreambuf_iterator<char>(file), {});
        const std::size_t at = bytes.find(commit);
        ASSERT_NE(at, bytes.npos) << name;
        bytes.erase(at, commit.size());
        if (commit != "(commit unknown)") {
            EXPECT_EQ(bytes.find(commit.substr(commit.size() - 9)), bytes.npos) << name;
        }
    }
}

/// Only geng on PATH, as nauty's own makefile calls it.
TEST(Program, GengServesWithoutItsDebianName) {
    const std::filesystem::path bin = std::filesystem::path(::testing::TempDir()) / "geng-only";
    std::filesystem::create_directories(bin);
    const Ran where = run_shell("command -v nauty-geng || command -v geng");
    const std::string geng = where.out.substr(0, where.out.find('\n'));
    std::filesystem::remove(bin / "geng");
    std::filesystem::create_symlink(geng, bin / "geng");
    const Words words{"hunt", "order > 0", "--order", "5"};
    EXPECT_EQ(run_gazetteer(words, "", {"PATH=" + bin.string()}).exit_code, exit_ok);
    EXPECT_EQ(run_gazetteer({"census", "uvg", "--order", "5", "--engine", "batch"}, "",
                            {"PATH=" + bin.string()})
                  .exit_code,
              exit_ok);
    const Ran neither = run_gazetteer(words, "", {"PATH=/nowhere"});
    EXPECT_EQ(neither.exit_code, exit_environment);
    EXPECT_THAT(neither.err, testing::HasSubstr("nauty-geng: not found"));
}

/// On a terminal, which script(1) makes.
TEST(ProgramStandard, LongWorkShowsItsProgress) {
    for (const auto& [words, shown] : std::vector<std::pair<std::string, std::string>>{
             {"kernel --all --engine nullspace 'grid 40 40'",
              "even kernels of a graph of order 1600, "},
             {"synthesize non-bipartite 2-connected every-vertex --order 12", "order 12: "},
             {"solve slither 'grid 101 101'", "deciding by theorems, "}}) {
        const Started ran(of_shell("exec script -qec \"gazetteer " + words + "\" /dev/null"));
        EXPECT_TRUE(ran.says(shown)) << words;
    }
}

}  // namespace
}  // namespace gazetteer::cli
