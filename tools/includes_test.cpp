// Executes the rules about who may include what, over the source tree: oracle/ and
// characterizations/ never meet below properties/, RapidCheck enters by one header, and no file
// outgrows a reader.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace gazetteer {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

/// The directories of which a directory may include files.
const std::map<std::string, std::set<std::string>> allowed{
    {"graph", {"graph"}},
    {"oracle", {"oracle", "graph"}},
    {"characterizations", {"characterizations", "graph"}},
    {"properties", {"properties", "oracle", "characterizations", "graph"}},
    {"counterexamples", {"counterexamples", "properties", "oracle", "characterizations", "graph"}},
    {"conjectures",
     {"conjectures", "runs", "counterexamples", "properties", "oracle", "characterizations",
      "graph"}},
    {"runs", {"runs", "graph"}},
    {"census",
     {"census", "pictures", "runs", "counterexamples", "properties", "oracle", "characterizations",
      "graph"}},
    {"pictures", {"pictures", "graph"}},
    {"figures",
     {"figures", "pictures", "counterexamples", "properties", "oracle", "characterizations",
      "graph"}},
    {"cli",
     {"cli", "figures", "pictures", "conjectures", "census", "runs", "counterexamples",
      "properties", "oracle", "characterizations", "graph"}},
    {"bench", {"bench", "counterexamples", "properties", "oracle", "characterizations", "graph"}},
    {"tools", {"tools"}},
};
/// The checker of certificates trusts the graphs and the rules of the games, and nothing else.
const std::string checker = "counterexamples/check/";
const std::vector<std::string> allowed_in_checker{checker, "graph/", "oracle/rules/",
                                                  "oracle/ruleset.hpp"};
/// Lines of the checker itself, without its tests, blank lines and lines of comment.
constexpr std::size_t checker_lines_max = 600;
/// The only files that may include a header whose name starts thus.
const std::map<std::string, std::set<std::string>> doors{
    {"rapidcheck", {"properties/random_driver.hpp"}},
    {"tao/pegtl", {"conjectures/grammar.hpp", "conjectures/syntax.cpp"}},
};
/// A file is one idea; beyond this it is more.
constexpr std::size_t lines_max = 500;

struct Source {
    std::string path;
    std::string text;
};

std::string folder_of(const std::string& path) {
    return path.substr(0, path.find('/'));
}

std::vector<std::string> includes_of(const std::string& text) {
    static const std::regex include(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])",
                                    std::regex::ECMAScript | std::regex::multiline);
    std::vector<std::string> result;
    for (std::sregex_iterator i(text.begin(), text.end(), include), end; i != end; ++i)
        result.push_back((*i)[1]);
    return result;
}

bool starts_with_any(const std::string& text, const std::vector<std::string>& prefixes) {
    return std::ranges::any_of(prefixes,
                               [&](const std::string& prefix) { return text.starts_with(prefix); });
}

/// One line a fault.
std::vector<std::string> include_faults(const Source& source) {
    std::vector<std::string> faults;
    const auto table = allowed.find(folder_of(source.path));
    for (const std::string& header : includes_of(source.text)) {
        const std::string folder = folder_of(header);
        if (allowed.contains(folder) && header != folder &&
            (table == allowed.end() || !table->second.contains(folder)))
            faults.push_back(source.path + " may not include " + header);
        else if (allowed.contains(folder) && source.path.starts_with(checker) &&
                 !starts_with_any(header, allowed_in_checker))
            faults.push_back(source.path + " may not include " + header);
        for (const auto& [prefix, files] : doors)
            if (header.starts_with(prefix) && !files.contains(source.path))
                faults.push_back(source.path + " may not include " + header);
    }
    return faults;
}

