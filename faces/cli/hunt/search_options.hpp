// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a guided search.
#pragma once

#include "counterexamples/search/islands.hpp"
#include "faces/cli/arguments/verb.hpp"
#include "faces/cli/hunt/request.hpp"

namespace gazetteer::cli {

/// --search and what goes with it.
void add_search_options(Verb& verb, HuntRequest& request);

/// The class as it is asked for.
std::string graphs_of(const HuntRequest& request);

/// Throws InputError for --search with what it does not go with, and for its options without it.
void check_search(const HuntRequest& request);

/// The numbers of a search among graphs by flips.
conjectures::GuidedSearch guided_search_of(const HuntRequest& request);

/// The search that is asked for: among graphs in one of its spaces or all, among digraphs, or among
/// trees of which some have more than 64 vertices. Throws InputError if the class or the orders do
/// not parse.
conjectures::HuntReport searched(const conjectures::Conjecture& conjecture,
                                 const HuntRequest& request,
                                 const conjectures::HuntOptions& options);

}  // namespace gazetteer::cli
