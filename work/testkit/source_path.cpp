// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/testkit/source_path.hpp"

namespace gazetteer {

std::string source_path(const std::string& name) {
    const std::string root = GAZETTEER_SOURCE_DIR;
    return name.empty() ? root : root + "/" + name;
}

}  // namespace gazetteer
