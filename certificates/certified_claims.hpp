// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates for what a claim was judged on: every outcome that its checks ask the oracle for is
// written as the winner's strategy and given to the checker of gazetteer-check.
#pragma once

#include <ostream>
#include <string>

#include "properties/framework/any_claim.hpp"

namespace gazetteer::certificates {

struct ClaimCertification {
    /// Different positions whose outcome the checks asked for, and how many of them have a valid
    /// certificate.
    int asked = 0;
    int valid = 0;
    /// What is wrong with the first that has not; empty if there is none.
    std::string fault;
};

/// How far to go with one claim. No clock is among them: what is certified does not depend on what
/// else the machine does.
struct CertifyLimits {
    int verdicts_max = 200;
    /// The most positions of one strategy; a verdict that needs more counts as asked, not as valid.
    int positions_max = 100'000;
};

/// Runs the claim on its domain in order, to its bound for tests or until a limit is met, on this
/// thread. Writes the certificates to `out` unless it is
/// null. A claim that asks the oracle for no outcome has none.
ClaimCertification certify(const properties::AnyClaim& claim, std::ostream* out = nullptr,
                           const CertifyLimits& limits = {});

}  // namespace gazetteer::certificates
