// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a claim that has been read, as its graphs show it before and after a run.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "counterexamples/papers/paper.hpp"
#include "counterexamples/papers/paper_domain.hpp"
#include "counterexamples/papers/paper_reader.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::conjectures {

/// The grounds of a claim that has a statement, as one domain of instances: that which the claim
/// has, or a new one.
std::shared_ptr<const PaperDomain> domain_of_claim(const PaperClaim& claim);

/// Grounds without a graph, random ones that draw too many, and a root of `refuted by` at which the
/// statement does not fail. Nothing for a claim without a statement, or with a fault before. The
/// claim keeps the domain.
std::vector<PaperFault> faults_of_grounds(PaperClaim& claim);

/// Each complaint of a report on the claim, with its place in the file before it, and behind it
/// what would be right. That the statement fails is no fault of the file, and stays as it is.
std::vector<std::string> placed_complaints(const PaperClaim& claim, const std::string& file,
                                           const std::vector<std::string>& complaints);

}  // namespace gazetteer::conjectures
