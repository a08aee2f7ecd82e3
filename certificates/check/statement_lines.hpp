// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of statements, each noted for people.
#pragma once

#include <string>
#include <string_view>

#include "certificates/check/statement.hpp"

namespace gazetteer::check {

void note(Statement& s, const std::string& line);
/// The rest of a line that begins with `first`, noted in the summary.
std::string_view value_of_line(Reader& reader, Statement& s, std::string_view first);
std::string_view next_value(Reader& reader, Statement& s, std::string_view first);
/// The same, one of two words.
std::string_view next_choice(Reader& reader, Statement& s, std::string_view first,
                             std::string_view a, std::string_view b);

/// The lines of the rules, as many as the number says; all of them stand in the summary, and in
/// `text` if it is not null.
Rules next_rules(Reader& reader, Statement& s, std::string_view count, std::string* text = nullptr);

// The statements about chains, behind their first lines.
void read_law(Reader& reader, Statement& s);
void read_member(Reader& reader, Statement& s);
void read_sequence(Reader& reader, Statement& s);
void read_claim_for_all(Reader& reader, Statement& s);

}  // namespace gazetteer::check
