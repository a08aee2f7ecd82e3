// SPDX-License-Identifier: GPL-3.0-or-later
// What nauty's programs print, parsed line by line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "graph/enumeration/process.hpp"

namespace gazetteer {

/// for_each_line that knows whose the programs are, and parses. Throws ProcessError.
template <class Parse, class Visit>
bool for_each_parsed(const std::vector<Command>& pipeline, Parse parse, Visit visit) {
    try {
        return for_each_line(pipeline, [&](std::string_view line) {
            const auto parsed = parse(line);
            if (!parsed)
                throw ProcessError(pipeline.back().program + ": printed \"" + std::string(line) +
                                   "\": " + parsed.error().message);
            return visit(*parsed);
        });
    } catch (const ProgramNotFound& e) {
        throw ProcessError(std::string(e.what()) + "; it is in Debian's package nauty");
    }
}

}  // namespace gazetteer
