// SPDX-License-Identifier: GPL-3.0-or-later
// Executes the rules about who may include what, over the source tree: oracle/ and
// characterizations/ never meet below properties/, and a heavy library enters by one door.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "tools/source_tree.hpp"
#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

/// The rooms of which a room may include files. A file is of the room with the longest name that
/// its path begins with: work/ itself is under all others, and what answers with it is above.
const std::map<std::string, std::set<std::string>> allowed{
    {"work", {"work"}},
    {"graph", {"graph", "work"}},
    {"oracle", {"oracle", "work", "graph"}},
    {"characterizations", {"characterizations", "work", "graph"}},
    {"properties", {"properties", "work", "oracle", "characterizations", "graph"}},
    // The language for the tests alone: they read games given as data.
    {"certificates",
     {"certificates", "language", "work", "properties", "oracle", "characterizations", "graph"}},
    {"counterexamples",
     {"counterexamples", "certificates", "language", "work", "properties", "oracle",
      "characterizations", "graph"}},
    {"language", {"language", "work", "properties", "oracle", "characterizations", "graph"}},
    {"faces/pictures", {"faces/pictures", "work", "graph"}},
    {"faces/figures",
     {"faces/figures", "work", "faces/pictures", "counterexamples", "properties", "oracle",
      "characterizations", "graph"}},
    {"work/census",
     {"work/census", "faces/pictures", "work", "properties", "oracle", "characterizations",
      "graph"}},
    {"work/decisions",
     {"work/decisions", "counterexamples", "language", "certificates", "work", "properties",
      "oracle", "characterizations", "graph"}},
    {"faces/library",
     {"faces/library", "work/census", "work/decisions", "certificates", "counterexamples",
      "language", "work", "oracle", "faces/pictures", "graph", "characterizations"}},
    {"faces/python", {"faces/python"}},
    {"faces/reports",
     {"faces/reports", "counterexamples", "language", "faces/pictures", "properties", "graph"}},
    {"faces/page",
     {"faces/page", "faces/page/wasm", "language", "oracle", "characterizations", "graph"}},
    // The program's command line, and what stands there for what is missing.
    {"faces/page/wasm",
     {"faces/page/wasm", "faces/page", "faces/cli", "counterexamples", "language", "work", "oracle",
      "characterizations", "graph"}},
    {"faces/editor",
     {"faces/editor", "counterexamples", "language", "properties", "oracle", "work", "graph"}},
    {"faces/cli",
     {"faces/cli", "faces/editor", "faces/page", "faces/reports", "work/decisions", "faces/figures",
      "faces/pictures", "counterexamples", "language", "work/census", "work", "certificates",
      "properties", "oracle", "characterizations", "graph"}},
    {"tools/bench",
     {"tools/bench", "language", "properties", "oracle", "characterizations", "graph"}},
    {"proofs", {"proofs", "work", "properties", "oracle", "characterizations", "graph"}},
    {"tools", {"tools", "work"}},
};
/// The checker of certificates trusts the graphs and the rules of the games, and nothing else.
const std::string checker = "certificates/check/";
const std::vector<std::string> allowed_in_checker{checker, "graph/", "oracle/rules/",
                                                  "oracle/ruleset.hpp"};
/// Lines of the checker itself, of its chains, interpreter of rules, play and invariants, without
/// their tests, blank lines and lines of comment.
const std::map<std::string, std::size_t> checker_lines_max{
    {"certificates/check/", 1040},
    {"certificates/check/chains/", 2320},
    {"certificates/check/rules/", 1140},
    {"certificates/check/games/", 310},
    {"certificates/check/invariants/", 1830},
    {"certificates/check/invariants/terms/", 1740}};
/// The only files that may include a header whose name starts thus.
const std::map<std::string, std::set<std::string>> doors{
    {"CLI/", {"faces/cli/arguments/command_line.cpp"}},
    {"rapidcheck",
     {"properties/framework/random_driver.cpp", "faces/page/wasm/random_here.cpp",
      "faces/page/random_here_test.cpp"}},
    {"tao/pegtl",
     {"language/expressions/reading/grammar.hpp", "language/expressions/syntax.cpp",
      "language/expressions/reading/tokens.hpp", "language/expressions/reading/tree_syntax.cpp",
      "language/expressions/reading/tree_syntax.hpp", "language/rules/game_syntax.cpp",
      "counterexamples/papers/paper_grammar.hpp", "counterexamples/papers/paper_syntax.cpp",
      "graph/interchange/dot_grammar.hpp", "faces/page/wasm/headers/tao/pegtl.hpp"}},
};

