// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates written to a file by the real program and judged by the real gazetteer-check.
#pragma once

#include <string>

#include "faces/cli/tests/run.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {

/// A file in a folder of this test's own that is gone in the end.
class TemporaryFile {
  public:
    std::string name() const { return folder_.path("certificates"); }
    std::string content() const { return contents(name()); }

  private:
    TemporaryFolder folder_;
};

/// gazetteer-check on the file.
inline Ran run_check(const TemporaryFile& file) {
    return run_shell("gazetteer-check '" + file.name() + "'");
}

}  // namespace gazetteer::cli
