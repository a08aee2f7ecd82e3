// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates written by hand, for the tests of the checker.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "certificates/check/check.hpp"

namespace gazetteer::check {

/// A certificate with this statement and this evidence.
inline std::string text(const std::string& statement, const std::string& evidence) {
    return "gazetteer-certificate 2\nprogram gazetteer 0.2.0\n" + statement + "evidence " +
           evidence + "end\n";
}
inline std::string outcome(const std::string& game, const std::string& graph,
                           const std::string& rest) {
    return "claim outcome\ngame " + game + "\ngraph " + graph + "\n" + rest;
}
inline std::string kernel(const std::string& graph, const std::string& rest) {
    return "claim even-kernel\ngraph " + graph + "\n" + rest;
}

/// "VALID", or the judgement, place and text, of a file of one certificate.
inline std::string judged(const std::string& certificate) {
    std::istringstream in(certificate + "total 1\n");
    std::ostringstream out;
    const int status = check_all(in, "", out);
    const std::string line = out.str();
    const std::string word = status == 0 ? "VALID" : status == 1 ? "INVALID" : "MALFORMED";
    EXPECT_NE(line.find(": " + word + ": "), std::string::npos) << line;
    return status == 0 ? word : line.substr(1, line.size() - 2);
}

}  // namespace gazetteer::check
