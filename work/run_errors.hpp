// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong with the files of long work.
#pragma once

#include <stdexcept>

namespace gazetteer::runs {

/// A file of a run could not be read, written or trusted. The message begins with its name.
class RunFileError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// What the user asked for cannot be done with the files there are: "FILE: exists; ...".
class RunConflict : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace gazetteer::runs
