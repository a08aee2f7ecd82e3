// SPDX-License-Identifier: GPL-3.0-or-later
// The lines about chains that certificates share.
#pragma once

#include <ostream>
#include <set>
#include <string>
#include <string_view>

#include "oracle/chains/pieces.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::certificates {

/// What the certificates written so far prove, for those behind them in the same file.
using Shown = std::set<std::string>;

template <class Numbers>
void write_numbers(std::ostream& out, std::string_view first, const Numbers& numbers) {
    out << first;
    for (const auto& number : numbers) out << ' ' << number;
    out << '\n';
}

/// The lines "unit", "joins" and "turn".
void write_units(std::ostream& out, const chains::Pattern& pattern);
/// A graph behind the word `side`, and its "hooks".
void write_end_of_chain(std::ostream& out, std::string_view side, const chains::End& end);
/// All lines from "unit" to the second "hooks".
void write_chain(std::ostream& out, const chains::Pattern& pattern);
/// Throws InputError as certificate_rules does.
void write_rules(std::ostream& out, const script::Rules& rules);

/// Has the code of gazetteer-check judge the text, with what was shown before it, writes and counts
/// it, and adds what it shows; neither if `shown` is null. Throws InputError with the reason where
/// it is not valid, "no certificate of" `what`.
void write_judged(std::ostream& out, const std::string& text, const std::string& what,
                  Shown* shown = nullptr);

}  // namespace gazetteer::certificates
