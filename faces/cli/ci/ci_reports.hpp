// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a repository as its servers read them.
#pragma once

#include <span>
#include <string>

#include "faces/cli/ci/ci_result.hpp"

namespace gazetteer::cli {

/// "FAILED        file:7: id: why", a line for people.
std::string ci_line(const CiResult& result);
/// One JSON object.
std::string ci_json(const CiResult& result);
/// A command of GitHub's for the file's line, "::error file=...,line=7,title=id::why"; empty for
/// what has passed.
std::string ci_annotation(const CiResult& result);
/// The same for an input that cannot be read: "file:line:column: what" where it begins with the
/// name of a file.
std::string ci_annotation(const std::string& file, const std::string& what);

std::string ci_junit(std::span<const CiResult> results);
/// SARIF 2.1.0: what has failed, and as warnings what was not decided.
std::string ci_sarif(std::span<const CiResult> results);
/// A page in Markdown: the counts, then what has not passed, then all in a table.
std::string ci_summary(std::span<const CiResult> results);

}  // namespace gazetteer::cli
