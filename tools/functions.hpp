// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of a C++ file, found by counting braces outside comments and literals.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace gazetteer::source_tree {

enum class Ink : char { code, comment, literal };

/// What each character of a C++ file belongs to; quotes and slashes belong to what they enclose.
std::vector<Ink> inks(const std::string& text);

/// The comments of a file: lines of // that follow each other without code make one, as their
/// text without slashes, with single spaces. The line that names the licence is left out.
struct Comment {
    std::size_t line;
    std::string text;
};
std::vector<Comment> comments(const std::string& text);

/// A function with its body; `line` counts from 1, `lines` from the head to the closing brace.
struct Function {
    std::string head;
    std::size_t line;
    std::size_t lines;
};

/// The functions that are defined in namespaces and classes, with lambdas in namespaces. A lambda
/// inside a function belongs to that function. Expects code as clang-format leaves it; macros
/// that hold unbalanced braces are not understood.
std::vector<Function> functions(const std::string& text);

}  // namespace gazetteer::source_tree