using Source = source_tree::SourceFile;

/// The room of the table in which a file is; "" if it is in none.
std::string room_of(const std::string& path) {
    std::string result;
    for (const auto& [room, others] : allowed)
        if (path.starts_with(room + "/") && room.size() > result.size()) result = room;
    return result;
}

std::vector<std::string> includes_of(const std::string& text) {
    static const Regex include(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])", Regex::lines);
    return include.group_in(text);
}

bool starts_with_any(const std::string& text, const std::vector<std::string>& prefixes) {
    return std::ranges::any_of(prefixes,
                               [&](const std::string& prefix) { return text.starts_with(prefix); });
}

/// One line a fault.
std::vector<std::string> include_faults(const Source& source) {
    std::vector<std::string> faults;
    const auto table = allowed.find(room_of(source.path));
    for (const std::string& header : includes_of(source.text)) {
        const std::string room = room_of(header);
        if (!room.empty() && (table == allowed.end() || !table->second.contains(room)))
            faults.push_back(source.path + " may not include " + header);
        else if (!room.empty() && source.path.starts_with(checker) &&
                 !starts_with_any(header, allowed_in_checker))
            faults.push_back(source.path + " may not include " + header);
        for (const auto& [prefix, files] : doors)
            if (header.starts_with(prefix) && !files.contains(source.path))
                faults.push_back(source.path + " may not include " + header);
    }
    return faults;
}

std::vector<Source> sources() {
    std::vector<Source> result = source_tree::files(source_path(), {".hpp", ".cpp"});
    std::erase_if(result, [](const Source& file) { return room_of(file.path).empty(); });
    return result;
}

TEST(Includes, ForbiddenOnesAreCaught) {
    EXPECT_THAT(include_faults({"oracle/a.hpp", "#include \"characterizations/b.hpp\"\n"}),
                ElementsAre("oracle/a.hpp may not include characterizations/b.hpp"));
    EXPECT_THAT(include_faults({"characterizations/a.cpp",
                                "#include <vector>\n  #  include \"oracle/rules/b.hpp\"\n"}),
                ElementsAre("characterizations/a.cpp may not include oracle/rules/b.hpp"));
    EXPECT_THAT(include_faults({"graph/a_test.cpp", "#include \"oracle/b.hpp\"\n"}),
                ElementsAre("graph/a_test.cpp may not include oracle/b.hpp"));
    EXPECT_THAT(
        include_faults({"graph/a.cpp", "#include <graph/b.hpp>\n#include <faces/cli/c.hpp>\n"}),
        ElementsAre("graph/a.cpp may not include faces/cli/c.hpp"));
    EXPECT_THAT(include_faults({"properties/a.cpp", "#include <rapidcheck.h>\n"}),
                ElementsAre("properties/a.cpp may not include rapidcheck.h"));
    EXPECT_THAT(include_faults({"properties/a.cpp", "#include <rapidcheck/Gen.h>\n"}),
                ElementsAre("properties/a.cpp may not include rapidcheck/Gen.h"));
}

TEST(Includes, ARoomWithinAnotherIsItsOwn) {
    EXPECT_THAT(include_faults({"work/a.hpp", "#include \"work/census/b.hpp\"\n"}),
                ElementsAre("work/a.hpp may not include work/census/b.hpp"));
    EXPECT_THAT(include_faults({"work/shards/a.hpp", "#include \"work/b.hpp\"\n"}), IsEmpty());
}

TEST(Includes, AllowedOnesAreNot) {
    EXPECT_THAT(include_faults({"oracle/a.hpp",
                                "#include \"oracle/b.hpp\"\n#include \"graph/c.hpp\"\n"
                                "#include <algorithm>\n"}),
                IsEmpty());
    EXPECT_THAT(include_faults({"properties/a.cpp",
                                "#include \"oracle/b.hpp\"\n"
                                "#include \"characterizations/c.hpp\"\n"}),
                IsEmpty());
    EXPECT_THAT(include_faults({"graph/a.hpp", "// #include of oracle/ is forbidden\n"}),
                IsEmpty());
}

