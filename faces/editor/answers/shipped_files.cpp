// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/answers/shipped_files.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "work/program_files.hpp"

namespace gazetteer::editor {

namespace {

namespace fs = std::filesystem;

bool has_text(const fs::path& path, const std::string& text) {
    std::error_code fault;
    if (!fs::is_regular_file(path, fault)) return false;
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {}) == text;
}

/// Empty where nothing says where it is.
fs::path cache_folder() {
    const char* const given = std::getenv("XDG_CACHE_HOME");
    if (given != nullptr && fs::path(given).is_absolute()) return given;
    const char* const home = std::getenv("HOME");
    return home == nullptr || *home == '\0' ? fs::path() : fs::path(home) / ".cache";
}

/// Whether the file is there as a whole, for reading alone.
bool written(const fs::path& path, const std::string& text) {
    std::error_code fault;
    fs::create_directories(path.parent_path(), fault);
    const fs::path begun = path.string() + "." + std::to_string(getpid());
    std::ofstream out(begun, std::ios::binary);
    out << text;
    out.close();
    constexpr auto read_alone =
        fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
    if (out) fs::permissions(begun, read_alone, fault);
    if (out && !fault) fs::rename(begun, path, fault);
    if (out && !fault) return true;
    std::error_code gone;
    fs::remove(begun, gone);
    return false;
}

}  // namespace

std::string shipped_file(const conjectures::GameFile& file) {
    const fs::path installed =
        runs::program_file().parent_path().parent_path() / "share/gazetteer/games" / file.name;
    if (has_text(installed, file.text)) return installed;
    const fs::path cache = cache_folder();
    if (cache.empty()) return {};
    const fs::path kept = cache / "gazetteer/games" / file.name;
    return has_text(kept, file.text) || written(kept, file.text) ? kept.string() : std::string();
}

}  // namespace gazetteer::editor
