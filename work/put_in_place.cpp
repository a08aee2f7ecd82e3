// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/put_in_place.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "work/run_errors.hpp"

namespace gazetteer::runs {

namespace {

void sync_directory_of(const std::string& path) {
    const auto folder = std::filesystem::absolute(path).parent_path();
    const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return;
    fsync(fd);
    close(fd);
}

}  // namespace

void put_in_place(const std::string& from, const std::string& to) {
    std::error_code error;
    std::filesystem::rename(from, to, error);
    if (error) throw RunFileError(to + ": " + error.message());
    sync_directory_of(to);
}

}  // namespace gazetteer::runs
