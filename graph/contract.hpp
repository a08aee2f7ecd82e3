// Contracts at public entries, on in every build.
#pragma once

#include <source_location>
#include <stdexcept>
#include <string>

namespace gazetteer {

/// Thrown by require(): the caller broke a documented precondition. A defect, not bad user input.
class ContractViolation : public std::logic_error {
  public:
    using std::logic_error::logic_error;
};

/// Throws ContractViolation with the place of the call unless `condition` holds.
inline void require(bool condition, const char* what,
                    std::source_location where = std::source_location::current()) {
    if (!condition) [[unlikely]]
        throw ContractViolation(std::string(where.file_name()) + ":" +
                                std::to_string(where.line()) + ": requires " + what);
}

}  // namespace gazetteer
