// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/output/certificate_file.hpp"

#include "certificates/certificate.hpp"

namespace gazetteer::cli {

void CertificateFile::close() {
    if (!file_) return;
    certificates::write_total(file_->stream());
    file_->keep();
}

}  // namespace gazetteer::cli
