#include "cli/output/certificate_file.hpp"

#include "certificates/certificate.hpp"

namespace gazetteer::cli {

void CertificateFile::close() {
    if (!file_) return;
    write_total(file_->stream());
    file_->keep();
}

}  // namespace gazetteer::cli
