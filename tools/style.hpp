// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of style that a program can judge; each answers with one line a fault.
#pragma once

#include <string>
#include <vector>

#include "tools/source_tree.hpp"

namespace gazetteer::source_tree {

constexpr std::size_t columns_max = 100;
constexpr std::size_t function_lines_max = 70;
constexpr std::size_t file_lines_max = 500;
constexpr std::size_t folder_files_max = 40;

/// Lines of more than columns_max characters; a character may have several bytes of UTF-8.
std::vector<std::string> long_lines(const SourceFile& file);
std::vector<std::string> long_functions(const SourceFile& file);
/// The line of the licence does not count.
std::vector<std::string> long_files(const SourceFile& file);

/// Folders with more than folder_files_max files of their own.
std::vector<std::string> full_folders(const std::vector<std::string>& paths);

/// A shortest circle of folders, each including a file of the next, as "a -> b -> a"; empty if
/// there is none. A folder and what lies below it may include each other; tests are left out.
std::string circle_of_folders(const std::vector<SourceFile>& files);

}  // namespace gazetteer::source_tree
