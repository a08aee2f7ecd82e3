// SPDX-License-Identifier: GPL-3.0-or-later
// Terms that programs compute, right ones and wrong ones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

/// A program in Python that reads graph6 and writes what `answer` says of the graph `edges` of
/// order `n`, and of the vertex `v` if it is given one, with these functions. Returns the command.
std::string python(const std::string& name, const std::string& answer,
                   const std::string& functions = "") {
    const std::string file = ::testing::TempDir() + "program-term-" + name + ".py";
    std::ofstream(file) << functions
                        << "import sys\n"
                           "for line in sys.stdin:\n"
                           "    words = line.split()\n"
                           "    v = int(words[1]) if len(words) > 1 else None\n"
                           "    n = ord(words[0][0]) - 63\n"
                           "    bits = ''.join(format(ord(c) - 63, '06b') for c in words[0][1:])\n"
                           "    pairs = [(i, j) for j in range(n) for i in range(j)]\n"
                           "    edges = [p for p, b in zip(pairs, bits) if b == '1']\n"
                           "    print("
                        << answer << ", flush=True)\n";
    return "python3 " + file;
}

TEST(ProgramTermsLong, AreTermsLikeAnyOther) {
    const std::string size = "edges_of = " + python("size", "len(edges)");
    const std::string degree =
        "neighbours_of(v): integer = " + python("degree", "sum(v in e for e in edges)");
    const Ran holds = run_gazetteer({"hunt", "edges_of = size and neighbours_of = degree", "--term",
                                     size, "--term", degree, "--order", "..5"});
    EXPECT_EQ(holds.exit_code, 0) << holds.err;
    EXPECT_THAT(holds.out, HasSubstr("graphs of order <= 5: 52 graphs\n"));
    const Ran refuted = run_gazetteer({"hunt", "forall u: neighbours_of(complement, u) <= 3",
                                       "--term", degree, "--order", "..5", "--threads", "2"});
    EXPECT_EQ(refuted.exit_code, 1);
    EXPECT_THAT(refuted.out, HasSubstr("order 5, size 0\n"));
    const auto begin = refuted.out.find("gazetteer hunt");
    const Ran again = run_shell(refuted.out.substr(begin, refuted.out.find('\n', begin) - begin));
    EXPECT_EQ(again.exit_code, 1) << again.err;
    EXPECT_EQ(run_gazetteer({"eval", "edges_of, neighbours_of", "--graph", "path 3", "--csv",
                             "--term", size, "--term", degree})
                  .out,
              "graph,v,edges_of,neighbours_of\npath 3,0,2,1\npath 3,1,2,2\npath 3,2,2,1\n");
    EXPECT_THAT(run_gazetteer(
                    {"conjecture", "edges_of", "--using", "size", "--order", "..4", "--term", size})
                    .out,
                HasSubstr("edges_of = size\n"));
}

/// A solver of UEG that looks at these of the edges at the token.
std::string solver(const std::string& name, const std::string& looked_at) {
    return "theirs(v): boolean = " +
           python(name, "str(is_P(frozenset(edges), v)).lower()",
                  "def is_P(edges, v):\n"
                  "    return not any(is_P(edges - {e}, sum(e) - v)\n"
                  "                   for e in sorted(e for e in edges if v in e)" +
                      looked_at + ")\n");
}

TEST(ProgramTermsLong, ASolverIsComparedByAHunt) {
    const std::string claim = "P(ueg) <-> theirs";
    const Ran right =
        run_gazetteer({"hunt", claim, "--term", solver("right", ""), "--order", "..4"});
    EXPECT_EQ(right.exit_code, 0) << right.out << right.err;
    // This one looks at two moves at most.
    const std::string wrong = solver("wrong", "[:2]");
    const std::string file = ::testing::TempDir() + "solver-certificate.txt";
    const Ran least =
        run_gazetteer({"hunt", claim, "--term", wrong, "--order", "..5", "--certificate", file});
    EXPECT_EQ(least.exit_code, 1);
    EXPECT_THAT(least.out, HasSubstr("least    a least one"));
    EXPECT_EQ(run_shell("gazetteer-check " + file).exit_code, 0);
    const Ran random = run_gazetteer({"hunt", claim, "--term", wrong, "--random", "tree(12)",
                                      "--count", "20", "--exhaustive", "3"});
    EXPECT_EQ(random.exit_code, 1);
    EXPECT_THAT(random.out, HasSubstr("least    shrunk"));
    // What it claims of paths and cycles alone is right.
    EXPECT_EQ(run_gazetteer(
                  {"hunt", "max_degree <= 2 -> (" + claim + ")", "--term", wrong, "--order", "..4"})
                  .exit_code,
              0);
}

