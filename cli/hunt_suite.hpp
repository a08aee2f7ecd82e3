// A file of conjectures as a test suite.
#pragma once

#include <limits>
#include <string>

#include "conjectures/hunt.hpp"

namespace gazetteer::cli {

/// Hunts each conjecture of the file on its ground, prints a line for each and writes JUnit's XML
/// to `junit` unless empty. Returns the exit code: 0 all as expected, 1 some are not, 3 some are
/// inconclusive.
int run_suite(const std::string& file, const std::string& junit, const HuntOptions& options,
              double seconds = std::numeric_limits<double>::infinity());

}  // namespace gazetteer::cli
