// SPDX-License-Identifier: GPL-3.0-or-later
// The judgement on a certificate. It rests on graph/ and the rules of the games in oracle/rules/
// alone; docs/CERTIFICATES.md says which theorem each kind of evidence takes for granted.
#pragma once

#include "certificates/check/reader.hpp"

namespace gazetteer::check {

/// Reads the next certificate, to the end of its last line or to the first fault. Any bytes may
/// come. Time and memory are linear in what is read, but for the bounded factors that
/// docs/CERTIFICATES.md lists. Throws nothing but std::bad_alloc.
Finding check_certificate(Reader& reader);

/// Prints a line for each certificate of the stream up to the first fault. A stream holds at least
/// one, and then the line "total" with their number. Returns the exit status: 0 when all are valid,
/// 1 invalid, 2 malformed.
int check_all(std::istream& in, const std::string& file, std::ostream& out);

}  // namespace gazetteer::check
