// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/program_files.hpp"

#include <dlfcn.h>
#include <link.h>

#include <cerrno>

namespace gazetteer::runs {

namespace fs = std::filesystem;

namespace {

/// The shared library that this code is part of; empty if it is part of the program.
fs::path library_file() {
    Dl_info found{};
    void* object = nullptr;
    const auto here = reinterpret_cast<const void*>(&library_file);
    if (dladdr1(here, &found, &object, RTLD_DL_LINKMAP) == 0) return {};
    return static_cast<const link_map*>(object)->l_name;
}

}  // namespace

fs::path program_file() {
    const fs::path started = fs::read_symlink("/proc/self/exe");
    const bool is_loader = started.filename().string().starts_with("ld-");
    return is_loader ? fs::path(program_invocation_name) : started;
}

fs::path companion_program(const std::string& name) {
    const fs::path library = library_file();
    const fs::path file = library.empty() ? program_file() : library;
    return file.parent_path().parent_path() / "libexec" / name;
}

}  // namespace gazetteer::runs
