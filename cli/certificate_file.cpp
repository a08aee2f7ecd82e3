#include "cli/certificate_file.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "cli/output.hpp"

namespace gazetteer::cli {

CertificateFile::CertificateFile(const std::string& name) : name_(name) {
    if (name_.empty()) return;
    errno = 0;
    out_.open(name_, std::ios::binary);
    require_good();
}

void CertificateFile::drop_from(std::streampos place) {
    out_.flush();
    require_good();
    std::filesystem::resize_file(name_, static_cast<std::uintmax_t>(place));
    out_.seekp(place);
}

void CertificateFile::close() {
    if (name_.empty()) return;
    errno = 0;
    out_.close();
    require_good();
}

void CertificateFile::require_good() const {
    if (!out_) throw EnvironmentError(name_ + ": " + std::generic_category().message(errno));
}

}  // namespace gazetteer::cli