TEST(ProgramTermsStandard, AreInFilesOfConjectures) {
    const std::string folder = ::testing::TempDir();
    const std::string file = folder + "program-terms.txt";
    std::ofstream(file) << "right | holds | order ..4 | edges_of = size | \n"
                           "wrong | refuted A_ | order ..4 | edges_of = 0 | \n";
    const std::string size = "edges_of = " + python("file", "len(edges)");
    const Ran ran =
        run_gazetteer({"hunt", "--file", file, "--term", size, "--junit",
                       folder + "program-terms.xml", "--html", folder + "program-terms.html"});
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("wrong                              REFUTED      by A_"));
    EXPECT_THAT(contents(folder + "program-terms.xml"), HasSubstr("tests=\"2\" failures=\"0\""));
    // The page says how it is made again.
    EXPECT_THAT(contents(folder + "program-terms.html"), HasSubstr("--term"));
    const Ran unknown = run_gazetteer({"hunt", "--file", file});
    EXPECT_EQ(unknown.exit_code, 2);
    EXPECT_THAT(unknown.err, HasSubstr("edges_of"));
    // One that fails ends the whole file, with its line.
    const Ran fails = run_gazetteer({"hunt", "--file", file, "--term", "edges_of = exit 3"});
    EXPECT_EQ(fails.exit_code, 4);
    EXPECT_THAT(fails.err, HasSubstr("ended without an answer to the line"));
}

TEST(ProgramTermsStandard, AreNotWantedWhereAHypothesisFails) {
    // It ends on graphs that are not connected, which it may be asked about ahead.
    const std::string ends =
        "f = " + python("ends", "len(edges) if connected(n, edges) else sys.exit()",
                        "def connected(n, edges):\n"
                        "    seen = {0}\n"
                        "    for _ in range(n):\n"
                        "        seen |= {v for e in edges for v in e if set(e) & seen}\n"
                        "    return len(seen) == n\n");
    const Ran ran =
        run_gazetteer({"hunt", "connected -> f = size", "--term", ends, "--order", "5..6"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("met by   133 graphs"));
    EXPECT_EQ(run_gazetteer({"hunt", "f = size", "--term", ends, "--order", "5"}).exit_code, 4);
}

TEST(ProgramTerms, OneThatFailsIsNamedWithTheLineThatItWasGiven) {
    const auto fails = [](const std::string& term, const std::string& message) {
        // Only the one that sleeps is to be too slow.
        const std::string allowed = term.find("sleep") == term.npos ? "600" : "0.3";
        const Ran ran = run_gazetteer(
            {"hunt", "f >= 0", "--term", term, "--graph", "path 3", "--term-seconds", allowed});
        EXPECT_EQ(ran.exit_code, 4) << term << ran.out;
        EXPECT_THAT(ran.err, HasSubstr(message));
    };
    fails("f = exit 3", "the program 'exit 3' ended without an answer to the line 'Bg'");
    fails("f = sleep 999", "the program 'sleep 999' did not answer in time to the line 'Bg'");
    fails("f = read a; echo three; cat", "answered 'three' to the line 'Bg', and f is an integer");
    fails("f(v) = while read a; do echo; done",
          "answered '' to the line 'Bg 0', and f is an integer");
    fails("f(v) = read a; echo 1", "ended without an answer to the line 'Bg 1'");
    fails("f = read a; printf '1\\n2\\n'; cat",
          "wrote more than one line: '2' too to the line 'Bg'");
    fails("f = /nowhere/at/all 2> /dev/null", "ended without an answer to the line 'Bg'");
    const Ran type = run_gazetteer(
        {"hunt", "f", "--term", "f: boolean = read a; echo 2; cat", "--graph", "path 3"});
    EXPECT_THAT(type.err, HasSubstr("answered '2' to the line 'Bg', and f is true or false"));
}

TEST(ProgramTerms, ComplaintsSayWhatWouldBeRight) {
    const auto complains = [](const std::string& term, const std::string& message) {
        const Ran ran = run_gazetteer({"hunt", "planar", "--term", term});
        EXPECT_EQ(ran.exit_code, 2) << term;
        EXPECT_THAT(ran.err, HasSubstr(message));
    };
    complains("f", "a term of a program is 'f = COMMAND' or 'f(v): boolean = COMMAND'");
    complains("f(u) = cat", "a term of a program is 'f = COMMAND'");
    complains("f: real = cat", "a term of a program is 'f = COMMAND'");
    complains("order = cat", "'order' has a meaning already: choose another name");
    complains("v = cat", "'v' has a meaning already: choose another name");
}

TEST(ProgramTerms, AHuntStopsWhileAProgramIsThinking) {
    const Ran ran = run_gazetteer(
        {"hunt", "f >= 0", "--term", "f = sleep 60", "--graph", "path 3", "--time-limit", "0.3"});
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, HasSubstr("INCONCLUSIVE"));
}

}  // namespace
}  // namespace gazetteer::cli
