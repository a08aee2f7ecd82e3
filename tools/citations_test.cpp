// SPDX-License-Identifier: GPL-3.0-or-later
// Every citation in the code and the documents ([FSU93, Theorem 3.1], [GGHR], ...) has its entry in
// docs/references.bib.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include "tools/source_tree.hpp"
#include "work/regex.hpp"
#include "work/testkit/source_path.hpp"

namespace {

namespace source_tree = gazetteer::source_tree;
using gazetteer::Regex;
using source_tree::SourceFile;

std::string content(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The keys cited in a text: an upper-case word with a year, or GGHR, after an opening bracket.
std::set<std::string> cited_keys(const std::string& text) {
    static const Regex citation(R"(\[([A-Z][A-Za-z]+\d\d|GGHR)[,;\] ])");
    const auto keys = citation.group_in(text);
    return {keys.begin(), keys.end()};
}

std::set<std::string> listed_keys(const std::string& bibliography) {
    static const Regex entry(R"(@\w+\{(\w+),)");
    const auto keys = entry.group_in(bibliography);
    return {keys.begin(), keys.end()};
}

/// This file cites what is not there.
const std::string own_path = "tools/citations_test.cpp";

TEST(Citations, AreRecognised) {
    EXPECT_EQ(cited_keys("[FSU93, section 1; x], [GGHR] a[Index3] [And74] [x93]"),
              (std::set<std::string>{"FSU93", "GGHR", "And74"}));
}

TEST(Citations, AreAllListed) {
    const std::filesystem::path root = gazetteer::source_path();
    const std::set<std::string> listed = listed_keys(content(root / "docs" / "references.bib"));
    EXPECT_GE(listed.size(), 5u);
    for (const SourceFile& file : gazetteer::source_tree::files(root, {".hpp", ".cpp", ".md"}))
        for (const std::string& key : cited_keys(file.text))
            EXPECT_TRUE(file.path == own_path || listed.contains(key))
                << key << " in " << file.path;
}

}  // namespace
