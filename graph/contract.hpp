// SPDX-License-Identifier: GPL-3.0-or-later
// Contracts at public entries, on in every build.
#pragma once

#include <stdexcept>
#include <string>

namespace gazetteer {

/// Thrown by require(): the caller broke a documented precondition. A defect, not bad user input.
class ContractViolation : public std::logic_error {
  public:
    using std::logic_error::logic_error;
};

/// Throws ContractViolation with the place of the call unless `condition` holds. (The builtins
/// stand for std::source_location, which clang 14 lacks.)
inline void require(bool condition, const char* what, const char* file = __builtin_FILE(),
                    int line = __builtin_LINE()) {
    if (!condition) [[unlikely]]
        throw ContractViolation(std::string(file) + ":" + std::to_string(line) + ": requires " +
                                what);
}

}  // namespace gazetteer
