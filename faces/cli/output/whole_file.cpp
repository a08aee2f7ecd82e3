// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/output/whole_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "graph/errors.hpp"

namespace gazetteer::cli {

namespace {

namespace fs = std::filesystem;

/// The name that a chain of links ends at.
std::string followed(const std::string& name) {
    std::error_code error;
    const fs::path result = fs::weakly_canonical(name, error);
    return error ? name : result.string();
}

/// A name for the time of writing, in the same folder: a rename stays within one file system.
std::string beside(const std::string& name) {
    const fs::path path(name);
    return (path.parent_path() /
            ("." + path.filename().string() + "." + std::to_string(getpid()) + ".tmp"))
        .string();
}

bool is_written_in_place(const std::string& name) {
    std::error_code error;
    return fs::exists(name, error) && !fs::is_regular_file(name, error);
}

}  // namespace

WholeFile::WholeFile(const std::string& name)
    : name_(followed(name)), written_(is_written_in_place(name_) ? name_ : beside(name_)) {
    errno = 0;
    out_.open(written_, std::ios::binary);
    if (!out_) throw EnvironmentError(name + ": " + std::generic_category().message(errno));
}

WholeFile::~WholeFile() {
    if (written_ == name_) return;
    out_.close();
    std::error_code ignored;
    fs::remove(written_, ignored);
}

void WholeFile::drop_from(std::streampos place) {
    out_.flush();
    require_good();
    if (written_ == name_) return;
    fs::resize_file(written_, static_cast<std::uintmax_t>(place));
    out_.seekp(place);
}

void WholeFile::keep() {
    // A write may have failed before: the reason is still there.
    if (out_) errno = 0;
    out_.close();
    require_good();
    if (written_ == name_) return;
    std::error_code error;
    const auto mode = fs::status(name_, error).permissions();
    if (!error && mode != fs::perms::unknown) fs::permissions(written_, mode, error);
    fs::rename(written_, name_, error);
    if (error) throw EnvironmentError(name_ + ": " + error.message());
    written_ = name_;
}

void WholeFile::require_good() const {
    if (!out_) throw EnvironmentError(name_ + ": " + std::generic_category().message(errno));
}

}  // namespace gazetteer::cli
