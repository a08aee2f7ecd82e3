// SPDX-License-Identifier: GPL-3.0-or-later
// What the library throws. Its messages are those of the program: what is wrong, where, and what
// would be right. Besides these only std::bad_alloc and what a caller's own functions throw come
// out of it.
#pragma once

#include <stdexcept>
#include <string>

#include "gazetteer/api.hpp"

namespace gazetteer::v0 {

/// All of the errors below.
class GAZETTEER_API Error : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
    ~Error() override;
};

/// What was given is at fault: a text, a name, a vertex. The program ends with exit code 2.
class GAZETTEER_API InputError : public Error {
  public:
    /// The place, where a text is at fault; both count from 1, and are 0 without a place.
    explicit InputError(const std::string& message, int line = 0, int column = 0)
        : Error(message), line_(line), column_(column) {}
    ~InputError() override;
    int line() const { return line_; }
    int column() const { return column_; }

  private:
    int line_;
    int column_;
};

/// The question is too large for the method that was to answer it; the message says how far it
/// goes.
class GAZETTEER_API OutOfReach : public Error {
  public:
    using Error::Error;
    ~OutOfReach() override;
};

/// The answer would take more memory than Limits::bytes; known before the memory is taken.
class GAZETTEER_API LimitReached : public Error {
  public:
    using Error::Error;
    ~LimitReached() override;
};

/// The time was over, or a stop was requested, before there was an answer.
class GAZETTEER_API Stopped : public Error {
  public:
    using Error::Error;
    ~Stopped() override;
};

/// The machine failed: a program that is missing, a file that cannot be read or written.
class GAZETTEER_API EnvironmentError : public Error {
  public:
    using Error::Error;
    ~EnvironmentError() override;
};

/// A contract within the library is broken: a defect that its authors want to know.
class GAZETTEER_API Defect : public Error {
  public:
    using Error::Error;
    ~Defect() override;
};

}  // namespace gazetteer::v0
