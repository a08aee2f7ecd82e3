// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of papers among the files that ci checks.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/papers/paper.hpp"
#include "faces/cli/ci/ci_cache.hpp"
#include "faces/cli/ci/ci_result.hpp"
#include "properties/framework/any_claim.hpp"

namespace gazetteer::cli {

/// A paper, read: the claims as the file has them, and as they are run.
struct CiPaper {
    std::string file;
    conjectures::Paper paper;
    std::vector<properties::AnyClaim> claims;
};
/// Throws InputError with all its faults.
CiPaper ci_paper(const std::string& file);

/// Checks the claims that the cache does not have, together, then tells of each in their order. The
/// options used are threads, bytes and stop.
void check_paper(const CiPaper& paper, const CiCache& cache,
                 const conjectures::HuntOptions& options,
                 const std::function<void(CiResult)>& tell);

}  // namespace gazetteer::cli
