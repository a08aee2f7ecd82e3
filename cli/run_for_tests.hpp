// Runs the real program for the tests of the command line.
#pragma once

#include <string>
#include <vector>

namespace gazetteer::cli {

struct Ran {
    int exit_code = -1;
    std::string out;
    std::string err;
};

/// Runs build/cli/gazetteer with these arguments and this standard input, and waits for it.
/// `environment` replaces variables ("PATH=/nowhere").
Ran run_gazetteer(const std::vector<std::string>& arguments, const std::string& input = "",
                  const std::vector<std::string>& environment = {});

}  // namespace gazetteer::cli
