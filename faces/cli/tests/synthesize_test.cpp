// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "faces/cli/tests/certificates.hpp"
#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

using Json = nlohmann::json;

Ran synthesize(Words arguments) {
    arguments.insert(arguments.begin(), "synthesize");
    return run_gazetteer(arguments);
}

TEST(Synthesize, TheOctahedronForPeople) {
    const Ran run = synthesize({"2-connected,every-vertex", "non-bipartite", "--order", "5..8"});
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    EXPECT_THAT(run.out,
                testing::MatchesRegex(
                    "order  5  none  by exhaustion \\(21 graphs\\) and Z3 \\(unsat, .*\n"
                    "order  6  E}lw  by exhaustion \\(1 of 112 graphs, 1 of them with 12 edges\\) "
                    "and Z3 \\(12 edges, unsat with fewer, .*\n"
                    "E}lw  order 6, size 12: smaller orders were not looked at\n"));
}

TEST(Synthesize, MinimalByExhaustionOrByZ3) {
    for (const auto& [bound, minimal] : {std::pair{"5", "by exhaustion"}, {"4", "by Z3"}}) {
        const Ran run = synthesize({"connected", "non-complete", "edge-critical", "--order", "..5",
                                    "--exhaustion", bound, "--json"});
        EXPECT_EQ(run.exit_code, exit_ok) << run.err;
        const auto lines = run.json_lines();
        ASSERT_EQ(lines.size(), 5u);
        EXPECT_EQ(lines[4]["graph"], "DqK") << "the 5-cycle";
        EXPECT_EQ(lines[4]["minimal"], minimal);
        EXPECT_EQ(lines[3]["exists"], false);
        EXPECT_EQ(lines[3]["exhaustion"]["graphs"], 6) << "connected graphs of order 4";
    }
}

TEST(Synthesize, JsonHasOneShape) {
    const auto lines = synthesize({"kernel", "--order", "1", "--json"}).json_lines();
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0], Json::parse(R"({"wish":"kernel","order":1,"exists":true,"graph":"@",
        "size":0,"minimal":"by exhaustion",
        "exhaustion":{"complete":true,"graphs":1,"fulfilling":1,"of_least_size":1},
        "z3":{"answer":"sat","size":0,"size_is_least":true,"proposals":1}})"));
}

TEST(Synthesize, NoneIsExitCode1) {
    const Ran run = synthesize({"bipartite", "non-bipartite", "--order", "..4"});
    EXPECT_EQ(run.exit_code, exit_refuted);
    EXPECT_THAT(run.out, testing::HasSubstr("order  4  none  by exhaustion (7 graphs) and Z3"));
}

TEST(Synthesize, ATimeLimitIsExitCode3) {
    const Ran run = synthesize({"kernel", "--order", "..3", "--time-limit", "0", "--json"});
    EXPECT_EQ(run.exit_code, exit_inconclusive);
    const auto lines = run.json_lines();
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0]["exists"], nullptr);
    EXPECT_EQ(lines[0]["z3"]["answer"], "unknown");
}

/// Every even kernel that the wish speaks of: in the graph, in each G - e, in each G - v.
TEST(SynthesizeStandard, CertificatesAreValid) {
    for (const auto& [traits, certificates] :
         {std::pair{"every-vertex,connected,twin-free,non-bipartite", 7},
          {"edge-critical,connected,non-complete", 6},
          {"vertex-critical,connected,non-complete", 5},
          {"connected,odd-regular,kernel", 1},
          {"connected", 0}}) {
        const TemporaryFile file;
        const Ran run = synthesize({traits, "--order", "..8", "--certificate", file.name()});
        EXPECT_EQ(run.exit_code, exit_ok) << run.err;
        const Ran checked = run_check(file);
        EXPECT_EQ(std::ranges::count(checked.out, '\n'), std::max(certificates, 1));
        EXPECT_EQ(checked.exit_code, certificates == 0 ? 2 : 0) << checked.out;
    }
}

/// What is stated, without the evidence: the lines of the heads.
std::vector<std::string> statements(const std::string& certificates) {
    std::vector<std::string> result;
    std::istringstream lines(certificates);
    for (std::string line; std::getline(lines, line);)
        for (const char* key : {"graph ", "containing ", "verdict "})
            if (line.starts_with(key)) result.push_back(line);
    return result;
}

/// The recorded objects are what is found today.
TEST(SynthesizeLong, TheRecordedObjectsAreFoundAgain) {
    for (const auto& [file, traits] :
         {std::pair{"kernel-through-every-vertex", "2-connected,non-bipartite,every-vertex"},
          {"odd-regular-with-kernel", "connected,odd-regular,kernel"},
          {"odd-regular-not-bipartite-with-kernel", "connected,non-bipartite,odd-regular,kernel"},
          {"kernel-only-after-deleting-any-edge", "connected,non-complete,edge-critical"},
          {"kernel-only-after-deleting-any-edge-or-vertex",
           "connected,non-complete,edge-critical,vertex-critical"}}) {
        const TemporaryFile written;
        const Ran run = synthesize({traits, "--order", "..8", "--certificate", written.name()});
        EXPECT_EQ(run.exit_code, exit_ok) << run.err;
        EXPECT_THAT(run.out, testing::HasSubstr("minimal by exhaustion"));
        std::ostringstream recorded;
        recorded << std::ifstream(source_path("counterexamples/found/") + file + ".txt").rdbuf();
        EXPECT_FALSE(statements(written.content()).empty());
        EXPECT_EQ(statements(written.content()), statements(recorded.str())) << file;
    }
}

TEST(Synthesize, BadUsageIsOneLine) {
    const auto complain = [](const Words& arguments, const std::string& message) {
        expect_one_complaint(synthesize(arguments), exit_usage, message);
    };
    const std::string range = ": ..N, M..N or N belongs here, with M <= N and orders from 1 to 16";
    for (const char* orders : {"0", "..17", "..", "x", "3..", "..3x", "-1", "1..2..3", "4..3"})
        complain({"kernel", std::string("--order=") + orders},
                 std::string("--order ") + orders + range);
    complain({"planar", "--order", "3"},
             "'planar' is not a property; there are connected 2-connected bipartite non-bipartite "
             "non-complete triangle-free twin-free regular odd-regular kernel every-vertex "
             "no-kernel edge-critical vertex-critical");
    complain({"kernel"}, "--order is required; see gazetteer synthesize --help");
    complain({"--order", "3"}, "PROPERTY is required; see gazetteer synthesize --help");
}

TEST(Synthesize, TheExampleOfItsHelpRuns) {
    expect_example_runs("synthesize");
}

}  // namespace
}  // namespace gazetteer::cli
