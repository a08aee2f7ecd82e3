// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/testkit/source_path.hpp"

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <stdexcept>

namespace gazetteer {
namespace {

namespace fs = std::filesystem;

/// The folder of the build, in which CMake keeps its variables: it is above this program, unless
/// tools/mutate, whose mutants lie elsewhere, tells another.
fs::path build_folder() {
    if (const char* const told = std::getenv("GAZETTEER_BUILD")) return told;
    const fs::path program = fs::read_symlink("/proc/self/exe");
    for (fs::path folder = program.parent_path(); folder.has_relative_path();
         folder = folder.parent_path())
        if (fs::exists(folder / "CMakeCache.txt")) return folder;
    throw std::runtime_error(program.string() + " lies in no folder of a build");
}

std::string below(const fs::path& root, const std::string& name) {
    return name.empty() ? root.string() : (root / name).string();
}

/// Whether a file or folder is among what a test reads, if tools/once has told that.
bool may_be_read(const std::string& path) {
    const char* const told = std::getenv("GAZETTEER_READS");
    if (told == nullptr) return true;
    std::istringstream lines(told);
    for (std::string line; std::getline(lines, line);)
        if (path == line || path.starts_with(line + "/")) return true;
    return false;
}

}  // namespace

std::string source_path(const std::string& name) {
    static const fs::path root = fs::canonical(build_folder() / GAZETTEER_SOURCES);
    const std::string path = below(root, name);
    if (!may_be_read(path))
        throw std::logic_error("a stamp would not see that " + path +
                               " changes: it is not among what the test is said to read");
    return path;
}

std::string build_path(const std::string& name) {
    static const fs::path root = build_folder();
    return below(root, name);
}

}  // namespace gazetteer
