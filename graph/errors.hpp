// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong that is nobody's defect: the user's input, and the machine. A library throws it,
// faces/cli/ alone reports it, in one line.
#pragma once

#include <stdexcept>

namespace gazetteer {

/// The environment failed the program: a missing program, a file that cannot be written.
class EnvironmentError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The user's input is at fault; the message says what, where and what would be right.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace gazetteer
