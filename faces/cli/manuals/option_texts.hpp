// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said of an option from its declaration, for manual pages and completion.
#pragma once

#include <string>
#include <vector>

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// Whether it has names such as --json, and is not known by its place.
bool is_named(const Option& option);
/// It takes no value.
bool is_flag(const Option& option);
bool takes_several(const Option& option);

/// "-o" and "--output"; of an argument its one name.
std::vector<std::string> names_of(const Option& option);
std::string longest_name(const Option& option);

/// What the value is called: the declared name, else the words that it may be, else that of its
/// type.
std::string value_of(const Option& option);
/// The words that the value may be; empty where it may be others.
std::vector<std::string> words_of(const Option& option);

/// The help with the range, the default, and whether the option is required, as sentences.
std::string explained(const Option& option);

}  // namespace gazetteer::cli