std::vector<Source> sources() {
    std::vector<Source> result;
    const fs::path root = GAZETTEER_SOURCE_DIR;
    for (const auto& [folder, ignored] : allowed) {
        if (!fs::exists(root / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            if (entry.path().extension() != ".hpp" && entry.path().extension() != ".cpp") continue;
            std::ostringstream text;
            text << std::ifstream(entry.path()).rdbuf();
            result.push_back({fs::relative(entry.path(), root).generic_string(), text.str()});
        }
    }
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
    EXPECT_THAT(include_faults({"graph/a.cpp", "#include <graph/b.hpp>\n#include <cli/c.hpp>\n"}),
                ElementsAre("graph/a.cpp may not include cli/c.hpp"));
    EXPECT_THAT(include_faults({"properties/a.cpp", "#include <rapidcheck.h>\n"}),
                ElementsAre("properties/a.cpp may not include rapidcheck.h"));
    EXPECT_THAT(include_faults({"properties/a.cpp", "#include <rapidcheck/Gen.h>\n"}),
                ElementsAre("properties/a.cpp may not include rapidcheck/Gen.h"));
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

TEST(Includes, OfTheCheckerAreGraphsAndRulesOnly) {
    EXPECT_THAT(include_faults({"counterexamples/check/a.cpp",
                                "#include \"graph/b.hpp\"\n#include \"oracle/rules/c.hpp\"\n"
                                "#include \"oracle/ruleset.hpp\"\n#include <vector>\n"
                                "#include \"counterexamples/check/d.hpp\"\n"}),
                IsEmpty());
    for (const char* header : {"oracle/solver.hpp", "oracle/outcome.hpp", "properties/a.hpp",
                               "characterizations/a.hpp", "counterexamples/certificate.hpp"})
        EXPECT_THAT(
            include_faults(
                {"counterexamples/check/a_test.cpp", "#include \"" + std::string(header) + "\"\n"}),
            ElementsAre("counterexamples/check/a_test.cpp may not include " + std::string(header)));
    EXPECT_THAT(include_faults({"counterexamples/a.cpp", "#include \"oracle/solver.hpp\"\n"}),
                IsEmpty());
}

/// Follows the includes of a file to all files of this tree that it is made of.
void follow(const std::string& path, std::set<std::string>& reached) {
    if (!fs::exists(fs::path(GAZETTEER_SOURCE_DIR) / path) || !reached.insert(path).second) return;
    std::ostringstream text;
    text << std::ifstream(fs::path(GAZETTEER_SOURCE_DIR) / path).rdbuf();
    for (const std::string& header : includes_of(text.str())) follow(header, reached);
}

TEST(Includes, NothingElseReachesTheChecker) {
    std::set<std::string> reached;
    for (const Source& source : sources())
        if (source.path.starts_with(checker) && !source.path.ends_with("_test.cpp"))
            follow(source.path, reached);
    EXPECT_GT(reached.size(), 20u);
    // The rules themselves use the names of games and nothing more of oracle/.
    for (const std::string& path : reached)
        EXPECT_TRUE(starts_with_any(path, allowed_in_checker) || path == "oracle/name.hpp") << path;
}

std::size_t lines_of_code(const std::string& text) {
    static const std::regex code(R"(^[ \t]*(?!//)[^ \t\n])",
                                 std::regex::ECMAScript | std::regex::multiline);
    return static_cast<std::size_t>(std::distance(
        std::sregex_iterator(text.begin(), text.end(), code), std::sregex_iterator()));
}

TEST(Includes, TheCheckerIsSmall) {
    EXPECT_EQ(lines_of_code("// a\n\nint a;\n    // b\n    int b;  // c\n}\n"), 3u);
    std::size_t lines = 0;
    for (const Source& source : sources())
        if (source.path.starts_with(checker) && !source.path.ends_with("_test.cpp") &&
            !source.path.ends_with("_fuzz.cpp"))
            lines += lines_of_code(source.text);
    EXPECT_GT(lines, 300u);
    EXPECT_LE(lines, checker_lines_max);
}

TEST(Includes, NoFileIsOver500Lines) {
    for (const Source& source : sources())
        EXPECT_LE(std::ranges::count(source.text, '\n'), lines_max) << source.path;
}

}  // namespace
}  // namespace gazetteer
