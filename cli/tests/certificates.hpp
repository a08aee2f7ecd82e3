// Certificates written to a file by the real program and judged by the real gazetteer-check.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "cli/tests/run.hpp"

namespace gazetteer::cli {

/// A file of this test's own that is gone in the end.
class TemporaryFile {
  public:
    TemporaryFile()
        : path_(std::filesystem::temp_directory_path() /
                ("gazetteer_certify_test_" + std::to_string(getpid()))) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() { std::filesystem::remove(path_); }
    std::string name() const { return path_.string(); }
    std::string content() const {
        std::ostringstream text;
        text << std::ifstream(path_).rdbuf();
        return text.str();
    }

  private:
    std::filesystem::path path_;
};

/// gazetteer-check on the file.
inline Ran run_check(const TemporaryFile& file) {
    return run_shell("gazetteer-check '" + file.name() + "'");
}

}  // namespace gazetteer::cli
