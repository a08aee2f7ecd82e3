// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a repository, checked: games, then the graphs found before, then the conjectures,
// then the papers.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"
#include "faces/cli/ci/ci_result.hpp"
#include "faces/cli/input/program_terms.hpp"

namespace gazetteer::cli {

struct CiFiles {
    /// A file whose name ends in .game has games; any other has a paper, if it begins as one, or
    /// conjectures.
    std::vector<std::string> names;
    /// A folder; empty: no cache.
    std::string cache;
    /// The committed counterexamples; empty: none, and none are kept.
    std::string found;
    /// Which the conjectures may use.
    ProgramTermArguments terms;
};

/// Checks them all and calls `tell` with each result as it comes. What refutes a conjecture that is
/// expected to hold is added to the found ones. The options used are threads, stop and bytes.
/// Throws InputError at the first file that cannot be read, before anything is checked.
std::vector<CiResult> run_ci(const CiFiles& files, const conjectures::HuntOptions& options,
                             const std::function<void(const CiResult&)>& tell);

}  // namespace gazetteer::cli
