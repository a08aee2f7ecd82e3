// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/testkit/source_path.hpp"

#include <filesystem>
#include <stdexcept>

namespace gazetteer {
namespace {

namespace fs = std::filesystem;

/// The folder of the build, in which CMake keeps its variables: it is above this program.
fs::path build_folder() {
    const fs::path program = fs::read_symlink("/proc/self/exe");
    for (fs::path folder = program.parent_path(); folder.has_relative_path();
         folder = folder.parent_path())
        if (fs::exists(folder / "CMakeCache.txt")) return folder;
    throw std::runtime_error(program.string() + " lies in no folder of a build");
}

std::string below(const fs::path& root, const std::string& name) {
    return name.empty() ? root.string() : (root / name).string();
}

}  // namespace

std::string source_path(const std::string& name) {
    static const fs::path root = fs::canonical(build_folder() / GAZETTEER_SOURCES);
    return below(root, name);
}

std::string build_path(const std::string& name) {
    static const fs::path root = build_folder();
    return below(root, name);
}

}  // namespace gazetteer
