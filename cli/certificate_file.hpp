// The file that --certificate names.
#pragma once

#include <fstream>
#include <string>

namespace gazetteer::cli {

/// Certificates one after the other, or nothing when no file is named. Throws EnvironmentError
/// when the file cannot be opened or written.
class CertificateFile {
  public:
    explicit CertificateFile(const std::string& name);
    /// Null when no file is named.
    std::ostream* stream() { return name_.empty() ? nullptr : &out_; }
    /// Takes back what was written from this place on.
    void drop_from(std::streampos place);
    /// All is written; call it at the end.
    void close();

  private:
    void require_good() const;

    std::string name_;
    std::ofstream out_;
};

}  // namespace gazetteer::cli
