// SPDX-License-Identifier: GPL-3.0-or-later
// The tests do not depend on the machine: the sources are searched for names in a temporary folder
// that others may have, and for times that have to be enough.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tools/source_tree.hpp"
#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer {
namespace {

using source_tree::SourceFile;
using testing::ElementsAre;
using testing::IsEmpty;

/// Who makes temporary files for all others.
const std::set<std::string> makers{"work/testkit/temporary_folder.hpp", "faces/pictures/neato.cpp"};
/// Who sleeps between two looks at something, or to be slow.
const std::set<std::string> sleepers{
    "certificates/certified_claims_test.cpp", "faces/cli/tests/started_test.cpp",
    "faces/cli/tests/submit/submitting_test.cpp", "work/stop_test.cpp", "work/threads_test.cpp"};

struct Rule {
    /// A text with none of these has nothing of `what`.
    std::vector<std::string> has;
    Regex what;
    const std::set<std::string>& but;
    bool in_tests_alone;
    std::string instead;
};

const std::vector<Rule> rules{
    {{"mk", "tmp", "temp_directory_path"},
     Regex(R"(\bmkd?s?temps?\b|\btmp(file|nam)\b|\btemp_directory_path\b|"/tmp\b)"),
     makers,
     false,
     "TemporaryFolder"},
    {{"sleep"},
     Regex(R"(\b(sleep_for|sleep_until|usleep|nanosleep)\b)"),
     sleepers,
     true,
     "Started::hears, says or wait"},
    {{"sleep "},
     Regex(R"(\bsleep [^;\n]*;\s*kill\b|[&{] sleep )"),
     sleepers,
     true,
     "interrupted()"},
    {{"timeout "}, Regex(R"(["( ]timeout (-|[0-9]))"), sleepers, true, "limited(), or no limit"},
    {{"_LT(", "_LE("},
     Regex(R"(\b(EXPECT|ASSERT)_L[TE]\([^;]*(\bnow\(\)|\bseconds\b|\belapsed))"),
     sleepers,
     true,
     "no assertion on how long something takes"}};

/// One line a fault.
std::vector<std::string> machine_faults(const SourceFile& source) {
    std::vector<std::string> result;
    const std::string code = source_tree::without_comments(source.text);
    for (const Rule& rule : rules) {
        if (rule.but.contains(source.path)) continue;
        if (rule.in_tests_alone && !source_tree::is_for_tests(source.path)) continue;
        if (!source_tree::has_any(code, rule.has)) continue;
        for (const std::string& name : rule.what.group_in(code, 0))
            result.push_back(source.path + ": " + name + ": instead " + rule.instead);
    }
    return result;
}

TEST(Machine, WhatDependsOnItIsCaught) {
    for (const std::string wrong :
         {"mkdtemp(a)", "::mkstemps(a, 5)", "std::tmpfile()", "fs::temp_directory_path()",
          "open(\"/tmp/a\")", "std::this_thread::sleep_for(a)", "run(\"a & sleep 1; b\")",
          "run(\"sleep 0.5; kill -INT $!\")", "run(\"{ sleep 1; a; } | :\")",
          "run(\"timeout 20 a\")", "EXPECT_LT(seconds, 3)", "EXPECT_LE(Clock::now() - start, a)"})
        EXPECT_FALSE(machine_faults({"oracle/a_test.cpp", wrong + ";\n"}).empty()) << wrong;
    EXPECT_THAT(machine_faults({"oracle/a.cpp", "a(mkdtemp(b));\n"}),
                ElementsAre("oracle/a.cpp: mkdtemp: instead TemporaryFolder"));
}

TEST(Machine, WhatDoesNotIsNot) {
    EXPECT_THAT(machine_faults({"work/testkit/temporary_folder.hpp", "mkdtemp(a);\n"}), IsEmpty());
    EXPECT_THAT(machine_faults({"oracle/a.cpp", "std::this_thread::sleep_for(a);\n"}), IsEmpty());
    EXPECT_THAT(machine_faults({"oracle/a_test.cpp",
                                "// mkdtemp\nrun(\"f = sleep 999\");\nEXPECT_LT(size, 3);\n"}),
                IsEmpty());
}

TEST(MachineStandard, TheTreeKeepsToIt) {
    for (const SourceFile& source : source_tree::files(source_path(), {".hpp", ".cpp"}))
        EXPECT_THAT(source.path == "tools/machine_test.cpp" ? std::vector<std::string>()
                                                            : machine_faults(source),
                    IsEmpty());
}

}  // namespace
}  // namespace gazetteer
