// SPDX-License-Identifier: GPL-3.0-or-later
// The file that --certificate names.
#pragma once

#include <optional>
#include <string>

#include "faces/cli/output/output.hpp"
#include "faces/cli/output/whole_file.hpp"

namespace gazetteer::cli {

/// Certificates one after the other, or nothing when no file is named. The file appears when it is
/// closed. Throws EnvironmentError when it cannot be opened or written.
class CertificateFile {
  public:
    explicit CertificateFile(const std::string& name) : more_(!name.empty()) {
        if (!name.empty()) file_.emplace(name);
    }
    /// Null when no file is named.
    std::ostream* stream() { return file_ ? &file_->stream() : nullptr; }
    /// Takes back what was written from this place on.
    void drop_from(std::streampos place) { file_->drop_from(place); }
    /// All is written; call it at the end. Writes how many there are: a file without it was cut.
    void close();

  private:
    MoreToWrite more_;
    std::optional<WholeFile> file_;
};

/// The certificates of one graph: those that are written while it lives are taken back at its end,
/// unless all were, and it was told to keep them.
class WholeCertificates {
  public:
    explicit WholeCertificates(CertificateFile& file)
        : file_(file),
          start_(file.stream() == nullptr ? std::streampos() : file.stream()->tellp()) {}
    ~WholeCertificates() {
        if (!kept_ && file_.stream() != nullptr) file_.drop_from(start_);
    }
    WholeCertificates(const WholeCertificates&) = delete;
    WholeCertificates& operator=(const WholeCertificates&) = delete;
    void keep() { kept_ = true; }

  private:
    CertificateFile& file_;
    std::streampos start_;
    bool kept_ = false;
};

}  // namespace gazetteer::cli
