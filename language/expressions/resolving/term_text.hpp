// SPDX-License-Identifier: GPL-3.0-or-later
// A term in words, for lists of terms.
#pragma once

#include <string>

#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

/// "boolean", "integer", "graph or digraph".
const char* result_of(const Term& t);
/// "graph, vertex".
std::string parameters_of(const Term& t);
/// "degree(graph, vertex)".
std::string signature_of(const Term& t);
/// "degree(graph, vertex): integer".
std::string heading_of(const Term& t);

}  // namespace gazetteer::conjectures
