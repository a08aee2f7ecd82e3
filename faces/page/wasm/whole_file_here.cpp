// SPDX-License-Identifier: GPL-3.0-or-later
// Files where nothing is renamed: what is written stands under its own name at once.
#include "faces/cli/output/whole_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "graph/errors.hpp"

namespace gazetteer::cli {

WholeFile::WholeFile(const std::string& name) : name_(name), written_(name) {
    errno = 0;
    out_.open(name, std::ios::binary);
    if (!out_) throw EnvironmentError(name + ": " + std::generic_category().message(errno));
}
WholeFile::~WholeFile() = default;

void WholeFile::drop_from(std::streampos place) {
    out_.flush();
    require_good();
    if (::truncate(name_.c_str(), static_cast<off_t>(place)) == 0) out_.seekp(place);
}
void WholeFile::keep() {
    if (out_) errno = 0;
    out_.close();
    require_good();
}
void WholeFile::require_good() const {
    if (!out_) throw EnvironmentError(name_ + ": " + std::generic_category().message(errno));
}

}  // namespace gazetteer::cli
