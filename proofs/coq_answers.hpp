// SPDX-License-Identifier: GPL-3.0-or-later
// A program extracted from Coq's definitions, asked on lines.
#pragma once

#include <string>
#include <vector>

namespace gazetteer {

/// What the program answers, a line for each line asked. A failure of the program is one of the
/// test that runs.
std::vector<std::string> coq_answers(const std::string& program,
                                     const std::vector<std::string>& questions);

/// The main function of a test of such a program: runs the tests after reading the arguments
/// PROGRAM [BOUND]. `bound` stays as it is without the second.
int run_with_coq(int argc, char** argv, std::string& program, int& bound);

}  // namespace gazetteer
