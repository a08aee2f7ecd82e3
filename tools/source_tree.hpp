// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the source tree, for the tests that read it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace gazetteer::source_tree {

/// The path is relative to the root of the tree.
struct SourceFile {
    std::string path;
    std::string text;
};

/// The files whose names end in one of `endings`, sorted by path. Folders named build*, those
/// whose names start with a dot, and what lies in them are left out.
std::vector<SourceFile> files(const std::filesystem::path& root,
                              const std::vector<std::string>& endings);

/// The folder of a path: "a/b" of "a/b/c.cpp", "" of "c.cpp".
std::string folder_of(const std::string& path);

/// Whether one of the words is in the text: asked before a pattern, which takes a hundred times
/// as long.
bool has_any(const std::string& text, const std::vector<std::string>& words);

/// The text without the comments that // begins.
std::string without_comments(const std::string& text);

/// The paths in double quotes that a text includes.
std::vector<std::string> quoted_includes(const std::string& text);

/// A test, a fuzzer, or a file of a folder named tests or testkit.
bool is_for_tests(const std::string& path);

}  // namespace gazetteer::source_tree
