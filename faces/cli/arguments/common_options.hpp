// SPDX-License-Identifier: GPL-3.0-or-later
// The options that several verbs share, each declared once; a verb says what they are for.
#pragma once

#include <cstddef>
#include <limits>
#include <string>

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// --memory MIB, the default being what `mebibytes` holds.
void add_memory_option(Verb& verb, std::size_t& mebibytes, std::string help);
/// --time-limit S, for a double or an optional one.
void add_time_limit_option(Verb& verb, Target seconds, std::string help);
/// --threads N.
void add_threads_option(Verb& verb, int& threads, const std::string& help = "Threads");
/// --json.
void add_json_option(Verb& verb, bool& json, std::string help = "One JSON object a line");
/// --certificate FILE.
void add_certificate_option(Verb& verb, std::string& file, std::string help);
/// --file FILE.
void add_file_option(Verb& verb, std::string& file, std::string help = "Read the graphs from FILE");

/// As the engines count; all memory where it cannot be said.
inline std::size_t bytes_of(std::size_t mebibytes) {
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    return mebibytes > all >> 20 ? all : mebibytes << 20;
}

}  // namespace gazetteer::cli
