// SPDX-License-Identifier: GPL-3.0-or-later
// A file that appears whole or not at all: it is written under another name beside its own, and
// takes that at the end.
#pragma once

#include <fstream>
#include <string>

namespace gazetteer::cli {

/// What is there already, a device or a pipe, is written as it stands. Throws EnvironmentError with
/// the name and the system's reason.
class WholeFile {
  public:
    explicit WholeFile(const std::string& name);
    /// Takes the file away, unless keep() was called.
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    std::ostream& stream() { return out_; }
    /// Takes back what was written from this place on.
    void drop_from(std::streampos place);
    /// All is written.
    void keep();

  private:
    void require_good() const;

    std::string name_;
    /// What is opened: another name, or the same for what is no regular file.
    std::string written_;
    std::ofstream out_;
};

}  // namespace gazetteer::cli