TEST(Includes, TheWholeTreeKeepsTheTable) {
    ASSERT_GT(sources().size(), 30u);
    for (const Source& source : sources())
        EXPECT_THAT(include_faults(source), IsEmpty()) << source.path;
}

TEST(Includes, TheTableAllowsNothingThatNobodyUses) {
    std::map<std::string, std::set<std::string>> used;
    for (const Source& source : sources())
        for (const std::string& header : includes_of(source.text))
            if (!room_of(header).empty()) used[room_of(source.path)].insert(room_of(header));
    for (const auto& [room, others] : allowed)
        for (const std::string& other : others)
            EXPECT_TRUE(room == other || used[room].contains(other)) << room << " " << other;
}

/// Headers of the library that is installed: the standard library's, and each other's.
bool is_public(const std::string& header) {
    return header.starts_with("gazetteer/") || header.find_first_of("/.") == header.npos;
}

TEST(Includes, PublicHeadersIncludeTheStandardLibraryAndEachOther) {
    EXPECT_TRUE(is_public("vector") && is_public("gazetteer/graph.hpp"));
    EXPECT_FALSE(is_public("graph/graph.hpp") || is_public("unistd.h"));
    int headers = 0;
    for (const Source& source : sources()) {
        if (!source.path.starts_with("faces/library/gazetteer/")) continue;
        ++headers;
        for (const std::string& header : includes_of(source.text))
            EXPECT_TRUE(is_public(header)) << source.path << " includes " << header;
    }
    EXPECT_GT(headers, 5);
}

TEST(Includes, OfTheCheckerAreGraphsAndRulesOnly) {
    EXPECT_THAT(include_faults({"certificates/check/a.cpp",
                                "#include \"graph/b.hpp\"\n#include \"oracle/rules/c.hpp\"\n"
                                "#include \"oracle/ruleset.hpp\"\n#include <vector>\n"
                                "#include \"certificates/check/d.hpp\"\n"}),
                IsEmpty());
    for (const char* header : {"oracle/solver.hpp", "oracle/outcome.hpp", "properties/a.hpp",
                               "characterizations/a.hpp", "certificates/certificate.hpp"})
        EXPECT_THAT(
            include_faults(
                {"certificates/check/a_test.cpp", "#include \"" + std::string(header) + "\"\n"}),
            ElementsAre("certificates/check/a_test.cpp may not include " + std::string(header)));
    EXPECT_THAT(include_faults({"certificates/a.cpp", "#include \"oracle/solver.hpp\"\n"}),
                IsEmpty());
}

/// Follows the includes of a file to all files of this tree that it is made of.
void follow(const std::string& path, std::set<std::string>& reached) {
    if (!fs::exists(source_path(path)) || !reached.insert(path).second) return;
    std::ostringstream text;
    text << std::ifstream(source_path(path)).rdbuf();
    for (const std::string& header : includes_of(text.str())) follow(header, reached);
}

TEST(Includes, NothingElseReachesTheChecker) {
    std::set<std::string> reached;
    for (const Source& source : sources())
        if (source.path.starts_with(checker) && !source.path.ends_with("_test.cpp"))
            follow(source.path, reached);
    EXPECT_GT(reached.size(), 20u);
    for (const std::string& path : reached)
        EXPECT_TRUE(starts_with_any(path, allowed_in_checker)) << path;
}

std::size_t lines_of_code(const std::string& text) {
    static const Regex code(R"(^[ \t]*(?!//)[^ \t\n])", Regex::lines);
    return code.all_in(text).size();
}

TEST(Includes, TheCheckerIsSmall) {
    EXPECT_EQ(lines_of_code("// a\n\nint a;\n    // b\n    int b;  // c\n}\n"), 3u);
    std::map<std::string, std::size_t> lines;
    for (const Source& source : sources())
        if (source.path.starts_with(checker) && !source.path.ends_with("_test.cpp") &&
            !source.path.ends_with("_fuzz.cpp") &&
            source.path.find("/testkit/") == std::string::npos)
            lines[source.path.substr(0, source.path.rfind('/') + 1)] += lines_of_code(source.text);
    ASSERT_EQ(lines.size(), checker_lines_max.size());
    for (const auto& [folder, most] : checker_lines_max) {
        EXPECT_GT(lines[folder], 100u) << folder;
        EXPECT_LE(lines[folder], most) << folder;
    }
}

}  // namespace
}  // namespace gazetteer
