// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates: the evidence for a verdict as a text that a small program of its own, which knows
// no solver, can judge (docs/CERTIFICATES.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gazetteer/api.hpp"

namespace gazetteer::v0 {

/// `invalid`: the evidence does not prove the statement. `malformed`: the text is no certificate.
enum class Judgement { valid, invalid, malformed };
/// "VALID", "INVALID", "MALFORMED".
GAZETTEER_API const char* to_string(Judgement judgement);

struct Finding {
    Judgement judgement = Judgement::malformed;
    /// Where the fault lies, or the certificate ends; counted from 1.
    std::int64_t line = 0;
    std::int64_t column = 0;
    /// What is proved, or why not.
    std::string text;
};

/// Judges a file of certificates by the code of gazetteer-check: one finding for each up to the
/// first fault, so that all are valid iff the last is. Any text may come. Time and memory are
/// linear in it, but for the bounded factors that docs/CERTIFICATES.md lists.
GAZETTEER_API std::vector<Finding> check(std::string_view certificates);
/// check() finds no fault.
GAZETTEER_API bool is_valid(std::string_view certificates);

/// One file of several, such as the certificates of several answers; empty ones are left out.
GAZETTEER_API std::string joined(const std::vector<std::string>& certificates);

}  // namespace gazetteer::v0
