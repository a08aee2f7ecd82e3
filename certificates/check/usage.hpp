// SPDX-License-Identifier: GPL-3.0-or-later
// What gazetteer-check --help prints; its manual page is made of the same text.
#pragma once

namespace gazetteer::check {

inline constexpr const char* usage =
    "usage: gazetteer-check FILE...\n"
    "Judges certificates, and trusts nothing of the program that wrote them. It prints a line for\n"
    "each certificate: where it ends, VALID, INVALID or MALFORMED, and the claim or the fault.\n"
    "Exit codes: 0 all are VALID; 1 some are INVALID; 2 some are MALFORMED, or unreadable.\n"
    "Example: gazetteer-check kernels.txt\n";

}  // namespace gazetteer::check
