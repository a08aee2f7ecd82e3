// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/license.hpp"

#include <algorithm>
#include <array>
#include <sstream>

#include "work/regex.hpp"

namespace gazetteer::source_tree {
namespace {

const Regex& license_line() {
    static const Regex result(
        R"re(^(//|#|;|\(\*|/\*) SPDX-License-Identifier: ([\w.-]+)( \*[)/])?$)re");
    return result;
}

}  // namespace

bool is_license_line(const std::string& line) {
    return license_line().whole(line).has_value();
}

bool is_source_file(const SourceFile& file) {
    static const std::array endings{".cpp", ".hpp", ".inc",   ".cpp.in",        ".js",
                                    ".css", ".v",   ".ml",    ".mli",           ".smt2",
                                    ".py",  ".sh",  ".cmake", "CMakeLists.txt", "Makefile"};
    return file.text.starts_with("#!") ||
           std::ranges::any_of(endings, [&](const char* end) { return file.path.ends_with(end); });
}

std::vector<std::string> missing_license(const SourceFile& file) {
    std::istringstream lines(file.text);
    std::string line;
    std::getline(lines, line);
    if (line.starts_with("#!")) std::getline(lines, line);
    const auto match = license_line().whole(line);
    if (match && (*match)[2] == "GPL-3.0-or-later") return {};
    return {file.path + ": the first line, or the one after #!, is to be a comment that says " +
            "SPDX-License-Identifier: GPL-3.0-or-later"};
}

}  // namespace gazetteer::source_tree
