// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a request.
#pragma once

#include <string>
#include <string_view>

#include "graph/errors.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::page {

/// Thrown by what reads a request, caught at the door. Lines and columns count from 1; 0: none.
struct Fault : InputError {
    Fault(const std::string& message, const char* where, int line_at = 0, int column_at = 0)
        : InputError(message), in(where), line(line_at), column(column_at) {}
    const char* in;
    int line;
    int column;
};

/// The fault of a text: where the column of the whole text lies.
inline Fault fault_of(std::string_view text, const ParseError& error, const char* in) {
    int line = 1;
    int column = 1;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(error.column) && i < text.size(); ++i)
        if (text[i] == '\n')
            ++line, column = 1;
        else
            ++column;
    return {error.message, in, line, column};
}

}  // namespace gazetteer::page
