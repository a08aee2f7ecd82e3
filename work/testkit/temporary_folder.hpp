// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for one test, removed with all that is in it.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

namespace gazetteer {

class TemporaryFolder {
  public:
    TemporaryFolder()
        : path_((std::filesystem::temp_directory_path() / "gazetteer-XXXXXX").string()) {
        if (mkdtemp(path_.data()) == nullptr)
            throw std::runtime_error("no temporary folder " + path_ + ": " + std::strerror(errno));
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        // A program that is about to end may still write: what is left then is not ours to wait
        // for.
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    const std::string& path() const { return path_; }
    std::string path(const std::string& name) const { return path_ + "/" + name; }

  private:
    std::string path_;
};

}  // namespace gazetteer
