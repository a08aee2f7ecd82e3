// SPDX-License-Identifier: GPL-3.0-or-later
// The second judge of a hunt, asked for and told.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "counterexamples/hunt/recheck.hpp"
#include "faces/cli/arguments/verb.hpp"
#include "faces/cli/hunt/request.hpp"

namespace gazetteer::cli {

/// --recheck and --recheck-graphs.
void add_recheck_options(Verb& verb, HuntRequest& request);

/// Throws InputError for --recheck where the ground is no class of graphs, and for
/// --recheck-graphs without it.
void check_recheck(const HuntRequest& request);
/// Throws InputError where the second evaluator lacks a word of the conjecture.
void check_recheck(const HuntRequest& request, const conjectures::Conjecture& conjecture);

/// The recheck of the report, with the threads and the stop of the options.
conjectures::Recheck rechecked(const conjectures::Conjecture& conjecture,
                               const HuntRequest& request, const conjectures::HuntReport& report,
                               const conjectures::HuntOptions& options);

/// "12 of 78 slices agree (seed 1): 1,987 graphs, met by 801 of them, 2,020 instances".
std::string recheck_words(const conjectures::Recheck& recheck);
nlohmann::ordered_json json_of(const conjectures::Recheck& recheck);

/// Throws std::logic_error that names the first slice where the two judges differ, if one does.
void insist_on_agreement(const conjectures::Recheck& recheck, const std::string& where = "");

}  // namespace gazetteer::cli
